"""The six creatures with figures: entering, keeping, moving, and what they do to everybody else."""

from __future__ import annotations

import pytest

from games.cyclades.scene import Scene
from ludoteka.games.cyclades.facts import CERBERUS, HYDRA, KRAKEN, MINOTAUR, POLYPHEMUS
from ludoteka.games.cyclades.rules.income import income_of
from ludoteka.games.cyclades.rules.reach import retreat_land
from ludoteka.games.cyclades.state import Attack


def buyer(creature: str) -> Scene:
    """Purple, with Athena, can buy a creature on the cheapest space."""
    return (
        Scene().land("ios", "purple").land("delos", "yellow").land("syros", "blue").gold("purple", 9).market(creature)
    )


# -- entering and keeping ---------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-CREA-05", "CYC-CREA-04", "CYC-AREA-09")
def test_a_figure_enters_any_area_its_card_allows_but_none_with_another_figure() -> None:
    scene = buyer("cerberus").figure("medusa", "yellow", "kea").turn("purple").play("bribe cerberus")
    assert scene.asks() == "place-figure"
    assert len(scene.offered()) == 15
    assert "figure-there kea medusa (CYC-CREA-05)" in scene.refused("place-figure kea")
    assert "wrong-place cerberus halia (CYC-CREA-05)" in scene.refused("place-figure halia")
    scene.play("place-figure delos")
    assert scene.stands("cerberus") == "delos"
    assert scene.owner("delos") == "yellow"
    assert scene.s.creature_holder[CERBERUS] == 0
    assert scene.pile() == []


@pytest.mark.rule("CYC-UPK-01", "CYC-UPK-02")
def test_a_kept_figure_costs_a_priestess_and_may_move_one_area() -> None:
    scene = Scene().figure("cerberus", "purple", "ios").cards("purple", priestesses=1).land("ios", "purple")
    scene.figure("medusa", "yellow", "sikinos").upkeep("purple")
    scene.play("keep cerberus")
    assert scene.priestesses("purple") == 0
    assert scene.asks() == "optional-actions"
    other = Scene().figure("cerberus", "purple", "ios").cards("purple", priestesses=1).land("ios", "purple")
    other.upkeep("purple").play("keep cerberus")
    assert other.offered() == ["move-figure sikinos", "stay"]
    assert "wrong-place cerberus galatea" in other.refused("move-figure galatea")
    other.play("move-figure sikinos")
    assert other.stands("cerberus") == "sikinos"


@pytest.mark.rule("CYC-UPK-03", "CYC-UPK-01")
def test_a_figure_nobody_pays_for_leaves() -> None:
    scene = Scene().figure("cerberus", "purple", "ios").figure("medusa", "purple", "kea").land("ios", "purple")
    scene.cards("purple", priestesses=1).upkeep("purple").play("release cerberus", "keep medusa", "stay")
    assert scene.pile() == ["cerberus"]
    assert scene.stands("medusa") == "kea"
    broke = Scene().figure("cerberus", "purple", "ios").land("ios", "purple").upkeep("purple")
    assert broke.pile() == ["cerberus"]


@pytest.mark.rule("CYC-UPK-05")
def test_upkeep_goes_by_the_order_of_gods_and_each_settles_in_its_own_order() -> None:
    scene = Scene().figure("cerberus", "purple", "ios").figure("medusa", "yellow", "kea")
    scene.figure("hydra", "yellow", "delos").cards("purple", priestesses=1).cards("yellow", priestesses=1)
    scene.upkeep("yellow", "purple")
    assert scene.choice().seat == 1
    assert scene.offered() == ["keep hydra", "keep medusa", "release hydra", "release medusa"]
    scene.play("release medusa", "release hydra")
    assert scene.choice().seat == 0


