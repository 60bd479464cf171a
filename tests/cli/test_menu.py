from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run
from cli.terminal import Terminal

TEACHING = "teaching:load"


def test_enter_alone_starts_a_game_against_a_bot(run: Run) -> None:
    result = run("menu", TEACHING, typed="\n" * 5 + "quit\n")
    assert result.exit_code == 0
    assert "Smugglers' Coves" in result.stdout
    assert "Bot 2 (easy)" in result.stdout


def test_everything_can_be_chosen(run: Run) -> None:
    typed = "\n".join(["pl", "1", "4", "0", "greedy:1", "tak", "1", "1", ""])
    result = run("menu", TEACHING, typed=typed)
    assert result.exit_code == 0
    assert "W co zagramy?" in result.stdout
    assert "Bot 4 (greedy:1)" in result.stdout
    assert "Wygrywa" in result.stdout


def test_nonsense_is_asked_again(run: Run) -> None:
    result = run("menu", TEACHING, typed="99\nx\n1\nseven\n7\n2\n9\n1\ngenius\nrandom\nno\nquit\n")
    assert result.exit_code == 0
    assert "Bot 2 (random)" in result.stdout


@pytest.mark.parametrize("word", ["q", "quit", "QUIT", ""])
def test_leaving(run: Run, word: str) -> None:
    result = run("menu", TEACHING, typed=f"{word}\n" if word else "")
    assert result.exit_code == 0
    assert "Bot" not in result.stdout


def test_a_saved_match_is_offered(run: Run, home: Path) -> None:
    run("menu", TEACHING, typed="\n" * 5 + "1\nquit\ny\n")
    (file,) = (home / "saves").iterdir()
    (home / "saves" / "broken.ludoteka").write_text("nonsense")
    result = run("menu", TEACHING, typed="2\nquit\n")
    assert result.exit_code == 0
    assert "Continue: Smugglers' Coves, after" in result.stdout
    assert file.name in result.stdout
    assert "The match is saved in" in result.stdout


def test_no_game_at_all(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.cli.menu.game_ids", list)
    result = run("menu")
    assert result.exit_code == 2
    assert result.stderr.startswith("ludoteka: no game is installed")


def test_the_menu_in_a_terminal(tmp_path: Path) -> None:
    with Terminal("menu", TEACHING, home=tmp_path, lang="cs") as terminal:
        terminal.until("Co si zahrajeme?")
        terminal.until("konec:")
        terminal.type("konec")
        assert terminal.end() == 0
