"""The hoplite move and the march (sections 5.4 and 6.2 of the rules)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import Scene
from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.movement import fortifiable, reach


def moves(scene: Scene, source: str) -> list[str]:
    """Where one hoplite of a region may go."""
    return [text.split()[2] for text in scene.offered("move") if text.split()[1] == source]


def mask(scene: Scene, *regions: str) -> int:
    """Regions as a mask."""
    return sum(1 << scene.region(region) for region in regions)


@pytest.mark.rule("LOH-MOVE-01")
def test_as_many_hoplites_as_leadership_move_each_by_one_region() -> None:
    scene = Scene().attributes(0, leadership=2).army(0, "epirus", 3).army(0, "crete", 1).turn().play("move-hoplites")
    assert moves(scene, "epirus") == ["macedonia", "thessaly", "acarnania", "aetolia"]
    scene.play("move epirus macedonia", "move crete argolis")
    assert scene.asks() == "turn"
    assert [scene.hoplites(0, name) for name in ("epirus", "macedonia", "crete", "argolis")] == [2, 1, 0, 1]


@pytest.mark.rule("LOH-MOVE-01", "LOH-INJ-05")
def test_an_injured_leadership_moves_one() -> None:
    scene = Scene().attributes(0, leadership=4).injuries(0, "leadership").army(0, "epirus", 3).turn()
    scene.play("move-hoplites", "move epirus aetolia")
    assert scene.asks() == "turn"


@pytest.mark.rule("LOH-MOVE-02")
def test_no_hoplite_moves_twice() -> None:
    scene = Scene().attributes(0, leadership=3).army(0, "epirus", 1).army(0, "locris", 1).turn()
    scene.play("move-hoplites", "move epirus aetolia")
    assert moves(scene, "aetolia") == []
    scene.play("move locris aetolia")
    assert scene.offered() == ["done"]
    scene.play("done")
    assert scene.hoplites(0, "aetolia") == 2


@pytest.mark.rule("LOH-MOVE-03", "LOH-LIM-09")
def test_stepping_into_a_city_and_out_of_it_is_a_move() -> None:
    scene = Scene().attributes(0, leadership=2).army(0, "locris", 2, control=True).army(0, "boeotia", 1, fortified=1)
    scene.turn().play("move-hoplites")
    assert scene.offered("fortify") == ["fortify locris"]
    assert scene.offered("leave-city") == ["leave-city boeotia"]
    assert moves(scene, "boeotia") == []
    scene.play("fortify locris")
    assert scene.offered("fortify") == []
    assert scene.offered("leave-city") == ["leave-city boeotia"]
    scene.play("leave-city boeotia")
    assert (scene.fortified("locris"), scene.fortified("boeotia")) == (1, 0)
    assert scene.hoplites(0, "boeotia") == 1


@pytest.mark.rule("LOH-MOVE-03")
def test_only_a_controlled_city_lets_hoplites_in() -> None:
    scene = Scene().army(0, "thessaly", 2).army(0, "aetolia", 2, control=True).turn().play("move-hoplites")
    assert scene.owner("thessaly") == NOBODY
    assert scene.offered("fortify") == []


@pytest.mark.rule("LOH-MOVE-04")
def test_nobody_enters_a_region_and_its_city_in_one_action() -> None:
    scene = Scene().attributes(0, leadership=3).control(0, "locris").army(0, "aetolia", 1).turn()
    scene.play("move-hoplites", "move aetolia locris")
    assert scene.offered() == ["done"]


@pytest.mark.rule("LOH-MOVE-02", "LOH-MOVE-03")
def test_who_steps_out_of_a_city_or_into_it_has_moved() -> None:
    scene = Scene().attributes(0, leadership=3).army(0, "locris", 1, fortified=1).army(0, "boeotia", 1, control=True)
    scene.turn().play("move-hoplites", "leave-city locris")
    assert moves(scene, "locris") == []
    assert "fortify locris" not in scene.offered()
    scene.play("fortify boeotia")
    assert scene.offered() == ["done"]


@pytest.mark.rule("LOH-MOVE-05")
@pytest.mark.parametrize(("region", "bonus"), [("locris", 1), ("laconia", 2)])
def test_a_fortified_hoplite_adds_one_and_in_sparta_two(region: str, bonus: int) -> None:
    neighbour = {"locris": "aetolia", "laconia": "argolis"}[region]
    scene = Scene().army(1, region, 1, fortified=1).army(0, neighbour, 2).turn()
    scene.play("special march", f"lead-from {neighbour}", f"lead-to {region}", "lead 2")
    assert scene.told(0, "compared") == [f"compared p1 2 p2 {1 + bonus}"]


@pytest.mark.rule("LOH-MOVE-06", "LOH-BATTLE-01")
def test_entering_a_region_with_enemy_hoplites_starts_a_battle() -> None:
    scene = Scene().army(0, "epirus", 1).army(1, "aetolia", 1).turn().play("move-hoplites", "move epirus aetolia")
    assert scene.told(0, "battle") == ["battle p1 p2 aetolia"]


@pytest.mark.rule("LOH-MOVE-07")
def test_a_single_hoplite_takes_an_enemy_region_without_hoplites() -> None:
    scene = Scene().control(1, "laconia").army(0, "argolis", 1).turn().play("move-hoplites", "move argolis laconia")
    assert scene.owner("laconia") == 0
    assert scene.told(0, "battle") == []


@pytest.mark.rule("LOH-MOVE-08", "LOH-MOVE-10")
def test_longer_ways_pass_only_neutral_and_own_regions_without_enemies() -> None:
    scene = Scene().army(0, "epirus", 2).control(1, "aetolia").army(1, "thessaly", 1).control(0, "acarnania")
    origin = scene.region("epirus")
    assert reach(scene.s, 0, origin, 1) == mask(scene, "macedonia", "thessaly", "acarnania", "aetolia")
    assert reach(scene.s, 0, origin, 2) == mask(scene, "macedonia", "thessaly", "acarnania", "aetolia", "chalkidiki")
    scene.priests(0, 1).level("hermes", 3).turn().play(
        "pray hermes", "use-power", "lead-from epirus", "lead-to chalkidiki"
    )
    scene.play("lead 2")
    assert scene.owner("macedonia") == NOBODY  # nothing is taken on the way
    assert scene.hoplites(0, "chalkidiki") == 2


@pytest.mark.rule("LOH-MOVE-09", "LOH-MOVE-12")
def test_all_moves_come_first_control_on_arrival_then_the_battles() -> None:
    scene = Scene().attributes(0, leadership=2).army(0, "arcadia", 4).army(1, "elis", 1).control(1, "argolis").turn()
    scene.play("move-hoplites", "move arcadia elis")
    assert scene.told(0, "battle") == []
    scene.play("move arcadia argolis")
    told = scene.told()
    assert told.index("moved p1 arcadia argolis 1") < told.index("control p1 argolis") < told.index("battle p1 p2 elis")


@pytest.mark.rule("LOH-MOVE-11")
def test_chimera_kills_one_of_those_who_enter_once_for_all_of_an_action() -> None:
    scene = (
        Scene()
        .attributes(0, leadership=3)
        .army(0, "arcadia", 3)
        .monster("chimera", "corinthia", evolutions="chimera-1")
    )
    scene.turn().play("move-hoplites", "move arcadia corinthia")
    assert scene.hoplites(0, "corinthia") == 0
    scene.play("move arcadia corinthia", "move arcadia corinthia")
    assert scene.hoplites(0, "corinthia") == 2
    assert scene.owner("corinthia") == 0


@pytest.mark.rule("LOH-MOVE-11")
def test_chimera_does_not_kill_recruits_but_those_who_withdraw() -> None:
    scene = Scene().hero(0, region="corinthia").monster("chimera", "corinthia", evolutions="chimera-1").turn()
    scene.play("special prepare", "recruit corinthia 1")
    assert scene.hoplites(0, "corinthia") == 1
    scene = Scene().monster("chimera", "macedonia", evolutions="chimera-1").army(1, "chalkidiki", 3, control=True)
    scene.control(2, "euboea").army(0, "macedonia", 6).turn()
    scene.play("special march", "lead-from macedonia", "lead-to chalkidiki", "lead 6")
    assert scene.told(0, "withdrew") == ["withdrew p2 chalkidiki macedonia 2"]
    assert scene.hoplites(1, "macedonia") == 1


@pytest.mark.rule("LOH-MOVE-11", "LOH-BATTLE-03")
def test_who_dies_on_entering_fights_no_battle() -> None:
    scene = Scene().monster("chimera", "corinthia", evolutions="chimera-1").army(1, "corinthia", 1, control=True)
    scene.army(0, "arcadia", 1).turn().play("move-hoplites", "move arcadia corinthia")
    assert scene.told(0, "battle") == []
    assert scene.asks() == "turn"


@pytest.mark.rule("LOH-MARCH-01", "LOH-MARCH-02")
def test_any_number_marches_to_one_neighbour_and_fortified_hoplites_stay() -> None:
    scene = Scene().army(0, "locris", 4, fortified=1).turn().play("special march", "lead-from locris")
    assert scene.offered() == [f"lead-to {name}" for name in ("thessaly", "aetolia", "phocis", "achaea")]
    scene.play("lead-to achaea")
    assert scene.offered() == ["lead 1", "lead 2", "lead 3"]
    scene.play("lead 2")
    assert (scene.hoplites(0, "achaea"), scene.owner("achaea")) == (2, 0)
    assert scene.asked() == 1


@pytest.mark.rule("LOH-MARCH-03")
def test_hoplites_that_moved_may_march() -> None:
    scene = Scene().army(0, "epirus", 1).turn().play("move-hoplites", "move epirus aetolia")
    scene.play("special march", "lead-from aetolia", "lead-to locris")
    assert scene.hoplites(0, "locris") == 1


@pytest.mark.rule("LOH-MARCH-04")
def test_a_march_may_take_one_hoplite_into_its_city() -> None:
    scene = Scene().control(0, "locris").army(0, "aetolia", 1).turn().play("move-hoplites", "move aetolia locris")
    scene.play("special march")
    assert scene.offered("fortify") == ["fortify locris"]
    scene.play("fortify locris")
    assert scene.fortified("locris") == 1
    assert scene.asked() == 1


@pytest.mark.rule("LOH-MARCH-04")
@pytest.mark.parametrize(
    ("there", "fortified", "offered"), [(1, 1, []), (2, 1, ["locris"]), (2, 2, []), (1, 0, ["locris"])]
)
def test_a_city_with_room_for_two_takes_in_only_who_stands_outside(
    there: int, fortified: int, offered: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Scene().army(0, "locris", there, control=True)
    locris = scene.region("locris")
    monkeypatch.setattr(scene.s.facts.region[locris], "room", 2)
    scene.s.fortified[locris] = fortified
    assert fortifiable(scene.s, 0) == [scene.region(name) for name in offered]


@pytest.mark.rule("LOH-HERO-03")
def test_helen_keeps_hoplites_of_others_out_unless_their_hero_is_there() -> None:
    heroes = ("achilles", "helen", "perseus")
    scene = Scene(heroes=heroes).hero(1, region="aetolia").army(0, "epirus", 2).turn().play("move-hoplites")
    assert "aetolia" not in moves(scene, "epirus")
    scene = Scene(heroes=heroes).hero(1, region="aetolia").hero(0, region="aetolia").army(0, "epirus", 2).turn()
    scene.play("move-hoplites")
    assert "aetolia" in moves(scene, "epirus")
    scene = Scene(heroes=heroes).on_quest(1, "golden-fleece", 1).army(0, "epirus", 2).turn().play("move-hoplites")
    assert len(moves(scene, "epirus")) == 4


@pytest.mark.rule("LOH-MOVE-08")
def test_helen_lets_nobody_pass_either() -> None:
    scene = Scene(heroes=("achilles", "helen", "perseus")).hero(1, region="macedonia").army(0, "epirus", 2)
    assert not reach(scene.s, 0, scene.region("epirus"), 2) & mask(scene, "macedonia", "chalkidiki")
