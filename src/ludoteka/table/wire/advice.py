"""Advice: hints, why a bot did something, and a word of caution before a bad move."""

from __future__ import annotations

from ludoteka.bots.hints import Measure
from ludoteka.table.referee.questions import Message
from ludoteka.table.wire.basics import Answer, Id


class Reason(Answer, frozen=True):
    """Something that a move changes about a side: words to be said after its name, such as `one more temple`."""

    message: Message
    seat: int
    """The first seat of the side."""
    good: int
    """1 if it is good for that side, -1 if it is bad, 0 if neither."""


class Hint(Answer, frozen=True):
    """An option: what to send, how to word it, the things it touches, how well it does, and what it changes."""

    action: str
    label: Message
    refs: list[str]
    value: float | None
    reasons: list[Reason]


class Hints(Answer, frozen=True):
    """The best options of what a seat is asked, the expert's choice first, and how the seat stands before."""

    table: Id
    version: int
    """The number of the update that made the position they are for."""
    seat: int
    measure: Measure
    value: float | None
    hints: list[Hint]


class Caution(Answer, frozen=True):
    """What an action gives away against the best option that a quick look found."""

    action: str
    measure: Measure
    given: float
    serious: bool
    """Whether a coach should speak up."""
    best: Hint | None
    """The better option, where there is one."""


class Why(Answer, frozen=True):
    """What somebody's move changed, as far as the one who asks may know: all their actions in a row, first to last."""

    seat: int
    first: int
    last: int
    measure: Measure
    before: float | None
    """How that seat stood before, by the measure, as the one who asks may know it."""
    after: float | None
    reasons: list[Reason]
