"""Details that other tests pass by: each of these once could be broken without a test failing."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import asked, auction, columns, faction, run
from games.cyclades.scene import FACTIONS, GAME, Scene
from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.rules.conquest import eliminate
from ludoteka.games.cyclades.rules.creatures_once import HarpyStrikes
from ludoteka.games.cyclades.rules.gold import show_less_than
from ludoteka.games.cyclades.rules.metropolis import BonusHorns, BonusSoldiers, MetropolisBonus
from ludoteka.games.cyclades.rules.offerings import Offerings, PayOfferings
from ludoteka.games.cyclades.rules.placement import Placement


@pytest.mark.rule("CYC-C-GIANT")
def test_giant_asks_for_one_mercenary_after_another() -> None:
    scene = Scene(2).gold("blue", 9).market("giant").land("ios", "blue").land("mykonos", "blue")
    scene.land("kea", "yellow", mercenaries=3).turn("blue").play("bribe giant", "lure kea")
    blue = faction("blue")
    for left in (3, 2, 1):
        assert scene.choice().prompt(scene.s) == ("giant-settles", blue, left)
        assert scene.choice().seat == scene.s.terms.seat_of[blue] != blue
        scene.play("place-mercenary ios")
    assert scene.asks() == "optional-actions"
    assert scene.mercenaries("ios") == 3


@pytest.mark.rule("CYC-C-CYCLOPS")
def test_cyclops_tells_what_was_exchanged_for_what() -> None:
    scene = Scene().gold("purple", 9).market("cyclops").land("delos", "yellow").land("tinos", "purple", port=1)
    scene.turn("purple").play("bribe cyclops", "exchange tinos port academy")
    assert scene.told()[-1] == "rebuilt purple academy tinos port"


@pytest.mark.rule("CYC-INFO-01", "CYC-BID-10")
@pytest.mark.parametrize("overbid", [False, True])
def test_a_bid_tells_what_its_side_can_pay_unless_lies_are_possible(overbid: bool) -> None:
    scene = Scene(4, teams=True, allow_overbid=overbid)
    for side in range(scene.s.terms.sides):
        scene.s.gold[side], scene.s.gold_low[side], scene.s.gold_high[side] = 12, 0, 20
    auction(scene, "purple yellow blue black", "zeus ares athena hera poseidon")
    scene.play("bid zeus 7")
    assert scene.s.gold_low[scene.s.terms.side_of[faction("purple")]] == (0 if overbid else 7)


@pytest.mark.rule("CYC-INFO-01", "CYC-BID-11")
def test_whoever_cannot_pay_has_shown_to_have_nothing() -> None:
    scene = Scene().gold("yellow", 9).gold("blue", 9)
    scene.s.gold[0], scene.s.gold_low[0], scene.s.gold_high[0] = 0, 0, 5
    columns(scene, purple="zeus 1", yellow="ares 2", blue="apollo 0")
    run(scene, PayOfferings(), Placement())
    assert (scene.s.gold_low[0], scene.s.gold_high[0]) == (0, 0)
    assert (scene.s.gold_low[1], scene.s.gold_high[1]) == (7, 7), "the others have paid"
    assert "offered purple zeus 0" in scene.told()


@pytest.mark.rule("CYC-PLACE-01")
def test_nobody_settles_at_sea() -> None:
    scene = Scene()
    scene.s.epoch = 0
    scene.s.order = [FACTIONS.index(name) for name in ("purple", "yellow", "blue")]
    run(scene, Placement())
    assert asked(scene) == "purple"
    first = GAME.facts.first_sea
    names = {number: name for name, number in GAME.facts.area_numbers.items()}
    for sea in (first, first + 1):
        assert scene.choice().why_not(scene.s, ("settle", sea)) == ("not-land", sea), names[sea]
    last = scene.choice().why_not(scene.s, ("settle", first - 1))
    assert last is None or last[0] != "not-land", names[first - 1]


@pytest.mark.rule("CYC-METRO-08", "CYC-SETUP-02")
def test_whoever_plays_a_faction_takes_its_bonuses_one_after_another() -> None:
    scene = Scene(2).land("ios", "blue").land("mykonos", "blue").sea("galatea", "blue")
    blue = faction("blue")
    seat = scene.s.terms.seat_of[blue]
    assert seat != blue
    printed = scene.horns("ios")
    for bonus, verb in ((BonusSoldiers, "place-soldier ios"), (BonusHorns, "place-horn ios")):
        run(scene, bonus(seat, blue, 2), Offerings())
        for left in (2, 1):
            assert scene.choice().seat == seat
            assert scene.choice().prompt(scene.s)[1:] == (blue, left)
            scene.play(verb)
    assert (scene.soldiers("ios"), scene.horns("ios")) == (2, printed + 2)
    horn = GAME.names.bonuses.index("cornucopia")
    run(scene, MetropolisBonus(blue, horn), Offerings())
    assert (scene.asks(), scene.choice().seat) == ("bonus-horns", seat)


@pytest.mark.rule("CYC-METRO-08", "CYC-GUARD-03")
def test_a_faction_out_of_the_game_takes_no_bonus() -> None:
    scene = Scene().land("kea", "yellow")
    scene.s.eliminated[0] = True
    run(scene, MetropolisBonus(0, GAME.names.bonuses.index("three-gold")), Offerings())
    assert scene.purse("purple") == 0
    assert not any(text.startswith("bonus") for text in scene.told())


@pytest.mark.rule("CYC-INFO-01")
def test_whoever_cannot_pay_has_less_than_that() -> None:
    scene = Scene()
    scene.s.gold_low[1], scene.s.gold_high[1] = 4, 9
    show_less_than(scene.s, 1, 6)
    assert (scene.s.gold_low[1], scene.s.gold_high[1]) == (4, 5)
    show_less_than(scene.s, 1, 4)
    assert (scene.s.gold_low[1], scene.s.gold_high[1]) == (3, 3)


@pytest.mark.rule("CYC-GUARD-03")
def test_the_heroes_of_a_faction_without_land_leave_the_map() -> None:
    scene = Scene().land("kea", "yellow").hero("ajax", "yellow", "kea").hero("helen", "purple", "kea")
    eliminate(scene.s, 1)
    ajax, helen = (GAME.names.heroes.index(name) for name in ("ajax", "helen"))
    assert scene.heroes("yellow") == []
    assert scene.s.hero_area[ajax] == NOBODY
    assert scene.s.heroes[scene.area("kea")] == 1 << helen


@pytest.mark.rule("CYC-C-HARPY")
def test_harpy_strikes_again_in_the_same_area_as_often_as_she_may() -> None:
    scene = Scene(2).land("ios", "blue", soldiers=1, mercenaries=1).land("kea", "yellow", soldiers=3)
    blue = faction("blue")
    seat = scene.s.terms.seat_of[blue]
    run(scene, HarpyStrikes(seat, blue, NOBODY, 3), Offerings())
    scene.play("destroy-soldier ios")
    assert scene.choice().seat == seat
    assert scene.offered() == ["destroy-mercenary ios"]
    scene.play("destroy-mercenary ios")
    assert scene.asks() != "harpy-strikes", "nobody is left there"
    assert scene.soldiers("kea") == 3
