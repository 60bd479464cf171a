"""Lessons: the course of a game in one language, and how far a learner has come."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ludoteka.table.wire.basics import Answer, Key, Strict


class LessonStep(Answer, frozen=True):
    """A page of a lesson. Words point at things on the board: `[the fort](area:fort)`."""

    id: str
    text: str
    task: bool
    """Whether it asks for something, or is only read."""
    hint: str
    lost: str
    """What is said when its goal has become impossible."""
    answers: dict[str, str]
    """Words for wrong moves, by name."""
    points: list[str]
    """Things that are lit besides those the words point at."""
    rule: str


class LessonInfo(Answer, frozen=True):
    """A lesson: its name, its idea, its pages and what is said at the end."""

    id: str
    title: str
    idea: str
    end: str
    minutes: int
    seat: int
    steps: list[LessonStep]


class Lessons(Answer, frozen=True):
    """The course of a game, in the order a newcomer needs it; empty if there is none."""

    game: str
    lessons: list[LessonInfo]
    coach: dict[str, str]
    """What a coach says about a kind of prompt, by its name; about others the rules say enough."""
    summary: dict[str, str]
    """The game on one page: aim, start, turn, fight, end and advice, in this order."""


class NewLesson(Strict, frozen=True):
    """A lesson to be learned, from its beginning or from one of its tasks."""

    lesson: Annotated[str, Meta(max_length=60, pattern=r"^[a-z][a-z0-9-]*$(?!\n)")]
    key: Key
    task: Annotated[int, Meta(ge=0, le=50)] = 0


class LessonStanding(Answer, frozen=True):
    """How far a lesson has come at a version of its table: tasks done, and what is left of the solution."""

    lesson: str
    version: int
    task: int
    done: bool
    lost: bool
    """The goal has become impossible: the task has to be begun again."""
    left: list[str]
    """The rest of the solution, in notation; empty if the learner has gone another way."""
