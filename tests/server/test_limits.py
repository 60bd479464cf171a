"""Ways around the limits, each of which leads nowhere."""

from __future__ import annotations

import asyncio
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
import websockets

from ludoteka.server.backoff import FREE, LONGEST, MANY, Backoff
from ludoteka.server.limits import group_of
from ludoteka.server.passwords import MOST_OF_ONE, MOST_WAITING, Hashing, too_common
from ludoteka.table.errors import Refusal
from server.kit import Json, Player, Process, inside, soon

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
WRONG: Json = {"login": "eva", "password": "guess"}


@contextmanager
def limited(database: str, folder: Path, *flags: str) -> Iterator[Process]:
    """A server in a process of its own, with the limits that a server has by default."""
    process = Process(database, folder, "--most-connections=100", *flags)
    process.start()
    try:
        process.wait()
        yield process
    finally:
        process.stop()


SPELLINGS = ["/api/login", "/api/login/", "/api//login", "/api/login/.", "/api/%6cogin", "/api/./login"]


async def test_another_spelling_of_a_route_has_the_same_limit(sqlite: str) -> None:
    async with inside(sqlite, entry_rate=0.05) as here:
        client = here.client()
        answers = [await client.post(path, json=WRONG) for path in SPELLINGS]
        assert [answer.status_code for answer in answers] == [401, 401, 429, 429, 429, 429]
        assert all(int(answer.headers["retry-after"]) > 0 for answer in answers[2:])
        for method in ("HEAD", "OPTIONS", "PUT"):
            headers = {"X-HTTP-Method-Override": "POST"}
            assert (await client.request(method, "/api/login", headers=headers)).status_code in (204, 405)


async def test_all_sessions_of_a_person_count_together(sqlite: str) -> None:
    async with inside(sqlite, rate=0.001, burst_seconds=8000.0) as here:
        eva = await Player.come(here, "Eva")
        token = (await eva.post("/api/me/tokens", {"name": "program"}))["secret"]
        program = here.client()
        program.headers["Authorization"] = f"Bearer {token}"
        answers = [await program.get("/api/me") for _ in range(20)]
        assert answers[-1].status_code == 429
        assert (await eva.client.get("/api/me")).status_code == 429
        bob = await Player.come(here, "Bob")
        await bob.get("/api/me")


async def test_made_up_cookies_are_nobody(sqlite: str, tmp_path: Path) -> None:
    """They share what their address has for people who are not signed in."""
    with limited(sqlite, tmp_path, "--most-sockets=5") as process:
        eva = await Player.come(process, "Eva")
        table = await eva.new_table(ME, ME, start=True)
        address = f"{process.url.replace('http', 'ws')}/api/tables/{table}/live?after=0"
        open_ones = []
        for number in range(20):
            headers = {"Cookie": f"ludoteka=made-up-{number}"}
            live = await websockets.connect(address, additional_headers=headers)
            with suppress(websockets.ConnectionClosed):
                await live.recv()
                open_ones.append(live)
        assert len(open_ones) == 5
        hers = await websockets.connect(address, additional_headers={"Cookie": f"ludoteka={eva.cookie}"})
        await hers.recv()
        for live in (*open_ones, hers):
            await live.close()


@pytest.fixture
def few_descriptors() -> Iterator[None]:
    """Whatever is started now may open 512 files."""
    old = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, old[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, old)


