"""Numbers for actions: a fixed action space per game, and the exact way back while a decision is open.

`Catalog` gives every action of a game a number that does not depend on the position. 0 is WAIT: to leave an offered
aside alone. Then each verb, in alphabetical order, has a block. Inside it an action is the mixed-radix number of its
arguments: a thing counts by its place in its Kind, a seat from 0 to the most seats of the game, a whole number from 0
to SPAN - 1. A block never has more than FOLD numbers: a larger one counts modulo FOLD, as do arguments out of range.

So two options of one decision can want the same number, though only in such blocks. Then the one with the smaller
mixed-radix number has it, and the other takes the next free one of the block, going round. The numbers of all options
follow from the set of options alone, and lead back to exactly one option each.

`Slots` is another scheme: an option's number is its place in the open list. The action space is small, but a number
means something else in every position. `Listed` are slots whose options an observation describes, each by its verb and
its arguments, for networks that rate options one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludoteka.envs.numbering import Encoding, Form, fill_numbers, rank
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


class Block(msgspec.Struct, frozen=True):
    """The numbers of one verb: `first` to `first + size - 1`; `sizes` are how many values each argument has."""

    verb: str
    arguments: list[str]
    sizes: list[int]
    first: int
    size: int
    exact: bool
    """Whether every action in range has a number of its own."""


class Catalog(Encoding):
    """Every action of a game has a number, whatever the position."""

    def __init__(self, game: Game[Any]) -> None:
        self.lexicon = game.lexicon
        self.most_seats = max(game.seat_counts)
        self.blocks: dict[str, Block] = {}
        self.kinds: dict[str, list[Kind]] = {}
        self.forms = {}
        first = WAIT + 1
        for verb in sorted(self.lexicon.verbs):
            block = self.block(self.lexicon.verbs[verb], first)
            self.blocks[verb] = block
            self.forms[verb] = form_of(block, self.kinds[verb])
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
        return rank(self.forms[str(action[0])], action)

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

    def fill(self, options: list[Action], out: list[int]) -> bool:
        """Add the number of every option, if they are sure to differ."""
        return fill_numbers(self.forms, options, out)

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


class Slots(Encoding):
    """An option's number is 1 + its place in the open list."""

    def __init__(self) -> None:
        self.size = SLOTS
        self.forms = {}

    def numbers(self, options: Sequence[Action]) -> dict[int, Action]:
        """The number of every option."""
        if len(options) >= self.size:
            raise StuckGame(f"{len(options)} options are open; slots hold {self.size - 1}, take the catalog instead")
        return dict(enumerate(options, WAIT + 1))

    def fill(self, options: list[Action], out: list[int]) -> bool:
        """Add the places of the options."""
        if len(options) >= self.size:
            return False
        out.extend(range(len(out) + WAIT + 1, len(out) + WAIT + 1 + len(options)))
        return True


class Listed(Slots):
    """Slots whose options are described: a line of `features` numbers for each, its verb and then its arguments.

    A verb is its place in alphabetical order counted from 1, a thing its place in its Kind counted from 1, a number
    itself; zeros fill up, and the line of a slot that is not open, or of WAIT, is all zeros.
    """

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        lexicon = game.lexicon
        self.verbs: list[Verb] = []
        most_seats = max(game.seat_counts)
        for number, name in enumerate(sorted(lexicon.verbs), 1):
            kinds = [lexicon.kinds[kind] for _, kind in lexicon.verbs[name].parts]
            sizes = [most_seats if kind.name == "seat" else len(kind.slugs) for kind in kinds]
            labels = [f"{label}:{kind}" for label, kind in lexicon.verbs[name].parts]
            self.verbs.append(Verb(number, name, labels, sizes))
            self.forms[name] = form_of(Block(name, labels, sizes, number, 1, False), kinds)
        self.features = 1 + max(len(verb.arguments) for verb in self.verbs)


class Verb(msgspec.Struct, frozen=True):
    """A verb as `Listed` describes it: its number, its arguments, and how many values each has (0: whole numbers)."""

    number: int
    name: str
    arguments: list[str]
    values: list[int]


def form_of(block: Block, kinds: Sequence[Kind]) -> Form:
    """A block in the form that numbers are worked out from."""
    form = Form()
    form.name = block.verb
    form.first = block.first
    form.size = block.size
    form.exact = block.exact
    form.sizes = list(block.sizes)
    form.index = [dict(kind.index) for kind in kinds]
    form.things = [int(not kind.is_number()) for kind in kinds]
    return form


def encoding_of(game: Game[Any], name: str) -> Encoding:
    """A scheme by its name."""
    if name == "catalog":
        return Catalog(game)
    if name == "slots":
        return Slots()
    if name == "listed":
        return Listed(game)
    raise BadOption(f"unknown encoding {name!r}; expected one of: catalog, slots, listed")
