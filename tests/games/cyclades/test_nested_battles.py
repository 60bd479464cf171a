"""A battle may interrupt another one: what is asked and done then concerns the innermost alone."""

from __future__ import annotations

from typing import Any

import pytest

from games.cyclades.scene import Scene
from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.rules.casualties import Casualty
from ludoteka.games.cyclades.rules.land_battle import AttackerRetreat, DefenderRetreat
from ludoteka.games.cyclades.rules.sea_battle import Withdraw, WithdrawOrSacrifice
from ludoteka.games.cyclades.state import Attack
from ludoteka.kernel.state import Choice


def battles(*groups: tuple[str, int, int, int]) -> Scene:
    """Purple attacks yellow's areas with soldiers, mercenaries or ships, the outermost battle first."""
    scene = Scene().land("gyaros", "purple").land("kea", "yellow", soldiers=3).land("iraklia", "yellow", mercenaries=2)
    scene.sea("panope", "purple").sea("dero", "yellow", ships=2)
    for area, soldiers, mercenaries, ships in groups:
        scene.s.battles.append(Attack(scene.area(area), NOBODY, 0, soldiers, mercenaries, ships, -1, -1))
    scene.s.heard = scene.heard
    return scene


KEA = ("kea", 2, 0, 0)
IRAKLIA = ("iraklia", 0, 1, 0)
DERO = ("dero", 0, 0, 3)


@pytest.mark.rule("CYC-BATTLE-02", "CYC-RETREAT-01", "CYC-NAVAL-03")
@pytest.mark.parametrize(
    ("choice", "inner"),
    [
        (Casualty(0, 0), IRAKLIA),
        (Casualty(1, 1), IRAKLIA),
        (DefenderRetreat(1, 1), IRAKLIA),
        (AttackerRetreat(0, 0, True), IRAKLIA),
        (Withdraw(1, 1), DERO),
        (WithdrawOrSacrifice(0, 0), DERO),
    ],
)
def test_what_is_asked_concerns_the_innermost_battle(choice: Choice[Any], inner: tuple[str, int, int, int]) -> None:
    scene, alone = battles(KEA, inner), battles(inner)
    assert choice.prompt(scene.s) == choice.prompt(alone.s)
    assert choice.prompt(scene.s)[2] == scene.area(inner[0])
    assert choice.options(scene.s) == choice.options(alone.s)
    assert len(choice.options(scene.s)) > (0 if isinstance(choice, Casualty) else 1)


@pytest.mark.rule("CYC-RETREAT-01")
def test_the_defender_leaves_the_innermost_battle() -> None:
    scene = battles(KEA, IRAKLIA)
    choice = DefenderRetreat(1, 1)
    choice.take(scene.s, choice.options(scene.s)[0])
    assert (scene.mercenaries("iraklia"), scene.soldiers("kea")) == (0, 3)


@pytest.mark.rule("CYC-RETREAT-01")
def test_the_attacker_leaves_the_innermost_battle() -> None:
    scene = battles(KEA, IRAKLIA)
    choice = AttackerRetreat(0, 0, True)
    choice.take(scene.s, choice.options(scene.s)[0])
    assert [(battle.soldiers, battle.mercenaries) for battle in scene.s.battles] == [(2, 0), (0, 0)]


@pytest.mark.rule("CYC-NAVAL-03")
@pytest.mark.parametrize("side", [0, 1])
def test_ships_leave_the_innermost_battle(side: int) -> None:
    scene = battles(KEA, DERO)
    choice = Withdraw(side, side)
    choice.take(scene.s, choice.options(scene.s)[-1])
    assert (scene.s.battles[1].ships, scene.ships("dero")) == ((0, 2) if side == 0 else (3, 0))
    assert scene.soldiers("kea") == 3
