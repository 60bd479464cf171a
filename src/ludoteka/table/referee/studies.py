"""What a referee is asked about studies, and what it answers, as plain data."""

from __future__ import annotations

import msgspec

from ludoteka.kernel.record import Line
from ludoteka.review.studies import Move, Tree


class Explore(msgspec.Struct, frozen=True, tag=True):
    """What is there to see and to do after these actions of a record and of lines that leave it?

    Without a seat, the first that is waited for looks.
    """

    game: str
    state: bytes
    tail: list[Line]
    moves: list[Move]
    seat: int | None


class Venture(msgspec.Struct, frozen=True, tag=True):
    """Take an action after these, with luck from a seed."""

    game: str
    state: bytes
    tail: list[Line]
    moves: list[Move]
    seat: int
    action: str
    seed: str


class Retrace(msgspec.Struct, frozen=True, tag=True):
    """Are the lines of a study sound, that leave a record with these actions?"""

    game: str
    state: bytes
    tail: list[Line]
    tree: Tree


class Explored(msgspec.Struct, frozen=True, tag=True):
    """What a seat sees, what it is asked, and what it was told of the last action, ready for the wire."""

    seat: int
    waiting: list[int]
    over: bool
    view: bytes
    asks: bytes
    events: bytes


class Ventured(msgspec.Struct, frozen=True, tag=True):
    """An action that was taken, with its luck."""

    move: Move


class Retraced(msgspec.Struct, frozen=True, tag=True):
    """The lines are sound."""
