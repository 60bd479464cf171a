"""Puzzles for people: the list, the one of today, a position to look at, and an answer that the engine checks."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import msgspec

from ludoteka.kernel.game import Game
from ludoteka.review.puzzles import Puzzle, of_day, read_puzzles
from ludoteka.review.standing import MILLION
from ludoteka.table import wire
from ludoteka.table.advice import hint_of
from ludoteka.table.errors import not_found
from ludoteka.table.referee import counsel
from ludoteka.table.referee.questions import Message
from ludoteka.table.referee.wording import message
from ludoteka.table.tables import Tables


class Puzzling:
    """Everything about puzzles."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.read: dict[str, list[Puzzle]] = {}

    def game(self, name: str) -> Game[Any]:
        """A game that is played here."""
        game = self.tables.games.get(name)
        if game is None:
            raise not_found("game")
        return game

    def all_of(self, name: str) -> list[Puzzle]:
        """The puzzles of a game, read once."""
        if name not in self.read:
            self.read[name] = read_puzzles(self.game(name).folder)
        return self.read[name]

    def find(self, name: str, puzzle_id: str) -> Puzzle:
        """A puzzle by its game and its id."""
        for puzzle in self.all_of(name):
            if puzzle.id == puzzle_id:
                return puzzle
        raise not_found("puzzle")

    def listed(self, name: str) -> wire.Puzzles:
        """The puzzles of a game, and the one of today."""
        day = datetime.fromtimestamp(self.tables.moments.now() / 1000, UTC).date()
        return puzzle_list(name, self.all_of(name), day)

    async def posed(self, name: str, puzzle_id: str, who: str) -> wire.Puzzle:
        """A puzzle to look at."""
        puzzle = self.find(name, puzzle_id)
        told = await self.tables.ask_desk(counsel.Pose(name, puzzle_id), counsel.Posed, who)
        return wire.Puzzle(
            id=puzzle.id,
            game=name,
            seats=puzzle.seats,
            seat=puzzle.seat,
            grade=puzzle.grade,
            measure=puzzle.measure,
            actions=len(puzzle.moves),
            asks=msgspec.Raw(told.asks),  # type: ignore[arg-type]
            view=msgspec.Raw(told.view),
        )

    async def tried(self, name: str, puzzle_id: str, wanted: wire.PuzzleTry, who: str) -> wire.PuzzleVerdict:
        """What an answer deserves."""
        puzzle = self.find(name, puzzle_id)
        game = self.game(name)
        told = await self.tables.ask_desk(counsel.Solve(name, puzzle_id, wanted.action), counsel.Solved, who)
        return wire.PuzzleVerdict(
            right=told.right,
            tried=None if told.tried is None else hint_of(game, told.tried),
            solution=None if told.solution is None else hint_of(game, told.solution),
            measure=puzzle.measure,
            behind=puzzle.gap / MILLION,
            value=puzzle.value / MILLION,
            line=[] if told.solution is None else line_of(game, puzzle),
        )


def line_of(game: Game[Any], puzzle: Puzzle) -> list[Message]:
    """How it goes on after the solution, for the wire."""
    return [message(game, "verb", game.lexicon.verbs, game.parse(action)) for action in puzzle.line]


def puzzle_list(game: str, puzzles: list[Puzzle], day: date) -> wire.Puzzles:
    """The puzzles of a game, and the one of a day."""
    return wire.Puzzles(
        game=game,
        today=of_day(puzzles, day).id if puzzles else None,
        puzzles=[wire.PuzzleInfo(id=each.id, seats=each.seats, seat=each.seat, grade=each.grade) for each in puzzles],
    )
