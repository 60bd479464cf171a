"""What people may do at a table: join, leave, start, act, undo, resign, talk, and so on.

Each command is an edit that `Tables.change` works out on the newest version of the table and commits.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludoteka.bots import bot as make_bot
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.record import commitment
from ludoteka.server import clocks, metrics, schema, wire
from ludoteka.server.boards import Board, NewsBody, Seat, board_row, seat_row, text
from ludoteka.server.errors import Refusal, conflict, forbidden, not_found, rules_refuse
from ludoteka.server.people import DELETED, Person
from ludoteka.server.referee import questions as q
from ludoteka.server.referee.duties import problem_of
from ludoteka.server.tables import (
    INSERT_ACTION,
    INSERT_CHECKPOINT,
    INSERT_NEWS,
    INSERT_POSITION,
    Conflict,
    Draft,
    Edit,
    Entry,
    Letter,
    Receipt,
    Tables,
    letter_from,
    line_row,
    write_position,
)

LONGEST_SLEEP = 12 * 60
MOST_OPEN = 50
"""So many tables that have not ended one person may host."""


class Commands:
    """Everything that changes tables on somebody's behalf."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.moments = tables.moments

    # -- setting up ---------------------------------------------------------------------------------------------

    async def create(self, person: Person, wanted: wire.NewTable, kept: Iterable[Seat] = ()) -> Board:
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
        board = self.new_board(person, wanted, game.id, options)
        for seat in kept:
            code = self.moments.new_code()
            board.seats[seat.seat] = Seat(seat.seat, "invited", seat.person, seat.name, code=code)
        letter = letter_from(person.id, "create", wanted)
        if wanted.start:
            return await self.create_started(board, person, letter)
        checked = await self.tables.ask_desk(q.Check(game.id, len(board.seats), options), q.Checked)
        if checked.problem is not None:
            raise rules_refuse(checked.problem)
        return await self.insert(board, letter, NewsBody(), lambda c: None)

    async def create_started(self, board: Board, person: Person, letter: Letter) -> Board:
        """A new table whose game has begun: both in one transaction, so there is never one without the other."""
        draft = Draft(Entry(board, secrets.token_hex(8), {}), board.created)
        await self.begin(draft, person)
        draft.settle(self.tables.settings.bot_seconds)

        def also(c: sa.Connection) -> None:
            write_position(c, draft)
            said = {"board": board.id, "n": draft.board.version, "at": draft.now, "kind": "started"}
            nobody = {"seat": None, "action": None, "person": person.id, "key": None, "digest": None}
            c.execute(INSERT_NEWS, said | nobody | {"body": text(draft.body)})

        made = await self.insert(draft.board, letter, NewsBody(), also)
        if made.id == board.id and made.version == draft.board.version:
            looks = {look.seat: look for look in draft.looks or ()}
            self.tables.remember(Entry(draft.board, draft.entry.token, looks))
            self.tables.changed(draft.board)
        return made

    def new_board(self, person: Person, wanted: wire.NewTable | wire.ImportedTable, game: str, options: Any) -> Board:
        """A table before anybody else sits down."""
        now, seed = self.moments.now(), self.moments.new_seed()
        rules = self.tables.games[game]
        check_clock(wanted.clock)
        stand_in = checked_bot(wanted.stand_in or self.tables.settings.stand_in)
        board = Board(
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
            seed=seed,
            commitment=commitment(seed),
            created=now,
            touched=now,
            key=wanted.key,
            version=1,
            decisions=[0] * len(wanted.seats),
        )
        for number, plan in enumerate(wanted.seats):
            board.seats = [*board.seats, self.planned(number, plan, person, board)]
        return board

    def planned(self, number: int, plan: wire.SeatPlan, person: Person, board: Board) -> Seat:
        """A seat as its plan says. Only one seat has its person's own name; others at that screen may have none."""
        match plan:
            case wire.MySeat():
                alone = not any(seat.seat != number for seat in board.seats_of(person.id))
                return Seat(number, "person", person.id, plan.name or person.name * alone, sleep=person.sleep)
            case wire.BotSeat():
                return Seat(number, "bot", name=checked_bot(plan.bot), bot=plan.bot)
            case wire.InvitedSeat():
                return Seat(number, "invited", code=self.moments.new_code())
            case wire.OpenSeat():
                return Seat(number, "open")

    async def insert(
        self, board: Board, letter: Letter, body: NewsBody, also: Callable[[sa.Connection], None]
    ) -> Board:
        """Write a new table, unless the same message made one before; the table there is then."""

        def work(c: sa.Connection) -> None:
            mine = (schema.board.c.host == board.host) & schema.board.c.status.in_(("open", "playing"))
            if (c.execute(sa.select(sa.func.count()).where(mine)).scalar() or 0) >= MOST_OPEN:
                raise conflict("too-many-tables", f"you host {MOST_OPEN} tables; close one first", most=MOST_OPEN)
            c.execute(sa.insert(schema.board), board_row(board))
            c.execute(sa.insert(schema.seat), [seat_row(board.id, seat) for seat in board.seats])
            news = {"seat": None, "action": None, "person": board.host, "key": board.key, "digest": letter.digest}
            first = {"board": board.id, "n": 1, "at": board.created, "kind": "created", "body": text(body)}
            c.execute(INSERT_NEWS, first | news)
            also(c)

        try:
            await self.tables.storage.write(work)
        except IntegrityError:
            made = await self.find(letter)
            if made is None:
                raise
            return await self.tables.board(made)
        return await self.tables.board(board.id)

    async def find(self, letter: Letter) -> str | None:
        """The table that a message made before; refused if that was another message."""
        query = (
            sa.select(schema.news.c.board, schema.news.c.digest)
            .join(schema.board, schema.board.c.id == schema.news.c.board)
            .where(schema.board.c.host == letter.person, schema.board.c.key == letter.key, schema.news.c.n == 1)
        )
        row = await self.tables.storage.read(lambda c: c.execute(query).first())
        if row is None:
            return None
        if row.digest != letter.digest:
            raise conflict("key-used", "this key was used for another table; choose a new one")
        return str(row.board)

    async def import_record(self, person: Person, wanted: wire.ImportedTable) -> Board:
        """A new table that goes on from a record."""
        found = await self.tables.ask_archive(q.Examine(wanted.record.encode()), q.Examined)
        if len(wanted.seats) != found.seats:
            message = f"the record is of a game of {found.seats}, not of {len(wanted.seats)}"
            raise conflict("seat-count", message, counts=str(found.seats), seats=len(wanted.seats))
        board = self.new_board(person, wanted, found.game, found.options)
        standing = found.standing
        board.imported = board.actions = standing.actions
        board.version = board.placed = 1 + standing.actions
        board.lucky = standing.lucky
        board.setup_luck, board.start_hash = found.luck, found.hash
        board.waiting, board.decisions = standing.waiting, [board.version] * found.seats
        board.checkpoint = max(number for number, _ in found.checkpoints)
        if standing.places:
            board.status, board.ended_by, board.places = "finished", "game", standing.places
            board.started = board.ended = board.created
        for seat, name in zip(board.seats, found.players, strict=True):
            seat.name = seat.name or name[:40]

        def also(c: sa.Connection) -> None:
            write_imported(c, board, found)

        return await self.insert(board, letter_from(person.id, "import", wanted), NewsBody(heard=found.heard), also)

    async def change_seat(self, table: str, person: Person, wanted: wire.ChangeSeat) -> Receipt:
        """The host gives a seat another use before the start."""

        async def edit(draft: Draft) -> None:
            board = draft.board
            must_be_open(board)
            must_host(board, person)
            seat = seat_of(board, wanted.seat)
            if seat.kind == "person" and seat.person != person.id:
                raise conflict("taken", f"{seat.name} sits there")
            board.seats[seat.seat] = self.planned(seat.seat, wanted.plan, person, board)
            draft.news("seat", NewsBody(by=person.name, what="changed"), seat=seat.seat)

        return await self.tables.change(table, edit, letter_from(person.id, "seat", wanted))

    async def join(self, table: str, person: Person, wanted: wire.Join) -> Receipt:
        """Sit down."""

        async def edit(draft: Draft) -> None:
            board = draft.board
            may_see(board, person, wanted.code)
            must_be_open(board)
            if wanted.seat is None and board.seats_of(person.id):
                raise conflict("seated", "you sit at this table already")
            seat = free_seat(board, person, wanted)
            alone = not board.seats_of(person.id)
            seat.kind, seat.person, seat.name = "person", person.id, wanted.name or person.name * alone
            seat.bot = ""
            seat.sleep = person.sleep
            draft.news("seat", NewsBody(by=seat.name, what="joined"), seat=seat.seat)

        return await self.tables.change(table, edit, letter_from(person.id, "join", wanted))

    async def leave(self, table: str, person: Person, wanted: wire.Command) -> Receipt:
        """Stand up before the start, or walk away from a game, which a bot plays on."""

        async def edit(draft: Draft) -> None:
            board = draft.board
            seats = board.seats_of(person.id)
            if not seats:
                may_see(board, person, "")
                raise forbidden("not-seated", "you do not sit at this table")
            if board.status == "open":
                stand_up(draft, person)
            elif board.status == "playing":
                seats = [seat for seat in seats if not seat.played_by_bot]
                if not seats:
                    raise conflict("left", "you have left already")
                for seat in seats:
                    seat.stand_in = True
                draft.news("seat", NewsBody(by=person.name, what="away"), seat=seats[0].seat)
            else:
                raise conflict("over", "this table is over")

        return await self.tables.change(table, edit, letter_from(person.id, "leave", wanted))

    async def start(self, table: str, person: Person, wanted: wire.Command) -> Receipt:
        """Begin the game."""

        async def edit(draft: Draft) -> None:
            must_be_open(draft.board)
            must_host(draft.board, person)
            await self.begin(draft, person)

        return await self.tables.change(table, edit, letter_from(person.id, "start", wanted))

    async def begin(self, draft: Draft, person: Person) -> None:
        """The game of a table begins."""
        board = draft.board
        if any(seat.kind in ("open", "invited") for seat in board.seats):
            raise conflict("seats-free", "a seat is free; wait for somebody or give it to a bot")
        board.status, board.started = "playing", draft.now
        for seat in board.seats:
            seat.clock = clocks.fresh(board.clock)
        names = [seat.name for seat in board.seats]
        draft.news("started", NewsBody(by=person.name))
        if board.placed:
            board.decisions = [board.version] * len(names)
            board.placed = board.version
            draft.looks = []
            return
        watching = sorted(self.tables.feed.seats_watched(board.id))
        begin = q.Begin(
            draft.entry.token, board.version, board.game, board.options, len(names), names, board.seed, watching
        )
        begun = await self.tables.ask(draft.entry, begin, q.Begun)
        board.setup_luck, board.start_hash = begun.luck, begun.hash
        draft.news("started", NewsBody(by=person.name, heard=begun.heard))
        draft.stand(begun.standing)
        draft.looks = begun.looks

    # -- play ---------------------------------------------------------------------------------------------------

    async def act(self, table: str, person: Person, wanted: wire.Move) -> Receipt:
        """Take an action for one's seat."""

        async def edit(draft: Draft) -> None:
            board = draft.board
            seat = own_seat(board, person, wanted.seat)
            must_be_playing(board)
            if seat.resigned:
                raise conflict("resigned", "you have resigned")
            if board.decisions[wanted.seat] != wanted.decision:
                now = board.decisions[wanted.seat]
                raise conflict("stale", "the table has moved on; look again and decide anew", decision=now)
            if seat.stand_in:
                seat.stand_in, seat.clock = False, clocks.refilled(seat.clock, board.clock)
            await self.play(draft, wanted.seat, wanted.action, "")

        return await self.tables.change(table, edit, letter_from(person.id, "act", wanted))

    async def act_for_bot(self, table: str, placed: int, number: int, action: str, bot: str) -> None:
        """Take an action for a seat that a bot plays, if the position is still the one the bot thought about."""

        async def edit(draft: Draft) -> None:
            board = draft.board
            if board.status == "playing" and board.placed == placed and board.seats[number].played_by_bot:
                await self.play(draft, number, action, f"bot {bot}")

        await self.tables.change(table, edit)

    async def play(self, draft: Draft, seat: int, action: str, by: str) -> None:
        """Let the referee take an action, and take over what came of it."""
        board = draft.board
        watching = self.tables.feed.seats_watched(board.id) | (set() if by else {seat})
        act = q.Act(draft.entry.token, draft.before.placed, board.version, seat, action, sorted(watching))
        acted = await self.tables.ask(draft.entry, act, q.Acted)
        number = acted.standing.actions
        draft.news("action", NewsBody(by=by, do=acted.line.do, heard=acted.heard), seat=seat, action=number)
        draft.lines = [line_row(board.id, number, acted.line, by, draft.now, board.version)]
        draft.looks = acted.looks
        draft.stand(acted.standing)
        board.seats[seat].acted = board.version
        metrics.actions(board.game, "bot" if by else "player").inc()

    async def undo(self, table: str, person: Person, wanted: wire.SeatCommand) -> Receipt:
        """Take back the last action of one's seat."""

        async def edit(draft: Draft) -> None:
            board = draft.board
            seat = own_seat(board, person, wanted.seat)
            must_be_playing(board)
            if seat.resigned:
                raise conflict("resigned", "you have resigned")
            if seat.stand_in:
                seat.stand_in, seat.clock = False, clocks.refilled(seat.clock, board.clock)
            opening = await self.tables.opening(draft.before)
            undone = await self.tables.ask_desk(q.Undo(opening, board.version, wanted.seat), q.Undone)
            later = await self.tables.storage.read(
                lambda c: c.execute(SELECT_LATER, {"id": table, "n": undone.gone}).all()
            )
            if len(later) != len(undone.again):
                raise Conflict
            draft.gone = undone.gone
            draft.lines = [
                line_row(table, row.n - 1, line, row.by, row.at, row.news)
                for row, line in zip(later, undone.again, strict=True)
            ]
            draft.undone_by = wanted.seat
            draft.news("undo", NewsBody(), seat=wanted.seat, action=undone.gone)
            draft.stand(undone.standing)

        return await self.tables.change(table, edit, letter_from(person.id, "undo", wanted))

    async def come_back(self, table: str, person: Person, wanted: wire.SeatCommand) -> Receipt:
        """Take one's seat back from the bot that stood in."""
        return await self.tables.change(
            table, self.coming_back(person, wanted.seat), letter_from(person.id, "back", wanted)
        )

    def coming_back(self, person: Person, number: int) -> Edit:
        """The edit that gives a seat back."""

        async def edit(draft: Draft) -> None:
            board = draft.board
            seat = own_seat(board, person, number)
            if board.status != "playing" or seat.resigned or not seat.stand_in:
                return
            seat.stand_in, seat.clock = False, clocks.refilled(seat.clock, board.clock)
            draft.person = person.id
            draft.news("seat", NewsBody(by=seat.name, what="back"), seat=number)

        return edit

    async def resign(self, table: str, person: Person, wanted: wire.SeatCommand) -> Receipt:
        """Give up; a bot plays on, unless only one seat is left that has not."""

        async def edit(draft: Draft) -> None:
            board = draft.board
            seat = own_seat(board, person, wanted.seat)
            must_be_playing(board)
            if seat.resigned:
                raise conflict("resigned", "you have resigned already")
            give_up(draft, seat)

        return await self.tables.change(table, edit, letter_from(person.id, "resign", wanted))

    async def expire(self, table: str) -> None:
        """Hand the seats whose time is up to bots."""

        async def edit(draft: Draft) -> None:
            board = draft.board
            late = [
                seat
                for seat in board.seats
                if seat.clock.deadline is not None and seat.clock.deadline <= draft.now and not seat.played_by_bot
            ]
            if board.status != "playing" or not late:
                return
            for seat in late:
                seat.stand_in, seat.clock = True, clocks.ran_out(seat.clock)
                metrics.OUT_OF_TIME.inc()
            draft.person = late[0].person
            draft.news("seat", NewsBody(by=late[0].name, what="out-of-time"), seat=late[0].seat)

        await self.tables.change(table, edit)

    # -- talking, ending ----------------------------------------------------------------------------------------

    async def chat(self, table: str, person: Person, wanted: wire.Chat, code: str) -> Receipt:
        """Say something to the table."""

        async def edit(draft: Draft) -> None:
            may_see(draft.board, person, code)
            seats = draft.board.seats_of(person.id)
            body = NewsBody(by=seats[0].name if seats else person.name, text=wanted.text)
            draft.news("chat", body, seat=seats[0].seat if seats else None)

        return await self.tables.change(table, edit, letter_from(person.id, "chat", wanted))

    async def close(self, table: str, person: Person, wanted: wire.Command) -> Receipt:
        """End a table that nobody else plays at."""

        async def edit(draft: Draft) -> None:
            board = draft.board
            must_host(board, person)
            if board.status not in ("open", "playing"):
                raise conflict("over", "this table is over")
            others = [seat for seat in board.seats if seat.kind == "person" and seat.person != person.id]
            if board.status == "playing" and any(not seat.played_by_bot for seat in others):
                raise conflict("others-play", "others are playing; leave or resign instead")
            close_board(draft)

        return await self.tables.change(table, edit, letter_from(person.id, "close", wanted))

    async def close_stale(self, table: str, before: int) -> None:
        """Close a table that nobody started."""

        async def edit(draft: Draft) -> None:
            if draft.board.status == "open" and draft.before.touched < before:
                close_board(draft)

        await self.tables.change(table, edit)

    async def rematch(self, table: str, person: Person, wanted: wire.Command) -> Board:
        """A new table with the same game, and seats kept for the same people; who asks later gets the one there is."""
        board = await self.tables.board(table)
        if not board.seats_of(person.id):
            may_see(board, person, "")
            raise forbidden("not-seated", "you did not sit at this table")
        if not board.over():
            raise conflict("not-over", "the game is not over")
        if board.rematch is None:
            plan = wire.NewTable(
                game=board.game,
                seats=[rematch_plan(seat, person) for seat in board.seats],
                key=f"rematch:{table}",
                options=board.options,
                public=board.public,
                title=board.title,
                clock=board.clock,
                stand_in=board.stand_in,
            )
            others = [seat for seat in board.seats if seat.kind == "person" and seat.person != person.id]
            new = await self.create(person, plan, [seat for seat in others if seat.name != DELETED])

            async def edit(draft: Draft) -> None:
                if draft.board.rematch is not None:
                    return
                draft.board.rematch = new.id
                draft.news("rematch", NewsBody(by=person.name, table=new.id))

            await self.tables.change(table, edit, letter_from(person.id, "rematch", wanted))
            board = await self.tables.board(table)
            if board.rematch != new.id:
                await self.close_stale(new.id, self.moments.now() + 1)
        assert board.rematch is not None
        return await self.tables.board(board.rematch)

    async def forget(self, table: str, person: Person) -> None:
        """Take a person who is being deleted off a table."""

        async def edit(draft: Draft) -> None:
            board = draft.board
            for seat in board.seats_of(person.id):
                seat.name = DELETED
            kept = [seat for seat in board.seats if seat.kind == "invited" and seat.person == person.id]
            for seat in kept:
                board.seats[seat.seat] = Seat(seat.seat, "open")
            titled = board.host == person.id and board.title != ""
            if titled:
                board.title = ""
            if board.status == "open":
                if board.seats_of(person.id):
                    stand_up(draft, person)
                elif board.host == person.id:
                    close_board(draft)
            elif board.status == "playing":
                for seat in board.seats_of(person.id):
                    if not seat.resigned and draft.board.status == "playing":
                        give_up(draft, seat)
            seats = board.seats_of(person.id)
            if not draft.kind and (seats or kept or titled):
                draft.news("seat", NewsBody(by=DELETED, what="left"), seat=seats[0].seat if seats else None)

        await self.tables.change(table, edit)

    async def erase(self, person: Person) -> None:
        """Take a person off all tables and out of all that was said there."""
        query = sa.select(schema.board.c.id).where(schema.board.c.host == person.id)
        both = query.union(sa.select(schema.seat.c.board).where(schema.seat.c.person == person.id))
        tables = await self.tables.storage.read(lambda c: [row[0] for row in c.execute(both)])
        for table in tables:
            await self.forget(table, person)
        await self.tables.storage.write(lambda c: silence(c, person.id))
        for table in tables:
            self.tables.feed.latest.pop(table, None)


