"""Scouts: patterns of the prospect cards are drawn on the map."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.figures import Offer
from ludoteka.games.hadrians_wall.numbers import EXPLORE, MAP, PLACED, SCOUTS, SCOUTS_AREA, STALE
from ludoteka.games.hadrians_wall.rules.deeds import Deed
from ludoteka.games.hadrians_wall.rules.gains import gain, tell_used
from ludoteka.games.hadrians_wall.rules.needs import unmet
from ludoteka.games.hadrians_wall.rules.prospects import pay_source, prospect_of
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.state import Choice


class Explore(Deed):
    """Send a scout for a pattern that fits on the map, with enough patricians (HW-SCOUT-01, HW-SCOUT-05)."""

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        boxes = s.facts.scout
        used = row[SCOUTS]
        if used >= len(boxes):
            return ("boxes-used", SCOUTS_AREA)
        closed = unmet(s.facts, row, boxes[used].needs, "scout-level")
        if closed is None and not fits(s, row, pattern_of(s, seat, what)):
            return ("pattern-does-not-fit", pattern_of(s, seat, what))
        return closed

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        """Choose the place; the soldier is paid with it (HW-SCOUT-02)."""
        s.then(PlacePattern(seat, offer.what))


def pattern_of(s: Frontier, seat: Seat, source: int) -> int:
    """The pattern on a prospect card of this year (HW-SCOUT-02)."""
    return s.facts.card[prospect_of(s, seat, source)].pattern


def fits(s: Frontier, row: list[int], pattern: int) -> bool:
    """Whether a pattern finds a place on empty cells (HW-SCOUT-03)."""
    filled = row[MAP]
    return any(not place & filled for place in s.facts.places[pattern])


class PlacePattern(Choice[Frontier]):
    """Draw the chosen pattern on the map, turned or mirrored at will; the soldier is paid now.

    HW-SCOUT-01, HW-SCOUT-02, HW-SCOUT-03.
    """

    __slots__ = ("source",)

    def __init__(self, seat: Seat, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def options(self, s: Frontier) -> list[Action]:
        """Every place on empty cells, by its cells."""
        f = s.facts
        filled = s.rows[self.seat][MAP]
        pattern = pattern_of(s, self.seat, self.source)
        places = f.places[pattern]
        placings = f.placings[pattern]
        return [placings[i] for i in range(len(places)) if not places[i] & filled]

    def take(self, s: Frontier, action: Action) -> None:
        """Pay, draw, and take what is covered and completed."""
        row = s.rows[self.seat]
        cost = s.facts.offer_of[("scout", self.source)].cost
        for item, count in cost:
            row[item] -= count
        pay_source(s, self.seat, self.source, cost)
        s.tell(("scouted", self.seat, pattern_of(s, self.seat, self.source), *action[1:]))
        draw_pattern(s, self.seat, row, [int(cell) for cell in action[1:]])

    def prompt(self, s: Frontier) -> Action:
        return ("place-pattern", pattern_of(s, self.seat, self.source))

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """Covers a filled cell, or does not have the shape of the pattern; anything else has to wait."""
        if action[0] != "place":
            return ("finish-first",)
        filled = s.rows[self.seat][MAP]
        for cell in action[1:]:
            if isinstance(cell, int) and filled >> cell & 1:
                return ("cell-filled", cell)
        pattern = pattern_of(s, self.seat, self.source)
        return None if action in s.facts.placings[pattern] else ("not-the-pattern", pattern)


def draw_pattern(s: Frontier, seat: Seat, row: list[int], cells: list[int]) -> None:
    """Fill the cells: covered symbols are gained, and every row completed brings valour (HW-SCOUT-04)."""
    f = s.facts
    before = row[MAP]
    place = 0
    for cell in cells:
        place |= 1 << cell
    row[MAP] = before | place
    row[PLACED + row[SCOUTS]] = place
    row[SCOUTS] += 1
    row[STALE] |= f.groups_of_kind[EXPLORE]
    tell_used(s, SCOUTS_AREA)
    for cell in cells:
        gain(s, seat, row, f.cell_gains[cell])
    for whole in f.map_rows:
        if row[MAP] & whole == whole and before & whole != whole:
            s.tell(("row-completed", seat))
            gain(s, seat, row, f.row_gain)
