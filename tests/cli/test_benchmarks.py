"""`ludoteka bench` beside other engines and beside what was kept of ourselves."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from io import BytesIO, StringIO
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.cli import baseline
from ludoteka.cli.doctor import build
from ludoteka.cli.peers import contest as contest_module
from ludoteka.cli.peers import ours, worker
from ludoteka.cli.peers.contest import Figure, Row, contest, figure, our_builds, with_ratios
from ludoteka.cli.peers.entrant import Entrant, Team
from ludoteka.cli.speed import most_seats
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.registry import load_game

Run = Callable[..., Any]
TEACHING = "teaching:load"
ROOT = Path(__file__).parents[2]


# -- beside what was kept ---------------------------------------------------------------------------------------


def test_figures_are_kept_and_compared(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baseline, "MANY_TRIES", 2)
    monkeypatch.setattr(baseline, "FEW_TRIES", 1)
    file = tmp_path / "kept.json"
    words = ("bench", TEACHING, "--seconds", "0.05", "--check", str(file))
    assert "1 game" in run(*words, "--write").stdout
    kept = json.loads(file.read_text())
    name = f"{sys.version_info[0]}.{sys.version_info[1]} {build()} teaching 4"
    assert set(kept) == {name}
    assert all(ratio > 0 for ratio in kept[name].values())

    kept[name] = {"decisions": kept[name]["decisions"] / 50, "copies": kept[name]["copies"] * 50}
    file.write_text(json.dumps(kept))
    result = run(*words)
    assert result.exit_code == 1
    faster, slower = result.stdout.splitlines()
    assert "SLOWER" in slower
    assert "SLOWER" not in faster
    assert run(*words, "--loss", "1").exit_code == 0

    file.write_text("{}")
    result = run(*words)
    assert result.exit_code == 0
    assert "no baseline to compare with" in result.stdout
    assert json.loads(run(*words, "--json").stdout)[0]["share"] is None


@pytest.mark.parametrize(
    ("tries", "slower", "expected"),
    [
        ([1.0, 0.9, 1.1], False, 3),
        ([0.5, 0.6, 1.0, 1.0, 0.9], False, 5),
        ([0.5, 0.6, 0.65], True, baseline.MANY_TRIES),
        ([0.75, 0.8], False, baseline.MANY_TRIES),
        ([0.2, 0.2, 1.2, 1.2, 1.2], False, 5),
    ],
)
def test_doubt_is_settled_by_more_tries(tries: list[float], slower: bool, expected: int) -> None:
    found = cycle(tries)
    (verdict,) = baseline.judge("a game", {"copies": 2.0}, lambda: {"copies": 2.0 * next(found)}, 0.3)
    assert (verdict.slower, verdict.tries) == (slower, expected)


def test_the_kept_figures_of_this_library_are_sound() -> None:
    kept = baseline.load(ROOT / "benchmarks" / "baseline.json")
    assert kept
    for name, ratios in kept.items():
        _, which, game, seats = name.split()
        assert which in ("pure", "compiled")
        assert int(seats) in load_game(game).seat_counts
        assert set(ratios) == {"decisions", "copies"}
        assert all(ratio > 0 for ratio in ratios.values())


def test_wrong_words_are_refused(run: Run, tmp_path: Path) -> None:
    assert "--check FILE" in run("bench", TEACHING, "--write").stderr
    assert "cannot be read" in run("bench", TEACHING, "--check", str(tmp_path / "none.json")).stderr
    (tmp_path / "bad.json").write_text("[]")
    assert "--write" in run("bench", TEACHING, "--check", str(tmp_path / "bad.json")).stderr
    assert "unknown game" in run("bench", "nothing", "--peers").stderr


# -- beside peers -----------------------------------------------------------------------------------------------


def test_engines_take_turns(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ludoteka.cli.bench.RIVALS", ("nobody",))
    words = ("bench", TEACHING, "--peers", "--rounds", "2", "--seconds", "0.05", "--compiled", str(tmp_path))
    result = run(*words, "--json")
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    (row,) = [row for row in found["rows"] if row["build"] == build()]
    assert (row["engine"], row["game"], row["players"]) == ("ludoteka", "teaching", 4)
    assert row["decisions_per_second"]["median"] > 0
    assert row["copies_per_second"]["median"] > 0
    assert row["games"] >= 2
    assert row["times_catanatron"] is None
    assert "ludoteka[peers]" in found["skipped"]["nobody"]
    shown = run(*words).stdout
    assert "teaching" in shown
    assert "Not measured: nobody" in shown


def test_a_compiled_build_is_found_or_missed_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest_module, "build", lambda: "pure")
    skipped: dict[str, str] = {}
    assert list(our_builds(tmp_path, skipped)) == ["pure"]
    assert "make compiled" in skipped["compiled"]
    (tmp_path / "ludoteka").mkdir()
    assert our_builds(tmp_path, {})["compiled"] == tmp_path


def test_ratios_are_to_catanatron_and_to_the_pure_build() -> None:
    def row(engine: str, build: str, game: str, decisions: float, copies: float) -> Row:
        return Row(engine, "1", build, game, 4, Figure(decisions, 0.1), Figure(copies, 0.1), 3, 100.0)

    pure, fast, catan = with_ratios(
        [
            row("ludoteka", "pure", "x", 50.0, 10.0),
            row("ludoteka", "compiled", "x", 200.0, 60.0),
            row("catanatron", "", "Catan", 20.0, 5.0),
        ]
    )
    assert (pure.times_catanatron, pure.copies_times_catanatron, pure.times_pure) == (2.5, 2.0, None)
    assert (fast.times_catanatron, fast.times_pure, fast.copies_times_pure) == (10.0, 4.0, 6.0)
    assert catan.times_catanatron == 1.0


def test_medians_and_their_spread() -> None:
    assert figure([10.0, 30.0, 20.0]) == Figure(20.0, 0.5)


def test_an_entrant_plays_whole_games_and_copies_positions() -> None:
    copied: list[int] = []
    entrant = Entrant("x", 2, lambda: 7, lambda: [1, 2, 3], copied.append)
    turn = entrant.turn(0.01)
    assert turn.decisions == 7 * turn.games > 0
    assert turn.copies == len(copied) > 0
    assert turn.play_seconds >= 0.01
    assert turn.copy_seconds >= 0.0025


def test_our_games_take_part_with_four_seats() -> None:
    (entrant,) = ours.team([TEACHING]).entrants
    assert (entrant.game, entrant.players) == ("teaching", 4)
    assert entrant.play() > 0
    copies = [s.copy() for s in entrant.positions()]
    assert len({id(s) for s in copies}) == len(copies) > 1


def test_the_most_seats_are_those_that_default_options_allow() -> None:
    assert most_seats(load_game("cyclades")) == 6
    assert most_seats(load_game("cyclades"), 4) == 4
    assert most_seats(load_game("ludoteka.games.heroes3:load"), 4) == 3


@pytest.mark.parametrize("name", ["catanatron", "openspiel", "pettingzoo"])
def test_a_rival_plays(name: str) -> None:
    """Only where the rivals are installed: they are no part of the contributor's environment."""
    pytest.importorskip({"openspiel": "pyspiel"}.get(name, name))
    if name == "pettingzoo":
        pytest.importorskip("chess")
    team: Team = __import__(f"ludoteka.cli.peers.{name}", fromlist=["team"]).team([])
    for entrant in team.entrants[:1] + team.entrants[-1:]:
        assert entrant.play is None or entrant.play() > 0
        assert entrant.observe is None or entrant.observe() > 0
        position = entrant.positions()[0]
        assert entrant.copy(position) is not position


def test_a_worker_answers_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    said = BytesIO()
    monkeypatch.setattr(os, "dup", lambda number: number)
    monkeypatch.setattr(os, "dup2", lambda one, other: None)
    monkeypatch.setattr(os, "fdopen", lambda number, mode, buffering: said)
    monkeypatch.setattr(worker, "one_core", lambda: None)
    monkeypatch.setattr(sys, "stdin", StringIO("0 0.01\n0 0.01\n"))
    assert worker.main(["ours", TEACHING]) == 0
    sign, *turns = said.getvalue().splitlines()
    assert msgspec.json.decode(sign, type=worker.Sign).games == [("teaching", 4)]
    assert len(turns) == 2


def test_an_engine_that_ends_is_named() -> None:
    with pytest.raises(LudotekaError, match=r"(pure|compiled): its process ended"):
        contest(["no_such_game"], 1, 0.05, None, rivals=())
