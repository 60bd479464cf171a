from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteka.arena.ledger import GAMES, HEADER, BadLedger, Ledger
from ludoteka.arena.outcome import Outcome
from ludoteka.arena.run import Run, run_series
from ludoteka.arena.series import Series, new_series
from ludoteka.arena.standings import standings
from ludoteka.bots import Bot, Mind
from ludoteka.bots.names import BOTS
from ludoteka.kernel.action import Action
from ludoteka.kernel.errors import LudotekaError

TEACHING = "teaching:load"
SHORT = {"length": "short"}


def series(bots: str = "random,greedy:1", seats: int = 2, seed: str = "s", game: str = TEACHING) -> Series:
    """A short series of the teaching game."""
    return new_series(game, bots.split(","), seats, SHORT, seed)


def told(run: Run) -> list[tuple[Any, ...]]:
    """What the games came to, without how long they took."""
    return [(each.number, each.bots, each.places, each.scores, each.decisions, each.failed) for each in run.outcomes]


def numbers_in(folder: Path) -> list[int]:
    """The numbers of the games that were written down, in that order."""
    return [json.loads(line)["number"] for line in (folder / GAMES).read_text().splitlines()]


# -- the same games everywhere ----------------------------------------------------------------------------------


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    alone = run_series(series(), 6)
    together = run_series(series(), 6, jobs=2, folder=tmp_path)
    assert told(alone) == told(together)
    assert standings(alone) == standings(together)
    assert sorted(numbers_in(tmp_path)) == list(range(6))


def test_more_games_begin_with_the_same_ones() -> None:
    assert told(run_series(series(), 4)) == told(run_series(series(), 6))[:4]
    assert told(run_series(series(), 4)) != told(run_series(series(seed="t"), 4))


# -- going on ---------------------------------------------------------------------------------------------------


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    heard: list[int] = []

    def stop(outcome: Outcome) -> None:
        heard.append(outcome.number)
        if len(heard) == 3:
            raise KeyboardInterrupt

    broken = run_series(series(), 6, folder=tmp_path, on_outcome=stop)
    assert broken.interrupted
    assert numbers_in(tmp_path) == [0, 1, 2]
    heard.clear()
    whole = run_series(series(), 6, folder=tmp_path, on_outcome=lambda outcome: heard.append(outcome.number))
    assert not whole.interrupted
    assert whole.resumed == 3
    assert heard == [0, 1, 2, 3, 4, 5]
    assert numbers_in(tmp_path) == [0, 1, 2, 3, 4, 5]
    assert standings(whole) == standings(run_series(series(), 6))


def test_a_game_that_was_written_down_counts_though_the_run_was_stopped_at_that_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = Ledger.add

    def stopped(self: Ledger, outcome: Outcome, line: bytes) -> None:
        add(self, outcome, line)
        if outcome.number == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(Ledger, "add", stopped)
    broken = run_series(series(), 6, folder=tmp_path)
    assert broken.interrupted
    assert [outcome.number for outcome in broken.outcomes] == numbers_in(tmp_path) == [0, 1, 2]


@pytest.mark.parametrize("torn", [b'{"number":4,"bo', b'{"number":4,"bots":[]', b"\x00\x00\x00", b"\x00\x00\n"])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, torn: bytes) -> None:
    run_series(series(), 4, folder=tmp_path)
    with (tmp_path / GAMES).open("ab") as file:
        file.write(torn)
    whole = run_series(series(), 6, folder=tmp_path)
    assert numbers_in(tmp_path) == [0, 1, 2, 3, 4, 5]
    assert told(whole) == told(run_series(series(), 6))


def test_a_spoilt_line_in_the_middle_is_an_error(tmp_path: Path) -> None:
    run_series(series(), 4, folder=tmp_path)
    lines = (tmp_path / GAMES).read_text().splitlines(keepends=True)
    (tmp_path / GAMES).write_text("".join([lines[0], "oops\n", *lines[2:]]))
    with pytest.raises(BadLedger, match="line 2 is not a game"):
        run_series(series(), 4, folder=tmp_path)


