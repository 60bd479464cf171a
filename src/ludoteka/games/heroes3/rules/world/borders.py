"""Borders of starting tiles that a scenario opens for good (open_starting_borders, H3-MOVE-03)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import DIRECTIONS, FIELDS, NOBODY, STARTING, Facts
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.world.scenario_map import HELD_FIRST, holds_all, slot_names
from ludoteka.games.heroes3.rules.world.ways import own_borders
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas

BORDERS_OPEN: Final = "open_starting_borders"
"""In the ledger once it has happened."""


def open_starting_borders(s: Heroes3) -> None:
    """From now on the closed edges printed on starting tiles do not count."""
    s.ledger[BORDERS_OPEN] = [1]
    keep_borders_open(s)
    s.tell(("borders-open",))


def open_held_tile(s: Heroes3, seat: int) -> None:
    """What had to be held first was taken: the tile that was closed until then is open, its borders too."""
    rule = special(s, HELD_FIRST)
    if rule is None or HELD_FIRST in s.ledger or not holds_all(s, seat, rule.places):
        return
    s.ledger[HELD_FIRST] = [slot_names(s).index(rule.slots[0])]
    keep_borders_open(s)
    s.tell(("tile-opens", s.ledger[HELD_FIRST][0]))


def keep_borders_open(s: Heroes3) -> None:
    """A tile was turned, which has closed its edges anew: those of starting tiles are opened again."""
    if BORDERS_OPEN in s.ledger:
        s.atlas = with_open_borders(s.facts, s.atlas, NOBODY)
    elif HELD_FIRST in s.ledger:
        s.atlas = with_open_borders(s.facts, s.atlas, s.ledger[HELD_FIRST][0])


def with_open_borders(facts: Facts, atlas: Atlas, place: int) -> Atlas:
    """The map without the closed edges of one starting tile or all; those that a tile beside them closes stay."""
    closed = atlas.closed.copy()
    for field in range(len(closed)):
        if atlas.kind[field // FIELDS] != STARTING or place not in (NOBODY, field // FIELDS):
            continue
        for way in range(DIRECTIONS):
            if not closed[field] >> way & 1:
                continue
            other = atlas.near[field * DIRECTIONS + way]
            back = 1 << (way + 3) % DIRECTIONS
            if other != NOBODY:
                if atlas.kind[other // FIELDS] != STARTING and own_borders(facts, atlas, other) & back:
                    continue
                closed[other] &= ~back
            closed[field] &= ~(1 << way)
    return Atlas(
        atlas.kind,
        atlas.tile,
        atlas.rotation,
        atlas.q,
        atlas.r,
        atlas.spot,
        atlas.near,
        closed,
        atlas.links,
        atlas.edge,
    )
