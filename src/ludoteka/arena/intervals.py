"""Intervals: how far a share or an average may be from what was counted."""

from __future__ import annotations

from math import sqrt

import msgspec
from scipy.stats import norm

CONFIDENCE = 0.95


class Interval(msgspec.Struct, frozen=True):
    """An estimate and the bounds between which the truth lies with the stated confidence."""

    value: float
    low: float
    high: float

    def shifted(self, base: float) -> Interval:
        """The same seen from a base: the difference to it."""
        return Interval(self.value - base, self.low - base, self.high - base)

    def holds(self, value: float) -> bool:
        """Whether a value lies inside."""
        return self.low <= value <= self.high


def z_of(confidence: float, comparisons: int = 1) -> float:
    """How many standard errors a two-sided interval reaches; with several comparisons they hold all together."""
    return float(norm.ppf(1 - (1 - confidence) / (2 * max(1, comparisons))))


def wilson(successes: float, trials: float, confidence: float = CONFIDENCE, comparisons: int = 1) -> Interval:
    """Wilson's score interval of a share; a shared win may count as a part of a success.

    >>> wilson(0, 0)
    Interval(value=0.0, low=0.0, high=1.0)
    """
    if trials <= 0:
        return Interval(0.0, 0.0, 1.0)
    z = z_of(confidence, comparisons)
    share = successes / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_interval(total: float, squares: float, count: int, comparisons: int = 1) -> Interval:
    """The average of values from their sum and the sum of their squares, with a normal interval."""
    if count == 0:
        return Interval(0.0, 0.0, 0.0)
    mean = total / count
    if count == 1:
        return Interval(mean, float("-inf"), float("inf"))
    variance = max(0.0, (squares - count * mean * mean) / (count - 1))
    reach = z_of(CONFIDENCE, comparisons) * sqrt(variance / count)
    return Interval(mean, mean - reach, mean + reach)
