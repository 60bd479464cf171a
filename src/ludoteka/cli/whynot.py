"""`ludoteka whynot`: how a game answers when anything at all is asked about."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.markup import escape

from ludoteka.cli.common import Json, Language, language_of, out, print_json
from ludoteka.cli.progress import progress_bar
from ludoteka.i18n import Words
from ludoteka.kernel.conformance import Answers, ask
from ludoteka.kernel.registry import game_ids, load_game

SHOWN = 12
"""The number of silent verbs that are shown."""


def whynot(
    ctx: typer.Context,
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Game ids; by default all.")] = None,
    questions: Annotated[int, typer.Option("--questions", "-n", min=1, metavar="N", help="How many a game.")] = 30_000,
    seed: Annotated[str, typer.Option(metavar="S", help="Equal seeds ask equal questions.")] = "why not",
    lang: Language = None,
    json: Json = False,
) -> None:
    """Ask "why not?" about random actions in random positions: errors, and the share answered with a reason."""
    words = Words(language_of(ctx, lang))
    found: list[Answers] = []
    for name in games or game_ids():
        with progress_bar(words.say("ui-playing", game=name), questions) as on_question:
            found.append(ask(load_game(name), questions, seed, on_question=on_question))
        if not json:
            show(found[-1], words)
    if json:
        print_json([msgspec.to_builtins(answers) | {"share": round(answers.share(), 4)} for answers in found])
    if any(answers.raised for answers in found):
        raise typer.Exit(1)


def show(answers: Answers, words: Words) -> None:
    """The figures of one game for people."""
    console = out()
    percent = round(100 * answers.share())
    figures = {"questions": answers.questions, "errors": sum(answers.raised.values())}
    line = words.say("ui-whynot", game=answers.game, offered=answers.on_offer, percent=percent, **figures)
    console.print(escape(line))
    for where, count in answers.raised.items():
        console.print(f"  [red]{count}[/]  {escape(where)}")
    for who, count in sorted(answers.silent.items(), key=lambda row: -row[1])[:SHOWN]:
        console.print(f"  [dim]{count}  {escape(who)}[/]")
