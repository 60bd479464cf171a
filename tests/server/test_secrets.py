"""Non-interference over the wire: what a seat receives does not depend on other seats' secrets.

Two servers with the same clock, ids and seeds play two worlds. In the second everything hidden from seat 0 is dealt
anew at the start, and the other seats choose differently wherever seat 0 cannot notice. As long as the two worlds look
the same to seat 0 in the kernel, every byte it gets from the server must be the same.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from ludoteka.kernel.action import SPECTATOR, Action, Seat
from ludoteka.kernel.chance import Chance, luck_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.kernel.state import State, pending, take
from ludoteka.server import schema
from ludoteka.server.live import Connection
from ludoteka.table import reading
from ludoteka.table.moments import Moments
from ludoteka.table.referee.matches import pack, unpack
from ludoteka.table.shelf import Past
from ludoteka.table.table import News, Table
from server.kit import Inside, Json, Player, inside, key, soon

pytestmark = pytest.mark.anyio

TRIED = 6
"""How many options of each world are tried to find a pair that looks the same to seat 0."""


class Scripted(Moments):
    """Time and secrets that are the same in every world."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.count = 0

    def now(self) -> int:
        return 1_800_000_000_000

    def next(self, what: str) -> str:
        self.count += 1
        return sha256(f"{self.seed} {what} {self.count}".encode()).hexdigest()

    def new_id(self) -> str:
        return self.next("id")[:12]

    def new_secret(self) -> str:
        return self.next("secret")[:32]

    def new_code(self) -> str:
        return self.next("code")[:16]

    def new_seed(self) -> str:
        return self.next("seed")[:32]

    def new_pledge(self) -> str:
        return self.next("pledge")


class Ear:
    """A socket that only listens: what the live feed sends."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def send_text(self, text: str) -> None:
        self.heard.append(text)

    async def receive_text(self) -> str:
        await asyncio.Event().wait()
        return ""

    async def close(self, code: int, reason: str) -> None:
        """Nothing to close."""


class World:
    """One server with one table: seat 0 watches, the other seats are somebody else's."""

    def __init__(self, here: Inside, game: Game[Any], watcher: Player, others: Player, table: str) -> None:
        self.here = here
        self.game = game
        self.watcher = watcher
        self.others = others
        self.table = table
        self.received: list[bytes] = []
        self.ears: list[Ear] = []

    async def state(self) -> State:
        """The true State, as it is kept."""
        query = sa.select(schema.position.c.state).where(schema.position.c.board == self.table)
        data = await self.here.server.storage.read(lambda c: c.execute(query).scalar())
        assert data is not None
        found: State = self.game.decode(unpack(data))
        return found

    async def luck(self) -> Chance:
        """The luck of the next action."""
        table = await self.here.server.tables.table(self.table)
        return luck_of(table.seed, "luck", table.lucky)

    async def redeal(self, seed: str) -> None:
        """Deal everything hidden from seat 0 anew, from the very start."""
        other = self.game.resample(await self.state(), 0, Chance.of(seed))
        data = pack(self.game.encode(other))

        def work(c: sa.Connection) -> None:
            c.execute(sa.update(schema.position).values(state=data, unit=data))
            c.execute(sa.update(schema.checkpoint).values(state=data))

        await self.here.server.storage.write(work)
        self.here.server.tables.drop(self.table)

    async def listen(self) -> list[asyncio.Task[None]]:
        """Open live feeds of seat 0 and of a spectator."""
        tasks = []
        person = await self.here.server.people.by_session(self.watcher.cookie)
        for seat in (0, None):
            ear = Ear()
            connection = Connection(self.here.server, ear, person, self.table, "")  # type: ignore[arg-type]
            await connection.watch(seat, 0)
            self.ears.append(ear)
            tasks.append(asyncio.create_task(connection.run()))
        return tasks

    async def look(self, requests: list[tuple[str, str, Any]]) -> None:
        """Send requests as seat 0 and keep every byte of the answers."""
        for method, path, body in requests:
            response = await self.watcher.send(method, f"/api/tables/{self.table}{path}", body)
            self.received.append(f"{response.status_code} {sorted(response.headers.items())}".encode())
            self.received.append(response.content)

    async def do(self, seat: Seat, action: Action) -> int:
        """Let a seat act; seat 0 keeps the answer."""
        player = self.watcher if seat == 0 else self.others
        decision = (await self.here.server.tables.table(self.table)).decisions[seat]
        text = self.game.text(action)
        move = {"seat": seat, "decision": decision, "action": text, "key": f"{decision}-{seat}"}
        response = await player.send("POST", f"/api/tables/{self.table}/action", move)
        assert response.status_code == 200, response.text[:400]
        if seat == 0:
            self.received.append(response.content)
        version: int = response.json()["version"]
        return version


