"""Catanatron: Settlers of Catan in Python, the strongest peer of its kind."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import catanatron

from ludoteka.cli.peers.entrant import Entrant, Team

TURNS = 1000
"""Where Catanatron itself gives a game up."""

EVERY = 16


def team(names: Sequence[str]) -> Team:
    """Catan with four players."""
    return Team("catanatron", version("catanatron"), "Python", [Entrant("Catan", 4, play, positions, copy)])


def new() -> Any:
    """A game of four players who choose at random."""
    colours = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])


def play() -> int:
    """One game, the way the package plays it."""
    game = new()
    ticks = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        game.play_tick()
        ticks += 1
    return ticks


def positions() -> list[Any]:
    """Positions all through one game."""
    out = []
    game = new()
    ticks = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        if ticks % EVERY == 0:
            out.append(game.copy())
        game.play_tick()
        ticks += 1
    return out


def copy(game: Any) -> Any:
    """The package's own copy."""
    return game.copy()
