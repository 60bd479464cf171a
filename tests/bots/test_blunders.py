"""What `benchmarks/blunders.py` counts, in positions where it is known."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from bots.test_winning import black_and_jason
from games.cyclades.scene import GAME, Scene
from games.lords_of_hellas.scene import GAME as HELLAS
from games.lords_of_hellas.scene import Scene as Hellas
from ludoteka.games.cyclades.rules.offerings import Offerings
from ludoteka.kernel.state import take


@pytest.fixture(scope="module")
def blunders() -> Any:
    path = Path(__file__).parents[2] / "benchmarks" / "blunders.py"
    spec = importlib.util.spec_from_file_location("blunders", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def watched(watcher: Any, scene: Scene | Hellas, *texts: str) -> dict[str, list[int]]:
    """Counts of blunders and occasions after some actions."""
    watcher.begin(scene.s)
    for text in texts:
        choice = scene.choice()
        action = watcher.game.parse(text)
        watcher.before(scene.s, choice, action)
        take(scene.s, choice, action, scene.chance)
        watcher.after(scene.s, choice, action)
    return {kind: [watcher.blunders[kind], watcher.occasions[kind]] for kind in watcher.occasions}


def test_ships_that_come_back_are_a_filler(blunders: Any) -> None:
    scene = Scene().land("tinos", "purple", soldiers=1).land("syros", "yellow", soldiers=1)
    scene.sea("galene", "purple", 1).gold("purple", 6).turn("purple", "poseidon")
    there = ("sail galene", "sail-to evarne 1")
    assert watched(blunders.CycladesWatcher(GAME), scene, *there)["filler"] == [0, 1]
    scene = Scene().land("tinos", "purple", soldiers=1).land("syros", "yellow", soldiers=1)
    scene.sea("galene", "purple", 1).gold("purple", 6).turn("purple", "poseidon")
    counts = watched(blunders.CycladesWatcher(GAME), scene, *there, "sail evarne", "sail-to galene 1")
    assert counts["filler"] == [1, 2]


def test_a_bid_far_above_what_would_do_is_a_jump(blunders: Any) -> None:
    def counted(text: str) -> list[int]:
        scene = Scene().land("tinos", "purple", soldiers=1).land("syros", "yellow", soldiers=2)
        scene.land("polyaigos", "blue", soldiers=2).gold("purple", 12).gold("yellow", 8).gold("blue", 8)
        scene.s.order = [0, 1, 2]
        scene.go(0, "apollo", Offerings())
        found: list[int] = watched(blunders.CycladesWatcher(GAME), scene, text)["jump"]
        return found

    god = "athena"
    assert counted(f"bid {god} 1") == [0, 1]
    assert counted(f"bid {god} 7") == [1, 1]


def test_a_stop_that_is_let_pass_is_counted(blunders: Any) -> None:
    assert watched(blunders.CycladesWatcher(GAME), black_and_jason("kraken"), "end-turn")["missed stop"] == [1, 1]
    assert "missed stop" not in watched(
        blunders.CycladesWatcher(GAME), black_and_jason("kraken"), "bribe kraken", "place-figure galene"
    )


def test_a_win_that_is_let_pass_is_counted(blunders: Any) -> None:
    def scene() -> Hellas:
        shrines = ("epirus", "aetolia", "corinthia", "messenia", "crete")
        return Hellas().control(0, *shrines).temples(*shrines[:4]).turn()

    assert watched(blunders.HellasWatcher(HELLAS), scene(), "special build-temple")["missed win"] == [0, 1]
    assert watched(blunders.HellasWatcher(HELLAS), scene(), "move-hero macedonia")["missed win"] == [1, 1]
