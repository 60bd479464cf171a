"""Setting up a table: creating or importing it, taking seats, starting the game."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.pledge import promised
from ludoteka.table import clocks, wire
from ludoteka.table.changes import Change, Entry, KeptLine, Letter, Receipt, Repeated, letter_from
from ludoteka.table.commands.edits import pass_on, stand_up
from ludoteka.table.commands.guards import (
    check_clock,
    checked_bot,
    free_seat,
    may_see,
    must_be_open,
    must_host,
    seat_of,
    wrong_count,
)
from ludoteka.table.errors import conflict, forbidden, rules_refuse
from ludoteka.table.manners import Manners, welcomed
from ludoteka.table.person import Person
from ludoteka.table.referee import questions as q
from ludoteka.table.referee.duties import problem_of
from ludoteka.table.shelf import Birth
from ludoteka.table.table import News, NewsBody, Seat, Table
from ludoteka.table.tables import Tables

UNSEEN = re.compile(f"[{wire.UNSEEN}]+")
WORDS = re.compile(wire.WORDS)
LONGEST_NAME = 40


class SettingUp:
    """What people do before a game begins."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.moments = tables.moments

    async def create(self, person: Person, wanted: wire.NewTable, kept: Iterable[Seat] = ()) -> Table:
        """A new table; seats that are kept for those who sat there before are open to nobody else."""
        game = self.tables.games.get(wanted.game)
        if game is None:
            raise conflict("unknown-game", f"there is no game {wanted.game} here")
        if len(wanted.seats) not in game.seat_counts:
            raise wrong_count(game.seat_counts, len(wanted.seats))
        try:
            options = msgspec.to_builtins(game.sent_options(wanted.options))
        except BadOption as error:
            raise rules_refuse(problem_of(game, error)) from None
        table = self.new_table(person, wanted, game.id, options)
        for seat in kept:
            code = self.moments.new_code()
            table.seats[seat.seat] = Seat(seat.seat, "invited", seat.person, seat.name, code=code)
        letter = letter_from(person.id, "create", wanted)
        if wanted.start:
            return await self.create_started(table, person, letter)
        checked = await self.tables.ask_desk(q.Check(game.id, len(table.seats), options), q.Checked, person.id)
        if checked.problem is not None:
            raise rules_refuse(checked.problem)
        return await self.insert(Birth(table, letter, [created(table)]))

    async def create_started(self, table: Table, person: Person, letter: Letter) -> Table:
        """A new table whose game has begun: both in one transaction, so there is never one without the other."""
        change = Change(Entry(table, secrets.token_hex(8), {}), table.created)
        await self.begin(change, person)
        change.settle(self.tables.settings.bot_seconds)

        assert change.standing is not None
        assert change.standing.unit is not None
        started = News(change.table.version, change.now, "started", None, None, change.body, person.id)
        checkpoints = [(change.standing.unit_at, change.standing.unit)]
        birth = Birth(change.table, letter, [created(change.table), started], change.standing, [], checkpoints)
        made = await self.insert(birth)
        if made.id == table.id and made.version == change.table.version:
            looks = {look.seat: look for look in change.looks or ()}
            self.tables.remember(Entry(change.table, change.entry.token, looks))
            self.tables.changed(change.table)
        return made

    def new_table(self, person: Person, wanted: wire.NewTable | wire.ImportedTable, game: str, options: Any) -> Table:
        """A table before anybody else sits down."""
        now, secret = self.moments.now(), self.moments.new_pledge()
        rules = self.tables.games[game]
        check_clock(wanted.clock)
        stand_in = checked_bot(wanted.stand_in or self.tables.settings.stand_in)
        table = Table(
            id=self.moments.new_id(),
            game=game,
            rules=rules.rules_version,
            content=rules.content_version,
            options=options,
            title=wanted.title,
            host=person.id,
            public=wanted.public,
            code=self.moments.new_code(),
            status="open",
            clock=wanted.clock,
            stand_in=stand_in,
            seed="",
            commitment=promised(secret),
            secret=secret,
            created=now,
            touched=now,
            key=wanted.key,
            manners=Manners(chat=wanted.chat, grace=wanted.grace),
            version=1,
            decisions=[0] * len(wanted.seats),
        )
        for number, plan in enumerate(wanted.seats):
            table.seats = [*table.seats, self.planned(number, plan, person, table)]
        return table

    def planned(self, number: int, plan: wire.SeatPlan, person: Person, table: Table) -> Seat:
        """A seat as its plan says. Only one seat has its person's own name; others at that screen may have none."""
        match plan:
            case wire.MySeat():
                alone = not any(seat.seat != number for seat in table.seats_of(person.id))
                return Seat(number, "person", person.id, plan.name or person.name * alone, sleep=person.sleep)
            case wire.BotSeat():
                return Seat(number, "bot", name=checked_bot(plan.bot), bot=plan.bot)
            case wire.InvitedSeat():
                return Seat(number, "invited", code=self.moments.new_code())
            case wire.OpenSeat():
                return Seat(number, "open")

    async def insert(self, birth: Birth) -> Table:
        """Keep a new table, unless the same message made one before; the table there is then."""
        try:
            await self.tables.shelf.insert(birth)
        except Repeated:
            made = await self.find(birth.letter)
            if made is None:
                raise
            return await self.tables.table(made)
        return await self.tables.table(birth.table.id)

    async def find(self, letter: Letter) -> str | None:
        """The table that a message made before; refused if that was another message."""
        found = await self.tables.shelf.made_by(letter)
        if found is None:
            return None
        table_id, digest = found
        if digest != letter.digest:
            raise conflict("key-used", "this key was used for another table; choose a new one")
        return table_id

    async def import_record(self, person: Person, wanted: wire.ImportedTable) -> Table:
        """A new table that goes on from a record."""
        return await self.adopt(person, wanted, await self.tables.examine(wanted.record, person.id))

    async def adopt(
        self, person: Person, wanted: wire.ImportedTable, found: q.Examined, *, over: bool = False
    ) -> Table:
        """A new table with a record that was found sound; if it is to be over, it is only looked back at."""
        if len(wanted.seats) != found.seats:
            message = f"the record is of a game of {found.seats}, not of {len(wanted.seats)}"
            raise conflict("seat-count", message, counts=str(found.seats), seats=len(wanted.seats))
        table = self.new_table(person, wanted, found.game, found.options)
        standing = found.standing
        table.imported = table.adopted = table.actions = standing.actions
        assert table.secret is not None
        table.commitment = promised(table.secret, table.adopted)
        table.version = table.placed = 1 + standing.actions
        table.lucky = standing.lucky
        table.setup_luck, table.start_hash = found.luck, found.hash
        table.waiting, table.decisions = standing.waiting, [table.version] * found.seats
        table.checkpoint = max(number for number, _ in found.checkpoints)
        if standing.places:
            table.status, table.ended_by, table.places = "finished", "game", standing.places
        elif over:
            table.status, table.ended_by = "closed", "closed"
        if table.status != "open":
            table.started = table.ended = table.created
        for seat, name in zip(table.seats, found.players, strict=True):
            seat.name = seat.name or as_name(name)
        return await self.insert(brought(table, letter_from(person.id, "import", wanted), found))

    async def change_seat(self, table_id: str, person: Person, wanted: wire.ChangeSeat) -> Receipt:
        """The host gives a seat another use before the start."""

        async def edit(change: Change) -> None:
            table = change.table
            must_be_open(table)
            must_host(table, person)
            seat = seat_of(table, wanted.seat)
            if seat.kind == "person" and seat.person != person.id:
                raise conflict("taken", f"{seat.name} sits there")
            table.seats[seat.seat] = self.planned(seat.seat, wanted.plan, person, table)
            change.news("seat", NewsBody(by=person.name, what="changed"), seat=seat.seat)

        return await self.tables.change(table_id, edit, letter_from(person.id, "seat", wanted))

    async def join(self, table_id: str, person: Person, wanted: wire.Join) -> Receipt:
        async def edit(change: Change) -> None:
            table = change.table
            may_see(table, person, wanted.code)
            must_be_open(table)
            if wanted.seat is None and table.seats_of(person.id):
                raise conflict("seated", "you sit at this table already")
            seat = free_seat(table, person, wanted)
            await self.check_welcome(table, person, seat, wanted.code)
            table.manners = welcomed(table.manners, person.id)
            alone = not table.seats_of(person.id)
            seat.kind, seat.person, seat.name = "person", person.id, wanted.name or person.name * alone
            seat.bot = ""
            seat.sleep = person.sleep
            seat.nonce = wanted.nonce
            self.with_join(change, person)
            change.news("seat", NewsBody(by=seat.name, what="joined"), seat=seat.seat)

        return await self.tables.change(table_id, edit, letter_from(person.id, "join", wanted))

    async def check_welcome(self, table: Table, person: Person, seat: Seat, code: str) -> None:
        """Refuse whoever the host asked to leave, unless invited anew, and whom somebody here has blocked."""
        invited = seat.kind == "invited" and code != "" and seat.code == code
        if person.id in table.manners.removed and not invited:
            raise forbidden("removed", "the host has asked you not to join this table")
        if table.host != person.id:
            await self.check_blocks(table, person)

    async def check_blocks(self, table: Table, person: Person) -> None:
        """Refuse whom somebody at the table has blocked, where a host knows of that."""

    async def check_idle(self, table: Table) -> None:
        """Refuse one more game of bots alone, where a host limits them."""

    def with_join(self, change: Change, person: Person) -> None:
        """What a host does in the same breath as somebody sits down."""

    def with_idle_start(self, change: Change, person: Person) -> None:
        """What a host does in the same breath as a game of bots alone begins."""

    async def leave(self, table_id: str, person: Person, wanted: wire.Command) -> Receipt:
        """Stand up before the start, or walk away from a game, which a bot plays on."""

        async def edit(change: Change) -> None:
            table = change.table
            seats = table.seats_of(person.id)
            if not seats:
                may_see(table, person, "")
                raise forbidden("not-seated", "you do not sit at this table")
            if table.status == "open":
                stand_up(change, person.id)
            elif table.status == "playing":
                seats = [seat for seat in seats if not seat.played_by_bot]
                if not seats:
                    raise conflict("left", "you have left already")
                for seat in seats:
                    pass_on(seat, change.now)
                change.news("seat", NewsBody(by=person.name, what="away"), seat=seats[0].seat)
            else:
                raise conflict("over", "this table is over")

        return await self.tables.change(table_id, edit, letter_from(person.id, "leave", wanted))

    async def start(self, table_id: str, person: Person, wanted: wire.Start) -> Receipt:
        async def edit(change: Change) -> None:
            must_be_open(change.table)
            must_host(change.table, person)
            for seat in change.table.seats_of(person.id):
                seat.nonce = seat.nonce or wanted.nonce
            await self.begin(change, person)
            if change.table.only_bots():
                self.with_idle_start(change, person)

        return await self.tables.change(table_id, edit, letter_from(person.id, "start", wanted))

    async def begin(self, change: Change, person: Person) -> None:
        """The game of a table begins."""
        table = change.table
        if any(seat.kind in ("open", "invited") for seat in table.seats):
            raise conflict("seats-free", "a seat is free; wait for somebody or give it to a bot")
        if table.only_bots():
            await self.check_idle(table)
        table.status, table.started = "playing", change.now
        if table.secret is not None:
            table.seed = table.pledge().seed()
        for seat in table.seats:
            seat.clock = clocks.fresh(table.clock)
        names = [seat.name for seat in table.seats]
        change.news("started", NewsBody(by=person.name))
        if table.placed:
            table.decisions = [table.version] * len(names)
            table.placed = table.version
            change.looks = []
            return
        watching = sorted(self.tables.feed.seats_watched(table.id))
        begin = q.Begin(
            change.entry.token, table.version, table.game, table.options, len(names), names, table.seed, watching
        )
        begun = await self.tables.ask(change.entry, begin, q.Begun)
        table.setup_luck, table.start_hash = begun.luck, begun.hash
        change.news("started", NewsBody(by=person.name, heard=begun.heard))
        change.stand(begun.standing)
        change.looks = begun.looks


def as_name(text: str) -> str:
    """A name from a record as people may have one: a line of text, not too long; empty if nothing is left of it."""
    line = UNSEEN.sub(" ", text)[:LONGEST_NAME].strip().encode("utf-8", "ignore").decode()
    return line if WORDS.match(line) else ""


def created(table: Table, heard: list[q.Heard] | None = None) -> News:
    """The first update of a table."""
    return News(1, table.created, "created", None, None, NewsBody(heard=heard or []), table.host)


def brought(table: Table, letter: Letter, found: q.Examined) -> Birth:
    """A table that keeps the actions of a record as if they had been taken here."""
    news = [created(table, found.heard)]
    lines: list[KeptLine] = []
    for number, (line, heard) in enumerate(zip(found.lines, found.told, strict=True), 1):
        body = NewsBody(do=line.do, heard=heard)
        news.append(News(number + 1, table.created, "action", line.seat, number, body))
        lines.append(KeptLine(number, line, "record", table.created, number + 1))
    return Birth(table, letter, news, found.standing, lines, found.checkpoints)
