"""Puzzles: positions in which one way is clearly best."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from ludoteka.bots.hints import Measure
from ludoteka.table.referee.questions import Ask, Message
from ludoteka.table.wire.advice import Hint
from ludoteka.table.wire.basics import Answer, Notation, Strict

PuzzleId = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[a-z0-9_.-]{1,60}$(?!\n)")]


class PuzzleInfo(Answer, frozen=True):
    """A puzzle in the list: for how many players, whose turn it is, and how hard it is, from 1 to 3."""

    id: str
    seats: int
    seat: int
    grade: int


class Puzzles(Answer, frozen=True):
    """All puzzles of a game, and the one of today; none if there are none."""

    game: str
    today: str | None
    puzzles: list[PuzzleInfo]


class Puzzle(Answer, frozen=True):
    """A puzzle as its seat sees it: `view` is typed by the game, `asks` is the decision to make."""

    id: str
    game: str
    seats: int
    seat: int
    grade: int
    measure: Measure
    """What it is about: the chance to win, or points at the end."""
    actions: int
    """How many actions the game had when it came to this."""
    asks: list[Ask]
    view: Any


class PuzzleTry(Strict, frozen=True):
    """An answer to a puzzle; none to be shown the solution."""

    action: Notation | None = None


class PuzzleVerdict(Answer, frozen=True):
    """Whether an answer is right; what was tried, and, if it was right or nothing was tried, the solution."""

    right: bool
    tried: Hint | None
    solution: Hint | None
    measure: Measure
    behind: float
    """How much worse than the solution anything else is, by the measure."""
    value: float
    """What the solution comes to, where it is about points."""
    line: list[Message]
    """How the seat goes on after the solution, as far as that was proved; empty unless the solution is told."""
