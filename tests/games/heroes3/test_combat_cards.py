"""Cards in a combat: statistics, spells, abilities, artifacts, specialties, and where they meet (H3-CARD, H3-SPELL)."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, battle, game, whole
from ludoteka.games.heroes3.facts import GOLD, NOBODY, PACK, SPELL
from ludoteka.games.heroes3.rules.battlefield.board import FORCE_FIELD
from ludoteka.games.heroes3.rules.battlefield.damage import wound
from ludoteka.games.heroes3.rules.battlefield.figures import attack_of, defense_of, effect_on, hp_of, initiative_of
from ludoteka.games.heroes3.rules.battlefield.spell_power import power_for
from ludoteka.games.heroes3.rules.combat.rounds import CombatRoundEnd
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.deck import Deck

BAG = "neutral_demons"
"""A unit to hit: attack 3, defense 0, 8 HP, on foot."""
OWN = [("crusaders", "b3")]


def hits(fight: Fight) -> list[int]:
    return [int(event[2]) for event in fight.heard if event[0] == "hit"]


def acting(*hand: str, own: list[tuple[str, str]] | None = None, enemy: str = BAG) -> Fight:
    """An own unit activates with these cards in hand, next to a unit of the second player."""
    fight = battle(own or OWN, [(enemy, "b4"), (BAG, "d5")], hand=hand)
    return fight.activate((own or OWN)[0][1])


def attacked(*hand: str, enemy_hand: tuple[str, ...] = (), unit: str = "crusaders", enemy: str = BAG) -> Fight:
    """An own unit has declared its attack: the first player is asked for cards."""
    fight = battle([(unit, "b3")], [(enemy, "b4"), (BAG, "d5")], hand=hand, enemy_hand=enemy_hand)
    return fight.activate("b3").do("attack b4")


# -- statistics and timing --------------------------------------------------------------------------------------


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


# -- spells: power, limit, order --------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPELL-01")
@pytest.mark.rule("H3-SPELL-02")
def test_power_is_played_before_the_spell_and_used_up() -> None:
    fight = acting("lightning_bolt", "power", "haste")
    assert "cast lightning_bolt 2" not in fight.offered()
    fight.do("play power 1", "power haste")
    assert {f"cast lightning_bolt {step}" for step in (1, 2, 3)} <= set(fight.offered())
    fight.do("cast lightning_bolt 2", "target b4")
    assert fight.damage("b4") == 3
    assert fight.s.players[0].power == 0
    assert sorted(fight.s.players[0].discard) == sorted(fight.card(one) for one in ("lightning_bolt", "power", "haste"))


@pytest.mark.rule("H3-SPELL-02")
def test_power_not_used_is_lost() -> None:
    fight = acting("lightning_bolt", "power")
    fight.do("play power 1", "hold")
    assert fight.s.players[0].power == 0
    assert fight.s.players[0].discard == [fight.card("power")]


@pytest.mark.rule("H3-SPELL-03")
def test_one_spell_a_round_and_playing_for_power_does_not_count() -> None:
    fight = acting("lightning_bolt", "lightning_bolt", "haste")
    fight.do("power haste", "cast lightning_bolt 1", "target b4")
    assert not [text for text in fight.offered() if text.startswith("cast")]
    fight.do("hold").run(CombatRoundEnd())
    fight.activate("b3")
    assert "cast lightning_bolt 1" in fight.offered()


@pytest.mark.rule("H3-SPELL-04")
def test_the_caster_of_a_magic_arrow_names_its_school() -> None:
    fight = acting("magic_arrow")
    fight.do("cast magic_arrow 1")
    assert fight.offered() == ["school air", "school earth", "school fire", "school water"]
    fight.do("school fire", "target b4")
    assert fight.damage("b4") == 1


@pytest.mark.rule("H3-SPELL-05")
@pytest.mark.rule("H3-SPELL-07")
def test_a_cancelled_spell_is_discarded_and_has_used_the_limit() -> None:
    fight = battle(OWN, [(BAG, "b4")], hand=("lightning_bolt", "haste"), enemy_hand=("resistance",))
    fight.activate("b3").do("cast lightning_bolt 1", "target b4")
    assert (fight.asks(), fight.seat()) == ("PlayCards", 1)
    fight.do("play resistance 1")
    assert fight.damage("b4") == 0
    assert fight.card("lightning_bolt") in fight.s.players[0].discard
    assert not [text for text in fight.offered() if text.startswith("cast")]


@pytest.mark.rule("H3-SPELL-07")
def test_basic_resistance_stops_weak_spells_only() -> None:
    fight = battle(OWN, [(BAG, "b4")], hand=("lightning_bolt", "power", "power"), enemy_hand=("resistance",))
    fight.s.players[1].experts = 0
    fight.activate("b3").do("play power 1", "play power 1", "cast lightning_bolt 3", "target b4")
    assert fight.damage("b4") == 4


@pytest.mark.rule("H3-SPELL-07")
def test_a_spell_without_target_cannot_be_cast() -> None:
    fight = acting("blind", own=OWN)
    assert "cast blind 1" not in fight.offered()
    bronze = battle([("halberdiers", "b3")], [(BAG, "b4")], hand=("blind",))
    assert "cast blind 1" in bronze.activate("b3").offered()


@pytest.mark.rule("H3-SPELL-07")
def test_knowledge_returns_the_spell_and_the_expert_raises_the_limit() -> None:
    fight = acting("lightning_bolt", "knowledge")
    fight.do("cast lightning_bolt 1", "target b4")
    assert fight.offered() == ["pass", "play knowledge 1", "play knowledge 2"]
    fight.do("play knowledge 2")
    assert fight.card("lightning_bolt") in fight.s.players[0].hand
    assert "cast lightning_bolt 1" in fight.offered()


def test_mysticism_returns_the_power_cards_too() -> None:
    fight = acting("lightning_bolt", "power", "mysticism")
    fight.do("play power 1", "cast lightning_bolt 2", "target b4", "play mysticism 2")
    assert sorted(fight.s.players[0].hand) == sorted(fight.card(one) for one in ("lightning_bolt", "power"))
    assert fight.s.players[0].discard == [fight.card("mysticism")]


def test_an_ongoing_spell_returns_when_its_effect_ends() -> None:
    fight = acting("haste", "knowledge")
    fight.do("cast haste 1", "target b3", "play knowledge 1")
    assert fight.s.players[0].hand == []
    fight.do("surrender")
    assert fight.card("haste") in fight.s.players[0].hand


# -- each spell -------------------------------------------------------------------------------------------------


def cast(spell: str, step: int, *targets: str, power: int = 6, own: list[tuple[str, str]] | None = None,
         enemy: str = BAG) -> Fight:  # fmt: skip
    """A spell cast by the active unit's player with enough power."""
    fight = acting(spell, own=own, enemy=enemy)
    fight.s.players[0].power = power
    fight.do(f"cast {spell} {step}")
    for target in targets:
        if fight.asks() in ("SpellTarget", "SpellSchool"):
            fight.do(f"target {target}")
    return fight


