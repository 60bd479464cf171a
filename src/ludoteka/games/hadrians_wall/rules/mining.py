"""Mining and foresting: servants bring resources and production."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import MINING
from ludoteka.games.hadrians_wall.rules.needs import next_box_closed
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action


def mining_closed(s: Frontier, row: list[int]) -> Action | None:
    """Why no mining box can be filled, whatever lies on the board (HW-MINE-01, HW-MINE-02, HW-GRAN-01)."""
    return next_box_closed(s.facts, row, MINING)