def noticed(game: Game[Any], s: State, heard: list[tuple[int, Action]]) -> object:
    """All that seat 0, and a spectator, notice of a position and of what led to it, as the kernel tells it."""
    asked = [(choice.prompt(s), choice.options(s)) for choice in game.decisions(s, 0)]
    views = [msgspec.to_builtins(game.view(s, eyes)) for eyes in (0, SPECTATOR)]
    events = [game.events_for(heard, eyes) for eyes in (0, SPECTATOR)]
    return asked, views, events, [choice.seat for choice in pending(s)], s.places


def after(game: Game[Any], s: State, seat: Seat, action: Action, luck: Chance) -> object:
    """What seat 0 would notice of an action."""
    t = s.copy()
    heard: list[tuple[int, Action]] = []
    t.heard = heard
    choice = game.offering(t, seat, action)
    assert choice is not None
    take(t, choice, action, luck)
    t.heard = None
    return noticed(game, t, heard)


async def pair(worlds: tuple[World, World], seat: Seat, luck: random.Random) -> tuple[Action, Action] | None:
    """An action for each world that seat 0 cannot tell apart, different ones if there are."""
    game = worlds[0].game
    first, second = [await world.state() for world in worlds]
    options = [game.options(first, seat), game.options(second, seat)]
    if seat == 0:
        assert options[0] == options[1]
        tried = luck.sample(options[0], min(TRIED, len(options[0])))
        options = [tried, tried]
    else:
        options = [luck.sample(each, min(TRIED, len(each))) for each in options]
    found: list[tuple[Action, Action]] = []
    results = []
    for state, world, each in zip((first, second), worlds, options, strict=True):
        results.append([after(game, state, seat, action, await world.luck()) for action in each])
    for one, seen in zip(options[0], results[0], strict=True):
        for other, also in zip(options[1], results[1], strict=True):
            if seen == also and (seat != 0 or one == other):
                found.append((one, other))
    found.sort(key=lambda each: each[0] == each[1])
    return found[0] if found else None


@asynccontextmanager
async def world_of(name: str, seats: int, folder: Path, seed: str) -> AsyncIterator[World]:
    """A server with a table of this many seats."""
    game = load_game(name)
    async with inside(f"sqlite:///{folder / 'world.db'}", Scripted(seed), games=(name,)) as here:
        watcher, others = await Player.come(here, "Eva"), await Player.come(here, "Bob")
        table = await watcher.new_table({"kind": "me"}, *[{"kind": "open"}] * (seats - 1), game=game.id, key="table")
        for seat in range(1, seats):
            await others.join(table, seat=seat, key=f"join-{seat}")
        await watcher.post(f"/api/tables/{table}/start", {"key": "start"})
        yield World(here, game, watcher, others, table)


