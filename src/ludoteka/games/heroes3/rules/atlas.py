"""The geometry of the map: laying and turning tiles, neighbours, closed edges, valid paths (H3-MAP-01 to H3-MAP-03)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import (
    DIRECTIONS,
    FIELD_Q,
    FIELD_R,
    FIELDS,
    NOBODY,
    ROTATIONS,
    STEP_Q,
    STEP_R,
    Facts,
)
from ludoteka.games.heroes3.state import Atlas, Heroes3

OFF_MAP: Final = 1000
"""The coordinate of a tile that is kept aside."""


def empty_atlas() -> Atlas:
    """A map without tiles."""
    return Atlas([], [], [], [], [], [], [], [])


def place_of(field: int) -> int:
    """The place a field belongs to."""
    return field // FIELDS


def lay_tile(facts: Facts, atlas: Atlas, kind: int, tile: int, q: int, r: int) -> Atlas:
    """The map with one more tile, face down; q = OFF_MAP keeps it aside (H3-SETUP-03)."""
    size = len(atlas.spot)
    out = Atlas(
        [*atlas.kind, kind],
        [*atlas.tile, tile],
        [*atlas.rotation, NOBODY],
        [*atlas.q, q],
        [*atlas.r, r],
        atlas.spot + [NOBODY] * FIELDS,
        atlas.near + [NOBODY] * (FIELDS * DIRECTIONS),
        atlas.closed + [0] * FIELDS,
    )
    if q != OFF_MAP:
        join(out, size)
    return out


def move_to(facts: Facts, atlas: Atlas, place: int, q: int, r: int) -> Atlas:
    """A tile that was kept aside is put on the map."""
    out = Atlas(
        atlas.kind, atlas.tile, atlas.rotation, atlas.q.copy(), atlas.r.copy(), atlas.spot, atlas.near.copy(),
        atlas.closed,
    )  # fmt: skip
    out.q[place] = q
    out.r[place] = r
    join(out, place * FIELDS)
    return out


def join(atlas: Atlas, first: int) -> None:
    """Link the seven fields of a new tile with one another and with all others."""
    at: dict[int, int] = {}
    for field in range(len(atlas.spot)):
        place = field // FIELDS
        if atlas.q[place] != OFF_MAP:
            at[cell(atlas.q[place] + FIELD_Q[field % FIELDS], atlas.r[place] + FIELD_R[field % FIELDS])] = field
    place = first // FIELDS
    for field in range(first, first + FIELDS):
        q = atlas.q[place] + FIELD_Q[field % FIELDS]
        r = atlas.r[place] + FIELD_R[field % FIELDS]
        for way in range(DIRECTIONS):
            other = at.get(cell(q + STEP_Q[way], r + STEP_R[way]), NOBODY)
            if other != NOBODY:
                atlas.near[field * DIRECTIONS + way] = other
                atlas.near[other * DIRECTIONS + (way + 3) % DIRECTIONS] = field


def cell(q: int, r: int) -> int:
    """A number for axial coordinates."""
    return (q + 500) * 1000 + r + 500


def overlaps(atlas: Atlas, q: int, r: int) -> bool:
    """Whether a tile with this centre would cover a field of another."""
    taken: dict[int, bool] = {}
    for place in range(len(atlas.tile)):
        if atlas.q[place] != OFF_MAP:
            for field in range(FIELDS):
                taken[cell(atlas.q[place] + FIELD_Q[field], atlas.r[place] + FIELD_R[field])] = True
    return any(cell(q + FIELD_Q[field], r + FIELD_R[field]) in taken for field in range(FIELDS))


def turn_up(facts: Facts, atlas: Atlas, place: int, tile: int, rotation: int) -> Atlas:
    """The map with a tile turned face up, rotated clockwise (H3-MAP-02)."""
    tiles = atlas.tile.copy()
    rotations = atlas.rotation.copy()
    spot = atlas.spot.copy()
    closed = atlas.closed.copy()
    tiles[place] = tile
    rotations[place] = rotation
    first = place * FIELDS
    for field in range(FIELDS):
        spot[first + field] = tile * FIELDS + facts.shown[rotation * FIELDS + field]
    out = Atlas(atlas.kind, tiles, rotations, atlas.q, atlas.r, spot, atlas.near, closed)
    close_edges(facts, out, place)
    return out


def close_edges(facts: Facts, atlas: Atlas, place: int) -> None:
    """Work out which edges of a tile and its neighbours are closed; an edge is closed from both sides (H3-MOVE-03)."""
    first = place * FIELDS
    for field in range(first, first + FIELDS):
        mask = own_borders(facts, atlas, field)
        for way in range(DIRECTIONS):
            other = atlas.near[field * DIRECTIONS + way]
            if other == NOBODY or other // FIELDS == place:
                continue
            back = 1 << (way + 3) % DIRECTIONS
            if own_borders(facts, atlas, other) & back:
                mask |= 1 << way
            if mask >> way & 1:
                atlas.closed[other] |= back
            else:
                atlas.closed[other] &= ~back
        atlas.closed[field] = mask


def own_borders(facts: Facts, atlas: Atlas, field: int) -> int:
    """The closed edges printed on the tile of a field, as it lies; none while it is face down."""
    spot = atlas.spot[field]
    if spot == NOBODY:
        return 0
    mask = facts.border[spot]
    turn = atlas.rotation[field // FIELDS]
    return (mask << turn | mask >> (DIRECTIONS - turn)) & 63


def blocked_spot(facts: Facts, spot: int) -> bool:
    """Whether a spot cannot be entered (H3-MOVE-03)."""
    return spot != NOBODY and facts.spot_location[spot] == facts.location_number["blocked"]


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


def good_rotations(s: Heroes3, place: int, tile: int) -> list[int]:
    """The rotations that leave a valid path to all tiles; all of them if none does (H3-MAP-02, R-37)."""
    found = [
        rotation
        for rotation in range(ROTATIONS)
        if all_connected(s.facts, turn_up(s.facts, s.atlas, place, tile, rotation), 0)
    ]
    return found or list(range(ROTATIONS))


def touching_places(atlas: Atlas, field: int) -> list[int]:
    """The other places whose tile touches a field."""
    own = field // FIELDS
    out: list[int] = []
    for way in range(DIRECTIONS):
        other = atlas.near[field * DIRECTIONS + way]
        if other != NOBODY and other // FIELDS != own and other // FIELDS not in out:
            out.append(other // FIELDS)
    return sorted(out)


def neighbour_places(atlas: Atlas, q: int, r: int) -> list[int]:
    """The places that a tile with this centre would touch."""
    rim: dict[int, bool] = {}
    for field in range(FIELDS):
        for way in range(DIRECTIONS):
            rim[cell(q + FIELD_Q[field] + STEP_Q[way], r + FIELD_R[field] + STEP_R[way])] = True
    out: list[int] = []
    for place in range(len(atlas.tile)):
        if atlas.q[place] == OFF_MAP:
            continue
        for field in range(FIELDS):
            if cell(atlas.q[place] + FIELD_Q[field], atlas.r[place] + FIELD_R[field]) in rim:
                out.append(place)
                break
    return out


def grow_map(s: Heroes3) -> None:
    """The lists of cubes follow the number of fields."""
    more = len(s.atlas.spot) - len(s.black)
    s.black += [0] * more
    s.flag += [NOBODY] * more
    s.once += [0] * more
    s.stars += [0] * more
    s.settled += [NOBODY] * more
    s.lords += [NOBODY] * more
