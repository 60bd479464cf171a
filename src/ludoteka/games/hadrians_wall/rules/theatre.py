"""Theatre: one show a year, in any order."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.figures import Offer
from ludoteka.games.hadrians_wall.numbers import OPEN, SHOW, SHOW_YEARS, THEATRE, THEATRE_AREA
from ludoteka.games.hadrians_wall.rules.deeds import Deed
from ludoteka.games.hadrians_wall.rules.gains import gain, tell_used
from ludoteka.games.hadrians_wall.rules.needs import not_built, unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


class GiveShow(Deed):
    """Stage a show that was not given before, one a year, with enough performers.

    HW-THEATRE-02, HW-GEN-08, HW-GEN-11.
    """

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        closed = not_built(row, THEATRE)
        if closed is not None:
            return closed
        shows = s.facts.show
        if row[SHOW_YEARS + what]:
            return ("show-given", what)
        if s.year in row[SHOW_YEARS : SHOW_YEARS + len(shows)]:
            return ("show-this-year",)
        return unmet(s.facts, row, shows[what].needs, "show-level")

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        """Note the year and take what the show brings (HW-THEATRE-02, HW-THEATRE-03, HW-GEN-05)."""
        show = offer.what
        row[SHOW_YEARS + show] = s.year
        row[OPEN] &= s.facts.without_kind[SHOW]
        if s.heard is not None:
            s.tell(("show-given", seat, show))
            tell_used(s, THEATRE_AREA)
        gain(s, seat, row, s.facts.show[show].gain)
