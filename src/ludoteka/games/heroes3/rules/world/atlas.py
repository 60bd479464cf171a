"""The geometry of the map: laying and turning tiles, neighbours, closed edges, valid paths (H3-MAP-01 to H3-MAP-03)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import (
    DIRECTIONS,
    FIELD_Q,
    FIELD_R,
    FIELDS,
    MIDDLE,
    NOBODY,
    ROTATIONS,
    STEP_Q,
    STEP_R,
    Facts,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas

OFF_MAP: Final = 1000
"""The coordinate of a tile that is kept aside."""


MARGIN: Final = 5
"""Where all cells of a map lie in one list, so many rows and columns are free around the centres of the tiles."""
COVERED: Final = 9
"""Neither 0 nor 1, which count the tiles that a cell touches."""


class Shifts:
    """What leads from one cell to others in a list with rows of some length."""

    __slots__ = ("disc_of_two", "fields", "ring_of_three", "ring_of_two")

    def __init__(self, row: int) -> None:
        self.disc_of_two = cells_away(0, 2, row)
        self.ring_of_two = cells_away(2, 2, row)
        self.ring_of_three = cells_away(3, 3, row)
        self.fields = [FIELD_Q[field] * row + FIELD_R[field] for field in range(FIELDS)]


def cells_away(least: int, most: int, row: int) -> list[int]:
    """What leads from a cell to those so many steps away."""
    span = range(-most, most + 1)
    return [q * row + r for q in span for r in span if least <= max(abs(q), abs(r), abs(q + r)) <= most]


SHIFTS: Final[dict[int, Shifts]] = {}
"""By length of a row, worked out on first use."""


def shifts_for(row: int) -> Shifts:
    """What leads from cell to cell where rows have this length."""
    found = SHIFTS.get(row)
    if found is None:
        found = Shifts(row)
        SHIFTS[row] = found
    return found


FIELD_CELLS: Final = [FIELD_Q[field] * 1000 + FIELD_R[field] for field in range(FIELDS)]
"""What leads from the cell of a tile's centre to those of its fields."""


def outer_edges() -> list[int]:
    """The edges of a tile's fields that lead out of the tile, as `field * DIRECTIONS + direction`."""
    inside = [FIELD_Q[field] * 1000 + FIELD_R[field] for field in range(FIELDS)]
    return [
        field * DIRECTIONS + way
        for field in range(FIELDS)
        for way in range(DIRECTIONS)
        if (FIELD_Q[field] + STEP_Q[way]) * 1000 + FIELD_R[field] + STEP_R[way] not in inside
    ]


