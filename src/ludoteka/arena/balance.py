"""The figures of the balance report: what went with winning, how long games were, what never happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, quantiles
from typing import Any

import msgspec

from ludoteka.arena.intervals import Interval, mean_interval, wilson
from ludoteka.arena.outcome import Outcome, kinds_of
from ludoteka.arena.run import Run
from ludoteka.arena.series import Series
from ludoteka.arena.standings import Failure, win_credit
from ludoteka.kernel.game import Game

FEW = 30
"""Rows with fewer seats than this are shown, but nothing is concluded from them."""

SEAT = "seat"
BOT = "bot"


class Tally:
    """Counts of one group of seats: how many, and what they won or scored."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value


class Row(msgspec.Struct, frozen=True):
    """One value of a facet, or one thing that was taken, and what went with it."""

    value: str
    seats: int
    """How many seats of how many games it was true of."""
    share: float
    """What part of all seats that is."""
    result: Interval
    """Share of wins, or average points."""
    difference: Interval
    """The same as a difference to the base rate."""
    few: bool
    clear: bool
    """Whether the difference stands even if all rows of the report are judged together."""


class Group(msgspec.Struct, frozen=True):
    """The rows of one facet or one kind of things."""

    name: str
    rows: list[Row]


class Share(msgspec.Struct, frozen=True):
    """How often a game as a whole was so, and how long it was then."""

    value: str
    games: int
    share: Interval
    decisions: float
    in_ways: list[Interval]
    """The share in each way to play, where there are several."""


class Shares(msgspec.Struct, frozen=True):
    """The values of a facet of whole games."""

    name: str
    rows: list[Share]


class Spread(msgspec.Struct, frozen=True):
    """How numbers are spread."""

    name: str
    values: list[int]
    """Every number, sorted."""

    def mean(self) -> float:
        return fmean(self.values)

    def quartiles(self) -> list[float]:
        """The three numbers that part them into quarters."""
        return quantiles(self.values, n=4, method="inclusive") if len(self.values) > 1 else [self.values[0]] * 3


class Way(msgspec.Struct, frozen=True):
    """One combination of the options that vary: games, length, and how the first seat fared."""

    options: dict[str, Any]
    games: int
    decisions: float
    first_seat: Interval


class Covered(msgspec.Struct, frozen=True):
    """In how many games each thing of a kind came into play."""

    kind: str
    games: dict[str, int]

    def never(self) -> list[str]:
        return [slug for slug, count in self.games.items() if not count]


class Balance(msgspec.Struct, frozen=True):
    """All figures of a report."""

    game: str
    series: Series
    games: int
    wanted: int
    measure: str
    """`win`, or `score` where nobody plays against anybody and points are counted."""
    base: Interval
    comparisons: int
    """How many rows are judged together."""
    seats: Group
    bots: Group | None
    facets: list[Group]
    taken: list[Group]
    ways: list[Way]
    wholes: list[Shares]
    spreads: list[Spread]
    lengths: Spread | None
    scores: list[Spread]
    """Points of winners and of the others, or of all."""
    covered: list[Covered]
    failures: list[Failure]


def balance(run: Run, game: Game[Any]) -> Balance:
    """The figures of a run that was watched."""
    series = run.series
    played = run.played()
    values = {outcome.number: results(series, outcome) for outcome in played}
    shares = series.contest() or all(value in (0, 1) for row in values.values() for value in row)
    measure = "win" if shares else "score"
    everyone = Tally()
    for row in values.values():
        for value in row:
            everyone.add(value)
    tables = {"": seat_tallies(series, played, values), **facet_tallies(game, played, values)}
    taken = taken_tallies(game, played, values)
    comparisons = sum(tally.count >= FEW for table in [*tables.values(), *taken.values()] for tally in table.values())
    judge = Judge(measure, everyone, comparisons)
    bots = bot_tallies(played, values) if len(series.bots) > 1 else {}
    return Balance(
        game=game.id,
        series=series,
        games=len(played),
        wanted=run.wanted,
        measure=measure,
        base=judge.base,
        comparisons=comparisons,
        seats=judge.group(SEAT, tables.pop("")),
        bots=judge.group(BOT, bots) if bots else None,
        facets=[judge.group(name, table) for name, table in tables.items() if table],
        taken=[judge.group(kind, table) for kind, table in taken.items()],
        ways=ways(series, played, values, measure),
        wholes=wholes(game, series, played),
        spreads=numbers(game, played),
        lengths=Spread("decisions", sorted(outcome.decisions for outcome in played)) if played else None,
        scores=score_spreads(series, played),
        covered=covered(game, played),
        failures=[Failure(each.number, each.bots, each.culprit, each.failed) for each in run.failed()],
    )


