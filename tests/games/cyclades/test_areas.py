"""Areas, control and limited supplies (section 1 of the rules)."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import duties, faction, move, run, turn
from games.cyclades.scene import Scene
from ludoteka.games.cyclades.rules.apollo import ApolloTurn
from ludoteka.games.cyclades.rules.income import Income
from ludoteka.games.cyclades.rules.metropolis import CheckConversions
from ludoteka.games.cyclades.rules.offerings import Offerings


@pytest.mark.rule("CYC-AREA-01", "CYC-AREA-02")
def test_neighbours_share_a_border_and_islands_span_boards() -> None:
    scene = Scene()
    chart = scene.s.chart
    tinos, panope = scene.area("tinos"), scene.area("panope")
    assert panope in chart.sea_next_to[tinos]
    assert tinos in chart.land_next_to[panope]
    island = [scene.area(name) for name in ("donousa", "iraklia", "gyaros", "polyaigos")]
    boards = {chart.archipelago.codes[chart.number[area]].split("-")[0] for area in island}
    assert len(boards) > 1
    for area in island:
        assert chart.island[area] == sum(1 << other for other in island)


@pytest.mark.rule("CYC-AREA-03", "CYC-AREA-05")
def test_land_stays_with_its_last_controller() -> None:
    scene = (
        Scene().land("tinos", "purple", soldiers=1).land("mykonos", "purple").gold("purple", 5).turn("purple", "ares")
    )
    scene.play("march tinos")
    assert scene.soldiers("mykonos") == 1
    assert scene.soldiers("tinos") == 0
    assert scene.owner("tinos") == "purple"


@pytest.mark.rule("CYC-AREA-03")
def test_a_hero_alone_controls_land() -> None:
    scene = Scene().land("tinos", "purple").land("delos", "yellow").hero("ajax", "purple", "tinos")
    scene.sea("clymene", "purple").gold("purple", 5)
    scene.land("kea", "yellow").turn("purple", "athena").play("hero-move tinos", "move-to delos")
    assert scene.owner("delos") == "purple"
    assert scene.owner("tinos") == "purple"


@pytest.mark.rule("CYC-AREA-04")
def test_an_empty_sea_area_belongs_to_nobody() -> None:
    scene = Scene().land("tinos", "purple").sea("clymene", "purple", 2).gold("purple", 5).turn("purple", "poseidon")
    scene.play("sail clymene", "sail-to autonoe 2")
    assert scene.owner("clymene") == ""
    assert scene.owner("autonoe") == "purple"


@pytest.mark.rule("CYC-AREA-04", "CYC-AREA-09")
def test_a_creature_neither_fills_nor_controls_an_area() -> None:
    scene = Scene().land("tinos", "purple").figure("hydra", "yellow", "clymene").figure("cerberus", "yellow", "delos")
    scene.land("kea", "yellow").sea("autonoe", "purple").land("mykonos", "purple", soldiers=1).gold("purple", 5)
    assert scene.owner("clymene") == ""
    scene.turn("purple", "poseidon")
    assert "buy-ship clymene" in scene.offered("buy-ship")
    scene = Scene().land("mykonos", "purple", soldiers=1).sea("clymene", "purple").gold("purple", 2)
    scene.figure("cerberus", "yellow", "delos").turn("purple", "ares").play("march mykonos", "move-to delos")
    assert scene.owner("delos") == "purple", "Cerberus does not defend"
    assert scene.stands("cerberus") == "delos"


@pytest.mark.rule("CYC-AREA-06")
def test_mercenaries_alone_hold_an_area_for_their_faction() -> None:
    scene = Scene().land("tinos", "purple", mercenaries=1).gold("purple", 5)
    assert scene.owner("tinos") == "purple"
    scene.turn("purple", "ares").play("march tinos")
    assert scene.mercenaries("mykonos") == 1
    assert scene.owner("tinos") == scene.owner("mykonos") == "purple"


@pytest.mark.rule("CYC-AREA-07")
def test_buildings_change_hands_with_their_area() -> None:
    scene = Scene().land("tinos", "purple", soldiers=1).land("mykonos", "yellow", temple=1).land("kea", "yellow")
    scene.market("harpy").gold("purple", 2).turn("purple", "ares").play("march tinos")
    assert scene.owner("mykonos") == "purple"
    scene.play("bribe harpy")
    assert scene.purse("purple") == 0, "the captured temple took 1 off the price of 2"


@pytest.mark.rule("CYC-AREA-08")
def test_taking_a_priestess_symbol_pays_every_time() -> None:
    scene = Scene().land("antiparos", "purple", soldiers=2).land("sikinos", "yellow").land("ios", "yellow", soldiers=1)
    scene.gold("purple", 9).gold("yellow", 9).turn("purple", "ares")
    move(scene, "march", "antiparos", "sikinos")
    assert scene.priestesses("purple") == 1
    move(scene, "march", "sikinos", "antiparos")
    move(scene, "march", "antiparos", "sikinos")
    assert scene.priestesses("purple") == 1, "entering one's own area is no conquest"
    move(scene, "march", "sikinos", "antiparos")
    turn(scene, "yellow", "ares")
    move(scene, "march", "ios", "sikinos")
    assert scene.priestesses("yellow") == 1, "the same symbol pays again"


@pytest.mark.rule("CYC-AREA-08", "CYC-BATTLE-06", "CYC-TV-26")
def test_a_drawn_battle_keeps_the_area_without_a_priestess() -> None:
    scene = Scene().land("antiparos", "purple", soldiers=1).land("sikinos", "yellow", soldiers=1).land("kea", "yellow")
    scene.gold("purple", 1).turn("purple", "ares").dice(1, 1)
    scene.play("march antiparos")
    assert scene.owner("sikinos") == "yellow"
    assert scene.soldiers("sikinos") == 0
    assert scene.priestesses("yellow") == scene.priestesses("purple") == 0


@pytest.mark.rule("CYC-LIMIT-01")
def test_what_is_short_is_not_gained() -> None:
    scene = Scene().land("tinos", "purple", soldiers=8)
    duties(scene, "purple", "ares").play("build fortress tinos")
    assert scene.asks() == "optional-actions", "no soldier left to place"
    assert scene.offered("buy-soldier") == []
    scene = Scene().land("tinos", "purple", mercenaries=8).land("kea", "yellow", mercenaries=8)
    duties(scene, "purple", "hera").play("build port tinos")
    assert scene.asks() == "optional-actions", "all 16 mercenaries are on the map"
    scene = Scene().land("tinos", "purple").cards("yellow", priestesses=20)
    duties(scene, "purple", "zeus").play("build temple tinos")
    assert scene.priestesses("purple") == 0
    scene = Scene().land("tinos", "purple").cards("yellow", philosophers=20)
    duties(scene, "purple", "athena").play("build academy tinos")
    assert scene.philosophers("purple") == 0


@pytest.mark.rule("CYC-LIMIT-01")
def test_no_metropolis_without_a_token() -> None:
    scene = Scene().land("tinos", "purple").cards("purple", philosophers=4)
    scene.s.metropolis_deck.pool.clear()
    for number in range(15):
        scene.s.stored[faction("yellow")] += (number // 3,)
    scene.go(faction("purple"), "athena", CheckConversions(faction("purple")))
    assert scene.philosophers("purple") == 4


@pytest.mark.rule("CYC-LIMIT-01")
def test_sold_out_buildings_lapse() -> None:
    scene = Scene().land("tinos", "purple")
    for area in ("kea", "thera", "anafi", "amorgos", "gyaros"):
        scene.land(area, "yellow", fortress=2)
    duties(scene, "purple", "ares").play("place-soldier tinos")
    assert scene.asks() == "optional-actions"


@pytest.mark.rule("CYC-LIMIT-01")
def test_horns_and_gold_are_unlimited() -> None:
    scene = Scene().land("tinos", "purple").sea("clymene", "purple").gold("purple", 500)
    scene.s.horns[scene.area("tinos")] = 60
    run(scene, ApolloTurn(faction("purple")), Income(), Offerings()).play("place-horn tinos", "place-horn clymene")
    assert scene.horns("tinos") == 61
    assert scene.purse("purple") == 500 + 2 + 61 + 1
