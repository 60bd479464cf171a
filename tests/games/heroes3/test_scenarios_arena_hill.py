"""Trial by Combat: The Hill and its last turns, what the beaten and the winners get, once for each faction."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import FEW, MAIN, NEUTRALS, NOBODY
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING
from ludoteka.games.heroes3.rules.battlefield.figures import FLIPPED
from ludoteka.games.heroes3.rules.combat.end import CombatOver, beat_player
from ludoteka.games.heroes3.rules.combat.start import new_combat
from ludoteka.games.heroes3.rules.map.heroes import hero_beaten
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.special import combat_ended
from ludoteka.games.heroes3.rules.scenario.timed import timed_events
from ludoteka.games.heroes3.rules.turn.rounds import NewRound
from ludoteka.games.heroes3.rules.turn.turn import TurnOver, TurnStart
from ludoteka.games.heroes3.rules.victory.ends import round_ended
from ludoteka.games.heroes3.rules.world.fields import guard_at
from ludoteka.games.heroes3.state_combat import Combat

FOUR = ("castle", "dungeon", "necropolis", "tower")


def trial(seats: int = 2) -> Scene:
    """Trial by Combat at the first turn, with the Grail's tile in the middle."""
    return Scene(seats, "community_trial_by_combat", factions=FOUR, boxes=all_boxes()).tile("C1", "C2")


def fought(scene: Scene, field: int, level: int, defender: int = NEUTRALS, hero: int = NOBODY) -> Combat:
    """A combat that the first player has just won on a field."""
    c = new_combat(scene.s, 0, MAIN, defender, hero, NOBODY, field, level)
    c.winner = ATTACKING
    scene.s.combat = c
    return c


# -- The Hill ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-01")
def test_the_first_flag_on_the_hill_leaves_everybody_two_full_turns() -> None:
    scene = trial()
    hill = scene.find("the_hill")
    assert guard_at(scene.s, hill) == 7
    scene.hero(0, hill).run(Visit(0, MAIN, hill))
    assert scene.s.ledger["turns_left"] == [3, 2]
    assert scene.told("last-turns")
    for seat in (0, 1, 0, 1):
        assert not scene.s.places
        scene.call(lambda s, who: TurnOver(who).run(s), seat)
    scene.flag(1, hill)
    scene.call(lambda s, who: TurnOver(who).run(s), 0)
    assert scene.s.places == [2, 1]


@pytest.mark.rule("H3-END-01")
@pytest.mark.parametrize(("number", "over"), [(8, False), (9, True)])
def test_from_round_9_on_the_first_flag_wins_at_once(number: int, over: bool) -> None:
    scene = trial()
    hill = scene.find("the_hill")
    scene.s.round = number
    scene.hero(0, hill).run(Visit(0, MAIN, hill))
    assert bool(scene.s.places) == over


@pytest.mark.rule("H3-END-01")
def test_a_flag_of_round_8_does_not_win_before_the_turns_are_over() -> None:
    scene = trial()
    hill = scene.find("the_hill")
    scene.s.round = 8
    scene.hero(0, hill).run(Visit(0, MAIN, hill))
    scene.s.round = 9
    scene.hero(1, hill).hero(0, scene.neighbour(hill))
    scene.s.flag[hill] = NOBODY
    scene.run(Visit(1, MAIN, hill))
    assert not scene.s.places


@pytest.mark.rule("H3-END-09")
def test_without_a_flag_on_the_hill_all_lose_after_round_10() -> None:
    scene = trial(3)
    scene.s.round = 10
    scene.call(round_ended)
    assert scene.s.places == [2, 2, 2]


# -- the middle -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-12")
def test_each_faction_visits_the_fields_of_the_middle_once() -> None:
    scene = trial()
    temple = scene.find("temple", "C1")
    for seat in (0, 1):
        scene.hero(1 - seat, scene.neighbour(temple)).hero(seat, temple)
        scene.run(Visit(seat, MAIN, temple)).go_on("Turn")
    assert scene.s.stars[temple] == 0b11
    assert not scene.s.black[temple]
    scene.run(Visit(1, MAIN, temple))
    assert not scene.told("visited")
    assert scene.find("magic_spring", "C1") != NOBODY


# -- rounds -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-03")
def test_every_round_but_the_first_pays_income() -> None:
    scene = trial()
    scene.s.agenda.clear()
    before = scene.s.players[1].stock.copy()
    scene.s.round = 2 - 1
    scene.run(NewRound())
    while scene.waits() == "ChooseGains":
        scene.play(scene.offered()[1])
    assert scene.told("gained") or scene.s.players[1].stock[0] >= before[0] + 10


