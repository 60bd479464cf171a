"""The shelf of a browser: tables in memory, and every change written through to whatever the browser keeps."""

from __future__ import annotations

from typing import Any, Final, Protocol

import msgspec

from ludoteka.table.changes import Change, Conflict, KeptLine, Letter, Repeated
from ludoteka.table.errors import malformed
from ludoteka.table.person import Person
from ludoteka.table.referee.questions import KeptAction, Standing
from ludoteka.table.shelf import Birth, Past, Position, Shelf, Wanted, Whole
from ludoteka.table.table import News, Table
from ludoteka.table.wire import Notes

Row = tuple[str, bytes | None]
"""A key and what is kept under it; None to keep nothing there any more."""


class Keep(Protocol):
    """Where rows are kept: IndexedDB in a browser, a dictionary in tests."""

    async def put(self, rows: list[Row]) -> None:
        """Keep all these rows, or none of them."""

    async def all(self, prefix: str) -> list[tuple[str, bytes]]:
        """All rows whose keys begin like this, in the order of their keys."""


class Told(msgspec.Struct, frozen=True):
    """An update, and the message that made it."""

    news: News
    key: str | None = None
    digest: str | None = None


class Stand(msgspec.Struct, frozen=True):
    """The newest State and the last commit point."""

    state: bytes
    unit_at: int
    unit: bytes


class Book(msgspec.Struct):
    """All that is kept of one table beside the table itself."""

    stand: Stand | None = None
    lines: list[KeptLine] = []
    told: list[Told] = []
    checkpoints: dict[int, bytes] = {}
    notes: Notes | None = None
    reviews: dict[int, bytes] = {}


PARTS: Final = ("at", "line", "news", "check", "note", "review")
EYES: Final = ("seats", "all")
"""The kinds of reviews, in the order of their numbers."""
ENCODER = msgspec.msgpack.Encoder()


def numbered(part: str, table_id: str, number: int) -> str:
    """The key of something that a table has many of."""
    return f"{part}/{table_id}/{number:07d}"


