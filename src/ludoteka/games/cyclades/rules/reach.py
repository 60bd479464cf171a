"""Which land can be reached from where, over neighbours and chains of ships (CYC-LAND-02, CYC-TEAM-04)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import MEDUSA, NOBODY
from ludoteka.games.cyclades.rules.conquest import guarded_land
from ludoteka.games.cyclades.rules.control import closed_seas, has_units, occupied_seas
from ludoteka.games.cyclades.state import Cyclades


def friendly_links(s: Cyclades, faction: int) -> int:
    """Mask of the sea areas whose ships link islands for a faction: its own and its teammate's (CYC-LAND-02)."""
    mate = s.terms.mate[faction]
    if mate == NOBODY:
        return s.seas[faction]
    return s.seas[faction] | s.seas[mate]


def joined_seas(s: Cyclades, start: int, links: int) -> int:
    """Mask of the linking sea areas that are connected with those of `start`."""
    found = start & links
    if not found:
        return 0
    sea_mask = s.chart.sea_mask
    first_sea = s.facts.first_sea
    edge = found
    while edge:
        bit = edge & -edge
        edge ^= bit
        further = sea_mask[first_sea + bit.bit_length() - 1] & links & ~found
        found |= further
        edge |= further
    return found


def one_step(s: Cyclades, area: int, links: int) -> int:
    """Mask of the land next to an area on its island, and of other islands at the end of a chain of ships
    (CYC-LAND-02)."""
    chart = s.chart
    mask = chart.land_mask[area]
    seas = joined_seas(s, chart.sea_mask[area], links)
    if seas:
        land_mask = chart.land_mask
        first_sea = s.facts.first_sea
        overseas = 0
        while seas:
            bit = seas & -seas
            overseas |= land_mask[first_sea + bit.bit_length() - 1]
            seas ^= bit
        mask |= overseas & ~chart.island[area]
    return mask


def reachable(s: Cyclades, faction: int, area: int, links: int) -> int:
    """Mask of the land a move can end in or pass: on through land with units of the teammate, never through Medusa's
    (CYC-LAND-02, CYC-TEAM-04)."""
    mask = one_step(s, area, links)
    mate = s.terms.mate[faction]
    if mate == NOBODY:
        return mask
    passable = s.lands[mate]
    medusa = s.creature_area[MEDUSA]
    if medusa != NOBODY:
        passable &= ~(1 << medusa)
    passed = 0
    edge = mask & passable
    while edge:
        bit = edge & -edge
        passed |= bit
        if has_units(s, bit.bit_length() - 1):
            mask |= one_step(s, bit.bit_length() - 1, links)
        edge = mask & passable & ~passed
    return mask


def forbidden_land(s: Cyclades, faction: int) -> int:
    """Mask of the land a faction may not move into: the teammate's, Medusa's, and guarded last areas (CYC-TEAM-04,
    CYC-LAND-05, CYC-GUARD-01)."""
    mask = guarded_land(s, faction)
    mate = s.terms.mate[faction]
    if mate != NOBODY:
        mask |= s.lands[mate]
    medusa = s.creature_area[MEDUSA]
    if medusa != NOBODY:
        mask |= 1 << medusa
    return mask


def retreat_land(s: Cyclades, faction: int, area: int) -> int:
    """Mask of the land a faction may retreat to from an area: in reach over friendly ships, free or its own without
    enemies fighting for it, neither from nor to Medusa (CYC-RETREAT-01, CYC-RETREAT-02, CYC-RETREAT-03)."""
    medusa = s.creature_area[MEDUSA]
    if medusa == area:
        return 0
    mask = one_step(s, area, friendly_links(s, faction))
    taken = 0
    for other in range(s.terms.factions):
        if other != faction:
            taken |= s.lands[other]
    if medusa != NOBODY:
        taken |= 1 << medusa
    for battle in s.battles:
        taken |= 1 << battle.area
    return mask & ~taken & ~(1 << area)


def sailing_targets(s: Cyclades, faction: int, sea: int) -> int:
    """Mask of the sea areas ships can move to: next to theirs, or beyond the teammate's, none of them closed
    (CYC-SEA-01, CYC-SEA-03, CYC-TEAM-04)."""
    sea_mask = s.chart.sea_mask
    closed = closed_seas(s)
    mask = sea_mask[sea] & ~closed
    mate = s.terms.mate[faction]
    if mate == NOBODY:
        return mask
    first_sea = s.facts.first_sea
    passable = s.seas[mate]
    passed = 0
    edge = mask & passable
    while edge:
        bit = edge & -edge
        passed |= bit
        mask |= sea_mask[first_sea + bit.bit_length() - 1] & ~closed
        edge = mask & passable & ~passed
    return mask & ~passable & ~(1 << (sea - first_sea))


def withdrawal_seas(s: Cyclades, faction: int, sea: int) -> int:
    """Mask of the sea areas ships may withdraw to: adjacent, empty or their own, not closed (CYC-NAVAL-03)."""
    empty = ~occupied_seas(s)
    return s.chart.sea_mask[sea] & (empty | s.seas[faction]) & ~closed_seas(s)
