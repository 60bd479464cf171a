"""Words: what a game says, worded for one reader."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, cast

from ludoteka.i18n.catalog import Catalog, Plain, catalog
from ludoteka.i18n.language import FALLBACK, read_language
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.game import Game
from ludoteka.kernel.phrase import Phrase

Value = int | float | str | tuple[str, str] | list[tuple[str, str]]
"""An argument of a message: a number, a text, a thing as (kind, slug), or several things, which are listed."""


class Words:
    """Words messages, actions, events, prompts and reasons in one language.

    A message that is missing or lacks an argument never raises: English speaks for it, and where that fails too, the
    game's notation. Each such case is noted in `problems`, for tests.

    A thing `(kind, slug)` arrives in a message as its name, `$god`; its other forms as `$god-gen` and so on, the name
    itself where it has no such form; and its slug, for selectors, as `$god-id`.

    >>> Words("pl", players=["Ola"]).thing("seat", "p1")
    'Ola'
    """

    def __init__(self, language: str, game: Game[Any] | None = None, players: Sequence[str] = ()) -> None:
        self.language = read_language(language)
        self.game = game
        self.players = list(players)
        self.problems: set[str] = set()
        folder = None if game is None else cast(Hashable, game.folder)
        chain = dict.fromkeys((self.language, FALLBACK))
        self.catalogs = [catalog(code, folder) for code in chain]

    # -- messages -----------------------------------------------------------------------------------------------

    def say(self, message: str, /, **values: Value) -> str:
        """A message in words; its bare id if no language has it."""
        words = self.worded(message, values)
        return message if words is None else words

    def worded(self, message: str, values: Mapping[str, Value]) -> str | None:
        """A message in the first language that has it whole."""
        for book in self.catalogs:
            if not book.has(message):
                self.problems.add(f"{book.language}: {message} is missing")
                continue
            words, errors = book.format(message, self.plain(book, message, values))
            if not errors:
                return words
            self.problems.update(f"{book.language}: {message}: {error}" for error in errors)
        return None

    def plain(self, book: Catalog, message: str, values: Mapping[str, Value]) -> dict[str, Plain]:
        """The arguments a message asks for, things turned into names and their forms."""
        out: dict[str, Plain] = {}
        for variable in book.variables(message):
            if variable in values:
                out[variable] = self.plain_value(book, values[variable])
                continue
            name, _, form = variable.rpartition("-")
            if name in values:
                out[variable] = self.plain_value(book, values[name], form)
        return out

    def plain_value(self, book: Catalog, value: Value, form: str = "") -> Plain:
        """An argument as a message takes it; things in the form asked for."""
        if isinstance(value, tuple):
            return value[1] if form == "id" else self.name_of(book, *value, form)
        if isinstance(value, list):
            return ", ".join(str(self.plain_value(book, thing, form)) for thing in value)
        return value

    # -- things -------------------------------------------------------------------------------------------------

    def thing(self, kind: str, slug: str, form: str = "") -> str:
        """The name of a thing; its slug if things of this kind are not worded."""
        return self.name_of(self.catalogs[0], kind, slug, form)

    def name_of(self, book: Catalog, kind: str, slug: str, form: str = "") -> str:
        """The name of a thing in a catalog's language, in the form asked for or else the nominative."""
        if kind == "seat" and slug[1:].isdigit():
            return self.player(int(slug[1:]) - 1)
        known = None if self.game is None else self.game.lexicon.kinds.get(kind)
        if known is None or not known.worded:
            return slug
        message = f"{kind}-{slug}"
        if form:
            words = book.form(message, form)
            if words is not None:
                return words
        if book.has(message):
            words, errors = book.format(message, {})
            if not errors:
                return words
        self.problems.add(f"{book.language}: {message} is missing")
        return slug if book is self.catalogs[-1] else self.name_of(self.catalogs[-1], kind, slug, form)

    def player(self, seat: Seat) -> str:
        """The name of the player at a seat."""
        if 0 <= seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.say("ui-player", number=seat + 1)

    def option(self, name: str) -> str:
        """What one of the game's options is called."""
        return self.say(f"option-{name}")

    def option_value(self, name: str, value: object) -> str:
        """What a value of one of the game's options is called; plain numbers speak for themselves."""
        if isinstance(value, bool):
            return self.say(f"option-{name}-{str(value).lower()}")
        return self.say(f"option-{name}-{value}") if isinstance(value, str) else str(value)

    # -- phrases ------------------------------------------------------------------------------------------------

    def action(self, action: Action) -> str:
        """What an option says: `Bid 7 for Ares`."""
        return self.phrase("verb", action)

    def event(self, event: Action) -> str:
        return self.phrase("event", event)

    def prompt(self, prompt: Action) -> str:
        """How a choice asks."""
        return self.phrase("prompt", prompt)

    def reason(self, reason: Action) -> str:
        """Why an action is closed."""
        return self.phrase("reason", reason)

    def phrase(self, family: str, words: Action) -> str:
        """A declared phrase in words, or in notation if it cannot be worded."""
        notation = " ".join(str(word) for word in words)
        phrase = None if self.game is None else self.declared(self.game, family).get(str(words[0]))
        if self.game is None or phrase is None:
            self.problems.add(f"{family} {notation} is not declared")
            return notation
        try:
            values = self.game.lexicon.arguments(phrase, words)
            slugs = [slug for _, slug in self.game.lexicon.slugs(phrase, words)]
        except (KeyError, ValueError) as error:
            self.problems.add(f"{family} {notation}: {error}")
            return notation
        told = self.worded(f"{family}-{phrase.name}", values)
        return " ".join([phrase.name, *slugs]) if told is None else told

    def declared(self, game: Game[Any], family: str) -> dict[str, Phrase]:
        """The phrases of a family by name."""
        lexicon = game.lexicon
        return {
            "verb": lexicon.verbs,
            "prompt": lexicon.prompts,
            "event": lexicon.events,
            "reason": lexicon.reasons,
        }[family]
