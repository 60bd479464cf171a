"""Writing to PostgreSQL: the changes that come while one commit is under way are written by the next, in one statement.

A commit has to reach the disk, and commits that tell other processes something wait for each other. One statement for
many changes needs one round trip and one commit. Each change is still on its own: the statement writes only the parts
of those whose table is at the version they expect, and says which these were. If the statement fails as a whole, as it
does when one of them repeats a key, each change is written again by itself.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it comes without types
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludoteka.server import schema
from ludoteka.server.parcels import MOVED_COLUMNS, Parcel

TOGETHER: Final = 64
"""The most changes that share a statement."""
ANSWER_SECONDS: Final = 20.0
PLANS: Final = (
    "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; SET enable_hashjoin = off; "
    "SET enable_mergejoin = off; SET jit = off"
)
"""Every row is found by its key. Without this the planner would think about it again and again."""
TYPES: Final = {
    sa.String: "text",
    sa.Text: "text",
    sa.Integer: "int",
    sa.BigInteger: "bigint",
    sa.Boolean: "boolean",
    sa.LargeBinary: "bytea",
}

LOST: Final = (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""What a driver says whose connection is gone; whether the last statement was carried out nobody knows."""

Open = Callable[[], Awaitable[Any]]


class Cable:
    """A connection of asyncpg's own that is opened when it is needed, and again after it broke."""

    def __init__(self, open_one: Open, close_one: Callable[[Any], Awaitable[None]]) -> None:
        self.open_one = open_one
        self.close_one = close_one
        self.held: Any = None
        self.driver: Any = None

    async def fetch(self, text: str, *values: object) -> list[Any]:
        """Send a statement and take its answer; it is a transaction of its own."""
        if self.driver is not None and self.driver.is_closed():
            await self.let_go()
        if self.driver is None:
            self.held = await self.open_one()
            self.driver = (await self.held.get_raw_connection()).driver_connection
            await self.driver.execute(PLANS)
        try:
            return list(await self.driver.fetch(text, *values, timeout=ANSWER_SECONDS))
        except asyncpg.PostgresError:
            raise
        except BaseException:  # nobody knows what it is at
            await self.let_go()
            raise

    async def let_go(self) -> None:
        """Close the connection."""
        held, self.held, self.driver = self.held, None, None
        if held is not None:
            await self.close_one(held)


class Unit:
    """A change that waits to be written."""

    __slots__ = ("done", "parcel")

    def __init__(self, parcel: Parcel, done: asyncio.Future[bool]) -> None:
        self.parcel = parcel
        self.done = done


