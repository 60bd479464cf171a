"""What a referee is asked by those who want advice, and what it answers, as plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

Measure = Literal["chance", "points", "none"]
"""What values tell: the chance to win, from 0 to 1; the points to expect, in a game played alone; or nothing."""


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
