"""Standings: the table that comes of a series, the same however and wherever its games were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, quantiles, stdev
from typing import Any

import msgspec

from ludoteka.arena.intervals import Interval, mean_interval, wilson
from ludoteka.arena.outcome import Outcome
from ludoteka.arena.ratings import comparisons, ratings
from ludoteka.arena.run import Run
from ludoteka.arena.series import Series


class BotRow(msgspec.Struct, frozen=True):
    """How one bot fared; `appearances` are the sides it played, one or more in a game."""

    bot: str
    appearances: int
    wins: float
    """A win that several sides share counts in parts."""
    share: Interval
    """Share of its appearances that it won."""
    rating: Interval | None
    mean_place: float
    mean_score: float | None
    failures: int
    """Games that failed while it was choosing."""


class Pair(msgspec.Struct, frozen=True):
    """How one bot fared against another."""

    bot: str
    other: str
    meetings: int
    share: Interval
    """How often it placed before the other, ties as half."""


class ScoreRow(msgspec.Struct, frozen=True):
    """What one bot scored where all play together or one plays alone."""

    bot: str
    games: int
    mean: Interval
    deviation: float
    lowest: int
    quarter: float
    median: float
    three_quarters: float
    highest: int
    failures: int


class ScorePair(msgspec.Struct, frozen=True):
    """How much more one bot scored than another in the same deals."""

    bot: str
    other: str
    deals: int
    difference: Interval


class Failure(msgspec.Struct, frozen=True):
    """A game without a result."""

    number: int
    bots: list[str]
    culprit: str
    why: str


class Standings(msgspec.Struct, frozen=True):
    """The result of a series."""

    game: str
    players: int
    sides: list[int]
    options: list[dict[str, Any]]
    seed: str
    bots: list[str]
    wanted: int
    games: int
    deals: int
    shares_base: float
    """What every bot would win if all were equally strong."""
    rows: list[BotRow]
    pairs: list[Pair]
    scores: list[ScoreRow]
    score_pairs: list[ScorePair]
    failures: list[Failure]


def standings(run: Run) -> Standings:
    """The table of a run."""
    series = run.series
    played = run.played()
    contest = series.contest()
    width = series.width()
    return Standings(
        game=series.game,
        players=series.seats,
        sides=series.sides,
        options=series.options,
        seed=series.seed,
        bots=series.bots,
        wanted=run.wanted,
        games=len(played),
        deals=len({outcome.number // width for outcome in played}),
        shares_base=1 / (max(series.sides) + 1),
        rows=bot_rows(series, played, run.failed()) if contest else [],
        pairs=pairs(series, played) if contest else [],
        scores=[] if contest else score_rows(series, played, run.failed()),
        score_pairs=[] if contest else score_pairs(series, played),
        failures=[Failure(each.number, each.bots, each.culprit, each.failed) for each in run.failed()],
    )


def win_credit(places: Sequence[int], sides: Sequence[int]) -> list[float]:
    """What each seat won: 1 for its side's victory, a part of it if several sides share the first place.

    >>> win_credit([1, 2, 1, 2], [0, 1, 0, 1])
    [1.0, 0.0, 1.0, 0.0]
    >>> win_credit([1, 1], [0, 1])
    [0.5, 0.5]
    """
    winners = len({side for side, place in zip(sides, places, strict=True) if place == 1})
    return [1 / winners if place == 1 else 0.0 for place in places]


def bot_rows(series: Series, played: Sequence[Outcome], failed: Sequence[Outcome]) -> list[BotRow]:
    """A row for each bot, the strongest first."""
    first_seat = [series.sides.index(side) for side in range(max(series.sides) + 1)]
    failures = Counter(outcome.culprit for outcome in failed)
    rated = ratings(series, played) if len(series.bots) > 1 else [None]
    rows: list[BotRow] = []
    for name, rating in zip(series.bots, rated, strict=True):
        credit: list[float] = []
        places: list[int] = []
        scores: list[int] = []
        for outcome in played:
            won = win_credit(outcome.places, series.sides)
            for seat in first_seat:
                if outcome.bots[seat] == name:
                    credit.append(won[seat])
                    places.append(outcome.places[seat])
                    if outcome.scores is not None:
                        scores.append(outcome.scores[seat])
        rows.append(
            BotRow(
                bot=name,
                appearances=len(credit),
                wins=sum(credit),
                share=wilson(sum(credit), len(credit)),
                rating=rating,
                mean_place=fmean(places) if places else 0.0,
                mean_score=fmean(scores) if scores else None,
                failures=failures[name],
            )
        )
    return sorted(rows, key=lambda row: (-row.rating.value if row.rating else 0.0, series.bots.index(row.bot)))


def pairs(series: Series, played: Sequence[Outcome]) -> list[Pair]:
    """Every bot against every other that it met."""
    found = comparisons(series, played).sum(axis=0)
    out: list[Pair] = []
    for a, one in enumerate(series.bots):
        for b, other in enumerate(series.bots):
            meetings = round(float(found[a, b] + found[b, a]))
            if a != b and meetings:
                out.append(Pair(one, other, meetings, wilson(float(found[a, b]), meetings)))
    return out


def points(outcome: Outcome) -> int:
    """What all reached together: the points they share, or the best of them."""
    return max(outcome.scores) if outcome.scores else 0


def score_rows(series: Series, played: Sequence[Outcome], failed: Sequence[Outcome]) -> list[ScoreRow]:
    """A row for each bot, the highest average first."""
    failures = Counter(outcome.culprit for outcome in failed)
    rows: list[ScoreRow] = []
    for name in series.bots:
        scores = [points(outcome) for outcome in played if outcome.bots[0] == name]
        if not scores:
            continue
        quarter, median, three = quantiles(scores, n=4, method="inclusive") if len(scores) > 1 else [scores[0]] * 3
        rows.append(
            ScoreRow(
                bot=name,
                games=len(scores),
                mean=score_mean(scores),
                deviation=stdev(scores) if len(scores) > 1 else 0.0,
                lowest=min(scores),
                quarter=quarter,
                median=median,
                three_quarters=three,
                highest=max(scores),
                failures=failures[name],
            )
        )
    return sorted(rows, key=lambda row: (-row.mean.value, series.bots.index(row.bot)))


def score_mean(scores: Sequence[int]) -> Interval:
    """The average score; of scenarios that are won (1) or lost (0) the share that was won."""
    if set(scores) <= {0, 1}:
        return wilson(sum(scores), len(scores))
    return mean_interval(sum(scores), sum(score * score for score in scores), len(scores))


def score_pairs(series: Series, played: Sequence[Outcome]) -> list[ScorePair]:
    """Every two bots compared deal by deal."""
    width = series.width()
    by_bot: dict[str, dict[int, int]] = {name: {} for name in series.bots}
    for outcome in played:
        by_bot[outcome.bots[0]][outcome.number // width] = points(outcome)
    out: list[ScorePair] = []
    for a, one in enumerate(series.bots):
        for other in series.bots[a + 1 :]:
            more = [by_bot[one][deal] - by_bot[other][deal] for deal in by_bot[one] if deal in by_bot[other]]
            if more:
                found = mean_interval(sum(more), sum(value * value for value in more), len(more))
                out.append(ScorePair(one, other, len(more), found))
    return out
