from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludoteka.bots import bot, play_bots
from ludoteka.cli import app
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import load_game

Run = Callable[..., Any]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, English, and a terminal of a known width."""
    folder = tmp_path / "home"
    monkeypatch.setenv("LUDOTEKA_HOME", str(folder))
    monkeypatch.setenv("LUDOTEKA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")
    return folder


@pytest.fixture
def run(home: Path) -> Run:
    """Run a command in this process: `run("games", "--json")`, with `typed` as what a person types."""

    def runner(*words: str, typed: str = "") -> Any:
        return CliRunner().invoke(app, list(words), input=typed)

    return runner


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole teaching game between bots."""
    match = Match.new(load_game("teaching:load"), 2, {"length": "short"}, "recorded", ["Anna", "bot:random"])
    play_bots(match, {seat: bot("random", str(seat)) for seat in range(2)})
    path = tmp_path / "game.ludoteka"
    match.record().save(path)
    return path
