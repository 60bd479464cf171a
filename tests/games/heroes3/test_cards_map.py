"""Cards and units that work on the map, in the town and in the unit deck (H3-CARD-07, H3-RECRUIT-03, R-43)."""

from __future__ import annotations

import pytest

from games.heroes3.hands import holding, location, open_neighbours, slugs
from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import MAIN, PACK, SECONDARY
from ludoteka.games.heroes3.rules.map.moving import Arrive
from ludoteka.games.heroes3.rules.play.moments import combat_won
from ludoteka.games.heroes3.rules.trade.recruit import recruit_cost
from ludoteka.games.heroes3.rules.turn.rounds import RoundEffects
from ludoteka.games.heroes3.rules.world.fields import guard_at

# -- neutral units ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("built", "shown"),
    [
        (["dwelling_bronze"], ["bronze"]),
        (["dwelling_bronze", "dwelling_silver"], ["bronze", "silver"]),
        (["dwelling_bronze", "dwelling_silver", "dwelling_gold"], ["bronze", "silver", "gold", "azure"]),
    ],
)
@pytest.mark.rule("H3-TOWN-05")
def test_diplomacy_shows_a_neutral_for_each_dwelling_and_an_azure_one(built: list[str], shown: list[str]) -> None:
    scene = holding("diplomacy")
    scene.s.players[0].built = 0
    scene.built(0, *built).turn(0).play("play diplomacy 1")
    tiers = ("bronze", "silver", "gold", "azure")
    assert [tiers[FACTS.troop[troop].tier] for troop in scene.s.shown] == shown
    scene.play("decline")
    assert not scene.s.shown
    assert slugs(scene.s.players[0].discard) == ["diplomacy"]


@pytest.mark.parametrize(("card", "way"), [("ambassadors_sash", 1), ("diplomats_ring", 2), ("empowered_diplomacy", 1)])
@pytest.mark.rule("H3-TOWN-05")
def test_other_cards_recruit_a_neutral_too(card: str, way: int) -> None:
    scene = holding(card)
    scene.s.players[0].built = 0
    assert f"play {card} {way}" not in scene.offered("play")
    scene.built(0, "dwelling_bronze", "dwelling_silver", "dwelling_gold").turn(0).play(f"play {card} {way}")
    assert len(scene.s.shown) == (4 if card == "empowered_diplomacy" else 3)
    troop = scene.s.shown[0]
    gold = scene.owns(0, "gold")
    scene.play(f"recruit {FACTS.troop_slugs[troop]}")
    assert troop in scene.s.players[0].army
    assert scene.owns(0, "gold") == gold - FACTS.troop[troop].recruit[0]


@pytest.mark.rule("H3-CARD-14")
def test_tarnum_of_the_conflux_takes_enchanters_one_at_a_time() -> None:
    scene = holding("tarnum_conflux_4", faction="conflux").play("play tarnum_conflux_4 1")
    assert scene.units(0)["neutral_enchanters"] == "few"
    assert scene.owns(0, "gold") == 50
    scene.hand(0, "tarnum_conflux_4").turn(0)
    assert scene.offered("play") == ["play tarnum_conflux_4 2"]


@pytest.mark.parametrize(
    ("card", "faction", "unit", "neutral"),
    [
        ("gelu_4", "rampart", "elves", "neutral_sharpshooters"),
        ("dracon_4", "tower", "magi", "neutral_enchanters"),
    ],
)
@pytest.mark.rule("H3-CARD-14")
def test_a_pack_is_traded_for_a_neutral_unit(card: str, faction: str, unit: str, neutral: str) -> None:
    scene = Scene(factions=(faction, "dungeon"), boxes=all_boxes()).hand(0, card).army(0, **{unit: "few"}).turn(0)
    assert scene.offered("play") == [f"play {card} 2"]
    scene.s.players[0].sides = [PACK]
    scene.turn(0).play(f"play {card} 1")
    assert scene.units(0) == {neutral: "few"}


