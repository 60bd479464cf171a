"""Reviews of finished games at a table: asked for once, kept, and played on from any moment."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.kit import Json, Player, inside, key, offered, soon

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
BOT: Json = {"kind": "bot", "bot": "random"}
WALL = "ludoteka.games.hadrians_wall:load"


@pytest.fixture
async def ida(tmp_path: Path) -> AsyncIterator[Player]:
    """Ida at a server with a game that can judge."""
    async with inside(f"sqlite:///{tmp_path / 'server.db'}", games=(WALL,)) as here:
        player = await Player.come(here, "Ida")
        player.here = here  # type: ignore[attr-defined]
        yield player
        await player.close()


async def resigned_game(player: Player, moves: int) -> str:
    """A game against a bot that was given up after some moves."""
    table = await player.new_table(ME, BOT, game="hadrians_wall", start=True)
    for _ in range(moves):
        position = await soon(lambda: player.view(table, 0), lambda seen: 0 in seen["waiting"])
        move = {"seat": 0, "decision": position["decision"], "action": offered(position)[0], "key": key()}
        await player.send("POST", f"/api/tables/{table}/action", move)
    await player.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()}, 200)
    return table


async def test_a_game_is_reviewed_once_and_the_review_is_kept(ida: Player) -> None:
    table = await resigned_game(ida, 3)
    path = f"/api/tables/{table}/review"
    assert (await ida.get(path))["status"] == "none"
    asked = await ida.post(path, {"knowledge": "all"}, 200)
    assert asked["status"] in ("working", "ready")
    ready = await soon(lambda: ida.get(path, knowledge="all"), lambda seen: seen["status"] != "working")
    assert ready["status"] == "ready"
    told = ready["review"]
    for one in told["seats"]:
        assert one["result"] - one["start"] == one["own"] + one["others"] + one["luck"]
    actions = (await ida.get(f"/api/tables/{table}"))["actions"]
    assert [moment["n"] for moment in told["moments"]] == list(range(1, actions + 1))
    assert all(moment["label"]["id"].startswith("verb-") for moment in told["moments"])
    assert told["trust"]["brier"] < told["trust"]["even"]
    assert (await ida.post(path, {"knowledge": "all"}, 200))["review"] == told
    assert (await ida.get(path))["status"] == "none"
    other = await Player.come(ida.here, "Bob")  # type: ignore[attr-defined]
    assert (await other.get(path, knowledge="all"))["review"] == told
    await other.close()


async def test_a_game_that_goes_on_is_not_reviewed_nor_played_on_from(ida: Player) -> None:
    table = await ida.new_table(ME, BOT, game="hadrians_wall", start=True)
    assert (await ida.get(f"/api/tables/{table}/review", 409))["error"] == "not-over"
    assert (await ida.post(f"/api/tables/{table}/review", {}, 409))["error"] == "not-over"
    wanted = {"at": 0, "seat": 0, "key": key()}
    assert (await ida.post(f"/api/tables/{table}/branch", wanted, 409))["error"] == "not-over"


async def test_a_private_game_is_reviewed_by_those_who_may_see_it(ida: Player) -> None:
    table = await ida.new_table(ME, BOT, game="hadrians_wall", start=True, public=False)
    await ida.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()}, 200)
    other = await Player.come(ida.here, "Mallory")  # type: ignore[attr-defined]
    await other.get(f"/api/tables/{table}/review", 404)
    await other.post(f"/api/tables/{table}/review", {}, 404)
    await other.post(f"/api/tables/{table}/branch", {"at": 0, "seat": 0, "key": key()}, 404)
    await other.close()


async def test_somebody_plays_on_from_a_moment_against_bots(ida: Player) -> None:
    table = await resigned_game(ida, 4)
    wanted = {"at": 2, "seat": 1, "bot": "random", "key": key()}
    made = await ida.post(f"/api/tables/{table}/branch", wanted, 201)
    assert made["status"] == "playing"
    assert made["imported"] == 2
    assert not made["public"]
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
    assert (await ida.post(f"/api/tables/{table}/branch", wanted, 201))["id"] == made["id"]
    old = await ida.get(f"/api/tables/{table}/history/2", seat=0)
    new = await ida.get(f"/api/tables/{made['id']}/history/2", seat=1)
    assert old["view"]["year"] == new["view"]["year"]
    beyond = {"at": 100_000, "seat": 0, "key": key()}
    await ida.post(f"/api/tables/{table}/branch", beyond, 404)
    await ida.post(f"/api/tables/{table}/branch", {"at": 0, "seat": 7, "key": key()}, 404)


async def given_up(player: Player) -> str:
    """A game of the teaching game that was given up after some actions."""
    table = await player.new_table(ME, BOT, start=True)
    await soon(lambda: player.view(table, 0), lambda seen: seen["waiting"] == [0] and seen["actions"] > 0)
    await player.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()}, 200)
    return table


async def test_a_game_that_nobody_can_judge_says_so_at_both_hosts(eva: Player) -> None:
    table = await given_up(eva)
    assert (await eva.post(f"/api/tables/{table}/review", {}, 409))["error"] == "no-review"
    told = await eva.get(f"/api/tables/{table}/review")
    assert told["status"] == "none"
    assert told["review"] is None
    await eva.get(f"/api/tables/{table}/review", 400, knowledge="none")


async def test_a_moment_is_played_on_from_at_both_hosts(eva: Player) -> None:
    table = await given_up(eva)
    made = await eva.post(f"/api/tables/{table}/branch", {"at": 1, "seat": 0, "bot": "random", "key": key()}, 201)
    assert made["status"] == "playing"
    assert made["id"] != table
    assert [seat["kind"] for seat in made["seats"]] == ["person", "bot"]
