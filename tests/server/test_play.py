from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import game_ids, load_game
from server.kit import Inside, Json, Player, inside, kept, key, mirror, offered, soon
from teaching import Teaching

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}
SHORT: Json = {"options": {"length": "short"}}


def view_of(match: Match, seat: int) -> object:
    """What a seat sees in the kernel's own match."""
    return msgspec.to_builtins(match.view(seat))


async def play_on(player: Player, table: str, actions: int, luck: random.Random) -> Json:
    """Play all seats, which are the player's own, at random for this many actions or to the end; the last position."""
    position = await player.view(table, 0)
    for _ in range(actions):
        if position["status"] != "playing":
            break
        seat = luck.choice(position["waiting"])
        position = await player.act_somehow(table, seat, luck.choice)
    return position


async def calm_table(player: Player, *seats: Json) -> tuple[str, Json]:
    """A table whose first council is not closed by a storm, and what seat 0 sees there."""
    while True:
        table = await player.new_table(*seats, start=True)
        position = await player.view(table, 0)
        if "hail p2" in offered(position):
            return table, position
        await player.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})


async def test_an_option_says_all_a_client_needs(eva: Player) -> None:
    _, position = await calm_table(eva, ME, ME)
    ask = position["asks"][0]
    assert ask["prompt"] == {"id": "prompt-hail", "args": {}, "rule": "TCH-HAIL-01"}
    assert ask["optional"] is False
    hail = next(option for option in ask["options"] if option["action"] == "hail p2")
    assert hail["label"] == {"id": "verb-hail", "args": {"seat": ["seat", "p2"]}, "rule": "TCH-HAIL-01"}
    assert hail["refs"] == ["seat:p2"]


async def test_a_refused_action_says_why_and_which_rule(here: Inside, eva: Player) -> None:
    table, position = await calm_table(eva, ME, ME)
    before = await kept(here, table)
    refused = await eva.act(table, position, "hail p1", 409)
    assert refused["error"] == "not-offered"
    assert refused["reason"] == {"id": "reason-is-friend", "args": {"seat": ["seat", "p1"]}, "rule": "TCH-TEAM-01"}
    assert refused["rule"] == "TCH-TEAM-01"
    assert (await eva.act(table, position, "fly to the moon", 409))["error"] == "not-offered"
    assert await kept(here, table) == before


