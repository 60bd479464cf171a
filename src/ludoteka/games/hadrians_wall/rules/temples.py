"""Temples: filled row by row by any worker, each only after the smaller one."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.numbers import TEMPLE, TEMPLES, TRACKS
from ludoteka.games.hadrians_wall.rules.deeds import FillBox
from ludoteka.games.hadrians_wall.rules.needs import not_built, unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


class ServeTemple(FillBox):
    """A worker fills the next box of a temple.

    The temple must be built, the smaller one full, and there must be enough priests for the row.
    The last box brings the favour of its temple. HW-TEMPLE-02, HW-TEMPLE-03, HW-TEMPLE-04, HW-TEMPLE-05, HW-GEN-11.
    """

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        closed = not_built(row, TEMPLE + what - TEMPLES)
        if closed is not None:
            return closed
        f = s.facts
        boxes = f.track[what]
        if row[what] >= len(boxes):
            return ("track-full", what - TRACKS)
        before = f.temple_after[what - TEMPLES]
        if before >= 0 and row[before] < len(f.track[before]):
            return ("temple-not-filled", before - TRACKS, len(f.track[before]) - row[before])
        return unmet(f, row, boxes[row[what]].needs, "row-level")
