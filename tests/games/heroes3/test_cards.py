"""Cards with plain figures, played in one's own turn: what each of them gives, costs and leaves behind (H3-CARD-12)."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import MAIN, SECONDARY

CARDS: list[tuple[str, int, dict[str, int]]] = [
    ("armorer", 1, {"draws": 1}),
    ("armorer", 2, {"draws": 1, "expert": 1}),
    ("estates", 1, {"gold": 3}),
    ("estates", 2, {"gold": 6, "expert": 1}),
    ("leadership", 1, {"morale": 1}),
    ("leadership", 2, {"draws": 2, "morale": 1, "expert": 1}),
    ("logistics", 2, {"movement": 1, "expert": 1}),
    ("offense", 1, {"draws": 1}),
    ("offense", 2, {"draws": 1, "expert": 1}),
    ("sorcery", 1, {"draws": 1, "power": 1}),
    ("sorcery", 2, {"draws": 1, "power": 2, "expert": 1}),
    ("armor_of_wonder", 1, {"draws": 1}),
    ("armor_of_wonder", 2, {"draws": 1}),
    ("breastplate_of_petrified_wood", 1, {"draws": 1}),
    ("charm_of_mana", 1, {"draws": 3, "discards": 2}),
    ("charm_of_mana", 2, {"draws": 2, "then_discards": 1}),
    ("inexhaustible_cart_of_lumber", 1, {"building_materials": 2}),
    ("inexhaustible_cart_of_lumber", 2, {"building_materials": 4, "removed": 1}),
    ("legs_of_legion", 2, {"gold": 2}),
    ("loins_of_legion", 2, {"gold": 2}),
    ("speculum", 2, {"draws": 1, "removed": 1}),
    ("endless_bag_of_gold", 1, {"gold": 3}),
    ("endless_bag_of_gold", 2, {"gold": 6, "removed": 1}),
    ("everflowing_crystal_cloak", 1, {"valuables": 2, "discards": 3}),
    ("everflowing_crystal_cloak", 2, {"valuables": 1}),
    ("everpouring_vial_of_mercury", 1, {"valuables": 1}),
    ("everpouring_vial_of_mercury", 2, {"valuables": 2, "removed": 1}),
    ("head_of_legion", 2, {"gold": 3}),
    ("tunic_of_the_cyclops_king", 1, {"draws": 1, "power": 1}),
    ("angel_wings", 2, {"draws": 1}),
    ("endless_sack_of_gold", 1, {"gold": 5}),
    ("endless_sack_of_gold", 2, {"gold": 8, "removed": 1}),
    ("arms_of_legion", 2, {"building_materials": 2}),
    ("boots_of_speed", 1, {"movement": 1}),
    ("cape_of_velocity", 2, {"gold": 2}),
    ("crest_of_valor", 1, {"morale": 1}),
    ("endless_purse_of_gold", 1, {"gold": 3}),
    ("endless_purse_of_gold", 2, {"gold": 8, "discards": 2, "removed": 1}),
    ("equestrians_gloves", 2, {"movement": 1}),
    ("eversmoking_ring_of_sulfur", 2, {"valuables": 2, "removed": 1}),
    ("glyph_of_gallantry", 1, {"morale": 1}),
    ("helm_of_heavenly_enlightenment", 1, {"expert_uses": 1}),
    ("helm_of_heavenly_enlightenment", 2, {"draws": 2}),
    ("inexhaustible_cart_of_ore", 2, {"building_materials": 3, "removed": 1}),
    ("pendant_of_courage", 2, {"expert_uses": 1}),
    ("scales_of_the_greater_basilisk", 2, {"draws": 1, "power": 1}),
    ("torso_of_legion", 2, {"valuables": 1}),
    ("torso_of_legion", 3, {"building_materials": 2}),
    ("rion_1", 1, {"draws": 1}),
    ("rion_4", 1, {"draws": 1}),
    ("rion_4", 2, {"draws": 1}),
    ("rion_6", 1, {"draws": 2, "then_discards": 1}),
    ("rion_6", 2, {"draws": 2, "then_discards": 1}),
    ("ingham_6", 2, {"draws": 1}),
    ("lord_haart_castle_1", 1, {"gold": 2}),
    ("lord_haart_castle_4", 1, {"gold": 3}),
    ("lord_haart_castle_6", 1, {"gold": 5}),
    ("tarnum_castle_4", 2, {"draws": 1}),
    ("valeska_6", 2, {"draws": 2}),
    ("tarnum_conflux_4", 2, {"draws": 1}),
    ("astra_1", 1, {"draws": 1}),
    ("jeremy_4", 2, {"draws": 1}),
    ("jeremy_6", 2, {"draws": 2}),
    ("zilare_1", 2, {"draws": 1}),
    ("sephinroth_1", 1, {"valuables": 1, "pays": 2}),
    ("sephinroth_1", 2, {"draws": 1}),
    ("sephinroth_4", 1, {"valuables": 1}),
    ("sephinroth_6", 1, {"valuables": 2}),
    ("sephinroth_6", 2, {"draws": 2}),
    ("octavia_1", 2, {"draws": 1}),
    ("octavia_6", 2, {"draws": 2}),
    ("gelu_4", 2, {"draws": 1}),
    ("melodia_1", 1, {"gold": 1, "morale": 1}),
    ("tarnum_rampart_6", 2, {"draws": 1}),
    ("dessa_4", 1, {"movement": 1}),
    ("dessa_6", 2, {"draws": 2}),
    ("tarnum_stronghold_1", 2, {"draws": 1}),
    ("dracon_4", 2, {"draws": 1}),
    ("empowered_armorer", 1, {"draws": 1}),
    ("empowered_estates", 1, {"gold": 6}),
    ("empowered_leadership", 1, {"draws": 2, "morale": 1}),
    ("empowered_logistics", 1, {"movement": 1}),
    ("empowered_offense", 1, {"draws": 1}),
    ("empowered_sorcery", 1, {"draws": 1, "power": 2}),
]  # fmt: skip
"""Card, way and what it does; `expert` costs a use, `discards` and `pays` are prices, `removed` leaves the game."""


def holding(*cards: str) -> Scene:
    """A turn of the first player with these cards, a deck of ten other cards and three expert uses."""
    scene = Scene(boxes=all_boxes()).hand(0, *cards)
    scene.deck(0, *["power"] * 10).discard(0, "knowledge")
    scene.stock(0, gold=5, building_materials=5, valuables=5)
    scene.s.players[0].experts = 3
    scene.s.players[0].morale = 0
    return scene.turn(0)


@pytest.mark.rule("H3-CARD-12")
@pytest.mark.rule("H3-CARD-13")
@pytest.mark.rule("H3-CARD-16")
@pytest.mark.parametrize(("card", "way", "does"), CARDS, ids=[f"{card}-{way}" for card, way, _ in CARDS])
def test_a_card_of_plain_figures_in_the_own_turn(card: str, way: int, does: dict[str, int]) -> None:
    fillers = ["defense"] * 4
    scene = holding(card, *fillers)
    player = scene.s.players[0]
    moves = player.moves[MAIN]
    scene.play(f"play {card} {way}")
    while scene.waits() == "DiscardCards":
        scene.play("discard defense")
    assert scene.waits() == "Turn"
    drawn = does.get("draws", 0)
    gone = does.get("discards", 0) + does.get("then_discards", 0)
    assert scene.owns(0, "gold") == 5 + does.get("gold", 0) - does.get("pays", 0)
    assert scene.owns(0, "building_materials") == 5 + does.get("building_materials", 0)
    assert scene.owns(0, "valuables") == 5 + does.get("valuables", 0)
    assert sorted(scene.cards(0)) == sorted(["defense"] * (4 - gone) + ["power"] * drawn)
    assert player.morale == does.get("morale", 0)
    assert player.moves[MAIN] == moves + does.get("movement", 0)
    assert player.experts == 3 - does.get("expert", 0) + does.get("expert_uses", 0)
    assert (FACTS.card_number[card] in scene.s.removed) == bool(does.get("removed"))
    scene.play("end-turn")
    assert (FACTS.card_number[card] in player.discard) != bool(does.get("removed"))


# -- who may play what, when ------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-01")
def test_cards_are_played_only_in_the_own_turn() -> None:
    scene = holding("estates").hand(1, "estates")
    assert "play estates 1" in scene.offered("play")
    scene.play("play estates 1")
    assert not scene.offered("play")
    assert not [one for one in scene.aside(1) if one.startswith("play")]


@pytest.mark.rule("H3-CARD-02")
@pytest.mark.rule("H3-CARD-17")
def test_a_card_being_played_lies_on_no_pile_and_then_on_the_own_discard_pile() -> None:
    scene = holding("charm_of_mana", "attack", "defense", "power").play("play charm_of_mana 1")
    player = scene.s.players[0]
    number = FACTS.card_number["charm_of_mana"]
    assert number not in player.hand
    assert number not in player.discard
    assert [effect.card for effect in player.ongoing] == [number]
    scene.play("discard attack", "discard defense")
    assert player.discard[-1] == number
    assert not player.ongoing


@pytest.mark.rule("H3-CARD-12")
def test_expert_effects_need_an_expert_use_of_the_round() -> None:
    scene = holding("estates", "leadership")
    scene.s.players[0].experts = 1
    scene.play("play estates 2")
    assert scene.offered("play") == ["play leadership 1"]
    scene.s.players[0].experts = 0
    scene.hand(0, "empowered_estates").turn(0)
    assert scene.offered("play") == ["play empowered_estates 1"]


@pytest.mark.rule("H3-CARD-16")
def test_a_price_must_be_paid_in_full_by_other_cards() -> None:
    scene = holding("charm_of_mana", "attack")
    assert scene.offered("play") == ["play charm_of_mana 2"]
    scene.hand(0, "charm_of_mana", "attack", "defense").turn(0)
    assert scene.offered("play") == ["play charm_of_mana 1", "play charm_of_mana 2"]
    scene.hand(0, "sephinroth_1").stock(0, gold=1).turn(0)
    assert scene.offered("play") == ["play sephinroth_1 2"]
    scene.hand(0, "crown_of_dragontooth", "attack").discard(0).turn(0)
    assert not scene.offered("play")


@pytest.mark.rule("H3-CARD-16")
def test_what_is_written_after_the_effect_is_done_as_far_as_possible() -> None:
    scene = holding("charm_of_mana").deck(0).discard(0)
    scene.play("play charm_of_mana 2")
    assert scene.waits() == "Turn"
    assert not scene.cards(0)


@pytest.mark.rule("H3-CARD-11")
def test_a_card_of_another_faction_is_never_played() -> None:
    scene = holding("necromancy", "estates")
    scene.s.players[0].faction = FACTS.faction_number["castle"]
    assert all("necromancy" not in one for one in scene.offered("play"))


@pytest.mark.rule("H3-CARD-07")
def test_activation_and_combat_cards_are_not_offered_on_the_map() -> None:
    scene = holding("attack", "tactics", "archery", "resistance", "haste", "first_aid", "orb_of_inhibition")
    assert not scene.offered("play")
    assert not scene.offered("cast")
    assert not scene.offered("power")


@pytest.mark.rule("R-46")
def test_a_card_that_gives_an_expert_use_adds_one_this_round() -> None:
    scene = holding("helm_of_heavenly_enlightenment", "estates")
    scene.s.players[0].experts = 0
    scene.play("play helm_of_heavenly_enlightenment 1", "play estates 2")
    assert scene.owns(0, "gold") == 11
    assert scene.s.players[0].experts == 0


@pytest.mark.rule("H3-CARD-06")
def test_instants_may_be_played_while_a_purchase_is_chosen() -> None:
    scene = holding("estates", "diplomacy").built(0, "dwelling_bronze", "citadel").stock(0, gold=0)
    scene.s.players[0].tokens = 7
    scene.army(0, halberdiers="few")
    cost = FACTS.troop[FACTS.troop_number["halberdiers"]].reinforce[0]
    scene.stock(0, gold=cost - 3 if cost > 3 else 0).turn(0)
    scene.play("play diplomacy 1")
    assert scene.waits() == "OfferNeutral"
    scene.play("play estates 1", seat=0)
    assert scene.waits() == "OfferNeutral"
    assert scene.owns(0, "gold") == max(0, cost - 3) + 3


# -- moments of the position ------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-13")
def test_mystic_orb_draws_two_with_an_empty_discard_pile() -> None:
    scene = holding("mystic_orb_of_mana")
    assert scene.offered("play") == ["play mystic_orb_of_mana 1"]
    scene.discard(0).turn(0)
    assert scene.offered("play") == ["play mystic_orb_of_mana 2"]
    scene.play("play mystic_orb_of_mana 2")
    assert scene.cards(0) == ["power", "power"]


@pytest.mark.parametrize(
    ("card", "way", "draws", "moves"),
    [("shield_of_naval_glory", 2, 1, 1), ("trident_of_dominion", 2, 2, 0)],
)
@pytest.mark.rule("H3-CARD-13")
def test_cards_of_the_sea_need_a_hero_on_a_sea_tile(card: str, way: int, draws: int, moves: int) -> None:
    scene = holding(card)
    assert not scene.offered("play")
    at = scene.where(0)
    scene.s.atlas.kind[at // 7] = 5
    scene.turn(0)
    before = scene.s.players[0].moves[MAIN]
    scene.play(f"play {card} {way}")
    assert scene.cards(0) == ["power"] * draws
    assert scene.s.players[0].moves[MAIN] == before + moves


@pytest.mark.rule("H3-CARD-13")
def test_royal_armor_of_nix_searches_spells_at_sea() -> None:
    scene = holding("royal_armor_of_nix")
    scene.s.atlas.kind[scene.where(0) // 7] = 5
    scene.turn(0).play("play royal_armor_of_nix 2")
    assert scene.waits() == "Search"
    assert "search spell" in scene.offered()


@pytest.mark.rule("H3-CARD-14")
def test_gem_draws_only_with_a_first_aid_tent_in_play() -> None:
    scene = holding("gem_1")
    scene.s.machines = [FACTS.card_number["first_aid_tent"]]
    assert scene.offered("play") == ["play gem_1 1"]
    scene.play("play gem_1 1")
    assert scene.cards(0) == ["first_aid_tent"]
    assert not scene.s.machines
    scene.hand(0, "gem_1", "first_aid_tent").turn(0).play("play first_aid_tent 1")
    assert scene.offered("play") == ["play gem_1 2"]
    scene.play("play gem_1 2")
    assert scene.cards(0) == ["power"]


# -- movement, dice, searches, enemies --------------------------------------------------------------------------


@pytest.mark.rule("H3-MOVE-06")
def test_movement_of_a_card_goes_to_a_hero_of_choice() -> None:
    scene = holding("boots_of_speed", "dessa_4")
    town = scene.where(0)
    scene.hero(0, scene.neighbour(town), SECONDARY, moves=2)
    scene.play("play boots_of_speed 1")
    assert scene.offered() == ["hero main", "hero secondary"]
    scene.play("hero secondary")
    assert scene.s.players[0].moves == [3, 3]
    scene.play("play dessa_4 1")
    assert scene.s.players[0].moves == [4, 3]


@pytest.mark.parametrize(
    ("card", "way", "deck", "looks"),
    [
        ("breastplate_of_brimstone", 1, "spell", 2),
        ("surcoat_of_counterpoise", 2, "artifact", 1),
        ("tarnum_conflux_1", 1, "spell", 1),
    ],
)
@pytest.mark.rule("H3-CARD-04")
def test_cards_that_search(card: str, way: int, deck: str, looks: int) -> None:
    scene = holding(card).play(f"play {card} {way}")
    assert scene.waits() == "Search"
    scene.play(f"search {deck}")
    assert scene.waits() == "TakeFound"
    assert len(scene.s.looked) == looks


@pytest.mark.rule("H3-CARD-10")
def test_crown_of_dragontooth_removes_a_spell_and_searches() -> None:
    scene = holding("crown_of_dragontooth", "haste", "attack").discard(0)
    scene.play("play crown_of_dragontooth 2")
    assert FACTS.card_number["haste"] in scene.s.removed
    assert scene.waits() == "Search"
    assert scene.cards(0) == ["attack"]


@pytest.mark.rule("H3-CARD-10")
def test_a_card_that_may_be_removed_is_asked_about() -> None:
    scene = holding("tarnum_conflux_1").play("play tarnum_conflux_1 1", "search spell")
    scene.play(scene.offered("take")[0])
    assert scene.offered() == ["decline", "remove tarnum_conflux_1"]
    scene.play("remove tarnum_conflux_1")
    assert FACTS.card_number["tarnum_conflux_1"] in scene.s.removed
    assert scene.waits() == "Turn"


@pytest.mark.parametrize(("card", "dice", "gold"), [("octavia_4", 1, 0), ("octavia_6", 2, 0), ("melodia_4", 2, 1)])
@pytest.mark.rule("H3-RES-02")
def test_cards_that_roll_resource_dice(card: str, dice: int, gold: int) -> None:
    scene = holding(card).luck(4, 5).play(f"play {card} 1")
    if dice == 2:
        scene.play("keep gold_6")
    assert scene.owns(0, "gold") == 5 + gold + (6 if dice == 2 else 3)
    assert scene.waits() == "Turn"


@pytest.mark.rule("R-42")
def test_dragon_wing_tabard_makes_an_enemy_of_choice_discard_at_random() -> None:
    scene = Scene(seats=3, boxes=all_boxes()).hand(0, "dragon_wing_tabard").hand(1, "attack").hand(2, "power")
    scene.turn(0).play("play dragon_wing_tabard 1")
    assert scene.offered() == ["enemy p2", "enemy p3"]
    scene.play("enemy p3")
    assert scene.cards(2) == []
    assert scene.cards(1) == ["attack"]


# -- permanent cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-09")
@pytest.mark.rule("H3-EXP-01")
def test_a_permanent_card_replaces_the_one_before() -> None:
    scene = holding("ammo_cart", "air_magic").play("play ammo_cart 1")
    assert [FACTS.card_slugs[card] for card in scene.s.players[0].permanent] == ["ammo_cart"]
    scene.play("play air_magic 1")
    assert [FACTS.card_slugs[card] for card in scene.s.players[0].permanent] == ["air_magic"]
    assert FACTS.card_number["ammo_cart"] in scene.s.players[0].discard


@pytest.mark.parametrize("card", ["ammo_cart", "ballista", "first_aid_tent", "catapult", "cannon"])
@pytest.mark.rule("H3-EXP-02")
def test_a_war_machine_is_played_as_a_permanent_card(card: str) -> None:
    scene = holding(card).play(f"play {card} 1")
    assert scene.s.players[0].permanent == [FACTS.card_number[card]]
    assert scene.s.players[0].ongoing == []
    assert scene.cards(0) == []


@pytest.mark.parametrize("card", ["air_magic", "earth_magic", "fire_magic", "water_magic"])
@pytest.mark.rule("H3-CARD-09")
def test_school_magic_stays_in_play(card: str) -> None:
    scene = holding(card).play(f"play {card} 1")
    assert scene.s.players[0].permanent == [FACTS.card_number[card]]


@pytest.mark.parametrize(
    ("card", "resource", "amount"),
    [("eversmoking_ring_of_sulfur", "valuables", 1), ("inexhaustible_cart_of_ore", "building_materials", 1)],
)
@pytest.mark.rule("H3-ROUND-07")
def test_permanent_artifacts_pay_at_the_start_of_resource_rounds(card: str, resource: str, amount: int) -> None:
    from ludoteka.games.heroes3.rules.turn.rounds import RoundEffects

    scene = holding(card).play(f"play {card} 1")
    assert scene.owns(0, resource) == 5
    scene.run(RoundEffects(False))
    assert scene.owns(0, resource) == 5
    scene.run(RoundEffects(True))
    assert scene.owns(0, resource) == 5 + amount
