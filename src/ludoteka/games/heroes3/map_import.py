"""Maps of the community's map editor as the beginning of a scenario file.

The editor saves base64 of zlib of a JSON list: a tile a row, with its row and column on a grid of shifted rows, its id
(`S0` or `F0` for any tile of the kind) and its rotation.
"""

from __future__ import annotations

import binascii
import re
import zlib
from base64 import b64decode
from collections import Counter
from typing import Final

import msgspec

from ludoteka.games.heroes3.entries.box import Content
from ludoteka.kernel.errors import BadContent

LARGEST: Final = 1_000_000
"""The most bytes that a map may take, unpacked."""
KIND_OF: Final = {"S": "starting", "F": "far", "N": "near", "C": "center"}
EXPECTED: Final = "expected a file that the map editor has saved: one line of letters and digits"


class Placed(msgspec.Struct, frozen=True):
    """A tile as the editor saves it; what else is there is not needed."""

    row: int
    col: int
    tileId: str  # noqa: N815  # the editor's own name
    rotation: int = 0


def read_map(text: str, name: str) -> list[Placed]:
    """The tiles of a saved map."""
    try:
        packed = b64decode(text.strip(), validate=True)
        opener = zlib.decompressobj()
        plain = opener.decompress(packed, LARGEST)
        if opener.unconsumed_tail:
            raise BadContent(f"{name}: larger than {LARGEST} bytes; {EXPECTED}")
        tiles = msgspec.json.decode(plain, type=list[Placed])
    except (binascii.Error, ValueError, RecursionError, zlib.error, msgspec.DecodeError) as error:
        raise BadContent(f"{name}: not a map of the editor ({error}); {EXPECTED}") from None
    if not tiles:
        raise BadContent(f"{name}: the map has no tiles")
    return tiles


def scenario_from_map(text: str, name: str, content: Content) -> str:
    """A scenario file with the map of the editor, for the author to go on with: start, events and ends are examples."""
    tiles = read_map(text, name)
    stem = name.rsplit("/", 1)[-1].removesuffix(".map")
    slug = "_".join(re.findall("[a-z0-9]+", stem.lower())) or "my_scenario"
    slots, boxes = slots_of(tiles, name, content)
    players = sum("seat = " in line for line in slots)
    if players == 0:
        raise BadContent(f"{name}: the map has no starting tile, so nobody could play it")
    lines = [
        f"# Made from {name}; see docs/scenarios.md for everything a scenario can say.",
        f'id = "own_{slug}"',
        f'name = "{stem.replace("_", " ").replace("-", " ").strip().title()}"',
        'name_source = "designed"',
        'mode = "clash"' if players > 1 else 'mode = "cooperative"',
        f"players = [{players}]",
        "rounds = 10",
        f"boxes = [{', '.join(quoted(box) for box in boxes)}]",
        "more_boxes = true",
        'source = "designed"',
    ]
    if players > 1:
        lines += [
            "wins = [",
            '    { kind = "capture_enemy_town", when = "immediate" },',
            '    { kind = "points", when = "after_last_round", town = 3, settlement = 2, mine = 1, cube = 2 },',
            "]",
            'defeats = [{ kind = "elimination" }]',
        ]
    else:
        lines += [
            'wins = [{ kind = "flag_location", when = "immediate", location = "dragon_utopia" }]',
            'defeats = [{ kind = "elimination" }, { kind = "last_round_ends", round = 10 }]',
        ]
    lines += [
        'timed = [{ deed = "refresh_mills", rounds = [4, 8] }]',
        "",
        "[start]",
        "resources = { gold = 15, building_materials = 3, valuables = 1 }",
        "income = { gold = 10 }",
        'units = [{ side = "pack", pick = "bronze_cheapest" }, { side = "few", pick = "bronze_most_expensive" }]',
        'buildings = ["dwelling_bronze"]',
        "",
        "[[maps]]",
        f"players = {players}",
        "slots = [",
        *slots,
        "]",
    ]
    return "\n".join(lines) + "\n"


def slots_of(tiles: list[Placed], name: str, content: Content) -> tuple[list[str], list[str]]:
    """A line for each tile, the first center tile (or else the first tile) as the origin, and the boxes they need."""
    known = {tile.id: tile for tile in content.tile}
    spots = [(one.col - one.row // 2, one.row) for one in tiles]
    middle = next((spot for spot, one in zip(spots, tiles, strict=True) if one.tileId.startswith("C")), spots[0])
    used: Counter[str] = Counter()
    boxes: set[str] = {"core"}
    lines: list[str] = []
    seat = 0
    for (q, r), one in zip(spots, tiles, strict=True):
        tile = known.get(one.tileId)
        letter = one.tileId.removeprefix("#")[:1]
        kind = tile.kind if tile is not None else KIND_OF.get(letter)
        if kind is None or (tile is None and not one.tileId.endswith("0")):
            raise BadContent(
                f"{name}: tile {one.tileId!r} is not known; expected a tile of the boxes or S0, F0, N0, C0"
            )
        used[letter] += 1
        parts = [
            f'slot = "{letter}{used[letter]}"',
            f'kind = "{kind}"',
            f"at = [{q - middle[0]}, {r - middle[1]}]",
        ]
        if kind == "starting" and tile is None:
            seat += 1
            parts.append(f"seat = {seat}")
        if tile is not None:
            parts.append(f'tile = "{one.tileId}"')
            if "core" not in tile.boxes:
                boxes.add(tile.boxes[0])
        lines.append(f"    {{ {', '.join(parts)} }},")
    return lines, [box.id for box in content.box if box.id in boxes]


def quoted(word: str) -> str:
    """A word as TOML writes it."""
    return f'"{word}"'
