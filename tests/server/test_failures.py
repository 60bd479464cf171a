"""Rules and bots that loop, crash, break or eat memory: the table stays as it was, and everybody else plays on."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ludoteka.table.referee import questions as q
from ludoteka.table.referee.asking import NotOpenHere
from server.conftest import NewDatabase, module_database
from server.kit import Inside, Json, Player, inside, kept, key, offered, serving, soon
from server.mischief import FAILING, GIVEN_UP

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}


@pytest.fixture(scope="module")
async def here(request: pytest.FixtureRequest) -> AsyncIterator[Inside]:
    """A server with little patience, for a game that fails."""
    database = module_database(request, os.environ.get("LUDOTEKA_TESTS_ON", "sqlite"))
    games = ("server.mischief:load", "server.mischief:load_blind", "teaching:load")
    async with inside(database, games=games, rules_seconds=3.0, bot_seconds=GIVEN_UP, referee_megabytes=600) as found:
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
    assert (await here.client().get("/health")).status_code == 200
    assert not looping.done()
    while not looping.done():
        assert (await here.client().get("/health")).status_code == 200
    await looping


@pytest.mark.parametrize("bot", FAILING)
async def test_a_bot_that_fails_is_replaced_by_a_simpler_one(
    here: Inside, eva: Player, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, logger="ludoteka.bots")
    table = await eva.new_table(ME, {"kind": "bot", "bot": bot}, game="mischief", start=True)
    taken = await first_action(eva, table)
    assert (taken["by"], taken["seat"]) == ("bot greedy", 1)
    said = [vars(record) for record in caplog.records if record.message == "bot fallback"]
    assert [each["bot"] for each in said if each["table"] == table][:1] == [bot]
    await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})


async def test_a_bot_is_told_how_long_it_may_think(eva: Player) -> None:
    """Well below the time after which it is replaced, so that one that keeps to it is never replaced."""
    table = await eva.new_table(ME, {"kind": "bot", "bot": "hurried"}, game="mischief", start=True)
    assert (await first_action(eva, table))["by"] == "bot hurried"
    await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})


async def test_a_game_that_cannot_tell_what_a_bot_knows_goes_on(eva: Player) -> None:
    """No bot can think there, so the first option is taken: the table is not stuck."""
    table = await eva.new_table(ME, {"kind": "bot", "bot": "greedy"}, game="blind", start=True)
    assert (await first_action(eva, table))["by"] == "bot first"
    await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})


async def first_action(player: Player, table: str) -> Json:
    """The first action somebody takes at a table."""

    async def taken() -> list[Json]:
        updates = (await player.get(f"/api/tables/{table}/updates", seat=0))["updates"]
        return [dict(update) for update in updates if update["kind"] == "action"]

    return (await soon(taken, bool))[0]


async def test_bots_go_on_after_a_restart(sqlite: str) -> None:
    """The server ends while the bot thinks; the next one on the same database lets it think again, at once."""
    how: Any = {"games": ("server.mischief:load",), "bot_seconds": GIVEN_UP}
    async with inside(sqlite, **how) as first:
        eva = await Player.come(first, "Eva")
        table = await eva.new_table(ME, {"kind": "bot", "bot": "sleepy"}, game="mischief", start=True)
    async with inside(sqlite, **how) as second:
        client = second.client()
        client.cookies = eva.client.cookies
        assert (await first_action(Player(client, "Eva"), table))["by"] == "bot greedy"


async def test_another_process_lets_the_bots_of_a_dead_one_act(postgres: NewDatabase, tmp_path: Path) -> None:
    database = postgres()
    how: Any = {"games": ("server.mischief:load",)}
    with serving(database, tmp_path, f"--bot-seconds={GIVEN_UP}", **how) as two:
        with serving(database, tmp_path, f"--bot-seconds={GIVEN_UP}", **how) as one:
            eva = await Player.come(one, "Eva")
            table = await eva.new_table(ME, {"kind": "bot", "bot": "sleepy"}, game="mischief", start=True)
            one.kill()
        there = Player(httpx.AsyncClient(base_url=two.url, cookies=eva.client.cookies, timeout=60), "Eva")
        assert (await first_action(there, table))["by"] == "bot greedy"
        await eva.close()
        await there.close()


async def test_a_table_dropped_while_the_database_is_asked_is_still_told(
    here: Inside, eva: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two requests look at a table that another process changed: one drops what is known while the other asks."""
    table = await eva.new_table(ME, ME, start=True)
    tables, storage = here.server.tables, here.server.storage
    read = storage.read

    async def read_and_drop(work: Callable[[sa.Connection], Any]) -> Any:
        found = await read(work)
        tables.drop(table)
        return found

    with monkeypatch.context() as patch:
        patch.setattr(storage, "shared", lambda: True)
        patch.setattr(storage, "read", read_and_drop)
        for _ in range(3):
            assert (await tables.table(table)).version == 2
    await eva.act_somehow(table, 0)


