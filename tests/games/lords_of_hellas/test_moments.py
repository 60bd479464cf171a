"""What everybody sees of the moment: the part of the turn, and how far a hoplite move has gone."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import GAME, Scene
from ludoteka.games.lords_of_hellas.view import view
from ludoteka.kernel.action import SPECTATOR


def moment(scene: Scene) -> tuple[str, int | None]:
    seen = view(scene.s, SPECTATOR, GAME.names)
    return seen.phase, seen.hoplites_left


@pytest.mark.rule("LOH-TURN-01", "LOH-MOVE-01")
def test_a_hoplite_move_says_how_many_may_still_move() -> None:
    scene = Scene().attributes(0, leadership=3).army(0, "epirus", 3).turn()
    assert moment(scene) == ("regular", None)
    scene.play("move-hoplites")
    assert moment(scene) == ("regular", 3)
    scene.play("move epirus macedonia")
    assert moment(scene) == ("regular", 2)
    scene.play("done")
    assert moment(scene) == ("regular", None)


@pytest.mark.rule("LOH-SPEC-01", "LOH-BUILD-02")
def test_the_special_action_and_the_monsters_after_a_monument_are_parts_of_their_own() -> None:
    scene = Scene().monster("hydra", "attica").turn().play("special prepare")
    assert moment(scene) == ("special", None)
    scene = Scene().monster("hydra", "attica").monster("medusa", "arcadia").event_deck("golden-fleece").turn()
    scene.play("special build-monument")
    assert moment(scene) == ("special", None)
    scene.play("add-level zeus")
    assert moment(scene)[0] == "monsters"


def test_the_set_up_and_the_end_are_no_part_of_a_turn() -> None:
    scene = Scene().turn()
    scene.s.turn = 0
    assert moment(scene) == ("start", None)
    scene.s.places = [1, 2, 2]
    assert moment(scene) == ("over", None)
