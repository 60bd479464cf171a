"""Discovering tiles and placing far tiles from the player's supply (H3-MAP-02, H3-MAP-03, H3-MAP-04, R-35 to R-37)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import (
    FAR,
    FIELD_Q,
    FIELD_R,
    FIELDS,
    LAYS_OWN_AREAS,
    MOST_PLACES,
    NOBODY,
    RESOURCES,
    ROTATIONS,
)
from ludoteka.games.heroes3.rules.common import clockwise
from ludoteka.games.heroes3.rules.resources import lose
from ludoteka.games.heroes3.rules.world.atlas import (
    free_sites,
    grow_map,
    mark_edges,
    put_tile,
    touching_places,
    turn_up,
)
from ludoteka.games.heroes3.rules.world.borders import keep_borders_open
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.games.heroes3.rules.world.fields import ai_on, hero_on
from ludoteka.games.heroes3.rules.world.links import change_fields
from ludoteka.games.heroes3.rules.world.own_areas import layable, lays_own_area, own_sites
from ludoteka.games.heroes3.rules.world.random_towns import RollForTown
from ludoteka.games.heroes3.rules.world.scenario_map import group_price, tile_is_closed
from ludoteka.games.heroes3.rules.world.town_tiles import tile_kind
from ludoteka.games.heroes3.rules.world.ways import (
    doors_at,
    good_rotations,
    groups_of_area,
    groups_without,
    stays_connected,
    turns_that_join,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def discoverable(s: Heroes3, field: int) -> list[int]:
    """The face-down tiles that touch a field (H3-MAP-02)."""
    atlas = s.atlas
    hidden = atlas.hidden.get(field)
    if hidden is None:
        hidden = [place for place in touching_places(atlas, field) if atlas.rotation[place] == NOBODY]
        atlas.hidden[field] = hidden
    if hidden and s.facts.scenario_closes[s.scenario]:
        return [place for place in hidden if not is_closed(s, place)]
    return hidden


def is_closed(s: Heroes3, place: int) -> bool:
    """Whether the scenario keeps a tile closed."""
    return tile_is_closed(s, place)


def discover(s: Heroes3, seat: int, place: int) -> None:
    """A face-down tile is turned over; the discoverer picks its rotation (H3-MAP-02, R-35)."""
    if s.facts.scenario_closes[s.scenario]:
        pay_together(s, seat, group_price(s, place))
    s.tell(("discovered", seat, place, s.atlas.tile[place]))
    s.then(RotateTile(seat, place, s.atlas.tile[place]))


def pay_together(s: Heroes3, seat: int, cost: list[int]) -> None:
    """The players pay a price together: each a share, who cannot is helped by who has most."""
    for resource in range(RESOURCES):
        left = cost[resource]
        for other in clockwise(s, seat):
            left -= lose(s, other, resource, min(left, cost[resource] // s.seats))
        while left > 0:
            richest = max(clockwise(s, seat), key=lambda other: s.players[other].stock[resource])
            left -= lose(s, richest, resource, 1)


def rotation_closed(rotation: int, good: list[int]) -> Action | None:
    """Why a tile cannot lie with a rotation that is not a good one: there are only six, and some cut fields off
    (R-37)."""
    if rotation in good:
        return None
    return ("cuts-off",) if 0 <= rotation < ROTATIONS else ("rotations-up-to", ROTATIONS - 1)


@mypyc_attr(free_list_len=1)
class RotateTile(Choice[Heroes3]):
    """How a tile just turned over lies: any rotation that keeps a valid path (H3-MAP-02, R-37)."""

    __slots__ = ("place", "tile")

    def __init__(self, seat: int, place: int, tile: int) -> None:
        super().__init__(seat)
        self.place = place
        self.tile = tile

    def forced(self) -> bool:
        """A single rotation is taken."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("rotate-tile", self.place, self.tile)

    def options(self, s: Heroes3) -> list[Action]:
        """Rotations by sixths of a turn."""
        return [("rotate", rotation) for rotation in good_rotations(s, self.place, self.tile)]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why the tile cannot lie like this."""
        match action:
            case ("rotate", int() as rotation):
                return rotation_closed(rotation, good_rotations(s, self.place, self.tile))
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("rotate", int() as rotation):
                turn_tile(s, self.place, self.tile, rotation)


def turn_tile(s: Heroes3, place: int, tile: int, rotation: int) -> None:
    """A tile lies face up, its heroes and cubes on the fields as before."""
    s.atlas = turn_up(s.facts, s.atlas, place, tile, rotation)
    change_fields(s, place)
    keep_borders_open(s)
    s.tell(("tile-turned", place, tile, rotation))
    tile_revealed(s, place)


# -- placing far tiles ------------------------------------------------------------------------------------------


def sites(s: Heroes3, field: int) -> list[int]:
    """Where a far tile can be put: centres as numbers of `site_q` and `site_r` (H3-MAP-03, R-36).

    The new tile touches the hero's field and at least two tiles, and covers none.
    """
    if lays_own_area(s):
        return sorted([site(one, other) for one, other in own_sites(s, field)])
    place = field // FIELDS
    q = s.atlas.q[place] + FIELD_Q[field % FIELDS]
    r = s.atlas.r[place] + FIELD_R[field % FIELDS]
    return sorted([site(one, other) for one, other in free_sites(s.atlas, q, r)])


def site(q: int, r: int) -> int:
    """A centre as one number."""
    return (q + 50) * 100 + r + 50


def site_q(number: int) -> int:
    """The first coordinate of a site."""
    return number // 100 - 50


def site_r(number: int) -> int:
    """The second coordinate of a site."""
    return number % 100 - 50


def can_place(s: Heroes3, seat: int, field: int) -> bool:
    """Whether a player has a tile in supply and a place for it next to a field (H3-MAP-03)."""
    if not s.players[seat].far_tiles or len(s.atlas.tile) >= MOST_PLACES:
        return False
    if s.facts.scenario_traits[s.scenario] & LAYS_OWN_AREAS:
        return bool(own_sites(s, field))
    return s.atlas.edge[field] == 1


def draw_far_tile(s: Heroes3, seat: int, field: int, kind: int = FAR) -> None:
    """A tile is taken at random from the player's supply; then its place is chosen (H3-MAP-03)."""
    own = layable(s, seat, kind)
    tile = own[s.chance.below(len(own))]
    supply = s.players[seat].far_tiles.copy()
    supply.remove(tile)
    s.players[seat].far_tiles = supply
    s.tell(("tile-drawn", seat, tile))
    s.then(PlaceTile(seat, field, tile))


