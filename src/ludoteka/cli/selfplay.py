"""`ludoteka selfplay`: many games between bots."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from ludoteka.arena import Summary
from ludoteka.arena import selfplay as play_games
from ludoteka.cli.common import (
    GameName,
    GameOptions,
    Json,
    Language,
    Packs,
    language_of,
    out,
    print_json,
    read_pairs,
    seats_or_default,
)
from ludoteka.cli.progress import progress_bar
from ludoteka.i18n import Words
from ludoteka.kernel.registry import load_game

INTERRUPTED = 130


def selfplay(
    ctx: typer.Context,
    game: GameName,
    number: Annotated[int, typer.Option("--games", "-n", min=0, metavar="N", help="How many games.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "--seats", metavar="K", help="How many seats; by default the fewest.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT", help="random, greedy, greedy:8, ...; once for all seats or once per seat."),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="S", help="Equal seeds play equal games.")] = "0",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="J", help="Processes to play in.")] = 1,
    option: GameOptions = None,
    content: Packs = None,
    each: Annotated[bool, typer.Option("--each", help="With --json: every single game as well.")] = False,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Play many games between bots and sum them up; Ctrl-C ends early with what was played so far."""
    words = Words(language_of(ctx, lang))
    seats = seats_or_default(load_game(game, content or ()), players)
    with progress_bar(words.say("ui-playing", game=game), number) as on_game:
        summary = play_games(
            game, seats, read_pairs(option), bot or ["random"], number, seed, jobs, content or (), on_game
        )
    if json:
        document = msgspec.to_builtins(summary)
        if not each:
            del document["each"]
        print_json(document)
    else:
        show(summary, words)
    if summary.interrupted:
        raise typer.Exit(INTERRUPTED)


def show(summary: Summary, words: Words) -> None:
    """The summary for people."""
    console = out()
    if summary.interrupted:
        console.print(f"[bold]{escape(words.say('ui-interrupted', done=summary.games, wanted=summary.wanted))}[/]")
    lines = [
        words.say("ui-selfplay-games", games=summary.games, game=summary.game, players=summary.players),
        words.say("ui-selfplay-speed", decisions=summary.decisions, rate=round(summary.decisions_per_second)),
        words.say("ui-selfplay-time", seconds=round(summary.seconds, 2), rate=round(summary.games_per_second, 1)),
    ]
    if summary.lengths is not None:
        length = summary.lengths
        lines.append(
            words.say(
                "ui-selfplay-lengths",
                shortest=length.shortest,
                mean=round(length.mean, 1),
                median=length.median,
                longest=length.longest,
            )
        )
    for line in lines:
        console.print(escape(line))
    if summary.games:
        console.print(results_table(summary, words))


def results_table(summary: Summary, words: Words) -> Table:
    """How each seat fared."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in (words.say("ui-seat"), words.say("ui-bot")):
        table.add_column(heading)
    for heading in (words.say("ui-wins"), words.say("ui-shared"), words.say("ui-mean-place")):
        table.add_column(heading, justify="right")
    table.add_column(words.say("ui-mean-score"), justify="right")
    for row in summary.results:
        place = "" if row.mean_place is None else f"{row.mean_place:.2f}"
        score = "–" if row.mean_score is None else f"{row.mean_score:.1f}"
        table.add_row(str(row.seat + 1), escape(row.bot), str(row.wins), str(row.shared), place, score)
    return table
