"""How large the lists of a View get and which words it uses: what a fixed layout has to know beforehand.

A View's type says what it holds, not how much. `probe` finds that out by playing every mode of a game at random with
fixed seeds. What it found is kept in the `shapes.json` of the game's folder, so that a layout stays the same from
version to version; `python -m ludoteka.envs.shapes GAME ...` writes the files anew.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from ludoteka.kernel.action import Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.phrase import Lexicon
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import State, take

KEPT: Final = "shapes.json"

GAMES: Final = 4
"""How many games of every mode are played."""

LOOK_EVERY: Final = 7
"""Decisions between two looks: a prime, so that all seats get their turn."""

LEAST_ROOM: Final = 4
"""A list that grows and shrinks has room for at least this many items."""

MANY_WORDS: Final = 64
"""A field that used more words than this, and no Kind has them all, is free text: its words are not told apart."""

MANY_KEYS: Final = 64
"""A table whose keys come from a larger Kind than this is written as a list of its entries."""

SLUG: Final = re.compile(r"[\w.-]+")

ITEM: Final = "[]"
VALUE: Final = "{}"


class Shapes(msgspec.Struct, frozen=True):
    """The sizes of lists and the words of texts and keys, each by its path: `players[].hand`, `players[].hand[]`.

    Words are the name of a Kind, whose slugs they are, or a list. An empty list means free text.
    """

    lists: dict[str, int]
    words: dict[str, str | list[str]]
    keys: dict[str, str | list[str]]
    tables: dict[str, int] = {}
    """How many entries a table has room for, where its vocabulary is too large for a column of every word."""

    def vocabulary(self, found: str | list[str], lexicon: Lexicon) -> tuple[str, ...]:
        return lexicon.kinds[found].slugs if isinstance(found, str) else tuple(found)


class Seen:
    """What the Views of some games held, by path."""

    def __init__(self) -> None:
        self.longest: dict[str, int] = {}
        self.here: dict[str, int] = {}
        self.changing: set[str] = set()
        self.lengths: dict[str, set[int]] = {}
        self.fullest: dict[str, int] = {}
        self.repeating: set[str] = set()
        self.words: dict[str, set[str]] = {}
        self.keys: dict[str, set[str]] = {}

    def next_game(self) -> None:
        """Lists that keep their length within each game count as steady, whatever it is from game to game."""
        self.here.clear()

    def look(self, value: object, path: str) -> None:
        """Take in a value of a View and all it holds."""
        if isinstance(value, str):
            self.words.setdefault(path, set()).add(value)
        elif isinstance(value, msgspec.Struct):
            for name in value.__struct_fields__:
                self.look(getattr(value, name), f"{path}.{name}" if path else name)
        elif isinstance(value, list):
            self.look_at_list(value, path)
        elif isinstance(value, tuple):
            for number, item in enumerate(value):
                self.look(item, f"{path}[{number}]")
        elif isinstance(value, dict):
            self.keys.setdefault(path, set()).update(map(str, value))
            self.fullest[path] = max(len(value), self.fullest.get(path, 0))
            for item in value.values():
                self.look(item, path + VALUE)

    def look_at_list(self, value: list[object], path: str) -> None:
        """Take in a list, its length and its items."""
        self.longest[path] = max(len(value), self.longest.get(path, 0))
        self.lengths.setdefault(path, set()).add(len(value))
        if self.here.setdefault(path, len(value)) != len(value):
            self.changing.add(path)
        words = [item for item in value if isinstance(item, str)]
        if len(set(words)) < len(words):
            self.repeating.add(path)
        for item in value:
            self.look(item, path + ITEM)


def probe(game: Game[Any], games: int = GAMES) -> Shapes:
    """Play every mode at random and find the shapes of its Views."""
    seen = Seen()
    for mode in game.modes():
        options = game.read_options(mode.options)
        for number in range(games):
            name = f"{mode.name} {number}"
            s = game.start(mode.seats, options, Chance.of(name, "setup"))
            seen.next_game()
            play_and_look(game, s, seen, name)
    found = shapes_of(seen, game.lexicon)
    lists, keys = paths_of(inspect.type_info(game.view_type()))
    return Shapes(
        lists={path: found.lists.get(path, LEAST_ROOM) for path in lists},
        words=found.words,
        keys={path: found.keys.get(path, []) for path in keys},
        tables=found.tables,
    )


def paths_of(kind: inspect.Type, path: str = "") -> tuple[list[str], list[str]]:
    """The paths of all lists and of all tables that a type holds, sorted."""
    parts: list[tuple[inspect.Type, str]] = []
    lists: list[str] = []
    keys: list[str] = []
    match kind:
        case inspect.StructType(fields=fields):
            parts = [(field.type, f"{path}.{field.name}" if path else field.name) for field in fields]
        case inspect.ListType(item_type=item):
            lists, parts = [path], [(item, path + ITEM)]
        case inspect.DictType(value_type=value):
            keys, parts = [path], [(value, path + VALUE)]
        case inspect.TupleType(item_types=items):
            parts = [(item, f"{path}[{number}]") for number, item in enumerate(items)]
        case inspect.UnionType(types=types):
            parts = [(one, path) for one in types]
    for part, place in parts:
        more_lists, more_keys = paths_of(part, place)
        lists += more_lists
        keys += more_keys
    return sorted(lists), sorted(keys)


def play_and_look(game: Game[Any], s: State, seen: Seen, name: str) -> None:
    """Play one game to its end, or for as long as a game may take, with a look at it now and then."""
    luck, picks = Chance.of(name, "luck"), Chance.of(name, "picks")
    for number in range(game.bound):
        if number % LOOK_EVERY == 0 or s.places:
            seat: Seat = number // LOOK_EVERY % s.seats
            seen.look(game.view(s, seat), "")
        if s.places:
            return
        choice, action = random_decision(game, s, picks)
        take(s, choice, action, luck)


def shapes_of(seen: Seen, lexicon: Lexicon) -> Shapes:
    """Shapes with some room beyond what was seen."""
    words = vocabularies(seen.words, lexicon)
    lists: dict[str, int] = {}
    for path, longest in sorted(seen.longest.items()):
        room = longest
        if seen.lengths[path] == {0, longest} and longest > LEAST_ROOM:
            pass  # there or not there, and always of one length
        elif path in seen.changing or not longest:
            room = max(longest + longest // 4 + 1, LEAST_ROOM)
        kind = words.get(path + ITEM)
        if isinstance(kind, str) and path not in seen.repeating:
            room = max(longest, min(room, len(lexicon.kinds[kind].slugs)))
        lists[path] = room
    keys = vocabularies(seen.keys, lexicon)
    large = [
        path for path, found in keys.items() if isinstance(found, str) and len(lexicon.kinds[found].slugs) > MANY_KEYS
    ]
    tables = {path: max(seen.fullest[path] + seen.fullest[path] // 4 + 1, LEAST_ROOM) for path in large}
    return Shapes(lists, words, keys, tables)


def vocabularies(found: dict[str, set[str]], lexicon: Lexicon) -> dict[str, str | list[str]]:
    """The vocabulary of every path; fields of one name use one Kind wherever one has all their words."""
    by_field: dict[str, set[str]] = {}
    for path, words in found.items():
        by_field.setdefault(field_of(path), set()).update(words)
    out: dict[str, str | list[str]] = {}
    for path, words in sorted(found.items()):
        kind = kind_of(path, by_field[field_of(path)], lexicon) or kind_of(path, words, lexicon)
        out[path] = kind or listed(words)
    return out


def field_of(path: str) -> str:
    """The name of the field that a path ends with.

    >>> field_of("players[].hand[]")
    'hand'
    """
    return path.replace(ITEM, "").replace(VALUE, "").rpartition(".")[2]


def kind_of(path: str, words: Iterable[str], lexicon: Lexicon) -> str:
    """The Kind whose slugs the words are: one that the field is named after, else the smallest; empty if none."""
    wanted = set(words)
    fitting = [kind for kind in lexicon.kinds.values() if wanted and wanted <= kind.index.keys()]
    if not fitting:
        return ""
    return min(fitting, key=lambda kind: (kind.name not in field_of(path), len(kind.slugs), kind.name)).name


def listed(words: Iterable[str]) -> list[str]:
    """Words of no Kind; none for free text, such as a code or too many different words."""
    out = sorted(words)
    return out if len(out) <= MANY_WORDS and all(SLUG.fullmatch(word) for word in out) else []


def kept_shapes(game: Game[Any]) -> Shapes | None:
    """The shapes kept in the game's folder, if there are any."""
    file = game.folder.joinpath(KEPT)
    return msgspec.json.decode(file.read_bytes(), type=Shapes) if file.is_file() else None


def main(names: Iterable[str]) -> int:
    """Write the shapes of some games anew."""
    for name in names:
        game = load_game(name)
        data = msgspec.json.format(msgspec.json.encode(probe(game)), indent=1)
        path = Path(str(game.folder), KEPT)
        path.write_bytes(data + b"\n")
        print(f"shapes: {path}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
