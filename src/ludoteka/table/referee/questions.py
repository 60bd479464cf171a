"""What the server asks a referee and what it answers, as plain data for the pipe between them."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteka.table.referee.counsel import (
    Advise,
    Advised,
    Explained,
    Pose,
    Posed,
    Review,
    Reviewed,
    Solve,
    Solved,
    Weigh,
    Weighed,
)
from ludoteka.table.referee.studies import Explore, Explored, Retrace, Retraced, Venture, Ventured
from ludoteka.table.referee.teaching import Follow, Followed, Teach

Argument = int | tuple[str, str]
"""A number, or a thing as its kind and slug: `["god", "ares"]`."""


class Message(msgspec.Struct, frozen=True):
    """A sentence to be worded in the reader's language: a message id and its arguments."""

    id: str
    args: dict[str, Argument] = {}
    rule: str = ""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why something was refused: a code with arguments, the same in English, and the rule that closed it.

    Clients word `reason`, where there is one, with the messages of the game, else the code with its arguments.
    """

    error: str
    message: str
    args: dict[str, int | str] = {}
    """What the message of the code speaks of: `most` tables, the `login` that is taken."""
    reason: Message | None = None
    rule: str = ""
    option: str = ""
    """The option of the game that the reason speaks of, where a set-up was refused."""
    decision: int | None = None
    """The number of the decision that is open instead, where an old one was answered."""


class Option(msgspec.Struct, frozen=True):
    """Something a seat may do: what to send, how to word it, and the things on the board it touches, in click order."""

    action: str
    label: Message
    refs: list[str]


class Ask(msgspec.Struct, frozen=True):
    """One open decision: how it asks and what it offers; `optional` ones nobody waits for."""

    prompt: Message
    options: list[Option]
    optional: bool


Heard = tuple[int, Message]
"""An event with the audience that may know it."""


class KeptAction(msgspec.Struct, frozen=True, array_like=True):
    """One action as it is kept: seat, notation, luck, the hash of the State after it, and whether it is sealed."""

    seat: int
    do: str
    luck: list[int]
    hash: str
    final: bool


class Opening(msgspec.Struct, frozen=True):
    """All it takes to go on with a match: the State at the last commit point, the actions since, and the newest State.

    `same_rules` is False if the table was begun under other rules or content; then it goes on from its newest State.
    """

    game: str
    options: dict[str, Any]
    players: list[str]
    seed: str
    lucky: int
    unit_at: int
    unit: bytes
    tail: list[KeptAction]
    state: bytes
    decisions: list[int]
    same_rules: bool


class Standing(msgspec.Struct, frozen=True):
    """How a match stands after a change: what has to be kept, and who is asked what."""

    actions: int
    lucky: int
    state: bytes
    unit_at: int
    unit: bytes | None
    """The State at the commit point, where it moved."""
    waiting: list[int]
    decisions: list[int]
    places: list[int]


class Look(msgspec.Struct, frozen=True):
    """What one seat sees and may do, ready for the wire."""

    seat: int
    view: bytes
    asks: bytes
    undo: bool
    scores: list[int] | None = None
    """The points of all seats, once the game is over."""


# -- questions ------------------------------------------------------------------------------------------------------


class AnyQuestion(msgspec.Struct, frozen=True, tag=True):
    """A question, told from the others by its name."""


class OfTable(AnyQuestion, frozen=True):
    """About a match that is open here; `at` is the version of the table that last changed its position."""

    table: str
    at: int


class OfPosition(AnyQuestion, frozen=True):
    """About a position that comes along, for one seat."""

    game: str
    state: bytes
    seat: int


class OfActions(AnyQuestion, frozen=True):
    """About actions that follow a position."""

    game: str
    state: bytes
    tail: list[KeptAction]


class Hello(AnyQuestion, frozen=True):
    """Are you there, and which games do you know?"""


class Begin(AnyQuestion, frozen=True):
    """Set up a new match."""

    table: str
    version: int
    game: str
    options: dict[str, Any]
    seats: int
    players: list[str]
    seed: str
    watching: list[int]


class Open(OfTable, frozen=True):
    """Take up a match that is kept elsewhere."""

    opening: Opening


class Act(OfTable, frozen=True):
    """Take an action for a seat in an open match; `version` is the table's once it is done."""

    version: int
    seat: int
    action: str
    watching: list[int]


class See(OfTable, frozen=True):
    """What do these seats see?"""

    seats: list[int]


class Sample(OfTable, frozen=True):
    """A position that a seat cannot tell from the real one, for its bot."""

    seat: int
    seed: str


class Forget(AnyQuestion, frozen=True):
    """Let go of a match."""

    table: str


class Undo(AnyQuestion, frozen=True):
    """Take back the last action of a seat; nothing stays open."""

    opening: Opening
    version: int
    seat: int


class Foresee(OfPosition, frozen=True):
    """What would an option do?"""

    action: str


class Doubt(OfPosition, frozen=True):
    """Why are these actions not on offer?"""

    actions: list[str]


class Course(OfActions, frozen=True):
    """How did the points develop over these actions, told after every n-th of them?"""

    every: int


