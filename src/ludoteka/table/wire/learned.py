"""What somebody has learned."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ludoteka.table.wire.basics import Answer, Strict

LessonName = Annotated[str, Meta(max_length=60, pattern=r"^[a-z][a-z0-9-]*$(?!\n)")]
GameName = Annotated[str, Meta(max_length=40, pattern=r"^[a-z][a-z0-9_]*$(?!\n)")]


class Learned(Answer, frozen=True):
    """The lessons that somebody has learned, by game."""

    lessons: dict[str, list[str]]


class NewlyLearned(Strict, frozen=True):
    """Lessons that were learned, here or before somebody signed in."""

    lessons: Annotated[
        dict[GameName, Annotated[list[LessonName], Meta(max_length=100)]],
        Meta(max_length=20),
    ]
