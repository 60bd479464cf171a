"""Sea movement and sea battle (sections 11 and 12 of the rules)."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import faction
from games.cyclades.scene import Scene


def fleet(attackers: int, defenders: int, gold: int = 3) -> Scene:
    """Purple ships at Clymene beside yellow ones at Autonoe, purple with Poseidon."""
    scene = Scene().land("kea", "purple").land("thera", "yellow").sea("clymene", "purple", attackers)
    return scene.sea("autonoe", "yellow", defenders).gold("purple", gold).turn("purple", "poseidon")


# -- movement ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-SEA-01")
def test_any_number_of_ships_moves_to_one_adjacent_sea() -> None:
    scene = fleet(3, 1)
    assert scene.offered("sail") == ["sail clymene"]
    scene.play("sail clymene")
    assert scene.offered() == [
        f"sail-to {sea} {count}" for sea in ("apseudes", "autonoe", "panope", "thaleia") for count in (1, 2, 3)
    ]
    assert "out-of-reach" in scene.refused("sail-to thoe 1")
    assert "not-so-many-ships 3" in scene.refused("sail-to panope 4")
    assert "not-sea" in scene.refused("sail-to tinos 1")
    scene.play("sail-to panope 2")
    assert (scene.ships("clymene"), scene.ships("panope")) == (1, 2)


@pytest.mark.rule("CYC-SEA-02", "CYC-TV-06")
def test_the_rulebooks_two_moves_end_in_a_battle() -> None:
    scene = Scene(4).land("kea", "black").land("thera", "yellow").sea("agave", "black", 2).sea("actaea", "black", 2)
    scene.sea("evagore", "yellow").gold("black", 5).turn("black", "poseidon").dice(0, 3)
    scene.play("sail agave", "sail-to actaea 2")
    assert scene.owner("agave") == ""
    scene.play("sail actaea", "sail-to evagore 3")
    assert scene.purse("black") == 3
    assert scene.ships("actaea") == 1
    assert "sea-battle black yellow evagore" in scene.told()
    assert "compared black 3 yellow 4" in scene.told(), "three ships against one"


@pytest.mark.rule("CYC-SEA-03")
def test_closed_seas_cannot_be_entered() -> None:
    kraken = Scene().land("kea", "purple").sea("clymene", "purple").figure("kraken", "purple", "panope")
    kraken.gold("purple", 3).turn("purple", "poseidon").play("sail clymene")
    assert "sail-to panope 1" not in kraken.offered(), "not even by the holder's ships"
    assert "sea-closed panope" in kraken.refused("sail-to panope 1")
    assert "CYC-SEA-03" in kraken.refused("sail-to panope 1")
    giant = Scene().land("kea", "purple").sea("clymene", "purple").figure("polyphemus", "yellow", "gyaros")
    giant.gold("purple", 3).turn("purple", "poseidon").play("sail clymene")
    assert giant.offered() == ["sail-to apseudes 1", "sail-to autonoe 1"], "Panope and Thaleia lie next to him"


@pytest.mark.rule("CYC-SEA-03")
def test_ships_shut_in_cannot_sail() -> None:
    scene = Scene().land("kea", "purple").sea("cranto", "purple").figure("polyphemus", "yellow", "delos")
    scene.gold("purple", 3).turn("purple", "poseidon")
    assert scene.offered("sail") == []
    assert "nowhere-to-go" in scene.refused("sail cranto")
    assert "no-ships-there" in scene.refused("sail autonoe")


@pytest.mark.rule("CYC-SEA-04")
def test_the_same_ships_may_sail_on() -> None:
    scene = fleet(1, 1).play("sail clymene", "sail-to panope 1", "sail panope", "sail-to nesaea 1")
    assert scene.owner("nesaea") == "purple"
    assert scene.purse("purple") == 1


# -- battle -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-NAVAL-01", "CYC-NAVAL-02", "CYC-NAVAL-04", "CYC-TV-07")
def test_the_rulebooks_sea_battle() -> None:
    scene = Scene(4).land("naxos", "yellow", port=1).land("thera", "black", port=1).land("kea", "black")
    scene.sea("amphitrite", "yellow", 2).sea("agave", "black").gold("yellow", 1).turn("yellow", "poseidon").dice(2, 2)
    scene.play("sail amphitrite", "sail-to agave 2")
    assert "compared yellow 5 black 4" in scene.told()
    assert scene.owner("agave") == "yellow"
    assert scene.ships("agave") == 2
    assert scene.s.ship_supply[faction("black")] == 8, "back to its supply"


@pytest.mark.rule("CYC-NAVAL-01", "CYC-METRO-01")
def test_a_metropolis_is_a_port_too() -> None:
    scene = Scene().land("delos", "yellow", metropolis="priestess").land("thera", "yellow").land("kea", "purple")
    scene.sea("clymene", "purple").sea("autonoe", "yellow").gold("purple", 1).turn("purple", "poseidon").dice(0, 0)
    scene.play("sail clymene", "sail-to autonoe 1")
    assert "compared purple 1 yellow 2" in scene.told()


@pytest.mark.rule("CYC-NAVAL-02", "CYC-NAVAL-04")
def test_a_tie_sinks_a_ship_of_each() -> None:
    scene = fleet(1, 1).dice(1, 1).play("sail clymene", "sail-to autonoe 1")
    assert scene.ships("autonoe") == 0
    assert scene.owner("autonoe") == "", "an emptied sea belongs to nobody"
    assert scene.s.ship_supply[:2] == [8, 8]
    assert scene.s.battles == []


@pytest.mark.rule("CYC-NAVAL-02")
def test_the_attacker_can_lose() -> None:
    scene = fleet(1, 2).dice(0, 0).play("sail clymene", "sail-to autonoe 1")
    assert scene.owner("autonoe") == "yellow"
    assert scene.ships("autonoe") == 2
    assert scene.s.ship_supply[0] == 8


@pytest.mark.rule("CYC-NAVAL-03")
def test_the_defender_may_withdraw_first_with_all_its_ships() -> None:
    scene = fleet(3, 3).dice(3, 0).play("sail clymene", "sail-to autonoe 3")
    assert (scene.asks(), scene.choice().seat) == ("withdraw", 1)
    assert scene.offered() == ["stay", "withdraw clymene", "withdraw cranto", "withdraw nesaea"]
    scene.play("withdraw nesaea")
    assert (scene.owner("autonoe"), scene.ships("autonoe")) == ("purple", 3)
    assert (scene.owner("nesaea"), scene.ships("nesaea")) == ("yellow", 2)
    assert scene.asks() == "optional-actions"


@pytest.mark.rule("CYC-NAVAL-03")
def test_then_the_attacker_may_withdraw_else_they_fight_on() -> None:
    scene = fleet(3, 3).dice(3, 0, 3, 0).play("sail clymene", "sail-to autonoe 3", "stay")
    assert (scene.asks(), scene.choice().seat) == ("withdraw", 0)
    again = scene.offered()
    assert "withdraw clymene" in again
    scene.play("stay")
    assert scene.ships("autonoe") == 1, "the second round cost yellow another ship"
    scene.play("stay", "withdraw clymene")
    assert (scene.owner("autonoe"), scene.owner("clymene")) == ("yellow", "purple")
    assert scene.ships("clymene") == 3


@pytest.mark.rule("CYC-ACT-04", "CYC-NAVAL-03")
def test_the_attacker_may_sacrifice_a_hero_when_it_could_withdraw() -> None:
    scene = Scene().land("kea", "purple").land("delos", "purple").land("thera", "yellow").land("ios", "yellow")
    scene.hero("croesus", "purple", "kea").sea("clymene", "purple", 3).sea("autonoe", "yellow", 3)
    scene.gold("purple", 16).turn("purple", "poseidon").dice(3, 0).play("sail clymene", "sail-to autonoe 3")
    assert scene.offered("sacrifice") == [], "the defender decides first"
    scene.play("stay")
    assert (scene.asks(), scene.offered("sacrifice")) == ("withdraw", ["sacrifice croesus"])
    assert "not-your-hero jason" in scene.refused("sacrifice jason")
    scene.luck(6).play("sacrifice croesus", "found delos")
    assert (scene.asks(), scene.purse("purple")) == ("withdraw", 0)
    scene.dice(0, 0).play("stay")
    assert "compared purple 4 yellow 2" in scene.told(), "the new metropolis is a port"


@pytest.mark.rule("CYC-ACT-04", "CYC-NAVAL-03", "CYC-INFO-03")
def test_an_attacker_with_heroes_is_asked_even_if_it_can_only_stay() -> None:
    scene = Scene().land("kea", "purple").land("thera", "yellow").hero("croesus", "purple", "kea")
    scene.sea("clymene", "purple", 2).sea("autonoe", "yellow", 2).sea("nesaea", "blue").sea("cranto", "blue")
    scene.figure("kraken", "blue", "clymene").gold("purple", 1).turn("purple", "poseidon")
    scene.dice(3, 0).play("sail clymene", "sail-to autonoe 2")
    assert (scene.choice().seat, scene.offered()) == (0, ["stay"]), "nobody shall see what it can pay"
    assert "too-expensive 15" in scene.refused("sacrifice croesus")
    scene.dice(3, 0).play("stay")
    assert (scene.owner("autonoe"), scene.ships("autonoe")) == ("purple", 2)


@pytest.mark.rule("CYC-ACT-04", "CYC-HX-PERSEUS", "CYC-NAVAL-04")
def test_a_flight_out_of_a_sea_battle_is_fought_before_it_goes_on() -> None:
    scene = Scene().land("kea", "purple", soldiers=2).hero("perseus", "purple", "kea").land("thera", "yellow")
    scene.land("delos", "yellow", soldiers=1, port=1).sea("clymene", "purple", 3).sea("autonoe", "yellow", 3)
    scene.gold("purple", 1).turn("purple", "poseidon").dice(3, 0).play("sail clymene", "sail-to autonoe 3", "stay")
    scene.play("sacrifice perseus", "move-to delos").dice(3, 0).play("troops 2 0")
    assert scene.owner("delos") == "purple"
    assert (scene.asks(), len(scene.s.battles)) == ("withdraw", 1)
    scene.dice(0, 0).play("stay")
    assert "compared purple 4 yellow 2" in scene.told(), "the port has changed hands"


@pytest.mark.rule("CYC-NAVAL-03")
def test_a_refuge_is_empty_or_ones_own_and_open() -> None:
    scene = Scene().land("kea", "purple").land("thera", "yellow").sea("clymene", "purple", 4)
    scene.sea("autonoe", "yellow", 3).sea("nesaea", "blue").sea("cranto", "yellow")
    scene.gold("purple", 3).turn("purple", "poseidon").dice(3, 0)
    scene.play("sail clymene", "sail-to autonoe 3")
    assert scene.offered() == ["stay", "withdraw cranto"], "not Clymene, where purple ships stayed, nor blue's Nesaea"
    assert "refuge-taken nesaea blue" in scene.refused("withdraw nesaea")
    scene.play("withdraw cranto")
    assert scene.ships("cranto") == 3


@pytest.mark.rule("CYC-NAVAL-03", "CYC-SEA-03")
def test_nobody_withdraws_into_a_closed_sea() -> None:
    scene = Scene().land("kea", "purple").land("thera", "yellow").sea("clymene", "purple", 3)
    scene.sea("autonoe", "yellow", 3).figure("kraken", "blue", "nesaea").gold("purple", 3).turn("purple", "poseidon")
    scene.dice(3, 0).play("sail clymene", "sail-to autonoe 3")
    assert scene.offered() == ["stay", "withdraw clymene", "withdraw cranto"]
    assert "sea-closed nesaea" in scene.refused("withdraw nesaea")


@pytest.mark.rule("CYC-NAVAL-05")
def test_ports_without_ships_do_not_defend() -> None:
    scene = (
        Scene().land("delos", "yellow", port=1).land("thera", "yellow").land("kea", "purple").sea("clymene", "purple")
    )
    scene.gold("purple", 1).turn("purple", "poseidon").play("sail clymene", "sail-to autonoe 1")
    assert scene.owner("autonoe") == "purple"
    assert not any(text.startswith("sea-battle") for text in scene.told())


@pytest.mark.rule("CYC-NAVAL-01")
def test_the_dice_show_0_to_3() -> None:
    scene = fleet(1, 1)
    assert scene.s.facts.die == [0, 1, 1, 2, 2, 3]
    scene.luck(5, 0).play("sail clymene", "sail-to autonoe 1")
    assert "rolled purple 3" in scene.told()
    assert "rolled yellow 0" in scene.told()