@pytest.mark.parametrize(("step", "damage"), [(1, 2), (2, 3), (3, 4)])
def test_lightning_bolt(step: int, damage: int) -> None:
    assert cast("lightning_bolt", step, "b4").damage("b4") == damage


@pytest.mark.parametrize(("step", "damage"), [(1, 2), (2, 4), (3, 6)])
def test_implosion(step: int, damage: int) -> None:
    assert cast("implosion", step, "b4").damage("b4") == damage


def test_chain_lightning_jumps_to_the_nearest() -> None:
    fight = cast("chain_lightning", 3, "b4", "b3", "d5")
    assert (fight.damage("b4"), fight.damage("b3"), fight.damage("d5")) == (3, 2, 1)


def test_fireball_burns_two_spaces() -> None:
    fight = cast("fireball", 2, "b4", "b3")
    assert (fight.damage("b4"), fight.damage("b3")) == (2, 2)


def test_frost_ring_hits_two_units_around_a_space() -> None:
    own = [("crusaders", "b3")]
    fight = cast("frost_ring", 1, "b5", "b4", own=own)
    assert fight.damage("b4") == 1


def test_inferno_deals_one_for_each_plus() -> None:
    fight = acting("inferno")
    fight.s.players[0].power = 6
    fight.roll(1, 1, 0, -1).do("cast inferno 3", "target b4")
    assert (fight.damage("b4"), fight.damage("b3")) == (2, 2)


def test_haste_and_slow_change_the_initiative_for_the_combat() -> None:
    assert initiative_of((f := cast("haste", 3, "b3")).s, (f := cast("haste", 3, "b3")).c, f.at("b3")) == 5 + 3
    assert initiative_of((f := cast("slow", 2, "b4")).s, (f := cast("slow", 2, "b4")).c, f.at("b4")) == 6 - 2


def test_blind_paralyses_within_its_tier() -> None:
    fight = cast("blind", 2, "b4")
    assert fight.c.paralysed[fight.at("b4")] == 1


def test_bless_takes_the_die_away_and_adds_attack() -> None:
    fight = cast("bless", 3)
    fight.roll(-1).do("attack b4").passes()
    assert hits(fight)[0] == 3 + 2


def test_bloodlust_and_precision_add_attack() -> None:
    fight = cast("bloodlust", 3)
    fight.do("attack b4").passes()
    assert hits(fight)[0] == 6
    shot = battle([("zealots", "b1")], [(BAG, "b5")], hand=("precision",))
    shot.activate("b1").roll(1).do("attack b5", "cast precision 1").passes()
    assert hits(shot)[0] == 3 + 1 + 1


def test_weakness_lowers_the_attack_and_stone_skin_raises_the_defense() -> None:
    fight = attacked(enemy_hand=("weakness",)).do("cast weakness 1").passes()
    assert hits(fight)[0] == 2
    stone = attacked(enemy_hand=("stone_skin",)).do("cast stone_skin 1").passes()
    assert hits(stone)[0] == 2


def test_curse_lowers_the_defense_not_below_zero() -> None:
    fight = attacked("curse", enemy="champions").do("cast curse 1").passes()
    assert hits(fight)[0] == 3 - 1


def test_shield_helps_against_hand_to_hand_and_air_shield_against_shots() -> None:
    fight = attacked(enemy_hand=("shield",)).do("cast shield 1").passes()
    assert hits(fight)[0] == 2
    shot = battle([("zealots", "b1")], [(BAG, "b4")], enemy_hand=("air_shield",))
    shot.activate("b4").do("cast air_shield 1", "target b4", "hold")
    shot.attack("b1", "b4", 0)
    assert hits(shot)[0] == 2


