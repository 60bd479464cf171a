"""Cards in a combat: statistics, timing, abilities and the player's deck (H3-CARD)."""

from __future__ import annotations

import pytest

from games.heroes3.card_fights import BAG, OWN, acting, attacked, hits
from games.heroes3.combats import battle, game, whole
from ludoteka.games.heroes3.facts import GOLD, NOBODY
from ludoteka.games.heroes3.rules.battlefield.figures import initiative_of
from ludoteka.games.heroes3.rules.battlefield.spell_power import power_for
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.deck import Deck

# -- statistics and timing ----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-12")
def test_statistics_have_a_basic_and_an_expert_effect_limited_by_expert_uses() -> None:
    fight = attacked("attack", "attack")
    fight.s.players[0].experts = 1
    fight.do("play attack 2")
    assert fight.s.players[0].experts == 0
    assert "play attack 2" not in fight.offered()
    fight.do("play attack 1").passes()
    assert hits(fight)[0] == 3 + 2 + 1


@pytest.mark.rule("H3-EXP-04")
def test_an_empowered_statistic_has_the_expert_effect_for_nothing() -> None:
    fight = attacked("empowered_attack")
    fight.s.players[0].experts = 0
    fight.do("play empowered_attack 1").passes()
    assert hits(fight)[0] == 5


@pytest.mark.rule("H3-CARD-02")
@pytest.mark.rule("H3-CARD-17")
def test_a_played_card_goes_to_the_discard_pile() -> None:
    fight = attacked("attack").do("play attack 1").passes()
    assert fight.s.players[0].discard == [fight.card("attack")]
    assert fight.c.resolving == []


@pytest.mark.rule("H3-CARD-07")
@pytest.mark.rule("H3-CARD-08")
def test_activation_and_ongoing_cards_only_before_the_own_attack() -> None:
    fight = acting("haste", "lightning_bolt", "boots_of_speed")
    assert {"cast haste 1", "cast lightning_bolt 1", "play boots_of_speed 2"} <= set(fight.offered())
    fight.do("attack b4")
    assert not {"cast haste 1", "cast lightning_bolt 1", "play boots_of_speed 2"} & set(fight.offered())
    archer = battle([("zealots", "b1")], [(BAG, "b4")], hand=("haste",))
    archer.activate("b1").do("attack b4").passes()
    assert archer.asks() == "Act"
    assert "cast haste 1" not in archer.offered()


@pytest.mark.rule("H3-CARD-07")
def test_map_cards_are_never_played_in_combat() -> None:
    fight = acting("town_portal", "diplomacy", "angel_wings")
    assert fight.offered().count("cast town_portal 1") == 0
    assert "play diplomacy 1" not in fight.offered()
    assert "play angel_wings 1" not in fight.offered()


@pytest.mark.rule("H3-CARD-06")
def test_no_instants_between_the_roll_and_the_damage_but_those_that_say_so() -> None:
    fight = attacked("attack", enemy_hand=("shield_of_the_dwarven_lords", "defense"))
    fight.roll(1).do("pass", "pass")
    assert (fight.asks(), fight.seat()) == ("PlayCards", 1)
    assert fight.offered() == ["pass", "play shield_of_the_dwarven_lords 1"]
    fight.do("play shield_of_the_dwarven_lords 1")
    assert hits(fight)[0] == 3


@pytest.mark.rule("H3-CARD-11")
def test_cards_of_another_faction_cannot_be_played() -> None:
    assert not [text for text in acting("necromancy").offered() if "necromancy" in text]


@pytest.mark.rule("H3-CARD-16")
def test_a_price_must_be_paid_in_full() -> None:
    alone = attacked("titans_gladius")
    assert "play titans_gladius 1" not in alone.offered()
    assert "play titans_gladius 2" in alone.offered()
    paid = attacked("titans_gladius", "power", "armorer")
    paid.do("play titans_gladius 1", "discard power").passes()
    assert hits(paid)[0] == 6
    assert paid.card("power") in paid.s.players[0].discard


@pytest.mark.rule("H3-CARD-10")
def test_a_card_that_removes_itself_leaves_the_game() -> None:
    fight = attacked("celestial_necklace_of_bliss").do("play celestial_necklace_of_bliss 2").passes()
    assert hits(fight)[0] == 7
    assert fight.card("celestial_necklace_of_bliss") in fight.s.removed


