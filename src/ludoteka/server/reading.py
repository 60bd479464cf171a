"""What people may read of a table: the lobby, positions, updates, the past, and records."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.kernel import record as records
from ludoteka.kernel.action import SPECTATOR
from ludoteka.kernel.pledge import OWN, Pledge
from ludoteka.server import schema, wire
from ludoteka.server.boards import (
    Board,
    NewsBody,
    audible,
    board_from,
    news_from,
    position,
    table_info,
)
from ludoteka.server.commands.guards import may_see, own_seat, wrong_count
from ludoteka.server.errors import conflict, malformed, not_found, not_signed_in
from ludoteka.server.people import Person
from ludoteka.server.referee import questions as q
from ludoteka.server.referee.matches import unpack
from ludoteka.server.statements import read_lines
from ludoteka.server.tables import NOBODY, Tables

PAGE = 30
MOST_UPDATES = 500
COURSE_POINTS = 120


class Reading:
    """Everything that only looks at tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.storage = tables.storage

    # -- who looks ----------------------------------------------------------------------------------------------

    async def seen(self, table: str, person: Person | None, code: str) -> Board:
        """A table, if this person may see it."""
        board = await self.tables.board(table)
        may_see(board, person, code)
        return board

    async def eyes(self, table: str, person: Person | None, seat: int | None, code: str) -> tuple[Board, int]:
        """A table and the seat to look from: one's own, or a spectator's place."""
        board = await self.seen(table, person, code)
        if seat is None:
            return board, SPECTATOR
        if person is None:
            raise not_signed_in()
        own_seat(board, person, seat)
        return board, seat

    # -- tables -------------------------------------------------------------------------------------------------

    async def table(self, table: str, person: Person | None, code: str) -> wire.TableInfo:
        """A table as somebody sees it."""
        board = await self.seen(table, person, code)
        query = sa.select(schema.person.c.name).where(schema.person.c.id == board.host)
        host = await self.storage.read(lambda c: c.execute(query).scalar())
        return table_info(board, person, host or "")

    async def lobby(self, person: Person | None, wanted: Wanted) -> wire.Tables:
        """Tables by game, status and more, the most recently used first."""
        found = await self.storage.read(lambda c: find_tables(c, person, wanted))
        cards = [table_info(board, person, host) for board, host in found[:PAGE]]
        last = found[PAGE - 1][0] if len(found) > PAGE else None
        return wire.Tables(tables=cards, next=None if last is None else f"{last.touched}.{last.id}")

    async def check(self, game: str, wanted: wire.SetUp, who: str) -> wire.SetUpCheck:
        """Whether a game could be set up, and which choices of its options are closed."""
        counts = self.tables.games[game].seat_counts
        if wanted.seats not in counts:
            return wire.SetUpCheck(game=game, refused=wrong_count(counts, wanted.seats).problem, closed=[], view=None)
        seed = self.tables.moments.new_seed() if wanted.show else ""
        question = q.Check(game, wanted.seats, dict(wanted.options), True, seed)
        checked = await self.tables.ask_desk(question, q.Checked, who)
        closed = [
            wire.ClosedChoice(option=each.option, value=each.value, reason=each.problem.reason, rule=each.problem.rule)
            for each in checked.closed
        ]
        return wire.SetUpCheck(
            game=game,
            refused=checked.problem,
            closed=closed,
            view=None if checked.view is None else msgspec.Raw(checked.view),
        )

    async def read_file(self, game: str, file: wire.OwnFile, who: str) -> wire.FileRead:
        """What a file that somebody wrote sets."""
        found = await self.tables.ask_desk(q.ReadFile(game, file.name, file.text), q.FileRead, who)
        option = self.tables.games[game].file_option
        return wire.FileRead(option=option, value=found.value, fault=found.fault, doubts=found.doubts)

    # -- now ----------------------------------------------------------------------------------------------------

    async def position(self, table: str, person: Person | None, seat: int | None, code: str) -> wire.Position:
        """What a seat or a spectator sees now."""
        _, eyes = await self.eyes(table, person, seat, code)
        return await self.position_from(table, person, eyes)

    async def position_from(
        self, table: str, person: Person | None, eyes: int, *, known: bool = False
    ) -> wire.Position:
        """What is seen now, or was when this process last saw it, from a place that was checked."""
        board, looks = await self.tables.looks(table, {eyes}, known=known)
        return position(board, person, eyes, looks.get(eyes), self.tables.moments.now())

    async def own_opening(self, table: str, person: Person, seat: int) -> tuple[Board, q.Opening]:
        """The game that goes on at a table, for whoever holds this seat."""
        board = await self.seen(table, person, "")
        own_seat(board, person, seat)
        if board.status != "playing":
            raise conflict("not-playing", "there is no game going on")
        return await self.tables.opening_now(table)

    async def preview(self, table: str, person: Person, wanted: wire.Trial) -> wire.Preview:
        """What an action would do."""
        board, opening = await self.own_opening(table, person, wanted.seat)
        question = q.Foresee(board.game, opening.state, wanted.seat, wanted.action)
        shown = await self.tables.ask_desk(question, q.Foreseen, person.id)
        stopped: Any = shown.stopped_by
        view, odds = msgspec.Raw(shown.view), msgspec.Raw(shown.odds)
        return wire.Preview(game=board.game, events=shown.events, stopped_by=stopped, view=view, odds=odds)

    async def verdicts(self, table: str, person: Person, wanted: wire.Doubts) -> wire.Verdicts:
        """Why actions are not on offer."""
        board, opening = await self.own_opening(table, person, wanted.seat)
        question = q.Doubt(board.game, opening.state, wanted.seat, wanted.actions)
        answered = await self.tables.ask_desk(question, q.Doubted, person.id)
        answers = [
            wire.Verdict(
                action=action,
                allowed=problem is None,
                reason=None if problem is None else problem.reason,
                rule="" if problem is None else problem.rule,
            )
            for action, problem in zip(wanted.actions, answered.problems, strict=True)
        ]
        return wire.Verdicts(answers=answers)

    # -- updates ------------------------------------------------------------------------------------------------

    async def updates(self, table: str, person: Person | None, seat: int | None, code: str, after: int) -> wire.Updates:
        """What came after an update."""
        board, eyes = await self.eyes(table, person, seat, code)
        until = min(board.version, after + MOST_UPDATES)
        news = await self.tables.news(table, after, until)
        shown = [each.shown(board, eyes, person) for each in news]
        return wire.Updates(updates=shown, version=board.version, more=until < board.version)

    async def since(self, table: str, person: Person, seat: int) -> wire.Updates:
        """What came after the last action of one's seat."""
        board, _ = await self.eyes(table, person, seat, "")
        return await self.updates(table, person, seat, "", board.seats[seat].acted)

    # -- the past -----------------------------------------------------------------------------------------------

    async def history(self, table: str, person: Person | None, seat: int | None, code: str) -> wire.History:
        """Every action so far, as a seat may know it."""
        board, eyes = await self.eyes(table, person, seat, code)
        setup, actions = await self.storage.read(lambda c: read_past(c, board, eyes))
        return wire.History(setup=setup, actions=actions)

    async def past(self, table: str, person: Person | None, seat: int | None, code: str, at: int) -> wire.PastView:
        """What a seat saw after a number of actions."""
        board, eyes = await self.eyes(table, person, seat, code)
        if not board.placed:
            raise conflict("not-started", "the game has not started")
        if at > board.actions:
            raise not_found("moment")
        kept = await self.storage.read(lambda c: read_moment(c, table, at))
        if kept is None:
            raise not_found("moment")
        looks = await self.tables.ask_archive(q.Past(board.game, kept[0], kept[1], eyes), q.Seen, id_of(person))
        view = msgspec.Raw(looks.looks[0].view)
        return wire.PastView(game=board.game, at=at, seat=seat, view=view)

    async def course(self, table: str, person: Person | None, code: str) -> wire.Course:
        """How the points of all seats went; told once the game is over, for points may rest on secrets."""
        board = await self.seen(table, person, code)
        if not board.over():
            raise conflict("not-over", "the game is not over")
        kept = await self.storage.read(lambda c: read_whole(c, table))
        if kept is None:
            raise not_found("moment")
        every = max(1, board.actions // COURSE_POINTS)
        told = await self.tables.ask_archive(q.Course(board.game, kept[0], kept[1], every), q.Told, id_of(person))
        return wire.Course(points=[wire.CoursePoint(n=n, scores=scores) for n, scores in told.points])

    # -- records ------------------------------------------------------------------------------------------------

    async def export(
        self, table: str, person: Person | None, seat: int | None, code: str
    ) -> wire.SeatRecord | records.Record:
        """The whole record once the game is over; before that only what the seat knows."""
        board, eyes = await self.eyes(table, person, seat, code)
        if not board.placed:
            raise conflict("not-started", "the game has not started")
        if board.over():
            return await self.storage.read(lambda c: read_record(c, board))
        board, looks = await self.tables.looks(table, {eyes})
        setup, actions = await self.storage.read(lambda c: read_past(c, board, eyes))
        return wire.SeatRecord(
            ludoteka="seat record 1",
            game=board.game,
            rules=board.rules,
            content=board.content,
            options=board.options,
            players=[each.name for each in board.seats],
            seat=seat,
            commitment=board.commitment,
            nonces=board.pledge().nonces,
            setup=setup,
            actions=actions,
            view=msgspec.Raw(looks[eyes].view),
        )

    # -- notes --------------------------------------------------------------------------------------------------

    async def notes(self, table: str, person: Person, code: str) -> wire.Notes:
        await self.seen(table, person, code)
        note = schema.note
        query = sa.select(note.c.text, note.c.at).where(note.c.board == table, note.c.person == person.id)
        row = await self.storage.read(lambda c: c.execute(query).first())
        return wire.Notes(text="", at=None) if row is None else wire.Notes(text=row.text, at=row.at)

    async def write_notes(self, table: str, person: Person, words: str, code: str) -> wire.Notes:
        """Keep one's own notes."""
        await self.seen(table, person, code)
        now = self.tables.moments.now()
        note = schema.note

        def work(c: sa.Connection) -> None:
            c.execute(sa.delete(note).where(note.c.board == table, note.c.person == person.id))
            if words:
                c.execute(sa.insert(note), {"board": table, "person": person.id, "text": words, "at": now})

        await self.storage.write(work)
        return wire.Notes(text=words, at=now if words else None)


def id_of(person: Person | None) -> str:
    """Whose turn it is; all who are not signed in are served as one."""
    return NOBODY if person is None else person.id


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables somebody looks for."""

    game: str | None = None
    status: str | None = None
    clock: str | None = None
    seat: str | None = None
    mine: bool = False
    cursor: str | None = None


def find_tables(c: sa.Connection, person: Person | None, wanted: Wanted) -> list[tuple[Board, str]]:
    """Tables with their hosts' names, one more than a page."""
    board, seat, people = schema.board, schema.seat, schema.person
    query = sa.select(board, people.c.name.label("host_name")).join(people, people.c.id == board.c.host)
    query = query.where(board.c.lesson == "")
    if wanted.mine:
        if person is None:
            return []
        sits = sa.select(seat.c.board).where(seat.c.person == person.id)
        query = query.where(sa.or_(board.c.host == person.id, board.c.id.in_(sits)))
    else:
        query = query.where(board.c.public)
    if wanted.game is not None:
        query = query.where(board.c.game == wanted.game)
    if wanted.status is not None:
        query = query.where(board.c.status == wanted.status)
    elif not wanted.mine:
        query = query.where(board.c.status.in_(("open", "playing")))
    if wanted.clock is not None:
        query = query.where(board.c.clock.like(f'%"kind":"{wanted.clock}"%'))
    if wanted.seat is not None:
        free = sa.select(seat.c.board).where(seat.c.kind == "open")
        query = query.where(board.c.status == "open", board.c.id.in_(free))
    if wanted.cursor is not None:
        touched, _, last = wanted.cursor.partition(".")
        if not (touched.isascii() and touched.isdigit() and len(touched) < 16):
            raise malformed("cursor: expected what `next` said")
        before = sa.and_(board.c.touched == int(touched), board.c.id < last)
        query = query.where(sa.or_(board.c.touched < int(touched), before))
    rows = c.execute(query.order_by(board.c.touched.desc(), board.c.id.desc()).limit(PAGE + 1)).all()
    ids = [row.id for row in rows]
    seats: dict[str, list[Any]] = {each: [] for each in ids}
    if ids:
        for row in c.execute(sa.select(seat).where(seat.c.board.in_(ids)).order_by(seat.c.board, seat.c.seat)):
            seats[row.board].append(row)
    return [(board_from(row, seats[row.id]), row.host_name) for row in rows]


def read_past(c: sa.Connection, board: Board, eyes: int) -> tuple[list[q.Message], list[wire.PastAction]]:
    """What was told at the start and each action since, as a seat may know it."""
    news, action = schema.news, schema.action
    begun = sa.select(news).where(news.c.board == board.id, news.c.kind.in_(("created", "started")))
    setup = [event for row in c.execute(begun) for event in audible(news_from(row).body.heard, eyes)]
    query = (
        sa.select(action.c.n, action.c.seat, action.c.by, action.c.at, action.c.do, news.c.body)
        .join(news, sa.and_(news.c.board == action.c.board, news.c.n == action.c.news))
        .where(action.c.board == board.id)
        .order_by(action.c.n)
    )
    actions: list[wire.PastAction] = []
    for row in c.execute(query):
        body = msgspec.json.decode(row.body, type=NewsBody)
        actions.append(
            wire.PastAction(
                n=row.n,
                seat=row.seat,
                by=row.by or board.seats[row.seat].name,
                at=row.at,
                do=row.do if row.seat == eyes else None,
                events=audible(body.heard, eyes),
            )
        )
    return setup, actions


def read_moment(c: sa.Connection, table: str, at: int) -> tuple[bytes, list[q.Line]] | None:
    """The last checkpoint before a moment and the actions from there to it."""
    checkpoint = schema.checkpoint
    query = (
        sa.select(checkpoint)
        .where(checkpoint.c.board == table, checkpoint.c.at <= at)
        .order_by(checkpoint.c.at.desc())
        .limit(1)
    )
    row = c.execute(query).first()
    return None if row is None else (row.state, read_lines(c, table, row.at, at))


def read_whole(c: sa.Connection, table: str) -> tuple[bytes, list[q.Line]] | None:
    """The first position and every action since."""
    first = read_moment(c, table, 0)
    return None if first is None else (first[0], read_lines(c, table, 0, 1 << 30))


def read_record(c: sa.Connection, board: Board) -> records.Record:
    """The whole record of a table whose game is over; its seed only if it is known which luck came from it."""
    lines = [
        records.Line(n, line.seat, line.do, line.luck, line.hash)
        for n, line in enumerate(read_lines(c, board.id, 0, 1 << 30), 1)
    ]
    pledge = board.pledge()
    if not board.seed or (pledge.scheme == OWN and board.imported):
        pledge = Pledge(commitment="", scheme=OWN)
    header = records.Header(
        ludoteka=records.FORMAT,
        game=board.game,
        rules=board.rules,
        content=board.content,
        seats=len(board.seats),
        options=board.options,
        players=[seat.name for seat in board.seats],
        luck=board.setup_luck,
        hash=board.start_hash,
        seed=board.seed if pledge.commitment else "",
        **msgspec.structs.asdict(pledge),
    )
    kept = schema.checkpoint
    query = sa.select(kept).where(kept.c.board == board.id, kept.c.at > 0).order_by(kept.c.at)
    states = {row.at: unpack(row.state) for row in c.execute(query)}
    latest = c.execute(sa.select(schema.position.c.state).where(schema.position.c.board == board.id)).scalar()
    assert latest is not None
    if lines:
        states[len(lines)] = unpack(latest)
    checkpoints = [records.Checkpoint(at, msgspec.Raw(state)) for at, state in sorted(states.items())]
    places = board.places if board.ended_by == "game" else []
    return records.Record(header, lines, checkpoints, records.End(len(lines), places))
