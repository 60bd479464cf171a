"""A change of a table while it is worked out, and the message that asked for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, Final

import msgspec

from ludoteka.table.clocks import SeatClock, next_deadline, resumed, started, stopped
from ludoteka.table.manners import Manners
from ludoteka.table.referee import questions as q
from ludoteka.table.table import News, NewsBody, Seat, Table

CHECKPOINT_EVERY: Final = 32
BOT_GRACE: Final = 3_000
"""Milliseconds after a bot should have acted; from then on any process may see to it."""


class Conflict(Exception):
    """Another process changed the table first."""


class ShelfDown(Exception):
    """Whatever keeps the tables does not answer, or not in time."""


class Repeated(Exception):
    """The key of a message, or of a new table, was used before."""


class KeptLine(msgspec.Struct, frozen=True):
    """An action as a table keeps it: who took it for the seat, when, and which update told it."""

    n: int
    line: q.KeptAction
    by: str
    at: int
    news: int


class Entry:
    """A table this process remembers. `token` names its match at the referee: a dropped entry never finds its match."""

    __slots__ = ("looks", "table", "token")

    def __init__(self, table: Table, token: str, looks: dict[int, q.Look]) -> None:
        self.table = table
        self.token = token
        self.looks = looks


class Letter(msgspec.Struct, frozen=True):
    """Who sent a message, with which key, and a fingerprint of what it says."""

    person: str
    key: str
    digest: str


def letter_from(person: str, what: str, message: Any) -> Letter:
    """The letter of a message with a key."""
    said = blake2b(what.encode() + msgspec.json.encode(message), digest_size=12).hexdigest()
    return Letter(person, message.key, said)


class Receipt(msgspec.Struct, frozen=True):
    """What came of a message: the update it made, and whether it had been done before."""

    version: int
    repeated: bool


class Change:
    """A change being worked out: the table as it will be, and what has to be written with it."""

    def __init__(self, entry: Entry, now: int) -> None:
        self.entry = entry
        self.before = entry.table
        self.table = entry.table.copy()
        self.table.version += 1
        self.table.touched = now
        self.now = now
        self.kind = ""
        self.seat: int | None = None
        self.action: int | None = None
        self.by = ""
        self.body = NewsBody()
        self.standing: q.Standing | None = None
        self.checkpoint = False
        self.gone: int | None = None
        self.person: str | None = None
        """Whose name is told, where no message of theirs made the change."""
        self.lines: list[KeptLine] = []
        self.looks: list[q.Look] | None = None
        self.undone_by: int | None = None
        self.also: list[Callable[[Any], None]] = []
        """What the host of the table writes besides, where it keeps the rest."""

    def news(self, kind: str, body: NewsBody, *, seat: int | None = None, action: int | None = None) -> None:
        """What will be told."""
        self.kind = kind
        self.body = body
        self.seat = seat
        self.action = action

    def told(self, letter: Letter | None) -> News:
        """The update that it makes."""
        person = self.person if letter is None else letter.person
        return News(self.table.version, self.now, self.kind, self.seat, self.action, self.body, person)

    def stand(self, standing: q.Standing) -> None:
        """Take over how the match stands now."""
        table = self.table
        self.standing = standing
        table.placed = table.version
        table.actions = standing.actions
        table.lucky = standing.lucky
        table.waiting = standing.waiting
        table.decisions = standing.decisions
        if standing.unit is not None and (
            not self.before.placed or standing.unit_at - table.checkpoint >= CHECKPOINT_EVERY
        ):
            table.checkpoint = standing.unit_at
            self.checkpoint = True
        if standing.places:
            self.finish("game", standing.places)

    def finish(self, by: str, places: list[int]) -> None:
        """The game is over."""
        table = self.table
        table.status = "finished"
        table.ended = self.now
        table.ended_by = by
        table.places = places
        self.body = msgspec.structs.replace(self.body, places=places)

    def settle(self, bot_seconds: float) -> None:
        """Start and stop clocks and see whether a bot is due."""
        table = self.table
        for seat in table.seats:
            seat.clock = self.settled(seat)
        if table.manners.polls:
            table.manners = still_open(table)
        table.deadline = next_deadline(seat.clock for seat in table.seats if not seat.played_by_bot)
        due = self.now + BOT_GRACE + int(3000 * bot_seconds)
        table.bot_due = due if table.waiting_bots() else None

    def settled(self, seat: Seat) -> SeatClock:
        """The clock of a seat as it goes on. For a player who is away it runs too: coming back gains nothing."""
        table = self.table
        if seat.kind == "bot":
            return SeatClock()
        if table.status != "playing" or seat.seat not in table.waiting or seat.resigned:
            return stopped(table.clock, seat.clock, seat.sleep, self.now)
        if self.undone_by == seat.seat:
            return resumed(table.clock, seat.clock, seat.sleep, self.now)
        return started(table.clock, seat.clock, seat.sleep, self.now)


def still_open(table: Table) -> Manners:
    """The manners without votes about those who acted or are not waited for any more."""
    polls = [
        poll
        for poll in table.manners.polls
        for seat in (table.seats[poll.seat],)
        if table.status == "playing" and seat.person == poll.person and poll.seat in table.waiting
        if not seat.played_by_bot and seat.acted < table.version
    ]
    return msgspec.structs.replace(table.manners, polls=tuple(polls))


Edit = Callable[[Change], Awaitable[None]]
