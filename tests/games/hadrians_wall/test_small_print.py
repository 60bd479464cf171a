"""Details that other tests pass by: each of these once could be broken without a test failing."""

from __future__ import annotations

import pytest

from games.hadrians_wall.helpers import GAME, Setting, attack_of, end_year, offered, play, position, refused, state_of
from ludoteka.games.hadrians_wall.laws import check_offers
from ludoteka.games.hadrians_wall.numbers import (
    ACTIVE_DISDAIN,
    BUILDINGS,
    BUILT,
    DISDAIN_AREA,
    FORT,
    IGNORED,
    RENOWN,
    SIDES,
    STRENGTH,
)
from ludoteka.games.hadrians_wall.rules.attack import TEMPLE_FAVOUR, EndOfYear, SpendFavours
from ludoteka.games.hadrians_wall.rules.gains import tell_filled
from ludoteka.games.hadrians_wall.rules.needs import unmet
from ludoteka.games.hadrians_wall.rules.refusals import refusal
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
    assert choice.why_not(table.s, ("cohort", 0)) == ("cohort-full", 0)
    for side in range(1, len(SIDES)):
        assert choice.why_not(table.s, ("cohort", side)) is None
    for other in (("cohort", -1), ("cohort", len(SIDES)), ("serve", 0), ("fill", 0)):
        assert choice.why_not(table.s, other) == ("finish-first",)


@pytest.mark.rule("HW-ATTACK-09")
def test_anything_but_a_favour_waits_until_the_attack_is_settled() -> None:
    table = position(1, year=3, temple_favours=1)
    choice = SpendFavours(0)
    assert choice.why_not(table.s, ("done",)) is None
    for other in (("fill", 1, 2), ("favour", 0, "left")):
        assert choice.why_not(table.s, other) == ("settle-first",)
    assert choice.why_not(table.s, ("favour", TEMPLE_FAVOUR, 0)) == ("no-attack-there", 0)


YEARLY: dict[str, Setting] = {
    "show": {"built": "theatre", "performers": 6, "shows": {"s1": 2}},
    "fight": {"built": "ludus", "strength": (6, 6), "battles": {"red": (2,), "blue": (2,)}},
    "bribe": {"built": "baths", "apparitores": 8, "disdain": 4, "bribes": {"b3": 2, "b4": 2}},
    "rule": {"built": "courthouse", "apparitores": 8, "rulings": {"left": (2,), "centre": (2,), "right": (2,)}},
    "fill training": {"training": (2,)},
    "exchange": {"forum": (2,)},
}
"""Deeds that note a year, each done in year 2 as often as a year allows."""


@pytest.mark.rule("HW-GEN-05", "HW-THEATRE-02", "HW-LUDUS-03", "HW-BATHS-02", "HW-COURT-02", "HW-TRAIN-01")
@pytest.mark.parametrize("deed", YEARLY)
def test_what_was_done_this_year_can_be_done_again_in_the_next(deed: str) -> None:
    table = position(1, pool="3 resource, 3 builder, 3 servant", **YEARLY[deed])
    assert not any(text.startswith(deed) for text in offered(table))
    play(table, "end-year")
    play(table, offered(table, "path")[0])
    table.row()[:RENOWN] = [9] * RENOWN
    assert any(text.startswith(deed) for text in offered(table))
    check_offers(table.s, 0)


@pytest.mark.rule("HW-GEN-06", "HW-CIT-02")
def test_a_need_of_disdain_counts_what_is_not_forgiven() -> None:
    table = position(disdain=4, forgiven=1)
    assert unmet(GAME.facts, table.row(), ((ACTIVE_DISDAIN, 3),), "bribe-level") is None
    assert unmet(GAME.facts, table.row(), ((ACTIVE_DISDAIN, 4),), "bribe-level") == ("bribe-level", DISDAIN_AREA, 4, 3)


@pytest.mark.rule("HW-ATTACK-02", "HW-FATE-03")
def test_the_attack_goes_on_with_the_cards_there_are() -> None:
    table = position(3, year=6, difficulty="hard", fate=attack_of(left=1, right=1))
    table.s.discard = []
    end_year(table)
    assert sorted(event[2] for event in table.events("attacked")) == [0, 2]
    assert table.s.places, "the game comes to its end"


@pytest.mark.rule("HW-YEAR-02", "HW-GEN-13")
def test_what_belongs_to_another_time_is_refused() -> None:
    table = position(1)
    assert refused(table, "path defender").startswith("not-now")
    assert refusal(table.s, 0, ("cohort", 0)) == ("not-now",)
    table = end_year(position(2))
    play(table, offered(table, "path")[0])
    assert refused(table, "fill mining servant").startswith("wait-for-reveal")


@pytest.mark.rule("HW-GEN-13")
def test_no_reason_is_found_against_what_is_offered() -> None:
    table = position(pool="1 servant, 1 soldier, 2 resource, 2 builder", built="market", traders=6)
    offers = [GAME.parse(text) for text in offered(table)]
    assert len(offers) > 3
    assert [refusal(table.s, 0, action) for action in offers if action != ("end-year",)] == [None] * (len(offers) - 1)


@pytest.mark.rule("HW-LUDUS-02")
@pytest.mark.parametrize(("gladiator", "which"), [("red", 0), ("blue", 1)])
def test_each_gladiator_is_trained_as_far_as_its_own_boxes_go(gladiator: str, which: int) -> None:
    boxes = len(GAME.facts.track[STRENGTH + which])
    for trained in range(boxes + 1):
        strength = [0, 0]
        strength[which] = trained
        table = position(built="ludus", performers=99, strength=strength, pool="1 servant")
        assert (f"train {gladiator} servant" in offered(table)) is (trained < boxes)


@pytest.mark.rule("HW-GEN-08")
@pytest.mark.parametrize("number", [-1, len(BUILDINGS), 999])
def test_a_building_that_does_not_exist_is_refused_and_not_called_built(number: int) -> None:
    assert refusal(position().s, 0, ("build", number)) == ("not-now",)
