"""Measures whether the server's memory grows while people play for a long time.

    python benchmarks/server_memory.py                                  100 tables, 100 actions a second, 30 minutes
    python benchmarks/server_memory.py --minutes 2 --rate 50 --json

Tables of all games, a third of them with a bot, are played by scripts as in server_load.py; a table that ends is
replaced by a new one, so that what stays behind of finished games would show. The memory in use (RSS) of the server and
of each process it started is taken all along. What counts is the growth from the middle to the end: by then caches are
as full as they get.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import tempfile
import time

import msgspec
import uvloop
from load_people import Json, Load, Seen, Table, quantile, set_up
from load_server import Database, database_at, machine_seconds, megabytes, processor_seconds
from server_load import Site, machine

from ludoteka.kernel.registry import game_ids

SAMPLES = 60
"""How often memory is looked at, from start to end."""


class Endless(Load):
    """A stream of actions at tables that are replaced when they end."""

    def __init__(self, tables: list[Table], plans: dict[str, Json], luck: random.Random) -> None:
        super().__init__(tables, luck)
        self.plans = plans

    async def act(self, table: Table) -> None:
        """Do something at a table; if that ended it, take a new one."""
        await super().act(table)
        if table.position.status != "playing":
            table.busy = True
            try:
                await self.renew(table)
            finally:
                table.busy = False

    async def renew(self, table: Table) -> None:
        """A new table in place of one that ended, of the same game with the same people."""
        plan = self.plans.pop(table.id)
        made = await table.web.done("POST", "/api/tables", {**plan, "key": secrets.token_hex(8)})
        done = await table.web.done("POST", f"/api/tables/{made['id']}/start", {"key": secrets.token_hex(8)})
        self.plans[made["id"]] = plan
        table.id, table.position = made["id"], msgspec.convert(done["position"], Seen)


async def plan_of(table: Table) -> Json:
    """How to set up a table like this one."""
    found = await table.web.done("GET", f"/api/tables/{table.id}")
    seats = [
        {"kind": "bot", "bot": "random"} if seat["kind"] == "bot" else {"kind": "me", "name": seat["name"]}
        for seat in found["seats"]
    ]
    return {"game": found["game"], "seats": seats}


class Watch:
    """Looks at the memory of the server's processes from time to time."""

    def __init__(self, site: Site, load: Load) -> None:
        self.site = site
        self.load = load
        self.begun = time.monotonic()
        self.samples: list[Json] = []

    def look(self) -> None:
        """Note what is in use now."""
        sizes = {duty: round(size, 1) for duty, size in megabytes(self.site.processes()).items()}
        self.samples.append(
            {
                "minute": round((time.monotonic() - self.begun) / 60, 1),
                "actions": len(self.load.times),
                "games finished": self.load.finished,
                "megabytes": sizes,
                "sum": round(sum(size for duty, size in sizes.items() if duty != "database"), 1),
            }
        )

    async def run(self, every: float) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(every)
            self.look()


async def measure(options: argparse.Namespace, database: Database) -> Json:
    games = options.game or game_ids() or ["teaching:load"]
    figures = machine() | {"database": database.url.partition(":")[0], "tables": options.tables, "wanted": options.rate}
    site = Site(options, games, database)
    async with site.running():
        tables = await set_up(site.ports, games, options.tables, options.bots)
        load = Endless(tables, {table.id: await plan_of(table) for table in tables}, random.Random("memory"))
        await load.run(options.rate, options.warm)
        watch = Watch(site, load)
        watch.look()
        looking = asyncio.create_task(watch.run(options.minutes * 60 / SAMPLES))
        begun, before = time.monotonic(), len(load.times)
        used, machine_used, mine = processor_seconds(site.processes()), machine_seconds(), time.process_time()
        await load.run(options.rate, options.minutes * 60)
        seconds = time.monotonic() - begun
        looking.cancel()
        watch.look()
        busy = sum(processor_seconds(site.processes()).values()) - sum(used.values()) + time.process_time() - mine
        figures["processors busy with this"] = round(busy / seconds, 2)
        figures["processors busy with other things"] = round((machine_seconds() - machine_used - busy) / seconds, 2)
    figures |= {
        "minutes": round(seconds / 60, 1),
        "actions a second, by people": round((len(load.times) - before) / seconds, 1),
        "games finished": load.finished,
        "refused": load.refused,
        "ms, p50": round(quantile(load.times, 0.5), 1),
        "ms, p99": round(quantile(load.times, 0.99), 1),
        "load of the machine after": round(os.getloadavg()[0], 1),
    }
    samples = watch.samples
    figures |= {"start": samples[0], "middle": samples[len(samples) // 2], "end": samples[-1]}
    figures["megabytes grown from the middle to the end"] = round(figures["end"]["sum"] - figures["middle"]["sum"], 1)
    figures["megabytes, all along"] = [sample["sum"] for sample in samples]
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server's memory while people play for long.")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (both fresh), or an address")
    parser.add_argument("--game", action="append", help="a game, by id or module:function; by default all installed")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second to send")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--warm", type=float, default=20.0, help="seconds of play before the first look")
    parser.add_argument("--bots", type=float, default=0.3, help="the share of tables with a bot")
    parser.add_argument("--flag", action="append", default=[], help="a flag for `ludoteka serve`, such as --referees=2")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    options.processes = 1
    with tempfile.TemporaryDirectory() as folder, database_at(options.database, folder) as database:
        figures = uvloop.run(measure(options, database))
    if options.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:45} {value}")


if __name__ == "__main__":
    main()
