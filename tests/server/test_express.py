"""The express lane answers exactly as the routes do: status, headers and every byte."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteka.server.express import GZIP_FROM, Express
from ludoteka.table.moments import Moments
from server.kit import Inside, Json, Player, inside, key, offered

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}


class Stopped(Moments):
    """A clock that stands still, so that two answers can be compared."""

    def now(self) -> int:
        """Always the same moment."""
        return 1_700_000_000_000


class Taken(Express):
    """The express lane; says which requests it answers."""

    count = 0

    async def answer(self, *given: Any) -> None:
        self.count += 1
        await super().answer(*given)


@pytest.fixture(scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server whose clock stands still."""
    async with inside(f"sqlite:///{tmp_path_factory.mktemp('express') / 'server.db'}", Stopped()) as found:
        yield found


async def both_ways(here: Inside, request: httpx.Request, *, express: bool) -> httpx.Response:
    """The answer to a request that is the same by the express lane and by the routes."""
    front = here.app
    lane = Taken(front.app, here.server)
    answers = []
    for way in (lane, front.app):
        front.express = way
        transport = httpx.ASGITransport(app=front)
        answer = await transport.handle_async_request(request)
        await answer.aread()
        answers.append(answer)
    front.express = Express(front.app, here.server)
    one, other = answers
    assert lane.count == express, request.url
    assert one.status_code == other.status_code, (one.text, other.text)
    assert unordered(one) == unordered(other)
    assert one.content == other.content
    return one


def unordered(answer: httpx.Response) -> list[tuple[str, str]]:
    """The headers; how long pressed bytes are may differ by the time that is written into them."""
    return sorted((name, value) for name, value in answer.headers.items() if name != "content-length")


def asked(player: Player, method: str, path: str, body: object = None, **more: Any) -> httpx.Request:
    """A request as a player sends it."""
    kind: Json = {"content": body} if isinstance(body, bytes) else {"json": body} if body is not None else {}
    return player.client.build_request(method, path, **kind, **more)


