"""Land battles, retreats, and what heroes and the Minotaur do in them (sections 13, 14 and 17 of the rules)."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import attack, clash, compared, faction, move
from games.cyclades.scene import Scene

# -- rounds ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-BATTLE-01")
def test_strength_is_die_units_and_walls() -> None:
    scene = clash("2 1", "ajax helen", soldiers=1, mercenaries=1, fortress=1)
    attack(scene, 0, troops="2 1", heroes="ajax helen")
    assert compared(scene) == ["8 3"], "2 soldiers, 1 mercenary, Ajax 2, Helen 1 and her die 2; 2 and a fortress"


@pytest.mark.rule("CYC-BATTLE-01", "CYC-METRO-01")
def test_a_metropolis_is_a_fortress_too() -> None:
    scene = clash("2 0", soldiers=1).land("mykonos", "yellow", metropolis="priestess")
    attack(scene, 0, 0, troops="2 0")
    assert compared(scene) == ["2 2"]


@pytest.mark.rule("CYC-BATTLE-02")
def test_the_lower_total_removes_a_unit_of_its_choice() -> None:
    scene = clash("3 1", "ajax", soldiers=2)
    attack(scene, 0, 3, troops="3 1", heroes="ajax")
    assert compared(scene) == ["6 5"]
    assert scene.soldiers("mykonos") == 1
    assert scene.s.soldier_supply[faction("yellow")] == 7
    losing = attack(clash("1 1", "ajax", soldiers=4), 0, 3, troops="1 1", heroes="ajax")
    assert losing.choice().seat == 0
    assert losing.offered() == ["lose-hero ajax", "lose-mercenary", "lose-soldier"]
    losing.play("lose-mercenary")
    assert losing.s.mercenary_bank == 16, "a mercenary goes back to the bank"


@pytest.mark.rule("CYC-BATTLE-03", "CYC-HERO-02")
def test_a_hero_lost_in_battle_is_discarded_without_sacrifice() -> None:
    scene = attack(clash("1 0", "croesus", gold=16, soldiers=4), 0, 3, troops="1 0", heroes="croesus")
    scene.play("keep-roll", "lose-hero croesus")
    assert scene.heroes("purple") == []
    assert scene.s.hero_discard == [4]
    assert scene.purse("purple") == 15
    assert "hero-fell purple croesus" in scene.told()
    assert not any(text.startswith("metropolis") for text in scene.told())


@pytest.mark.rule("CYC-BATTLE-04", "CYC-BATTLE-06", "CYC-TV-26")
def test_a_tie_costs_both_one() -> None:
    scene = attack(clash(soldiers=1), 2, 2)
    assert scene.owner("mykonos") == "yellow", "if both are gone the area stays with the defender"
    assert scene.soldiers("mykonos") == 0
    assert scene.s.soldier_supply[:2] == [8, 8]
    assert scene.s.battles == []


@pytest.mark.rule("CYC-BATTLE-05", "CYC-BATTLE-06")
def test_rounds_go_on_until_one_side_is_gone() -> None:
    scene = attack(clash("3 0", soldiers=2), 3, 0, 3, 0, troops="3 0")
    while scene.asks() != "optional-actions":
        scene.play("stay")
    assert compared(scene) == ["6 2", "6 1"]
    assert (scene.owner("mykonos"), scene.soldiers("mykonos")) == ("purple", 3)
    assert scene.owner("tinos") == "purple"


@pytest.mark.rule("CYC-BATTLE-05", "CYC-BATTLE-06", "CYC-TV-27", "CYC-METRO-07")
def test_four_against_one_behind_walls() -> None:
    scene = Scene().land("amorgos", "purple", soldiers=4).land("anafi", "yellow", soldiers=1, fortress=1)
    scene.land("anafi", "yellow", metropolis="priestess").land("kea", "yellow").gold("purple", 1)
    scene.turn("purple", "ares").dice(1, 2)
    move(scene, "march", "amorgos", "anafi", "4 0")
    assert compared(scene) == ["5 5"]
    assert (scene.owner("anafi"), scene.soldiers("anafi")) == ("purple", 3)
    assert scene.priestesses("yellow") == 1, "the former holder gets the bonus of the metropolis"
    assert scene.priestesses("purple") == 1, "the conqueror only the priestess symbol of Anafi"


@pytest.mark.rule("CYC-TV-28", "CYC-HX-ODYSSEUS")
def test_odysseus_takes_the_walls_away() -> None:
    scene = Scene().land("amorgos", "purple", soldiers=3).hero("odysseus", "purple", "amorgos").gold("purple", 1)
    scene.land("anafi", "yellow", soldiers=1, fortress=1, metropolis="priestess").land("kea", "yellow")
    scene.turn("purple", "ares").dice(1, 2)
    move(scene, "march", "amorgos", "anafi", "3 0", "odysseus")
    assert compared(scene) == ["5 3"]
    assert scene.owner("anafi") == "purple"


@pytest.mark.rule("CYC-HX-ODYSSEUS")
def test_odysseus_does_nothing_in_defence() -> None:
    scene = clash("2 0", soldiers=1, fortress=1).hero("odysseus", "yellow", "mykonos")
    attack(scene, 0, 0, troops="2 0")
    assert compared(scene) == ["2 3"]


# -- retreat --------------------------------------------------------------------------------------------------


def standoff(*dice: int) -> Scene:
    """Purple attacks Iraklia from Gyaros with three; yellow's two can go to Donousa, which is free."""
    scene = Scene().land("gyaros", "purple", soldiers=3).land("iraklia", "yellow", soldiers=3)
    scene.land("kea", "yellow").gold("purple", 3).turn("purple", "ares").dice(*dice)
    return move(scene, "march", "gyaros", "iraklia", "3 0")


