"""What several checks ask of a part of the content."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from ludoteka.games.lords_of_hellas.entries.words import Part


def figures(part: Part) -> set[str]:
    """The names of the fields that say something else than their default: what an effect really does."""
    plain = type(part)()
    return {name for name in part.__struct_fields__ if getattr(part, name) != getattr(plain, name)}


def rising(values: Sequence[int]) -> bool:
    """Whether each value is higher than the one before."""
    return all(low < high for low, high in pairwise(values))


def wrong_look(key: str, looks: int, takes: int) -> Iterator[str]:
    """Nobody takes more cards than are looked at, nor looks and takes none."""
    if takes > looks or (looks > 0 and takes == 0):
        yield f"{key}: takes must be 1 to looks, found looks {looks} and takes {takes}"