# -- after a won combat -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "way", "tiers"),
    [
        ("necromancy", 1, ["bronze", "silver"]),
        ("necromancy", 2, ["bronze", "silver", "gold"]),
        ("empowered_necromancy", 1, ["bronze", "silver", "gold"]),
        ("vidomina_1", 1, ["bronze", "silver"]),
        ("vidomina_6", 1, ["bronze", "silver", "gold"]),
    ],
)
@pytest.mark.rule("R-22")
@pytest.mark.rule("R-23")
@pytest.mark.rule("H3-RECRUIT-03")
def test_units_rise_for_half_their_gold_after_a_won_combat(card: str, way: int, tiers: list[str]) -> None:
    units = {"skeletons": "bronze", "vampires": "silver", "dread_knights": "gold"}
    scene = holding(card, faction="necropolis").army(0, **dict.fromkeys(units, "few"))
    assert not scene.offered("play")
    scene.call(combat_won, 0).play(f"play {card} {way}")
    offered = scene.offered("reinforce")
    assert sorted(offered) == sorted(f"reinforce {unit}" for unit, tier in units.items() if tier in tiers)
    unit = offered[-1].split()[1]
    cost = FACTS.troop[FACTS.troop_number[unit]].reinforce
    scene.play(f"reinforce {unit}")
    assert scene.units(0)[unit] == "pack"
    assert scene.s.players[0].stock == [60 - cost[0] // 2, 9 - cost[1], 9 - cost[2]]


@pytest.mark.rule("R-33")
def test_nothing_is_asked_after_a_combat_without_such_a_card_or_unit() -> None:
    scene = holding("estates", faction="necropolis").army(0, skeletons="few").call(combat_won, 0)
    assert scene.waits() == "Turn"
    scene = holding("necromancy", faction="necropolis").army(0, skeletons="pack").call(combat_won, 0)
    assert scene.waits() == "Turn"


# -- cheaper units and spells -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "less"),
    [
        ("legs_of_legion", 4),
        ("loins_of_legion", 5),
        ("head_of_legion", 6),
        ("arms_of_legion", 5),
        ("torso_of_legion", 6),
    ],
)
@pytest.mark.rule("H3-CARD-08")
def test_a_piece_of_the_legion_makes_one_unit_cheaper(card: str, less: int) -> None:
    scene = holding(card).built(0, "dwelling_bronze", "dwelling_silver", "citadel").army(0, halberdiers="few")
    scene.s.players[0].tokens = 7
    troop = FACTS.troop_number["crusaders"]
    full = FACTS.troop[troop].recruit[0]
    scene.turn(0).play(f"play {card} 1")
    assert recruit_cost(scene.s, 0, troop)[0] == max(0, full - less)
    assert recruit_cost(scene.s, 1, troop)[0] == full
    scene.play("recruit crusaders", seat=0)
    assert scene.owns(0, "gold") == 60 - max(0, full - less)
    assert recruit_cost(scene.s, 0, troop)[0] == full
    assert slugs(scene.s.players[0].discard) == [card]


@pytest.mark.rule("H3-CARD-08")
def test_a_piece_of_the_legion_not_used_is_discarded_when_the_next_turn_starts() -> None:
    scene = holding("legs_of_legion")
    scene.s.players[0].tokens = 7
    scene.turn(0).play("play legs_of_legion 1", "end-turn")
    assert not scene.s.players[0].discard
    scene.go_on("DiscardFirst")
    scene.go_on("Turn")
    while scene.choice().seat != 0:
        scene.play("end-turn").go_on("Turn")
    assert slugs(scene.s.players[0].discard).count("legs_of_legion") == 1


@pytest.mark.rule("H3-CARD-16")
def test_a_piece_of_the_legion_gives_no_action_of_its_own() -> None:
    scene = holding("legs_of_legion")
    scene.s.players[0].tokens = 0
    assert scene.turn(0).offered("play") == ["play legs_of_legion 2"]


