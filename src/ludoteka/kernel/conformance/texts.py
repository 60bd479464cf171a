"""Checks of a game's texts: messages in every language, and rule ids that the reference explains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from ludoteka.kernel.conformance.violation import Violation
from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.game import Game
from ludoteka.kernel.marks import doubtful_parts, marks_of
from ludoteka.kernel.reference import LANGUAGES, RULE_ID, Reference, load_reference


def needed_messages(game: Game[Any]) -> set[str]:
    """The ids of all messages that wording a game takes."""
    ids = {"game-title", "game-about", *game.lexicon.message_ids(), *game.messages()}
    ids.update(game.facets.messages(game.covers))
    ids.update(feature_messages(game))
    ids.update(f"source-{part}" for part in doubtful_parts(game))
    for row in game.describe_options():
        ids.add(f"option-{row['name']}")
        choices = row["choices"]
        assert isinstance(choices, list)
        for value in choices:
            if isinstance(value, (bool, str)):
                ids.add(f"option-{row['name']}-{str(value).lower() if isinstance(value, bool) else value}")
    return ids


def feature_messages(game: Game[Any]) -> list[str]:
    """The ids of the messages that tell what a move changes, each with a `count`."""
    return [f"{word}-{name}" for name in game.lore.told_features() for word in ("more", "less")]


def check_message_ids(game: Game[Any], found: Mapping[str, Iterable[str]], shared: Iterable[str] = ()) -> None:
    """Every message is there in every language and none is there for nothing.

    `found` are the ids of the game's messages by language, `shared` those that come from elsewhere.
    """
    needed = needed_messages(game)
    elsewhere = set(shared)
    problems: list[str] = []
    for language in LANGUAGES:
        ids = set(found.get(language, ()))
        problems += [f"{language}: {name} is missing" for name in sorted(needed - ids - elsewhere)]
        problems += [f"{language}: {name} is used by nobody" for name in sorted(ids - needed)]
    if problems:
        raise Violation("messages", game.id, "; ".join(problems))


def check_rule_ids(game: Game[Any], tests: Iterable[Path] = ()) -> None:
    """Every rule id that phrases, code or tests cite is in the reference, with the same keys in every language.

    With the paths of tests, every rule of the reference must also be cited by one of them or by the code.
    """
    references = {language: reference_of(game, language) for language in LANGUAGES}
    first = references[LANGUAGES[0]]
    problems: list[str] = []
    for language, reference in references.items():
        for key in sorted(first.by_key.keys() ^ reference.by_key.keys()):
            where = language if key in first.by_key else LANGUAGES[0]
            problems.append(f"reference/{where}.md lacks {key}")
        problems += other_marks(game, language, first, reference)
    prefixes = {key.partition("-")[0] for key in [*first.by_key, *game.lexicon.rules()] if RULE_ID.fullmatch(key)}
    test_files = [file for path in tests for file in ([path] if path.is_file() else sorted(path.rglob("*.py")))]
    cited: dict[str, str] = dict.fromkeys(game.lexicon.rules(), "a phrase")
    for name, text in [*sources(game.folder), *((file.name, file.read_text(encoding="utf-8")) for file in test_files)]:
        for rule in RULE_ID.findall(text):
            if rule.partition("-")[0] in prefixes:
                cited.setdefault(rule, name)
    problems += [
        f"{where} cites {rule}, which the reference does not explain"
        for rule, where in sorted(cited.items())
        if rule not in first.by_key
    ]
    if test_files:
        rules = [key for key in first.by_key if RULE_ID.fullmatch(key)]
        problems += [f"{rule} of the reference is cited by no code and no test" for rule in rules if rule not in cited]
    if problems:
        raise Violation("rules", game.id, "; ".join(problems))


def other_marks(game: Game[Any], language: str, first: Reference, reference: Reference) -> Iterator[str]:
    """What a reference says about where entries come from, and the first one does not."""
    if bool(first.opening) != bool(reference.opening):
        yield f"reference/{language}.md: only one of the languages has an opening"
    for entry in reference.entries:
        other = first.by_key.get(entry.key)
        try:
            told = [[(mark.mark, bool(mark.note)) for mark in marks_of(game, one)] for one in (entry, other or entry)]
        except BadContent as error:
            yield f"reference/{language}.md, {entry.key}: {error}"
            continue
        if told[0] != told[1]:
            yield f"reference/{language}.md: {entry.key} is marked otherwise than in {LANGUAGES[0]}.md"


def reference_of(game: Game[Any], language: str) -> Reference:
    """The game's reference in a language; a Violation if it cannot be read."""
    try:
        return load_reference(game.folder, language)
    except BadContent as error:
        raise Violation("rules", game.id, str(error)) from error


def sources(folder: Traversable) -> Iterator[tuple[str, str]]:
    """Name and text of every Python file of a game."""
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from sources(item)
        elif item.name.endswith(".py"):
            yield item.name, item.read_text(encoding="utf-8")
