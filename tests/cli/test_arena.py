from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from cli.terminal import Terminal, environment
from ludoteka.bots.names import BOTS
from ludoteka.kernel import extras

TEACHING = "teaching:load"
SHORT = ("--option", "length=short")


def test_the_table_for_people(run: Run) -> None:
    result = run("arena", TEACHING, "--bots", "random,greedy:1", "-n", "9", *SHORT)
    assert result.exit_code == 0
    assert "10 games of teaching:load, players: 2, deals: 5" in result.stdout
    for heading in ("Rating", "Share of wins", "How often the bot of the row placed ahead"):
        assert heading in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize(("language", "words"), [("cs", "2 hry teaching:load"), ("pl", "2 gry teaching:load")])
def test_the_table_in_other_languages(run: Run, language: str, words: str) -> None:
    assert words in run("arena", TEACHING, "--bots", "random,greedy:1", "-n", "2", "--lang", language, *SHORT).stdout


def test_the_table_as_json_is_the_same_in_two_processes(run: Run) -> None:
    words = ("arena", TEACHING, "--bots", "random,greedy:1,greedy:2", "-n", "6", "--players", "3", "--json", *SHORT)
    alone, together = run(*words), run(*words, "--jobs", "2")
    assert alone.exit_code == together.exit_code == 0
    assert alone.stdout == together.stdout
    found = json.loads(alone.stdout)
    assert (found["games"], found["deals"], found["interrupted"]) == (6, 2, False)
    assert {row["bot"] for row in found["rows"]} == {"random", "greedy:1", "greedy:2"}
    assert len(found["pairs"]) == 6


def test_one_who_plays_alone_has_points_instead_of_ratings(run: Run) -> None:
    result = run("arena", "hadrians_wall", "--bots", "random", "--players", "1", "-n", "3")
    assert "Quartiles" in result.stdout
    assert "Rating" not in result.stdout


def test_teams_are_told_in_the_data(run: Run) -> None:
    words = ("arena", TEACHING, "--players", "4", "--option", "teams=true", "--bots", "random,greedy:1", "-n", "2")
    found = json.loads(run(*words, "--json", *SHORT).stdout)
    assert found["sides"] == [0, 1, 0, 1]
    assert [row["appearances"] for row in found["rows"]] == [2, 2]


def test_failures_are_told_and_change_the_exit_code(run: Run) -> None:
    result = run("arena", "arena.odd:flawed", "--bots", "random,greedy:1", "-n", "4", "--seed", "s", *SHORT)
    assert result.exit_code == 1
    assert "2 games failed and count for nobody" in result.stdout
    assert "game 2 (" in result.stdout
    assert "ZeroDivisionError: on purpose" in result.stdout


def test_the_folder_of_another_series_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    words = ("arena", TEACHING, "--bots", "random,greedy:1", "-n", "2", "--out", str(tmp_path / "a"), *SHORT)
    assert run(*words).exit_code == 0
    result = run(*words, "--seed", "other")
    assert result.exit_code == 2
    assert 'belongs to another series: seed is "0" there and "other" here' in result.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--bots", "random,genius"), "unknown bot"),
        (("--bots", "random,random"), "named twice"),
        (("--on", "moon"), "expected ray, ray://HOST:PORT or HOST:PORT"),
        (("--players", "9"), "not played by 9"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(run: Run, words: tuple[str, ...], message: str) -> None:
    result = run("arena", TEACHING, "-n", "2", *words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["arena", "balance"])
def test_who_lacks_the_libraries_is_told_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    def absent(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(extras, "import_module", absent)
    result = run(command, TEACHING)
    assert result.exit_code == 2
    assert "pip install 'ludoteka[research]'" in result.stderr


def test_any_name_that_bots_have_is_taken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "novel", BOTS["random"])
    assert "novel" in run("arena", TEACHING, "--bots", "random,novel", "-n", "2", *SHORT).stdout


def test_a_progress_bar_in_a_terminal(tmp_path: Path) -> None:
    words = ("arena", TEACHING, "--bots", "random,greedy:1", "-n", "4", *SHORT)
    with Terminal(*words, home=tmp_path) as terminal:
        assert terminal.end() == 0
        assert "Playing teaching:load" in terminal.seen
        assert "4 games of teaching:load" in terminal.seen


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_was_killed_goes_on_without_losing_or_repeating_a_game(run: Run, tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "series"
    series = ("arena", TEACHING, "--bots", "random,greedy:1", *SHORT, "--json", "--jobs", jobs)
    games = folder / "games.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "ludoteka.cli", *series, "-n", "100000", "--out", str(folder)],
        stdout=subprocess.DEVNULL,
        env=environment(),
    )
    try:
        wait_for_games(games, 5)
    finally:
        process.kill()
        process.wait()
    with games.open("ab") as file:
        file.write(b'{"number":77,"bots":["ran')
    kept = [json.loads(line) for line in games.read_text().splitlines()[:-1]]
    assert len(kept) >= 5
    wanted = str(max(game["number"] for game in kept) + 3)
    result = run(*series, "-n", wanted, "--out", str(folder))
    assert result.exit_code == 0
    written = [json.loads(line) for line in games.read_text().splitlines()]
    assert written[: len(kept)] == kept
    found = json.loads(result.stdout)
    assert sorted(game["number"] for game in written) == list(range(found["wanted"]))
    assert result.stdout == run(*series, "-n", wanted).stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_sums_up_what_was_played_and_keeps_it(run: Run, tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "series"
    words = ("arena", TEACHING, "--bots", "random,greedy:1", *SHORT, "--json", "--jobs", jobs, "--out", str(folder))
    process = subprocess.Popen(
        [sys.executable, "-m", "ludoteka.cli", *words, "-n", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    )
    try:
        wait_for_games(folder / "games.jsonl", 3)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert err == b""
    found = json.loads(out)
    numbers = [json.loads(line)["number"] for line in (folder / "games.jsonl").read_text().splitlines()]
    assert found["interrupted"]
    assert len(numbers) == len(set(numbers)) >= found["games"] >= 3


def wait_for_games(file: Path, count: int) -> None:
    """Wait until this many games were written down."""
    deadline = time.monotonic() + 120
    while not (file.exists() and file.read_bytes().count(b"\n") >= count):
        assert time.monotonic() < deadline, "the games did not begin"
        time.sleep(0.02)


def test_an_installed_game_by_its_id(run: Run) -> None:
    result = run("arena", "cyclades", "--bots", "random", "-n", "2", "--json")
    assert json.loads(result.stdout)["games"] == 2