async def test_half_sent_requests_shut_nobody_out(sqlite: str, tmp_path: Path, few_descriptors: None) -> None:
    process = Process(sqlite, tmp_path, "--most-connections=100", "--header-seconds=3")
    process.start()
    resource.setrlimit(resource.RLIMIT_NOFILE, (2048, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    held: list[socket.socket] = []
    try:
        await asyncio.to_thread(process.wait)
        for _ in range(700):
            half = socket.create_connection(("127.0.0.1", process.port), timeout=10)
            with suppress(OSError):
                half.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            held.append(half)
        elsewhere = httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=10)
        begun = time.monotonic()
        assert (await asyncio.to_thread(elsewhere.get, f"{process.url}/health")).status_code == 200
        assert time.monotonic() - begun < 5
        refused = held[-1].recv(1000)
        assert refused.startswith(b"HTTP/1.1 503")
        assert b"retry-after" in refused

        async def at_home() -> bool:
            with suppress(httpx.TransportError):
                async with httpx.AsyncClient(timeout=10) as client:
                    return (await client.get(f"{process.url}/health")).status_code == 200
            return False

        assert await soon(at_home, bool), "those who send nothing are sent away after a while"
    finally:
        for half in held:
            half.close()
        process.stop()


def talk(process: Process, said: bytes) -> bytes:
    """Say something over a plain connection and listen until the server hangs up."""
    with socket.create_connection(("127.0.0.1", process.port), timeout=30) as line:
        line.sendall(said)
        heard = b""
        with suppress(ConnectionResetError):
            while part := line.recv(65536):
                heard += part
        return heard


async def test_a_request_must_arrive_in_time_and_have_a_reasonable_head(sqlite: str, tmp_path: Path) -> None:
    with limited(sqlite, tmp_path, "--header-seconds=1", "--body-seconds=2") as process:
        head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n"
        answers = await asyncio.gather(
            asyncio.to_thread(talk, process, b""),
            asyncio.to_thread(talk, process, head),
            asyncio.to_thread(talk, process, head + b"\r\n{"),
            asyncio.to_thread(talk, process, head + b"x: " + b"y" * 100_000),
        )
        assert [answer[:12] for answer in answers] == [b"HTTP/1.1 408"] * 3 + [b"HTTP/1.1 431"]
        assert httpx.get(f"{process.url}/health").status_code == 200


async def test_beyond_capacity_the_server_says_so_at_once(sqlite: str) -> None:
    async with inside(sqlite, most_requests=3) as here:
        gate = asyncio.Event()

        async def slow() -> None:
            await gate.wait()

        here.server.readiness.check = slow  # type: ignore[method-assign]
        client = here.client()
        waiting = [asyncio.create_task(client.get("/ready")) for _ in range(3)]
        await soon(lambda: asyncio.sleep(0, here.app.working), lambda found: found == 3)
        answer = await client.get("/api/games")
        assert (answer.status_code, answer.json()["error"], answer.headers["retry-after"]) == (503, "busy", "1")
        assert (await client.get("/health")).status_code == 200
        gate.set()
        assert [(await task).status_code for task in waiting] == [200] * 3
        assert (await client.get("/api/games")).status_code == 200
        assert here.app.working == 0


async def test_who_guesses_waits_longer_and_longer_but_the_owner_does_not(sqlite: str) -> None:
    async with inside(sqlite) as here:
        eva = await Player.come(here, "Eva")
        await eva.post("/api/register", {"login": "eva", "password": "correct horse", "name": "Eva"})
        stranger = Player(here.client(), "Mallory")
        for _ in range(FREE):
            assert (await stranger.post("/api/login", WRONG, 401))["error"] == "wrong-password"
        refused = await stranger.client.post("/api/login", json=WRONG)
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many-guesses")
        assert int(refused.headers["retry-after"]) >= 1
        right = {"login": "eva", "password": "correct horse"}
        assert (await stranger.post("/api/login", right, 429))["error"] == "too-many-guesses"


def test_backoff_is_by_account_and_address() -> None:
    now = [1000.0]
    backoff = Backoff(clock=lambda: now[0])
    for _ in range(FREE + 20):
        backoff.missed("eva", "10.0.0.1")
    assert backoff.wait("eva", "10.0.0.1") == LONGEST
    assert backoff.wait("eva", "10.0.0.2") == 0
    assert backoff.wait("bob", "10.0.0.1") == 0
    for number in range(MANY):
        backoff.missed("eva", f"10.0.1.{number}")
    assert backoff.wait("eva", "10.0.0.2") == 0, "the first password from somewhere else is always looked at"
    assert backoff.wait("eva", "10.0.1.1") > 0, "a crowd that guesses has no free tries left"
    backoff.fitted("eva", "10.0.0.1")
    assert backoff.wait("eva", "10.0.0.1") == 0
    now[0] += 4000
    assert backoff.wait("eva", "10.0.1.1") == 0


async def test_nobody_waits_long_for_a_hash() -> None:
    hashing = Hashing()
    try:
        tries = [hashing.hash("correct horse", f"10.0.0.{number}") for number in range(MOST_WAITING + 5)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        refused = [each for each in done if isinstance(each, Refusal)]
        assert [(each.status, each.retry is not None) for each in refused] == [(503, True)] * 5
        same = await asyncio.gather(*(hashing.hash("x", "10.0.0.1") for _ in range(6)), return_exceptions=True)
        assert sum(isinstance(each, str) for each in same) == MOST_OF_ONE
        assert not hashing.waiting
    finally:
        hashing.close()


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Password1",
        "12345678",
        "87654321",
        "qwertyuiop",
        "iloveyou!",
        "aaaaaaaa",
        "abcdefgh",
        "evik1234",
        "heslo123",
        "Haslo2024",
        "evikevik",
        "passwordpassword",
        "2024.12.31",
        "ludoteka1",
    ],
)
def test_common_passwords_are_refused(password: str) -> None:
    assert too_common(password, "evik")


@pytest.mark.parametrize("password", ["correct horse", "b4tt3ry-staple", "31415926535897932", "Žlutý kůň"])
def test_other_passwords_are_not(password: str) -> None:
    assert not too_common(password, "evik")


async def test_a_common_password_makes_no_account(sqlite: str) -> None:
    async with inside(sqlite) as here:
        eva = await Player.come(here, "Eva")
        wanted = {"login": "evik", "password": "password1", "name": "Eva"}
        assert (await eva.post("/api/register", wanted, 409))["error"] == "common-password"
        me = await eva.post("/api/register", {**wanted, "password": "correct horse"})
        eva.client.headers["X-CSRF-Token"] = me["csrf"]
        change = {"old": "correct horse", "new": "qwertyuiop"}
        assert (await eva.post("/api/me/password", change, 409))["error"] == "common-password"


def test_neighbours_of_an_address_are_the_same() -> None:
    assert group_of("2001:db8::1") == group_of("2001:db8::ffff")
    assert group_of("2001:db8:0:1::1") != group_of("2001:db8:0:2::1")
    assert group_of("unknown") == "unknown"