# -- who may what ---------------------------------------------------------------------------------------------------


def may_see(board: Board, person: Person | None, code: str) -> None:
    """Refuse whoever a private table is not for, as if it were not there."""
    if board.public or (person is not None and (board.host == person.id or board.expects(person.id))):
        return
    if code and (code == board.code or any(seat.code == code for seat in board.seats)):
        return
    raise not_found("table")


def own_seat(board: Board, person: Person, number: int) -> Seat:
    """The seat, if it belongs to this person."""
    if not board.public and board.host != person.id and not board.expects(person.id):
        raise not_found("table")
    for seat in board.seats_of(person.id):
        if seat.seat == number:
            return seat
    raise forbidden("not-your-seat", f"seat {number + 1} is not yours")


def seat_of(board: Board, number: int) -> Seat:
    """The seat of this number."""
    if number >= len(board.seats):
        raise not_found("seat")
    return board.seats[number]


def must_host(board: Board, person: Person) -> None:
    """Refuse everybody but the host."""
    if board.host != person.id:
        raise not_found("table") if not board.public else forbidden("not-host", "only the host may do that")


def must_be_open(board: Board) -> None:
    """Refuse if the game has begun."""
    if board.status != "open":
        raise conflict("not-open", "this table is not waiting for players any more")


def must_be_playing(board: Board) -> None:
    """Refuse unless a game is going on."""
    if board.status != "playing":
        message = "the game has not started" if board.status == "open" else "the game is over"
        raise conflict("not-playing", message)