def test_prayer_raises_what_its_caster_picks() -> None:
    fight = cast("prayer", 2, "b3")
    assert fight.offered() == ["raise-attack", "raise-defense", "raise-initiative"]
    fight.do("raise-attack", "attack b4").passes()
    assert hits(fight)[0] == 5
    quick = cast("prayer", 1, "b3").do("raise-initiative")
    assert initiative_of(quick.s, quick.c, quick.at("b3")) == 6


def test_cure_heals_and_takes_an_effect_away() -> None:
    fight = acting("cure")
    fight.c.damage[fight.at("b3")] = 3
    fight.c.paralysed[fight.at("b3")] = 1
    fight.s.players[0].power = 1
    fight.do("cast cure 2")
    assert fight.asks() == "TakeOff"
    fight.do("take-off 0")
    assert (fight.damage("b3"), fight.c.paralysed[fight.at("b3")]) == (1, 0)


def test_anti_magic_wards_spells_off() -> None:
    fight = acting("anti_magic", "knowledge")
    fight.s.players[0].power = 2
    fight.do("cast anti_magic 3", "target b4", "pass")
    fight.c.spells[0] = 0
    fight.s.players[0].hand = [fight.card("lightning_bolt")]
    fight.do("cast lightning_bolt 1")
    assert fight.asks() == "SpellTarget"
    assert "target b4" not in fight.offered()


def test_disrupting_ray_switches_abilities_off() -> None:
    fight = battle([("champions", "b3"), ("goblins", "a4")], [("griffins", "b4")], hand=("disrupting_ray",))
    fight.activate("b3").do("cast disrupting_ray 1", "target b4", "hold")
    fight.attack("a4", "b4", -1)
    assert fight.c.retaliated[fight.at("b4")] == 1


@pytest.mark.rule("H3-COMBAT-21")
def test_fire_shield_burns_adjacent_attackers_and_a_dead_one_gets_no_answer() -> None:
    fight = battle([("goblins", "b3"), ("crusaders", "d1")], [(BAG, "b4")], enemy_hand=("fire_shield",))
    fight.activate("b4").do("cast fire_shield 1", "target b4", "hold")
    fight.c.damage[fight.at("b3")] = 3
    fight.attack("b3", "b4", 0)
    assert fight.at("b3") == NOBODY
    assert fight.damage("b4") == 1
    assert fight.c.retaliated[fight.at("b4")] == 0


def test_counterstrike_takes_the_cube_off_before_it_forbids_an_answer() -> None:
    fight = battle([("goblins", "b3")], [("gnolls", "b4")], enemy_hand=("counterstrike",))
    fight.c.retaliated[fight.at("b4")] = 1
    fight.activate("b3").roll(-1, -1).do("attack b4", "pass")
    assert (fight.asks(), fight.seat()) == ("PlayCards", 1)
    fight.do("cast counterstrike 1").passes()
    assert fight.damage("b3") == 1


@pytest.mark.rule("H3-COMBAT-19")
def test_resurrection_cancels_a_lethal_attack_and_nothing_follows() -> None:
    fight = battle([("champions", "b3")], [("pack griffins", "b4")], enemy_hand=("resurrection",))
    fight.activate("b3").do("attack b4", "cast resurrection 1")
    assert fight.c.form[fight.at("b4")] & 1 == PACK
    assert fight.damage("b4") == 0
    assert fight.damage("b3") == 0


def test_a_lethal_spell_cannot_be_cancelled_by_resurrection() -> None:
    fight = battle([("champions", "b3")], [("gremlins", "b4"), (BAG, "d5")], hand=("lightning_bolt",),
                   enemy_hand=("resurrection",))  # fmt: skip
    fight.activate("b3").do("cast lightning_bolt 1", "target b4")
    assert fight.at("b4") == NOBODY


def test_teleport_moves_an_own_unit_anywhere() -> None:
    fight = cast("teleport", 2, "d3")
    assert fight.at("d3") >= 0
    assert any(text.startswith("march") for text in fight.offered())


def test_berserk_makes_a_unit_attack_the_nearest() -> None:
    fight = battle([("crusaders", "b3")], [("halberdiers", "d5"), ("gnolls", "d4")], hand=("berserk",))
    fight.activate("b3").do("cast berserk 1", "target d5", "hold")
    fight.activate("d5")
    assert fight.offered() == ["attack d4"]
    fight.do("attack d4").passes()
    assert hits(fight) == [2 - 1, 2 - 1]


def test_clone_acts_like_its_unit_with_one_hp_and_leaves_with_it() -> None:
    fight = battle([("halberdiers", "b3")], [(BAG, "b5")], hand=("clone", "power"))
    fight.activate("b3").do("play power 1", "cast clone 1", "target a3")
    clone = fight.at("a3")
    assert (attack_of(fight.s, fight.c, clone), hp_of(fight.s, fight.c, clone)) == (2, 1)
    wound(fight.s, fight.c, clone, 1, NOBODY)
    assert fight.at("a3") == NOBODY
    assert len(fight.s.players[0].army) == 1


def test_dispel_ends_what_lies_on_a_unit() -> None:
    fight = cast("slow", 1, "b4")
    fight.c.spells[0] = 0
    fight.s.players[0].hand = [fight.card("dispel")]
    fight.s.players[0].power = 1
    fight.do("cast dispel 2", "target b4")
    assert initiative_of(fight.s, fight.c, fight.at("b4")) == 6


