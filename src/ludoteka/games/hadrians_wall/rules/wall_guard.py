"""Wall guard and training grounds: soldiers, or a builder trained to be one, stand before the wall."""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.figures import Offer
from ludoteka.games.hadrians_wall.numbers import DRILL, GUARD, OPEN, TRACKS, TRAINING, TRAINING_YEARS
from ludoteka.games.hadrians_wall.rules.deeds import Deed, FillBox
from ludoteka.games.hadrians_wall.rules.gains import fill
from ludoteka.games.hadrians_wall.rules.needs import next_box_closed
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat

GUARD_BOX: Final = FillBox()
"""A guard box (HW-GUARD-01, HW-GRAN-01)."""


class TrainGuard(Deed):
    """Train a builder: once a year, five times, and the sword must fill a guard box (HW-TRAIN-01, HW-TRAIN-02)."""

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        trained = row[TRAINING]
        if trained >= len(s.facts.track[TRAINING]):
            return ("track-full", TRAINING - TRACKS)
        if trained and row[TRAINING_YEARS + trained - 1] == s.year:
            return ("trained-this-year",)
        if next_box_closed(s.facts, row, GUARD) is not None:
            return ("no-guard-box",)
        return None

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        """Note the year in the next training box; its sword fills a guard box (HW-TRAIN-01, HW-GEN-05)."""
        row[TRAINING_YEARS + row[TRAINING]] = s.year
        row[OPEN] &= s.facts.without_kind[DRILL]
        fill(s, seat, row, TRAINING)
