"""What a sheet at the end of a year says about the final score beyond `evaluate`, for bots that plan a whole year.

Between two actions of a year a sheet is full of half-done things; at its end it can be compared with how games went on
from sheets like it. The weights were fitted to such games; a feature counts by itself and by the years still to come.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.bot.evaluate import Judge
from ludoteka.games.hadrians_wall.numbers import (
    AREAS,
    BUILDINGS,
    BUILT,
    COHORT_FAVOURS,
    COHORTS,
    DIPLOMATS,
    DISDAIN,
    FORGIVEN,
    FORUM,
    GOODS,
    MAP,
    MEASURES,
    PATHS,
    RENOWN,
    SCOUTS,
    SIDES,
    TEMPLE_FAVOURS,
    TRACKS,
    TRACKS_END,
    WOUNDS,
)
from ludoteka.games.hadrians_wall.rules.scoring import DISDAIN_LEFT, measure
from ludoteka.games.hadrians_wall.state import ACTIONS, ATTACK, CARDS, Frontier

FILE: Final = "years.json"
SINGLE: Final = (
    "year-over",
    "cards",
    "cohort-least",
    "disdain",
    "forgiven",
    "favours",
    "cohort-favours",
    "forum",
    "diplomats",
    "scouts",
    "map",
    "goods",
    "wounds",
    "defence",
    "paths",
    "sheets",
    "seats",
    *AREAS[: TRACKS_END - TRACKS],
    *(f"built-{building}" for building in BUILDINGS),
    *(f"card-{name}" for name in MEASURES),
    *(f"way-{name}" for name in MEASURES),
)
NAMES: Final = (*SINGLE, *(f"{name}-ahead" for name in SINGLE))


def moment(s: Frontier, seat: int) -> int:
    """How far the game has come for a player: it grows with the end of a year's actions, with what the attack asks of
    the player, and with the new year."""
    if s.phase == CARDS:
        return 4 * s.year
    busy = bool(s.lanes) and bool(s.lanes[seat])
    if s.phase == ACTIONS:
        return 4 * s.year + (0 if busy else 1)
    return 4 * s.year + (2 if busy else 3)


def is_told(s: Frontier, seat: int) -> bool:
    """Whether a sheet can be judged by what came of others like it: between two years of the player's."""
    if s.places:
        return False
    if s.phase == CARDS:
        return s.year > 1
    return s.phase == ATTACK or not (s.lanes and s.lanes[seat])


def features(judge: Judge, s: Frontier, seat: int) -> list[float]:
    """A sheet between two years, in numbers."""
    f = judge.facts
    row = s.rows[seat]
    over = s.phase != CARDS
    left = judge.years - s.year if over else judge.years - s.year + 1
    disdain, defence = judge.defence(s, row)
    least = min(row[COHORTS : COHORTS + len(SIDES)])
    found = [
        1.0,
        0.0 if over else 1.0,
        float(least),
        float(row[DISDAIN] - row[FORGIVEN]),
        float(row[FORGIVEN]),
        float(row[TEMPLE_FAVOURS]),
        float(sum(row[COHORT_FAVOURS : COHORT_FAVOURS + len(SIDES)])),
        float(row[FORUM]),
        float(row[DIPLOMATS]),
        float(row[SCOUTS]),
        float(row[MAP].bit_count()),
        float(len(f.hexagon) - row[GOODS : GOODS + len(f.hexagon)].count(0)),
        float(row[WOUNDS] + row[WOUNDS + 1]),
        defence,
        judge.paths(row, disdain, left),
        judge.left_sheet(row, left) + judge.right_sheet(row, left),
        float(s.seats),
    ]
    found += [float(boxes) for boxes in row[RENOWN:TRACKS_END]]
    built = row[BUILT]
    found += [float(built >> building & 1) for building in range(len(BUILDINGS))]
    cards = [0.0] * len(MEASURES)
    ways = [0.0] * len(MEASURES)
    for card in row[PATHS : PATHS + judge.years]:
        if card >= 0:
            path = f.card[card]
            cards[path.measure] += 1.0
            have = disdain if path.measure == DISDAIN_LEFT else float(measure(f, row, path.measure))
            ways[path.measure] += have / path.at[-1] if path.at[-1] else have
    found += cards
    found += ways
    ahead = left / judge.years
    for number in range(len(SINGLE)):
        found.append(found[number] * ahead)
    return found
