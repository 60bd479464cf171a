"""The shelf of a browser: tables in memory, and every change written through to whatever the browser keeps."""

from __future__ import annotations

from typing import Any, Final, Protocol

import msgspec

from ludoteka.table.boards import Board, News
from ludoteka.table.changes import Change, Conflict, KeptLine, Letter, Repeated
from ludoteka.table.errors import malformed
from ludoteka.table.person import Person
from ludoteka.table.referee.questions import Line, Standing
from ludoteka.table.shelf import Birth, Past, Position, Shelf, Wanted, Whole
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


PARTS: Final = ("at", "line", "news", "check", "note")
ENCODER = msgspec.msgpack.Encoder()


def numbered(part: str, table: str, number: int) -> str:
    """The key of something that a table has many of."""
    return f"{part}/{table}/{number:07d}"


class BrowserShelf(Shelf):
    """Keeps tables in memory and in the browser."""

    def __init__(self, keep: Keep, host: str) -> None:
        self.rows = keep
        self.host = host
        self.boards: dict[str, Board] = {}
        self.books: dict[str, Book] = {}

    async def open(self) -> None:
        """Read which tables there are; what is kept of each is read when somebody looks at it."""
        for _, data in await self.rows.all("board/"):
            board = msgspec.msgpack.decode(data, type=Board)
            self.boards[board.id] = board

    async def book(self, table: str) -> Book:
        """What is kept of a table."""
        if table not in self.books:
            found = Book(lines=[], told=[], checkpoints={})
            if table in self.boards:
                for part in PARTS:
                    for key, data in await self.rows.all(f"{part}/{table}/"):
                        put_in(found, part, int(key.rpartition("/")[2]), data)
            self.books[table] = found
        return self.books[table]

    async def remove(self, table: str) -> None:
        """Forget a table and all that is kept of it."""
        gone: list[Row] = [(f"board/{table}", None)]
        for part in PARTS:
            gone += [(key, None) for key, _ in await self.rows.all(f"{part}/{table}/")]
        await self.rows.put(gone)
        self.boards.pop(table, None)
        self.books.pop(table, None)

    # -- what every shelf does ----------------------------------------------------------------------------------

    def shared(self) -> bool:
        return False

    async def version_of(self, table: str) -> int | None:
        board = self.boards.get(table)
        return None if board is None else board.version

    async def board(self, table: str) -> Board | None:
        return self.boards.get(table)

    async def receipt(self, table: str, letter: Letter) -> tuple[int, str] | None:
        for told in (await self.book(table)).told:
            if told.key == letter.key and told.news.person == letter.person:
                return told.news.n, told.digest or ""
        return None

    async def made_by(self, letter: Letter) -> tuple[str, str] | None:
        for board in self.boards.values():
            if board.key == letter.key and board.host == letter.person:
                return board.id, (await self.book(board.id)).told[0].digest or ""
        return None

    async def insert(self, birth: Birth) -> None:
        board = birth.board
        if any(board.key == other.key and board.host == other.host for other in self.boards.values()):
            raise Repeated
        first = Told(birth.news[0], board.key, birth.letter.digest)
        book = Book(None, list(birth.lines), [first, *map(Told, birth.news[1:])], dict(birth.checkpoints))
        if birth.standing is not None:
            book.stand = stand_of(birth.standing, None)
        rows: list[Row] = [(f"board/{board.id}", ENCODER.encode(board))]
        rows += [(numbered("news", board.id, told.news.n), ENCODER.encode(told)) for told in book.told]
        rows += [(numbered("line", board.id, line.n), ENCODER.encode(line)) for line in book.lines]
        rows += [(numbered("check", board.id, at), state) for at, state in book.checkpoints.items()]
        if book.stand is not None:
            rows.append((numbered("at", board.id, 0), ENCODER.encode(book.stand)))
        await self.rows.put(rows)
        self.boards[board.id], self.books[board.id] = board, book

    async def keep(self, change: Change, letter: Letter | None) -> None:
        board, book = change.board, await self.book(change.board.id)
        if self.boards[board.id].version != change.before.version:
            raise Conflict
        if letter is not None and await self.receipt(board.id, letter) is not None:
            raise Repeated
        told = Told(change.told(letter))
        if letter is not None:
            told = Told(told.news, letter.key, letter.digest)
        rows: list[Row] = [(f"board/{board.id}", ENCODER.encode(board))]
        rows.append((numbered("news", board.id, told.news.n), ENCODER.encode(told)))
        lines = book.lines
        if change.gone is not None:
            rows += [(numbered("line", board.id, line.n), None) for line in lines[change.gone - 1 :]]
            lines = lines[: change.gone - 1]
        rows += [(numbered("line", board.id, line.n), ENCODER.encode(line)) for line in change.lines]
        stand, checkpoints = book.stand, book.checkpoints
        standing = change.standing
        if standing is not None:
            stand = stand_of(standing, stand)
            rows.append((numbered("at", board.id, 0), ENCODER.encode(stand)))
            if change.checkpoint and standing.unit is not None:
                checkpoints = {**checkpoints, standing.unit_at: standing.unit}
                rows.append((numbered("check", board.id, standing.unit_at), standing.unit))
        await self.rows.put(rows)
        self.boards[board.id] = board
        book.stand, book.checkpoints = stand, checkpoints
        book.lines = [*lines, *change.lines] if change.gone is not None else lines
        if change.gone is None:
            lines.extend(change.lines)
        book.told.append(told)

    async def position(self, table: str, placed: int) -> Position | None:
        book = await self.book(table)
        if book.stand is None:
            return None
        if self.boards[table].placed != placed:
            raise Conflict
        tail = [kept.line for kept in book.lines[book.stand.unit_at :]]
        return Position(book.stand.state, book.stand.unit_at, book.stand.unit, tail)

    async def later(self, table: str, after: int) -> list[KeptLine]:
        return (await self.book(table)).lines[after:]

    async def news(self, table: str, after: int, until: int) -> list[News]:
        return [told.news for told in (await self.book(table)).told[after:until]]

    async def past(self, table: str) -> Past:
        book = await self.book(table)
        setup = [told.news.body for told in book.told if told.news.kind in ("created", "started")]
        return Past(setup, [(line, book.told[line.news - 1].news.body) for line in book.lines])

    async def moment(self, table: str, at: int, latest: int | None = None) -> tuple[bytes, list[Line]] | None:
        book = await self.book(table)
        last = at if latest is None else latest
        found = max((number for number in book.checkpoints if number <= last), default=None)
        if found is None:
            return None
        return book.checkpoints[found], [kept.line for kept in book.lines[found:at]]

    async def whole(self, table: str) -> Whole:
        book = await self.book(table)
        assert book.stand is not None
        checkpoints = [(at, state) for at, state in sorted(book.checkpoints.items()) if at > 0]
        return Whole([kept.line for kept in book.lines], checkpoints, book.stand.state)

    async def host_name(self, person: str) -> str:
        return self.host

    async def find(self, person: Person | None, wanted: Wanted, most: int) -> list[tuple[Board, str]]:
        found = [board for board in self.boards.values() if fits(board, wanted)]
        found.sort(key=lambda board: (board.touched, board.id), reverse=True)
        return [(board, self.host) for board in found[:most]]

    async def notes(self, table: str, person: str) -> Notes:
        return (await self.book(table)).notes or Notes(text="", at=None)

    async def keep_notes(self, table: str, person: str, text: str, now: int) -> None:
        book = await self.book(table)
        notes = Notes(text=text, at=now) if text else None
        await self.rows.put([(numbered("note", table, 0), None if notes is None else ENCODER.encode(notes))])
        book.notes = notes


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
    else:
        book.notes = msgspec.msgpack.decode(data, type=Notes)


def fits(board: Board, wanted: Wanted) -> bool:
    """Whether a table is among those that somebody looks for; all tables of a browser are one's own."""
    if wanted.cursor is not None:
        touched, _, last = wanted.cursor.partition(".")
        if not (touched.isascii() and touched.isdigit() and len(touched) < 16):
            raise malformed("cursor: expected what `next` said")
        if (board.touched, board.id) >= (int(touched), last):
            return False
    clock: Any = msgspec.to_builtins(board.clock)
    return (
        (wanted.game is None or board.game == wanted.game)
        and (wanted.status is None or board.status == wanted.status)
        and (wanted.status is not None or wanted.mine or board.status in ("open", "playing"))
        and (wanted.clock is None or clock["kind"] == wanted.clock)
        and (wanted.seat is None or (board.status == "open" and any(seat.kind == "open" for seat in board.seats)))
    )
