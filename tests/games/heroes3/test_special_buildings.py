"""Special buildings of the towns that look into decks or change a search or a price (H3-TOWN-04)."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3 import laws
from ludoteka.games.heroes3.facts import ABILITY, MAIN, NOBODY, SPELL
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.games.heroes3.rules.town.town import UseBuilding
from ludoteka.games.heroes3.rules.trade.offers import ReinforceUnit
from ludoteka.games.heroes3.rules.trade.recruit import reinforce_cost
from ludoteka.games.heroes3.rules.turn.rounds import RoundEffects
from ludoteka.kernel.chance import Chance


def town(faction: str, *places: str) -> Scene:
    """A turn of a player of a faction with these buildings."""
    scene = Scene(factions=(faction, "castle"), boxes=all_boxes()).built(0, *places)
    scene.stock(0, gold=30, building_materials=9, valuables=9)
    return scene.turn(0)


def number(faction: str, place: str) -> int:
    return GAME.names.buildings.index(f"{faction}_{place}")


@pytest.mark.rule("H3-TOWN-04")
@pytest.mark.parametrize("there", [True, False])
def test_the_amplifier_looks_for_necromancy_in_the_ability_deck(there: bool) -> None:
    scene = town("necropolis", "special_2").hand(0)
    deck = scene.s.decks[ABILITY]
    card = FACTS.card_number["necromancy"]
    while card in deck.cards():
        deck.remove(card)
    if there:
        deck.shuffle_in([card])
    deck.put_on_top(deck.draw(scene.chance), 1)
    scene.run(UseBuilding(0, number("necropolis", "special_2"))).play("use necropolis_special_2 1")
    assert scene.cards(0) == (["necromancy"] if there else [])
    assert deck.top == []


@pytest.mark.rule("H3-TOWN-04")
def test_the_library_gives_knowledge_or_power_back() -> None:
    scene = town("tower", "special_2").hand(0).discard(0, "attack", "empowered_power", "knowledge", "haste")
    scene.run(UseBuilding(0, number("tower", "special_2"))).play("use tower_special_2 1")
    assert sorted(scene.offered()) == ["decline", "take-own empowered_power", "take-own knowledge"]
    scene.play("take-own knowledge")
    assert scene.cards(0) == ["knowledge"]
    scene = town("tower", "special_2").discard(0, "attack").run(UseBuilding(0, number("tower", "special_2")))
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-TOWN-04")
def test_the_magic_university_replaces_a_spell_search_once_a_round() -> None:
    scene = town("conflux", "special_1").hand(0)
    scene.run(RoundEffects(False))
    assert scene.waits() == "Turn"
    scene.run(Search(0, 1 << SPELL, 2, "any", False)).play("use conflux_special_1 1", "school fire")
    spell = FACTS.card[scene.s.players[0].hand[0]].spell
    assert spell is not None
    assert spell.school in ("fire", "any")
    scene.run(Search(0, 1 << SPELL, 2, "any", False))
    assert not scene.offered("use")
    scene.s.agenda.pop()
    scene.s.round += 1
    scene.run(Search(0, 1 << SPELL, 2, "any", False))
    assert scene.offered("use") == ["use conflux_special_1 1"]
    scene.s.agenda.pop()
    scene.run(Search(0, 1 << ABILITY, 2, "any", False))
    assert not scene.offered("use")


@pytest.mark.parametrize("pile", ["ability", "spell", "silver", "astrologers", "event", "own"])
@pytest.mark.rule("H3-CARD-15")
def test_the_thieves_guild_discards_one_of_two_cards_it_sees(pile: str) -> None:
    scene = town("cove", "special_1").deck(0, "attack", "power", "haste")
    scene.play("use cove_special_1 1", f"peek {pile}")
    assert not scene.told("looks-at", 1)
    assert not scene.told("looks-at-unit", 1)
    options = scene.offered()
    assert 1 <= len(options) <= 2
    scene.play(options[0])
    assert scene.waits() == "Turn"
    assert not scene.offered("use")
    view = GAME.view(scene.s, 1)
    for at in range(8):
        assert GAME.view(GAME.resample(scene.s, 1, Chance.of("x", "", at)), 1) == view


@pytest.mark.rule("H3-CARD-15")
def test_the_thieves_guild_looks_into_a_players_deck_too() -> None:
    scene = town("cove", "special_1").hand(1, "haste").deck(1, "attack", "luck").discard(1)
    other = scene.s.players[1]
    other.secret = [FACTS.card_number["luck"]]
    scene.play("use cove_special_1 1", "peek-at p2")
    assert sorted(scene.offered()) == ["discard attack", "discard luck"]
    view = GAME.view(scene.s, 0)
    for at in range(8):
        twin = GAME.resample(scene.s, 0, Chance.of("x", "", at))
        assert GAME.view(twin, 0) == view
        laws.check_position(twin)
    scene.play("discard luck")
    assert other.discard == [FACTS.card_number["luck"]]
    assert other.secret == []
    assert other.deck.known_top(0) == [FACTS.card_number["attack"]]


@pytest.mark.rule("H3-TOWN-04")
def test_the_pub_makes_one_reinforcement_of_the_round_cheaper() -> None:
    scene = town("cove", "special_2").army(0, sea_dogs="few")
    troop = FACTS.troop_number["sea_dogs"]
    full = FACTS.troop[troop].reinforce
    scene.run(UseBuilding(0, number("cove", "special_2"))).play("use cove_special_2 1")
    assert scene.owns(0, "gold") == 30
    assert reinforce_cost(scene.s, 0, troop)[0] == max(0, full[0] - 3)
    scene.run(ReinforceUnit(0, 15, "full", 0)).play("reinforce sea_dogs")
    assert scene.owns(0, "gold") == 30 - max(0, full[0] - 3)
    assert reinforce_cost(scene.s, 0, troop) == full


@pytest.mark.rule("H3-TOWN-04")
def test_the_pub_helps_in_its_own_round_alone() -> None:
    scene = town("cove", "special_2").run(UseBuilding(0, number("cove", "special_2"))).play("use cove_special_2 1")
    scene.s.round += 1
    scene.run(RoundEffects(True))
    while scene.waits() != "Turn":
        scene.play(scene.offered()[0])
    assert not [effect for effect in scene.s.players[0].ongoing if effect.name == "cheaper_reinforce"]


@pytest.mark.rule("H3-RECRUIT-01")
def test_materials_and_valuables_count_as_gold_for_units_with_the_freelancers_guild() -> None:
    scene = town("stronghold", "dwelling_bronze", "special_2").army(0, goblins="few")
    scene.s.players[0].tokens = 7
    unit = next(
        one for one in FACTS.faction_units[scene.s.players[0].faction]
        if FACTS.troop[one].tier == 0 and FACTS.troop[one].recruit[0] >= 3 and FACTS.troop_slugs[one] != "goblins"
    )  # fmt: skip
    price = FACTS.troop[unit].recruit[0]
    scene.stock(0, gold=price - 2, building_materials=1, valuables=2).turn(0)
    slug = FACTS.troop_slugs[unit]
    assert f"recruit {slug}" in scene.aside(0)
    scene.play(f"recruit {slug}", seat=0)
    assert scene.offered() == ["pay-materials 0", "pay-materials 1"]
    scene.play("pay-materials 1")
    assert scene.s.players[0].stock == [0, 0, 1]
    assert scene.where(0, MAIN) != NOBODY
    poor = town("castle", "dwelling_bronze").army(0, griffins="few")
    poor.s.players[0].tokens = 7
    poor.stock(0, gold=0, building_materials=9, valuables=9).turn(0)
    assert not poor.aside(0, "recruit")
