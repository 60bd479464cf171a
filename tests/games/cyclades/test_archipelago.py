"""Maps of the archipelago: fixed, random and one's own, and the refusal of maps nobody could play on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ludoteka.games.cyclades.archipelago import (
    assemble,
    centre,
    check_map,
    check_quick_start,
    fixed_layout,
    layout_from_code,
    layout_from_toml,
    layout_to_toml,
    map_code,
    playable,
    quick_start,
    random_layout,
    read_map,
    totals,
    turned,
)
from ludoteka.games.cyclades.content import Content, Mode, entry
from ludoteka.games.cyclades.content_ids import BoardSide, Cell, ModeId
from ludoteka.games.cyclades.content_map import (
    Board,
    Face,
    LandArea,
    Layout,
    PlacedBoard,
    SeaArea,
)
from ludoteka.games.cyclades.facts import Archipelago
from ludoteka.games.cyclades.loading import load
from ludoteka.kernel.chance import Chance, Recorded
from ludoteka.kernel.errors import BadContent

MODES = get_args(ModeId)
SIDES = get_args(BoardSide)


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


@pytest.fixture(scope="module")
def three(content: Content) -> Mode:
    return entry(content.modes, "three")


# -- fixed maps -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.rule("CYC-SETUP-06")
def test_every_fixed_map_is_playable_and_has_the_stated_totals(content: Content, mode: str, side: BoardSide) -> None:
    way = entry(content.modes, mode)
    layout = fixed_layout(content, way, side)
    here = playable(content, layout, way)
    assert totals(here) == layout.totals
    assert len(here.board_ids) == way.boards
    assert here.side == side


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("mode", MODES)
def test_quick_starts_obey_the_placement_rules(content: Content, mode: str, side: BoardSide) -> None:
    way = entry(content.modes, mode)
    layout = fixed_layout(content, way, side)
    here = assemble(content, layout)
    starts = quick_start(here, layout)
    assert [start.faction for start in starts] == list(range(way.factions))
    taken = [area for start in starts for area in start.areas + start.ships]
    assert len(taken) == len(set(taken)) == 6 * way.factions
    for start in starts:
        first, second, _ = start.areas
        assert here.island_of[first] != here.island_of[second]
        for area, sea in zip(start.areas, start.ships, strict=True):
            assert here.is_land[area]
            assert sea in here.sea_next_to[area]
    if way.factions_per_side == 2:
        for one, other in layout.teams:
            islands = [{here.island_of[area] for area in starts[faction - 1].areas[:2]} for faction in (one, other)]
            assert not islands[0] & islands[1]


# -- areas, borders, islands ------------------------------------------------------------------------------------


def some_maps(content: Content) -> list[Archipelago]:
    """The fixed maps and a few random ones."""
    maps = [assemble(content, layout) for layout in content.layouts]
    for number, mode in enumerate(content.modes):
        side: BoardSide = "front" if number % 2 else "back"
        maps.append(assemble(content, random_layout(content, mode, side, Chance.of("some maps", "", number))))
    return maps


def hexes(here: Archipelago, area: int) -> list[tuple[int, int]]:
    return list(zip(here.hex_q[area], here.hex_r[area], strict=True))


@pytest.mark.rule("CYC-AREA-01")
def test_areas_are_neighbours_where_their_hexes_touch(content: Content) -> None:
    for here in some_maps(content):
        owner = {at: area for area in range(here.areas) for at in hexes(here, area)}
        assert len(owner) == 19 * len(here.board_ids)
        touching = {
            (owner[q, r], owner.get((q + dq, r + dr), -1)) for q, r in owner for dq, dr in content.geometry.steps
        }
        for area in range(here.areas):
            expected = [other for other in range(here.areas) if other != area and (area, other) in touching]
            assert here.neighbours[area] == expected
            assert [other for other in range(here.areas) if here.touches[area][other]] == expected
            assert here.land_next_to[area] == [other for other in expected if here.is_land[other]]
            assert here.sea_next_to[area] == [other for other in expected if not here.is_land[other]]


@pytest.mark.rule("CYC-AREA-02")
def test_islands_are_groups_of_land_areas_with_sea_around(content: Content) -> None:
    for here in some_maps(content):
        assert sorted(area for island in here.islands for area in island) == list(range(here.first_sea))
        for number, island in enumerate(here.islands):
            reached = {island[0]}
            for _ in island:
                reached |= {other for area in reached for other in here.land_next_to[area]}
            assert reached == set(island)
            assert all(here.island_of[area] == number for area in island)
        assert all(here.island_of[area] == -1 for area in range(here.first_sea, here.areas))


@pytest.mark.rule("CYC-AREA-02")
def test_an_island_may_span_boards(content: Content) -> None:
    here = assemble(content, entry(content.layouts, "l3-front"))
    assert any(len({here.board_of[area] for area in island}) == 2 for island in here.islands)


def test_areas_are_numbered_land_first_in_reading_order(content: Content) -> None:
    for here in some_maps(content):
        assert here.is_land == [area < here.first_sea for area in range(here.areas)]
        tops = [min((r, 2 * q + r) for q, r in hexes(here, area)) for area in range(here.areas)]
        assert tops[: here.first_sea] == sorted(tops[: here.first_sea])
        assert tops[here.first_sea :] == sorted(tops[here.first_sea :])


def test_names_and_codes_are_unique_and_lead_back(content: Content) -> None:
    for here in some_maps(content):
        assert len(set(here.names)) == len(set(here.codes)) == here.areas
        assert [here.numbers[name] for name in here.names] == list(range(here.areas))
        for area in range(here.areas):
            assert here.codes[area].startswith(here.board_ids[here.board_of[area]])


def test_what_is_printed_comes_from_the_boards(content: Content) -> None:
    here = assemble(content, entry(content.layouts, "l6-back"))
    for area in range(here.areas):
        board, place = here.codes[area].split("-")
        face = entry(content.boards, board).back
        printed: LandArea | SeaArea = (face.land if place[0] == "l" else face.sea)[int(place[1]) - 1]
        assert here.names[area] == printed.id
        assert here.horns[area] == printed.horns
        assert len(here.hex_q[area]) == len(printed.cells)
        assert here.sites[area] == (printed.sites if isinstance(printed, LandArea) else 0)
        assert here.priestess[area] == (isinstance(printed, LandArea) and printed.priestess)


def test_the_order_in_which_boards_are_listed_does_not_matter(content: Content) -> None:
    layout = entry(content.layouts, "l5-front")
    other = msgspec.structs.replace(layout, boards=layout.boards[::-1])
    one, two = assemble(content, layout), assemble(content, other)
    fields = [name for name in dir(one) if not name.startswith("_")]
    assert len(fields) == 24
    assert all(getattr(one, field) == getattr(two, field) for field in fields)


def test_turning_a_board_moves_each_label_to_the_next(content: Content) -> None:
    cells = content.geometry.cells
    for turn in range(6):
        for label in "akm":
            for i in range(6):
                target: Cell = msgspec.convert(f"{label}{(i + turn) % 6}", Cell)
                assert turned(cells[msgspec.convert(f"{label}{i}", Cell)], turn) == cells[target]


def test_two_boards_meet_in_five_contacts(content: Content) -> None:
    geometry = content.geometry
    q0, r0 = centre((1, 0), geometry)
    contacts = {
        (mine, theirs)
        for mine, (q, r) in geometry.cells.items()
        for theirs, (q1, r1) in geometry.cells.items()
        if (q0 + q1 - q, r0 + r1 - r) in geometry.steps
    }
    assert contacts == {("k0", "k4"), ("k0", "m3"), ("m0", "m3"), ("m0", "k3"), ("k1", "k3")}


# -- random maps ------------------------------------------------------------------------------------------------

RANGES = {  # land, sea, islands, sites and horns over 20,000 maps
    ("front", 3): ((15, 18), (24, 24), (8, 15), (24, 24), (12, 16)),
    ("front", 4): ((21, 23), (32, 32), (12, 19), (32, 32), (18, 20)),
    ("front", 5): ((27, 27), (40, 40), (15, 21), (40, 40), (24, 24)),
    ("front", 6): ((27, 27), (40, 40), (15, 21), (40, 40), (24, 24)),
    ("back", 3): ((17, 19), (22, 24), (6, 10), (24, 25), (12, 16)),
    ("back", 4): ((23, 25), (30, 32), (8, 12), (32, 33), (18, 20)),
    ("back", 5): ((30, 30), (38, 38), (12, 14), (41, 41), (24, 24)),
    ("back", 6): ((30, 30), (38, 38), (12, 14), (41, 41), (24, 24)),
}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.rule("CYC-SETUP-06")
def test_random_maps_are_playable(content: Content, mode: str, side: BoardSide) -> None:
    way = entry(content.modes, mode)
    for number in range(17):  # 12 ways of 17 maps: 204
        layout = random_layout(content, way, side, Chance.of("random maps", f"{mode} {side}", number))
        here = playable(content, layout, way)
        has = totals(here)
        counts = (has.land, has.sea, has.islands, has.sites, has.horns)
        for count, (least, most) in zip(counts, RANGES[side, way.factions], strict=True):
            assert least <= count <= most


def test_the_same_luck_draws_the_same_map(content: Content, three: Mode) -> None:
    luck = Chance.of("a seed")
    luck.recording = True
    layout = random_layout(content, three, "front", luck)
    assert random_layout(content, three, "front", Chance.of("a seed")) == layout
    assert random_layout(content, three, "front", Chance.of("another")) != layout
    replay = Recorded(luck.outcomes)
    assert random_layout(content, three, "front", replay) == layout
    assert replay.exhausted()


def test_random_maps_use_all_boards_turns_and_shapes(content: Content, three: Mode) -> None:
    luck = Chance.of("variety")
    layouts = [random_layout(content, three, "back", luck) for _ in range(40)]
    assert {placed.board for layout in layouts for placed in layout.boards} == {board.id for board in content.boards}
    assert {placed.turn for layout in layouts for placed in layout.boards} == set(range(6))
    assert len({frozenset(placed.at for placed in layout.boards) for layout in layouts}) > 10


def test_a_random_map_that_cannot_be_is_given_up(content: Content, three: Mode) -> None:
    barren = everywhere(content, lambda area: msgspec.structs.replace(area, sites=0))
    with pytest.raises(BadContent, match=r"no playable map in 20 tries; the last one: map random breaks M7"):
        random_layout(barren, three, "front", Chance.of("barren"))


# -- maps nobody could play on ----------------------------------------------------------------------------------


def everywhere(content: Content, change: Callable[[LandArea], LandArea]) -> Content:
    """Content with every land area on the fronts changed."""
    boards = []
    for board in content.boards:
        face = msgspec.structs.replace(board.front, land=tuple(change(area) for area in board.front.land))
        boards.append(msgspec.structs.replace(board, front=face))
    return msgspec.structs.replace(content, boards=tuple(boards))


Areas = tuple[str, ...]
"""Areas of a board, each as its hex labels."""


def board_of(board: Board, land: Areas, sea: Areas) -> Board:
    """A board with these areas on its front."""
    face = Face(
        shape="test",
        land=tuple(
            LandArea(f"{board.id}-land-{i}", msgspec.convert(area.split(), tuple[Cell, ...]), 2, 0, False)
            for i, area in enumerate(land)
        ),
        sea=tuple(
            SeaArea(f"{board.id}-sea-{i}", msgspec.convert(area.split(), tuple[Cell, ...]), 1)
            for i, area in enumerate(sea)
        ),
    )
    return msgspec.structs.replace(board, front=face)


def map_with(content: Content, *kinds: tuple[Areas, Areas]) -> Archipelago:
    """The map for three factions with boards of these kinds in turn."""
    layout = msgspec.structs.replace(entry(content.layouts, "l3-front"), id="test", quick_start=())
    kind_of = {placed.board: kinds[number % len(kinds)] for number, placed in enumerate(layout.boards)}
    boards = tuple(board_of(board, *kind_of[board.id]) if board.id in kind_of else board for board in content.boards)
    return assemble(msgspec.structs.replace(content, boards=boards), layout)


RING = ("a0 a1 a2 a3 a4 a5", "k0 m0 k1 m1 k2 m2", "k3 m3 k4 m4 k5 m5")
OPEN_SEA: tuple[Areas, Areas] = ((), ("c", RING[0], "k0 m0", "k1 m1", "k2 m2", RING[2]))
ONE_SEA: tuple[Areas, Areas] = ((), (" ".join(("c", *RING)),))
LAGOON: tuple[Areas, Areas] = (("a0 a1 a2", "a3 a4 a5"), ("c", "k0 m0 k1 m1", "k2 m2 k3 m3", "k4 m4 k5 m5"))
FIVE_LANDS: tuple[Areas, Areas] = (("a0", "a1", "a2", "a3", "a4"), ("c a5", *RING[1:]))
INLAND: tuple[Areas, Areas] = (("c", "a0 a1 a2", "a3 a4 a5"), RING[1:])
ONE_LAND: tuple[Areas, Areas] = ((f"c {RING[0]}",), RING[1:])
FOUR_LANDS: tuple[Areas, Areas] = (
    ("a0 a1", "c a2", "a3 a4", "a5"),
    ("k5 m4", "k0 m0 m5", "k3 k4 m2 m3", "k1 k2 m1"),
)
TWO_COASTS: tuple[Areas, Areas] = (("a2 a3", "a5 a0", "c a1 a4"), RING[1:])


@pytest.mark.parametrize(
    ("kinds", "message"),
    [
        (
            [LAGOON],
            r"M1 \(sea-in-one-piece\): the sea falls into 7 pieces; b\d\d-sea-0 \(b\d\d-s1\) is cut off; at most 1",
        ),
        ([FIVE_LANDS], r"M2 \(island-size\): the island of b\d\d-land-\d .* has 5 land areas; at most 4"),
        ([INLAND], r"M3 \(coast\): b\d\d-land-0 \(b\d\d-l1\) touches 0 sea areas; at least 2"),
        ([ONE_LAND], r"M4 \(land-areas\): it has 6 land areas; at least 12 for 3 factions"),
        ([FOUR_LANDS, OPEN_SEA], r"M5 \(islands\): it has 3 islands; at least 4 for 3 factions"),
        (
            [TWO_COASTS, TWO_COASTS, OPEN_SEA],
            r"M6 \(starting-ships\): only 8 land areas can have a sea area each for a starting ship; at least 9 for 3",
        ),
    ],
    ids=["M1", "M2", "M3", "M4", "M5", "M6"],
)
def test_a_map_of_bad_boards_is_refused(
    content: Content, three: Mode, kinds: list[tuple[Areas, Areas]], message: str
) -> None:
    with pytest.raises(BadContent, match="map test breaks " + message):
        check_map(map_with(content, *kinds), three, content)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"sites": 1}, r"M7 \(sites\): it has 16 building sites; at least 18 for 3 factions"),
        ({"horns": 0}, r"M8 \(horns\): it has 9 printed horns; at least 10.5 for 3 factions"),
        ({"horns": 2}, r"M8 \(horns\): it has 41 printed horns; at most 18 for 3 factions"),
        ({"priestess": False}, r"M9 \(priestess-symbols\): it has 0 priestess symbols; at least 1$"),
        ({"priestess": True}, r"M9 \(priestess-symbols\): it has 16 priestess symbols; at most 6 for 3 factions"),
    ],
    ids=["M7", "M8 too few", "M8 too many", "M9 none", "M9 too many"],
)
def test_a_map_with_bad_prints_is_refused(content: Content, three: Mode, change: dict[str, int], message: str) -> None:
    changed = everywhere(content, lambda area: msgspec.structs.replace(area, **change))
    with pytest.raises(BadContent, match="map l3-front breaks " + message):
        check_map(assemble(changed, entry(content.layouts, "l3-front")), three, content)


def test_a_map_with_too_little_sea_is_refused(content: Content, three: Mode) -> None:
    kinds = [TWO_COASTS] * 5 + [ONE_SEA]
    here = map_with(content, *kinds)
    here.priestess[0] = True
    with pytest.raises(BadContent, match=r"map test breaks M10 \(sea-areas\): it has 11 sea areas; at least 12 for 3"):
        check_map(here, three, content)


def laid(*boards: tuple[str, tuple[int, int]], sides: tuple[BoardSide | None, ...] = (None, None, None)) -> Layout:
    placed = tuple(PlacedBoard(board, at, 0, side) for (board, at), side in zip(boards, sides, strict=False))
    return Layout("test", "designed", "front", placed)


@pytest.mark.parametrize(
    ("layout", "message"),
    [
        (laid(("b01", (0, 0)), ("b01", (1, 0))), "b01 is used twice"),
        (laid(("b01", (0, 0)), ("b02", (0, 0))), r"b02 lies on b01, both at \[0, 0\]"),
        (laid(("b01", (0, 0)), ("b02", (1, 1))), "not lie edge to edge in one piece; nothing lies beside b01, b02"),
        (laid(("b01", (0, 0)), ("b02", (1, 0)), ("b03", (5, 5))), "in one piece; nothing lies beside b03"),
        (laid(("b01", (0, 0)), ("b02", (1, 0)), sides=("front", "back")), "b02 shows its back, the map is on"),
        (laid(), "it has no boards"),
    ],
)  # fmt: skip
@pytest.mark.rule("CYC-SETUP-06")
def test_boards_that_do_not_make_a_map_are_refused(content: Content, layout: Layout, message: str) -> None:
    with pytest.raises(BadContent, match=r"map test breaks M11 \(boards\): .*" + message):
        assemble(content, layout)


def test_boards_that_overlap_are_refused(content: Content) -> None:
    geometry = msgspec.structs.replace(content.geometry, basis_u=(3, 1))
    with pytest.raises(BadContent, match=r"breaks M11 \(boards\): b\d\d-[ls]\d and b\d\d-[ls]\d cover the same hex"):
        assemble(msgspec.structs.replace(content, geometry=geometry), entry(content.layouts, "l3-front"))


@pytest.mark.rule("CYC-SETUP-06")
def test_a_map_with_the_wrong_number_of_boards_is_refused(content: Content, three: Mode) -> None:
    here = assemble(content, entry(content.layouts, "l4-front"))
    with pytest.raises(BadContent, match=r"M11 \(boards\): it has 8 boards, mode three takes 6"):
        check_map(here, three, content)


def test_an_unknown_board_is_refused(content: Content) -> None:
    with pytest.raises(BadContent, match=r"map test\.boards: there is no board b77"):
        assemble(content, laid(("b77", (0, 0))))


def test_bounds_come_from_content(content: Content, three: Mode) -> None:
    strict = tuple(
        msgspec.structs.replace(one, least=(msgspec.structs.replace(one.least[0], per_faction=7),))
        if one.about == "land-areas"
        else one
        for one in content.invariants
    )
    here = assemble(content, entry(content.layouts, "l3-front"))
    with pytest.raises(BadContent, match=r"M4 \(land-areas\): it has 16 land areas; at least 21 for 3 factions"):
        check_map(here, three, msgspec.structs.replace(content, invariants=strict))


# -- quick starts nobody may use --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"faction": 2}, r"it places factions \[2, 2, 3\]"),
        ({"areas": ("iraklia", "thera")}, "faction 1: it needs 3 areas and a ship beside each"),
        ({"areas": ("sikinos", "ios", "iraklia")}, r"faction 1: .* lie on one island \(CYC-PLACE-01\)"),
        ({"areas": ("delos", "thera", "sikinos"), "ships": ("autonoe", "galatea", "menippe")}, "faction 2: .* taken"),
        ({"ships": ("actaea", "galatea", "menippe")}, "faction 1: actaea is no sea area of this map"),
        ({"ships": ("clymene", "galatea", "menippe")}, r"faction 1: clymene .* is not next to iraklia .*CYC-PLACE-02"),
        ({"income": 5}, "faction 1: income says 5, the areas have 2"),
        ({"sites": 3}, "faction 1: sites says 3, the areas have 4"),
        ({"priestesses": 0}, "faction 1: priestesses says 0, the areas have 1"),
    ],
)  # fmt: skip
def test_a_wrong_quick_start_is_refused(
    content: Content, three: Mode, changes: dict[str, object], message: str
) -> None:
    layout = entry(content.layouts, "l3-front")
    wrong = msgspec.structs.replace(layout.quick_start[0], **changes)
    with pytest.raises(BadContent, match=message):
        playable(content, msgspec.structs.replace(layout, quick_start=(wrong, *layout.quick_start[1:])), three)


@pytest.mark.parametrize(
    ("teams", "message"),
    [
        ((), "teams must name each of 4 factions once"),
        (((1, 2, 3), (4,)), "teams of mode four-teams have 2 factions, not 3"),
        (((1, 4), (2, 3)), r"quick start of faction \d: it shares an island with its teammate in round one"),
    ],
)
def test_teammates_on_one_island_are_refused(
    content: Content, teams: tuple[tuple[int, ...], ...], message: str
) -> None:
    mode = entry(content.modes, "four-teams")
    layout = entry(content.layouts, "l4-back")
    here = assemble(content, layout)
    with pytest.raises(BadContent, match=message):
        check_quick_start(here, msgspec.structs.replace(layout, teams=teams), mode, content)


# -- map files and map codes ------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", ["l3-front", "l3-back", "l4-front", "l4-back", "l6-front"])
def test_a_map_file_gives_the_map_back(content: Content, tmp_path: Path, layout: str) -> None:
    fixed = entry(content.layouts, layout)
    file = tmp_path / "Our map 1.toml"
    file.write_text(layout_to_toml(fixed), encoding="utf-8")
    own = read_map(file, content)
    assert own.id == "our-map-1"
    assert (own.side, own.boards, own.quick_start, own.teams) == (
        fixed.side,
        fixed.boards,
        fixed.quick_start,
        fixed.teams,
    )


@pytest.mark.parametrize("side", SIDES)
def test_a_map_code_gives_the_map_back(content: Content, side: BoardSide) -> None:
    mode = entry(content.modes, "five")
    layout = random_layout(content, mode, side, Chance.of("code"))
    code = map_code(layout)
    assert code.split() == [code]
    again = layout_from_code(code, content)
    assert (again.side, again.boards) == (layout.side, layout.boards)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("side = ", "map file mine.toml: not valid TOML"),
        ('side = "top"\nboards = []', "map file mine.toml: .*side"),
        ('side = "front"', "map file mine.toml: .*boards"),
        ('side = "front"\nboards = []\ncolour = 1', "map file mine.toml: .*colour"),
        ('side = "front"\nboards = []', r"map file mine.toml: map mine breaks M11 \(boards\): it has no boards"),
        ('side = "front"\nboards = [{ board = "b11", at = [0, 0], turn = 0 }]', "there is no board b11"),
        ('side = "front"\nboards = [{ board = "b01", at = [0], turn = 0 }]', "map file mine.toml: .*at"),
        ('side = "front"\nboards = [{ board = "b01", at = [0, 0], turn = 9 }]', "map file mine.toml: .*turn"),
        (
            'side = "front"\nboards = [{ board = "b01", at = [0, 0], turn = 0, side = "back" }]',
            r"map file mine.toml: map mine breaks M11 \(boards\): b01 shows its back",
        ),
    ],
)
def test_a_wrong_map_file_is_refused(content: Content, tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=message):
        read_map(file, content)


def test_a_map_file_that_cannot_be_read_is_refused(content: Content, tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"map file .*nowhere\.toml: No such file"):
        read_map(tmp_path / "nowhere.toml", content)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match="not a text file"):
        read_map(tmp_path / "bytes.toml", content)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "map code: .*side"),
        ("front/b01", r"map code: 'b01' is no board; expected one like b03@-1,0\+5"),
        ("front/b01@0,0+7", "map code: .*turn"),
        ("front/b99@0,0+1", r"map code\.boards: there is no board b99"),
    ],
)
def test_a_wrong_map_code_is_refused(content: Content, code: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        layout_from_code(code, content)


def test_a_layout_from_text_needs_no_file(content: Content, three: Mode) -> None:
    text = layout_to_toml(random_layout(content, three, "back", Chance.of("text")))
    layout = layout_from_toml(text, content)
    assert layout.id == "own-map"
    check_map(assemble(content, layout), three, content)
