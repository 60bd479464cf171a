"""kill -9 at any moment: nothing that was acknowledged is lost, nothing is done twice, everybody goes on."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import websockets

from server.conftest import NewDatabase
from server.kit import Json, Live, Player, Process, key, offered

SEATS = 4
AT_LEAST = 30
"""How many actions have to be acknowledged, however fast the kills come."""
SHORT: Json = {"options": {"length": "short"}}


class Client:
    """A player who keeps playing whatever happens, and remembers what was acknowledged."""

    def __init__(self, process: Process, player: Player, seat: int, luck: random.Random) -> None:
        self.process = process
        self.player = player
        self.seat = seat
        self.luck = luck
        self.table = ""
        self.live: Live | None = None
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.resumed = 0
        self.over = False

    async def reach(self) -> Live:
        """A live connection, made anew after each break from the last update that was heard."""
        while self.live is None:
            last = 0 if self.old is None else self.old.last
            try:
                self.live = await Live.open(self.process.url, self.player, self.table, self.seat, last)
                if self.old is not None:
                    self.live.updates = self.old.updates
                    self.resumed += 1
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.05)
        return self.live

    async def play(self, table: str, enough: Callable[[], bool]) -> None:
        """Play a game to its end, or until it is enough."""
        self.table = table
        self.live = None
        self.over = False
        self.old: Live | None = None
        self.acknowledged[table] = {}
        while True:
            live = await self.reach()
            try:
                with suppress(TimeoutError):
                    await live.hear(1)
                position = live.position
                if position and position["version"] == live.last:
                    if position["status"] != "playing" or enough():
                        self.over = True
                        await live.close()
                        return
                    if self.seat in position["waiting"]:
                        await self.act(position)
            except (OSError, websockets.WebSocketException):
                self.old, self.live = live, None

    async def act(self, position: Json) -> None:
        """Send an action until there is an answer: the very same message, with the very same key."""
        options = offered(position)
        if position["undo"] and self.luck.random() < 0.1:
            await self.send("undo", {"seat": self.seat, "key": key()})
            return
        action = self.luck.choice(options)
        message = {"seat": self.seat, "decision": position["decision"], "action": action, "key": key()}
        answer = await self.send("action", message)
        if answer.status_code == 200:
            version = answer.json()["version"]
            assert version not in self.acknowledged[self.table], "two messages, one update"
            self.acknowledged[self.table][version] = action
        else:
            assert answer.status_code == 409, answer.text[:300]
            assert answer.json()["error"] in ("stale", "not-playing"), answer.text[:300]  # another seat was first

    async def send(self, what: str, message: Json) -> httpx.Response:
        """Send a message until there is an answer."""
        while True:
            try:
                answer = await self.player.client.post(f"/api/tables/{self.table}/{what}", json=message)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            if answer.status_code != 503:
                return answer


async def check(table: str, clients: list[Client]) -> int:
    """Every acknowledged action is in the table exactly once, and everybody heard the same; how many there are."""
    total = 0
    for client in clients:
        updates: list[Json] = []
        while True:
            found = await client.player.get(f"/api/tables/{table}/updates", seat=client.seat, after=len(updates))
            updates += found["updates"]
            if not found["more"]:
                break
        assert [update["n"] for update in updates] == list(range(1, len(updates) + 1))
        own = {update["n"]: update["do"] for update in updates if update["do"] is not None}
        assert own == client.acknowledged[table]
        live = client.live
        assert live is not None
        assert live.updates == updates[: live.last]
        total += len(own)
    return total


async def torture(database: str, folder: Path, moments: int, seed: str) -> tuple[int, int]:
    """Kill a server at this many random moments while four clients play; the actions and the games they finished."""
    process = Process(database, folder)
    process.start()
    try:
        await asyncio.to_thread(process.wait)
        return await play_and_kill(process, moments, seed)
    finally:
        process.stop()


async def play_and_kill(process: Process, moments: int, seed: str) -> tuple[int, int]:
    """Play games, and have the server killed, until there were enough moments; the actions and the games."""
    luck = random.Random(seed)
    players = [await Player.come(process, f"Player {seat + 1}") for seat in range(SEATS)]
    clients = [Client(process, player, seat, random.Random(f"{seed} {seat}")) for seat, player in enumerate(players)]
    killed = actions = games = 0
    done = asyncio.Event()

    def enough() -> bool:
        return done.is_set() and acknowledged(clients) > AT_LEAST

    async def killer() -> None:
        nonlocal killed
        while killed < moments:
            if luck.random() < 0.15:
                await asyncio.sleep(luck.uniform(0, 1.5))
            else:
                await busy(clients, luck.randint(0, 6))
                await asyncio.sleep(luck.uniform(0, 0.03))
            process.kill()
            process.start()
            killed += 1
        done.set()

    killing: asyncio.Task[None] | None = None
    while not done.is_set():
        table = await set_up(players)
        if killing is None:
            killing = asyncio.create_task(killer())
        await asyncio.gather(*(client.play(table, enough) for client in clients))
        if killing.done():
            killing.result()
        actions += await patiently(table, clients)
        games += 1
    await killing  # type: ignore[misc]
    assert killed == moments
    assert sum(client.resumed for client in clients) > moments
    return actions, games


def acknowledged(clients: list[Client]) -> int:
    """How many actions were acknowledged in all games."""
    return sum(len(each) for client in clients for each in client.acknowledged.values())


async def busy(clients: list[Client], actions: int) -> None:
    """Wait until all clients are back after a kill and this many more messages were acknowledged."""

    while any(client.live is None or client.over for client in clients):
        await asyncio.sleep(0.005)
    wanted = acknowledged(clients) + actions
    while acknowledged(clients) < wanted and not any(client.over for client in clients):
        await asyncio.sleep(0.001)


async def set_up(players: list[Player]) -> str:
    """A table for four, whatever happens to the server meanwhile."""
    wanted = {"game": "teaching", "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)], "key": key(), **SHORT}
    table = (await insist(players[0], "/api/tables", wanted))["id"]
    for seat, player in enumerate(players[1:], 1):
        await insist(player, f"/api/tables/{table}/join", {"key": key(), "seat": seat})
    await insist(players[0], f"/api/tables/{table}/start", {"key": key()})
    return str(table)


async def insist(player: Player, path: str, message: Json) -> Json:
    """Send a message until it is acknowledged."""
    while True:
        try:
            answer = await player.client.post(path, json=message)
        except httpx.TransportError:
            await asyncio.sleep(0.05)
            continue
        if answer.status_code != 503:
            assert answer.status_code in (200, 201), answer.text[:300]
            return dict(answer.json())


async def patiently(table: str, clients: list[Client]) -> int:
    """Check a table although the server may be killed meanwhile."""
    while True:
        try:
            return await check(table, clients)
        except httpx.TransportError:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kill_at_random_moments(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    actions, games = asyncio.run(torture(new_database(kind, request), tmp_path, 4, f"short {kind}"))
    print(f"{kind}: {actions} actions in {games} games")
    assert actions > AT_LEAST


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kill_at_200_random_moments(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    kills = int(os.environ.get("LUDOTEKA_KILLS", "200"))
    seed = f"long {kind} {os.environ.get('LUDOTEKA_SEED', '')}"
    actions, games = asyncio.run(torture(new_database(kind, request), tmp_path, kills, seed))
    print(f"{kind}: {kills} kills, {actions} actions in {games} games")
    assert actions > kills


class Loner:
    """Somebody who plays all seats of a table alone, and remembers what was acknowledged and what was sent last."""

    def __init__(self, player: Player, table: str) -> None:
        self.player = player
        self.table = table
        self.acknowledged: dict[int, str] = {}
        self.sent: Json = {}

    async def play(self) -> None:
        """Send one action after another until the server is gone or the game is over."""
        with suppress(httpx.TransportError):
            seat = 0
            while True:
                position = await self.player.view(self.table, seat)
                if position["status"] != "playing":
                    return
                seat = position["waiting"][0]
                if seat == position["seat"]:
                    action = offered(position)[-1]
                    self.sent = {"seat": seat, "decision": position["decision"], "action": action, "key": key()}
                    await self.send()

    async def send(self) -> bool:
        """Send the message, or the same again; whether it had been done before."""
        answer = await self.player.post(f"/api/tables/{self.table}/action", self.sent)
        self.acknowledged[answer["version"]] = self.sent["action"]
        return bool(answer["repeated"])

    async def check(self) -> bool:
        """All that was acknowledged is there, and nothing else but maybe the last message; whether that was there."""
        found = await self.told()
        known = dict(self.acknowledged)
        repeated = await self.send()
        assert found == (self.acknowledged if repeated else known)
        assert await self.told() == self.acknowledged
        return repeated

    async def told(self) -> dict[int, str]:
        """The actions of the table as its seats are told, by number."""
        found: dict[int, str] = {}
        for seat in (0, 1):
            updates = (await self.player.get(f"/api/tables/{self.table}/updates", seat=seat))["updates"]
            found |= {update["n"]: update["do"] for update in updates if update["do"] is not None}
        return found


async def kill_many_tables(process: Process, tables: int, kills: int) -> int:
    """Kill a server while actions at many tables share commits; how many actions were acknowledged."""
    process.start()
    await asyncio.to_thread(process.wait)
    eva = await Player.come(process, "Eva")
    me: Json = {"kind": "me"}
    loners = [Loner(eva, await eva.new_table(me, me, start=True)) for _ in range(tables)]
    luck = random.Random("many tables")
    for _ in range(kills):
        before = sum(len(loner.acknowledged) for loner in loners)
        playing = [asyncio.create_task(loner.play()) for loner in loners]
        wanted = before + luck.randint(1, 3 * tables)
        while sum(len(loner.acknowledged) for loner in loners) < wanted and not all(task.done() for task in playing):
            await asyncio.sleep(0.001)
        process.kill()
        await asyncio.gather(*playing)
        process.start()
        await asyncio.to_thread(process.wait)
        for loner in loners:
            if loner.sent:
                await loner.check()
    await eva.close()
    return sum(len(loner.acknowledged) for loner in loners)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kill_while_many_tables_commit_together(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    process = Process(new_database(kind, request), tmp_path)
    try:
        assert asyncio.run(kill_many_tables(process, 16, 2)) >= 2
    finally:
        process.stop()


def new_database(kind: str, request: pytest.FixtureRequest) -> str:
    """A fresh database of a kind."""
    if kind == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    make: NewDatabase = request.getfixturevalue("postgres")
    return make()