# -- Hydra ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-HYDRA")
def test_hydra_destroys_one_piece_near_her_and_adds_a_horn() -> None:
    scene = buyer("hydra").land("sikinos", "yellow", soldiers=1, mercenaries=1).sea("galene", "purple")
    scene.sea("halia", "blue").land("kea", "blue", soldiers=1).turn("purple").play("bribe hydra", "place-figure ios")
    assert scene.offered() == ["destroy-mercenary sikinos", "destroy-ship galene", "destroy-soldier sikinos"]
    assert "out-of-reach halia" in scene.refused("destroy-ship halia")
    assert "out-of-reach kea" in scene.refused("destroy-soldier kea")
    scene.play("destroy-soldier sikinos")
    assert scene.soldiers("sikinos") == 0
    assert scene.owner("sikinos") == "yellow"
    assert scene.horns("ios") == 2


@pytest.mark.rule("CYC-C-HYDRA")
def test_hydra_must_take_an_own_piece_if_there_is_no_other() -> None:
    scene = buyer("hydra").sea("galene", "purple").turn("purple").play("bribe hydra", "place-figure glauce")
    assert scene.ships("galene") == 0
    assert scene.owner("galene") == ""
    assert scene.horns("glauce") == 1


@pytest.mark.rule("CYC-C-HYDRA")
def test_hydra_without_a_victim_still_adds_her_horn_and_spares_heroes_and_creatures() -> None:
    scene = (
        buyer("hydra").hero("ajax", "purple", "ios").land("sikinos", "yellow").figure("minotaur", "yellow", "sikinos")
    )
    scene.turn("purple").play("bribe hydra", "place-figure ios")
    assert scene.asks() == "optional-actions"
    assert scene.horns("ios") == 2
    assert scene.heroes("purple") == ["ajax"]
    assert scene.stands("minotaur") == "sikinos"


@pytest.mark.rule("CYC-C-HYDRA", "CYC-UPK-04")
def test_hydra_feeds_at_every_kept_upkeep_after_moving() -> None:
    scene = Scene().land("ios", "purple").land("thera", "yellow", soldiers=1).figure("hydra", "purple", "ios")
    scene.cards("purple", priestesses=2).upkeep("purple").play("keep hydra", "move-figure galatea")
    assert scene.soldiers("thera") == 0
    assert scene.horns("galatea") == 1
    still = Scene().land("ios", "purple").figure("hydra", "purple", "ios").cards("purple", priestesses=1)
    still.upkeep("purple").play("keep hydra", "stay")
    assert still.horns("ios") == 2


@pytest.mark.rule("CYC-C-HYDRA", "CYC-INC-02")
def test_hydra_doubles_the_income_of_her_area_for_its_controller() -> None:
    scene = Scene().land("ios", "purple").land("mykonos", "purple").figure("hydra", "yellow", "ios")
    assert income_of(scene.s, 0) == 3
    assert income_of(scene.s, 1) == 0
    at_sea = Scene().sea("evagore", "purple").figure("hydra", "yellow", "evagore")
    assert income_of(at_sea.s, 0) == 2


# -- Cerberus ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-CERBERUS", "CYC-INC-02")
def test_cerberus_brings_the_income_of_his_area_to_his_holder() -> None:
    scene = Scene().land("ios", "yellow").figure("cerberus", "purple", "ios")
    assert income_of(scene.s, 0) == 1
    assert income_of(scene.s, 1) == 0
    free = Scene().figure("cerberus", "purple", "mykonos")
    assert income_of(free.s, 0) == 1
    own = Scene().land("ios", "purple").figure("cerberus", "purple", "ios")
    assert income_of(own.s, 0) == 1


# -- Kraken -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-KRAKEN", "CYC-TV-09")
def test_kraken_destroys_the_ships_of_its_area_and_closes_it() -> None:
    scene = Scene().land("ios", "purple").land("sikinos", "yellow").sea("galene", "yellow", 2).gold("purple", 9)
    scene.market("kraken").sea("evarne", "purple").turn("purple", "poseidon").play(
        "bribe kraken", "place-figure galene"
    )
    assert scene.ships("galene") == 0
    assert scene.owner("galene") == ""
    assert scene.s.ship_supply[1] == 8
    assert "ships-sunk yellow galene 2" in scene.told()
    assert "buy-ship galene" not in scene.offered()
    assert "sea-closed galene (CYC-SEA-03)" in scene.refused("buy-ship galene")
    scene.play("sail evarne")
    assert "sea-closed galene (CYC-SEA-03)" in scene.refused("sail-to galene 1")


