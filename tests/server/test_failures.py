"""Rules and bots that loop, crash, break or eat memory: the table stays as it was, and everybody else plays on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator

import pytest

from server.kit import Inside, Json, Player, inside, kept, key, offered
from server.mischief import FAILING

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}


@pytest.fixture(scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server with little patience, for a game that fails."""
    database = f"sqlite:///{tmp_path_factory.mktemp('mischief') / 'server.db'}"
    games = ("server.mischief:load", "teaching:load")
    async with inside(database, games=games, rules_seconds=3.0, bot_seconds=4.0, referee_megabytes=600) as found:
        yield found


@pytest.mark.parametrize("how", ["loop", "die", "break", "eat"])
async def test_rules_that_fail_leave_the_table_as_it_was(here: Inside, eva: Player, how: str) -> None:
    table = await eva.new_table(ME, ME, game="mischief", start=True)
    other = await eva.new_table(ME, ME, start=True)
    await eva.act_somehow(table, 0)
    before = await kept(here, table)
    position = await eva.view(table, 0)
    refused = await eva.act(table, position, how, 503)
    assert refused["error"] == "busy"
    assert await kept(here, table) == before
    await eva.act(table, position, offered(position)[0])
    await eva.act_somehow(other, 0)


async def test_a_game_that_prints_disturbs_nothing(eva: Player) -> None:
    table = await eva.new_table(ME, ME, game="mischief", start=True)
    await eva.act(table, await eva.view(table, 0), "print")
    await eva.act_somehow(table, 0)


async def test_others_are_served_while_the_rules_of_one_table_loop(here: Inside, eva: Player) -> None:
    table = await eva.new_table(ME, ME, game="mischief", start=True)
    position = await eva.view(table, 0)
    looping = asyncio.create_task(eva.act(table, position, "loop", 503))
    await asyncio.sleep(0.1)
    for _ in range(5):
        begun = time.monotonic()
        assert (await here.client().get("/health")).status_code == 200
        assert time.monotonic() - begun < 1
    await looping


@pytest.mark.parametrize("bot", FAILING)
async def test_a_bot_that_fails_is_replaced_by_a_simpler_one(
    here: Inside, eva: Player, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, logger="ludoteka.bots")
    table = await eva.new_table(ME, {"kind": "bot", "bot": bot}, game="mischief", start=True)
    for _ in range(300):
        updates = (await eva.get(f"/api/tables/{table}/updates", seat=0))["updates"]
        if any(update["kind"] == "action" for update in updates):
            break
        await asyncio.sleep(0.05)
    taken = [update for update in updates if update["kind"] == "action"]
    assert taken[0]["by"] == "bot greedy"
    assert taken[0]["seat"] == 1
    said = [vars(record) for record in caplog.records if record.message == "bot fallback"]
    assert [each["bot"] for each in said if each["table"] == table][:1] == [bot]
    await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})


async def test_a_cancelled_request_does_not_stop_its_change(here: Inside, eva: Player) -> None:
    """Whoever hangs up in the middle of an action finds it done, or not, but never half."""
    table = await eva.new_table(ME, ME, start=True)
    for pause in (0.0, 0.0005, 0.001, 0.002, 0.004, 0.008):
        position = await eva.view(table, 0)
        if 0 not in position["waiting"]:
            break
        message = {"seat": 0, "decision": position["decision"], "action": offered(position)[0], "key": key()}
        sending = asyncio.create_task(eva.client.post(f"/api/tables/{table}/action", json=message))
        await asyncio.sleep(pause)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        again = await eva.post(f"/api/tables/{table}/action", message)
        after = await eva.view(table, 0)
        assert again["version"] == position["version"] + 1 == after["version"]
        assert after["actions"] == position["actions"] + 1


async def test_whoever_goes_away_in_the_middle_of_a_look_disturbs_nobody(here: Inside, eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    tables = here.server.tables
    before = [process.process for process in tables.referees.processes]
    for number in range(12):
        position = await eva.act_somehow(table, (await eva.view(table, 0))["waiting"][0])
        if position["status"] != "playing":
            break
        looking = asyncio.create_task(tables.looks(table, {-1}))
        await asyncio.sleep(number * 0.0004)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        assert (await here.client().get(f"/api/tables/{table}/view")).status_code == 200
    assert [process.process for process in tables.referees.processes] == before


async def test_a_failed_commit_changes_nothing(here: Inside, eva: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await eva.new_table(ME, ME, start=True)
    position = await eva.view(table, 0)
    before = await kept(here, table)
    storage = here.server.storage

    async def fail(work: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(storage, "write", fail)
        message = {"seat": 0, "decision": position["decision"], "action": offered(position)[0], "key": key()}
        response = await eva.client.post(f"/api/tables/{table}/action", json=message)
        assert response.status_code == 500
    assert await kept(here, table) == before
    assert (await eva.view(table, 0))["view"] == position["view"]
    assert not (await eva.post(f"/api/tables/{table}/action", message))["repeated"]
