"""Ending a table, playing again, and leaving the server."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from ludoteka.server import schema, wire
from ludoteka.server.boards import Board, NewsBody, Seat, text
from ludoteka.server.changes import Change, Receipt, letter_from
from ludoteka.server.commands.edits import close_board, give_up, stand_up
from ludoteka.server.commands.guards import (
    may_see,
    must_host,
)
from ludoteka.server.commands.setting_up import SettingUp
from ludoteka.server.errors import conflict, forbidden
from ludoteka.server.moderation.presence import last_here
from ludoteka.server.people import DAY, DELETED, Person

ABANDONED = 3 * DAY
"""Who left a game and was not seen at it for so long has given it up."""


class Ending(SettingUp):
    """What people do around a game and after it."""

    async def close(self, table: str, person: Person, wanted: wire.Command) -> Receipt:
        """End a table that nobody else plays at."""

        async def edit(change: Change) -> None:
            board = change.board
            must_host(board, person)
            if board.status not in ("open", "playing"):
                raise conflict("over", "this table is over")
            if board.status == "playing":
                last = await self.tables.storage.read(lambda c: last_here(c, board))
                must_be_abandoned(board, person, last, change.now)
            close_board(change)

        return await self.tables.change(table, edit, letter_from(person.id, "close", wanted))

    async def close_abandoned(self, table: str, before: int) -> None:
        """Close a game that nobody has touched for long and no clock ends."""

        async def edit(change: Change) -> None:
            board = change.board
            running = board.deadline is not None and board.deadline > change.now
            if board.status == "playing" and change.before.touched < before and not running:
                close_board(change)

        await self.tables.change(table, edit)

    async def close_stale(self, table: str, before: int) -> None:
        """Close a table that nobody started."""

        async def edit(change: Change) -> None:
            if change.board.status == "open" and change.before.touched < before:
                close_board(change)

        await self.tables.change(table, edit)

    async def rematch(self, table: str, person: Person, wanted: wire.Command) -> Board:
        """A new table with the same game, and seats kept for the same people; who asks later gets the one there is."""
        board = await self.tables.board(table)
        if not board.seats_of(person.id):
            may_see(board, person, "")
            raise forbidden("not-seated", "you did not sit at this table")
        if not board.over():
            raise conflict("not-over", "the game is not over")
        if board.rematch is None:
            plan = wire.NewTable(
                game=board.game,
                seats=[rematch_plan(seat, person) for seat in board.seats],
                key=f"~rematch:{table}",
                options=board.options,
                public=board.public,
                title=board.title,
                clock=board.clock,
                stand_in=board.stand_in,
                chat=board.manners.chat,
                grace=board.manners.grace,
            )
            others = [seat for seat in board.seats if seat.kind == "person" and seat.person != person.id]
            new = await self.create(person, plan, [seat for seat in others if seat.name != DELETED])

            async def edit(change: Change) -> None:
                if change.board.rematch is not None:
                    return
                change.board.rematch = new.id
                change.news("rematch", NewsBody(by=person.name, table=new.id))

            await self.tables.change(table, edit, letter_from(person.id, "rematch", wanted))
            board = await self.tables.board(table)
            if board.rematch != new.id:
                await self.close_stale(new.id, self.moments.now() + 1)
        assert board.rematch is not None
        return await self.tables.board(board.rematch)

    async def forget(self, table: str, person: Person) -> None:
        """Take a person who is being deleted off a table."""

        async def edit(change: Change) -> None:
            board = change.board
            for seat in board.seats_of(person.id):
                seat.name = DELETED
            kept = [seat for seat in board.seats if seat.kind == "invited" and seat.person == person.id]
            for seat in kept:
                board.seats[seat.seat] = Seat(seat.seat, "open")
            titled = board.host == person.id and board.title != ""
            if titled:
                board.title = ""
            if board.status == "open":
                if board.seats_of(person.id):
                    stand_up(change, person.id)
                elif board.host == person.id:
                    close_board(change)
            elif board.status == "playing":
                for seat in board.seats_of(person.id):
                    if not seat.resigned and change.board.status == "playing":
                        give_up(change, seat)
            seats = board.seats_of(person.id)
            if not change.kind and (seats or kept or titled):
                change.news("seat", NewsBody(by=DELETED, what="left"), seat=seats[0].seat if seats else None)

        await self.tables.change(table, edit)

    async def erase(self, person: Person) -> None:
        """Take a person off all tables and out of all that was said there."""
        tables = await self.tables.storage.read(lambda c: tables_of(c, person.id))
        for table in tables:
            await self.forget(table, person)
        await self.tables.storage.write(lambda c: silence(c, person.id))
        for table in tables:
            self.tables.feed.latest.pop(table, None)

    async def erase_rest(self, person: Person) -> None:
        """Take somebody who has just been deleted off the tables they took while that was done; no more can come."""
        for table in await self.tables.storage.read(lambda c: tables_held(c, person.id)):
            await self.forget(table, person)


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


def must_be_abandoned(board: Board, person: Person, last: dict[str, int], now: int) -> None:
    """Refuse to end a game that others may still want to play on: one who is away for a while comes back."""
    for seat in board.seats:
        if seat.kind == "person" and seat.person is not None and seat.person != person.id and not seat.resigned:
            gone = now - last.get(seat.person, 0)
            if not seat.stand_in or gone < ABANDONED:
                raise conflict("others-play", "others have not given this game up; leave or resign instead")


def rematch_plan(seat: Seat, person: Person) -> wire.SeatPlan:
    """The same seat at the next table."""
    if seat.kind == "bot":
        return wire.BotSeat(bot=seat.bot)
    return wire.MySeat(name=seat.name or None) if seat.person == person.id else wire.OpenSeat()


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
