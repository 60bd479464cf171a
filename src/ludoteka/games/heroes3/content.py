"""The content of Heroes of Might and Magic III, read from `content/*.toml` and checked.

The fields of `Content` are the top-level keys of those files. Where figures of effects are gathered in one struct, 0,
"none", false and an empty list mean that the effect does no such thing. What is not a plain figure is named by `deed`
and done by the rules.

>>> box = load()
>>> entry(box.unit, "griffins").few.hp, entry(box.tile, "S3").fields[3].faction
(4, 'castle')
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path

from ludoteka.games.heroes3.checks.lists import list_faults
from ludoteka.games.heroes3.checks.map import map_faults
from ludoteka.games.heroes3.checks.scenarios import scenario_faults
from ludoteka.games.heroes3.entries.box import Content, entry
from ludoteka.kernel.content import load_content
from ludoteka.kernel.errors import BadContent

__all__ = ["Content", "entry", "faults", "load"]


def load(packs: Sequence[Path] = ()) -> Content:
    """Read the game's content, changed by content packs in turn, and refuse what no game could be played with."""
    content = load_content(resources.files("ludoteka.games.heroes3") / "content", Content, packs)
    found = list(faults(content))
    if found:
        raise BadContent("heroes3: " + "; ".join(found))
    return content


def faults(content: Content) -> Iterator[str]:
    """Everything that would make the game unplayable, in plain words."""
    yield from list_faults(content)
    yield from map_faults(content)
    yield from scenario_faults(content)