class Poster:
    """Writes changes, as many at a time as there are."""

    def __init__(self, cable: Cable, name: str) -> None:
        self.cable = cable
        self.name = name
        self.waiting: deque[Unit] = deque()
        self.work: asyncio.Task[None] | None = None

    async def write(self, parcel: Parcel) -> bool:
        """Write a change; when this returns it is committed, or False if its table was not as it expected."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append(Unit(parcel, done))
        if self.work is None:
            self.work = asyncio.create_task(self.work_off())
        return await done

    async def work_off(self) -> None:
        """Write what waits."""
        try:
            while group := self.next_group():
                await self.write_group(group)
        finally:
            self.work = None

    def next_group(self) -> list[Unit]:
        """What is written next, no table twice, in the order in which all processes take tables."""
        group: dict[str, Unit] = {}
        while self.waiting and len(group) < TOGETHER and self.waiting[0].parcel.table not in group:
            unit = self.waiting.popleft()
            if not unit.done.done():
                group[unit.parcel.table] = unit
        return [group[table_id] for table_id in sorted(group)]

    async def write_group(self, group: list[Unit]) -> None:
        """Write some changes together, or else each by itself."""
        try:
            written = await self.send([unit.parcel for unit in group])
        except asyncpg.PostgresError as error:
            if len(group) == 1:
                tell(group, fault(error))
                return
            for unit in group:
                await self.write_group([unit])
        except LOST as error:
            tell(group, ConnectionError(f"{type(error).__name__}: {error}"))
        except Exception as error:
            tell(group, error)
        except BaseException:
            tell(group, ConnectionError("the server closes"))
            raise
        else:
            for unit in group:
                if not unit.done.done():
                    unit.done.set_result(unit.parcel.table in written)

    async def send(self, parcels: Sequence[Parcel]) -> set[str]:
        """Write changes with one statement; the tables that were as expected."""
        rows = await self.cable.fetch(STATEMENT, f"{self.name} tables ", *columns(parcels))
        return set(rows[0]["written"] or ())

    async def close(self) -> None:
        """Finish what waits."""
        if self.work is not None:
            await asyncio.wait([self.work])
        await self.cable.let_go()


def tell(group: Iterable[Unit], error: Exception) -> None:
    """Tell those who wait that it failed."""
    for unit in group:
        if not unit.done.done():
            unit.done.set_exception(error)


def fault(error: asyncpg.PostgresError) -> Exception:
    """What the database refuses, in the terms of SQLAlchemy where somebody counts on it."""
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        return IntegrityError(None, None, error)
    return ConnectionError(f"{type(error).__name__}: {error}")


class Versions:
    """Asks for the versions of tables, for all who want to know at the same time in one statement."""

    def __init__(self, cable: Cable) -> None:
        self.cable = cable
        self.waiting: dict[str, asyncio.Future[int | None]] = {}
        self.work: asyncio.Task[None] | None = None

    async def of(self, table_id: str) -> int | None:
        """The version of a table now, None if there is none."""
        found = self.waiting.get(table_id)
        if found is None:
            found = self.waiting[table_id] = asyncio.get_running_loop().create_future()
        if self.work is None:
            self.work = asyncio.create_task(self.work_off())
        return await asyncio.shield(found)

    async def work_off(self) -> None:
        """Ask until nobody wants to know; who comes while a statement is under way waits for the next one."""
        try:
            while self.waiting:
                asked, self.waiting = self.waiting, {}
                try:
                    rows = await self.cable.fetch(VERSIONS, list(asked))
                except BaseException as error:
                    for waiting in asked.values():
                        if not waiting.done():
                            waiting.set_exception(ConnectionError(f"{type(error).__name__}: {error}"))
                            waiting.exception()
                    if not isinstance(error, Exception):
                        raise
                    continue
                found = {row["id"]: row["version"] for row in rows}
                for table_id, waiting in asked.items():
                    if not waiting.done():
                        waiting.set_result(found.get(table_id))
        finally:
            self.work = None

    async def close(self) -> None:
        if self.work is not None:
            await asyncio.wait([self.work])
        await self.cable.let_go()


# -- the statement --------------------------------------------------------------------------------------------------

VERSIONS: Final = "SELECT id, version FROM board WHERE id = ANY($1::text[])"
BOARD: Final = ["id", "expected", *MOVED_COLUMNS]
SEAT: Final = [column.name for column in schema.seat.columns]
ACTION: Final = [column.name for column in schema.action.columns]
NEWS: Final = [column.name for column in schema.news.columns]
POSITION: Final = [column.name for column in schema.position.columns]
CHECKPOINT: Final = [column.name for column in schema.checkpoint.columns]


def columns(parcels: Sequence[Parcel]) -> list[list[Any]]:
    """What the statement needs, column by column."""
    boards = [parcel.board | {"id": parcel.table, "expected": parcel.before} for parcel in parcels]
    return [
        *turned(BOARD, boards),
        *turned(POSITION, [parcel.position for parcel in parcels if parcel.position is not None]),
        *turned(CHECKPOINT, [parcel.checkpoint for parcel in parcels if parcel.checkpoint is not None]),
        *turned(SEAT, [row for parcel in parcels for row in parcel.seats]),
        *turned(ACTION, [row for parcel in parcels for row in parcel.lines]),
        *turned(NEWS, [parcel.news for parcel in parcels]),
    ]


def turned(names: Sequence[str], rows: Sequence[dict[str, Any]]) -> list[list[Any]]:
    """Rows as columns."""
    return [[row[name] for row in rows] for name in names]


def make_statement() -> str:
    """The statement that writes many changes."""
    given = 1

    def rows(table: sa.Table, names: Sequence[str]) -> str:
        nonlocal given
        arrays = []
        for name in names:
            given += 1
            column = table.columns["version" if name == "expected" else name]
            arrays.append(f"${given}::{TYPES[type(column.type)]}[]")
        quoted = ", ".join(f'"{name}"' for name in names)
        return f"unnest({', '.join(arrays)}) AS v({quoted})"

    def update(table: sa.Table, names: Sequence[str], keys: Sequence[str]) -> str:
        changed = ", ".join(f'"{name}" = v."{name}"' for name in names if name not in keys)
        same = " AND ".join(f'{table.name}."{key}" = v."{key}"' for key in keys)
        return (
            f"UPDATE {table.name} SET {changed} FROM {rows(table, names)} "
            f"WHERE {same} AND v.board IN (SELECT id FROM moved)"
        )

    def insert(table: sa.Table, names: Sequence[str]) -> str:
        quoted = ", ".join(f'"{name}"' for name in names)
        return (
            f"INSERT INTO {table.name} ({quoted}) SELECT v.* FROM {rows(table, names)} "
            "WHERE v.board IN (SELECT id FROM moved)"
        )

    moved = ", ".join(f'"{name}" = v."{name}"' for name in MOVED_COLUMNS)
    parts = [
        f"moved AS (UPDATE board SET {moved} FROM {rows(schema.board, BOARD)} "
        "WHERE board.id = v.id AND board.version = v.expected RETURNING board.id, board.version)",
        f"placed AS (UPDATE position SET state = v.state, unit_at = coalesce(v.unit_at, position.unit_at), "
        f"unit = coalesce(v.unit, position.unit) FROM {rows(schema.position, POSITION)} "
        "WHERE position.board = v.board AND v.board IN (SELECT id FROM moved))",
        f"pinned AS ({insert(schema.checkpoint, CHECKPOINT)})",
        f"seated AS ({update(schema.seat, SEAT, ('board', 'seat'))})",
        f"acted AS ({insert(schema.action, ACTION)})",
        f"told AS ({insert(schema.news, NEWS)})",
    ]
    return (
        f"WITH {', '.join(parts)} SELECT array_agg(id) AS written, "
        "CASE WHEN count(*) > 0 THEN pg_notify('ludoteka', $1::text || string_agg(id || ':' || version, ',')) END "
        "FROM moved"
    )


STATEMENT: Final = make_statement()
