"""Two ways to play side by side: the figures of two balance reports and how far they differ."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

import msgspec

from ludoteka.arena.balance import FEW, Balance, Row, Spread
from ludoteka.arena.intervals import Interval, mean_interval, wilson, z_of

LENGTH = "length"
SEAT = "seat"
FACET = "facet"
TAKEN = "taken"
WHOLE = "whole"
"""The kinds of what is compared."""


class Pair(msgspec.Struct, frozen=True):
    """One figure in both ways to play."""

    kind: str
    group: str
    value: str
    first: Interval
    second: Interval
    difference: Interval
    clear: bool
    """Whether they differ even if all figures of the comparison are judged together."""
    share: bool
    """Whether it is a share of a hundred, not a number."""


class Against(msgspec.Struct, frozen=True):
    """A report beside another one."""

    other: Balance
    pairs: list[Pair]


class Figure(msgspec.Struct, frozen=True):
    """A figure of one report, before it is paired: its interval, and the wider one for many comparisons."""

    key: tuple[str, str, str]
    plain: Interval
    wide: Interval
    share: bool
    few: bool


def compare(one: Balance, other: Balance) -> Against:
    """Every figure that both reports have."""
    keys = [figure.key for figure in figures(one, 1)]
    there = {figure.key for figure in figures(other, 1)}
    count = sum(key in there for key in keys)
    firsts = {figure.key: figure for figure in figures(one, count)}
    seconds = {figure.key: figure for figure in figures(other, count)}
    pairs: list[Pair] = []
    for key in keys:
        if key not in seconds:
            continue
        first, second = firsts[key], seconds[key]
        clear = not (first.few or second.few) and not difference(first.wide, second.wide).holds(0.0)
        pairs.append(Pair(*key, first.plain, second.plain, difference(first.plain, second.plain), clear, first.share))
    return Against(other, pairs)


def difference(first: Interval, second: Interval) -> Interval:
    """How much larger the second is, from the two intervals (Newcombe's square-and-add).

    >>> difference(Interval(0.5, 0.4, 0.6), Interval(0.5, 0.4, 0.6)).holds(0.0)
    True
    """
    gap = second.value - first.value
    low = sqrt((second.value - second.low) ** 2 + (first.high - first.value) ** 2)
    high = sqrt((second.high - second.value) ** 2 + (first.value - first.low) ** 2)
    return Interval(gap, gap - low, gap + high)


def figures(found: Balance, comparisons: int) -> Iterator[Figure]:
    """All figures of a report that can be compared."""
    for spread in [*([] if found.lengths is None else [found.lengths]), *found.spreads, *found.scores]:
        yield mean_of(spread, comparisons)
    for kind, groups in ((SEAT, [found.seats]), (FACET, found.facets), (TAKEN, found.taken)):
        for group in groups:
            for row in group.rows:
                yield result_of(found, kind, group.name, row, comparisons)
    for shares in found.wholes:
        for whole in shares.rows:
            wide = wilson(whole.games, found.games, comparisons=comparisons)
            yield Figure((WHOLE, shares.name, whole.value), whole.share, wide, True, found.games < FEW)


def mean_of(spread: Spread, comparisons: int) -> Figure:
    """The average of a number such as the length of a game."""
    total, squares, count = sum(spread.values), sum(value * value for value in spread.values), len(spread.values)
    plain, wide = (mean_interval(total, squares, count, many) for many in (1, comparisons))
    return Figure((LENGTH, spread.name, ""), plain, wide, False, count < FEW)


def result_of(found: Balance, kind: str, group: str, row: Row, comparisons: int) -> Figure:
    """What a group of seats won or scored."""
    if found.measure == "win":
        wide = wilson(row.result.value * row.seats, row.seats, comparisons=comparisons)
    else:
        wide = stretched(row.result, z_of(0.95, comparisons) / z_of(0.95))
    return Figure((kind, group, row.value), row.result, wide, found.measure == "win", row.few)


def stretched(interval: Interval, factor: float) -> Interval:
    """A symmetric interval that reaches further by a factor."""
    reach = (interval.high - interval.value) * factor
    return Interval(interval.value, interval.value - reach, interval.value + reach)
