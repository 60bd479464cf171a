"""Puzzles: every one that is shipped opens and has its solution on offer; answers are checked and explained."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.bots.mind import mind_of
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.review.deep import DeepLook, Weighed, only_way, weighed
from ludoteka.review.puzzles import NAME, Puzzle, Shelf, explained, of_day, opened, posed, read_puzzles
from ludoteka.review.quarry import GAP, POINTS, proved

GAMES = sorted(game_ids())
SHIPPED = [(name, puzzle) for name in GAMES for puzzle in read_puzzles(load_game(name).folder)]


def some_puzzle(game: Game[Any]) -> Puzzle:
    """A made-up puzzle, with any solution."""
    match = Match.new(game, 2, {}, "made up", [])
    moves: list[str] = []
    for _ in range(6):
        seat = match.waiting()[0]
        action = match.offered(seat)[0]
        moves.append(f"{seat} {game.text(action)}")
        match.play(action, seat)
    seat = match.waiting()[0]
    solution = game.text(match.offered(seat)[0])
    return Puzzle("made-up", 2, {}, "made up", moves, seat, solution, 100_000, ["expert"])


@pytest.mark.parametrize(("name", "puzzle"), SHIPPED, ids=lambda value: getattr(value, "id", value))
def test_a_shipped_puzzle_opens_and_offers_its_solution(name: str, puzzle: Puzzle) -> None:
    game = load_game(name)
    match, choice = posed(game, puzzle)
    options = choice.options(match.state)
    assert game.parse(puzzle.solution) in options
    assert len(options) >= 3
    assert puzzle.gap >= {"chance": GAP, "points": POINTS}[puzzle.measure] * 1_000_000
    assert not {"easy", "normal"} <= set(puzzle.found)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "puzzle"), SHIPPED, ids=lambda value: getattr(value, "id", value))
def test_a_shipped_puzzle_has_one_solution_in_other_worlds_too(name: str, puzzle: Puzzle) -> None:
    assert proved(load_game(name), puzzle)


def test_ids_are_unique() -> None:
    ids = [(name, puzzle.id) for name, puzzle in SHIPPED]
    assert len(set(ids)) == len(ids)


def test_every_day_has_its_puzzle_and_all_take_turns() -> None:
    puzzle = some_puzzle(load_game("hadrians_wall"))
    several = [msgspec.structs.replace(puzzle, id=f"p{number}") for number in range(5)]
    days = [of_day(several, date(2026, 1, 1) + timedelta(days=number)).id for number in range(10)]
    assert sorted(days[:5]) == [f"p{number}" for number in range(5)]
    assert days[:5] == days[5:]


def test_a_puzzle_whose_solution_is_not_offered_any_more_is_refused() -> None:
    game = load_game("hadrians_wall")
    puzzle = msgspec.structs.replace(some_puzzle(game), solution="end-year")
    match = opened(game, some_puzzle(game))
    if game.parse("end-year") in match.offered(puzzle.seat):
        puzzle = msgspec.structs.replace(puzzle, solution="diplomat")
    with pytest.raises(BadContent, match="not offered"):
        opened(game, puzzle)


def test_a_file_that_is_not_one_of_puzzles_is_refused(tmp_path: Path) -> None:
    assert read_puzzles(tmp_path) == []
    (tmp_path / NAME).write_text('{"puzzles": [{"id": 1}]}')
    with pytest.raises(BadContent, match="expected"):
        read_puzzles(tmp_path)
    (tmp_path / NAME).write_bytes(msgspec.json.encode(Shelf([])))
    assert read_puzzles(tmp_path) == []


def test_the_solution_is_explained_beside_what_was_tried() -> None:
    game = load_game("cyclades")
    puzzle = some_puzzle(game)
    match, choice = posed(game, puzzle)
    other = choice.options(match.state)[-1]
    assert len(explained(game, puzzle)) == 1
    told = explained(game, puzzle, other)
    assert told[0].action == game.parse(puzzle.solution)
    assert all(hint.value is not None for hint in told)


def test_only_a_sure_difference_counts_as_the_only_way() -> None:
    best = Weighed(("a",), 0.6, 0.0, 0.0)
    assert only_way([best, Weighed(("b",), 0.5, 0.1, 5.0)], 0.05)
    assert not only_way([best, Weighed(("b",), 0.5, 0.1, 2.0)], 0.05)
    assert not only_way([best, Weighed(("b",), 0.58, 0.02, 9.0)], 0.05)
    assert not only_way([best], 0.05)
    assert weighed(("b",), 0.5, [0.6, 0.6], [0.6, 0.6]).surely == 0.0


def test_a_deep_look_sees_only_what_the_seat_may_know() -> None:
    game = load_game("cyclades")
    match, choice = posed(game, some_puzzle(game))
    s = match.state
    twin = game.resample(s, choice.seat, Chance.of("another world"))
    values = []
    for position in (s, twin):
        asked = match.game.decisions(position, choice.seat)[0]
        deep = DeepLook(mind_of(game, position, asked, -1, Chance.of("x")), "chance")
        deep.look(deep.mind.options[:2], 2)
        values.append(deep.values)
    assert values[0] == values[1]
