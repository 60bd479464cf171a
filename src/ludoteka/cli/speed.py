"""How fast one game runs: random play at full speed, copies and saves of positions, and a loop to compare machines by.

Seconds are the processor's, so that other programs on the machine do not blur the figures.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game
from ludoteka.kernel.play import play_randomly, random_decision
from ludoteka.kernel.state import State, take

CALIBRATION_ROUNDS = 20_000

POSITIONS = 64
"""How many positions of one game are copied and saved over and over."""


class Speed(msgspec.Struct, frozen=True):
    """How fast one game runs."""

    game: str
    players: int
    games: int
    decisions: int
    decisions_per_game: float
    decisions_per_second: float
    games_per_second: float
    copies_per_second: float
    saves_per_second: float
    options_mean: float
    options_most: int
    options_max_ms: float
    """The longest that listing the options of one decision took."""


def most_seats(game: Game[Any], limit: int | None = None) -> int:
    """The most seats that a game takes with its default options, up to a limit."""
    for seats in sorted(game.seat_counts, reverse=True):
        if limit is not None and seats > limit:
            continue
        try:
            game.start(seats)
        except BadOption:
            continue
        return seats
    return min(game.seat_counts)


def calibration(tries: int = 5) -> float:
    """How many rounds a second this machine does of the calibration loop; the best of several tries."""
    return max(CALIBRATION_ROUNDS / calibrate(CALIBRATION_ROUNDS) for _ in range(tries))


def calibrate(rounds: int) -> float:
    """The seconds that some rounds of a loop take that does what rules do: sums, lists, calls."""
    start = time.process_time()
    total = 0
    for i in range(rounds):
        table = [total & 7, i & 7, (total + i) & 7]
        for value in table:
            total += min(value, 5)
        if total in (1, 2, 3):
            table.sort()
    return time.process_time() - start


def measure(game: Game[Any], seats: int, seconds: float) -> Speed:
    """Play one game for some seconds, then copy and save positions of it."""
    games = decisions = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds or not games:
        s = game.start(seats, chance=Chance.of("bench", "setup", games))
        luck, picks = Chance.of("bench", "luck", games), Chance.of("bench", "picks", games)
        decisions += play_randomly(game, s, luck, picks, game.bound)
        games += 1
        elapsed = time.process_time() - start
    counts, slowest, positions = walk(game, seats)
    return Speed(
        game=game.id,
        players=seats,
        games=games,
        decisions=decisions,
        decisions_per_game=decisions / games,
        decisions_per_second=decisions / elapsed,
        games_per_second=games / elapsed,
        copies_per_second=repeat(lambda s: s.copy(), positions, seconds / 4),
        saves_per_second=repeat(game.encode, positions, seconds / 4),
        options_mean=sum(counts) / len(counts),
        options_most=max(counts),
        options_max_ms=slowest * 1000,
    )


def walk(game: Game[Any], seats: int) -> tuple[list[int], float, list[State]]:
    """Step through one random game: how many options each decision had, the slowest list, and positions on the way."""
    counts: list[int] = []
    slowest = 0.0
    positions: list[State] = []
    luck, picks = Chance.of("bench", "luck"), Chance.of("bench", "picks")
    s = game.start(seats, chance=Chance.of("bench", "setup"))
    while not s.places:
        positions.append(s.copy())
        choice, action = random_decision(game, s, picks)
        start = time.process_time()
        counts.append(len(choice.options(s)))
        slowest = max(slowest, time.process_time() - start)
        take(s, choice, action, luck)
    every = max(1, len(positions) // POSITIONS)
    return counts, slowest, positions[::every]


def repeat(do: Any, positions: list[State], seconds: float) -> float:
    """How often a second something can be done with a position."""
    done = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        for s in positions:
            do(s)
        done += len(positions)
        elapsed = time.process_time() - start
    return done / elapsed
