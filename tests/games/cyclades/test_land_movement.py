"""Land movement and hero moves (sections 13 and 14 of the rules)."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import move
from games.cyclades.scene import Scene


def marching(scene: Scene, gold: int = 9) -> Scene:
    return scene.gold("purple", gold).turn("purple", "ares")


def targets(scene: Scene, source: str) -> list[str]:
    """Where one soldier from an area could march; a single target is taken at once."""
    scene.play(f"march {source}")
    if scene.asks() == "move-to":
        return sorted(text.split()[1] for text in scene.offered())
    moves = [text.split() for text in scene.told() if text.startswith("moved ")]
    return [moves[-1][3]]


@pytest.mark.rule("CYC-LAND-01")
def test_any_group_moves_and_some_may_stay() -> None:
    scene = Scene().land("tinos", "purple", soldiers=2, mercenaries=1).hero("ajax", "purple", "tinos")
    marching(scene).play("march tinos")
    assert scene.offered() == ["leave-behind ajax", "take-along ajax"]
    scene.play("leave-behind ajax")
    assert scene.offered() == ["troops 0 1", "troops 1 0", "troops 1 1", "troops 2 0", "troops 2 1"]
    scene.play("troops 1 1")
    assert (scene.soldiers("tinos"), scene.mercenaries("tinos")) == (1, 0)
    assert (scene.soldiers("mykonos"), scene.mercenaries("mykonos")) == (1, 1)
    assert scene.s.hero_area[0] == scene.area("tinos")


@pytest.mark.rule("CYC-LAND-01")
def test_a_group_has_at_least_one_unit() -> None:
    scene = Scene().land("tinos", "purple", soldiers=1).hero("ajax", "purple", "tinos")
    marching(scene).play("march tinos", "take-along ajax")
    assert scene.offered() == ["troops 0 0", "troops 1 0"]
    alone = Scene().land("tinos", "purple").hero("ajax", "purple", "tinos").hero("helen", "purple", "tinos")
    marching(alone).play("march tinos", "leave-behind ajax")
    assert alone.s.hero_area[2] == alone.area("mykonos"), "the last hero left must go"


@pytest.mark.rule("CYC-LAND-01")
def test_areas_without_own_units_send_nobody() -> None:
    scene = marching(Scene().land("tinos", "purple").land("kea", "yellow", soldiers=1))
    assert scene.offered("march") == []
    assert "no-units-there" in scene.refused("march tinos")
    assert "no-units-there" in scene.refused("march kea")
    assert "not-land" in scene.refused("march clymene")


@pytest.mark.rule("CYC-LAND-02")
def test_neighbours_on_the_same_island_are_in_reach() -> None:
    scene = marching(Scene().land("iraklia", "purple", soldiers=1))
    assert targets(scene, "iraklia") == ["donousa", "gyaros"], "Polyaigos is two steps away"
    assert "out-of-reach" in scene.refused("move-to polyaigos")
    assert "CYC-LAND-02" in scene.refused("move-to polyaigos")


@pytest.mark.rule("CYC-LAND-02")
def test_an_unbroken_chain_of_own_ships_links_islands() -> None:
    scene = Scene().land("delos", "purple", soldiers=1).sea("clymene", "purple").sea("thaleia", "purple")
    assert targets(marching(scene), "delos") == ["gyaros", "mykonos", "polyaigos", "tinos"]
    broken = Scene().land("delos", "purple", soldiers=1).sea("cranto", "purple").sea("thaleia", "purple")
    assert marching(broken).offered("march") == []
    assert "nowhere-to-go" in broken.refused("march delos")
    enemy = Scene().land("delos", "purple", soldiers=1).sea("clymene", "yellow").sea("thaleia", "purple")
    assert marching(enemy).offered("march") == []


@pytest.mark.rule("CYC-LAND-02")
def test_ships_do_not_link_areas_of_one_island() -> None:
    scene = Scene().land("ios", "purple", soldiers=1).sea("galatea", "purple")
    assert targets(marching(scene), "ios") == ["sikinos", "thera"], "Antiparos also lies at Galatea"


@pytest.mark.rule("CYC-LAND-03", "CYC-AREA-05")
def test_a_token_alone_does_not_defend() -> None:
    scene = Scene().land("tinos", "purple", soldiers=1).land("mykonos", "yellow").land("kea", "yellow")
    marching(scene).play("march tinos")
    assert scene.owner("mykonos") == "purple"
    assert "area-taken purple mykonos" in scene.told()
    assert not any(text.startswith("land-battle") for text in scene.told())


@pytest.mark.rule("CYC-LAND-03")
def test_free_land_is_taken() -> None:
    scene = marching(Scene().land("tinos", "purple", soldiers=1)).play("march tinos")
    assert scene.owner("mykonos") == "purple"


@pytest.mark.rule("CYC-LAND-04", "CYC-HMOVE-02")
@pytest.mark.parametrize("defender", ["soldier", "mercenary", "hero", "minotaur"])
def test_any_enemy_unit_means_battle(defender: str) -> None:
    scene = Scene().land("tinos", "purple", soldiers=1).land("kea", "yellow")
    scene.land("mykonos", "yellow", soldiers=int(defender == "soldier"), mercenaries=int(defender == "mercenary"))
    if defender == "hero":
        scene.hero("helen", "yellow", "mykonos")
    if defender == "minotaur":
        scene.figure("minotaur", "yellow", "mykonos")
    marching(scene).play("march tinos")
    assert "land-battle purple yellow mykonos" in scene.told()


@pytest.mark.rule("CYC-LAND-05")
def test_medusas_area_is_neither_entered_nor_left() -> None:
    scene = Scene().land("iraklia", "purple", soldiers=1).figure("medusa", "purple", "gyaros")
    assert targets(marching(scene), "iraklia") == ["donousa"], "not even by her holder"
    shut = Scene().land("iraklia", "purple", soldiers=1).hero("ajax", "purple", "iraklia")
    shut.figure("medusa", "yellow", "iraklia")
    assert marching(shut).offered("march") == []
    assert "petrified iraklia" in shut.refused("march iraklia")
    assert "CYC-LAND-05" in shut.refused("march iraklia")
    hero = Scene().land("iraklia", "purple", soldiers=1).hero("ajax", "purple", "iraklia").gold("purple", 5)
    hero.figure("medusa", "yellow", "iraklia").turn("purple", "athena")
    assert hero.offered("hero-move") == []


# -- hero moves -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HMOVE-01", "CYC-TV-25")
def test_hero_moves_cost_one_two_three() -> None:
    scene = Scene().land("tinos", "purple").hero("ajax", "purple", "tinos").gold("purple", 6).turn("purple", "zeus")
    for number, (source, target) in enumerate((("tinos", "mykonos"), ("mykonos", "tinos"), ("tinos", "mykonos")), 1):
        before = scene.purse("purple")
        move(scene, "hero-move", source, target, "0 0", "ajax")
        assert before - scene.purse("purple") == number
    assert scene.purse("purple") == 0
    assert scene.offered("hero-move") == []
    assert "too-expensive 4" in scene.refused("hero-move mykonos")


@pytest.mark.rule("CYC-HMOVE-01")
def test_all_heroes_share_one_counter_and_may_move_together() -> None:
    scene = Scene().land("tinos", "purple", soldiers=1).hero("ajax", "purple", "tinos").hero("jason", "purple", "tinos")
    scene.land("kea", "purple").hero("helen", "purple", "kea").gold("purple", 3).turn("purple", "athena")
    move(scene, "hero-move", "tinos", "mykonos", "1 0", "ajax jason")
    assert scene.purse("purple") == 2, "two heroes together make one move"
    move(scene, "hero-move", "kea", "kythnos", "0 0", "helen")
    assert scene.purse("purple") == 0, "another hero's move is the second of the turn"


@pytest.mark.rule("CYC-HMOVE-01")
def test_a_hero_must_lead_a_hero_move() -> None:
    scene = Scene().land("tinos", "purple", soldiers=3).land("mykonos", "purple", soldiers=2)
    scene.hero("ajax", "purple", "mykonos").gold("purple", 5).turn("purple", "athena")
    assert scene.offered("hero-move") == ["hero-move mykonos"]
    assert "no-hero-there tinos" in scene.refused("hero-move tinos")
    scene.play("hero-move mykonos")
    assert scene.offered() == ["troops 0 0", "troops 1 0", "troops 2 0"], "Ajax goes in any case"


@pytest.mark.rule("CYC-HMOVE-01", "CYC-HMOVE-02", "CYC-TV-11", "CYC-BATTLE-01")
def test_the_rulebooks_hero_moves() -> None:
    scene = Scene().land("tinos", "yellow").land("mykonos", "yellow", soldiers=3).hero("penthesilea", "yellow", "tinos")
    scene.sea("clymene", "yellow").land("delos", "purple", soldiers=2).land("kea", "purple").gold("yellow", 9)
    scene.turn("yellow", "athena").dice(0, 3)
    move(scene, "hero-move", "tinos", "mykonos", "0 0", "penthesilea")
    assert scene.purse("yellow") == 8
    move(scene, "hero-move", "mykonos", "delos", "2 0", "penthesilea")
    assert scene.purse("yellow") == 6
    assert scene.soldiers("mykonos") == 1
    assert "compared yellow 3 purple 5" in scene.told(), "strength 3 before the die"


@pytest.mark.rule("CYC-HX-JASON", "CYC-HMOVE-01", "CYC-HERO-03")
def test_jason_uses_enemy_ships_on_hero_moves() -> None:
    scene = Scene().land("delos", "purple", soldiers=1).hero("jason", "purple", "delos").hero("ajax", "purple", "delos")
    scene.sea("clymene", "yellow").sea("thaleia", "purple").land("kea", "yellow").gold("purple", 5)
    scene.turn("purple", "athena").play("hero-move delos")
    assert sorted(scene.offered()) == ["move-to gyaros", "move-to mykonos", "move-to polyaigos", "move-to tinos"]
    scene.play("move-to polyaigos")
    assert scene.offered() == ["leave-behind ajax", "take-along ajax"]
    scene.play("take-along ajax")
    assert scene.offered() == ["troops 0 0", "troops 1 0"], "Jason himself cannot stay behind"
    scene.play("troops 1 0")
    assert scene.owner("polyaigos") == "purple"


@pytest.mark.rule("CYC-HX-JASON")
def test_jasons_links_need_jason_and_a_hero_move() -> None:
    other = Scene().land("delos", "purple").land("tinos", "purple").hero("jason", "purple", "tinos")
    other.hero("ajax", "purple", "delos").sea("cranto", "yellow").sea("clymene", "yellow").land("kea", "yellow")
    other.gold("purple", 5).turn("purple", "athena")
    assert other.offered("hero-move") == ["hero-move tinos"], "Ajax alone has no link from Delos"
    ares = Scene().land("delos", "purple", soldiers=1).hero("jason", "purple", "delos").sea("clymene", "yellow")
    assert marching(ares).offered("march") == []


@pytest.mark.rule("CYC-HX-JASON")
def test_jason_may_stay_behind_where_own_ships_make_the_link() -> None:
    scene = Scene().land("delos", "purple").hero("jason", "purple", "delos").hero("ajax", "purple", "delos")
    scene.sea("clymene", "purple").gold("purple", 5).turn("purple", "athena")
    move(scene, "hero-move", "delos", "tinos", "0 0", "ajax")
    assert scene.s.hero_area[3] == scene.area("delos")
