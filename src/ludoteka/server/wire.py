"""What goes over the wire: every request and answer of the API."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludoteka.server.clocks import Clock, NoClock, Sleep
from ludoteka.server.referee.questions import Ask, Message, Problem

__all__ = ["Ask", "Clock", "Message", "Problem", "Sleep"]

NO_CONTROL = r"^[^\u0000-\u001f\u007f]*$(?!\n)"
WORDS = r"^[^\u0000-\u001f\u007f]*[^\u0000-\u0020\u007f][^\u0000-\u001f\u007f]*$(?!\n)"
"""A line of text with something in it."""

TEXT = r"^[^\u0000]*$(?!\n)"
"""Any text; PostgreSQL keeps no NUL."""
SAYING = r"^[^\u0000]*[^\s\u0000][^\u0000]*$(?!\n)"
"""Any text with something in it."""

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=WORDS, description="A name to be called by.")]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]{3,40}$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[A-Za-z0-9_.:-]{1,64}$(?!\n)",
        description="Chosen anew by the client for each message; the same message sent twice counts once.",
    ),
]
Code = Annotated[
    str, Meta(max_length=32, pattern=r"^[A-Za-z0-9_-]{0,32}$(?!\n)", description="From an invitation link.")
]
SeatNumber = Annotated[int, Meta(ge=0, le=31, description="A seat, counted from 0.")]
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_.:-]{1,40}$(?!\n)", examples=["greedy"])]
Notation = Annotated[
    str, Meta(min_length=1, max_length=200, pattern=NO_CONTROL, description="An action in the game's notation.")
]
Id = Annotated[str, Meta(min_length=1, max_length=16, pattern=r"^[a-z0-9]{1,16}$(?!\n)")]
Time = Annotated[int, Meta(description="Milliseconds since 1970, by the server's clock.")]

Status = Literal["open", "playing", "finished", "closed"]
SeatKind = Literal["open", "invited", "person", "bot"]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of requests: nothing unknown is let through."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """Base of answers."""


# -- people ---------------------------------------------------------------------------------------------------------


class Guest(Strict, frozen=True):
    """A name is all a guest needs; without one the server makes one up, `guest:123`, which clients put into words."""

    name: Name | None = None


class Registration(Strict, frozen=True):
    """An account with a password. Whoever is a guest now keeps all seats."""

    login: Login
    password: Password
    name: Name


class SignIn(Strict, frozen=True):
    """Login and password."""

    login: Annotated[str, Meta(max_length=40, pattern=NO_CONTROL)]
    password: Annotated[str, Meta(max_length=200)]


class Profile(Strict, frozen=True):
    """What one may change about oneself."""

    name: Name | msgspec.UnsetType = msgspec.UNSET
    sleep: Sleep | msgspec.UnsetType | None = msgspec.UNSET


class NewPassword(Strict, frozen=True):
    """The old password and the new one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Farewell(Strict, frozen=True):
    """The password, from those who have one, to delete the account."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Me(Answer, frozen=True):
    """Who is signed in."""

    id: Id
    name: str
    login: str | None
    sleep: Sleep | None
    csrf: str
    """To be sent as X-CSRF-Token with every change a browser makes; empty for API tokens."""


class NewToken(Strict, frozen=True):
    """A token for a program, named so that one knows later what it is for."""

    name: Name


class Token(Answer, frozen=True):
    """A token for a program; the secret itself is shown only once."""

    id: Id
    name: str
    created: Time
    secret: str | None = None


class Tokens(Answer, frozen=True):
    """All tokens of a person."""

    tokens: list[Token]


# -- games ----------------------------------------------------------------------------------------------------------


OptionValue = bool | int | Annotated[str, Meta(max_length=100)]
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
    options: GivenOptions = {}
    show: bool = False
    """Whether to show the game as it would begin, as a spectator would see it; where luck decides, one of many."""


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


# -- tables ---------------------------------------------------------------------------------------------------------


class MySeat(Strict, frozen=True, tag="me", tag_field="kind"):
    """A seat for whoever makes the table; several on one screen have names of their own."""

    name: Name | None = None


class OpenSeat(Strict, frozen=True, tag="open", tag_field="kind"):
    """A seat for whoever comes."""


class InvitedSeat(Strict, frozen=True, tag="invited", tag_field="kind"):
    """A seat for whoever has its link."""


class BotSeat(Strict, frozen=True, tag="bot", tag_field="kind"):
    """A seat for a bot."""

    bot: BotName = "greedy"


SeatPlan = MySeat | OpenSeat | InvitedSeat | BotSeat


class NewTable(Strict, frozen=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    key: Key
    options: GivenOptions = {}
    public: bool = True
    title: Annotated[str, Meta(max_length=80, pattern=NO_CONTROL)] = ""
    clock: Clock = NoClock()
    stand_in: BotName | None = None
    start: bool = False
    """Begin the game at once: everybody must have a seat. Either the table is there and plays, or there is none."""


class ImportedTable(Strict, frozen=True):
    """A table that goes on from a record."""

    record: Annotated[str, Meta(min_length=1, description="The text of a record file.")]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    key: Key
    public: bool = True
    title: Annotated[str, Meta(max_length=80, pattern=NO_CONTROL)] = ""
    clock: Clock = NoClock()
    stand_in: BotName | None = None


class ChangeSeat(Strict, frozen=True):
    """Another use for a seat before the game starts."""

    seat: SeatNumber
    plan: SeatPlan
    key: Key


class Join(Strict, frozen=True):
    """Sit down, at a certain seat or any free one."""

    key: Key
    seat: SeatNumber | None = None
    code: Code = ""
    name: Name | None = None


class Command(Strict, frozen=True):
    """Something to be done once."""

    key: Key


class SeatCommand(Strict, frozen=True):
    """Something to be done once for a seat."""

    seat: SeatNumber
    key: Key


class Chat(Strict, frozen=True):
    """Something to say to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=SAYING)]
    key: Key


