"""Baths: bribes make people forget disdain."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.figures import Offer
from ludoteka.games.hadrians_wall.numbers import BATHS, BATHS_AREA, BRIBE, BRIBE_YEARS, DISDAIN, FORGIVEN, STALE
from ludoteka.games.hadrians_wall.rules.deeds import Deed
from ludoteka.games.hadrians_wall.rules.gains import gain, tell_used
from ludoteka.games.hadrians_wall.rules.needs import not_built, unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


class GiveBribe(Deed):
    """Give a bribe that is still free: two a year, with disdain to forget and enough apparitores.

    HW-BATHS-02, HW-BATHS-03, HW-GEN-08, HW-GEN-11.
    """

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        closed = not_built(row, BATHS)
        if closed is not None:
            return closed
        f = s.facts
        if row[BRIBE_YEARS + what]:
            return ("bribe-given", what)
        if row[DISDAIN] <= row[FORGIVEN]:
            return ("no-disdain",)
        if row[BRIBE_YEARS : BRIBE_YEARS + len(f.bribe)].count(s.year) >= f.bribes_per_year:
            return ("bribes-this-year", f.bribes_per_year)
        return unmet(f, row, f.bribe[what].needs, "bribe-level")

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        """Note the year and fill one circled disdain box (HW-BATHS-02, HW-BATHS-03)."""
        bribe = offer.what
        row[BRIBE_YEARS + bribe] = s.year
        gain(s, seat, row, s.facts.bribe[bribe].gain)
        row[STALE] |= s.facts.groups_of_kind[BRIBE]
        if s.heard is not None:
            s.tell(("bribed", seat, bribe, row[DISDAIN] - row[FORGIVEN]))
            tell_used(s, BATHS_AREA)
