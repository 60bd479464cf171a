"""Building for a god (section 9 of the rules)."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import duties, move, run, turn
from games.cyclades.scene import GAME, Scene
from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.rules.epoch import EndOfEpoch

# -- building -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-BUILD-01")
def test_a_building_goes_on_any_empty_site_of_own_land() -> None:
    scene = Scene().land("tinos", "purple", port=1).land("mykonos", "purple", port=1).land("amorgos", "purple")
    scene.land("kea", "yellow")
    duties(scene, "purple", "athena")
    assert sorted(scene.offered("build")) == ["build academy amorgos", "build academy tinos"]
    assert "no-site mykonos" in scene.refused("build academy mykonos")
    assert "not-yours kea" in scene.refused("build academy kea")
    assert "other-building" in scene.refused("build port tinos")
    scene.play("build academy tinos")
    assert scene.buildings("tinos") == ["port", "academy"]


@pytest.mark.rule("CYC-BUILD-02")
def test_without_an_empty_site_skip_or_replace() -> None:
    scene = Scene().land("mykonos", "purple", port=1).land("delos", "purple", metropolis="priestess")
    duties(scene, "purple", "athena")
    assert scene.offered() == ["rebuild academy mykonos port", "skip-building", "take-philosopher"]
    scene.play("rebuild academy mykonos port")
    assert scene.buildings("mykonos") == ["academy"]
    assert scene.s.building_bank == [10, 10, 10, 9]
    scene = duties(Scene().land("mykonos", "purple", port=1), "purple", "ares").play("skip-building")
    assert scene.buildings("mykonos") == ["port"]
    assert scene.offered() == ["place-soldier mykonos"]


@pytest.mark.rule("CYC-BUILD-02")
def test_with_an_empty_site_the_building_is_mandatory() -> None:
    scene = duties(Scene().land("tinos", "purple", port=1), "purple", "athena")
    assert "building-mandatory" in scene.refused("skip-building")
    assert "CYC-BUILD-02" in scene.refused("skip-building")
    assert "site-free" in scene.refused("rebuild academy tinos port")


@pytest.mark.rule("CYC-BUILD-02", "CYC-RECRUIT-01")
def test_a_building_that_cannot_stand_anywhere_lapses() -> None:
    scene = duties(Scene().land("mykonos", "purple", metropolis="priestess"), "purple", "zeus")
    assert scene.asks() == "optional-actions"
    assert scene.priestesses("purple") == 1


@pytest.mark.rule("CYC-BUILD-03", "CYC-NAVAL-01", "CYC-NAVAL-05")
def test_ports_serve_every_adjacent_sea_attacking_and_defending() -> None:
    scene = Scene().land("tinos", "purple", port=1).land("delos", "yellow", port=1).sea("autonoe", "yellow")
    scene.sea("clymene", "purple", 1).gold("purple", 1).land("kea", "yellow").turn("purple", "poseidon").dice(1, 0)
    scene.play("sail clymene", "sail-to autonoe 1")
    assert "compared purple 3 yellow 2" in scene.told()
    inland = Scene().land("kea", "purple", port=1).sea("autonoe", "yellow").sea("clymene", "purple").gold("purple", 1)
    inland.turn("purple", "poseidon").dice(1, 0).play("sail clymene", "sail-to autonoe 1")
    assert "compared purple 2 yellow 1" in inland.told(), "no port next to that sea"


@pytest.mark.rule("CYC-BUILD-04", "CYC-BATTLE-01")
def test_a_fortress_helps_the_defender_only() -> None:
    scene = Scene().land("tinos", "purple", soldiers=1, fortress=1).land("mykonos", "yellow", soldiers=1, fortress=1)
    scene.land("kea", "yellow").gold("purple", 1).turn("purple", "ares").dice(0, 0)
    scene.play("march tinos")
    assert "compared purple 1 yellow 2" in scene.told()


@pytest.mark.rule("CYC-BUILD-05", "CYC-CREA-01", "CYC-CREA-02", "CYC-TV-36")
def test_each_temple_lowers_one_price_per_epoch() -> None:
    scene = Scene().land("tinos", "purple", temple=2).market("dryad", "", "", "satyr").gold("purple", 5)
    scene.turn("purple", "athena").play("bribe satyr")
    assert scene.purse("purple") == 2
    scene.play("bribe dryad")
    assert scene.purse("purple") == 0, "both discounts were spent on the first"


@pytest.mark.rule("CYC-BUILD-05", "CYC-CREA-01")
def test_a_price_never_falls_below_nothing_and_spares_what_it_does_not_need() -> None:
    scene = Scene().land("tinos", "purple", temple=2).land("kea", "purple", temple=2).market("dryad", "satyr")
    scene.gold("purple", 1).turn("purple", "athena").play("bribe dryad")
    assert scene.purse("purple") == 1
    assert sum(scene.s.used_temples) == 2
    scene.play("bribe satyr")
    assert scene.purse("purple") == 0


@pytest.mark.rule("CYC-CREA-02", "CYC-METRO-01", "CYC-TV-08")
def test_a_metropolis_counts_as_a_temple() -> None:
    scene = Scene().land("tinos", "purple", temple=1, metropolis="priestess").market("", "", "", "kraken")
    scene.gold("purple", 3).turn("purple", "athena").play("bribe kraken")
    assert scene.purse("purple") == 0


@pytest.mark.rule("CYC-CREA-02", "CYC-BUILD-05")
def test_a_temple_built_this_turn_counts() -> None:
    scene = Scene().land("tinos", "purple").market("dryad").gold("purple", 1)
    duties(scene, "purple", "zeus").play("build temple tinos")
    assert "bribe dryad" in scene.offered()


@pytest.mark.rule("CYC-CREA-02", "CYC-TV-39")
def test_a_captured_temple_that_was_used_gives_nothing_more_this_epoch() -> None:
    scene = Scene().land("tinos", "purple", temple=1).land("mykonos", "yellow", soldiers=1).land("kea", "purple")
    scene.market("dryad", "satyr").gold("purple", 1).gold("yellow", 3).turn("purple", "athena").play("bribe dryad")
    turn(scene, "yellow", "ares")
    move(scene, "march", "mykonos", "tinos")
    assert scene.offered("bribe") == [], "3 gold are not enough after the march"
    scene.gold("yellow", 2)
    assert "too-expensive 3" in scene.refused("bribe satyr")
    scene.land("thera", "blue").gold("blue", 20)
    scene.s.agenda.clear()
    scene.s.track = [0, 1, 2]
    run(scene, EndOfEpoch())
    turn(scene, "yellow", "athena")
    scene.s.creature_market = [NOBODY, GAME.names.creatures.index("satyr"), NOBODY, NOBODY]
    assert "bribe satyr" in scene.offered("bribe"), "in the next epoch it counts again"


@pytest.mark.rule("CYC-BUILD-06")
def test_an_academy_has_no_effect() -> None:
    scene = Scene().land("tinos", "purple", academy=2).market("dryad").gold("purple", 1).turn("purple", "athena")
    assert scene.offered("bribe") == []