@pytest.mark.rule("H3-MORALE-02")
def test_morale_draws_exchanges_and_rerolls_in_combat() -> None:
    fight = acting("power")
    fight.s.players[0].morale = 1
    fight.s.players[0].deck = Deck.of([fight.card("attack")])
    assert {"morale-draw", "morale-exchange"} <= set(fight.offered())
    fight.roll(-1, 1).do("attack b4", "pass")
    assert fight.offered() == ["keep-dice", "reroll-die morale 1"]
    fight.do("reroll-die morale 1")
    assert hits(fight)[0] == 4
    assert fight.s.players[0].morale == 0


@pytest.mark.rule("H3-COMBAT-08")
def test_nobody_spends_morale_for_neutrals() -> None:
    fight = battle([(BAG, "b3")], [("neutral_boars", "b4")], against="neutrals")
    fight.s.players[1].morale = 1
    fight.activate("b4").do("attack b3")
    assert fight.asks() == "Idle"


# -- abilities ----------------------------------------------------------------------------------------------------


def test_archery_helps_shots_at_units_that_are_not_adjacent() -> None:
    fight = battle([("zealots", "b1")], [(BAG, "b4")], hand=("archery",))
    fight.activate("b1").do("play archery 2")
    assert initiative_of(fight.s, fight.c, fight.at("b1")) == 6
    fight.do("attack b4").passes()
    assert hits(fight)[0] == 4


@pytest.mark.parametrize(("card", "way", "damage"), [("offense", 1, 4), ("offense", 2, 5)])
def test_offense_and_armorer_draw_too(card: str, way: int, damage: int) -> None:
    fight = attacked(card)
    fight.s.players[0].deck = Deck.of([fight.card("power")])
    fight.do(f"play {card} {way}").passes()
    assert hits(fight)[0] == damage
    assert fight.s.players[0].hand == [fight.card("power")]


def test_interference_also_helps_against_spells() -> None:
    fight = battle([(BAG, "b3")], [("zealots", "b4")], hand=("interference",))
    fight.activate("b3").do("play interference 2")
    from ludoteka.games.heroes3.rules.spells.hits import spell_damage_to

    assert spell_damage_to(fight.s, fight.c, fight.at("b3"), 4, "lightning_bolt") == 2


def test_intelligence_casts_before_the_first_activation() -> None:
    fight = whole(battle(OWN, [(BAG, "b4")], hand=("intelligence", "lightning_bolt")))
    assert fight.asks() == "PlayCards"
    fight.do("play intelligence 2", "cast lightning_bolt 1", "target b4")
    assert fight.damage("b4") == 2
    assert fight.c.spells[0] == 0


def test_tactics_swaps_two_own_units() -> None:
    fight = whole(battle([("crusaders", "b2"), ("zealots", "a1")], [(BAG, "b4")], hand=("tactics",)))
    crusaders = fight.at("b2")
    fight.do("play tactics 1", "target b2")
    assert fight.at("a1") == crusaders


def test_artillery_and_the_ballista() -> None:
    fight = battle([("crusaders", "b2")], [("gnolls", "b4"), (BAG, "d5")], hand=("artillery",))
    fight.activate("b2").do("play artillery 1")
    assert fight.damage("b4") == 1
    both = battle([("crusaders", "b2")], [(BAG, "b4")], hand=("artillery",))
    both.s.players[0].permanent = [both.card("ballista")]
    whole(both)
    assert both.damage("b4") == 1
    both.do("play artillery 2")
    assert both.damage("b4") == 3


def test_first_aid_and_the_tent() -> None:
    fight = acting("first_aid")
    fight.c.damage[fight.at("b3")] = 3
    fight.s.players[0].permanent = [fight.card("first_aid_tent")]
    fight.do("use-tent b3")
    assert fight.damage("b3") == 2
    assert "use-tent b3" not in fight.offered()
    fight.do("play first_aid 2")
    assert fight.damage("b3") == 0


def test_ballistics_breaks_pieces_of_a_siege() -> None:
    fight = battle([("crusaders", "b2")], [(BAG, "b5")], hand=("ballistics", "ballistics"), siege=True)
    fight.activate("b2").do("play ballistics 1", "target a3", "play ballistics 2")
    assert (fight.at("a3"), fight.at("tower")) == (NOBODY, NOBODY)
    assert "play ballistics 1" not in acting("ballistics").offered()


