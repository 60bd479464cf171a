"""Setting up: tiles, markets, gold, boards, turn order (section 2 of the rules), and the options of a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.cyclades.scene import GAME
from ludoteka.games.cyclades.archipelago import layout_to_toml
from ludoteka.games.cyclades.facts import APOLLO
from ludoteka.games.cyclades.rules.offerings import available_gods
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.match import Match


def started(seats: int, *seed: str, **options: object) -> Cyclades:
    return GAME.start(seats, GAME.read_options(options), Chance.of("".join(seed)))


WAYS: list[tuple[int, dict[str, object], int, int, int]] = [
    (2, {}, 4, 3, 8),
    (3, {}, 3, 2, 6),
    (4, {}, 4, 3, 8),
    (4, {"teams": True}, 4, 3, 8),
    (5, {}, 5, 4, 10),
    (6, {}, 6, 5, 10),
]


@pytest.mark.rule("CYC-SETUP-01", "CYC-SETUP-02", "CYC-SETUP-06", "CYC-TV-20", "CYC-DUO-01")
@pytest.mark.parametrize(("seats", "options", "factions", "face_up", "boards"), WAYS)
def test_gods_and_boards_fit_the_factions(
    seats: int, options: dict[str, object], factions: int, face_up: int, boards: int
) -> None:
    s = started(seats, **options)
    shown = GAME.view(s, 0).gods
    assert [tile.face_up for tile in shown] == [True] * face_up + [False] * (5 - face_up) + [True]
    assert sorted(s.gods) == list(range(APOLLO))
    assert available_gods(s)[-1] == APOLLO
    assert len(available_gods(s)) == s.terms.factions == factions
    assert len(s.chart.archipelago.board_ids) == boards
    assert len({*s.chart.archipelago.board_ids}) == boards


@pytest.mark.rule("CYC-SETUP-01", "CYC-SETUP-08")
def test_tiles_and_columns_are_drawn_by_luck() -> None:
    positions = [started(3, str(seed)) for seed in range(12)]
    assert len({tuple(s.gods) for s in positions}) > 6
    assert len({tuple(s.order) for s in positions}) > 3
    assert all(sorted(s.order) == [0, 1, 2] for s in positions)


@pytest.mark.rule("CYC-SETUP-03", "CYC-SETUP-04", "CYC-SETUP-05")
def test_markets_and_stacks() -> None:
    s = started(3)
    assert [offer.price for offer in GAME.view(s, 0).creature_market] == [2, 3, 4, 5]
    assert len({*s.creature_market}) == 4
    assert s.creature_deck.size() == 14
    assert len({*s.hero_market}) == 2
    assert s.hero_deck.size() == 7
    assert s.metropolis_deck.cards() == sorted([0, 1, 2, 3, 4] * 3)


@pytest.mark.rule("CYC-SETUP-06")
def test_a_map_shows_one_side_of_its_boards() -> None:
    assert started(3).chart.archipelago.side == "front"
    assert started(3, board_side="back").chart.archipelago.side == "back"
    assert started(5, board_side="back", map="random").chart.archipelago.side == "back"


@pytest.mark.rule("CYC-SETUP-07", "CYC-TEAM-02", "CYC-DUO-01")
@pytest.mark.parametrize(
    ("seats", "options", "gold"),
    [
        (3, {}, [5, 5, 5]),
        (4, {}, [5] * 4),
        (5, {}, [5] * 5),
        (2, {}, [10, 10]),
        (4, {"teams": True}, [10, 10]),
        (6, {}, [10] * 3),
    ],
)
def test_starting_gold(seats: int, options: dict[str, object], gold: list[int]) -> None:
    s = started(seats, **options)
    assert s.gold == gold
    shown = GAME.view(s, 0).factions
    assert [row.gold for row in shown] == [
        gold[0] if s.terms.side_of[faction] == 0 else None for faction in range(s.terms.factions)
    ]


@pytest.mark.rule("CYC-DUO-01", "CYC-TEAM-01")
def test_two_players_run_two_factions_each() -> None:
    terms = started(2).terms
    assert terms.seat_of == [0, 1, 0, 1]
    assert terms.side_of == [0, 1, 0, 1]
    assert terms.mate == [2, 3, 0, 1]
    six = started(6).terms
    assert (six.sides, six.mate) == (3, [3, 4, 5, 0, 1, 2])


@pytest.mark.rule("CYC-TEAM-01", "CYC-END-02")
def test_the_long_game_needs_a_fourth_metropolis() -> None:
    assert started(2).terms.to_win == 3
    assert started(2, long_game=True).terms.to_win == 4
    assert started(6, long_game=True).terms.to_win == 4
    with pytest.raises(BadOption, match="long_game"):
        started(3, long_game=True)


@pytest.mark.rule("CYC-TEAM-01")
def test_teams_need_an_even_number_of_players() -> None:
    with pytest.raises(BadOption, match="cannot form teams"):
        started(5, teams=True)
    assert started(6, teams=True).terms.sides == 3


@pytest.mark.rule("CYC-SETUP-06")
def test_maps_of_all_kinds(tmp_path: Path) -> None:
    fixed = started(3)
    assert started(3, "b").terms.map_code == fixed.terms.map_code
    random = [started(3, str(seed), map="random").terms.map_code for seed in range(3)]
    assert len({*random, fixed.terms.map_code}) == 4
    assert started(3, map=random[0]).terms.map_code == random[0]
    file = tmp_path / "own.toml"
    file.write_text(layout_to_toml(GAME.content.layouts[1]), encoding="utf-8")
    assert started(3, map=str(file)).chart.archipelago.side == "back"
    with pytest.raises(BadOption, match="option map"):
        started(4, map=random[0])
    with pytest.raises(BadOption, match="expected fixed, random, a map code or a map file"):
        started(3, map="nonsense")


@pytest.mark.rule("CYC-PLACE-04", "CYC-PLACE-05")
def test_a_quick_start_skips_the_placement() -> None:
    s = started(3, start="quick")
    assert s.epoch == 1
    assert [area.bit_count() for area in s.lands] == [3, 3, 3]
    assert [sea.bit_count() for sea in s.seas] == [3, 3, 3]
    assert s.soldier_supply == s.ship_supply == [5, 5, 5]
    assert s.priestesses == [1, 1, 1]
    GAME.check(s)
    with pytest.raises(BadOption, match="no ready starting placement"):
        started(3, start="quick", map="random")


def test_a_saved_game_finds_its_map_again() -> None:
    s = started(3, map="random")
    again = GAME.decode(GAME.encode(s))
    assert again.chart is s.chart
    GAME.facts.charts.clear()
    fresh = GAME.decode(GAME.encode(s))
    assert fresh.chart.land == s.chart.land
    assert GAME.hash(fresh) == GAME.hash(s)


def test_a_record_stands_alone_when_the_map_came_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(layout_to_toml(GAME.content.layouts[1]), encoding="utf-8")
    match = Match.new(GAME, 3, {"map": str(file)}, seed="file")
    match.play(match.offered(match.waiting()[0])[0])
    file.unlink()
    again = Match.load(GAME, match.record())
    assert GAME.codec.hash(again.state) == GAME.codec.hash(match.state)


def test_the_first_thing_told_is_where_one_settles() -> None:
    told: list[tuple[int, Action]] = []
    s = GAME.start(3, None, Chance.of("told"), told)
    assert told == []
    assert GAME.prompts(s, s.terms.seat_of[s.order[0]]) == [("settle", s.order[0])]
