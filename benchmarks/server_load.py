"""Measures the server under load: many tables of bots and scripted people, a steady stream of actions.

    python benchmarks/server_load.py                       300 tables, 200 actions a second, SQLite
    python benchmarks/server_load.py --database postgresql://user@host/name --rate 100 --json

The server runs as `ludoteka serve` in processes of its own. Here, an event loop sends actions at the given rate, each
for another table, whether or not earlier ones have been answered, and takes the time until the answer is there. The
answer means committed. A part of the tables is watched over WebSockets, a part has bots at it.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import re
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import game_ids, load_game

Json = dict[str, Any]
OK = 200
IDLE_SECONDS = 2.0
"""A connection that was idle longer is not used again: the server may be closing it."""

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
COOKIE = re.compile(rb"\r\nset-cookie: ludoteka=([^;]*);", re.IGNORECASE)
TESTS = Path(__file__).resolve().parent.parent / "tests"


class Web:
    """A small HTTP client on bare streams: cheap enough not to be what is measured."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter, float]] = []
        self.cookie = ""
        self.csrf = ""

    async def send(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """Send a request on a free connection, or a new one, and read its answer."""
        while self.free:
            reader, writer, since = self.free.pop()
            if time.monotonic() - since < IDLE_SECONDS:
                break
            writer.close()
        else:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = b"" if body is None else ENCODER.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(data)}\r\nCookie: ludoteka={self.cookie}\r\nX-CSRF-Token: {self.csrf}\r\n\r\n"
        writer.write(head.encode() + data)
        answer = await reader.readuntil(b"\r\n\r\n")
        found = LENGTH.search(answer)
        data = await reader.readexactly(int(found[1])) if found is not None else b""
        if (cookie := COOKIE.search(answer)) is not None:
            self.cookie = cookie[1].decode()
        self.free.append((reader, writer, time.monotonic()))
        return int(answer[9:12]), data

    async def done(self, method: str, path: str, body: object = None) -> Json:
        """A request that has to be done."""
        status, data = await self.send(method, path, body)
        if status >= 300:
            raise SystemExit(f"server_load: {method} {path}: {status} {data[:300]!r}")
        return dict(json.loads(data)) if data else {}


async def watch(port: int, cookie: str, table: str, seat: int) -> tuple[asyncio.Task[int], asyncio.StreamWriter]:
    """A live connection whose messages are read and thrown away; the task counts their bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
    nonce = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/live?seat={seat}&after=0 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: ludoteka={cookie}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")

    async def read() -> int:
        count = 0
        while data := await reader.read(1 << 16):
            count += len(data)
        return count

    return asyncio.create_task(read()), writer


class Server:
    """`ludoteka serve` in a process of its own."""

    def __init__(self, database: str, games: list[str], flags: list[str]) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: int = found.getsockname()[1]
        self.command = [sys.executable, "-m", "ludoteka.cli", "serve", f"--port={self.port}", f"--database={database}"]
        self.command += ["--rate=0", "--address-rate=0", "--entry-rate=0", "--log-level=warning", "--most-sockets=999"]
        self.command += [*(f"--game={game}" for game in games), *flags]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(TESTS)])}
        self.process = subprocess.Popen(self.command, env=environment, stdout=subprocess.DEVNULL)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health").read()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("server_load: the server does not answer")

    def stop(self) -> None:
        """Stop it."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)

    def seconds(self) -> dict[str, float]:
        """Seconds of processor time that the server and its processes have used."""
        assert self.process is not None
        found = {"server": processor_seconds(self.process.pid)}
        for pid in children(self.process.pid):
            found[f"process {pid}"] = processor_seconds(pid)
        return found

    def memory(self) -> dict[str, int]:
        """Kilobytes in memory of the server and of the processes it started, by what they do."""
        assert self.process is not None
        found = {"server": resident(self.process.pid)}
        for pid in children(self.process.pid):
            found[f"process {pid}"] = resident(pid)
        return found


def resident(pid: int) -> int:
    """Kilobytes of a process in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def processor_seconds(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """The processes a process started."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in text.split()]


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


async def guest(port: int, name: str) -> Web:
    """A guest of the server."""
    web = Web(port)
    web.csrf = (await web.done("POST", "/api/guest", {"name": name}))["csrf"]
    return web


async def set_up(port: int, games: list[str], count: int, bots: float) -> list[Table]:
    """Tables of all games, a part of them with bots."""
    ids = [load_game(game) for game in games]
    people: list[Web] = []
    tables: list[Table] = []
    for number in range(count):
        if number % 25 == 0:
            people.append(await guest(port, f"Script {len(people)}"))
        web = people[-1]
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


def new_match(game: Game[Any]) -> Match:
    """A match of as many as can play a game with its usual options."""
    for count in sorted(game.seat_counts, reverse=True):
        with suppress(BadOption):
            return Match.new(game, count, seed="long")
    raise SystemExit(f"server_load: {game.id} cannot be set up")