def test_force_field_and_fire_wall_lie_on_a_space() -> None:
    field = cast("force_field", 1, "b2")
    assert field.c.board[field.space("b2")] == FORCE_FIELD
    field.do("hold").run(CombatRoundEnd())
    assert field.c.board[field.space("b2")] == NOBODY
    fire = cast("fire_wall", 2, "c3")
    fire.do("march d3")
    assert fire.damage("d3") == 2


def test_land_mines_and_quicksand_wait_for_the_first_step() -> None:
    mine = acting("land_mine")
    mine.do("cast land_mine 1", "target a3", "target c3")
    assert sorted(token for _, token in mine.c.traps) == [0, 2]
    mined = next(space for space, token in mine.c.traps if token)
    mine.do(f"march {game().names.spaces[mined]}")
    assert mine.c.damage[mine.c.board[mined]] == 2
    sand = acting("quicksand")
    sand.do("cast quicksand 1", "target a3", "target c3")
    trap = next(space for space, token in sand.c.traps if token == -1)
    sand.do(f"march {game().names.spaces[trap]}")
    assert sand.asks() == "Idle"


def test_forgetfulness_forbids_the_next_attack() -> None:
    fight = battle([("crusaders", "b2")], [("marksmen", "b5")], hand=("forgetfulness",))
    fight.activate("b2").do("cast forgetfulness 1", "hold")
    fight.activate("b5")
    assert not [text for text in fight.offered() if text.startswith("attack")]
    fight.do("hold").activate("b5")
    assert [text for text in fight.offered() if text.startswith("attack")]


def test_fortune_takes_the_best_of_several_rolls() -> None:
    fight = attacked("fortune")
    fight.roll(-1, 1).do("cast fortune 1", "show plus-one").passes()
    assert hits(fight)[0] == 4


def test_frenzy_ignores_defense_and_slayer_rolls_more_dice_against_gold() -> None:
    fight = battle([("crusaders", "b3")], [("gnolls", "b4")], hand=("frenzy",))
    fight.activate("b3").do("attack b4", "cast frenzy 1").passes()
    assert hits(fight)[0] == 3
    gold = battle([("crusaders", "b3")], [("champions", "b4")], hand=("slayer",))
    gold.activate("b3").roll(0, 1, -1).do("attack b4", "cast slayer 1").passes()
    assert hits(gold)[0] == 3 + 1 - 2


def test_misfortune_takes_die_and_later_bonuses() -> None:
    fight = attacked("attack", enemy_hand=("misfortune", "power"))
    fight.roll(1).do("pass", "play power 1", "cast misfortune 2")
    assert fight.seat() == 0
    fight.do("play attack 1").passes()
    assert hits(fight)[0] == 3


def test_magic_mirror_turns_a_spell_elsewhere() -> None:
    fight = battle(OWN, [("gnolls", "b4"), ("griffins", "d5")], hand=("lightning_bolt",), enemy_hand=("magic_mirror",))
    fight.activate("b3").do("cast lightning_bolt 1", "target b4", "cast magic_mirror 1", "target b3").passes()
    assert (fight.damage("b4"), fight.damage("b3")) == (0, 2)


def test_mirth_lets_own_dice_be_rerolled() -> None:
    fight = cast("mirth", 2)
    fight.roll(-1, 1).do("attack b4", "reroll-die card 1")
    assert hits(fight)[0] == 4


@pytest.mark.parametrize(("school", "spell"), [("air", "lightning_bolt"), ("fire", "blind"), ("earth", "slow")])
def test_protection_cancels_spells_of_its_school(school: str, spell: str) -> None:
    fight = battle(OWN, [("gnolls", "b4")], hand=(spell,), enemy_hand=(f"protection_from_{school}",))
    fight.activate("b3").do(f"cast {spell} 1")
    if fight.asks() == "SpellTarget":
        fight.do("target b4")
    fight.do(f"cast protection_from_{school} 1")
    gnolls = fight.at("b4")
    assert (fight.c.damage[gnolls], fight.c.paralysed[gnolls], initiative_of(fight.s, fight.c, gnolls)) == (0, 0, 4)


def test_remove_obstacle_and_earthquake_break_walls() -> None:
    fight = battle([("crusaders", "b2")], [(BAG, "b5")], hand=("remove_obstacle",), siege=True)
    fight.activate("b2").do("cast remove_obstacle 1", "target a3")
    assert fight.at("a3") == NOBODY
    quake = battle([("crusaders", "b2")], [(BAG, "b4")], hand=("earthquake", "power", "power"), siege=True)
    quake.activate("b2").do("play power 1", "play power 1", "cast earthquake 3")
    assert [quake.at(space) for space in ("a3", "b3", "c3", "d3", "tower")] == [NOBODY] * 5
    assert (quake.damage("b2"), quake.damage("b4")) == (1, 1)


def test_sacrifice_shifts_damage() -> None:
    fight = battle([("halberdiers", "b3"), ("crusaders", "a1")], [(BAG, "b5")], hand=("sacrifice",))
    fight.c.damage[fight.at("b3")] = 1
    fight.activate("b3").do("cast sacrifice 1")
    assert (fight.damage("b3"), fight.damage("a1")) == (0, 1)


def test_sorrow_costs_an_activation() -> None:
    fight = battle([("halberdiers", "b3")], [(BAG, "b4")], enemy_hand=("sorrow",))
    fight.activate("b3")
    assert (fight.asks(), fight.seat()) == ("PlayCards", 1)
    fight.do("cast sorrow 1")
    assert fight.asks() == "Idle"
    assert fight.c.activated[fight.at("b3")] == 1


