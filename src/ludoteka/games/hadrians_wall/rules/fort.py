"""Cippi, wall and fort: the fort leads, the chains follow, the flags count the infrastructure."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import CIPPI, FORT, WALL
from ludoteka.games.hadrians_wall.rules.needs import next_box_closed, unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action


def fort_closed(s: Frontier, row: list[int]) -> Action | None:
    """Why no fort box can be filled (HW-FORT-01, HW-GRAN-01)."""
    return next_box_closed(s.facts, row, FORT)


def wall_closed(s: Frontier, row: list[int]) -> Action | None:
    """Why no wall box can be filled: each hangs on the fort box below it (HW-WALL-01, HW-GRAN-01)."""
    closed = next_box_closed(s.facts, row, WALL)
    return unmet(s.facts, row, s.facts.needs[WALL][row[WALL]], "wall-chain") if closed is None else closed


def cippi_closed(s: Frontier, row: list[int]) -> Action | None:
    """Why no cippus can be set: each hangs on a fort box (HW-CIPPI-01, HW-GRAN-01)."""
    closed = next_box_closed(s.facts, row, CIPPI)
    return unmet(s.facts, row, s.facts.needs[CIPPI][row[CIPPI]], "cippi-chain") if closed is None else closed
