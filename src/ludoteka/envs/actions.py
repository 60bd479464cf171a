"""Numbers for actions: a fixed action space per game, and the exact way back while a decision is open.

`Catalog` gives every action of a game a number that does not depend on the position. 0 is WAIT: to leave an offered
aside alone. Then each verb, in alphabetical order, has a block. Inside it an action is the mixed-radix number of its
arguments: a thing counts by its place in its Kind, a seat from 0 to the most seats of the game, a whole number from 0
to SPAN - 1. A block never has more than FOLD numbers: a larger one counts modulo FOLD, as do arguments out of range.

So two options of one decision can want the same number, though only in such blocks. Then the one with the smaller
mixed-radix number has it, and the other takes the next free one of the block, going round. The numbers of all options
follow from the set of options alone, and lead back to exactly one option each.

`Slots` is the other scheme: an option's number is its place in the open list. The action space is small, but a number
means something else in every position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec

from ludoteka.kernel.action import Action
from ludoteka.kernel.codec import fingerprint
from ludoteka.kernel.errors import BadOption, StuckGame
from ludoteka.kernel.game import Game
from ludoteka.kernel.phrase import Kind, Phrase

WAIT: Final = 0
"""The number that leaves an aside alone, in every scheme."""

SPAN: Final = 32
"""Whole numbers from 0 to 31 have numbers of their own; others count modulo 32."""

FOLD: Final = 1021
"""The most numbers of one verb; a prime, so that folded actions spread well."""

SLOTS: Final = 512
"""The size of the action space of `Slots`; a decision has fewer than about 300 options."""


class Encoding(Protocol):
    """A way to number the options of a decision."""

    size: int
    """How large the action space is."""

    def numbers(self, options: Sequence[Action]) -> dict[int, Action]:
        """The number of every option, in rising order; options must be free of duplicates."""
        ...


class Block(msgspec.Struct, frozen=True):
    """The numbers of one verb: `first` to `first + size - 1`; `sizes` are how many values each argument has."""

    verb: str
    arguments: list[str]
    sizes: list[int]
    first: int
    size: int
    exact: bool
    """Whether every action in range has a number of its own."""


class Catalog:
    """Every action of a game has a number, whatever the position."""

    def __init__(self, game: Game[Any]) -> None:
        self.lexicon = game.lexicon
        self.most_seats = max(game.seat_counts)
        self.blocks: dict[str, Block] = {}
        self.kinds: dict[str, list[Kind]] = {}
        first = WAIT + 1
        for verb in sorted(self.lexicon.verbs):
            block = self.block(self.lexicon.verbs[verb], first)
            self.blocks[verb] = block
            first += block.size
        self.size = first

    def block(self, phrase: Phrase, first: int) -> Block:
        """The block of one verb."""
        kinds = [self.lexicon.kinds[kind] for _, kind in phrase.parts]
        self.kinds[phrase.name] = kinds
        sizes = [self.values(kind) for kind in kinds]
        whole = 1
        for size in sizes:
            whole *= size
        labels = [f"{label}:{kind.name}" for (label, _), kind in zip(phrase.parts, kinds, strict=True)]
        return Block(phrase.name, labels, sizes, first, min(whole, FOLD), whole <= FOLD)

    def values(self, kind: Kind) -> int:
        """How many values an argument of a kind has."""
        if kind.name == "seat":
            return self.most_seats
        return SPAN if kind.is_number() else max(1, len(kind.slugs))

    def rank(self, action: Action) -> int:
        """The mixed-radix number of an action's arguments, before anything is folded."""
        verb = str(action[0])
        number = 0
        sizes = self.blocks[verb].sizes
        for value, kind, size in zip(action[1:], self.kinds[verb], sizes, strict=True):
            digit = value if isinstance(value, int) else kind.index[value]
            number = number * size + digit % size
        return number

    def home(self, action: Action) -> int:
        """The number an action wants: its own wherever nothing is folded."""
        block = self.blocks[str(action[0])]
        return block.first + self.rank(action) % block.size

    def numbers(self, options: Sequence[Action]) -> dict[int, Action]:
        """The number of every option."""
        out = {self.home(action): action for action in options}
        if len(out) < len(options):
            out = self.probed(options)
        return dict(sorted(out.items()))

    def probed(self, options: Sequence[Action]) -> dict[int, Action]:
        """The numbers where some options want the same one."""
        out: dict[int, Action] = {}
        for action in sorted(options, key=lambda one: (str(one[0]), self.rank(one), self.lexicon.text(one))):
            block = self.blocks[str(action[0])]
            number = self.home(action)
            for _ in range(block.size):
                if number not in out:
                    break
                number = block.first + (number + 1 - block.first) % block.size
            else:
                raise StuckGame(f"more than {block.size} options of the verb {block.verb}: they cannot be numbered")
            out[number] = action
        return out

    def fingerprint(self) -> str:
        """Changes when any number may mean something else: keep it beside what was trained."""
        slugs = {kind.name: kind.slugs for kinds in self.kinds.values() for kind in kinds}
        rows = [[block, [slugs[kind.name] for kind in self.kinds[block.verb]]] for block in self.blocks.values()]
        return fingerprint(msgspec.json.encode(rows))


class Slots:
    """An option's number is 1 + its place in the open list."""

    def __init__(self) -> None:
        self.size = SLOTS

    def numbers(self, options: Sequence[Action]) -> dict[int, Action]:
        """The number of every option."""
        if len(options) >= self.size:
            raise StuckGame(f"{len(options)} options are open; slots hold {self.size - 1}, take the catalog instead")
        return dict(enumerate(options, WAIT + 1))


def encoding_of(game: Game[Any], name: str) -> Encoding:
    """A scheme by its name."""
    if name == "catalog":
        return Catalog(game)
    if name == "slots":
        return Slots()
    raise BadOption(f"unknown encoding {name!r}; expected one of: catalog, slots")
