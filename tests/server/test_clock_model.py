"""Whatever is asked of the server in whatever order, nobody gains time, and nobody loses more than has passed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from ludoteka.server.pulse import wake_up
from ludoteka.table import clocks
from ludoteka.table.clocks import HOLD, HOUR, SPARE, DaysClock, LiveClock, SeatClock
from ludoteka.table.table import Table
from server.kit import Inside, Json, Player, inside, key, offered
from server.later import glance
from server.test_clocks import Held

T = TypeVar("T")
SEATS = st.integers(0, 1)
BANK, INCREMENT, HOURS = 40, 7, 10
CLOCKS: list[Json] = [
    {"kind": "live", "bank": BANK, "increment": INCREMENT},
    {"kind": "days", "hours": HOURS},
    {"kind": "days", "hours": HOURS, "sleep": {"start": "22:00", "end": "06:00", "zone": "Europe/Warsaw"}},
]


class Fixed(Held):
    """Time that is moved by the test, and luck that is always the same."""

    def new_pledge(self) -> str:
        return "7" * 64


class House:
    """A server in a thread of its own, for tests that are not asynchronous."""

    def __init__(self, database: str) -> None:
        self.held = Fixed()
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.here: Inside
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.serve(database),))
        self.thread.start()
        self.ready.wait()

    async def serve(self, database: str) -> None:
        """Serve until told to stop; clocks and bots move only when the test says so."""
        self.done = asyncio.Event()
        async with inside(database, self.held) as self.here:
            server = self.here.server
            await server.sweeper.close()
            server.tables.changed = lambda table: None
            server.bots.drive = lambda table_id: None  # type: ignore[method-assign]
            self.ready.set()
            await self.done.wait()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join()


class Clocks(RuleBasedStateMachine):
    """Two people at a table with a clock, who try everything."""

    house: ClassVar[House]

    @initialize(clock=st.sampled_from(CLOCKS))
    def sit_down(self, clock: Json) -> None:
        self.table = self.house.do(self.new_table(clock))
        self.clock = self.held().clock
        self.worth = [self.left(seat) for seat in (0, 1)]
        self.on_leaving = list(self.worth)
        self.thought, self.may_think = [0, 0], list(self.worth)

    async def new_table(self, clock: Json) -> str:
        server = self.house.here.server
        self.house.held.moment = Held().moment
        await server.storage.write(lambda c: wake_up(c, server.moments, alone=True))
        self.people = eva, bob = [await Player.come(self.house.here, name) for name in ("Eva", "Bob")]
        table = await eva.new_table({"kind": "me"}, {"kind": "open"}, clock=clock)
        await bob.join(table)
        await eva.start(table)
        return table

    def teardown(self) -> None:
        """Leave nothing behind for the next try."""
        if hasattr(self, "table"):
            self.ask(0, "resign", {"seat": 0})
            for player in self.people:
                self.house.do(player.close())

    def held(self) -> Table:
        return self.house.do(self.house.here.server.tables.table(self.table))

    def own(self, seat: int) -> SeatClock:
        return self.held().seats[seat].clock

    def left(self, seat: int) -> int:
        """How much time a seat has for its turn, or for the whole game."""
        table, now = self.held(), self.house.held.moment
        clock, sitting = table.clock, table.seats[seat]
        own = sitting.clock
        if isinstance(clock, LiveClock):
            return clocks.bank_left(own, now)
        assert isinstance(clock, DaysClock)
        if own.out:
            return 0
        if own.since is not None:
            return clocks.days_left(clock, own, sitting.sleep, now)
        return clock.hours * HOUR if own.left is None or own.moved else own.left

    def ask(self, who: int, what: str, body: Json) -> Json:
        """Send something; what was answered, done or refused."""
        sent = self.people[who].send("POST", f"/api/tables/{self.table}/{what}", {"key": key(), **body})
        response = self.house.do(sent)
        assert response.status_code in (200, 409), response.text
        return dict(response.json())

    def check(self, seat: int, more: int = 0, less: int = 0) -> None:
        """After something that took no time: this seat may have gained or lost something, the other has not."""
        for each in (0, 1):
            now = self.left(each)
            gain, loss = (more, less) if each == seat else (0, 0)
            assert self.worth[each] - loss <= now <= self.worth[each] + gain, (
                each,
                self.worth[each],
                now,
                self.own(each),
            )
            self.worth[each] = now

    @rule(milliseconds=st.sampled_from([1, 900, 5_000, 29_999, 40_000, HOUR, 9 * HOUR, 30 * HOUR]))
    def time_passes(self, milliseconds: int) -> None:
        table = self.held()
        waited = [
            table.status == "playing" and seat.seat in table.waiting and not seat.played_by_bot for seat in table.seats
        ]
        self.house.held.moment += milliseconds
        self.house.do(self.house.here.server.sweeper.sweep(at_once=False))
        for seat in (0, 1):
            now = self.left(seat)
            assert max(0, self.worth[seat] - milliseconds) <= now <= self.worth[seat]
            if waited[seat]:
                self.thought[seat] += self.worth[seat] - now
            elif not table.seats[seat].stand_in:
                assert now == self.worth[seat], "it is not waited for"
            self.worth[seat] = now

    @rule(seat=SEATS, pick=st.integers(0, 50))
    def act(self, seat: int, pick: int) -> None:
        position = self.house.do(self.people[seat].view(self.table, seat))
        options = offered(position) or ["done"]
        out, spared = self.own(seat).out, self.own(seat).spared
        body = {"seat": seat, "decision": position["decision"], "action": options[pick % len(options)]}
        answer = self.ask(seat, "action", body)
        if "error" in answer:
            self.check(-1)
            return
        gained = self.spare() if out and not spared else 0
        gained += INCREMENT * 1000 if isinstance(self.clock, LiveClock) else HOURS * HOUR
        self.may_think[seat] += gained
        self.check(seat, more=gained)

    def spare(self) -> int:
        return SPARE if isinstance(self.clock, LiveClock) else HOUR

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        if "error" not in self.ask(seat, "leave", {}):
            self.on_leaving[seat] = self.left(seat)
        self.check(-1)

    @rule(seat=SEATS)
    def come_back(self, seat: int) -> None:
        own = self.own(seat)
        late = own.out or clocks.late(own, self.house.held.moment)
        answer = self.ask(seat, "back", {"seat": seat})
        first = late and not own.spared and "error" not in answer
        self.may_think[seat] += self.spare() if first else 0
        self.check(seat, more=self.spare() if first else 0)

    @rule(seat=SEATS)
    def watch(self, seat: int) -> None:
        """A live connection that is made, watches and breaks is nobody who came back."""
        away = self.held().seats[seat].stand_in
        assert self.house.do(glance(self.house.here, self.people[seat], self.table, seat)) >= 1
        assert self.held().seats[seat].stand_in == away
        self.check(-1)

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        own = self.own(seat)
        first = own.out and not own.spared
        answer = self.ask(seat, "undo", {"seat": seat})
        gained = self.spare() if first and "error" not in answer else 0
        if own.since is None and self.own(seat).since is not None:
            gained -= own.granted  # the increment goes back with the action
        self.may_think[seat] += gained
        fresh_turn = HOURS * HOUR if isinstance(self.clock, DaysClock) else INCREMENT * 1000
        self.check(seat, more=gained, less=fresh_turn)

    @rule()
    def a_bot_acts(self) -> None:
        table = self.held()
        waiting = table.waiting_bots()
        if not waiting:
            return
        seat = waiting[0].seat
        bots, commands = self.house.here.server.bots, self.house.here.server.commands
        action = self.house.do(bots.first(table, table.seats[seat]))
        self.house.do(commands.act_for_bot(self.table, table.placed, seat, action, "first"))
        turn = HOURS * HOUR if isinstance(self.clock, DaysClock) else 0
        self.may_think[seat] += turn
        self.check(seat, more=max(turn, self.on_leaving[seat] - self.worth[seat]))

    @rule(gap=st.sampled_from([0, 3_000, 5 * HOUR, -7 * HOUR]))
    def the_server_starts_again(self, gap: int) -> None:
        server = self.house.here.server
        self.house.do(server.last_beat())
        self.house.held.moment += gap
        self.house.do(server.storage.write(lambda c: wake_up(c, server.moments, alone=True)))
        server.tables.entries.clear()
        self.check(-1)

    @invariant()
    def nobody_thought_longer_than_they_might(self) -> None:
        for seat in (0, 1):
            assert self.thought[seat] <= self.may_think[seat]
            assert self.own(seat).since is None or self.own(seat).since <= self.house.held.moment + HOLD  # type: ignore[operator]


@pytest.fixture
def house(tmp_path: Path) -> Any:
    found = House(f"sqlite:///{tmp_path / 'server.db'}")
    yield found
    found.close()


def test_no_sequence_of_requests_gains_time(house: House) -> None:
    Clocks.house = house
    checks = settings(
        max_examples=40,
        stateful_step_count=25,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    run_state_machine_as_test(Clocks, settings=checks)