def test_schools_of_magic_add_power_to_their_spells() -> None:
    fight = acting("air_magic", "lightning_bolt")
    fight.do("play air_magic 1")
    assert fight.s.players[0].permanent == [fight.card("air_magic")]
    assert power_for(fight.s, fight.c, 0, 0, 0) == 1
    assert power_for(fight.s, fight.c, 0, 0, 2) == 0


@pytest.mark.rule("H3-CARD-09")
@pytest.mark.rule("H3-EXP-01")
def test_a_second_permanent_card_discards_the_first() -> None:
    fight = acting("air_magic", "fire_magic")
    fight.do("play air_magic 1", "play fire_magic 1")
    assert fight.s.players[0].permanent == [fight.card("fire_magic")]
    assert fight.s.players[0].discard == [fight.card("air_magic")]


# -- war machines, buildings, astrologers -------------------------------------------------------------------------


@pytest.mark.rule("H3-EXP-02")
def test_cannon_and_catapult_fire_for_their_price() -> None:
    cannon = battle(OWN, [(BAG, "b4")])
    cannon.s.players[0].permanent = [cannon.card("cannon")]
    whole(cannon)
    cannon.do("target b4")
    assert cannon.damage("b4") == 2
    assert cannon.s.players[0].experts == 2
    stones = battle(OWN, [(BAG, "b4"), (BAG, "b5")])
    stones.s.players[0].permanent = [stones.card("catapult")]
    stones.s.players[0].experts = 0
    whole(stones)
    stones.do("target b5")
    assert (stones.damage("b5"), stones.damage("b4")) == (1, 1)
    assert stones.s.players[0].stock[1] == 9


@pytest.mark.rule("H3-EXP-02")
def test_the_ammo_cart_lifts_penalties_and_speeds_archers() -> None:
    from ludoteka.games.heroes3.rules.combat.machines import MachinesReady

    fight = battle([("zealots", "b1")], [(BAG, "b5")])
    fight.s.players[0].permanent = [fight.card("ammo_cart")]
    fight.run(MachinesReady(0))
    assert initiative_of(fight.s, fight.c, fight.at("b1")) == 7
    fight.attack("b1", "b5", 1, -1)
    assert hits(fight)[0] == 4


@pytest.mark.rule("H3-TOWN-04")
def test_cubes_of_buildings_help_in_combat() -> None:
    fight = battle(OWN, [(BAG, "b4")])
    player = fight.s.players[0]
    player.faction = game().facts.faction_number["fortress"]
    player.ongoing = [Effect("combat_cubes", 0, NOBODY, NOBODY, NOBODY, 2, "round", 1)]
    fight.activate("b3").do("attack b4", "use fortress_special_2 1").passes()
    assert hits(fight)[0] == 4
    assert [effect.amount for effect in player.ongoing] == [1]


@pytest.mark.rule("H3-ROUND-04")
def test_astrologers_change_a_combat() -> None:
    facts = game().facts

    def omen(name: str) -> Effect:
        number = next(at for at, card in enumerate(facts.astrologers) if card.deed == name)
        return Effect(name, NOBODY, number, NOBODY, NOBODY, 0, "round", 1)

    tray = battle(OWN, [("champions", "b4")])
    tray.s.omens = [omen("sure_defense_tokens")]
    tray.c.defending[tray.at("b4")] = 1
    tray.attack("b3", "b4", 1)
    assert hits(tray)[0] == 3 + 1 - 2 - 1
    sky = battle(OWN, [(BAG, "b4")])
    sky.s.omens = [omen("school_power")]
    assert sorted(power_for(sky.s, sky.c, 0, 0, school) for school in range(4)) == [0, 0, 1, 1]
    wizard = acting("lightning_bolt")
    wizard.s.omens = [omen("first_spell_returns")]
    wizard.do("cast lightning_bolt 1", "target b4")
    assert wizard.s.players[0].hand == [wizard.card("lightning_bolt")]
    offense = acting("defense")
    offense.s.omens = [omen("defense_as_attack")]
    offense.do("attack b4", "play defense 1").passes()
    assert hits(offense)[0] == 4


# -- every card ---------------------------------------------------------------------------------------------------


