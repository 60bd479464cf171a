"""Courthouse: one ruling a year in each of three columns."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import COURTHOUSE, COURTHOUSE_AREA, RULE, RULING_YEARS, RULINGS_ROOM, STALE
from ludoteka.games.hadrians_wall.rules.gains import gain, tell_used
from ludoteka.games.hadrians_wall.rules.needs import not_built, unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


def rulings(row: list[int], side: int) -> list[int]:
    """The years noted in a column; its boxes are filled by rising value."""
    first = RULING_YEARS + RULINGS_ROOM * side
    return [year for year in row[first : first + RULINGS_ROOM] if year]


def ruling_closed(s: Frontier, row: list[int], side: int) -> Action | None:
    """Why no ruling can be made in a column: used up, one was made this year, or too few apparitores.

    HW-COURT-02, HW-GEN-11.
    """
    closed = not_built(row, COURTHOUSE)
    if closed is not None:
        return closed
    made = rulings(row, side)
    needs = s.facts.ruling_needs[side]
    if len(made) >= len(needs):
        return ("rulings-made", side)
    if s.year in made:
        return ("ruling-this-year", side)
    return unmet(s.facts, row, needs[len(made)], "ruling-level")


def make_ruling(s: Frontier, seat: Seat, row: list[int], side: int) -> None:
    """Note the year in the next box of the column and take its workers (HW-COURT-02, HW-GEN-05)."""
    made = len(rulings(row, side))
    row[RULING_YEARS + RULINGS_ROOM * side + made] = s.year
    row[STALE] |= s.facts.groups_of_kind[RULE]
    if s.heard is not None:
        s.tell(("ruled", seat, side))
        tell_used(s, COURTHOUSE_AREA)
    gain(s, seat, row, s.facts.ruling_gains[side][made])
