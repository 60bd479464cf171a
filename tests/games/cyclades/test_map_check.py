"""Maps nobody could play on, and quick starts nobody may use, are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest

from ludoteka.games.cyclades.archipelago import assemble, check_map, check_quick_start, playable, random_layout
from ludoteka.games.cyclades.content import Content, Mode, entry
from ludoteka.games.cyclades.content_ids import BoardSide, Cell, ModeId
from ludoteka.games.cyclades.content_map import Board, Face, LandArea, Layout, PlacedBoard, SeaArea
from ludoteka.games.cyclades.facts import Archipelago
from ludoteka.games.cyclades.loading import load
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadContent

MODES = get_args(ModeId)
SIDES = get_args(BoardSide)


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


@pytest.fixture(scope="module")
def three(content: Content) -> Mode:
    return entry(content.modes, "three")


# -- maps nobody could play on --------------------------------------------------------------------------------


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


# -- quick starts nobody may use ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"faction": 2}, r"it places factions \[2, 2, 3\]"),
        ({"areas": ("iraklia", "thera")}, "faction 1: it needs 3 areas and a ship beside each"),
        ({"areas": ("sikinos", "ios", "iraklia")}, r"faction 1: .* lie on one island \(CYC-PLACE-01\)"),
        ({"areas": ("delos", "thera", "sikinos"), "ships": ("autonoe", "galatea", "menippe")}, "faction 2: .* taken"),
        ({"ships": ("actaea", "galatea", "menippe")}, "faction 1: actaea is not a sea area of this map"),
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


def test_a_random_map_that_cannot_be_is_given_up(content: Content, three: Mode) -> None:
    barren = everywhere(content, lambda area: msgspec.structs.replace(area, sites=0))
    with pytest.raises(BadContent, match=r"no playable map in 20 tries; the last one: map random breaks M7"):
        random_layout(barren, three, "front", Chance.of("barren"))
