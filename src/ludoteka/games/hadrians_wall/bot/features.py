"""What the judgement of Hadrian's Wall is made from: points so far and what sheets, pool and cohorts promise."""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.bot.evaluate import ITEM, Judge
from ludoteka.games.hadrians_wall.numbers import (
    BUILT,
    COHORTS,
    DISCIPLINE,
    FORT,
    ITEMS,
    PIETY,
    PRODUCTION,
    RENOWN,
    SIDES,
    VALOUR,
)
from ludoteka.games.hadrians_wall.rules.scoring import active_disdain, points
from ludoteka.games.hadrians_wall.state import ACTIONS, CARDS, Frontier

NAMES: Final = (
    "points",
    "renown",
    "piety",
    "valour",
    "discipline",
    "pool",
    "disdain",
    "defence",
    "paths",
    "left-sheet",
    "right-sheet",
    "buildings",
    "production",
    "fort",
    "cohorts",
    "year",
    "ended",
    "seats",
    "evaluation",
    "evaluation-late",
)
TOLD: Final = {
    "points": 1,
    "renown": 1,
    "piety": 1,
    "valour": 1,
    "discipline": 1,
    "pool": 1,
    "disdain": -1,
    "defence": 1,
    "paths": 1,
    "left-sheet": 1,
    "right-sheet": 1,
    "buildings": 1,
    "production": 1,
    "fort": 1,
    "cohorts": 1,
}
"""What is told to people: 1 if more is better, -1 if less is."""


def features(judge: Judge, s: Frontier, seat: int) -> list[float]:
    """How a player stands, in numbers."""
    row = s.rows[seat]
    left = judge.years - s.year
    yields = left + 1 if s.phase == CARDS else left
    ended = s.phase == ACTIONS and bool(s.lanes) and not s.lanes[seat]
    pool = 0.0
    if not ended:
        for item in range(len(ITEMS)):
            pool += row[item] * ITEM[item]
    disdain, defence = judge.defence(s, row)
    cohorts = 0
    for side in range(len(SIDES)):
        cohorts += row[COHORTS + side]
    value = judge.evaluate(s, seat)
    return [
        float(points(judge.facts, row)),
        float(row[RENOWN]),
        float(row[PIETY]),
        float(row[VALOUR]),
        float(row[DISCIPLINE]),
        pool,
        float(active_disdain(row)),
        defence,
        judge.paths(row, disdain, left),
        judge.left_sheet(row, yields),
        judge.right_sheet(row, left),
        float(row[BUILT].bit_count()),
        float(row[PRODUCTION]),
        float(row[FORT]),
        float(cohorts),
        float(s.year),
        float(ended),
        float(s.seats),
        value,
        value * s.year / judge.years,
    ]
