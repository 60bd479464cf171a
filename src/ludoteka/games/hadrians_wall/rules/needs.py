"""Needs: what must already be on the sheet; thresholds are reached or not, and never spent."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import Facts
from ludoteka.games.hadrians_wall.figures import Pairs
from ludoteka.games.hadrians_wall.numbers import (
    ACTIVE_DISDAIN,
    BUILT,
    DISDAIN,
    DISDAIN_AREA,
    FORGIVEN,
    FORT,
    INFRASTRUCTURE,
    INFRASTRUCTURE_AREA,
    TRACKS,
)
from ludoteka.kernel.action import Action


def unmet(f: Facts, row: list[int], needs: Pairs, reason: str) -> Action | None:
    """The first threshold that is not reached, as a reason with area, value needed and value reached (HW-GEN-06)."""
    for cell, value in needs:
        have = row[cell] if cell < INFRASTRUCTURE else level_of(f, row, cell)
        if have < value:
            return (reason, area_of(cell), value, have)
    return None


def level_of(f: Facts, row: list[int], cell: int) -> int:
    """How far the infrastructure or active disdain has come (HW-FORT-02, HW-CIT-02)."""
    if cell == INFRASTRUCTURE:
        return f.infrastructure[row[FORT]]
    return row[DISDAIN] - row[FORGIVEN]


def area_of(cell: int) -> int:
    """The number of the area that a need names."""
    if cell == INFRASTRUCTURE:
        return INFRASTRUCTURE_AREA
    if cell == ACTIVE_DISDAIN:
        return DISDAIN_AREA
    return cell - TRACKS


def not_built(row: list[int], building: int) -> Action | None:
    """Inner boxes wait until their building stands (HW-GEN-11)."""
    return None if row[BUILT] >> building & 1 else ("not-built", building)


def next_box_closed(f: Facts, row: list[int], track: int) -> Action | None:
    """Why a track takes no box now: full, or the granary of the next column is missing (HW-GEN-14, HW-GRAN-01)."""
    filled = row[track]
    boxes = f.track[track]
    if filled >= len(boxes):
        return ("track-full", track - TRACKS)
    granary = boxes[filled].granary
    if not row[BUILT] >> granary & 1:
        return ("column-closed", track - TRACKS, granary)
    return None
