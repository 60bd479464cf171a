"""Race for the Dragon Isle: own areas, portals, who comes first, dragons on the isle."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import AZURE, FIELDS, GOLDEN, MAIN, MIDDLE, NEAR, NEUTRALS, NOBODY, SECONDARY
from ludoteka.games.heroes3.resample import resample
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING
from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter
from ludoteka.games.heroes3.rules.combat.armies import neutral_army
from ludoteka.games.heroes3.rules.combat.start import new_combat
from ludoteka.games.heroes3.rules.map.moving import crowding, enter_closed, steps_from
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.turn.turn import TurnStart
from ludoteka.games.heroes3.rules.units.answers import MoreAttacks
from ludoteka.games.heroes3.rules.victory.ends import round_ended
from ludoteka.games.heroes3.rules.world.cells import distance
from ludoteka.games.heroes3.rules.world.fields import guard_at, own_town
from ludoteka.games.heroes3.rules.world.own_areas import area_of, layable, own_sites
from ludoteka.games.heroes3.rules.world.portals import portal_goals, shared_portal
from ludoteka.games.heroes3.rules.world.tiles import PlaceTile, draw_far_tile, site
from ludoteka.games.heroes3.rules.world.town_tiles import fits, supply_of
from ludoteka.games.heroes3.view import view
from ludoteka.kernel.chance import Chance

SIX = ("castle", "dungeon", "necropolis", "tower", "rampart", "fortress")


def race(seats: int = 2) -> Scene:
    """Race for the Dragon Isle at the first turn."""
    return Scene(seats, "community_race_for_the_dragon_isle", factions=SIX, boxes=all_boxes())


def laid(scene: Scene, seat: int = 0) -> Scene:
    """A player has laid all tiles of the supply, the obelisk last."""
    while scene.s.players[seat].far_tiles:
        home = own_town(scene.s, seat)
        place = [other for other in range(len(scene.s.atlas.tile)) if other in area_of(scene.s, home // FIELDS)][-1]
        for field in range(place * FIELDS, place * FIELDS + FIELDS):
            if own_sites(scene.s, field):
                break
        kind = NEAR if layable(scene.s, seat, NEAR) and not layable(scene.s, seat, 1) else 1
        scene.call(draw_far_tile, seat, field, kind)
        scene.play(scene.offered()[0]).go_on("Turn")
    return scene


# -- areas ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_player_starts_on_a_tile_apart_with_two_far_and_two_near_tiles(seats: int) -> None:
    scene = race(seats)
    for seat in range(seats):
        assert area_of(scene.s, own_town(scene.s, seat) // FIELDS) == [scene.place(f"S{seat + 1}")]
        assert len(supply_of(scene.s, seat, 1)) == 2
        near = supply_of(scene.s, seat, NEAR)
        assert sorted(fits(FACTS, tile, "obelisk") for tile in near) == [False, True]


@pytest.mark.rule("H3-MAP-03")
def test_the_first_tile_needs_one_neighbour_and_the_next_two() -> None:
    scene = race()
    home = own_town(scene.s, 0)
    edge = scene.place("S1") * FIELDS
    assert own_sites(scene.s, edge)
    scene.call(draw_far_tile, 0, edge, 1).play(scene.offered()[0]).go_on("Turn")
    place = len(scene.s.atlas.tile) - 1
    assert sorted(area_of(scene.s, home // FIELDS)) == [scene.place("S1"), place]
    for field in range(place * FIELDS, place * FIELDS + FIELDS):
        for q, r in own_sites(scene.s, field):
            away = [distance(q - scene.s.atlas.q[one], r - scene.s.atlas.r[one]) for one in (scene.place("S1"), place)]
            assert away == [3, 3]


@pytest.mark.rule("H3-MAP-03")
def test_no_tile_touches_another_area() -> None:
    scene = race()
    scene.s.atlas.q[scene.place("S2")] = scene.s.atlas.q[scene.place("S1")] + 5
    scene.s.atlas.r[scene.place("S2")] = scene.s.atlas.r[scene.place("S1")]
    edge = scene.field("S1", "e")
    for q, r in own_sites(scene.s, edge):
        other = scene.place("S2")
        assert distance(q - scene.s.atlas.q[other], r - scene.s.atlas.r[other]) > 3


@pytest.mark.rule("H3-MAP-03")
def test_the_tile_with_the_obelisk_comes_last() -> None:
    scene = race()
    near = supply_of(scene.s, 0, NEAR)
    plain = [tile for tile in near if not fits(FACTS, tile, "obelisk")]
    assert layable(scene.s, 0, NEAR) == plain
    scene.s.players[0].far_tiles = [tile for tile in near if tile not in plain]
    assert layable(scene.s, 0, NEAR) == scene.s.players[0].far_tiles
    scene.s.players[0].far_tiles = sorted([*supply_of(race().s, 0, 1), *scene.s.players[0].far_tiles])
    assert layable(scene.s, 0, NEAR) == []


@pytest.mark.rule("H3-MAP-04")
def test_what_lies_in_supplies_is_secret_but_not_that_one_tile_has_an_obelisk() -> None:
    scene = race(3)
    seen = set()
    for number in range(8):
        twin = resample(scene.s, 0, Chance.of(str(number)))
        near = supply_of(twin, 1, NEAR)
        assert sorted(fits(FACTS, tile, "obelisk") for tile in near) == [False, True]
        seen.add(tuple(twin.players[1].far_tiles))
    assert len(seen) > 1


# -- portals ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-12")
def test_the_obelisk_is_guarded_by_level_6_and_opens_both_portals() -> None:
    scene = laid(race())
    obelisk = scene.find("obelisk")
    portal = scene.find("portal", "S1")
    assert guard_at(scene.s, obelisk) == 6
    assert enter_closed(scene.s, 0, MAIN, portal, 3) == ("closed-by-scenario", portal)
    assert portal_goals(scene.s, 0, obelisk) == []
    scene.hero(0, obelisk).turn(0).run(Visit(0, MAIN, obelisk)).go_on("Turn")
    assert scene.s.stars[obelisk] == 1
    isle = shared_portal(scene.s)
    assert isle == scene.place("F1") * FIELDS + MIDDLE
    assert portal_goals(scene.s, 0, obelisk) == sorted([portal, isle])
    assert portal_goals(scene.s, 0, portal) == sorted([obelisk, isle])
    assert portal_goals(scene.s, 0, isle) == [own_town(scene.s, 0)]
    assert enter_closed(scene.s, 0, MAIN, portal, 3) is None
    assert enter_closed(scene.s, 1, MAIN, scene.find("portal", "S2"), 3) is not None
    assert isle in steps_from(scene.s, 0, MAIN, obelisk, 1)
    shown = view(scene.s, 1, NAMES)
    assert [player.portals for player in shown.players] == [True, False]
    ends = [(way.start, way.goal, way.open) for way in shown.ways]
    assert (scene.name(portal), scene.name(isle), True) in ends
    assert (scene.name(obelisk), scene.name(isle), True) in ends
    assert (scene.name(scene.find("portal", "S2")), scene.name(isle), False) in ends


@pytest.mark.rule("H3-MOVE-07")
def test_any_number_of_heroes_stand_in_the_sanctuary_of_the_isle() -> None:
    scene = race(3)
    isle = shared_portal(scene.s)
    for seat in (0, 1, 2):
        scene.hero(seat, isle)
    assert crowding(scene.s, 0) == NOBODY
    scene.hero(0, own_town(scene.s, 0))
    assert enter_closed(scene.s, 0, MAIN, isle, 1) is None


@pytest.mark.rule("H3-ROUND-01")
def test_the_first_on_the_isle_goes_first_and_who_arrives_in_that_round_stops() -> None:
    scene = laid(laid(race(3), 1), 2)
    isle = shared_portal(scene.s)
    for seat in (1, 2):
        scene.s.stars[own_town(scene.s, seat)] = 0
    scene.hero(1, isle, MAIN, 2).hero(1, own_town(scene.s, 1), SECONDARY, 2).turn(1).run(Visit(1, MAIN, isle))
    assert scene.s.first == 1
    assert scene.told("first-on-isle") == [("first-on-isle", 1)]
    assert scene.s.players[1].moves == [0, 0]
    scene.hero(2, isle, MAIN, 2).run(Visit(2, MAIN, isle))
    assert scene.s.first == 1
    assert scene.s.players[2].moves[MAIN] == 0
    scene.s.round += 1
    scene.hero(0, isle, MAIN, 2).run(Visit(0, MAIN, isle))
    assert scene.s.players[0].moves[MAIN] == 2


# -- dragons ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-07")
def test_gold_and_azure_guards_of_the_isle_are_dragons_with_young_ones_at_level_7() -> None:
    scene = race().tile("C1", "C2")
    scene.s.difficulty = 3
    scene.s.chance = scene.chance
    grail, box = scene.find("grail", "C1"), scene.find("pandoras_box", "C1")
    c = new_combat(scene.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, grail, 7)
    forms = neutral_army(scene.s, c)
    slugs = [FACTS.troop_slugs[form >> 1] for form in forms]
    assert slugs[-2:] == ["young_dragon", "mature_dragon"]
    assert all("dragons" in FACTS.troop[form >> 1].families for form in forms)
    assert len(c.drawn) == len(forms) - 2
    c = new_combat(scene.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, box, 6)
    for form in neutral_army(scene.s, c):
        if FACTS.troop[form >> 1].tier in (GOLDEN, AZURE):
            assert "dragons" in FACTS.troop[form >> 1].families or not dragons_left(scene, FACTS.troop[form >> 1].tier)


def dragons_left(scene: Scene, tier: int) -> bool:
    """Whether a neutral deck still holds a dragon."""
    return any("dragons" in FACTS.troop[troop].families for troop in scene.s.neutral_decks[tier].cards())


@pytest.mark.rule("H3-UNIT-06")
def test_the_figures_of_the_special_dragons() -> None:
    young, mature = (FACTS.troop_number[slug] * 2 for slug in ("young_dragon", "mature_dragon"))
    assert [FACTS.attack[young], FACTS.defense[young], FACTS.hp[young], FACTS.initiative[young]] == [3, 1, 3, 6]
    assert [FACTS.attack[mature], FACTS.defense[mature], FACTS.hp[mature], FACTS.initiative[mature]] == [4, 1, 5, 8]
    assert "no_adjacent_penalty" in FACTS.abilities[young]
    assert FACTS.abilities[mature]["attack_all_adjacent"].attack == 2


@pytest.mark.rule("H3-UNIT-06")
def test_a_mature_dragon_attacks_all_others_beside_it_with_2() -> None:
    scene = race().army(0, griffins="few", halberdiers="few", marksmen="few")
    c = new_combat(scene.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, scene.place("F1") * FIELDS, 7)
    scene.s.combat = c
    dragon = add_fighter(c, FACTS.troop_number["mature_dragon"] * 2, 1, NOBODY, 9, ())
    target = add_fighter(c, FACTS.troop_number["griffins"] * 2, ATTACKING, 0, 13, ())
    beside = add_fighter(c, FACTS.troop_number["halberdiers"] * 2, ATTACKING, 1, 10, ())
    add_fighter(c, FACTS.troop_number["marksmen"] * 2, ATTACKING, 2, 19, ())
    before = len(scene.s.agenda)
    MoreAttacks(dragon, target, 13, [0], False).run(scene.s)
    extra = scene.s.agenda[before:]
    assert [(step.target, step.fixed) for step in extra] == [(beside, 2)]  # type: ignore[attr-defined]


# -- ends -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-01")
def test_starting_a_turn_with_a_utopia_wins() -> None:
    scene = race().tile("C1", "C1")
    utopia = scene.find("dragon_utopia")
    scene.flag(1, utopia).call(round_ended)
    assert not scene.s.places
    scene.run(TurnStart(0)).go_on("Turn")
    assert not scene.s.places
    scene.run(TurnStart(1)).go_on("Turn")
    assert scene.s.places == [2, 1]


@pytest.mark.rule("H3-END-09")
@pytest.mark.parametrize(("holder", "places"), [(NOBODY, [2, 2]), (0, [1, 2])])
def test_after_round_12_a_holder_wins_and_without_one_all_lose(holder: int, places: list[int]) -> None:
    scene = race().tile("C1", "C1")
    if holder != NOBODY:
        scene.flag(holder, scene.find("dragon_utopia"))
    scene.s.round = 12
    scene.call(round_ended)
    assert scene.s.places == places


def test_a_tile_is_laid_by_its_site() -> None:
    scene = race()
    edge = scene.field("S1", "e")
    scene.call(draw_far_tile, 0, edge, 1)
    choice = scene.choice()
    assert isinstance(choice, PlaceTile)
    sites = {action[1] for action in choice.options(scene.s)}
    assert sites
    assert sites <= {site(q, r) for q, r in own_sites(scene.s, edge)}
