"""`ludoteka bench`: how fast the games run here, on one core; beside peers, or beside what was kept of them."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from ludoteka import __version__
from ludoteka.cli import baseline
from ludoteka.cli.common import Json, Language, language_of, out, print_json
from ludoteka.cli.doctor import build
from ludoteka.cli.peers.contest import RIVALS, Contest, Figure, Row, contest
from ludoteka.cli.progress import progress_bar
from ludoteka.cli.speed import Speed, calibration, measure, most_seats
from ludoteka.i18n import Words
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import game_ids, load_game

SLOWER = 1
"""The exit code when a game became slower."""

SECONDS = 5.0
SECONDS_OF_A_TURN = 1.0
SECONDS_OF_A_TRY = 0.3


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
    seconds: Annotated[
        float | None,
        typer.Option(min=0.05, metavar="N", help="How long to play each game, in one turn or try."),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "--seats", metavar="K", help="How many seats; by default the most.")
    ] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure both builds beside other engines, turn by turn on one core.")
    ] = False,
    rounds: Annotated[int, typer.Option(min=1, metavar="N", help="Rounds of --peers.")] = 5,
    compiled: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="The compiled build for --peers; default build/compiled.")
    ] = None,
    check: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Compare with the figures kept in a file; 1 if slower."),
    ] = None,
    loss: Annotated[
        float, typer.Option(min=0.0, max=1.0, metavar="SHARE", help="The loss that --check puts up with.")
    ] = baseline.LOSS,
    write: Annotated[bool, typer.Option("--write", help="Keep today's figures in the file of --check.")] = False,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Measure decisions, games and copies per second in random play."""
    words = Words(language_of(ctx, lang))
    if write and check is None:
        raise BadOption("--write needs --check FILE: the file that figures are kept in")
    if peers:
        beside_peers(names or [], seconds or SECONDS_OF_A_TURN, rounds, compiled, words, json)
        return
    games = [load_game(name) for name in names or game_ids()]
    if check is not None:
        beside_kept(check, games, seconds or SECONDS_OF_A_TRY, loss, write, words, json)
        return
    alone(games, seconds or SECONDS, players, words, json)


def alone(games: Sequence[Game[Any]], seconds: float, players: int | None, words: Words, json: bool) -> None:
    """Measure games in this one process."""
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
        games=[measure(game, players or most_seats(game), seconds) for game in games],
    )
    if json:
        print_json(report)
    else:
        show(report, words)


# -- beside what was kept ---------------------------------------------------------------------------------------


def beside_kept(
    path: Path, games: Sequence[Game[Any]], seconds: float, loss: float, write: bool, words: Words, json: bool
) -> None:
    """Compare with the kept figures, or keep today's."""
    console = out()
    if write:
        kept = baseline.keep(path, games, seconds)
        if json:
            print_json(kept)
        else:
            console.print(escape(words.say("ui-bench-kept", count=len(kept), file=str(path))), soft_wrap=True)
        return
    results = baseline.check(path, games, seconds, loss)
    if json:
        print_json(results)
    for result in [] if json else results:
        if result.share is None:
            line = words.say("ui-bench-nothing-kept", name=result.name)
        else:
            message = "ui-bench-slower" if result.slower else "ui-bench-as-fast"
            share, figure = round(100 * result.share), words.say(f"ui-bench-{result.figure}")
            line = words.say(message, name=result.name, figure=figure, share=share, tries=result.tries)
        console.print(escape(line), soft_wrap=True)
    if any(result.slower for result in results):
        raise typer.Exit(SLOWER)


# -- beside peers -----------------------------------------------------------------------------------------------


def beside_peers(
    names: Sequence[str], seconds: float, rounds: int, compiled: Path | None, words: Words, json: bool
) -> None:
    """Measure both builds beside the other engines."""
    for name in names:
        load_game(name)
    with progress_bar(words.say("ui-bench-rounds", count=rounds), rounds) as advance:
        found = contest(names, rounds, seconds, compiled, RIVALS, advance)
    if json:
        print_json(found)
    else:
        show_contest(found, words)


def show_contest(found: Contest, words: Words) -> None:
    """The rows of a contest as a table with ratios."""
    console = out()
    console.print(words.say("ui-bench-contest", python=found.python, rounds=found.rounds, seconds=found.seconds))
    versions = {row.engine: row.version for row in found.rows}
    console.print(", ".join(f"{engine} {version}" for engine, version in versions.items()))
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(words.say("ui-bench-engine"))
    table.add_column(words.say("ui-game"), overflow="fold")
    for heading in ("ui-bench-decisions", "ui-bench-spread", "ui-bench-steps", "ui-bench-many", "ui-bench-copy-cost"):
        table.add_column(words.say(heading), justify="right", no_wrap=True)
    for heading in ("ui-bench-to-catanatron", "ui-bench-copies-to-catanatron", "ui-bench-to-pure"):
        table.add_column(words.say(heading), justify="right", no_wrap=True)
    for row in found.rows:
        table.add_row(*cells(row))
    console.print(table)
    console.print(words.say("ui-bench-ratios"))
    console.print(words.say("ui-bench-observing"))
    for name, why in found.skipped.items():
        console.print(escape(words.say("ui-bench-skipped", name=name, why=why)), soft_wrap=True)


def cells(row: Row) -> list[str]:
    """A row of the table."""
    ratios = (row.times_catanatron, row.copies_times_catanatron, row.times_pure)
    return [
        f"{row.engine} {row.build}".rstrip(),
        f"{row.game} ({row.players})",
        per_second(row.decisions_per_second),
        "–" if row.decisions_per_second is None else spread(row.decisions_per_second),
        per_second(row.steps_per_second),
        per_second(row.many_per_second),
        "–" if row.copies_per_second is None else f"{1e6 / row.copies_per_second.median:,.1f}",
        *("–" if ratio is None else f"{ratio:.2f}" for ratio in ratios),
    ]


def per_second(figure: Figure | None) -> str:
    """A figure of a table, or a dash."""
    return "–" if figure is None else f"{figure.median:,.0f}"


def spread(figure: Figure) -> str:
    """How far apart the rounds were."""
    return f"{100 * figure.spread:.0f} %"


# -- alone ------------------------------------------------------------------------------------------------------


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
