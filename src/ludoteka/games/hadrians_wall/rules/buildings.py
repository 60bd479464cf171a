"""Buildings and landmarks of both sheets: what each needs, and what it gives at once."""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.facts import BUILT, OPEN, REACH, STALE
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


def building_closed(s: Frontier, row: list[int], building: int) -> Action | None:
    """Why a building cannot be built: it stands, the smaller one is missing, or a threshold is not reached.

    HW-GEN-08, HW-GRAN-02, HW-GRAN-03, HW-BUILD-01, HW-LANDMARK-01, HW-PREC-01, HW-MARKET-01, HW-THEATRE-01,
    HW-LUDUS-01, HW-GARDEN-01, HW-GARDEN-02, HW-TEMPLE-01, HW-BATHS-01, HW-COURT-01.
    """
    f = s.facts
    built = row[BUILT]
    if built >> building & 1:
        return ("already-built", building)
    before = f.built_before[building]
    if before >= 0 and not built >> before & 1:
        return (ORDERS[building], building, before)
    return unmet(f, row, f.building_needs[building], LEVELS[building])


def build(s: Frontier, seat: Seat, row: list[int], building: int) -> None:
    """Build it and take what it gives; a road's attribute is chosen.

    HW-GRAN-03, HW-BUILD-03, HW-BUILD-04, HW-LANDMARK-02, HW-PREC-02, HW-GARDEN-01, HW-GARDEN-02, HW-TEMPLE-01.
    """
    f = s.facts
    row[BUILT] |= 1 << building
    row[STALE] |= f.building_stale[building]
    row[REACH] = (row[REACH] | f.building_reach[building]) & ~f.building_group[building]
    row[OPEN] &= ~(1 << f.number[("build", building)])
    if s.heard is not None:
        s.tell(("built", seat, building))
    one_of = f.building_one_of[building]
    if one_of:
        s.then(RaiseAttribute(seat, one_of))
    gain(s, seat, row, f.building_gains[building])
