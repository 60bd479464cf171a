"""Fair shares: what one guest asks of bots, desk and archive does not keep a stranger waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludoteka.kernel.match import Match
from ludoteka.kernel.state import pending_for
from ludoteka.server import shares
from ludoteka.server.referee.process import Process
from ludoteka.table.bots import Bots
from ludoteka.table.referee import questions as q
from ludoteka.table.referee.matches import unpack
from ludoteka.table.table import Table
from ludoteka.table.tables import MOST_IMPORTS
from server.kit import Inside, Json, Player, inside, key
from server.later import DAY, Later
from teaching import load

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
EXPERT: Json = {"kind": "bot", "bot": "expert"}
GREEDY: Json = {"kind": "bot", "bot": "greedy"}
GAME = load()


class Held:
    """Processes of one kind that answer only when the test says so, one question after another."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.asked: asyncio.Queue[tuple[Any, asyncio.Future[None]]] = asyncio.Queue()
        self.open = False
        real = Process.ask

        async def ask(process: Process, question: q.Question, seconds: float) -> q.Answer:
            if process.name.startswith(name) and not self.open:
                done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self.asked.put_nowait((question, done))
                await done
                if isinstance(question, q.Think):
                    return thought(question)
            return await real(process, question, seconds)

        monkeypatch.setattr(Process, "ask", ask)

    async def next(self) -> tuple[Any, asyncio.Future[None]]:
        """The question that a process is at now, and what ends it."""
        return await asyncio.wait_for(self.asked.get(), 60)

    def let_go(self) -> None:
        """Answer everything from now on."""
        self.open = True
        while not self.asked.empty():
            done = self.asked.get_nowait()[1]
            if not done.done():
                done.set_result(None)


def thought(question: q.Think) -> q.Thought:
    """What a bot without a thought of its own does."""
    s = GAME.decode(unpack(question.state))
    if question.asides or pending_for(s, question.seat) is None:
        return q.Thought(None)
    return q.Thought(GAME.text(GAME.options(s, question.seat)[0]))


class Wanting:
    """Counts the decisions that bots begin to wait for, by who hosts the table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count: dict[str, int] = {}
        self.changed = asyncio.Condition()
        real = Bots.think

        async def think(bots: Bots, table: Table, *args: Any, **more: Any) -> q.Thought:
            async with self.changed:
                self.count[table.host] = self.count.get(table.host, 0) + 1
                self.changed.notify_all()
            return await real(bots, table, *args, **more)

        monkeypatch.setattr(Bots, "think", think)

    async def until(self, host: str, count: int) -> None:
        """Wait until somebody's bots have wanted to think this often."""
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(lambda: self.count.get(host, 0) >= count), 60)


@asynccontextmanager
async def somebody(here: Inside, name: str) -> AsyncIterator[tuple[Player, str]]:
    """A guest, and their id."""
    player = await Player.come(here, name)
    person = await here.server.people.by_session(player.cookie)
    assert person is not None
    yield player, person.id
    await player.close()


