from __future__ import annotations

from math import exp, log
from random import Random

import numpy as np
import pytest
from scipy.stats import binomtest

from ludoteka.arena.intervals import Interval, mean_interval, wilson
from ludoteka.arena.outcome import Outcome
from ludoteka.arena.ratings import ELO, bradley_terry, comparisons, ratings
from ludoteka.arena.run import Run
from ludoteka.arena.series import Series
from ludoteka.arena.standings import standings, win_credit

TRUTH = {"weak": -200.0, "middle": 0.0, "strong": 200.0}


def series(bots: list[str], sides: list[int]) -> Series:
    """A series that nobody plays: its outcomes are made up."""
    return Series("none", [], len(sides), [{}], sides, bots, "s", False, 1, "", "")


def beats(one: str, other: str) -> float:
    """The chance that one bot beats another, by their true ratings."""
    return 1 / (1 + exp((TRUTH[other] - TRUTH[one]) / ELO))


def duels(games: int, seed: int = 1) -> tuple[Series, list[Outcome]]:
    """Made-up games between bots of known strength."""
    luck = Random(seed)
    found = series(list(TRUTH), [0, 1])
    outcomes = []
    for number in range(games):
        bots = found.seat_bots(number)
        won = luck.random() < beats(bots[0], bots[1])
        outcomes.append(Outcome(number, bots, [1, 2] if won else [2, 1], decisions=1))
    return found, outcomes


def test_ratings_recover_known_strengths() -> None:
    found = ratings(*duels(6000), draws=200)
    for rating, truth in zip(found, TRUTH.values(), strict=True):
        assert rating.low < rating.value < rating.high
        assert rating.holds(truth)
        assert abs(rating.value - truth) < 20


def test_intervals_hold_the_truth_about_as_often_as_they_say_and_shrink_with_games() -> None:
    found = [ratings(*duels(300, seed), draws=60) for seed in range(20)]
    held = sum(each[2].holds(TRUTH["strong"]) for each in found)
    assert 16 <= held <= 20
    few, many = ratings(*duels(300), draws=200), ratings(*duels(4800), draws=200)
    assert 3 < (few[2].high - few[2].low) / (many[2].high - many[2].low) < 5.5


def test_four_hundred_points_are_ten_to_one() -> None:
    wins = np.array([[0.0, 10_000.0], [1_000.0, 0.0]])
    strong, weak = bradley_terry(wins)
    assert strong - weak == pytest.approx(400, abs=1)
    assert strong + weak == pytest.approx(0, abs=1e-6)


def test_who_won_every_game_still_has_a_rating() -> None:
    found = series(["a", "b"], [0, 1])
    outcomes = [Outcome(n, found.seat_bots(n), [1, 2] if found.seat_bots(n)[0] == "a" else [2, 1]) for n in range(20)]
    best, worst = ratings(found, outcomes, draws=400)
    assert best.value == pytest.approx(ELO * log(20.5 / 0.5) / 2)
    assert worst.value == pytest.approx(-best.value)
    assert 0 < best.low < best.value - 50
    assert best.high > best.value + 200


def test_ties_are_half_and_equal_bots_are_equal() -> None:
    found = series(["a", "b"], [0, 1])
    outcomes = [Outcome(number, found.seat_bots(number), [1, 1]) for number in range(10)]
    assert comparisons(found, outcomes).sum(axis=0).tolist() == [[0, 5], [5, 0]]
    assert [rating.value for rating in ratings(found, outcomes, draws=20)] == pytest.approx([0, 0])


def test_a_team_counts_once_and_only_against_others() -> None:
    found = series(["a", "b"], [0, 1, 0, 1])
    bots = found.seat_bots(0)
    places = [1 if name == "a" else 2 for name in bots]
    assert comparisons(found, [Outcome(0, bots, places)]).sum(axis=0).tolist() == [[0, 1], [0, 0]]


def test_places_at_a_larger_table_are_compared_in_pairs() -> None:
    found = series(["a", "b", "c"], [0, 1, 2])
    bots = found.seat_bots(0)
    places = [{"a": 1, "b": 2, "c": 2}[name] for name in bots]
    assert comparisons(found, [Outcome(0, bots, places)])[0].tolist() == [[0, 1, 1], [0, 0, 0.5], [0, 0.5, 0]]


def test_the_luck_of_the_intervals_depends_on_the_seed_alone() -> None:
    assert ratings(*duels(60), draws=50) == ratings(*duels(60), draws=50)


@pytest.mark.parametrize(("successes", "trials"), [(0, 10), (3, 10), (10, 10), (612, 1000)])
def test_wilsons_interval_is_scipys(successes: int, trials: int) -> None:
    theirs = binomtest(successes, trials).proportion_ci(0.95, method="wilson")
    ours = wilson(successes, trials)
    assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high))
    assert ours.value == successes / trials


def test_several_comparisons_make_wider_intervals() -> None:
    assert wilson(30, 100, comparisons=20).low < wilson(30, 100).low
    assert wilson(30, 100, comparisons=20).high > wilson(30, 100).high


def test_the_interval_of_an_average() -> None:
    found = mean_interval(total=30, squares=310, count=3)
    assert found.value == 10
    assert found.high - 10 == pytest.approx(1.959964 * (5 / 3) ** 0.5)
    assert mean_interval(0, 0, 0) == Interval(0, 0, 0)


def test_a_shared_victory_is_a_part_for_each_side() -> None:
    assert win_credit([1, 1, 3], [0, 1, 2]) == [0.5, 0.5, 0]
    assert win_credit([1, 2, 1, 2], [0, 1, 0, 1]) == [1, 0, 1, 0]


def test_the_table_of_a_contest() -> None:
    found, outcomes = duels(600)
    table = standings(Run(found, 600, outcomes, 0, False))
    assert [row.bot for row in table.rows] == ["strong", "middle", "weak"]
    assert sum(row.wins for row in table.rows) == 600
    assert sum(row.appearances for row in table.rows) == 1200
    shares = {(pair.bot, pair.other): pair for pair in table.pairs}
    assert shares["strong", "weak"].share.value + shares["weak", "strong"].share.value == pytest.approx(1)
    assert shares["strong", "weak"].meetings == 200
    assert shares["strong", "weak"].share.holds(beats("strong", "weak"))


def test_the_table_of_those_who_play_alone() -> None:
    alone = series(["a", "b"], [0])
    scores = [10, 30, 20, 20, 30, 50]
    outcomes = [Outcome(n, alone.seat_bots(n), [1], [score]) for n, score in enumerate(scores)]
    table = standings(Run(alone, 6, outcomes, 0, False))
    assert (table.rows, table.pairs) == ([], [])
    best, other = table.scores
    assert (best.bot, best.games, best.lowest, best.highest) == ("b", 3, 20, 50)
    assert best.mean.value == pytest.approx(100 / 3)
    assert (other.mean.value, other.median) == (20, 20)
    (pair,) = table.score_pairs
    assert (pair.bot, pair.other, pair.deals) == ("a", "b", 3)
    assert pair.difference.value == pytest.approx((10 - 30 + 20 - 20 + 30 - 50) / 3)


def test_a_scenario_that_is_won_or_lost_is_a_share() -> None:
    together = series(["a"], [0, 0])
    outcomes = [Outcome(n, ["a", "a"], [1, 1], [n % 2, n % 2]) for n in range(40)]
    (row,) = standings(Run(together, 40, outcomes, 0, False)).scores
    assert row.mean == wilson(20, 40)
