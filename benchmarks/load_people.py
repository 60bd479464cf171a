"""The load on a server: scripted people at many tables, on bare connections, and how long each action took."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
import secrets
import time
from collections.abc import Iterable
from typing import Any, cast
from zlib import crc32

import msgspec

from ludoteka.kernel.registry import load_game

Json = dict[str, Any]
OK = 200
IDLE_SECONDS = 2.0
"""A connection that was idle longer is not used again: the server may be closing it."""

TABLES_EACH = 25
"""How many tables one of the scripted people plays at."""

LOOK_EVERY = 0.5
"""Seconds before a script looks again at a table that waits for a bot."""


class SeatSeen(msgspec.Struct):
    """What a script looks for at a seat."""

    seat: int
    yours: bool


class OptionSeen(msgspec.Struct):
    """What a script looks for in an option."""

    action: str


class AskSeen(msgspec.Struct):
    """What a script looks for in an open decision."""

    options: list[OptionSeen]
    optional: bool


class Seen(msgspec.Struct):
    """What a script looks for in a position: all of it is read, the rest is passed over."""

    status: str
    seat: int | None
    waiting: list[int]
    seats: list[SeatSeen]
    decision: int
    asks: list[AskSeen]


class Acted(msgspec.Struct):
    """What a script looks for in the answer to an action."""

    position: Seen


SEEN = msgspec.json.Decoder(Seen)
ACTED = msgspec.json.Decoder(Acted)
ENCODER = msgspec.json.Encoder()
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)
TABLE = re.compile(r"/api/tables/([a-z0-9]+)/")
COOKIE = re.compile(rb"\r\nset-cookie: ludoteka=([^;]*);", re.IGNORECASE)


class Caller(asyncio.Protocol):
    """A connection over which one request after another is sent."""

    def __init__(self) -> None:
        self.come = bytearray()
        self.length = -1
        self.answer: asyncio.Future[tuple[bytes, bytes]] | None = None
        self.idle_since = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.WriteTransport", transport)

    def ask(self, data: bytes) -> asyncio.Future[tuple[bytes, bytes]]:
        """Send a request; head and body of its answer."""
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(data)
        return self.answer

    def data_received(self, data: bytes) -> None:
        """Part of an answer."""
        self.come += data
        if self.length < 0:
            end = self.come.find(b"\r\n\r\n")
            if end < 0:
                return
            self.head = bytes(self.come[: end + 4])
            found = LENGTH.search(self.head)
            self.length = 0 if found is None else int(found[1])
            del self.come[: end + 4]
        if len(self.come) >= self.length and self.answer is not None:
            body = bytes(self.come)
            self.come.clear()
            self.length = -1
            self.answer.set_result((self.head, body))

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionError("the server hung up"))


class Web:
    """A small HTTP client on bare connections: cheap enough not to be what is measured.

    Where there are several servers each table has one of them, as behind a proxy that goes by the table's address.
    """

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.free: dict[int, list[Caller]] = {port: [] for port in ports}
        self.cookie = ""
        self.csrf = ""

    def port_for(self, path: str) -> int:
        """The server that is asked."""
        table = TABLE.match(path)
        return self.ports[crc32(table[1].encode()) % len(self.ports)] if table else self.ports[0]

    async def caller(self, port: int) -> Caller:
        """A connection that is free, or a new one."""
        while self.free[port]:
            caller = self.free[port].pop()
            if time.monotonic() - caller.idle_since < IDLE_SECONDS and not caller.transport.is_closing():
                return caller
            caller.transport.close()
        return (await asyncio.get_running_loop().create_connection(Caller, "127.0.0.1", port))[1]

    async def send(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """Send a request on a free connection, or a new one, and read its answer.

        If a connection that was idle breaks, the server was just closing it: the same request is sent again.
        """
        port = self.port_for(path)
        data = b"" if body is None else ENCODER.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(data)}\r\nCookie: ludoteka={self.cookie}\r\nX-CSRF-Token: {self.csrf}\r\n\r\n"
        while True:
            caller = await self.caller(port)
            used = caller.idle_since
            try:
                answer, data = await caller.ask(head.encode() + data)
                break
            except ConnectionError:
                if not used:
                    raise
        if (cookie := COOKIE.search(answer)) is not None:
            self.cookie = cookie[1].decode()
        caller.idle_since = time.monotonic()
        self.free[port].append(caller)
        return int(answer[9:12]), data

    async def done(self, method: str, path: str, body: object = None) -> Json:
        """A request that has to be done."""
        status, data = await self.send(method, path, body)
        if status >= 300:
            raise SystemExit(f"server_load: {method} {path}: {status} {data[:300]!r}")
        return dict(json.loads(data)) if data else {}


async def watch(web: Web, table: str, seat: int) -> tuple[asyncio.Task[int], asyncio.StreamWriter]:
    """A live connection whose messages are read and thrown away; the task counts their bytes."""
    path = f"/api/tables/{table}/live?seat={seat}&after=0"
    port = web.port_for(path)
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
    nonce = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: ludoteka={web.cookie}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")

    async def read() -> int:
        count = 0
        while data := await reader.read(1 << 16):
            count += len(data)
        return count

    return asyncio.create_task(read()), writer


class Table:
    """A table whose seats, but for bots, are played by a script."""

    def __init__(self, web: Web, table: str, position: Seen) -> None:
        self.web = web
        self.id = table
        self.position = position
        self.own = [each.seat for each in position.seats if each.yours]
        self.busy = False
        self.looked = 0.0

    def seat(self) -> int | None:
        """A seat of the script's own that is waited for."""
        waiting = [seat for seat in self.position.waiting if seat in self.own]
        return self.position.seat if self.position.seat in waiting else next(iter(waiting), None)

    async def look(self, seat: int) -> None:
        """See the table from a seat."""
        status, data = await self.web.send("GET", f"/api/tables/{self.id}/view?seat={seat}")
        if status != OK:
            raise SystemExit(f"server_load: a look was answered with {status}: {data[:300]!r}")
        self.position = SEEN.decode(data)


