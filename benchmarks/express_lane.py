"""Measures what the express lane gains: looks and actions with it and without it, turn by turn in one process.

    python benchmarks/express_lane.py [GAME] [--rounds 15] [--json]

Both ways lead to the same server and the same table, so they differ only in what the framework does around a request.
Looks are asked for without a socket, and processor time of this process is counted: waiting for the database and for
the referee, which are processes and threads of their own, is not. An action is taken by the seat that is asked, first
the one way, then the other, in two tables of the same seed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import statistics
import tempfile
import time
from typing import Any

import msgspec

from ludoteka.kernel.registry import load_game
from ludoteka.server.app import make_app
from ludoteka.server.front import App, Front
from ludoteka.server.settings import Settings

Json = dict[str, Any]
LOOKS = 60
"""Looks a round, each way."""
ACTIONS = 6
"""Actions a round, each way."""


class Visitor:
    """Somebody who asks the application directly, without a socket."""

    def __init__(self) -> None:
        self.cookie = ""
        self.csrf = ""

    async def ask(self, app: App, method: str, path: str, query: str = "", body: object = None) -> tuple[Json, float]:
        """An answer, and the processor time it took."""
        data = b"" if body is None else msgspec.json.encode(body)
        headers = [(b"host", b"127.0.0.1:8000"), (b"content-type", b"application/json")]
        headers += [(b"content-length", str(len(data)).encode()), (b"x-csrf-token", self.csrf.encode())]
        headers += [(b"cookie", f"ludoteka={self.cookie}".encode())]
        scope: Json = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
        }
        sent: list[Json] = []

        async def receive() -> Json:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        begun = time.process_time()
        await app(scope, receive, send)
        took = time.process_time() - begun
        head, parts = sent[0], [message.get("body", b"") for message in sent[1:]]
        answer = json.loads(b"".join(parts))
        if head["status"] not in (200, 201):
            raise RuntimeError(f"{method} {path} was answered {head['status']}: {answer}")
        for name, value in head["headers"]:
            if name == b"set-cookie" and value.startswith(b"ludoteka="):
                self.cookie = value[9:].partition(b";")[0].decode()
        return answer, took


async def measure(game: str, rounds: int) -> Json:
    """Looks and actions each way, in turn."""
    with tempfile.TemporaryDirectory() as folder:
        values: Json = {"database": f"sqlite:///{folder}/server.db", "games": (game,), "rate": 0, "address_rate": 0}
        app = make_app(msgspec.convert(values, Settings))
        litestar: Any = app.app
        plain = Front(app.app, app.app, msgspec.convert(values, Settings), app.limits, app.methods)
        async with litestar.lifespan():
            return await compare({"express": app, "routes": plain}, load_game(game).id, rounds)


async def compare(ways: dict[str, App], game: str, rounds: int) -> Json:
    """The middle of the rounds, in microseconds a request."""
    visitor = Visitor()
    first = ways["routes"]
    me, _ = await visitor.ask(first, "POST", "/api/guest", body={"name": "Ada"})
    visitor.csrf = me["csrf"]
    tables = {way: await new_table(visitor, first, game) for way in ways}
    times: dict[str, dict[str, list[float]]] = {what: {way: [] for way in ways} for what in ("look", "action")}
    for _ in range(rounds):
        for way, app in ways.items():
            looks = [
                (await visitor.ask(app, "GET", f"/api/tables/{tables[way]}/view", "seat=0"))[1] for _ in range(LOOKS)
            ]
            times["look"][way].append(statistics.mean(looks) * 1e6)
            actions = [await act(visitor, app, first, tables[way]) for _ in range(ACTIONS)]
            taken = [each for each in actions if each is not None]
            if len(taken) < ACTIONS:
                tables[way] = await new_table(visitor, first, game)
            if taken:
                times["action"][way].append(statistics.mean(taken) * 1e6)
    found: Json = {"game": game, "rounds": rounds, "looks": LOOKS * rounds, "actions": ACTIONS * rounds}
    for what, each in times.items():
        found[what] = {way: round(statistics.median(rows), 1) for way, rows in each.items()}
        found[what]["ratio"] = round(found[what]["routes"] / found[what]["express"], 2)
    return found


async def new_table(visitor: Visitor, app: App, game: str) -> str:
    """A game of two seats, both ours, under way."""
    wanted = {"game": game, "seats": [{"kind": "me"}] * 2, "key": secrets.token_hex(8), "start": True}
    table, _ = await visitor.ask(app, "POST", "/api/tables", body=wanted)
    return str(table["id"])


async def act(visitor: Visitor, app: App, asking: App, table: str) -> float | None:
    """Take the first option of a seat that is asked; the processor time, None if the game is over."""
    for seat in range(2):
        position, _ = await visitor.ask(asking, "GET", f"/api/tables/{table}/view", f"seat={seat}")
        asks = [ask for ask in position["asks"] if not ask["optional"]]
        if asks:
            action = asks[0]["options"][0]["action"]
            move = {"seat": seat, "decision": position["decision"], "action": action, "key": secrets.token_hex(8)}
            return (await visitor.ask(app, "POST", f"/api/tables/{table}/action", body=move))[1]
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="cyclades")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = asyncio.run(measure(given.game, given.rounds))
    if given.json:
        print(json.dumps(found))
        return
    for what in ("look", "action"):
        row = found[what]
        print(
            f"{what}: {row['express']} µs on the express lane, {row['routes']} µs on the routes, {row['ratio']} times"
        )


if __name__ == "__main__":
    main()
