from __future__ import annotations

import json

import pytest

from cli.conftest import Run
from ludoteka.kernel import registry


def test_a_game_in_three_languages(run: Run) -> None:
    for language, title in (("en", "Smugglers' Coves"), ("cs", "Pašerácké zátoky"), ("pl", "Zatoki przemytników")):
        result = run("games", "teaching:load", "--lang", language)
        assert result.exit_code == 0
        assert title in result.stdout


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    assert "Pašerácké zátoky" in run("--lang", "cs", "games", "teaching:load").stdout
    assert "Zatoki" in run("--lang", "cs", "games", "teaching:load", "--lang", "pl").stdout


def test_games_as_json(run: Run) -> None:
    (game,) = json.loads(run("games", "teaching:load", "--json").stdout)
    assert game["id"] == "teaching"
    assert game["seats"] == [2, 3, 4]
    assert {option["name"] for option in game["options"]} == {"length", "teams"}


def test_the_installed_games_are_listed(run: Run) -> None:
    listed = [game["game"] for game in json.loads(run("games", "--json").stdout)]
    assert listed == registry.game_ids()


def test_a_broken_game_does_not_hide_the_others(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.cli.games.game_ids", lambda: ["nonsense", "teaching:load"])
    result = run("games", "--json")
    first, second = json.loads(result.stdout)
    assert "unknown game" in first["error"]
    assert second["id"] == "teaching"
    assert "Smugglers" in run("games").stdout


def test_no_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.cli.games.game_ids", list)
    assert run("games").stdout == "No game is installed.\n"
    assert run("games", "--json").stdout == "[]\n"


def test_the_version(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("ludoteka ")