async def test_a_look_ahead_while_somebody_acts_is_of_one_moment(here: Inside, eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    where = f"/api/tables/{table}"
    for _ in range(12):
        position = await eva.view(table, 0)
        if position["status"] != "playing":
            break
        seat = position["waiting"][0]
        now = await eva.view(table, seat)
        move = {"seat": seat, "decision": now["decision"], "action": offered(now)[0], "key": key()}
        trial = {"seat": seat, "action": offered(now)[0]}
        answers = await asyncio.gather(
            eva.client.post(f"{where}/action", json=move),
            *(eva.client.post(f"{where}/preview", json=trial) for _ in range(4)),
            *(eva.client.post(f"{where}/why", json={"seat": seat, "actions": ["rest"]}) for _ in range(2)),
        )
        assert answers[0].status_code == 200
        assert {answer.status_code for answer in answers} <= {200, 409}, [answer.text[:200] for answer in answers]


async def test_a_position_that_moved_on_is_looked_up_again(
    here: Inside, eva: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board that is known is older than the position that is kept: both are read again, nothing breaks."""
    table = await eva.new_table(ME, ME, start=True)
    before = here.server.tables.entries[table]
    await eva.act_somehow(table, 0)
    here.server.tables.entries[table] = before
    position = await eva.post(f"/api/tables/{table}/why", {"seat": 1, "actions": ["rest"]})
    assert not position["answers"][0]["allowed"]
    assert here.server.tables.entries[table] is not before


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
    before = [process.process for process in here.server.referees.processes]
    for number in range(12):
        position = await eva.act_somehow(table, (await eva.view(table, 0))["waiting"][0])
        if position["status"] != "playing":
            break
        looking = asyncio.create_task(tables.looks(table, {-1}))
        await asyncio.sleep(number * 0.0004)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        assert (await here.client().get(f"/api/tables/{table}/view")).status_code == 200
    assert [process.process for process in here.server.referees.processes] == before


async def test_a_failed_commit_changes_nothing(here: Inside, eva: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await eva.new_table(ME, ME, start=True)
    position = await eva.view(table, 0)
    before = await kept(here, table)
    storage = here.server.storage

    async def fail(work: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(storage, "keep", fail)
        message = {"seat": 0, "decision": position["decision"], "action": offered(position)[0], "key": key()}
        response = await eva.client.post(f"/api/tables/{table}/action", json=message)
        assert response.status_code == 500
    assert await kept(here, table) == before
    assert (await eva.view(table, 0))["view"] == position["view"]
    assert not (await eva.post(f"/api/tables/{table}/action", message))["repeated"]


async def test_a_game_that_is_over_is_let_go_and_can_still_be_looked_at(
    here: Inside, eva: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = here.server.tables
    table = await eva.new_table(ME, ME, start=True)
    await eva.act_somehow(table, 0)
    entry = tables.entries[table]
    see = q.See(entry.token, entry.table.placed, [0])
    assert isinstance(await tables.referees.ask_about(table, see, q.Seen, 60), q.Seen)
    due: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
    monkeypatch.setattr("ludoteka.table.tables.LINGER", 0.0)
    monkeypatch.setattr(tables, "let_go", lambda *which: due.put_nowait(which))
    await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})
    which = await due.get()
    monkeypatch.undo()
    tables.let_go(*which)
    assert table not in tables.entries
    await asyncio.gather(*tables.work)
    with pytest.raises(NotOpenHere):
        await tables.referees.ask_about(table, see, q.Seen, 60)
    for seat in (0, 1, None):
        assert (await eva.view(table, seat))["status"] == "finished"
    await eva.post(f"/api/tables/{table}/chat", {"text": "well played", "key": key()})