def test_more_and_fewer_games_than_were_written_down(tmp_path: Path) -> None:
    run_series(series(), 4, folder=tmp_path)
    assert told(run_series(series(), 2, folder=tmp_path)) == told(run_series(series(), 2))
    assert told(run_series(series(), 6, folder=tmp_path)) == told(run_series(series(), 6))


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (series("random,greedy:2"), r'bots is \["random","greedy:1"\] there and \["random","greedy:2"\] here'),
        (series(seed="t"), 'seed is "s" there and "t" here'),
        (series(seats=3), "seats is 2 there and 3 here"),
    ],
)
def test_the_folder_of_another_series_is_refused(tmp_path: Path, other: Series, difference: str) -> None:
    run_series(series(), 2, folder=tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(BadLedger, match=difference):
        run_series(other, 2, folder=tmp_path)
    assert (tmp_path / GAMES).read_bytes() == before


def test_a_folder_that_no_series_wrote_is_refused(tmp_path: Path) -> None:
    (tmp_path / GAMES).write_text('{"number":0}\n')
    with pytest.raises(BadLedger, match=r"holds games\.jsonl but no series\.json"):
        run_series(series(), 2, folder=tmp_path)
    (tmp_path / HEADER).write_text("oops")
    with pytest.raises(BadLedger, match="is not a series"):
        run_series(series(), 2, folder=tmp_path)


def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    with pytest.raises(BadLedger, match="cannot be used"):
        run_series(series(), 2, folder=tmp_path / "taken")


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    with Ledger(tmp_path, series()), pytest.raises(BadLedger, match="written by another run"):
        run_series(series(), 2, folder=tmp_path)
    assert len(run_series(series(), 2, folder=tmp_path).outcomes) == 2


# -- what fails -------------------------------------------------------------------------------------------------


class Stumbling(Bot):
    """Takes the first option three times, then fails."""

    def __init__(self, name: str, seed: str) -> None:
        super().__init__(name, seed)
        self.left = 3

    def choose(self, mind: Mind) -> Action:
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("out of ideas")
        return mind.options[0]


def test_a_bot_that_crashes_is_noted_and_its_games_count_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "stumbling", lambda name, setting, seed: Stumbling(name, seed))
    run = run_series(series("random,stumbling,greedy:1"), 6, folder=tmp_path)
    assert len(run.outcomes) == 6
    assert [outcome.number for outcome in run.failed()] == [
        number for number in range(6) if "stumbling" in run.series.seat_bots(number)
    ]
    failure = run.failed()[0]
    assert (failure.failed, failure.culprit) == ("RuntimeError: out of ideas", "stumbling")
    assert "in choose" in failure.trace
    found = standings(run)
    assert (found.games, len(found.failures)) == (2, 4)
    assert {row.bot: row.failures for row in found.rows} == {"random": 0, "stumbling": 4, "greedy:1": 0}
    again = run_series(series("random,stumbling,greedy:1"), 6, folder=tmp_path)
    assert again.resumed == 6
    repeated = run_series(series("random,stumbling,greedy:1"), 6, folder=tmp_path, again=True)
    assert (repeated.resumed, len(repeated.failed())) == (2, 4)


def test_a_bot_that_chooses_what_is_not_offered_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stumbling, "choose", lambda self, mind: ("cheat",))
    monkeypatch.setitem(BOTS, "stumbling", lambda name, setting, seed: Stumbling(name, seed))
    run = run_series(series("random,stumbling"), 2)
    assert [outcome.culprit for outcome in run.failed()] == ["stumbling", "stumbling"]
    assert "which is not offered" in run.failed()[0].failed


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_flaw_of_the_rules_is_nobodys_fault(jobs: int) -> None:
    run = run_series(series(game="arena.odd:flawed"), 6, jobs=jobs)
    assert [outcome.number for outcome in run.failed()] == [2, 3]
    assert {outcome.failed for outcome in run.failed()} == {"ZeroDivisionError: on purpose"}
    assert {outcome.culprit for outcome in run.failed()} == {""}


def test_a_worker_that_dies_costs_only_the_game_it_died_in(tmp_path: Path) -> None:
    run = run_series(series(game="arena.odd:deadly"), 6, jobs=2, folder=tmp_path)
    assert sorted(numbers_in(tmp_path)) == list(range(6))
    assert [outcome.number for outcome in run.failed()] == [2, 3]
    assert "worker process ended by itself with exit code 3, 2 times" in run.failed()[0].failed
    healthy = told(run_series(series(), 6))
    assert told(run)[:2] + told(run)[4:] == healthy[:2] + healthy[4:]


def test_workers_that_die_before_they_can_play_end_the_run() -> None:
    with pytest.raises(LudotekaError, match="exit code 3 before it could play"):
        run_series(series(game="arena.odd:dying"), 6, jobs=2)


def test_somewhere_unknown_is_refused() -> None:
    with pytest.raises(LudotekaError, match="expected ray, ray://HOST:PORT or HOST:PORT"):
        run_series(series(), 2, on="moon")