class BrowserShelf(Shelf):
    """Keeps tables in memory and in the browser."""

    def __init__(self, keep: Keep, host: str) -> None:
        self.rows = keep
        self.host = host
        self.tables: dict[str, Table] = {}
        self.books: dict[str, Book] = {}

    async def open(self) -> None:
        """Read which tables there are; what is kept of each is read when somebody looks at it."""
        for _, data in await self.rows.all("board/"):  # the name that browsers already keep tables under
            table = msgspec.msgpack.decode(data, type=Table)
            self.tables[table.id] = table

    async def book(self, table_id: str) -> Book:
        """What is kept of a table."""
        if table_id not in self.books:
            found = Book(lines=[], told=[], checkpoints={})
            if table_id in self.tables:
                for part in PARTS:
                    for key, data in await self.rows.all(f"{part}/{table_id}/"):
                        put_in(found, part, int(key.rpartition("/")[2]), data)
            self.books[table_id] = found
        return self.books[table_id]

    async def remove(self, table_id: str) -> None:
        """Forget a table and all that is kept of it."""
        gone: list[Row] = [(f"board/{table_id}", None)]
        for part in PARTS:
            gone += [(key, None) for key, _ in await self.rows.all(f"{part}/{table_id}/")]
        await self.rows.put(gone)
        self.tables.pop(table_id, None)
        self.books.pop(table_id, None)

    # -- what every shelf does ----------------------------------------------------------------------------------

    def shared(self) -> bool:
        return False

    async def version_of(self, table_id: str) -> int | None:
        table = self.tables.get(table_id)
        return None if table is None else table.version

    async def table(self, table_id: str) -> Table | None:
        return self.tables.get(table_id)

    async def receipt(self, table_id: str, letter: Letter) -> tuple[int, str] | None:
        for told in (await self.book(table_id)).told:
            if told.key == letter.key and told.news.person == letter.person:
                return told.news.n, told.digest or ""
        return None

    async def made_by(self, letter: Letter) -> tuple[str, str] | None:
        for table in self.tables.values():
            if table.key == letter.key and table.host == letter.person:
                return table.id, (await self.book(table.id)).told[0].digest or ""
        return None

    async def insert(self, birth: Birth) -> None:
        table = birth.table
        if any(table.key == other.key and table.host == other.host for other in self.tables.values()):
            raise Repeated
        first = Told(birth.news[0], table.key, birth.letter.digest)
        book = Book(None, list(birth.lines), [first, *map(Told, birth.news[1:])], dict(birth.checkpoints))
        if birth.standing is not None:
            book.stand = stand_of(birth.standing, None)
        rows: list[Row] = [(f"board/{table.id}", ENCODER.encode(table))]
        rows += [(numbered("news", table.id, told.news.n), ENCODER.encode(told)) for told in book.told]
        rows += [(numbered("line", table.id, line.n), ENCODER.encode(line)) for line in book.lines]
        rows += [(numbered("check", table.id, at), state) for at, state in book.checkpoints.items()]
        if book.stand is not None:
            rows.append((numbered("at", table.id, 0), ENCODER.encode(book.stand)))
        await self.rows.put(rows)
        self.tables[table.id], self.books[table.id] = table, book

    async def keep(self, change: Change, letter: Letter | None) -> None:
        table, book = change.table, await self.book(change.table.id)
        if self.tables[table.id].version != change.before.version:
            raise Conflict
        if letter is not None and await self.receipt(table.id, letter) is not None:
            raise Repeated
        told = Told(change.told(letter))
        if letter is not None:
            told = Told(told.news, letter.key, letter.digest)
        rows: list[Row] = [(f"board/{table.id}", ENCODER.encode(table))]
        rows.append((numbered("news", table.id, told.news.n), ENCODER.encode(told)))
        lines = book.lines
        if change.gone is not None:
            rows += [(numbered("line", table.id, line.n), None) for line in lines[change.gone - 1 :]]
            lines = lines[: change.gone - 1]
        rows += [(numbered("line", table.id, line.n), ENCODER.encode(line)) for line in change.lines]
        stand, checkpoints = book.stand, book.checkpoints
        standing = change.standing
        if standing is not None:
            stand = stand_of(standing, stand)
            rows.append((numbered("at", table.id, 0), ENCODER.encode(stand)))
            if change.checkpoint and standing.unit is not None:
                checkpoints = {**checkpoints, standing.unit_at: standing.unit}
                rows.append((numbered("check", table.id, standing.unit_at), standing.unit))
        await self.rows.put(rows)
        self.tables[table.id] = table
        book.stand, book.checkpoints = stand, checkpoints
        book.lines = [*lines, *change.lines] if change.gone is not None else lines
        if change.gone is None:
            lines.extend(change.lines)
        book.told.append(told)

    async def position(self, table_id: str, placed: int) -> Position | None:
        book = await self.book(table_id)
        if book.stand is None:
            return None
        if self.tables[table_id].placed != placed:
            raise Conflict
        tail = [kept.line for kept in book.lines[book.stand.unit_at :]]
        return Position(book.stand.state, book.stand.unit_at, book.stand.unit, tail)

    async def later(self, table_id: str, after: int) -> list[KeptLine]:
        return (await self.book(table_id)).lines[after:]

    async def news(self, table_id: str, after: int, until: int) -> list[News]:
        return [told.news for told in (await self.book(table_id)).told[after:until]]

    async def past(self, table_id: str) -> Past:
        book = await self.book(table_id)
        setup = [told.news.body for told in book.told if told.news.kind in ("created", "started")]
        return Past(setup, [(line, book.told[line.news - 1].news.body) for line in book.lines])

    async def moment(self, table_id: str, at: int, latest: int | None = None) -> tuple[bytes, list[KeptAction]] | None:
        book = await self.book(table_id)
        last = at if latest is None else latest
        found = max((number for number in book.checkpoints if number <= last), default=None)
        if found is None:
            return None
        return book.checkpoints[found], [kept.line for kept in book.lines[found:at]]

    async def whole(self, table_id: str) -> Whole:
        book = await self.book(table_id)
        assert book.stand is not None
        checkpoints = [(at, state) for at, state in sorted(book.checkpoints.items()) if at > 0]
        return Whole([kept.line for kept in book.lines], checkpoints, book.stand.state)

    async def host_name(self, person: str) -> str:
        return self.host

    async def find(self, person: Person | None, wanted: Wanted, most: int) -> list[tuple[Table, str]]:
        found = [table for table in self.tables.values() if fits(table, wanted)]
        found.sort(key=lambda table: (table.touched, table.id), reverse=True)
        return [(table, self.host) for table in found[:most]]

    async def forget_lessons(self, host: str, kept: int) -> list[str]:
        lessons = [table for table in reversed(self.tables.values()) if table.lesson]
        lessons.sort(key=lambda table: -table.created)
        gone = [table.id for table in lessons[kept:]]
        for table_id in gone:
            await self.remove(table_id)
        return gone

    async def notes(self, table_id: str, person: str) -> Notes:
        return (await self.book(table_id)).notes or Notes(text="", at=None)

    async def keep_notes(self, table_id: str, person: str, text: str, now: int) -> None:
        book = await self.book(table_id)
        notes = Notes(text=text, at=now) if text else None
        await self.rows.put([(numbered("note", table_id, 0), None if notes is None else ENCODER.encode(notes))])
        book.notes = notes

    async def review(self, table_id: str, knowledge: str) -> bytes | None:
        return (await self.book(table_id)).reviews.get(EYES.index(knowledge))

    async def keep_review(self, table_id: str, knowledge: str, body: bytes, now: int) -> None:
        book = await self.book(table_id)
        number = EYES.index(knowledge)
        await self.rows.put([(numbered("review", table_id, number), body)])
        book.reviews[number] = body