async def test_looks(here: Inside, eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    for seat in ("?seat=0", "?seat=1", ""):
        for packed in ("gzip, deflate", "identity"):
            where = f"/api/tables/{table}/view{seat}"
            found = await both_ways(here, asked(eva, "GET", where, headers={"Accept-Encoding": packed}), express=True)
            assert found.status_code == 200
    for who, where, status in (
        (bob, f"/api/tables/{table}/view?seat=0", 403),
        (bob, f"/api/tables/{table}/view?seat=31", 403),
        (eva, "/api/tables/nosuchtable/view?seat=0", 404),
    ):
        assert (await both_ways(here, asked(who, "GET", where), express=True)).status_code == status
    nobody = Player(here.client(), "nobody")
    refused = await both_ways(here, asked(nobody, "GET", f"/api/tables/{table}/view?seat=0"), express=True)
    assert (refused.status_code, refused.headers["www-authenticate"]) == (401, "Bearer")
    await nobody.close()


async def test_long_answers_are_pressed(here: Inside, eva: Player) -> None:
    table = await eva.new_table(*({"kind": "me", "name": letter * 40} for letter in "ěščř"), start=True)
    position = await eva.view(table, 0)
    where = f"/api/tables/{table}"
    looked = await both_ways(here, asked(eva, "GET", f"{where}/view?seat=0"), express=True)
    assert len(looked.content) >= GZIP_FROM
    assert looked.headers["content-encoding"] == "gzip"
    for packed, pressed in (("gzip;q=1.0, br", True), ("br", False), ("identity", False)):
        request = asked(eva, "GET", f"{where}/view?seat=0", headers={"Accept-Encoding": packed})
        assert ("content-encoding" in (await both_ways(here, request, express=True)).headers) == pressed
    move = {"seat": 0, "decision": position["decision"], "action": "fly", "key": key()}
    short = await both_ways(here, asked(eva, "POST", f"{where}/action", move), express=True)
    assert "content-encoding" not in short.headers


async def test_actions(here: Inside, eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    where = f"/api/tables/{table}/action"
    position = await eva.view(table, 0)
    move = {"seat": 0, "decision": position["decision"], "action": offered(position)[0], "key": key()}
    refusals: list[tuple[Player, object, int]] = [
        (eva, {**move, "action": "fly to the moon"}, 409),
        (eva, {**move, "decision": 1}, 409),
        (eva, {**move, "seat": 7}, 403),
        (eva, {**move, "seat": 32}, 400),
        (eva, {**move, "more": 1}, 400),
        (eva, b"", 400),
        (eva, b"{", 400),
        (eva, b"[" * 30_000, 400),
        (eva, b"\xff\xfe", 400),
        (bob, move, 403),
    ]
    for who, body, status in refusals:
        refused = await both_ways(here, asked(who, "POST", where, body), express=True)
        assert refused.status_code == status, (body, refused.text)
    missing = await both_ways(here, asked(eva, "POST", "/api/tables/nosuchtable/action", move), express=True)
    assert missing.status_code == 404
    for header in ({"X-CSRF-Token": ""}, {"X-CSRF-Token": "\u00e9"}, {"Cookie": ""}, {"Authorization": "Bearer no"}):
        raw = {name: value.encode("latin-1") for name, value in header.items()}
        refused = await both_ways(here, asked(eva, "POST", where, move, headers=raw), express=True)
        assert refused.status_code in (401, 403), header
    assert (await eva.view(table, 0))["version"] == position["version"]
    assert not (await eva.post(where, move))["repeated"]
    again = await both_ways(here, asked(eva, "POST", where, move), express=True)
    assert again.json()["repeated"]
    other = await both_ways(here, asked(eva, "POST", where, {**move, "action": "done done"}), express=True)
    assert other.status_code == 409


async def test_whatever_is_out_of_the_ordinary_goes_the_usual_way(here: Inside, eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    act, view = f"/api/tables/{table}/action", f"/api/tables/{table}/view"
    whole = b" " * (here.server.settings.body_kilobytes << 10)

    async def stream() -> AsyncIterator[bytes]:
        yield b"{}"

    for request, status in (
        (asked(eva, "GET", f"{view}?seat=00"), 400),
        (asked(eva, "GET", f"{view}?seat=32"), 400),
        (asked(eva, "GET", f"{view}?seat=0&seat=1"), 400),
        (asked(eva, "GET", f"{view}?seat=0&code="), 200),
        (asked(eva, "GET", f"{view}/"), 200),
        (asked(eva, "HEAD", view), 405),
        (asked(eva, "POST", view, {}), 405),
        (asked(eva, "GET", act), 405),
        (asked(eva, "GET", "/api/tables/NO/view"), 404),
        (asked(eva, "POST", act, whole + b" "), 413),
        (asked(eva, "POST", act, {}, headers={"Host": "a b"}), 421),
        (asked(eva, "POST", act, {}, headers={"Content-Length": "two"}), 400),
    ):
        found = await both_ways(here, request, express=False)
        assert found.status_code == status, (request.method, request.url, found.text)
    assert (await eva.client.post(act, content=stream())).status_code == 400
    assert (await both_ways(here, asked(eva, "POST", act, whole), express=True)).status_code == 400


async def test_the_same_figures_and_the_same_log(here: Inside, eva: Player, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger="ludoteka.requests")
    table = await eva.new_table(ME, ME, start=True)
    caplog.clear()
    await both_ways(here, asked(eva, "GET", f"/api/tables/{table}/view?seat=0"), express=True)
    await both_ways(here, asked(eva, "POST", f"/api/tables/{table}/action", {}), express=True)
    said = [(vars(record)["method"], vars(record)["route"], vars(record)["status"]) for record in caplog.records]
    assert said[0] == said[1]
    assert said[2] == said[3]
    assert {route for _, route, _ in said} == {"/api/tables/{table}/view", "/api/tables/{table}/action"}


async def test_a_defect_is_answered_and_logged(
    here: Inside, eva: Player, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a secret that is told to nobody")

    table = await eva.new_table(ME, ME, start=True)
    monkeypatch.setattr(here.server.commands, "act", broken)
    monkeypatch.setattr(here.server.reading, "position", broken)
    move = {"seat": 0, "decision": 1, "action": "done", "key": key()}
    for request in (
        asked(eva, "POST", f"/api/tables/{table}/action", move),
        asked(eva, "GET", f"/api/tables/{table}/view?seat=0"),
    ):
        caplog.clear()
        failed = await both_ways(here, request, express=True)
        assert (failed.status_code, failed.json()["error"]) == (500, "broken")
        assert "secret" not in failed.text
        assert len([record for record in caplog.records if record.message == "request failed"]) == 2


def test_what_it_gains_can_be_measured() -> None:
    program = Path(__file__).parents[2] / "benchmarks" / "express_lane.py"
    command = [sys.executable, str(program), "teaching:load", "--rounds", "1", "--json"]
    found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    for what in ("look", "action"):
        assert set(found[what]) == {"express", "routes", "ratio"}
        assert min(found[what].values()) > 0
