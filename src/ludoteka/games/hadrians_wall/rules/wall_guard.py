"""Wall guard and training grounds: soldiers, or a builder trained to be one, stand before the wall."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import DRILL, GUARD, OPEN, TRACKS, TRAINING, TRAINING_YEARS
from ludoteka.games.hadrians_wall.rules.gains import fill
from ludoteka.games.hadrians_wall.rules.needs import next_box_closed
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


def guard_closed(s: Frontier, row: list[int]) -> Action | None:
    """Why no guard box can be filled (HW-GUARD-01, HW-GRAN-01)."""
    return next_box_closed(s.facts, row, GUARD)


def training_closed(s: Frontier, row: list[int]) -> Action | None:
    """Why nobody can be trained: once a year, five times, and the sword must fill a guard box.

    HW-TRAIN-01, HW-TRAIN-02.
    """
    trained = row[TRAINING]
    if trained >= len(s.facts.boxes[TRAINING]):
        return ("track-full", TRAINING - TRACKS)
    if trained and row[TRAINING_YEARS + trained - 1] == s.year:
        return ("trained-this-year",)
    if guard_closed(s, row) is not None:
        return ("no-guard-box",)
    return None


def train_guard(s: Frontier, seat: Seat, row: list[int]) -> None:
    """Note the year in the next training box; its sword fills a guard box (HW-TRAIN-01, HW-GEN-05)."""
    row[TRAINING_YEARS + row[TRAINING]] = s.year
    row[OPEN] &= s.facts.without_kind[DRILL]
    fill(s, seat, row, TRAINING)
