"""The Obelisk and Blood for Ore: obelisks with one holder, ends at the start of a turn and by last turns."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import FIELDS, MAIN, SECONDARY
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.timed import timed_events
from ludoteka.games.heroes3.rules.turn.turn import TurnOver, TurnStart
from ludoteka.games.heroes3.rules.victory.ends import field_flagged, last_round_ended
from ludoteka.games.heroes3.view_goals import goals_view

SIX = ("castle", "dungeon", "necropolis", "tower", "rampart", "inferno")


def scene_of(scenario: str, seats: int) -> Scene:
    """A scenario at the first turn, with all boxes."""
    return Scene(seats, scenario, factions=SIX, boxes=all_boxes())


# -- The Obelisk ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-12")
def test_an_obelisk_belongs_to_the_last_visitor_and_rewards_the_first() -> None:
    scene = scene_of("community_the_obelisk", 3).tile("N1", "N4")
    field = scene.find("obelisk", "N1")
    scene.stock(0).hero(0, field).run(Visit(0, MAIN, field))
    assert scene.waits() == "RewardBeside"
    wheel = scene.find("water_wheel", "N1")
    assert f"repeat {scene.name(wheel)}" in scene.offered()
    assert f"repeat {scene.name(scene.find('mine', 'N1'))}" not in scene.offered()
    scene.play(f"repeat {scene.name(wheel)}")
    assert scene.owns(0, "gold") > 0
    scene.hero(0, wheel).hero(1, field).run(Visit(1, MAIN, field))
    assert scene.waits() != "RewardBeside"
    assert scene.s.stars[field] == 0b10


@pytest.mark.rule("H3-END-01")
@pytest.mark.parametrize(("held", "over"), [(1, False), (2, True)])
def test_who_starts_a_turn_with_two_obelisks_wins(held: int, over: bool) -> None:
    scene = scene_of("community_the_obelisk", 6).tile("N1", "N4").tile("N2", "N3")
    for slot in ("N1", "N2")[:held]:
        scene.s.stars[scene.find("obelisk", slot)] = 0b100
    assert goals_view(scene.s)[0].have == [0, 0, held, 0, 0, 0]
    scene.s.agenda.clear()
    scene.run(TurnStart(2))
    scene.go_on("Turn")
    assert bool(scene.s.places) == over
    if over:
        assert scene.s.places == [2, 2, 1, 2, 2, 2]


@pytest.mark.rule("H3-END-09")
def test_in_a_tie_of_obelisks_the_middle_one_decides() -> None:
    scene = scene_of("community_the_obelisk", 3)
    for slot, tile, stars in (("N1", "N3", 1), ("N2", "N4", 2), ("N4", "N5", 1), ("N6", "N7", 2)):
        scene.tile(slot, tile)
        scene.s.stars[scene.find("obelisk", slot)] = stars
    scene.call(last_round_ended)
    assert scene.s.places == [1, 2, 3]


@pytest.mark.rule("H3-MOVE-06")
def test_a_hero_on_a_far_tile_starts_with_more_movement() -> None:
    scene = scene_of("community_blood_for_ore", 4).tile("F1", "F4")
    for scenario, hero, more in (("community_the_obelisk", MAIN, 0), ("community_blood_for_ore", SECONDARY, 1)):
        scene = scene_of(scenario, 4)
        place = scene.where(0)
        scene.hero(0, place, MAIN, 3).hero(0, place, SECONDARY, 2)
        before = scene.s.players[0].moves.copy()
        scene.s.agenda.clear()
        scene.run(TurnStart(0)).go_on("Turn")
        assert scene.s.players[0].moves[hero] == before[hero] + more
        assert scene.s.players[0].moves[MAIN] == before[MAIN]


# -- Blood for Ore ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-01", "H3-END-09")
def test_the_sixth_mine_leaves_everybody_one_turn_then_most_flags_win() -> None:
    scene = scene_of("community_blood_for_ore", 4)
    wanted = {FACTS.location_number[slug] for slug in ("mine", "settlement")}
    tiles = {"N1": "N3", "N2": "N4", "N3": "N5", "N4": "N7", "N5": "N9", "F1": "F1", "F2": "F2"}
    mines: list[int] = []
    for slot, tile in tiles.items():
        scene.tile(slot, tile)
        first = scene.place(slot) * FIELDS
        fields = range(first, first + FIELDS)
        mines += [field for field in fields if FACTS.spot_location[scene.s.atlas.spot[field]] in wanted]
    for field in mines[:5]:
        scene.flag(1, field)
    scene.call(field_flagged, 1, mines[4], -1)
    assert "turns_left" not in scene.s.ledger
    scene.flag(1, mines[5])
    scene.s.active = 1
    scene.call(field_flagged, 1, mines[5], -1)
    assert scene.s.ledger["turns_left"] == [1, 2, 1, 1]
    for seat in (1, 2, 3, 0):
        scene.call(lambda s, who: TurnOver(who).run(s), seat)
        assert not scene.s.places
    scene.call(lambda s, who: TurnOver(who).run(s), 1)
    assert scene.s.places[1] == 1


@pytest.mark.rule("H3-EXP-04")
def test_in_round_2_a_statistic_of_the_hand_may_be_empowered() -> None:
    scene = scene_of("community_blood_for_ore", 4)
    scene.hand(0, "attack", "magic_arrow").discard(0, "power")
    scene.s.round = 2
    scene.call(timed_events)
    assert scene.offered() == ["decline", "empower attack"]
    scene.play("empower attack")
    assert "empowered_attack" in scene.cards(0)


@pytest.mark.rule("H3-CARD-02")
def test_a_sanctuary_lets_a_spell_of_the_deck_be_taken() -> None:
    scene = scene_of("community_blood_for_ore", 4).put("sanctuary", "N1")
    field = scene.find("sanctuary")
    scene.hand(0).deck(0, "magic_arrow", "attack", "power")
    scene.hero(0, field).run(Visit(0, MAIN, field))
    assert scene.offered() == ["decline", "take magic_arrow"]
    scene.play("take magic_arrow")
    assert scene.cards(0) == ["magic_arrow"]
    assert scene.s.players[0].deck.size() == 2
