"""What a View tells of the map and the town: how far heroes walk, the tile in the hand, prices."""

from __future__ import annotations

import pytest

from games.heroes3.scene import GAME, Scene
from ludoteka.games.heroes3.facts import MAIN
from ludoteka.games.heroes3.reach import is_calm


@pytest.mark.rule("H3-MOVE-02")
def test_the_next_fields_cost_one_and_are_what_is_offered() -> None:
    scene = Scene()
    reach = GAME.view(scene.s, 1).reach
    beside = {one.field for one in reach if one.cost == 1}
    assert {f"move main {field}" for field in beside} == set(scene.offered("move"))
    assert {one.leader for one in reach} == {"main"}
    assert all(one.way[-1] == one.field and len(one.way) == one.cost for one in reach)


@pytest.mark.rule("H3-MOVE-02", "H3-MAP-05")
def test_a_way_leads_across_empty_fields_but_not_past_something_that_happens() -> None:
    scene = Scene()
    reach = {one.field: one for one in GAME.view(scene.s, 0).reach}
    for one in reach.values():
        for before in one.way[:-1]:
            assert not reach[before].fight
    treasure = scene.find("treasure", "S1")
    assert reach[scene.name(treasure)].fight
    scene.hero(0, scene.find("empty", "S1"), moves=1)
    assert {one.cost for one in GAME.view(scene.s, 0).reach} == {1}
    scene.hero(0, scene.find("empty", "S1"), moves=0)
    assert GAME.view(scene.s, 0).reach == []


@pytest.mark.rule("H3-MOVE-02", "H3-MAP-05", "H3-MAP-06")
def test_fields_are_calm_once_nothing_is_left_there() -> None:
    scene = Scene()
    resource, mine = scene.find("resource", "S1"), scene.find("mine", "S1")
    assert not is_calm(scene.s, 0, MAIN, resource)
    assert not is_calm(scene.s, 0, MAIN, mine)
    scene.s.own_map()
    scene.s.black[resource] = 1
    scene.flag(0, mine)
    assert is_calm(scene.s, 0, MAIN, resource)
    assert is_calm(scene.s, 0, MAIN, mine)
    assert not is_calm(scene.s, 1, MAIN, mine)
    scene.hero(1, resource)
    assert not is_calm(scene.s, 0, MAIN, resource)


@pytest.mark.rule("H3-MAP-02", "H3-MAP-04")
def test_a_tile_being_turned_is_shown_to_everybody_as_printed() -> None:
    scene = Scene()
    assert GAME.view(scene.s, 0).laying is None
    discover = None
    for field in range(len(scene.s.atlas.spot)):
        if scene.s.atlas.spot[field] >= 0:
            scene.hero(0, field)
            offered = scene.offered("discover")
            if offered:
                discover = offered[0]
                break
    assert discover is not None
    scene.play(discover)
    laying = GAME.view(scene.s, 0).laying
    assert laying is not None
    assert GAME.view(scene.s, 1).laying == laying
    assert laying.place == discover.split()[-1]
    assert len(laying.spots) == 7
    scene.play("rotate 0")
    tile = next(one for one in GAME.view(scene.s, 0).tiles if one.place == laying.place)
    assert tile.terrain == laying.terrain
    around = {field.field.split("-")[1]: field for field in tile.fields}
    for spot, at in zip(laying.spots, ("nw", "ne", "e", "se", "sw", "w", "c"), strict=True):
        laid = around[at]
        assert (spot.location, spot.guard, spot.resource) == (laid.location, laid.guard, laid.resource)
        assert laid.closed & spot.closed == spot.closed


@pytest.mark.rule("H3-RECRUIT-01", "H3-RECRUIT-02")
def test_prices_follow_what_makes_units_cheaper() -> None:
    scene = Scene().army(0, halberdiers="few")
    prices = GAME.view(scene.s, 0).players[0].prices
    assert prices is not None
    assert "halberdiers" not in prices.recruit
    assert prices.reinforce["halberdiers"] == {"gold": 3}
    assert prices.recruit["archangels"] == {"gold": 20, "valuables": 1}
    scene.army(0, halberdiers="pack")
    later = GAME.view(scene.s, 0).players[0].prices
    assert later is not None
    assert "halberdiers" not in later.reinforce
