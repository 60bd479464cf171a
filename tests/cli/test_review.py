from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cli.conftest import Run
from ludoteka.bots import bot
from ludoteka.bots.play import play_bots
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import load_game
from ludoteka.review.review import Review


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of the beginning of a game."""
    match = Match.new(load_game("hadrians_wall"), 2, {}, "cli", ["Eva", "bot:random"])
    play_bots(match, {seat: bot("random", str(seat)) for seat in range(2)}, 12)
    path = tmp_path / "game.ludo"
    match.record().save(path)
    return path


def test_a_review_as_json_and_as_a_page(run: Run, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    result = run("review", str(record), "--all", "--json", "--out", str(page), "--lang", "pl")
    assert result.exit_code == 0, result.output
    told = msgspec.json.decode(result.stdout, type=Review)
    assert len(told.moments) == 12
    assert '<html lang="pl">' in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "word"), [("en", "luck"), ("cs", "náhoda"), ("pl", "los")])
def test_a_review_in_one_line_for_each_player(run: Run, record: Path, language: str, word: str) -> None:
    result = run("review", str(record), "--all", "--lang", language)
    lines = [line for line in result.stdout.splitlines() if line]
    assert lines[0].startswith("Eva: ")
    assert all(word in line for line in lines if ": " in line[:12])


def test_puzzles_need_a_file_to_be_made_into(run: Run, tmp_path: Path) -> None:
    assert run("puzzles", "hadrians_wall", "--make", "1").exit_code == 2
    assert run("puzzles", "cyclades", "--out", str(tmp_path / "none.json")).exit_code == 2
    assert run("puzzles", "cyclades", "--number", "100000").exit_code == 2


def test_a_puzzle_is_solved_at_the_terminal(run: Run) -> None:
    wrong = run("puzzles", "cyclades", "--number", "1", "--lang", "en", typed="x\n1\n\n")
    assert "Type the number of an option" in wrong.stdout
    assert "The solution:" in wrong.stdout
    numbers = "".join(f"{number}\n" for number in range(1, 31))
    assert "Right." in run("puzzles", "cyclades", "--number", "1", "--lang", "en", typed=numbers).stdout
