"""Catalogs: the messages of one language, those of the house and over them those of one game."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ludoteka.kernel.reference import texts_of

Plain = int | float | str
"""What a message takes in the end: a number or a text."""


class Catalog:
    """Words messages in one language; says what went wrong instead of raising."""

    def __init__(self, language: str, *texts: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.entries: dict[str, ast.Message] = {}
        self.wanted: dict[str, frozenset[str]] = {}
        for text in texts:
            resource = FluentResource(text)
            self.bundle.add_resource(resource, allow_overrides=True)
            self.entries.update({entry.id.name: entry for entry in messages_of(resource)})

    def has(self, message: str) -> bool:
        """Whether there is such a message with words of its own."""
        entry = self.entries.get(message)
        return entry is not None and entry.value is not None

    def variables(self, message: str) -> frozenset[str]:
        """The variables a message needs, with those of the messages it quotes."""
        found = self.wanted.get(message)
        if found is None:
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