@pytest.mark.rule("CYC-C-KRAKEN", "CYC-TV-10", "CYC-UPK-04")
def test_kraken_destroys_again_where_it_moves() -> None:
    scene = Scene(4)
    name = scene.s.facts.area_names
    lair = scene.s.chart.sea[0]
    there = name[scene.s.chart.sea_next_to[lair][0]]
    scene.figure("kraken", "purple", name[lair]).cards("purple", priestesses=1).sea(there, "black").upkeep("purple")
    scene.play("keep kraken", f"move-figure {there}")
    assert scene.ships(there) == 0
    assert scene.s.ship_supply[3] == 8
    assert scene.priestesses("purple") == 0
    assert scene.s.creature_holder[KRAKEN] == 0


@pytest.mark.rule("CYC-C-KRAKEN")
def test_kraken_does_not_spare_its_holder_and_a_kraken_that_stays_sinks_nothing() -> None:
    scene = buyer("kraken").sea("galene", "purple", 2).turn("purple").play("bribe kraken", "place-figure galene")
    assert scene.s.ship_supply[0] == 8
    still = Scene().land("ios", "purple").figure("kraken", "purple", "galene").cards("purple", priestesses=1)
    still.sea("halia", "blue").upkeep("purple").play("keep kraken", "stay")
    assert still.ships("halia") == 1


# -- Medusa -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-MEDUSA", "CYC-LAND-05")
def test_medusa_lets_nobody_in_or_out_her_holder_included() -> None:
    scene = Scene().land("ios", "purple", soldiers=2).land("sikinos", "purple", soldiers=1).gold("purple", 5)
    scene.figure("medusa", "purple", "ios").land("antiparos", "yellow").land("delos", "yellow").turn("purple", "ares")
    assert scene.offered("march") == ["march sikinos"]
    assert "petrified ios (CYC-LAND-05)" in scene.refused("march ios")
    scene.play("march sikinos")
    assert scene.owner("antiparos") == "purple"


@pytest.mark.rule("CYC-C-MEDUSA", "CYC-RETREAT-03")
def test_medusa_allows_no_retreat() -> None:
    scene = Scene().land("ios", "purple", soldiers=1).land("sikinos", "purple")
    assert retreat_land(scene.s, 0, scene.area("ios")) == 1 << scene.area("sikinos")
    scene.figure("medusa", "yellow", "sikinos")
    assert retreat_land(scene.s, 0, scene.area("ios")) == 0
    other = Scene().land("ios", "purple", soldiers=1).land("sikinos", "purple").figure("medusa", "yellow", "ios")
    assert retreat_land(other.s, 0, other.area("ios")) == 0


@pytest.mark.rule("CYC-C-MEDUSA", "CYC-HX-PERSEUS")
def test_medusa_stops_perseus_too() -> None:
    scene = Scene().land("ios", "purple", soldiers=2).land("kea", "purple", soldiers=1).hero("perseus", "purple", "ios")
    scene.figure("medusa", "yellow", "ios").turn("purple").play("sacrifice perseus")
    assert "petrified ios (CYC-LAND-05)" in scene.refused("move-to ios")
    held = Scene().land("ios", "purple", soldiers=2).hero("perseus", "purple", "ios").figure("medusa", "blue", "ios")
    held.turn("purple")
    assert held.offered("sacrifice") == []
    assert "nobody-to-move" in held.refused("sacrifice perseus")


@pytest.mark.rule("CYC-C-MEDUSA", "CYC-ARES-02")
def test_recruits_may_appear_beside_medusa() -> None:
    scene = Scene().land("ios", "purple").figure("medusa", "yellow", "ios").gold("purple", 2).turn("purple", "ares")
    assert scene.offered("buy-soldier") == ["buy-soldier ios"]


