"""Games: what is played here, its options, words and rules reference."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ludoteka.table.referee.questions import Message, Problem
from ludoteka.table.wire.basics import (
    NO_CONTROL,
    Answer,
    Strict,
)

OptionValue = bool | Annotated[int, Meta(ge=-(2**31), lt=2**31)] | Annotated[str, Meta(max_length=16_000)]
"""A text may be the code of a whole map or scenario of somebody's own."""
GivenOptions = Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=40)]


class GameOption(Answer, frozen=True):
    """An option of a game: its default, and its values if they are a closed list."""

    name: str
    default: bool | int | str | None
    choices: list[bool | int | str]


class BotLevel(Answer, frozen=True):
    """A level of play: its name, and for how many seconds it may think about one decision here; 0 for at once."""

    name: str
    seconds: float


class GameInfo(Answer, frozen=True):
    """A game that can be played here."""

    id: str
    seats: list[int]
    minutes: int
    options: list[GameOption]
    rules_version: int
    content_version: str
    levels: list[BotLevel]
    """The bots to offer to people, from the weakest to the strongest."""


class Games(Answer, frozen=True):
    """All games, every bot by name, the level that is usual, and the bot that stands in for who is away."""

    games: list[GameInfo]
    bots: list[str]
    usual: str
    stand_in: str


class ReferenceMark(Answer, frozen=True):
    """Where an entry of the reference comes from, in words: a label, a sentence, how a content pack corrects it."""

    mark: str
    label: str
    text: str
    correct: str


class SetUp(Strict, frozen=True):
    """A game somebody thinks of setting up."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: GivenOptions = msgspec.field(default_factory=dict)
    show: bool = False
    """Whether to show the game as it would begin, as a spectator would see it; where luck decides, one of many."""


class OwnFile(Strict, frozen=True):
    """A map or scenario that somebody wrote, to be set up with."""

    name: Annotated[str, Meta(max_length=200, pattern=NO_CONTROL)]
    text: Annotated[str, Meta(max_length=60_000)]


class FileRead(Answer, frozen=True):
    """What such a file sets: the option and its value, or what is wrong with the file, in English for its author."""

    option: str
    value: str
    fault: str
    doubts: list[str]


class ClosedChoice(Answer, frozen=True):
    """A choice of an option that the rules would refuse, all other options left as they are."""

    option: str
    value: bool | int | str
    reason: Message | None
    rule: str


class SetUpCheck(Answer, frozen=True):
    """Whether a game can be set up: why not, which choices are closed, and if asked how it would begin."""

    game: str
    refused: Problem | None
    closed: list[ClosedChoice]
    view: Any


class ReferenceEntry(Answer, frozen=True):
    """One rule or component of a game, explained."""

    key: str
    title: str
    chapter: str
    text: str
    marks: list[ReferenceMark]


class ReferenceBook(Answer, frozen=True):
    """A game's rules in a player's words, with what stands before the first chapter."""

    title: str
    opening: str
    entries: list[ReferenceEntry]


class KindInfo(Answer, frozen=True):
    """A family of things: the slugs its things have in notation, and whether they lie on the board."""

    name: str
    slugs: list[str]
    on_board: bool
    worded: bool


class ArgumentInfo(Answer, frozen=True):
    """An argument of a verb: its name, the kind of things it takes or `seat`, and whether it is a number or an amount.

    An amount tells how many or how much and is set on a stepper; any other number is one choice among others.
    """

    name: str
    kind: str
    number: bool
    amount: bool


class VerbInfo(Answer, frozen=True):
    """A verb of a game's notation with its arguments, and the rule it comes from."""

    name: str
    arguments: list[ArgumentInfo]
    rule: str


class Vocabulary(Answer, frozen=True):
    """The words of a game's notation: its kinds of things and its verbs."""

    kinds: list[KindInfo]
    verbs: list[VerbInfo]
