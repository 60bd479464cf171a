"""Which tiles of the map are joined by open ways, and how a tile may lie (H3-MAP-02, R-37)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import DIRECTIONS, FIELDS, NOBODY, ROTATIONS, Facts
from ludoteka.games.heroes3.rules.world.cells import (
    BACK,
    BEYOND,
    EVERY_WAY,
    FIELD_CELLS,
    OFF_MAP,
    OUTER_EDGES,
    cell,
    distance,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas


def own_borders(facts: Facts, atlas: Atlas, field: int) -> int:
    """The closed edges printed on the tile of a field, as it lies; none while it is face down."""
    spot = atlas.spot[field]
    if spot == NOBODY:
        return 0
    mask = facts.border[spot]
    turn = atlas.rotation[field // FIELDS]
    return (mask << turn | mask >> (DIRECTIONS - turn)) & 63


def relink(facts: Facts, atlas: Atlas, place: int) -> None:
    """Work out which places a tile is joined with, and they with it."""
    tile = atlas.tile[place] if atlas.rotation[place] != NOBODY else NOBODY
    mine = links_of(facts, atlas, place, tile, max(0, atlas.rotation[place]))
    links = atlas.links
    changed = links[place] ^ mine
    while changed:
        lowest = changed & -changed
        changed ^= lowest
        links[lowest.bit_length() - 1] ^= 1 << place
    links[place] = mine


def doors_of(facts: Facts, atlas: Atlas, place: int) -> dict[int, int]:
    """By place next to a tile: mask of the tile's outer edges (`field * DIRECTIONS + direction`) it is open behind."""
    near = atlas.near
    first = place * FIELDS * DIRECTIONS
    out: dict[int, int] = {}
    last = NOBODY
    ways = doors = 0
    for edge in OUTER_EDGES:
        field = near[first + edge]
        if field != NOBODY:
            other = field // FIELDS
            if other != last:
                if doors:
                    out[last] = out.get(last, 0) | doors
                last = other
                ways = ways_of(facts, atlas, other)
                doors = 0
            if ways >> (field % FIELDS * DIRECTIONS + BACK[edge]) & 1:
                doors |= 1 << edge
    if doors:
        out[last] = out.get(last, 0) | doors
    return out


def doors_at(facts: Facts, atlas: Atlas, q: int, r: int) -> dict[int, int]:
    """The same for a tile that does not lie on the map yet, by its centre."""
    middle = cell(q, r)
    at = fields_around(atlas, q, r)
    out: dict[int, int] = {}
    for edge in OUTER_EDGES:
        field = at.get(middle + BEYOND[edge], NOBODY)
        if field != NOBODY:
            other = field // FIELDS
            if ways_of(facts, atlas, other) >> (field % FIELDS * DIRECTIONS + BACK[edge]) & 1:
                out[other] = out.get(other, 0) | 1 << edge
    return out


def ways_of(facts: Facts, atlas: Atlas, place: int) -> int:
    """Mask of the edges across which the tile of a place can be entered as it lies; all while it is face down."""
    turn = atlas.rotation[place]
    return EVERY_WAY if turn == NOBODY else facts.open_ways[atlas.tile[place] * ROTATIONS + turn]


def fields_around(atlas: Atlas, q: int, r: int) -> dict[int, int]:
    """The fields of the tiles that lie within three steps of a centre, by cell."""
    at: dict[int, int] = {}
    for place in range(len(atlas.q)):
        if atlas.q[place] == OFF_MAP or distance(atlas.q[place] - q, atlas.r[place] - r) > 3:
            continue
        middle = cell(atlas.q[place], atlas.r[place])
        first = place * FIELDS
        for field in range(FIELDS):
            at[middle + FIELD_CELLS[field]] = first + field
    return at


def links_of(facts: Facts, atlas: Atlas, place: int, tile: int, rotation: int) -> int:
    """Mask of the places a tile would be joined with if it lay so; tile -1 is face down and open (R-37)."""
    ways = EVERY_WAY if tile == NOBODY else facts.open_ways[tile * ROTATIONS + rotation]
    mask = 0
    for other, door in doors_of(facts, atlas, place).items():
        if door & ways:
            mask |= 1 << other
    return mask


def groups_without(atlas: Atlas, place: int) -> list[int]:
    """Masks of the places on the map that stay joined with one another if one place, -1 for none, is left out."""
    left = (1 << len(atlas.q)) - 1
    if OFF_MAP in atlas.q:
        for other in range(len(atlas.q)):
            if atlas.q[other] == OFF_MAP:
                left ^= 1 << other
    if place != NOBODY:
        left &= ~(1 << place)
    links = atlas.links
    out: list[int] = []
    while left:
        fresh = left & -left
        group = 0
        left ^= fresh
        while fresh:
            lowest = fresh & -fresh
            group |= lowest
            more = links[lowest.bit_length() - 1] & left
            left ^= more
            fresh = (fresh ^ lowest) | more
        out.append(group)
    return out


def groups_of_area(atlas: Atlas, groups: list[int], places: list[int]) -> list[int]:
    """Those of some groups that lie in the area of these places: areas of a map that never touch need no path."""
    if len(groups) < 2 or not places:
        return groups
    area = 0
    fresh = places.copy()
    while fresh:
        here = fresh.pop()
        if area >> here & 1:
            continue
        area |= 1 << here
        for other in range(len(atlas.q)):
            if atlas.q[other] == OFF_MAP or area >> other & 1:
                continue
            if distance(atlas.q[here] - atlas.q[other], atlas.r[here] - atlas.r[other]) == 3:
                fresh.append(other)
    return [group for group in groups if group & area]


def joining_rotations(facts: Facts, atlas: Atlas, place: int, tile: int) -> list[int]:
    """The rotations of a tile with which a valid path joins all tiles (R-37).

    The free fields of every tile are joined with one another, so that it is enough to look at whole tiles.
    """
    doors = doors_of(facts, atlas, place)
    groups = groups_without(atlas, place)
    found = turns_that_join(facts, tile, doors, groups)
    return found or turns_that_join(facts, tile, doors, groups_of_area(atlas, groups, list(doors)))


def turns_that_join(facts: Facts, tile: int, doors: dict[int, int], groups: list[int]) -> list[int]:
    """The rotations with which a tile has an open edge towards every group of places."""
    found: list[int] = []
    for rotation in range(ROTATIONS):
        ways = facts.open_ways[tile * ROTATIONS + rotation]
        mine = 0
        for other, door in doors.items():
            if door & ways:
                mine |= 1 << other
        joined = True
        for group in groups:
            if not group & mine:
                joined = False
                break
        if joined:
            found.append(rotation)
    return found


def stays_connected(facts: Facts, atlas: Atlas, place: int, tile: int, rotation: int) -> bool:
    """Whether a valid path joins all tiles if one of them lay so (R-37)."""
    return rotation in joining_rotations(facts, atlas, place, tile)


def good_rotations(s: Heroes3, place: int, tile: int) -> list[int]:
    """The rotations that leave a valid path to all tiles; all of them if none does (H3-MAP-02, R-37)."""
    return joining_rotations(s.facts, s.atlas, place, tile) or list(range(ROTATIONS))