# -- Minotaur ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-MINOTAUR", "CYC-CREA-05")
def test_minotaur_enters_only_land_of_his_holder() -> None:
    scene = buyer("minotaur").land("kea", "purple").turn("purple").play("bribe minotaur")
    assert scene.offered() == ["place-figure kea", "place-figure ios"]
    assert "wrong-place minotaur delos (CYC-CREA-05)" in scene.refused("place-figure delos")
    full = buyer("minotaur").figure("medusa", "yellow", "ios").turn("purple").play("bribe minotaur")
    assert "no-effect purple minotaur" in full.told()
    assert full.pile() == ["minotaur"]


@pytest.mark.rule("CYC-C-MINOTAUR", "CYC-UPK-02")
def test_minotaur_moves_only_at_upkeep_and_only_to_own_land() -> None:
    scene = Scene().land("ios", "purple", soldiers=1).land("sikinos", "yellow").figure("minotaur", "purple", "ios")
    scene.cards("purple", priestesses=1).upkeep("purple").play("keep minotaur")
    assert scene.stands("minotaur") == "ios"
    own = Scene().land("ios", "purple").land("sikinos", "purple").figure("minotaur", "purple", "ios")
    own.cards("purple", priestesses=1).upkeep("purple").play("keep minotaur", "move-figure sikinos")
    assert own.stands("minotaur") == "sikinos"


def attack_on_minotaur(soldiers: int = 0, hero: str = "") -> Scene:
    """Yellow attacks the Minotaur's area with three soldiers; purple could retreat to sikinos."""
    scene = Scene().land("ios", "purple", soldiers=soldiers).land("antiparos", "purple").land("delos", "purple")
    scene.land("thera", "yellow", soldiers=3).sea("galatea", "yellow").figure("minotaur", "purple", "ios")
    scene.gold("yellow", 3).land("sikinos", "purple")
    if hero:
        scene.hero(hero, "purple", "ios")
    return scene.turn("yellow", "ares")


@pytest.mark.rule("CYC-C-MINOTAUR", "CYC-LAND-04", "CYC-BATTLE-01")
def test_minotaur_alone_defends_his_area_with_strength_two() -> None:
    scene = attack_on_minotaur().dice(0, 2).play("march thera", "move-to ios", "troops 3 0")
    assert "compared yellow 3 purple 4" in scene.told()
    scene.dice(2, 1).play("stay")
    assert "compared yellow 4 purple 3" in scene.told()
    assert "minotaur-fell purple ios" in scene.told()
    assert scene.stands("minotaur") == ""
    assert scene.pile() == ["minotaur"]
    assert scene.s.creature_holder[MINOTAUR] == -1
    assert scene.owner("ios") == "yellow"


@pytest.mark.rule("CYC-C-MINOTAUR", "CYC-BATTLE-02")
def test_his_holder_chooses_between_minotaur_and_another_unit() -> None:
    scene = attack_on_minotaur(soldiers=1).dice(3, 0).play("march thera", "move-to ios", "troops 3 0")
    assert scene.asks() == "casualty"
    assert scene.offered() == ["lose-minotaur", "lose-soldier"]
    scene.play("lose-soldier")
    assert scene.choice().seat == 1
    assert scene.asks() == "attacker-retreat"


@pytest.mark.rule("CYC-C-MINOTAUR", "CYC-BATTLE-02")
def test_minotaur_falls_in_the_last_of_several_battles() -> None:
    scene = attack_on_minotaur(soldiers=1).dice(3, 0).play("march thera", "move-to ios", "troops 3 0")
    scene.s.battles.insert(0, Attack(scene.area("thera"), scene.area("ios"), 0, 0, 0, 0, -1, -1))
    scene.play("lose-minotaur")
    assert "minotaur-fell purple ios" in scene.told()


