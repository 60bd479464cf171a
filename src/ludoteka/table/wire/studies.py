"""Studies: a finished game with comments, marks on the board and lines that leave it.

A moment is a line and the number of actions played so far. Line 0 is the game itself; every other line leaves its
parent after `at` actions, and its first action leads to moment `at + 1`.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from ludoteka.review.studies import MOST_MARKS, Mark, Number, Text
from ludoteka.table.referee.questions import Ask, Message
from ludoteka.table.wire.basics import LINE, Answer, Id, Key, Notation, SeatNumber, Strict, Time

StudyName = Annotated[str, Meta(max_length=80, pattern=LINE)]
Version = Annotated[int, Meta(ge=1, le=1 << 30, description="The study as it was when it was last read.")]


class NewStudy(Strict, frozen=True):
    """A study of a finished game to be begun."""

    key: Key
    title: StudyName = ""


class StudyTitle(Strict, frozen=True):
    """What a study is to be called."""

    version: Version
    title: StudyName


class StudyPlay(Strict, frozen=True):
    """An action to be taken at a moment. A line that goes on with it already is followed, unless luck is to be new."""

    version: Version
    line: Number
    at: Number
    seat: SeatNumber
    action: Notation
    anew: bool = False


class StudyCut(Strict, frozen=True):
    """The action of a line that leads to this moment is to go, and all that follows it."""

    version: Version
    line: Number
    at: Number


class StudyRemark(Strict, frozen=True):
    """What is to be said and shown at a moment; nothing to take away what was."""

    version: Version
    line: Number
    at: Number
    text: Text = ""
    marks: Annotated[tuple[Mark, ...], Meta(max_length=MOST_MARKS)] = ()


class StudyBrought(Strict, frozen=True):
    """A study from a file."""

    key: Key
    file: Annotated[str, Meta(min_length=1, description="The text of a study's file.")]


class StudyMove(Answer, frozen=True):
    """An action: who took it, how to word it, and whether luck came with it."""

    seat: int
    action: str
    label: Message
    lucky: bool


class StudyMoves(Answer, frozen=True):
    """The actions of the game that is studied."""

    moves: list[StudyMove]


class StudyLine(Answer, frozen=True):
    """A line: which one it leaves, after how many actions, and its own actions."""

    id: int
    parent: int
    at: int
    moves: list[StudyMove]


class StudyPlayer(Answer, frozen=True):
    """Who played at a seat; `bot` is the level of a bot, empty for a person."""

    name: str
    bot: str


class StudyNote(Answer, frozen=True):
    """What the author says and shows at a moment: plain text, and things on the board that rings and arrows mark."""

    line: int
    at: int
    text: str
    marks: list[Mark]


class Study(Answer, frozen=True):
    """A study: the game it is about, its lines, and what is said."""

    id: Id
    table: Id
    game: str
    title: str
    author: str
    yours: bool
    version: int
    changed: Time
    options: dict[str, Any]
    players: list[StudyPlayer]
    actions: int
    """How many actions the game has."""
    lines: list[StudyLine]
    notes: list[StudyNote]


class StudyPlayed(Answer, frozen=True):
    """The study after an action was taken, and the moment it led to."""

    study: Study
    line: int
    at: int


class StudyMoment(Answer, frozen=True):
    """A moment as a seat sees it: `view` is typed by the game, `events` are what it was told of the last action."""

    line: int
    at: int
    seat: int
    waiting: list[int]
    over: bool
    events: list[Message]
    asks: list[Ask]
    view: Any


class StudyInfo(Answer, frozen=True):
    """A study in a list."""

    id: Id
    table: Id
    game: str
    title: str
    players: list[StudyPlayer]
    lines: int
    notes: int
    changed: Time


class Studies(Answer, frozen=True):
    """One's own studies, the latest first."""

    studies: list[StudyInfo]
