"""The Fractured Kingdoms: areas of a map, joins, monoliths, fixed rotations, borders that open, victory points."""

from __future__ import annotations

import msgspec
import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.bot.evaluate import evaluate
from ludoteka.games.heroes3.bot.ways import journeys
from ludoteka.games.heroes3.content import faults
from ludoteka.games.heroes3.facts import ARTIFACT, FIELDS, MAIN, NOBODY, SPELL
from ludoteka.games.heroes3.rules.cards.search import Search, fits_level
from ludoteka.games.heroes3.rules.map.flagging import flag_field
from ludoteka.games.heroes3.rules.map.moving import steps_from
from ludoteka.games.heroes3.rules.map.offers import found_level
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.timed import timed_events
from ludoteka.games.heroes3.rules.victory.ends import round_ended
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.games.heroes3.rules.world.tiles import turn_tile
from ludoteka.games.heroes3.rules.world.ways import joining_rotations
from ludoteka.games.heroes3.view_goals import goals_view
from ludoteka.games.heroes3.view_map import ways_view

FIVE = ("castle", "dungeon", "necropolis", "rampart", "tower")
HERE = "community_fractured_kingdoms"


def kingdoms() -> Scene:
    return Scene(5, HERE, FIVE, boxes=all_boxes())


def opened() -> Scene:
    """The same after round 4 has begun."""
    scene = kingdoms()
    scene.s.round = 4
    scene.call(timed_events)
    return scene


@pytest.mark.rule("H3-SETUP-13")
@pytest.mark.parametrize(("slot", "position"), [("S1", "nw"), ("S2", "ne"), ("S3", "e"), ("S4", "se"), ("S5", "w")])
def test_starting_tiles_lie_with_their_blocked_field_as_the_map_says(slot: str, position: str) -> None:
    scene = kingdoms()
    assert scene.find("blocked", slot) == scene.field(slot, position)


@pytest.mark.rule("H3-MOVE-03", "H3-ROUND-05")
@pytest.mark.parametrize(
    ("start", "goal"),
    [("S1.e", "S2.w"), ("S2.se", "S3.nw"), ("S3.sw", "S4.ne"), ("S4.w", "S5.se"), ("S5.ne", "S1.sw")],
)
def test_joins_of_the_ring_open_in_round_4(start: str, goal: str) -> None:
    for scene, steps in ((kingdoms(), False), (opened(), True)):
        one, other = (scene.field(*end.split(".")) for end in (start, goal))
        assert (other in steps_from(scene.s, 0, MAIN, one, 3)) == steps
        assert (one in steps_from(scene.s, 0, MAIN, other, 3)) == steps


@pytest.mark.rule("H3-MOVE-03")
def test_a_closed_join_says_why() -> None:
    scene = kingdoms()
    here, there = scene.field("S1", "e"), scene.field("S2", "w")
    scene.turn(0).hero(0, here)
    action = GAME.parse(f"move main {scene.name(there)}")
    assert scene.choice().why_not(scene.s, action) == ("closed-edge", there)


@pytest.mark.rule("H3-MOVE-02", "H3-MOVE-03")
def test_open_borders_stay_open_when_tiles_are_turned() -> None:
    scene = opened()
    assert scene.told("borders-open") == [("borders-open",)]
    start = scene.place("S1")
    assert not any(scene.s.atlas.closed[start * FIELDS + at] for at in range(FIELDS) if at != 0)
    place = scene.place("F1")
    scene.call(turn_tile, place, scene.s.atlas.tile[place], 0)
    scene.hero(0, scene.field("S1", "e")).turn(0)
    assert f"move main {scene.name(scene.field('S2', 'w'))}" in scene.offered("move")


@pytest.mark.rule("H3-MOVE-02")
def test_a_monolith_leads_one_way_for_a_movement_point() -> None:
    scene = kingdoms()
    scene.tile("F2", "F1").tile("F3", "F1")
    here, there = scene.field("F2", "e"), scene.field("F3", "w")
    scene.s.atlas.spot[here] = scene.s.atlas.spot[there] = FACTS.tile_number["S1"] * FIELDS + 1
    scene.turn(0).hero(0, here)
    scene.play(f"move main {scene.name(there)}")
    assert scene.where(0) == there
    assert scene.s.players[0].moves[MAIN] == 2
    assert here not in steps_from(scene.s, 0, MAIN, there, 2)


@pytest.mark.rule("H3-MAP-02", "H3-MOVE-03")
def test_a_monolith_does_not_lead_to_a_tile_that_lies_face_down_or_a_blocked_field() -> None:
    scene = kingdoms()
    scene.tile("F2", "F1")
    here, there = scene.field("F2", "e"), scene.field("F3", "w")
    scene.turn(0).hero(0, here)
    action = GAME.parse(f"move main {scene.name(there)}")
    assert scene.choice().why_not(scene.s, action) == ("face-down", there)
    scene.tile("F3", "F1")
    scene.s.atlas.spot[there] = FACTS.tile_number["S1"] * FIELDS
    scene.hero(0, here)
    assert scene.choice().why_not(scene.s, action) == ("blocked-field", there)


@pytest.mark.rule("H3-MAP-02")
def test_a_tile_needs_a_path_only_to_its_own_area() -> None:
    scene = kingdoms()
    tile = FACTS.tile_number["S1"]
    found = [
        joining_rotations(FACTS, scene.s.atlas, place, tile)
        for place in range(len(scene.s.atlas.tile))
        if scene.s.atlas.rotation[place] == NOBODY
    ]
    assert all(found), "other areas ask for no path"
    assert any(len(rotations) < 6 for rotations in found), "its own area does"


