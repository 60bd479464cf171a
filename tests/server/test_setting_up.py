"""A table the rules would refuse is never made, and says why in words; one that starts at once is made whole."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from games.heroes3.test_own_scenario import OURS
from ludoteka.server import shelf
from server.kit import Inside, Json, Player, inside, key, offered

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}
GAMES = ("cyclades", "heroes3", "teaching:load")


@pytest.fixture(scope="module")
async def there(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server with games that refuse some options."""
    async with inside(f"sqlite:///{tmp_path_factory.mktemp('setting-up') / 'server.db'}", games=GAMES) as found:
        yield found


@pytest.fixture
async def ida(there: Inside) -> AsyncIterator[Player]:
    """Somebody at that server."""
    player = await Player.come(there, "Ida")
    yield player
    await player.close()


async def check(player: Player, game: str, seats: int, show: bool = False, **options: Any) -> Json:
    """What the server says of a set-up."""
    return await player.post(f"/api/games/{game}/check", {"seats": seats, "options": options, "show": show})


async def lobby(player: Player) -> set[str]:
    """The public tables by id; other tests may have left some."""
    return {table["id"] for table in (await player.get("/api/tables"))["tables"]}


REFUSED = [
    ("cyclades", 3, {"teams": True}, "odd-teams", {"seats": 3}, "teams"),
    ("cyclades", 3, {"long_game": True}, "long-game-alone", {}, "long_game"),
    ("cyclades", 2, {"map": "nonsense"}, "map-unreadable", {}, "map"),
    ("heroes3", 4, {}, "no-scenario", {"seats": 4}, "scenario"),
    (
        "heroes3",
        4,
        {"scenario": "brave_new_world"},
        "scenario-players-range",
        {"scenario": ["option-scenario", "brave_new_world"], "least": 2, "most": 3},
        "scenario",
    ),
    (
        "heroes3",
        2,
        {"scenario": "brave_new_world", "whole_campaign": True},
        "no-campaign",
        {"scenario": ["option-scenario", "brave_new_world"]},
        "whole_campaign",
    ),
]


@pytest.mark.parametrize("start", [False, True])
@pytest.mark.parametrize(("game", "seats", "options", "reason", "args", "option"), REFUSED)
async def test_what_the_rules_refuse_leaves_no_table(
    ida: Player, game: str, seats: int, options: Json, reason: str, args: Json, option: str, start: bool
) -> None:
    wanted = {"game": game, "seats": [ME, *[BOT] * (seats - 1)], "options": options, "start": start, "key": key()}
    before = await lobby(ida)
    refused = await ida.post("/api/tables", wanted, 409)
    assert refused["error"] == "bad-option"
    assert refused["reason"]["id"] == f"reason-{reason}"
    assert refused["reason"]["args"] == args
    assert refused["option"] == option
    assert refused["rule"]
    assert (await ida.get("/api/tables", mine="yes"))["tables"] == []
    assert await lobby(ida) == before


async def test_a_set_up_is_checked_without_making_anything(ida: Player) -> None:
    checked = await check(ida, "cyclades", 3, teams=True)
    assert checked["refused"]["reason"]["id"] == "reason-odd-teams"
    closed = {(each["option"], each["value"]) for each in checked["closed"]}
    assert ("teams", True) in closed
    assert ("teams", False) not in closed
    assert not (await check(ida, "cyclades", 4, teams=True))["closed"]
    assert (await check(ida, "cyclades", 4, teams=True))["refused"] is None
    assert (await check(ida, "cyclades", 9))["refused"]["error"] == "seat-count"
    await ida.post("/api/games/nothing/check", {"seats": 2}, 404)


async def test_scenarios_that_do_not_fit_are_closed_with_the_reason(ida: Player) -> None:
    for seats in (1, 2, 3):
        checked = await check(ida, "heroes3", seats)
        assert checked["refused"] is None
        closed = {each["value"]: each["reason"]["id"] for each in checked["closed"] if each["option"] == "scenario"}
        assert "auto" not in closed
        assert ("brave_new_world" in closed) == (seats == 1)
        assert set(closed.values()) <= {
            f"reason-scenario-{why}" for why in ("players", "players-range", "box", "factions", "tiles")
        }


