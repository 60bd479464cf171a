"""The words of the rules' pictures: one message per picture in `pictures/<language>.ftl`, an attribute a moment."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, cast

from fluent.runtime import FluentResource
from fluent.syntax import ast

from ludoteka.i18n.catalog import Catalog, messages_of, read_messages
from ludoteka.i18n.language import FALLBACK
from ludoteka.i18n.lessons import POINTER, faults_in, is_thing, junk_in
from ludoteka.kernel.game import Game
from ludoteka.kernel.pictures import Picture, load_pictures
from ludoteka.kernel.reference import LANGUAGES, load_reference


class ToldPicture:
    """A picture in one language."""

    def __init__(self, picture: Picture, books: list[Catalog]) -> None:
        self.picture = picture
        self.books = books

    @property
    def title(self) -> str:
        """What the picture is called."""
        book = next((book for book in self.books if book.has(self.picture.id)), None)
        return self.picture.id if book is None else book.format(self.picture.id, {})[0]

    def word(self, moment: str) -> str:
        """What is said about a moment."""
        return next((words for book in self.books if (words := book.form(self.picture.id, moment))), "")


def pictures_in(game: Game[Any], language: str) -> list[ToldPicture]:
    """The pictures of a game in a language; English speaks where that has no words."""
    folder = cast(Hashable, game.folder)
    books = [book_of(code, folder) for code in dict.fromkeys((language, FALLBACK))]
    return [ToldPicture(picture, books) for picture in load_pictures(game)]


@lru_cache(maxsize=32)
def book_of(language: str, folder: Hashable) -> Catalog:
    """The words of the pictures in a game's folder, which may quote all messages of the game."""
    assert isinstance(folder, Traversable)
    return Catalog(language, read_messages(folder, language), picture_words(folder, language))


def picture_words(folder: Traversable, language: str) -> str:
    """The text of `pictures/<language>.ftl`; empty if there is none."""
    file = folder / "pictures" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def check_pictures(game: Game[Any]) -> list[str]:
    """What is wrong with a game's pictures: words missing, unused or pointing at nothing, rules that are not there."""
    pictures = load_pictures(game)
    rules = load_reference(game.folder, LANGUAGES[0]).by_key
    problems = [f"picture {each.id}: there is no rule {each.rule}" for each in pictures if each.rule not in rules]
    problems += [
        f"picture {each.id}, {moment.id}: {ref} is not a thing"
        for each in pictures
        for moment in each.moments
        for ref in moment.point
        if not is_thing(game, ref)
    ]
    pointed: dict[str, list[list[str]]] = {}
    for language in LANGUAGES if pictures else ():
        where = f"pictures/{language}.ftl"
        text = picture_words(game.folder, language)
        resource = FluentResource(text)
        problems += [f"{where}: {junk_in(entry)}" for entry in resource.body if isinstance(entry, ast.Junk)]
        entries = {entry.id.name: entry for entry in messages_of(resource)}
        known = {each.id for each in pictures}
        problems += [f"{where}: {name} is not a picture" for name in entries if name not in known]
        book = Catalog(language, read_messages(game.folder, language), text)
        pointed[language] = []
        for each in pictures:
            entry = entries.get(each.id)
            if entry is None or entry.value is None:
                problems.append(f"{where}: the picture {each.id} has no title")
                continue
            names = [moment.id for moment in each.moments]
            problems += [f"{where}: {fault}" for fault in faults_in(book, entry, names)]
            refs = [[ref for _, ref in POINTER.findall(book.form(each.id, name) or "")] for name in names]
            problems += [
                f"{where}: {each.id} points at {ref}, which is not a thing"
                for found in refs
                for ref in found
                if not is_thing(game, ref)
            ]
            pointed[language] += [sorted(each_refs) for each_refs in refs]
    if any(found != pointed[LANGUAGES[0]] for found in pointed.values()):
        problems.append("pictures: the words of all languages must point at the same things")
    return problems
