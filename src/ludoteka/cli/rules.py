"""`ludoteka rules`: the rules of a game in a player's words."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

from ludoteka.cli.common import GameName, Json, Language, language_of, out, print_json
from ludoteka.i18n import Words
from ludoteka.kernel.game import Game
from ludoteka.kernel.reference import Entry, Reference, load_reference
from ludoteka.kernel.registry import load_game

SHOWN = 5
"""So many of the best entries are shown in full; the rest by title."""


def rules(
    ctx: typer.Context,
    game: GameName,
    what: Annotated[list[str] | None, typer.Argument(metavar="[ID or WORDS]...", help="A rule id or words.")] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Show the rules of a game: all titles, one rule by its id, or those that contain some words."""
    words = Words(language_of(ctx, lang), load_game(game))
    assert words.game is not None
    book = book_of(words.game, words.language)
    asked = " ".join(what or ())
    found = look_up(book, asked)
    if json:
        print_json({"game": words.game.id, "title": book.title, "entries": msgspec.to_builtins(found)})
    elif asked:
        show_entries(out(), found, asked, words)
    else:
        show_titles(out(), book, words)


def book_of(game: Game[Any], language: str) -> Reference:
    """The game's reference in a language; in English if it has none in that language."""
    book = load_reference(game.folder, language)
    return book if book.entries else load_reference(game.folder, "en")


def look_up(book: Reference, asked: str) -> list[Entry]:
    """The entry with this id, or the entries with these words; all if nothing is asked."""
    entry = book.get(asked)
    return [entry] if entry is not None else book.search(asked)


def show_entries(console: Console, found: list[Entry], asked: str, words: Words) -> None:
    """The best entries in full, the others by title."""
    if not found:
        console.print(escape(words.say("ui-rules-none", words=asked)))
    for entry in found[:SHOWN]:
        console.print(f"[bold]{escape(entry.key)}[/]  [bold]{escape(entry.title)}[/]  [dim]{escape(entry.chapter)}[/]")
        console.print(Markdown(entry.text))
        console.print()
    if len(found) > SHOWN:
        console.print(escape(words.say("ui-rules-more", count=len(found) - SHOWN)))
        for entry in found[SHOWN:]:
            console.print(f"  {escape(entry.key)}  [dim]{escape(entry.title)}[/]")


def show_titles(console: Console, book: Reference, words: Words) -> None:
    """The table of contents."""
    if not book.entries:
        console.print(escape(words.say("ui-rules-empty")))
        return
    console.print(f"[bold]{escape(book.title)}[/]")
    chapter = ""
    for entry in book.entries:
        if entry.chapter != chapter:
            chapter = entry.chapter
            console.print(f"\n[bold]{escape(chapter)}[/]")
        console.print(f"  {escape(entry.key)}  [dim]{escape(entry.title)}[/]")
