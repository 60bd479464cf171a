"""The twelve creatures that act once: what each card does, and when it has no effect."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import buyer
from games.cyclades.scene import Scene

# -- playing a card -------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-CREA-01", "CYC-CREA-03", "CYC-CREA-04")
def test_a_card_without_target_is_paid_and_discarded() -> None:
    scene = buyer("harpy").turn("purple").play("bribe harpy")
    assert scene.purse("purple") == 7
    assert "no-effect purple harpy" in scene.told()
    assert scene.pile() == ["harpy"]
    assert scene.s.creature_market[0] == -1
    assert scene.asks() == "optional-actions"


@pytest.mark.rule("CYC-CREA-03")
def test_with_a_target_the_effect_must_be_carried_out_on_own_pieces_too() -> None:
    scene = buyer("harpy").land("mykonos", "purple", soldiers=1).turn("purple").play("bribe harpy")
    assert scene.offered() == ["destroy-soldier mykonos"]


@pytest.mark.rule("CYC-CREA-01", "CYC-CREA-02", "CYC-TV-36")
def test_two_temples_lower_two_prices_once() -> None:
    scene = Scene().land("tinos", "purple", temple=2).gold("purple", 5).market("graeae", "", "", "griffin")
    scene.land("delos", "yellow").turn("purple").play("bribe griffin", "rob yellow", "bribe graeae")
    assert scene.purse("purple") == 0


@pytest.mark.rule("CYC-TV-08", "CYC-METRO-01")
def test_a_temple_and_a_metropolis_take_two_off_the_kraken() -> None:
    scene = Scene().land("tinos", "purple", temple=1, metropolis="priestess").gold("purple", 3)
    scene.market("", "", "", "kraken").turn("purple").play("bribe kraken")
    assert scene.purse("purple") == 0


# -- Charon ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-CHARON", "CYC-HERO-04")
def test_charon_swaps_heroes_and_the_newcomer_cannot_be_sacrificed_yet() -> None:
    scene = buyer("charon", gold=30).hero("hector", "purple", "ios").hero_market("croesus", "jason")
    scene.turn("purple").play("bribe charon")
    assert scene.offered() == ["swap-hero hector jason", "swap-hero hector croesus"]
    assert "not-your-hero ajax (CYC-HERO-04)" in scene.refused("swap-hero ajax croesus")
    scene.play("swap-hero hector croesus")
    assert scene.heroes("purple") == ["croesus"]
    assert scene.s.hero_area[4] == scene.area("ios")
    assert scene.s.hero_market == [1, 3]
    assert scene.offered("sacrifice") == []
    assert "joined-this-epoch croesus" in scene.refused("sacrifice croesus")
    assert scene.pile() == ["charon"]


@pytest.mark.rule("CYC-C-CHARON")
def test_charon_needs_an_own_hero_and_one_on_the_market() -> None:
    without_own = buyer("charon").hero("ajax", "yellow", "delos").hero_market("jason").turn("purple")
    assert without_own.play("bribe charon").asks() == "optional-actions"
    without_market = buyer("charon").hero("ajax", "purple", "ios").turn("purple")
    assert without_market.play("bribe charon").asks() == "optional-actions"


# -- Dryad and Satyr ------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-DRYAD")
def test_dryad_takes_a_priestess_from_another_faction() -> None:
    scene = buyer("dryad").cards("yellow", priestesses=2).cards("purple", priestesses=1).turn("purple")
    scene.play("bribe dryad")
    assert scene.offered() == ["steal-priestess yellow"]
    assert "another-faction" in scene.refused("steal-priestess purple")
    assert "has-no-priestess blue" in scene.refused("steal-priestess blue")
    scene.play("steal-priestess yellow")
    assert (scene.priestesses("purple"), scene.priestesses("yellow")) == (2, 1)


@pytest.mark.rule("CYC-C-DRYAD", "CYC-CREA-03")
def test_dryad_finds_nobody() -> None:
    scene = buyer("dryad").cards("purple", priestesses=3).turn("purple").play("bribe dryad")
    assert "no-effect purple dryad" in scene.told()
    assert scene.priestesses("purple") == 3


@pytest.mark.rule("CYC-C-DRYAD", "CYC-C-SATYR", "CYC-TEAM-02")
def test_dryad_and_satyr_may_take_from_a_teammate() -> None:
    scene = Scene(4, teams=True).gold("purple", 9).market("dryad", "satyr")
    scene.land("ios", "purple").cards("blue", priestesses=1, philosophers=1).turn("purple")
    scene.play("bribe dryad")
    assert scene.offered() == ["steal-priestess blue"]
    scene.play("steal-priestess blue", "bribe satyr", "steal-philosopher blue")
    assert (scene.priestesses("purple"), scene.philosophers("purple")) == (1, 1)


@pytest.mark.rule("CYC-C-SATYR", "CYC-METRO-03")
def test_satyrs_fourth_philosopher_becomes_a_metropolis() -> None:
    scene = buyer("satyr").cards("purple", philosophers=3).cards("blue", philosophers=2).turn("purple")
    scene.luck(9).play("bribe satyr", "steal-philosopher blue", "found ios")
    assert scene.philosophers("purple") == 0
    assert scene.philosophers("blue") == 1
    assert scene.metropolises("ios") == 1
    assert scene.pile() == ["satyr"]


@pytest.mark.rule("CYC-C-SATYR")
def test_satyr_finds_nobody() -> None:
    scene = buyer("satyr").cards("purple", philosophers=3).turn("purple").play("bribe satyr")
    assert "no-effect purple satyr" in scene.told()
    assert scene.philosophers("purple") == 3


# -- Graeae ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-GRAEAE")
def test_graeae_pay_the_income_of_the_present_position() -> None:
    scene = buyer("graeae").land("mykonos", "purple").sea("evagore", "purple").turn("purple").play("bribe graeae")
    assert "income purple 3" in scene.told()
    assert scene.purse("purple") == 9 - 2 + 3


@pytest.mark.rule("CYC-C-GRAEAE", "CYC-INC-02", "CYC-C-HYDRA", "CYC-C-CERBERUS")
def test_graeae_count_horns_whatever_hydra_and_cerberus_do_in_the_income_phase() -> None:
    for figure, area in (("hydra", "ios"), ("cerberus", "ios")):
        scene = buyer("graeae").figure(figure, "yellow", area).turn("purple").play("bribe graeae")
        assert "income purple 1" in scene.told()
    own = buyer("graeae").figure("cerberus", "purple", "mykonos").turn("purple").play("bribe graeae")
    assert "income purple 1" in own.told(), "Mykonos is not controlled"


# -- Griffin --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-GRIFFIN", "CYC-TV-30")
def test_griffin_takes_half_rounded_down() -> None:
    scene = buyer("griffin", gold=2).gold("yellow", 7).turn("purple").play("bribe griffin", "rob yellow")
    assert (scene.purse("purple"), scene.purse("yellow")) == (3, 4)


@pytest.mark.rule("CYC-INFO-03", "CYC-C-GRIFFIN")
def test_only_thief_and_victim_learn_what_griffin_took() -> None:
    scene = buyer("griffin").gold("yellow", 7).turn("purple").play("bribe griffin", "rob yellow")
    told = "robbed-of purple yellow 3"
    assert told in scene.told(0)
    assert told in scene.told(1)
    assert told not in scene.told(2)
    assert "robbed purple yellow" in scene.told(2)


@pytest.mark.rule("CYC-C-GRIFFIN")
def test_griffin_may_be_sent_to_the_penniless() -> None:
    scene = buyer("griffin").gold("yellow", 0).turn("purple").play("bribe griffin")
    assert scene.offered() == ["rob yellow", "rob blue"]
    scene.play("rob yellow")
    assert scene.purse("yellow") == 0


@pytest.mark.rule("CYC-TEAM-06", "CYC-C-GRIFFIN")
def test_griffin_robs_another_sides_pool() -> None:
    scene = Scene(4, teams=True).gold("purple", 4).gold("yellow", 9).market("griffin").land("ios", "purple")
    scene.turn("purple").play("bribe griffin")
    assert scene.offered() == ["rob yellow"]
    assert "own-side" in scene.refused("rob blue")
    scene.play("rob yellow")
    assert (scene.purse("blue"), scene.purse("black")) == (6, 5)


# -- Harpy ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-HARPY", "CYC-AREA-05")
def test_harpy_destroys_a_soldier_and_the_area_stays() -> None:
    scene = buyer("harpy").land("mykonos", "yellow", soldiers=1).land("kea", "blue", mercenaries=1).turn("purple")
    scene.play("bribe harpy")
    assert scene.offered() == ["destroy-mercenary kea", "destroy-soldier mykonos"]
    scene.play("destroy-soldier mykonos")
    assert scene.soldiers("mykonos") == 0
    assert scene.owner("mykonos") == "yellow"
    assert scene.s.soldier_supply[1] == 8


@pytest.mark.rule("CYC-C-HARPY")
def test_harpy_sends_a_mercenary_back_to_the_bank() -> None:
    scene = buyer("harpy").land("kea", "blue", mercenaries=2).turn("purple")
    scene.play("bribe harpy", "destroy-mercenary kea")
    assert scene.mercenaries("kea") == 1
    assert scene.s.mercenary_bank == 15


@pytest.mark.rule("CYC-C-HARPY")
def test_harpy_never_touches_a_hero() -> None:
    scene = buyer("harpy").hero("ajax", "yellow", "delos").figure("minotaur", "blue", "syros").turn("purple")
    scene.play("bribe harpy")
    assert scene.asks() == "optional-actions"
    other = buyer("harpy").hero("ajax", "yellow", "delos").land("kea", "blue", soldiers=1).turn("purple")
    assert "no-soldiers-there delos" in other.play("bribe harpy").refused("destroy-soldier delos")


# -- Cyclops --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-CYCLOPS")
def test_cyclops_exchanges_a_building_on_its_site() -> None:
    scene = buyer("cyclops").land("tinos", "purple", port=1).turn("purple").play("bribe cyclops")
    assert scene.offered() == [
        "exchange tinos port fortress",
        "exchange tinos port temple",
        "exchange tinos port academy",
    ]
    assert "same-building" in scene.refused("exchange tinos port port")
    assert "no-such-building temple tinos" in scene.refused("exchange tinos temple port")
    scene.play("exchange tinos port academy")
    assert scene.buildings("tinos") == ["academy"]


@pytest.mark.rule("CYC-C-CYCLOPS", "CYC-METRO-02")
def test_cyclops_may_complete_a_set() -> None:
    scene = buyer("cyclops").land("tinos", "purple", port=2).land("antiparos", "purple", fortress=1, temple=1)
    scene.turn("purple").luck(9).play("bribe cyclops", "exchange tinos port academy", "found tinos")
    assert scene.metropolises("tinos") == 1
    assert scene.buildings("tinos") == scene.buildings("antiparos") == []
    assert scene.pile() == ["cyclops"]


@pytest.mark.rule("CYC-C-CYCLOPS", "CYC-LIMIT-01")
def test_cyclops_needs_another_type_in_the_bank() -> None:
    scene = buyer("cyclops").land("tinos", "purple", port=1).turn("purple")
    scene.play("bribe cyclops")
    assert "not-yours delos" in scene.refused("exchange delos port temple")
    bare = buyer("cyclops").turn("purple").play("bribe cyclops")
    assert "no-effect purple cyclops" in bare.told()


# -- Giant ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-GIANT", "CYC-AREA-05")
def test_giant_takes_all_mercenaries_of_an_area_and_spreads_them() -> None:
    scene = buyer("giant").land("mykonos", "purple").land("kea", "yellow", mercenaries=2).turn("purple")
    scene.play("bribe giant", "lure kea", "place-mercenary ios", "place-mercenary mykonos")
    assert (scene.mercenaries("ios"), scene.mercenaries("mykonos"), scene.mercenaries("kea")) == (1, 1, 0)
    assert scene.owner("kea") == "yellow"
    assert scene.pile() == ["giant"]


@pytest.mark.rule("CYC-C-GIANT", "CYC-C-MEDUSA")
def test_giant_and_medusa() -> None:
    held = buyer("giant").land("kea", "yellow", mercenaries=2).figure("medusa", "blue", "kea").turn("purple")
    assert held.play("bribe giant").asks() == "optional-actions"
    scene = buyer("giant").land("mykonos", "purple").land("kea", "yellow", mercenaries=1)
    scene.land("kythnos", "blue", mercenaries=1).figure("medusa", "blue", "ios").turn("purple").play("bribe giant")
    assert scene.offered() == ["lure kea", "lure kythnos"]
    scene.play("lure kea")
    assert scene.mercenaries("mykonos") == 1
    nowhere = buyer("giant").land("kea", "yellow", mercenaries=1).figure("medusa", "blue", "ios").turn("purple")
    assert "no-effect purple giant" in nowhere.play("bribe giant").told()


@pytest.mark.rule("CYC-C-GIANT", "CYC-TEAM-02")
def test_giant_does_not_lure_from_the_own_side() -> None:
    scene = Scene(4, teams=True).gold("purple", 4).market("giant").land("ios", "purple", mercenaries=1)
    scene.land("thera", "blue", mercenaries=1).land("sikinos", "yellow", mercenaries=1).turn("purple")
    scene.play("bribe giant")
    assert scene.offered() == ["lure sikinos"]
    assert "own-side" in scene.refused("lure thera")


# -- Pegasus --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-PEGASUS")
def test_pegasus_flies_a_group_anywhere() -> None:
    scene = buyer("pegasus").land("mykonos", "purple", soldiers=2, mercenaries=1).hero("ajax", "purple", "mykonos")
    scene.turn("purple").play("bribe pegasus", "move-to polyaigos", "take-along ajax", "troops 1 1")
    assert scene.owner("polyaigos") == "purple"
    assert (scene.soldiers("polyaigos"), scene.mercenaries("polyaigos")) == (1, 1)
    assert scene.s.hero_area[0] == scene.area("polyaigos")
    assert scene.soldiers("mykonos") == 1


@pytest.mark.rule("CYC-C-PEGASUS", "CYC-LAND-04")
def test_pegasus_may_start_a_battle_and_is_discarded_after_it() -> None:
    scene = buyer("pegasus").land("mykonos", "purple", soldiers=2).land("kea", "blue", soldiers=1).turn("purple")
    scene.dice(3, 0).play("bribe pegasus", "move-to kea")
    assert scene.pile() == []
    scene.play("troops 2 0")
    assert scene.owner("kea") == "purple"
    assert scene.pile() == ["pegasus"]


@pytest.mark.rule("CYC-C-PEGASUS", "CYC-C-MEDUSA", "CYC-LAND-05")
def test_pegasus_neither_enters_nor_leaves_medusas_area() -> None:
    scene = buyer("pegasus").land("mykonos", "purple", soldiers=1).land("kea", "purple", soldiers=1)
    scene.figure("medusa", "yellow", "kea").turn("purple").play("bribe pegasus")
    assert scene.asks() == "move-to"
    assert "petrified kea (CYC-LAND-05)" in scene.refused("move-to kea")
    bound = buyer("pegasus").land("kea", "purple", soldiers=3).figure("medusa", "purple", "kea").turn("purple")
    assert "no-effect purple pegasus" in bound.play("bribe pegasus").told()


@pytest.mark.rule("CYC-GUARD-01", "CYC-C-PEGASUS")
def test_pegasus_obeys_the_guard_over_a_last_area() -> None:
    scene = buyer("pegasus").land("mykonos", "purple", soldiers=3).land("kea", "blue").turn("purple")
    scene.play("bribe pegasus")
    assert "move-to delos" not in scene.offered()
    assert "last-area delos yellow (CYC-GUARD-01)" in scene.refused("move-to delos")
    assert {"move-to kea", "move-to syros"} < set(scene.offered())


@pytest.mark.rule("CYC-GUARD-02", "CYC-C-PEGASUS")
def test_pegasus_may_strike_a_last_area_for_the_deciding_metropolis() -> None:
    scene = Scene().land("tinos", "purple", metropolis="priestess priestess").gold("purple", 2).market("pegasus")
    scene.land("mykonos", "purple", soldiers=2).land("delos", "yellow", metropolis="three-gold").land("kea", "blue")
    scene.turn("purple").play("bribe pegasus", "move-to delos", "troops 2 0")
    assert "eliminated yellow" in scene.told()


@pytest.mark.rule("CYC-C-PEGASUS", "CYC-CREA-03")
def test_pegasus_without_units_has_no_effect() -> None:
    scene = buyer("pegasus").turn("purple").play("bribe pegasus")
    assert "no-effect purple pegasus" in scene.told()


# -- Sylph ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-SYLPH", "CYC-AREA-04")
def test_sylph_swaps_the_ships_of_two_seas() -> None:
    scene = buyer("sylph").sea("halia", "yellow", 3).sea("cymo", "blue", 1).sea("galene", "purple", 1).turn("purple")
    scene.play("bribe sylph", "swap-ships halia")
    assert scene.offered() == ["swap-ships cymo", "swap-ships galene"]
    assert "two-areas" in scene.refused("swap-ships halia")
    scene.play("swap-ships cymo")
    assert (scene.owner("halia"), scene.ships("halia")) == ("blue", 1)
    assert (scene.owner("cymo"), scene.ships("cymo")) == ("yellow", 3)


@pytest.mark.rule("CYC-C-SYLPH")
def test_sylph_needs_two_seas_with_ships() -> None:
    scene = buyer("sylph").sea("halia", "yellow", 3).turn("purple").play("bribe sylph")
    assert "no-effect purple sylph" in scene.told()
    two = buyer("sylph").sea("halia", "yellow", 3).sea("cymo", "blue").turn("purple").play("bribe sylph")
    assert "no-ships-there galene" in two.refused("swap-ships galene")
    two.play("swap-ships cymo")
    assert two.owner("cymo") == "yellow"
