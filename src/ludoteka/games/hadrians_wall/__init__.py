"""Hadrian's Wall: six years of building, trading and defence for one to six generals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from ludoteka.games.hadrians_wall import loading
from ludoteka.games.hadrians_wall.game import HadriansWall

__all__ = ["HadriansWall", "load"]


def load(packs: Sequence[Path] = ()) -> HadriansWall:
    """The game, with content packs laid over its own content; without packs always the same one."""
    return HadriansWall(loading.load(packs)) if packs else plain()


@lru_cache(maxsize=1)
def plain() -> HadriansWall:
    """The game as it is printed."""
    return HadriansWall(loading.load())
