"""Metropolises and the last-area guard (sections 15 and 16 of the rules)."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import asked, columns, duties, faction, god, move, run, turn
from games.cyclades.scene import GAME, Scene
from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.rules.actions import NextGod
from ludoteka.games.cyclades.rules.metropolis import (
    CheckConversions,
    Found,
    MetropolisBonus,
    can_found,
    metropolises_of,
    metropolises_of_side,
)
from ludoteka.games.cyclades.rules.offerings import Offerings

BONUS = {name: number for number, name in enumerate(GAME.names.bonuses)}


def token(name: str) -> int:
    """The luck that draws a bonus from the full stack of metropolis tokens."""
    return BONUS[name] * 3


def counted(scene: Scene, who: str) -> int:
    return metropolises_of(scene.s, faction(who))


# -- economic ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-METRO-02", "CYC-METRO-05", "CYC-METRO-06")
def test_one_of_each_building_becomes_a_metropolis_at_once() -> None:
    scene = (
        Scene().land("tinos", "purple", port=1, fortress=1).land("mykonos", "purple", temple=1).land("kea", "purple")
    )
    duties(scene, "purple", "athena").luck(token("three-gold")).play("build academy kea")
    assert scene.asks() == "found"
    assert sorted(scene.offered()) == ["found kea", "found mykonos", "found tinos"]
    scene.play("found mykonos")
    assert scene.metropolises("mykonos") == 1
    assert scene.buildings("tinos") == scene.buildings("mykonos") == scene.buildings("kea") == []
    assert scene.s.building_bank == [10, 10, 10, 10]
    assert scene.purse("purple") == 3, "the bonus at once"
    assert "metropolis-built purple mykonos three-gold" in scene.told(2)
    assert GAME.view(scene.s, 2).areas[1].metropolises == ["three-gold"], "its bonus is open to all"


@pytest.mark.rule("CYC-METRO-02")
def test_the_owner_chooses_which_tokens_go() -> None:
    scene = Scene().land("tinos", "purple", port=1, fortress=1).land("amorgos", "purple", port=1).land("kea", "purple")
    scene.land("mykonos", "purple", temple=1)
    duties(scene, "purple", "athena").luck(token("priestess")).play("build academy kea")
    assert scene.offered() == ["give-up port tinos", "give-up port amorgos"]
    scene.play("give-up port amorgos", "found amorgos")
    assert scene.buildings("tinos") == ["port"]


@pytest.mark.rule("CYC-METRO-02", "CYC-TV-32", "CYC-ACT-05")
def test_a_set_completed_by_conquest_is_converted_in_the_conquerors_turn() -> None:
    scene = Scene().land("tinos", "purple", soldiers=2).land("kea", "purple", port=1, fortress=1).gold("purple", 2)
    scene.land("mykonos", "yellow").land("amorgos", "yellow", temple=1, academy=1).land("thera", "yellow")
    scene.land("anafi", "purple", soldiers=1).turn("purple", "ares").luck(token("priestess"))
    move(scene, "march", "anafi", "amorgos")
    assert scene.asks() == "found"
    scene.play("found amorgos")
    assert counted(scene, "purple") == 1
    assert scene.asks() == "optional-actions"


@pytest.mark.rule("CYC-METRO-02")
def test_two_sets_make_two_metropolises() -> None:
    scene = (
        Scene().land("kea", "purple", port=2).land("amorgos", "purple", fortress=2).land("gyaros", "purple", temple=2)
    )
    scene.land("anafi", "purple", soldiers=1).land("polyaigos", "yellow", academy=2).land("thera", "yellow")
    scene.land("tinos", "yellow").gold("purple", 2)
    scene.s.soldiers[scene.area("gyaros")] = 1
    scene.s.soldier_supply[0] -= 1
    scene.turn("purple", "ares").luck(6, 6)
    move(scene, "march", "gyaros", "polyaigos")
    scene.play("found kea", "found kea")
    assert counted(scene, "purple") == 2


# -- cultural ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-METRO-03", "CYC-METRO-05")
def test_four_philosophers_become_a_metropolis_at_once() -> None:
    scene = Scene().land("tinos", "purple").cards("purple", philosophers=3).gold("purple", 4)
    duties(scene, "purple", "athena").luck(token("priestess")).play("build academy tinos")
    assert scene.asks() == "found"
    assert scene.philosophers("purple") == 0
    scene.play("found tinos")
    assert scene.metropolises("tinos") == 1
    bought = Scene().land("tinos", "purple").cards("purple", philosophers=3).gold("purple", 4)
    bought.turn("purple", "athena").luck(6).play("buy-philosopher", "found tinos")
    assert counted(bought, "purple") == 1


@pytest.mark.rule("CYC-METRO-05", "CYC-METRO-03")
def test_without_an_empty_site_a_building_must_give_way() -> None:
    scene = Scene().land("mykonos", "purple", port=1).land("delos", "purple", temple=1).cards("purple", philosophers=4)
    run(scene, CheckConversions(faction("purple")), Offerings())
    assert sorted(scene.offered()) == ["found-over delos temple", "found-over mykonos port"]
    scene.luck(6).play("found-over delos temple")
    assert scene.buildings("delos") == []
    assert scene.metropolises("delos") == 1
    free = Scene().land("tinos", "purple", port=1).cards("purple", philosophers=4)
    run(free, CheckConversions(faction("purple")), Offerings())
    assert "site-free" in free.refused("found-over tinos port")


@pytest.mark.rule("CYC-METRO-05", "CYC-METRO-03")
def test_without_any_place_the_philosophers_wait_until_a_site_appears() -> None:
    scene = Scene().land("mykonos", "purple", soldiers=1, metropolis="priestess").cards("purple", philosophers=5)
    scene.gold("purple", 1)
    assert not can_found(scene.s, faction("purple"))
    scene.go(faction("purple"), "ares", CheckConversions(faction("purple")))
    assert scene.philosophers("purple") == 5
    turn(scene, "purple", "ares").luck(6).play("march mykonos")
    assert scene.asks() == "found", "Tinos has sites"
    scene.play("found tinos")
    assert scene.philosophers("purple") == 1
    assert counted(scene, "purple") == 2


@pytest.mark.rule("CYC-ACT-05", "CYC-METRO-03")
def test_a_waiting_set_is_built_even_in_anothers_turn() -> None:
    scene = Scene().land("iraklia", "yellow", soldiers=3, metropolis="priestess").cards("yellow", philosophers=4)
    scene.land("gyaros", "purple", soldiers=5).land("mykonos", "yellow", metropolis="priestess").gold("purple", 1)
    scene.turn("purple", "ares").dice(3, 0)
    move(scene, "march", "gyaros", "iraklia", "5 0")
    scene.luck(6).play("retreat donousa")
    assert (scene.asks(), scene.choice().seat) == ("found", 1)
    scene.play("found donousa")
    assert scene.metropolises("donousa") == 1
    assert scene.owner("iraklia") == "purple"


# -- heroic and sheltered ---------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-METRO-04", "CYC-METRO-05")
def test_a_sacrifice_builds_a_metropolis() -> None:
    scene = Scene().land("mykonos", "purple", port=1).hero("croesus", "purple", "mykonos").gold("purple", 15)
    scene.turn("purple", "athena").luck(6).play("sacrifice croesus", "found-over mykonos port")
    assert counted(scene, "purple") == 1
    assert scene.owner("mykonos") == "purple", "the area stays with its faction"


@pytest.mark.rule("CYC-HX-PENTHESILEA", "CYC-METRO-06", "CYC-HERO-04")
def test_penthesilea_shelters_a_metropolis() -> None:
    scene = Scene().land("tinos", "purple").hero("penthesilea", "purple", "tinos").cards("purple", philosophers=3)
    duties(scene, "purple", "athena").luck(token("priestess")).play("build academy tinos", "take-philosopher")
    assert scene.offered() == ["found tinos", "found-on-card penthesilea"]
    scene.play("found-on-card penthesilea")
    assert scene.metropolises("tinos") == 0
    assert counted(scene, "purple") == 1
    assert scene.heroes("purple") == []
    assert scene.s.hero_discard == [], "out of the game, not to come back"
    assert scene.priestesses("purple") == 1
    assert GAME.view(scene.s, 1).factions[0].stored_metropolises == ["priestess"]


@pytest.mark.rule("CYC-HX-PENTHESILEA", "CYC-METRO-01", "CYC-CREA-02")
def test_a_sheltered_metropolis_is_a_temple_but_no_wall() -> None:
    scene = Scene().land("tinos", "purple").market("dryad").gold("purple", 1)
    scene.s.stored[0] = (2,)
    scene.s.metropolis_deck.pool.remove(2)
    scene.turn("purple", "athena").play("bribe dryad")
    assert scene.purse("purple") == 0
    assert scene.s.used_stored[0] == 1


@pytest.mark.rule("CYC-HERO-04", "CYC-HX-PENTHESILEA")
def test_a_hero_who_joined_this_epoch_shelters_nothing() -> None:
    scene = Scene().land("tinos", "purple").hero("penthesilea", "purple", "tinos", epoch=2)
    scene.cards("purple", philosophers=3)
    duties(scene, "purple", "athena").luck(6).play("build academy tinos", "take-philosopher")
    assert scene.offered() == ["found tinos"]


@pytest.mark.rule("CYC-HX-PENTHESILEA", "CYC-HERO-04")
def test_penthesilea_shelters_only_in_her_factions_own_turn() -> None:
    scene = Scene().land("iraklia", "yellow", soldiers=3, metropolis="priestess").cards("yellow", philosophers=4)
    scene.land("gyaros", "purple", soldiers=5).land("mykonos", "yellow", metropolis="priestess").gold("purple", 1)
    scene.hero("penthesilea", "yellow", "mykonos").turn("purple", "ares").dice(3, 0)
    move(scene, "march", "gyaros", "iraklia", "5 0")
    scene.play("retreat donousa")
    assert scene.offered() == ["found donousa"]


@pytest.mark.rule("CYC-HX-PENTHESILEA", "CYC-METRO-05")
def test_penthesileas_card_makes_a_build_without_a_site_possible() -> None:
    scene = Scene().land("mykonos", "purple", metropolis="priestess").hero("penthesilea", "purple", "mykonos")
    scene.cards("purple", philosophers=4)
    scene.go(faction("purple"), "athena", CheckConversions(faction("purple")))
    assert scene.offered() == ["found-on-card penthesilea"]


@pytest.mark.rule("CYC-ACT-05", "CYC-METRO-03", "CYC-HX-PENTHESILEA")
def test_waiting_philosophers_build_at_the_start_of_the_turn_in_which_a_card_can_carry_it() -> None:
    scene = Scene().land("mykonos", "purple", metropolis="priestess").hero("penthesilea", "purple", "mykonos")
    scene.land("kea", "yellow").land("thera", "blue").cards("purple", philosophers=4)
    columns(scene, purple="zeus 1", yellow="athena 1", blue="apollo 0")
    scene.s.gods = [god("zeus"), god("athena"), god("ares"), god("hera"), god("poseidon")]
    scene.s.track = [NOBODY] * 3
    run(scene, NextGod(0))
    assert scene.offered() == ["found-on-card penthesilea"]
    scene.luck(6).play("found-on-card penthesilea")
    assert (scene.asks(), scene.philosophers("purple")) == ("optional-actions", 0)
    assert counted(scene, "purple") == 2


@pytest.mark.rule("CYC-ACT-05", "CYC-C-CHARON", "CYC-HX-PANDORA")
def test_charon_may_bring_a_card_to_waiting_philosophers() -> None:
    scene = Scene().land("mykonos", "purple", metropolis="priestess").hero("pandora", "purple", "mykonos")
    scene.hero("penthesilea", "purple", "mykonos", epoch=2).hero_market("ajax").cards("purple", philosophers=4)
    scene.market("charon").gold("purple", 2).turn("purple", "ares").play("bribe charon", "swap-hero penthesilea ajax")
    assert scene.offered() == ["found-on-card pandora"]


@pytest.mark.rule("CYC-HX-PANDORA", "CYC-HX-PENTHESILEA")
def test_pandora_copies_penthesilea_from_the_market() -> None:
    scene = Scene().land("tinos", "purple").hero("pandora", "purple", "tinos").cards("purple", philosophers=3)
    scene.hero_market("penthesilea", "ajax")
    duties(scene, "purple", "athena").luck(6).play("build academy tinos", "take-philosopher")
    assert scene.offered() == ["found tinos", "found-on-card pandora"]
    scene.play("found-on-card pandora")
    assert counted(scene, "purple") == 1
    assert scene.heroes("purple") == []
    without = Scene().land("tinos", "purple").hero("pandora", "purple", "tinos").cards("purple", philosophers=3)
    duties(without, "purple", "athena").luck(6).play("build academy tinos", "take-philosopher")
    assert without.offered() == ["found tinos"]


# -- conquest and bonuses ---------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-METRO-07", "CYC-AREA-07")
def test_a_conquered_metropolis_consoles_its_former_holder() -> None:
    scene = Scene().land("tinos", "purple", soldiers=1).land("mykonos", "yellow", metropolis="three-gold")
    scene.land("kea", "yellow").gold("purple", 1).turn("purple", "ares").play("march tinos")
    assert counted(scene, "purple") == 1
    assert (scene.purse("yellow"), scene.purse("purple")) == (3, 0)


@pytest.mark.rule("CYC-METRO-07")
def test_one_bonus_for_each_metropolis_lost() -> None:
    scene = Scene().land("mykonos", "purple", soldiers=1).land("tinos", "yellow", metropolis="three-gold priestess")
    scene.land("kea", "yellow").gold("purple", 1).turn("purple", "ares").play("march mykonos")
    assert counted(scene, "purple") == 2
    assert (scene.purse("yellow"), scene.priestesses("yellow")) == (3, 1)


@pytest.mark.rule("CYC-METRO-07", "CYC-ACT-05")
def test_the_former_holders_bonus_comes_before_the_conquerors_conversion() -> None:
    scene = Scene().land("amorgos", "purple", soldiers=1, port=1, fortress=1).land("mykonos", "purple", temple=1)
    scene.land("anafi", "yellow", academy=1, metropolis="two-soldiers").land("kea", "yellow").land("tinos", "yellow")
    scene.gold("purple", 1).turn("purple", "ares").luck(token("priestess")).play("march amorgos")
    assert (scene.asks(), asked(scene)) == ("bonus-soldiers", "yellow")
    assert scene.priestesses("purple") == 0, "nor the priestess symbol yet"
    scene.play("place-soldier kea", "place-soldier tinos")
    assert (scene.asks(), asked(scene)) == ("found", "purple")
    assert scene.priestesses("purple") == 1


def bonus(scene: Scene, name: str) -> Scene:
    return run(scene, MetropolisBonus(faction("purple"), BONUS[name]), Offerings())


@pytest.mark.rule("CYC-METRO-08")
def test_the_bonuses() -> None:
    soldiers = bonus(Scene().land("tinos", "purple").land("kea", "purple"), "two-soldiers")
    soldiers.play("place-soldier tinos", "place-soldier kea")
    assert soldiers.soldiers("tinos") == soldiers.soldiers("kea") == 1
    horn = bonus(Scene().land("tinos", "purple").sea("clymene", "purple").land("kea", "yellow"), "cornucopia")
    assert horn.offered() == ["place-horn tinos", "place-horn clymene"]
    horn.play("place-horn clymene")
    assert horn.horns("clymene") == 1
    assert bonus(Scene().land("tinos", "purple"), "priestess").priestesses("purple") == 1
    assert bonus(Scene().land("tinos", "purple"), "three-gold").purse("purple") == 3
    ships = bonus(Scene().land("tinos", "purple").sea("clymene", "purple").sea("panope", "purple"), "two-ships")
    ships.play("place-ship panope", "place-ship panope")
    assert ships.ships("panope") == 3


@pytest.mark.rule("CYC-METRO-08", "CYC-LIMIT-01")
def test_bonuses_beyond_supply_and_map_are_lost() -> None:
    one_left = bonus(Scene().land("tinos", "purple", soldiers=7), "two-soldiers")
    assert one_left.soldiers("tinos") == 8
    no_sea = bonus(Scene().land("tinos", "purple"), "two-ships")
    assert no_sea.s.ship_supply[0] == 8
    no_ships = bonus(Scene().land("tinos", "purple").sea("clymene", "purple", 8), "two-ships")
    assert no_ships.ships("clymene") == 8
    assert no_ships.asks() == "bid"


@pytest.mark.rule("CYC-METRO-08", "CYC-RECRUIT-02", "CYC-C-POLYPHEMUS")
def test_no_bonus_ship_goes_into_a_sea_that_polyphemus_has_closed() -> None:
    scene = Scene().land("ios", "purple").sea("galatea", "purple").sea("panope", "purple").sea("clymene", "purple")
    bonus(scene.figure("polyphemus", "yellow", "thera"), "two-ships")
    assert scene.offered() == ["place-ship clymene", "place-ship panope"]
    assert "sea-closed galatea (CYC-SEA-03)" in scene.refused("place-ship galatea")
    alone = Scene().land("ios", "purple").sea("galatea", "purple").figure("polyphemus", "yellow", "thera")
    assert bonus(alone, "two-ships").asks() == "bid", "the ships have no place and are lost"
    assert (alone.ships("galatea"), alone.s.ship_supply[0]) == (1, 7)


@pytest.mark.rule("CYC-METRO-01")
def test_a_metropolis_takes_a_site_and_is_no_basic_building() -> None:
    scene = Scene().land("mykonos", "purple", metropolis="priestess").land("delos", "purple", port=1)
    duties(scene, "purple", "athena")
    assert scene.offered("rebuild") == ["rebuild academy delos port"]


# -- the guard --------------------------------------------------------------------------------------------------


def siege(attackers: int, target: str = "", soldiers: int = 0, academy: int = 0) -> Scene:
    """Purple, with this many metropolises, at Tinos next to yellow's only area, Mykonos."""
    scene = (
        Scene()
        .land("tinos", "purple", soldiers=3)
        .gold("purple", 5)
        .land("mykonos", "yellow", soldiers, academy=academy)
    )
    for area, name in zip(
        ("kea", "thera", "anafi")[:attackers], ("priestess", "cornucopia", "three-gold"), strict=False
    ):
        scene.land(area, "purple", metropolis=name)
    if target:
        scene.land("mykonos", "yellow", metropolis=target)
    return scene.turn("purple", "ares")


