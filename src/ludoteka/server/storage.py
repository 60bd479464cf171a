"""Storage: the database, SQLite inside this process or PostgreSQL; every unit of work is one transaction.

Units of work are plain functions of a Connection. On SQLite writing ones run one after another, short ones sharing a
commit with others; on PostgreSQL all run on asynchronous connections.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.extras import need
from ludoteka.server import migrations
from ludoteka.server.parcels import SELECT_VERSION, Parcel, write_parcel
from ludoteka.server.writing import OWN_FAULT, Work, Writer
from ludoteka.table.changes import ShelfDown

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")
Listener = Callable[[str], None]

PRIVATE = 0o600
"""Nobody else on the machine reads a database file: it holds seeds and hidden cards."""
CHANNEL = "ludoteka"
READERS = 2

log = logging.getLogger("ludoteka.storage")


class BadDatabase(LudotekaError):
    """A database address that cannot be used, or a database another server holds."""


class DatabaseDown(ShelfDown):
    """The database does not answer, or not in time; whether the last change was kept has to be looked up."""


class Answering:
    """Tells a database that is out of reach from a statement that it refuses."""

    def __enter__(self) -> None:
        """Begin to ask."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        """Say what an error means."""
        if isinstance(error, OWN_FAULT):
            return
        if isinstance(error, (DBAPIError, PoolTimeout, OSError, TimeoutError)):
            raise DatabaseDown(f"{type(error).__name__}: {error}") from error


ANSWERING = Answering()


class Storage:
    """The database of a server."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""
        raise NotImplementedError

    async def read(self, work: Work[T]) -> T:
        """Do a unit of work that changes nothing."""
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        """Do a unit of work in one transaction; when this returns it is committed."""
        raise NotImplementedError

    async def keep(self, work: Work[T]) -> T:
        """Do a short unit of work in a transaction it may share with others; when this returns it is committed."""
        return await self.write(work)

    async def post(self, parcel: Parcel) -> bool:
        """Write an ordinary change; when this returns it is committed, or False if its table was not as expected."""
        return await self.keep(lambda c: write_parcel(c, parcel))

    async def version_of(self, table_id: str) -> int | None:
        """The version of a table now."""
        return await self.read(lambda c: c.execute(SELECT_VERSION, {"id": table_id}).scalar())

    def shared(self) -> bool:
        """Whether other server processes may change the data too."""
        raise NotImplementedError

    def alone(self) -> bool:
        """Whether no other server process used the database when this one opened it."""
        return True

    def listen(self, listener: Listener) -> None:
        """Hear what other processes announce; "" means that something may have been missed."""

    def announce(self, connection: sa.Connection, text: str) -> None:
        """Tell the other processes, if and when the transaction is committed."""

    async def close(self) -> None:
        """Let go of all connections."""
        raise NotImplementedError


