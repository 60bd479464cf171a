"""`ludoteka balance`: a page that shows what goes with winning a game, how long it is and what never happens in it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.markup import escape

from ludoteka.arena.run import Run, run_series
from ludoteka.arena.series import new_series
from ludoteka.cli.arena import FAILED, INTERRUPTED, Again, Jobs, On, show_failures, told_of_waiting
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
from ludoteka.kernel.extras import need
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game

Number = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="How many games.")]
Bots = Annotated[str, typer.Option(metavar="BOT,BOT,...", help="Who plays; several bots take turns at every seat.")]
Players = Annotated[
    int | None, typer.Option("--players", "--seats", metavar="K", help="How many seats; by default the fewest.")
]
Varied = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME", help="Play an option in all its values and compare them; may be repeated."),
]
Against = Annotated[
    list[str] | None,
    typer.Option(
        metavar="PACK | NAME=VALUE",
        help="Play as many games with this pack or option as well, and compare; may be repeated.",
    ),
]
Seed = Annotated[str, typer.Option(metavar="S", help="Equal seeds play equal games.")]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE.html", help="The page; its games are kept beside it in FILE.games."),
]


def balance(
    ctx: typer.Context,
    game: GameName,
    number: Number = 5000,
    bots: Bots = "random",
    players: Players = None,
    option: GameOptions = None,
    vary: Varied = None,
    against: Against = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    on: On = "",
    file: Out = None,
    again: Again = False,
    content: Packs = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Play many games and write a page about the balance of the game; the same command goes on where it stopped."""
    for library in ("choix", "numpy", "scipy", "matplotlib", "jinja2"):
        need(library, "research")
    from ludoteka.arena.against import compare
    from ludoteka.arena.balance import balance as weigh
    from ludoteka.arena.page import page

    rules = load_game(game, content or ())
    given = read_pairs(option)
    more, changed = read_against(against)
    varied = read_varied(vary, rules, given, changed)
    target = file or Path(f"balance-{rules.id}.html")
    if target.is_dir():
        raise BadOption(f"--out {target} is a folder; expected a file such as {target / 'balance.html'}")
    language = language_of(ctx, lang)
    words = Words(language)
    seats = seats_or_default(rules, players)
    series = [new_series(game, bots.split(","), seats, given, seed, content or (), varied, watched=True)]
    packs = [*(content or ()), *more]
    if more or changed:
        series.append(new_series(game, bots.split(","), seats, given | changed, seed, packs, varied, watched=True))
    runs: list[Run] = []
    for each, suffix in zip(series, (".games", ".against.games"), strict=False):
        with progress_bar(words.say("ui-playing", game=game), each.total(number)) as on_game:
            kept = target.with_suffix(suffix)
            runs.append(run_series(each, number, jobs, on, kept, on_game, again, told_of_waiting(words)))
        if runs[-1].interrupted:
            break
    found = weigh(runs[0], rules)
    beside = compare(found, weigh(runs[1], load_game(game, packs))) if len(runs) > 1 else None
    write_whole(target, page(found, rules, language, beside))
    if json:
        document = {"page": str(target), "interrupted": runs[-1].interrupted, **msgspec.to_builtins(found)}
        print_json(document if beside is None else document | {"against": msgspec.to_builtins(beside)})
    else:
        out().print(escape(words.say("ui-balance-written", games=found.games, file=str(target))), soft_wrap=True)
        for each_run in runs:
            show_failures(each_run, words)
    leave(runs)


def leave(runs: list[Run]) -> None:
    """End the command as its games did: interrupted, with failures, or well."""
    if runs[-1].interrupted:
        raise typer.Exit(INTERRUPTED)
    if any(run.failed() for run in runs):
        raise typer.Exit(FAILED)


def read_varied(
    vary: list[str] | None, rules: Game[Any], given: dict[str, object], changed: dict[str, object]
) -> list[str]:
    """The options that are played in all their values: those named, or those the game suggests and nobody has set."""
    if not vary:
        return [name for name in rules.facets.varies if name not in given and name not in changed]
    for name in vary:
        if name in changed:
            raise BadOption(f"option {name} is to vary and to be compared; expected one or the other")
        if name in given:
            raise BadOption(f"option {name} is to vary and to be {given[name]}; expected one or the other")
    return list(vary)


def read_against(values: list[str] | None) -> tuple[list[Path], dict[str, object]]:
    """The packs and the options of the way to play that is compared."""
    packs = [Path(value) for value in values or () if Path(value).is_dir()]
    pairs = [value for value in values or () if not Path(value).is_dir()]
    for pair in pairs:
        if "=" not in pair:
            raise BadOption(f"--against {pair}: no such folder; expected a content pack, or an option as name=value")
    return packs, read_pairs(pairs)


def write_whole(target: Path, text: str) -> None:
    """Write a file so that nobody ever sees half of it."""
    unfinished = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(target)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise BadOption(f"{target} cannot be written: {error.strerror}") from None
