"""What came of many games."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, median_low
from typing import Any

import msgspec


class Result(msgspec.Struct, frozen=True):
    """How one game went."""

    number: int
    places: list[int]
    scores: list[int] | None
    decisions: int
    seconds: float


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat fared: games won alone and together with others, places, averages."""

    seat: int
    bot: str
    wins: int
    shared: int
    places: dict[str, int]
    mean_place: float | None
    mean_score: float | None


class Lengths(msgspec.Struct, frozen=True):
    """How long the games were, in decisions."""

    shortest: int
    mean: float
    median: int
    longest: int


class Summary(msgspec.Struct, frozen=True):
    """All games of a self-play: what was asked for, what was played and what came of it."""

    game: str
    players: int
    bots: list[str]
    options: dict[str, Any]
    seed: str
    jobs: int
    wanted: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    interrupted: bool
    results: list[SeatSummary]
    lengths: Lengths | None
    each: list[Result]


def summary_of(
    game: str,
    seats: int,
    bots: Sequence[str],
    options: dict[str, Any],
    seed: str,
    jobs: int,
    wanted: int,
    done: Sequence[Result],
    seconds: float,
    interrupted: bool,
) -> Summary:
    """The summary of the games that were played, in whatever order they ended."""
    each = sorted(done, key=lambda result: result.number)
    decisions = sum(result.decisions for result in each)
    return Summary(
        game=game,
        players=seats,
        bots=list(bots),
        options=options,
        seed=seed,
        jobs=jobs,
        wanted=wanted,
        games=len(each),
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds > 0 else 0.0,
        games_per_second=len(each) / seconds if seconds > 0 else 0.0,
        interrupted=interrupted,
        results=[seat_summary(seat, name, each) for seat, name in enumerate(bots)],
        lengths=lengths_of(each),
        each=each,
    )


def seat_summary(seat: int, bot: str, each: Sequence[Result]) -> SeatSummary:
    """How one seat fared in these games."""
    places = [result.places[seat] for result in each]
    scores = [result.scores[seat] for result in each if result.scores is not None]
    won = [result for result in each if result.places[seat] == 1]
    alone = sum(result.places.count(1) == 1 for result in won)
    return SeatSummary(
        seat=seat,
        bot=bot,
        wins=alone,
        shared=len(won) - alone,
        places={str(place): places.count(place) for place in sorted(set(places))},
        mean_place=fmean(places) if places else None,
        mean_score=fmean(scores) if scores else None,
    )


def lengths_of(each: Sequence[Result]) -> Lengths | None:
    """The lengths of these games; None if there are none."""
    counts = [result.decisions for result in each]
    if not counts:
        return None
    return Lengths(min(counts), fmean(counts), median_low(counts), max(counts))
