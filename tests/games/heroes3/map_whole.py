"""Whether a map hangs together, for the tests of set-up and tiles."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import DIRECTIONS, FIELDS, NOBODY, Facts
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.games.heroes3.state_parts import Atlas


def all_connected(facts: Facts, atlas: Atlas, ignored: int) -> bool:
    """Whether every field that can be entered is reached from every other across open edges (R-37).

    Face-down tiles count as open; `ignored` is a mask of places whose closed edges do not count.
    """
    blocked = facts.location_number["blocked"]
    size = len(atlas.spot)
    free = [False] * size
    count = 0
    start = NOBODY
    for field in range(size):
        if atlas.q[field // FIELDS] == OFF_MAP:
            continue
        spot = atlas.spot[field]
        if spot == NOBODY or facts.spot_location[spot] != blocked:
            free[field] = True
            count += 1
            start = field
    if start == NOBODY:
        return True
    free[start] = False
    stack = [start]
    seen = 1
    near = atlas.near
    closed = atlas.closed
    while stack:
        field = stack.pop()
        mask = closed[field]
        if ignored and ignored >> (field // FIELDS) & 1:
            mask = 0
        for way in range(DIRECTIONS):
            if mask >> way & 1:
                continue
            other = near[field * DIRECTIONS + way]
            if other != NOBODY and free[other]:
                free[other] = False
                seen += 1
                stack.append(other)
    return seen == count
