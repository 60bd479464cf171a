"""Nim: players in turn take one to three sticks from a heap; the player who takes the last one wins."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec
from ludoteka.kernel.game import Game, Say
from ludoteka.kernel.options import Options
from ludoteka.kernel.phrase import Lexicon, Phrase
from ludoteka.kernel.state import Choice, State


class Heap(State):
    """The position: the sticks left on the heap."""

    sticks: int
    __slots__ = tuple(__annotations__)

    def copy(self) -> Heap:
        twin = Heap(self.seats)
        twin.sticks = self.sticks
        self.carry(twin)
        return twin


class Take(Choice[Heap]):
    """A seat takes one to three sticks."""

    def options(self, s: Heap) -> list[Action]:
        return [("take", count) for count in range(1, min(3, s.sticks) + 1)]

    def take(self, s: Heap, action: Action) -> None:
        match action:
            case ("take", int(count)):
                s.sticks -= count
                s.tell(("took", self.seat, count))
                if s.sticks:
                    s.then(Take((self.seat + 1) % s.seats))
                else:
                    s.finish([1 if seat == self.seat else 2 for seat in range(s.seats)])

    def why_not(self, s: Heap, action: Action) -> Action | None:
        return None if action in self.options(s) else ("too-many", s.sticks)


class HeapOptions(Options, frozen=True):
    """What the players agree on before the game."""

    sticks: int = 21


class HeapView(msgspec.Struct, frozen=True):
    """What a seat may know: in Nim, everything."""

    sticks: int


class Nim(Game[Heap]):
    """The definition through which everything else reaches the game."""

    id = "nim"
    rules_version = 1
    content_version = "1"
    seat_counts = (2, 3, 4)
    options_type = HeapOptions
    minutes = 5
    folder = Path(__file__).parent
    codec = Codec(Heap, [sys.modules[__name__]])
    lexicon = Lexicon(
        kinds=[],
        verbs=[Phrase("take", "count:amount")],
        prompts=[Phrase("take")],
        events=[Phrase("took", "seat count:amount")],
        reasons=[Phrase("too-many", "sticks:amount")],
    )

    def setup(self, seats: int, options: Options, chance: Chance) -> Heap:
        assert isinstance(options, HeapOptions)
        s = Heap(seats)
        s.sticks = options.sticks
        s.then(Take(chance.below(seats)))
        return s

    def view(self, s: Heap, seat: Seat) -> HeapView:
        return HeapView(s.sticks)

    def view_type(self) -> type[msgspec.Struct]:
        return HeapView

    def resample(self, s: Heap, seat: Seat, chance: Chance) -> Heap:
        return s.copy()

    def draw(self, s: Heap, seat: Seat, say: Say) -> str:
        return "|" * s.sticks


def load(packs: Sequence[Path] = ()) -> Nim:
    """The entry point in pyproject.toml."""
    return Nim()
