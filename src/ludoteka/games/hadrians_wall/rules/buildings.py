"""Buildings and landmarks of both sheets: what each needs, and what it gives at once."""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.figures import Offer
from ludoteka.games.hadrians_wall.numbers import BUILT, OPEN, REACH, STALE
from ludoteka.games.hadrians_wall.rules.deeds import Deed
from ludoteka.games.hadrians_wall.rules.gains import RaiseAttribute, gain
from ludoteka.games.hadrians_wall.rules.needs import unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat

FAMILIES: Final = (
    "granary", "granary", "large-granary",
    "building", "building", "building", "building", "building", "building",
    "precinct", "precinct", "precinct",
    "market", "theatre", "ludus", "gardens", "large-gardens",
    "temple", "temple", "temple", "baths", "courthouse",
    "landmark", "landmark", "landmark", "landmark",
)  # fmt: skip
"""Which rule each building follows; reasons are named after it: `market-level`, `temple-order`."""

LEVELS: Final = tuple(f"{family}-level" for family in FAMILIES)
ORDERS: Final = tuple(f"{family}-order" for family in FAMILIES)


class Build(Deed):
    """Build what does not stand yet, after the smaller one, with every threshold reached (HW-BUILD-02).

    HW-GEN-08, HW-GRAN-02, HW-GRAN-03, HW-BUILD-01, HW-LANDMARK-01, HW-PREC-01, HW-MARKET-01, HW-THEATRE-01,
    HW-LUDUS-01, HW-GARDEN-01, HW-GARDEN-02, HW-TEMPLE-01, HW-BATHS-01, HW-COURT-01.
    """

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        building = s.facts.building[what]
        built = row[BUILT]
        if built >> what & 1:
            return ("already-built", what)
        if building.after >= 0 and not built >> building.after & 1:
            return (ORDERS[what], what, building.after)
        return unmet(s.facts, row, building.needs, LEVELS[what])

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        """Build it and take what it gives; a road's attribute is chosen.

        HW-GRAN-03, HW-BUILD-03, HW-BUILD-04, HW-LANDMARK-02, HW-PREC-02, HW-GARDEN-01, HW-GARDEN-02, HW-TEMPLE-01.
        """
        building = s.facts.building[offer.what]
        row[BUILT] |= 1 << offer.what
        row[STALE] |= building.wakes
        row[REACH] = (row[REACH] | building.reach) & ~building.group
        row[OPEN] &= ~offer.group.offers
        if s.heard is not None:
            s.tell(("built", seat, offer.what))
        if building.gain_one_of:
            s.then(RaiseAttribute(seat, building.gain_one_of))
        gain(s, seat, row, building.gain)
