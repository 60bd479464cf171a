"""Dragoncurse Castle: a place whose first capture starts a countdown, walls of a random town, a free dragon."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.bot.evaluate import evaluate
from ludoteka.games.heroes3.bot.worths import aims_of
from ludoteka.games.heroes3.facts import CITADEL, FIELDS, MAIN, NOBODY
from ludoteka.games.heroes3.rules.battlefield.board import DEFENDING, GATE, TOWER_SPACE
from ludoteka.games.heroes3.rules.battlefield.siege import raise_walls
from ludoteka.games.heroes3.rules.combat.start import new_combat
from ludoteka.games.heroes3.rules.map.flagging import flag_field
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.special import level_7_won
from ludoteka.games.heroes3.rules.victory.countdown import COUNTDOWN
from ludoteka.games.heroes3.rules.victory.ends import round_ended
from ludoteka.games.heroes3.view_goals import EndView, end_view, goals_view


def castle() -> tuple[Scene, int]:
    """The scenario with the Random Town open in the first center slot; its field."""
    scene = Scene(2, "community_dragoncurse_castle", boxes=all_boxes())
    scene.tile("C1", "C5").tile("C2", "C1")
    field = scene.find("random_town", "C1")
    scene.s.own_map()
    scene.s.lords[field] = FACTS.faction_number["inferno"]
    return scene, field


@pytest.mark.rule("H3-SETUP-03")
def test_the_two_center_tiles_are_shuffled() -> None:
    seen = set()
    for seed in range(12):
        scene = Scene(2, "community_dragoncurse_castle", boxes=all_boxes(), seed=f"castle {seed}")
        tiles = [FACTS.tile_slugs[scene.s.atlas.tile[scene.place(slot)]] for slot in ("C1", "C2")]
        held = [{field.location for field in GAME.content.tile[FACTS.tile_number[tile]].fields} for tile in tiles]
        assert sum("random_town" in one for one in held) == 1
        assert sum("dragon_utopia" in one for one in held) == 1
        seen.add("random_town" in held[0])
    assert seen == {True, False}


@pytest.mark.rule("H3-END-01")
def test_the_first_capture_sets_the_last_round() -> None:
    scene, field = castle()
    scene.s.round = 6
    scene.hero(0, field).call(flag_field, 0, MAIN, field)
    assert scene.s.last_round == 7
    assert scene.s.ledger[COUNTDOWN] == [7]
    assert scene.told("countdown-begins") == [("countdown-begins", 7)]
    scene.s.round = 7
    scene.call(flag_field, 1, MAIN, field)
    assert scene.s.last_round == 7, "later captures do not move it"


@pytest.mark.rule("H3-END-01")
def test_whoever_holds_the_town_when_the_countdown_ends_wins() -> None:
    scene, field = castle()
    scene.s.round = 6
    scene.call(flag_field, 0, MAIN, field)
    scene.call(round_ended)
    assert not scene.s.places, "the round of the capture only ends"
    scene.s.round = 7
    scene.call(flag_field, 1, MAIN, field)
    assert goals_view(scene.s)[0].have == [0, 1]
    scene.call(round_ended)
    assert scene.s.places == [2, 1]
    assert end_view(scene.s) == EndView([1], "goal", 0)


@pytest.mark.rule("H3-END-09")
def test_both_lose_if_nobody_holds_the_town_after_round_10() -> None:
    scene, _ = castle()
    scene.s.round = 9
    scene.call(round_ended)
    assert not scene.s.places
    scene.s.round = 10
    scene.call(round_ended)
    assert scene.s.places == [2, 2]
    assert end_view(scene.s) == EndView([], "defeat", 1)


@pytest.mark.rule("H3-END-01")
def test_a_capture_in_round_10_still_gives_round_11() -> None:
    scene, field = castle()
    scene.s.round = 10
    scene.call(flag_field, 1, MAIN, field)
    scene.call(round_ended)
    assert not scene.s.places
    scene.s.round = 11
    scene.call(round_ended)
    assert scene.s.places == [2, 1]


@pytest.mark.rule("H3-SIEGE-01", "H3-SIEGE-04")
@pytest.mark.parametrize("citadel", [False, True])
def test_a_random_town_has_walls_and_the_tower_of_its_owners_citadel(citadel: bool) -> None:
    scene, field = castle()
    scene.flag(1, field)
    scene.s.players[1].built &= ~(1 << CITADEL)
    if citadel:
        scene.built(1, "citadel")
    c = new_combat(scene.s, 0, MAIN, 1, NOBODY, NOBODY, field, 0)
    assert c.siege
    scene.s.combat = c
    raise_walls(scene.s, c, 9)
    assert c.board[9] == GATE
    assert (c.board[TOWER_SPACE] != NOBODY) == citadel
    assert all(c.side[fighter] == DEFENDING for fighter in range(len(c.form)))


@pytest.mark.rule("H3-SIEGE-01")
def test_nobody_else_has_walls_there() -> None:
    scene, field = castle()
    assert not new_combat(scene.s, 0, MAIN, 1, MAIN, NOBODY, field, 0).siege
    other = Scene(2, boxes=all_boxes())
    other.tile("C1", "C5")
    town = other.find("random_town")
    other.flag(1, town)
    assert not new_combat(other.s, 0, MAIN, 1, NOBODY, NOBODY, town, 0).siege


@pytest.mark.rule("H3-HERO-02", "H3-COMBAT-28", "H3-COMBAT-04")
def test_a_random_town_is_a_home_and_can_be_defended_for_gold() -> None:
    scene, field = castle()
    scene.flag(1, field).stock(1, gold=8).turn(0)
    side = scene.neighbour(field)
    scene.hero(0, side).play(f"move main {scene.name(field)}")
    while scene.waits() != "DefendTown":
        scene.play(scene.offered("pass")[0])
    scene.play("fight")
    assert scene.owns(1, "gold") == 0
    assert scene.s.combat is not None
    assert scene.s.combat.siege


@pytest.mark.rule("H3-MAP-12")
def test_the_first_at_the_utopia_may_take_a_dragon_without_a_faction() -> None:
    scene, _ = castle()
    utopia = scene.find("dragon_utopia", "C2")
    scene.hero(0, utopia).call(level_7_won, 0, MAIN, utopia)
    assert scene.waits() == "OfferNeutral"
    dragon = scene.s.shown[0]
    assert FACTS.troop[dragon].faction == NOBODY
    assert "dragons" in FACTS.troop[dragon].families
    before = scene.s.players[0].stock.copy()
    scene.play(f"recruit {FACTS.troop_slugs[dragon]}")
    assert dragon in scene.s.players[0].army
    assert scene.s.players[0].stock == before


@pytest.mark.rule("H3-MAP-12")
def test_an_obelisk_gives_its_dice_to_its_first_visitor_only() -> None:
    scene, _ = castle()
    scene.tile("N1", "N4")
    obelisk = scene.find("obelisk", "N1")
    scene.s.once[obelisk] = 1
    scene.hero(0, obelisk).run(Visit(0, MAIN, obelisk))
    assert len(scene.told("rolled")) == 2
    while scene.waits() != "Turn":
        scene.play(scene.offered()[0])
    scene.hero(0, obelisk + 1 if (obelisk + 1) % FIELDS else obelisk - 1)
    scene.hero(1, obelisk).run(Visit(1, MAIN, obelisk))
    assert scene.told("visited", 1)
    assert not scene.told("rolled", 1)


def test_bots_want_the_town_that_wins() -> None:
    scene, field = castle()
    aims = aims_of(FACTS, scene.s.scenario, 2)
    assert (aims.place, aims.hold) == ("random_town", 90.0)
    before = evaluate(scene.s, 0)
    scene.flag(0, field)
    assert evaluate(scene.s, 0) > before + 40
