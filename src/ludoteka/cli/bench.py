"""`ludoteka bench`: how fast the games run here, on one core.

Seconds are the processor's, so that other programs on the machine do not blur the figures.
"""

from __future__ import annotations

import platform
import time
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from ludoteka import __version__
from ludoteka.cli.common import Json, Language, language_of, out, print_json
from ludoteka.cli.doctor import build
from ludoteka.i18n import Words
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game
from ludoteka.kernel.play import play_randomly, random_decision
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.kernel.state import State, take

POSITIONS = 64
"""So many positions of one game are copied and saved over and over."""


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


class Report(msgspec.Struct, frozen=True):
    """The speeds of some games; `calibration` is what this machine does of a fixed loop, to compare machines by."""

    ludoteka: str
    python: str
    build: str
    calibration: float
    seconds: float
    games: list[Speed]


def bench(
    ctx: typer.Context,
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Games; by default all.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, metavar="N", help="How long to play each game.")] = 5.0,
    players: Annotated[
        int | None, typer.Option("--players", "--seats", metavar="K", help="How many seats; by default the most.")
    ] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Measure decisions, games and copies per second in random play, in this one process."""
    words = Words(language_of(ctx, lang))
    games = [load_game(name) for name in names or game_ids()]
    if players is not None:
        for game in games:
            if players not in game.seat_counts:
                raise BadOption(f"{game.id} is not played by {players}")
    report = Report(
        ludoteka=__version__,
        python=platform.python_version(),
        build=build(),
        calibration=calibration(),
        seconds=seconds,
        games=[measure(game, players or max(game.seat_counts), seconds) for game in games],
    )
    if json:
        print_json(report)
    else:
        show(report, words)


def calibration() -> float:
    """How many rounds a second of a loop that does what rules do: sums, lists, calls; the best of several tries."""
    best = 0.0
    for _ in range(5):
        start = time.process_time()
        rounds = 20_000
        total = 0
        for i in range(rounds):
            table = [total & 7, i & 7, (total + i) & 7]
            for value in table:
                total += min(value, 5)
            if total in (1, 2, 3):
                table.sort()
        best = max(best, rounds / (time.process_time() - start))
    return best


def measure(game: Game[Any], seats: int, seconds: float) -> Speed:
    """Play one game for some seconds, then copy and save positions of it."""
    games = decisions = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds or not games:
        s = game.start(seats, chance=Chance.of("bench", "setup", games))
        decisions += play_randomly(s, Chance.of("bench", "luck", games), Chance.of("bench", "picks", games), game.bound)
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
        choice, action = random_decision(s, picks)
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


def show(report: Report, words: Words) -> None:
    """The speeds as a table."""
    console = out()
    console.print(words.say("ui-bench-build", build=report.build, python=report.python))
    console.print(words.say("ui-bench-calibration", rounds=round(report.calibration)))
    if not report.games:
        console.print(words.say("ui-no-games"))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.say("ui-game"))
    headings = (
        words.say("ui-players"),
        words.say("ui-bench-decisions"),
        words.say("ui-bench-games"),
        words.say("ui-bench-copies"),
        words.say("ui-bench-length"),
        words.say("ui-bench-options"),
        words.say("ui-bench-slowest"),
    )
    for heading in headings:
        table.add_column(heading, justify="right")
    for speed in report.games:
        table.add_row(
            speed.game,
            str(speed.players),
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.games_per_second:,.1f}",
            f"{speed.copies_per_second:,.0f}",
            f"{speed.decisions_per_game:,.0f}",
            f"{speed.options_mean:.1f} / {speed.options_most}",
            f"{speed.options_max_ms:.2f}",
        )
    console.print(table)
