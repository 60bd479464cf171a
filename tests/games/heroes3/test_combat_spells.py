"""Spells in a combat: power, limit, order, and each of them (H3-SPELL)."""

from __future__ import annotations

import pytest

from games.heroes3.card_fights import BAG, OWN, acting, attacked, hits
from games.heroes3.combats import Fight, battle, game
from ludoteka.games.heroes3.facts import NOBODY, PACK
from ludoteka.games.heroes3.rules.battlefield.board import FORCE_FIELD
from ludoteka.games.heroes3.rules.battlefield.damage import wound
from ludoteka.games.heroes3.rules.battlefield.figures import attack_of, hp_of, initiative_of
from ludoteka.games.heroes3.rules.combat.rounds import CombatRoundEnd

# -- spells: power, limit, order ----------------------------------------------------------------------------------


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


# -- each spell ---------------------------------------------------------------------------------------------------


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
