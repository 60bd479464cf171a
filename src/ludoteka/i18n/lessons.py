"""The words of lessons: one message per lesson in `lessons/<language>.ftl`, an attribute for every sentence."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, Final, cast

from fluent.syntax import ast

from ludoteka.i18n.catalog import Catalog
from ludoteka.i18n.told import LESSONS, POINTER, Page, Told, book_of, books_for, faults_in, is_thing
from ludoteka.kernel.game import Game
from ludoteka.kernel.lessons import Lesson, load_course, words_of
from ludoteka.kernel.reference import LANGUAGES, load_reference

COACH: Final = "coach"
"""The message whose attributes explain kinds of prompts, named after them."""

SUMMARY: Final = "summary"
"""The message that tells the game on one page."""
PARTS: Final = ("aim", "start", "turn", "fight", "end", "advice")
"""What a summary tells, in this order."""


class ToldLesson(Told):
    """A lesson in one language."""

    def __init__(self, lesson: Lesson, books: list[Catalog]) -> None:
        super().__init__(lesson.id, books)
        self.lesson = lesson


def course_in(game: Game[Any], language: str) -> list[ToldLesson]:
    """The course of a game in a language; English speaks where that has no words."""
    books = books_for(game, LESSONS, language)
    return [ToldLesson(lesson, books) for lesson in load_course(game)]


def coach_in(game: Game[Any], language: str) -> dict[str, str]:
    """What the coach of a first game says about a kind of prompt, by its name."""
    return said_in(game, language, COACH, game.lexicon.prompts)


def summary_in(game: Game[Any], language: str) -> dict[str, str]:
    """The game on one page, part by part; empty if nobody has written it."""
    return said_in(game, language, SUMMARY, PARTS)


def said_in(game: Game[Any], language: str, message: str, names: Iterable[str]) -> dict[str, str]:
    """Those attributes of a message that have words in a language."""
    book = book_of(LESSONS, language, cast(Hashable, game.folder))
    return {name: words for name in names if (words := book.form(message, name))}


# -- the proof that nothing is missing ------------------------------------------------------------------------------


def check_lessons(game: Game[Any]) -> list[str]:
    """What is wrong with the words of a game's lessons: missing, unused, unreadable, or pointing at nothing."""
    course = load_course(game)
    problems: list[str] = []
    pointed: dict[str, dict[tuple[str, str], list[str]]] = {}
    for language in LANGUAGES if course else ():
        page = Page(game, LESSONS, language)
        page.expect([COACH, SUMMARY, *(lesson.id for lesson in course)])
        summary = page.entries.get(SUMMARY)
        page.blame(f"{SUMMARY}.{part} is missing" for part in PARTS if summary is None)
        page.blame([] if summary is None else faults_in(page.book, summary, list(PARTS)))
        page.blame(coach_faults(game, page.book, page.entries.get(COACH)))
        pointed[language] = {
            (lesson.id, name): refs
            for lesson in course
            for name, refs in page.read(lesson.id, words_of(lesson)).items()
        }
        problems += page.problems
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