@pytest.mark.rule("CYC-C-MINOTAUR", "CYC-RETREAT-03")
def test_no_retreat_while_minotaur_lives() -> None:
    held = attack_on_minotaur(soldiers=2).dice(3, 0).play("march thera", "move-to ios", "troops 3 0", "lose-soldier")
    assert held.asks() == "attacker-retreat"
    free = attack_on_minotaur(soldiers=2).dice(3, 0).play("march thera", "move-to ios", "troops 3 0", "lose-minotaur")
    assert free.asks() == "defender-retreat"
    assert "retreat sikinos" in free.offered()


@pytest.mark.rule("CYC-C-MINOTAUR", "CYC-HX-PERSEUS")
def test_perseus_saves_nobody_beside_a_living_minotaur() -> None:
    scene = attack_on_minotaur(soldiers=2, hero="perseus").dice(3, 0).play("march thera", "move-to ios", "troops 3 0")
    scene.play("lose-soldier")
    assert scene.soldiers("ios") == 1
    assert scene.asks() == "attacker-retreat"
    dead = attack_on_minotaur(soldiers=2, hero="perseus").dice(3, 0).play("march thera", "move-to ios", "troops 3 0")
    dead.dice(3, 0).play("lose-minotaur", "stay", "stay", "lose-soldier")
    assert dead.asks() == "perseus-rescue"


# -- Polyphemus -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-POLYPHEMUS", "CYC-SEA-03", "CYC-RECRUIT-02")
def test_polyphemus_closes_the_seas_around_him() -> None:
    scene = Scene().land("thera", "purple").land("ios", "purple").sea("evarne", "purple", 2).gold("purple", 9)
    scene.figure("polyphemus", "yellow", "thera").turn("purple", "poseidon")
    assert "buy-ship galatea" not in scene.offered()
    assert "sea-closed galatea (CYC-SEA-03)" in scene.refused("buy-ship galatea")
    scene.play("sail evarne")
    assert "sea-closed evagore (CYC-SEA-03)" in scene.refused("sail-to evagore 1")


@pytest.mark.rule("CYC-C-POLYPHEMUS")
def test_polyphemus_holder_pushes_every_ship_next_to_him() -> None:
    scene = buyer("polyphemus").sea("galatea", "yellow", 2).sea("evagore", "purple").turn("purple")
    scene.play("bribe polyphemus", "place-figure thera")
    assert scene.offered() == ["push-ship evagore evarne", "push-ship galatea evarne", "push-ship galatea melite"]
    assert "sea-closed evagore (CYC-SEA-03)" in scene.refused("push-ship galatea evagore")
    scene.play("push-ship evagore evarne")
    assert "ship-pushed yellow galatea melite" in scene.told()
    assert (scene.ships("melite"), scene.ships("evarne"), scene.ships("galatea"), scene.ships("evagore")) == (
        2,
        1,
        0,
        0,
    )
    assert scene.owner("melite") == "yellow"


@pytest.mark.rule("CYC-C-POLYPHEMUS")
def test_pushed_ships_never_mix_colours() -> None:
    scene = buyer("polyphemus").sea("galatea", "yellow", 1).sea("evarne", "blue").turn("purple")
    scene.play("bribe polyphemus", "place-figure thera")
    assert (scene.owner("melite"), scene.owner("evarne")) == ("yellow", "blue")


@pytest.mark.rule("CYC-C-POLYPHEMUS", "CYC-TV-44")
def test_ships_without_a_way_out_are_destroyed() -> None:
    scene = Scene(5).land("ios", "purple").gold("purple", 9).market("polyphemus")
    chart = scene.s.chart
    home = next(
        area for area in chart.land if any(only_way_out(scene, area, sea) >= 0 for sea in chart.sea_next_to[area])
    )
    sea = next(sea for sea in chart.sea_next_to[home] if only_way_out(scene, home, sea) >= 0)
    name = scene.s.facts.area_names
    scene.sea(name[sea], "red", 2).sea(name[only_way_out(scene, home, sea)], "blue").turn("purple")
    scene.play("bribe polyphemus", f"place-figure {name[home]}")
    assert scene.s.ship_supply[4] == 8
    assert scene.s.ships[sea] == 0
    assert f"ships-sunk red {name[sea]} 2" in scene.told()


