"""Ways to cheat a clock, each of which gains nothing."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

import pytest

from ludoteka.table.clocks import HOUR
from ludoteka.table.moments import Moments
from server.kit import Inside, Json, Player, inside, key, soon
from server.later import glance
from server.test_clocks import Held, at

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
LIVE: Json = {"kind": "live", "bank": 60, "increment": 5}
DAYS: Json = {"kind": "days", "hours": 48}


class Stopped:
    """A server whose time stands still, with Eva and Bob at a table of two."""

    def __init__(self, here: Inside, held: Held, eva: Player, bob: Player) -> None:
        self.here = here
        self.held = held
        self.eva = eva
        self.bob = bob

    async def table(self, clock: Json) -> str:
        table = await self.eva.new_table(ME, OPEN, clock=clock, stand_in="random")
        await self.bob.join(table)
        await self.eva.start(table)
        return table

    async def seat(self, table: str, seat: int = 0) -> Json:
        return dict((await self.eva.view(table, None))["seats"][seat])

    async def left(self, table: str, seat: int = 0) -> int:
        """How much time a seat has now."""
        found = await self.seat(table, seat)
        if found["deadline"] is not None:
            return int(found["deadline"] - self.held.moment)
        return int(found["bank"] or 0)

    async def leave(self, table: str, player: Player) -> None:
        await player.post(f"/api/tables/{table}/leave", {"key": key()})

    async def back(self, table: str, player: Player, seat: int, status: int = 0) -> Json:
        return await player.post(f"/api/tables/{table}/back", {"seat": seat, "key": key()}, status)

    async def pass_time(self, milliseconds: int) -> None:
        self.held.moment += milliseconds
        await self.here.server.sweeper.sweep(at_once=False)


@pytest.fixture
async def stopped(sqlite: str) -> AsyncIterator[Stopped]:
    """A server whose time stands still, and whose bots never come to act."""
    held = Held()
    async with inside(sqlite, held) as here:
        here.server.tables.changed = lambda table: None
        here.server.bots.drive = lambda table_id: None  # type: ignore[method-assign]
        yield Stopped(here, held, await Player.come(here, "Eva"), await Player.come(here, "Bob"))


async def test_leaving_and_coming_back_gives_no_time_on_a_live_clock(stopped: Stopped) -> None:
    table = await stopped.table(LIVE)
    await stopped.pass_time(55_000)
    assert await stopped.left(table) == 5_000
    for _ in range(3):
        await stopped.leave(table, stopped.eva)
        await stopped.back(table, stopped.eva, 0)
    assert await stopped.left(table) == 5_000


async def test_leaving_and_coming_back_does_not_restart_days(stopped: Stopped) -> None:
    table = await stopped.table(DAYS)
    await stopped.pass_time(47 * HOUR)
    await stopped.leave(table, stopped.eva)
    await stopped.back(table, stopped.eva, 0)
    assert await stopped.left(table) == HOUR


async def test_leaving_takes_no_time_either(stopped: Stopped) -> None:
    table = await stopped.table(LIVE)
    await stopped.pass_time(10_000)
    await stopped.leave(table, stopped.eva)
    await stopped.back(table, stopped.eva, 0)
    assert await stopped.left(table) == 50_000


async def test_who_thinks_while_away_pays_for_it(stopped: Stopped) -> None:
    table = await stopped.table(LIVE)
    await stopped.pass_time(10_000)
    await stopped.leave(table, stopped.eva)
    await stopped.pass_time(20_000)
    await stopped.back(table, stopped.eva, 0)
    assert await stopped.left(table) == 30_000


async def test_acting_brings_back_with_the_time_that_was_left(stopped: Stopped) -> None:
    table = await stopped.table(LIVE)
    await stopped.pass_time(50_000)
    await stopped.leave(table, stopped.eva)
    await stopped.eva.act_somehow(table, 0)
    assert await stopped.left(table) <= 10_000 + 5_000
    assert not (await stopped.seat(table))["away"]


async def test_who_ran_out_of_time_comes_back_once(stopped: Stopped) -> None:
    table = await stopped.table(LIVE)
    await stopped.pass_time(60_000)
    assert (await stopped.seat(table))["away"]
    await stopped.back(table, stopped.eva, 0)
    assert await stopped.left(table) == 30_000
    await stopped.leave(table, stopped.eva)
    await stopped.back(table, stopped.eva, 0)
    assert await stopped.left(table) == 30_000
    await stopped.pass_time(30_000)
    refused = await stopped.back(table, stopped.eva, 0, 409)
    assert refused["error"] == "time-used-up"
    position = await stopped.eva.view(table, 0)
    action = position["asks"][0]["options"][0]["action"]
    assert (await stopped.eva.act(table, position, action, 409))["error"] == "time-used-up"
    undo = {"seat": 0, "key": key()}
    assert (await stopped.eva.post(f"/api/tables/{table}/undo", undo, 409))["error"] == "time-used-up"
    seat = await stopped.seat(table)
    assert (seat["away"], seat["spent"]) == (True, True)


async def test_who_ran_out_of_days_has_an_hour_for_this_turn_once(stopped: Stopped) -> None:
    table = await stopped.table(DAYS)
    await stopped.pass_time(48 * HOUR)
    await stopped.back(table, stopped.eva, 0)
    assert await stopped.left(table) == HOUR
    await stopped.pass_time(HOUR)
    assert (await stopped.back(table, stopped.eva, 0, 409))["error"] == "time-used-up"


async def test_an_action_after_the_last_moment_is_refused(stopped: Stopped) -> None:
    table = await stopped.table(LIVE)
    position = await stopped.eva.view(table, 0)
    stopped.held.moment += 60_000
    action = position["asks"][0]["options"][0]["action"]
    assert (await stopped.eva.act(table, position, action, 409))["error"] == "out-of-time"


async def test_taking_back_gives_the_others_no_increment(stopped: Stopped) -> None:
    """Bob is waited for, then not, then again: he has done nothing for an increment."""
    table = await stopped.table({**LIVE, "increment": 30})
    before = await stopped.left(table, 1)
    for _ in range(3):
        await stopped.eva.act(table, await stopped.eva.view(table, 0), "done")
        await stopped.eva.post(f"/api/tables/{table}/undo", {"seat": 0, "key": key()})
    assert await stopped.left(table, 1) <= before
    assert await stopped.left(table, 0) <= 60_000


async def test_a_jump_of_the_wall_clock_hands_no_seat_to_a_bot(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(sqlite) as here:
        eva = await Player.come(here, "Eva")
        table = await eva.new_table(ME, ME, clock=LIVE, start=True)
        real, ahead = time.time, 3_600.0
        monkeypatch.setattr(time, "time", lambda: real() + ahead)
        monkeypatch.setattr(time, "time_ns", lambda: int((real() + ahead) * 1e9))
        await here.server.sweeper.sweep(at_once=False)
        assert not any(seat["away"] for seat in (await eva.view(table, None))["seats"])
        ahead = -3_600.0
        await eva.act_somehow(table, 0)
        assert all((seat["bank"] or 0) <= 65_000 for seat in (await eva.view(table, None))["seats"])


async def test_time_does_not_run_while_no_server_does(sqlite: str) -> None:
    """Nor does a wall clock that is wrong after the restart take or give any."""
    held = Held()
    async with inside(sqlite, held) as here:
        eva = await Player.come(here, "Eva")
        live = await eva.new_table(ME, ME, clock=LIVE, start=True)
        days = await eva.new_table(ME, ME, clock=DAYS, start=True)
        held.moment += 40_000
    for gap in (2 * HOUR, -3 * HOUR):
        later = Held()
        later.moment = held.moment + gap
        async with inside(sqlite, later) as here:
            await here.server.sweeper.sweep(at_once=False)
            for table, left in ((live, 20_000), (days, 48 * HOUR - 40_000)):
                seats = (await here.client().get(f"/api/tables/{table}")).json()["seats"]
                assert not any(seat["away"] for seat in seats)
                assert [left <= seat["deadline"] - later.moment <= left + 31_000 for seat in seats] == [True] * 2
            held = later


async def test_a_night_without_a_server_is_no_longer_than_a_night(sqlite: str) -> None:
    sleep = {"start": "23:00", "end": "07:00", "zone": "Europe/Prague"}
    held = Held()
    async with inside(sqlite, held) as here:
        eva = await Player.come(here, "Eva")
        table = await eva.new_table(ME, ME, clock={"kind": "days", "hours": 24, "sleep": sleep}, start=True)
        held.moment = at("2026-03-02 22:00")
    later = Held()
    later.moment = at("2026-03-03 08:00")
    async with inside(sqlite, later) as here:
        seats = (await here.client().get(f"/api/tables/{table}")).json()["seats"]
        # 12 of 24 hours were used; from 8:30 on, 12 more end at 20:30
        assert seats[0]["deadline"] == pytest.approx(at("2026-03-03 20:00"), abs=60_000)


async def test_watching_does_not_bring_anybody_back(stopped: Stopped) -> None:
    table = await stopped.table(LIVE)
    await stopped.pass_time(55_000)
    await stopped.leave(table, stopped.eva)
    await stopped.eva.view(table, 0)
    await stopped.eva.get(f"/api/tables/{table}/updates", seat=0)
    assert await glance(stopped.here, stopped.eva, table, 0) >= 2
    assert (await stopped.seat(table))["away"]
    await stopped.back(table, stopped.eva, 0)
    assert await stopped.left(table) == 5_000


async def test_a_bot_that_plays_for_somebody_uses_none_of_their_time(sqlite: str) -> None:
    held = Held()
    async with inside(sqlite, held) as here:
        eva, bob = await Player.come(here, "Eva"), await Player.come(here, "Bob")
        table = await eva.new_table(ME, OPEN, clock={**LIVE, "bank": 600}, stand_in="random")
        await bob.join(table)
        await eva.start(table)
        held.moment += 100_000
        await eva.post(f"/api/tables/{table}/leave", {"key": key()})
        await soon(lambda: eva.view(table, 0), lambda found: 0 not in found["waiting"])
        seat = (await eva.view(table, 0))["seats"][0]
        assert (seat["away"], seat["bank"]) == (True, 500_000)


def test_now_never_goes_backwards() -> None:
    moments = Moments()
    found = [moments.now() for _ in range(1000)]
    assert found == sorted(found)
