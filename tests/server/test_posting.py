"""Writing to PostgreSQL: changes share a statement, failures are not shared, and outdated versions are noticed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludoteka.server import schema
from ludoteka.server.parcels import Parcel
from ludoteka.server.posting import Poster
from ludoteka.server.statements import news_row, parcel_of
from ludoteka.server.storage import DatabaseDown, Postgres
from ludoteka.table.changes import Change, Letter
from ludoteka.table.table import NewsBody, Table
from server.conftest import NewDatabase
from server.kit import Inside, Player, inside, kept, offered

pytestmark = pytest.mark.anyio

ME = {"kind": "me"}
T = TypeVar("T")


class Statements:
    """Counts the statements by which changes are written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: list[int] = []
        real = Poster.send

        async def send(poster: Poster, parcels: Sequence[Parcel]) -> set[str]:
            self.sizes.append(len(parcels))
            return await real(poster, parcels)

        monkeypatch.setattr(Poster, "send", send)


async def talk(here: Inside, table: str, words: str, key: str | None = None) -> Parcel:
    """What saying something would write."""
    entry = await here.server.tables.entry(table)
    change = Change(entry, here.server.moments.now())
    change.news("chat", NewsBody(by="Eva", text=words))
    letter = None if key is None else Letter(entry.table.host, key, "digest")
    parcel = parcel_of(change, news_row(change, letter))
    assert parcel is not None
    return parcel


async def said(here: Inside, table: str) -> list[str]:
    """What was said at a table."""
    query = sa.select(schema.news.c.body).where(schema.news.c.board == table, schema.news.c.kind == "chat")
    rows = await here.server.storage.read(lambda c: c.execute(query).scalars().all())
    return [msgspec.json.decode(body)["text"] for body in rows]


def storage_of(here: Inside) -> Postgres:
    storage = here.server.storage
    assert isinstance(storage, Postgres)
    return storage


async def newest(here: Inside, table: str) -> Table:
    return await here.server.tables.table(table)


async def test_changes_that_come_together_share_a_statement(
    postgres: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(postgres()) as here:
        eva = await Player.come(here, "Eva")
        tables = [await eva.new_table(ME, ME, start=True) for _ in range(6)]
        parcels = [await talk(here, table, "hello") for table in tables]
        statements = Statements(monkeypatch)
        assert await asyncio.gather(*(storage_of(here).post(parcel) for parcel in parcels)) == [True] * 6
        assert statements.sizes == [6]
        assert [await said(here, table) for table in tables] == [["hello"]] * 6
        assert {await storage_of(here).version_of(table) for table in tables} == {3}
        await eva.close()


async def test_a_change_that_comes_too_late_writes_nothing_and_spoils_nothing(postgres: NewDatabase) -> None:
    async with inside(postgres()) as here:
        eva = await Player.come(here, "Eva")
        tables = [await eva.new_table(ME, ME, start=True) for _ in range(3)]
        parcels = [await talk(here, table, "first") for table in tables]
        late = [await talk(here, table, "late") for table in tables[:1]]
        assert await storage_of(here).post(parcels[0])
        before = await kept(here, tables[0])
        done = await asyncio.gather(*(storage_of(here).post(parcel) for parcel in [*late, *parcels[1:]]))
        assert done == [False, True, True]
        assert await kept(here, tables[0]) == before
        await eva.close()


async def test_a_repeated_key_fails_alone(postgres: NewDatabase) -> None:
    """The whole statement fails, and then every other change is written by itself."""
    async with inside(postgres()) as here:
        eva = await Player.come(here, "Eva")
        tables = [await eva.new_table(ME, ME, start=True) for _ in range(3)]
        assert await storage_of(here).post(await talk(here, tables[1], "once", "the key"))
        parcels = [await talk(here, table, "again", "the key") for table in tables]
        before = await kept(here, tables[1])
        works = (storage_of(here).post(parcel) for parcel in parcels)
        done: list[Any] = await asyncio.gather(*works, return_exceptions=True)
        assert (done[0], done[2]) == (True, True)
        assert isinstance(done[1], IntegrityError)
        assert await kept(here, tables[1]) == before
        assert [await said(here, table) for table in tables] == [["again"], ["once"], ["again"]]
        await eva.close()


async def insist(call: Callable[[], Awaitable[T]]) -> T:
    """Ask again while broken connections of the pool are found out, one by one."""
    for _ in range(20):
        try:
            return await call()
        except DatabaseDown:
            continue
    return await call()


async def test_after_a_broken_connection_the_next_change_is_written(postgres: NewDatabase) -> None:
    address = postgres()
    async with inside(address) as here:
        eva = await Player.come(here, "Eva")
        table = await eva.new_table(ME, ME, start=True)
        assert await storage_of(here).post(await talk(here, table, "before"))
        parcel = await talk(here, table, "after")
        await asyncio.to_thread(postgres.hang_up, address)
        try:
            assert await storage_of(here).post(parcel)
        except DatabaseDown:  # whoever asked does not know; it is as if nothing had been sent
            assert await insist(lambda: said(here, table)) == ["before"]
            assert await insist(lambda: storage_of(here).post(parcel))
        assert await said(here, table) == ["before", "after"]
        await eva.close()


async def test_a_process_that_missed_what_another_did_finds_out(
    postgres: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers on one database; the second hears nothing of the first and still goes on from the newest position."""
    address = postgres()
    async with inside(address) as one, inside(address) as two:
        monkeypatch.setattr(two.server.tables, "hear", lambda announcement: None)
        eva = await Player.come(one, "Eva")
        again = Player(two.client(), "Eva")
        again.client.cookies.set("ludoteka", eva.cookie)
        again.client.headers["X-CSRF-Token"] = eva.client.headers["X-CSRF-Token"]
        table = await eva.new_table(ME, ME, start=True)
        old = await again.view(table, 0)
        await eva.act(table, await eva.view(table, 0), offered(await eva.view(table, 0))[0])
        remembered = two.server.tables.entries[table].table.version
        assert remembered < (await newest(one, table)).version
        stale = await again.act(table, old, offered(old)[0], 409)
        assert stale["error"] == "stale"  # judged by what is true now, not by what was remembered
        seen = await again.view(table, 1)
        assert seen["version"] == (await newest(one, table)).version
        await eva.act(table, await eva.view(table, 1), offered(await eva.view(table, 1))[0])
        position = (await again.act(table, await eva.view(table, 0), offered(await eva.view(table, 0))[0]))["position"]
        assert position["version"] == (await newest(one, table)).version
        assert position["actions"] == 3
        for player in (eva, again):
            await player.close()
