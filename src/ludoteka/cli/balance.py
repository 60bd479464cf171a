"""`ludoteka balance`: a page that shows what goes with winning a game, how long it is and what never happens in it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.markup import escape

from ludoteka.arena.extras import need
from ludoteka.arena.run import run_series
from ludoteka.arena.series import new_series
from ludoteka.cli.arena import FAILED, INTERRUPTED, Again, Jobs, On, show_failures
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
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.registry import load_game


def balance(
    ctx: typer.Context,
    game: GameName,
    number: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="How many games.")] = 5000,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help="Who plays; several bots take turns at every seat.")
    ] = "random",
    players: Annotated[
        int | None, typer.Option("--players", "--seats", metavar="K", help="How many seats; by default the fewest.")
    ] = None,
    option: GameOptions = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Play an option in all its values and compare them; may be repeated."),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="S", help="Equal seeds play equal games.")] = "0",
    jobs: Jobs = None,
    on: On = "",
    file: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE.html", help="The page; its games are kept beside it in FILE.games."),
    ] = None,
    again: Again = False,
    content: Packs = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Play many games and write a page about the balance of the game; the same command goes on where it stopped."""
    for library in ("choix", "numpy", "scipy", "matplotlib", "jinja2"):
        need(library, "research")
    from ludoteka.arena.balance import balance as weigh
    from ludoteka.arena.page import page

    rules = load_game(game, content or ())
    given = read_pairs(option)
    varied = list(vary or [name for name in rules.facets.varies if name not in given])
    for name in varied:
        if name in given:
            raise BadOption(f"option {name} is to vary and to be {given[name]}; expected one or the other")
    target = file or Path(f"balance-{rules.id}.html")
    if target.is_dir():
        raise BadOption(f"--out {target} is a folder; expected a file such as {target / 'balance.html'}")
    language = language_of(ctx, lang)
    words = Words(language)
    seats = seats_or_default(rules, players)
    series = new_series(game, bots.split(","), seats, given, seed, content or (), varied, watched=True)
    with progress_bar(words.say("ui-playing", game=game), series.total(number)) as on_game:
        run = run_series(series, number, jobs, on, target.with_suffix(".games"), on_game, again)
    found = weigh(run, rules)
    write_whole(target, page(found, rules, language))
    if json:
        print_json({"page": str(target), "interrupted": run.interrupted, **msgspec.to_builtins(found)})
    else:
        out().print(escape(words.say("ui-balance-written", games=found.games, file=str(target))), soft_wrap=True)
        show_failures(run, words)
    if run.interrupted:
        raise typer.Exit(INTERRUPTED)
    if found.failures:
        raise typer.Exit(FAILED)


def write_whole(target: Path, text: str) -> None:
    """Write a file so that nobody ever sees half of it."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadOption(f"{target} cannot be written: {error.strerror}") from None
