"""Temples: filled row by row by any worker, each only after the smaller one."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import TEMPLE, TEMPLES, TRACKS
from ludoteka.games.hadrians_wall.rules.needs import not_built, unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action


def temple_closed(s: Frontier, row: list[int], temple: int) -> Action | None:
    """Why a temple takes no worker: not built, full, the smaller one not full, or too few priests for the row.

    HW-TEMPLE-02, HW-TEMPLE-03, HW-TEMPLE-04, HW-GEN-11.
    """
    closed = not_built(row, TEMPLE + temple - TEMPLES)
    if closed is not None:
        return closed
    f = s.facts
    filled = row[temple]
    if filled >= len(f.boxes[temple]):
        return ("track-full", temple - TRACKS)
    before = f.temple_after[temple - TEMPLES]
    if before >= 0 and row[before] < len(f.boxes[before]):
        return ("temple-not-filled", before - TRACKS, len(f.boxes[before]) - row[before])
    return unmet(f, row, f.needs[temple][filled], "row-level")
