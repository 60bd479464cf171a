"""Maps of the archipelago: boards laid out on the table become areas with borders and islands.

A `Layout` says which boards lie where. It comes from `fixed_layout`, `random_layout`, a map file (`read_map`) or a
map code (`layout_from_code`); `assemble` turns it into the `Archipelago` that the rules read, and `check_map` makes
sure that it can be played on.

>>> from ludoteka.games.cyclades.content import entry
>>> from ludoteka.games.cyclades.loading import load
>>> content = load()
>>> mode = entry(content.modes, "three")
>>> here = assemble(content, fixed_layout(content, mode, "front"))
>>> check_map(here, mode, content)
>>> [here.names[area] for area in here.sea_next_to[here.numbers["delos"]]]
['clymene', 'apseudes', 'autonoe', 'cranto']
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from ludoteka.games.cyclades.content import Content, Mode, entry
from ludoteka.games.cyclades.content_check import check_layout, in_one_piece
from ludoteka.games.cyclades.content_ids import BoardSide, Hex
from ludoteka.games.cyclades.content_map import Geometry, LandArea, Layout, PlacedBoard, QuickStart, SeaArea
from ludoteka.games.cyclades.facts import Archipelago
from ludoteka.games.cyclades.map_check import (
    about_boards,
    broken,
    check_map,
    check_quick_start,
    connected,
    quick_start,
    totals,
)
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.content import toml_table
from ludoteka.kernel.errors import BadContent

__all__ = [
    "MapFile",
    "assemble",
    "check_map",
    "check_quick_start",
    "fixed_layout",
    "layout_from_code",
    "layout_from_toml",
    "layout_to_toml",
    "map_code",
    "playable",
    "quick_start",
    "random_layout",
    "read_map",
    "totals",
]


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map of one's own as its file states it: the side of the boards, where they lie, and maybe a quick start.

    side = "front"
    boards = [
      { board = "b03", at = [0, 0], turn = 1 },
      { board = "b07", at = [1, 0], turn = 1 },
    ]
    """

    side: BoardSide
    boards: tuple[PlacedBoard, ...]
    quick_start: tuple[QuickStart, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()


class Printed:
    """An area of a board that lies on the table: what is printed, and the hexes it covers there in reading order."""

    def __init__(self, code: str, area: LandArea | SeaArea, hexes: list[Hex]) -> None:
        self.code = code
        self.area = area
        self.hexes = sorted(hexes, key=reading_order)
        self.is_land = isinstance(area, LandArea)

    def order(self) -> tuple[bool, tuple[int, int]]:
        """Land before sea, each in reading order."""
        return not self.is_land, reading_order(self.hexes[0])


def reading_order(at: Hex) -> tuple[int, int]:
    """Row by row from the top, in a row from left to right; x is q + r / 2 and y is r."""
    q, r = at
    return r, 2 * q + r


def turned(at: Hex, turns: int) -> Hex:
    """Where a hex comes to lie when its board is turned by some steps of 60 degrees.

    >>> turned((2, 0), 1), turned((2, 0), 6)
    ((0, 2), (2, 0))
    """
    q, r = at
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def centre(at: Hex, geometry: Geometry) -> Hex:
    """The centre hex of the board at a position of the lattice."""
    u, v = at
    return (
        u * geometry.basis_u[0] + v * geometry.basis_v[0],
        u * geometry.basis_u[1] + v * geometry.basis_v[1],
    )


def playable(content: Content, layout: Layout, mode: Mode) -> Archipelago:
    """The map of a layout, after making sure that a mode can be played on it."""
    archipelago = assemble(content, layout)
    check_map(archipelago, mode, content)
    check_quick_start(archipelago, layout, mode, content)
    return archipelago


def assemble(content: Content, layout: Layout) -> Archipelago:
    """Lay the boards out and find areas, borders and islands (CYC-AREA-01, CYC-AREA-02, CYC-SETUP-06)."""
    check_layout(content, layout, f"map {layout.id}")
    check_arrangement(content, layout)
    geometry = content.geometry
    boards = sorted(layout.boards, key=lambda placed: reading_order(centre(placed.at, geometry)))
    printed = sorted(printed_areas(content, layout, boards), key=Printed.order)
    neighbours = borders(content, layout, printed)
    is_land = [one.is_land for one in printed]
    land_next_to = [[other for other in row if is_land[other]] for row in neighbours]
    islands = connected(range(sum(is_land)), land_next_to)
    island_of = [-1] * len(printed)
    for number, island in enumerate(islands):
        for area in island:
            island_of[area] = number
    names = [str(one.area.id) for one in printed]
    s = Archipelago()
    s.layout = layout.id
    s.side = layout.side
    s.areas = len(printed)
    s.first_sea = sum(is_land)
    s.names = names
    s.codes = [one.code for one in printed]
    s.numbers = {name: area for area, name in enumerate(names)}
    s.is_land = is_land
    s.island_of = island_of
    s.islands = islands
    s.neighbours = neighbours
    s.land_next_to = land_next_to
    s.sea_next_to = [[other for other in row if not is_land[other]] for row in neighbours]
    s.touches = [[other in row for other in range(len(printed))] for row in map(set, neighbours)]
    s.sites = [one.area.sites if isinstance(one.area, LandArea) else 0 for one in printed]
    s.horns = [one.area.horns for one in printed]
    s.priestess = [isinstance(one.area, LandArea) and one.area.priestess for one in printed]
    s.hex_q = [[q for q, _ in one.hexes] for one in printed]
    s.hex_r = [[r for _, r in one.hexes] for one in printed]
    s.board_ids = [str(placed.board) for placed in boards]
    return s


def check_arrangement(content: Content, layout: Layout) -> None:
    """Boards show one side, are used once, and lie edge to edge on places of their own (invariant m11)."""
    invariant = about_boards(content)
    ids: set[str] = set()
    lies_at: dict[Hex, str] = {}
    for placed in layout.boards:
        if placed.side is not None and placed.side != layout.side:
            broken(layout.id, invariant, f"{placed.board} shows its {placed.side}, the map is on the {layout.side}")
        if placed.board in ids:
            broken(layout.id, invariant, f"{placed.board} is used twice")
        if placed.at in lies_at:
            broken(layout.id, invariant, f"{placed.board} lies on {lies_at[placed.at]}, both at {list(placed.at)}")
        ids.add(placed.board)
        lies_at[placed.at] = placed.board
    if not in_one_piece(list(lies_at), content.geometry.lattice_steps):
        lonely = [placed.board for placed in layout.boards if not beside(placed.at, lies_at, content.geometry)]
        which = f"; nothing lies beside {', '.join(lonely)}" if lonely else ""
        broken(layout.id, invariant, f"the boards do not lie edge to edge in one piece{which}")
    if not layout.boards:
        broken(layout.id, invariant, "it has no boards")


def beside(at: Hex, taken: dict[Hex, str], geometry: Geometry) -> list[Hex]:
    """The occupied places next to a place of the lattice."""
    return [place for place in around(at, geometry) if place in taken]


def around(at: Hex, geometry: Geometry) -> list[Hex]:
    """The six places next to a place of the lattice."""
    return [(at[0] + du, at[1] + dv) for du, dv in geometry.lattice_steps]


def printed_areas(content: Content, layout: Layout, boards: list[PlacedBoard]) -> list[Printed]:
    """All areas of the boards with the hexes they cover on the table."""
    printed: list[Printed] = []
    cells = content.geometry.cells
    for placed in boards:
        q0, r0 = centre(placed.at, content.geometry)
        face = entry(content.boards, placed.board).face(layout.side)
        groups: tuple[tuple[str, tuple[LandArea | SeaArea, ...]], ...] = (("l", face.land), ("s", face.sea))
        for letter, areas in groups:
            for i, area in enumerate(areas, 1):
                hexes = [turned(cells[cell], placed.turn) for cell in area.cells]
                moved = [(q0 + q, r0 + r) for q, r in hexes]
                printed.append(Printed(f"{placed.board}-{letter}{i}", area, moved))
    return printed


def borders(content: Content, layout: Layout, printed: list[Printed]) -> list[list[int]]:
    """Which areas share a border: some hex of one lies next to some hex of the other (CYC-AREA-01)."""
    owner: dict[Hex, int] = {}
    for area, one in enumerate(printed):
        for at in one.hexes:
            if at in owner:
                broken(
                    layout.id,
                    about_boards(content),
                    f"{one.code} and {printed[owner[at]].code} cover the same hex {list(at)}",
                )
            owner[at] = area
    found: list[set[int]] = [set() for _ in printed]
    for (q, r), area in owner.items():
        for dq, dr in content.geometry.steps:
            other = owner.get((q + dq, r + dr), area)
            if other != area:
                found[area].add(other)
    return [sorted(row) for row in found]


def fixed_layout(content: Content, mode: Mode, side: BoardSide) -> Layout:
    """The ready map for a mode and a side of the boards."""
    for layout in content.layouts:
        if layout.factions == mode.factions and layout.side == side:
            return layout
    raise BadContent(f"layouts: none is for {mode.factions} factions on the {side} of the boards")


def random_layout(content: Content, mode: Mode, side: BoardSide, chance: Chance) -> Layout:
    """A map drawn by luck: other boards, other places, other turns, fit to be played on (CYC-SETUP-06)."""
    refused = ""
    for _ in range(content.generator.tries):
        layout = drawn_layout(content, mode, side, chance)
        try:
            check_map(assemble(content, layout), mode, content)
        except BadContent as error:
            refused = str(error)
        else:
            return layout
    raise BadContent(f"no playable map in {content.generator.tries} tries; the last one: {refused}")


def drawn_layout(content: Content, mode: Mode, side: BoardSide, chance: Chance) -> Layout:
    """Boards drawn without replacement onto places that grow from the first one, each turned at random."""
    left = [board.id for board in content.boards]
    boards = [left.pop(chance.below(len(left))) for _ in range(mode.boards)]
    at = content.generator.start
    taken: dict[Hex, str] = {}
    placed: list[PlacedBoard] = []
    for board in boards:
        if taken:
            at = next_place(content, taken, chance)
        taken[at] = board
        placed.append(PlacedBoard(board=board, at=at, turn=chance.below(len(content.geometry.steps))))
    return Layout(id="random", source="designed", side=side, boards=tuple(placed), factions=mode.factions)


def next_place(content: Content, taken: dict[Hex, str], chance: Chance) -> Hex:
    """A free place beside the map, most often one that closes a gap between several boards."""
    generator = content.generator
    geometry = content.geometry
    free = sorted({place for at in taken for place in around(at, geometry)} - set(taken))
    snug = [at for at in free if len(beside(at, taken, geometry)) >= generator.touching]
    if chance.below(generator.out_of) < generator.often and snug:
        return snug[chance.below(len(snug))]
    return free[chance.below(len(free))]


def read_map(path: Path, content: Content) -> Layout:
    """The layout in a map file of one's own."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadContent(f"map file {path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadContent(f"map file {path}: not a text file in UTF-8") from None
    return layout_from_toml(text, content, path.name)


def layout_from_toml(text: str, content: Content, name: str = "own map") -> Layout:
    """The layout that the text of a map file states; `name` stands in errors."""
    try:
        stated = msgspec.convert(toml_table(text, f"map file {name}"), MapFile)
    except msgspec.ValidationError as error:
        raise BadContent(f"map file {name}: {error}") from None
    layout = Layout(
        id=slug_of(name),
        source="designed",
        side=stated.side,
        boards=stated.boards,
        quick_start=stated.quick_start,
        teams=stated.teams,
    )
    try:
        assemble(content, layout)
    except BadContent as error:
        raise BadContent(f"map file {name}: {error}") from None
    return layout


def slug_of(name: str) -> str:
    """A file name as the id of its layout.

    >>> slug_of("Our 4 Islands.toml"), slug_of("3.toml")
    ('our-4-islands', 'map-3')
    """
    slug = "-".join(re.findall("[a-z0-9]+", name.lower().removesuffix(".toml")))
    return slug if slug[:1].isalpha() else f"map-{slug}".rstrip("-")


def layout_to_toml(layout: Layout) -> str:
    """A layout as the text of a map file, to keep a random map or to start one's own from."""
    lines = [f'side = "{layout.side}"', "boards = ["]
    lines += [f'  {{ board = "{one.board}", at = {list(one.at)}, turn = {one.turn} }},' for one in layout.boards]
    lines.append("]")
    if layout.teams:
        lines.append(f"teams = {[list(team) for team in layout.teams]}")
    if layout.quick_start:
        lines.append("quick_start = [")
        for start in layout.quick_start:
            areas = ", ".join(f'"{name}"' for name in start.areas)
            ships = ", ".join(f'"{name}"' for name in start.ships)
            lines.append(
                f"  {{ faction = {start.faction}, areas = [{areas}], ships = [{ships}], "
                f"income = {start.income}, sites = {start.sites}, priestesses = {start.priestesses} }},"
            )
        lines.append("]")
    return "\n".join(lines) + "\n"


def map_code(layout: Layout) -> str:
    """A layout in one word, to be saved with a match or handed on: board@place+turn of each board.

    >>> from ludoteka.games.cyclades.loading import load
    >>> map_code(load().layouts[0])[:34]
    'front/b03@0,0+1/b07@1,0+1/b06@2,0+'
    """
    boards = [f"{placed.board}@{placed.at[0]},{placed.at[1]}+{placed.turn}" for placed in layout.boards]
    return "/".join([layout.side, *boards])


def layout_from_code(code: str, content: Content) -> Layout:
    """The layout that a map code means."""
    side, *rest = code.split("/")
    boards: list[dict[str, object]] = []
    for word in rest:
        found = re.fullmatch(r"([a-z0-9-]+)@(-?\d{1,3}),(-?\d{1,3})\+(\d)", word)
        if found is None:
            raise BadContent(f"map code: {word!r} is not a board; expected one like b03@-1,0+5")
        boards.append({"board": found[1], "at": (int(found[2]), int(found[3])), "turn": int(found[4])})
    try:
        layout = msgspec.convert({"id": "code", "source": "designed", "side": side, "boards": boards}, Layout)
    except msgspec.ValidationError as error:
        raise BadContent(f"map code: {error}") from None
    check_layout(content, layout, "map code")
    return layout
