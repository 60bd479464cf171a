"""What a referee is asked by those who want advice, and what it answers, as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteka.bots.hints import Measure
from ludoteka.kernel.record import Line
from ludoteka.review.moments import Deal, Moment
from ludoteka.review.standing import Knowledge


class Advise(msgspec.Struct, frozen=True, tag=True):
    """What would an expert do for a seat in this position, and what else looks good?"""

    game: str
    state: bytes
    seat: int
    seconds: float


class Weigh(msgspec.Struct, frozen=True, tag=True):
    """What does an action give away against the best option?"""

    game: str
    state: bytes
    seat: int
    action: str
    seconds: float


class Review(msgspec.Struct, frozen=True, tag=True):
    """What did these actions change? With `options`, which a game was set up with, what did its deal do, too?"""

    game: str
    state: bytes
    lines: list[Line]
    knowledge: Knowledge
    options: dict[str, Any] | None


class Pose(msgspec.Struct, frozen=True, tag=True):
    """How does a puzzle look to its seat, and what is asked?"""

    game: str
    puzzle: str


class Solve(msgspec.Struct, frozen=True, tag=True):
    """Is an action the solution of a puzzle? Without one: what is the solution?"""

    game: str
    puzzle: str
    action: str | None


class Posed(msgspec.Struct, frozen=True, tag=True):
    """A puzzle, ready for the wire."""

    view: bytes
    asks: bytes


class Solved(msgspec.Struct, frozen=True, tag=True):
    """The verdict on an answer; the solution unless the answer was wrong."""

    right: bool
    tried: Hint | None
    solution: Hint | None


class Reviewed(msgspec.Struct, frozen=True, tag=True):
    """What actions changed, the position after them, and whether the game is over there."""

    measure: Measure
    deal: Deal | None
    moments: list[Moment]
    state: bytes
    over: bool


class Reason(msgspec.Struct, frozen=True):
    """Something that a move changes about a side: a message of the game with its count, and whether it is good."""

    message: str
    count: int
    seat: int
    good: int


class Hint(msgspec.Struct, frozen=True):
    """An option in notation with its worth and what it changes."""

    action: str
    value: float | None
    reasons: list[Reason]


class Advised(msgspec.Struct, frozen=True, tag=True):
    """The best options, and how the seat stands before."""

    measure: Measure
    value: float | None
    hints: list[Hint]


class Weighed(msgspec.Struct, frozen=True, tag=True):
    """What an action gives away, by the measure, and the better option; nothing where that cannot be told."""

    measure: Measure
    given: float
    best: Hint | None


class Explained(msgspec.Struct, frozen=True, tag=True):
    """What a move changed, and how its seat stood before and after."""

    measure: Measure
    before: float | None
    after: float | None
    reasons: list[Reason]
