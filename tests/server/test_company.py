"""People at a table: who may talk and read, whom the host removes, whom somebody mutes, blocks or reports."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator

import pytest

from server.conftest import module_database
from server.kit import Inside, Json, Player, inside, key

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
INVITED: Json = {"kind": "invited"}


@pytest.fixture
async def cyril(here: Inside) -> AsyncIterator[Player]:
    player = await Player.come(here, "Cyril")
    yield player
    await player.close()


async def say(player: Player, table: str, text: str, status: int = 0) -> Json:
    return await player.post(f"/api/tables/{table}/chat", {"text": text, "key": key()}, status)


async def remove(player: Player, table: str, seat: int, status: int = 0) -> Json:
    return await player.post(f"/api/tables/{table}/remove", {"seat": seat, "key": key()}, status)


async def heard(player: Player, table: str) -> list[str]:
    """What somebody can read of what was said at a table."""
    updates = (await player.get(f"/api/tables/{table}/updates"))["updates"]
    return [update["text"] for update in updates if update["kind"] == "chat" and update["text"]]


def at(seat: int) -> Json:
    return {"by": "seat", "seat": seat}


def who_said(message: int) -> Json:
    return {"by": "message", "message": message}


async def shun(player: Player, table: str, kind: str, whom: Json) -> list[Json]:
    found = await player.post("/api/me/blocks", {"table": table, "kind": kind, "whom": whom})
    return list(found["blocks"])


# -- talking --------------------------------------------------------------------------------------------------------


async def test_only_those_who_sit_at_a_table_talk_and_read_there(eva: Player, bob: Player, cyril: Player) -> None:
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await say(bob, table, "among us")
    assert (await say(cyril, table, "let me in", 403))["error"] == "talk-closed"
    assert await heard(eva, table) == ["among us"]
    assert await heard(cyril, table) == []
    assert (await cyril.get(f"/api/tables/{table}/company"))["may_talk"] is False


async def test_the_host_lets_everybody_talk_but_what_was_said_among_players_stays_theirs(
    eva: Player, bob: Player, cyril: Player
) -> None:
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await say(eva, table, "among us")
    everyone = {"chat": "everyone", "key": key()}
    assert (await bob.post(f"/api/tables/{table}/talk", everyone, 403))["error"] == "not-host"
    await eva.post(f"/api/tables/{table}/talk", everyone)
    assert (await cyril.get(f"/api/tables/{table}"))["chat"] == "everyone"
    await say(cyril, table, "good luck")
    assert await heard(cyril, table) == ["good luck"]
    assert await heard(bob, table) == ["among us", "good luck"]
    await eva.post(f"/api/tables/{table}/talk", {"chat": "players", "key": key()})
    assert (await say(cyril, table, "still here", 403))["error"] == "talk-closed"


async def test_nobody_floods_a_table(request: pytest.FixtureRequest) -> None:
    kind = os.environ.get("LUDOTEKA_TESTS_ON", "sqlite")
    async with inside(module_database(request, kind), chat_rate=0.5) as there:
        eva, bob = await Player.come(there, "Eva"), await Player.come(there, "Bob")
        table = await eva.new_table(ME, OPEN, chat="everyone")
        message = {"text": "spam", "key": key()}
        path = f"/api/tables/{table}/chat"
        answers = [(await eva.send("POST", path, {**message, "key": key()})).status_code for _ in range(12)]
        assert answers == [200] * 10 + [429] * 2
        strangers = [await bob.send("POST", path, {**message, "key": key()}) for _ in range(4)]
        assert [answer.status_code for answer in strangers] == [200] * 3 + [429]
        assert int(strangers[-1].headers["Retry-After"]) >= 1
        assert strangers[-1].json()["args"]["seconds"] >= 1
        crowd = [await Player.come(there, f"Guest {number}") for number in range(12)]
        said = [await one.send("POST", path, {**message, "key": key()}) for one in crowd for _ in "xxx"]
        assert 429 in {answer.status_code for answer in said}, "a table as a whole has a limit too"


async def test_a_message_that_was_said_counts_once_even_when_talk_is_closed(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN, chat="everyone")
    message = {"text": "hello", "key": key()}
    first = await bob.post(f"/api/tables/{table}/chat", message)
    await eva.post(f"/api/tables/{table}/talk", {"chat": "players", "key": key()})
    again = await bob.post(f"/api/tables/{table}/chat", message)
    assert (again["version"], again["repeated"]) == (first["version"], True)


# -- the host removes somebody --------------------------------------------------------------------------------------


async def test_the_host_asks_somebody_to_leave_who_does_not_come_back(eva: Player, bob: Player, cyril: Player) -> None:
    table = await eva.new_table(ME, OPEN, chat="everyone")
    await bob.join(table)
    assert (await remove(bob, table, 0, 403))["error"] == "not-host"
    assert (await remove(cyril, table, 1, 403))["error"] == "not-host"
    assert (await remove(eva, table, 0, 409))["error"] == "yourself"
    assert (await remove(eva, table, 7, 404))["error"] == "not-found"
    await remove(eva, table, 1)
    assert (await eva.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "open"
    assert (await remove(eva, table, 1, 409))["error"] == "seat-empty"
    update = (await cyril.get(f"/api/tables/{table}/updates"))["updates"][-1]
    assert (update["kind"], update["what"], update["by"]) == ("seat", "removed", "Eva")
    assert (await bob.post(f"/api/tables/{table}/join", {"key": key()}, 403))["error"] == "removed"
    assert (await say(bob, table, "why?", 403))["error"] == "removed"
    await cyril.join(table)


async def test_somebody_who_was_removed_returns_only_by_a_new_invitation(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, INVITED, public=False)
    info = await eva.get(f"/api/tables/{table}")
    old = info["seats"][1]["code"]
    await bob.join(table, code=old)
    await remove(eva, table, 1)
    await bob.get(f"/api/tables/{table}", 404)
    assert (await bob.post(f"/api/tables/{table}/join", {"key": key(), "code": old}, 404))["error"] == "not-found"
    by_link = {"key": key(), "code": info["code"]}
    assert (await bob.post(f"/api/tables/{table}/join", by_link, 403))["error"] == "removed"
    fresh = (await eva.get(f"/api/tables/{table}"))["seats"][1]["code"]
    assert fresh != old
    await bob.join(table, code=fresh)
    await eva.start(table)


async def test_all_seats_of_somebody_at_one_screen_are_freed(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN, OPEN)
    await bob.join(table, seat=1)
    await bob.join(table, seat=2, name="Bara")
    await remove(eva, table, 2)
    assert [seat["kind"] for seat in (await eva.get(f"/api/tables/{table}"))["seats"]] == ["person", "open", "open"]


async def test_nobody_is_removed_once_the_game_has_begun(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await eva.start(table)
    assert (await remove(eva, table, 1, 409))["error"] == "not-open"


# -- muting and blocking --------------------------------------------------------------------------------------------


async def test_the_words_of_somebody_muted_are_not_sent(eva: Player, bob: Player, cyril: Player) -> None:
    table = await eva.new_table(ME, OPEN, OPEN)
    await bob.join(table)
    await cyril.join(table)
    said = (await say(bob, table, "rude"))["version"]
    assert [block["name"] for block in await shun(eva, table, "mute", who_said(said))] == ["Bob"]
    await say(bob, table, "ruder")
    assert await heard(eva, table) == []
    assert await heard(cyril, table) == ["rude", "ruder"]
    (shunned,) = (await eva.get(f"/api/tables/{table}/company"))["shunned"]
    assert (shunned["seat"], shunned["kind"]) == (1, "mute")
    assert (await bob.get(f"/api/tables/{table}/company"))["shunned"] == []
    await say(eva, table, "hello")
    assert "hello" in await heard(bob, table)
    person = (await eva.get("/api/me/blocks"))["blocks"][0]["person"]
    assert (await eva.send("DELETE", f"/api/me/blocks/{person}")).status_code == 200
    assert (await eva.send("DELETE", f"/api/me/blocks/{person}")).status_code == 404
    assert await heard(eva, table) == ["rude", "ruder", "hello"]


async def test_somebody_muted_may_still_sit_down_but_somebody_blocked_may_not(
    eva: Player, bob: Player, cyril: Player
) -> None:
    first = await eva.new_table(ME, OPEN)
    await bob.join(first)
    await shun(eva, first, "mute", at(1))
    second = await eva.new_table(ME, OPEN, OPEN)
    await bob.join(second)
    await shun(eva, first, "block", at(1))
    third = await eva.new_table(ME, OPEN, OPEN)
    refused = await bob.post(f"/api/tables/{third}/join", {"key": key()}, 403)
    assert refused["error"] == "not-welcome"
    assert "Eva" not in refused["message"]
    assert "block" not in refused["message"]
    hosted_by_another = await cyril.new_table(ME, OPEN, OPEN)
    await eva.join(hosted_by_another)
    assert (await bob.post(f"/api/tables/{hosted_by_another}/join", {"key": key()}, 403))["error"] == "not-welcome"
    his_own = await bob.new_table(ME, OPEN)
    await eva.join(his_own)
    await eva.start(first)
    assert len((await eva.get("/api/me/blocks"))["blocks"]) == 1


async def test_whom_one_may_not_shun(eva: Player, bob: Player, cyril: Player) -> None:
    table = await eva.new_table(ME, OPEN, {"kind": "bot"})
    await bob.join(table)
    said = (await say(bob, table, "among us"))["version"]
    path = "/api/me/blocks"
    wanted = {"table": table, "kind": "block"}
    assert (await eva.post(path, {**wanted, "whom": at(0)}, 409))["error"] == "yourself"
    assert (await eva.post(path, {**wanted, "whom": at(2)}, 404))["error"] == "not-found"
    assert (await eva.post(path, {**wanted, "whom": at(9)}, 404))["error"] == "not-found"
    assert (await eva.post(path, wanted, 400))["error"] == "malformed"
    assert (await eva.post(path, {**wanted, "whom": {"by": "seat"}}, 400))["error"] == "malformed"
    assert (await eva.post(path, {**wanted, "whom": who_said(1)}, 404))["error"] == "not-found"
    assert (await cyril.post(path, {**wanted, "whom": who_said(said)}, 404))["error"] == "not-found"
    private = await eva.new_table(ME, INVITED, public=False)
    assert (await bob.post(path, {**wanted, "table": private, "whom": at(0)}, 404))["error"] == "not-found"


async def test_a_block_goes_with_whoever_is_deleted(here: Inside, eva: Player) -> None:
    bob = await Player.come(here, "Bob")
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await shun(eva, table, "block", at(1))
    await bob.post("/api/me/delete", {}, 204)
    assert (await eva.get("/api/me/blocks"))["blocks"] == []


# -- reports --------------------------------------------------------------------------------------------------------


async def test_a_report_is_taken_from_whoever_can_see_it(eva: Player, bob: Player, cyril: Player) -> None:
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    said = (await say(bob, table, "rude"))["version"]
    wanted = {"table": table, "reason": "abuse", "whom": who_said(said), "text": "he is rude"}
    await eva.post("/api/reports", wanted, 204)
    assert (await cyril.post("/api/reports", wanted, 404))["error"] == "not-found"
    assert (await bob.post("/api/reports", wanted, 409))["error"] == "yourself"
    assert (await eva.post("/api/reports", {**wanted, "reason": "dislike"}, 400))["error"] == "malformed"
    await cyril.post("/api/reports", {"table": table, "reason": "name", "whom": at(1)}, 204)


async def test_reports_cannot_be_poured_out(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    wanted = {"table": table, "reason": "spam", "whom": at(1)}
    answers = await asyncio.gather(*(eva.send("POST", "/api/reports", wanted) for _ in range(8)))
    assert sorted(answer.status_code for answer in answers) == [204] * 6 + [429] * 2
