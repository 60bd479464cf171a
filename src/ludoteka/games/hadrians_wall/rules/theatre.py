"""Theatre: one show a year, in any order."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import OPEN, SHOW, SHOW_YEARS, THEATRE, THEATRE_AREA
from ludoteka.games.hadrians_wall.rules.gains import gain, tell_used
from ludoteka.games.hadrians_wall.rules.needs import not_built, unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


def show_closed(s: Frontier, row: list[int], show: int) -> Action | None:
    """Why a show cannot be staged: given before, one was given this year, or too few performers.

    HW-THEATRE-02, HW-GEN-08, HW-GEN-11.
    """
    closed = not_built(row, THEATRE)
    if closed is not None:
        return closed
    if row[SHOW_YEARS + show]:
        return ("show-given", show)
    if s.year in row[SHOW_YEARS : SHOW_YEARS + len(s.facts.show_needs)]:
        return ("show-this-year",)
    return unmet(s.facts, row, s.facts.show_needs[show], "show-level")


def give_show(s: Frontier, seat: Seat, row: list[int], show: int) -> None:
    """Note the year and take what the show brings (HW-THEATRE-02, HW-THEATRE-03, HW-GEN-05)."""
    row[SHOW_YEARS + show] = s.year
    row[OPEN] &= s.facts.without_kind[SHOW]
    if s.heard is not None:
        s.tell(("show-given", seat, show))
        tell_used(s, THEATRE_AREA)
    gain(s, seat, row, s.facts.show_gains[show])