class PlaceTile(Choice[Heroes3]):
    """Where and how the new tile lies, so that a valid path joins it with all others (H3-MAP-03, R-37)."""

    __slots__ = ("field", "tile")

    def __init__(self, seat: int, field: int, tile: int) -> None:
        super().__init__(seat)
        self.field = field
        self.tile = tile

    def prompt(self, s: Heroes3) -> Action:
        return ("place-tile", self.tile)

    def options(self, s: Heroes3) -> list[Action]:
        """Every site with every rotation that fits; all rotations of a site where none does."""
        good: list[Action] = []
        every: list[Action] = []
        groups = groups_without(s.atlas, NOBODY)
        for number in sites(s, self.field):
            doors = doors_at(s.facts, s.atlas, site_q(number), site_r(number))
            near = groups_of_area(s.atlas, groups, list(doors))
            fitting = turns_that_join(s.facts, self.tile, doors, near)
            good += [("place-tile", number, rotation) for rotation in fitting]
            every += [("place-tile", number, rotation) for rotation in range(ROTATIONS)]
        return good or every

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why the tile cannot lie there, or like this."""
        match action:
            case ("place-tile", int() as number, int() as rotation):
                if number not in sites(s, self.field):
                    return ("site-not-beside",)
                return None if action in self.options(s) else rotation_closed(rotation, [])
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("place-tile", int() as number, int() as rotation):
                kind = tile_kind(s.facts, self.tile)
                s.atlas = put_tile(s.atlas, kind, self.tile, site_q(number), site_r(number))
                mark_edges(s.atlas)
                grow_map(s)
                place = len(s.atlas.tile) - 1
                s.tell(("tile-placed", self.seat, place, self.tile))
                turn_tile(s, place, self.tile, rotation)


def tile_revealed(s: Heroes3, place: int) -> None:
    """A tile was turned face up: a random town finds its faction (H3-EXP-06)."""
    town = s.facts.location_number["random_town"]
    for field in range(place * FIELDS, place * FIELDS + FIELDS):
        if s.facts.spot_location[s.atlas.spot[field]] == town:
            s.then(RollForTown(field, clockwise(s, s.first)))


def turnable_tiles(s: Heroes3, turned: list[int]) -> list[int]:
    """The face-up tiles without heroes that can lie otherwise and were not turned yet (Disruption, R-37)."""
    return [
        place
        for place in range(len(s.atlas.tile))
        if place not in turned
        and s.atlas.rotation[place] != NOBODY
        and s.atlas.q[place] != OFF_MAP
        and not has_heroes(s, place)
        and not any(field // FIELDS == place for field in s.ledger.get("razed", [])[::2])
        and other_rotations(s, place)
    ]


def has_heroes(s: Heroes3, place: int) -> bool:
    """Whether a hero stands on a tile."""
    fields = range(place * FIELDS, place * FIELDS + FIELDS)
    return any(hero_on(s, field) != NOBODY or ai_on(s, field) != NOBODY for field in fields)


def other_rotations(s: Heroes3, place: int) -> list[int]:
    """The other rotations of a tile that leave a valid path to all tiles (R-37)."""
    tile = s.atlas.tile[place]
    return [
        rotation
        for rotation in range(ROTATIONS)
        if rotation != s.atlas.rotation[place] and stays_connected(s.facts, s.atlas, place, tile, rotation)
    ]