@pytest.mark.rule("H3-EXP-03")
@pytest.mark.parametrize("element", ["air", "earth", "fire", "water"])
def test_elementals_are_summoned_for_the_combat(element: str) -> None:
    fight = cast(f"summon_{element}_elemental", 3, "a3")
    summoned = fight.at("a3")
    assert fight.c.form[summoned] == game().facts.troop_number[f"summoned_{element}_elementals"] * 2 + PACK
    assert fight.c.side[summoned] == 0
    fight.do("surrender")
    assert len(fight.s.players[0].army) == 1


# -- abilities --------------------------------------------------------------------------------------------------


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
    from ludoteka.games.heroes3.rules.spells.targets import spell_damage_to

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


# -- artifacts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-13")
@pytest.mark.parametrize(
    ("card", "way", "bonus"),
    [("red_dragon_flame_tongue", 2, 1), ("dragon_scale_shield", 1, 2), ("trident_of_dominion", 1, 2)],
)
def test_artifacts_that_give_attack(card: str, way: int, bonus: int) -> None:
    assert hits(attacked(card).do(f"play {card} {way}").passes())[0] == 3 + bonus


@pytest.mark.rule("H3-CARD-13")
@pytest.mark.parametrize(
    ("card", "way", "bonus"),
    [("red_dragon_flame_tongue", 1, 1), ("dragon_scale_armor", 2, 2), ("lions_shield_of_courage", 2, 4)],
)
def test_artifacts_that_give_defense(card: str, way: int, bonus: int) -> None:
    fight = attacked(enemy_hand=(card,), unit="champions").do(f"play {card} {way}").passes()
    assert hits(fight)[0] == 5 - bonus


def test_centaurs_axe_counts_the_die_three_times() -> None:
    fight = attacked("centaurs_axe").roll(1)
    fight.do("play centaurs_axe 1").passes()
    assert hits(fight)[0] == 6


def test_sword_of_judgement_gives_attack_for_every_card_discarded() -> None:
    fight = attacked("sword_of_judgement", "power", "power")
    fight.do("play sword_of_judgement 1", "discard power", "discard power").passes()
    assert hits(fight)[0] == 5


def test_blackshard_draws_for_a_discarded_spell() -> None:
    fight = attacked("blackshard_of_the_dead_knight", "haste")
    fight.s.players[0].deck = Deck.of([fight.card("power")])
    fight.do("play blackshard_of_the_dead_knight 1", "discard haste").passes()
    assert fight.s.players[0].hand == [fight.card("power")]


def test_dragon_wing_tabard_costs_the_enemy_a_card() -> None:
    fight = battle(OWN, [(BAG, "b4")], hand=("dragon_wing_tabard",), enemy_hand=("power", "attack"))
    fight.activate("b3").do("play dragon_wing_tabard 1")
    assert len(fight.s.players[1].hand) == 1


def test_targ_returns_to_the_hand() -> None:
    fight = attacked(enemy_hand=("targ_of_the_rampaging_ogre", "power", "attack"), unit="champions")
    fight.do("play targ_of_the_rampaging_ogre 1", "discard power").passes()
    assert fight.s.players[1].hand == [fight.card("targ_of_the_rampaging_ogre")]


def test_shackles_of_war_forbid_surrender() -> None:
    fight = whole(battle(OWN, [(BAG, "b4")], enemy_hand=("shackles_of_war",)))
    fight.do("play shackles_of_war 1").activate("b3")
    assert "surrender" not in fight.offered()


def test_vial_of_lifeblood_heals_or_raises_hp() -> None:
    fight = acting("vial_of_lifeblood", "vial_of_lifeblood")
    fight.c.damage[fight.at("b3")] = 3
    fight.do("play vial_of_lifeblood 1")
    assert fight.damage("b3") == 0
    fight.do("play vial_of_lifeblood 2")
    assert hp_of(fight.s, fight.c, fight.at("b3")) == 5


def test_bowstring_hurries_an_archer_and_ignores_a_die() -> None:
    fight = battle([("crusaders", "b3"), ("zealots", "a1")], [(BAG, "b4")], hand=("bowstring_of_the_unicorns_mane",))
    fight.activate("b3")
    assert fight.asks() == "PlayCards"
    fight.do("play bowstring_of_the_unicorns_mane 1")
    assert fight.c.active == fight.at("a1")


def test_flail_and_buckler_leave_a_weakness_for_the_combat() -> None:
    fight = attacked("greater_gnolls_flail").do("play greater_gnolls_flail 1").passes()
    assert hits(fight)[0] == 5
    assert defense_of(fight.s, fight.c, fight.at("b3")) == -1


def test_hellfire_hurts_its_own_unit() -> None:
    fight = attacked("sword_of_hellfire").roll(0, -1).do("play sword_of_hellfire 1").passes()
    assert hits(fight)[0] == 6
    assert fight.damage("b3") == 1 + 0


def test_golden_bow_lifts_the_penalties() -> None:
    fight = battle([("zealots", "b1")], [(BAG, "b5")], hand=("golden_bow",))
    fight.activate("b1").do("play golden_bow 1").roll(1, -1).do("attack b5").passes()
    assert hits(fight)[0] == 4


def test_necklace_of_dragonteeth_raises_the_spell_limit() -> None:
    fight = acting("necklace_of_dragonteeth", "lightning_bolt", "haste")
    fight.do("play necklace_of_dragonteeth 2", "cast lightning_bolt 1", "target b4")
    assert "cast haste 1" in fight.offered()


