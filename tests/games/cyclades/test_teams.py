"""Team play and the game of two (section 19 of the rules)."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import asked, duties, faction, move, run
from games.cyclades.scene import GAME, Scene
from ludoteka.games.cyclades.rules.epoch import EndOfEpoch
from ludoteka.games.cyclades.rules.metropolis import CheckConversions


def team(**gold: int) -> Scene:
    """Purple and blue against yellow and black."""
    scene = Scene(4, teams=True)
    for who, amount in gold.items():
        scene.gold(who, amount)
    return scene


def targets(scene: Scene, text: str) -> list[str]:
    scene.play(text)
    return sorted({option.split()[1] for option in scene.offered()})


@pytest.mark.rule("CYC-TEAM-01", "CYC-END-03", "CYC-TEAM-06")
def test_a_side_wins_with_its_metropolises_together() -> None:
    scene = team(purple=1, yellow=9).land("tinos", "purple", metropolis="priestess two-ships")
    scene.land("kea", "blue", metropolis="cornucopia").land("thera", "yellow", metropolis="three-gold")
    scene.land("anafi", "black")
    run(scene, EndOfEpoch())
    assert scene.s.places == [1, 2, 1, 2]
    tie = team(purple=1, yellow=9).land("tinos", "purple", metropolis="priestess two-ships")
    tie.land("kea", "blue", metropolis="cornucopia").land("thera", "yellow", metropolis="three-gold two-soldiers")
    tie.land("anafi", "black", metropolis="priestess")
    run(tie, EndOfEpoch())
    assert tie.s.places == [2, 1, 2, 1], "the pool breaks the tie"


@pytest.mark.rule("CYC-DUO-01")
def test_two_players_get_a_place_each() -> None:
    scene = (
        Scene(2).land("tinos", "purple", metropolis="priestess two-ships").land("kea", "blue", metropolis="priestess")
    )
    scene.land("thera", "yellow").land("anafi", "black")
    run(scene, EndOfEpoch())
    assert scene.s.places == [1, 2]
    assert GAME.scores(scene.s) == [3, 0]


@pytest.mark.rule("CYC-TEAM-02")
def test_gold_is_shared_and_cards_are_not() -> None:
    scene = team(purple=4).land("tinos", "blue").cards("purple", philosophers=2).cards("blue", philosophers=1)
    duties(scene, "blue", "athena").play("build academy tinos")
    assert scene.philosophers("blue") == 2
    assert scene.asks() == "optional-actions", "four philosophers in two hands build nothing"
    scene.play("buy-philosopher")
    assert scene.s.gold[0] == 0, "the pool paid"


@pytest.mark.rule("CYC-TEAM-02", "CYC-BUILD-05")
def test_temples_serve_only_the_faction_that_controls_them() -> None:
    scene = (
        team(purple=1).land("tinos", "purple").land("kea", "blue", temple=2).market("dryad").turn("purple", "athena")
    )
    assert scene.offered("bribe") == []


@pytest.mark.rule("CYC-TEAM-02", "CYC-BUILD-03")
def test_ports_serve_only_their_own_faction() -> None:
    scene = team(purple=1).land("tinos", "blue", port=1).land("kea", "purple").land("thera", "yellow")
    scene.sea("clymene", "purple").sea("autonoe", "yellow").turn("purple", "poseidon").dice(0, 0)
    scene.play("sail clymene", "sail-to autonoe 1")
    assert "compared purple 1 yellow 1" in scene.told()


@pytest.mark.rule("CYC-TEAM-04")
def test_land_units_pass_a_teammate_but_do_not_stop() -> None:
    scene = team(purple=3).land("anafi", "purple", soldiers=1).land("amorgos", "blue", soldiers=1).land("kea", "yellow")
    scene.land("gyaros", "yellow").land("paros", "yellow").land("serifos", "purple").turn("purple", "ares")
    scene.play("march anafi")
    assert scene.owner("gyaros") == "purple", "through Amorgos, and no further than the first area beyond"
    assert scene.soldiers("amorgos") == 1
    refused = team(purple=3).land("anafi", "purple", soldiers=2).land("amorgos", "blue", soldiers=1)
    refused.sea("halia", "purple")
    refused.turn("purple", "ares").play("march anafi")
    assert "teammate-there amorgos" in refused.refused("move-to amorgos")
    assert "CYC-TEAM-04" in refused.refused("move-to amorgos")


@pytest.mark.rule("CYC-TEAM-04")
def test_land_a_teammate_holds_by_a_token_is_neither_passed_nor_taken() -> None:
    scene = team(purple=3).land("anafi", "purple", soldiers=1).land("amorgos", "blue").turn("purple", "ares")
    assert scene.offered("march") == [], "only units of the teammate let one pass"
    led = team(purple=3).land("anafi", "purple", soldiers=1).land("amorgos", "blue").hero("ajax", "blue", "amorgos")
    led.turn("purple", "ares").play("march anafi")
    assert led.owner("gyaros") == "purple", "a hero is a unit"
    assert led.owner("amorgos") == "blue"


@pytest.mark.rule("CYC-TEAM-04", "CYC-LAND-05")
def test_medusas_area_cannot_be_passed() -> None:
    scene = team(purple=3).land("anafi", "purple", soldiers=1).land("amorgos", "blue", soldiers=1)
    scene.figure("medusa", "yellow", "amorgos").turn("purple", "ares")
    assert scene.offered("march") == []


@pytest.mark.rule("CYC-TEAM-04", "CYC-LAND-02")
def test_a_teammates_ships_link_islands_for_moves_and_retreats() -> None:
    scene = (
        team(purple=3).land("tinos", "purple", soldiers=3).sea("clymene", "blue").land("delos", "yellow", soldiers=3)
    )
    scene.land("kea", "yellow").land("paros", "yellow").turn("purple", "ares").dice(0, 3)
    scene.play("march tinos", "move-to delos", "troops 3 0")
    assert sorted(scene.offered()) == [
        "retreat mykonos",
        "retreat tinos",
        "stay",
    ]


@pytest.mark.rule("CYC-TEAM-04")
def test_a_retreat_does_not_pass_and_does_not_end_with_the_teammate() -> None:
    scene = team(purple=3).land("gyaros", "purple", soldiers=3).land("amorgos", "yellow", soldiers=3)
    scene.land("anafi", "black").land("kea", "yellow").turn("purple", "ares").dice(3, 0)
    move(scene, "march", "gyaros", "amorgos", "3 0")
    assert scene.asks() == "attacker-retreat", "black's Anafi is no refuge for yellow"


@pytest.mark.rule("CYC-TEAM-04")
def test_ships_pass_a_teammates_but_do_not_stop() -> None:
    scene = (
        team(purple=3).land("kea", "purple").sea("panope", "purple").sea("nesaea", "blue").turn("purple", "poseidon")
    )
    assert targets(scene, "sail panope") == ["melite", "menippe"]
    assert "teammate-there nesaea" in scene.refused("sail-to nesaea 1")
    closed = team(purple=3).land("kea", "purple").sea("panope", "purple").sea("nesaea", "blue")
    closed.figure("kraken", "yellow", "melite").turn("purple", "poseidon")
    assert targets(closed, "sail panope") == ["menippe"]


@pytest.mark.rule("CYC-TEAM-05", "CYC-METRO-02")
def test_a_teams_buildings_make_a_set_together() -> None:
    scene = team().land("tinos", "purple").land("kea", "blue", port=1, fortress=1).land("mykonos", "blue", temple=1)
    duties(scene, "purple", "athena").luck(6).play("build academy tinos")
    assert scene.asks() == "found"
    assert scene.offered() == ["found tinos"], "in an area of the active faction"
    scene.play("found tinos")
    assert scene.metropolises("tinos") == 1
    assert scene.buildings("kea") == scene.buildings("mykonos") == []
    assert scene.priestesses("purple") == 1, "which also gets the bonus"


@pytest.mark.rule("CYC-TEAM-05")
def test_the_active_faction_chooses_among_both_factions_tokens() -> None:
    scene = (
        team().land("tinos", "purple", port=1).land("kea", "blue", port=1, fortress=1).land("mykonos", "blue", temple=1)
    )
    duties(scene, "purple", "athena").luck(6).play("build academy tinos")
    assert (scene.asks(), asked(scene)) == ("give-up", "purple")
    assert scene.offered() == ["give-up port tinos", "give-up port kea"]


@pytest.mark.rule("CYC-TEAM-05")
def test_without_a_site_the_active_faction_replaces_or_uses_the_teammates() -> None:
    scene = team().land("naxos", "purple", port=1).land("kea", "blue", fortress=1, port=1)
    scene.land("tinos", "blue", temple=1, academy=1)
    scene.go(faction("purple"), "athena", CheckConversions(faction("purple")))
    scene.luck(6).play("give-up port kea")
    assert scene.offered() == ["found-over naxos port"]
    bare = team().land("naxos", "purple", metropolis="priestess").land("kea", "blue", fortress=1, port=1)
    bare.land("tinos", "blue", temple=1, academy=1)
    bare.go(faction("purple"), "athena", CheckConversions(faction("purple")))
    assert sorted(bare.offered()) == ["found kea", "found tinos"]
    heroic = team().land("naxos", "purple", metropolis="priestess").land("kea", "blue", fortress=1, port=1)
    heroic.land("tinos", "blue", temple=1, academy=1).hero("penthesilea", "purple", "naxos")
    heroic.go(faction("purple"), "athena", CheckConversions(faction("purple")))
    assert sorted(heroic.offered()) == ["found kea", "found tinos", "found-on-card penthesilea"]
    cultural = (
        team().land("naxos", "purple", metropolis="priestess").land("kea", "blue").cards("purple", philosophers=4)
    )
    cultural.go(faction("purple"), "athena", CheckConversions(faction("purple")))
    assert cultural.philosophers("purple") == 4, "only a team's set may stand with the teammate"


@pytest.mark.rule("CYC-TEAM-07", "CYC-INFO-01")
def test_both_teammates_see_the_pool_and_nobody_else() -> None:
    scene = team(purple=7, yellow=4)
    for seat, known in ((0, [7, None, 7, None]), (2, [7, None, 7, None]), (1, [None, 4, None, 4]), (-1, [None] * 4)):
        assert [row.gold for row in GAME.view(scene.s, seat).factions] == known


@pytest.mark.rule("CYC-TEAM-02", "CYC-HERO-03")
def test_a_teammates_hero_gives_no_ability() -> None:
    scene = (
        team(purple=1).land("tinos", "purple", soldiers=1).land("mykonos", "yellow", soldiers=1).land("kea", "yellow")
    )
    scene.land("thera", "blue").hero("helen", "blue", "thera").turn("purple", "ares").dice(3, 0)
    move(scene, "march", "tinos", "mykonos")
    assert "rolled purple 3" in scene.told()