@pytest.mark.rule("CYC-GUARD-01", "CYC-TV-33")
@pytest.mark.parametrize("soldiers", [0, 1])
def test_a_factions_only_area_may_not_be_attacked(soldiers: int) -> None:
    scene = siege(1, "two-ships", soldiers=soldiers)
    assert scene.offered("march") == [], "it would be 2 of 3"
    assert "nowhere-to-go" in scene.refused("march tinos")


@pytest.mark.rule("CYC-GUARD-01")
def test_the_guard_names_the_area() -> None:
    scene = Scene().land("iraklia", "purple", soldiers=1).land("gyaros", "yellow").gold("purple", 5)
    scene.turn("purple", "ares")
    scene.land("donousa", "blue").land("kea", "blue").play("march iraklia")
    assert scene.owner("donousa") == "purple"
    more = (
        Scene()
        .land("gyaros", "purple", soldiers=2)
        .land("iraklia", "yellow")
        .sea("thaleia", "purple")
        .gold("purple", 5)
    )
    more.sea("clymene", "purple").turn("purple", "ares").play("march gyaros")
    assert "last-area iraklia yellow" in more.refused("move-to iraklia")
    assert "CYC-GUARD-01" in more.refused("move-to iraklia")


@pytest.mark.rule("CYC-GUARD-01", "CYC-HMOVE-01", "CYC-C-PEGASUS")
def test_the_guard_holds_for_hero_moves_and_flights() -> None:
    scene = Scene().land("tinos", "purple").hero("ajax", "purple", "tinos").land("mykonos", "yellow").gold("purple", 9)
    scene.market("pegasus").turn("purple", "athena")
    assert scene.offered("hero-move") == []
    scene.play("bribe pegasus")
    assert "move-to mykonos" not in scene.offered("move-to")
    assert "move-to delos" in scene.offered("move-to")


