"""Tables: seats, setting up, and lists of games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludoteka.server.clocks import Clock, NoClock
from ludoteka.server.wire.basics import (
    NO_CONTROL,
    SAYING,
    TEXT,
    Answer,
    BotName,
    Code,
    Id,
    Key,
    Name,
    SeatKind,
    SeatNumber,
    Status,
    Strict,
    Time,
    Watching,
)
from ludoteka.server.wire.games import (
    GivenOptions,
)


class MySeat(Strict, frozen=True, tag="me", tag_field="kind"):
    """A seat for whoever makes the table; several on one screen have names of their own."""

    name: Name | None = None


class OpenSeat(Strict, frozen=True, tag="open", tag_field="kind"):
    """A seat for whoever comes."""


class InvitedSeat(Strict, frozen=True, tag="invited", tag_field="kind"):
    """A seat for whoever has its link."""


class BotSeat(Strict, frozen=True, tag="bot", tag_field="kind"):
    """A seat for a bot."""

    bot: BotName = "greedy"


SeatPlan = MySeat | OpenSeat | InvitedSeat | BotSeat


class NewTable(Strict, frozen=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    key: Key
    options: GivenOptions = msgspec.field(default_factory=dict)
    public: bool = True
    title: Annotated[str, Meta(max_length=80, pattern=NO_CONTROL)] = ""
    clock: Clock = NoClock()
    stand_in: BotName | None = None
    start: bool = False
    """Begin the game at once: everybody must have a seat. Either the table is there and plays, or there is none."""


class ImportedTable(Strict, frozen=True):
    """A table that goes on from a record."""

    record: Annotated[str, Meta(min_length=1, description="The text of a record file.")]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    key: Key
    public: bool = True
    title: Annotated[str, Meta(max_length=80, pattern=NO_CONTROL)] = ""
    clock: Clock = NoClock()
    stand_in: BotName | None = None


class ChangeSeat(Strict, frozen=True):
    """Another use for a seat before the game starts."""

    seat: SeatNumber
    plan: SeatPlan
    key: Key


class Join(Strict, frozen=True):
    """Sit down, at a certain seat or any free one."""

    key: Key
    seat: SeatNumber | None = None
    code: Code = ""
    name: Name | None = None


class Command(Strict, frozen=True):
    """Something to be done once."""

    key: Key


class SeatCommand(Strict, frozen=True):
    """Something to be done once for a seat."""

    seat: SeatNumber
    key: Key
    watching: Watching = False


class Chat(Strict, frozen=True):
    """Something to say to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=SAYING)]
    key: Key


class Note(Strict, frozen=True):
    """One's own notes about a table; nobody else sees them."""

    text: Annotated[str, Meta(max_length=10000, pattern=TEXT)]


class Notes(Answer, frozen=True):
    """One's own notes about a table."""

    text: str
    at: Time | None


class SeatInfo(Answer, frozen=True):
    """A seat: who sits there, who plays for whom, and its clock."""

    seat: int
    kind: SeatKind
    name: str
    yours: bool
    bot: str
    away: bool
    """A bot plays for the player until the player comes back."""
    resigned: bool
    bank: int | None
    """Milliseconds left in its bank when its clock last started or stopped."""
    since: Time | None
    deadline: Time | None
    code: str | None = None
    """The code of its invitation link, for the host."""


class TableInfo(Answer, frozen=True):
    """A table, without what is on it."""

    id: Id
    game: str
    title: str
    status: Status
    public: bool
    options: dict[str, Any]
    clock: Clock
    stand_in: str
    seats: list[SeatInfo]
    waiting: list[int]
    version: int
    """The number of the newest update."""
    actions: int
    host: str
    hosting: bool
    created: Time
    started: Time | None
    ended: Time | None
    touched: Time
    places: list[int]
    ended_by: Literal["", "game", "resigned", "closed"]
    commitment: str
    """The SHA-256 of the seed all luck comes from, published before the first action."""
    seed: str | None
    """The seed itself, once the game is over."""
    rematch: Id | None
    imported: int = 0
    """How many actions come from an imported record; whoever brought it may know what was hidden then."""
    code: str | None = None
    """The code of the table's own link, for those who sit there."""


class PlayedSeat(Answer, frozen=True):
    """Somebody in a finished game."""

    seat: int
    name: str
    bot: str
    yours: bool
    resigned: bool
    place: int | None


class PlayedGame(Answer, frozen=True):
    """A finished game, as one of its players looks back at it."""

    table: Id
    game: str
    title: str
    options: dict[str, Any]
    started: Time
    ended: Time
    ended_by: Literal["", "game", "resigned", "closed"]
    actions: int
    players: list[PlayedSeat]


class PlayedCount(Answer, frozen=True):
    """How many games of one kind somebody has finished, and how many of them were won."""

    game: str
    played: int
    won: int


class PlayedGames(Answer, frozen=True):
    """One's own finished games, the latest first; `next` asks for more, `counts` are over all of them."""

    games: list[PlayedGame]
    counts: list[PlayedCount]
    next: str | None


class Tables(Answer, frozen=True):
    """Tables, the most recently used first; `next` asks for more."""

    tables: list[TableInfo]
    next: str | None
