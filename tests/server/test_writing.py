"""Writing to SQLite: commits are shared, failures are not, and nothing is acknowledged before it is committed."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludoteka.server import schema
from ludoteka.server.prepared import Prepared
from ludoteka.server.storage import DatabaseDown, Embedded, storage_at

pytestmark = pytest.mark.anyio

PERSON = Prepared(sa.insert(schema.person))
Insert = Callable[[sa.Connection], str]


class Commits:
    """Counts the commits of a storage."""

    def __init__(self, storage: Embedded) -> None:
        self.count = 0
        sa.event.listen(storage.writer, "commit", self.add)

    def add(self, _: sa.Connection) -> None:
        self.count += 1


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Embedded]:
    storage = storage_at(url)
    assert isinstance(storage, Embedded)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def person(name: str) -> dict[str, object]:
    """Somebody as a row."""
    who = {"id": name, "name": name, "login": name, "created": 1, "seen": 1, "deleted": False}
    return {**who, "password": None, "sleep": None}


def insert(name: str) -> Insert:
    """A unit of work that adds somebody."""

    def work(c: sa.Connection) -> str:
        assert PERSON.run(c, person(name)) == 1
        return name

    return work


async def everybody(storage: Embedded) -> set[str]:
    """Who is in the database."""
    return set(await storage.read(lambda c: c.execute(sa.select(schema.person.c.id)).scalars().all()))


async def test_what_comes_together_is_committed_together(sqlite: str) -> None:
    async with opened(sqlite) as storage:
        commits = Commits(storage)
        names = [f"p{number}" for number in range(40)]
        assert await asyncio.gather(*(storage.keep(insert(name)) for name in names)) == names
        assert commits.count == 1
        assert await everybody(storage) == set(names)


async def test_what_is_acknowledged_is_in_the_file(sqlite: str) -> None:
    async with opened(sqlite) as storage, asyncio.TaskGroup() as tasks:

        async def write_and_look(name: str) -> None:
            await storage.keep(insert(name))
            with closing(sqlite3.connect(storage.path)) as other:
                assert other.execute("SELECT 1 FROM person WHERE id = ?", (name,)).fetchone() == (1,)

        for number in range(30):
            tasks.create_task(write_and_look(f"p{number}"))


async def test_one_that_fails_takes_nothing_of_the_others_with_it(sqlite: str) -> None:
    def half(c: sa.Connection) -> None:
        insert("half")(c)
        raise ZeroDivisionError

    def twice(c: sa.Connection) -> None:
        insert("twice")(c)
        insert("twice")(c)

    async with opened(sqlite) as storage:
        commits = Commits(storage)
        done = await asyncio.gather(
            storage.keep(insert("a")),
            storage.keep(half),
            storage.keep(insert("b")),
            storage.keep(twice),
            storage.keep(insert("c")),
            return_exceptions=True,
        )
        assert list(done[::2]) == ["a", "b", "c"]
        assert [type(error) for error in done[1::2]] == [ZeroDivisionError, IntegrityError]
        assert commits.count == 1
        assert await everybody(storage) == {"a", "b", "c"}
        for work in (half, twice):
            with pytest.raises((ZeroDivisionError, IntegrityError)):
                await storage.keep(work)
        assert await storage.keep(insert("d")) == "d"
        assert await everybody(storage) == {"a", "b", "c", "d"}


async def test_a_commit_that_fails_is_acknowledged_to_nobody(sqlite: str) -> None:
    def orphan(c: sa.Connection) -> None:
        """Break a promise to the database that it only checks at the commit."""
        c.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        values = {"digest": "d", "person": "nobody", "created": 1, "expires": 1}
        c.execute(sa.insert(schema.session), values)

    async with opened(sqlite) as storage:
        await storage.keep(insert("before"))
        done = await asyncio.gather(
            storage.keep(insert("a")), storage.keep(orphan), storage.keep(insert("b")), return_exceptions=True
        )
        assert [type(error) for error in done] == [IntegrityError] * 3
        assert await everybody(storage) == {"before"}
        assert await storage.keep(insert("after")) == "after"
        assert await everybody(storage) == {"before", "after"}


async def test_a_full_disk_fails_all_and_leaves_nothing_half_done(sqlite: str) -> None:
    def fill(c: sa.Connection) -> None:
        """Leave no room for anything large."""
        pages = c.exec_driver_sql("PRAGMA page_count").scalar()
        c.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        many = [{**person(f"x{number}"), "password": "x" * 200} for number in range(2000)]
        c.execute(sa.insert(schema.person), many)

    async with opened(sqlite) as storage:
        done = await asyncio.gather(storage.keep(insert("a")), storage.keep(fill), return_exceptions=True)
        assert [type(error) for error in done] == [DatabaseDown] * 2
        assert await everybody(storage) == set()
        assert await storage.keep(insert("b")) == "b"
        assert await everybody(storage) == {"b"}


async def test_long_work_stands_in_line_between_short_ones(sqlite: str) -> None:
    async with opened(sqlite) as storage:
        commits = Commits(storage)
        order: list[str] = []

        async def noted(work: asyncio.Future[str]) -> None:
            order.append(await work)

        works = [storage.keep(insert("a")), storage.keep(insert("b")), storage.write(insert("c"))]
        works += [storage.keep(insert("d"))]
        await asyncio.gather(*(noted(asyncio.ensure_future(work)) for work in works))
        assert order == ["a", "b", "c", "d"]
        assert commits.count == 3


async def test_the_server_goes_on_while_another_program_holds_the_file(sqlite: str) -> None:
    async with opened(sqlite) as storage:
        await storage.keep(insert("before"))
        with closing(sqlite3.connect(storage.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = [asyncio.create_task(storage.keep(insert(name))) for name in ("a", "b")]
            for _ in range(20):
                assert await everybody(storage) == {"before"}
            assert not any(task.done() for task in waiting)
            other.execute("ROLLBACK")
        assert await asyncio.gather(*waiting) == ["a", "b"]
        assert await everybody(storage) == {"before", "a", "b"}


async def test_whoever_waits_no_longer_is_not_written(sqlite: str) -> None:
    go_on = threading.Event()
    async with opened(sqlite) as storage:
        busy = asyncio.create_task(storage.write(lambda c: go_on.wait()))
        await asyncio.sleep(0)
        gone = asyncio.create_task(storage.keep(insert("gone")))
        stays = asyncio.create_task(storage.keep(insert("stays")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        go_on.set()
        assert await busy
        assert await stays == "stays"
        assert await everybody(storage) == {"stays"}


async def test_closing_finishes_what_waits(sqlite: str) -> None:
    async with opened(sqlite) as storage:
        waiting = [asyncio.create_task(storage.keep(insert(f"p{number}"))) for number in range(100)]
        await asyncio.sleep(0)
    assert all(task.done() for task in waiting)
    async with opened(sqlite) as storage:
        assert len(await everybody(storage)) == 100


def test_a_prepared_statement_is_the_statement() -> None:
    """What SQLite's driver is given names every column of the table, as the statement for other databases does."""
    for column in schema.person.columns:
        assert f":{column.name}" in PERSON.text
