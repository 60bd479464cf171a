"""Measures the server under load: many tables of bots and scripted people, a steady stream of actions.

    python benchmarks/server_load.py                                  300 tables, 200 actions a second, SQLite
    python benchmarks/server_load.py --database postgresql --rate 400 --processes 2 --json
    python benchmarks/server_load.py --tables 1000 --long             also opens long games after a restart

The server runs as `ludoteka serve` in processes of its own, PostgreSQL, if asked for, in a folder of its own. Here, an
event loop sends actions at the given rate, each for another table, whether or not earlier ones have been answered, and
takes the time until the answer is there. The answer means committed. A part of the tables is watched over WebSockets, a
part has bots at it. `--processes` starts several servers on one database and asks for a table always at the same one,
as a proxy would; `--flag=--workers=2` lets the processes of one server take connections as they come.

Rates depend on what else the machine does; processor time per action hardly does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import secrets
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import uvloop
from load_people import Json, Load, Table, Web, guest, quantile, set_up, watch
from load_server import Database, Server, database_at, machine_seconds, megabytes, processor_seconds

from ludoteka.kernel import state
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import game_ids, load_game

WARM_RATE = 100
WARM_SECONDS = 3


class Site:
    """Several servers on one database."""

    def __init__(self, options: argparse.Namespace, games: list[str], database: Database) -> None:
        self.servers = [Server(database.url, games, options.flag) for _ in range(options.processes)]
        self.database = database
        self.ports = [server.port for server in self.servers]

    def processes(self) -> list[tuple[str, int]]:
        """All processes with what they do."""
        return [each for server in self.servers for each in server.processes()] + self.database.processes()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Serve for a while."""
        begun: list[Server] = []
        try:
            for server in self.servers:
                begun.append(server)
                await asyncio.to_thread(server.start)
            yield
        finally:
            for server in begun:
                await asyncio.to_thread(server.stop)


def machine() -> Json:
    """What is measured on, and how busy it was before."""
    return {
        "processors": os.cpu_count(),
        "load of the machine before": round(os.getloadavg()[0], 1),
        "python": platform.python_version(),
        "build": "compiled" if not str(state.__file__).endswith(".py") else "pure",
    }


async def measure(options: argparse.Namespace, database: Database) -> Json:
    games = options.game or game_ids() or ["teaching:load"]
    figures = machine()
    figures |= {"database": database.url.partition(":")[0], "servers": options.processes, "flags": options.flag}
    figures |= {"games": games, "tables": options.tables, "wanted": options.rate, "seconds": options.seconds}
    site = Site(options, games, database)
    async with site.running():
        first = await set_up(site.ports, games, 4, 0.5)
        await asyncio.sleep(1)
        before = megabytes(site.processes())
        tables = await set_up(site.ports, games, options.tables, options.bots)
        await asyncio.sleep(2)
        figures["KB a table, just started"] = per_table(before, megabytes(site.processes()), options.tables)
        watched = tables[:: max(1, round(1 / options.watched))] if options.watched else []
        socks = [await watch(table.web, table.id, 0) for table in watched]
        load = Load([*first, *tables], random.Random("load"))
        figures |= await under_load(site, load, options)
        figures["sockets"] = len(socks)
        await asyncio.sleep(1)
        figures["KB a table, played"] = per_table(before, megabytes(site.processes()), options.tables)
        figures["MB"] = {duty: round(size) for duty, size in megabytes(site.processes()).items()}
        for task, writer in socks:
            writer.close()
            task.cancel()
        if options.long:
            web, longs = await import_long_games(site, games)
    if options.long:
        async with site.running():
            figures |= await open_long_games(site, first, web, longs)
    return figures


