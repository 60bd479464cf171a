"""Whether the tiles of Heroes III can be laid: seven fields in order, borders on the rim, places that exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.map import Tile
from ludoteka.games.heroes3.entries.words import Hex, Position

DIRECTIONS: dict[str, Hex] = {"NW": (0, -1), "NE": (1, -1), "W": (-1, 0), "E": (1, 0), "SW": (-1, 1), "SE": (0, 1)}


def offsets(content: Content) -> dict[str, Hex]:
    """Where each field of a tile lies from its centre."""
    return {one.at: one.offset for one in content.geometry.fields}


def footprint(content: Content, centre: Hex) -> set[Hex]:
    """The seven hexes that a tile covers."""
    return {(centre[0] + one.offset[0], centre[1] + one.offset[1]) for one in content.geometry.fields}


def touching(content: Content, one: Hex, other: Hex) -> bool:
    """Whether two tiles share an edge of the field grid."""
    cells = footprint(content, other)
    return any((q + dq, r + dr) in cells for q, r in footprint(content, one) for dq, dr in DIRECTIONS.values())


def map_faults(content: Content) -> Iterator[str]:
    """Everything that is wrong with the tiles and locations, in plain words."""
    yield from geometry_faults(content)
    locations = {one.id: one for one in content.location}
    for one in content.location:
        if not one.visits:
            yield f"locations.toml: location {one.id!r}: has no visits"
        faces = [face for visit in one.visits for face in visit.faces]
        if faces and sorted(faces) != [-1, 0, 1]:
            yield f"locations.toml: location {one.id!r}: the faces of the attack die must each pick one visit"
    for tile in content.tile:
        where = f"map.toml: tile {tile.id!r}"
        if [field.at for field in tile.fields] != list(get_args(Position)):
            yield f"{where}: the fields must be {', '.join(get_args(Position))} in this order"
            continue
        for field in tile.fields:
            if field.location not in locations:
                yield f"{where}: field {field.at}: location {field.location!r} does not exist"
        yield from field_faults(content, where, tile)
        yield from border_faults(content, where, tile)


def geometry_faults(content: Content) -> Iterator[str]:
    """A tile is a hex and its six neighbours; interlocking tiles touch without overlap."""
    if set(offsets(content).values()) != {(0, 0), *DIRECTIONS.values()}:
        yield "map.toml: geometry: the fields are not a hex and its six neighbours"
    for name, lattice in (("lattice", content.geometry.lattice), ("mirror_lattice", content.geometry.mirror_lattice)):
        for step in lattice:
            if footprint(content, (0, 0)) & footprint(content, step):
                yield f"map.toml: geometry: {name} {step}: the two tiles overlap"
            elif not touching(content, (0, 0), step):
                yield f"map.toml: geometry: {name} {step}: the two tiles do not touch"


def field_faults(content: Content, where: str, tile: Tile) -> Iterator[str]:
    """Guards fit the tile, mines pay a step of their track, towns stand on starting tiles (H3-MAP-01, H3-MAP-09)."""
    steps = {track.id: track.step for track in content.income_track}
    for field in tile.fields:
        here = f"{where}: field {field.at}"
        if field.guard and field.guard not in tile.levels:
            yield f"{here}: guard {field.guard} does not fit a {tile.kind} tile of levels {list(tile.levels)}"
        if (field.location == "mine") != (field.resource != "none"):
            yield f"{here}: mines, and only mines, have a resource"
        elif field.resource != "none" and field.income != steps[field.resource]:
            yield f"{here}: a {field.resource} mine pays {steps[field.resource]}, not {field.income}"
        if (field.location in ("treasure", "resource")) != (field.dice > 0) or field.keep > field.dice:
            yield f"{here}: treasure and resource fields have dice, and keep no more than they roll"
        if (field.location == "town") != (field.faction != "none"):
            yield f"{here}: towns, and only towns, have a faction"
    towns = [field.at for field in tile.fields if field.location == "town"]
    if (tile.kind == "starting") != (towns == ["C"]):
        yield f"{where}: starting tiles, and only they, have a town in their centre"


def border_faults(content: Content, where: str, tile: Tile) -> Iterator[str]:
    """Borders lie on the rim, and some rim edge of the tile stays open (H3-MOVE-03)."""
    places = offsets(content)
    inside = set(places.values())
    closed = {(border.field, border.edge) for border in tile.borders}
    for field, edge in closed:
        q, r = places[field]
        dq, dr = DIRECTIONS[edge]
        if (q + dq, r + dr) in inside:
            yield f"{where}: border {field}.{edge} lies inside the tile"
    blocked = {field.at for field in tile.fields if field.location == "blocked"}
    exits = [
        (field, edge)
        for field, (q, r) in places.items()
        for edge, (dq, dr) in DIRECTIONS.items()
        if (q + dq, r + dr) not in inside and field not in blocked and (field, edge) not in closed
    ]
    if not exits:
        yield f"{where}: no edge of the rim is open"