def test_necklace_of_swiftness_speeds_ground_units_or_moves_one() -> None:
    fight = acting("necklace_of_swiftness", "necklace_of_swiftness")
    fight.do("play necklace_of_swiftness 1")
    assert initiative_of(fight.s, fight.c, fight.at("b3")) == 6
    fight.do("play necklace_of_swiftness 2", "target a3")
    assert fight.at("a3") >= 0


def test_orbs_double_power_and_stop_damage_or_abilities() -> None:
    fight = acting("orb_of_the_firmament")
    fight.do("play orb_of_the_firmament 1")
    fight.s.players[0].power = 2
    assert (power_for(fight.s, fight.c, 0, 0, 0), power_for(fight.s, fight.c, 0, 0, 1)) == (4, 2)
    still = acting("orb_of_inhibition", "lightning_bolt")
    still.do("play orb_of_inhibition 1", "cast lightning_bolt 1", "target b4")
    assert still.damage("b4") == 0
    plain = acting("orb_of_inhibition", own=[("griffins", "b3")])
    plain.do("play orb_of_inhibition 2")
    assert effect_on(plain.c, "unit_abilities_off", NOBODY) is not None
    bare = acting("orb_of_vulnerability", "lightning_bolt", enemy="black_dragons")
    bare.do("play orb_of_vulnerability 1", "cast lightning_bolt 1", "target b4")
    assert bare.damage("b4") == 2


def test_recanters_cloak_stops_casting() -> None:
    weak = acting("recanters_cloak", "lightning_bolt", "power")
    weak.do("play recanters_cloak 1")
    assert "cast lightning_bolt 1" not in weak.offered()
    weak.do("play power 1")
    assert "cast lightning_bolt 1" in weak.offered()
    none = acting("recanters_cloak", "lightning_bolt", "power")
    none.do("play recanters_cloak 2")
    assert not [text for text in none.offered() if text.startswith("cast")]
    none.do("surrender")
    assert none.card("recanters_cloak") in none.s.removed


def test_pendants_ward_a_unit() -> None:
    fight = battle(OWN, [(BAG, "b4")], hand=("lightning_bolt",), enemy_hand=("pendant_of_negativity",))
    fight.activate("b4").do("play pendant_of_negativity 2", "hold")
    fight.activate("b3").do("cast lightning_bolt 1", "target b4")
    assert fight.damage("b4") == 0
    assert fight.card("pendant_of_negativity") in fight.s.players[1].discard
    calm = acting("pendant_of_second_sight", "pendant_of_second_sight")
    calm.c.paralysed[calm.at("b3")] = 1
    calm.do("play pendant_of_second_sight 2")
    assert calm.c.paralysed[calm.at("b3")] == 0


def test_boots_of_polarity_roll_against_a_spell() -> None:
    fight = battle(OWN, [(BAG, "b4")], hand=("lightning_bolt",), enemy_hand=("boots_of_polarity",))
    fight.activate("b3").roll(0, 1).do("cast lightning_bolt 1", "target b4", "play boots_of_polarity 1")
    assert fight.damage("b4") == 0


def test_spirit_of_oppression_stops_morale_and_rerolls() -> None:
    fight = acting("spirit_of_oppression", own=[("pack crusaders", "b3")])
    fight.s.players[0].morale = 1
    fight.do("play spirit_of_oppression 1")
    assert "morale-exchange" not in fight.offered()
    fight.roll(0).do("attack b4")
    assert hits(fight)[0] == 4


def test_ring_of_the_wayfarer_paralyses_at_the_start_against_neutrals() -> None:
    fight = whole(battle(OWN, [(BAG, "b4")], hand=("ring_of_the_wayfarer",), against="neutrals"))
    fight.do("play ring_of_the_wayfarer 2", "target b4")
    assert ("paralysed", fight.space("b4")) in [event[:2] for event in fight.heard]
    assert ("skips", fight.space("b4")) in [event[:2] for event in fight.heard]
    assert fight.c.active == fight.at("b3")


def test_shamans_puppet_makes_a_unit_roll_low() -> None:
    fight = battle(OWN, [(BAG, "b4")], hand=("shamans_puppet",))
    fight.activate("b3").do("play shamans_puppet 1", "target b4", "hold")
    fight.attack("b4", "b3", 1, -1)
    assert hits(fight)[0] == 3 - 1 - 2


def test_thunder_helmet_draws_for_every_spell() -> None:
    fight = acting("thunder_helmet", "lightning_bolt")
    fight.s.players[0].deck = Deck.of([fight.card("power")])
    fight.do("play thunder_helmet 2", "cast lightning_bolt 1", "target b4")
    assert fight.s.players[0].hand == [fight.card("power")]


def test_tomes_cast_at_any_step_without_power() -> None:
    fight = acting("tome_of_air", "lightning_bolt")
    fight.do("play tome_of_air 2", "cast lightning_bolt 3", "target b4")
    assert fight.damage("b4") == 4


def test_helm_casts_the_open_spell_of_the_common_pile() -> None:
    fight = acting("helm_of_the_alabaster_unicorn")
    fight.s.discards[SPELL].append(fight.card("lightning_bolt"))
    fight.do("play helm_of_the_alabaster_unicorn 2", "cast lightning_bolt 1", "target b4")
    assert fight.damage("b4") == 2
    assert fight.card("lightning_bolt") in fight.s.players[0].discard
    assert fight.card("helm_of_the_alabaster_unicorn") in fight.s.removed


