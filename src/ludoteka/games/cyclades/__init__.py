"""Cyclades: Legendary Edition: bid for the gods' favour, settle the archipelago, build three metropolises."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ludoteka.games.cyclades import game


@cache
def standard() -> game.CycladesGame:
    """The game with its own content, loaded once."""
    return game.load()


def load(packs: Sequence[Path] = ()) -> game.CycladesGame:
    """The game, with content packs laid over its own content."""
    return game.load(packs) if packs else standard()
