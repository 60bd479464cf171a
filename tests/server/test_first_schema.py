"""A database as the first released schema left it becomes the present one, and the games in it go on.

`data/schema_0001.db.gz` was filled by the server of that time: two accounts and a guest, a token, a table that waits,
games with both kinds of clocks, a finished one, its rematch, an import, one resigned, one closed, one left. It is never
made again; what later schemas change has to work with it.
"""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludoteka.kernel.match import verify
from ludoteka.kernel.record import commitment, read_record
from ludoteka.server import migrations, schema
from ludoteka.table.moments import Moments
from server.kit import Inside, Player, inside, key, mirror
from server.test_migrations import on
from teaching import load

KEPT = Path(__file__).parent / "data" / "schema_0001.db.gz"
THEN = 1_790_000_000_000
TOKEN = "ludo_qStvBpnthh4cDH84XmNju9U_IzjTtIU2"
GUEST = "LPLad2frXUSmkY8noXXpkjCt3ZIDmNPl"
WAITING, LIVE, DAYS, DONE, AGAIN = "y5fcggncb32p", "fta7umcktcnx", "vx25qfra4mqp", "w3cvvpjs4wdm", "4fct52wr4amb"
IMPORTED, GIVEN_UP, CLOSED, LEFT = "ea6qiju8753n", "a5hwpezhwifw", "v8wk7vsf9xv7", "3eukg6ba4jjx"

pytestmark = pytest.mark.anyio


class Then(Moments):
    """The days in which the database was made."""

    def now(self) -> int:
        return THEN + 60_000


@pytest.fixture
async def first(database: str, tmp_path: Path) -> str:
    """The database of the first schema, as the file it was or copied row by row into PostgreSQL."""
    file = tmp_path / ("server.db" if database.startswith("sqlite") else "first.db")
    file.write_bytes(gzip.decompress(KEPT.read_bytes()))
    if database.startswith("sqlite"):
        return f"sqlite:///{file}"
    await on(database, lambda c: copy_rows(file, c))
    return database


def copy_rows(file: Path, c: sa.Connection) -> None:
    """Make the first schema and fill it."""
    migrations.upgrade_on(c, "0001")
    there = sa.MetaData()
    there.reflect(c)
    with sqlite3.connect(file) as old:
        old.row_factory = sqlite3.Row
        for table in there.sorted_tables:
            if table.name != "alembic_version":
                rows = [as_kept(table, dict(row)) for row in old.execute(f"SELECT * FROM {table.name}")]
                c.execute(sa.insert(table), rows)


def as_kept(table: sa.Table, row: dict[str, object]) -> dict[str, object]:
    """A row with the booleans that SQLite keeps as numbers."""
    return {
        name: bool(value) if isinstance(table.c[name].type, sa.Boolean) and value is not None else value
        for name, value in row.items()
    }


async def counts(here: Inside) -> dict[str, int]:
    """How many rows there are of everything."""

    def read(c: sa.Connection) -> dict[str, int]:
        names = ("person", "session", "token", "board", "seat", "news", "action", "position", "checkpoint", "note")
        query = [(name, sa.select(sa.func.count()).select_from(schema.metadata.tables[name])) for name in names]
        return {name: c.execute(count).scalar() or 0 for name, count in query}

    return await here.server.storage.read(read)


async def test_nothing_is_lost_and_everybody_can_come_in(first: str) -> None:
    async with inside(first, Then()) as here:
        assert await here.server.storage.read(migrations.revision) == migrations.HEAD
        assert await counts(here) == {
            "person": 3,
            "session": 3,
            "token": 1,
            "board": 9,
            "seat": 19,
            "news": 246,
            "action": 221,
            "position": 6,
            "checkpoint": 12,
            "note": 1,
        }
        eva = Player(here.client(), "Eva")
        await eva.post("/api/login", {"login": "eva", "password": "correct horse"})
        mine = (await eva.get("/api/tables", mine="yes"))["tables"]
        assert {table["id"] for table in mine} >= {WAITING, LIVE, DONE, AGAIN, GIVEN_UP, LEFT}
        assert (await eva.get(f"/api/tables/{LIVE}/notes"))["text"] == "keep an eye on Bob"
        program = here.client()
        program.headers["Authorization"] = f"Bearer {TOKEN}"
        assert (await program.get("/api/me")).json()["login"] == "eva"
        guest = here.client()
        guest.headers["Cookie"] = f"ludoteka={GUEST}"
        assert (await guest.get("/api/me")).json()["name"] == "Žofie"


