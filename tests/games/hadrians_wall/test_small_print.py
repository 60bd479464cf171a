"""Details that other tests pass by: each of these once could be broken without a test failing."""

from __future__ import annotations

import pytest

from games.hadrians_wall.helpers import GAME, play, position, state_of
from ludoteka.games.hadrians_wall.numbers import BUILT, FORT, IGNORED, SIDES
from ludoteka.games.hadrians_wall.rules.attack import TEMPLE_FAVOUR, EndOfYear, SpendFavours
from ludoteka.games.hadrians_wall.rules.gains import tell_filled
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import pending_for


@pytest.mark.rule("HW-FAVOUR-01", "HW-YEAREND-01")
def test_favours_last_for_one_attack() -> None:
    table = position(2)
    for seat in range(2):
        for side in range(len(SIDES)):
            table.row(seat)[IGNORED + side] = 1 + side
        table.row(seat)[IGNORED + len(SIDES)] += 5
    after = [table.row(seat)[IGNORED + len(SIDES)] for seat in range(2)]
    EndOfYear().run(table.s)
    for seat in range(2):
        assert table.row(seat)[IGNORED : IGNORED + len(SIDES)] == [0] * len(SIDES)
        assert table.row(seat)[IGNORED + len(SIDES)] == after[seat], "nothing else is wiped"


@pytest.mark.rule("HW-FORT-02")
def test_the_infrastructure_is_told_where_the_fort_raises_it() -> None:
    levels = GAME.facts.infrastructure
    raised = [number for number in range(1, len(levels)) if levels[number] > levels[number - 1]]
    assert raised
    for number in range(1, len(levels)):
        table = position(2)
        table.s.heard = []
        tell_filled(table.s, 1, FORT, number)
        told = [event for _, event in table.s.heard if event[0] == "infrastructure"]
        assert told == ([("infrastructure", 1, levels[number])] if number in raised else [])
        table.s.heard = []
        tell_filled(table.s, 1, FORT + 1, number)
        assert [event[0] for _, event in table.s.heard] == ["filled"], "other tracks raise none"


@pytest.mark.rule("HW-SETUP-05")
def test_what_everybody_has_from_the_beginning_is_told_once() -> None:
    match = Match.new(GAME, 2, seed="start")
    told = [event for _, event in match.events(0) if event[0] == "started"]
    built = [seat for seat in range(2) for one in range(32) if state_of(match).rows[seat][BUILT] >> one & 1]
    assert sorted(int(event[1]) for event in told) == built
    table = position(2, year=2)
    for seat in range(2):
        play(table, "end-year", seat=seat)
    assert table.s.year == 3
    assert table.events("started") == []


@pytest.mark.rule("HW-COHORT-01", "HW-GEN-03")
def test_only_a_cohort_can_be_full() -> None:
    table = position(cohorts=(6, 5, 0), guard=0, pool="1 soldier")
    play(table, "fill guard soldier")
    choice = pending_for(table.s, 0)
    assert choice is not None
    for side in range(len(SIDES)):
        assert choice.why_not(table.s, ("cohort", side)) == ("cohort-full", side)
    for other in (("cohort", -1), ("cohort", len(SIDES)), ("serve", 0), ("fill", 0)):
        assert choice.why_not(table.s, other) == ("finish-first",)


@pytest.mark.rule("HW-ATTACK-09")
def test_anything_but_a_favour_waits_until_the_attack_is_settled() -> None:
    table = position(1, year=3, temple_favours=1)
    choice = SpendFavours(0)
    for other in (("done",), ("fill", 1, 2), ("favour", 0, "left")):
        assert choice.why_not(table.s, other) == ("settle-first",)
    assert choice.why_not(table.s, ("favour", TEMPLE_FAVOUR, 0)) == ("no-attack-there", 0)