def test_ambassadors_sash_rerolls_an_attack_die() -> None:
    fight = acting("ambassadors_sash").roll(-1, 1)
    fight.do("attack b4", "play ambassadors_sash 2")
    assert hits(fight)[0] == 4


# -- specialties ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-14")
def test_a_specialty_counts_twice_for_its_unit() -> None:
    assert hits(attacked("catherine_1").do("play catherine_1 1").passes())[0] == 3 + 2
    assert hits(attacked("catherine_1", unit="champions").do("play catherine_1 1").passes())[0] == 5 + 1
    ranged = battle([("zealots", "b1")], [(BAG, "b4")], hand=("ivor_4",))
    ranged.activate("b1").do("play ivor_4 1", "attack b4").passes()
    assert hits(ranged)[0] == 5


@pytest.mark.rule("H3-CARD-14")
def test_hordes_lie_on_a_unit_until_their_hp_are_used_up() -> None:
    fight = battle([("pack skeletons", "b3")], [(BAG, "b4")], hand=("sandro_1", "sandro_6"))
    fight.activate("b3").do("play sandro_1 1")
    skeletons = fight.at("b3")
    assert (
        attack_of(fight.s, fight.c, skeletons),
        hp_of(fight.s, fight.c, skeletons),
        initiative_of(fight.s, fight.c, skeletons),
    ) == (3, 2, 6)
    fight.do("play sandro_6 1")
    assert attack_of(fight.s, fight.c, skeletons) == 4
    wound(fight.s, fight.c, skeletons, 3, NOBODY)
    assert fight.c.layers[skeletons] == (fight.card("sandro_1"),)
    assert fight.damage("b3") == 1
    assert fight.s.players[0].discard == [fight.card("sandro_6")]
    wound(fight.s, fight.c, skeletons, 1, NOBODY)
    assert (fight.c.layers[skeletons], fight.c.form[skeletons] & 1) == ((), PACK)


@pytest.mark.rule("H3-CARD-14")
def test_alamar_cancels_a_lethal_attack_with_enough_power() -> None:
    fight = battle([("champions", "b3")], [("pack griffins", "b4")], enemy_hand=("alamar_1", "power"))
    fight.activate("b3").do("attack b4")
    assert fight.offered() == ["pass", "play power 1", "play power 2"]
    fight.do("play power 1", "play alamar_1 1")
    assert (fight.damage("b4"), fight.s.players[1].power) == (0, 0)
    free = battle([("champions", "b3")], [("pack griffins", "b4")], enemy_hand=("alamar_4",))
    free.activate("b3").do("attack b4", "play alamar_4 1")
    assert free.damage("b4") == 0
    assert free.c.form[free.at("b4")] & 1 == PACK


def test_rion_heals_or_frees() -> None:
    fight = acting("rion_1")
    fight.c.damage[fight.at("b3")] = 1
    fight.s.players[0].deck = Deck.of([fight.card("power")])
    fight.do("play rion_1 1")
    assert fight.damage("b3") == 0
    assert fight.s.players[0].hand == [fight.card("power")]


def test_adelaide_and_xyron_freeze_and_burn_around_a_space() -> None:
    frost = acting("adelaide_1", "power", "attack")
    frost.do("play adelaide_1 1", "discard power", "target b5")
    assert (frost.damage("b4"), frost.damage("b3")) == (1, 0)
    fire = acting("xyron_6").do("play xyron_6 1", "target b4")
    assert (fire.damage("b4"), fire.damage("b3")) == (1, 1)


def test_solmyr_deemer_septienna_and_tarnum_deal_damage() -> None:
    chain = acting("solmyr_6").do("play solmyr_6 1", "target b4")
    assert (chain.damage("b4"), chain.damage("b3"), chain.damage("d5")) == (2, 1, 1)
    meteor = acting("deemer_1", "power", "power")
    meteor.do("play power 1", "play power 1", "play deemer_1 1", "target b4")
    assert (meteor.damage("b4"), meteor.damage("b3")) == (2, 2)
    death = acting("septienna_4").do("play septienna_4 1")
    assert (death.damage("b4"), death.damage("d5"), death.damage("b3")) == (1, 1, 0)
    line = acting("tarnum_dungeon_4").do("play tarnum_dungeon_4 1", "target b5")
    assert (line.damage("b4"), line.damage("b3"), line.damage("d5")) == (2, 2, 0)
    two = acting("tarnum_castle_6").do("play tarnum_castle_6 1", "target b4")
    assert (two.damage("b4"), two.damage("d5")) == (2, 2)


def test_valeska_activates_an_archer_again() -> None:
    fight = battle([("crusaders", "b3"), ("zealots", "a1")], [(BAG, "b4")], hand=("valeska_6",))
    fight.c.activated[fight.at("a1")] = 1
    fight.activate("b3").do("play valeska_6 1")
    assert fight.c.active == fight.at("a1")
    fight.do("hold")
    assert (fight.asks(), fight.c.active) == ("Act", fight.at("b3"))


