"""What heroes do before, in and during land battles (sections 13 and 14 of the rules)."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import attack, clash, compared, faction, move, run
from games.cyclades.scene import Scene
from ludoteka.games.cyclades.rules.before_battle import DefenderOmens
from ludoteka.games.cyclades.state import Attack

# -- heroes in battle -----------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HX-AJAX", "CYC-HERO-02")
def test_ajax_counts_two_and_others_one() -> None:
    assert compared(attack(clash("0 0", "ajax", soldiers=3), 0, 0, troops="0 0", heroes="ajax")) == ["2 3"]
    assert compared(attack(clash("0 0", "jason", soldiers=3), 0, 0, troops="0 0", heroes="jason")) == ["1 3"]


@pytest.mark.rule("CYC-HERO-03")
def test_an_ability_counts_only_where_the_hero_is() -> None:
    scene = attack(clash("1 0", "helen", soldiers=1), 3, 0, troops="1 0")
    assert "rolled purple 3" in scene.told(), "Helen stayed behind"


@pytest.mark.rule("CYC-HX-HELEN", "CYC-TV-29")
@pytest.mark.parametrize("heroes", ["purple", "yellow"])
def test_helens_die_is_always_two(heroes: str) -> None:
    scene = clash("1 0", soldiers=1)
    scene.hero("helen", heroes, "tinos" if heroes == "purple" else "mykonos")
    attack(scene, 3 if heroes == "yellow" else 0, troops="1 0", heroes="helen")
    assert f"rolled {heroes} 2" in scene.told()
    assert compared(scene) == (["4 1"] if heroes == "purple" else ["4 4"])


@pytest.mark.rule("CYC-HX-HECTOR", "CYC-ACT-06")
def test_hector_strikes_an_attacking_soldier_before_the_battle() -> None:
    scene = clash("1 1", soldiers=1).hero("hector", "yellow", "mykonos")
    scene.turn("purple", "ares").dice(0, 0)
    move(scene, "march", "tinos", "mykonos", "1 1")
    assert (scene.asks(), scene.choice().seat) == ("hector-strikes", 1)
    assert scene.offered() == ["strike-mercenary", "strike-soldier"]
    scene.play("strike-mercenary")
    assert scene.s.mercenary_bank == 16
    assert compared(scene) == ["1 2"], "one soldier is left against one soldier and Hector"


@pytest.mark.rule("CYC-HX-HECTOR", "CYC-BATTLE-07")
def test_hector_strikes_a_mercenary_where_no_soldier_comes() -> None:
    scene = attack(clash("0 2", soldiers=1).hero("hector", "yellow", "mykonos"), 0, 0, troops="0 2")
    assert compared(scene)[0] == "1 2"
    assert scene.asks() != "hector-strikes"


@pytest.mark.rule("CYC-HX-HECTOR", "CYC-BATTLE-07")
def test_hector_alone_can_end_the_battle_before_it_begins() -> None:
    scene = clash("1 0", soldiers=1).hero("hector", "yellow", "mykonos")
    attack(scene)
    assert scene.owner("mykonos") == "yellow"
    assert compared(scene) == [], "no round is fought"
    assert scene.s.soldier_supply[0] == 8


@pytest.mark.rule("CYC-HX-HECTOR")
def test_hector_strikes_no_heroes_and_does_not_strike_as_attacker() -> None:
    heroes = clash("0 0", "ajax", soldiers=1).hero("hector", "yellow", "mykonos")
    attack(heroes, 0, 3, troops="0 0", heroes="ajax")
    assert compared(heroes) == ["2 5"]
    attacking = attack(clash("1 0", "hector", soldiers=1), 0, 0, troops="1 0", heroes="hector")
    assert compared(attacking) == ["2 1"]


@pytest.mark.rule("CYC-HX-PANDORA", "CYC-TV-45")
def test_pandora_wins_mercenaries_over_before_the_battle() -> None:
    scene = attack(clash("0 0", "pandora", mercenaries=2), troops="0 0", heroes="pandora")
    assert compared(scene) == [], "nobody is left to fight"
    assert (scene.owner("mykonos"), scene.mercenaries("mykonos")) == ("purple", 2)
    assert "won-over purple 2 mykonos" in scene.told()


@pytest.mark.rule("CYC-HX-PANDORA")
def test_pandora_in_defence_takes_only_the_attackers_mercenaries() -> None:
    scene = clash("1 2", soldiers=0).hero("pandora", "yellow", "mykonos")
    attack(scene, 0, 0, troops="1 2")
    assert compared(scene) == ["1 3"]
    assert scene.owner("mykonos") == "yellow"
    assert scene.mercenaries("mykonos") == 2
    assert scene.mercenaries("tinos") == 0


@pytest.mark.rule("CYC-BATTLE-07", "CYC-HX-PANDORA", "CYC-HX-HECTOR")
def test_the_attackers_effect_comes_first() -> None:
    scene = clash("1 0", "pandora", mercenaries=1).hero("hector", "yellow", "mykonos")
    scene.turn("purple", "ares").dice(0, 0)
    move(scene, "march", "tinos", "mykonos", "1 0", "pandora")
    assert scene.offered() == ["strike-mercenary", "strike-soldier"], "the mercenary fights for purple by now"


@pytest.mark.rule("CYC-BATTLE-07")
def test_two_effects_of_one_side_in_its_owners_order() -> None:
    def both(attackers: str) -> Scene:
        scene = clash(attackers).hero("hector", "yellow", "mykonos").hero("pandora", "yellow", "mykonos")
        scene.turn("purple", "ares").dice(0, 0)
        return move(scene, "march", "tinos", "mykonos", attackers)

    scene = both("1 1")
    assert (scene.asks(), scene.choice().seat) == ("omen-order", 1)
    assert scene.offered() == ["begin-with hector", "begin-with pandora"]
    scene.play("begin-with pandora")
    assert scene.mercenaries("mykonos") == 1
    assert scene.owner("mykonos") == "yellow", "Pandora took the mercenary, Hector the soldier"
    other = both("1 1").play("begin-with hector", "strike-mercenary")
    assert other.mercenaries("mykonos") == 0
    assert compared(other) == ["1 2"]
    only = both("0 1").play("begin-with hector")
    assert only.s.mercenary_bank == 16
    assert both("0 1").play("begin-with pandora").mercenaries("mykonos") == 1


@pytest.mark.rule("CYC-HX-PENTHESILEA")
@pytest.mark.parametrize("side", ["purple", "yellow"])
def test_penthesileas_side_wins_ties(side: str) -> None:
    scene = clash("1 0" if side == "purple" else "2 0", soldiers=2 if side == "purple" else 1)
    scene.hero("penthesilea", side, "tinos" if side == "purple" else "mykonos")
    attack(scene, 1, 1, troops="1 0" if side == "purple" else "2 0", heroes="penthesilea")
    assert compared(scene) == ["3 3"]
    lost = "yellow" if side == "purple" else "purple"
    assert f"soldier-lost {lost} mykonos" in scene.told()
    assert f"soldier-lost {side} mykonos" not in scene.told()
    assert scene.asks() != "casualty", "the winner of the tie is not asked for a loss"


@pytest.mark.rule("CYC-HX-CROESUS", "CYC-ACT-06")
def test_croesus_rolls_again_for_a_gold_as_often_as_he_likes() -> None:
    scene = clash("2 0", "croesus", gold=3, soldiers=3)
    attack(scene, 0, 1, 1, 3, troops="2 0", heroes="croesus")
    assert scene.asks() == "croesus-reroll"
    assert scene.offered() == ["keep-roll", "reroll"]
    assert scene.choice().prompt(scene.s)[2:] == (0, 1), "both dice are seen"
    scene.play("reroll")
    assert scene.choice().prompt(scene.s)[2:] == (1, 1)
    scene.play("reroll")
    assert scene.purse("purple") == 0
    assert scene.offered() == ["keep-roll"], "without gold he is asked all the same"
    assert "too-expensive 1" in scene.refused("reroll")
    scene.play("keep-roll")
    assert compared(scene) == ["6 4"]


@pytest.mark.rule("CYC-HX-CROESUS", "CYC-ACT-06", "CYC-APO-02")
def test_croesus_may_roll_again_in_defence() -> None:
    scene = clash("2 0", soldiers=1).hero("croesus", "yellow", "mykonos").gold("yellow", 1)
    scene.s.bid_god[faction("yellow")] = 5
    attack(scene, 1, 0, 3, troops="2 0")
    assert (scene.asks(), scene.choice().seat) == ("croesus-reroll", 1)
    scene.play("reroll", "keep-roll")
    assert compared(scene) == ["3 5"], "though yellow serves Apollo in this epoch"


@pytest.mark.rule("CYC-HX-CROESUS", "CYC-HX-HELEN")
def test_helens_die_is_never_rolled_again() -> None:
    scene = attack(clash("1 0", "croesus helen", soldiers=1), 0, troops="1 0", heroes="croesus helen")
    assert scene.asks() != "croesus-reroll"


@pytest.mark.rule("CYC-HX-PERSEUS", "CYC-ACT-06")
def test_perseus_saves_a_lost_soldier() -> None:
    scene = clash("2 1", "perseus", soldiers=4)
    attack(scene, 0, 3, 0, 3, troops="2 1", heroes="perseus")
    scene.play("lose-soldier")
    assert scene.asks() == "perseus-rescue"
    assert scene.offered() == ["let-die", "rescue tinos"]
    scene.play("rescue tinos")
    assert scene.soldiers("tinos") == 1
    assert scene.s.soldier_supply[0] == 6
    scene.play("stay", "lose-mercenary", "let-die")
    assert scene.s.mercenary_bank == 16, "each lost soldier chooses anew"


@pytest.mark.rule("CYC-HX-PERSEUS")
def test_perseus_saves_no_heroes_and_nobody_without_a_refuge() -> None:
    scene = attack(clash("1 0", "perseus ajax", soldiers=5), 0, 3, troops="1 0", heroes="perseus ajax")
    scene.play("lose-hero ajax")
    assert scene.s.hero_discard == [0]
    alone = Scene().land("delos", "yellow", soldiers=2).hero("perseus", "yellow", "delos").land("kea", "yellow")
    alone.land("tinos", "purple", soldiers=5).sea("clymene", "purple").gold("purple", 1).turn("purple", "ares")
    alone.dice(3, 0)
    move(alone, "march", "tinos", "delos", "5 0")
    alone.play("lose-soldier")
    assert alone.s.soldier_supply[faction("yellow")] == 7, "no refuge: it dies without a question"


@pytest.mark.rule("CYC-HX-PERSEUS", "CYC-RETREAT-03")
def test_perseus_saves_nobody_beside_a_living_minotaur_nor_from_hector() -> None:
    scene = Scene().land("gyaros", "purple", soldiers=6).land("iraklia", "yellow", soldiers=2).land("kea", "yellow")
    scene.hero("perseus", "yellow", "iraklia").figure("minotaur", "yellow", "iraklia").gold("purple", 1)
    scene.turn("purple", "ares").dice(3, 0)
    move(scene, "march", "gyaros", "iraklia", "6 0")
    scene.play("lose-soldier")
    assert scene.s.soldier_supply[faction("yellow")] == 7
    struck = clash("1 0", "perseus", soldiers=1).hero("hector", "yellow", "mykonos")
    attack(struck, 0, 0, troops="1 0", heroes="perseus")
    assert struck.s.soldier_supply[0] == 8


@pytest.mark.rule("CYC-HX-PERSEUS", "CYC-AREA-08")
def test_a_saved_soldier_can_take_free_land() -> None:
    scene = Scene().land("antiparos", "yellow", soldiers=1).hero("perseus", "yellow", "antiparos").land("kea", "yellow")
    scene.land("thera", "purple", soldiers=4).sea("galatea", "purple").gold("purple", 2).turn("purple", "ares")
    scene.dice(3, 0)
    move(scene, "march", "thera", "antiparos", "4 0")
    scene.play("lose-soldier", "rescue sikinos")
    assert scene.owner("sikinos") == "yellow"
    assert scene.priestesses("yellow") == 1


@pytest.mark.rule("CYC-ACT-04")
def test_inside_an_attack_heroes_are_sacrificed_only_at_the_retreat_decision() -> None:
    scene = Scene().land("gyaros", "purple", soldiers=3, port=1).land("iraklia", "yellow", soldiers=3)
    scene.land("kea", "yellow").land("tinos", "purple").hero("croesus", "purple", "tinos").gold("purple", 17)
    scene.turn("purple", "ares").dice(0, 3)
    move(scene, "march", "gyaros", "iraklia", "3 0")
    assert scene.choice().seat == 1
    scene.play("stay")
    assert scene.offered() == ["retreat donousa", "retreat gyaros", "sacrifice croesus", "stay"]
    scene.luck(6).play("sacrifice croesus", "found tinos")
    assert scene.asks() == "attacker-retreat", "and then the battle goes on"
    assert scene.metropolises("tinos") == 1


@pytest.mark.rule("CYC-ACT-04", "CYC-BATTLE-06")
def test_an_attacker_left_without_units_by_a_sacrifice_has_lost() -> None:
    scene = Scene().land("gyaros", "purple").land("iraklia", "yellow", soldiers=2).land("kea", "yellow")
    scene.hero("croesus", "purple", "gyaros").hero("ajax", "purple", "gyaros").land("tinos", "purple")
    scene.gold("purple", 17).turn("purple", "ares").dice(0, 3)
    move(scene, "march", "gyaros", "iraklia", "0 0", "croesus ajax")
    scene.play("keep-roll", "lose-hero ajax", "stay").luck(6).play("sacrifice croesus", "found tinos")
    assert scene.owner("iraklia") == "yellow"
    assert scene.s.battles == []
    assert scene.asks() == "optional-actions"


@pytest.mark.rule("CYC-ACT-04", "CYC-HX-PERSEUS")
def test_a_flight_during_a_battle_may_bring_help_or_carry_attackers_away() -> None:
    def fight() -> Scene:
        scene = Scene().land("gyaros", "purple", soldiers=3).land("iraklia", "yellow", soldiers=3)
        scene.land("kea", "yellow").land("tinos", "purple", soldiers=2).hero("perseus", "purple", "tinos")
        scene.gold("purple", 2).turn("purple", "ares").dice(0, 3)
        move(scene, "march", "gyaros", "iraklia", "3 0")
        return scene.play("stay", "sacrifice perseus")

    helped = fight().play("move-from tinos", "move-to iraklia", "troops 2 0")
    assert helped.s.battles[0].soldiers == 4
    assert helped.asks() == "attacker-retreat"
    fled = fight().play("move-from iraklia", "move-to thera", "troops 2 0")
    assert fled.owner("iraklia") == "yellow"
    assert (fled.owner("thera"), fled.soldiers("thera")) == ("purple", 2)
    assert fled.s.battles == []
    nested = fight()
    nested.dice(3, 0).play("move-from tinos", "move-to mykonos", "troops 2 0")
    assert nested.owner("mykonos") == "purple"
    assert nested.asks() == "attacker-retreat"


@pytest.mark.rule("CYC-ACT-04", "CYC-HX-PERSEUS")
def test_attacking_mercenaries_fly_with_the_soldiers_beside_them() -> None:
    scene = Scene().land("gyaros", "purple", soldiers=1, mercenaries=3).land("iraklia", "yellow", soldiers=3)
    scene.land("kea", "yellow").land("tinos", "purple").hero("perseus", "purple", "tinos")
    scene.gold("purple", 2).turn("purple", "ares").dice(0, 3)
    move(scene, "march", "gyaros", "iraklia", "1 3")
    scene.play("lose-mercenary", "stay", "sacrifice perseus", "move-to thera")
    assert scene.offered() == [
        "troops 0 1", "troops 0 2", "troops 1 0", "troops 1 1", "troops 1 2",
    ]  # fmt: skip
    scene.play("troops 1 1")
    assert (scene.soldiers("thera"), scene.mercenaries("thera")) == (1, 1)
    assert (scene.s.battles[0].soldiers, scene.s.battles[0].mercenaries) == (0, 1)


@pytest.mark.rule("CYC-BATTLE-01")
def test_soldiers_and_mercenaries_of_both_sides_count_alike() -> None:
    scene = attack(clash("2 1", soldiers=1, mercenaries=3), 0, 0, troops="2 1")
    assert compared(scene)[0] == "3 4"


@pytest.mark.rule("CYC-BATTLE-07", "CYC-HX-HECTOR", "CYC-HX-PANDORA")
def test_the_defenders_heroes_act_in_the_battle_they_stand_in() -> None:
    scene = Scene().land("mykonos", "blue", 2).land("kea", "yellow", 2)
    scene.hero("hector", "blue", "mykonos").hero("pandora", "blue", "mykonos").turn("purple", "ares")
    for area in ("kea", "mykonos"):  # the second interrupts the first
        scene.s.battles.append(Attack(scene.area(area), scene.area("tinos"), 0, 2, 0, 0, -1, -1))
    run(scene, DefenderOmens())
    assert [battle.soldiers for battle in scene.s.battles] == [2, 1], "Pandora finds no mercenaries, so nobody is asked"
