"""The map of Heroes III as numbers: tiles that changed, and where the active heroes can walk."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.heroes3.facts import FIELDS, NOBODY, RESOURCES, STARTING
from ludoteka.games.heroes3.reach import walks
from ludoteka.games.heroes3.row_words import owner_numbers
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.games.heroes3.rules.world.fields import guard_at
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas
from ludoteka.kernel.row import Columns, Row, add_words, add_zeros

SEEN: Final = 0
REACH: Final = 1
COUNT: Final = 2
TILES: Final = 3
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
        self.reach = at("reach#")
        self.reach_room = columns.room("reach")
        self.way_room = columns.room("reach[].way")
        self.leader = columns.numbers("reach[0].leader", names["leaders"])
        self.goal = columns.numbers("reach[0].field", names["fields"])

    def write(self, s: Heroes3, row: Row, anew: bool) -> bool:
        """Write the tiles that changed, all of them if `anew`; whether any did."""
        base = self.first_part
        kept: Any = row.held[base + SEEN]
        if kept is not None and not anew and len(kept[1]) == len(s.black):
            atlas: Atlas = kept[0]
            same = kept[1] == s.black and kept[2] == s.flag and kept[3] == s.once and kept[4] == s.stars
            if same and kept[5] == s.settled and kept[6] == s.lords and atlas is s.atlas:
                return False
            dirty = dirty_places(kept, [atlas, s.black, s.flag, s.once, s.stars, s.settled, s.lords])
            if atlas is not s.atlas:
                dirty += turned_places(atlas, s.atlas)
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
        row.held[base + SEEN] = [
            s.atlas, s.black.copy(), s.flag.copy(), s.once.copy(), s.stars.copy(), s.settled.copy(), s.lords.copy()
        ]  # fmt: skip
        return True

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
            out.append(len(found))
            for walk in found[: self.reach_room]:
                way = walk.way
                out.append(self.leader[walk.hero])
                out.append(self.goal[way[-1]])
                out.append(len(way))
                add_words(out, way, self.goal, self.way_room)
                out.append(int(walk.fight))
        row.put(self.first_part + REACH, self.reach, out)

    def no_reach(self, row: Row) -> None:
        """Nobody walks now."""
        if row.kept[self.first_part + REACH]:
            row.put(self.first_part + REACH, self.reach, [])


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


def dirty_places(before: list[Any], after: list[Any]) -> list[int]:
    """The places with a field where one of some lists has changed."""
    found: set[int] = set()
    for i in range(1, len(after)):
        old: list[int] = before[i]
        new: list[int] = after[i]
        if old == new:
            continue
        if len(old) != len(new):
            return list(range((max(len(old), len(new)) + FIELDS - 1) // FIELDS))
        for field in range(len(new)):
            if old[field] != new[field]:
                found.add(field // FIELDS)
    return sorted(found)