async def compare(name: str, seats: int, folder: Path, seed: str, steps: int) -> tuple[int, int]:
    """Play two worlds that look the same to seat 0; how many actions were taken, and how many of them differed."""
    luck = random.Random(seed)
    folders = [folder / each for each in ("one", "two")]
    for each in folders:
        each.mkdir()
    async with world_of(name, seats, folders[0], seed) as one, world_of(name, seats, folders[1], seed) as two:
        worlds = (one, two)
        await two.redeal(seed)
        tasks = [task for world in worlds for task in await world.listen()]
        taken = differed = 0
        version = 0
        while taken < steps:
            state = await one.state()
            waiting = [choice.seat for choice in pending(state)]
            if not waiting:
                break
            seat = luck.choice(waiting)
            chosen = await pair(worlds, seat, luck)
            if chosen is None:
                break
            requests = looks(one.game, state, taken, luck)
            for world, action in zip(worlds, chosen, strict=True):
                await world.look(requests)
                version = await world.do(seat, action)
            taken += 1
            differed += chosen[0] != chosen[1]
            if luck.random() < 0.2:
                undo = [("POST", "/undo", {"seat": 0, "key": f"undo-{taken}"})]
                for world in worlds:
                    await world.look(undo)
                taken = (await one.here.server.tables.table(one.table)).actions
                version = (await one.here.server.tables.table(one.table)).version
        for world in worlds:
            await world.look(looks(one.game, await one.state(), taken, luck.__class__(seed)))
            for ear in world.ears:
                await heard_until(ear, version)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert one.received == two.received
    for ear, other in zip(one.ears, two.ears, strict=True):
        assert flattened(ear) == flattened(other)
    return taken, differed


async def heard_until(ear: Ear, version: int) -> None:
    """Wait until the live feed has told everything."""

    async def last() -> Json:
        return dict(msgspec.json.decode(ear.heard[-1])) if ear.heard else {"type": ""}

    await soon(last, lambda told: told["type"] == "position" and told["position"]["version"] >= version)


def flattened(ear: Ear) -> list[Any]:
    """What a feed told, whatever the bursts it came in."""
    messages = [msgspec.json.decode(text) for text in ear.heard]
    updates = [update for message in messages if message["type"] == "updates" for update in message["updates"]]
    return [*updates, messages[-1]]


def looks(game: Game[Any], state: State, taken: int, luck: random.Random) -> list[tuple[str, str, Any]]:
    """Everything seat 0 may ask at a moment, in vain attempts too."""
    offered = [game.text(action) for action in game.options(state, 0)]
    verbs = list(game.lexicon.verbs)
    some = luck.choice(offered) if offered else luck.choice(verbs)
    wrong = luck.choice(verbs)
    requests: list[tuple[str, str, Any]] = []
    for query in ("?seat=0", ""):
        requests += [("GET", f"/{what}{query}", None) for what in ("view", "updates", "history", "export")]
        requests.append(("GET", f"/history/{luck.randint(0, taken)}{query}", None))
    requests += [
        ("GET", "", None),
        ("GET", "/since?seat=0", None),
        ("GET", "/view?seat=1", None),
        ("GET", "/history?seat=1", None),
        ("POST", "/preview", {"seat": 0, "action": some}),
        ("POST", "/preview", {"seat": 0, "action": wrong}),
        ("POST", "/preview", {"seat": 1, "action": some}),
        ("POST", "/why", {"seat": 0, "actions": [some, *guesses(game, luck)]}),
        ("POST", "/why", {"seat": 1, "actions": [some]}),
        ("GET", "/course", None),
        ("GET", "/notes", None),
        ("POST", "/action", {"seat": 0, "decision": 0, "action": some, "key": f"stale-{taken}"}),
        ("POST", "/action", {"seat": 1, "decision": 0, "action": some, "key": f"seat-{taken}"}),
    ]
    return requests


def guesses(game: Game[Any], luck: random.Random) -> list[str]:
    """Actions that a seat might like to take, whether or not it may."""
    found: list[str] = []
    for verb in luck.sample(list(game.lexicon.verbs.values()), min(8, len(game.lexicon.verbs))):
        words = [verb.name]
        for _, kind in verb.parts:
            slugs = game.lexicon.kinds[kind].slugs if kind in game.lexicon.kinds else ()
            words.append(luck.choice(slugs) if slugs else "p2" if kind == "seat" else "1")
        found.append(" ".join(words))
    return found


