"""The tiles and fields of Heroes III by number, and the neighbours of the fields of every map."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.map import Tile
from ludoteka.games.heroes3.entries.scenarios import ScenarioMap
from ludoteka.games.heroes3.entries.words import CATEGORIES, POSITIONS, RESOURCE_IDS, TILE_KIND_IDS
from ludoteka.games.heroes3.facts import (
    AGAIN,
    BLOCKED,
    DIRECTIONS,
    FIELDS,
    GATE,
    MIDDLE,
    NEAR,
    NOBODY,
    REVISITABLE,
    RING,
    RING_OF,
    ROTATIONS,
    SANCTUARY,
    SETTLEMENT,
    TOWN,
    Facts,
    FarWay,
)
from ludoteka.games.heroes3.rules.world.atlas import empty_atlas, lay_tile, mark_edges
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP

LOCATION_TRAITS: Final = {
    "blocked": BLOCKED,
    "town": TOWN,
    "random_town": TOWN,
    "settlement": SETTLEMENT,
    "sanctuary": SANCTUARY,
    "astral_gate": GATE,
}


def number_map(facts: Facts) -> None:
    """Locations, tiles and their fields."""
    content = facts.content
    facts.location = list(content.location)
    facts.location_number = {one.id: number for number, one in enumerate(content.location)}
    facts.location_category = [CATEGORIES.index(one.category) for one in content.location]
    facts.tile_slugs = [tile.id for tile in content.tile]
    facts.tile_number = {tile.id: number for number, tile in enumerate(content.tile)}
    facts.tiles_of = [
        [number for number, tile in enumerate(content.tile) if tile.kind == kind and belongs(tile)]
        for kind in TILE_KIND_IDS
    ]
    near = facts.tiles_of[NEAR]
    facts.near_tile = [number in near for number in range(len(content.tile))]
    facts.tile_boxes = [
        sum(1 << at for at, box in enumerate(content.box) if box.id in tile.boxes) for tile in content.tile
    ]
    towns = {town.id: facts.tile_number[town.starting_tile] for town in content.town}
    facts.starting_tile = [towns[faction.id] for faction in content.faction]
    facts.border = borders(facts)
    facts.shown = turned_fields()
    facts.open_ways = open_ways(facts)
    number_spots(facts)
    change_spots(facts)
    lay_layouts(facts)
    facts.far_ways = [
        {layout.players: ways for layout in one.maps if (ways := far_ways(layout))} for one in content.scenario
    ]


def number_spots(facts: Facts) -> None:
    """The fields of all tiles."""
    fields = [field for tile in facts.content.tile for field in tile.fields]
    again = {
        one.id: AGAIN
        for one, category in zip(facts.location, facts.location_category, strict=True)
        if category == REVISITABLE and one.id not in ("sanctuary", "stables")
    }
    facts.spot_location = [facts.location_number[field.location] for field in fields]
    facts.spot_traits = [LOCATION_TRAITS.get(field.location, 0) | again.get(field.location, 0) for field in fields]
    facts.spot_guard = [field.guard for field in fields]
    facts.spot_resource = [
        RESOURCE_IDS.index(field.resource) if field.resource != "none" else NOBODY for field in fields
    ]
    facts.spot_income = [field.income for field in fields]
    facts.spot_dice = [field.dice for field in fields]
    facts.spot_keep = [field.keep for field in fields]
    facts.spot_faction = [facts.faction_number.get(field.faction, NOBODY) for field in fields]


def change_spots(facts: Facts) -> None:
    """What scenarios make of printed fields becomes spots of its own, after those of the tiles."""
    made: dict[tuple[int, int, int], int] = {}
    facts.changed_spots = []
    for one in facts.content.scenario:
        changes = [
            (slot, change.on, change.location, change.guard, change.lacking)
            for change in one.fields
            for slot in change.slots
        ]
        changes += [(end.slot, end.on, link.location, 0, None) for link in one.links for end in link.ends]
        kinds = {slot.slot: slot.kind for layout in one.maps for slot in layout.slots}
        by_slot: dict[str, dict[int, int]] = {}
        for slot, on, location, guard, lacking in changes:
            for tile in facts.tiles_of[TILE_KIND_IDS.index(kinds[slot])]:
                if lacking is not None and has_location(facts, tile, lacking):
                    continue
                for spot in range(tile * FIELDS, tile * FIELDS + FIELDS):
                    printed = facts.location[facts.spot_location[spot]].id
                    if printed == on or (on == "middle" and spot % FIELDS == MIDDLE):
                        key = (spot, facts.location_number[location or printed], guard or facts.spot_guard[spot])
                        if key not in made:
                            made[key] = add_spot(facts, *key)
                        by_slot.setdefault(slot, {})[spot] = made[key]
        facts.changed_spots.append(by_slot)


def has_location(facts: Facts, tile: int, slug: str) -> bool:
    """Whether a location is printed on a tile."""
    return any(field.location == slug for field in facts.content.tile[tile].fields)


def add_spot(facts: Facts, like: int, location: int, guard: int) -> int:
    """A spot more that is like a printed one but for its location and guard; its number."""
    slug = facts.location[location].id
    facts.spot_location.append(location)
    facts.spot_guard.append(guard)
    facts.spot_traits.append(LOCATION_TRAITS.get(slug, 0))
    for figures in (facts.spot_resource, facts.spot_income, facts.spot_dice, facts.spot_keep, facts.spot_faction):
        figures.append(figures[like])
    facts.border.append(facts.border[like])
    return len(facts.spot_location) - 1


def belongs(tile: Tile) -> bool:
    """Whether a tile may be drawn for a slot of its kind: those of the sea only for slots of the sea (H3-MAP-01)."""
    return tile.environment != "sea" or tile.kind == "sea"


def borders(facts: Facts) -> list[int]:
    """The closed directions of every spot."""
    clockwise = facts.content.geometry.clockwise
    out = [0] * (FIELDS * len(facts.tile_slugs))
    for number, tile in enumerate(facts.content.tile):
        for border in tile.borders:
            out[number * FIELDS + POSITIONS.index(border.field)] |= 1 << clockwise.index(border.edge)
    return out


def turned_fields() -> list[int]:
    """Which field of an unturned tile lies where after a rotation clockwise."""
    return [
        field if field == MIDDLE else RING[(RING_OF[field] - rotation) % DIRECTIONS]
        for rotation in range(ROTATIONS)
        for field in range(FIELDS)
    ]


def open_ways(facts: Facts) -> list[int]:
    """By tile and rotation: the edges of its fields that can be crossed."""
    out: list[int] = []
    for number, tile in enumerate(facts.content.tile):
        for rotation in range(ROTATIONS):
            mask = 0
            for field in range(FIELDS):
                spot = facts.shown[rotation * FIELDS + field]
                if tile.fields[spot].location == "blocked":
                    continue
                border = facts.border[number * FIELDS + spot]
                border = (border << rotation | border >> (DIRECTIONS - rotation)) & 63
                mask |= (~border & 63) << field * DIRECTIONS
            out.append(mask)
    return out


def lay_layouts(facts: Facts) -> None:
    """The neighbours of the fields of every map of every scenario."""
    facts.layout_near = {}
    facts.layout_links = {}
    facts.layout_edge = {}
    for one in facts.content.scenario:
        for layout in one.maps:
            atlas = empty_atlas()
            for slot in layout.slots:
                q, r = (OFF_MAP, OFF_MAP) if slot.at is None else slot.at
                atlas = lay_tile(facts, atlas, TILE_KIND_IDS.index(slot.kind), NOBODY, q, r)
            mark_edges(atlas)
            name = f"{one.id} {layout.players}"
            facts.layout_near[name] = atlas.near
            facts.layout_links[name] = atlas.links
            facts.layout_edge[name] = atlas.edge


def far_ways(layout: ScenarioMap) -> dict[int, list[FarWay]]:
    """By field: the ways that a map has to fields that do not lie beside it."""
    names = [slot.slot for slot in layout.slots]
    out: dict[int, list[FarWay]] = {}

    def field(name: str) -> tuple[int, int]:
        slot, _, position = name.partition(".")
        at = POSITIONS.index(position)
        return names.index(slot) * FIELDS + at, RING_OF[at]

    for way in layout.ways:
        start, leaving = field(way.start)
        goal, arriving = field(way.goal)
        if way.kind == "join":
            out.setdefault(start, []).append(FarWay(goal, leaving, arriving))
            out.setdefault(goal, []).append(FarWay(start, arriving, leaving))
        else:
            one = FarWay(goal, NOBODY, NOBODY)
            one.held = [field(name)[0] for name in way.held]
            one.visited = NOBODY if way.visited is None else field(way.visited)[0]
            one.bound = bool(way.held) or way.visited is not None
            out.setdefault(start, []).append(one)
    return out
