"""Courthouse: one ruling a year in each of three columns."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.figures import Offer
from ludoteka.games.hadrians_wall.numbers import COURTHOUSE, COURTHOUSE_AREA, RULE, RULING_YEARS, RULINGS_ROOM, STALE
from ludoteka.games.hadrians_wall.rules.deeds import Deed
from ludoteka.games.hadrians_wall.rules.gains import gain, tell_used
from ludoteka.games.hadrians_wall.rules.needs import not_built, unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


def rulings(row: list[int], side: int) -> list[int]:
    """The years noted in a column; its boxes are filled by rising value."""
    first = RULING_YEARS + RULINGS_ROOM * side
    return [year for year in row[first : first + RULINGS_ROOM] if year]


class MakeRuling(Deed):
    """Make a ruling in a column that has a free box: one a year there, with enough apparitores.

    HW-COURT-02, HW-GEN-11.
    """

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        closed = not_built(row, COURTHOUSE)
        if closed is not None:
            return closed
        made = rulings(row, what)
        boxes = s.facts.ruling[what]
        if len(made) >= len(boxes):
            return ("rulings-made", what)
        if s.year in made:
            return ("ruling-this-year", what)
        return unmet(s.facts, row, boxes[len(made)].needs, "ruling-level")

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        """Note the year in the next box of the column and take its workers (HW-COURT-02, HW-GEN-05)."""
        side = offer.what
        made = len(rulings(row, side))
        row[RULING_YEARS + RULINGS_ROOM * side + made] = s.year
        row[STALE] |= s.facts.groups_of_kind[RULE]
        if s.heard is not None:
            s.tell(("ruled", seat, side))
            tell_used(s, COURTHOUSE_AREA)
        gain(s, seat, row, s.facts.ruling[side][made].gain)
