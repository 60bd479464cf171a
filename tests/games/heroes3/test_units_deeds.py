"""What units do after a blow, against spells and instead of an attack (H3-UNIT-06, R-18)."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, battle, game, whole
from ludoteka.games.heroes3.facts import FEW, GOLD, NOBODY, PACK
from ludoteka.games.heroes3.rules.battlefield.damage import wound
from ludoteka.games.heroes3.rules.battlefield.figures import effect_on, initiative_of
from ludoteka.games.heroes3.rules.battlefield.spell_power import power_for
from ludoteka.games.heroes3.rules.combat.moves import move_options
from ludoteka.games.heroes3.rules.spells.hits import spell_damage_to
from ludoteka.games.heroes3.rules.units.answers import MoreAttacks
from ludoteka.kernel.deck import Deck

pytestmark = pytest.mark.rule("H3-UNIT-06")

BAG = "neutral_demons"
"""A unit to hit: attack 3, defense 0, 8 HP, on foot."""
WALL = "champions"
"""Attack 5, defense 2, 7 HP, on foot."""


def hits(fight: Fight) -> list[int]:
    """The damage of the attacks just made, in order."""
    return [int(event[2]) for event in fight.heard if event[0] == "hit"]


def spaces(fight: Fight, name: str) -> list[str]:
    return sorted(game().names.spaces[space] for space in move_options(fight.s, fight.c, fight.at(name)))


# -- after the blow -----------------------------------------------------------------------------------------------


def test_basilisks_paralyse_on_a_minus() -> None:
    fight = battle([("basilisks", "b3")], [(BAG, "b4")])
    fight.attack("b3", "b4", -1)
    assert fight.c.paralysed[fight.at("b4")] == 1


def test_neutral_basilisks_roll_for_it() -> None:
    fight = battle([(BAG, "b3")], [("neutral_basilisks", "b4")], against="neutrals")
    fight.activate("b4").roll(1, 0).do("attack b3").passes()
    assert fight.c.paralysed[fight.at("b3")] == 1
    other = battle([(BAG, "b3")], [("neutral_basilisks", "b4")], against="neutrals")
    other.activate("b4").roll(0, 1).do("attack b3").passes()
    assert other.c.paralysed[other.at("b3")] == 0


def test_stacked_medusas_of_a_bank_paralyse() -> None:
    fight = battle([(BAG, "b3")], [("bank_medusa_stores_medusas", "b4")], against="neutrals")
    fight.c.stack[fight.at("b4")] = 8
    fight.activate("b4").do("attack b3").passes()
    assert fight.c.paralysed[fight.at("b3")] == 1


def test_troglodytes_are_never_paralysed() -> None:
    fight = battle([("basilisks", "b3")], [("neutral_troglodytes", "b4")], against="neutrals")
    fight.attack("b3", "b4", -1)
    assert fight.damage("b4") == 2
    assert fight.c.paralysed[fight.at("b4")] == 0


def test_vampires_drain_and_wraiths_and_trolls_heal() -> None:
    fight = battle([("pack vampires", "b3")], [(BAG, "b4")])
    fight.c.damage[fight.at("b3")] = 3
    fight.attack("b3", "b4", 0)
    assert fight.damage("b3") == 1
    ghost = battle([("wraiths", "b3")], [(BAG, "b5")])
    ghost.c.damage[ghost.at("b3")] = 2
    ghost.activate("b3")
    assert ghost.damage("b3") == 1
    bank = battle([("champions", "b3")], [("bank_crypt_vampires", "b4")], against="neutrals")
    bank.c.damage[bank.at("b4")] = 2
    bank.activate("b4").roll(0, -1).do("attack b3").passes()
    assert [event[1:3] for event in bank.heard if event[0] == "healed"] == [(bank.space("b4"), 2)]


def test_wyverns_poison() -> None:
    fight = battle([("pack wyverns", "b3")], [("titans", "b4")])
    fight.attack("b3", "b4", -1)
    before = fight.damage("b4")
    poison = effect_on(fight.c, "poison", fight.at("b4"))
    assert poison is not None
    assert poison.amount == 2
    fight.activate("b4")
    assert fight.damage("b4") == before + 1
    fight.do("hold").activate("b4")
    assert fight.damage("b4") == before + 2
    fight.do("hold").activate("b4")
    assert fight.damage("b4") == before + 2


def test_a_second_bite_adds_its_cubes_to_the_poison_of_the_first() -> None:
    fight = battle([("pack wyverns", "b3")], [("titans", "b4")])
    fight.attack("b3", "b4", -1)
    fight.attack("b3", "b4", -1)
    assert [effect.amount for effect in fight.c.effects if effect.name == "poison"] == [4]


def test_alternate_manticores_poison_in_answers_too() -> None:
    fight = battle([("archangels", "b3")], [("pack manticores_alternate", "b4")])
    fight.attack("b3", "b4", -1)
    assert effect_on(fight.c, "poison", fight.at("b3")) is not None


def test_gorgons_may_kill_a_side_outright() -> None:
    fight = battle([("pack gorgons", "b3")], [("pack champions", "b4")])
    fight.attack("b3", "b4", -1, 0, 0)
    assert fight.c.form[fight.at("b4")] & 1 == FEW
    assert fight.damage("b4") == 0
    miss = battle([("pack gorgons", "b3")], [("pack champions", "b4")])
    miss.attack("b3", "b4", -1, 0, 1)
    assert miss.c.form[miss.at("b4")] & 1 == PACK


def test_thunderbirds_and_neutral_wyverns_roll_for_more_damage() -> None:
    fight = battle([("pack thunderbirds", "b3")], [(BAG, "b4")])
    fight.attack("b3", "b4", 0, 1, 0)
    assert fight.damage("b4") == 4 + 1
    wyvern = battle([(BAG, "b3")], [("neutral_wyverns", "b4")], against="neutrals")
    wyvern.activate("b4").roll(0, 1).do("attack b3").passes()
    assert wyvern.damage("b3") == 4


def test_neutral_ghost_dragons_push_their_target_away_and_get_no_answer() -> None:
    fight = battle([(BAG, "b3")], [("neutral_ghost_dragons", "b4")], against="neutrals")
    fight.activate("b4").roll(0, 0).do("attack b3")
    assert (fight.asks(), fight.seat()) == ("PushedTo", 0)
    assert sorted(fight.offered()) == ["target a3", "target b2", "target c3"]
    fight.do("target b2")
    assert fight.at("b2") >= 0
    assert len(hits(fight)) == 1


def test_seamen_take_gold_for_the_first_kill() -> None:
    fight = battle([("pack seamen", "b3")], [("gremlins", "b4"), ("gremlins", "a3"), (BAG, "d5")])
    fight.attack("b3", "b4", 0)
    assert fight.s.players[0].stock[GOLD] == 52
    fight.attack("b3", "a3", 0)
    assert fight.s.players[0].stock[GOLD] == 52


def test_neutral_magi_cost_a_card_or_one_with_power() -> None:
    fight = battle([("titans", "b2")], [("neutral_magi", "b5")], hand=("attack", "power"), against="neutrals")
    fight.activate("b5").do("attack b2")
    assert fight.offered() == ["discard power", "pass"]
    fight.do("pass")
    assert len(fight.s.players[0].hand) == 1


def test_bank_wraiths_cost_a_card_of_choice() -> None:
    fight = battle([("titans", "b3")], [("bank_crypt_wraiths", "b4")], hand=("attack", "power"), against="neutrals")
    fight.activate("b4").do("attack b3")
    assert sorted(fight.offered()) == ["discard attack", "discard power"]
    fight.do("discard power").passes()
    assert fight.s.players[0].hand == [fight.card("attack")]


def test_wraiths_steal_a_random_card_and_ghost_dragons_the_morale() -> None:
    fight = battle([("pack wraiths", "b3")], [(BAG, "b5")], enemy_hand=("attack", "power"))
    fight.activate("b3")
    assert len(fight.s.players[1].hand) == 1
    dragon = battle([("ghost_dragons", "b3")], [(BAG, "b5")])
    dragon.s.players[1].morale = 1
    dragon.activate("b3")
    assert dragon.s.players[1].morale == 0


def test_harpies_may_fly_back() -> None:
    fight = battle([("pack harpies", "b2")], [(BAG, "b4")])
    fight.activate("b2").do("march b3", "attack b4")
    assert fight.asks() == "ReturnToOrigin"
    fight.do("march b2")
    assert fight.at("b2") >= 0
    few = battle([("harpies", "b2")], [(BAG, "b4")])
    few.activate("b2").roll(0, -1).do("march b3", "attack b4", "decline")
    assert hits(few) == [2, 2]
    assert few.at("b3") >= 0


def test_cerberi_bite_another_and_hydras_attack_a_second_enemy() -> None:
    fight = battle([("pack cerberi", "b3")], [(BAG, "b4"), (BAG, "a3"), (BAG, "c3")])
    fight.attack("b3", "b4", 0)
    assert fight.asks() == "AbilityTarget"
    fight.do("target c3")
    assert (fight.damage("b4"), fight.damage("c3"), fight.damage("a3")) == (3, 1, 0)
    hydra = battle([("pack hydras", "b3")], [(BAG, "b4"), (BAG, "a3")])
    hydra.attack("b3", "b4", 0)
    assert hydra.offered() == ["attack a3", "decline"]
    hydra.roll(0).do("attack a3").passes()
    assert (hydra.damage("b4"), hydra.damage("a3")) == (7, 7)


def test_magic_elementals_strike_everybody_around() -> None:
    fight = battle([("magic_elementals", "b3"), ("champions", "b2")], [(BAG, "b4"), (BAG, "a3")])
    fight.attack("b3", "b4", 0, 0, 0)
    assert (fight.damage("b4"), fight.damage("a3"), fight.damage("b2")) == (4, 4, 2)
    pack = battle([("pack magic_elementals", "b3"), ("champions", "b2")], [(BAG, "b4"), (BAG, "a3")])
    pack.attack("b3", "b4", 0, 0, 0)
    assert (pack.damage("b4"), pack.damage("a3"), pack.damage("b2")) == (5, 5, 0)


def test_dragon_breath_strikes_the_space_behind() -> None:
    fight = battle([("gold_dragons", "b3")], [("titans", "b4"), (BAG, "b5")])
    fight.attack("b3", "b4", 0, 1)
    assert hits(fight)[:2] == [5 - 3, 2 + 1]
    assert fight.damage("b5") == 3
    friend = battle([("gold_dragons", "b5"), ("titans", "b3")], [(BAG, "b4")])
    friend.attack("b5", "b4", 0, 1)
    assert friend.damage("b3") == 0


@pytest.mark.rule("R-18")
def test_who_has_fallen_makes_no_second_attack() -> None:
    fight = battle([("pack marksmen", "b1")], [("titans", "b4")])
    archers, titans = fight.at("b1"), fight.at("b4")
    before = len(fight.s.agenda)
    MoreAttacks(archers, titans, fight.space("b4"), [0], False).run(fight.s)
    assert len(fight.s.agenda) == before + 1
    fight.c.space[archers] = NOBODY
    MoreAttacks(archers, titans, fight.space("b4"), [0], False).run(fight.s)
    assert len(fight.s.agenda) == before + 1


def test_ayssids_attack_another_after_a_kill() -> None:
    fight = battle([("pack ayssids", "b3")], [("gremlins", "b4"), (BAG, "a3")])
    fight.attack("b3", "b4", 0)
    assert fight.offered() == ["attack a3", "decline"]
    fight.do("attack a3").passes()
    assert fight.damage("a3") == 3


# -- staying alive ------------------------------------------------------------------------------------------------


def test_phoenixes_stay_at_one_hp_once() -> None:
    fight = battle([("phoenixes", "b3")], [(BAG, "b5")])
    wound(fight.s, fight.c, fight.at("b3"), 20, NOBODY)
    assert fight.damage("b3") == 6
    fight.s.then_each([])
    wound(fight.s, fight.c, fight.at("b3"), 1, NOBODY)
    assert fight.c.board[fight.space("b3")] == NOBODY


def test_archangels_cancel_a_lethal_attack_on_a_friend_once() -> None:
    own = [(WALL, "b3")]
    fight = battle(own, [("pack griffins", "b4"), ("pack archangels", "d5")])
    fight.c.damage[fight.at("b4")] = 2
    fight.activate("b3").do("attack b4")
    assert (fight.asks(), fight.seat()) == ("PlayCards", 1)
    assert fight.offered() == ["pass", "save d5"]
    fight.do("save d5")
    assert fight.damage("b4") == 2
    assert fight.damage("b3") == 0
    fight.activate("b3").do("attack b4").passes()
    assert fight.c.form[fight.at("b4")] & 1 == FEW


def test_archangels_draw_at_the_start_of_a_combat() -> None:
    from ludoteka.games.heroes3.rules.combat.start import CombatStart

    fight = battle([("archangels", "b3")], [(BAG, "b5")])
    fight.s.players[0].deck = Deck.of([fight.card("power")])
    fight.run(CombatStart())
    assert fight.s.players[0].hand == [fight.card("power")]


# -- spells -------------------------------------------------------------------------------------------------------


def bolt(unit: str, spell: str, amount: int = 4) -> int:
    """The damage a spell deals to a unit."""
    fight = battle([("crusaders", "b2")], [(unit, "b4")])
    return spell_damage_to(fight.s, fight.c, fight.at("b4"), amount, spell)


@pytest.mark.parametrize(
    ("unit", "spell", "damage"),
    [
        ("black_dragons", "lightning_bolt", 2),
        ("pack black_dragons", "lightning_bolt", 0),
        ("iron_golems", "lightning_bolt", 3),
        ("unicorns", "lightning_bolt", 3),
        ("efreet", "magic_arrow", 0),
        ("efreet", "fireball", 4),
        ("pack efreet", "fireball", 0),
        ("phoenixes", "fireball", 0),
        ("phoenixes", "lightning_bolt", 4),
        ("neutral_water_elementals", "frost_ring", 0),
        ("pack oceanids", "lightning_bolt", 0),
        ("crusaders", "lightning_bolt", 4),
    ],
)
def test_spell_damage_after_what_units_take_off(unit: str, spell: str, damage: int) -> None:
    assert bolt(unit, spell) == damage


def test_unicorns_shelter_their_neighbours() -> None:
    fight = battle([("crusaders", "b2")], [("pack unicorns", "b4"), (BAG, "b5"), (BAG, "d5")])
    assert spell_damage_to(fight.s, fight.c, fight.at("b5"), 4, "lightning_bolt") == 3
    assert spell_damage_to(fight.s, fight.c, fight.at("d5"), 4, "lightning_bolt") == 4


def test_specialties_do_not_hurt_black_dragons_and_steel_golems_take_less() -> None:
    fight = battle([("crusaders", "b2")], [("pack black_dragons", "b4"), (BAG, "b5")], hand=("xyron_6",))
    fight.activate("b2").do("play xyron_6 1", "target b4")
    assert (fight.damage("b4"), fight.damage("b5")) == (0, 1)
    golem = battle([("crusaders", "b2")], [("neutral_steel_golems", "b4")], hand=("ciele_6",), against="neutrals")
    golem.activate("b2").do("play ciele_6 1").passes()
    if golem.asks() == "PlayTarget":
        golem.do("target b4")
    assert golem.damage("b4") == 0


def test_ongoing_cards_do_not_touch_titans_nor_ongoing_spells_gargoyles() -> None:
    fight = battle([("titans", "b2"), ("gargoyles", "c2"), ("crusaders", "d2")], [(BAG, "b5")], hand=("haste",))
    fight.activate("d2").do("cast haste 1")
    assert fight.offered() == ["target b5", "target d2"]


def test_fangarms_only_feel_damage() -> None:
    fight = battle([("crusaders", "b2")], [("neutral_fangarm", "b4")], hand=("slow",), against="neutrals")
    fight.activate("b2").do("cast slow 1", "target b4")
    assert initiative_of(fight.s, fight.c, fight.at("b4")) == 8


def test_dwarves_shake_a_spell_off() -> None:
    fight = battle([("crusaders", "b2")], [("dwarves", "b4")], hand=("lightning_bolt", "lightning_bolt"))
    fight.activate("b2").roll(1).do("cast lightning_bolt 1", "target b4")
    assert fight.damage("b4") == 0


def test_magi_and_elementals_add_power_to_the_first_spell() -> None:
    fight = battle([("pack magi", "b2"), ("crusaders", "c2")], [(BAG, "b4")])
    assert power_for(fight.s, fight.c, 0, 0, 0) == 0
    fight.activate("b2")
    assert power_for(fight.s, fight.c, 0, 0, 0) == 1
    air = battle([("pack storm_elementals", "b2")], [(BAG, "b4")])
    air.activate("b2")
    assert power_for(air.s, air.c, 0, 0, 0) == 1
    assert power_for(air.s, air.c, 0, 0, 1) == 0


def test_pegasi_and_familiars_make_enemy_spells_dearer() -> None:
    fight = battle([("crusaders", "b2")], [("pack pegasi", "b4")])
    fight.s.players[0].power = 2
    assert power_for(fight.s, fight.c, 0, 0, 0) == 1
    imps = battle([("crusaders", "b2")], [("pack familiars", "b4")], hand=("magic_arrow", "power"))
    imps.activate("b2").do("cast magic_arrow 1")
    assert imps.asks() == "SpellSchool"
    assert imps.s.players[0].discard == [imps.card("power")]
    neutral = battle([("crusaders", "b2")], [("neutral_pegasi", "b4")], hand=("magic_arrow",), against="neutrals")
    assert "cast magic_arrow 1" not in neutral.activate("b2").offered()
    rich = battle([("crusaders", "b2")], [("neutral_pegasi", "b4")], hand=("magic_arrow", "power"), against="neutrals")
    rich.activate("b2").do("cast magic_arrow 1", "discard power")


def test_stacked_faerie_dragons_forbid_casting_and_free_ones_throw_a_bolt() -> None:
    fight = battle(
        [("crusaders", "b2")], [("bank_dragon_utopia_faerie_dragons", "b4")], hand=("magic_arrow",), against="neutrals"
    )
    fight.c.stack[fight.at("b4")] = 8
    assert "cast magic_arrow 1" not in fight.activate("b2").offered()
    wild = battle([(BAG, "b2")], [("neutral_faerie_dragons", "b5")], against="neutrals")
    wild.activate("b5").do("target b2")
    assert wild.damage("b2") == 2


def test_genies_dig_for_a_spell() -> None:
    fight = battle([("genies", "b2")], [(BAG, "b4")])
    fight.s.players[0].deck = Deck.of([fight.card("haste")])
    fight.activate("b2").do("use-ability b2", "take haste")
    assert fight.s.players[0].hand == [fight.card("haste")]
    pack = battle([("pack genies", "b3")], [(BAG, "b4")])
    pack.s.players[0].deck = Deck.of([pack.card("haste")])
    pack.attack("b3", "b4", 0)
    assert pack.asks() == "OfferMill"
    pack.do("accept", "decline").passes()
    assert pack.s.players[0].discard == [pack.card("haste")]


# -- other actions ------------------------------------------------------------------------------------------------


def test_ogres_and_sorceresses_place_tokens_for_two_rounds() -> None:
    fight = battle([("pack ogres", "b2"), ("crusaders", "b3"), ("zealots", "a1")], [(BAG, "b4")])
    fight.activate("b2")
    assert [text for text in fight.offered() if text.startswith("use-ability")] == ["use-ability b3"]
    fight.do("use-ability b3")
    fight.attack("b3", "b4", 0)
    assert hits(fight)[0] == 5
    witch = battle([("sorceresses", "b2")], [(BAG, "b4")])
    witch.activate("b2").do("use-ability b4")
    token = effect_on(witch.c, "weakness_token", witch.at("b4"))
    assert token is not None
    assert token.amount == -2
    pack = battle([("pack sorceresses", "b2")], [(BAG, "b4")])
    pack.attack("b2", "b4", 0)
    token = effect_on(pack.c, "weakness_token", pack.at("b4"))
    assert token is not None
    assert token.amount == -1


@pytest.mark.rule("H3-EXP-03")
def test_pit_lords_summon_demons_once_a_unit_was_lost() -> None:
    fight = battle([("pack pit_lords", "b2"), ("goblins", "d1")], [("crusaders", "b5")])
    fight.activate("b2")
    assert not [text for text in fight.offered() if text.startswith("use-ability")]
    fight.do("hold")
    wound(fight.s, fight.c, fight.at("d1"), 9, NOBODY)
    fight.activate("b2").do("use-ability c2")
    demons = fight.at("c2")
    assert fight.c.form[demons] == game().facts.troop_number["demons"] * 2
    assert fight.c.activated[demons] == 0
    assert game().facts.troop_number["demons"] in fight.s.players[0].army
    fight.activate("b2").do("use-ability c2")
    assert fight.c.form[demons] & 1 == PACK


def test_dendroids_hold_enemies_that_start_next_to_them() -> None:
    fight = battle([("crusaders", "b3")], [("pack dendroids", "b4")])
    fight.activate("b3")
    assert spaces(fight, "b3") == []
    assert "attack b4" in fight.offered()


def test_arch_devils_move_anywhere() -> None:
    fight = battle([("pack arch_devils", "a1")], [(BAG, "d5")])
    fight.activate("a1")
    assert len(spaces(fight, "a1")) == 18


def test_stacked_dwarves_count_as_defending() -> None:
    fight = battle([(WALL, "b3")], [("bank_dwarven_treasury_dwarves", "b4"), (BAG, "d5")], against="neutrals")
    fight.c.stack[fight.at("b4")] = 8
    fight.attack("b3", "b4", -1, 1)
    assert hits(fight)[0] == 5 - 1 - 1 - 1


def test_neutral_skeletons_raise_a_bronze_unit_of_a_necropolis_player() -> None:
    fight = battle([(WALL, "b3"), ("skeletons", "a1")], [("neutral_skeletons", "b4"), (BAG, "d5")], against="neutrals")
    fight.s.players[0].faction = game().facts.faction_number["necropolis"]
    fight.attack("b3", "b4", 0)
    assert fight.c.form[fight.at("a1")] & 1 == PACK
    assert fight.s.players[0].sides[1] == PACK
    other = battle([(WALL, "b3"), ("skeletons", "a1")], [("neutral_skeletons", "b4"), (BAG, "d5")], against="neutrals")
    other.attack("b3", "b4", 0)
    assert other.c.form[other.at("a1")] & 1 == FEW


def test_cyclopes_bring_walls_down() -> None:
    fight = battle([("cyclopes", "b2")], [(BAG, "b5")], siege=True)
    fight.activate("b2")
    assert sorted(text for text in fight.offered() if text.startswith("use-ability")) == [
        f"use-ability {space}" for space in ("a3", "b3", "c3", "d3")
    ]
    fight.do("use-ability a3")
    assert fight.at("a3") == NOBODY
    pack = battle([("pack cyclopes", "b2")], [(BAG, "b5")], siege=True)
    pack.activate("b2").do("use-ability tower")
    assert pack.at("tower") == NOBODY


def test_every_ability_code_of_the_content_is_known_to_the_rules() -> None:
    """A code that no rule names would be an ability without effect."""
    from pathlib import Path
    from typing import get_args

    from ludoteka.games.heroes3 import rules
    from ludoteka.games.heroes3.entries.words import AbilityCode

    text = "".join(path.read_text() for path in Path(rules.__path__[0]).rglob("*.py"))
    of_the_map = {
        "reinforce_discount_on_location",
        "income_each_resource_round",
        "end_of_turn_free_step_to_adjacent_empty_field",
        "once_per_turn_peek_any_deck_top_or_bottom",
        "once_per_turn_roll_for_morale",
    }
    assert [code for code in get_args(AbilityCode) if f'"{code}"' not in text and code not in of_the_map] == []


def test_a_whole_combat_of_every_unit_ends() -> None:
    fight = whole(battle([("pack behemoths", "b2")], [("gremlins", "b4")]))
    while fight.s.combat is not None and fight.asks() != "Idle":
        offered = fight.offered()
        attacks = [text for text in offered if text.startswith("attack")]
        moves = [text for text in offered if text.startswith("march")]
        fight.do((attacks or moves or offered)[0])
    assert fight.s.combat is None
