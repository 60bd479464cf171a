"""Our own games, on whichever build is loaded."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

from ludoteka import __version__
from ludoteka.cli.doctor import build
from ludoteka.cli.peers.entrant import Entrant, Team
from ludoteka.cli.peers.zoo import TABLES, observed_game
from ludoteka.cli.speed import most_seats, walk
from ludoteka.envs.setting import MissingExtra
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.play import play_randomly
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.kernel.state import State

MANY_STEPS = 16
"""Steps of the vector environment between two looks at the clock."""
SEATS = 4
"""As many as Catanatron plays with, where the game allows it."""


def team(names: Sequence[str]) -> Team:
    """Our games; all that are installed unless some are named."""
    language = "Python, compiled" if build() == "compiled" else "Python"
    return Team("ludoteka", __version__, language, [entrant(name) for name in names or game_ids()])


def entrant(name: str) -> Entrant:
    """One of our games."""
    game: Game[Any] = load_game(name)
    seats = most_seats(game, SEATS)
    played = 0

    def play() -> int:
        nonlocal played
        played += 1
        s = game.start(seats, chance=Chance.of("peers", "setup", played))
        luck, picks = Chance.of("peers", "luck", played), Chance.of("peers", "picks", played)
        return play_randomly(game, s, luck, picks, game.bound)

    def positions() -> list[State]:
        return walk(game, seats)[2]

    return Entrant(game.id, seats, play, positions, copy, *environments(name, seats))


def environments(name: str, seats: int) -> tuple[Callable[[], int] | None, Callable[[], int] | None]:
    """A game of the PettingZoo environment, and some steps of the vector environment, where they are installed."""
    try:
        from ludoteka.envs.pettingzoo import raw_env
        from ludoteka.envs.vector import VectorTables
    except MissingExtra:
        return None, None
    table = raw_env(name, seats)
    tables = VectorTables(name, TABLES, seats, copy=False)
    played = itertools.count(1)
    tables.reset(seed=1)

    def many() -> int:
        for _ in range(MANY_STEPS):
            tables.step(tables.sample())
        return TABLES * MANY_STEPS

    return (lambda: observed_game(table, next(played))), many


def copy(s: State) -> State:
    """A copy of a State."""
    return s.copy()
