"""Scoring: attributes, path cards and disdain decide; ties and ranks too."""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.facts import Facts
from ludoteka.games.hadrians_wall.numbers import (
    BUILT,
    COHORTS,
    DISDAIN,
    FORGIVEN,
    GLADIATORS,
    GOODS,
    GUARD,
    LANDMARK,
    MAP,
    MEASURES,
    PATHS,
    PRODUCTION,
    RENOWN,
    SIDES,
    STRENGTH,
    TEMPLES,
    TRADERS,
    WALL,
)
from ludoteka.games.hadrians_wall.state import SCORED, Frontier
from ludoteka.kernel.action import Seat
from ludoteka.kernel.state import Step

LANDMARKS_BUILT: Final = 0
DISDAIN_LEFT: Final = 1
WALL_COLUMNS: Final = 2
LARGE_BUILDINGS: Final = 3
COHORTS_COMPLETE: Final = 4
PRODUCTION_CIRCLES: Final = 5
GOODS_ENTERED: Final = 6
CITIZENS_COMPLETE: Final = 7
TEMPLES_FILLED: Final = 8
MAP_COLUMNS: Final = 9
STRENGTH_TRAINED: Final = 10
assert MEASURES[STRENGTH_TRAINED] == "gladiator-strength"


def active_disdain(row: list[int]) -> int:
    """Circled disdain boxes that no bribe filled (HW-DISDAIN-01)."""
    return row[DISDAIN] - row[FORGIVEN]


def attribute_points(f: Facts, row: list[int]) -> int:
    """Points for the filled boxes of the four attributes (HW-ATTR-01, HW-SCORE-01)."""
    total = 0
    for i in range(len(f.vp_per_box)):
        total += f.vp_per_box[i] * row[RENOWN + i]
    return total


def penalty(f: Facts, row: list[int]) -> int:
    """Points lost for active disdain; the last line of the table holds for more as well (HW-SCORE-02)."""
    return f.penalties[min(active_disdain(row), len(f.penalties) - 1)]


def measure(f: Facts, row: list[int], number: int) -> int:
    """How far a player has come on what a path card counts.

    HW-PATH-01, HW-PATH-02, HW-PATH-03, HW-PATH-04, HW-PATH-05, HW-PATH-06, HW-PATH-07, HW-PATH-08, HW-PATH-09,
    HW-PATH-10, HW-PATH-11, HW-PATH-12.
    """
    if number == LANDMARKS_BUILT:
        return (row[BUILT] >> LANDMARK).bit_count()
    if number == DISDAIN_LEFT:
        return active_disdain(row)
    if number == WALL_COLUMNS:
        return columns_complete(f, row, WALL)
    if number == LARGE_BUILDINGS:
        return (row[BUILT] & f.large).bit_count()
    if number == COHORTS_COMPLETE:
        return full_tracks(f, row, COHORTS, len(SIDES))
    if number == PRODUCTION_CIRCLES:
        return row[PRODUCTION]
    if number == GOODS_ENTERED:
        return sum(good > 0 for good in row[GOODS : GOODS + len(f.hexagon)])
    if number == CITIZENS_COMPLETE:
        return full_tracks(f, row, TRADERS, COHORTS - TRADERS)
    if number == TEMPLES_FILLED:
        return full_tracks(f, row, TEMPLES, STRENGTH - TEMPLES)
    if number == MAP_COLUMNS:
        return sum(row[MAP] & column == column for column in f.map_columns)
    if number == STRENGTH_TRAINED:
        return sum(row[STRENGTH : STRENGTH + len(GLADIATORS)])
    return columns_complete(f, row, GUARD)


def columns_complete(f: Facts, row: list[int], track: int) -> int:
    """How many of a track's columns are wholly filled."""
    count = 0
    for end in f.column_ends[track]:
        if row[track] >= end:
            count += 1
    return count


def full_tracks(f: Facts, row: list[int], first: int, count: int) -> int:
    """How many tracks of a family are wholly filled."""
    full = 0
    for track in range(first, first + count):
        if row[track] >= len(f.track[track]):
            full += 1
    return full


def path_points(f: Facts, row: list[int], card: int) -> int:
    """The points of the best threshold a path card has reached (HW-PATH-00)."""
    return path_worth(f, card, measure(f, row, f.card[card].measure))


def path_worth(f: Facts, card: int, have: int) -> int:
    """The points that a path card brings to a player who has this much of what it counts (HW-PATH-00)."""
    path = f.card[card]
    best = 0
    for i in range(len(path.at)):
        if have <= path.at[i] if path.at_most else have >= path.at[i]:
            best = path.vp[i]
    return best


def all_path_points(f: Facts, row: list[int]) -> int:
    """Points of all path cards a player has so far."""
    return sum(path_points(f, row, card) for card in row[PATHS : PATHS + f.years] if card >= 0)


def points(f: Facts, row: list[int]) -> int:
    """The score if the game ended now: attributes and path cards less the penalty (HW-SCORE-01)."""
    return attribute_points(f, row) + all_path_points(f, row) - penalty(f, row)


def rank(f: Facts, score: int) -> int:
    """The rank of a player alone, counted from the lowest (HW-SOLO-01)."""
    return max(0, sum(score >= least for least in f.rank_from) - 1)


def places(s: Frontier) -> list[int]:
    """The place of every player: by score, then less active disdain, then path cards; else shared (HW-SCORE-03)."""
    f = s.facts
    standing: list[tuple[int, int, int]] = []
    for row in s.rows:
        paths = all_path_points(f, row)
        standing.append((attribute_points(f, row) + paths - penalty(f, row), -active_disdain(row), paths))
    return [1 + sum(other > own for other in standing) for own in standing]


def tell_scores(s: Frontier) -> None:
    """Say what everybody scored, and the rank of a player alone (HW-SOLO-01)."""
    f = s.facts
    for seat in range(s.seats):
        row = s.rows[seat]
        s.tell(("scored", seat, points(f, row), attribute_points(f, row), all_path_points(f, row), penalty(f, row)))
    if s.seats == 1:
        s.tell(("ranked", rank(f, points(f, s.rows[0]))))


class Scoring(Step[Frontier]):
    """After the last year everybody scores and the game ends (HW-SCORE-01, HW-SCORE-03, HW-SOLO-01)."""

    __slots__ = ()

    def run(self, s: Frontier) -> None:
        s.phase = SCORED
        if s.heard is not None:
            tell_scores(s)
        s.finish(places(s))


def score_of(s: Frontier, seat: Seat) -> int:
    """A player's score if the game ended now (HW-SCORE-01)."""
    return points(s.facts, s.rows[seat])