@pytest.mark.rule("CYC-RETREAT-01", "CYC-RETREAT-04", "CYC-BATTLE-07")
def test_the_defender_may_leave_first_with_all_its_units() -> None:
    scene = standoff(3, 0)
    assert (scene.asks(), scene.choice().seat) == ("defender-retreat", 1)
    assert scene.offered() == ["retreat donousa", "stay"]
    assert "refuge-taken gyaros purple" in scene.refused("retreat gyaros")
    assert "out-of-reach" in scene.refused("retreat polyaigos")
    scene.play("retreat donousa")
    assert (scene.owner("donousa"), scene.soldiers("donousa")) == ("yellow", 2)
    assert (scene.owner("iraklia"), scene.soldiers("iraklia")) == ("purple", 3)
    assert scene.asks() == "optional-actions"


@pytest.mark.rule("CYC-RETREAT-01", "CYC-RETREAT-04")
def test_then_the_attacker_may_leave_and_the_defender_keeps_the_area() -> None:
    scene = standoff(0, 3).play("stay")
    assert (scene.asks(), scene.choice().seat) == ("attacker-retreat", 0)
    assert sorted(scene.offered()) == ["retreat donousa", "retreat gyaros", "stay"]
    scene.play("retreat gyaros")
    assert (scene.owner("iraklia"), scene.soldiers("iraklia")) == ("yellow", 3)
    assert scene.soldiers("gyaros") == 2


@pytest.mark.rule("CYC-RETREAT-01")
def test_enemy_land_is_no_refuge_even_without_units() -> None:
    scene = Scene().land("gyaros", "purple", soldiers=3).land("iraklia", "yellow", soldiers=3).land("donousa", "blue")
    scene.land("kea", "yellow").gold("purple", 3).turn("purple", "ares").dice(3, 0)
    move(scene, "march", "gyaros", "iraklia", "3 0")
    assert scene.asks() == "attacker-retreat", "with blue's token in Donousa yellow has nowhere to go"


