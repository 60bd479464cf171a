"""What the server's tests share: real server processes, real PostgreSQL, players over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import argon2
import httpx
import msgspec
import sqlalchemy as sa
import websockets

from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import read_record
from ludoteka.server.app import make_app
from ludoteka.server.services import Server
from ludoteka.server.settings import Settings
from ludoteka.table.moments import Moments

TESTS = Path(__file__).parent.parent
Json = dict[str, Any]
T = TypeVar("T")
PATIENCE = 120.0
"""How many seconds a test waits for something that has to happen, however slow the machine is."""
QUICK_HASHER = argon2.PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
"""Passwords of tests need no protection; servers in processes of their own hash as they do in earnest."""
UNLIMITED: Json = {
    "rate": 0.0,
    "address_rate": 0.0,
    "entry_rate": 0.0,
    "chat_rate": 0.0,
    "allowed_hosts": "table.test",
}


def key() -> str:
    """A fresh key for a message."""
    return secrets.token_hex(8)


async def soon(look: Callable[[], Awaitable[T]], met: Callable[[T], bool]) -> T:
    """Look again until a condition is met; what was seen then."""
    end = time.monotonic() + PATIENCE
    while True:
        found = await look()
        if met(found):
            return found
        assert time.monotonic() < end, f"it never happened: {str(found)[:500]}"
        await asyncio.sleep(0.02)


# -- a server in a process of its own -------------------------------------------------------------------------------


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Process:
    """`ludoteka serve`, which can be killed at any moment and started again on the same database."""

    def __init__(self, database: str, folder: Path, *flags: str, games: tuple[str, ...] = ("teaching:load",)) -> None:
        self.database = database
        self.log = folder / f"server-{key()}.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.flags = [*flags, *(f"--game={game}" for game in games)]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, without waiting until it answers."""
        paths = [os.environ.get("PYTHONPATH", ""), str(TESTS)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
        command = [sys.executable, "-m", "ludoteka.cli", "serve", f"--port={self.port}", f"--database={self.database}"]
        limits = ["--rate=0", "--address-rate=0", "--entry-rate=0", "--chat-rate=0", "--most-connections=0"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *limits, *self.flags], env=environment, stdout=log, stderr=log, start_new_session=True
            )

    def wait(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            time.sleep(0.03)
        raise AssertionError(f"the server does not answer: {self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop and wait; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(database: str, folder: Path, *flags: str, games: tuple[str, ...] = ("teaching:load",)) -> Iterator[Process]:
    """A server in a process of its own, for a while."""
    process = Process(database, folder, *flags, games=games)
    process.start()
    try:
        process.wait()
        yield process
    finally:
        assert process.process is not None
        if process.process.poll() is None:
            process.stop()


# -- a server in this process ---------------------------------------------------------------------------------------


class Inside:
    """A server in this process: its services within reach, its HTTP without a network."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.server: Server = app.app.state.server
        self.url = "http://table.test"

    def client(self) -> httpx.AsyncClient:
        """A client that talks to it."""
        return httpx.AsyncClient(transport=httpx.ASGITransport(app=self.app), base_url=self.url, timeout=60)


@asynccontextmanager
async def inside(database: str, moments: Moments | None = None, **more: Any) -> AsyncIterator[Inside]:
    """A server in this process, for a while."""
    values = {"database": database, "games": ("teaching:load",), **UNLIMITED, **more}
    app = make_app(msgspec.convert(values, Settings), moments)
    app.app.state.server.people.hashing.hasher = QUICK_HASHER  # type: ignore[attr-defined]
    async with app.app.lifespan():  # type: ignore[attr-defined]
        yield Inside(app)


async def kept(here: Inside, table: str) -> tuple[Any, ...]:
    """All that is kept of a table: version, position, actions and updates."""

    def read(c: sa.Connection) -> tuple[Any, ...]:
        names = {"board": "id", "position": "board", "seat": "board", "action": "board", "news": "board"}
        return tuple(
            sorted(
                map(tuple, c.execute(sa.text(f"SELECT * FROM {name} WHERE {column} = :id"), {"id": table})), key=repr
            )
            for name, column in names.items()
        )

    return await here.server.storage.read(read)


def mirror(game: Game[Any], data: bytes) -> Match:
    """A match replayed by the kernel from an exported record, every hash compared."""
    return Match.load(game, read_record(data))


# -- people ---------------------------------------------------------------------------------------------------------


class Player:
    """Somebody at a table: a guest with a browser's cookie, over HTTP."""

    def __init__(self, client: httpx.AsyncClient, name: str) -> None:
        self.client = client
        self.name = name

    @classmethod
    async def come(cls, where: Inside | Process, name: str) -> Player:
        """Come in as a guest."""
        client = where.client() if isinstance(where, Inside) else httpx.AsyncClient(base_url=where.url, timeout=60)
        player = cls(client, name)
        me = await player.post("/api/guest", {"name": name})
        client.headers["X-CSRF-Token"] = me["csrf"]
        return player

    @property
    def cookie(self) -> str:
        """The secret of the session."""
        return self.client.cookies["ludoteka"]

    async def send(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        return await self.client.request(method, path, json=body, **more)

    async def post(self, path: str, body: Json, status: int = 0) -> Json:
        """A request that has to be done, or has to be refused with a status."""
        response = await self.client.post(path, json=body)
        wanted = (status,) if status else (200, 201, 204)
        assert response.status_code in wanted, (response.status_code, response.text[:500])
        return dict(response.json()) if response.content else {}

    async def get(self, path: str, expect: int = 200, /, **query: Any) -> Json:
        """A look that has to be allowed, or has to be refused with a status."""
        response = await self.client.get(
            path, params={name: value for name, value in query.items() if value is not None}
        )
        assert response.status_code == expect, (response.status_code, response.text[:500])
        return dict(response.json())

    async def new_table(self, *seats: Json, game: str = "teaching", start: bool = False, **more: Any) -> str:
        """Set up a table and, if everybody is there, start it."""
        table = await self.post("/api/tables", {"game": game, "seats": list(seats), "key": key(), **more})
        if start:
            await self.start(table["id"])
        return str(table["id"])

    async def start(self, table: str) -> Json:
        return await self.post(f"/api/tables/{table}/start", {"key": key()})

    async def join(self, table: str, **more: Any) -> Json:
        return await self.post(f"/api/tables/{table}/join", {"key": key(), **more})

    async def view(self, table: str, seat: int | None) -> Json:
        """The position from a seat."""
        return await self.get(f"/api/tables/{table}/view", seat=seat)

    async def act(self, table: str, position: Json, action: str, status: int = 0, **more: Any) -> Json:
        move = {"seat": position["seat"], "decision": position["decision"], "action": action, "key": key(), **more}
        return await self.post(f"/api/tables/{table}/action", move, status)

    async def act_somehow(self, table: str, seat: int, pick: Callable[[list[str]], str] = lambda o: o[0]) -> Json:
        """Take some action for a seat that is waited for; the position afterwards."""
        position = await self.view(table, seat)
        done = await self.act(table, position, pick(offered(position)))
        return dict(done["position"])

    async def close(self) -> None:
        await self.client.aclose()


def offered(position: Json, *, asides: bool = False) -> list[str]:
    """The actions a position offers for what is waited for, or besides."""
    return [option["action"] for ask in position["asks"] if ask["optional"] == asides for option in ask["options"]]


class Live:
    """A live connection: gathers updates without gaps, and the newest position."""

    def __init__(self, socket: websockets.ClientConnection, after: int) -> None:
        self.socket = socket
        self.last = after
        self.updates: list[Json] = []
        self.position: Json = {}
        self.problems: list[Json] = []

    @classmethod
    async def open(cls, where: str, player: Player | None, table: str, seat: int | None = None, after: int = 0) -> Live:
        """Connect as a player, or as a spectator."""
        query = f"after={after}" + ("" if seat is None else f"&seat={seat}")
        headers = {"Cookie": f"ludoteka={player.cookie}"} if player is not None else {}
        address = f"{where.replace('http', 'ws')}/api/tables/{table}/live?{query}"
        return cls(await websockets.connect(address, additional_headers=headers), after)

    async def hear(self, seconds: float = PATIENCE) -> Json:
        """The next message; updates must come in order, each once."""
        message: Json = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), seconds))
        if message["type"] == "updates":
            for update in message["updates"]:
                assert update["n"] == self.last + 1, (self.last, update)
                self.last = update["n"]
                self.updates.append(update)
        elif message["type"] == "position":
            assert message["position"]["version"] == self.last
            self.position = message["position"]
        elif message["type"] == "problem":
            self.problems.append(message["problem"])
        return message

    async def until(self, version: int, seconds: float = PATIENCE) -> Json:
        """Listen until the position of a version is there."""
        while self.position.get("version", -1) < version:
            await self.hear(seconds)
        return self.position

    async def close(self) -> None:
        await self.socket.close()
