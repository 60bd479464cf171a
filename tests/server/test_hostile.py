"""Whatever is sent to the server, in whatever order: it never breaks, and what it refuses has changed nothing.

The long run sends 100,000 requests: 40,000 to each kind of database one after the other, each followed by a look at
what is kept; 10,000 to each several at a time, while bots act. An ordinary run sends a few hundred.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest
import sqlalchemy as sa

from ludoteka.kernel.registry import load_game
from ludoteka.server.app import API
from ludoteka.server.logs import JsonLines
from ludoteka.server.openapi import description
from server.hostile import Known, Request, Requests
from server.kit import Inside, Json, Player, inside, kept, key, mirror
from server.later import operator, register

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
LIVE: Json = {"kind": "live", "bank": 36_000, "increment": 60}
RARE = (
    "/register",
    "/login",
    "/me/password",
    "/me/delete",
    "/logout",
    "/guest",
    "/delete",
    "/punish",
    "/close",
    "/metrics",
)
"""What takes long, or after which somebody or something is gone."""
LEARN_EVERY = 80
CSRF = "X-CSRF-Token"
MINDED = ("person", "session", "token", "block", "report", "sanction", "announcement", "note")
DOCUMENT: Json = msgspec.json.decode(msgspec.json.encode(description(API, {"teaching": load_game("teaching:load")})))


class Answer:
    """What came back."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[bytes, bytes] = {}
        self.body = b""

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.lower(): value for name, value in message["headers"]}
        else:
            self.body += message.get("body", b"")

    def json(self) -> Json:
        return dict(msgspec.json.decode(self.body))


class Actor:
    """Somebody who sends requests, with the headers that say who it is."""

    def __init__(self, name: str, **headers: str) -> None:
        self.name = name
        self.headers = headers

    async def send(self, here: Inside, request: Request) -> Answer:
        """Send a request byte for byte, past every library that would put it right."""
        raw, _, query = request.path.partition("?")
        given = {"Host": "table.test", "Content-Type": "application/json", **self.headers, **request.headers}
        headers = [
            (name.lower().encode(), str(value).encode("latin-1", "replace")) for name, value in given.items() if name
        ]
        body = request.body or b""
        if request.body is not None:
            headers.append((b"content-length", str(len(body)).encode()))
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": request.method,
            "scheme": "http",
            "path": unquote(raw),
            "raw_path": raw.encode("utf-8", "replace"),
            "query_string": query.encode("utf-8", "replace"),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1234),
            "server": ("table.test", 80),
        }
        messages = [{"type": "http.request", "body": body, "more_body": False}]
        answer = Answer()

        async def receive() -> Any:
            return messages.pop() if messages else {"type": "http.disconnect"}

        await here.app(scope, receive, answer.send)
        return answer


