"""Tables as their host holds them, and what of them is shown to whom."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteka.kernel.action import SPECTATOR, hears
from ludoteka.kernel.pledge import OWN, Pledge
from ludoteka.table import wire
from ludoteka.table.clocks import Clock, SeatClock, Sleep
from ludoteka.table.manners import Manners, grace_minutes
from ludoteka.table.person import Person
from ludoteka.table.referee.questions import Heard, Look, Message


class Seat(msgspec.Struct):
    """A seat of a table."""

    seat: int
    kind: wire.SeatKind
    person: str | None = None
    """Who sits there, or for whom an invited seat is kept."""
    name: str = ""
    bot: str = ""
    code: str = ""
    stand_in: bool = False
    resigned: bool = False
    acted: int = 0
    """The update in which it last took an action."""
    clock: SeatClock = SeatClock()
    sleep: Sleep | None = None
    nonce: str | None = None
    """What its player gave towards the seed."""

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot acts for it now."""
        return self.kind == "bot" or self.stand_in or self.resigned


class Table(msgspec.Struct):
    """A table: everything but the position and the past."""

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    title: str
    host: str
    public: bool
    code: str
    status: wire.Status
    clock: Clock
    stand_in: str
    seed: str
    commitment: str
    created: int
    touched: int
    key: str
    setup_luck: list[int] = []
    start_hash: str = ""
    version: int = 0
    """The number of the newest update."""
    placed: int = 0
    """The number of the update that last changed the position."""
    actions: int = 0
    lucky: int = 0
    checkpoint: int = 0
    """After how many actions the last checkpoint was kept."""
    waiting: list[int] = []
    decisions: list[int] = []
    places: list[int] = []
    ended_by: str = ""
    rematch: str | None = None
    imported: int = 0
    """How many actions come from an imported record."""
    started: int | None = None
    ended: int | None = None
    deadline: int | None = None
    bot_due: int | None = None
    manners: Manners = Manners()
    secret: str | None = None
    """What the server gives towards the seed; None at a table of an older version, whose seed was drawn whole."""
    adopted: int | None = None
    """How many actions came with the record that the table goes on from; their luck is not of this seed."""
    lesson: str = ""
    """The lesson that is learned here, empty at a table for a game."""
    seats: list[Seat] = []

    def copy(self) -> Table:
        """A copy whose seats can be changed; lists are replaced, never changed."""
        twin = msgspec.structs.replace(self)
        twin.seats = [msgspec.structs.replace(seat) for seat in self.seats]
        return twin

    def seats_of(self, person: str) -> list[Seat]:
        """The seats somebody sits at."""
        return [seat for seat in self.seats if seat.person == person and seat.kind == "person"]

    def expects(self, person: str) -> bool:
        """Whether somebody sits here, or a seat is kept for them."""
        return any(seat.person == person for seat in self.seats)

    def bot_of(self, seat: Seat) -> str:
        """The bot that acts for a seat."""
        return seat.bot if seat.kind == "bot" else self.stand_in

    def over(self) -> bool:
        """Whether a game was played here and has ended, so that its secrets may be told."""
        return self.started is not None and self.status in ("finished", "closed")

    def pledge(self) -> Pledge:
        """What was promised of the seed, and what it is made of."""
        if self.secret is None:
            return Pledge(commitment=self.commitment, scheme=OWN)
        nonces = [seat.nonce or "" for seat in self.seats]
        return Pledge(commitment=self.commitment, nonces=nonces, secret=self.secret, imported=self.adopted)

    def only_bots(self) -> bool:
        """Whether no person plays here now."""
        return all(seat.played_by_bot for seat in self.seats)

    def only_with_bots(self, person: str) -> bool:
        """Whether somebody sits here with nobody but bots, and whoever shares their screen."""
        mine = [seat for seat in self.seats if seat.person == person]
        return bool(mine) and not self.lesson and all(seat.kind == "bot" or seat in mine for seat in self.seats)

    def waiting_bots(self) -> list[Seat]:
        """The seats that are waited for and played by bots; in a lesson the lesson itself says what they do."""
        if self.status != "playing" or self.lesson:
            return []
        return [self.seats[seat] for seat in self.waiting if self.seats[seat].played_by_bot]


class NewsBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of an update beside its columns."""

    by: str = ""
    do: str = ""
    heard: list[Heard] = []
    what: str = ""
    text: str = ""
    places: list[int] | None = None
    table: str | None = None
    among: str = ""
    """`players` for what was said where only those who sit at the table may read it."""


class News(msgspec.Struct, frozen=True):
    """One numbered update of a table as it is kept."""

    n: int
    at: int
    kind: str
    seat: int | None
    action: int | None
    body: NewsBody
    person: str | None = None
    """Whose message it was."""

    def shown(self, table: Table, seat: int, reader: Person | None) -> wire.Update:
        """The update as a seat, or a spectator, may know it."""
        body = self.body
        by = body.by
        if not by and self.seat is not None:
            by = table.seats[self.seat].name
        return wire.Update(
            n=self.n,
            at=self.at,
            kind=self.kind,  # type: ignore[arg-type]
            seat=self.seat,
            by=by,
            action=self.action,
            do=body.do if body.do and self.seat == seat else None,
            events=audible(body.heard, seat),
            what=body.what,
            text=body.text if self.readable(table, reader) else "",
            places=body.places,
            table=body.table,
        )

    def readable(self, table: Table, reader: Person | None) -> bool:
        """Whether somebody may read what was said, and wants to."""
        if reader is None:
            return self.body.among != "players"
        if self.person in reader.standing.deaf_to:
            return False
        return self.body.among != "players" or table.host == reader.id or bool(table.seats_of(reader.id))


def audible(heard: list[Heard], seat: int) -> list[Message]:
    """The events a seat may know."""
    return [event for mask, event in heard if hears(mask, seat)]


def seat_info(seat: Seat, person: Person | None, hosting: bool) -> wire.SeatInfo:
    """A seat as somebody sees it; one that is kept for them is open to them."""
    mine = person is not None and seat.person == person.id
    return wire.SeatInfo(
        seat=seat.seat,
        kind="open" if mine and seat.kind == "invited" else seat.kind,
        name=seat.name,
        yours=mine and seat.kind == "person",
        bot=seat.bot,
        away=seat.stand_in,
        resigned=seat.resigned,
        bank=seat.clock.bank,
        since=None if seat.stand_in else seat.clock.since,
        deadline=None if seat.stand_in else seat.clock.deadline,
        spent=seat.stand_in and seat.clock.out and seat.clock.spared,
        code=seat.code if hosting and seat.code else None,
    )


def table_info(table: Table, person: Person | None, host_name: str) -> wire.TableInfo:
    """A table as somebody sees it."""
    hosting = person is not None and table.host == person.id
    pledge = table.pledge()
    sits = person is not None and bool(table.seats_of(person.id))
    return wire.TableInfo(
        id=table.id,
        game=table.game,
        title=table.title,
        status=table.status,
        public=table.public,
        options=table.options,
        clock=table.clock,
        stand_in=table.stand_in,
        seats=[seat_info(seat, person, hosting) for seat in table.seats],
        waiting=table.waiting if table.status == "playing" else [],
        version=table.version,
        actions=table.actions,
        host=host_name,
        hosting=hosting,
        created=table.created,
        started=table.started,
        ended=table.ended,
        touched=table.touched,
        places=table.places,
        ended_by=table.ended_by,  # type: ignore[arg-type]
        commitment=table.commitment,
        scheme=pledge.scheme,
        nonces=pledge.nonces,
        secret=(pledge.secret or None) if table.over() else None,
        seed=(table.seed or None) if table.over() else None,
        rematch=table.rematch,
        imported=table.imported,
        adopted=table.adopted,
        lesson=table.lesson,
        code=table.code if hosting or sits else None,
        chat=table.manners.chat,
        grace=grace_minutes(table.clock, table.manners.grace),
    )


def position(table: Table, person: Person | None, seat: int, look: Look | None, now: int) -> wire.Position:
    """A table as a seat, or a spectator, sees it now."""
    playing = table.status == "playing"
    return wire.Position(
        table=table.id,
        version=table.version,
        game=table.game,
        status=table.status,
        seat=None if seat == SPECTATOR else seat,
        now=now,
        actions=table.actions,
        waiting=table.waiting if playing else [],
        seats=[seat_info(each, person, False) for each in table.seats],
        decision=table.decisions[seat] if playing and seat >= 0 else 0,
        asks=msgspec.Raw(look.asks) if look is not None and playing else [],  # type: ignore[arg-type]
        undo=look is not None and playing and look.undo,
        places=table.places,
        scores=look.scores if look is not None and table.status == "finished" else None,
        view=None if look is None else msgspec.Raw(look.view),
    )
