"""Play: positions, actions, previews, updates and the past."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludoteka.table.referee.questions import Ask, Message
from ludoteka.table.wire.basics import (
    Answer,
    Id,
    Key,
    Notation,
    SeatNumber,
    Status,
    Strict,
    Time,
    Watching,
)
from ludoteka.table.wire.tables import (
    SeatInfo,
)


class Position(Answer, frozen=True):
    """What a seat, or a spectator, sees and may do now. `view` is typed by the game."""

    table: Id
    version: int
    """The number of the newest update that is part of it."""
    game: str
    status: Status
    seat: int | None
    now: Time
    actions: int
    waiting: list[int]
    seats: list[SeatInfo]
    decision: int
    """The number of what the seat is asked; sent back with the action."""
    asks: list[Ask]
    undo: bool
    """Whether the seat has an action it may ask to take back."""
    places: list[int]
    view: Any
    scores: list[int] | None = None
    """The points of each seat once the game was played to its end, where the game counts any."""


class Move(Strict, frozen=True):
    """An action for a seat, in answer to a decision."""

    seat: SeatNumber
    decision: Annotated[int, Meta(ge=0)]
    action: Notation
    key: Key
    watching: Watching = False


class Trial(Strict, frozen=True):
    """An action to look at without taking it."""

    seat: SeatNumber
    action: Notation


class Doubts(Strict, frozen=True):
    """Actions that a player would like to take but is not offered."""

    seat: SeatNumber
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=40)]


class Verdict(Answer, frozen=True):
    """Whether an action is on offer, and if it is not, why, where the game can say."""

    action: str
    allowed: bool
    reason: Message | None = None
    rule: str = ""


class Verdicts(Answer, frozen=True):
    """A verdict for each action, in order."""

    answers: list[Verdict]


class Done(Answer, frozen=True):
    """It is done and will not be lost: the number of the update it made, and the position as it is now.

    There is no position for a client that said it watches: the live feed brings it.
    """

    version: int
    repeated: bool
    """Whether the same message had been done before."""
    position: Position | None


class Preview(Answer, frozen=True):
    """What an action would do, up to the first chance or reveal; `odds` is what its dice may do, null if none."""

    game: str
    events: list[Message]
    stopped_by: Literal["", "chance", "reveal"]
    view: Any
    odds: Any


class Update(Answer, frozen=True):
    """One numbered change of a table as one seat, or a spectator, may know it.

    Every watcher gets every number; what is not for its eyes is left out of `events`.
    """

    n: int
    at: Time
    kind: Literal["created", "seat", "started", "action", "undo", "chat", "ended", "rematch", "closed", "vote", "talk"]
    seat: int | None = None
    by: str = ""
    """Who did it: a player's name, or `bot greedy`."""
    action: int | None = None
    """The number of the action that was taken or taken back."""
    do: str | None = None
    """The action itself; only for the seat that took it."""
    events: list[Message] = msgspec.field(default_factory=list)
    what: str = ""
    """What happened to a seat: joined, left, removed, changed, away, replaced, out-of-time, back, resigned; what came
    of a vote: opened, replace, wait, waits, returned; who may talk now: players, everyone; `operator` if one did it."""
    text: str = ""
    """What was said; empty for those it was not said to, and for those who do not want to hear the speaker."""
    places: list[int] | None = None
    table: Id | None = None
    """The table of the rematch."""


class Updates(Answer, frozen=True):
    """Updates in order; `more` if there are others behind them."""

    updates: list[Update]
    version: int
    more: bool


class PastAction(Answer, frozen=True):
    """One action of the game so far, as one seat may know it."""

    n: int
    seat: int
    by: str
    at: Time
    do: str | None
    events: list[Message]


class History(Answer, frozen=True):
    """The actions of the game so far; `setup` is what was told before the first."""

    setup: list[Message]
    actions: list[PastAction]


class PastView(Answer, frozen=True):
    """What a seat saw after a number of actions."""

    game: str
    at: int
    seat: int | None
    view: Any


class CoursePoint(Answer, frozen=True):
    """The points of each seat after a number of actions."""

    n: int
    scores: list[int]


class Course(Answer, frozen=True):
    """How the points went over a whole game; empty where the game counts none."""

    points: list[CoursePoint]


class SeatRecord(Answer, frozen=True):
    """All that a seat knows of a game that is not over: no seed, no luck, and others' actions only as told."""

    ludoteka: Literal["seat record 1"]
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    players: list[str]
    seat: int | None
    commitment: str
    nonces: list[str]
    setup: list[Message]
    actions: list[PastAction]
    view: Any
