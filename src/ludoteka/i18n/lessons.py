"""The words of lessons: one message per lesson in `lessons/<language>.ftl`, an attribute for every sentence."""

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
from ludoteka.kernel.lessons import Lesson, load_course, words_of
from ludoteka.kernel.reference import LANGUAGES, load_reference

POINTER: Final = re.compile(r"\[([^\]]+)\]\(([a-z_]+:[^)\s]+)\)")
"""Words that point at a thing on the board: `[the fort](area:fort)`."""

COACH: Final = "coach"
"""The message whose attributes explain kinds of prompts, named after them."""

SUMMARY: Final = "summary"
"""The message that tells the game on one page."""
PARTS: Final = ("aim", "start", "turn", "fight", "end", "advice")
"""What a summary tells, in this order."""


class ToldLesson:
    """A lesson in one language."""

    def __init__(self, lesson: Lesson, books: Iterable[Catalog]) -> None:
        self.lesson = lesson
        self.books = list(books)

    @property
    def title(self) -> str:
        """What the lesson is called."""
        for book in self.books:
            if book.has(self.lesson.id):
                words, errors = book.format(self.lesson.id, {})
                if not errors:
                    return words
        return self.lesson.id

    def word(self, name: str) -> str:
        """One of its sentences, empty if the lesson has none of that name."""
        return next((words for book in self.books if (words := book.form(self.lesson.id, name))), "")


def course_in(game: Game[Any], language: str) -> list[ToldLesson]:
    """The course of a game in a language; English speaks where that has no words."""
    folder = cast(Hashable, game.folder)
    books = [book_of(code, folder) for code in dict.fromkeys((language, FALLBACK))]
    return [ToldLesson(lesson, books) for lesson in load_course(game)]


def coach_in(game: Game[Any], language: str) -> dict[str, str]:
    """What the coach of a first game says about a kind of prompt, by its name."""
    book = book_of(language, cast(Hashable, game.folder))
    said = {name: book.form(COACH, name) for name in game.lexicon.prompts}
    return {name: words for name, words in said.items() if words}


def summary_in(game: Game[Any], language: str) -> dict[str, str]:
    """The game on one page, part by part; empty if nobody has written it."""
    book = book_of(language, cast(Hashable, game.folder))
    told = {part: book.form(SUMMARY, part) for part in PARTS}
    return {part: words for part, words in told.items() if words}


@lru_cache(maxsize=32)
def book_of(language: str, folder: Hashable) -> Catalog:
    """The words of the lessons in a game's folder, which may quote all messages of the game."""
    assert isinstance(folder, Traversable)
    return Catalog(language, read_messages(folder, language), lesson_words(folder, language))


def lesson_words(folder: Traversable, language: str) -> str:
    """The text of `lessons/<language>.ftl`; empty if there is none."""
    file = folder / "lessons" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


# -- the proof that nothing is missing ------------------------------------------------------------------------------


def check_lessons(game: Game[Any]) -> list[str]:
    """What is wrong with the words of a game's lessons: missing, unused, unreadable, or pointing at nothing."""
    course = load_course(game)
    problems: list[str] = []
    pointed: dict[str, dict[tuple[str, str], list[str]]] = {}
    for language in LANGUAGES if course else ():
        where = f"lessons/{language}.ftl"
        resource = FluentResource(lesson_words(game.folder, language))
        problems += [f"{where}: {junk_in(entry)}" for entry in resource.body if isinstance(entry, ast.Junk)]
        entries = {entry.id.name: entry for entry in messages_of(resource)}
        known = {COACH, SUMMARY, *(lesson.id for lesson in course)}
        problems += [f"{where}: {name} is not a lesson" for name in entries if name not in known]
        book = Catalog(language, read_messages(game.folder, language), lesson_words(game.folder, language))
        summary = entries.get(SUMMARY)
        told = [f"{SUMMARY}.{part} is missing" for part in PARTS] if summary is None else []
        told += [] if summary is None else faults_in(book, summary, list(PARTS))
        problems += [f"{where}: {fault}" for fault in told]
        problems += [f"{where}: {fault}" for fault in coach_faults(game, book, entries.get(COACH))]
        for lesson in course:
            entry = entries.get(lesson.id)
            if entry is None or entry.value is None:
                problems.append(f"{where}: the lesson {lesson.id} has no title")
                continue
            problems += [f"{where}: {fault}" for fault in faults_in(book, entry, words_of(lesson))]
            for name in words_of(lesson):
                words = book.form(lesson.id, name) or ""
                refs = sorted(ref for _, ref in POINTER.findall(words))
                problems += [
                    f"{where}: {lesson.id}.{name} points at {ref}, which is not a thing"
                    for ref in refs
                    if not is_thing(game, ref)
                ]
                pointed.setdefault(language, {})[lesson.id, name] = refs
    coached = {language: set(coach_in(game, language)) for language in LANGUAGES}
    problems += [
        f"lessons/{language}.ftl: the coach does not speak about {', '.join(sorted(coached[LANGUAGES[0]] ^ names))}"
        for language, names in coached.items()
        if names != coached[LANGUAGES[0]]
    ]
    first = pointed.get(LANGUAGES[0], {})
    for language, found in pointed.items():
        problems += [
            f"lessons/{language}.ftl: {lesson}.{name} points at {refs}, {LANGUAGES[0]} at {first.get((lesson, name))}"
            for (lesson, name), refs in found.items()
            if refs != first.get((lesson, name))
        ]
    return problems + bad_points(game, course)


def coach_faults(game: Game[Any], book: Catalog, entry: ast.Message | None) -> Iterable[str]:
    """What is wrong with the coach's words: every kind of prompt must be explained, by the coach or by its rule."""
    said = (
        {}
        if entry is None
        else {attribute.id.name: book.form(COACH, attribute.id.name) for attribute in entry.attributes}
    )
    prompts = game.lexicon.prompts
    yield from (f"coach.{name} is not about a prompt" for name in said if name not in prompts)
    yield from (f"coach.{name} cannot be worded" for name, words in said.items() if not words)
    rules = load_reference(game.folder, book.language).by_key
    yield from (
        f"coach: nobody explains the prompt {name}"
        for name, phrase in prompts.items()
        if name not in said and phrase.rule not in rules
    )
    yield from (
        f"coach.{name} points at {ref}, which is not a thing"
        for name, words in said.items()
        for _, ref in POINTER.findall(words or "")
        if not is_thing(game, ref)
    )


def faults_in(book: Catalog, entry: ast.Message, needed: list[str]) -> Iterable[str]:
    """What is wrong with the message of one lesson."""
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


def bad_points(game: Game[Any], course: Iterable[Lesson]) -> list[str]:
    """Steps that point at nothing or name a rule that the reference does not have."""
    rules = load_reference(game.folder, LANGUAGES[0]).by_key
    problems: list[str] = []
    for lesson in course:
        for step in lesson.steps:
            problems += [
                f"lesson {lesson.id}, {step.id}: {ref} is not a thing" for ref in step.point if not is_thing(game, ref)
            ]
            if step.rule and step.rule not in rules:
                problems.append(f"lesson {lesson.id}, {step.id}: there is no rule {step.rule}")
    return problems


def is_thing(game: Game[Any], ref: str) -> bool:
    """Whether a ref is a thing of the game."""
    kind, _, slug = ref.partition(":")
    known = game.lexicon.kinds.get(kind)
    return known is not None and (slug in known.index or (kind == "seat" and slug[:1] == "p"))


def junk_in(entry: ast.Junk) -> str:
    """What the parser could not read."""
    return f"not understood: {(entry.content or '').strip().splitlines()[0]}"
