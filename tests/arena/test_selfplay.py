from __future__ import annotations

import os
import signal
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.arena import Result, Summary, selfplay
from ludoteka.arena.plan import Plan, play_number
from ludoteka.arena.summary import summary_of
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadContent, BadOption, LudotekaError
from ludoteka.kernel.play import play_randomly
from ludoteka.kernel.registry import load_game

TEACHING = "teaching:load"


def outcome(summary: Summary) -> list[tuple[Any, ...]]:
    """What the games came to, without how long they took."""
    return [(result.number, result.places, result.scores, result.decisions) for result in summary.each]


def test_random_games_are_those_of_the_fast_path() -> None:
    game = load_game(TEACHING)
    summary = selfplay(TEACHING, 3, games=4, seed="s")
    for number in range(4):
        s = game.start(3, chance=Chance.of("s", "setup", number))
        decisions = play_randomly(game, s, Chance.of("s", "luck", number), Chance.of("s", "picks", number), game.bound)
        result = summary.each[number]
        assert (result.decisions, result.places, result.scores) == (decisions, s.places, game.scores(s))


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    few = selfplay(TEACHING, 2, games=3, seed="s", bots=["greedy:1", "random"])
    more = selfplay(TEACHING, 2, games=6, seed="s", bots=["greedy:1", "random"])
    assert outcome(few) == outcome(more)[:3]
    assert outcome(few) != outcome(selfplay(TEACHING, 2, games=3, seed="t", bots=["greedy:1", "random"]))


@pytest.mark.parametrize("bots", [["random"], ["greedy:1", "random", "random"]])
def test_results_do_not_depend_on_the_number_of_processes(bots: list[str]) -> None:
    alone = selfplay(TEACHING, 3, {"length": "long"}, bots, games=7, seed="s")
    together = selfplay(TEACHING, 3, {"length": "long"}, bots, games=7, seed="s", jobs=2)
    assert outcome(alone) == outcome(together)
    assert together.jobs == 2
    assert not together.interrupted


def test_every_game_is_told_once() -> None:
    told: list[int] = []
    selfplay(TEACHING, 2, games=5, jobs=2, on_game=lambda result: told.append(result.number))
    assert sorted(told) == [0, 1, 2, 3, 4]


def test_greedy_beats_random() -> None:
    summary = selfplay(TEACHING, 2, games=30, bots=["random", "greedy:2"], seed="strength")
    assert summary.results[1].wins > 20


def test_the_sum_of_things() -> None:
    done = [
        Result(2, [1, 1], [7, 7], 30, 0.1),
        Result(0, [1, 2], [9, 4], 10, 0.1),
        Result(1, [2, 1], [1, 5], 20, 0.1),
        Result(3, [1, 2], [3, 2], 40, 0.1),
    ]
    summary = summary_of("g", 2, ["a", "b"], {}, "s", 1, 4, done, 2.0, False)
    assert [result.number for result in summary.each] == [0, 1, 2, 3]
    assert (summary.games, summary.decisions, summary.decisions_per_second) == (4, 100, 50.0)
    first, second = summary.results
    assert (first.wins, first.shared, first.places) == (2, 1, {"1": 3, "2": 1})
    assert (second.wins, second.shared, second.mean_place, second.mean_score) == (1, 1, 1.5, 4.5)
    assert summary.lengths is not None
    assert msgspec.to_builtins(summary.lengths) == {"shortest": 10, "mean": 25.0, "median": 20, "longest": 40}


def test_no_games_at_all() -> None:
    summary = selfplay(TEACHING, 2, games=0)
    assert (summary.games, summary.decisions, summary.lengths) == (0, 0, None)
    assert summary.results[0].mean_place is None


def test_content_packs_reach_the_workers(tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text('[[cards]]\nid = "gull"\npwer = 3\n')
    with pytest.raises(BadContent):
        selfplay(TEACHING, 2, games=2, jobs=2, packs=[tmp_path])


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ({"seats": 7}, "not played by 7"),
        ({"options": {"length": "endless"}}, "expected one of: short, long"),
        ({"bots": ["random", "random", "random"]}, "3 bots for 2 seats"),
        ({"bots": ["genius"]}, "unknown bot"),
        ({"jobs": 0}, "expected at least 0 games and 1 job"),
        ({"game_name": "nothing"}, "unknown game"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_starts(call: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        selfplay(**{"game_name": TEACHING, "seats": 2, "games": 2, **call})


def test_an_interrupt_gives_back_what_was_done() -> None:
    def stop(result: Result) -> None:
        if result.number == 2:
            raise KeyboardInterrupt

    summary = selfplay(TEACHING, 2, games=100, on_game=stop)
    assert summary.interrupted
    assert summary.games == 3
    assert summary.wanted == 100


def test_an_interrupt_ends_the_workers_and_gives_back_what_was_done() -> None:
    before = signal.getsignal(signal.SIGINT)

    def stop(result: Result) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    summary = selfplay(TEACHING, 2, games=1_000_000, jobs=2, on_game=stop)
    assert summary.interrupted
    assert 0 < summary.games < 1_000_000
    assert signal.getsignal(signal.SIGINT) is before


def test_workers_can_be_started_from_another_thread() -> None:
    found: list[Summary] = []
    thread = threading.Thread(target=lambda: found.append(selfplay(TEACHING, 2, games=4, jobs=2)))
    thread.start()
    thread.join(60)
    assert found[0].games == 4


def test_an_error_in_a_worker_is_the_callers_error() -> None:
    with pytest.raises(LudotekaError, match="not over after 3"):
        selfplay("arena.odd:endless", 2, games=4, jobs=2)


def test_a_crash_in_a_worker_shows_its_traceback() -> None:
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        selfplay("arena.odd:crashing", 2, games=4, jobs=2)


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(LudotekaError, match="a worker process ended by itself with exit code 3"):
        selfplay("arena.odd:dying", 2, games=4, jobs=2)


def test_a_game_that_does_not_end_is_stopped() -> None:
    game = load_game(TEACHING)
    game.bound = 3
    plan = Plan(TEACHING, [], 2, {}, ["greedy:1", "random"], 1, "s")
    with pytest.raises(LudotekaError, match="not over after 3"):
        play_number(game, plan, game.read_options({}), 0)
