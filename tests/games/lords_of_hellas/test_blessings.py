"""Blessings: the draft and what each of the thirty-six does (LOH-BLESS)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import NAMES, Scene
from ludoteka.games.lords_of_hellas.rules.draft import Draft
from ludoteka.games.lords_of_hellas.rules.turn import Turn, Turns


def attack(scene: Scene, hoplites: int = 2, origin: str = "epirus", target: str = "macedonia") -> Scene:
    """Seat 0 marches into a region."""
    return scene.turn().play("special march", f"lead-from {origin}", f"lead-to {target}", f"lead {hoplites}")


def field(own: int = 4, other: int = 2, target: str = "macedonia") -> Scene:
    """Seat 0 stands in Epirus, seat 1 holds a region next to it; no hero is near."""
    scene = Scene(heroes=("perseus", "achilles", "heracles", "helen")).hero(0, region="crete")
    return scene.army(0, "epirus", own, control=True).army(1, target, other, control=True)


def compared(scene: Scene) -> tuple[int, int]:
    """The army strengths of attacker and defender."""
    words = scene.told(0, "compared")[-1].split()
    return int(words[2]), int(words[4])


@pytest.mark.rule("LOH-BLESS-04")
def test_active_blessings_work_once_per_turn_and_only_in_the_own_turn() -> None:
    scene = Scene().hero(0, region="locris").army(1, "locris", 5).hand(0, "glory-bow", "flank-attack", "charge")
    scene.blessings(0, "shoot-to-kill", "heros-wrath", "exile").monster("hydra", "locris").turn()
    scene.play("shoot glory-bow", "kill-hoplites locris")
    assert scene.offered("shoot") == []
    scene.play("use-blessing exile", "injure speed", "move-monster hydra crete")
    scene.monster("medusa", "locris")
    assert "use-blessing exile" not in scene.offered()
    scene.play("move-hero locris", "use-blessing heros-wrath", "discard charge")
    assert "use-blessing heros-wrath" not in scene.offered()
    scene.turn(1)
    assert scene.offered("use-blessing") == scene.offered("shoot") == []
    scene.turn(0)
    assert scene.offered("shoot") == ["shoot flank-attack"]


# -- Athena -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-BATTLE-08")
def test_cunning_tactician_adds_one_to_every_card() -> None:
    scene = attack(field(4, 2).blessings(0, "cunning-tactician").hand(0, "wild-attack-axe", "wild-attack-mace"), 3)
    scene.play("play wild-attack-axe", "play wild-attack-mace").pass_cards()
    assert compared(scene) == (3 + 4 + 4, 2)


@pytest.mark.rule("LOH-REC-01")
def test_mobilization_recruits_two_more_without_a_city() -> None:
    scene = Scene().blessings(0, "mobilization").control(0, "locris", "aetolia").turn()
    scene.play("special recruit", "recruit locris 2")
    assert scene.asks() == "muster"
    scene.play("recruit aetolia 2")
    assert (scene.hoplites(0, "locris"), scene.hoplites(0, "aetolia")) == (2, 2)


@pytest.mark.rule("LOH-TERM-06")
def test_master_plan_makes_a_card_three_stronger_for_a_priest_once() -> None:
    scene = attack(field(4, 2).blessings(0, "master-plan").priests(0, 2).hand(0, "wild-attack-axe"), 3)
    scene.play("play wild-attack-axe", "use-blessing master-plan").pass_cards()
    assert compared(scene) == (3 + 3 + 3, 2)
    assert scene.s.pool[0] == 1
    without = attack(field(4, 2).blessings(0, "master-plan").priests(0, 2).hand(0, "wild-attack-axe"), 3)
    without.play("play wild-attack-axe", "decline").pass_cards()
    assert compared(without) == (6, 2)


@pytest.mark.rule("LOH-LIM-02")
def test_athenas_gift_brings_a_priest_for_a_victory_of_either_side() -> None:
    attacker = attack(field(5, 1).blessings(0, "athenas-gift"), 4).pass_cards()
    assert attacker.s.pool[0] == 1
    defender = attack(field(5, 6).blessings(1, "athenas-gift"), 2).pass_cards()
    assert defender.s.pool[1] == 1
    full = attack(field(5, 1).blessings(0, "athenas-gift").priests(0, 4), 4).pass_cards()
    assert full.s.pool[0] == 4


@pytest.mark.rule("LOH-BATTLE-08")
def test_heroic_presence_counts_where_the_hero_stands() -> None:
    scene = attack(field(4, 3).blessings(0, "heroic-presence").hero(0, region="macedonia"), 3).pass_cards()
    assert compared(scene) == (5, 3)
    away = attack(field(4, 3).blessings(0, "heroic-presence"), 3).pass_cards()
    assert compared(away) == (3, 3)


@pytest.mark.rule("LOH-BATTLE-26")
def test_always_prepared_draws_for_an_empty_hand_after_caduceus() -> None:
    scene = field(4, 3).blessings(1, "always-prepared").hand(1, "charge").artifacts(0, "caduceus")
    attack(scene, 3).play("use-artifact caduceus", "discard charge")
    assert len(scene.cards(1)) == 1
    full = attack(field(4, 3).blessings(1, "always-prepared").hand(1, "charge"), 3)
    assert full.cards(1) == ["charge"]


@pytest.mark.rule("LOH-BATTLE-03")
def test_unbroken_morale_kills_one_of_more_enemies() -> None:
    scene = attack(field(5, 2).blessings(1, "unbroken-morale"), 4).pass_cards()
    assert compared(scene) == (3, 2)
    equal = attack(field(5, 4).blessings(1, "unbroken-morale"), 4).pass_cards()
    assert compared(equal) == (4, 4)


@pytest.mark.rule("LOH-BATTLE-03")
def test_unbroken_morale_may_call_the_battle_off() -> None:
    scene = attack(field(3, 2).blessings(0, "unbroken-morale"), 1)
    assert compared(scene.pass_cards()) == (1, 1)
    ambush = field(3, 2).army(1, "thessaly", 2, fortified=1).blessings(1, "ambush")
    attack(ambush, 1, target="thessaly")
    assert ambush.told(0, "battle-called-off") == ["battle-called-off thessaly"]
    assert ambush.owner("thessaly") == 1


@pytest.mark.rule("LOH-BATTLE-03")
def test_unbroken_morale_is_compared_after_response_force() -> None:
    scene = (
        field(6, 2).blessings(1, "unbroken-morale", "response-force").army(1, "chalkidiki", 3).attributes(1, speed=3)
    )
    attack(scene, 4).play("use-blessing response-force", "reinforce chalkidiki 3").pass_cards()
    assert compared(scene) == (4, 5)


@pytest.mark.rule("LOH-HMOVE-07")
def test_local_volunteers_replace_the_hoplite_move() -> None:
    scene = Scene().blessings(0, "local-volunteers").control(0, "aetolia").turn()
    scene.play("use-blessing local-volunteers", "recruit aetolia 2")
    assert scene.hoplites(0, "aetolia") == 2
    assert scene.offered("move-hoplites") == []


@pytest.mark.rule("LOH-BATTLE-08")
def test_stalwart_defense_adds_one_to_the_defender_only() -> None:
    assert compared(attack(field(4, 2).blessings(1, "stalwart-defense"), 3).pass_cards()) == (3, 3)
    assert compared(attack(field(4, 2).blessings(0, "stalwart-defense"), 3).pass_cards()) == (3, 2)


@pytest.mark.rule("LOH-BATTLE-07", "LOH-BATTLE-10")
def test_no_attrition_ignores_the_symbols_of_the_first_card_also_for_the_limit() -> None:
    scene = attack(field(4, 1).blessings(0, "no-attrition").hand(0, "assault-axe", "wild-attack-mace"), 1)
    assert scene.offered("play") == ["play wild-attack-mace", "play assault-axe"]
    assert scene.offered("play-with-losses") == ["play-with-losses wild-attack-mace"]
    scene.play("play assault-axe")
    assert scene.offered("play") == ["play wild-attack-mace"]
    scene.play("pass").pass_cards()
    assert scene.hoplites(0, "macedonia") == 1
    second = attack(field(4, 1).blessings(0, "no-attrition").hand(0, "assault-axe", "wild-attack-mace"), 3)
    second.play("play assault-axe", "play wild-attack-mace").pass_cards()
    assert second.hoplites(0, "macedonia") == 2
    waived = attack(field(4, 1).blessings(0, "no-attrition").hand(0, "assault-axe"), 3)
    waived.play("play-with-losses assault-axe").pass_cards()
    assert waived.hoplites(0, "macedonia") == 1


@pytest.mark.rule("LOH-TURN-06")
def test_battle_prayer_works_in_the_turn_and_at_the_own_card_turn() -> None:
    scene = field(4, 2).blessings(0, "battle-prayer").priests(0, 2).turn().play("use-blessing battle-prayer")
    assert (len(scene.cards(0)), scene.s.pool[0]) == (1, 1)
    scene.play("special march", "lead-from epirus", "lead-to macedonia", "lead 3")
    scene.play("use-blessing battle-prayer")
    assert (len(scene.cards(0)), scene.s.pool[0]) == (2, 0)
    assert (scene.asks(), scene.asked()) == ("play-card", 0)


@pytest.mark.rule("LOH-BATTLE-04")
def test_restrictive_maneuver_leaves_the_attacker_one_card_even_with_bluff() -> None:
    scene = field(6, 2).blessings(1, "restrictive-maneuver").blessings(0, "bluff")
    attack(scene.hand(0, "wild-attack-axe", "wild-attack-mace"), 5).play("play wild-attack-axe")
    assert "passed p1" in scene.told()
    assert scene.cards(0) == ["wild-attack-mace"]
    assert scene.asks() == "withdraw"
    unused = field(6, 2).blessings(1, "restrictive-maneuver").blessings(0, "bluff").hand(0, "wild-attack-axe")
    attack(unused, 5).play("pass")
    assert unused.asks() == "bluff"


# -- Zeus -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-HMOVE-07")
def test_push_ups_draw_instead_of_the_hero_move_also_on_a_quest() -> None:
    scene = Scene().blessings(0, "push-ups").on_quest(0, "golden-fleece", 1).turn().play("use-blessing push-ups")
    assert len(scene.cards(0)) == 1
    assert scene.offered("advance-quest") == []


@pytest.mark.rule("LOH-PREP-01")
def test_combat_training_draws_one_more_in_prepare() -> None:
    scene = Scene(heroes=("achilles", "helen", "heracles", "perseus")).blessings(0, "combat-training").turn()
    scene.play("special prepare", "draw-card", "draw-card")
    assert len(scene.cards(0)) == 3


@pytest.mark.rule("LOH-BLESS-04")
def test_heros_wrath_kills_two_after_a_hero_move_even_on_the_spot() -> None:
    scene = Scene().hero(0, region="locris").army(1, "locris", 3).hand(0, "charge").blessings(0, "heros-wrath").turn()
    assert "use-blessing heros-wrath" not in scene.offered()
    scene.play("move-hero locris", "use-blessing heros-wrath", "discard charge")
    assert scene.hoplites(1, "locris") == 1
    assert scene.cards(0) == []


@pytest.mark.rule("LOH-CTRL-07", "LOH-CTRL-01")
def test_local_support_lowers_the_population_also_for_hoplites_already_there() -> None:
    scene = Scene().army(0, "thessaly", 2).army(0, "acarnania", 1).blessing_deck("local-support")
    scene.run(Draft(0), Turn(0), Turns()).play("keep-blessing local-support")
    assert scene.owner("thessaly") == 0
    assert scene.owner("acarnania") == -1


@pytest.mark.rule("LOH-USURP-02")
def test_glory_of_zeus_recruits_three_in_usurp() -> None:
    scene = Scene().glory(0, "red").blessings(0, "glory-of-zeus").turn().play("special usurp", "recruit epirus 3")
    assert scene.hoplites(0, "epirus") == 3


@pytest.mark.rule("LOH-LIM-03")
def test_armory_draws_two_and_raises_the_hand_limit() -> None:
    scene = Scene().hand(0, "charge", "charge", "trap-mace", "trap-sword").blessing_deck("armory")
    scene.run(Draft(0), Turn(0), Turns()).play("keep-blessing armory")
    assert len(scene.cards(0)) == 6
    assert scene.asks() == "keep-blessing"


@pytest.mark.rule("LOH-INJ-03")
def test_gods_strength_heals_whenever_anybody_adds_a_level() -> None:
    scene = Scene().blessings(1, "gods-strength").injuries(1, "speed", "strength").turn()
    scene.play("special build-monument", "add-level zeus")
    assert (scene.asks(), scene.asked()) == ("healing", 1)
    scene.play("heal speed")
    assert scene.injured(1) == ["strength"]


@pytest.mark.rule("LOH-REWARD-03", "LOH-BLESS-04")
def test_shoot_to_kill_wounds_a_monster_or_kills_two_for_a_bow() -> None:
    scene = (
        Scene().hero(0, region="locris").monster("hydra", "locris").army(1, "locris", 3).blessings(0, "shoot-to-kill")
    )
    scene.hand(0, "glory-bow", "charge").turn()
    assert scene.offered("shoot") == ["shoot glory-bow"]
    scene.play("shoot glory-bow")
    assert scene.offered() == ["kill-hoplites locris", "strike-monster hydra"]
    scene.play("strike-monster hydra", "strike mace hydra-7")
    assert scene.s.wounds[NAMES.monsters.index("hydra")] == 1 << 6
    assert scene.s.pool[0] == 0


# -- Hermes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-SPEC-01")
def test_exhausted_fight_hunts_again_for_an_injury_and_a_token() -> None:
    scene = Scene().monster("hydra", "epirus").blessings(0, "exhausted-fight").turn()
    assert scene.offered("exhausted-fight") == []
    scene.covered(0, "hunt")
    scene.play("exhausted-fight", "injure speed")
    assert scene.asks() == "hero-attack"
    scene.turn()
    assert scene.offered("exhausted-fight") == []
    hurt = Scene().monster("hydra", "epirus").blessings(0, "exhausted-fight").covered(0, "hunt")
    assert hurt.injuries(0, "leadership", "strength", "speed").turn().offered("exhausted-fight") == []


@pytest.mark.rule("LOH-MOVE-08")
def test_forced_march_goes_two_regions_through_free_ones() -> None:
    scene = Scene().army(0, "epirus", 2, control=True).blessings(0, "forced-march").control(1, "macedonia").turn()
    scene.play("special march", "lead-from epirus")
    assert "lead-to chalkidiki" not in scene.offered()
    assert "lead-to locris" in scene.offered()


@pytest.mark.rule("LOH-CTRL-08")
def test_rearguard_recruits_in_the_region_left() -> None:
    scene = Scene().army(0, "epirus", 2, control=True).blessings(0, "rearguard").turn()
    scene.play("special march", "lead-from epirus", "lead-to macedonia", "lead 2", "recruit epirus 2")
    assert (scene.hoplites(0, "epirus"), scene.hoplites(0, "macedonia")) == (2, 2)


@pytest.mark.rule("LOH-BATTLE-28")
def test_response_force_brings_up_to_speed_from_one_neighbour() -> None:
    scene = field(6, 1).blessings(1, "response-force").army(1, "chalkidiki", 4).army(1, "thessaly", 2)
    attack(scene.attributes(1, speed=3), 4)
    assert (scene.asks(), scene.asked()) == ("before-battle", 1)
    scene.play("use-blessing response-force")
    assert "reinforce chalkidiki 4" not in scene.offered()
    scene.play("reinforce chalkidiki 3")
    assert scene.hoplites(1, "macedonia") == 4
    assert scene.asks() == "play-card" or compared(scene) == (4, 4)


@pytest.mark.rule("LOH-BATTLE-05", "LOH-BATTLE-07")
def test_bluff_plays_one_more_card_after_both_have_passed() -> None:
    scene = field(4, 5).blessings(0, "bluff").hand(0, "charge", "wild-attack-axe")
    attack(scene, 2).play("pass")
    assert (scene.asks(), scene.asked()) == ("bluff", 0)
    assert scene.offered() == ["pass", "play charge", "play wild-attack-axe"]
    scene.play("play charge")
    assert compared(scene) == (6, 5)


@pytest.mark.rule("LOH-MPHASE-07", "LOH-INJ-04")
def test_exile_sends_a_monster_anywhere_for_an_injury() -> None:
    scene = Scene().monster("hydra", "epirus").monster("medusa", "epirus").blessings(0, "exile").turn()
    scene.play("use-blessing exile", "injure strength")
    assert len(scene.offered()) == 36
    scene.play("move-monster medusa crete")
    assert (scene.lair("medusa"), scene.lair("hydra")) == ("crete", "epirus")
    assert scene.injured(0) == ["strength"]


@pytest.mark.rule("LOH-BATTLE-03")
def test_ambush_kills_an_attacker_before_a_fortified_hoplite() -> None:
    scene = Scene().army(0, "epirus", 5, control=True).army(1, "macedonia", 2, fortified=1).blessings(1, "ambush")
    attack(scene.hero(0, region="crete"), 4).pass_cards()
    assert compared(scene) == (3, 3)
    loose = attack(field(5, 2).blessings(1, "ambush"), 4).pass_cards()
    assert compared(loose) == (4, 2)


@pytest.mark.rule("LOH-BATTLE-01")
def test_murderous_march_goes_anywhere_for_two_hoplites() -> None:
    scene = Scene().army(0, "epirus", 4, control=True).blessings(0, "murderous-march").turn()
    scene.play("special march", "march-murderously epirus", "lead-to crete", "lead 4")
    assert (scene.hoplites(0, "epirus"), scene.hoplites(0, "crete")) == (0, 2)
    assert scene.owner("crete") == 0
    small = Scene().army(0, "epirus", 2, control=True).blessings(0, "murderous-march").turn().play("special march")
    assert small.offered("march-murderously") == []


@pytest.mark.rule("LOH-SPEC-04", "LOH-TEMPLE-06")
def test_hermes_temple_gives_another_special_action_after_a_temple() -> None:
    scene = Scene().blessings(0, "hermes-temple").army(0, "aetolia", 2, control=True).turn()
    scene.play("special build-temple")
    assert (scene.asks(), scene.asked()) == ("special-action", 0)
    assert "build-temple" not in scene.special()
    assert "build-monument" in scene.special()


@pytest.mark.rule("LOH-MOVE-06", "LOH-HMOVE-07")
def test_winged_boots_move_a_hoplite_even_a_fortified_one_anywhere() -> None:
    scene = Scene().army(0, "locris", 1, fortified=1).blessings(0, "winged-boots").army(1, "crete", 1).turn()
    scene.play("use-blessing winged-boots")
    assert scene.offered() == ["leave-city locris"]
    scene.play("leave-city locris")
    assert len(scene.offered()) == 18
    scene.play("lead-to crete").pass_cards()
    assert scene.told(0, "battle") == ["battle p1 p2 crete"]
    assert scene.fortified("locris") == 0
    assert scene.asks() in ("withdraw", "turn")
    assert Scene().army(0, "locris", 2).blessings(0, "winged-boots").turn().offered("use-blessing")


@pytest.mark.rule("LOH-MOVE-06")
def test_a_winged_hoplite_leaves_its_city_empty_behind_another() -> None:
    scene = Scene().army(0, "locris", 2, fortified=1).blessings(0, "winged-boots").turn()
    scene.play("use-blessing winged-boots", "leave-city locris", "lead-to crete")
    assert (scene.hoplites(0, "locris"), scene.fortified("locris")) == (1, 0)


@pytest.mark.rule("LOH-BLESS-04", "LOH-GLORY-03")
def test_glory_given_up_leaves_the_blessings_of_the_turn() -> None:
    scene = Scene(heroes=("heracles", "perseus", "achilles", "helen")).glory(0, "red").artifact_deck("aegis", "harpe")
    scene.blessings(0, "push-ups").turn().play("give-up-glory red", "take-artifact aegis")
    assert "use-blessing push-ups" in scene.offered()


@pytest.mark.rule("LOH-MOVE-08", "LOH-MOVE-03", "LOH-HMOVE-07")
def test_heros_apprentice_leads_a_hoplite_as_far_as_the_heros_speed() -> None:
    scene = Scene().army(0, "epirus", 1).army(0, "locris", 1, fortified=1).blessings(0, "heros-apprentice")
    scene.attributes(0, speed=2).control(1, "macedonia").turn().play("use-blessing heros-apprentice")
    assert scene.offered() == ["lead-from epirus", "leave-city locris"]
    scene.play("lead-from epirus")
    assert "lead-to chalkidiki" not in scene.offered()
    assert "lead-to locris" in scene.offered()
    scene.play("lead-to macedonia")
    assert scene.owner("macedonia") == 0
    assert scene.offered("move-hero") == []


@pytest.mark.rule("LOH-MOVE-03")
def test_leaving_a_city_costs_the_apprentice_a_region() -> None:
    scene = Scene().army(0, "locris", 1, fortified=1).blessings(0, "heros-apprentice").attributes(0, speed=2).turn()
    scene.play("use-blessing heros-apprentice", "leave-city locris")
    assert "lead-to phocis" in scene.offered()
    assert "lead-to boeotia" not in scene.offered()
    scene.play("decline")
    assert (scene.hoplites(0, "locris"), scene.fortified("locris")) == (1, 0)


def test_a_closed_blessing_says_why() -> None:
    scene = Scene().blessings(0, "push-ups", "exile", "shoot-to-kill").hand(0, "glory-bow").turn()
    assert "not-your-blessing wild-hunt (LOH-BLESS-02)" in scene.refused("use-blessing wild-hunt")
    assert "no-prey epirus (LOH-HUNT-01)" in scene.refused("use-blessing exile")
    assert "nobody-there epirus (LOH-TURN-04)" in scene.refused("shoot glory-bow")
    scene.play("use-blessing push-ups")
    assert "already-done hero-move (LOH-TURN-01)" in scene.refused("use-blessing push-ups")
    scene.monster("hydra", "epirus").play("use-blessing exile", "injure speed", "move-monster hydra crete")
    assert "blessing-spent exile (LOH-BLESS-04)" in scene.refused("use-blessing exile")


# -- where two of them meet -------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-CTRL-08")
def test_rearguard_waits_for_the_battle_and_fails_where_the_beaten_have_gone() -> None:
    scene = Scene().army(0, "phocis", 4).army(1, "locris", 2, control=True).blessings(0, "rearguard").turn()
    scene.control(2, "thessaly", "aetolia", "achaea")
    scene.play("special march", "lead-from phocis", "lead-to locris", "lead 4").pass_cards()
    assert scene.hoplites(1, "phocis") == 1
    assert scene.asked() == 1
    lost = field(3, 6).blessings(0, "rearguard")
    attack(lost, 3).pass_cards()
    assert lost.hoplites(0, "epirus") == 2
    assert (lost.asks(), lost.asked()) == ("muster", 0)


@pytest.mark.rule("LOH-BATTLE-28", "LOH-MOVE-11")
def test_response_force_is_an_entry_for_evolved_chimera() -> None:
    scene = field(6, 2).blessings(1, "response-force").army(1, "chalkidiki", 3).attributes(1, speed=3)
    scene.monster("chimera", "macedonia", evolutions="chimera-1")
    attack(scene, 5).play("use-blessing response-force", "reinforce chalkidiki 3")
    words = scene.told(0, "hoplites-died")
    assert words[:2] == ["hoplites-died p1 macedonia 1", "hoplites-died p2 macedonia 1"]


@pytest.mark.rule("LOH-BATTLE-28")
def test_helen_keeps_out_reinforcements_and_winged_hoplites() -> None:
    scene = Scene(heroes=("helen", "perseus", "achilles", "heracles")).hero(0, region="macedonia")
    scene.army(0, "epirus", 5, control=True).army(1, "macedonia", 2, control=True).army(1, "chalkidiki", 3)
    scene.artifacts(1, "minotaurs-horn").blessings(1, "response-force", "winged-boots")
    scene.turn(1).play("use-blessing winged-boots", "lead-from chalkidiki")
    assert "lead-to macedonia" not in scene.offered()
    attack(scene, 3)
    assert scene.told(0, "battle") == ["battle p1 p2 macedonia"]
    assert scene.asks() not in ("before-battle", "blow-horn")
    assert scene.charged("minotaurs-horn")


@pytest.mark.rule("LOH-ART-03")
def test_aegis_saves_from_heros_wrath_and_ambush_but_not_from_a_price() -> None:
    scene = Scene().hero(0, region="locris").army(1, "locris", 3).hand(0, "charge").blessings(0, "heros-wrath")
    scene.artifacts(1, "aegis").turn().play("move-hero locris", "use-blessing heros-wrath", "discard charge", "save 2")
    assert scene.hoplites(1, "locris") == 3
    ambush = Scene().army(0, "epirus", 5, control=True).army(1, "macedonia", 2, fortified=1).blessings(1, "ambush")
    attack(ambush.artifacts(0, "aegis").hero(0, region="crete"), 4)
    assert (ambush.asks(), ambush.asked()) == ("aegis", 0)
    price = Scene().army(0, "epirus", 4, control=True).blessings(0, "murderous-march").artifacts(0, "aegis").turn()
    price.play("special march", "march-murderously epirus", "lead-to crete", "lead 4")
    assert price.hoplites(0, "crete") == 2
    assert price.charged("aegis")


@pytest.mark.rule("LOH-TURN-06")
def test_aid_to_atlas_reopens_actions_between_them_and_in_a_battle() -> None:
    scene = field(4, 2).keeps(1, "aid-to-atlas").covered(1, "recruit")
    attack(scene, 3)
    assert scene.offered() == ["discard-quest aid-to-atlas", "pass"]
    scene.play("discard-quest aid-to-atlas")
    assert not scene.is_covered(1, "recruit")
    assert len(scene.cards(1)) == 2
    assert (scene.asks(), scene.asked()) == ("play-card", 1)


@pytest.mark.rule("LOH-SPEC-04")
def test_hermes_temple_and_the_oracle_owe_two_special_actions() -> None:
    scene = Scene().blessings(0, "hermes-temple").army(0, "phocis", 5, control=True).temple_card("extra-action").turn()
    scene.play("special build-temple")
    assert scene.asks() == "special-action"
    scene.play("special prepare", "draw-card", "draw-card")
    assert (scene.asks(), scene.asked()) == ("special-action", 0)
    assert "prepare" not in scene.special()