async def under_load(site: Site, load: Load, options: argparse.Namespace) -> Json:
    """What actions at a steady rate take."""
    await load.run(min(options.rate, WARM_RATE), WARM_SECONDS)
    load.reset()
    used, mine, machine_used = processor_seconds(site.processes()), time.process_time(), machine_seconds()
    begun = time.perf_counter()
    figures: Json = {"actions a second": round(await load.run(options.rate, options.seconds), 1)}
    for share in (0.5, 0.95, 0.99):
        figures[f"ms, p{round(100 * share)}"] = round(quantile(load.times, share), 1)
    figures["ms, mean"] = round(1000 * statistics.fmean(load.times), 1) if load.times else 0
    spent = {duty: seconds - used.get(duty, 0.0) for duty, seconds in processor_seconds(site.processes()).items()}
    spent["this script"] = time.process_time() - mine
    spent["all"] = sum(spent.values())
    seconds = time.perf_counter() - begun
    figures["processors busy with this"] = round(spent["all"] / seconds, 2)
    figures["processors busy with other things"] = round((machine_seconds() - machine_used - spent["all"]) / seconds, 2)
    count = max(1, len(load.times))
    figures["ms of processor time an action"] = {duty: round(1000 * each / count, 2) for duty, each in spent.items()}
    figures |= {"refused": load.refused, "looks": load.looks, "games finished": load.finished}
    return figures


def per_table(before: dict[str, float], after: dict[str, float], tables: int) -> dict[str, float]:
    """Kilobytes that each table takes, by what the processes do."""
    return {duty: round(1024 * (size - before.get(duty, 0.0)) / tables, 1) for duty, size in after.items()}


# -- long games -----------------------------------------------------------------------------------------------------


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
        while not match.over:
            seat = luck.choice(match.waiting())
            match.play(luck.choice(match.offered(seat)), seat)
        short = new_match(game)
        for played in match.played[: int(len(match.played) * 0.95)]:
            short.play(played.action, played.seat)
        found[game.id] = short.record(secret=False).to_bytes().decode(), short.state.seats
    return found


async def import_long_games(site: Site, games: list[str]) -> tuple[Web, dict[str, tuple[str, int]]]:
    """Long games on the server: for each game the table and how many actions it has."""
    longs: dict[str, tuple[str, int]] = {}
    web = await guest(site.ports, "Archive")
    for game, (record, seats) in long_records(games).items():
        plan = [{"kind": "me", "name": f"S{seat}"} for seat in range(seats)]
        wanted = {"record": record, "seats": plan, "key": secrets.token_hex(8)}
        made = await web.done("POST", "/api/tables/import", wanted)
        await web.done("POST", f"/api/tables/{made['id']}/start", {"key": secrets.token_hex(8)})
        longs[game] = made["id"], made["actions"]
    return web, longs


async def open_long_games(site: Site, first: list[Table], web: Web, longs: dict[str, tuple[str, int]]) -> Json:
    """How long it takes to open long games after a restart, once the processes are warm."""
    figures: Json = {}
    again, warm = Web(site.ports), Web(site.ports)
    again.cookie, again.csrf = web.cookie, web.csrf
    warm.cookie, warm.csrf = first[0].web.cookie, first[0].web.csrf
    await again.done("GET", "/api/tables?mine=yes")
    for table in first:
        await warm.done("GET", f"/api/tables/{table.id}/view?seat=0")
    for game, (long_table, actions) in longs.items():
        begun = time.perf_counter()
        await again.done("GET", f"/api/tables/{long_table}/view?seat=0")
        figures[f"ms to open {game} after {actions} actions"] = round(1000 * (time.perf_counter() - begun), 1)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (both fresh), or an address")
    parser.add_argument("--game", action="append", help="a game, by id or module:function; by default all installed")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=200.0, help="actions a second to send")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--processes", type=int, default=1, help="servers on one database, each with its own tables")
    parser.add_argument("--bots", type=float, default=0.3, help="the share of tables with a bot")
    parser.add_argument("--watched", type=float, default=0.2, help="the share of tables watched over a WebSocket")
    parser.add_argument("--flag", action="append", default=[], help="a flag for `ludoteka serve`, such as --referees=2")
    parser.add_argument("--long", action="store_true", help="also measure how long games are opened after a restart")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.processes > 1 and options.database == "sqlite":
        raise SystemExit("server_load: several servers need PostgreSQL: --database postgresql")
    with tempfile.TemporaryDirectory() as folder, database_at(options.database, folder) as database:
        figures = uvloop.run(measure(options, database))
    if options.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:45} {value}")


if __name__ == "__main__":
    main()