def long_records(games: list[str]) -> dict[str, tuple[str, int]]:
    """A long game of each kind, nearly finished, as a record, and how many play it."""
    found = {}
    for name in games:
        game = load_game(name)
        luck = random.Random("long")
        match = new_match(game)
        lengths = []
        while not match.over:
            seat = luck.choice(match.waiting())
            match.play(luck.choice(match.offered(seat)), seat)
            lengths.append(len(match.played))
        short = new_match(game)
        for played in match.played[: int(len(match.played) * 0.95)]:
            short.play(played.action, played.seat)
        found[game.id] = short.record(secret=False).to_bytes().decode(), short.state.seats
    return found


@asynccontextmanager
async def running(server: Server) -> AsyncIterator[Server]:
    """A server for a while."""
    await asyncio.to_thread(server.start)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.stop)


async def measure(options: argparse.Namespace) -> Json:
    """All figures."""
    games = options.game or game_ids() or ["teaching:load"]
    busy = os.getloadavg()
    figures: Json = {
        "processors": os.cpu_count(),
        "load of the machine before": round(busy[0], 1),
        "games": games,
        "tables": options.tables,
        "wanted": options.rate,
        "seconds": options.seconds,
    }
    server = Server(options.database, games, options.flag)
    async with running(server):
        first = await set_up(server.port, games, 4, 0.5)
        await asyncio.sleep(1)
        before = server.memory()
        tables = await set_up(server.port, games, options.tables, options.bots)
        await asyncio.sleep(2)
        figures["kilobytes a table, just started"] = per_table(before, server.memory(), options.tables)
        socks = [await watch(server.port, t.web.cookie, t.id, 0) for t in tables[: int(options.watched * len(tables))]]
        load = Load([*first, *tables], random.Random("load"))
        await load.run(min(options.rate, 50), 3)
        load.times.clear()
        load.looks = 0
        for table in load.tables:
            table.looked = 0.0
        used = server.seconds()
        mine = time.process_time()
        figures["actions a second"] = round(await load.run(options.rate, options.seconds), 1)
        for share in (0.5, 0.95, 0.99):
            figures[f"ms, p{round(100 * share)}"] = round(quantile(load.times, share), 1)
        figures["ms, mean"] = round(1000 * statistics.fmean(load.times), 1) if load.times else 0
        spent = {name: seconds - used.get(name, 0.0) for name, seconds in server.seconds().items()}
        spent["this script"] = time.process_time() - mine
        per_action = {name: round(1000 * seconds / max(1, len(load.times)), 2) for name, seconds in spent.items()}
        figures["ms of processor time an action"] = per_action
        figures["refused"] = load.refused
        figures["looks"] = load.looks
        figures["games finished"] = load.finished
        figures["sockets"] = len(socks)
        await asyncio.sleep(1)
        figures["kilobytes a table, played"] = per_table(before, server.memory(), options.tables)
        figures["kilobytes of processes"] = server.memory()
        for task, writer in socks:
            writer.close()
            task.cancel()
        longs: dict[str, tuple[str, int]] = {}
        web = await guest(server.port, "Archive")
        for game, (record, seats) in long_records(games).items():
            plan = [{"kind": "me", "name": f"S{seat}"} for seat in range(seats)]
            wanted = {"record": record, "seats": plan, "key": secrets.token_hex(8)}
            made = await web.done("POST", "/api/tables/import", wanted)
            await web.done("POST", f"/api/tables/{made['id']}/start", {"key": secrets.token_hex(8)})
            longs[game] = made["id"], made["actions"]
    async with running(server):
        web.free.clear()
        await web.done("GET", "/api/tables?mine=yes")
        warm = Web(server.port)
        warm.cookie, warm.csrf = first[0].web.cookie, first[0].web.csrf
        for table in first:
            await warm.done("GET", f"/api/tables/{table.id}/view?seat=0")
        for game, (long_table, actions) in longs.items():
            begun = time.perf_counter()
            await web.done("GET", f"/api/tables/{long_table}/view?seat=0")
            figures[f"ms to open {game} after {actions} actions"] = round(1000 * (time.perf_counter() - begun), 1)
    return figures


def per_table(before: dict[str, int], after: dict[str, int], tables: int) -> dict[str, float]:
    """How much more memory each table takes, at the server and at its other processes."""
    server = (after["server"] - before["server"]) / tables
    others = (sum(after.values()) - after["server"] - sum(before.values()) + before["server"]) / tables
    return {"server": round(server, 1), "others": round(others, 1), "sum": round(server + others, 1)}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--database", default="", help="by default a fresh SQLite file")
    parser.add_argument("--game", action="append", help="a game, by id or module:function; by default all installed")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=200.0, help="actions a second to send")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--bots", type=float, default=0.3, help="the share of tables with a bot")
    parser.add_argument("--watched", type=float, default=0.2, help="the share of tables watched over a WebSocket")
    parser.add_argument("--flag", action="append", default=[], help="a flag for `ludoteka serve`, such as --referees=2")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        options.database = options.database or f"sqlite:///{folder}/load.db"
        figures = uvloop.run(measure(options))
    if options.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:45} {value}")


if __name__ == "__main__":
    main()
