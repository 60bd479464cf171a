"""Content packs in words: what a pack is called and what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteka.i18n import Words
from ludoteka.kernel.content import read_folder
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.game import Game

MOST_NAMED = 6
"""How many changed things are named; of more only the number."""


def pack_names(packs: Sequence[str], words: Words, game: Game[Any]) -> list[str]:
    """Packs by the names of their folders, each with what it changes: `cheap market (market)`."""
    return [f"{called(Path(pack))} ({', '.join(changes(Path(pack), words, game))})" for pack in packs]


def called(pack: Path) -> str:
    """The name of a pack: that of its folder, as words.

    >>> called(Path("packs/cheap_market"))
    'cheap market'
    """
    return pack.resolve().name.replace("_", " ").replace("-", " ")


def changes(pack: Path, words: Words, game: Game[Any]) -> list[str]:
    """The things that a pack changes, by their names where the game has one."""
    try:
        tree, _ = read_folder(pack)
    except (LudotekaError, OSError):
        return ["–"]  # the games were played with it, but it is gone since
    found: list[str] = []
    for key, value in tree.items():
        slugs = [str(entry["id"]) for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []
        found += [thing(words, game, key, slug) for slug in slugs] or [key.replace("_", " ")]
    named = list(dict.fromkeys(found))
    return named[:MOST_NAMED] + ([f"+{len(named) - MOST_NAMED}"] if len(named) > MOST_NAMED else [])


def thing(words: Words, game: Game[Any], key: str, slug: str) -> str:
    """An entry of the content by its name; by its id if the game words no such thing."""
    for kind in (key, key.replace("_", "-"), key.partition("_")[0]):
        if kind in game.lexicon.kinds and slug in game.lexicon.kinds[kind].index and game.lexicon.kinds[kind].worded:
            return words.thing(kind, slug)
    return slug
