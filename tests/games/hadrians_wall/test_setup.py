"""How a game begins."""

from __future__ import annotations

import pytest

from games.hadrians_wall.helpers import GAME, Setting, arrange, offered, play, position
from ludoteka.games.hadrians_wall.numbers import BUILT, CELLS, OPEN, PATHS, PRODUCTION
from ludoteka.games.hadrians_wall.setup import set_up
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption


@pytest.mark.rule("HW-SETUP-01")
def test_all_48_fate_cards_are_one_shuffled_pile_and_the_discard_pile_is_empty() -> None:
    s = set_up(GAME.facts, 4, 0, GAME.opened[4])
    assert sorted(s.fate) == list(range(48))
    assert s.discard == []
    first = {GAME.start(4, chance=Chance.of(f"seed {number}")).discard[0] for number in range(60)}
    assert len(first) > 20, "the first card of the pile differs from game to game"


@pytest.mark.rule("HW-SETUP-02")
def test_the_supply_never_runs_out() -> None:
    table = position(6, soldier=60, servant=90, resource=200, mining=1)
    play(table, "fill mining servant")
    assert table.count("resource") == 201


@pytest.mark.rule("HW-SETUP-03")
@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 8), ("medium", 10), ("hard", 12)])
def test_one_difficulty_holds_for_the_whole_game(difficulty: str, cards: int) -> None:
    table = position(year=6, difficulty=difficulty)
    for _ in range(2):
        play(table, "end-year", seat=_)
    play(table, "end-year", seat=2)
    assert len(table.events("attacked")) == cards


def test_an_unknown_difficulty_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="easy, medium, hard"):
        GAME.read_options({"difficulty": "brutal"})


@pytest.mark.rule("HW-SETUP-04")
def test_everybody_has_a_deck_of_each_player_card_once_and_empty_sheets() -> None:
    s = set_up(GAME.facts, 6, 0, GAME.opened[6])
    for seat in range(6):
        assert sorted(s.decks[seat]) == list(range(12))
        filled = [number for number in range(PATHS) if s.rows[seat][number] and number not in (BUILT, PRODUCTION)]
        assert filled == []
        assert s.rows[seat][PATHS:OPEN] == [-1] * (OPEN - PATHS)
    assert len(s.rows[0]) == CELLS


@pytest.mark.rule("HW-SETUP-05")
def test_the_small_granary_stands_and_one_production_circle_is_black() -> None:
    s = set_up(GAME.facts, 1, 0, GAME.opened[1])
    assert s.rows[0][BUILT] == 1
    assert s.rows[0][PRODUCTION] == 1


@pytest.mark.rule("HW-SETUP-06")
def test_one_to_six_play_and_one_or_two_use_a_neutral_deck() -> None:
    assert GAME.seat_counts == (1, 2, 3, 4, 5, 6)
    for seats in GAME.seat_counts:
        s = set_up(GAME.facts, seats, 0, GAME.opened[seats])
        assert bool(s.neutral_deck) == (seats < 3)
    with pytest.raises(BadOption, match="not played by 7"):
        GAME.start(7)


@pytest.mark.rule("HW-SETUP-07")
def test_the_neighbours_are_those_who_sit_beside_a_player() -> None:
    sheet: Setting = {"built": "market", "traders": 4, "pool": "1 resource"}
    table = position(5, prospects=["merchant", "fighter", "engineer", "architect", "ranger"], **sheet)
    play(table, "trade left")
    assert table.count("resource", seat=1) == 1
    assert ("traded", 0, 2, 5) in table.heard, "the left neighbour is the next one and shows the fighter's 5"
    arrange(table, 4, **sheet)
    play(table, "trade left", seat=4)
    assert table.count("resource", seat=0) == 1, "around the table the first seat comes after the last"
    arrange(table, 2, **sheet)
    play(table, "trade right", seat=2)
    assert table.count("resource", seat=1) == 2


@pytest.mark.rule("HW-SETUP-07")
@pytest.mark.parametrize(
    ("seats", "sources"),
    [
        (1, ["fate", "first-neutral", "second-neutral"]),
        (2, ["fate", "left", "first-neutral"]),
        (3, ["fate", "left", "right"]),
        (4, ["fate", "left", "right"]),
        (6, ["fate", "left", "right"]),
    ],
)
def test_goods_come_from_the_seats_and_neutral_cards_there_are(seats: int, sources: list[str]) -> None:
    table = position(seats, built="market", traders=4, pool="1 resource")
    assert offered(table, "trade") == [f"trade {source}" for source in sources]


def test_each_player_has_a_colour_of_their_own() -> None:
    view = GAME.view(position(6).s, 0)
    assert len({player.colour for player in view.players}) == 6
