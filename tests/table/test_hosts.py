"""What a table is and does, the same at both hosts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteka.anywhere.house import Onlooker
from ludoteka.kernel.match import verify
from ludoteka.kernel.pledge import promised
from ludoteka.kernel.record import read_record
from server.kit import Json, Player, inside, key, offered, soon
from table.conftest import Memory, at_browser
from teaching import load

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
BOB: Json = {"kind": "me", "name": "Bob"}
BOT: Json = {"kind": "bot", "bot": "random"}
NONCE = "5a" * 16


async def play_out(player: Player, table: str, until: int = 400) -> Json:
    """Take first options at all seats of a table until the game is over, or has gone on for this many actions."""
    for _ in range(1000):
        position = await player.view(table, 0)
        if position["status"] != "playing" or position["actions"] >= until:
            return position
        mine = [seat["seat"] for seat in position["seats"] if seat["yours"] and seat["seat"] in position["waiting"]]
        if mine:
            own = await player.view(table, mine[0])
            move = {"seat": mine[0], "decision": own["decision"], "action": offered(own)[0], "key": key()}
            done = await player.send("POST", f"/api/tables/{table}/action", move)
            assert done.status_code == 200 or done.json()["error"] == "stale", done.text  # a bot was faster
        else:
            version = position["version"]
            await soon(lambda: player.view(table, 0), lambda seen, v=version: seen["version"] > v)  # type: ignore[misc]
    raise AssertionError("the game does not end")


async def test_a_whole_game_and_its_record(eva: Player) -> None:
    table = await eva.new_table(ME, BOT)
    promise = (await eva.get(f"/api/tables/{table}"))["commitment"]
    await eva.post(f"/api/tables/{table}/start", {"key": key(), "nonce": NONCE})
    last = await play_out(eva, table)
    assert last["status"] == "finished"
    info = await eva.get(f"/api/tables/{table}")
    assert promised(info["secret"]) == info["commitment"] == promise
    assert info["nonces"] == [NONCE, ""]
    record = read_record((await eva.client.get(f"/api/tables/{table}/export")).content)
    assert verify(load(), record).places == last["places"]
    assert (await eva.get("/api/me/games"))["games"][0]["table"] == table


async def test_a_message_counts_once(eva: Player) -> None:
    table = await eva.new_table(ME, BOB, start=True)
    position = await eva.view(table, (await eva.view(table, 0))["waiting"][0])
    move = {"seat": position["seat"], "decision": position["decision"], "action": offered(position)[0], "key": "once"}
    first = await eva.post(f"/api/tables/{table}/action", move)
    again = await eva.post(f"/api/tables/{table}/action", move)
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert first["version"] == again["version"]
    other = {**move, "action": "something else"}
    assert (await eva.post(f"/api/tables/{table}/action", other, 409))["error"] in ("stale", "key-used")


async def test_a_late_click_is_told_to_look_again(eva: Player) -> None:
    table = await eva.new_table(ME, BOB, start=True)
    position = await eva.view(table, (await eva.view(table, 0))["waiting"][0])
    await eva.act(table, position, offered(position)[0])
    assert (await eva.act(table, position, offered(position)[0], 409))["error"] == "stale"


async def test_what_the_rules_refuse_says_why(eva: Player) -> None:
    table = await eva.new_table(ME, BOB, start=True)
    seat = (await eva.view(table, 0))["waiting"][0]
    position = await eva.view(table, seat)
    refused = await eva.act(table, position, "no such action", 409)
    assert refused["error"] == "not-offered"
    doubts = {"seat": seat, "actions": [offered(position)[0], "no such action"]}
    answers = (await eva.post(f"/api/tables/{table}/why", doubts))["answers"]
    assert [answer["allowed"] for answer in answers] == [True, False]


async def test_undo_takes_an_action_back(eva: Player) -> None:
    table = await eva.new_table(ME, BOB, start=True)
    for _ in range(60):
        seat = (await eva.view(table, 0))["waiting"][0]
        before = await eva.view(table, seat)
        for action in offered(before):
            done = (await eva.act(table, before, action))["position"]
            if done["undo"]:
                after = await eva.post(f"/api/tables/{table}/undo", {"seat": seat, "key": key()})
                if after["position"]["actions"] == before["actions"]:
                    assert after["position"]["view"] == before["view"]
                    assert offered(after["position"]) == offered(before)
                    return
            break
    raise AssertionError("nothing could be undone")


async def test_the_past_and_what_happened_since(eva: Player) -> None:
    table = await eva.new_table(ME, BOB, start=True)
    seen: list[Any] = [(await eva.view(table, 0))["view"]]
    for _ in range(8):
        await eva.act_somehow(table, (await eva.view(table, 0))["waiting"][0])
        seen.append((await eva.view(table, 0))["view"])
    for at, view in enumerate(seen):
        assert (await eva.get(f"/api/tables/{table}/history/{at}", seat=0))["view"] == view
    history = await eva.get(f"/api/tables/{table}/history", seat=0)
    assert [action["n"] for action in history["actions"]] == list(range(1, 9))
    updates = (await eva.get(f"/api/tables/{table}/updates", seat=0, after=2))["updates"]
    assert [update["n"] for update in updates] == list(range(3, 11))


async def test_a_preview_changes_nothing(eva: Player) -> None:
    table = await eva.new_table(ME, BOB, start=True)
    seat = (await eva.view(table, 0))["waiting"][0]
    before = await eva.view(table, seat)
    shown = await eva.post(f"/api/tables/{table}/preview", {"seat": seat, "action": offered(before)[0]})
    assert shown["game"] == "teaching"
    assert (await eva.view(table, seat))["version"] == before["version"]


async def test_resigning_ends_a_game_against_bots(eva: Player) -> None:
    table = await eva.new_table(ME, BOT, start=True)
    await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})
    info = await eva.get(f"/api/tables/{table}")
    assert (info["status"], info["ended_by"], info["places"]) == ("finished", "resigned", [2, 1])
    again = await eva.post(f"/api/tables/{table}/rematch", {"key": key()})
    assert [seat["kind"] for seat in again["seats"]] == ["person", "bot"]


async def test_a_record_goes_on_at_a_new_table(eva: Player) -> None:
    table = await eva.new_table(ME, BOT, start=True)
    await play_out(eva, table)
    record = (await eva.client.get(f"/api/tables/{table}/export")).text
    made = await eva.post("/api/tables/import", {"record": record, "seats": [ME, BOT], "key": key()}, 201)
    assert made["status"] == "finished"
    broken = {"record": record[:-40], "seats": [ME, BOT], "key": key()}
    assert (await eva.post("/api/tables/import", broken, 409))["error"] == "bad-record"


async def test_whoever_plays_with_bots_may_take_a_game_elsewhere(eva: Player) -> None:
    table = await eva.new_table(ME, BOT, start=True)
    await play_out(eva, table, until=6)
    seen = await soon(lambda: eva.view(table, 0), lambda now: now["waiting"] == [0])
    record = (await eva.client.get(f"/api/tables/{table}/export?whole=yes")).text
    header = read_record(record.encode()).header
    assert (header.seed, header.secret) == ("", "")
    made = await eva.post("/api/tables/import", {"record": record, "seats": [ME, BOT], "key": key()}, 201)
    await eva.start(made["id"])
    assert (await eva.view(made["id"], 0))["view"] == seen["view"]


async def test_notes_are_kept(eva: Player) -> None:
    table = await eva.new_table(ME, BOT)
    await eva.send("PUT", f"/api/tables/{table}/notes", {"text": "watch the walls"})
    assert (await eva.get(f"/api/tables/{table}/notes"))["text"] == "watch the walls"


async def test_a_set_up_is_checked(eva: Player) -> None:
    fits = await eva.post("/api/games/teaching/check", {"seats": 2, "options": {}})
    assert fits["refused"] is None
    assert (await eva.post("/api/games/teaching/check", {"seats": 9, "options": {}}))["refused"][
        "error"
    ] == "seat-count"


async def test_own_tables_are_listed(eva: Player) -> None:
    first, second = await eva.new_table(ME, BOT), await eva.new_table(ME, BOB, start=True)
    listed = (await eva.get("/api/tables", mine="yes"))["tables"]
    assert {table["id"] for table in listed} == {first, second}
    playing = (await eva.get("/api/tables", mine="yes", status="playing"))["tables"]
    assert [table["id"] for table in playing] == [second]


# -- only at a server -------------------------------------------------------------------------------------------------


async def test_nobody_takes_the_secrets_of_others_elsewhere(tmp_path: Any) -> None:
    async with inside(f"sqlite:///{tmp_path / 'server.db'}") as here:
        eva, bob = await Player.come(here, "Eva"), await Player.come(here, "Bob")
        table = await eva.new_table(ME, {"kind": "open"})
        await bob.post(f"/api/tables/{table}/join", {"seat": 1, "key": key()})
        await eva.start(table)
        given = await eva.get(f"/api/tables/{table}/export", whole="yes", seat=0)
        assert given["ludoteka"] == "seat record 1"
        for player in (eva, bob):
            await player.close()


# -- only in a browser ------------------------------------------------------------------------------------------------


async def test_a_browser_that_is_closed_goes_on_where_it_was(keep: Memory) -> None:
    async with at_browser(keep) as eva:
        table = await eva.new_table(ME, BOB, start=True)
        for _ in range(5):
            await eva.act_somehow(table, (await eva.view(table, 0))["waiting"][0])
        before = await eva.view(table, 0)
        past = await eva.get(f"/api/tables/{table}/history", seat=0)
    async with at_browser(keep) as eva:
        after = await eva.view(table, 0)
        assert {**after, "now": 0} == {**before, "now": 0}
        assert await eva.get(f"/api/tables/{table}/history", seat=0) == past
        assert (await play_out(eva, table))["status"] == "finished"


async def test_a_game_that_goes_on_moves_to_a_server_and_back(keep: Memory, tmp_path: Any) -> None:
    async with at_browser(keep) as eva:
        table = await eva.new_table(ME, BOT)
        await eva.post(f"/api/tables/{table}/start", {"key": key(), "nonce": NONCE})
        await play_out(eva, table, until=6)
        seen = await soon(lambda: eva.view(table, 0), lambda now: now["waiting"] == [0])
        record = (await eva.client.get(f"/api/tables/{table}/export?whole=yes")).text
        header = read_record(record.encode()).header
        assert (header.seed, header.secret) == ("", "")
    async with inside(f"sqlite:///{tmp_path / 'server.db'}") as here:
        there = await Player.come(here, "Eva")
        made = await there.post("/api/tables/import", {"record": record, "seats": [ME, BOT], "key": key()}, 201)
        await there.start(made["id"])
        moved = await there.view(made["id"], 0)
        assert (moved["view"], moved["actions"]) == (seen["view"], seen["actions"])
        assert (await play_out(there, made["id"]))["status"] == "finished"
        whole = (await there.client.get(f"/api/tables/{made['id']}/export")).text
        verify(load(), read_record(whole.encode()))
        await there.close()
    async with at_browser(Memory()) as eva:
        back = await eva.post("/api/tables/import", {"record": whole, "seats": [ME, BOT], "key": key()}, 201)
        assert back["status"] == "finished"


async def test_a_table_that_is_removed_is_gone(keep: Memory) -> None:
    async with at_browser(keep) as eva:
        table = await eva.new_table(ME, BOT, start=True)
        await soon(lambda: eva.view(table, 0), lambda now: 0 in now["waiting"])
        assert (await eva.send("DELETE", f"/api/tables/{table}")).status_code == 204
        assert keep.rows == {}
        await eva.get(f"/api/tables/{table}", 404)


async def test_what_needs_others_says_so(keep: Memory) -> None:
    async with at_browser(keep) as eva:
        wanted = {"game": "teaching", "seats": [ME, {"kind": "open"}], "key": key()}
        assert (await eva.post("/api/tables", wanted, 403))["error"] == "alone"
        assert (await eva.post("/api/login", {"login": "eva", "password": "long enough"}, 403))["error"] == "alone"


async def test_a_watcher_is_told_everything_in_order(keep: Memory) -> None:
    async with at_browser(keep) as eva:
        table = await eva.new_table(ME, BOT, start=True)
        told: list[Json] = []
        doors: Any = eva.client._transport

        def hear(text: str) -> None:
            told.extend(map(msgspec.json.decode, text.splitlines()))
            line.drawn.set()

        line = Onlooker(doors.house, table, hear)
        await line.open(0, 0)
        await play_out(eva, table)
        end = (await eva.view(table, 0))["version"]

        async def look() -> list[Json]:
            return told

        await soon(look, lambda found: any(m["type"] == "position" and m["position"]["version"] == end for m in found))
        numbers = [update["n"] for message in told if message["type"] == "updates" for update in message["updates"]]
        assert numbers == list(range(1, end + 1))
        line.close()


async def test_a_page_that_draws_slowly_is_told_everything_together() -> None:
    async with at_browser(Memory()) as eva:
        table = await eva.new_table(ME, BOT, start=True)
        told: list[list[Json]] = []
        doors: Any = eva.client._transport
        line = Onlooker(
            doors.house, table, lambda text: told.append([msgspec.json.decode(each) for each in text.splitlines()])
        )
        await line.open(0, 0)

        async def times() -> int:
            return len(told)

        await soon(times, lambda found: found == 1)
        await play_out(eva, table)
        assert len(told) == 1  # it has not drawn that yet
        line.drawn.set()
        await soon(times, lambda found: found == 2)
        kinds = [message["type"] for message in told[1]]
        assert kinds == ["updates"] * (len(kinds) - 1) + ["position"]
        end = (await eva.view(table, 0))["version"]
        assert told[1][-1]["position"]["version"] == end
        numbers = [update["n"] for message in told[0] + told[1] for update in message.get("updates", ())]
        assert numbers == list(range(1, end + 1))
        await line.hear('{"type": "ping"}')
        assert told[2][0]["type"] == "pong"  # that the line is alive is told in any case
        line.close()