async def test_others_see_what_was_told_but_not_what_was_done(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await eva.start(table)
    for action in ("done", "bid 2"):
        await eva.act(table, await eva.view(table, 0), action)
    own = (await eva.get(f"/api/tables/{table}/updates", seat=0))["updates"][-1]
    assert (own["do"], own["by"], own["action"]) == ("bid 2", "Eva", 2)
    for seat, player in ((1, bob), (None, bob)):
        seen = (await player.get(f"/api/tables/{table}/updates", seat=seat))["updates"][-1]
        assert seen["do"] is None
        assert [event["id"] for event in seen["events"]] == ["event-has-bid"]
    await bob.get(f"/api/tables/{table}/updates", 403, seat=0)


async def test_a_preview_changes_nothing(here: Inside, eva: Player) -> None:
    table, _ = await calm_table(eva, ME, ME)
    before = await kept(here, table)
    shown = await eva.post(f"/api/tables/{table}/preview", {"seat": 0, "action": "hail p2"})
    assert [event["id"] for event in shown["events"]] == ["event-hails"]
    assert shown["stopped_by"] == ""
    gold = (await eva.view(table, 0))["view"]["players"][0]["gold"]
    assert shown["view"]["players"][0]["gold"] == gold - 1
    refused = await eva.post(f"/api/tables/{table}/preview", {"seat": 0, "action": "hail p1"}, 409)
    assert refused["rule"] == "TCH-TEAM-01"
    assert await kept(here, table) == before


async def test_who_watches_gets_the_position_from_the_feed_alone(eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    first = await eva.view(table, 0)
    done = await eva.act(table, first, "done", watching=True)
    assert (done["position"], done["repeated"]) == (None, False)
    now = await eva.view(table, 0)
    assert now["version"] == done["version"] == first["version"] + 1
    undone = await eva.post(f"/api/tables/{table}/undo", {"seat": 0, "key": key(), "watching": True})
    assert (undone["position"], undone["version"]) == (None, done["version"] + 1)


async def test_undo_takes_back_one_action_of_one_seat(eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    first = await eva.view(table, 0)
    assert not first["undo"]
    assert (await eva.post(f"/api/tables/{table}/undo", {"seat": 0, "key": key()}, 409))["error"] == "not-offered"
    await eva.act(table, first, "done")
    await eva.act_somehow(table, 1)
    position = await eva.view(table, 0)
    assert position["undo"]
    undo = {"seat": 0, "key": key()}
    done = await eva.post(f"/api/tables/{table}/undo", undo)
    assert done["position"]["view"] == first["view"] | {"players": done["position"]["view"]["players"]}
    assert done["position"]["asks"][0] == first["asks"][0]
    assert done["position"]["actions"] == 1
    assert (await eva.post(f"/api/tables/{table}/undo", undo))["repeated"]
    history = (await eva.get(f"/api/tables/{table}/history", seat=1))["actions"]
    assert [(action["n"], action["seat"]) for action in history] == [(1, 1)]
    update = (await eva.get(f"/api/tables/{table}/updates", seat=0))["updates"][-1]
    assert (update["kind"], update["seat"], update["action"]) == ("undo", 0, 1)


async def test_who_resigned_takes_nothing_back(eva: Player, bob: Player) -> None:
    """Otherwise the bot that plays on could be made to begin anew for ever."""
    table = await eva.new_table(ME, OPEN, OPEN)
    for seat in (1, 2):
        await bob.join(table, seat=seat)
    await eva.start(table)
    await eva.act(table, await eva.view(table, 0), "done")
    await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})
    assert (await eva.post(f"/api/tables/{table}/undo", {"seat": 0, "key": key()}, 409))["error"] == "resigned"


async def test_a_decision_answered_before_an_undo_is_stale(eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    first = await eva.view(table, 0)
    await eva.act(table, first, "done")
    await eva.post(f"/api/tables/{table}/undo", {"seat": 0, "key": key()})
    refused = await eva.act(table, first, "done", 409)
    assert refused["error"] == "stale"
    now = await eva.view(table, 0)
    assert refused["decision"] == now["decision"]
    await eva.act(table, now, "done")


async def test_others_in_their_lanes_do_not_make_a_decision_stale(eva: Player) -> None:
    table = await eva.new_table(ME, ME, ME, start=True)
    position = await eva.view(table, 0)
    await eva.act_somehow(table, 1)
    await eva.act_somehow(table, 2)
    await eva.act(table, position, "done")


async def test_history_shows_each_moment_as_it_was_seen(eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    luck = random.Random("history")
    seen: dict[tuple[int, int | None], Any] = {}
    for _ in range(90):
        for seat in (0, 1, None):
            position = await eva.view(table, seat)
            seen[position["actions"], seat] = position["view"]
        if position["status"] != "playing":
            break
        await eva.act_somehow(table, luck.choice(position["waiting"]), luck.choice)
    for number, seat in luck.sample(list(seen), 25):
        past = await eva.get(f"/api/tables/{table}/history/{number}", seat=seat)
        assert (past["at"], past["view"]) == (number, seen[number, seat])
    await eva.get(f"/api/tables/{table}/history/{position['actions'] + 2}", 404)


async def test_since_my_last_turn(eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    await eva.act_somehow(table, 0)
    for _ in range(3):
        await eva.act_somehow(table, 1)
    since = await eva.get(f"/api/tables/{table}/since", seat=0)
    assert [(update["kind"], update["seat"]) for update in since["updates"]] == [("action", 1)] * 3
    assert [update["seat"] for update in (await eva.get(f"/api/tables/{table}/since", seat=1))["updates"]] == []


async def test_a_whole_game_ends_with_a_record_that_verifies(eva: Player, tmp_path: Path) -> None:
    table = await eva.new_table(ME, ME, start=True, **SHORT)
    commitment = (await eva.get(f"/api/tables/{table}"))["commitment"]
    position = await play_on(eva, table, 2000, random.Random("whole"))
    assert position["status"] == "finished"
    assert sorted(position["places"])[0] == 1
    file = tmp_path / "game.ludoteka"
    file.write_bytes((await eva.client.get(f"/api/tables/{table}/export")).content)
    result = CliRunner().invoke(app, ["verify", str(file), "--game", "teaching:load", "--json"])
    assert result.exit_code == 0, result.output
    assert '"luck_checked": true' in result.output
    assert commitment in file.read_text()
    updates = await eva.get(f"/api/tables/{table}/updates")
    assert updates["updates"][-1]["places"] == position["places"]


async def test_before_the_end_an_export_holds_only_what_the_seat_knows(here: Inside, eva: Player, bob: Player) -> None:
    table_id = await eva.new_table(ME, OPEN)
    await bob.join(table_id)
    await eva.start(table_id)
    for action in ("done", "bid 1"):
        await eva.act(table_id, await eva.view(table_id, 0), action)
    await bob.act(table_id, await bob.view(table_id, 1), "done")
    record = await eva.get(f"/api/tables/{table_id}/export", seat=0)
    assert [action["do"] for action in record["actions"]] == ["done", "bid 1", None]
    assert record["view"] == (await eva.view(table_id, 0))["view"]
    table = await here.server.tables.table(table_id)
    text = str(record)
    assert table.seed not in text
    assert str(table.secret) not in text
    assert "luck" not in text
    assert "'hash'" not in text
    stranger = (await here.client().get(f"/api/tables/{table_id}/export")).json()
    assert [action["do"] for action in stranger["actions"]] == [None, None, None]


async def test_an_imported_record_goes_on(eva: Player, game: Teaching) -> None:
    match = Match.new(game, 2, {"length": "short"}, seed="import", players=["Ann", "Ben"])
    luck = random.Random("import")
    for _ in range(40):
        seat = luck.choice(match.waiting())
        match.play(luck.choice(match.offered(seat)), seat)
    record = match.record(secret=False).to_bytes().decode()
    wanted = {"record": record, "seats": [ME, {**ME, "name": "Ben"}], "key": key()}
    table = await eva.post("/api/tables/import", wanted)
    assert (table["status"], table["actions"], table["imported"]) == ("open", 40, 40)
    position = (await eva.start(table["id"]))["position"]
    assert position["view"] == view_of(match, 0)
    assert len((await eva.get(f"/api/tables/{table['id']}/history", seat=0))["actions"]) == 40
    past = await eva.get(f"/api/tables/{table['id']}/history/7", seat=1)
    assert past["view"] == msgspec.to_builtins(match.game.view(match.at(7), 1))
    position = await play_on(eva, table["id"], 2000, luck)
    assert position["status"] == "finished"
    mirror(game, (await eva.client.get(f"/api/tables/{table['id']}/export")).content)


async def test_a_finished_record_can_be_looked_at(eva: Player, game: Teaching) -> None:
    match = Match.new(game, 2, {"length": "short"}, seed="finished")
    luck = random.Random("finished")
    while not match.over:
        seat = luck.choice(match.waiting())
        match.play(luck.choice(match.offered(seat)), seat)
    wanted = {"record": match.record().to_bytes().decode(), "seats": [ME, OPEN], "key": key()}
    table = await eva.post("/api/tables/import", wanted)
    assert (table["status"], table["places"]) == ("finished", match.places)
    await eva.get(f"/api/tables/{table['id']}/history/5", seat=0)


@pytest.mark.parametrize("damage", ["empty", "cut", "tampered", "other game", "no text"])
async def test_a_damaged_record_is_refused(eva: Player, game: Teaching, damage: str) -> None:
    match = Match.new(game, 2, seed="damage")
    match.play("done", 0)
    text = match.record().to_bytes().decode()
    damaged = {
        "empty": "\n",
        "cut": text[: len(text) // 2],
        "tampered": text.replace('"do":"done"', '"do":"hail p2"'),
        "other game": text.replace('"game":"teaching"', '"game":"chess"'),
        "no text": "\x00\x01",
    }[damage]
    assert damaged != text
    wanted = {"record": damaged, "seats": [ME, ME], "key": key()}
    refused = await eva.post("/api/tables/import", wanted, 409)
    assert refused["error"] == "bad-record"


async def test_a_restarted_server_goes_on_undo_included(sqlite: str, game: Teaching) -> None:
    luck = random.Random("restart")
    async with inside(sqlite) as here:
        eva = await Player.come(here, "Eva")
        table = await eva.new_table(ME, ME, start=True)
        await play_on(eva, table, 30, luck)
        before = {seat: await eva.view(table, seat) for seat in (0, 1, None)}
        cookies = eva.client.cookies
    async with inside(sqlite) as here:
        client = here.client()
        client.cookies = cookies
        client.headers["X-CSRF-Token"] = eva.client.headers["X-CSRF-Token"]
        eva = Player(client, "Eva")
        after = {seat: await eva.view(table, seat) for seat in (0, 1, None)}
        for seat in (0, 1, None):
            assert after[seat] | {"now": 0} == before[seat] | {"now": 0}
        for seat in (0, 1):
            if after[seat]["undo"]:
                response = await eva.client.post(f"/api/tables/{table}/undo", json={"seat": seat, "key": key()})
                assert response.status_code in (200, 409)
        position = await play_on(eva, table, 2000, luck)
        assert position["status"] == "finished"
        mirror(game, (await eva.client.get(f"/api/tables/{table}/export")).content)


async def test_undo_in_random_games_agrees_with_the_kernel(here: Inside, eva: Player, game: Teaching) -> None:
    """Actions and undos in random order: the server's match is always the one the kernel has."""
    luck = random.Random("undo")
    table = await eva.new_table(ME, ME, ME, start=True, **SHORT)
    match = Match.new(game, 3, {"length": "short"}, seed=(await here.server.tables.table(table)).seed)
    undone = 0
    for _ in range(160):
        if match.over:
            break
        seat = luck.randrange(3)
        if luck.random() < 0.25:
            could = match.can_undo(seat)
            response = await eva.client.post(f"/api/tables/{table}/undo", json={"seat": seat, "key": key()})
            assert response.status_code == (200 if could else 409), response.text
            if could:
                match.undo(seat)
                undone += 1
        elif seat in match.waiting():
            action = luck.choice(match.offered(seat))
            await eva.act(table, await eva.view(table, seat), game.text(action))
            match.play(action, seat)
        assert (await eva.view(table, seat))["view"] == view_of(match, seat)
    assert undone > 5


async def later(player: Player, table: str, version: int) -> Json:
    """The position from seat 0 after the next update."""
    return await soon(lambda: player.view(table, 0), lambda found: found["version"] > version)


@pytest.mark.parametrize("name", [*game_ids(), "teaching:load"])
async def test_every_game_is_played_to_its_end_by_bots_and_a_person(sqlite: str, name: str) -> None:
    game = load_game(name)
    async with inside(sqlite, games=(name,)) as here:
        eva = await Player.come(here, "Eva")
        seats = 2 if 2 in game.seat_counts else game.seat_counts[0]
        table = await eva.new_table(ME, *[BOT] * (seats - 1), game=game.id, start=True)
        luck = random.Random(name)
        position = await eva.view(table, 0)
        taken = 0
        while position["status"] == "playing" and taken < 40:
            if 0 in position["waiting"]:
                response = await eva.client.post(
                    f"/api/tables/{table}/action",
                    json={
                        "seat": 0,
                        "decision": position["decision"],
                        "action": luck.choice(offered(position)),
                        "key": key(),
                    },
                )
                assert response.status_code in (200, 409), response.text[:500]
                taken += 1
                position = await eva.view(table, 0)
            else:
                position = await later(eva, table, position["version"])
        if position["status"] == "playing":
            await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})
        record = (await eva.client.get(f"/api/tables/{table}/export")).content
        assert len(mirror(game, record).played) >= taken - 5