def stand_of(standing: Standing, before: Stand | None) -> Stand:
    """How a match stands; its commit point is where it was unless it moved."""
    if standing.unit is not None:
        return Stand(standing.state, standing.unit_at, standing.unit)
    assert before is not None
    return Stand(standing.state, before.unit_at, before.unit)


def put_in(book: Book, part: str, number: int, data: bytes) -> None:
    """Put a row that was kept back to where it belongs."""
    if part == "at":
        book.stand = msgspec.msgpack.decode(data, type=Stand)
    elif part == "line":
        book.lines.append(msgspec.msgpack.decode(data, type=KeptLine))
    elif part == "news":
        book.told.append(msgspec.msgpack.decode(data, type=Told))
    elif part == "check":
        book.checkpoints[number] = data
    elif part == "review":
        book.reviews[number] = data
    else:
        book.notes = msgspec.msgpack.decode(data, type=Notes)


def fits(table: Table, wanted: Wanted) -> bool:
    """Whether a table is among those that somebody looks for; all tables of a browser are one's own."""
    if wanted.cursor is not None:
        touched, _, last = wanted.cursor.partition(".")
        if not (touched.isascii() and touched.isdigit() and len(touched) < 16):
            raise malformed("cursor: expected what `next` said")
        if (table.touched, table.id) >= (int(touched), last):
            return False
    clock: Any = msgspec.to_builtins(table.clock)
    return (
        not table.lesson
        and (wanted.game is None or table.game == wanted.game)
        and (wanted.status is None or table.status == wanted.status)
        and (wanted.status is not None or wanted.mine or table.status in ("open", "playing"))
        and (wanted.clock is None or clock["kind"] == wanted.clock)
        and (wanted.seat is None or (table.status == "open" and any(seat.kind == "open" for seat in table.seats)))
    )
