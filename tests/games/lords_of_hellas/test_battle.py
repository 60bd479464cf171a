"""Battles: cards, strength, losses, withdrawal and control (section 8 of the rules)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import GAME, Scene
from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.battle import FirstCard
from ludoteka.games.lords_of_hellas.rules.casualties import bury
from ludoteka.games.lords_of_hellas.rules.turn import Turns


def march(scene: Scene, source: str, target: str, count: int, seat: int = 0) -> Scene:
    """An army of the player marches into a region; no card is played yet."""
    return scene.turn(seat).play("special march", f"lead-from {source}", f"lead-to {target}", f"lead {count}")


def field(attackers: int, defenders: int, edition: str = "cs", control: bool = True) -> Scene:
    """Attackers in Aetolia, defenders in Locris, ready to fight."""
    scene = Scene(edition=edition).army(0, "aetolia", attackers, control=True)
    return scene.army(1, "locris", defenders, control=control)


def attack(scene: Scene, count: int) -> Scene:
    """The attack of a `field`."""
    return march(scene, "aetolia", "locris", count)


def strengths(scene: Scene) -> tuple[int, int]:
    """What was compared last: attacker, defender."""
    words = scene.told(0, "compared")[-1].split()
    return int(words[2]), int(words[4])


@pytest.mark.rule("LOH-BATTLE-01", "LOH-BATTLE-08")
def test_who_entered_attacks_and_all_hoplites_take_part() -> None:
    scene = attack(field(4, 2), 3)
    assert scene.told(0, "battle") == ["battle p1 p2 locris"]
    assert strengths(scene) == (3, 2)
    scene = Scene().army(1, "locris", 2, fortified=1).army(0, "aetolia", 3)
    assert strengths(attack(scene, 3)) == (3, 3)


@pytest.mark.rule("LOH-BATTLE-04", "LOH-BATTLE-06")
def test_the_defender_begins_and_cards_are_played_in_turns() -> None:
    scene = field(4, 2).hand(0, "charge").hand(1, "wild-attack-axe", "glory-bow")
    attack(scene, 4)
    assert (scene.asks(), scene.asked()) == ("play-card", 1)
    scene.play("play wild-attack-axe")
    assert scene.asked() == 0
    assert scene.choice().prompt(scene.s)[1:] == (scene.region("locris"), 4, 1, 5)
    scene.play("play charge")
    assert scene.asked() == 1
    scene.play("pass")
    assert strengths(scene) == (8, 5)


@pytest.mark.rule("LOH-BATTLE-03", "LOH-MOVE-07")
def test_who_is_left_after_the_effects_before_a_battle_takes_the_region_without_one() -> None:
    scene = attack(field(2, 1).hand(1, "charge"), 1)
    bury(scene.s, 1, scene.region("locris"), 1)
    scene.run(FirstCard(), Turns())
    assert scene.told(0, "battle-called-off") == ["battle-called-off locris"]
    assert (scene.s.battles, scene.owner("locris"), scene.hoplites(0, "locris")) == ([], 0, 1)


@pytest.mark.rule("LOH-BATTLE-05")
def test_passing_is_final_and_the_other_may_go_on_alone() -> None:
    scene = field(4, 4).hand(0, "wild-attack-axe", "wild-attack-spear", "wild-attack-mace").hand(1, "charge")
    attack(scene, 4).play("pass", "play wild-attack-axe", "play wild-attack-spear")
    assert scene.asked() == 0
    scene.play("pass")
    assert strengths(scene) == (10, 4)


@pytest.mark.rule("LOH-BATTLE-07")
def test_loss_symbols_may_not_exceed_the_hoplites() -> None:
    scene = field(4, 2).hand(1, "charge", "wild-attack-axe", "glory-bow")
    attack(scene, 4)
    assert scene.offered("play") == ["play glory-bow", "play charge", "play wild-attack-axe"]
    scene.play("play wild-attack-axe", "play glory-bow")
    scene = field(4, 1).hand(1, "charge", "wild-attack-axe")
    attack(scene, 4)
    assert scene.offered("play") == ["play wild-attack-axe"]
    assert "LOH-BATTLE-07" in scene.refused("play charge")


@pytest.mark.rule("LOH-BATTLE-09")
def test_the_higher_strength_wins_and_a_tie_is_the_defenders() -> None:
    scene = attack(field(3, 3), 3)
    assert scene.told(0, "battle-won") == ["battle-won p2 locris"]
    scene = attack(field(4, 3), 4)
    assert scene.told(0, "battle-won") == ["battle-won p1 locris"]


@pytest.mark.rule("LOH-BATTLE-10", "LOH-BATTLE-11")
def test_both_lose_by_their_own_symbols_and_the_loser_one_more() -> None:
    scene = field(5, 3).hand(0, "charge").hand(1, "wild-attack-axe")
    attack(scene, 5).play("play wild-attack-axe", "play charge")
    assert scene.told(0, "hoplites-died") == [
        "hoplites-died p1 locris 2",
        "hoplites-died p2 locris 1",
        "hoplites-died p2 locris 1",
    ]
    assert (scene.hoplites(0, "locris"), scene.hoplites(1, "locris")) == (3, 1)


@pytest.mark.rule("LOH-BATTLE-12")
def test_the_fortified_die_last() -> None:
    scene = Scene().army(1, "locris", 2, fortified=1).army(0, "aetolia", 2).hand(1, "wild-attack-axe")
    attack(scene, 2).play("play wild-attack-axe")
    assert scene.told(0, "battle-won") == ["battle-won p2 locris"]
    assert (scene.hoplites(1, "locris"), scene.fortified("locris")) == (1, 1)


@pytest.mark.rule("LOH-BATTLE-13", "LOH-BATTLE-14")
def test_a_beaten_defender_withdraws_together_to_a_free_neighbour() -> None:
    scene = field(6, 4).control(2, "phocis").army(2, "thessaly", 1)
    attack(scene, 6)
    assert scene.told(0, "withdrew") == ["withdrew p2 locris achaea 3"]  # the only one left
    assert scene.hoplites(1, "achaea") == 3
    scene = attack(field(6, 4), 6)
    assert (scene.asks(), scene.asked()) == ("withdraw", 1)
    assert scene.offered() == ["withdraw thessaly", "withdraw phocis", "withdraw achaea"]


@pytest.mark.rule("LOH-BATTLE-13")
def test_without_a_place_to_withdraw_all_die() -> None:
    scene = field(6, 4).control(2, "phocis", "thessaly", "achaea")
    attack(scene, 6)
    assert scene.s.supply[1] == 15
    assert scene.owner("locris") == 0


@pytest.mark.rule("LOH-BATTLE-14")
def test_a_beaten_attacker_goes_back_where_he_came_from() -> None:
    scene = attack(field(4, 6), 3)
    assert scene.told(0, "withdrew") == ["withdrew p1 locris aetolia 2"]
    assert scene.hoplites(0, "aetolia") == 3


@pytest.mark.rule("LOH-BATTLE-14")
def test_a_beaten_attacker_dies_if_that_place_is_barred() -> None:
    scene = Scene().hero(2, region="epirus").army(0, "aetolia", 3).army(1, "locris", 5)
    scene.s.hero[2] = 1  # Helen stands where the attackers come from
    scene.hero(2, region="aetolia").hero(0, region="crete")
    attack(scene, 3)
    assert scene.s.supply[0] == 15


@pytest.mark.rule("LOH-BATTLE-14")
@pytest.mark.parametrize(
    ("edition", "places"), [("cs", ["aetolia", "thessaly", "phocis", "achaea"]), ("pl", ["epirus"])]
)
def test_an_attacker_from_afar_withdraws_by_the_edition(edition: str, places: list[str]) -> None:
    scene = Scene(edition=edition).priests(0, 1).level("hermes", 3).army(0, "epirus", 3).army(1, "locris", 5).turn()
    scene.play("pray hermes")
    if edition == "cs":
        scene.play("use-power")
    scene.play("lead-from epirus", "lead-to locris", "lead 3")
    if edition == "cs":
        assert scene.offered() == [f"withdraw {place}" for place in ("thessaly", "aetolia", "phocis", "achaea")]
    else:
        assert scene.told(0, "withdrew") == ["withdrew p1 locris epirus 2"]


@pytest.mark.rule("LOH-BATTLE-15")
def test_attackers_from_several_regions_go_back_together_to_one_of_them() -> None:
    scene = Scene().attributes(0, leadership=3).army(0, "aetolia", 2).army(0, "achaea", 2).army(1, "locris", 6).turn()
    scene.play("move-hoplites", "move aetolia locris", "move achaea locris", "move achaea locris")
    assert (scene.asks(), scene.asked()) == ("withdraw", 0)
    assert scene.offered() == ["withdraw aetolia", "withdraw achaea"]
    scene.play("withdraw achaea")
    assert (scene.hoplites(0, "achaea"), scene.hoplites(0, "aetolia")) == (2, 1)


@pytest.mark.rule("LOH-BATTLE-16")
def test_fortified_hoplites_of_a_beaten_defender_leave_the_city() -> None:
    scene = (
        Scene().army(1, "locris", 3, fortified=1).army(0, "aetolia", 6, control=True).control(2, "phocis", "thessaly")
    )
    attack(scene, 6)
    assert scene.told(0, "withdrew") == ["withdrew p2 locris achaea 2"]
    assert scene.fortified("locris") == 0


@pytest.mark.rule("LOH-BATTLE-17")
@pytest.mark.parametrize(("edition", "owner"), [("cs", 0), ("pl", NOBODY)])
def test_the_winner_of_a_battle_in_a_neutral_region(edition: str, owner: int) -> None:
    scene = Scene(edition=edition).army(0, "arcadia", 2).army(1, "messenia", 1).turn()
    scene.play("special march", "lead-from arcadia", "lead-to messenia", "lead 2")
    assert scene.hoplites(0, "messenia") == 2  # of a population of 3
    assert scene.owner("messenia") == owner


@pytest.mark.rule("LOH-BATTLE-17")
@pytest.mark.parametrize(("edition", "owner"), [("cs", 1), ("pl", NOBODY)])
def test_a_winning_defender_in_a_neutral_region(edition: str, owner: int) -> None:
    scene = Scene(edition=edition).army(0, "arcadia", 2).army(1, "messenia", 2).turn()
    scene.play("special march", "lead-from arcadia", "lead-to messenia", "lead 2")
    assert scene.owner("messenia") == owner


@pytest.mark.rule("LOH-BATTLE-17")
@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_the_winner_takes_a_region_of_the_loser_whatever_its_population(edition: str) -> None:
    scene = Scene(edition=edition).army(0, "argolis", 2).army(1, "laconia", 1, control=True).turn()
    scene.play("special march", "lead-from argolis", "lead-to laconia", "lead 2")
    assert scene.owner("laconia") == 0


@pytest.mark.rule("LOH-BATTLE-17", "LOH-CTRL-01")
def test_in_the_polish_edition_enough_hoplites_take_the_neutral_region() -> None:
    scene = Scene(edition="pl").army(0, "arcadia", 3).army(1, "messenia", 1).turn()
    scene.play("special march", "lead-from arcadia", "lead-to messenia", "lead 3")
    assert scene.owner("messenia") == 0


@pytest.mark.rule("LOH-BATTLE-18")
def test_a_pyrrhic_victory_takes_nothing_but_the_beaten_still_withdraw() -> None:
    scene = field(2, 3).hand(0, "charge").control(2, "phocis", "thessaly")
    attack(scene, 2).play("play charge")
    assert scene.told(0, "battle-won") == ["battle-won p1 locris"]
    assert scene.hoplites(0, "locris") == 0
    assert scene.owner("locris") == 1
    assert scene.told(0, "withdrew") == ["withdrew p2 locris achaea 2"]


@pytest.mark.rule("LOH-BATTLE-18")
def test_a_winning_defender_without_survivors_keeps_his_region_but_takes_no_neutral_one() -> None:
    scene = field(2, 1).hand(1, "wild-attack-axe")
    attack(scene, 2).play("play wild-attack-axe")
    assert (scene.hoplites(1, "locris"), scene.owner("locris")) == (0, 1)
    scene = field(2, 1, control=False).hand(1, "wild-attack-axe")
    attack(scene, 2).play("play wild-attack-axe")
    assert scene.owner("locris") == NOBODY


@pytest.mark.rule("LOH-BATTLE-19")
def test_used_cards_go_to_the_discard_pile() -> None:
    scene = field(4, 2).hand(0, "charge").hand(1, "glory-bow")
    attack(scene, 4).play("play glory-bow", "play charge", "withdraw phocis")
    assert {GAME.names.cards[card] for card in scene.s.combat_discard} == {"charge", "glory-bow"}
    assert scene.s.battles == []


@pytest.mark.rule("LOH-BATTLE-20")
def test_a_later_action_may_cause_another_battle_in_the_same_region() -> None:
    scene = field(5, 3)
    scene.turn().play("move-hoplites", "move aetolia locris")
    assert scene.told(0, "battle-won") == ["battle-won p2 locris"]
    scene.play("special march", "lead-from aetolia", "lead-to locris", "lead 4")
    assert scene.told(0, "battle-won")[-1] == "battle-won p1 locris"


@pytest.mark.rule("LOH-BATTLE-21")
def test_heroes_are_neither_harmed_nor_moved() -> None:
    scene = field(6, 1).hero(1, region="locris").hero(2, region="locris")
    attack(scene, 6)
    assert [scene.stands(seat) for seat in range(3)] == ["epirus", "locris", "locris"]
    assert scene.s.injured == [0, 0, 0]


@pytest.mark.rule("LOH-BATTLE-22")
def test_withdrawing_hoplites_take_a_neutral_region() -> None:
    scene = field(6, 3).control(2, "phocis", "thessaly")
    attack(scene, 6)
    assert scene.hoplites(1, "achaea") == 2
    assert scene.owner("achaea") == 1


@pytest.mark.rule("LOH-BATTLE-23")
def test_three_armies_never_meet() -> None:
    scene = field(3, 1).army(2, "phocis", 2).hand(0, "reinforcements")
    attack(scene, 2)
    assert scene.asked() == 0
    scene.play("play reinforcements")
    assert scene.offered() == ["done", "reinforce aetolia 1"]  # nothing of the third player


# -- combat cards -----------------------------------------------------------------------------------------------


def strength_with(scene: Scene, seat: int, card: str, count: int) -> int:
    """The strength of a side that plays one card, in a battle of a `field`."""
    scene.hand(seat, card)
    attack(scene, count).play(f"play {card}")
    scene.pass_cards()
    return strengths(scene)[seat]


@pytest.mark.rule("LOH-BATTLE-06", "LOH-BATTLE-24")
def test_fortification_adds_two_to_the_defender_of_a_city() -> None:
    assert strength_with(field(3, 3), 1, "fortification-bow", 3) == 3 + 1 + 2
    assert strength_with(field(3, 3), 0, "fortification-torch", 3) == 3 + 1
    scene = Scene().army(0, "locris", 2).army(1, "phocis", 2).hand(1, "fortification-bow")
    march(scene, "locris", "phocis", 2).play("play fortification-bow")
    assert strengths(scene) == (2, 3)


@pytest.mark.rule("LOH-BATTLE-06")
def test_glory_adds_three_with_the_glory_of_the_land() -> None:
    assert strength_with(field(3, 3).glory(0, "yellow"), 0, "glory-torch", 3) == 3 + 1 + 3
    assert strength_with(field(3, 3).glory(0, "red"), 0, "glory-torch", 3) == 3 + 1


@pytest.mark.rule("LOH-BATTLE-24")
def test_phalanx_adds_one_for_every_two_own_hoplites() -> None:
    assert strength_with(field(5, 3), 0, "phalanx-2", 5) == 5 + 2 + 2
    assert strength_with(field(5, 3), 1, "phalanx-1", 5) == 3 + 1 + 1


@pytest.mark.rule("LOH-BATTLE-24")
def test_flank_attack_adds_two_with_more_hoplites() -> None:
    assert strength_with(field(4, 3), 0, "flank-attack", 4) == 4 + 2 + 2
    assert strength_with(field(4, 4), 0, "flank-attack", 4) == 4 + 2


@pytest.mark.rule("LOH-BATTLE-24")
def test_trap_adds_leadership_and_an_injured_one_counts_one() -> None:
    assert strength_with(field(4, 3).attributes(0, leadership=3), 0, "trap-mace", 4) == 4 + 1 + 3
    scene = field(4, 3).attributes(0, leadership=3).injuries(0, "leadership")
    assert strength_with(scene, 0, "trap-sword", 4) == 4 + 1 + 1


@pytest.mark.rule("LOH-BATTLE-24")
def test_tactical_maneuver_compares_leadership() -> None:
    assert strength_with(field(4, 3).attributes(1, leadership=2), 1, "tactical-maneuver-mace", 4) == 3 + 2 + 2
    assert strength_with(field(4, 3), 1, "tactical-maneuver-sword", 4) == 3 + 2
    scene = field(4, 3).attributes(0, leadership=2).on_quest(0, "golden-fleece", 1)
    assert strength_with(scene, 0, "tactical-maneuver-sword", 4) == 4 + 2 + 2


@pytest.mark.rule("LOH-BATTLE-11", "LOH-BATTLE-27")
def test_encirclement_costs_the_loser_three_and_two_of_them_no_more() -> None:
    scene = field(6, 5).hand(0, "encirclement-mace", "encirclement-sword")
    attack(scene, 6).play("play encirclement-mace", "play encirclement-sword")
    assert scene.told(0, "hoplites-died")[-1] == "hoplites-died p2 locris 3"
    scene = field(6, 5).hand(1, "encirclement-mace", "charge")
    attack(scene, 6).play("play encirclement-mace", "play charge")
    assert scene.told(0, "battle-won") == ["battle-won p2 locris"]
    assert scene.told(0, "hoplites-died")[-1] == "hoplites-died p1 locris 3"
    scene = field(6, 2).hand(1, "encirclement-mace")
    attack(scene, 6).play("play encirclement-mace")
    assert scene.told(0, "hoplites-died")[-1] == "hoplites-died p2 locris 1"  # it helps only its player


@pytest.mark.rule("LOH-BATTLE-27")
def test_nobody_loses_more_than_is_there() -> None:
    scene = field(6, 2).hand(0, "encirclement-mace")
    attack(scene, 6).play("play encirclement-mace")
    assert scene.told(0, "hoplites-died")[-1] == "hoplites-died p2 locris 2"


@pytest.mark.rule("LOH-BATTLE-28", "LOH-BATTLE-06")
def test_reinforcements_come_from_one_neighbour_and_the_fortified_stay() -> None:
    scene = field(3, 2).army(1, "achaea", 3, fortified=1).army(1, "phocis", 1).hand(1, "reinforcements")
    attack(scene, 3).play("play reinforcements")
    assert scene.offered() == ["done", "reinforce phocis 1", "reinforce achaea 1", "reinforce achaea 2"]
    scene.play("reinforce achaea 2")
    assert strengths(scene) == (3, 4)
    assert scene.owner("achaea") == 1


@pytest.mark.rule("LOH-BATTLE-28", "LOH-BATTLE-15")
def test_the_regions_of_an_attackers_reinforcements_count_as_origins() -> None:
    scene = field(2, 8).army(0, "achaea", 2).hand(0, "reinforcements")
    attack(scene, 2).play("play reinforcements", "reinforce achaea 1")
    assert scene.offered() == ["withdraw aetolia", "withdraw achaea"]


@pytest.mark.rule("LOH-BATTLE-28")
def test_local_support_recruits_two_for_the_defender_of_a_city() -> None:
    scene = field(4, 2).hand(1, "local-support-bow")
    attack(scene, 4).play("play local-support-bow")
    assert scene.asks() == "muster"
    scene.play("recruit-fortified locris 2")
    assert strengths(scene) == (4, 4 + 1 + 1)
    assert scene.fortified("locris") == 1


@pytest.mark.rule("LOH-BATTLE-07")
def test_local_support_raises_the_limit_of_loss_symbols() -> None:
    scene = field(4, 1).hand(1, "local-support-bow", "charge").hand(0, "glory-bow")
    attack(scene, 4).play("play local-support-bow", "recruit locris 2", "play glory-bow")
    assert scene.offered("play") == ["play charge"]


@pytest.mark.rule("LOH-BATTLE-25")
def test_javelins_kill_at_once_and_the_last_death_ends_the_battle() -> None:
    scene = field(4, 1).hand(0, "javelin-volley-axe", "charge").hand(1, "wild-attack-axe", "glory-bow")
    attack(scene, 4).play("play wild-attack-axe", "play javelin-volley-axe")
    assert scene.told(0, "battle-won") == ["battle-won p1 locris"]
    assert scene.told(0, "compared") == []
    assert scene.owner("locris") == 0


@pytest.mark.rule("LOH-BATTLE-25")
def test_loss_symbols_already_played_still_count_then() -> None:
    scene = field(5, 2).hand(0, "wild-attack-axe", "javelin-volley-axe", "javelin-volley-spear")
    attack(scene, 5).play("play wild-attack-axe", "play javelin-volley-axe", "play javelin-volley-spear")
    assert scene.hoplites(0, "locris") == 4


@pytest.mark.rule("LOH-BATTLE-06")
def test_javelins_need_more_hoplites() -> None:
    scene = field(4, 4).hand(0, "javelin-volley-axe")
    attack(scene, 4).play("play javelin-volley-axe")
    assert strengths(scene) == (6, 4)


@pytest.mark.rule("LOH-BATTLE-24")
def test_assault_adds_two_to_the_attacker() -> None:
    assert strength_with(field(4, 3), 0, "assault-axe", 4) == 4 + 4 + 2
    assert strength_with(field(4, 3), 1, "assault-spear", 4) == 3 + 4


@pytest.mark.rule("LOH-BATTLE-24", "LOH-BATTLE-08")
def test_conditions_are_looked_at_when_a_card_is_played_and_then_stay() -> None:
    scene = field(4, 4).hand(0, "phalanx-2").hand(1, "javelin-volley-axe", "reinforcements").army(1, "phocis", 3)
    attack(scene, 4).play("play reinforcements", "reinforce phocis 3", "play phalanx-2", "play javelin-volley-axe")
    assert strengths(scene) == (3 + 2 + 2, 7 + 2)


@pytest.mark.rule("LOH-BATTLE-08")
def test_achilles_adds_the_lower_of_speed_and_strength_where_he_stands() -> None:
    scene = field(4, 3).attributes(0, strength=2, speed=3).hero(0, region="locris")
    assert strengths(attack(scene, 4)) == (6, 3)
    scene = field(4, 3).attributes(0, strength=2, speed=3).hero(0, region="locris").injuries(0, "speed")
    assert strengths(attack(scene, 4)) == (5, 3)
    scene = field(4, 3).attributes(0, strength=2, speed=3)
    assert strengths(attack(scene, 4)) == (4, 3)


@pytest.mark.rule("LOH-BATTLE-26")
def test_what_follows_a_battle_has_its_order() -> None:
    scene = field(6, 4).hand(0, "wild-attack-axe").control(2, "phocis", "thessaly")
    attack(scene, 6).play("play wild-attack-axe")
    kinds = [words.split()[0] for words in scene.told()]
    wanted = ["battle", "played", "compared", "battle-won", "hoplites-died", "hoplites-died", "withdrew", "control"]
    at = kinds.index("battle")
    assert [kind for kind in kinds[at:] if kind in wanted][: len(wanted)] == wanted


@pytest.mark.rule("LOH-BATTLE-13", "LOH-MPHASE-06")
def test_cerberus_lets_no_beaten_defender_in_but_an_attacker_back() -> None:
    scene = field(6, 3).control(2, "phocis", "thessaly").monster("cerberus", "achaea")
    attack(scene, 6)
    assert scene.s.supply[1] == 15
    scene = field(3, 6).monster("cerberus", "aetolia")
    attack(scene, 3)
    assert scene.hoplites(0, "aetolia") == 2


@pytest.mark.rule("LOH-BATTLE-13")
def test_helen_lets_nobody_withdraw_to_her() -> None:
    scene = Scene(heroes=("achilles", "perseus", "helen")).army(0, "aetolia", 6, control=True)
    scene.army(1, "locris", 3, control=True).control(2, "phocis", "thessaly").hero(2, region="achaea")
    attack(scene, 6)
    assert scene.s.supply[1] == 15


@pytest.mark.rule("LOH-BATTLE-28", "LOH-MOVE-11")
def test_all_who_come_by_one_effect_are_one_entry() -> None:
    scene = field(6, 2).army(1, "phocis", 2).army(1, "achaea", 2).artifacts(1, "minotaurs-horn")
    scene.monster("chimera", "locris", evolutions="chimera-1")
    attack(scene, 6).play("use-artifact minotaurs-horn", "reinforce phocis 2")
    assert scene.hoplites(1, "locris") == 3  # Chimera has killed one
    scene.play("reinforce achaea 2")
    assert scene.told(0, "compared") == ["compared p1 5 p2 5"]


@pytest.mark.rule("LOH-BATTLE-05")
def test_who_may_play_no_more_cards_is_not_asked() -> None:
    scene = field(5, 4).blessings(1, "restrictive-maneuver").hand(0, "charge", "glory-bow").hand(1, "glory-torch")
    attack(scene, 5).play("play glory-torch", "play charge")
    assert scene.told(0, "compared") == ["compared p1 9 p2 5"]