def free_seat(board: Board, person: Person, wanted: wire.Join) -> Seat:
    """The seat somebody wants to take: the one asked for, or the first of those that are best meant for them."""
    if wanted.seat is not None:
        seat = seat_of(board, wanted.seat)
        if welcome_at(board, seat, person, wanted.code) is not None:
            return seat
        if seat.kind == "invited":
            raise forbidden("invited-only", "this seat is for whoever has its link")
        raise conflict("taken", "this seat is taken")
    ranked = [(welcome_at(board, seat, person, wanted.code), seat) for seat in board.seats]
    fitting = [(rank, seat.seat) for rank, seat in ranked if rank is not None]
    if not fitting:
        raise conflict("full", "no seat is free")
    return board.seats[min(fitting)[1]]


def welcome_at(board: Board, seat: Seat, person: Person, code: str) -> int | None:
    """How well a seat is meant for somebody: 0 for one kept for them, then free ones; None if they may not have it.

    Whoever has the table's own link is a friend of those who sit there: seats for invited guests are for them too, and
    before the game starts a bot makes room for a friend.
    """
    friend = code != "" and code == board.code
    if seat.kind == "invited" and (seat.person == person.id or (code != "" and seat.code == code)):
        return 0
    if seat.kind == "open":
        return 1
    if friend and seat.kind == "invited" and seat.person is None:
        return 2
    return 3 if friend and seat.kind == "bot" else None