def results(series: Series, outcome: Outcome) -> list[float]:
    """What each seat won, or scored where nobody plays against anybody."""
    if series.contest() or outcome.scores is None:
        return win_credit(outcome.places, series.sides)
    return [float(score) for score in outcome.scores]


class Judge:
    """Turns counts into rows."""

    def __init__(self, measure: str, everyone: Tally, comparisons: int) -> None:
        self.measure = measure
        self.comparisons = comparisons
        self.everyone = everyone.count
        self.base = self.interval(everyone)

    def interval(self, tally: Tally, comparisons: int = 1) -> Interval:
        """What a group won or scored."""
        if self.measure == "win":
            return wilson(tally.total, tally.count, comparisons=comparisons)
        return mean_interval(tally.total, tally.squares, tally.count, comparisons)

    def group(self, name: str, tallies: dict[str, Tally]) -> Group:
        """The rows of a facet or kind."""
        return Group(name, [self.row(value, tally) for value, tally in tallies.items()])

    def row(self, value: str, tally: Tally) -> Row:
        found = self.interval(tally)
        few = tally.count < FEW
        return Row(
            value=value,
            seats=tally.count,
            share=tally.count / self.everyone if self.everyone else 0.0,
            result=found,
            difference=found.shifted(self.base.value),
            few=few,
            clear=not few and not self.interval(tally, self.comparisons).holds(self.base.value),
        )


# -- counting ---------------------------------------------------------------------------------------------------

Values = dict[int, list[float]]
"""What each seat won or scored, by the number of the game."""


def seat_tallies(series: Series, played: Sequence[Outcome], values: Values) -> dict[str, Tally]:
    """The seats, counted from 1."""
    found = {str(seat + 1): Tally() for seat in range(series.seats)}
    for outcome in played:
        for seat, value in enumerate(values[outcome.number]):
            found[str(seat + 1)].add(value)
    return found


def bot_tallies(played: Sequence[Outcome], values: Values) -> dict[str, Tally]:
    found: dict[str, Tally] = {}
    for outcome in played:
        for name, value in zip(outcome.bots, values[outcome.number], strict=True):
            found.setdefault(name, Tally()).add(value)
    return dict(sorted(found.items()))


def facet_tallies(game: Game[Any], played: Sequence[Outcome], values: Values) -> dict[str, dict[str, Tally]]:
    """The facets of seats."""
    out: dict[str, dict[str, Tally]] = {}
    for facet in game.facets.facets:
        if facet.whole:
            continue
        found: dict[str, Tally] = {}
        for outcome in played:
            for told, value in zip(outcome.facets, values[outcome.number], strict=True):
                for each in told.get(facet.name, ()):
                    found.setdefault(each, Tally()).add(value)
        out[facet.name] = {each: found[each] for each in in_order(game, facet.kind, facet.values, found)}
    return out


def in_order(game: Game[Any], kind: str, words: Sequence[str], found: Iterable[str]) -> list[str]:
    """Values as the content lists them, numbers by size."""
    if kind or words:
        known = game.lexicon.kinds[kind].slugs if kind else words
        there = set(found)
        return [slug for slug in known if slug in there]
    return sorted(found, key=int)


