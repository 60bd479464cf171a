"""Duplicate, reordered, replayed, truncated, oversized, wrong-seat, wrong-decision and out-of-options messages."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest

from server.conftest import module_database
from server.kit import Inside, Json, Player, inside, kept, key, mirror, offered
from teaching import Teaching

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
async def here(request: pytest.FixtureRequest) -> AsyncIterator[Inside]:
    """A server in this process, on each kind of database in turn."""
    async with inside(module_database(request, request.param)) as found:
        yield found


async def two_at_a_table(eva: Player, bob: Player) -> str:
    """A game of two people that has begun."""
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await eva.start(table)
    return table


def move(position: Json, action: str, **other: Any) -> Json:
    """An action as a message."""
    return {"seat": position["seat"], "decision": position["decision"], "action": action, "key": key(), **other}


async def refused(player: Player, table: str, message: object, status: int, error: str) -> None:
    """A message is refused with a reason."""
    response = await player.client.post(f"/api/tables/{table}/action", json=message)
    problem = response.json()
    assert response.status_code >= 400, (message, response.text[:300])
    assert (response.status_code, problem["error"]) == (status, error), problem
    assert problem["message"]


async def test_the_same_message_many_times_counts_once(here: Inside, eva: Player, bob: Player) -> None:
    table = await two_at_a_table(eva, bob)
    message = move(await eva.view(table, 0), "done")
    answers = await asyncio.gather(*(eva.client.post(f"/api/tables/{table}/action", json=message) for _ in range(12)))
    assert {answer.status_code for answer in answers} == {200}
    assert sorted(answer.json()["repeated"] for answer in answers) == [False] + [True] * 11
    assert len({answer.json()["version"] for answer in answers}) == 1
    assert (await eva.view(table, 0))["actions"] == 1
    before = await kept(here, table)
    await eva.act_somehow(table, 0)
    later = await eva.post(f"/api/tables/{table}/action", message)
    assert later["repeated"]
    assert (await eva.view(table, 0))["actions"] == 2
    assert await kept(here, table) != before


async def test_a_key_is_for_one_message(here: Inside, eva: Player, bob: Player) -> None:
    table = await two_at_a_table(eva, bob)
    message = move(await eva.view(table, 0), "done")
    await eva.post(f"/api/tables/{table}/action", message)
    before = await kept(here, table)
    position = await eva.view(table, 0)
    await refused(eva, table, {**message, "decision": position["decision"], "action": "bid 0"}, 409, "key-used")
    assert await kept(here, table) == before


async def test_wrong_seat_wrong_decision_wrong_action(here: Inside, eva: Player, bob: Player) -> None:
    table = await two_at_a_table(eva, bob)
    position = await eva.view(table, 0)
    before = await kept(here, table)
    good = move(position, "done")
    await refused(bob, table, good, 403, "not-your-seat")
    await refused(eva, table, {**good, "seat": 1}, 403, "not-your-seat")
    await refused(eva, table, {**good, "seat": 31}, 403, "not-your-seat")
    await refused(eva, table, {**good, "seat": -1}, 400, "malformed")
    await refused(eva, table, {**good, "decision": position["decision"] + 1}, 409, "stale")
    await refused(eva, table, {**good, "decision": 0}, 409, "stale")
    for action in (
        "bid 3",
        "rest",
        "hail p9",
        "hail p1",
        "done done",
        "\u202edone",
        "done 1",
        "-",
        "sell barrel barrel",
    ):
        await refused(eva, table, {**good, "action": action}, 409, "not-offered")
    for nonsense in ("", "x" * 201, "done\n", 7, None, ["done"], {"do": "done"}):
        await refused(eva, table, {**good, "action": nonsense}, 400, "malformed")
    assert (await here.client().post(f"/api/tables/{table}/action", json=good)).status_code == 401
    assert (await eva.client.post("/api/tables/nosuchtable/action", json=good)).status_code == 404
    assert await kept(here, table) == before


async def test_truncated_and_oversized_messages(here: Inside, eva: Player, bob: Player) -> None:
    table = await two_at_a_table(eva, bob)
    whole = msgspec.json.encode(move(await eva.view(table, 0), "done"))
    before = await kept(here, table)
    where = f"/api/tables/{table}/action"
    for cut in range(0, len(whole), 7):
        response = await eva.client.post(where, content=whole[:cut], headers={"Content-Type": "application/json"})
        assert response.status_code == 400, response.text
    most = here.server.settings.body_kilobytes
    huge = b'{"action": "' + b"x" * (most << 10) + b'"}'
    response = await eva.client.post(where, content=huge, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["error"]) == (413, "too-large")
    deep = b"[" * 30_000
    response = await eva.client.post(where, content=deep, headers={"Content-Type": "application/json"})
    assert response.status_code == 400

    async def stream() -> Any:
        for _ in range(most + 1):
            yield b" " * 1024

    response = await eva.client.post(where, content=stream(), headers={"Content-Type": "application/json"})
    assert response.status_code == 413
    assert await kept(here, table) == before


async def test_old_messages_replayed_and_reordered_change_nothing(here: Inside, eva: Player, bob: Player) -> None:
    """A whole game in which every message may come late, twice or in the wrong order."""
    luck = random.Random("replay")
    table = await two_at_a_table(eva, bob)
    players = (eva, bob)
    sent: list[tuple[Player, Json, int]] = []
    position = await eva.view(table, 0)
    while position["status"] == "playing" and position["actions"] < 120:
        seat = luck.choice(position["waiting"])
        player = players[seat]
        now = await player.view(table, seat)
        options = offered(now)
        message = move(now, luck.choice(options))
        later = move(now, luck.choice(options), decision=now["decision"] + luck.choice((-1, 1, 2)))
        await refused(player, table, later, 409, "stale")
        done = await player.post(f"/api/tables/{table}/action", message)
        sent.append((player, message, done["version"]))
        position = done["position"]
        before = await kept(here, table)
        for who, old, version in luck.sample(sent, min(2, len(sent))):
            again = await who.post(f"/api/tables/{table}/action", old)
            assert (again["repeated"], again["version"]) == (True, version)
            stolen = players[1 - players.index(who)]
            await refused(stolen, table, old, 403, "not-your-seat")
            fresh = {**old, "key": key()}
            response = await who.client.post(f"/api/tables/{table}/action", json=fresh)
            assert response.json()["error"] in ("stale", "not-playing")
        assert await kept(here, table) == before


async def test_two_answers_to_one_decision_at_the_same_time(
    here: Inside, eva: Player, bob: Player, game: Teaching
) -> None:
    """Of many different answers to one decision exactly one is taken."""
    luck = random.Random("race")
    table = await two_at_a_table(eva, bob)
    for _ in range(25):
        position = await eva.view(table, 0)
        seat = luck.choice(position["waiting"])
        player = (eva, bob)[seat]
        now = await player.view(table, seat)
        answers: list[httpx.Response] = await asyncio.gather(
            *(
                player.client.post(f"/api/tables/{table}/action", json=move(now, luck.choice(offered(now))))
                for _ in range(4)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    actions = (await eva.view(table, 0))["actions"]
    assert actions == 25
    await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})
    assert len(mirror(game, (await eva.client.get(f"/api/tables/{table}/export")).content).played) == 25


async def test_text_that_no_database_keeps_is_refused(here: Inside, eva: Player) -> None:
    table = await eva.new_table(ME, OPEN)
    response = await eva.send("PUT", f"/api/tables/{table}/notes", {"text": "nul \x00"})
    assert response.status_code == 400
    await eva.post("/api/login", {"login": "\x00", "password": "x" * 9}, 400)
    await eva.get("/api/tables", 400, game="\x00")
    for fine in ("", "two\nlines\n", "Žluťoučký kůň \U0001f40e"):
        response = await eva.send("PUT", f"/api/tables/{table}/notes", {"text": fine})
        assert response.json()["text"] == (await eva.get(f"/api/tables/{table}/notes"))["text"] == fine
    said = (await eva.post(f"/api/tables/{table}/chat", {"text": "two\nlines\n", "key": key()}))["version"]
    assert said == 2


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("join", {"key": ""}),
        ("join", {"key": "a b"}),
        ("join", {}),
        ("join", {"key": "k", "seat": "0"}),
        ("join", {"key": "k", "color": "red"}),
        ("chat", {"key": "k", "text": ""}),
        ("chat", {"key": "k", "text": "x" * 501}),
        ("chat", {"key": "k", "text": " \n "}),
        ("chat", {"key": "k", "text": "nul \x00"}),
        ("resign", {"key": "k"}),
        ("undo", {"key": "k", "seat": 1.5}),
        ("preview", {"seat": 0}),
    ],
)
async def test_messages_that_do_not_fit_are_refused(eva: Player, path: str, body: Json) -> None:
    table = await eva.new_table(ME, OPEN)
    assert (await eva.post(f"/api/tables/{table}/{path}", body, 400))["error"] == "malformed"
