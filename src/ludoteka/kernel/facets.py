"""Facets: what a game tells the balance report about each seat of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

import msgspec

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.phrase import Lexicon
from ludoteka.kernel.state import State

S = TypeVar("S", bound=State)

Told = Mapping[str, Sequence[str | int]]
"""What is true of a seat, by facet: things as the rules write them, or plain numbers."""


class Facet(msgspec.Struct, frozen=True):
    """One thing by which seats, or with `whole` entire games, are told apart.

    Its values are things of a `kind`, or words of its own, each with a message `facet-<name>-<value>`; without either
    they are numbers and stand for themselves.
    """

    name: str
    kind: str = ""
    values: tuple[str, ...] = ()
    whole: bool = False


class Facets(Generic[S]):
    """What tells the seats of a finished game apart; a game subclasses it in its `facets.py`.

    The message `facet-<name>` says what a facet is called, and `facet-<kind>` what the things of a kind are that seats
    take or the game covers.
    """

    facets: tuple[Facet, ...] = ()
    takes: ClassVar[Mapping[str, str]] = {}
    """Events by which a seat takes, builds or plays a thing, and its kind; of two things of that kind the first."""
    varies: tuple[str, ...] = ()
    """Options that the report plays in all their values unless it is told one: editions of the rules."""

    def of(self, s: S, told: Sequence[Action]) -> list[Told]:
        """What was true of each seat in a finished game; `told` are all its events in order."""
        return [{} for _ in range(s.seats)]

    def seat(self, s: S, lexicon: Lexicon, event: Action) -> Seat:
        """The seat an event is about, -1 for nobody: the first one it names."""
        phrase = lexicon.events[str(event[0])]
        for (_, kind), value in zip(phrase.parts, event[1:], strict=True):
            if kind == "seat":
                return int(value)
        return -1

    def messages(self, covers: Sequence[str]) -> list[str]:
        """The messages that name facets, their values and kinds of things; none for a game without facets."""
        if not self.facets and not self.takes:
            return []
        names = dict.fromkeys([*(facet.name for facet in self.facets), *self.takes.values(), *covers])
        values = [f"facet-{facet.name}-{value}" for facet in self.facets for value in facet.values]
        return [*(f"facet-{name}" for name in names), *values]
