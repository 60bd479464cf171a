"""`ludoteka rules`: the rules of a game in a player's words."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

from ludoteka.cli.common import GameName, Json, Language, Packs, language_of, out, print_json
from ludoteka.i18n import Words
from ludoteka.i18n.marks import label_of, told
from ludoteka.kernel.game import Game
from ludoteka.kernel.marks import reference_of
from ludoteka.kernel.reference import MARKS, Entry, Reference
from ludoteka.kernel.registry import load_game

SHOWN = 5
"""The number of best entries shown in full; the rest by title."""

NOTHING_FOUND = 1

COLOURS = {"own": "yellow", "unsure": "yellow", "ruling": "cyan"}
"""Marks that deserve a look."""


def rules(
    ctx: typer.Context,
    game: GameName,
    what: Annotated[list[str] | None, typer.Argument(metavar="[ID or WORDS]...", help="A rule id or words.")] = None,
    mark: Annotated[str | None, typer.Option(help=f"Only entries with this mark: {', '.join(MARKS)}.")] = None,
    content: Packs = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Show the rules of a game: all titles, one rule by its id, or those that contain some words.

    Every entry says where it comes from: the rulebook, the printed pieces, an FAQ, a ruling or figure of our own.
    """
    if mark is not None and mark not in MARKS:
        raise typer.BadParameter(f"{mark}: expected one of {', '.join(MARKS)}", param_hint="--mark")
    words = Words(language_of(ctx, lang), load_game(game, content or ()))
    assert words.game is not None
    book = book_of(words.game, words.language)
    asked = " ".join(what or ())
    found = [entry for entry in look_up(book, asked) if mark is None or mark in marks_in(entry)]
    if json:
        entries = [msgspec.to_builtins(entry) | {"marks": worded(entry, words)} for entry in found]
        print_json({"game": words.game.id, "title": book.title, "opening": book.opening, "entries": entries})
    elif asked or mark:
        show_entries(out(), found, asked or label_of(words, str(mark)), words)
    else:
        show_titles(out(), book, words)
    if content and not json:
        out().print(escape(words.say("ui-rules-packs")))
    if not found and (asked or mark):
        raise typer.Exit(NOTHING_FOUND)


def book_of(game: Game[Any], language: str) -> Reference:
    """The game's reference in a language; in English if it has none in that language."""
    book = reference_of(game, language)
    return book if book.entries else reference_of(game, "en")


def marks_in(entry: Entry) -> list[str]:
    """The names of an entry's marks."""
    return [mark.mark for mark in entry.marks]


def worded(entry: Entry, words: Words) -> object:
    """The marks of an entry in words, as data."""
    return msgspec.to_builtins([told(words, mark) for mark in entry.marks])


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
        for mark in entry.marks:
            say = told(words, mark)
            console.print(f"[{COLOURS.get(mark.mark, 'dim')}]{escape(say.label)}[/]  [dim]{escape(say.text)}[/]")
            if say.correct:
                console.print(f"[dim]{escape(say.correct)}[/]")
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
    if book.opening:
        console.print(Markdown(book.opening))
    chapter = ""
    for entry in book.entries:
        if entry.chapter != chapter:
            chapter = entry.chapter
            console.print(f"\n[bold]{escape(chapter)}[/]")
        doubts = [mark for mark in COLOURS if mark in marks_in(entry)]
        labels = " ".join(f"[{COLOURS[mark]}]{escape(label_of(words, mark))}[/]" for mark in doubts)
        console.print(f"  {escape(entry.key)}  [dim]{escape(entry.title)}[/]  {labels}".rstrip())
