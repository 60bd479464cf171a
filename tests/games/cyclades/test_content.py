"""The facts of Cyclades: what the box holds, and how wrong content is refused."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from ludoteka.games.cyclades.content import Content, area_names, entry, pieces
from ludoteka.games.cyclades.content_ids import BoardSide, CreatureId, HeroId
from ludoteka.games.cyclades.loading import load
from ludoteka.kernel.errors import BadContent


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def pack(folder: Path, text: str) -> Path:
    """A content pack with one file."""
    (folder / "pack.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("mode", "players", "factions", "sides", "gods_up", "boards", "gold", "pool"),
    [
        ("two", 2, 4, 2, 3, 8, 10, "player"),
        ("three", 3, 3, 3, 2, 6, 5, "faction"),
        ("four", 4, 4, 4, 3, 8, 5, "faction"),
        ("four-teams", 4, 4, 2, 3, 8, 10, "team"),
        ("five", 5, 5, 5, 4, 10, 5, "faction"),
        ("six-teams", 6, 6, 3, 5, 10, 10, "team"),
    ],
)
@pytest.mark.rule("CYC-TV-20", "CYC-SETUP-06")
def test_modes(
    content: Content,
    mode: str,
    players: int,
    factions: int,
    sides: int,
    gods_up: int,
    boards: int,
    gold: int,
    pool: str,
) -> None:
    found = entry(content.modes, mode)
    assert (found.players, found.factions, found.sides) == (players, factions, sides)
    assert (found.gods_up, found.boards) == (gods_up, boards)
    assert (found.start_gold, found.gold_pool) == (gold, pool)
    assert found.to_win == 3
    assert found.long_game == (4 if sides < factions else None)


def test_supplies(content: Content) -> None:
    assert pieces(content, "soldiers") == pieces(content, "ships") == 8
    assert pieces(content, "mercenaries") == 16
    assert pieces(content, "priestesses") == pieces(content, "philosophers") == 20
    assert pieces(content, "buildings") == 40
    assert pieces(content, "metropolises") == 15
    unlimited = {kind.id for kind in content.supply if not kind.limited}
    assert unlimited == {"gold", "control-tokens", "horn-tokens"}


def test_every_card_is_there_once(content: Content) -> None:
    assert tuple(creature.id for creature in content.creatures) == get_args(CreatureId)
    assert tuple(hero.id for hero in content.heroes) == get_args(HeroId)
    assert [creature.id for creature in content.creatures if creature.figure] == [
        "hydra",
        "cerberus",
        "kraken",
        "medusa",
        "minotaur",
        "polyphemus",
    ]


def test_prices_of_the_gods(content: Content) -> None:
    assert {god.id: god.extra_prices for god in content.gods} == {
        "athena": (4,),
        "zeus": (4,),
        "poseidon": (1, 2, 3),
        "ares": (2, 3, 4),
        "hera": (1, 3, 5),
        "apollo": (),
    }


def test_scales_of_bids(content: Content) -> None:
    assert entry(content.scales, content.bid_scale.default).values == tuple(range(1, 26))
    stepped = entry(content.scales, "stepped")
    assert stepped.values == (1, 2, 3, 5, 7, 10, 13, 16, 20, 25)
    assert stepped.source == "recall"


def test_each_metropolis_bonus_lies_under_three_tokens(content: Content) -> None:
    assert {bonus.id: bonus.tokens for bonus in content.bonuses} == {
        "two-soldiers": 3,
        "cornucopia": 3,
        "priestess": 3,
        "three-gold": 3,
        "two-ships": 3,
    }


@pytest.mark.parametrize("side", get_args(BoardSide))
def test_every_board_side_has_its_share(content: Content, side: BoardSide) -> None:
    for board in content.boards:
        face = board.face(side)
        land_horns = sum(area.horns for area in face.land)
        sea_horns = sum(area.horns for area in face.sea)
        symbols = sum(area.priestess for area in face.land)
        assert sum(area.sites for area in face.land) == (5 if len(face.land) == 4 else 4)
        assert min(land_horns, sea_horns) == 1
        assert land_horns + sea_horns + symbols == 3


def test_corners_are_sea_and_an_island_has_at_most_one_gate(content: Content) -> None:
    for board in content.boards:
        for face in (board.front, board.back):
            assert not any(cell.startswith("k") for area in face.land for cell in area.cells)
            assert all(sum(cell.startswith("m") for cell in area.cells) <= 1 for area in face.land)


def test_thirty_names_for_land_and_forty_for_sea(content: Content) -> None:
    names = area_names(content)
    assert len(names) == len(set(names)) == 70
    assert names[0] == "naxos"
    assert names[30] == "actaea"


def test_a_pack_corrects_figures(tmp_path: Path) -> None:
    text = """
        [die]
        faces = [1, 1, 2, 2, 3, 3]
        [[gods]]
        id = "ares"
        extra_prices = [3, 4, 5]
    """
    content = load([pack(tmp_path, text)])
    assert content.die.faces == (1, 1, 2, 2, 3, 3)
    assert content.die.per_side == 1
    assert entry(content.gods, "ares").extra_prices == (3, 4, 5)
    assert entry(content.gods, "ares").builds == "fortress"


WRONG = {
    "an unknown table": ("[dice]\nfaces = [1]", "'dice'"),
    "an unknown key of a table": ("[die]\nsides = 6", "sides"),
    "an unknown key of an entry": ('[[gods]]\nid = "ares"\nprice = 3', "price"),
    "text for a number": ('[hero_market]\nprice = "four"', "hero_market.price"),
    "a negative number": ("[hero_market]\nprice = -4", "hero_market.price"),
    "an entry that no rule knows": (
        '[[heroes]]\nid = "achilles"\nsource = "designed"\nstrength = 3\nbuilds = "no"',
        "Invalid enum value 'achilles'",
    ),
    "an unknown source": ('[die]\nsource = "rumour"', "rumour"),
    "an entry without an id": ("[[gods]]\nextra_prices = [1]", "no id"),
    "cards that do not add up": ('[[supply]]\nid = "creature-cards"\ncount = 19', "creature-cards.count: says 19"),
    "figures that do not add up": ('[[supply]]\nid = "hero-cards"\nfigures = 8', "supply.hero-cards.figures"),
    "tokens that do not add up": ('[[bonuses]]\nid = "priestess"\ntokens = 4', "supply.metropolises.count"),
    "limited pieces without a count": ('[[supply]]\nid = "gold"\nlimited = true', "supply.gold.count"),
    "more soldiers placed than there are": ("[placement]\nsoldiers = 9", "placement.soldiers"),
    "more ships needed than there are": ('[[heroes]]\nid = "jason"\nneeds_ships_on_map = 9', "heroes.jason"),
    "gods and factions out of step": ('[[modes]]\nid = "five"\ngods_up = 5', "modes.five.gods_up"),
    "sides that do not add up": ('[[modes]]\nid = "six-teams"\nsides = 2', "modes.six-teams.sides"),
    "more boards than there are": ('[[modes]]\nid = "five"\nboards = 11', "modes.five.boards"),
    "a long game that is not longer": ('[[modes]]\nid = "two"\nlong_game = 3', "modes.two.long_game"),
    "more players than the box allows": ("[game]\nmost_players = 5", "modes.six-teams.players"),
    "bids that fall": ('[[scales]]\nid = "stepped"\nvalues = [1, 3, 2, 25]', "scales.stepped.values"),
    "bids beyond the highest": ("[bids]\nhighest = 30", "scales.linear.values"),
    "a die without faces": ("[die]\nfaces = []", "die.faces"),
    "a building of another god": ('[[buildings]]\nid = "port"\ngod = "ares"', "buildings.port.god"),
    "a market that is not in order": ("[creature_market]\nspaces = [2, 5, 4, 3]", "creature_market.spaces"),
    "a space that does not exist": ("[creature_market]\ndiscard_space = 1", "creature_market.discard_space"),
    "a place without a figure": ('[[creatures]]\nid = "harpy"\nplace = ["land"]', "creatures.harpy.place"),
    "a hex label off its ring": ("[geometry]\ncells = { c = [0, 0], a0 = [1, 0] }", "geometry.cells.a1"),
    "an unknown hex label": ("[geometry]\ncells = { z9 = [0, 0] }", "z9"),
    "odds above one": ("[generator]\noften = 6", "generator.often"),
    "an invariant about nothing": ('[[invariants]]\nid = "m10"\nabout = "land-areas"', "invariants"),
    "a layout with an unknown board": (
        '[[layouts]]\nid = "l3-front"\nboards = [{ board = "b99", at = [0, 0], turn = 0 }]',
        "layouts.l3-front.boards: there is no board b99",
    ),
    "a board turned too far": (
        '[[layouts]]\nid = "l3-front"\nboards = [{ board = "b01", at = [0, 0], turn = 6 }]',
        "layouts",
    ),
    "a mode without a map": ('[[layouts]]\nid = "l5-back"\nside = "front"', "none is for 5 factions on the back"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "message"), WRONG.values(), ids=WRONG)
def test_wrong_content_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadContent) as refused:
        load([pack(tmp_path, text)])
    assert message in str(refused.value)


FACE = """
[[boards]]
id = "b01"
[boards.front]
shape = "test"
land = [{{ id = "{land}", cells = {land_cells}, sites = 1, horns = 0, priestess = false }}]
sea = [{{ id = "{sea}", cells = {sea_cells}, horns = 0 }}]
"""
RIM = ["k0", "m0", "k1", "m1", "k2", "m2", "k3", "m3", "k4", "m4", "k5", "m5"]
INSIDE = ["c", "a0", "a1", "a2", "a3", "a4", "a5"]


@pytest.mark.parametrize(
    ("land", "land_cells", "sea", "sea_cells", "message"),
    [
        ("naxos", INSIDE[1:], "actaea", RIM, "boards.b01.front: hex c belongs to no area"),
        ("naxos", INSIDE, "actaea", [*RIM, "c"], "boards.b01.front.actaea.cells: hex c belongs to naxos already"),
        ("naxos", ["a0", "a3"], "actaea", RIM, "boards.b01.front.naxos.cells: the hexes are not in one piece"),
        ("naxos", [], "actaea", RIM + INSIDE, "boards.b01.front.naxos.cells: is empty"),
        ("delos", INSIDE, "actaea", RIM, "boards.b02.front.delos: the name is taken in boards.b01.front"),
        ("Naxos", INSIDE, "actaea", RIM, "boards"),
        ("naxos", INSIDE, "naxos", RIM, "boards.b01.front.naxos: the name is taken in boards.b01.front"),
        ("thoe-rock", INSIDE, "makronisos", RIM, "is land here, but not elsewhere"),
    ],
)
def test_a_wrong_board_is_refused(
    tmp_path: Path, land: str, land_cells: list[str], sea: str, sea_cells: list[str], message: str
) -> None:
    text = FACE.format(land=land, land_cells=land_cells, sea=sea, sea_cells=sea_cells)
    with pytest.raises(BadContent) as refused:
        load([pack(tmp_path, text)])
    assert message in str(refused.value)


def test_a_quick_start_names_areas_of_its_map(tmp_path: Path) -> None:
    text = FACE.format(land="new-land", land_cells=INSIDE, sea="new-sea", sea_cells=RIM)
    with pytest.raises(BadContent, match=r"layouts\.l4-front\.quick_start faction 2: andros is not a land area"):
        load([pack(tmp_path, text)])


def test_an_unknown_entry_says_what_there_is(content: Content) -> None:
    with pytest.raises(BadContent, match=r"no entry 'hades'; known are: athena, zeus, poseidon, ares, hera, apollo"):
        entry(content.gods, "hades")