async def test_a_set_up_is_shown_as_it_would_begin(ida: Player) -> None:
    fixed = (await check(ida, "cyclades", 3, show=True))["view"]
    assert fixed["areas"]
    made_up = (await check(ida, "cyclades", 3, show=True, map="random"))["view"]
    again = (await check(ida, "cyclades", 3, show=True, map=made_up["map"]))["view"]
    assert again["areas"] == made_up["areas"]
    assert (await check(ida, "cyclades", 3))["view"] is None
    assert (await check(ida, "cyclades", 2, show=True, map="nonsense"))["view"] is None


async def test_no_file_of_the_server_is_read_for_a_stranger(ida: Player, tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("password = 'x'")
    checked = await check(ida, "cyclades", 3, map=str(secret))
    assert checked["refused"]["reason"]["id"] == "reason-map-unreadable"
    wanted = {"game": "cyclades", "seats": [ME, BOT, BOT], "options": {"map": str(secret)}, "key": key()}
    refused = await ida.post("/api/tables", wanted, 409)
    assert refused["reason"]["id"] == "reason-map-unreadable"
    assert str(secret) not in refused["message"]


async def test_made_and_started_is_one_thing(ida: Player) -> None:
    wanted = {"game": "teaching", "seats": [ME, BOT], "start": True, "key": key()}
    table = await ida.post("/api/tables", wanted)
    assert table["status"] == "playing"
    assert (await ida.post("/api/tables", wanted))["id"] == table["id"]
    updates = (await ida.get(f"/api/tables/{table['id']}/updates"))["updates"]
    assert [update["kind"] for update in updates[:2]] == ["created", "started"]
    assert [update["n"] for update in updates] == list(range(1, len(updates) + 1))
    position = await ida.view(table["id"], 0)
    while not offered(position):
        position = await ida.view(table["id"], 0)
    done = await ida.act(table["id"], position, offered(position)[0])
    assert not done["repeated"]


async def test_what_fails_halfway_leaves_neither_table_nor_game(
    there: Inside, ida: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise sqlite3.DatabaseError("the disk is full")

    before = await there.server.storage.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM board").scalar())
    monkeypatch.setattr(shelf, "told_row", broken)
    await ida.post("/api/tables", {"game": "teaching", "seats": [ME, BOT], "start": True, "key": key()}, 500)
    after = await there.server.storage.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM board").scalar())
    assert after == before


async def test_a_table_with_a_free_seat_cannot_start_at_once(ida: Player) -> None:
    wanted = {"game": "teaching", "seats": [ME, OPEN], "start": True, "key": key()}
    assert (await ida.post("/api/tables", wanted, 409))["error"] == "seats-free"
    assert (await ida.get("/api/tables", mine="yes", status="open"))["tables"] == []


async def read_file(player: Player, game: str, text: str) -> Json:
    return await player.post(f"/api/games/{game}/file", {"name": "ours.toml", "text": text})


async def test_a_scenario_file_sets_an_option_and_opens_a_table(ida: Player) -> None:
    found = await read_file(ida, "heroes3", OURS)
    assert (found["option"], found["fault"], found["doubts"]) == ("scenario", "", [])
    assert found["value"].startswith("own:")
    assert (await check(ida, "heroes3", 2, scenario=found["value"]))["refused"] is None
    refused = (await check(ida, "heroes3", 3, scenario=found["value"]))["refused"]
    assert refused["reason"]["id"] == "reason-scenario-players"


async def test_what_is_wrong_with_a_file_is_told_to_its_author(ida: Player) -> None:
    found = await read_file(ida, "heroes3", OURS.replace("rounds = 3", "rounds = 0"))
    assert found["value"] == ""
    assert "ours.toml: Expected `int` >= 1 at rounds" in found["fault"]
    odd = await read_file(ida, "heroes3", OURS.replace('"capture_enemy_town"', '"beat_ai_hero"'))
    assert odd["value"]
    assert "there is no AI opponent" in odd["doubts"][0]


async def test_a_game_without_files_says_so(ida: Player) -> None:
    found = await read_file(ida, "teaching", OURS)
    assert (found["value"], found["fault"]) == ("", "ours.toml: teaching is not set up from files")


async def test_a_map_of_ones_own_is_read_too(ida: Player) -> None:
    found = await read_file(ida, "cyclades", "side = 3")
    assert found["option"] == "map"
    assert found["fault"].startswith("map file ours.toml: ")


async def test_a_server_never_reads_a_file_by_its_path(ida: Player) -> None:
    refused = (await check(ida, "heroes3", 2, scenario="/etc/secret.toml"))["refused"]
    assert refused["reason"]["id"] == "reason-own-scenario-file"