@pytest.mark.rule("CYC-GUARD-02", "CYC-GUARD-03", "CYC-GUARD-04", "CYC-TV-34")
def test_the_attack_that_would_end_the_game_is_legal_and_eliminates() -> None:
    scene = siege(2, "two-ships")
    scene.sea("cranto", "yellow", 2).cards("yellow", priestesses=2, philosophers=1).gold("yellow", 7)
    scene.hero("helen", "yellow", "kea").figure("medusa", "yellow", "delos")
    scene.s.hero_area[2] = scene.area("mykonos")
    scene.s.heroes[scene.area("kea")] = 0
    scene.s.heroes[scene.area("mykonos")] = 1 << 2
    scene.dice(3)
    move(scene, "march", "tinos", "mykonos", "3 0")
    assert scene.owner("mykonos") == "purple"
    assert scene.s.eliminated == [False, True, False]
    assert "eliminated yellow" in scene.told()
    assert counted(scene, "purple") == 3
    assert scene.owner("cranto") == ""
    assert scene.stands("medusa") == ""
    assert scene.pile() == [], "its creatures leave play, they are not discarded"
    assert (scene.priestesses("yellow"), scene.philosophers("yellow"), scene.purse("yellow")) == (0, 0, 0)
    assert scene.heroes("yellow") == []
    assert "bonus yellow two-ships" not in scene.told(), "no consolation for the eliminated"
    scene.play("end-turn")
    assert scene.s.places[faction("purple")] == 1, "the game ends with the epoch"