class Note(Strict, frozen=True):
    """One's own notes about a table; nobody else sees them."""

    text: Annotated[str, Meta(max_length=10000, pattern=TEXT)]


class Notes(Answer, frozen=True):
    """One's own notes about a table."""

    text: str
    at: Time | None


class SeatInfo(Answer, frozen=True):
    """A seat: who sits there, who plays for whom, and its clock."""

    seat: int
    kind: SeatKind
    name: str
    yours: bool
    bot: str
    away: bool
    """A bot plays for the player until the player comes back."""
    resigned: bool
    bank: int | None
    """Milliseconds left in its bank when its clock last started or stopped."""
    since: Time | None
    deadline: Time | None
    code: str | None = None
    """The code of its invitation link, for the host."""


class TableInfo(Answer, frozen=True):
    """A table, without what is on it."""

    id: Id
    game: str
    title: str
    status: Status
    public: bool
    options: dict[str, Any]
    clock: Clock
    stand_in: str
    seats: list[SeatInfo]
    waiting: list[int]
    version: int
    """The number of the newest update."""
    actions: int
    host: str
    hosting: bool
    created: Time
    started: Time | None
    ended: Time | None
    touched: Time
    places: list[int]
    ended_by: Literal["", "game", "resigned", "closed"]
    commitment: str
    """The SHA-256 of the seed all luck comes from, published before the first action."""
    seed: str | None
    """The seed itself, once the game is over."""
    rematch: Id | None
    imported: int = 0
    """So many actions come from an imported record; whoever brought it may know what was hidden then."""
    code: str | None = None
    """The code of the table's own link, for those who sit there."""


class PlayedSeat(Answer, frozen=True):
    """Somebody in a finished game."""

    seat: int
    name: str
    bot: str
    yours: bool
    resigned: bool
    place: int | None


class PlayedGame(Answer, frozen=True):
    """A finished game, as one of its players looks back at it."""

    table: Id
    game: str
    title: str
    options: dict[str, Any]
    started: Time
    ended: Time
    ended_by: Literal["", "game", "resigned", "closed"]
    actions: int
    players: list[PlayedSeat]


class PlayedCount(Answer, frozen=True):
    """How many games of one kind somebody has finished, and how many of them were won."""

    game: str
    played: int
    won: int


class PlayedGames(Answer, frozen=True):
    """One's own finished games, the latest first; `next` asks for more, `counts` are over all of them."""

    games: list[PlayedGame]
    counts: list[PlayedCount]
    next: str | None


class Tables(Answer, frozen=True):
    """Tables, the most recently used first; `next` asks for more."""

    tables: list[TableInfo]
    next: str | None


# -- play -----------------------------------------------------------------------------------------------------------


class Position(Answer, frozen=True):
    """What a seat, or a spectator, sees and may do now. `view` is typed by the game."""

    table: Id
    version: int
    """The number of the newest update that is part of it."""
    game: str
    status: Status
    seat: int | None
    now: Time
    actions: int
    waiting: list[int]
    seats: list[SeatInfo]
    decision: int
    """The number of what the seat is asked; sent back with the action."""
    asks: list[Ask]
    undo: bool
    """Whether the seat has an action it may ask to take back."""
    places: list[int]
    view: Any
    scores: list[int] | None = None
    """The points of each seat once the game was played to its end, where the game counts any."""