def stand_up(draft: Draft, person: Person) -> None:
    """Leave a table that has not started; the next one becomes host, or the table closes."""
    board = draft.board
    seats = board.seats_of(person.id)
    for seat in seats:
        kind: wire.SeatKind = "invited" if seat.code else "open"
        board.seats[seat.seat] = Seat(seat.seat, kind, code=seat.code)
    draft.news("seat", NewsBody(by=seats[0].name, what="left"), seat=seats[0].seat)
    if board.host == person.id:
        others = [seat.person for seat in board.seats if seat.person is not None]
        if others and others[0] is not None:
            board.host, board.key = others[0], f"from:{board.id}"  # the key was the first host's
        else:
            close_board(draft)


def close_board(draft: Draft) -> None:
    """The table is no more."""
    board = draft.board
    board.status, board.ended, board.ended_by = "closed", draft.now, "closed"
    draft.news("closed", NewsBody(by=draft.body.by))


def give_up(draft: Draft, seat: Seat) -> None:
    """A seat resigns; the game ends if only one has not, or only bots have not."""
    board = draft.board
    seat.resigned = True
    draft.news("seat", NewsBody(by=seat.name, what="resigned"), seat=seat.seat)
    left = [each for each in board.seats if not each.resigned]
    if len(left) <= 1 or all(each.kind == "bot" for each in left):
        last = max(2, 1 + len(left))
        draft.finish("resigned", [last if each.resigned else 1 for each in board.seats])


