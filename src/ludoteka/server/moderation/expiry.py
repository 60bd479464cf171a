"""Expiry: guests who never came back, games that everybody left, and what is left of both, go after some time."""

from __future__ import annotations

import logging
from typing import Final

import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.commands import Commands
from ludoteka.server.moderation import rows
from ludoteka.server.people import People
from ludoteka.server.removal import remove_table
from ludoteka.server.settings import Settings
from ludoteka.table.errors import Refusal
from ludoteka.table.person import DAY, Person
from ludoteka.table.tables import Tables

HOUR: Final = DAY // 24
AT_ONCE: Final = 100
"""How many of each kind go in one round."""
REPORT_DAYS: Final = 365
"""Days for which closed reports are kept."""

log = logging.getLogger("ludoteka.expiry")


class Expiry:
    """Looks every hour for what may go."""

    def __init__(self, people: People, tables: Tables, commands: Commands, settings: Settings) -> None:
        self.people = people
        self.tables = tables
        self.commands = commands
        self.settings = settings
        self.storage = people.storage
        self.looked = 0

    async def tidy(self, now: int) -> None:
        """One round, if it is time for it."""
        if now - self.looked < HOUR:
            return
        self.looked = now
        await self.storage.write(lambda c: drop_old(c, now))
        if self.settings.abandoned_days:
            before = now - self.settings.abandoned_days * DAY
            for table_id in await self.storage.read(lambda c: find_abandoned(c, before, now)):
                await self.close(table_id, before)
            for table_id in await self.storage.read(lambda c: find_nobodys(c, before)):
                await self.storage.write(lambda c, table_id=table_id: remove_table(c, table_id))  # type: ignore[misc]
                self.tables.drop(table_id)
        if self.settings.guest_days:
            before = now - self.settings.guest_days * DAY
            for person, name in await self.storage.read(lambda c: find_gone_guests(c, before)):
                await self.forget(Person(person, name, None, None, "", ""))

    async def close(self, table_id: str, before: int) -> None:
        """Close a game that everybody left."""
        try:
            await self.commands.close_abandoned(table_id, before)
        except Refusal as refusal:
            log.info("not expired", extra={"problem": refusal.problem.message})

    async def forget(self, guest: Person) -> None:
        """Delete a guest as they could themselves, and the row as well where nothing refers to it."""
        await self.commands.erase(guest)
        await self.people.erase(guest)
        await self.commands.erase_rest(guest)
        await self.storage.write(lambda c: remove_person(c, guest.id))


def drop_old(c: sa.Connection, now: int) -> None:
    """What was only good for a time: announcements, sanctions and errands that are over, old closed reports."""
    for column in (rows.announcement.c.until, rows.sanction.c.until):
        c.execute(sa.delete(column.table).where(column < now))
    c.execute(sa.delete(rows.errand).where(rows.errand.c.at < now - DAY))
    c.execute(sa.delete(rows.report).where(rows.report.c.closed < now - REPORT_DAYS * DAY))


def find_abandoned(c: sa.Connection, before: int, now: int) -> list[str]:
    """Games at which nothing has happened for long and no clock runs."""
    board = schema.board.c
    quiet = sa.or_(board.deadline.is_(None), board.deadline <= now)
    query = sa.select(board.id).where(board.status == "playing", board.touched < before, quiet)
    return list(c.execute(query.limit(AT_ONCE)).scalars())


def find_nobodys(c: sa.Connection, before: int) -> list[str]:
    """Tables that ended long ago and at which nobody sat who is still known here."""
    board, seat, people = schema.board.c, schema.seat.c, schema.person
    known = (
        sa.select(seat.board)
        .join(people, people.c.id == seat.person)
        .where(seat.board == board.id, ~people.c.deleted)
        .exists()
    )
    hosted = sa.select(people.c.id).where(people.c.id == board.host, ~people.c.deleted).exists()
    ended = sa.and_(board.status.in_(("finished", "closed")), board.touched < before)
    return list(c.execute(sa.select(board.id).where(ended, ~known, ~hosted).limit(AT_ONCE)).scalars())


def find_gone_guests(c: sa.Connection, before: int) -> list[tuple[str, str]]:
    """Guests who were not seen for long, and at none of whose tables anything has happened since."""
    people, board, seat = schema.person.c, schema.board, schema.seat
    sits = sa.select(seat.c.board).where(seat.c.person == people.id)
    recent = (
        sa.select(board.c.id)
        .where(sa.or_(board.c.host == people.id, board.c.id.in_(sits)), board.c.touched >= before)
        .where(board.c.status.in_(("open", "playing")))
        .exists()
    )
    gone = (people.login.is_(None), ~people.deleted, people.seen < before)
    query = sa.select(people.id, people.name).where(*gone, ~recent).limit(AT_ONCE)
    return [(row.id, row.name) for row in c.execute(query)]


def remove_person(c: sa.Connection, person: str) -> None:
    """Take a deleted person's row out of the database, unless something still refers to it."""
    board, seat, report = schema.board.c, schema.seat.c, rows.report.c
    held = (
        sa.select(board.id).where(board.host == person),
        sa.select(seat.board).where(seat.person == person),
        sa.select(report.id).where(sa.or_(report.person == person, report.reporter == person)),
        sa.select(rows.audit.c.id).where(rows.audit.c.person == person),
    )
    if any(c.execute(query.limit(1)).first() is not None for query in held):
        return
    c.execute(sa.delete(rows.sanction).where(rows.sanction.c.person == person))
    c.execute(sa.delete(schema.person).where(schema.person.c.id == person))
