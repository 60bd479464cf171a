"""What lessons and pictures tell: one message each in `<folder>/<language>.ftl`, an attribute for every sentence."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, Final, cast

from fluent.runtime import FluentResource
from fluent.syntax import ast

from ludoteka.i18n.catalog import Catalog, messages_of, read_messages, references
from ludoteka.i18n.language import FALLBACK
from ludoteka.kernel.game import Game

LESSONS: Final = "lessons"
PICTURES: Final = "pictures"

POINTER: Final = re.compile(r"\[([^\]]+)\]\(([a-z_]+:[^)\s]+)\)")
"""Words that point at a thing on the board: `[the fort](area:fort)`."""


class Told:
    """A lesson or a picture in one language."""

    def __init__(self, name: str, books: list[Catalog]) -> None:
        self.name = name
        self.books = books

    @property
    def title(self) -> str:
        """What it is called."""
        for book in self.books:
            if book.has(self.name):
                words, errors = book.format(self.name, {})
                if not errors:
                    return words
        return self.name

    def word(self, name: str) -> str:
        """One of its sentences, empty if it has none of that name."""
        return next((words for book in self.books if (words := book.form(self.name, name))), "")


def books_for(game: Game[Any], part: str, language: str) -> list[Catalog]:
    """The words of a language and of English, which speaks where that has none."""
    folder = cast(Hashable, game.folder)
    return [book_of(part, code, folder) for code in dict.fromkeys((language, FALLBACK))]


@lru_cache(maxsize=64)
def book_of(part: str, language: str, folder: Hashable) -> Catalog:
    """The words of the lessons or pictures in a game's folder, which may quote all messages of the game."""
    assert isinstance(folder, Traversable)
    return Catalog(language, read_messages(folder, language), text_of(folder, part, language))


def text_of(folder: Traversable, part: str, language: str) -> str:
    """The text of `lessons/<language>.ftl` or `pictures/<language>.ftl`; empty if there is none."""
    file = folder / part / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


# -- the proof that nothing is missing ------------------------------------------------------------------------------


class Page:
    """One language's file of lessons or pictures, looked through for mistakes."""

    def __init__(self, game: Game[Any], part: str, language: str) -> None:
        self.game = game
        self.where = f"{part}/{language}.ftl"
        self.one = part.removesuffix("s")
        text = text_of(game.folder, part, language)
        resource = FluentResource(text)
        self.entries = {entry.id.name: entry for entry in messages_of(resource)}
        self.book = Catalog(language, read_messages(game.folder, language), text)
        self.problems: list[str] = []
        self.blame(junk_in(entry) for entry in resource.body if isinstance(entry, ast.Junk))

    def blame(self, faults: Iterable[str]) -> None:
        """Add what is wrong."""
        self.problems += [f"{self.where}: {fault}" for fault in faults]

    def expect(self, names: Iterable[str]) -> None:
        """There is nothing but what has one of these names."""
        known = set(names)
        self.blame(f"{name} is not a {self.one}" for name in self.entries if name not in known)

    def read(self, name: str, needed: list[str]) -> dict[str, list[str]]:
        """Check title and sentences of one, and tell what each sentence points at; nothing if it has no title."""
        entry = self.entries.get(name)
        if entry is None or entry.value is None:
            self.blame([f"the {self.one} {name} has no title"])
            return {}
        self.blame(faults_in(self.book, entry, needed))
        pointed = {each: pointed_at(self.book.form(name, each) or "") for each in needed}
        for each, refs in pointed.items():
            self.blame(f"{name}.{each} points at {ref}, which is not a thing" for ref in refs if not self.is_thing(ref))
        return pointed

    def is_thing(self, ref: str) -> bool:
        """Whether a ref is a thing of the game."""
        return is_thing(self.game, ref)


def pointed_at(words: str) -> list[str]:
    """What some words point at, sorted."""
    return sorted(ref for _, ref in POINTER.findall(words))


def faults_in(book: Catalog, entry: ast.Message, needed: list[str]) -> Iterable[str]:
    """What is wrong with the message of one lesson or picture."""
    found = [attribute.id.name for attribute in entry.attributes]
    yield from (f"{entry.id.name}.{name} is missing" for name in needed if name not in found)
    yield from (f"{entry.id.name}.{name} is used by nobody" for name in found if name not in needed)
    yield from (f"{entry.id.name}.{name} appears twice" for name in dict.fromkeys(found) if found.count(name) > 1)
    yield from (f"{entry.id.name} asks for ${name}, which nobody gives" for name in references(entry).variables)
    yield from (
        f"{entry.id.name}.{name} cannot be worded"
        for name in found
        if name in needed and not book.form(entry.id.name, name)
    )


def is_thing(game: Game[Any], ref: str) -> bool:
    """Whether a ref is a thing of the game."""
    kind, _, slug = ref.partition(":")
    known = game.lexicon.kinds.get(kind)
    return known is not None and (slug in known.index or (kind == "seat" and slug[:1] == "p"))


def junk_in(entry: ast.Junk) -> str:
    """What the parser could not read."""
    return f"not understood: {(entry.content or '').strip().splitlines()[0]}"