class Errors(logging.Handler):
    """Everything the server logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.setFormatter(JsonLines())
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


@contextmanager
def listening() -> Iterator[Errors]:
    errors = Errors()
    logging.getLogger("ludoteka").addHandler(errors)
    yield errors
    logging.getLogger("ludoteka").removeHandler(errors)


class Siege:
    """A server with people of every standing at tables in every state, and a stream of requests."""

    def __init__(self, here: Inside, errors: Errors, seed: str) -> None:
        self.here = here
        self.errors = errors
        self.luck = random.Random(seed)
        self.known = Known()
        self.requests = Requests(DOCUMENT, self.known, self.luck, RARE)
        self.answers: Counter[int] = Counter()
        self.tried: Counter[str] = Counter()
        self.seen: dict[str, tuple[Any, ...]] = {}
        self.numbers: tuple[Any, ...] = ()
        self.operators = 0

    async def prepare(self) -> None:
        """Everybody comes, tables are set up, a record is made."""
        self.olga = await operator(self.here)
        registered = await Player.come(self.here, "Eva")
        await register(registered, "eva")
        await self.more_tables()
        over = await self.eva.new_table(ME, ME, start=True)
        for _ in range(5):
            seat = (await self.eva.view(over, 0))["waiting"][0]
            await self.eva.act_somehow(over, seat)
        await self.eva.post(f"/api/tables/{over}/resign", {"seat": 0, "key": key()})
        self.known.add("record", (await self.eva.client.get(f"/api/tables/{over}/export")).text)
        self.known.add("table", over)
        await self.learn()

    async def more_tables(self) -> None:
        """Two people who are new, with tokens, at tables that wait and tables that play, one of them private."""
        self.eva = eva = await Player.come(self.here, "Eva")
        self.bob = bob = await Player.come(self.here, "Bob")
        play = (await eva.post("/api/me/tokens", {"name": "play"}))["secret"]
        read = (await eva.post("/api/me/tokens", {"name": "read", "scope": "read"}))["secret"]
        self.programs = [
            Actor("program", Authorization=f"Bearer {play}"),
            Actor("reader", Authorization=f"Bearer {read}"),
        ]
        waiting = await eva.new_table(ME, OPEN, OPEN, chat="everyone")
        await bob.join(waiting)
        both = await eva.new_table(ME, OPEN, clock=LIVE)
        await bob.join(both)
        await eva.start(both)
        alone = await bob.new_table(ME, ME, start=True, public=False)
        robots = await eva.new_table(ME, {"kind": "bot", "bot": "random"}, start=True)
        await bob.post(f"/api/tables/{both}/chat", {"text": "hello", "key": key()})
        for table in (waiting, both, alone, robots):
            self.known.add("table", table, 16)

    def actors(self) -> list[Actor]:
        """Everybody who may send something: known, unknown, pretending."""
        signed = [
            Actor(player.name, Cookie=f"ludoteka={player.cookie}", **{CSRF: player.client.headers[CSRF]})
            for player in (self.eva, self.eva, self.bob, self.bob, self.olga)
        ]
        forger = Actor("forger", Cookie=f"ludoteka={self.eva.cookie}")
        return [*signed, *self.programs, forger, Actor("nobody"), Actor("liar", Cookie="ludoteka=made-up")]

    async def learn(self) -> None:
        """Look around for actions, people and messages to send requests about; replace who and what has gone."""
        if (await self.olga.client.get("/api/operator/reports")).status_code != 200:
            self.operators += 1  # she has signed out, changed her password, or deleted her account
            self.olga = await operator(self.here, f"olga{self.operators}")
        here = [await player.client.get("/api/me/blocks") for player in (self.eva, self.bob)]
        playing = [await self.look_at(table) for table in self.luck.sample(self.known.pools["table"], 4)]
        if not any(playing) or any(answer.status_code != 200 for answer in here):
            await self.more_tables()
        people = (await self.olga.get("/api/operator/people"))["people"]
        for found in people[:20]:
            if not str(found["login"]).startswith("olga"):
                self.known.add("person", found["id"], 20)
        for name, path in (("report", "/api/operator/reports"), ("announcement", "/api/announcements")):
            for found in (await self.olga.get(path))[f"{name}s"]:
                self.known.add(name, found["id"], 20)

    async def look_at(self, table: str) -> bool:
        """Learn what is offered at a table; whether it plays."""
        for player in (self.eva, self.bob):
            answer = await player.client.get(f"/api/tables/{table}/view?seat={self.luck.randrange(2)}")
            if answer.status_code != 200 or answer.json()["status"] != "playing":
                continue
            position = answer.json()
            self.known.add("decision", position["decision"], 6)
            for ask in position["asks"]:
                for option in self.luck.sample(ask["options"], min(3, len(ask["options"]))):
                    self.known.add("action", option["action"], 30)
            self.known.add("message", position["version"], 8)
            return True
        return False

    async def move(self) -> None:
        """A decent action now and then, so that games go on."""
        table = self.known.pick(self.luck, "table")
        for player in (self.eva, self.bob):
            for seat in (0, 1):
                answer = await player.client.get(f"/api/tables/{table}/view?seat={seat}")
                if answer.status_code == 200 and seat in answer.json()["waiting"] and answer.json()["asks"]:
                    position = answer.json()
                    option = self.luck.choice(position["asks"][0]["options"])["action"]
                    body = {"seat": seat, "decision": position["decision"], "action": option, "key": key()}
                    await player.client.post(f"/api/tables/{table}/action", json=body)
                    return

    async def count(self) -> tuple[Any, ...]:
        """The versions of all tables together, and how much there is of everything else."""

        def read(c: sa.Connection) -> tuple[Any, ...]:
            every = "SELECT count(*), sum(version), max(touched) FROM board"
            others = [c.execute(sa.text(f"SELECT count(*) FROM {name}")).scalar() for name in MINDED]
            return (*c.execute(sa.text(every)).one(), *others)

        return await self.here.server.storage.read(read)

    async def one(self, *, still: bool) -> None:
        """Send one request and judge the answer; if nothing else goes on, also what it has changed."""
        request, actor = self.requests.next(), self.luck.choice(self.actors())
        known = request.table in self.known.pools["table"]
        before = await kept(self.here, request.table) if still and known else ()
        answer = await actor.send(self.here, request)
        self.tried[request.label] += 1
        self.answers[answer.status] += 1
        told = f"{actor.name}: {request}: {answer.status} {answer.body[:300]!r}"
        assert not self.errors.found, (told, self.errors.found)
        assert 200 <= answer.status < 500 or honest(answer), told
        if not still:
            return
        now = await self.count()
        if answer.status >= 300:
            assert now == self.numbers, told
            assert not known or await kept(self.here, request.table) == before, told
        self.numbers = now

    async def run(self, requests: int, *, still: bool) -> None:
        """Send this many requests, one after the other or eight at a time."""
        for number in range(0, requests, 1 if still else 8):
            if number % LEARN_EVERY == 0:
                await self.learn()
                await self.move()
                self.numbers = await self.count()
            if still:
                await self.one(still=True)
            else:
                await asyncio.gather(*(self.one(still=False) for _ in range(8)))

    async def check(self) -> int:
        """Everything that is kept fits together, and the records of finished games replay; how many did."""

        def read(c: sa.Connection) -> list[tuple[Any, ...]]:
            boards = "SELECT id, version, actions, status FROM board"
            news = "SELECT count(*), max(n) FROM news WHERE board = :id"
            actions = "SELECT count(*), max(n) FROM action WHERE board = :id"
            return [
                (*row, *(tuple(c.execute(sa.text(query), {"id": row[0]}).one()) for query in (news, actions)))
                for row in c.execute(sa.text(boards)).all()
            ]

        replayed = 0
        for table, version, actions, status, (news, last), (taken, newest) in await self.here.server.storage.read(read):
            assert (news, last) == (version, version), table
            assert (taken, newest or 0) == (actions, actions), table
            answer = await self.olga.client.get(f"/api/tables/{table}/export")
            if status == "finished" and answer.status_code == 200 and replayed < 200:
                mirror(load_game("teaching:load"), answer.content)
                replayed += 1
        return replayed


def honest(answer: Answer) -> bool:
    """Whether the server says that it is busy, and when to come again."""
    return answer.status == 503 and answer.json()["error"] == "busy" and b"retry-after" in answer.headers


async def siege(database: str, requests: int, *, still: bool) -> Siege:
    """Let a server be asked this many things."""
    with listening() as errors:
        async with inside(database, rules_seconds=60, desk_seconds=60, bot_seconds=60) as here:
            if still:
                await here.server.sweeper.close()
                here.server.tables.changed = lambda table: None
                here.server.bots.drive = lambda table_id: None  # type: ignore[method-assign]
            found = Siege(here, errors, f"{requests} {still} {os.environ.get('LUDOTEKA_SEED', '')}")
            await found.prepare()
            await found.run(requests, still=still)
            replayed = await found.check()
            assert not errors.found
            kind = database.partition(":")[0]
            print(f"{kind}: {requests} requests, {dict(sorted(found.answers.items()))}; {replayed} records replayed")
            return found


@pytest.mark.parametrize("still", [True, False], ids=["one after the other", "many at a time"])
async def test_nothing_breaks_the_server_and_refusals_change_nothing(database: str, still: bool) -> None:
    found = await siege(database, 480, still=still)
    assert found.answers[200] > 20
    assert found.answers[400] > 20
    assert found.answers[409] > 10


@pytest.mark.soak
@pytest.mark.parametrize("still", [True, False], ids=["one after the other", "many at a time"])
async def test_a_hundred_thousand_requests(database: str, still: bool) -> None:
    requests = int(os.environ.get("LUDOTEKA_HOSTILE", "40000"))
    requests = requests if still else requests // 4
    found = await siege(database, requests, still=still)
    assert found.answers[200] > requests // 20
    assert found.answers[400] > requests // 20


def test_the_operations_are_all_tried() -> None:
    requests = Requests(DOCUMENT, Known(), random.Random("all"), RARE)
    requests.known.pools |= {name: ["1"] for name in ("table", "person", "report", "announcement", "token", "record")}
    labels = {requests.next().label for _ in range(12000)}
    assert labels == {f"{method.upper()} {path}" for path, methods in DOCUMENT["paths"].items() for method in methods}
