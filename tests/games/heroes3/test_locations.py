"""Every location of the map, and what a visit changes, as its entry of the reference says."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from games.heroes3.scene import FACTS, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.map.visits import Visit

SCENARIO = "brave_new_world"
LEVEL_7 = {"gold": 15, "hand": 1}
"""The scenario pays for the first field of difficulty 7 with 15 gold and Search (2) for an artifact."""
SEARCH = ("search", "take")


class Call(NamedTuple):
    """A visit: what is chosen, option by option, and the difference it makes; everything else stays as it was."""

    location: str
    chosen: tuple[str, ...]
    change: dict[str, int]


CALLS = [
    Call("empty", (), {}),
    Call("blocked", (), {}),
    Call("town", (), {}),
    Call("mine", (), {"building_materials": 2}),
    Call("settlement", ("settle gold",), {"gold": 5}),
    Call("settlement", ("settle building_materials",), {"building_materials": 2}),
    Call("settlement", ("settle valuables",), {"valuables": 1}),
    Call("settlement", ("settle-reinforce", "reinforce griffins"), {"packs": 1}),
    Call("artifact", ("choose", *SEARCH), {"hand": 1}),
    Call("artifact", ("decline",), {}),
    Call("resource", (), {"gold": 3}),
    Call("treasure", (), {"building_materials": 4}),
    Call("fountain_of_youth", (), {"morale": 1, "moves": 1}),
    Call("water_wheel", (), {"gold": 3}),
    Call("warriors_tomb", (*SEARCH, *SEARCH), {"hand": 2, "morale": -1, "hand_due": 1}),
    Call("warriors_tomb", ("decline", "decline"), {}),
    Call("temple", (), {"morale": 1}),
    Call("mystical_garden", ("choose mystical_garden 1",), {"gold": 2}),
    Call("mystical_garden", ("choose mystical_garden 2",), {"valuables": 1}),
    Call("pandoras_box", ("choose pandoras_box 1", "keep experience_b"), {"xp": 1}),
    Call("pandoras_box", ("choose pandoras_box 2", "keep gold_3"), {"gold": 3}),
    Call("learning_stone", (), {"xp": 1}),
    Call("windmill", (), {"valuables": 1}),
    Call("shrine_of_magic_incantation", ("choose", *SEARCH), {"hand": 1, "gold": -3}),
    Call("shrine_of_magic_incantation", ("decline",), {}),
    Call("shrine_of_magic_gesture", ("choose", *SEARCH), {"hand": 1}),
    Call("library", ("choose", "swap attack defense", "done"), {"gold": -3, "removed": 1}),
    Call("library", ("choose", "swap attack defense", "swap power knowledge"), {"gold": -6, "removed": 2}),
    Call("black_market", ("choose", "take-discarded"), {"hand": 1, "gold": -5}),
    Call("sanctuary", (), {}),
    Call("tavern", ("choose",), {"gold": -7, "heroes": 1}),
    Call("trading_post", ("choose", "buy-machine ballista"), {"hand": 1, "gold": -10}),
    Call("trading_post", ("choose", "sell-card estates"), {"hand": -1, "gold": 1, "removed": 1}),
    Call("trading_post", ("choose", "trade gold valuables", "done"), {"gold": -6, "valuables": 1}),
    Call("war_machine_factory", ("choose", "buy-machine ballista"), {"hand": 1, "gold": -7}),
    Call("stables", (), {"moves": 1}),
    Call(
        "tree_of_knowledge",
        ("choose tree_of_knowledge 1", *SEARCH),
        {"valuables": -3, "xp": 2, "experts": 1, "hand": 1},
    ),
    Call("tree_of_knowledge", ("choose tree_of_knowledge 2", *SEARCH), {"gold": -10, "xp": 2, "experts": 1, "hand": 1}),
    Call("tree_of_knowledge", ("decline",), {}),
    Call("redwood_observatory", ("rotate",), {}),
    Call("grail", SEARCH, LEVEL_7),
    Call("market_of_time", ("choose", "remove estates", *SEARCH), {"removed": 1}),
    Call("hill_fort", ("choose", "reinforce griffins"), {"gold": -3, "packs": 1}),
    Call("prison", (), {"heroes": 1}),
    Call("magic_spring", ("choose", "take-own power"), {"hand": 1, "discard": -1}),
    Call("magic_spring", ("choose", "decline", "put-on-top"), {}),
    Call("witch_hut", ("choose witch_hut 1",), {"hand": -1, "removed": 1}),
    Call("witch_hut", ("choose witch_hut 2", "take"), {"hand": 1}),
    Call("witch_hut", ("choose witch_hut 2", "decline"), {}),
    Call("scholar", ("remove attack",), {"hand": -1, "removed": 1}),
    Call("scholar", ("take defense",), {"hand": 1}),
    Call("dragon_utopia", SEARCH, LEVEL_7),
    Call("university", ("choose", "take-discarded"), {"hand": 1, "gold": -6}),
    Call("star_axis", ("choose", "empower attack"), {"removed": 1}),
    Call("random_town", SEARCH, {"gold": 15 + 10, "hand": 1}),
    Call("spell_scroll", ("search",), {"hand": 1}),
    Call("faerie_ring", ("remove estates", *SEARCH), {"removed": 1}),
    Call("elemental_conflux", ("recruit",), {"gold": -7, "units": 1}),
    Call("elemental_conflux", ("decline",), {}),
    Call("grave", SEARCH, {"hand": 1, "gold": 3, "morale": -1}),
    Call("temple_of_the_sea", (*SEARCH, *SEARCH, *SEARCH), {"hand": 3, "gold": 15 + 10}),
    Call("sea_barrel", (), {"gold": 3}),
    Call("shipwreck_survivor", SEARCH, {"hand": 1}),
    Call("flotsam", (), {"building_materials": 2}),
    Call("buoy", (), {"morale": 1}),
    Call("mermaid", (), {"morale": 1, "moves": 1}),
    Call("derelict_ship", SEARCH, {"hand": 1, "gold": 2}),
    Call("derelict_ship", ("decline",), {"gold": 2}),
]

ELSEWHERE = {"obelisk", "cyclops_stockpile", "shipwreck", "jetsam", "sea_chest", "subterranean_gate"}
ELSEWHERE |= {"monolith_one_way", "monolith_two_way"}
"""Locations that the scenario explains, that roll several dice, or that no tile shows: they have tests of their own."""


def standing(scene: Scene) -> dict[str, int]:
    """What a visit may change of the first player."""
    player = scene.s.players[0]
    gold, materials, valuables = player.stock
    return {
        "hand": len(player.hand),
        "discard": len(player.discard),
        "gold": gold,
        "building_materials": materials,
        "valuables": valuables,
        "xp": player.xp,
        "experts": player.experts,
        "morale": player.morale,
        "hand_due": int(player.discard_due),
        "moves": player.moves[MAIN],
        "removed": len(scene.s.removed),
        "units": len(player.army),
        "packs": sum(player.sides),
        "heroes": sum(at != NOBODY for at in player.at),
    }


def visited(call: Call) -> dict[str, int]:
    """The difference a visit makes, with the options chosen in order."""
    scene = Scene(scenario=SCENARIO, boxes=all_boxes()).turn(0).put(call.location)
    scene.hand(0, "estates", "attack").deck(0, "defense").discard(0, "power", "knowledge").stock(0, 20, 10, 10)
    player = scene.s.players[0]
    player.experts, player.morale = 0, 0
    field = scene.find(call.location)
    scene.hero(0, field)
    player.at[SECONDARY] = NOBODY
    before = standing(scene)
    scene.run(Visit(0, MAIN, field))
    for wanted in call.chosen:
        fitting = [option for option in scene.offered() if f"{option} ".startswith(f"{wanted} ")]
        assert fitting, f"{wanted}: {scene.waits()} offers {scene.offered()}"
        scene.play(fitting[0])
    assert scene.waits() == "Turn", f"{scene.waits()} offers {scene.offered()}"
    after = standing(scene)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


@pytest.mark.rule("H3-MAP-05", "H3-MAP-07", "H3-MAP-08")
@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.location}-{'-'.join(call.chosen)}".replace(" ", "_"))
def test_a_visit_changes_what_the_reference_says(call: Call) -> None:
    assert visited(call) == call.change


def test_every_location_is_visited_here_or_has_tests_of_its_own() -> None:
    assert {call.location for call in CALLS} | ELSEWHERE == {
        FACTS.location[at].id for at in range(len(NAMES.locations))
    }
