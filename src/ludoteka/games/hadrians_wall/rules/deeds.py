"""Deeds: what each kind of offer asks of the sheets before it is paid for, and what it does then."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.figures import Offer
from ludoteka.games.hadrians_wall.rules.gains import fill
from ludoteka.games.hadrians_wall.rules.needs import next_box_closed, unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


class Deed:
    """One kind of thing that a player pays for; its chapter subclasses it and `offers` lists it (HW-GEN-01)."""

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        """Why it is closed on the sheets, whatever lies in the pool; None if it is open."""
        return None

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        """Do what was paid for."""


class FillBox(Deed):
    """Fill the next box of a track that granaries open column by column (HW-GEN-03, HW-GRAN-01)."""

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        return next_box_closed(s.facts, row, what)

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        fill(s, seat, row, offer.what)


class FillChained(FillBox):
    """Fill a box that hangs on a box of the fort; the reason is told where the chain is too short."""

    __slots__ = ("reason",)

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        closed = next_box_closed(s.facts, row, what)
        if closed is not None:
            return closed
        return unmet(s.facts, row, s.facts.track[what][row[what]].needs, self.reason)