def test_every_deed_and_spell_of_the_content_has_its_function() -> None:
    from ludoteka.games.heroes3.rules.combat.cards import COMMON_DEEDS
    from ludoteka.games.heroes3.rules.combat.deeds import DEEDS
    from ludoteka.games.heroes3.rules.spells.deeds import SPELLS

    facts = game().facts
    for card in facts.card:
        if card.spell is not None:
            assert card.spell.deed in SPELLS
        for play in card.plays:
            if play.timing == "map" or play.movement:
                continue
            known = play.deed == "figures" or play.deed in DEEDS or play.deed in COMMON_DEEDS
            of_the_map = play.when in ("turn_end", "entering_guarded_field", "spell_book", "recruit", "level_up",
                                       "before_search", "after_search")  # fmt: skip
            assert known or of_the_map, (card.slug, play.deed)


def test_gold_cards_pay_in_combat_too() -> None:
    fight = acting("estates").do("play estates 1")
    assert fight.s.players[0].stock[GOLD] == 53


def test_nobody_knows_which_mines_are_harmless() -> None:
    from ludoteka.kernel.chance import Chance

    fight = acting("land_mine").do("cast land_mine 1", "target a3", "target c3")
    seen = {
        tuple(game().resample(fight.s, 1, Chance.of(str(seed))).combat.traps)  # type: ignore[union-attr]
        for seed in range(20)
    }
    a3, c3 = fight.space("a3"), fight.space("c3")
    assert seen == {((a3, 0), (c3, 2)), ((a3, 2), (c3, 0))}


def test_valeska_lets_the_active_archer_activate_again() -> None:
    fight = battle([("zealots", "a1")], [(BAG, "b4")], hand=("valeska_6",))
    fight.activate("a1").do("play valeska_6 1", "attack b4").passes()
    fight.do("hold")
    assert (fight.asks(), fight.c.active) == ("Act", fight.at("a1"))
    fight.do("attack b4").passes().do("hold")
    assert fight.damage("b4") == 6
    assert fight.asks() == "Idle"


# -- cards of the player's deck in a combat --------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-17")
def test_a_card_that_takes_another_one_back_never_takes_itself() -> None:
    fight = acting("scholar", "defense")
    player = fight.s.players[0]
    player.discard = [fight.s.facts.card_number["attack"], fight.s.facts.card_number["estates"]]
    fight.do("play scholar 1")
    assert sorted(fight.offered()) == ["take-own attack", "take-own estates"]
    fight.do("take-own attack")
    assert fight.s.facts.card_number["scholar"] == player.discard[-1]
    assert fight.s.facts.card_number["attack"] in player.hand


@pytest.mark.rule("H3-CARD-02")
def test_rib_cage_in_combat_takes_its_spell_before_the_discard_pile_is_shuffled() -> None:
    fight = acting("rib_cage", "defense")
    player = fight.s.players[0]
    player.discard = [fight.s.facts.card_number["attack"], fight.s.facts.card_number["haste"]]
    fight.do("play rib_cage 1")
    assert fight.s.facts.card_number["haste"] in player.hand
    assert player.discard == [fight.s.facts.card_number["rib_cage"]]
    assert fight.s.facts.card_number["attack"] in player.deck.cards()


@pytest.mark.rule("H3-CARD-10")
def test_spellbinders_hat_in_combat_removes_one_card_and_searches_its_deck() -> None:
    fight = acting("spellbinders_hat", "estates", "haste", "defense")
    fight.do("play spellbinders_hat 1")
    assert sorted(fight.offered()) == ["remove estates", "remove haste"]
    fight.do("remove estates")
    assert fight.s.removed == [fight.s.facts.card_number["estates"]]
    assert "search ability" in fight.offered()


@pytest.mark.rule("H3-SPELL-04")
def test_power_of_a_school_helps_its_spells_alone() -> None:
    fight = acting("basic_air_magic", "haste", "bless", "defense")
    fight.s.players[0].experts = 1
    fight.do("play basic_air_magic 2")
    assert power_for(fight.s, fight.c, 0, 0, 0) == 3
    assert power_for(fight.s, fight.c, 0, 0, 3) == 0


@pytest.mark.rule("H3-CARD-09")
def test_school_magic_is_spent_from_play_and_not_from_the_hand() -> None:
    fight = acting("air_magic", "haste", "defense")
    player = fight.s.players[0]
    player.experts = 1
    assert "play air_magic 2" not in fight.offered()
    player.hand.remove(fight.s.facts.card_number["air_magic"])
    player.permanent = [fight.s.facts.card_number["air_magic"]]
    fight.do("play air_magic 2")
    assert player.permanent == []
    assert power_for(fight.s, fight.c, 0, 0, 0) == 3
