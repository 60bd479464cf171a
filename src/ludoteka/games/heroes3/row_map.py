"""The map of Heroes III as numbers: tiles that changed, and where the active heroes can walk."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import FIELDS, NOBODY, RESOURCES, STARTING
from ludoteka.games.heroes3.reach import walks
from ludoteka.games.heroes3.row_words import owner_numbers
from ludoteka.games.heroes3.rules.setup.start import RotateStart, start_place
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.games.heroes3.rules.world.fields import guard_at
from ludoteka.games.heroes3.rules.world.tiles import PlaceTile, RotateTile
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas
from ludoteka.kernel.row import Columns, Row, add_zeros

AS_PRINTED: Final = (0, 1, 4, 6, 5, 2, 3)
"""The fields of a tile clockwise from the north-west, the middle last."""

# What has changed of the map.
MAP: Final = 32
FLAGS: Final = 64
"""Tiles, flags and cubes on obelisks: what goals count."""

# The parts of the map.
SEEN: Final = 0
REACH: Final = 1
COUNT: Final = 2
LAYING: Final = 3
TILES: Final = 4
"""The first of the tiles."""


class MapWriter:
    """Writes tiles and walks."""

    def __init__(self, columns: Columns, names: dict[str, list[str]], terrains: list[str], first_part: int) -> None:
        at = columns.first
        self.first_part = first_part
        self.room = columns.room("tiles")
        self.parts = TILES + self.room
        self.count = at("tiles#")
        self.tiles = [at(f"tiles[{place}].place") for place in range(self.room)]
        self.place = columns.numbers("tiles[0].place", names["places"])
        self.kind = columns.numbers("tiles[0].kind", names["kinds"])
        self.tile = columns.numbers("tiles[0].tile", names["tiles"])
        self.terrain = columns.numbers("tiles[0].terrain", terrains)
        """By tile."""
        field = "tiles[0].fields[0]"
        self.field = columns.numbers(f"{field}.field", names["fields"])
        self.location = columns.numbers(f"{field}.location", names["locations"])
        self.resource = columns.numbers(f"{field}.resource", names["resources"])
        self.faction = columns.numbers(f"{field}.faction", names["factions"])
        self.lord = columns.numbers(f"{field}.lord", names["factions"])
        self.flag = owner_numbers(columns, f"{field}.flag")
        self.cubes_room = columns.room("tiles[].fields[].cubes")
        self.laying = at("laying?")
        self.laid_place = columns.numbers("laying.place", names["places"])
        self.laid_tile = columns.numbers("laying.tile", names["tiles"])
        self.laid_terrain = columns.numbers("laying.terrain", terrains)
        self.laid_location = columns.numbers("laying.spots[0].location", names["locations"])
        self.laid_resource = columns.numbers("laying.spots[0].resource", names["resources"])
        self.laid_faction = columns.numbers("laying.spots[0].faction", names["factions"])
        self.reach = at("reach#")
        self.reach_room = columns.room("reach")
        self.way_room = columns.room("reach[].way")
        self.leader = columns.numbers("reach[0].leader", names["leaders"])
        self.goal = columns.numbers("reach[0].field", names["fields"])

    def write(self, s: Heroes3, row: Row, anew: bool) -> int:
        """Write the tiles that changed, all of them if `anew`; what did: MAP, and FLAGS if goals may count it.

        The cubes are lent to the row as they are to a copy, so they have not changed while the lists are the same.
        """
        base = self.first_part
        held = row.held[base + SEEN]
        changed = MAP | FLAGS
        if isinstance(held, SeenMap) and not anew and len(held.black) == len(s.black):
            if held.is_same(s):
                return 0
            dirty = held.dirty_places(s)
            if held.atlas is s.atlas and held.flag == s.flag and held.stars == s.stars:
                changed = MAP
        else:
            dirty = list(range(len(s.atlas.tile)))
        room = min(self.room, len(s.atlas.tile))
        for place in dirty:
            if place < room:
                row.put(base + TILES + place, self.tiles[place], self.tile_of(s, place))
        for place in range(len(s.atlas.tile), self.room):
            if row.kept[base + TILES + place]:
                row.put(base + TILES + place, self.tiles[place], [])
        row.put(base + COUNT, self.count, [len(s.atlas.tile)])
        row.held[base + SEEN] = SeenMap(s)
        s.map_lent = True
        return changed

    def tile_of(self, s: Heroes3, place: int) -> list[int]:
        """A tile, with its fields once it is face up (H3-MAP-04)."""
        atlas = s.atlas
        up = atlas.rotation[place] != NOBODY
        known = up or atlas.kind[place] == STARTING
        tile = atlas.tile[place]
        out = [
            self.place[place],
            self.kind[atlas.kind[place]],
            atlas.q[place],
            atlas.r[place],
            int(atlas.q[place] == OFF_MAP),
            self.tile[tile] if known else 0,
            self.terrain[tile] if known else 0,
            atlas.rotation[place],
            FIELDS if up else 0,
        ]
        if up:
            for field in range(place * FIELDS, place * FIELDS + FIELDS):
                self.add_field(out, s, field)
        return out

    def add_field(self, out: list[int], s: Heroes3, field: int) -> None:
        """A field of a tile that lies face up."""
        facts = s.facts
        spot = s.atlas.spot[field]
        settled = s.settled[field]
        out.append(self.field[field])
        out.append(self.location[facts.spot_location[spot]])
        out.append(guard_at(s, field))
        out.append(self.resource[facts.spot_resource[spot]])
        out.append(facts.spot_income[spot])
        out.append(self.faction[facts.spot_faction[spot]])
        out.append(int(s.black[field] != 0))
        out.append(self.flag[s.flag[field]])
        stars = s.stars[field]
        if stars:
            cubes = [seat for seat in range(s.seats) if stars >> seat & 1]
            out.append(len(cubes))
            out += cubes[: self.cubes_room]
            add_zeros(out, self.cubes_room - len(cubes))
        else:
            add_zeros(out, 1 + self.cubes_room)
        out.append(self.resource[settled] if settled < RESOURCES else 0)
        out.append(self.lord[s.lords[field]])
        out.append(s.atlas.closed[field])

    def write_reach(self, s: Heroes3, row: Row) -> None:
        """Where the heroes of the active player can walk."""
        found = walks(s)
        out: list[int] = []
        if found:
            goal = self.goal
            room = self.way_room
            out.append(len(found))
            for walk in found[: self.reach_room]:
                way = walk.way
                steps = len(way)
                out.append(self.leader[walk.hero])
                out.append(goal[way[-1]])
                out.append(steps)
                out.append(steps)
                out += [goal[way[i]] if i < steps else 0 for i in range(room)]
                out.append(int(walk.fight))
        row.put(self.first_part + REACH, self.reach, out)

    def write_laying(self, s: Heroes3, row: Row) -> None:
        """The tile that is turned and laid now."""
        tile, place = tile_in_hand(s)
        out: list[int] = []
        if tile != NOBODY:
            facts = s.facts
            guards = facts.content.tile[tile].fields
            out = [1, self.laid_place[place], self.laid_tile[tile], self.laid_terrain[tile], len(AS_PRINTED)]
            for at in AS_PRINTED:
                spot = tile * FIELDS + at
                out.append(self.laid_location[facts.spot_location[spot]])
                out.append(guards[at].guard)
                out.append(self.laid_resource[facts.spot_resource[spot]])
                out.append(facts.spot_income[spot])
                out.append(self.laid_faction[facts.spot_faction[spot]])
                out.append(facts.border[spot])
        elif not row.kept[self.first_part + LAYING]:
            return
        row.put(self.first_part + LAYING, self.laying, out)

    def no_reach(self, row: Row) -> None:
        """Nobody walks now."""
        if row.kept[self.first_part + REACH]:
            row.put(self.first_part + REACH, self.reach, [])


def tile_in_hand(s: Heroes3) -> tuple[int, int]:
    """The tile that lies open in somebody's hand, while how it lies is chosen, and its place, -1 while that is chosen
    too; -1 and -1 if there is none (H3-MAP-02, H3-MAP-03)."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, RotateTile):
        return top.tile, top.place
    if isinstance(top, PlaceTile):
        return top.tile, NOBODY
    if isinstance(top, RotateStart):
        place = start_place(s, top.seat)
        if place != NOBODY and s.atlas.rotation[place] == NOBODY:
            return s.atlas.tile[place], place
    return NOBODY, NOBODY


