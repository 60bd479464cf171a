"""Catalogs: the messages of one language, those of the house and over them those of one game."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ludoteka.kernel.reference import texts_of

Plain = int | float | str
"""What a message takes in the end: a number or a text."""

ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where a message (`god-ares =`) or a term (`-gold =`) begins: whatever belongs to the one before it is indented."""


class Catalog:
    """Words messages in one language; says what went wrong instead of raising.

    A message is parsed when it is first asked for: a game has thousands, and parsing them all takes a second.
    """

    def __init__(self, language: str, *texts: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        self.entries: dict[str, ast.Message] = {}
        self.wanted: dict[str, frozenset[str]] = {}
        for text in texts:
            self.unread.update(entries_in(text))

    def read(self, entry: str) -> None:
        """Parse a message or term, with all it quotes, unless that has been done."""
        if entry not in self.unread:
            return
        found: dict[str, ast.Resource] = {}
        waiting = [entry]
        while waiting:
            name = waiting.pop()
            text = self.unread.get(name)
            if text is not None and name not in found:
                found[name] = FluentResource(text)
                quoted = references(found[name])
                waiting += [*quoted.messages, *(f"-{term}" for term in quoted.terms)]
        for resource in reversed(found.values()):  # what is quoted first: others may be asking at the same time
            self.bundle.add_resource(resource, allow_overrides=True)
            self.entries.update({message.id.name: message for message in messages_of(resource)})
        for name in found:
            self.unread.pop(name, None)

    def has(self, message: str) -> bool:
        """Whether there is such a message with words of its own."""
        self.read(message)
        entry = self.entries.get(message)
        return entry is not None and entry.value is not None

    def variables(self, message: str) -> frozenset[str]:
        """The variables a message needs, with those of the messages it quotes."""
        found = self.wanted.get(message)
        if found is None:
            self.read(message)
            found = frozenset(variables_of(self.entries, message))
            self.wanted[message] = found
        return found

    def form(self, message: str, attribute: str) -> str | None:
        """The words of a message's attribute, `.gen` of `god-ares`; None if it has none."""
        if not self.has(message):
            return None
        pattern = self.bundle.get_message(message).attributes.get(attribute)
        if pattern is None:
            return None
        words, errors = self.bundle.format_pattern(pattern, {})
        return None if errors else str(words)

    def format(self, message: str, values: Mapping[str, Plain]) -> tuple[str, list[str]]:
        """The words of a message, and what went wrong with it."""
        self.read(message)
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        try:
            words, errors = self.bundle.format_pattern(pattern, dict(values))
        except (TypeError, ValueError, RecursionError) as error:
            return "", [str(error)]
        return str(words), [str(error) for error in errors]


@lru_cache(maxsize=64)
def catalog(language: str, folder: Hashable) -> Catalog:
    """The catalog of a language: the shared messages and those of the game in this folder, if any."""
    assert folder is None or isinstance(folder, Traversable)
    shared = read_messages(files("ludoteka.i18n"), language)
    return Catalog(language, shared, "" if folder is None else read_messages(folder, language))


def read_messages(folder: Traversable, language: str) -> str:
    """The text of `lang/<language>.ftl` and of `lang/<language>/*.ftl`; empty if there is none."""
    return "\n".join(file.read_text(encoding="utf-8") for file in texts_of(folder / "lang", language, ".ftl"))


def entries_in(text: str) -> dict[str, str]:
    r"""The messages and terms of a file by name, as they are written; of two with one name the last.

    >>> entries_in("ares = Ares\n    .gen = of Ares\n-gold = gold\n")
    {'ares': 'ares = Ares\n    .gen = of Ares\n', '-gold': '-gold = gold\n'}
    """
    begins = [(entry.start(), entry[1]) for entry in ENTRY.finditer(text)]
    return {name: text[start:end] for (start, name), (end, _) in pairwise([*begins, (len(text), "")])}


def messages_of(resource: ast.Resource) -> Iterator[ast.Message]:
    """The messages of a parsed file."""
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            yield entry


class References(Visitor):
    """Gathers what a piece of a message refers to: variables, other messages and terms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's own names
        """A variable, `{ $gold }`."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message, `{ god-ares }`."""
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """A term, `{ -gold }`."""
        self.terms.add(node.id.name)
        self.generic_visit(node)


def references(node: ast.BaseNode | None) -> References:
    """What a piece of a message refers to."""
    found = References()
    found.visit(node)
    return found


def variables_of(entries: Mapping[str, ast.Message], message: str) -> set[str]:
    """The variables of a message and of the messages it quotes."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting = [message]
    while waiting:
        name = waiting.pop()
        if name in seen or name not in entries:
            continue
        seen.add(name)
        here = references(entries[name].value)
        found |= here.variables
        waiting += here.messages
    return found