@pytest.mark.rule("H3-COMBAT-16")
@pytest.mark.parametrize("guarded", [True, False])
def test_who_may_defend_is_settled_at_the_start_of_each_activation(guarded: bool) -> None:
    fight = battle([("crusaders", "b3"), ("zealots", "a1")], [(BAG, "b4")], hand=("valeska_6",))
    crusaders, zealots = fight.at("b3"), fight.at("a1")
    fight.c.activated[zealots] = 1
    fight.c.defending[crusaders if guarded else zealots] = 1
    fight.activate("b3").do("play valeska_6 1")
    assert ("defend" in fight.offered()) is guarded
    fight.do("hold")
    assert fight.c.active == crusaders
    assert ("defend" in fight.offered()) is not guarded


def test_ash_strengthens_and_forbids_answers() -> None:
    fight = attacked("ash_1").do("play ash_1 1").passes()
    assert hits(fight)[0] == 5
    assert fight.c.retaliated[fight.at("b3")] == 1
    safe = attacked("ash_6").do("play ash_6 1").passes()
    assert hits(safe) == [6]


def test_rashka_lord_haart_and_cyra() -> None:
    thorns = battle([("efreet", "b3")], [(BAG, "b4")], hand=("rashka_6",))
    thorns.activate("b3").do("play rashka_6 1", "hold")
    thorns.attack("b4", "b3", -1, -1)
    assert thorns.damage("b4") == 2 + 5 - 1
    less = acting("lord_haart_necropolis_1").roll(0, 0)
    less.do("attack b4")
    less.do("play lord_haart_necropolis_1 1").passes()
    assert less.damage("b3") == 0
    cyra = acting("cyra_6").do("play cyra_6 1")
    assert initiative_of(cyra.s, cyra.c, cyra.at("b3")) == 8


def test_gundula_slows_to_one_at_the_least_and_strikes_slower_units_harder() -> None:
    fight = acting("gundula_6", enemy="gnolls").do("play gundula_6 1", "target b4")
    assert initiative_of(fight.s, fight.c, fight.at("b4")) == 1
    fast = attacked("gundula_4", enemy="gnolls").do("play gundula_4 1").passes()
    assert hits(fast)[0] == 3 + 2 - 1
    slow = attacked("gundula_4").do("play gundula_4 1").passes()
    assert hits(slow)[0] == 3 + 1


def test_merist_gives_everybody_defense_tokens() -> None:
    fight = acting("merist_6").do("play merist_6 1", "hold")
    assert fight.c.defending[fight.at("b3")] == 1
    fight.attack("b4", "b3", 0, 0)
    assert hits(fight)[0] == 3 - 2 - 1


def test_crag_hack_plays_any_card_for_attack() -> None:
    fight = acting("crag_hack_6", "power")
    fight.do("play crag_hack_6 1", "attack b4", "strengthen power").passes()
    assert hits(fight)[0] == 4


def test_dessa_extends_a_combat_without_movement() -> None:
    fight = battle(OWN, [(BAG, "b5")], hand=("dessa_1",), against="neutrals")
    fight.s.players[0].moves = [0, 0]
    fight.run(CombatRoundEnd())
    fight.do("play dessa_1 1")
    assert fight.c.round == 2


def test_zilare_luna_clancy_and_moandor() -> None:
    silent = battle([("crusaders", "b2")], [("marksmen", "b5")], hand=("zilare_1",))
    silent.activate("b2").do("play zilare_1 1", "hold").activate("b5")
    assert not [text for text in silent.offered() if text.startswith("attack")]
    wall = acting("luna_1").do("play luna_1 1", "target c3", "march c3")
    assert wall.damage("c3") == 1
    from ludoteka.games.heroes3.rules.spells.targets import spell_damage_to

    clancy = acting("clancy_6", own=[("unicorns", "b3")]).do("play clancy_6 1")
    assert spell_damage_to(clancy.s, clancy.c, clancy.at("b3"), 4, "lightning_bolt") == 4 - 1 - 2
    lich = battle([("liches", "b1")], [("champions", "b4")], hand=("moandor_6",))
    lich.activate("b1").do("play moandor_6 1", "attack b4").passes()
    assert hits(lich)[0] == 3 + 2


def test_casmetra_zydar_adrienne_ciele_and_ivor() -> None:
    witch = attacked("casmetra_6").do("play casmetra_6 1", "target d5").passes()
    assert hits(witch)[0] == 5
    assert attack_of(witch.s, witch.c, witch.at("d5")) == 1
    free = acting("zydar_4", "lightning_bolt", "haste")
    free.do("play zydar_4 1", "cast lightning_bolt 1", "target b4")
    assert "cast haste 1" in free.offered()
    fire = acting("adrienne_6").do("play adrienne_6 1")
    assert power_for(fire.s, fire.c, 0, 0, 2) == 2
    arrow = acting("ciele_4")
    arrow.s.players[0].discard = [arrow.card("magic_arrow")]
    arrow.do("play ciele_4 1", "cast magic_arrow 1", "school air", "target b4")
    assert arrow.damage("b4") == 1
    assert arrow.c.spells[0] == 0
    ivor = attacked("ivor_1").roll(1).do("play ivor_1 1").passes()
    assert hits(ivor)[0] == 3


def test_a_neutral_fights_along_for_tarnum_of_the_rampart() -> None:
    fight = whole(battle(OWN, [(BAG, "b4")], hand=("tarnum_rampart_6",)))
    fight.do("play tarnum_rampart_6 1")
    assert fight.unit("neutral_sharpshooters") >= 0


# -- war machines, buildings, astrologers -----------------------------------------------------------------------


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


# -- every card -------------------------------------------------------------------------------------------------


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


# -- cards of the own deck in a combat --------------------------------------------------------------------------


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
