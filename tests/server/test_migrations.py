"""The schema: an empty database and one of every earlier revision become the present one."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from ludoteka.server import migrations, schema
from ludoteka.server.storage import Postgres, storage_at
from ludoteka.table.moments import Moments
from server.kit import Player, inside

FOLDER = Path(migrations.__file__).parent


def revisions() -> list[str]:
    """All revisions, the oldest first."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    found = ScriptDirectory.from_config(config).walk_revisions()
    return [step.revision for step in found][::-1]


def test_the_newest_revision_is_known() -> None:
    assert revisions()[-1] == migrations.HEAD
    for file in (FOLDER / "versions").glob("v*.py"):
        assert re.fullmatch(r"v\d{4}_[a-z_]+\.py", file.name)


def fill(c: sa.Connection) -> set[str]:
    """A row in every table, made from nothing but the columns there are; the names of those tables."""
    there = sa.MetaData()
    there.reflect(c)
    for table in there.sorted_tables:
        if table.name != "alembic_version":
            c.execute(sa.insert(table), {column.name: value_for(column) for column in table.columns})
    return set(there.tables) - {"alembic_version"}


def value_for(column: sa.Column[object]) -> object:
    """Something a column takes."""
    kind = column.type
    if isinstance(kind, sa.Boolean):
        return False
    if column.name == "until":
        return None
    if isinstance(kind, sa.BigInteger):
        return Moments().now()
    if isinstance(kind, sa.Integer):
        return 1
    if isinstance(kind, sa.LargeBinary):
        return b"x"
    lists = {"options": "{}", "clock": '{"kind":"none"}', "body": "{}", "sleep": None, "manners": "{}", "lesson": ""}
    if column.table.name == "seat" and column.name == "clock":
        return "{}"
    if column.name in ("setup_luck", "waiting", "decisions", "places", "luck"):
        return "[]"
    return lists.get(column.name, "x")


async def on(database: str, work: Callable[[sa.Connection], object]) -> object:
    """Do something on a database, before any server has."""
    storage = storage_at(database)
    if isinstance(storage, Postgres):
        found = await storage.write(work)
        await storage.engine.dispose()
        return found
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        return work(connection)


@pytest.mark.anyio
@pytest.mark.parametrize("start", ["nothing", *revisions()])
async def test_every_earlier_schema_becomes_the_present_one(database: str, start: str) -> None:
    filled: set[str] = set()
    if start != "nothing":
        await on(database, lambda c: migrations.upgrade_on(c, start))
        await on(database, lambda c: filled.update(fill(c)))
    async with inside(database) as here:
        assert await here.server.storage.read(migrations.revision) == migrations.HEAD
        differences = await here.server.storage.read(
            lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)
        )
        assert differences == []
        if start != "nothing":
            counts = await here.server.storage.read(
                lambda c: {
                    name: c.execute(sa.select(sa.func.count()).select_from(t)).scalar()
                    for name, t in schema.metadata.tables.items()
                }
            )
            a_server_ran = {"pulse": 1}
            assert counts == {name: int(name in filled) for name in schema.metadata.tables} | a_server_ran
        eva = await Player.come(here, "Eva")
        table = await eva.new_table({"kind": "me"}, {"kind": "me"}, start=True)
        await eva.act_somehow(table, 0)
    async with inside(database) as here:
        assert (await here.client().get(f"/api/tables/{table}")).json()["actions"] == 1
