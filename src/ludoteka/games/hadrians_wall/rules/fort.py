"""Cippi, wall and fort: the fort leads, the chains follow, the flags count the infrastructure."""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.rules.deeds import FillBox, FillChained

FORT_BOX: Final = FillBox()
"""A fort box (HW-FORT-01, HW-GRAN-01)."""
WALL_BOX: Final = FillChained("wall-chain")
"""A wall box, which hangs on the fort box below it (HW-WALL-01, HW-GRAN-01)."""
CIPPUS: Final = FillChained("cippi-chain")
"""A cippus, which hangs on a fort box (HW-CIPPI-01, HW-GRAN-01)."""
