"""Ratings: how strong bots are, from who placed before whom, with intervals from weighing the deals anew."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import log

import choix
import numpy as np
from numpy.typing import NDArray

from ludoteka.arena.intervals import CONFIDENCE, Interval
from ludoteka.arena.outcome import Outcome
from ludoteka.arena.series import Series

Matrix = NDArray[np.float64]

ELO = 400 / log(10)
"""Rating points for a factor of e in the odds: 400 points are odds of ten to one."""

DRAWS = 1000
"""So often the deals are weighed anew."""

PRIOR = 0.5
"""Half a win either way is added for every two bots: who won every game still gets a number."""


LEAST = 1e-3
"""No less than this is added: beyond it a rating says nothing more."""

TOLERANCE = 1e-6
"""How close the search for strengths comes: a small part of a rating point."""


def comparisons(series: Series, outcomes: Sequence[Outcome]) -> Matrix:
    """For each deal how often each bot placed before each other, ties as half: deals x bots x bots.

    Sides are compared, not seats: a team counts once.
    """
    place_of = {name: place for place, name in enumerate(series.bots)}
    width = series.width()
    deals = sorted({outcome.number // width for outcome in outcomes})
    row = {deal: place for place, deal in enumerate(deals)}
    size = len(series.bots)
    found: Matrix = np.zeros((len(deals), size, size))
    first_seat = [series.sides.index(side) for side in range(max(series.sides) + 1)]
    for outcome in outcomes:
        table = found[row[outcome.number // width]]
        for a in first_seat:
            for b in first_seat:
                one, other = place_of[outcome.bots[a]], place_of[outcome.bots[b]]
                if one != other and outcome.places[a] <= outcome.places[b]:
                    table[one, other] += 1.0 if outcome.places[a] < outcome.places[b] else 0.5
    return found


def bradley_terry(wins: Matrix, near: Matrix | None = None) -> Matrix:
    """Ratings on Elo's scale, their average 0, from how often each bot beat each other; no entry beside the diagonal
    may be 0.

    `near` are ratings to begin the search with; what it finds is the same.
    """
    start = None if near is None else near / ELO
    strengths = choix.ilsr_pairwise_dense(wins, initial_params=start, max_iter=10_000, tol=TOLERANCE)
    ratings: Matrix = ELO * (strengths - strengths.mean())
    return ratings


def ratings(series: Series, outcomes: Sequence[Outcome], draws: int = DRAWS) -> list[Interval]:
    """The rating of each bot with an interval.

    The interval comes from weighing whole deals anew (Rubin's bootstrap), because the games of a deal belong together.
    What is added for every two bots is drawn as well: who won all of a few games may be any amount stronger.
    """
    found = comparisons(series, outcomes)
    deals, size, _ = found.shape
    if not deals:
        return [Interval(0.0, float("-inf"), float("inf"))] * size
    others = 1 - np.eye(size)
    estimate = bradley_terry(found.sum(axis=0) + PRIOR * others)
    luck = np.random.default_rng(int.from_bytes(blake2b(series.seed.encode(), digest_size=8).digest(), "little"))
    weights = luck.standard_exponential((draws, deals))
    added = np.maximum(luck.standard_gamma(PRIOR, (draws, size, size)), LEAST) * others
    drawn = (weights @ found.reshape(deals, size * size)).reshape(draws, size, size) + added
    sample = np.array([bradley_terry(wins, estimate) for wins in drawn])
    edge = (1 - CONFIDENCE) / 2
    low, high = np.quantile(sample, [edge, 1 - edge], axis=0)
    return [Interval(float(r), float(a), float(b)) for r, a, b in zip(estimate, low, high, strict=True)]
