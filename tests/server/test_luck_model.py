"""Whatever is asked of a table in whatever order, its promise stays, and once it has started so does every nonce."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from ludoteka.kernel.pledge import promised, shared_seed
from ludoteka.table.table import Table
from server.kit import Json, Player, key, offered
from server.test_clock_model import House

SEATS = st.integers(0, 2)
WHO = st.integers(0, 1)
NONCES = st.sampled_from([None, 16 * "1a", 32 * "2b", 20 * "3c"])
PLANS: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


class Nonces(RuleBasedStateMachine):
    """Two people around a table of three, who try everything; `given` is what each seat should have given."""

    house: ClassVar[House]

    @initialize()
    def make(self) -> None:
        self.table = self.house.do(self.new_table())
        self.given: list[str] = ["", "", ""]
        self.began: Table | None = None
        self.commitment = self.held().commitment

    async def new_table(self) -> str:
        self.people = [await Player.come(self.house.here, name) for name in ("Eva", "Bob")]
        return await self.people[0].new_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"})

    def teardown(self) -> None:
        """Leave nothing behind for the next try."""
        if hasattr(self, "table"):
            for who in (0, 1):
                self.ask(who, "POST", "leave")
                self.house.do(self.people[who].close())

    def held(self) -> Table:
        return self.house.do(self.house.here.server.tables.table(self.table))

    def ask(self, who: int, method: str, what: str, **body: Any) -> bool:
        """Send something; whether it was done."""
        sent = self.people[who].send(method, f"/api/tables/{self.table}/{what}", {"key": key(), **body})
        response = self.house.do(sent)
        assert response.status_code in (200, 403, 404, 409), response.text
        return response.status_code == 200

    def sits(self, who: int) -> list[int]:
        """Where somebody sits, as that person sees it."""
        seats = self.house.do(self.people[who].get(f"/api/tables/{self.table}"))["seats"]
        return [seat["seat"] for seat in seats if seat["yours"]]

    @rule(who=WHO, seat=SEATS, nonce=NONCES)
    def join(self, who: int, seat: int, nonce: str | None) -> None:
        if self.ask(who, "POST", "join", seat=seat, nonce=nonce):
            self.given[seat] = nonce or ""

    @rule(who=WHO)
    def leave(self, who: int) -> None:
        seats = self.sits(who)
        if self.ask(who, "POST", "leave") and self.began is None:
            for seat in seats:
                self.given[seat] = ""

    @rule(who=WHO, seat=SEATS, plan=st.sampled_from(PLANS))
    def change_seat(self, who: int, seat: int, plan: Json) -> None:
        if self.ask(who, "PATCH", "seat", seat=seat, plan=plan):
            self.given[seat] = ""

    @rule(seat=SEATS)
    def remove(self, seat: int) -> None:
        theirs = self.sits(1)
        if self.ask(0, "POST", "remove", seat=seat):
            for each in theirs:
                self.given[each] = ""

    @rule(who=WHO, nonce=NONCES)
    def start(self, who: int, nonce: str | None) -> None:
        own = self.sits(who)
        if self.ask(who, "POST", "start", nonce=nonce):
            for seat in own:
                self.given[seat] = self.given[seat] or nonce or ""
            self.began = self.held()

    @rule(who=WHO, nonce=NONCES)
    def fill_up_and_start(self, who: int, nonce: str | None) -> None:
        for seat in range(3):
            self.join(who, seat, nonce)
        for host in (0, 1):
            for seat in range(3):
                if self.began is None and self.held().seats[seat].kind == "open":
                    self.change_seat(host, seat, PLANS[2])
        for host in (0, 1):
            self.start(host, nonce)

    @rule(who=WHO)
    def act(self, who: int) -> None:
        for seat in self.sits(who):
            position = self.house.do(self.people[who].view(self.table, seat))
            if offered(position):
                body = {"seat": seat, "decision": position["decision"], "action": offered(position)[0]}
                self.ask(who, "POST", "action", **body)

    @rule(who=WHO, what=st.sampled_from(["resign", "back", "undo"]))
    def go_on(self, who: int, what: str) -> None:
        for seat in self.sits(who)[:1]:
            self.ask(who, "POST", what, seat=seat)

    @rule()
    def the_server_forgets(self) -> None:
        self.house.here.server.tables.entries.clear()

    @invariant()
    def the_promise_stays(self) -> None:
        if not hasattr(self, "table"):
            return
        table = self.held()
        assert table.secret is not None
        assert promised(table.secret) == table.commitment == self.commitment
        assert table.pledge().nonces == self.given
        if self.began is None:
            assert (table.seed, table.setup_luck, table.placed) == ("", [], 0)
        else:
            assert table.seed == self.began.seed == shared_seed(table.secret, self.given)
            assert (table.setup_luck, table.start_hash) == (self.began.setup_luck, self.began.start_hash)


@pytest.fixture
def house(tmp_path: Path) -> Any:
    found = House(f"sqlite:///{tmp_path / 'server.db'}")
    yield found
    found.close()


def test_no_sequence_of_requests_changes_what_was_promised_or_given(house: House) -> None:
    Nonces.house = house
    checks = settings(
        max_examples=25,
        stateful_step_count=15,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    run_state_machine_as_test(Nonces, settings=checks)
