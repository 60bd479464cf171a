"""Shattered Alliance: what is taken over from the closest neighbour, points for main heroes, gifts of the Grail."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import FIELDS, MAIN, NEUTRALS, NOBODY
from ludoteka.games.heroes3.rules.battlefield.board import DEFENDING
from ludoteka.games.heroes3.rules.combat.neutral_exchange import SwapForNeighbour, may_meddle
from ludoteka.games.heroes3.rules.combat.start import new_combat
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.special import combat_ended, extra_income
from ludoteka.games.heroes3.rules.scenario.timed import round_end_events, timed_events
from ludoteka.games.heroes3.rules.turn.turn import TurnStart
from ludoteka.games.heroes3.rules.world.neighbours import neighbour
from ludoteka.games.heroes3.view_goals import goals_view

SIX = ("castle", "dungeon", "necropolis", "tower", "rampart", "inferno")


def shattered(until: str = "Turn") -> Scene:
    """Shattered Alliance with six players and all boxes."""
    return Scene(6, "community_shattered_alliance", factions=SIX, boxes=all_boxes(), until=until)


def test_closest_neighbours_come_in_pairs() -> None:
    assert [neighbour(shattered().s, seat) for seat in range(6)] == [1, 0, 3, 2, 5, 4]


@pytest.mark.rule("H3-SETUP-11")
def test_the_first_units_are_neutrals_of_the_neighbours_faction() -> None:
    scene = shattered("PickNeutral")
    assert [unit.removeprefix("recruit neutral_") for unit in scene.offered()] == [
        "evil_eyes",
        "harpies",
        "troglodytes",
    ]
    scene.go_on("Turn")
    assert all(
        FACTS.troop[troop].faction == scene.s.players[neighbour(scene.s, seat)].faction
        for seat in range(6)
        for troop in scene.s.players[seat].army
    )


@pytest.mark.rule("H3-END-09")
def test_the_neighbours_main_hero_counts_more_than_others() -> None:
    scene = shattered()
    scene.s.ledger = {"heroes_beaten": [0b000110, 0, 0, 0, 0, 0], "level_7_won": [0, 2, 0, 0, 0, 0]}
    scene.s.grail = 2 * 2
    points = goals_view(scene.s)[-1]
    assert points.columns == ["level_7_won", "neighbour_main_hero", "other_main_hero", "grail"]
    assert points.have == [3, 6, 1, 0, 0, 0]


@pytest.mark.rule("H3-ROUND-05")
def test_fields_that_the_neighbour_visited_are_resolved_at_the_end_of_the_round() -> None:
    scene = shattered().tile("N1", "N4").stock(0)
    wheel = scene.find("water_wheel", "N1")
    scene.s.round = 2
    scene.hero(1, wheel).run(Visit(1, MAIN, wheel)).go_on("Turn")
    scene.stock(0).run(*round_end_events(scene.s))
    assert scene.choice().seat == 0
    assert scene.offered() == ["decline", f"repeat {scene.name(wheel)}"]
    scene.play(f"repeat {scene.name(wheel)}")
    assert scene.owns(0, "gold") > 0


@pytest.mark.rule("H3-ROUND-05")
def test_in_round_7_a_silver_unit_of_the_neighbour_costs_half() -> None:
    scene = shattered().stock(0, gold=30, valuables=5)
    scene.s.round = 7
    scene.call(timed_events)
    assert scene.offered() == ["decline", "recruit neutral_medusas", "recruit neutral_minotaurs"]
    cost = FACTS.troop[FACTS.troop_number["neutral_medusas"]].recruit
    scene.play("recruit neutral_medusas")
    assert scene.s.players[0].stock == [30 - (cost[0] + 1) // 2, 0, 5 - (cost[2] + 1) // 2]


@pytest.mark.rule("H3-UNIT-10")
def test_once_a_round_a_unit_is_swapped_when_the_neighbour_fights() -> None:
    scene = shattered()
    old = FACTS.troop_number["neutral_boars"]
    scene.s.neutral_decks[0].remove(old)
    c = new_combat(scene.s, 1, MAIN, NEUTRALS, NOBODY, NOBODY, scene.where(1), 2)
    c.drawn = [old]
    scene.s.combat = c
    assert may_meddle(scene.s, c) == 0
    scene.s.agenda.clear()
    scene.run(SwapForNeighbour(0, DEFENDING, [old * 2]))
    assert "swap-in neutral_marksmen neutral_boars" in scene.offered()
    scene.play("swap-in neutral_marksmen neutral_boars")
    assert c.drawn == [FACTS.troop_number["neutral_marksmen"]]
    assert may_meddle(scene.s, c) == NOBODY
    c.level = 4
    scene.s.ledger.clear()
    assert may_meddle(scene.s, c) == NOBODY


@pytest.mark.rule("H3-EXP-04")
def test_a_beaten_main_hero_empowers_a_statistic() -> None:
    scene = shattered().hand(2, "attack").discard(2).deck(2, "power")
    scene.call(combat_ended, NEUTRALS, 2, MAIN, scene.where(2), 2)
    assert scene.waits() == "EmpowerCard"
    assert scene.choice().seat == 2


@pytest.mark.rule("H3-MAP-12")
def test_the_grail_fills_the_hand_and_pays_its_carrier() -> None:
    scene = shattered().tile("C1", "C2").hand(0)
    field = scene.find("grail", "C1")
    scene.hero(0, field).run(Visit(0, MAIN, field)).go_on("Turn")
    assert len(scene.s.players[0].hand) == FACTS.hand_limit[scene.s.players[0].level]
    scene.stock(0)
    scene.s.players[0].morale = 0
    scene.s.agenda.clear()
    scene.run(TurnStart(0)).go_on("Turn")
    assert scene.s.players[0].stock == [10, 0, 2]
    assert scene.s.players[0].morale == 1


@pytest.mark.rule("H3-EXP-06")
def test_a_random_town_sends_a_unit_in_the_next_resource_round() -> None:
    scene = shattered().tile("C1", "C5")
    field = scene.find("random_town", "C1")
    scene.s.lords[field] = FACTS.faction_number["fortress"]
    scene.hero(0, field).run(Visit(0, MAIN, field)).go_on("Turn")
    scene.call(extra_income)
    assert scene.waits() == "FreeTownsfolk"
    scene.play("recruit gnolls")
    assert scene.units(0)["gnolls"] == "few"


@pytest.mark.rule("H3-MOVE-06")
def test_a_hero_who_enters_a_town_gains_movement() -> None:
    scene = shattered()
    town = scene.where(0)
    scene.hero(0, scene.neighbour(town), moves=2).turn(0).play(f"move main {scene.name(town)}")
    assert scene.s.players[0].moves[MAIN] == 2
    assert town % FIELDS == 3
