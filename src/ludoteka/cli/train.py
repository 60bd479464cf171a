"""`ludoteka train`: play practice games, learn who wins from them, and write the judgement of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from ludoteka import __version__
from ludoteka.cli.common import GameName, Json, Language, language_of, out, print_json
from ludoteka.cli.progress import progress_bar
from ludoteka.i18n import Words
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.extras import need
from ludoteka.kernel.game import Game
from ludoteka.kernel.judgement_file import NAME
from ludoteka.kernel.registry import load_game
from ludoteka.learning.positions import all_positions
from ludoteka.learning.practice import LEVELS, MIXED, SLIPS, games_in, practise
from ludoteka.learning.study import LEAST, Study, study

MOST_SEATS = 4
"""Larger tables are judged by what smaller ones taught, unless `--players` names them."""


def train(
    ctx: typer.Context,
    game: GameName,
    number: Annotated[int, typer.Option("--games", "-n", min=LEAST, metavar="N", help="How many games.")] = 400,
    players: Annotated[
        str, typer.Option("--players", "--seats", metavar="K,K,…", help="Seat counts, each as often as it is named.")
    ] = "",
    seed: Annotated[str, typer.Option(metavar="S", help="Equal seeds play equal games.")] = "practice",
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where games and weights go.")] = Path(
        "build/learning"
    ),
    lang: Language = None,
    json: Json = False,
) -> None:
    """Play practice games and learn from them who wins: weights for the game's bot folder, and how good they are.

    Games that the folder already holds are not played again, so it can be stopped at any time.
    """
    need("numpy", "train")
    rules = load_game(game)
    names = rules.lore.feature_names()
    if not names:
        raise BadOption(f"{rules.id} tells no features to learn from; expected a game whose lore has `features`")
    seats = seats_of(players, [count for count in rules.seat_counts if can_seat(rules, count)])
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{rules.id}.jsonl"
    words = Words(language_of(ctx, lang), rules)
    with progress_bar(words.say("ui-playing", game=game), number) as on_game:
        for played in practise(rules, seats, seed, range(number), file):
            if on_game is not None:
                on_game(played)
    games = [played for played in games_in(file) if played.seed == seed and played.number < number]
    card = {
        "game": rules.id,
        "content": rules.content_version,
        "rules": rules.rules_version,
        "version": __version__,
        "seed": seed,
        "players": list(seats),
        "levels": dict(LEVELS),
        "mixed": MIXED,
        "slips": list(SLIPS),
    }
    found = study(names, all_positions(rules, games), card)
    target = folder / f"{rules.id}-{NAME}"
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found.weights), indent=1) + b"\n")
    if json:
        print_json({"weights": str(target), "kind": found.kind, **found.weights.card})
    else:
        show(found, target, words)


def can_seat(game: Game[Any], count: int) -> bool:
    """Whether this many can play against one another without further options."""
    try:
        s = game.start(count)
    except BadOption:
        return False
    return len({game.lore.side(s, seat) for seat in range(count)}) > 1


def seats_of(named: str, possible: list[int]) -> list[int]:
    """The seat counts of practice games: two players as often as all others together, unless they are named."""
    if not named:
        more = [count for count in possible if 2 < count <= MOST_SEATS]
        return [2] * max(1, len(more)) + more
    try:
        seats = [int(word) for word in named.split(",")]
    except ValueError:
        seats = []
    if not seats or any(count not in possible for count in seats):
        counts = ", ".join(str(count) for count in possible)
        raise BadOption(f"--players {named}: expected seat counts such as 2,2,3 out of: {counts}")
    return seats


def show(found: Study, target: Path, words: Words) -> None:
    """The scores for people."""
    console = out()
    table = Table(
        words.say("ui-train-group"),
        words.say("ui-train-positions"),
        words.say("ui-train-log-loss"),
        words.say("ui-train-brier"),
    )
    for one in found.scores:
        losses, briers = (" / ".join(f"{value:.3f}" for value in values) for values in (one.log_loss, one.brier))
        table.add_row(
            escape(words.say("ui-train-score", group=one.group, number=one.number)), str(one.positions), losses, briers
        )
    console.print(table)
    console.print(escape(words.say("ui-train-judges")))
    console.print(escape(words.say("ui-train-written", kind=found.kind, file=str(target))))
