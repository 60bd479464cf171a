"""Lords of Hellas: heroes, armies, monsters and monuments in a Greece that new gods have come to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ludoteka.games.lords_of_hellas import game


@cache
def standard() -> game.LordsOfHellasGame:
    """The game with its own content, loaded once."""
    return game.load()


def load(packs: Sequence[Path] = ()) -> game.LordsOfHellasGame:
    """The game, with content packs laid over its own content."""
    return game.load(packs) if packs else standard()
