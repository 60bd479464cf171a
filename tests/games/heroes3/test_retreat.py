"""Where retreating and beaten heroes go."""

from __future__ import annotations

import pytest

from games.heroes3.scene import Scene, all_boxes
from ludoteka.games.heroes3.facts import FIELDS, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.combat.end import attacker_won, retreat
from ludoteka.games.heroes3.rules.combat.start import new_combat
from ludoteka.games.heroes3.rules.map.heroes import hero_beaten
from ludoteka.games.heroes3.rules.map.moving import go_to
from ludoteka.games.heroes3.rules.map.retreating import retreat_field
from ludoteka.games.heroes3.rules.world.fields import guard_at


def scene_at_town() -> tuple[Scene, int, int]:
    """A hero who came from the middle of the player's tile and fights beside it."""
    scene = Scene()
    back = scene.field("S1", "c")
    field = scene.neighbour(back)
    scene.hero(0, field)
    scene.s.players[0].came_from[MAIN] = back
    return scene, back, field


@pytest.mark.rule("H3-COMBAT-25")
def test_a_hero_goes_back_to_the_field_it_came_from() -> None:
    scene, back, field = scene_at_town()
    scene.call(retreat, 0, MAIN, field)
    assert scene.where(0) == back


@pytest.mark.rule("H3-COMBAT-25", "H3-MOVE-05")
@pytest.mark.parametrize("start", ["nw", "e", "se"])
def test_a_hero_who_passed_another_goes_back_to_the_field_visited_before(start: str) -> None:
    scene = Scene()
    town = scene.field("S1", "c")
    for near in range(town // FIELDS * FIELDS, town // FIELDS * FIELDS + FIELDS):
        scene.s.black[near] = 1
    fought = scene.field("S1", "sw")
    scene.s.black[fought] = 0
    assert guard_at(scene.s, fought)
    scene.hero(0, town, hero=SECONDARY).hero(0, scene.field("S1", start))
    for field in (town, fought):
        scene.call(go_to, 0, MAIN, field)
    scene.call(retreat, 0, MAIN, fought)
    assert scene.where(0) == scene.field("S1", start)


@pytest.mark.rule("H3-COMBAT-25")
@pytest.mark.parametrize("other", ["enemy", "own"])
def test_a_taken_field_sends_the_hero_to_the_nearest_free_one(other: str) -> None:
    scene, back, field = scene_at_town()
    if other == "enemy":
        scene.hero(1, back)
    else:
        scene.hero(0, back, hero=SECONDARY)
    for near in range(back // FIELDS * FIELDS, back // FIELDS * FIELDS + FIELDS):
        scene.s.black[near] = 1
    scene.call(retreat, 0, MAIN, field)
    now = scene.where(0)
    assert now not in (back, field, NOBODY)
    assert now in scene.s.atlas.near[back * 6 : back * 6 + 6]


@pytest.mark.rule("H3-COMBAT-25")
def test_a_retreat_never_starts_a_combat() -> None:
    scene, back, field = scene_at_town()
    scene.hero(1, back)
    goal = retreat_field(scene.s, 0, MAIN, field)
    guarded = [near for near in scene.s.atlas.near[back * 6 : back * 6 + 6] if near != NOBODY]
    assert any(guard_at(scene.s, near) for near in guarded)
    assert not guard_at(scene.s, goal)


def beaten_at_home(scene: Scene, field: int) -> Scene:
    """The second player's main hero is beaten on a field by the first player's."""
    scene.hero(0, field).hero(1, field)
    combat = new_combat(scene.s, 0, MAIN, 1, MAIN, NOBODY, field, 1)
    combat.winner = 0
    return scene.call(attacker_won, combat)


@pytest.mark.rule("H3-END-03", "H3-COMBAT-28")
def test_who_loses_the_last_town_with_the_main_hero_is_out() -> None:
    scene = Scene(3)
    beaten_at_home(scene, scene.field("S2", "c"))
    assert scene.s.players[1].out
    assert scene.where(1) == NOBODY


@pytest.mark.rule("H3-COMBAT-28")
def test_a_beaten_hero_cannot_stay_in_the_town_that_was_lost() -> None:
    scene = Scene(3).tile("F1", "F1")
    settlement = scene.find("settlement")
    scene.flag(1, settlement)
    beaten_at_home(scene, scene.field("S2", "c"))
    assert scene.where(1) == settlement
    assert scene.s.flag[scene.field("S2", "c")] == 0


@pytest.mark.rule("H3-COMBAT-28", "H3-MODE-04")
def test_a_town_of_an_ally_is_a_friendly_one() -> None:
    scene = Scene(4, "arrogance", ("castle", "dungeon", "necropolis", "tower"), boxes=all_boxes())
    scene.hero(0, scene.find("empty", "S1")).hero(1, scene.find("empty", "S2"))
    scene.call(hero_beaten, 0, MAIN)
    homes = {scene.name(scene.field(slot, "c")) for slot in ("S1", "S2")}
    assert {text.split()[1] for text in scene.offered("place-hero")} == homes
