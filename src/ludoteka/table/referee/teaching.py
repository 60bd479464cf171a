"""What the server asks a referee about a lesson, and what it answers."""

from __future__ import annotations

import msgspec


class Teach(msgspec.Struct, frozen=True, tag=True):
    """Prepare a lesson as it stands when one of its tasks begins."""

    game: str
    lesson: str
    task: int


class Follow(msgspec.Struct, frozen=True, tag=True):
    """How does a lesson stand after these actions, and, with a `move`, how is that answered?"""

    game: str
    lesson: str
    played: list[tuple[int, str]]
    move: str = ""


class Followed(msgspec.Struct, frozen=True, tag=True):
    """How a lesson stands: tasks done, what is left of the solution, what another seat does, what a move deserves."""

    task: int
    done: bool
    lost: bool
    left: list[str]
    reply: tuple[int, str] | None
    wrong: str
    """The name of the words that answer the move, empty if it may be made."""
