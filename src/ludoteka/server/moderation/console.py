"""The command line's way to a server's database: through the server that holds it, or alone where none runs."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from getpass import getuser
from pathlib import Path
from typing import Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import make_url

from ludoteka.kernel.errors import LudotekaError
from ludoteka.server import migrations
from ludoteka.server.moderation import orders, rows
from ludoteka.server.moderation.errands import Errand
from ludoteka.server.moderation.orders import Outcome
from ludoteka.server.services import Server
from ludoteka.server.settings import Settings
from ludoteka.server.storage import BadDatabase, sqlite_engine, take_file

T = TypeVar("T")

PATIENCE: Final = 30.0
"""Seconds the command line waits for the server."""


class Refused(LudotekaError):
    """An order that cannot be carried out."""


def give(url: str, order: orders.AnyOrder) -> str:
    """Have an order carried out; the id of what it made."""
    errand = Errand(order, getuser())
    outcome = leave(url, errand) if held(url) else asyncio.run(carry_out(url, errand))
    if outcome.refused:
        raise Refused(outcome.refused)
    return outcome.made


def look(url: str, work: Callable[[sa.Connection], T]) -> T:
    """Read something from a database, whether or not a server uses it."""
    if url.startswith("sqlite"):
        path = file_of(url)
        with sqlite_engine(path, "BEGIN", wait=20).begin() as c:
            must_be_current(c)
            return work(c)
    return asyncio.run(look_there(url, work))


async def look_there(url: str, work: Callable[[sa.Connection], T]) -> T:
    """Read from a database that several programs share."""
    server = Server(Settings(database=url, games=()))
    await server.storage.open()
    try:
        return await server.storage.read(work)
    finally:
        await server.storage.close()


def file_of(url: str) -> Path:
    """The SQLite file of an address, which must be there."""
    path = Path(make_url(url).database or "")
    if not path.is_file():
        raise BadDatabase(f"{path}: there is no such database; name the server's with --database")
    return path


def held(url: str) -> bool:
    """Whether a server holds a SQLite file."""
    if not url.startswith("sqlite"):
        return False
    try:
        take_file(file_of(url)).close()
    except BadDatabase as error:
        if "used by another server" not in str(error):
            raise
        return True
    return False


def must_be_current(c: sa.Connection) -> None:
    """Refuse a database of an older version, which only a server brings up to date."""
    if migrations.revision(c) != migrations.HEAD:
        raise BadDatabase("the database is of an older version; start the server once to bring it up to date")


async def carry_out(url: str, errand: Errand) -> Outcome:
    """Carry out an errand where no server holds the database."""
    server = Server(Settings(database=url, games=()))
    await server.storage.open()
    try:
        return await server.moderation.errands.outcome(msgspec.json.encode(errand).decode())
    finally:
        await server.tables.close()
        await server.storage.close()


def leave(url: str, errand: Errand) -> Outcome:
    """Leave an errand for the server that holds a SQLite file, and wait for what comes of it."""
    engine = sqlite_engine(file_of(url), "BEGIN IMMEDIATE", wait=20)
    name = secrets.token_hex(8)
    values = {"id": name, "at": time.time_ns() // 1_000_000, "wanted": msgspec.json.encode(errand).decode()}
    with engine.begin() as c:
        must_be_current(c)
        c.execute(sa.insert(rows.errand), {**values, "answer": None})
    query = sa.select(rows.errand.c.answer).where(rows.errand.c.id == name)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with engine.begin() as c:
            answer = c.execute(query).scalar()
            if answer is not None:
                c.execute(sa.delete(rows.errand).where(rows.errand.c.id == name))
                return msgspec.json.decode(answer, type=Outcome)
        time.sleep(0.2)
    raise Refused("the server that holds the database does not answer; the order waits for it")