async def test_the_luck_promised_by_an_older_version_is_kept(first: str) -> None:
    """Games that were played, went on or only waited then have a seed of their own; a nonce does not change it."""
    async with inside(first, Then()) as here:
        eva = Player(here.client(), "Eva")
        me = await eva.post("/api/login", {"login": "eva", "password": "correct horse"})
        eva.client.headers["X-CSRF-Token"] = me["csrf"]
        verify(load(), read_record((await eva.client.get(f"/api/tables/{DONE}/export")).content))
        for table in (WAITING, LIVE, LEFT):
            promised = await eva.get(f"/api/tables/{table}")
            assert (promised["scheme"], promised["nonces"]) == (1, [])
            for seat in promised["seats"]:
                if seat["kind"] in ("open", "invited"):
                    change = {"seat": seat["seat"], "plan": {"kind": "bot"}, "key": key()}
                    await eva.send("PATCH", f"/api/tables/{table}/seat", change)
            if promised["status"] == "open":
                await eva.post(f"/api/tables/{table}/start", {"key": key(), "nonce": 32 * "a"})
            mine = next(seat["seat"] for seat in promised["seats"] if seat["yours"])
            await eva.post(f"/api/tables/{table}/resign", {"seat": mine, "key": key()})
            over = await eva.get(f"/api/tables/{table}")
            assert (over["status"], over["scheme"], over["secret"]) == ("finished", 1, None)
            assert commitment(over["seed"]) == over["commitment"] == promised["commitment"]
            record = read_record((await eva.client.get(f"/api/tables/{table}/export")).content)
            assert (record.header.scheme, record.header.seed) == (1, over["seed"])
            verify(load(), record)


async def test_every_table_is_what_it_was_and_plays_on(first: str) -> None:
    async with inside(first, Then()) as here:
        eva = Player(here.client(), "Eva")
        me = await eva.post("/api/login", {"login": "eva", "password": "correct horse"})
        eva.client.headers["X-CSRF-Token"] = me["csrf"]
        tables = {
            table: (await eva.get(f"/api/tables/{table}"))["status"]
            for table in (WAITING, LIVE, DAYS, DONE, AGAIN, IMPORTED, GIVEN_UP, CLOSED, LEFT)
        }
        assert tables == {
            WAITING: "open",
            LIVE: "playing",
            DAYS: "playing",
            DONE: "finished",
            AGAIN: "open",
            IMPORTED: "finished",
            GIVEN_UP: "finished",
            CLOSED: "closed",
            LEFT: "playing",
        }
        for table in (LIVE, LEFT):
            position = await eva.view(table, 0 if table == LIVE else 1)
            before = position["actions"]
            if position["seats"][position["seat"]]["away"]:
                await eva.post(f"/api/tables/{table}/back", {"seat": position["seat"], "key": key()})
                position = await eva.view(table, position["seat"])
            if position["seat"] in position["waiting"]:
                assert (await eva.act_somehow(table, position["seat"]))["actions"] > before
            assert all(seat["bank"] > 0 for seat in (await eva.view(table, None))["seats"])
        days = await eva.view(DAYS, None)
        assert all(seat["deadline"] is None or seat["deadline"] > THEN for seat in days["seats"])
        record = (await eva.client.get(f"/api/tables/{DONE}/export")).content
        assert mirror(load(), record).places == (await eva.get(f"/api/tables/{DONE}"))["places"]
        past = await eva.get(f"/api/tables/{IMPORTED}/history/7")
        assert past["at"] == 7