class Move(Strict, frozen=True):
    """An action for a seat, in answer to a decision."""

    seat: SeatNumber
    decision: Annotated[int, Meta(ge=0)]
    action: Notation
    key: Key


class Trial(Strict, frozen=True):
    """An action to look at without taking it."""

    seat: SeatNumber
    action: Notation


class Doubts(Strict, frozen=True):
    """Actions that a player would like to take but is not offered."""

    seat: SeatNumber
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=40)]


class Verdict(Answer, frozen=True):
    """Whether an action is on offer, and if it is not, why, where the game can say."""

    action: str
    allowed: bool
    reason: Message | None = None
    rule: str = ""


class Verdicts(Answer, frozen=True):
    """A verdict for each action, in order."""

    answers: list[Verdict]


class Done(Answer, frozen=True):
    """It is done and will not be lost: the number of the update it made, and the position as it is now."""

    version: int
    repeated: bool
    """Whether the same message had been done before."""
    position: Position


class Preview(Answer, frozen=True):
    """What an action would do, up to the first chance or reveal; `odds` is what its dice may do, null if none."""

    game: str
    events: list[Message]
    stopped_by: Literal["", "chance", "reveal"]
    view: Any
    odds: Any


class Update(Answer, frozen=True):
    """One numbered change of a table as one seat, or a spectator, may know it.

    Every watcher gets every number; what is not for its eyes is left out of `events`.
    """

    n: int
    at: Time
    kind: Literal["created", "seat", "started", "action", "undo", "chat", "ended", "rematch", "closed"]
    seat: int | None = None
    by: str = ""
    """Who did it: a player's name, or `bot greedy`."""
    action: int | None = None
    """The number of the action that was taken or taken back."""
    do: str | None = None
    """The action itself; only for the seat that took it."""
    events: list[Message] = []
    what: str = ""
    """What happened to a seat: joined, left, changed, away, out-of-time, back, resigned."""
    text: str = ""
    places: list[int] | None = None
    table: Id | None = None
    """The table of the rematch."""


class Updates(Answer, frozen=True):
    """Updates in order; `more` if there are others behind them."""

    updates: list[Update]
    version: int
    more: bool


class PastAction(Answer, frozen=True):
    """One action of the game so far, as one seat may know it."""

    n: int
    seat: int
    by: str
    at: Time
    do: str | None
    events: list[Message]


class History(Answer, frozen=True):
    """The actions of the game so far; `setup` is what was told before the first."""

    setup: list[Message]
    actions: list[PastAction]


class PastView(Answer, frozen=True):
    """What a seat saw after so many actions."""

    game: str
    at: int
    seat: int | None
    view: Any


class CoursePoint(Answer, frozen=True):
    """The points of each seat after so many actions."""

    n: int
    scores: list[int]


class Course(Answer, frozen=True):
    """How the points went over a whole game; empty where the game counts none."""

    points: list[CoursePoint]


class SeatRecord(Answer, frozen=True):
    """All that a seat knows of a game that is not over: no seed, no luck, and others' actions only as told."""

    ludoteka: Literal["seat record 1"]
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    players: list[str]
    seat: int | None
    commitment: str
    setup: list[Message]
    actions: list[PastAction]
    view: Any


# -- live -----------------------------------------------------------------------------------------------------------


class Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="watch", tag_field="type"):
    """From the client: look from this seat (or as a spectator), send what came after this number."""

    seat: SeatNumber | None = None
    after: Annotated[int, Meta(ge=0)] | None = None


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """From the client: are you there?"""


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """To the client: yes."""

    now: Time


class UpdatesMessage(msgspec.Struct, frozen=True, tag="updates", tag_field="type"):
    """To the client: what it has missed, in order."""

    updates: list[Update]


class PositionMessage(msgspec.Struct, frozen=True, tag="position", tag_field="type"):
    """To the client: the position after the last update that was sent."""

    position: Position


class ProblemMessage(msgspec.Struct, frozen=True, tag="problem", tag_field="type"):
    """To the client: why it gets nothing."""

    problem: Problem


class PresenceMessage(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    """To the client, if it asked for it: the seats that are watched by their players now, and how many others watch."""

    seats: list[int]
    spectators: int


FromClient = Watch | Ping
ToClient = Pong | UpdatesMessage | PositionMessage | ProblemMessage | PresenceMessage


# -- operations -----------------------------------------------------------------------------------------------------


class Health(Answer, frozen=True):
    """Whether the server and its database answer."""

    status: Literal["ok"]
    version: str
    revision: str
