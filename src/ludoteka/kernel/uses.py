"""Uses: what of a game should be used over many games, finer than the things its actions and events name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from ludoteka.kernel.action import Action
from ludoteka.kernel.state import State

S = TypeVar("S", bound=State)


class Uses(Generic[S]):
    """Each way to play a card, each ability of a unit: a game that wants them counted lists them in `wanted`.

    `taken` and `told` say what a decision or an event uses, `noticed` what else was used since it was last asked, as
    pairs of kind and slug. One of them watches one run of games.
    """

    wanted: Mapping[str, Sequence[str]] = {}
    """Kind, then slugs."""
    never: Mapping[str, frozenset[str]] = {}
    """What no rule brings into play, of the kinds that are covered or wanted: it is not waited for."""

    def taken(self, s: S, action: Action) -> Iterable[tuple[str, str]]:
        """What an action is about to use in a position."""
        return ()

    def told(self, event: Action) -> Iterable[tuple[str, str]]:
        """What an event says was used."""
        return ()

    def noticed(self) -> Iterable[tuple[str, str]]:
        """What was used without a decision or an event that says so; forgets it."""
        return ()
