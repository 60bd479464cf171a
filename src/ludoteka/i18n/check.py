"""The proof that every message is there in every language, takes what it is given, and is used."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ludoteka.i18n.catalog import messages_of, read_messages, references, variables_of
from ludoteka.kernel.conformance import feature_messages, needed_messages
from ludoteka.kernel.game import Game
from ludoteka.kernel.phrase import Phrase
from ludoteka.kernel.reference import LANGUAGES

CASES = ("gen", "dat", "acc", "loc", "ins", "voc")
"""Forms of a thing that a message may ask for although the thing has none: the nominative speaks for them."""

PLACED = ("in", "into", "from")
"""Forms of a place that bring the right preposition with them: `v Epiru`, `na Chalkidiki`."""

COUNTED = {"cs": ("one", "few"), "pl": ("one", "few")}
"""Plural forms that a message counting something cannot do without."""

PLURALS = {"zero", "one", "two", "few", "many"}
EVERY_GAME = ("game-title", "game-about")
"""What every game says of itself."""

MESSAGE_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""")
SAYERS = ("say", "say_whole")
SOURCES = (".py", ".ts", ".svelte")


class Sheet:
    """One parsed `.ftl` file and what is wrong with it by itself."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.entries: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        self.problems: list[str] = []
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self.junk(entry, text)
            elif isinstance(entry, ast.Message):
                if entry.id.name in self.entries:
                    self.say(f"{entry.id.name} appears twice")
                elif entry.value is None:
                    self.say(f"{entry.id.name} has only attributes, no words")
                self.entries[entry.id.name] = entry
            elif isinstance(entry, ast.Term):
                self.terms[entry.id.name] = entry
        for name, node in {**self.entries, **{f"-{name}": term for name, term in self.terms.items()}}.items():
            self.check_references(name, node)
            self.check_plurals(name, node)

    def say(self, problem: str) -> None:
        """Note a problem of this file."""
        self.problems.append(f"lang/{self.language}.ftl: {problem}")

    def junk(self, entry: ast.Junk, text: str) -> None:
        """Note what the parser could not read."""
        start = entry.span.start if entry.span is not None else 0
        line = text.count("\n", 0, start) + 1
        reasons = ", ".join(str(note.message) for note in entry.annotations) or "not understood"
        self.say(f"line {line}: {reasons}")

    def check_references(self, name: str, node: ast.BaseNode) -> None:
        """Messages and terms that are quoted must exist."""
        found = references(node)
        for other in sorted(found.messages - self.entries.keys()):
            self.say(f"{name} quotes the message {other}, which is not there")
        for other in sorted(found.terms - self.terms.keys()):
            self.say(f"{name} quotes the term -{other}, which is not there")

    def check_plurals(self, name: str, node: ast.BaseNode) -> None:
        """Where things are counted, the language's plural forms must be told apart."""
        selects = Selects()
        selects.visit(node)
        for keys in selects.found:
            if not keys & PLURALS:
                continue
            lacking = [form for form in COUNTED.get(self.language, ("one",)) if form not in keys]
            if lacking:
                self.say(f"{name} counts something but lacks the plural form {', '.join(lacking)}")

    def used_by(self, needed: Iterable[str]) -> tuple[set[str], set[str]]:
        """The messages and terms that wording the needed messages takes."""
        messages: set[str] = set()
        terms: set[str] = set()
        waiting: list[tuple[str, bool]] = [(name, False) for name in needed]
        while waiting:
            name, is_term = waiting.pop()
            done = terms if is_term else messages
            node: ast.BaseNode | None = self.terms.get(name) if is_term else self.entries.get(name)
            if name in done or node is None:
                continue
            done.add(name)
            found = references(node)
            waiting += [(other, False) for other in found.messages]
            waiting += [(other, True) for other in found.terms]
        return messages, terms

    def forms(self, kind: str) -> set[str]:
        """The attributes that things of a kind have in this language."""
        return {
            attribute.id.name
            for name, entry in self.entries.items()
            if name.startswith(f"{kind}-")
            for attribute in entry.attributes
        }


