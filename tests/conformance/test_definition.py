"""The kit names what a Game forgot to set, and says what it proved."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import teaching
from ludoteka.kernel.conformance import Effort, Violation, check_definition, ends, run_kit
from ludoteka.kernel.game import Mode
from teaching import Teaching, load


@pytest.fixture
def copied(tmp_path: Path) -> Teaching:
    """The teaching game with its texts in a folder of its own."""
    game = load()
    for name in ("lang", "reference"):
        shutil.copytree(Path(teaching.__file__).parent / name, tmp_path / name)
    game.folder = tmp_path
    return game


def test_a_game_that_sets_everything_passes(copied: Teaching) -> None:
    check_definition(copied)


def test_a_forgotten_folder_is_named(copied: Teaching) -> None:
    del copied.folder
    with pytest.raises(Violation, match=r"`folder` is not set; expected the folder that holds `lang`"):
        run_kit(copied, Mode("2 players", 2), ["1"])


@pytest.mark.parametrize("file", ["lang/pl.ftl", "reference/cs.md"])
def test_a_forgotten_language_is_named(copied: Teaching, file: str) -> None:
    (Path(str(copied.folder)) / file).unlink()
    with pytest.raises(Violation, match=f"{file} is missing"):
        check_definition(copied)


def test_a_game_that_cites_rules_needs_a_reference(copied: Teaching) -> None:
    shutil.rmtree(Path(str(copied.folder)) / "reference")
    with pytest.raises(Violation, match=r"reference/en\.md is missing"):
        check_definition(copied)


def test_the_kit_says_what_it_proved() -> None:
    proof = run_kit(load(), Mode("2 players", 2), ["1", "2"], Effort(fresh=False), [ends])
    assert (proof.games, proof.laws) == (2, ("ends",))
    assert proof.decisions > 2
    assert str(proof) == f"teaching, 2 players: 2 games of {proof.decisions} decisions keep ends"