async def test_a_strangers_bot_answers_next_however_many_tables_of_experts_wait(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """45 tables of one guest, and the bot of another is next after the thought that is under way."""
    bots, wanting = Held(monkeypatch, "bot"), Wanting(monkeypatch)
    async with inside(sqlite) as here, somebody(here, "Mallory") as (mallory, m), somebody(here, "Bob") as (bob, b):
        for _ in range(45):
            await mallory.new_table(EXPERT, EXPERT, EXPERT, ME, start=True)
        await wanting.until(m, 45)
        await bob.new_table(GREEDY, ME, start=True)
        await wanting.until(b, 1)
        before = 0
        while True:
            question, done = await bots.next()
            if question.bot == "greedy":
                break
            before += 1
            done.set_result(None)
        bots.let_go()
    assert before <= 1


async def test_games_of_bots_alone_wait_until_nobody_else_does(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bots, wanting = Held(monkeypatch, "bot"), Wanting(monkeypatch)
    async with inside(sqlite) as here, somebody(here, "Mallory") as (mallory, m), somebody(here, "Bob") as (bob, b):
        for _ in range(3):
            await mallory.new_table(EXPERT, EXPERT, start=True)
        await wanting.until(m, 1)
        question, done = await bots.next()
        assert question.seconds <= 1.0
        for _ in range(2):
            await bob.new_table(GREEDY, ME, start=True)
        await wanting.until(b, 2)
        done.set_result(None)
        asked = []
        for _ in range(2):
            question, done = await bots.next()
            asked.append(question.bot)
            done.set_result(None)
        bots.let_go()
    assert asked == ["greedy", "greedy"]
    assert wanting.count[m] >= 1


async def test_one_person_has_only_some_games_of_bots_alone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Held(monkeypatch, "bot")
    async with inside(sqlite) as here, somebody(here, "Mallory") as (mallory, _), somebody(here, "Bob") as (bob, _):
        tables = [await mallory.new_table(EXPERT, EXPERT, start=True) for _ in range(shares.MOST_BOT_GAMES)]
        one_more = await mallory.new_table(EXPERT, EXPERT)
        refused = await mallory.post(f"/api/tables/{one_more}/start", {"key": key()}, 409)
        assert refused["error"] == "too-many-bot-games"
        assert refused["args"] == {"most": shares.MOST_BOT_GAMES}
        at_once = {"game": "teaching", "seats": [EXPERT, EXPERT], "key": key(), "start": True}
        assert (await mallory.post("/api/tables", at_once, 409))["error"] == "too-many-bot-games"
        await mallory.new_table(EXPERT, ME, start=True)
        await bob.new_table(EXPERT, EXPERT, start=True)
        await mallory.post(f"/api/tables/{tables[0]}/close", {"key": key()})
        await mallory.start(one_more)
        bots.let_go()


async def test_the_desk_serves_people_in_turn_and_refuses_who_asks_for_too_much(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(sqlite) as here, somebody(here, "Mallory") as (mallory, m), somebody(here, "Bob") as (bob, b):
        theirs = await mallory.new_table(ME, ME, start=True)
        his = await bob.new_table(ME, ME, start=True)
        desk = Held(monkeypatch, "desk")
        counter = here.server.desk.counter

        def why(player: Player, table: str, action: str) -> asyncio.Task[Json]:
            wanted = {"seat": 0, "actions": [action]}
            return asyncio.create_task(player.post(f"/api/tables/{table}/why", wanted))

        asking = [why(mallory, theirs, "done")]
        _, done = await desk.next()
        asking += [why(mallory, theirs, "done") for _ in range(counter.each)]
        while counter.turns.count(m) < counter.each:
            await asyncio.sleep(0)
        refused = await mallory.client.post(f"/api/tables/{theirs}/why", json={"seat": 0, "actions": ["done"]})
        assert (refused.status_code, refused.json()["error"]) == (503, "busy")
        assert "Retry-After" in refused.headers
        asking.append(why(bob, his, "hail p2"))
        while counter.turns.count(b) < 1:
            await asyncio.sleep(0)
        done.set_result(None)
        question, done = await desk.next()
        assert question.actions == ["hail p2"]
        desk.open = True
        done.set_result(None)
        await asyncio.gather(*asking)


def finished_record() -> str:
    match = Match.new(GAME, 2, seed="whole")
    while not match.over:
        seat = match.waiting()[0]
        match.play(match.offered(seat)[0], seat)
    return match.record(secret=False).to_bytes().decode()


def bring(player: Player, record: str) -> Any:
    """Import a record."""
    wanted = {"record": record, "seats": [ME, ME], "key": key()}
    return player.client.post("/api/tables/import", json=wanted)


async def test_waiting_imports_are_few_and_taken_in_turn(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished_record()
    async with inside(sqlite) as here, somebody(here, "Mallory") as (mallory, m), somebody(here, "Bob") as (bob, b):
        archive = Held(monkeypatch, "archive")
        turns = here.server.archive.counter.turns
        asking = [asyncio.create_task(bring(mallory, record)) for _ in range(MOST_IMPORTS)]
        _, done = await archive.next()
        while turns.count(m) < MOST_IMPORTS - 1:
            await asyncio.sleep(0)
        refused = await bring(mallory, record)
        assert (refused.status_code, refused.json()["error"], refused.headers["Retry-After"]) == (503, "busy", "5")
        asking.append(asyncio.create_task(bring(bob, record)))
        while turns.count(b) < 1:
            await asyncio.sleep(0)
        archive.open = True
        done.set_result(None)
        assert [answer.status_code for answer in await asyncio.gather(*asking)] == [201] * len(asking)
        assert (await bring(mallory, record)).status_code == 201


async def test_large_requests_are_refused_before_they_are_read_if_there_is_no_room(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = finished_record() + " " * (100 << 10)
    async with (
        inside(sqlite, body_kilobytes=64, import_kilobytes=160) as here,
        somebody(here, "Mallory") as (mallory, _),
        somebody(here, "Bob") as (bob, _),
    ):
        archive = Held(monkeypatch, "archive")
        asking = [asyncio.create_task(bring(mallory, record))]
        await archive.next()
        asking.append(asyncio.create_task(bring(mallory, record)))
        while len(here.server.tables.imports.held) and here.server.tables.imports.sum < 2:
            await asyncio.sleep(0)
        read: list[int] = []

        async def body() -> AsyncIterator[bytes]:
            read.append(1)
            yield record.encode()

        headers = {"Content-Length": str(len(record)), "Content-Type": "application/json"}
        refused = await bob.client.post("/api/tables/import", content=body(), headers=headers)
        assert (refused.status_code, refused.json()["error"]) == (503, "busy")
        assert here.app.bodies.sum <= 2 * (160 << 10)
        archive.let_go()
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)


async def test_finished_imports_count_as_tables_for_a_day(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "MOST_OPEN", 3)
    record, moments = finished_record(), Later()
    async with inside(sqlite, moments) as here, somebody(here, "Mallory") as (mallory, _):
        await mallory.new_table(ME, {"kind": "open"})
        for _ in range(2):
            assert (await bring(mallory, record)).status_code == 201
        refused = await bring(mallory, record)
        assert (refused.status_code, refused.json()["error"]) == (409, "too-many-imports")
        assert refused.json()["args"] == {"most": 3}
        moments.shift = DAY + 1
        assert (await bring(mallory, record)).status_code == 201
