"""Positions of practice games as numbers: what each side's features were, and who won in the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import State
from ludoteka.learning.practice import PracticeGame, replayed

A_GAME: Final = 32
"""How many positions are taken from a game, spread evenly over it."""
PHASES: Final = 3
"""A game is told in this many parts: its first third, its second, its last."""


class Position(msgspec.Struct, frozen=True):
    """A position of a game: the features of each side, the share of the win it got, and what `evaluate` said.

    `of` is the number of the game: positions of one game are never both learned from and tested on.
    """

    of: int
    phase: int
    seats: int
    rows: list[list[float]]
    won: list[float]
    evaluated: list[float]
    earnest: bool
    """Whether all seats played at one level without slips: their chances are those of equals."""


def positions_of(game: Game[Any], played: PracticeGame) -> list[Position]:
    """Some positions of a practice game; none of one that nobody won."""
    if 1 not in played.places:
        return []
    count = len(played.actions)
    chance = Chance.of(played.seed, "positions", played.number)
    wanted = {min(count - 1, (2 * part + 1) * count // (2 * A_GAME) + chance.below(3)) for part in range(A_GAME)}
    found: list[Position] = []
    for at, s in enumerate(replayed(game, played)):
        if at in wanted and not s.places:
            found.append(position_of(game, s, played, min(PHASES - 1, at * PHASES // count)))
    return found


def position_of(game: Game[Any], s: State, played: PracticeGame, phase: int) -> Position:
    """A position, by sides: those who win together are one."""
    sides: list[int] = []
    rows: list[list[float]] = []
    won: list[float] = []
    evaluated: list[float] = []
    for seat in range(s.seats):
        side = game.lore.side(s, seat)
        if side in sides:
            continue
        sides.append(side)
        rows.append(game.lore.features(s, seat))
        won.append(1.0 if played.places[seat] == 1 else 0.0)
        evaluated.append(game.lore.evaluate(s, seat))
    winners = sum(won)
    earnest = played.slips == 0.0 and len(set(played.bots)) == 1
    return Position(played.number, phase, s.seats, rows, [share / winners for share in won], evaluated, earnest)


def all_positions(game: Game[Any], games: Iterable[PracticeGame]) -> list[Position]:
    """Some positions of each of many games."""
    return [position for played in games for position in positions_of(game, played)]