@pytest.mark.rule("H3-ROUND-05")
def test_round_2_offers_one_of_three_gifts_and_round_4_refreshes_named_fields() -> None:
    scene = trial().stock(0).stock(1)
    scene.s.round = 2
    scene.call(timed_events)
    assert scene.offered() == [f"bonus community_trial_by_combat_timed_2 {number}" for number in (1, 2, 3)]
    scene.play(scene.offered()[0], scene.offered()[2])
    assert scene.s.players[0].stock == [10, 0, 0]
    assert scene.s.players[1].stock == [0, 0, 2]
    scene.put("windmill", "F1").put("learning_stone", "F2")
    mill, stone = scene.find("windmill"), scene.find("learning_stone")
    scene.s.black[mill] = scene.s.black[stone] = 1
    scene.s.round = 7
    scene.call(timed_events)
    assert (scene.s.black[mill], scene.s.black[stone]) == (0, 1)


# -- winners and losers -----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-29")
def test_a_beaten_main_hero_loses_no_gold() -> None:
    scene = trial().stock(1, gold=20)
    c = new_combat(scene.s, 0, MAIN, 1, MAIN, NOBODY, scene.where(1), 1)
    scene.call(beat_player, c, 0, MAIN, 1, MAIN)
    assert scene.owns(1, "gold") == 20


@pytest.mark.rule("H3-RECRUIT-03")
def test_one_fallen_unit_comes_back_after_a_win_on_level_7() -> None:
    for level, comes in ((7, True), (6, False)):
        scene = trial().army(0, griffins="few", halberdiers="few")
        hill = scene.find("the_hill")
        scene.hero(0, hill)
        c = fought(scene, hill, level)
        lost, turned = FACTS.troop_number["crusaders"], FACTS.troop_number["griffins"]
        c.form, c.side, c.space = [lost * 2 + FEW, turned * 2 + FEW], [0, 0], [NOBODY, 5]
        c.marks = [0, FLIPPED]
        scene.run(CombatOver())
        if not comes:
            assert scene.waits() != "FallenReturn"
            continue
        assert scene.offered() == ["decline", "recruit crusaders", "reinforce griffins"]
        scene.play("reinforce griffins")
        assert scene.units(0)["griffins"] == "pack"


@pytest.mark.rule("H3-UNIT-10")
def test_two_bronze_units_buy_a_beaten_silver_one() -> None:
    scene = trial().army(0, griffins="few", halberdiers="few", crusaders="few")
    field = scene.neighbour(scene.find("the_hill"))
    scene.hero(0, field)
    silver = FACTS.troop_number["neutral_nomads"]
    scene.s.neutral_decks[1].remove(silver)
    c = fought(scene, field, 3)
    c.drawn = [silver]
    scene.run(CombatOver())
    assert scene.offered() == ["decline", "recruit neutral_nomads"]
    scene.play("recruit neutral_nomads")
    assert sorted(scene.offered()) == ["part-with griffins", "part-with halberdiers"]
    scene.play("part-with griffins", "part-with halberdiers")
    assert scene.units(0) == {"crusaders": "few", "neutral_nomads": "few"}
    assert scene.s.shown == []


@pytest.mark.rule("H3-EXP-04")
def test_a_beaten_main_hero_is_comforted_at_the_start_of_the_next_turn() -> None:
    scene = trial()
    scene.call(combat_ended, NEUTRALS, 1, MAIN, scene.where(1), 2)
    scene.hand(1, "attack").discard(1).deck(1, "power", "power")
    scene.s.agenda.clear()
    scene.run(TurnStart(1)).go_on("EmpowerCard")
    assert scene.offered() == ["decline", "empower-discarded attack", "empower-in-deck power"]
    scene.play("decline")
    assert scene.waits() == "TakeNeutral"
    unit = scene.offered()[1]
    scene.play(unit)
    assert unit.removeprefix("recruit ") in scene.units(1)
    assert scene.s.ledger["beaten_comfort"] == [0]


@pytest.mark.rule("H3-COMBAT-28")
def test_a_beaten_main_hero_may_go_to_an_own_obelisk() -> None:
    scene = trial().tile("N1", "N3")
    field = scene.find("obelisk", "N1")
    scene.s.stars[field] = 0b10
    scene.call(hero_beaten, 1, MAIN)
    assert f"place-hero {scene.name(field)}" in scene.offered()
    scene.play(f"place-hero {scene.name(field)}")
    assert scene.where(1) == field