@pytest.mark.parametrize(("card", "way", "looks"), [("wisdom", 1, 3), ("wisdom", 2, 4), ("empowered_wisdom", 1, 4)])
@pytest.mark.rule("H3-TOWNA-06")
def test_wisdom_uses_the_spell_book_for_less_gold_and_looks_deeper(card: str, way: int, looks: int) -> None:
    scene = holding(card).built(0, "mage_guild")
    player = scene.s.players[0]
    player.guild_round = -1
    player.tokens = 3
    assert not scene.turn(0).offered("play")
    player.tokens = 7
    price = FACTS.building[player.faction * 8 + 2].choices[0].price.gold
    scene.turn(0).play(f"play {card} {way}", "search spell")
    assert len(scene.s.looked) == looks
    assert scene.owns(0, "gold") == 60 - max(0, price - 2)
    assert player.tokens == 3


@pytest.mark.rule("H3-SPELL-06")
def test_wisdom_needs_a_mage_guild_of_an_earlier_round() -> None:
    scene = holding("wisdom").built(0, "mage_guild")
    scene.s.players[0].guild_round = scene.s.round
    assert not scene.turn(0).offered("play")


# -- war machines -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "machine", "price"),
    [
        ("tarnum_castle_1", "ballista", 5),
        ("gerwulf_1", "ballista", 5),
        ("torosar_1", "ballista", 5),
        ("jeremy_1", "cannon", 7),
        ("gem_1", "first_aid_tent", 0),
    ],
)
@pytest.mark.rule("H3-EXP-02")
def test_specialties_gain_a_war_machine(card: str, machine: str, price: int) -> None:
    scene = holding(card)
    scene.s.machines = [FACTS.card_number[machine]]
    scene.turn(0).play(f"play {card} 1")
    assert scene.cards(0) == [machine]
    assert scene.owns(0, "gold") == 60 - price
    scene.hand(0, card).turn(0)
    assert f"play {card} 1" not in scene.offered("play")


@pytest.mark.rule("H3-CARD-08")
def test_torosar_has_an_extra_ballista_until_the_round_ends() -> None:
    scene = holding("torosar_4").play("play torosar_4 1")
    assert [effect.name for effect in scene.s.players[0].ongoing] == ["extra_war_machine"]
    scene.s.round += 1
    scene.run(RoundEffects(False))
    assert not scene.s.players[0].ongoing
    assert slugs(scene.s.players[0].discard) == ["torosar_4"]


# -- guards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "way"), [("diplomacy", 2), ("empowered_diplomacy", 2)])
@pytest.mark.rule("H3-COMBAT-01")
@pytest.mark.rule("R-33")
def test_diplomacy_avoids_guards_of_the_heros_level(card: str, way: int) -> None:
    scene = holding(card)
    field = location(scene, open_neighbours(scene, scene.where(0))[0], "guarded", guard=2)
    player = scene.s.players[0]
    player.level, player.xp = 2, 2
    scene.hero(0, field).run(Arrive(0, MAIN, field))
    assert sorted(scene.offered()) == ["fight", f"play {card} {way}"]
    scene.play(f"play {card} {way}")
    assert scene.told("visited")
    assert scene.s.combat is None
    assert player.xp == 2
    assert guard_at(scene.s, field) == 0


@pytest.mark.parametrize(("level", "hero"), [(1, MAIN), (2, SECONDARY)])
@pytest.mark.rule("H3-COMBAT-01")
def test_diplomacy_avoids_no_other_guards_and_helps_no_secondary_hero(level: int, hero: int) -> None:
    scene = holding("diplomacy")
    field = location(scene, open_neighbours(scene, scene.where(0))[0], "guarded", guard=2)
    scene.s.players[0].level, scene.s.players[0].xp = level, 2 * level - 2
    scene.hero(0, field, hero).run(Arrive(0, hero, field))
    assert scene.waits() != "SkipGuard"


@pytest.mark.rule("H3-COMBAT-01")
def test_a_guard_may_be_fought_in_spite_of_diplomacy() -> None:
    scene = holding("diplomacy")
    field = location(scene, open_neighbours(scene, scene.where(0))[0], "guarded", guard=2)
    scene.s.players[0].level, scene.s.players[0].xp = 2, 2
    scene.hero(0, field).run(Arrive(0, MAIN, field)).play("fight")
    assert scene.told("combat-announced")
