"""Tables: seats, setting up, and lists of games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludoteka.table.clocks import Clock, NoClock
from ludoteka.table.manners import Talk
from ludoteka.table.wire.basics import (
    LINE,
    SAYING,
    TEXT,
    Answer,
    BotName,
    Code,
    Id,
    Key,
    Name,
    Nonce,
    SeatKind,
    SeatNumber,
    Status,
    Strict,
    Time,
    Watching,
)
from ludoteka.table.wire.games import (
    GivenOptions,
)

Minutes = Annotated[
    int,
    Meta(
        ge=2,
        le=43200,
        description="Minutes a player may be away before the others may vote; by default as fits the clock.",
    ),
]
Grace = Minutes | None


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
    title: Annotated[str, Meta(max_length=80, pattern=LINE)] = ""
    clock: Clock = NoClock()
    stand_in: BotName | None = None
    chat: Talk = "players"
    grace: Grace = None
    start: bool = False
    """Begin the game at once: everybody must have a seat. Either the table is there and plays, or there is none.

    Nobody gives a nonce then. To give one, make the table, look at its commitment, and start it."""


class ImportedTable(Strict, frozen=True):
    """A table that goes on from a record."""

    record: Annotated[str, Meta(min_length=1, description="The text of a record file.")]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    key: Key
    public: bool = True
    title: Annotated[str, Meta(max_length=80, pattern=LINE)] = ""
    clock: Clock = NoClock()
    stand_in: BotName | None = None
    chat: Talk = "players"
    grace: Grace = None


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
    nonce: Nonce | None = None


class Start(Strict, frozen=True):
    """Begin the game; the nonce is for one's own seats that have none yet."""

    key: Key
    nonce: Nonce | None = None


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
    spent: bool = False
    """The player cannot come back: all time is used up, on a clock of days the time for this turn."""
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
    """The fingerprint of the server's secret, fixed before anybody sits down; in scheme 1 that of the seed itself."""
    scheme: int
    """2 if the seed is made of the server's secret and everybody's nonce, 1 at tables of older versions."""
    nonces: list[str]
    """What each seat has given towards the seed, empty for bots and whoever gave nothing; no seats in scheme 1."""
    secret: str | None
    """What the server gave towards the seed, once the game is over."""
    seed: str | None
    """The seed all luck came from, once the game is over."""
    rematch: Id | None
    imported: int = 0
    """How many actions come from an imported record; whoever brought it may know what was hidden then."""
    adopted: int | None = None
    """The same, as the commitment fixes it, and null for a game that began here."""
    lesson: str = ""
    """The lesson that is learned at this table, empty if a game is played."""
    code: str | None = None
    """The code of the table's own link, for those who sit there."""
    chat: Talk = "players"
    """Whether only those who sit here may talk, or everybody who watches."""
    grace: int = 0
    """Minutes that a player may be away before the others may vote about it."""


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