def only_way_out(scene: Scene, home: int, sea: int) -> int:
    """The only open sea next to one that Polyphemus closes, or -1 if there are more or none."""
    chart = scene.s.chart
    ways = [other for other in chart.sea_next_to[sea] if other not in chart.sea_next_to[home]]
    return ways[0] if len(ways) == 1 else -1


@pytest.mark.rule("CYC-C-POLYPHEMUS", "CYC-C-KRAKEN")
def test_polyphemus_pushes_no_ship_into_krakens_area() -> None:
    scene = buyer("polyphemus").sea("galatea", "yellow", 1).figure("kraken", "blue", "melite").turn("purple")
    scene.play("bribe polyphemus", "place-figure thera")
    assert scene.ships("evarne") == 1
    trapped = buyer("polyphemus").sea("galatea", "yellow", 1).figure("kraken", "blue", "melite").sea("evarne", "blue")
    trapped.turn("purple").play("bribe polyphemus", "place-figure thera")
    assert "ships-sunk yellow galatea 1" in trapped.told()


@pytest.mark.rule("CYC-C-POLYPHEMUS", "CYC-UPK-04")
def test_polyphemus_pushes_ships_only_when_he_enters_play() -> None:
    scene = Scene().land("ios", "purple").figure("polyphemus", "purple", "kea").cards("purple", priestesses=1)
    scene.sea("galene", "yellow").upkeep("purple").play("keep polyphemus", "stay")
    assert scene.ships("galene") == 1
    moving = Scene().land("ios", "purple").figure("polyphemus", "purple", "ios").cards("purple", priestesses=1)
    moving.sea("menippe", "yellow").upkeep("purple").play("keep polyphemus", "move-figure sikinos")
    assert moving.s.creature_area[POLYPHEMUS] == moving.area("sikinos")
    assert moving.asks() != "polyphemus-pushes"
    assert moving.ships("menippe") == 1


@pytest.mark.rule("CYC-C-POLYPHEMUS", "CYC-SEA-03")
def test_a_ship_that_polyphemus_moved_next_to_may_leave_but_none_may_enter() -> None:
    scene = Scene().land("ios", "purple").figure("polyphemus", "yellow", "sikinos").gold("purple", 5)
    scene.sea("menippe", "purple").sea("halia", "purple").turn("purple", "poseidon")
    scene.play("sail halia")
    assert "sea-closed menippe (CYC-SEA-03)" in scene.refused("sail-to menippe 1")
    leaving = Scene().land("ios", "purple").figure("polyphemus", "yellow", "sikinos").gold("purple", 5)
    leaving.sea("menippe", "purple").turn("purple", "poseidon").play("sail menippe", "sail-to halia 1")
    assert leaving.owner("halia") == "purple"


@pytest.mark.rule("CYC-C-POLYPHEMUS")
def test_an_order_of_pushes_may_doom_a_ship() -> None:
    scene = buyer("polyphemus").sea("galatea", "yellow").sea("evagore", "blue").figure("kraken", "blue", "melite")
    scene.turn("purple").play("bribe polyphemus", "place-figure thera")
    assert scene.offered() == ["push-ship evagore evarne", "push-ship galatea evarne"]
    scene.play("push-ship evagore evarne")
    assert "ships-sunk yellow galatea 1" in scene.told()
    assert scene.owner("evarne") == "blue"


@pytest.mark.rule("CYC-C-HYDRA", "CYC-C-CERBERUS", "CYC-CREA-05")
def test_two_figures_never_share_an_area() -> None:
    scene = buyer("hydra").figure("kraken", "yellow", "halia").figure("cerberus", "yellow", "kea").turn("purple")
    scene.play("bribe hydra")
    assert "figure-there halia kraken" in scene.refused("place-figure halia")
    assert "figure-there kea cerberus" in scene.refused("place-figure kea")
    scene.play("place-figure glauce")
    assert scene.s.creature_area[HYDRA] == scene.area("glauce")
