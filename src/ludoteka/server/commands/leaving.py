"""Leaving the server: a person who is deleted is taken off all tables."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.kept import text
from ludoteka.server.storage import Storage
from ludoteka.table.changes import Change
from ludoteka.table.commands.edits import close_table, give_up, stand_up
from ludoteka.table.person import DELETED, Person
from ludoteka.table.table import NewsBody, Seat
from ludoteka.table.tables import Tables


class Leaving:
    """Takes people off their tables."""

    tables: Tables
    storage: Storage

    async def forget(self, table_id: str, person: Person) -> None:
        """Take a person who is being deleted off a table."""

        async def edit(change: Change) -> None:
            table = change.table
            for seat in table.seats_of(person.id):
                seat.name = DELETED
            kept = [seat for seat in table.seats if seat.kind == "invited" and seat.person == person.id]
            for seat in kept:
                table.seats[seat.seat] = Seat(seat.seat, "open")
            titled = table.host == person.id and table.title != ""
            if titled:
                table.title = ""
            if table.status == "open":
                if table.seats_of(person.id):
                    stand_up(change, person.id)
                elif table.host == person.id:
                    close_table(change)
            elif table.status == "playing":
                for seat in table.seats_of(person.id):
                    if not seat.resigned and change.table.status == "playing":
                        give_up(change, seat)
            seats = table.seats_of(person.id)
            if not change.kind and (seats or kept or titled):
                change.news("seat", NewsBody(by=DELETED, what="left"), seat=seats[0].seat if seats else None)

        await self.tables.change(table_id, edit)

    async def erase(self, person: Person) -> None:
        """Take a person off all tables and out of all that was said there."""
        tables = await self.storage.read(lambda c: tables_of(c, person.id))
        for table_id in tables:
            await self.forget(table_id, person)
        await self.storage.write(lambda c: silence(c, person.id))
        for table_id in tables:
            self.tables.feed.latest.pop(table_id, None)

    async def erase_rest(self, person: Person) -> None:
        """Take somebody who has just been deleted off the tables they took while that was done; no more can come."""
        for table_id in await self.storage.read(lambda c: tables_held(c, person.id)):
            await self.forget(table_id, person)


def tables_of(c: sa.Connection, person: str) -> list[str]:
    """The tables that somebody hosts, sits at or has a seat kept at."""
    board, seat = schema.board.c, schema.seat.c
    sits = sa.select(seat.board).where(seat.person == person)
    return [row.id for row in c.execute(sa.select(board.id).where(sa.or_(board.host == person, board.id.in_(sits))))]


def tables_held(c: sa.Connection, person: str) -> list[str]:
    """The tables at which somebody is still waited for, as host or as a player who has not given up."""
    board, seat = schema.board.c, schema.seat.c
    sits = sa.select(seat.board).where(seat.person == person)
    plays = sits.where(~seat.resigned)
    waiting = (board.status == "open") & sa.or_(board.host == person, board.id.in_(sits))
    playing = (board.status == "playing") & board.id.in_(plays)
    return [row.id for row in c.execute(sa.select(board.id).where(sa.or_(waiting, playing)))]


def silence(c: sa.Connection, person: str) -> None:
    """Take what a deleted person said, and the name, out of the updates."""
    news = schema.news
    mine = sa.select(news.c.board, news.c.n, news.c.body).where(news.c.person == person)
    for row in c.execute(mine).all():
        body = msgspec.json.decode(row.body, type=NewsBody)
        if body.by or body.text:
            clean = text(msgspec.structs.replace(body, by=DELETED, text=""))
            here = (news.c.board == row.board) & (news.c.n == row.n)
            c.execute(sa.update(news).where(here).values(body=clean))