def taken_tallies(game: Game[Any], played: Sequence[Outcome], values: Values) -> dict[str, dict[str, Tally]]:
    """What was taken, by kind: the seats that took a thing at least once in their game."""
    out: dict[str, dict[str, Tally]] = {}
    for kind in dict.fromkeys(game.facets.takes.values()):
        slugs = game.lexicon.kinds[kind].slugs
        tallies = [Tally() for _ in slugs]
        for outcome in played:
            for things, value in zip(outcome.taken.get(kind, ()), values[outcome.number], strict=False):
                for thing in things:
                    tallies[thing].add(value)
        out[kind] = {slug: tally for slug, tally in zip(slugs, tallies, strict=True) if tally.count}
    return out


def ways(series: Series, played: Sequence[Outcome], values: Values, measure: str) -> list[Way]:
    """The ways to play, if there are several."""
    if len(series.options) < 2:
        return []
    judge = Judge(measure, Tally(), 1)
    out: list[Way] = []
    for number, options in enumerate(series.options):
        there = [outcome for outcome in played if way_of(series, outcome) == number]
        first = Tally()
        for outcome in there:
            first.add(values[outcome.number][0])
        length = fmean(outcome.decisions for outcome in there) if there else 0.0
        told = {name: value for name, value in options.items() if any(way[name] != value for way in series.options)}
        out.append(Way(told, len(there), length, judge.interval(first)))
    return out


def way_of(series: Series, outcome: Outcome) -> int:
    """Which of the ways to play a game was played in."""
    return outcome.number // series.width() % len(series.options)


def wholes(game: Game[Any], series: Series, played: Sequence[Outcome]) -> list[Shares]:
    """Facets of whole games that are not numbers: how often each value came."""
    out: list[Shares] = []
    count = len(series.options)
    for facet in game.facets.facets:
        if not facet.whole or not (facet.kind or facet.values):
            continue
        found = {outcome.number: set(values_of(outcome, facet.name)) for outcome in played}
        rows: list[Share] = []
        for value in in_order(game, facet.kind, facet.values, set().union(*found.values())):
            there = [outcome for outcome in played if value in found[outcome.number]]
            each = [
                wilson(
                    sum(way_of(series, outcome) == way for outcome in there),
                    sum(way_of(series, outcome) == way for outcome in played),
                )
                for way in range(count if count > 1 else 0)
            ]
            length = fmean(outcome.decisions for outcome in there)
            rows.append(Share(value, len(there), wilson(len(there), len(played)), length, each))
        if rows:
            out.append(Shares(facet.name, rows))
    return out


def values_of(outcome: Outcome, facet: str) -> list[str]:
    """All that was true of a game in one facet, seat by seat."""
    return [value for told in outcome.facets for value in told.get(facet, ())]


def numbers(game: Game[Any], played: Sequence[Outcome]) -> list[Spread]:
    """Facets of whole games that are numbers: rounds, turns."""
    out: list[Spread] = []
    for facet in game.facets.facets:
        if facet.whole and not facet.kind and not facet.values:
            found = [int(value) for outcome in played for value in values_of(outcome, facet.name)[:1]]
            if found:
                out.append(Spread(facet.name, sorted(found)))
    return out


def score_spreads(series: Series, played: Sequence[Outcome]) -> list[Spread]:
    """Points: of winners and of the others, or of everybody where nobody plays against anybody."""
    found: dict[str, list[int]] = {"winners": [], "others": []} if series.contest() else {"all": []}
    for outcome in played:
        for score, place in zip(outcome.scores or (), outcome.places, strict=False):
            found[("winners" if place == 1 else "others") if series.contest() else "all"].append(score)
    return [Spread(name, sorted(scores)) for name, scores in found.items() if scores]


def covered(game: Game[Any], played: Sequence[Outcome]) -> list[Covered]:
    """In how many games each thing came into play."""
    out: list[Covered] = []
    for kind in kinds_of(game):
        counts = Counter(number for outcome in played for number in outcome.seen.get(kind, ()))
        out.append(Covered(kind, {slug: counts[place] for place, slug in enumerate(game.lexicon.kinds[kind].slugs)}))
    return out
