"""The shelf of a server: its tables in the database, each change in one transaction."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludoteka.server import schema
from ludoteka.server.kept import news_from, read_table, seat_row, table_from, table_row, text
from ludoteka.server.parcels import (
    INSERT_ACTION,
    INSERT_CHECKPOINT,
    INSERT_NEWS,
    INSERT_POSITION,
    KEEP_ACTION,
    KEEP_NEWS,
    write_seat,
)
from ludoteka.server.people import take_turn
from ludoteka.server.removal import remove_table
from ludoteka.server.shares import must_have_room, must_not_idle
from ludoteka.server.statements import (
    DELETE_ACTIONS,
    SELECT_LINES,
    SELECT_NEWS,
    SELECT_RECEIPT,
    line_from,
    line_row,
    news_row,
    parcel_of,
    read_lines,
    read_position,
    write_position,
    write_table,
)
from ludoteka.server.storage import Storage
from ludoteka.table.changes import Change, Conflict, KeptLine, Letter, Repeated
from ludoteka.table.errors import malformed
from ludoteka.table.person import Person
from ludoteka.table.referee.questions import KeptAction
from ludoteka.table.shelf import Birth, Past, Position, Shelf, Wanted, Whole
from ludoteka.table.table import News, NewsBody, Table
from ludoteka.table.wire import Notes

END = 1 << 30
"""A number that no action reaches."""


class DatabaseShelf(Shelf):
    """Keeps tables in the server's database."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def shared(self) -> bool:
        return self.storage.shared()

    async def version_of(self, table_id: str) -> int | None:
        return await self.storage.version_of(table_id)

    async def table(self, table_id: str) -> Table | None:
        return await self.storage.read(lambda c: read_table(c, table_id))

    async def receipt(self, table_id: str, letter: Letter) -> tuple[int, str] | None:
        values = {"id": table_id, "person": letter.person, "key": letter.key}
        found = await self.storage.read(lambda c: c.execute(SELECT_RECEIPT, values).first())
        return None if found is None else (found.n, found.digest)

    async def made_by(self, letter: Letter) -> tuple[str, str] | None:
        query = (
            sa.select(schema.news.c.board, schema.news.c.digest)
            .join(schema.board, schema.board.c.id == schema.news.c.board)
            .where(schema.board.c.host == letter.person, schema.board.c.key == letter.key, schema.news.c.n == 1)
        )
        row = await self.storage.read(lambda c: c.execute(query).first())
        return None if row is None else (str(row.board), row.digest)

    async def insert(self, birth: Birth) -> None:
        try:
            await self.storage.write(lambda c: write_birth(c, birth))
        except IntegrityError as error:
            raise Repeated from error

    async def keep(self, change: Change, letter: Letter | None) -> None:
        news = news_row(change, letter)
        parcel = parcel_of(change, news)
        try:
            if parcel is None:
                await self.storage.keep(lambda c: self.write(c, change, news))
            elif not await self.storage.post(parcel):
                raise Conflict
        except IntegrityError as error:
            raise Repeated from error

    def write(self, c: sa.Connection, change: Change, news: dict[str, Any]) -> None:
        """All that a change writes which is not ordinary."""
        table, before = change.table, change.before
        if write_table(c, table, before) != 1:
            raise Conflict
        if change.standing is not None:
            write_position(c, change)
        for seat, old in zip(table.seats, before.seats, strict=True):
            if seat != old:
                write_seat(c, seat_row(table.id, seat))
        if change.gone is not None:
            c.execute(DELETE_ACTIONS, {"id": table.id, "n": change.gone})
        for line in change.lines:
            KEEP_ACTION.run(c, line_row(table.id, line))
        for also in change.also:
            also(c)
        KEEP_NEWS.run(c, news)
        self.storage.announce(c, f"tables {table.id}:{table.version}")

    async def position(self, table_id: str, placed: int) -> Position | None:
        return await self.storage.read(lambda c: read_position(c, table_id, placed))

    async def later(self, table_id: str, after: int) -> list[KeptLine]:
        values = {"id": table_id, "after": after, "until": END}
        return await self.storage.read(lambda c: [kept_from(row) for row in c.execute(SELECT_LINES, values)])

    async def news(self, table_id: str, after: int, until: int) -> list[News]:
        values = {"id": table_id, "after": after, "until": until}
        return await self.storage.read(lambda c: [news_from(row) for row in c.execute(SELECT_NEWS, values)])

    async def past(self, table_id: str) -> Past:
        return await self.storage.read(lambda c: read_past(c, table_id))

    async def moment(self, table_id: str, at: int, latest: int | None = None) -> tuple[bytes, list[KeptAction]] | None:
        return await self.storage.read(lambda c: read_moment(c, table_id, at, at if latest is None else latest))

    async def whole(self, table_id: str) -> Whole:
        return await self.storage.read(lambda c: read_whole(c, table_id))

    async def host_name(self, person: str) -> str:
        query = sa.select(schema.person.c.name).where(schema.person.c.id == person)
        return await self.storage.read(lambda c: c.execute(query).scalar()) or ""

    async def find(self, person: Person | None, wanted: Wanted, most: int) -> list[tuple[Table, str]]:
        return await self.storage.read(lambda c: find_tables(c, person, wanted, most))

    async def forget_lessons(self, host: str, kept: int) -> list[str]:
        return await self.storage.write(lambda c: forget_lessons(c, host, kept))

    async def notes(self, table_id: str, person: str) -> Notes:
        note = schema.note
        query = sa.select(note.c.text, note.c.at).where(note.c.board == table_id, note.c.person == person)
        row = await self.storage.read(lambda c: c.execute(query).first())
        return Notes(text="", at=None) if row is None else Notes(text=row.text, at=row.at)

    async def keep_notes(self, table_id: str, person: str, text: str, now: int) -> None:
        note = schema.note

        def work(c: sa.Connection) -> None:
            c.execute(sa.delete(note).where(note.c.board == table_id, note.c.person == person))
            if text:
                c.execute(sa.insert(note), {"board": table_id, "person": person, "text": text, "at": now})

        await self.storage.write(work)

    async def review(self, table_id: str, knowledge: str) -> bytes | None:
        kept = schema.review.c
        query = sa.select(kept.body).where(kept.board == table_id, kept.knowledge == knowledge)
        return await self.storage.read(lambda c: c.execute(query).scalar())

    async def keep_review(self, table_id: str, knowledge: str, body: bytes, now: int) -> None:
        kept = schema.review

        def work(c: sa.Connection) -> None:
            c.execute(sa.delete(kept).where(kept.c.board == table_id, kept.c.knowledge == knowledge))
            c.execute(sa.insert(kept), {"board": table_id, "knowledge": knowledge, "body": body, "at": now})

        await self.storage.write(work)


