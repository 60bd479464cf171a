"""The geometry of the map: laying and turning tiles, neighbours, closed edges, valid paths (H3-MAP-01, H3-MAP-02,
H3-MAP-03)."""

from __future__ import annotations

from functools import cache
from typing import Final

from ludoteka.games.heroes3.facts import (
    DIRECTIONS,
    FIELD_Q,
    FIELD_R,
    FIELDS,
    HAVEN,
    MIDDLE,
    NOBODY,
    Facts,
)
from ludoteka.games.heroes3.rules.world.cells import BEYOND, OFF_MAP, OUTER_EDGES, cell, distance
from ludoteka.games.heroes3.rules.world.ways import fields_around, own_borders, relink
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas

MARGIN: Final = 5
"""Where all cells of a map are bits of one number, this many rows and columns are free around the tiles' centres."""
REACH: Final = 3
"""How far around a centre `Shapes` reach."""


class Shapes:
    """Cells around a centre as bits of a number, where rows have some length; the centre is bit `middle`."""

    __slots__ = ("disc_of_two", "fields", "lowest", "middle", "ring_of_three", "ring_of_two", "tile")

    def __init__(self, row: int) -> None:
        self.middle = REACH * row + REACH
        self.disc_of_two = mask_of(cells_away(0, 2, row))
        self.ring_of_two = cells_away(2, 2, row)
        self.ring_of_three = mask_of(cells_away(3, 3, row))
        fields = [self.middle + FIELD_Q[field] * row + FIELD_R[field] for field in range(FIELDS)]
        self.lowest = min(fields)
        self.fields = [field - self.lowest for field in fields]
        self.tile = mask_of(self.fields)


def cells_away(least: int, most: int, row: int) -> list[int]:
    """The cells this many steps away from the centre, by their bits."""
    span = range(-most, most + 1)
    return [
        (REACH + q) * row + REACH + r for q in span for r in span if least <= max(abs(q), abs(r), abs(q + r)) <= most
    ]


def mask_of(cells: list[int]) -> int:
    """Cells as bits of a number.

    >>> mask_of([0, 3])
    9
    """
    mask = 0
    for bit in cells:
        mask |= 1 << bit
    return mask


@cache
def shapes_for(row: int) -> Shapes:
    """What lies around a cell where rows have this length."""
    return Shapes(row)


def empty_atlas() -> Atlas:
    """A map without tiles."""
    return Atlas([], [], [], [], [], [], [], [], [], [])


def place_of(field: int) -> int:
    """The place a field belongs to."""
    return field // FIELDS


def lay_tile(facts: Facts, atlas: Atlas, kind: int, tile: int, q: int, r: int) -> Atlas:
    """The map with one more tile, face down; q = OFF_MAP keeps it aside (H3-SETUP-03)."""
    out = put_tile(atlas, kind, tile, q, r)
    if q != OFF_MAP:
        relink(facts, out, len(atlas.tile))
    return out


def put_tile(atlas: Atlas, kind: int, tile: int, q: int, r: int) -> Atlas:
    """The same for a tile that is turned up at once: which places it is joined with is left to that."""
    out = Atlas(
        [*atlas.kind, kind],
        [*atlas.tile, tile],
        [*atlas.rotation, NOBODY],
        [*atlas.q, q],
        [*atlas.r, r],
        atlas.spot + [NOBODY] * FIELDS,
        atlas.near + [NOBODY] * (FIELDS * DIRECTIONS),
        atlas.closed + [0] * FIELDS,
        [*atlas.links, 0],
        atlas.edge + [0] * FIELDS,
    )
    out.havens = atlas.havens
    if q != OFF_MAP:
        join(out, len(atlas.spot))
    return out


def join(atlas: Atlas, first: int) -> None:
    """Link the seven fields of a new tile with one another and with all others."""
    place = first // FIELDS
    at = fields_around(atlas, atlas.q[place], atlas.r[place])
    near = atlas.near
    middle = cell(atlas.q[place], atlas.r[place])
    for edge in range(FIELDS * DIRECTIONS):
        other = at.get(middle + BEYOND[edge], NOBODY)
        if other != NOBODY:
            near[first * DIRECTIONS + edge] = other
            near[other * DIRECTIONS + (edge + 3) % DIRECTIONS] = first + edge // DIRECTIONS


def neighbour_places(atlas: Atlas, q: int, r: int) -> list[int]:
    """The places that a tile with this centre would touch: their centres are three steps apart."""
    return [
        place
        for place in range(len(atlas.tile))
        if atlas.q[place] != OFF_MAP and distance(q - atlas.q[place], r - atlas.r[place]) == 3
    ]