class Selects(Visitor):
    """Gathers the variant keys of every selection in a message."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the visitor's own names
        """`{ $count -> [one] ... *[other] ... }`."""
        keys = (variant.key for variant in node.variants)
        self.found.append({key.name for key in keys if isinstance(key, ast.Identifier)})
        self.generic_visit(node)


# -- a game's messages ------------------------------------------------------------------------------------------


def check_messages(game: Game[Any]) -> list[str]:
    """What is wrong with a game's messages in any language: missing, unused, unreadable, or asking for too much."""
    phrases = phrases_of(game)
    free = list(game.messages())
    needed = sorted(needed_messages(game))
    counted = feature_messages(game)
    silent = [name for name in needed if name not in phrases and name not in free and name not in counted]
    problems = [f"{name} is not a message id: letters, digits, - and _ only" for name in needed if not is_id(name)]
    shared = shared_ids()
    fields = {f"field-{name.replace('_', '-')}" for name in fields_of(game.view_type(), set())}
    sheets: list[Sheet] = []
    for language in LANGUAGES:
        if not (game.folder / "lang" / f"{language}.ftl").is_file():
            problems.append(f"lang/{language}.ftl: no such file")
            continue
        sheet = Sheet(language, read_messages(game.folder, language))
        sheets.append(sheet)
        clashes = sorted(sheet.entries.keys() & shared)
        for name in clashes:
            sheet.say(f"{name} is a name of the shared messages; choose another")
        check_presence(sheet, [name for name in needed if name not in shared], fields)
        for name, phrase in phrases.items():
            check_supplied(sheet, name, supplied_by(game, phrase, sheet))
        for name in counted:
            check_supplied(sheet, name, {"count"})
        for name in silent:
            check_supplied(sheet, name, set())
        problems += sheet.problems
    for name in sorted(fields & {name for sheet in sheets for name in sheet.entries}):
        problems += [f"lang/{sheet.language}.ftl: {name} is missing" for sheet in sheets if name not in sheet.entries]
    return problems + differences(sheets, phrases, free)


def is_id(name: str) -> bool:
    """Whether Fluent can name a message so."""
    return MESSAGE_ID.fullmatch(name) is not None


def phrases_of(game: Game[Any]) -> dict[str, Phrase]:
    """Every declared phrase by the id of its message."""
    lexicon = game.lexicon
    families = {
        "verb": lexicon.verbs,
        "prompt": lexicon.prompts,
        "event": lexicon.events,
        "reason": lexicon.reasons,
    }
    return {f"{family}-{name}": phrase for family, table in families.items() for name, phrase in table.items()}


def shared_ids() -> set[str]:
    """The ids of the messages that all games share."""
    return {entry.id.name for entry in messages_of(FluentResource(read_messages(files("ludoteka.i18n"), "en")))}


def fields_of(kind: Any, seen: set[Any]) -> set[str]:
    """The names of all fields in a View, those of its parts included; a table without a board of its own shows them."""
    if kind in seen:
        return set()
    seen.add(kind)
    found: set[str] = set()
    for part in get_args(kind):
        if not isinstance(part, str):
            found |= fields_of(part, seen)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for name, part in get_type_hints(kind).items():
            found |= {name} | fields_of(part, seen)
    return found


def check_presence(sheet: Sheet, needed: list[str], welcome: Iterable[str] = ()) -> None:
    """Everything needed is there, and nothing else but what is welcome without being needed."""
    for name in needed:
        if name not in sheet.entries:
            sheet.say(f"{name} is missing")
    messages, terms = sheet.used_by([*needed, *(name for name in welcome if name in sheet.entries)])
    for name in sheet.entries:
        if name not in messages:
            sheet.say(f"{name} is used by nobody")
    for name in sheet.terms:
        if name not in terms:
            sheet.say(f"-{name} is used by nobody")


