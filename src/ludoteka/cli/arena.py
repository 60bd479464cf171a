"""`ludoteka arena`: which bot is stronger, and by how much."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from ludoteka.arena.cluster import OnWait, Waiting
from ludoteka.arena.run import Run, run_series
from ludoteka.arena.series import new_series
from ludoteka.cli.common import (
    GameName,
    GameOptions,
    Json,
    Language,
    Packs,
    err,
    language_of,
    out,
    print_json,
    read_pairs,
    seats_or_default,
)
from ludoteka.cli.progress import progress_bar
from ludoteka.i18n import Words
from ludoteka.kernel.extras import need
from ludoteka.kernel.registry import load_game

if TYPE_CHECKING:
    from ludoteka.arena.intervals import Interval
    from ludoteka.arena.standings import Standings

FAILED = 1
INTERRUPTED = 130
SHOWN_FAILURES = 5

Jobs = Annotated[
    int | None,
    typer.Option("--jobs", "-j", min=1, metavar="J", help="Processes to play in; on Ray by default all it has."),
]
On = Annotated[
    str,
    typer.Option(
        "--on", metavar="WHERE", help="ray for processes that Ray starts here, ray://HOST:PORT for a cluster."
    ),
]
Again = Annotated[bool, typer.Option("--again", help="Play games anew that failed before.")]


def arena(
    ctx: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="random, greedy, greedy:8, ...")] = "random,greedy",
    number: Annotated[
        int, typer.Option("--games", "-n", min=1, metavar="N", help="How many games, rounded up to whole deals.")
    ] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "--seats", metavar="K", help="How many seats; by default the fewest.")
    ] = None,
    option: GameOptions = None,
    seed: Annotated[str, typer.Option(metavar="S", help="Equal seeds play equal games.")] = "0",
    jobs: Jobs = None,
    on: On = "",
    folder: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Keep every game there; the same command goes on where it stopped."),
    ] = None,
    again: Again = False,
    content: Packs = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Let bots play one another, seats rotated over the same luck, and rate them."""
    for library in ("choix", "numpy", "scipy"):
        need(library, "research")
    from ludoteka.arena.standings import standings

    words = Words(language_of(ctx, lang))
    seats = seats_or_default(load_game(game, content or ()), players)
    series = new_series(game, bots.split(","), seats, read_pairs(option), seed, content or ())
    with progress_bar(words.say("ui-playing", game=game), series.total(number)) as on_game:
        run = run_series(series, number, jobs, on, folder, on_game, again, told_of_waiting(words))
    found = standings(run)
    if json:
        print_json(document(run, found))
    else:
        show(run, found, words)
    if run.interrupted:
        raise typer.Exit(INTERRUPTED)
    if found.failures:
        raise typer.Exit(FAILED)


def told_of_waiting(words: Words) -> OnWait:
    """Says on standard error what a run on Ray waits for."""

    def tell(waiting: Waiting) -> None:
        err().print(escape(words.say("ui-arena-waiting", **msgspec.structs.asdict(waiting))), soft_wrap=True)

    return tell


def document(run: Run, found: Standings) -> dict[str, object]:
    """The standings as data."""
    return {**msgspec.to_builtins(found), "interrupted": run.interrupted}


def show(run: Run, found: Standings, words: Words) -> None:
    """The standings for people."""
    console = out()
    if run.interrupted:
        text = words.say("ui-interrupted", done=len(run.outcomes), wanted=run.wanted)
        console.print(f"[bold]{escape(text)}[/]")
    console.print(
        escape(
            words.say("ui-arena-games", games=found.games, game=found.game, players=found.players, deals=found.deals)
        )
    )
    if found.rows:
        console.print(table_of_bots(found, words))
    if found.pairs:
        console.print()
        console.print(escape(words.say("ui-arena-pairs")))
        console.print(table_of_pairs(found, words))
    if found.scores:
        console.print(table_of_scores(found, words))
        for pair in found.score_pairs:
            console.print(
                escape(
                    words.say(
                        "ui-arena-score-pair",
                        bot=pair.bot,
                        other=pair.other,
                        difference=spread(pair.difference, 1),
                        deals=pair.deals,
                    )
                )
            )
    show_failures(run, words)


def show_failures(run: Run, words: Words) -> None:
    """The games without a result, the first of them with their reason."""
    failures = run.failed()
    if not failures:
        return
    console = out()
    console.print(f"[bold]{escape(words.say('ui-arena-failed', count=len(failures)))}[/]")
    for failure in failures[:SHOWN_FAILURES]:
        console.print(
            escape(
                words.say(
                    "ui-arena-failure",
                    number=failure.number,
                    bots=", ".join(failure.bots),
                    culprit=failure.culprit or "–",
                    why=failure.failed,
                )
            ),
            soft_wrap=True,
        )


def percent(share: Interval) -> str:
    """A share with its interval: `62.3 % (55–69)`."""
    return f"{share.value * 100:.1f} % ({share.low * 100:.0f}–{share.high * 100:.0f})"


def spread(value: Interval, digits: int = 0) -> str:
    """A number with its interval: `+35 (+12 … +58)`."""
    return f"{value.value:+.{digits}f} ({value.low:+.{digits}f} … {value.high:+.{digits}f})"


def table_of_bots(found: Standings, words: Words) -> Table:
    """How each bot fared, the strongest first."""
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(words.say("ui-bot"), no_wrap=True)
    headings = [
        words.say("ui-arena-rating"),
        words.say("ui-arena-share"),
        words.say("ui-wins"),
        words.say("ui-arena-appearances"),
        words.say("ui-mean-place"),
        words.say("ui-mean-score"),
    ]
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right", no_wrap=place < 2)
    for row in found.rows:
        table.add_row(
            escape(row.bot),
            "–" if row.rating is None else spread(row.rating),
            percent(row.share),
            f"{row.wins:g}" if row.wins == round(row.wins, 1) else f"{row.wins:.2f}",
            str(row.appearances),
            f"{row.mean_place:.2f}",
            "–" if row.mean_score is None else f"{row.mean_score:.1f}",
        )
    return table


def table_of_pairs(found: Standings, words: Words) -> Table:
    """How often the bot of a row placed before the bot of a column."""
    order = [row.bot for row in found.rows]
    shares = {(pair.bot, pair.other): pair.share for pair in found.pairs}
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.say("ui-bot"), no_wrap=True)
    for name in order:
        table.add_column(escape(name), justify="right")
    for one in order:
        cells = [percent(shares[one, other]) if (one, other) in shares else "–" for other in order]
        table.add_row(escape(one), *cells)
    return table


def table_of_scores(found: Standings, words: Words) -> Table:
    """What each bot scored where nobody plays against anybody."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.say("ui-bot"), no_wrap=True)
    headings = [
        words.say("ui-mean-score"),
        words.say("ui-arena-deviation"),
        words.say("ui-arena-quartiles"),
        words.say("ui-arena-range"),
        words.say("ui-arena-played"),
    ]
    for heading in headings:
        table.add_column(heading, justify="right")
    for row in found.scores:
        table.add_row(
            escape(row.bot),
            f"{row.mean.value:.2f} ({row.mean.low:.2f} … {row.mean.high:.2f})",
            f"{row.deviation:.1f}",
            f"{row.quarter:g} | {row.median:g} | {row.three_quarters:g}",
            f"{row.lowest} … {row.highest}",
            str(row.games),
        )
    return table