def free_sites(atlas: Atlas, q0: int, r0: int) -> list[tuple[int, int]]:
    """The centres of tiles that would touch a hex and at least two tiles, and cover none (H3-MAP-03, R-36)."""
    out: list[tuple[int, int]] = []
    near = [
        place
        for place in range(len(atlas.tile))
        if atlas.q[place] != OFF_MAP and distance(q0 - atlas.q[place], r0 - atlas.r[place]) <= 5
    ]
    for dq in range(-2, 3):
        for dr in range(-2, 3):
            if distance(dq, dr) == 2:
                touched = 0
                for place in near:
                    away = distance(q0 + dq - atlas.q[place], r0 + dr - atlas.r[place])
                    if away < 3:
                        break
                    touched += away == 3
                else:
                    if touched >= 2:
                        out.append((q0 + dq, r0 + dr))
    return out


def mark_edges(atlas: Atlas) -> None:
    """Note the fields next to which a far tile could be put; called when tiles were laid (H3-MAP-03, R-36).

    A tile fits where no centre is less than three steps away and at least two are three steps away.
    """
    places = [place for place, q in enumerate(atlas.q) if q != OFF_MAP]
    edge = [0] * len(atlas.spot)
    atlas.edge = edge
    if not places:
        return
    least_q = min([atlas.q[place] for place in places])
    columns = [atlas.r[place] for place in places]
    least_r = min(columns)
    most_r = max(columns)
    row = most_r - least_r + 1 + 2 * MARGIN
    shapes = shapes_for(row)
    first_centre = (MARGIN - least_q) * row + MARGIN - least_r - shapes.middle
    centres = [first_centre + atlas.q[place] * row + atlas.r[place] for place in places]
    sites = free_centres(centres, shapes)
    beside = 0
    for step in shapes.ring_of_two:
        beside |= sites << step
    beside >>= shapes.middle + shapes.lowest
    tile = shapes.tile
    fields = shapes.fields
    for i in range(len(places)):
        around = beside >> centres[i] & tile
        if around:
            first = places[i] * FIELDS
            for field in range(FIELDS):
                edge[first + field] = around >> fields[field] & 1


def free_centres(centres: list[int], shapes: Shapes) -> int:
    """The cells on which the centre of one more tile could lie, as bits."""
    covered = touched = touched_twice = 0
    disc_of_two = shapes.disc_of_two
    ring_of_three = shapes.ring_of_three
    for centre in centres:
        covered |= disc_of_two << centre
        ring = ring_of_three << centre
        touched_twice |= touched & ring
        touched |= ring
    return touched_twice & ~covered


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
    out = Atlas(
        atlas.kind,
        tiles,
        rotations,
        atlas.q,
        atlas.r,
        spot,
        atlas.near,
        closed,
        atlas.links.copy(),
        atlas.edge,
    )
    if atlas.havens is not None:
        others = [field for field in atlas.havens if field // FIELDS != place]
        out.havens = sorted(others + havens_among(facts, out, range(first, first + FIELDS)))
    close_edges(facts, out, place)
    relink(facts, out, place)
    return out


def havens_among(facts: Facts, atlas: Atlas, fields: range) -> list[int]:
    """Those of some fields that hold a town or settlement, face up."""
    spot = atlas.spot
    traits = facts.spot_traits
    return [field for field in fields if spot[field] != NOBODY and traits[spot[field]] & HAVEN]


def close_edges(facts: Facts, atlas: Atlas, place: int) -> None:
    """Work out which edges of a tile and its neighbours are closed; an edge is closed from both sides (H3-MOVE-03)."""
    first = place * FIELDS
    near = atlas.near
    closed = atlas.closed
    spot = atlas.spot
    for field in range(first, first + FIELDS):
        closed[field] = own_borders(facts, atlas, field)
    for edge in OUTER_EDGES:
        other = near[first * DIRECTIONS + edge]
        if other == NOBODY:
            continue
        way = edge % DIRECTIONS
        field = first + edge // DIRECTIONS
        back = 1 << (way + 3) % DIRECTIONS
        if spot[other] != NOBODY and own_borders(facts, atlas, other) & back:
            closed[field] |= 1 << way
        if closed[field] >> way & 1:
            closed[other] |= back
        else:
            closed[other] &= ~back


def touching_places(atlas: Atlas, field: int) -> list[int]:
    """The other places whose tile touches a field."""
    out: list[int] = []
    if field % FIELDS == MIDDLE:
        return out
    own = field // FIELDS
    near = atlas.near
    first = field * DIRECTIONS
    for way in range(DIRECTIONS):
        place = near[first + way] // FIELDS
        if place != own and place >= 0 and place not in out:
            out.append(place)
    out.sort()
    return out


def grow_map(s: Heroes3) -> None:
    """The lists of cubes follow the number of fields."""
    more = len(s.atlas.spot) - len(s.black)
    s.own_map()
    s.black += [0] * more
    s.flag += [NOBODY] * more
    s.once += [0] * more
    s.stars += [0] * more
    s.settled += [NOBODY] * more
    s.lords += [NOBODY] * more
