"""What the browser client asks besides playing: vocabulary, why not, a game's course, who is here, pressed files."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
import websockets

from ludoteka.kernel.registry import load_game
from server.kit import Inside, Json, Player, Process, inside, offered

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
BOT: Json = {"kind": "bot", "bot": "random"}


async def test_a_game_tells_its_vocabulary(eva: Player) -> None:
    told = await eva.get("/api/games/teaching/vocabulary")
    lexicon = load_game("teaching:load").lexicon
    assert {verb["name"] for verb in told["verbs"]} == set(lexicon.verbs)
    bid = next(verb for verb in told["verbs"] if verb["name"] == "bid")
    amount = {"name": "amount", "kind": "amount", "number": True, "amount": True}
    assert bid == {"name": "bid", "arguments": [amount], "rule": "TCH-BID-01"}
    cove = next(kind for kind in told["kinds"] if kind["name"] == "cove")
    assert cove["slugs"] == list(lexicon.kinds["cove"].slugs)
    assert cove["on_board"]
    await eva.get("/api/games/nothing/vocabulary", 404)


async def test_why_not_is_answered_without_taking_anything(eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    position = await eva.view(table, 0)
    allowed = offered(position)[0]
    told = await eva.post(f"/api/tables/{table}/why", {"seat": 0, "actions": [allowed, "bid 99", "juggle"]})
    first, second, third = told["answers"]
    assert first == {"action": allowed, "allowed": True, "reason": None, "rule": ""}
    assert second["allowed"] is False
    assert third["allowed"] is False
    assert third["reason"] is None
    assert (await eva.view(table, 0))["version"] == position["version"]


async def test_why_not_gives_the_reason_and_its_rule(eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    for _ in range(60):
        position = await eva.view(table, 0)
        if "rest" in offered(position):
            break
        await eva.act_somehow(table, random.Random(1).choice(position["waiting"]), lambda found: found[-1])
    coves = load_game("teaching:load").lexicon.kinds["cove"].slugs
    wanted = [f"recruit {cove}" for cove in coves]
    told = await eva.post(f"/api/tables/{table}/why", {"seat": 0, "actions": wanted})
    reasons = {answer["reason"]["id"]: answer["rule"] for answer in told["answers"] if answer["reason"]}
    assert reasons["reason-not-yours"].startswith("TCH-")


async def test_why_not_is_only_for_ones_own_seat(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    await bob.post(f"/api/tables/{table}/why", {"seat": 0, "actions": ["rest"]}, 403)
    await eva.post(f"/api/tables/{table}/why", {"seat": 0, "actions": []}, 400)


async def test_the_course_of_a_game_is_told_once_it_is_over(eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True, options={"length": "short"})
    await eva.get(f"/api/tables/{table}/course", 409)
    luck = random.Random(5)
    position = await eva.view(table, 0)
    assert position["scores"] is None
    while position["status"] == "playing":
        position = await eva.act_somehow(table, luck.choice(position["waiting"]), luck.choice)
    points = (await eva.get(f"/api/tables/{table}/course"))["points"]
    assert position["scores"] == points[-1]["scores"]
    assert (await eva.view(table, None))["scores"] == points[-1]["scores"]
    assert points[0]["n"] == 0
    assert points[-1]["n"] == position["actions"]
    assert all(len(point["scores"]) == 2 for point in points)
    best = max(points[-1]["scores"])
    assert [points[-1]["scores"][seat] == best for seat in (0, 1)] == [place == 1 for place in position["places"]]


async def heard(socket: Any, kind: str) -> Json:
    """The next message of a kind."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == kind:
            return dict(message)


async def test_who_is_here_is_told_to_those_who_ask(process: Process) -> None:
    eva, bob = await Player.come(process, "Eva"), await Player.come(process, "Bob")
    table = await eva.new_table(ME, BOT, start=True)
    address = f"{process.url.replace('http', 'ws')}/api/tables/{table}/live"

    def line(player: Player, query: str) -> Any:
        return websockets.connect(f"{address}?{query}", additional_headers={"Cookie": f"ludoteka={player.cookie}"})

    async with line(eva, "seat=0&presence=yes") as watching:
        assert await heard(watching, "presence") == {"type": "presence", "seats": [0], "spectators": 0}
        async with line(bob, "after=0") as other:
            assert (await heard(watching, "presence"))["spectators"] == 1
            assert json.loads(await other.recv())["type"] != "presence"
        assert (await heard(watching, "presence"))["spectators"] == 0
    await eva.close()
    await bob.close()


async def test_files_of_the_client_are_sent_pressed(tmp_path: Path) -> None:
    text = "<!doctype html>" + "x" * 5000
    (tmp_path / "index.html").write_text(text)
    async with inside(f"sqlite:///{tmp_path / 'server.db'}", web=str(tmp_path)) as here:
        await both_ways(here, text)


async def test_large_answers_are_sent_pressed(here: Inside, eva: Player) -> None:
    async with here.client() as client:
        for path in ("/schema/openapi.json", "/schema", "/api/games/teaching/messages/en"):
            pressed = await client.get(path, headers={"Accept-Encoding": "gzip"})
            plain = await client.get(path, headers={"Accept-Encoding": "identity"})
            assert pressed.headers["content-encoding"] == "gzip"
            assert int(pressed.headers["content-length"]) < len(plain.content) / 2
            assert pressed.content == plain.content
    assert "content-encoding" not in (await eva.client.get("/api/me")).headers


async def test_the_words_of_a_game_are_sent_once(here: Inside) -> None:
    async with here.client() as client:
        first = await client.get("/api/games/teaching/messages/cs")
        assert first.headers["content-type"].startswith("text/plain; charset=utf-8")
        assert "verb-bid" in first.text
        again = await client.get("/api/games/teaching/messages/cs", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for path in ("/api/games/nothing/messages/cs", "/api/games/teaching/messages/cs/../../x"):
            assert (await client.get(path)).status_code == 404
        assert (await client.get("/api/games/teaching/messages/de")).status_code == 404


async def both_ways(here: Inside, text: str) -> None:
    """The same page comes pressed to who takes it so, and plain to who does not."""
    async with here.client() as client:
        async with client.stream("GET", "/", headers={"Accept-Encoding": "gzip"}) as answer:
            assert answer.headers["content-encoding"] == "gzip"
            assert gzip.decompress(b"".join([part async for part in answer.aiter_raw()])).decode() == text
        plain = await client.get("/", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == text