@pytest.mark.rule("CYC-RETREAT-01", "CYC-RETREAT-02")
def test_a_retreat_may_use_own_ships_but_not_jasons_trick() -> None:
    scene = Scene().land("tinos", "purple", soldiers=2).land("delos", "yellow", soldiers=2).land("kea", "yellow")
    scene.hero("jason", "purple", "tinos").sea("clymene", "purple").sea("cranto", "blue").sea("autonoe", "yellow")
    scene.gold("purple", 3).turn("purple", "athena").dice(3, 0)
    move(scene, "hero-move", "tinos", "delos", "2 0", "jason")
    assert scene.offered() == ["retreat mykonos", "stay"], "over yellow's Autonoe"
    scene.play("stay")
    assert scene.offered("retreat") == ["retreat tinos", "retreat mykonos"], "over purple's Clymene"
    jason = Scene().land("tinos", "purple", soldiers=2).land("delos", "yellow", soldiers=2).land("kea", "yellow")
    jason.hero("jason", "purple", "tinos").sea("clymene", "blue").gold("purple", 3).turn("purple", "athena").dice(3, 0)
    move(jason, "hero-move", "tinos", "delos", "2 0", "jason")
    assert jason.offered() == ["stay"], "he came over blue ships, but cannot retreat over them"


@pytest.mark.rule("CYC-RETREAT-03")
def test_no_retreat_into_medusas_area() -> None:
    scene = Scene().land("gyaros", "purple", soldiers=3).land("iraklia", "yellow", soldiers=3).land("kea", "yellow")
    scene.figure("medusa", "blue", "donousa").gold("purple", 3).turn("purple", "ares").dice(3, 0)
    move(scene, "march", "gyaros", "iraklia", "3 0")
    assert scene.asks() == "attacker-retreat"
    assert scene.offered() == ["retreat gyaros", "stay"]


@pytest.mark.rule("CYC-RETREAT-03", "CYC-C-MINOTAUR")
def test_the_minotaur_holds_his_side_in_place_while_he_lives() -> None:
    scene = Scene().land("gyaros", "purple", soldiers=5).land("iraklia", "yellow", soldiers=2).land("kea", "yellow")
    scene.figure("minotaur", "yellow", "iraklia").gold("purple", 3).turn("purple", "ares").dice(3, 0, 3, 0)
    move(scene, "march", "gyaros", "iraklia", "5 0")
    assert compared(scene) == ["8 4"], "the Minotaur counts 2"
    assert scene.offered() == ["lose-minotaur", "lose-soldier"]
    scene.play("lose-soldier")
    assert scene.asks() == "attacker-retreat", "the defender is not asked"
    scene.play("stay", "lose-minotaur")
    assert scene.stands("minotaur") == ""
    assert scene.pile() == ["minotaur"]
    assert scene.asks() == "defender-retreat", "now the last soldier may leave"


@pytest.mark.rule("CYC-C-MINOTAUR", "CYC-LAND-04")
def test_the_minotaur_alone_must_die_as_the_last_unit() -> None:
    scene = Scene().land("tinos", "purple", soldiers=3).land("mykonos", "yellow").land("kea", "yellow")
    scene.figure("minotaur", "yellow", "mykonos").gold("purple", 1)
    attack(scene, 3, 0, troops="3 0")
    assert compared(scene) == ["6 2"]
    assert scene.owner("mykonos") == "purple"
    assert scene.stands("minotaur") == ""


@pytest.mark.rule("CYC-RETREAT-04", "CYC-AREA-08")
def test_a_retreat_into_free_land_takes_it_with_its_symbol() -> None:
    scene = Scene().land("antiparos", "yellow", soldiers=3).land("kea", "yellow").land("thera", "purple", soldiers=4)
    scene.sea("galatea", "purple").gold("purple", 2).turn("purple", "ares").dice(3, 0)
    move(scene, "march", "thera", "antiparos", "4 0")
    scene.play("retreat sikinos")
    assert scene.owner("sikinos") == "yellow"
    assert scene.priestesses("yellow") == 1


@pytest.mark.rule("CYC-GUARD-03", "CYC-TV-38")
def test_a_defender_who_retreats_from_its_last_area_stays_in() -> None:
    scene = Scene().land("gyaros", "purple", soldiers=4, metropolis="priestess").land("kea", "purple")
    scene.land("kea", "purple", metropolis="cornucopia").land("iraklia", "yellow", soldiers=3, metropolis="three-gold")
    scene.gold("purple", 2).turn("purple", "ares").dice(3, 0)
    move(scene, "march", "gyaros", "iraklia", "4 0")
    scene.play("retreat donousa")
    assert scene.owner("iraklia") == "purple"
    assert not scene.s.eliminated[faction("yellow")]
    assert scene.purse("yellow") == 3, "and gets the bonus of its lost metropolis"