OUTER_EDGES: Final = outer_edges()
BEYOND: Final = [
    (FIELD_Q[edge // DIRECTIONS] + STEP_Q[edge % DIRECTIONS]) * 1000
    + FIELD_R[edge // DIRECTIONS]
    + STEP_R[edge % DIRECTIONS]
    for edge in range(FIELDS * DIRECTIONS)
]
"""What leads from the centre of a tile to the cell behind an edge of it."""
EVERY_WAY: Final = (1 << FIELDS * DIRECTIONS) - 1
"""All edges of a face-down tile count as open."""


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
    if q != OFF_MAP:
        join(out, len(atlas.spot))
    return out


def move_to(facts: Facts, atlas: Atlas, place: int, q: int, r: int) -> Atlas:
    """A tile that was kept aside is put on the map."""
    out = Atlas(
        atlas.kind,
        atlas.tile,
        atlas.rotation,
        atlas.q.copy(),
        atlas.r.copy(),
        atlas.spot,
        atlas.near.copy(),
        atlas.closed.copy(),
        atlas.links.copy(),
        [],
    )
    out.q[place] = q
    out.r[place] = r
    join(out, place * FIELDS)
    close_edges(facts, out, place)
    relink(facts, out, place)
    mark_edges(out)
    return out


def distance(q: int, r: int) -> int:
    """How many steps two hexes lie apart.

    >>> distance(2, -1), distance(0, 3)
    (2, 3)
    """
    if q >= 0:
        if r >= 0:
            return q + r
        return q if q >= -r else -r
    if r <= 0:
        return -q - r
    return r if r >= -q else -q


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


def cell(q: int, r: int) -> int:
    """A number for axial coordinates."""
    return (q + 500) * 1000 + r + 500


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
    places = [place for place in range(len(atlas.tile)) if atlas.q[place] != OFF_MAP]
    edge = [0] * len(atlas.spot)
    atlas.edge = edge
    if not places:
        return
    least_q = most_q = atlas.q[places[0]]
    least_r = most_r = atlas.r[places[0]]
    for place in places:
        q, r = atlas.q[place], atlas.r[place]
        if q < least_q:
            least_q = q
        elif q > most_q:
            most_q = q
        if r < least_r:
            least_r = r
        elif r > most_r:
            most_r = r
    row = most_r - least_r + 1 + 2 * MARGIN
    first_centre = (MARGIN - least_q) * row + MARGIN - least_r
    centres = [first_centre + atlas.q[place] * row + atlas.r[place] for place in places]
    shifts = shifts_for(row)
    beside = [0] * ((most_q - least_q + 1 + 2 * MARGIN) * row)
    for site in free_centres(centres, shifts, beside.copy()):
        for step in shifts.ring_of_two:
            beside[site + step] = 1
    for i in range(len(places)):
        first = places[i] * FIELDS
        centre = centres[i]
        for field in range(FIELDS):
            if beside[centre + shifts.fields[field]]:
                edge[first + field] = 1


def free_centres(centres: list[int], shifts: Shifts, touched: list[int]) -> list[int]:
    """The cells on which the centre of one more tile could lie; `touched` holds a 0 for every cell."""
    out: list[int] = []
    for centre in centres:
        for step in shifts.disc_of_two:
            touched[centre + step] = COVERED
    for centre in centres:
        for step in shifts.ring_of_three:
            site = centre + step
            count = touched[site]
            if count == 0:
                touched[site] = 1
            elif count == 1:
                touched[site] = COVERED
                out.append(site)
    return out


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
    close_edges(facts, out, place)
    relink(facts, out, place)
    return out


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


def relink(facts: Facts, atlas: Atlas, place: int) -> None:
    """Work out which places a tile is joined with, and they with it."""
    tile = atlas.tile[place] if atlas.rotation[place] != NOBODY else NOBODY
    mine = links_of(facts, atlas, place, tile, max(0, atlas.rotation[place]))
    bit = 1 << place
    links = atlas.links
    for other in range(len(links)):
        before = links[other]
        if bool(before & bit) != bool(mine >> other & 1):
            links[other] = before ^ bit
    links[place] = mine


def doors_of(facts: Facts, atlas: Atlas, place: int) -> dict[int, int]:
    """By place next to a tile: mask of the tile's outer edges (`field * DIRECTIONS + direction`) it is open behind."""
    near = atlas.near
    first = place * FIELDS * DIRECTIONS
    out: dict[int, int] = {}
    rotation = atlas.rotation
    last = NOBODY
    mask = 0
    for edge in OUTER_EDGES:
        field = near[first + edge]
        if field != NOBODY:
            other = field // FIELDS
            if rotation[other] == NOBODY or opens(facts, atlas, field, edge):
                if other != last:
                    if mask:
                        out[last] = mask
                    mask = out.get(other, 0)
                    last = other
                mask |= 1 << edge
    if mask:
        out[last] = mask
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
            if atlas.rotation[other] == NOBODY or opens(facts, atlas, field, edge):
                out[other] = out.get(other, 0) | 1 << edge
    return out


def opens(facts: Facts, atlas: Atlas, field: int, edge: int) -> bool:
    """Whether the field behind an edge of another tile can be entered across it; face down it can."""
    place = field // FIELDS
    turn = atlas.rotation[place]
    if turn == NOBODY:
        return True
    back = field % FIELDS * DIRECTIONS + (edge + 3) % DIRECTIONS
    return bool(facts.open_ways[atlas.tile[place] * ROTATIONS + turn] >> back & 1)


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


def joining_rotations(facts: Facts, atlas: Atlas, place: int, tile: int) -> list[int]:
    """The rotations of a tile with which a valid path joins all tiles (R-37).

    The free fields of every tile are joined with one another, so that it is enough to look at whole tiles.
    """
    return turns_that_join(facts, tile, doors_of(facts, atlas, place), groups_without(atlas, place))


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
