from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.table import clocks
from ludoteka.table.clocks import HOUR, SECOND, DaysClock, LiveClock, NoClock, SeatClock, Sleep, awake_after
from ludoteka.table.moments import Moments
from server.kit import Inside, Json, Player, inside, key, soon

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}

NIGHT = Sleep("23:00", "07:00", "Europe/Prague")


def at(text: str, zone: str = "Europe/Prague") -> int:
    """A moment by the clock on a wall."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * SECOND)


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ("2026-03-02 10:00", 3, "2026-03-02 13:00"),
        ("2026-03-02 22:00", 3, "2026-03-03 09:00"),
        ("2026-03-02 23:30", 1, "2026-03-03 08:00"),
        ("2026-03-03 06:59", 1, "2026-03-03 08:00"),
        ("2026-03-03 07:00", 16, "2026-03-03 23:00"),
        ("2026-03-02 10:00", 24, "2026-03-03 18:00"),
        ("2026-03-28 22:00", 2, "2026-03-29 08:00"),  # the night in which summer time begins
        ("2026-10-24 22:00", 2, "2026-10-25 08:00"),  # and the one in which it ends
    ],
)
def test_hours_of_sleep_do_not_count(start: str, hours: int, end: str) -> None:
    assert awake_after(at(start), hours * HOUR, NIGHT) == at(end)


def test_without_sleep_hours_are_hours() -> None:
    assert awake_after(5, HOUR, None) == 5 + HOUR
    assert awake_after(5, HOUR, Sleep("08:00", "08:00", "UTC")) == 5 + HOUR


@given(st.integers(0, 4_000_000_000), st.integers(1, 720), st.integers(0, 1439), st.integers(1, 720))
def test_a_deadline_is_never_in_the_night_and_never_too_early(start: int, hours: int, begins: int, length: int) -> None:
    ends = (begins + length) % 1440
    sleep = Sleep(f"{begins // 60:02}:{begins % 60:02}", f"{ends // 60:02}:{ends % 60:02}", "America/Santiago")
    moment = start * SECOND
    end = awake_after(moment, hours * HOUR, sleep)
    assert end >= moment + hours * HOUR
    assert end <= moment + 3 * (hours + 48) * HOUR
    before = datetime.fromtimestamp(end / SECOND - 1, ZoneInfo(sleep.zone)).strftime("%H:%M")
    asleep = (
        sleep.start <= before < sleep.end if sleep.start < sleep.end else before >= sleep.start or before < sleep.end
    )
    assert not asleep


def test_a_bank_runs_while_waited_for_and_gains_its_increment() -> None:
    clock = LiveClock(bank=60, increment=5)
    own = clocks.started(clock, clocks.fresh(clock), None, 1_000)
    assert own == SeatClock(bank=60_000, since=1_000, deadline=61_000)
    assert clocks.started(clock, own, None, 9_000) is own
    own = clocks.stopped(clock, clocks.acted_by_player(own), None, 11_000)
    assert (own.bank, own.since, own.deadline) == (55_000, None, None)
    assert clocks.stopped(clock, own, None, 99_000) is own


def test_only_a_turn_that_was_taken_earns_the_increment() -> None:
    clock = LiveClock(bank=60, increment=5)
    own = clocks.started(clock, clocks.fresh(clock), None, 0)
    assert clocks.stopped(clock, own, None, 10_000).bank == 50_000
    by_a_bot = clocks.acted_by_bot(clocks.left_alone(own, 10_000), 14_000)
    assert clocks.stopped(clock, by_a_bot, None, 14_000).bank == 50_000
    days = DaysClock(hours=24)
    slow = clocks.started(days, SeatClock(), None, 0)
    broken_off = clocks.stopped(days, slow, None, 20 * HOUR)
    assert clocks.started(days, broken_off, None, 50 * HOUR).deadline == 54 * HOUR
    taken = clocks.stopped(days, clocks.acted_by_player(slow), None, 20 * HOUR)
    assert clocks.started(days, taken, None, 50 * HOUR).deadline == 74 * HOUR


def test_undo_gains_no_time() -> None:
    clock = LiveClock(bank=60, increment=5)
    own, now = clocks.started(clock, clocks.fresh(clock), None, 0), 0
    for _ in range(5):
        now += 1_000
        own = clocks.stopped(clock, clocks.acted_by_player(own), None, now)
        own = clocks.resumed(clock, own, None, now)
    assert own.deadline == 60_000
    days = DaysClock(hours=24)
    slow = clocks.acted_by_player(clocks.started(days, SeatClock(), None, 0))
    again = clocks.resumed(days, clocks.stopped(days, slow, None, HOUR), None, 2 * HOUR)
    assert again.deadline == 25 * HOUR, "nobody waited for it while others did something"


@given(st.integers(0, 4_000_000), st.integers(0, 40_000), st.integers(0, 1439), st.integers(1, 720))
def test_time_awake_is_measured_as_it_is_given(start: int, minutes: int, begins: int, length: int) -> None:
    ends = (begins + length) % 1440
    sleep = Sleep(f"{begins // 60:02}:{begins % 60:02}", f"{ends // 60:02}:{ends % 60:02}", "America/Santiago")
    moment, span = start * 1000 * SECOND, minutes * 60 * SECOND
    assert clocks.awake_between(moment, awake_after(moment, span, sleep), sleep) == span


def test_no_clock_never_runs() -> None:
    assert clocks.started(NoClock(), SeatClock(), None, 5) == SeatClock()
    assert clocks.next_deadline([SeatClock()]) is None


class Held(Moments):
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.moment = at("2026-03-02 10:00")

    def now(self) -> int:
        return self.moment


@pytest.fixture
async def held(sqlite: str) -> AsyncIterator[Inside]:
    """A server whose time stands still."""
    async with inside(sqlite, Held()) as found:
        yield found


def moments(here: Inside) -> Held:
    """The time of a server, to be moved."""
    assert isinstance(here.server.moments, Held)
    return here.server.moments


@pytest.mark.anyio
async def test_who_runs_out_of_time_is_played_by_a_bot_until_coming_back(held: Inside) -> None:
    eva, bob = await Player.come(held, "Eva"), await Player.come(held, "Bob")
    clock = {"kind": "live", "bank": 60, "increment": 5}
    table = await eva.new_table(ME, OPEN, clock=clock, stand_in="random")
    await bob.join(table)
    await eva.start(table)
    seats = (await eva.view(table, 0))["seats"]
    now = moments(held).moment
    assert [seat["deadline"] for seat in seats] == [now + 60_000] * 2
    moments(held).moment += 10_000
    for _ in range(3):
        position = await eva.act_somehow(table, 0, lambda options: options[0])
    assert 0 not in position["waiting"]
    assert position["seats"][0]["bank"] == 55_000
    assert position["seats"][0]["deadline"] is None
    moments(held).moment = now + 60_000
    await held.server.sweeper.sweep(at_once=False)
    position = await eva.view(table, 0)
    assert position["seats"][1]["away"]
    await soon(lambda: eva.view(table, 0), lambda found: found["actions"] > 4)
    updates = (await eva.get(f"/api/tables/{table}/updates", seat=0))["updates"]
    assert "out-of-time" in [update["what"] for update in updates]
    assert "bot random" in [update["by"] for update in updates]
    position = (await bob.post(f"/api/tables/{table}/back", {"seat": 1, "key": key()}))["position"]
    assert not position["seats"][1]["away"]
    assert position["seats"][1]["bank"] == 30_000


@pytest.mark.anyio
async def test_days_respect_each_players_sleep(held: Inside) -> None:
    eva, bob = await Player.come(held, "Eva"), await Player.come(held, "Bob")
    response = await bob.send(
        "PATCH", "/api/me", {"sleep": {"start": "23:00", "end": "07:00", "zone": "Europe/Prague"}}
    )
    assert response.status_code == 200
    table = await eva.new_table(ME, OPEN, clock={"kind": "days", "hours": 24})
    await bob.join(table)
    await eva.start(table)
    seats = (await eva.view(table, 0))["seats"]
    assert seats[0]["deadline"] == at("2026-03-03 10:00")
    assert seats[1]["deadline"] == at("2026-03-03 18:00")
    moments(held).moment = at("2026-03-03 10:00")
    await held.server.sweeper.sweep(at_once=False)
    assert [seat["away"] for seat in (await eva.view(table, 0))["seats"]] == [True, False]


@pytest.mark.anyio
async def test_undo_does_not_refill_the_clock(held: Inside) -> None:
    eva = await Player.come(held, "Eva")
    table = await eva.new_table(ME, ME, clock={"kind": "live", "bank": 60, "increment": 30}, start=True)
    begun = moments(held).moment
    for _ in range(4):
        moments(held).moment += 1_000
        await eva.act(table, await eva.view(table, 0), "done")
        await eva.post(f"/api/tables/{table}/undo", {"seat": 0, "key": key()})
    assert (await eva.view(table, 0))["seats"][0]["deadline"] == begun + 60_000


@pytest.mark.anyio
async def test_acting_at_the_last_moment_is_in_time(held: Inside) -> None:
    eva = await Player.come(held, "Eva")
    table = await eva.new_table(ME, ME, clock={"kind": "live", "bank": 60}, start=True)
    moments(held).moment += 59_999
    for _ in range(3):
        position = await eva.act_somehow(table, 0)
    moments(held).moment += 1
    await held.server.sweeper.sweep(at_once=False)
    position = await eva.view(table, 0)
    assert [seat["away"] for seat in position["seats"]] == [False, True]
