"""Towns, units, trade and the common decks outside combat."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3 import laws
from ludoteka.games.heroes3.facts import BUILD_TOKEN, MAIN, POPULATION_TOKEN, SPELL_BOOK_TOKEN
from ludoteka.games.heroes3.rules.cards.piles import (
    discard_neutral,
    draw_neutral,
    gain_secretly,
    refill_discard,
    remove_from_hand,
    take_top,
)
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.games.heroes3.rules.marks import COVER_OF_DARKNESS
from ludoteka.games.heroes3.rules.town.town import UseBuilding, buildings_at
from ludoteka.games.heroes3.rules.trade.offers import ReinforceUnit
from ludoteka.games.heroes3.rules.trade.recruit import add_unit, drop_unit, restore_army
from ludoteka.games.heroes3.rules.trade.trading import TradingPost, WarMachineFactory
from ludoteka.games.heroes3.rules.turn.turn import TurnStart


def rich(scene: Scene, seat: int = 0) -> Scene:
    """A player who can pay for anything."""
    return scene.stock(seat, gold=90, building_materials=60, valuables=30)


# -- building ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TOWNA-04", "H3-TOWN-01")
def test_one_building_a_round_for_its_price() -> None:
    scene = rich(Scene())
    scene.play("build castle_citadel", seat=0)
    player = scene.s.players[0]
    cost = FACTS.building_cost[FACTS.faction_number["castle"] * 8 + 1]
    assert player.stock == [90 - cost[0], 60 - cost[1], 30 - cost[2]]
    assert not player.tokens & BUILD_TOKEN
    assert scene.aside(0, "build") == []
    player.tokens |= BUILD_TOKEN
    assert "build castle_citadel" not in scene.aside(0, "build")


@pytest.mark.rule("H3-TOWN-01")
def test_a_building_that_cannot_be_paid_is_not_offered() -> None:
    scene = Scene().stock(0, gold=4, building_materials=2, valuables=1)
    assert scene.aside(0, "build") == ["build castle_mage_guild"]
    scene.stock(0, gold=3, building_materials=2, valuables=1)
    assert scene.aside(0, "build") == []


@pytest.mark.rule("H3-TOWN-02")
def test_dwellings_come_in_order() -> None:
    scene = rich(Scene())
    assert "build castle_dwelling_silver" in scene.aside(0, "build")
    assert "build castle_dwelling_gold" not in scene.aside(0, "build")
    scene.built(0, "dwelling_silver")
    assert "build castle_dwelling_gold" in scene.aside(0, "build")
    dungeon = rich(Scene(factions=("dungeon", "castle")))
    assert "build dungeon_special_2" not in dungeon.aside(0, "build")
    dungeon.built(0, "mage_guild")
    assert "build dungeon_special_2" in dungeon.aside(0, "build")


@pytest.mark.rule("H3-SPELL-06", "H3-TOWNA-06")
def test_the_mage_guild_searches_twice_and_its_token_waits_a_round() -> None:
    scene = rich(Scene()).hand(0)
    scene.play("build castle_mage_guild", seat=0)
    for _ in range(2):
        assert scene.waits() == "Search"
        assert scene.offered("search") == ["search spell"]
        scene.play("search spell")
        scene.play(scene.offered("take")[0])
    assert scene.waits() == "Turn"
    assert len(scene.s.players[0].hand) == 2
    assert scene.aside(0, "buy-spell") == []
    scene.s.round += 1
    gold = scene.owns(0, "gold")
    scene.play("buy-spell", seat=0)
    assert scene.owns(0, "gold") == gold - 6
    assert scene.waits() == "Search"
    assert not scene.s.players[0].tokens & SPELL_BOOK_TOKEN


@pytest.mark.rule("H3-TOWN-03", "H3-RECRUIT-02")
def test_reinforcing_with_the_token_needs_the_citadel() -> None:
    scene = rich(Scene()).army(0, marksmen="few")
    assert scene.aside(0, "reinforce") == []
    scene.built(0, "citadel")
    assert scene.aside(0, "reinforce") == ["reinforce marksmen"]
    scene.play("reinforce marksmen", seat=0)
    assert scene.units(0) == {"marksmen": "pack"}


@pytest.mark.rule("H3-TOWN-04")
def test_special_buildings_of_the_core_box() -> None:
    castle = rich(Scene()).built(0, "special_2").hand(0, "armor_of_wonder")
    assert castle.offered("use") == ["use castle_special_2 1", "use castle_special_2 2"]
    castle.play("use castle_special_2 1")
    assert castle.cards(0) == []
    assert castle.offered("use") == []
    sword = Scene().built(0, "special_1")
    sword.run(UseBuilding(0, FACTS.faction_number["castle"] * 8 + 6))
    assert sword.s.players[0].morale == 1
    dark = Scene(factions=("necropolis", "castle")).built(0, "special_1").hand(0, "attack").deck(0, "power")
    assert dark.offered("use") == ["use necropolis_special_1 1", "use necropolis_special_1 2"]
    dark.play("use necropolis_special_1 2")
    assert dark.s.players[0].marks & COVER_OF_DARKNESS


@pytest.mark.rule("H3-TOWN-04")
def test_buildings_of_the_start_of_a_turn() -> None:
    scene = Scene(factions=("necropolis", "castle")).built(0, "special_2").hand(0, *["attack"] * 4)
    scene.discard(0, "sandro_1", "power")
    scene.run(TurnStart(0)).play("done")
    scene.go_on("BuildingEffect").play("use necropolis_special_2 2", "take-own sandro_1")
    assert "sandro_1" in scene.cards(0)
    vortex = Scene(factions=("dungeon", "castle")).built(0, "special_2").hand(0, "attack").deck(0, "power")
    vortex.discard(0, "defense", "knowledge")
    vortex.run(UseBuilding(0, FACTS.faction_number["dungeon"] * 8 + 7))
    vortex.play("use dungeon_special_2 1")
    assert vortex.told("discarded") == [("discarded", 0, FACTS.card_number["attack"])]
    assert vortex.waits() == "TakeOwn"
    assert len(vortex.offered("take")) == 3
    vortex.play(vortex.offered("take")[0])
    assert len(vortex.s.players[0].hand) == 1
    assert vortex.s.players[0].deck.size() == 3


@pytest.mark.rule("H3-TOWN-04", "H3-ROUND-07")
def test_a_building_of_one_kind_of_round_works_once_in_it_and_never_in_the_other() -> None:
    scene = Scene(factions=("fortress", "inferno"), boxes=all_boxes()).built(0, "special_2").built(1, "special_2")
    assert buildings_at(scene.s, 0, "resource_round") == [FACTS.faction_number["fortress"] * 8 + 7]
    assert buildings_at(scene.s, 1, "astrologers_round") == [FACTS.faction_number["inferno"] * 8 + 7]
    for moment in ("astrologers_round", "round_start", "round"):
        assert buildings_at(scene.s, 0, moment) == []


@pytest.mark.rule("H3-TOWN-05")
def test_the_portal_offers_one_neutral_of_a_dwelling_and_no_azure() -> None:
    scene = rich(Scene(factions=("dungeon", "castle"))).built(0, "dwelling_silver", "special_1")
    number = FACTS.faction_number["dungeon"] * 8 + 6
    scene.run(UseBuilding(0, number)).play("use dungeon_special_1 1")
    assert scene.offered() == ["tier bronze", "tier silver"]
    scene.play("tier silver")
    troop = scene.s.shown[0]
    assert FACTS.troop[troop].tier == 1
    scene.play(f"recruit {FACTS.troop_slugs[troop]}")
    assert troop in scene.s.players[0].army
    assert scene.s.shown == []


# -- recruiting -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNIT-01")
def test_seven_units_a_faction_with_two_sides() -> None:
    for faction in range(len(FACTS.faction_slugs)):
        units = [troop for troop in FACTS.troop if troop.kind == 0 and troop.faction == faction]
        assert sorted(unit.tier for unit in units) == [0, 0, 0, 1, 1, 2, 2]
        assert all(unit.pack is not None for unit in units)


@pytest.mark.rule("H3-RECRUIT-01", "H3-TOWNA-05")
def test_recruiting_needs_dwelling_and_price_and_goes_on_in_one_use() -> None:
    scene = Scene().stock(0, gold=20).army(0, halberdiers="pack")
    names = scene.aside(0, "recruit")
    assert "recruit griffins" in names
    assert "recruit crusaders" not in names
    assert "recruit halberdiers" not in names
    scene.built(0, "citadel").stock(0, gold=60, valuables=9)
    scene.play("recruit griffins", seat=0)
    assert scene.waits() == "Muster"
    assert "reinforce griffins" in scene.offered()
    scene.play("reinforce griffins", "recruit marksmen", "done")
    assert scene.units(0) == {"halberdiers": "pack", "griffins": "pack", "marksmen": "few"}
    assert not scene.s.players[0].tokens & POPULATION_TOKEN
    assert scene.aside(0, "recruit") == []
    assert scene.aside(0, "hire-hero") == []


@pytest.mark.rule("H3-RECRUIT-03")
def test_effects_reinforce_without_token_citadel_or_dwelling() -> None:
    scene = Scene().army(0, champions="few", zealots="few").stock(0)
    scene.s.players[0].tokens = 0
    scene.run(ReinforceUnit(0, 15, "free", 0))
    assert sorted(scene.offered("reinforce")) == ["reinforce champions", "reinforce zealots"]
    scene.play("reinforce champions")
    assert scene.units(0)["champions"] == "pack"
    scene.run(ReinforceUnit(0, 15, "full", 0))
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-RECRUIT-04")
def test_the_starting_units_come_back_when_the_last_unit_is_lost() -> None:
    scene = Scene()
    start = scene.units(0)
    scene.army(0, champions="pack")
    drop_unit(scene.s, 0, 0)
    assert scene.units(0) == {}
    restore_army(scene.s, 0)
    assert scene.units(0) == start
    drop_unit(scene.s, 0, 0)
    restore_army(scene.s, 0)
    assert len(scene.units(0)) == 1


@pytest.mark.rule("H3-RECRUIT-05")
def test_lost_units_can_be_recruited_again() -> None:
    scene = Scene().stock(0, gold=50, valuables=5).army(0, halberdiers="few", griffins="few")
    assert "recruit griffins" not in scene.aside(0, "recruit")
    drop_unit(scene.s, 0, 1)
    assert "recruit griffins" in scene.aside(0, "recruit")


@pytest.mark.rule("H3-UNIT-05")
def test_any_number_of_units_in_the_unit_deck() -> None:
    units = ("halberdiers", "marksmen", "griffins", "crusaders", "zealots", "champions", "archangels")
    scene = Scene().army(0, **dict.fromkeys(units, "pack"))
    assert len(scene.units(0)) == 7
    laws.check_position(scene.s)


@pytest.mark.rule("H3-UNIT-10")
def test_lost_neutrals_are_discarded_and_an_empty_deck_is_refilled() -> None:
    scene = Scene()
    s = scene.s
    s.chance = scene.chance
    troop = draw_neutral(s, 0)
    scene.army(0, halberdiers="few")
    add_unit(s, 0, troop, 0)
    scene.run(ReinforceUnit(0, 15, "free", 0))
    assert scene.offered("reinforce") == ["reinforce halberdiers"]
    scene.play("decline")
    drop_unit(s, 0, 1)
    assert s.neutral_discards[0] == [troop]
    s.chance = scene.chance
    drawn = [draw_neutral(s, 3) for _ in range(s.neutral_decks[3].size())]
    assert draw_neutral(s, 3) == -1
    discard_neutral(s, drawn[0])
    assert draw_neutral(s, 3) == drawn[0]


# -- trade ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TRADE-01", "H3-TRADE-02")
def test_a_trading_post_trades_as_often_as_one_likes_or_does_nothing() -> None:
    scene = Scene().stock(0, gold=8, valuables=1).hand(0, "haste")
    scene.run(TradingPost(0, MAIN))
    assert "decline" in scene.offered()
    assert "trade gold valuables" in scene.offered()
    scene.play("trade gold valuables")
    assert scene.s.players[0].stock == [2, 0, 2]
    assert "sell-card haste" not in scene.offered()
    scene.play("trade valuables gold", "done")
    assert scene.s.players[0].stock == [5, 0, 1]


@pytest.mark.rule("H3-TRADE-02")
def test_the_rates_of_exchange() -> None:
    rates = {
        (sold, bought): (FACTS.trade_give[sold * 3 + bought], FACTS.trade_get[sold * 3 + bought])
        for sold in range(3)
        for bought in range(3)
        if sold != bought
    }
    assert rates == {(0, 2): (6, 1), (0, 1): (2, 1), (2, 0): (1, 3), (2, 1): (1, 2), (1, 0): (1, 1), (1, 2): (3, 1)}


@pytest.mark.rule("H3-TRADE-03")
def test_a_card_is_removed_for_one_gold_but_not_every_card() -> None:
    scene = Scene().stock(0)
    hero = FACTS.hero[scene.s.players[0].hero]
    scene.hand(0, "haste", "attack", "magic_arrow", hero.starting_ability, f"{hero.id}_1", "armor_of_wonder")
    scene.run(TradingPost(0, MAIN))
    assert sorted(scene.offered("sell-card")) == ["sell-card armor_of_wonder", "sell-card haste"]
    scene.play("sell-card haste")
    assert scene.owns(0, "gold") == 1
    assert FACTS.card_number["haste"] in scene.s.removed
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-TRADE-04", "H3-EXP-02")
def test_war_machines_need_their_box_and_are_cheaper_at_a_factory() -> None:
    scene = rich(Scene())
    scene.run(TradingPost(0, MAIN))
    assert scene.offered("buy-machine") == []
    wide = rich(Scene(boxes=all_boxes())).hand(0)
    machine = next(one for one in GAME.content.war_machine if one.id == "ballista")
    wide.run(TradingPost(0, MAIN)).play("buy-machine ballista")
    assert wide.owns(0, "gold") == 90 - machine.trading_post.gold
    assert wide.cards(0) == ["ballista"]
    assert wide.waits() == "Turn"
    rich(wide).run(WarMachineFactory(0)).play("buy-machine ammo_cart")
    cart = next(one for one in GAME.content.war_machine if one.id == "ammo_cart")
    assert wide.owns(0, "gold") == 90 - cart.factory.gold
    assert cart.factory.gold < cart.trading_post.gold


# -- searching --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-04")
def test_a_search_looks_in_secret_and_takes_exactly_one() -> None:
    scene = Scene().hand(0).on_top("spell", "haste", "slow", "cure")
    scene.run(Search(0, 4, 3, "any", False))
    scene.play("search spell")
    assert sorted(scene.offered()) == ["take cure", "take haste", "take slow"]
    assert GAME.view(scene.s, 0).looked is not None
    assert GAME.view(scene.s, 1).looked is None
    assert scene.told("looks-at", 1) == []
    assert len(scene.told("looks-at", 0)) == 3
    scene.play("take haste")
    assert scene.waits() == "OrderFound"
    scene.play("discard cure")
    assert [FACTS.card_slugs[card] for card in scene.s.discards[2]][-2:] == ["cure", "slow"]
    assert scene.cards(0) == ["haste"]
    assert scene.s.looked == []


@pytest.mark.rule("H3-CARD-04", "H3-CARD-05")
def test_or_the_top_card_of_the_discard_pile_which_is_never_empty() -> None:
    scene = Scene().hand(0)
    top = scene.s.discards[2][-1]
    scene.run(Search(0, 4, 2, "any", False))
    scene.play(f"take-discarded {FACTS.card_slugs[top]}")
    assert scene.s.players[0].hand == [top]
    assert scene.s.players[0].secret == []
    assert len(scene.s.discards[2]) == 1


@pytest.mark.rule("H3-CARD-05")
def test_an_exhausted_deck_is_shuffled_anew_and_turns_a_card() -> None:
    scene = Scene()
    s = scene.s
    s.chance = scene.chance
    pile = s.decks[0]
    while pile.size():
        s.discards[0].append(pile.draw(s.chance))
    before = len(s.discards[0])
    card = take_top(s, 0)
    assert card >= 0
    assert len(s.discards[0]) == 1
    assert pile.size() == before - 2
    s.discards[0].clear()
    refill_discard(s, 0)
    assert len(s.discards[0]) == 1


@pytest.mark.rule("H3-CARD-10")
def test_a_removed_card_is_out_of_the_game() -> None:
    scene = Scene().hand(0, "haste")
    remove_from_hand(scene.s, 0, FACTS.card_number["haste"])
    assert scene.cards(0) == []
    assert FACTS.card_number["haste"] in scene.s.removed
    assert FACTS.card_number["haste"] not in scene.s.players[0].discard


@pytest.mark.rule("H3-CARD-11")
def test_a_necropolis_card_may_be_exchanged_by_others() -> None:
    scene = Scene().on_top("ability", "necromancy", "logistics", "luck")
    scene.run(Search(0, 1, 2, "any", False)).play("search ability")
    assert "exchange necromancy" in scene.offered()
    assert "exchange logistics" not in scene.offered()
    scene.play("exchange necromancy")
    assert sorted(scene.offered()) == ["take logistics", "take luck"]
    own = Scene(factions=("necropolis", "castle")).on_top("ability", "necromancy", "logistics")
    own.run(Search(0, 1, 2, "any", False)).play("search ability")
    assert own.offered("exchange") == []


@pytest.mark.rule("H3-CARD-15")
def test_hands_are_secret_and_counts_are_public() -> None:
    from ludoteka.kernel.chance import Chance

    scene = Scene().hand(0, "haste").hand(1, "attack", "power").deck(1, "defense", "magic_arrow")
    gain_secretly(scene.s, 1, FACTS.card_number["slow"])
    view = GAME.view(scene.s, 0)
    assert view.players[0].hand == ["haste"]
    assert view.players[1].hand is None
    assert view.players[1].hand_size == 3
    assert view.players[1].secrets == [0, 0, 1]
    assert view.decks["spell"].size == scene.s.decks[2].size()
    seen = set()
    for number in range(30):
        other = GAME.resample(scene.s, 0, Chance.of("other", "", number))
        assert GAME.view(other, 0) == view
        laws.check_position(other)
        seen.add(tuple(other.players[1].hand))
    assert len(seen) > 5


@pytest.mark.rule("H3-CARD-15")
def test_a_shown_card_is_no_secret_any_more() -> None:
    from ludoteka.games.heroes3.rules.cards.piles import discard_card

    scene = Scene().hand(0, "haste").deck(0)
    gain_secretly(scene.s, 0, FACTS.card_number["slow"])
    gain_secretly(scene.s, 0, FACTS.card_number["haste"])
    discard_card(scene.s, 0, FACTS.card_number["haste"])
    assert len(scene.s.players[0].secret) == 2
    discard_card(scene.s, 0, FACTS.card_number["haste"])
    assert scene.s.players[0].secret == [FACTS.card_number["slow"]]


@pytest.mark.parametrize(("faction", "deed", "most"), [("fortress", "combat_cubes", 2), ("inferno", "power_cubes", 3)])
@pytest.mark.rule("H3-TOWN-04")
def test_cubes_of_a_building_gather_up_to_their_limit(faction: str, deed: str, most: int) -> None:
    first = FACTS.faction_number[faction] * 8
    number = next(at for at in range(first, first + 8) if FACTS.building[at].choices[0].deed == deed)
    scene = Scene(factions=(faction, "dungeon"), boxes=all_boxes())
    for count in range(1, most + 2):
        scene.run(UseBuilding(0, number))
        assert [effect.amount for effect in scene.s.players[0].ongoing] == [min(count, most)]
