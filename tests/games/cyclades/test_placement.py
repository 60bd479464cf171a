"""The starting placement (section 3 of the rules)."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import asked, run
from games.cyclades.scene import FACTIONS, GAME, Scene
from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.rules.placement import Placement, open_land
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Mode
from ludoteka.kernel.state import pending, take


def placing(seats: int = 3, order: str = "purple yellow blue", **options: object) -> Scene:
    scene = Scene(seats, **options)
    scene.s.epoch = 0
    scene.s.order = [FACTIONS.index(name) for name in order.split()]
    return run(scene, Placement())


@pytest.mark.rule("CYC-PLACE-01", "CYC-PLACE-02", "CYC-PLACE-05")
def test_round_one_takes_two_areas_on_two_islands_with_a_ship_each() -> None:
    scene = placing()
    assert asked(scene) == "purple"
    scene.play("settle sikinos")
    assert scene.priestesses("purple") == 1, "the symbol pays at once"
    assert scene.offered() == ["place-ship galatea", "place-ship galene", "place-ship menippe"]
    scene.play("place-ship galene")
    assert scene.owner("sikinos") == scene.owner("galene") == "purple"
    offered = scene.offered("settle")
    assert "settle ios" not in offered
    assert "settle antiparos" not in offered, "the same island"
    assert "same-island" in scene.refused("settle ios")
    assert "CYC-PLACE-01" in scene.refused("settle ios")
    scene.play("settle thera", "place-ship evagore")
    assert asked(scene) == "yellow"


@pytest.mark.rule("CYC-PLACE-01", "CYC-PLACE-02")
def test_areas_and_seas_are_taken_once() -> None:
    scene = placing().play("settle delos", "place-ship clymene", "settle tinos")
    assert scene.offered() == ["place-ship autonoe", "place-ship nesaea", "place-ship panope"], "clymene has a ship"
    scene.play("place-ship autonoe")
    assert "area-taken" in scene.refused("settle delos")
    assert "settle mykonos" not in scene.offered("settle"), "both of its seas have ships"
    assert "CYC-PLACE-02" in scene.refused("settle mykonos")


@pytest.mark.rule("CYC-PLACE-03", "CYC-PLACE-04")
def test_round_two_goes_back_and_spreads_soldiers() -> None:
    scene = placing(order="blue purple yellow")
    picks = ["delos apseudes", "kea dero", "thera evagore", "anafi iaera", "sikinos menippe", "polyaigos thoe"]
    for number, pick in enumerate(picks):
        assert asked(scene) == ("blue", "purple", "yellow")[number // 2]
        land, sea = pick.split()
        scene.play(f"settle {land}", f"place-ship {sea}")
    assert asked(scene) == "yellow", "the last one of round one begins round two"
    assert "settle ios" in scene.offered("settle"), "an island where one is already"
    scene.play("settle ios", "place-ship galene")
    assert scene.asks() == "garrison"
    assert sorted(scene.offered()) == ["place-soldier ios", "place-soldier polyaigos", "place-soldier sikinos"]
    scene.play("place-soldier ios", "place-soldier ios", "place-soldier sikinos")
    assert scene.soldiers("ios") == 2
    assert asked(scene) == "purple"
    scene.play("settle amorgos", "place-ship ianassa", *["place-soldier amorgos"] * 3)
    assert asked(scene) == "blue"
    scene.play("settle kythnos", *["place-soldier kea"] * 3)
    assert scene.owner("cymodoce") == "blue", "the only free sea area there"
    assert scene.s.epoch == 1
    assert scene.s.ship_supply == scene.s.soldier_supply == [5, 5, 5]


@pytest.mark.rule("CYC-PLACE-06")
def test_teammates_start_on_different_islands() -> None:
    scene = placing(4, "purple blue yellow black", teams=True)
    scene.play("settle kea", "place-ship dero", "settle naxos", "place-ship agave")
    assert asked(scene) == "blue"
    assert "settle kythnos" not in scene.offered("settle")
    assert "teammate-on-island" in scene.refused("settle kythnos")
    assert "CYC-PLACE-06" in scene.refused("settle kythnos")
    scene.play("settle delos", "place-ship cranto", "settle thera", "place-ship evagore")
    assert asked(scene) == "yellow"
    assert "settle kythnos" in scene.offered("settle"), "opponents may share an island"


@pytest.mark.rule("CYC-PLACE-06")
def test_in_round_two_teammates_may_share_an_island() -> None:
    scene = placing(4, "purple yellow blue black", teams=True)
    scene.s.agenda = [step for step in scene.s.agenda if getattr(step, "lap", 2) == 2]
    scene.s.stack = scene.s.agenda
    scene.land("kea", "purple").land("paros", "black")
    assert asked(scene) == "black"
    scene.s.agenda.pop()
    scene.s.agenda.pop()
    assert asked(scene) == "blue"
    assert "settle kythnos" in scene.offered("settle")


@pytest.mark.rule("CYC-PLACE-06")
def test_demands_fall_one_after_the_other_where_nothing_is_left() -> None:
    scene = Scene(4, teams=True)
    for area in scene.s.chart.land:
        if scene.s.facts.area_names[area] not in ("kythnos", "delos"):
            scene.s.owner[area] = 1
            scene.s.lands[1] |= 1 << area
    purple, mate = 0, 2
    assert named(scene, open_land(scene.s, purple, 1)) == ["delos", "kythnos"]
    for sea in ("apseudes", "autonoe", "clymene", "cranto", "cymodoce", "dero"):
        scene.sea(sea, "yellow")
    assert named(scene, open_land(scene.s, purple, 1)) == ["delos", "kythnos"], "first the ship is waived"
    take_over(scene, "kea", mate)
    assert named(scene, open_land(scene.s, purple, 1)) == ["delos"]
    take_over(scene, "delos", 1)
    assert named(scene, open_land(scene.s, purple, 1)) == ["kythnos"], "then the teammate's island"
    take_over(scene, "kea", purple)
    assert named(scene, open_land(scene.s, purple, 1)) == ["kythnos"], "then the island of one's own"


def take_over(scene: Scene, area: str, owner: int) -> None:
    number = scene.area(area)
    former = scene.s.owner[number]
    if former != NOBODY:
        scene.s.lands[former] &= ~(1 << number)
    scene.s.owner[number] = owner
    scene.s.lands[owner] |= 1 << number


def named(scene: Scene, areas: list[int]) -> list[str]:
    return sorted(scene.s.facts.area_names[area] for area in areas)


@pytest.mark.rule("CYC-PLACE-01", "CYC-PLACE-03")
@pytest.mark.parametrize("mode", GAME.modes()[:6], ids=lambda mode: mode.name.replace(" ", "-"))
def test_every_faction_ends_with_three_areas(mode: Mode) -> None:
    luck = Chance.of("placement")
    s = GAME.start(mode.seats, GAME.read_options(mode.options), luck)
    while s.epoch == 0:
        choice = pending(s)[0]
        options = choice.options(s)
        take(s, choice, options[luck.below(len(options))], luck)
    assert [land.bit_count() for land in s.lands] == [3] * s.terms.factions
    assert [sea.bit_count() for sea in s.seas] == [3] * s.terms.factions
    assert s.soldier_supply == [5] * s.terms.factions
