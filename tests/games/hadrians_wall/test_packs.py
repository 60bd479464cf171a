"""A content pack corrects single figures; what cannot be played is refused, naming file and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.games.hadrians_wall.loading import load
from ludoteka.kernel.errors import BadContent


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    return folder


def test_corrects_one_figure(pack: Path) -> None:
    (pack / "cards.toml").write_text('[[fate]]\nid = "fate-07"\ngood = 6\nsource = "designed"\n')
    corrected = load([pack])
    (card,) = (card for card in corrected.fate if card.id == "fate-07")
    assert (card.good, card.source, card.attack) == (6, "designed", "right")
    assert len(corrected.fate) == 48


def test_adds_a_card_when_the_deck_grows_with_it(pack: Path) -> None:
    card = (
        '[[fate]]\nid = "fate-49"\nattack = "left"\ngood = 1\ndamage = 1\n'
        'items = { builder = 8 }\nsource = "designed"\n'
    )
    (pack / "cards.toml").write_text(card)
    with pytest.raises(BadContent, match=r"fate: 48 expected by game\.fate_cards, found 49"):
        load([pack])
    (pack / "game.toml").write_text("[game]\nfate_cards = 49\n")
    assert load([pack]).fate[-1].id == "fate-49"


@pytest.mark.parametrize(
    ("toml", "message"),
    [
        ('[[fate]]\nid = "fate-01"\ngoods = 2', r"pack\.toml: .*unknown field `goods`.*fate-01"),
        ('[[fate]]\nid = "fate-01"\ngood = "two"', r"pack\.toml: Expected `int`, got `str`.*fate-01"),
        ('[[fate]]\nid = "fate-01"\nattack = "middle"', r"pack\.toml: Invalid enum value 'middle'.*fate-01"),
        ('[[fate]]\nid = "fate-01"\nitems = { builder = -1 }', r"pack\.toml: Expected `int` >= 0.*fate-01"),
        ("[[fate]]\ngood = 2", r"pack\.toml: .*fate.* has no id"),
        ('[[building]]\nid = "forge"\ngain = []\nsource = "designed"', r"pack\.toml: Invalid enum value 'forge'"),
        ('[[fates]]\nid = "fate-01"', r"pack\.toml: unknown key 'fates'"),
    ],
)
def test_refuses_what_does_not_fit_the_types(pack: Path, toml: str, message: str) -> None:
    (pack / "pack.toml").write_text(toml)
    with pytest.raises(BadContent, match=message):
        load([pack])


@pytest.mark.parametrize(
    ("toml", "message"),
    [
        ('[[fate]]\nid = "fate-01"\ngood = 7', "fate fate-01: good must be 1 to 6, found 7"),
        ('[[player_card]]\nid = "ranger"\nat = [1, 5, 3]', r"player_card ranger: at must rise .* \[1, 5, 3\]"),
        ('[[player_card]]\nid = "aristocrat"\nat = [0, 2, 4]', "player_card aristocrat: at must fall"),
        ('[[player_card]]\nid = "ranger"\nvp = [1, 2]', "player_card ranger: at and vp must be of the same length"),
        ('[[player_card]]\nid = "ranger"\nvp = [1, 3, 2]', "player_card ranger: vp must rise"),
        ('[[player_card]]\nid = "ranger"\npattern = "u"', "player_card ranger: there is no pattern u"),
        ('[[mining_box]]\nid = "mining-03"\nn = 4', "mining_box: n must run"),
        ('[[citizen_box]]\nid = "traders-01"\ntrack = "priests"', "citizen_box of traders: n must run"),
        ('[[wall_box]]\nid = "wall-07"\ncolumn = "large"', "wall_box: columns must run small, medium, large"),
        ('[[wall_box]]\nid = "wall-07"\nneeds = { fort = 3 }', "wall_box: needs.fort must not fall"),
        (
            '[[wall_box]]\nid = "wall-21"\nneeds = { fort = 22 }',
            "wall_box wall-21: needs fort 22, which ends at 21",
        ),
        ('[[fort_box]]\nid = "fort-05"\ninfrastructure = 4', "fort_box: infrastructure must run"),
        ('[[building]]\nid = "market"\nneeds = { traders = 10 }', "building market: needs traders 10"),
        (
            '[[building]]\nid = "small-hotel"\nneeds = { built = "large-hotel" }',
            "building small-hotel: its needs.built leads back to itself",
        ),
        ('[[building]]\nid = "market"\nopens = "large"', "each of the columns small, medium, large"),
        ('[[temple_box]]\nid = "large-temple-01"\nrow = 2', "temple_box of large-temple: row must not fall"),
        ('[[guard_box]]\nid = "guard-02"\ngain = ["cohort"]', "gain: 19 cohort symbols for 18 free boxes"),
        ('[[mining_box]]\nid = "mining-01"\ngain = ["production"]', "gain: 9 production symbols for 8 free boxes"),
        ('[[pattern]]\nid = "i"\ncells = [[0, 0], [0, 5]]', "pattern i: does not fit on the map of 4 rows"),
        ('[[pattern]]\nid = "i"\ncells = [[0, 0], [0, 0]]', "pattern i: cells must be there and all different"),
        ('[[pattern]]\nid = "i"\ncells = [[1, 0], [1, 1]]', "pattern i: cells must start in row 0"),
        ('[[map_symbol]]\nid = "r1c5"\ncolumn = 6', "map_symbol r1c5: outside the map of 4 rows and 5 columns"),
        ('[[map_symbol]]\nid = "r1c5"\ncolumn = 1', "map_symbol: row 1, column 1 is used 2 times"),
        ('[[disdain_penalty]]\nid = "disdain-3"\nvp = -2', "disdain_penalty: vp must fall"),
        ('[[disdain_penalty]]\nid = "disdain-3"\ndisdain = 2', "disdain_penalty: disdain must run"),
        ('[[rank]]\nid = "centurion"\nat_least = 55', "rank: at_least must rise"),
        ('[[year]]\nid = "year-6"\nflag = 5', "disdain.boxes: at least 16 expected by the flags of all years"),
        ('[[difficulty]]\nid = "hard"\nfirst_games = true', "difficulty with first_games: 1 expected"),
        ("[game]\nyears = 7", "year: 7 expected by game.years, found 6"),
        ("[game]\nmax_players = 7", "colour: at least 7 expected by game.max_players, found 6"),
        ("[neutral]\ncards_by_players = [3, 1, 0, 0, 0, 0]", "player_card: at least 18 expected by neutral"),
        ("landmark = []", "landmark: archway is missing"),
        ("[battle]\nyear_boxes = 7", "battle.year_boxes: 7 are too many; expected at most 6"),
        (
            '[[ruling_box]]\nid = "ruling-left-01"\ncost = { resource = 3 }',
            "ruling_box of left: cost must be the same for all boxes of a side",
        ),
        ("[forum]\npays = 3", "forum: pays, gains and per_year must be 2, 1 and 1"),
        (
            '[[pattern]]\nid = "i"\ncells = [[0, 0], [0, 1]]',
            "pattern i: all patterns must have the same number of cells",
        ),
        ("[training]\nper_year = 2", "training, show, battle and ruling: per_year must be 1"),
    ],
)
def test_refuses_what_no_game_can_be_played_with(pack: Path, toml: str, message: str) -> None:
    (pack / "pack.toml").write_text(toml)
    with pytest.raises(BadContent, match=message):
        load([pack])
