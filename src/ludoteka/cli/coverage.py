"""`ludoteka coverage`: which cards, heroes and places come into play over many games."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markup import escape

from ludoteka.bots import Bot, admit
from ludoteka.bots import bot as make_bot
from ludoteka.bots.play import Turns
from ludoteka.cli.common import GameName, Json, Language, Packs, language_of, out, print_json
from ludoteka.cli.progress import progress_bar
from ludoteka.i18n import Words
from ludoteka.kernel.conformance import Coverage, Decide
from ludoteka.kernel.conformance import coverage as count_games
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.registry import load_game

A_LINE = 40
"""How many names are told at once: Fluent gives up on very long arguments."""


def coverage(
    ctx: typer.Context,
    game: GameName,
    number: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="How many games.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "--seats", metavar="K", help="Only this seat count; by default all.")
    ] = None,
    bot: Annotated[
        str,
        typer.Option(metavar="BOT", help="Who plays: random, greedy, curious (does what is new), curious:greedy, ..."),
    ] = "random",
    seed: Annotated[str, typer.Option(metavar="S", help="Equal seeds play equal games.")] = "0",
    content: Packs = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Play games in every mode and report what never came into play."""
    rules = load_game(game, content or ())
    modes = [mode for mode in rules.modes() if players in (None, mode.seats)]
    if not modes:
        raise BadOption(f"{rules.id} has no mode for {players}; expected one of: {sorted(set(rules.seat_counts))}")
    words = Words(language_of(ctx, lang), rules)
    admit([bot])
    decide = random_decision if bot == "random" else bot_decisions(rules, make_bot(bot, seed))
    with progress_bar(words.say("ui-playing", game=game), number) as on_game:
        found = count_games(rules, number, seed, modes, on_game, decide)
    if json:
        print_json(document(found, players, bot, seed))
    else:
        show(found, words)


def bot_decisions(game: Game[Any], player: Bot) -> Decide:
    """One bot at all seats: it brings to each game what it remembers of the others."""
    turns = Turns(game, dict.fromkeys(range(max(game.seat_counts)), player))
    return lambda _, s, order: turns.now(s, order)


def document(found: Coverage, players: int | None, bot: str, seed: str) -> dict[str, object]:
    """The counts as data: for each kind, in how many games each entry came into play."""
    never = found.missing()
    return {
        "game": found.game,
        "games": found.games,
        "players": players,
        "bot": bot,
        "seed": seed,
        "complete": not never,
        "never": never,
        "seen": found.seen,
    }


def show(found: Coverage, words: Words) -> None:
    """The counts for people."""
    console = out()
    if not found.seen:
        console.print(escape(words.say("ui-coverage-nothing")))
    never = found.missing()
    for kind, entries in found.seen.items():
        absent = [words.thing(kind, slug) for slug in never.get(kind, ())]
        seen = len(entries) - len(absent)
        console.print(escape(words.say("ui-coverage-kind", kind=kind, seen=seen, all=len(entries))))
        for start in range(0, len(absent), A_LINE):
            names = ", ".join(absent[start : start + A_LINE])
            console.print(f"  {escape(words.say('ui-coverage-never', names=names))}")
