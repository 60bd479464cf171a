"""Baths: bribes make people forget disdain."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import BATHS, BATHS_AREA, BRIBE, BRIBE_YEARS, DISDAIN, FORGIVEN, STALE
from ludoteka.games.hadrians_wall.rules.gains import gain, tell_used
from ludoteka.games.hadrians_wall.rules.needs import not_built, unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


def bribe_closed(s: Frontier, row: list[int], bribe: int) -> Action | None:
    """Why a bribe cannot be given: used, no disdain to forget, two a year, or too few apparitores.

    HW-BATHS-02, HW-BATHS-03, HW-GEN-08, HW-GEN-11.
    """
    closed = not_built(row, BATHS)
    if closed is not None:
        return closed
    f = s.facts
    if row[BRIBE_YEARS + bribe]:
        return ("bribe-given", bribe)
    if row[DISDAIN] <= row[FORGIVEN]:
        return ("no-disdain",)
    if row[BRIBE_YEARS : BRIBE_YEARS + len(f.bribes)].count(s.year) >= f.bribes_per_year:
        return ("bribes-this-year", f.bribes_per_year)
    return unmet(f, row, f.bribes[bribe], "bribe-level")


def give_bribe(s: Frontier, seat: Seat, row: list[int], bribe: int) -> None:
    """Note the year and fill one circled disdain box (HW-BATHS-02, HW-BATHS-03)."""
    row[BRIBE_YEARS + bribe] = s.year
    gain(s, seat, row, s.facts.bribe_gains[bribe])
    row[STALE] |= s.facts.groups_of_kind[BRIBE]
    if s.heard is not None:
        s.tell(("bribed", seat, bribe, row[DISDAIN] - row[FORGIVEN]))
        tell_used(s, BATHS_AREA)