@pytest.mark.rule("CYC-GUARD-02")
def test_a_set_completed_by_captured_buildings_counts_too() -> None:
    scene = siege(2, academy=1)
    assert scene.offered("march") == [], "an academy alone completes nothing"
    scene.land("amorgos", "purple", port=1, fortress=1).land("gyaros", "purple", temple=1)
    assert scene.offered("march") == ["march tinos"]


@pytest.mark.rule("CYC-GUARD-02")
def test_who_has_enough_already_may_not_attack_a_last_area() -> None:
    scene = siege(3, "two-ships")
    assert scene.offered("march") == []


@pytest.mark.rule("CYC-GUARD-02")
def test_an_open_outcome_is_no_hindrance() -> None:
    scene = siege(2, "two-ships", soldiers=5)
    assert scene.offered("march") == ["march tinos"]


@pytest.mark.rule("CYC-GUARD-02", "CYC-GUARD-01")
def test_in_teams_the_guard_counts_the_sides_metropolises() -> None:
    scene = Scene(4, teams=True).land("tinos", "purple", soldiers=1).land("mykonos", "yellow", metropolis="two-ships")
    scene.land("paros", "black").land("kea", "purple", metropolis="priestess").gold("purple", 5)
    scene.turn("purple", "ares")
    assert scene.offered("march") == [], "yellow's only area, though black has land"
    scene.land("thera", "blue", metropolis="cornucopia")
    assert scene.offered("march") == ["march tinos"]
    scene.gold("yellow", 6)
    move(scene, "march", "tinos", "mykonos")
    assert scene.s.eliminated[faction("yellow")]
    assert scene.s.gold[1] == 6, "the teammate keeps the shared gold"
    assert metropolises_of_side(scene.s, 0) == 3


def test_found_needs_a_token_and_a_place() -> None:
    scene = Scene().land("tinos", "purple")
    assert can_found(scene.s, 0)
    run(scene, Found(0, 0, 2), Offerings()).luck(6).play("found tinos")
    scene.s.metropolis_deck.pool.clear()
    assert not can_found(scene.s, 0)