class SeenMap:
    """Tiles and cubes as a row holds them."""

    def __init__(self, s: Heroes3) -> None:
        self.atlas = s.atlas
        self.black = s.black
        self.flag = s.flag
        self.once = s.once
        self.stars = s.stars
        self.settled = s.settled
        self.lords = s.lords

    def is_same(self, s: Heroes3) -> bool:
        """Whether nothing was laid on the map, or taken from it."""
        return (
            self.atlas is s.atlas
            and self.black is s.black
            and self.flag is s.flag
            and self.once is s.once
            and self.stars is s.stars
            and self.settled is s.settled
            and self.lords is s.lords
        )

    def dirty_places(self, s: Heroes3) -> list[int]:
        """The places where something has changed."""
        dirty: list[int] = []
        if self.atlas is not s.atlas:
            dirty = turned_places(self.atlas, s.atlas)
        add_differing(dirty, self.black, s.black)
        add_differing(dirty, self.flag, s.flag)
        add_differing(dirty, self.once, s.once)
        add_differing(dirty, self.stars, s.stars)
        add_differing(dirty, self.settled, s.settled)
        add_differing(dirty, self.lords, s.lords)
        return dirty


def turned_places(before: Atlas, after: Atlas) -> list[int]:
    """The places where a tile was laid, turned or moved, or where a border was drawn."""
    places = len(after.tile)
    if len(before.tile) != places:
        return list(range(places))
    found: list[int] = []
    for place in range(places):
        same = (
            before.tile[place] == after.tile[place]
            and before.rotation[place] == after.rotation[place]
            and before.kind[place] == after.kind[place]
            and before.q[place] == after.q[place]
            and before.r[place] == after.r[place]
        )
        first = place * FIELDS
        for field in range(first, first + FIELDS):
            if not same:
                break
            same = before.spot[field] == after.spot[field] and before.closed[field] == after.closed[field]
        if not same:
            found.append(place)
    return found


def add_differing(places: list[int], before: list[int], after: list[int]) -> None:
    """Add the places with a field where two lists differ."""
    if before == after:
        return
    for field in range(len(after)):
        if before[field] != after[field] and field // FIELDS not in places:
            places.append(field // FIELDS)
