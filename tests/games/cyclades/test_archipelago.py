"""Maps of the archipelago: fixed, random and one's own, and the refusal of maps nobody could play on."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ludoteka.games.cyclades.archipelago import (
    assemble,
    centre,
    check_map,
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
from ludoteka.games.cyclades.content_map import LandArea, SeaArea
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


# -- fixed maps -----------------------------------------------------------------------------------------------


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


# -- areas, borders, islands ----------------------------------------------------------------------------------


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
    assert any(len({here.codes[area].split("-")[0] for area in island}) == 2 for island in here.islands)


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
            assert here.codes[area].split("-")[0] in here.board_ids


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
    assert len(fields) == 20
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


# -- random maps ----------------------------------------------------------------------------------------------

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


# -- map files and map codes ----------------------------------------------------------------------------------


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
        ("front/b01", r"map code: 'b01' is not a board; expected one like b03@-1,0\+5"),
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
