"""Small translations from the words of the content to the numbers of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from ludoteka.games.hadrians_wall.content import Entry, Items, Needs
from ludoteka.games.hadrians_wall.figures import Pairs, Tokens
from ludoteka.games.hadrians_wall.numbers import (
    ACTIVE_DISDAIN,
    APPARITORES,
    ATTRIBUTES,
    COHORT,
    COHORT_FAVOUR,
    DISCIPLINE,
    FAVOUR,
    FORT,
    INFRASTRUCTURE,
    ITEMS,
    PATRICIANS,
    PERFORMERS,
    PIETY,
    PRIESTS,
    PRODUCTION,
    REMOVE_DISDAIN,
    RENOWN,
    SCOUT,
    SWORD,
    TRADERS,
    VALOUR,
)

E = TypeVar("E", bound=Entry)

TOKENS: Final = {
    **{name: number for number, name in enumerate(ITEMS)},
    **{name: RENOWN + number for number, name in enumerate(ATTRIBUTES)},
    "trader": TRADERS, "performer": PERFORMERS, "priest": PRIESTS, "apparitor": APPARITORES, "patrician": PATRICIANS,
    "production": PRODUCTION, "cohort": COHORT, "sword": SWORD, "favour": FAVOUR, "cohort-favour": COHORT_FAVOUR,
    "remove-disdain": REMOVE_DISDAIN, "scout": SCOUT,
}  # fmt: skip
"""What a gain in the content is in the rules: an item, the track it fills, or one of the special tokens."""


def tokens(names: tuple[str, ...]) -> Tokens:
    """Gains as numbers."""
    return tuple(TOKENS[name] for name in names)


def items_of(items: Items) -> Tokens:
    """How many of each item, in the order of ITEMS."""
    return (items.soldier, items.builder, items.servant, items.civilian, items.resource)


def cost_pairs(items: Items) -> Pairs:
    """A cost as pairs of item and count."""
    return tuple((item, count) for item, count in enumerate(items_of(items)) if count)


def pairs_of(needs: Needs) -> Pairs:
    """Thresholds as pairs of track and value, in the order of the sheets."""
    found = (
        (INFRASTRUCTURE, needs.infrastructure), (FORT, needs.fort), (RENOWN, needs.renown), (PIETY, needs.piety),
        (VALOUR, needs.valour), (DISCIPLINE, needs.discipline), (TRADERS, needs.traders),
        (PERFORMERS, needs.performers), (PRIESTS, needs.priests), (APPARITORES, needs.apparitores),
        (PATRICIANS, needs.patricians), (ACTIVE_DISDAIN, needs.disdain),
    )  # fmt: skip
    return tuple((cell, value) for cell, value in found if value)


def by_id(entries: Sequence[E], ids: Sequence[str]) -> list[E]:
    """Entries of the content in the order the rules number them."""
    found = {entry.id: entry for entry in entries}
    return [found[id] for id in ids]


def mask_of(bits: Iterable[int]) -> int:
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask
