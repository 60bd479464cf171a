"""Matches that undo what must stay."""

from __future__ import annotations

from typing import Any

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.lean import Played
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import Choice, State


class Forgiving(Match):
    """A Match that lets a seat take back its last roll of the dice."""

    def keep(self, before: State, after: State, played: Played, saved: bytes) -> None:
        """Remember the position before."""
        self.older = before
        super().keep(before, after, played, saved)

    def without_last(self, seat: Seat) -> tuple[int, State, list[Played]] | None:
        """As if no die had been cast."""
        last = self.played[-1]
        if last.seat == seat and last.luck:
            return len(self.played) - 1, self.older.copy(), []
        return super().without_last(seat)


class Careless(Match):
    """A Match that lets a seat take back what a rule sealed."""

    def advance(self, before: State, choice: Choice[Any], action: Action, luck: Chance) -> tuple[State, Played, bytes]:
        """As if nothing had been sworn."""
        s, played, saved = super().advance(before, choice, action, luck)
        played.final = False
        return s, played, saved


class Blind(Match):
    """A Match that does not notice reveals."""

    def keep(self, before: State, after: State, played: Played, saved: bytes) -> None:
        """As if nobody had seen anything."""
        played.revealing = False
        super().keep(before, after, played, saved)
