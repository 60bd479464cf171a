"""The content of the game, read from `content/*.toml` and checked.

The fields of `Content` are the top-level keys of those files. Where figures of effects are gathered in one struct, 0,
"none" and false mean that the effect does no such thing.

>>> box = load()
>>> len(box.region), box.game.max_players
(19, 4)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from pathlib import Path

from ludoteka.games.lords_of_hellas.checks import amounts, board, cards, counts, monsters
from ludoteka.games.lords_of_hellas.entries.box import Content
from ludoteka.kernel.content import load_content
from ludoteka.kernel.errors import BadContent


def load(packs: Sequence[Path] = ()) -> Content:
    """Read the game's content, changed by content packs in turn, and refuse what no game could be played with."""
    content = read(packs) if packs else the_box()
    found = list(faults(content, the_box()))
    if found:
        raise BadContent("lords_of_hellas: " + "; ".join(found))
    return content


def read(packs: Sequence[Path]) -> Content:
    """The content as it is written, changed by content packs in turn."""
    return load_content(resources.files("ludoteka.games.lords_of_hellas") / "content", Content, packs)


@cache
def the_box() -> Content:
    """The content of the game itself."""
    return read(())


def faults(c: Content, box: Content) -> Iterator[str]:
    """Everything that is well formed but contradicts something else; each fault names its key."""
    missing = list(counts.missing_ids(c))
    yield from missing
    if missing:
        return  # the other checks look things up by these ids
    yield from counts.wrong_counts(c)
    yield from counts.too_few(c)
    yield from counts.wrong_player_counts(c)
    yield from board.unknown_references(c)
    yield from board.wrong_map(c)
    yield from board.wrong_attributes(c)
    yield from board.wrong_gods(c)
    yield from board.wrong_temples(c)
    yield from cards.wrong_combat_cards(c)
    yield from monsters.wrong_monsters(c)
    yield from monsters.wrong_attacks(c)
    yield from cards.wrong_quests(c)
    yield from cards.wrong_artifacts(c)
    yield from amounts.wrong_figures(c, box)
    yield from counts.unknown_to_the_rules(c)
