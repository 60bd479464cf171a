"""Heroes of Might and Magic III: The Board Game: heroes explore, build, recruit and fight over Antagarich."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteka.games.heroes3.game import Heroes3Game


@cache
def standard() -> Heroes3Game:
    """The game with its own content, loaded once."""
    from ludoteka.games.heroes3 import game

    return game.load()


def load(packs: Sequence[Path] = ()) -> Heroes3Game:
    """The game, with content packs laid over its own content."""
    from ludoteka.games.heroes3 import game

    return game.load(packs) if packs else standard()