class Load:
    """A steady stream of actions over many tables, and how long each took."""

    def __init__(self, tables: list[Table], luck: random.Random) -> None:
        self.tables = tables
        self.luck = luck
        self.times: list[float] = []
        self.refused = 0
        self.looks = 0
        self.finished = 0
        self.work: set[asyncio.Task[None]] = set()

    def reset(self) -> None:
        """Forget what was measured."""
        self.times.clear()
        self.refused = self.looks = self.finished = 0
        for table in self.tables:
            table.looked = 0.0

    async def run(self, rate: float, seconds: float) -> float:
        """Send actions at a rate for some seconds; how many a second were answered."""
        begun = time.perf_counter()
        sent = 0
        self.work.clear()
        turn = 0
        while (now := time.perf_counter() - begun) < seconds:
            while sent < now * rate:
                for _ in range(len(self.tables)):
                    table = self.tables[turn % len(self.tables)]
                    turn += 1
                    if table.busy or table.position.status != "playing":
                        continue
                    if table.seat() is not None:
                        break
                    if now - table.looked > LOOK_EVERY:
                        table.looked = now
                        self.begin(table)
                else:
                    break
                self.begin(table)
                sent += 1
            await asyncio.sleep(max(0.001, sent / rate - (time.perf_counter() - begun)))
        if self.work:
            await asyncio.wait(self.work)
        return len(self.times) / (time.perf_counter() - begun)

    def begin(self, table: Table) -> None:
        """Do something at a table, beside all that is being done."""
        table.busy = True
        task = asyncio.create_task(self.act(table))
        self.work.add(task)
        task.add_done_callback(self.work.discard)

    async def act(self, table: Table) -> None:
        """Take an action at a table, or look again if it waits for a bot."""
        try:
            seat = table.seat()
            if seat is None:
                self.looks += 1
                await table.look(table.own[0])
                return
            if table.position.seat != seat:
                await table.look(seat)
                self.looks += 1
            options = [o.action for ask in table.position.asks if not ask.optional for o in ask.options]
            if not options:
                return
            move = {"seat": seat, "decision": table.position.decision, "action": self.luck.choice(options)}
            move["key"] = secrets.token_hex(8)
            begun = time.perf_counter()
            status, data = await table.web.send("POST", f"/api/tables/{table.id}/action", move)
            if status == OK:
                self.times.append(time.perf_counter() - begun)
                table.position = ACTED.decode(data).position
                self.finished += table.position.status != "playing"
            else:
                self.refused += 1
                await table.look(seat)
        finally:
            table.busy = False


async def guest(ports: list[int], name: str) -> Web:
    """A guest of the server."""
    web = Web(ports)
    web.csrf = (await web.done("POST", "/api/guest", {"name": name}))["csrf"]
    return web


async def set_up(ports: list[int], games: list[str], count: int, bots: float) -> list[Table]:
    """Tables of all games, a part of them with bots."""
    ids = [load_game(game) for game in games]
    tables: list[Table] = []
    web = await guest(ports, "Script")
    for number in range(count):
        if number % TABLES_EACH == TABLES_EACH - 1:
            web = await guest(ports, f"Script {number}")
        game = ids[number % len(ids)]
        seats = min(count for count in game.seat_counts if count >= 2)
        with_bots = number < bots * count
        plan = [{"kind": "me", "name": f"S{seat}"} for seat in range(seats - 1)]
        plan.append({"kind": "bot", "bot": "random"} if with_bots else {"kind": "me", "name": "Last"})
        wanted = {"game": game.id, "seats": plan, "key": secrets.token_hex(8)}
        made = await web.done("POST", "/api/tables", wanted)
        done = await web.done("POST", f"/api/tables/{made['id']}/start", {"key": secrets.token_hex(8)})
        tables.append(Table(web, made["id"], msgspec.convert(done["position"], Seen)))
    return tables


def quantile(times: Iterable[float], share: float) -> float:
    """Milliseconds within which this share was answered."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
