"""`ludoteka games`: which games there are."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from ludoteka.cli.common import Json, Language, language_of, out, print_json
from ludoteka.i18n import Words
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import game_ids, load_game


def games(
    ctx: typer.Context,
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Only these; module:function for others.")
    ] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """List the games that can be played."""
    language = language_of(ctx, lang)
    rows: list[dict[str, object]] = []
    for name in names or game_ids():
        try:
            rows.append(describe(name, load_game(name), language))
        except LudotekaError as error:
            if names:
                raise
            rows.append({"game": name, "error": str(error)})
    if json:
        print_json(rows)
    else:
        show(rows, Words(language))


def describe(name: str, game: Game[Any], language: str) -> dict[str, object]:
    """What a game is, as data; `game` is the name it is called by in commands."""
    words = Words(language, game)
    return {
        "game": name,
        "id": game.id,
        "title": words.say("game-title"),
        "about": words.say("game-about"),
        "seats": list(game.seat_counts),
        "minutes": game.minutes,
        "options": game.describe_options(),
        "rules_version": game.rules_version,
        "content_version": game.content_version,
    }


def show(rows: list[dict[str, object]], words: Words) -> None:
    """The games as a table."""
    console = out()
    if not rows:
        console.print(words.say("ui-no-games"))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in (words.say("ui-game"), words.say("ui-title"), words.say("ui-players"), words.say("ui-minutes")):
        table.add_column(heading)
    for row in rows:
        if "error" in row:
            table.add_row(escape(str(row["game"])), f"[red]{escape(str(row['error']))}[/]", "", "")
            continue
        seats = row["seats"]
        assert isinstance(seats, list)
        cells = (str(row["game"]), str(row["title"]), ", ".join(map(str, seats)), str(row["minutes"]))
        table.add_row(*(escape(cell) for cell in cells))
    console.print(table)