@pytest.mark.rule("H3-CARD-04")
@pytest.mark.parametrize(
    ("slot", "words"),
    [("S1", "minor_or_basic"), ("F1", "minor_or_basic"), ("N1", "minor_or_major_or_expert"),
     ("C1", "major_or_relic_or_expert")],
)  # fmt: skip
def test_artifacts_and_spells_come_by_the_kind_of_tile(slot: str, words: str) -> None:
    scene = kingdoms()
    level = found_level(scene.s, scene.field(slot, "c"), "any")
    assert level == words
    cards = [card for card in range(len(FACTS.card)) if FACTS.card_kind[card] in (ARTIFACT, SPELL)]
    for card in cards:
        assert fits_level(scene.s, card, level) == (FACTS.card[card].level in words.split("_or_"))
    assert fits_level(scene.s, FACTS.card_number["magic_arrow"], "minor_or_basic")
    abilities = [card for card in range(len(FACTS.card)) if FACTS.card_kind[card] == 0]
    assert fits_level(scene.s, abilities[0], "any")


@pytest.mark.rule("H3-CARD-04")
def test_a_search_on_a_far_tile_takes_basic_spells_only() -> None:
    scene = kingdoms()
    scene.on_top("spell", "magic_arrow", "chain_lightning")
    scene.run(Search(0, 1 << SPELL, 2, found_level(scene.s, scene.field("F1", "c"), "any"), True))
    scene.play("search spell")
    assert scene.offered("take") == ["take magic_arrow"]


@pytest.mark.rule("H3-COMBAT-04")
@pytest.mark.parametrize("answer", ["fight", "decline"])
def test_the_main_hero_on_the_starting_tile_may_defend_the_town_in_person(answer: str) -> None:
    scene = opened()
    town = own_town(scene.s, 1)
    scene.stock(1, gold=0)
    beside = scene.neighbour(town)
    scene.hero(1, next(f for f in range(town - 3, town + 4) if f not in (town, beside, scene.find("blocked", "S2"))))
    scene.turn(0).hero(0, beside).play(f"move main {scene.name(town)}")
    while scene.waits() != "HurryHome":
        scene.play(scene.offered("pass")[0])
    scene.play(answer)
    if answer == "fight":
        assert scene.s.combat is not None
        assert (scene.s.combat.defender_hero, scene.where(1)) == (MAIN, town)
    else:
        assert scene.s.combat is None
        assert scene.s.flag[town] == 0


@pytest.mark.rule("H3-END-09")
def test_victory_points_of_utopias_towns_and_the_grail() -> None:
    scene = kingdoms()
    scene.tile("C1", "C1")
    utopia = scene.find("dragon_utopia", "C1")
    scene.hero(0, utopia).call(flag_field, 0, MAIN, utopia)
    assert goals_view(scene.s)[0].have == [1 + 2 + 2, 1, 1, 1, 1]
    scene.call(flag_field, 1, MAIN, utopia)
    assert goals_view(scene.s)[0].have == [3, 3, 1, 1, 1]
    scene.s.grail = 4
    assert goals_view(scene.s)[0].have == [3, 3, 4, 1, 1]
    scene.hero(2, own_town(scene.s, 2)).run(Visit(2, MAIN, own_town(scene.s, 2)))
    assert goals_view(scene.s)[0].have == [3, 3, 6, 1, 1]
    scene.s.grail = 6
    assert goals_view(scene.s)[0].have == [3, 3, 6, 4, 1]
    scene.s.round = scene.s.last_round
    scene.call(round_ended)
    assert scene.s.places[2] == 1


def test_bots_walk_by_joins_and_want_points() -> None:
    scene = opened()
    start = scene.field("S1", "e")
    assert journeys(scene.s, start, 0)[scene.field("S2", "w")] == 1
    assert journeys(kingdoms().s, start, 0)[scene.field("S2", "w")] == -1
    before = evaluate(scene.s, 0)
    scene.s.ledger["grail_at_home"] = [0]
    assert evaluate(scene.s, 0) > before + 50


def test_the_view_tells_the_ways_of_the_map() -> None:
    scene = kingdoms()
    ways = ways_view(scene.s, NAMES)
    assert [sum(way.kind == kind for way in ways) for kind in ("join", "monolith")] == [5, 10]
    assert not any(way.open for way in ways if way.kind == "join")
    assert all(way.open for way in ways_view(opened().s, NAMES))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"ways": ()}, "no way leads to area 2"),
        ({"ways": [{"kind": "join", "start": "S9.E", "goal": "S1.W"}]}, "names slot S9, which does not exist"),
    ],
)
def test_bad_areas_are_named(change: dict[str, object], message: str) -> None:
    at = NAMES.scenarios.index(HERE)
    one = GAME.content.scenario[at]
    plan = msgspec.convert({**msgspec.to_builtins(one.maps[0]), **change}, type(one.maps[0]))
    scenarios = list(GAME.content.scenario)
    scenarios[at] = msgspec.structs.replace(one, maps=(plan,))
    content = msgspec.structs.replace(GAME.content, scenario=tuple(scenarios))
    assert any(message in fault for fault in faults(content))
