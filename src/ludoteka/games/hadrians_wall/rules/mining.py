"""Mining and foresting: servants bring resources and production."""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.rules.deeds import FillBox

MINING_BOX: Final = FillBox()
"""A mining box (HW-MINE-01, HW-MINE-02, HW-GRAN-01)."""
