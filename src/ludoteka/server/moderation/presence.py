"""Presence: when somebody was last at a table, in any process: looked from a seat, acted, or came back."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.moderation import rows
from ludoteka.server.storage import Storage
from ludoteka.table.manners import MINUTE, grace_minutes
from ludoteka.table.table import Seat, Table
from ludoteka.table.tables import Tables

BEAT: Final = 30_000
"""How often it is noted who is here."""
PRESENT: Final = 3 * BEAT
"""Who was noted in this time counts as present."""

NOTE = sa.text(
    "INSERT INTO presence (board, person, at) VALUES (:board, :person, :at) "
    "ON CONFLICT (board, person) DO UPDATE SET at = excluded.at"
)


class Presence:
    """Notes who is at the tables that play."""

    def __init__(self, tables: Tables, storage: Storage) -> None:
        self.tables = tables
        self.storage = storage
        self.noted = 0

    async def beat(self, now: int) -> bool:
        """Note everybody who looks from a seat now, if it is time; whether it was."""
        if now - self.noted < BEAT:
            return False
        self.noted = now
        here = sorted((table_id, person) for table_id, person in self.tables.feed.seated() if person)
        playing = [
            {"board": table_id, "person": person, "at": now} for table_id, person in here if self.plays(table_id)
        ]
        if playing:
            await self.storage.write(lambda c: note(c, playing))
        return True

    def plays(self, table_id: str) -> bool:
        entry = self.tables.entries.get(table_id)
        return entry is None or entry.table.status == "playing"


def note(c: sa.Connection, here: list[dict[str, object]]) -> None:
    c.execute(NOTE, here)


def last_here(c: sa.Connection, table: Table) -> dict[str, int]:
    """When each person who sits at a table was last there; at the latest when the game began."""
    found = {seat.person: table.started or table.created for seat in table.seats if seat.kind == "person"}
    acted = {seat.acted: seat.person for seat in table.seats if seat.kind == "person" and seat.acted}
    seen = sa.select(rows.presence.c.person, rows.presence.c.at).where(rows.presence.c.board == table.id)
    times = [(row.person, row.at) for row in c.execute(seen)]
    if acted:
        news = schema.news.c
        took = sa.select(news.n, news.at).where(news.board == table.id, news.n.in_(acted))
        times += [(acted[row.n], row.at) for row in c.execute(took)]
    for person, at in times:
        if person in found:
            found[person] = max(found[person], at)
    return {person: at for person, at in found.items() if person is not None}


def keeps_waiting(table: Table, seat: Seat) -> bool:
    """Whether the table waits for a person at this seat."""
    playing = table.status == "playing" and seat.kind == "person" and not seat.played_by_bot
    return playing and seat.seat in table.waiting


def vote_from(table: Table, person: str, last: int) -> int:
    """The moment from which the others may vote about somebody who was last there at this one."""
    allowed = last + grace_minutes(table.clock, table.manners.grace) * MINUTE
    return max(allowed, table.manners.patience.get(person, 0))


def voters(table: Table, absent: str, last: dict[str, int], watching: set[str], now: int) -> set[str]:
    """Who decides about somebody who is absent: the other people at the table who are there, or have voted."""
    poll = next((poll for poll in table.manners.polls if poll.person == absent), None)
    voted = set() if poll is None else set(poll.votes)
    others = {seat.person for seat in table.seats if seat.kind == "person" and not seat.played_by_bot}
    return {
        person
        for person in others
        if person is not None
        and person != absent
        and (person in watching or person in voted or now - last.get(person, 0) < PRESENT)
    }