@pytest.mark.parametrize("name", ["teaching:load", *game_ids()])
async def test_others_secrets_change_nothing_that_a_seat_receives(name: str, tmp_path: Path) -> None:
    counts = load_game(name).seat_counts
    total = different = 0
    for number in range(3 if name == "teaching:load" else 1):
        folder = tmp_path / str(number)
        folder.mkdir()
        seats = min((count for count in counts if count >= 2 + number % 2), default=max(counts))
        if seats < 2:
            return
        taken, differed = await compare(name, seats, folder, f"{name} {number}", 10)
        total += taken
        different += differed
    print(f"{name}: {total} actions, {different} of them different")
    assert total
    if name == "teaching:load":
        assert different > 2


@pytest.mark.soak
@pytest.mark.parametrize("name", ["teaching:load", *game_ids()])
async def test_others_secrets_change_nothing_in_many_games(name: str, tmp_path: Path) -> None:
    counts = [count for count in load_game(name).seat_counts if count > 1]
    total = different = 0
    for number in range(60):
        folder = tmp_path / str(number)
        folder.mkdir()
        taken, differed = await compare(name, counts[number % len(counts)], folder, f"many {name} {number}", 60)
        total += taken
        different += differed
    print(f"{name}: {total} actions, {different} of them different")


@pytest.mark.parametrize("leak", ["updates", "history"])
async def test_this_test_would_notice_a_leak(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, told_to = News.shown, reading.told_to

    def careless(self: News, table: Table, seat: int, reader: Any) -> Any:
        return msgspec.structs.replace(shown(self, table, seat, reader), do=self.body.do or None)

    def indiscreet(table: Table, past: Past, eyes: int) -> Any:
        return told_to(table, past, 1)

    if leak == "updates":
        monkeypatch.setattr(News, "shown", careless)
    else:
        monkeypatch.setattr(reading, "told_to", indiscreet)
    for number in range(6):
        folder = tmp_path / str(number)
        folder.mkdir()
        try:
            await compare("teaching:load", 2, folder, f"leak {number}", 8)
        except AssertionError:
            return
    raise AssertionError("nobody noticed")


async def test_no_secret_is_in_the_log(sqlite: str, caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    """A busy server with every kind of secret: none of them is logged."""
    import logging

    from ludoteka.server.logs import JsonLines

    caplog.set_level(logging.DEBUG)
    secrets: list[str] = []
    async with inside(sqlite) as here:
        eva, bob = await Player.come(here, "Eva"), await Player.come(here, "Bob")
        me = await eva.post("/api/register", {"login": "eva", "password": "correct horse battery", "name": "Eva"})
        eva.client.headers["X-CSRF-Token"] = me["csrf"]
        await bob.post("/api/login", {"login": "eva", "password": "wrong horse battery"}, 401)
        token = await eva.post("/api/me/tokens", {"name": "robot"})
        table_id = await eva.new_table({"kind": "me"}, {"kind": "invited"}, public=False)
        info = await eva.get(f"/api/tables/{table_id}")
        await bob.get(f"/api/tables/{table_id}", code=info["code"])
        await bob.join(table_id, code=info["seats"][1]["code"])
        await eva.start(table_id)
        await eva.act(table_id, await eva.view(table_id, 0), "done")
        await eva.act(table_id, await eva.view(table_id, 0), "bid 1")
        await eva.act(table_id, await eva.view(table_id, 0), "fly", 409)
        await eva.send("PUT", f"/api/tables/{table_id}/notes", {"text": "my private note"})
        await eva.post(f"/api/tables/{table_id}/chat", {"text": "a word among friends", "key": key()})
        table = await here.server.tables.table(table_id)
        secrets = [
            "correct horse battery", "wrong horse battery", "my private note", "a word among friends", "bid 1",
            token["secret"], eva.cookie, bob.cookie, me["csrf"], table.seed, table.secret or "", table.code,
            table.seats[1].code,
        ]  # fmt: skip
    lines = "\n".join(JsonLines().format(record) for record in caplog.records if record.name.startswith("ludoteka"))
    assert '"route":"/api/tables/{table}/action"' in lines
    for secret in secrets:
        assert secret
        assert secret not in lines
