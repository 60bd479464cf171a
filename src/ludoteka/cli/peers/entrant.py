"""An entrant: one game of one engine, played at random and copied for as long as it is told.

Seconds are the processor's. A decision is: build the list of legal actions, pick one at random, apply it; chance is no
decision. Whole games are played, set-up included. A copy is whatever the engine offers for trying something out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec


class Turn(msgspec.Struct, frozen=True):
    """What an entrant did in one turn."""

    decisions: int
    games: int
    play_seconds: float
    copies: int
    copy_seconds: float


class Entrant:
    """A game of an engine: `play` plays one whole game and counts decisions, `copy` copies a position."""

    def __init__(
        self, game: str, players: int, play: Callable[[], int], positions: Callable[[], Sequence[Any]], copy: Any
    ) -> None:
        self.game = game
        self.players = players
        self.play = play
        self.positions = positions
        self.copy = copy
        self.copied: Sequence[Any] = ()

    def turn(self, seconds: float) -> Turn:
        """Play for some seconds, at least one game, then copy positions for a quarter of them."""
        if not self.copied:
            self.copied = self.positions()
        decisions = games = 0
        start = time.process_time()
        elapsed = 0.0
        while elapsed < seconds:
            decisions += self.play()
            games += 1
            elapsed = time.process_time() - start
        copies = 0
        copy = self.copy
        start = time.process_time()
        copying = 0.0
        while copying < seconds / 4:
            for position in self.copied:
                copy(position)
            copies += len(self.copied)
            copying = time.process_time() - start
        return Turn(decisions, games, elapsed, copies, copying)


class Team(msgspec.Struct):
    """An engine and its entrants."""

    engine: str
    version: str
    language: str
    entrants: list[Any]