def write_birth(c: sa.Connection, birth: Birth) -> None:
    """Write a new table."""
    table = birth.table
    take_turn(c, table.host)
    must_have_room(c, table.host, table.created)
    if table.status == "playing" and table.only_bots():
        must_not_idle(c, table)
    c.execute(sa.insert(schema.board), table_row(table))
    c.execute(sa.insert(schema.seat), [seat_row(table.id, seat) for seat in table.seats])
    c.execute(INSERT_NEWS, [told_row(table, birth.letter, news) for news in birth.news])
    if birth.lines:
        c.execute(INSERT_ACTION, [line_row(table.id, line) for line in birth.lines])
    if birth.standing is not None:
        standing = birth.standing
        kept = {"board": table.id, "state": standing.state, "unit_at": standing.unit_at, "unit": standing.unit}
        c.execute(INSERT_POSITION, kept)
    if birth.checkpoints:
        c.execute(INSERT_CHECKPOINT, [{"board": table.id, "at": at, "state": state} for at, state in birth.checkpoints])


def told_row(table: Table, letter: Letter, news: News) -> dict[str, Any]:
    """An update of a new table as a row; the first has the key of the message that made the table."""
    first = news.n == 1
    return {
        "board": table.id,
        "n": news.n,
        "at": news.at,
        "kind": news.kind,
        "seat": news.seat,
        "action": news.action,
        "person": news.person,
        "key": table.key if first else None,
        "digest": letter.digest if first else None,
        "body": text(news.body),
    }


def kept_from(row: sa.Row[Any]) -> KeptLine:
    """An action from its row."""
    return KeptLine(row.n, line_from(row), row.by, row.at, row.news)


def read_past(c: sa.Connection, table_id: str) -> Past:
    """What was told at the start, and each action since with what was told of it."""
    news, action = schema.news, schema.action
    begun = sa.select(news).where(news.c.board == table_id, news.c.kind.in_(("created", "started")))
    setup = [news_from(row).body for row in c.execute(begun)]
    query = (
        sa.select(action, news.c.body)
        .join(news, sa.and_(news.c.board == action.c.board, news.c.n == action.c.news))
        .where(action.c.board == table_id)
        .order_by(action.c.n)
    )
    told = [(kept_from(row), msgspec.json.decode(row.body, type=NewsBody)) for row in c.execute(query)]
    return Past(setup, told)


def read_moment(c: sa.Connection, table_id: str, at: int, latest: int) -> tuple[bytes, list[KeptAction]] | None:
    """The last checkpoint up to some action, and the actions from there to a moment."""
    checkpoint = schema.checkpoint
    query = (
        sa.select(checkpoint)
        .where(checkpoint.c.board == table_id, checkpoint.c.at <= latest)
        .order_by(checkpoint.c.at.desc())
        .limit(1)
    )
    row = c.execute(query).first()
    return None if row is None else (row.state, read_lines(c, table_id, row.at, at))


def read_whole(c: sa.Connection, table_id: str) -> Whole:
    """Everything that a record is made of."""
    kept = schema.checkpoint
    query = sa.select(kept).where(kept.c.board == table_id, kept.c.at > 0).order_by(kept.c.at)
    checkpoints = [(row.at, row.state) for row in c.execute(query)]
    state = c.execute(sa.select(schema.position.c.state).where(schema.position.c.board == table_id)).scalar()
    assert state is not None
    return Whole(read_lines(c, table_id, 0, END), checkpoints, state)


def forget_lessons(c: sa.Connection, host: str, kept: int) -> list[str]:
    """Take away the lessons of somebody but for the newest; which they were."""
    board: Any = schema.board.c
    mine = sa.select(board.id).where(board.host == host, board.lesson != "")
    gone = list(c.execute(mine.order_by(board.created.desc(), board.id).offset(kept)).scalars())
    for table_id in gone:
        remove_table(c, table_id)
    return gone


def find_tables(c: sa.Connection, person: Person | None, wanted: Wanted, most: int) -> list[tuple[Table, str]]:
    """Tables with their hosts' names, the most recently used first."""
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
    rows = c.execute(query.order_by(board.c.touched.desc(), board.c.id.desc()).limit(most)).all()
    ids = [row.id for row in rows]
    seats: dict[str, list[Any]] = {each: [] for each in ids}
    if ids:
        for row in c.execute(sa.select(seat).where(seat.c.board.in_(ids)).order_by(seat.c.board, seat.c.seat)):
            seats[row.board].append(row)
    return [(table_from(row, seats[row.id]), row.host_name) for row in rows]
