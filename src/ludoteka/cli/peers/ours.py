"""Our own games, on whichever build is loaded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka import __version__
from ludoteka.cli.doctor import build
from ludoteka.cli.peers.entrant import Entrant, Team
from ludoteka.cli.speed import most_seats, walk
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.play import play_randomly
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.kernel.state import State

SEATS = 4
"""As many as Catanatron plays with, where the game allows it."""


def team(names: Sequence[str]) -> Team:
    """Our games; all that are installed unless some are named."""
    language = "Python, compiled" if build() == "compiled" else "Python"
    return Team("ludoteka", __version__, language, [entrant(load_game(name)) for name in names or game_ids()])


def entrant(game: Game[Any]) -> Entrant:
    """One of our games."""
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

    return Entrant(game.id, seats, play, positions, copy)


def copy(s: State) -> State:
    """A copy of a State."""
    return s.copy()