def supplied_by(game: Game[Any], phrase: Phrase, sheet: Sheet) -> set[str]:
    """Every variable that the message of a phrase may use."""
    names: set[str] = set()
    for label, kind in phrase.parts:
        names.add(label)
        if kind != "int":
            forms = {"id", *CASES, *(sheet.forms(kind) if game.lexicon.kinds[kind].worded else ())}
            names |= {f"{label}-{form}" for form in forms}
    return names


def check_supplied(sheet: Sheet, name: str, supplied: set[str]) -> None:
    """A message asks only for what it is given."""
    for variable in sorted(variables_of(sheet.entries, name) - supplied):
        given = ", ".join(f"${one}" for one in sorted(supplied) if "-" not in one) or "nothing"
        sheet.say(f"{name} asks for ${variable}; it is given {given}")


def differences(sheets: list[Sheet], phrases: Mapping[str, Phrase], free: Iterable[str]) -> list[str]:
    """Messages that tell one reader something they keep from another."""
    problems: list[str] = []
    for name in dict.fromkeys([*phrases, *free]):
        labels = {label for label, _ in phrases[name].parts} if name in phrases else set()
        told = {
            sheet.language: {stem(variable, labels) for variable in variables_of(sheet.entries, name)}
            for sheet in sheets
            if name in sheet.entries
        }
        everything = set().union(*told.values())
        for language, variables in told.items():
            lacking = sorted(everything - variables)
            if lacking:
                names = ", ".join(f"${variable}" for variable in lacking)
                problems.append(f"lang/{language}.ftl: {name} does not use {names}, other languages do")
    return problems


def stem(variable: str, labels: set[str]) -> str:
    """The argument behind a variable: `god` of `god-gen`."""
    if variable in labels:
        return variable
    name, _, form = variable.rpartition("-")
    return name if name in labels or (name and form in ("id", *CASES, *PLACED)) else variable


# -- the shared messages ----------------------------------------------------------------------------------------


class Call:
    """A place in Python code that says a message: its id and the arguments it hands over, None if not plain to see."""

    def __init__(self, where: str, message: str, given: set[str] | None) -> None:
        self.where = where
        self.message = message
        self.given = given


def check_shared(folders: Iterable[Path], lang: Traversable | None = None) -> list[str]:
    """What is wrong with the shared messages, measured against the code in these folders that says them."""
    home = files("ludoteka.i18n") if lang is None else lang
    calls: list[Call] = []
    quoted: set[str] = set()
    for file in source_files(folders):
        text = file.read_text(encoding="utf-8")
        quoted |= set(QUOTED.findall(text))
        if file.suffix == ".py":
            calls += calls_in(file.name, text)
    problems: list[str] = []
    sheets: list[Sheet] = []
    names: dict[str, None] = {}
    for language in LANGUAGES:
        sheet = Sheet(language, read_messages(home, language))
        sheets.append(sheet)
        names.update(dict.fromkeys(sheet.entries))
    said = [call.message for call in calls if call.message not in EVERY_GAME]
    for sheet in sheets:
        check_presence(sheet, [*(name for name in names if name in quoted), *said])
        for call in calls:
            if call.given is not None:
                for variable in sorted(variables_of(sheet.entries, call.message) - call.given):
                    sheet.say(f"{call.message} asks for ${variable}, which {call.where} does not give")
        problems += sheet.problems
    return list(dict.fromkeys(problems + differences(sheets, {}, names)))


def source_files(folders: Iterable[Path]) -> Iterator[Path]:
    """All source files below some folders."""
    for folder in folders:
        yield from sorted(file for file in folder.rglob("*") if file.suffix in SOURCES)


def calls_in(name: str, text: str) -> Iterator[Call]:
    """Every `say("some-id", ...)` of a Python file."""
    for node in python.walk(python.parse(text)):
        if not isinstance(node, python.Call) or not node.args:
            continue
        called = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
        first = node.args[0]
        if called not in SAYERS or not isinstance(first, python.Constant) or not isinstance(first.value, str):
            continue
        keywords = [keyword.arg for keyword in node.keywords]
        given = None if None in keywords else {word for word in keywords if word is not None}
        yield Call(f"{name}:{node.lineno}", first.value, given)