class Past(OfActions, frozen=True):
    """What did a seat see after these actions?"""

    seat: int


class Examine(AnyQuestion, frozen=True):
    """Play a record again and say whether it is sound."""

    record: bytes


class Depict(AnyQuestion, frozen=True):
    """What is to be seen in a picture of the rules, moment by moment?"""

    game: str
    picture: str


class Check(AnyQuestion, frozen=True):
    """May a game with this number of seats be set up with these options?

    `closed` asks which other choices would be refused.
    """

    game: str
    seats: int
    options: dict[str, Any]
    closed: bool = False
    seed: str = ""
    """If given, the game is set up with it and shown as a spectator would see it."""


class ReadFile(AnyQuestion, frozen=True):
    """What does a file that somebody wrote set, and what is odd about it?"""

    game: str
    name: str
    text: str


class Think(OfPosition, frozen=True):
    """What does a bot do in this position, if it thinks no longer than this? With `asides`, what besides?"""

    bot: str
    seed: str
    asides: bool
    seconds: float


class Explain(OfActions, frozen=True):
    """What did the last `moves` of these actions, all of one seat, change, as far as a reader may know?"""

    moves: int
    reader: int


Question = (
    Hello
    | Begin
    | Open
    | Act
    | See
    | Sample
    | Forget
    | Undo
    | Foresee
    | Doubt
    | Past
    | Course
    | Examine
    | Teach
    | Follow
    | Depict
    | Check
    | ReadFile
    | Think
    | Advise
    | Weigh
    | Explain
    | Review
    | Pose
    | Solve
    | Explore
    | Venture
    | Retrace
)


# -- answers --------------------------------------------------------------------------------------------------------


class AnyAnswer(msgspec.Struct, frozen=True, tag=True):
    """An answer, told from the others by its name."""


class Ready(AnyAnswer, frozen=True):
    """Done, nothing to tell."""


class NotOpen(AnyAnswer, frozen=True):
    """This match, or this version of it, is not open here: open it first."""


class Refused(AnyAnswer, frozen=True):
    """The rules say no; nothing changed."""

    problem: Problem


class Failed(AnyAnswer, frozen=True):
    """The rules or a bot broke down; nothing changed. For the log only."""

    trace: str


class Begun(AnyAnswer, frozen=True):
    """A match that was set up."""

    luck: list[int]
    hash: str
    heard: list[Heard]
    standing: Standing
    looks: list[Look]


class Acted(AnyAnswer, frozen=True):
    """An action that was taken."""

    line: KeptAction
    heard: list[Heard]
    standing: Standing
    looks: list[Look]


class Seen(AnyAnswer, frozen=True):
    """What seats see."""

    looks: list[Look]


class Sampled(AnyAnswer, frozen=True):
    """A position made for one seat's eyes, and whether that seat may do something besides."""

    state: bytes
    asides: bool


class Undone(AnyAnswer, frozen=True):
    """Which action is gone, and the later ones as they are now."""

    gone: int
    again: list[KeptAction]
    standing: Standing


class Foreseen(AnyAnswer, frozen=True):
    """What an option would lead to, up to the first chance or reveal, and the odds of the dice to come."""

    events: list[Message]
    view: bytes
    stopped_by: str
    odds: bytes


class Doubted(AnyAnswer, frozen=True):
    """For each action None if it is on offer, else why it is not."""

    problems: list[Problem | None]


class Told(AnyAnswer, frozen=True):
    """After how many actions which points."""

    points: list[tuple[int, list[int]]]


class Closed(msgspec.Struct, frozen=True):
    """A choice of an option that the rules would refuse as things stand."""

    option: str
    value: bool | int | str
    problem: Problem


class Checked(AnyAnswer, frozen=True):
    """Whether a game can be set up."""

    problem: Problem | None
    closed: list[Closed]
    view: bytes | None


class FileRead(AnyAnswer, frozen=True):
    """What a file sets: the value of an option, or what is wrong with the file."""

    value: str
    fault: str
    doubts: list[str]


class Examined(AnyAnswer, frozen=True):
    """A sound record, ready to be kept."""

    game: str
    options: dict[str, Any]
    seats: int
    players: list[str]
    luck: list[int]
    hash: str
    heard: list[Heard]
    lines: list[KeptAction]
    told: list[list[Heard]]
    checkpoints: list[tuple[int, bytes]]
    standing: Standing


class Depicted(AnyAnswer, frozen=True):
    """For each moment of a picture the View, and the events that led to it."""

    seat: int
    seats: int
    scenes: list[tuple[bytes, list[Message]]]


class Thought(AnyAnswer, frozen=True):
    """What the bot chose; None if it does nothing besides."""

    action: str | None


Happening = (
    Begun
    | Acted
    | Seen
    | Sampled
    | Undone
    | Foreseen
    | Doubted
    | Told
    | Examined
    | Followed
    | Depicted
    | Checked
    | FileRead
    | Thought
    | Advised
    | Weighed
    | Explained
    | Reviewed
    | Posed
    | Solved
    | Explored
    | Ventured
    | Retraced
)
Answer = Ready | NotOpen | Refused | Failed | Happening
