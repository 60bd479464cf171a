"""Advice at a table: for those who play against bots or alone, and for nobody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteka.bots import bot
from ludoteka.bots.play import play_bots
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.table.advice import run_around
from ludoteka.table.referee.advising import explained
from server.kit import Json, Player, inside, key, offered, soon

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
BOB: Json = {"kind": "me", "name": "Bob"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}
WALL = "ludoteka.games.hadrians_wall:load"


async def asked(player: Player, table: str) -> Json:
    """The table once it waits for Eva."""
    return await soon(lambda: player.view(table, 0), lambda seen: seen["waiting"] == [0])


async def test_hints_are_options_of_what_one_is_asked(eva: Player) -> None:
    table = await eva.new_table(ME, BOT, start=True)
    position = await asked(eva, table)
    told = await eva.get(f"/api/tables/{table}/hints", seat=0)
    assert told["measure"] == "none"
    assert told["version"] <= position["version"]
    assert told["hints"][0]["action"] in offered(position) + offered(position, asides=True)
    assert told["hints"][0]["value"] is None
    assert await eva.get(f"/api/tables/{table}/hints", seat=0) == told


async def test_nobody_is_advised_where_another_person_sits(eva: Player) -> None:
    table = await eva.new_table(ME, BOB, start=True)
    refused = await eva.get(f"/api/tables/{table}/hints", 403, seat=0)
    assert refused["error"] == "no-hints"
    trial = {"seat": 0, "action": "anything"}
    assert (await eva.post(f"/api/tables/{table}/caution", trial, 403))["error"] == "no-hints"
    assert (await eva.get(f"/api/tables/{table}/reasons/1", 403, seat=0))["error"] == "no-hints"


async def test_a_seat_of_somebody_else_gets_no_hints(eva: Player) -> None:
    table = await eva.new_table(ME, BOT, start=True)
    assert (await eva.get(f"/api/tables/{table}/hints", 403, seat=1))["error"] == "not-your-seat"
    await eva.get(f"/api/tables/{table}/hints", 400)


async def test_a_caution_changes_nothing_and_an_unknown_action_is_harmless(eva: Player) -> None:
    table = await eva.new_table(ME, BOT, start=True)
    position = await asked(eva, table)
    before = (await eva.get(f"/api/tables/{table}"))["version"]
    told = await eva.post(f"/api/tables/{table}/caution", {"seat": 0, "action": offered(position)[0]}, 200)
    assert told == {
        "action": offered(position)[0],
        "measure": "none",
        "given": 0.0,
        "serious": False,
        "best": None,
    }
    await eva.post(f"/api/tables/{table}/caution", {"seat": 0, "action": "no such thing"}, 409)
    assert (await eva.get(f"/api/tables/{table}"))["version"] == before


def test_a_move_is_all_actions_in_a_row() -> None:
    assert run_around([0, 1, 1, 0], 1) == (1, 1)
    assert run_around([1, 1, 1], 2) == (1, 3)


@pytest.fixture
async def ida(tmp_path: Path) -> AsyncIterator[Player]:
    """Ida at a server with a game that can judge."""
    async with inside(f"sqlite:///{tmp_path / 'server.db'}", games=(WALL,)) as here:
        player = await Player.come(here, "Ida")
        player.here = here  # type: ignore[attr-defined]
        yield player
        await player.close()


async def test_a_judged_game_tells_chances_reasons_and_why_a_bot_did_something(ida: Player) -> None:
    table = await ida.new_table(ME, BOT, game="hadrians_wall", start=True)
    for _ in range(3):
        position = await asked(ida, table)
        done = await ida.send("POST", f"/api/tables/{table}/action", move(position))
        assert done.status_code == 200, done.text
    await asked(ida, table)
    told = await ida.get(f"/api/tables/{table}/hints", seat=0)
    assert told["measure"] == "chance"
    assert 0.0 < told["value"] < 1.0
    assert all(hint["label"]["id"].startswith("verb-") for hint in told["hints"])
    history = await ida.get(f"/api/tables/{table}/history", seat=0)
    by_bot = [action["n"] for action in history["actions"] if action["seat"] == 1]
    why = await ida.get(f"/api/tables/{table}/reasons/{by_bot[-1]}", seat=0)
    assert why["seat"] == 1
    assert why["first"] <= by_bot[-1] <= why["last"]
    assert all(reason["message"]["id"].split("-")[0] in ("more", "less") for reason in why["reasons"])
    await ida.get(f"/api/tables/{table}/reasons/99999", 404, seat=0)


def move(position: Json) -> Json:
    return {"seat": 0, "decision": position["decision"], "action": offered(position)[0], "key": key()}


async def test_a_spectator_and_a_stranger_get_no_hints(ida: Player) -> None:
    table = await ida.new_table(ME, BOT, game="hadrians_wall", start=True)
    other = await Player.come(ida.here, "Mallory")  # type: ignore[attr-defined]
    assert (await other.get(f"/api/tables/{table}/hints", 403, seat=0))["error"] == "not-your-seat"
    assert (await other.get(f"/api/tables/{table}/hints", 403, seat=1))["error"] == "not-your-seat"
    assert (await other.get(f"/api/tables/{table}/reasons/1", 403, seat=0))["error"] == "not-your-seat"
    await other.close()


async def test_a_person_who_leaves_is_still_a_person(ida: Player) -> None:
    table = await ida.new_table(ME, OPEN, game="hadrians_wall")
    other = await Player.come(ida.here, "Bob")  # type: ignore[attr-defined]
    await other.join(table)
    await ida.start(table)
    await other.post(f"/api/tables/{table}/leave", {"key": key()}, 200)
    assert (await ida.get(f"/api/tables/{table}/hints", 403, seat=0))["error"] == "no-hints"
    await other.close()


@pytest.mark.parametrize("name", sorted(game_ids()))
def test_why_is_told_from_what_the_reader_may_know(name: str) -> None:
    """Whatever is hidden from the reader before and after a move, the answer is the same."""
    game = load_game(name)
    match = Match.new(game, 2, {}, "why", [])
    play_bots(match, {seat: bot("random", str(seat)) for seat in range(2)}, 30)
    before = match.state.copy()
    play_bots(match, {seat: bot("random", str(seat)) for seat in range(2)}, 4)
    after = match.state
    others = [game.resample(s, 0, Chance.of("another world")) for s in (before, after)]
    assert explained(game, before, after, 1, 0) == explained(game, others[0], others[1], 1, 0)
