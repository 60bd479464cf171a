"""Artifacts and specialties in a combat (H3-CARD-13, H3-CARD-14)."""

from __future__ import annotations

import pytest

from games.heroes3.card_fights import BAG, OWN, acting, attacked, hits
from games.heroes3.combats import battle, whole
from ludoteka.games.heroes3.facts import NOBODY, PACK, SPELL
from ludoteka.games.heroes3.rules.battlefield.damage import wound
from ludoteka.games.heroes3.rules.battlefield.figures import attack_of, defense_of, effect_on, hp_of, initiative_of
from ludoteka.games.heroes3.rules.battlefield.spell_power import power_for
from ludoteka.games.heroes3.rules.combat.rounds import CombatRoundEnd
from ludoteka.kernel.deck import Deck

# -- artifacts ----------------------------------------------------------------------------------------------------


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


# -- specialties --------------------------------------------------------------------------------------------------


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
    from ludoteka.games.heroes3.rules.spells.hits import spell_damage_to

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
