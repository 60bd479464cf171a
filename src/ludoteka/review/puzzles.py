"""Puzzles: positions from games in which one way is clearly best, made from games of bots and proved by a deep look.

A puzzle is kept as the set-up of a game and its actions up to the moment, so it is checked whenever it is opened: the
actions must still be offered. Its solution was proved to be the only one: every other option is surely worse.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from ludoteka.bots import bot
from ludoteka.bots.clock import Clock
from ludoteka.bots.hints import Hint, Judged, measure_of, rivals
from ludoteka.bots.mind import Mind, mind_of
from ludoteka.bots.play import Turns, answer
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import Choice, State, pending_for
from ludoteka.review.deep import DeepLook, Weighed, only_way

NAME: Final = "puzzles.json"
GAP: Final = 0.05
"""By how much of the chance to win the solution must be better than anything else."""
SCAN: Final = 3
PROOF: Final = 32
"""In how many worlds options are looked at first, and in how many a solution is proved."""
SPREAD: Final = 0.04
"""How much options must differ at a glance for a decision to be looked at more closely."""
MOST_OPTIONS: Final = 30
TRIES: Final = 3
"""How often a level may try to find a solution."""
APART: Final = 12
"""Two puzzles of one game are at least this many actions apart."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and its solution. `moves` are the actions before it, each with its seat: `0 bid ares 7`.

    `found` are the levels of bots that found the solution; `gap` is how much worse anything else is, in millionths.
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

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 3: by the weakest level that found it."""
        return 1 if "easy" in self.found else 2 if "hard" in self.found else 3


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


# -- making ---------------------------------------------------------------------------------------------------------


def make(game: Game[Any], seed: str, seats: int = 2) -> Iterator[Puzzle]:
    """Puzzles from one game between two bots of the level `normal`."""
    match = Match.new(game, seats, {}, seed, [])
    turns = Turns(game, {seat: bot("normal", f"{seed} {seat}") for seat in range(seats)})
    moves: list[str] = []
    last = -APART
    while not match.over:
        choice, action = turns.now(match.state)
        if len(moves) - last >= APART:
            puzzle = puzzle_at(game, match, choice, action, seed, moves)
            if puzzle is not None:
                last = len(moves)
                yield puzzle
        match.play(action, choice.seat)
        moves.append(f"{choice.seat} {game.text(action)}")


def puzzle_at(
    game: Game[Any], match: Match, choice: Choice[Any], played: Action, seed: str, moves: list[str]
) -> Puzzle | None:
    """The puzzle in a position, if there is one: a single best option that the bot `normal` misses."""
    s = match.state
    if pending_for(s, choice.seat) is not choice or not 3 <= len(choice.options(s)) <= MOST_OPTIONS:
        return None
    mind = mind_of(game, s, choice, -1, Chance.of("puzzle"))
    measure = measure_of(game, s, choice.seat)
    if measure != "chance":
        return None
    few = [played, *rivals(mind, played)]
    glances = [hint.value or 0.0 for hint in Judged(mind, measure).look(few, Clock(), 1)]
    if max(glances) - min(glances) < SPREAD:
        return None
    deep = DeepLook(mind, measure)
    deep.look(few, SCAN)
    best, second, *_ = deep.ranked()
    if best.action == played or second.behind < GAP:
        return None
    ranked = proof(deep)
    if ranked is None or ranked[0].action == played:
        return None
    found = finders(game, s, choice, ranked[0].action)
    if "normal" in found or "expert" not in found:
        return None
    return Puzzle(
        id=f"{seed}-{len(moves)}".replace(" ", "-"),
        seats=s.seats,
        options={},
        seed=seed,
        moves=list(moves),
        seat=choice.seat,
        solution=game.text(ranked[0].action),
        gap=round(ranked[1].behind * 1_000_000),
        found=found,
    )


def proof(deep: DeepLook) -> list[Weighed] | None:
    """All options ranked, if one of them is surely the only good one."""
    options = deep.mind.options
    for worlds in (SCAN * 2, PROOF // 2, PROOF):
        deep.look(options, worlds)
        ranked = deep.ranked()
        if any(one.behind < GAP for one in ranked[1:]):
            return None
    deep.look_for_delays(ranked[0].action, PROOF)
    ranked = deep.ranked()
    return ranked if only_way(ranked, GAP) else None


def proved(game: Game[Any], puzzle: Puzzle, worlds: int = PROOF, seed: str = "again") -> bool:
    """Whether a deep look in other worlds finds the same single solution."""
    match, choice = posed(game, puzzle)
    mind = mind_of(game, match.state, choice, -1, Chance.of("puzzle"))
    deep = DeepLook(mind, measure_of(game, match.state, puzzle.seat), seed)
    deep.look(mind.options, worlds)
    deep.look_for_delays(game.parse(puzzle.solution), worlds)
    ranked = deep.ranked()
    return game.text(ranked[0].action) == puzzle.solution and only_way(ranked, GAP / 2)


def finders(game: Game[Any], s: State, choice: Choice[Any], solution: Action) -> list[str]:
    """The levels that find a solution, each in most of its tries; strong ones are asked once."""
    found = []
    for level, tries in (("easy", TRIES), ("normal", TRIES), ("hard", 1), ("expert", 1)):
        hits = sum(answer(game, s, choice, bot(level, f"finder {number}")) == solution for number in range(tries))
        if hits * 2 > tries:
            found.append(level)
    return found


def explained(game: Game[Any], puzzle: Puzzle, tried: Action | None = None) -> list[Hint]:
    """The solution, and what was tried instead, each with its chance and what it changes."""
    match, choice = posed(game, puzzle)
    mind: Mind = mind_of(game, match.state, choice, -1, Chance.of("puzzle"))
    judged = Judged(mind, measure_of(game, match.state, puzzle.seat))
    solution = game.parse(puzzle.solution)
    actions = [solution] if tried is None or tried == solution else [solution, tried]
    return [judged.reasoned(hint) for hint in judged.look(actions, Clock())]
