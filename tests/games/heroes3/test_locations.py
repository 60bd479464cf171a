"""Every location of the map, and what a visit changes, as its entry of the reference says."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from games.heroes3.visits import at
from ludoteka.games.heroes3.facts import AI, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.common import OPT_DICE_ONE, OPT_FREE_TRADE
from ludoteka.games.heroes3.rules.map.flagging import flag_field, flag_for_ai
from ludoteka.games.heroes3.rules.map.moving import Arrive
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.world.fields import is_free
from ludoteka.games.heroes3.rules.world.random_towns import RollForTown, garrison, unused_factions

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
ELSEWHERE |= {"monolith_one_way", "monolith_two_way", "astral_gate", "the_hill", "portal"}
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
        twin = scene.s.copy()
        kept = GAME.codec.to_json(twin)
        scene.play(fitting[0])
        assert GAME.codec.to_json(twin) == kept, "a visit changed a copy of the position"
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


@pytest.mark.rule("H3-MAP-05")
def test_a_visitable_field_works_once() -> None:
    scene = Scene().tile("F1", "F4").stock(0)
    wheel = at(scene, "water_wheel")
    assert scene.owns(0, "gold") == 3
    assert scene.s.black[wheel] == 1
    scene.run(Visit(0, MAIN, wheel))
    assert scene.owns(0, "gold") == 3
    assert is_free(scene.s, 1, wheel) is False
    scene.hero(0, scene.field("S1", "c"))
    assert is_free(scene.s, 1, wheel)


@pytest.mark.rule("H3-MAP-05", "H3-MAP-08")
def test_the_cube_is_placed_even_if_the_effect_is_declined_or_impossible() -> None:
    scene = Scene().tile("F1", "F2").stock(0, gold=3)
    shrine = at(scene, "shrine_of_magic_incantation")
    assert scene.offered() == ["choose shrine_of_magic_incantation 1", "decline"]
    scene.play("decline")
    assert scene.s.black[shrine] == 1
    poor = Scene().tile("F1", "F2").stock(0, gold=2)
    shrine = at(poor, "shrine_of_magic_incantation")
    assert poor.waits() == "Turn"
    assert poor.s.black[shrine] == 1


@pytest.mark.rule("H3-MAP-06")
def test_flags_change_without_combat_but_for_towns_and_settlements() -> None:
    scene = Scene().stock(0).stock(1)
    mine = scene.find("mine", "S2")
    scene.call(flag_field, 1, MAIN, mine)
    assert scene.s.flag[mine] == 1
    scene.hero(0, mine)
    scene.run(Arrive(0, MAIN, mine))
    assert scene.s.flag[mine] == 0
    assert scene.told("combat-announced") == []


@pytest.mark.rule("H3-MAP-06", "H3-COMBAT-02")
def test_an_own_flag_makes_a_field_empty_and_an_enemy_settlement_can_be_defended() -> None:
    scene = Scene().tile("F1", "F1")
    settlement = scene.find("settlement")
    scene.flag(0, settlement).hero(0, settlement)
    scene.run(Arrive(0, MAIN, settlement))
    assert scene.waits() == "Turn"
    assert scene.told("visited") == []
    scene.flag(1, settlement)
    scene.run(Arrive(0, MAIN, settlement))
    assert scene.told("combat-announced")


@pytest.mark.rule("H3-MAP-07")
def test_a_revisitable_field_gets_no_cube() -> None:
    scene = Scene().tile("F1", "F1")
    field = at(scene, "stables")
    assert scene.s.black[field] == 0
    assert scene.s.players[0].moves[MAIN] == 4
    scene.run(Visit(0, MAIN, field))
    assert scene.s.players[0].moves[MAIN] == 5


@pytest.mark.rule("H3-MAP-09")
def test_the_first_to_flag_a_mine_gains_its_amount_and_income_follows_the_flag() -> None:
    scene = Scene().stock(0).stock(1)
    mine = scene.find("mine", "S1")
    scene.call(flag_field, 0, MAIN, mine)
    assert scene.owns(0, "building_materials") == 2
    assert scene.s.players[0].income == [10, 2, 0]
    scene.call(flag_field, 1, MAIN, mine)
    assert scene.owns(1, "building_materials") == 0
    assert scene.s.players[0].income == [10, 0, 0]
    assert scene.s.players[1].income == [10, 2, 0]


@pytest.mark.rule("H3-MAP-10")
def test_a_settlement_raises_an_income_or_reinforces() -> None:
    scene = Scene().tile("F1", "F1").stock(0).army(0, marksmen="few")
    settlement = scene.find("settlement")
    scene.call(flag_field, 0, MAIN, settlement)
    assert scene.offered() == ["settle gold", "settle building_materials", "settle valuables", "settle-reinforce"]
    scene.play("settle gold")
    assert scene.owns(0, "gold") == 5
    assert scene.s.players[0].income[0] == 15
    scene.army(1, troglodytes="few").stock(1, gold=10)
    scene.call(flag_field, 1, MAIN, settlement)
    assert scene.s.players[0].income[0] == 10
    scene.play("settle-reinforce", "reinforce troglodytes")
    full = FACTS.troop[FACTS.troop_number["troglodytes"]].reinforce
    assert scene.owns(1, "gold") == 10 - (full[0] + 1) // 2
    assert scene.s.players[1].income[0] == 10


@pytest.mark.rule("H3-MAP-10")
def test_the_first_to_flag_a_settlement_reinforces_for_nothing() -> None:
    scene = Scene().tile("F1", "F1").stock(0).army(0, marksmen="few")
    scene.call(flag_field, 0, MAIN, scene.find("settlement"))
    scene.play("settle-reinforce", "reinforce marksmen")
    assert scene.units(0) == {"marksmen": "pack"}
    assert scene.s.players[0].income[0] == 10


@pytest.mark.rule("H3-MAP-11")
def test_a_captured_town_gives_a_cube_and_leaves_the_board_to_its_owner() -> None:
    scene = Scene(3)
    town = scene.field("S2", "c")
    before = scene.s.players[1].copy()
    scene.call(flag_field, 0, MAIN, town)
    after = scene.s.players[1]
    assert scene.s.players[0].cubes == [0, 1, 0]
    assert (after.built, after.tokens, after.income, after.stock) == (
        before.built,
        before.tokens,
        before.income,
        before.stock,
    )
    assert scene.s.players[0].income == [10, 0, 0]
    scene.stock(1, gold=30)
    assert scene.aside(1, "hire-hero") == []


@pytest.mark.rule("H3-MAP-12")
def test_an_obelisk_keeps_cubes_of_several_players() -> None:
    scene = Scene().tile("N1", "N3")
    obelisk = scene.find("obelisk")
    for seat in (0, 1):
        scene.hero(seat, obelisk)
        scene.luck(0, 1, *range(4)).run(Visit(seat, MAIN, obelisk)).go_on("Turn")
    assert scene.s.stars[obelisk] == 3
    assert scene.s.flag[obelisk] == NOBODY
    scene.run(Visit(0, MAIN, obelisk))
    assert scene.told("visited") == []


@pytest.mark.rule("H3-MAP-12")
def test_there_is_only_one_grail() -> None:
    scene = Scene().tile("C1", "C2")
    field = at(scene, "grail")
    scene.go_on("Turn")
    assert scene.s.grail == 0
    scene.s.black[field] = 0
    scene.hero(1, field)
    scene.run(Visit(1, MAIN, field))
    assert scene.s.grail == 0


@pytest.mark.rule("H3-MAP-14", "H3-EXP-06")
def test_a_random_town_gets_a_faction_nobody_plays_and_a_garrison() -> None:
    scene = Scene(boxes=all_boxes())
    field = scene.field("S1", "ne")
    scene.luck(0, 0, 5, 5).run(RollForTown(field, [0, 1]))
    assert scene.waits() == "NameTownFaction"
    assert scene.choice().seat == 1
    names = scene.offered()
    assert "faction castle" not in names
    assert "faction dungeon" not in names
    scene.play("faction necropolis")
    forms = garrison(scene.s, field)
    assert sorted((FACTS.troop[form // 2].tier, form % 2) for form in forms) == [(0, 1), (1, 1), (1, 1), (2, 0), (2, 0)]


@pytest.mark.rule("H3-MAP-14", "H3-EXP-06")
def test_a_random_town_is_of_a_faction_whose_box_is_in_play() -> None:
    """Castle and Dungeon are played."""
    factions = [faction.id for faction in FACTS.content.faction]
    for boxes, free in ((0b1, ["necropolis"]), (0b101, ["necropolis", "rampart"])):
        assert [factions[number] for number in unused_factions(Scene(boxes=boxes).s)] == free


@pytest.mark.rule("H3-MAP-14")
def test_a_tie_for_the_random_town_is_rolled_again() -> None:
    scene = Scene(boxes=all_boxes())
    scene.luck(0, 0, 0, 0, 0, 0, 4, 4).run(RollForTown(scene.field("S1", "ne"), [0, 1]))
    assert scene.choice().seat == 1


@pytest.mark.rule("H3-AI-02")
def test_an_ai_flags_what_it_crosses_and_gains_nothing() -> None:
    scene = Scene()
    mine = scene.find("mine", "S1")
    scene.call(flag_field, 0, MAIN, mine)
    flag_for_ai(scene.s, mine)
    assert scene.s.flag[mine] == AI
    assert scene.s.players[0].income == [10, 0, 0]
    resource = scene.find("resource", "S1")
    flag_for_ai(scene.s, resource)
    assert scene.s.black[resource] == 1


@pytest.mark.rule("H3-MAP-05")
def test_plain_figures_of_visitable_fields() -> None:
    scene = Scene().tile("F1", "F1").tile("F2", "F9").tile("F3", "F8").stock(0)
    at(scene, "windmill")
    assert scene.owns(0, "valuables") == 1
    at(scene, "fountain_of_youth")
    assert scene.s.players[0].morale == 1
    assert scene.s.players[0].moves[MAIN] == 4
    scene.s.players[0].morale = 0
    at(scene, "temple")
    assert scene.s.players[0].morale == 1


@pytest.mark.rule("H3-MAP-08")
def test_offers_are_chosen_and_paid() -> None:
    scene = Scene().tile("C1", "C1").tile("N1", "N1").stock(0)
    at(scene, "mystical_garden")
    assert scene.offered() == ["choose mystical_garden 1", "choose mystical_garden 2"]
    scene.play("choose mystical_garden 2")
    assert scene.owns(0, "valuables") == 1
    scene.stock(0, gold=10)
    at(scene, "tree_of_knowledge")
    assert scene.offered() == ["choose tree_of_knowledge 2", "decline"]
    scene.play("choose tree_of_knowledge 2")
    assert scene.owns(0, "gold") == 0
    assert scene.s.players[0].level == 2


@pytest.mark.rule("H3-HERO-03", "H3-MAP-05")
def test_experience_of_a_field_is_lost_on_a_secondary_hero() -> None:
    scene = Scene().tile("F1", "F3")
    at(scene, "learning_stone", hero=SECONDARY)
    assert scene.s.players[0].xp == 0
    other = Scene().tile("F1", "F3")
    at(other, "learning_stone")
    assert other.s.players[0].xp == 1


@pytest.mark.rule("H3-MAP-08", "H3-MORALE-03")
def test_the_warriors_tomb_costs_morale_only_for_a_search() -> None:
    scene = Scene().tile("N1", "N4")
    at(scene, "warriors_tomb")
    scene.play("decline", "decline")
    assert scene.s.players[0].morale == 0
    other = Scene().tile("N1", "N4")
    at(other, "warriors_tomb")
    other.play("search artifact").go_on("Search").play("decline")
    assert other.s.players[0].morale == -1
    assert other.s.players[0].discard_due


@pytest.mark.rule("H3-MAP-05")
def test_magic_spring_and_witch_hut() -> None:
    scene = Scene().tile("F1", "F2").hand(0).discard(0, "attack", "defense", "power", "knowledge")
    at(scene, "magic_spring")
    scene.play("choose magic_spring 1")
    assert sorted(scene.offered("take-own")) == ["take-own defense", "take-own knowledge", "take-own power"]
    scene.play("take-own power")
    assert sorted(scene.offered()) == ["put-on-top defense", "put-on-top knowledge"]
    scene.play("put-on-top defense")
    assert [FACTS.card_slugs[card] for card in scene.s.players[0].discard] == ["attack", "knowledge", "defense"]
    assert scene.cards(0) == ["power"]
    assert len(scene.s.players[0].discard) == 3
    scene.tile("N1", "N3").on_top("ability", "logistics").hand(0, "estates")
    at(scene, "witch_hut")
    scene.play("choose witch_hut 2", "take logistics")
    assert sorted(scene.cards(0)) == ["estates", "logistics"]


@pytest.mark.rule("H3-MAP-05", "H3-MAP-02")
def test_an_observatory_shows_a_tile_next_to_its_own_for_nothing() -> None:
    scene = Scene().tile("F1", "F5")
    at(scene, "redwood_observatory")
    assert scene.waits() in ("Observe", "RotateTile")
    scene.go_on("Turn")
    turned = [place for place in range(9) if scene.s.atlas.rotation[place] != NOBODY]
    assert len(turned) == 4
    assert scene.s.players[0].moves[MAIN] == 3


@pytest.mark.rule("H3-MAP-07")
def test_shops_of_the_expansions() -> None:
    scene = Scene(boxes=all_boxes()).stock(0, gold=40).hand(0, "attack")
    library = FACTS.location[FACTS.location_number["library"]]
    from ludoteka.games.heroes3.rules.map.offers import do_visit

    field = scene.where(0)
    scene.call(do_visit, 0, MAIN, field, library.visits[0])
    assert "swap attack power" in scene.offered()
    scene.play("swap attack power")
    assert scene.cards(0) == ["power"]
    assert scene.owns(0, "gold") == 37
    scene.play("swap power knowledge")
    assert scene.cards(0) == ["knowledge"]
    assert scene.owns(0, "gold") == 34


@pytest.mark.rule("H3-EXP-04")
def test_a_star_axis_empowers_a_statistic() -> None:
    from ludoteka.games.heroes3.rules.map.card_locations import EmpowerStatistic

    scene = Scene().hand(0, "attack", "haste")
    scene.run(EmpowerStatistic(0))
    assert scene.offered() == ["decline", "empower attack"]
    scene.play("empower attack")
    assert "empowered_attack" in scene.cards(0)
    assert FACTS.card[FACTS.card_number["empowered_attack"]].expert == [False]


@pytest.mark.rule("H3-DIFF-03")
def test_dice_give_one_resource_with_the_optional_rule() -> None:
    scene = Scene(optional=1 << OPT_DICE_ONE).stock(0)
    resource = scene.find("resource", "S1")
    scene.luck(5).play(f"move main {scene.name(resource)}")
    assert scene.owns(0, "gold") == 1


@pytest.mark.rule("H3-DIFF-03", "H3-TRADE-02")
def test_free_trade_is_open_at_any_time_and_posts_give_an_artifact_once() -> None:
    scene = Scene(optional=1 << OPT_FREE_TRADE).stock(0, gold=2).hand(0).tile("F1", "F1")
    assert scene.aside(0, "trade") == ["trade gold building_materials"]
    post = at(scene, "trading_post")
    scene.play("choose trading_post 1")
    assert scene.s.black[post] == 1
    assert [FACTS.card_kind[card] for card in scene.s.players[0].hand] == [1]
    assert "revisit main" not in scene.offered()
    assert Scene().stock(0, gold=2).aside(0, "trade") == []
