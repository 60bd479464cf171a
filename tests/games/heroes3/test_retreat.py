"""Where a retreating hero goes."""

from __future__ import annotations

import pytest

from games.heroes3.scene import Scene
from ludoteka.games.heroes3.facts import FIELDS, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.combat_end import retreat
from ludoteka.games.heroes3.rules.fields import guard_at
from ludoteka.games.heroes3.rules.retreating import retreat_field


def scene_at_town() -> tuple[Scene, int, int]:
    """A hero who came from the middle of the own tile and fights beside it."""
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
