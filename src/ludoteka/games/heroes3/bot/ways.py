"""How far heroes have to walk, for bots: steps across the map as far as it is known."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import DIRECTIONS, FIELDS, NOBODY, Facts
from ludoteka.games.heroes3.state_parts import Atlas

REMEMBERED: Final = 4096
FARTHEST: Final = 30

Found = tuple[Facts, list[int], list[int], list[int], list[int]]
FOUND: Final[dict[tuple[int, int, int], Found]] = {}
"""Ways worked out before, with the map they belong to: positions that differ only in what lies face down share it."""


def ways(facts: Facts, atlas: Atlas, start: int, barred: int) -> list[int]:
    """By field: the movement it takes to get there, -1 if there is no way or it is too far.

    Fields in the mask `barred` can be entered but not passed. A tile that lies face down costs one more to turn.
    """
    key = (id(atlas.spot), start, barred)
    found = FOUND.get(key)
    if (
        found is not None
        and found[0] is facts
        and found[1] is atlas.spot
        and found[2] is atlas.near
        and found[3] is atlas.closed
    ):
        return found[4]
    far = work_out(facts, atlas, start, barred)
    if len(FOUND) >= REMEMBERED:
        FOUND.clear()
    FOUND[key] = (facts, atlas.spot, atlas.near, atlas.closed, far)
    return far


def work_out(facts: Facts, atlas: Atlas, start: int, barred: int) -> list[int]:
    """The ways from a field, ring by ring."""
    spot = atlas.spot
    blocked = facts.location_number["blocked"]
    far = [NOBODY] * len(spot)
    if start < 0:
        return far
    far[start] = 0
    rings: list[list[int]] = [[start]]
    steps = 0
    while steps < len(rings) and steps < FARTHEST:
        for field in rings[steps]:
            if far[field] != steps or (barred >> field & 1 and field != start):
                continue
            closed = atlas.closed[field]
            for way in range(DIRECTIONS):
                other = atlas.near[field * DIRECTIONS + way]
                if other < 0 or closed >> way & 1:
                    continue
                there = spot[other]
                if there >= 0 and facts.spot_location[there] == blocked:
                    continue
                after = steps + (2 if there < 0 and other // FIELDS != field // FIELDS else 1)
                if far[other] < 0 or after < far[other]:
                    far[other] = after
                    while len(rings) <= after:
                        rings.append([])
                    rings[after].append(other)
        steps += 1
    return far
