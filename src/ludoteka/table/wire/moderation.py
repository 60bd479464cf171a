"""Moderation: company at a table, blocks, reports, announcements, and the operator's console."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludoteka.table.manners import Talk, Vote
from ludoteka.table.wire.basics import SAYING, TEXT, Answer, Id, Key, SeatNumber, Status, Strict, Time

BlockKind = Literal["mute", "block"]
ReportReason = Literal["abuse", "spam", "cheating", "name", "other"]
SanctionKind = Literal["suspended", "muted"]
Why = Annotated[str, Meta(min_length=1, max_length=500, pattern=SAYING, description="Why; kept in the audit log.")]
Message = Annotated[int, Meta(ge=1, le=1_000_000_000, description="The number of the update in which it was said.")]
Words = Annotated[str, Meta(min_length=1, max_length=500, pattern=SAYING)]


# -- at a table -----------------------------------------------------------------------------------------------------


class Removal(Strict, frozen=True):
    """Ask whoever sits there to leave."""

    seat: SeatNumber
    key: Key


class LetTalk(Strict, frozen=True):
    """Who may talk at a table: those who sit there, or everybody who watches."""

    chat: Talk
    key: Key


class Ballot(Strict, frozen=True):
    """A vote about somebody who is not there: let a bot play, or wait."""

    seat: SeatNumber
    choice: Vote
    key: Key


class Absence(Answer, frozen=True):
    """Somebody the table waits for who is not there."""

    seat: int
    since: Time
    """When they were last seen."""
    vote_from: Time
    """From when on the others may vote."""
    replace: int
    """How many voted for a bot."""
    wait: int
    """How many voted to wait."""
    voters: int
    """How many decide: those who are there, or have voted."""
    yours: Vote | None
    """How one voted oneself."""


class Neighbour(Answer, frozen=True):
    """Somebody at a table whom one has muted or blocked."""

    seat: int
    person: Id
    kind: BlockKind


class Company(Answer, frozen=True):
    """The people at a table, as one of them stands with the others."""

    chat: Talk
    may_talk: bool
    absent: list[Absence]
    shunned: list[Neighbour]


# -- blocks and reports ---------------------------------------------------------------------------------------------


class AtSeat(Strict, frozen=True, tag="seat", tag_field="by"):
    """Whoever sits at a seat of the table."""

    seat: SeatNumber


class InMessage(Strict, frozen=True, tag="message", tag_field="by"):
    """Whoever said something at the table."""

    message: Message


Whom = AtSeat | InMessage


class NewBlock(Strict, frozen=True):
    """Mute or block whoever sits at a seat, or said something, at a table."""

    table: Id
    whom: Whom
    kind: BlockKind


class Block(Answer, frozen=True):
    """Somebody one does not want to hear, or meet."""

    person: Id
    name: str
    kind: BlockKind
    at: Time


class Blocks(Answer, frozen=True):
    """Everybody one has muted or blocked."""

    blocks: list[Block]


class NewReport(Strict, frozen=True):
    """Tell the operators about whoever sits at a seat, or about something that was said."""

    table: Id
    whom: Whom
    reason: ReportReason
    text: Annotated[str, Meta(max_length=1000, pattern=TEXT)] = ""


class SaidLine(Answer, frozen=True):
    """Something that was said, as it was when it was reported."""

    n: int
    at: Time
    by: str
    text: str
    reported: bool = False


class Report(Answer, frozen=True):
    """What somebody told the operators, with a copy of what was said."""

    id: Id
    at: Time
    reporter: Id
    reporter_name: str
    person: Id
    name: str
    """What the person is called now."""
    called: str
    """What the person was called when they were reported."""
    table: Id
    message: int | None
    reason: ReportReason
    text: str
    lines: list[SaidLine]
    closed: Time | None
    answer: str


class Reports(Answer, frozen=True):
    """Reports: the open ones by age, or the closed ones, the latest first."""

    reports: list[Report]


# -- announcements --------------------------------------------------------------------------------------------------


class NewAnnouncement(Strict, frozen=True):
    """Something everybody is told, in English and, where it was translated, in Czech and Polish."""

    en: Words
    cs: Annotated[str, Meta(max_length=500, pattern=TEXT)] = ""
    pl: Annotated[str, Meta(max_length=500, pattern=TEXT)] = ""
    hours: Annotated[int, Meta(ge=1, le=8760)] | None = None
    """For how long it is shown; until it is ended if not given."""


class Announcement(Answer, frozen=True):
    """Something everybody is told."""

    id: Id
    at: Time
    until: Time | None
    texts: dict[str, str]
    """By language; English is always there."""


class Announcements(Answer, frozen=True):
    """What everybody is told now, the latest first."""

    announcements: list[Announcement]


# -- the operator's console -----------------------------------------------------------------------------------------


class Decree(Strict, frozen=True):
    """What an operator decides, and why."""

    why: Why


class NewSanction(Strict, frozen=True):
    """Suspend or mute somebody, for some hours or until it is lifted."""

    kind: SanctionKind
    why: Why
    hours: Annotated[int, Meta(ge=1, le=87600)] | None = None


class Lifting(Strict, frozen=True):
    """Suspend or mute somebody no longer."""

    kind: SanctionKind
    why: Why


class SanctionInfo(Answer, frozen=True):
    """A sanction that is in force."""

    kind: SanctionKind
    until: Time | None
    why: str


class PersonInfo(Answer, frozen=True):
    """A person as operators see them."""

    id: Id
    name: str
    login: str | None
    created: Time
    seen: Time
    operator: bool
    deleted: bool
    tables: int
    """How many tables they sit at that have not ended."""
    reports: int
    """How many open reports are about them."""
    sanctions: list[SanctionInfo]


class PersonInfos(Answer, frozen=True):
    """People, the last seen first."""

    people: list[PersonInfo]


class TableSummary(Answer, frozen=True):
    """A table as operators see it: who sits there, nothing of what is on it."""

    id: Id
    game: str
    title: str
    status: Status
    public: bool
    host: str
    players: list[str]
    touched: Time


class TableSummaries(Answer, frozen=True):
    """Tables, the most recently used first."""

    tables: list[TableSummary]


class AuditLine(Answer, frozen=True):
    """One thing an operator did."""

    id: int
    at: Time
    by: str
    """The operator's name; on the command line the name of the system's user."""
    console: bool
    """Whether it was done on the command line."""
    what: str
    person: Id | None
    name: str
    table: Id | None
    details: str
    why: str


class AuditLines(Answer, frozen=True):
    """What operators did, the latest first; `next` asks for more."""

    lines: list[AuditLine]
    next: int | None