class Embedded(Storage):
    """SQLite in a file: one server process, one writing connection, readers beside it."""

    def __init__(self, url: str) -> None:
        path = make_url(url).database
        if not path or path == ":memory:":
            raise BadDatabase(f"database {url}: a server needs a file, such as sqlite:////home/me/ludoteka.db")
        self.path = Path(path)
        self.lock: IO[str] | None = None
        self.writer = sqlite_engine(self.path, "BEGIN IMMEDIATE", wait=0)
        self.reader = sqlite_engine(self.path, "BEGIN", wait=20)
        self.writing = Writer(self.writer)
        self.reading = ThreadPoolExecutor(READERS, "reader")

    async def open(self) -> None:
        """Take the file for this process and bring the schema up to date."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.lock = take_file(self.path)
        self.path.touch(PRIVATE)
        await self.writing.write(migrations.upgrade_on, short=False)

    async def read(self, work: Work[T]) -> T:
        """Read in a thread."""

        def transaction() -> T:
            with self.reader.begin() as connection:
                return work(connection)

        with ANSWERING:
            return await asyncio.get_running_loop().run_in_executor(self.reading, transaction)

    async def write(self, work: Work[T]) -> T:
        """Write in the thread that writes, in a transaction of its own."""
        with ANSWERING:
            return await self.writing.write(work, short=False)

    async def keep(self, work: Work[T]) -> T:
        """Write at once, and commit together with what others write meanwhile."""
        with ANSWERING:
            return await self.writing.write(work, short=True)

    def shared(self) -> bool:
        return False

    async def close(self) -> None:
        """Let the threads finish, then close the file."""
        await self.writing.close()
        await asyncio.to_thread(self.reading.shutdown)
        self.writer.dispose()
        self.reader.dispose()
        if self.lock is not None:
            self.lock.close()


def sqlite_engine(path: Path, begin: str, wait: int) -> sa.Engine:
    """Connections to a SQLite file: write-ahead log, every commit on the disk before it is acknowledged.

    `wait` is how many seconds a statement waits for another program that holds the file.
    """
    settings = {"timeout": wait, "check_same_thread": False}
    address = sa.URL.create("sqlite", database=str(path))
    engine = sa.create_engine(address, connect_args=settings, hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def start(connection: sa.Connection) -> None:
        driver: Any = connection.connection.driver_connection
        try:
            driver.execute(begin)
        except sqlite3.Error as error:
            raise DBAPIError.instance(begin, None, error, sqlite3.Error, hide_parameters=True) from error

    return engine


def take_file(path: Path) -> IO[str]:
    """Hold the file for this process, so that no second server opens it."""
    lock = open(path.with_name(path.name + ".lock"), "w")  # noqa: SIM115  # held until the server ends
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadDatabase(f"{path} is used by another server; several processes need PostgreSQL") from None
    return lock


class Postgres(Storage):
    """PostgreSQL: any number of server processes, which tell one another what they changed."""

    def __init__(self, url: str) -> None:
        need("asyncpg", "postgres")
        self.url = make_url(url).set(drivername="postgresql+asyncpg")
        from sqlalchemy.ext.asyncio import create_async_engine

        self.engine = create_async_engine(self.url, pool_size=8, max_overflow=8, hide_parameters=True)
        self.snapshots = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.name = secrets.token_hex(4)
        self.listeners: list[Listener] = []
        self.ear: asyncio.Task[None] | None = None
        self.hearing = asyncio.Event()
        self.first = False
        from ludoteka.server.posting import Cable, Poster, Versions

        self.poster = Poster(Cable(self.connect, hang_up), self.name)
        self.versions = Versions(Cable(self.connect, hang_up))

    async def connect(self) -> AsyncConnection:
        """A connection that nobody else uses."""
        return await self.engine.connect()

    async def open(self) -> None:
        """Bring the schema up to date, one process at a time, and listen."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7583417)"))
            await connection.run_sync(migrations.upgrade_on)
            self.first = bool((await connection.execute(TRY_ALONE)).scalar())
        self.ear = asyncio.create_task(self.keep_listening())
        await asyncio.wait_for(self.hearing.wait(), 30)

    async def read(self, work: Work[T]) -> T:
        with ANSWERING:
            async with self.snapshots.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with ANSWERING:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def post(self, parcel: Parcel) -> bool:
        """Write an ordinary change together with others that wait."""
        with ANSWERING:
            return await self.poster.write(parcel)

    async def version_of(self, table_id: str) -> int | None:
        """Ask together with others who want to know."""
        with ANSWERING:
            return await self.versions.of(table_id)

    def shared(self) -> bool:
        return True

    def alone(self) -> bool:
        return self.first

    def listen(self, listener: Listener) -> None:
        """Add somebody who hears."""
        self.listeners.append(listener)

    def announce(self, connection: sa.Connection, text: str) -> None:
        """Send with the transaction."""
        connection.execute(NOTIFY, {"text": f"{self.name} {text}"})

    async def keep_listening(self) -> None:
        """Hold a connection that hears the others; after a break connect again and say that something was missed."""
        pause = 0.1
        while True:
            try:
                await self.listen_until_broken()
                pause = 0.1
            except Exception as error:  # whatever it is, the others must be heard again
                log.warning("not listening", extra={"problem": type(error).__name__})
            await asyncio.sleep(pause)
            pause = min(2 * pause, 5.0)

    async def listen_until_broken(self) -> None:
        """Listen on one connection until it breaks."""
        broken = asyncio.Event()
        async with self.engine.connect() as connection:
            try:
                raw: Any = (await connection.get_raw_connection()).driver_connection
                await raw.execute(HOLD_SHARED)
                raw.add_termination_listener(lambda _: broken.set())
                await raw.add_listener(CHANNEL, self.hear)
                self.tell("")
                self.hearing.set()
                await broken.wait()
            finally:
                await connection.invalidate()

    def hear(self, connection: object, pid: int, channel: str, payload: str) -> None:
        """Pass on what another process announced."""
        name, _, text = payload.partition(" ")
        if name != self.name:
            self.tell(text)

    def tell(self, text: str) -> None:
        for listener in self.listeners:
            listener(text)

    async def close(self) -> None:
        """Stop listening and close all connections."""
        if self.ear is not None:
            self.ear.cancel()
            await asyncio.wait([self.ear])
        await self.poster.close()
        await self.versions.close()
        await self.engine.dispose()


async def hang_up(connection: AsyncConnection) -> None:
    """Close a connection for good."""
    await connection.invalidate()
    await connection.close()


ALONE = 7583418
"""The number of the lock that every server process shares as long as it lives."""
TRY_ALONE = sa.text(f"SELECT pg_try_advisory_xact_lock({ALONE})")
HOLD_SHARED = f"SELECT pg_advisory_lock_shared({ALONE})"
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :text)")


def storage_at(url: str) -> Storage:
    """The storage at a database address."""
    name = url.partition(":")[0].partition("+")[0]
    if name == "sqlite":
        return Embedded(url)
    if name in ("postgresql", "postgres"):
        return Postgres("postgresql" + url[url.index(":") :])
    raise BadDatabase(f"database {url.partition('@')[2] or url}: expected sqlite:////file or postgresql://host/name")
