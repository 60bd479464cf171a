"""The games at hand: those of this library and any that an installed package offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game

GROUP = "ludoteka.games"

Loader = Callable[[Sequence[Path]], Game[Any]]
"""Loads a game with content packs: what an entry point of the group `ludoteka.games` names."""


def game_ids() -> list[str]:
    """The ids of all installed games, sorted."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def load_game(name: str, packs: Sequence[Path] = ()) -> Game[Any]:
    """A game by its id, or by `module:function` for one that is not installed as an entry point."""
    if ":" in name:
        return loader_at(name)(packs)
    for point in entry_points(group=GROUP, name=name):
        loader: Loader = point.load()
        return loader(packs)
    known = game_ids()
    near = get_close_matches(name, known, n=1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise BadOption(f"unknown game {name!r}; expected one of: {', '.join(known) or 'none is installed'}{hint}")


def loader_at(name: str) -> Loader:
    """The loader at `module:function`."""
    module, _, attribute = name.partition(":")
    try:
        found: Loader = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(f"unknown game {name!r}: {error}; expected module:function") from error
    return found
