"""An entrant: one game of one engine, played at random and copied for as long as it is told.

Seconds are the processor's. A decision is: build the list of legal actions, pick one at random, apply it; chance is no
decision. A step is a decision with the observation of who decides, the mask of legal actions included; steps of many
tables at once count each table. Whole games are played, set-up included. A copy is whatever the engine offers for
trying something out. What an engine does not offer is left out.
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
    steps: int = 0
    step_seconds: float = 0.0
    many_steps: int = 0
    many_seconds: float = 0.0


class Entrant:
    """A game of an engine: `play` plays one whole game and counts decisions, `copy` copies a position.

    `observe` plays one whole game with observations and counts steps; `many` takes some steps of many tables at once
    and counts them all.
    """

    def __init__(
        self,
        game: str,
        players: int,
        play: Callable[[], int] | None,
        positions: Callable[[], Sequence[Any]],
        copy: Any,
        observe: Callable[[], int] | None = None,
        many: Callable[[], int] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.play = play
        self.positions = positions
        self.copy = copy
        self.observe = observe
        self.many = many
        self.copied: Sequence[Any] = ()

    def turn(self, seconds: float) -> Turn:
        """Play for some seconds, at least one game, then copy positions for a quarter of them, then take steps."""
        decisions, games, elapsed = worked(self.play, seconds)
        copies, copying = self.copy_for(seconds / 4)
        steps, _, stepping = worked(self.observe, seconds)
        many, _, together = worked(self.many, seconds)
        return Turn(decisions, games, elapsed, copies, copying, steps, stepping, many, together)

    def copy_for(self, seconds: float) -> tuple[int, float]:
        """Copy positions for some seconds: how many, and how long it took."""
        if not self.copied:
            self.copied = self.positions()
        copies = 0
        copy = self.copy
        start = time.process_time()
        copying = 0.0
        while self.copied and copying < seconds:
            for position in self.copied:
                copy(position)
            copies += len(self.copied)
            copying = time.process_time() - start
        return copies, copying


def worked(work: Callable[[], int] | None, seconds: float) -> tuple[int, int, float]:
    """Do something for some seconds, at least once: what it counted, how often it was done, and how long it took."""
    counted = times = 0
    start = time.process_time()
    elapsed = 0.0
    while work is not None and elapsed < seconds:
        counted += work()
        times += 1
        elapsed = time.process_time() - start
    return counted, times, elapsed


class Team(msgspec.Struct):
    """An engine and its entrants."""

    engine: str
    version: str
    language: str
    entrants: list[Any]
