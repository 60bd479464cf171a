from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.conftest import Run
from cli.terminal import Terminal, environment

TEACHING = "teaching:load"


def test_the_summary_for_people(run: Run) -> None:
    result = run("selfplay", TEACHING, "--games", "3", "--players", "3", "--bot", "random")
    assert result.exit_code == 0
    assert "3 games of teaching, players: 3" in result.stdout
    assert "Average points" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize(("language", "words"), [("cs", "3 hry teaching"), ("pl", "3 gry teaching")])
def test_the_summary_in_other_languages(run: Run, language: str, words: str) -> None:
    assert words in run("selfplay", TEACHING, "-n", "3", "--lang", language).stdout


def test_the_summary_as_json(run: Run) -> None:
    words = ("selfplay", TEACHING, "--games", "4", "--players", "2", "--bot", "greedy:1", "--bot", "random")
    result = run(*words, "--seed", "abc", "--option", "length=short", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("teaching", 2, 4, "abc")
    assert found["bots"] == ["greedy:1", "random"]
    assert found["options"]["length"] == "short"
    assert found["decisions"] > 0
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert [seat["seat"] for seat in found["results"]] == [0, 1]
    assert sum(seat["wins"] for seat in found["results"]) <= 4
    assert set(found["lengths"]) == {"shortest", "mean", "median", "longest"}
    assert not found["interrupted"]
    assert "each" not in found


def test_every_game_on_request(run: Run) -> None:
    found = json.loads(run("selfplay", TEACHING, "-n", "3", "--json", "--each").stdout)
    assert [game["number"] for game in found["each"]] == [0, 1, 2]


def test_equal_seeds_equal_games(run: Run) -> None:
    def games(*more: str) -> object:
        found = json.loads(run("selfplay", TEACHING, "-n", "3", "--json", *more).stdout)
        return found["results"], found["lengths"]

    assert games("--seed", "1") == games("--seed", "1") == games("--seed", "1", "--jobs", "2")
    assert games("--seed", "1") != games("--seed", "2")


def test_a_progress_bar_in_a_terminal(tmp_path: Path) -> None:
    with Terminal("selfplay", TEACHING, "-n", "300", home=tmp_path) as terminal:
        assert terminal.end() == 0
        assert "Playing teaching:load" in terminal.seen
        assert "300 games of teaching" in terminal.seen


def children(pid: int) -> list[int]:
    """The living children of a process."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    """Whether a process is there and not merely waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes through /proc")
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("everybody", [False, True])
def test_ctrl_c_ends_all_workers_and_sums_up(jobs: int, everybody: bool) -> None:
    """Whether only the command gets the signal, or its whole group as from a terminal."""
    words = [sys.executable, "-m", "ludoteka.cli", "selfplay", TEACHING, "-n", "5000000", "--jobs", str(jobs), "--json"]
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), start_new_session=True
    )
    try:
        workers = wait_until_playing(process.pid, jobs)
        if everybody:
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.send_signal(signal.SIGINT)
        start = time.monotonic()
        out, err = process.communicate(timeout=30)
        assert time.monotonic() - start < 10
    finally:
        process.kill()
    assert process.returncode == 130
    found = json.loads(out)
    assert found["interrupted"]
    assert 0 < found["games"] < 5_000_000
    assert err == b""
    deadline = time.monotonic() + 10  # multiprocessing's own helper process sees the end a moment later
    while any(alive(worker) for worker in workers) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(alive(worker) for worker in workers)


def wait_until_playing(pid: int, jobs: int) -> list[int]:
    """Wait until a command and its workers have spent some time computing; the workers."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        players = children(pid) if jobs > 1 else [pid]
        busy = [player for player in players if seconds_of(player) > 1.0]
        if len(busy) >= jobs:
            return children(pid)
        time.sleep(0.05)
    raise AssertionError("the games did not begin")


def seconds_of(pid: int) -> float:
    """The processor time a process has used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