def rematch_plan(seat: Seat, person: Person) -> wire.SeatPlan:
    """The same seat at the next table."""
    if seat.kind == "bot":
        return wire.BotSeat(bot=seat.bot)
    return wire.MySeat(name=seat.name or None) if seat.person == person.id else wire.OpenSeat()


def wrong_count(counts: Iterable[int], seats: int) -> Refusal:
    """The game is not played by so many."""
    possible = ", ".join(str(count) for count in counts)
    return conflict("seat-count", f"the game is played by {possible}, not by {seats}", counts=possible, seats=seats)


def checked_bot(name: str) -> str:
    """The name of a bot that exists."""
    try:
        return make_bot(name).name
    except BadOption as error:
        raise conflict("unknown-bot", str(error)) from None


def check_clock(clock: clocks.Clock) -> None:
    """Refuse a window of sleep that is none."""
    if isinstance(clock, clocks.DaysClock) and clock.sleep is not None:
        check_sleep(clock.sleep)


def check_sleep(sleep: clocks.Sleep) -> None:
    """Refuse an unknown time zone or a sleep of more than half a day."""
    if not clocks.known_zone(sleep.zone):
        raise conflict(
            "unknown-zone", f"there is no time zone {sleep.zone}; expected one like Europe/Prague", zone=sleep.zone
        )
    start, end = (int(clock[:2]) * 60 + int(clock[3:]) for clock in (sleep.start, sleep.end))
    if (end - start) % (24 * 60) > LONGEST_SLEEP:
        raise conflict("long-sleep", "the window of sleep may be 12 hours at most", hours=LONGEST_SLEEP // 60)


def write_imported(c: sa.Connection, board: Board, found: q.Examined) -> None:
    """Keep the actions of an imported record as if they had been taken here."""
    news: list[dict[str, Any]] = []
    lines: list[dict[str, Any]] = []
    common = {"board": board.id, "at": board.created, "person": None, "key": None, "digest": None}
    for number, (line, heard) in enumerate(zip(found.lines, found.told, strict=True), 1):
        body = text(NewsBody(do=line.do, heard=heard))
        news.append({**common, "n": number + 1, "kind": "action", "seat": line.seat, "action": number, "body": body})
        lines.append(line_row(board.id, number, line, "record", board.created, number + 1))
    if lines:
        c.execute(INSERT_NEWS, news)
        c.execute(INSERT_ACTION, lines)
    standing = found.standing
    kept = {"board": board.id, "state": standing.state, "unit_at": standing.unit_at, "unit": standing.unit}
    c.execute(INSERT_POSITION, kept)
    c.execute(INSERT_CHECKPOINT, [{"board": board.id, "at": at, "state": state} for at, state in found.checkpoints])


def silence(c: sa.Connection, person: str) -> None:
    """Take what a deleted person said, and the name, out of the updates."""
    news = schema.news
    mine = sa.select(news.c.board, news.c.n, news.c.body).where(news.c.person == person)
    for row in c.execute(mine).all():
        body = msgspec.json.decode(row.body, type=NewsBody)
        if body.by or body.text:
            clean = text(msgspec.structs.replace(body, by=DELETED, text=""))
            here = (news.c.board == row.board) & (news.c.n == row.n)
            c.execute(sa.update(news).where(here).values(body=clean))


SELECT_LATER = (
    sa.select(schema.action)
    .where(schema.action.c.board == sa.bindparam("id"), schema.action.c.n > sa.bindparam("n"))
    .order_by(schema.action.c.n)
)
