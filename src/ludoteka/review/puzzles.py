"""Puzzles: positions from games in which one way is clearly best. How they are made and proved is in `quarry`.

A puzzle is kept as the set-up of a game and its actions up to the moment, so it is checked whenever it is opened: the
actions must still be offered. Its solution was proved to be the only one: every other option is surely worse.
"""

from __future__ import annotations

from datetime import date
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

import msgspec

from ludoteka.bots.clock import Clock
from ludoteka.bots.hints import Hint, Judged, measure_of
from ludoteka.bots.mind import Mind, mind_of
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import Choice, pending_for

NAME: Final = "puzzles.json"


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and its solution. `moves` are the actions before it, each with its seat: `0 bid ares 7`.

    `found` are the levels of bots that found the solution. `gap` is how much worse anything else is, and `value` what
    the solution comes to, both in millionths of the measure: the chance to win, or points at the end of the game.
    `line` is how the seat goes on after the solution, as far as that was proved too.
    """

    id: str
    seats: int
    options: dict[str, Any]
    seed: str
    moves: list[str]
    seat: Seat
    solution: str
    gap: int
    found: list[str]
    measure: Literal["chance", "points"] = "chance"
    value: int = 0
    line: list[str] = []

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 3: by the weakest level that found it."""
        if "easy" in self.found or "normal" in self.found:
            return 1
        return 2 if "hard" in self.found else 3

    @property
    def kind(self) -> str:
        """What the solution does, as far as variety goes."""
        return kind_of(self.solution)


def kind_of(solution: str) -> str:
    """What an action does without its last word, which says where, or what it is paid with.

    >>> kind_of("fill cippi resource"), kind_of("attack a4"), kind_of("end-turn")
    ('fill cippi', 'attack', 'end-turn')
    """
    return solution.rpartition(" ")[0] or solution


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game's puzzles."""

    puzzles: list[Puzzle]


def read_puzzles(folder: Traversable) -> list[Puzzle]:
    """The puzzles of a game; none if it has no file of them."""
    file = folder / NAME
    if not file.is_file():
        return []
    try:
        return msgspec.json.decode(file.read_bytes(), type=Shelf).puzzles
    except msgspec.MsgspecError as error:
        raise BadContent(f"{NAME} of {folder.name}: {error}; expected what `ludoteka puzzles --make` writes") from None


def of_day(puzzles: list[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day: all of them in turn."""
    return puzzles[day.toordinal() % len(puzzles)]


def opened(game: Game[Any], puzzle: Puzzle) -> Match:
    """The match at the moment of a puzzle."""
    match = Match.new(game, puzzle.seats, puzzle.options, puzzle.seed, [])
    for move in puzzle.moves:
        seat, _, do = move.partition(" ")
        match.play(do, int(seat))
    choice = pending_for(match.state, puzzle.seat)
    if choice is None or game.parse(puzzle.solution) not in choice.options(match.state):
        raise BadContent(f"puzzle {puzzle.id} of {game.id}: its solution is not offered any more")
    return match


def posed(game: Game[Any], puzzle: Puzzle) -> tuple[Match, Choice[Any]]:
    """The match at the moment of a puzzle, and what is asked."""
    match = opened(game, puzzle)
    choice = pending_for(match.state, puzzle.seat)
    assert choice is not None
    return match, choice


def explained(game: Game[Any], puzzle: Puzzle, tried: Action | None = None) -> list[Hint]:
    """The solution, and what was tried instead, each with its chance and what it changes."""
    match, choice = posed(game, puzzle)
    mind: Mind = mind_of(game, match.state, choice, -1, Chance.of("puzzle"))
    judged = Judged(mind, measure_of(game, match.state, puzzle.seat))
    solution = game.parse(puzzle.solution)
    actions = [solution] if tried is None or tried == solution else [solution, tried]
    return [judged.reasoned(hint) for hint in judged.look(actions, Clock())]
