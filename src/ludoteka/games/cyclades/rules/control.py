"""Areas and the pieces in them: who controls what, and what is placed, moved and lost (CYC-AREA, CYC-LIMIT).

These functions change lists and nothing else. What follows from a change of control (elimination, bonuses, priestess
symbols, conversions) is in `conquest.py`.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.cyclades.facts import KRAKEN, MEDUSA, MINOTAUR, NOBODY, POLYPHEMUS
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action


def numbers_of_ten_bits(first: int) -> list[list[int]]:
    """For each mask of ten bits the numbers in it, counted from `first`."""
    return [[first + bit for bit in range(10) if mask >> bit & 1] for mask in range(1 << 10)]


LOW: Final = numbers_of_ten_bits(0)
MIDDLE: Final = numbers_of_ten_bits(10)
HIGH: Final = numbers_of_ten_bits(20)


def listed(mask: int, first: int = 0) -> list[int]:
    """The numbers in a mask, ascending, counted from `first`.

    >>> listed(0b1011), listed(0b11, 30)
    ([0, 1, 3], [30, 31])
    """
    if first == 0 and mask < 1 << 30:
        return LOW[mask & 1023] + MIDDLE[mask >> 10 & 1023] + HIGH[mask >> 20]
    out: list[int] = []
    while mask:
        bit = mask & -mask
        out.append(first + bit.bit_length() - 1)
        mask ^= bit
    return out


def own_land(s: Cyclades, faction: int) -> list[int]:
    """The land areas a faction controls, ascending (CYC-AREA-03)."""
    mask = s.lands[faction]
    if mask < 1 << 30:
        return LOW[mask & 1023] + MIDDLE[mask >> 10 & 1023] + HIGH[mask >> 20]
    return listed(mask)


def own_sea(s: Cyclades, faction: int) -> list[int]:
    """The sea areas a faction controls, ascending (CYC-AREA-04)."""
    return listed(s.seas[faction], s.facts.first_sea)


def is_land(s: Cyclades, area: int) -> bool:
    """Whether an area is land."""
    return area < s.facts.first_sea


def opposed(s: Cyclades, faction: int, other: int) -> bool:
    """Whether the second is a faction of another side."""
    return other != NOBODY and s.terms.side_of[other] != s.terms.side_of[faction]


def why_not_your_land(s: Cyclades, faction: int, area: int) -> Action | None:
    """Why an area is not land of a faction; None if it is (CYC-AREA-03)."""
    if not is_land(s, area):
        return ("not-land", area)
    return ("not-yours", area) if s.owner[area] != faction else None


def why_not_your_sea(s: Cyclades, faction: int, area: int) -> Action | None:
    """Why an area is not sea of a faction; None if it is (CYC-AREA-04)."""
    if is_land(s, area):
        return ("not-sea", area)
    return ("not-yours", area) if s.owner[area] != faction else None


# -- land -------------------------------------------------------------------------------------------------------


def give_land(s: Cyclades, area: int, faction: int) -> None:
    """Put a faction's token on a land area; buildings and metropolises pass with it (CYC-AREA-05, CYC-AREA-07)."""
    former = s.owner[area]
    if former != NOBODY:
        s.lands[former] &= ~(1 << area)
    s.owner[area] = faction
    s.lands[faction] |= 1 << area


def has_units(s: Cyclades, area: int) -> bool:
    """Whether soldiers, heroes or the Minotaur of its controller stand in a land area (CYC-LAND-04, CYC-AREA-06,
    CYC-AREA-09).
    """
    if s.soldiers[area] or s.mercenaries[area]:
        return True
    owner = s.owner[area]
    if owner == NOBODY:
        return False
    return bool(s.heroes[area] & s.hero_hand[owner]) or s.figures[area] == MINOTAUR


def is_petrified(s: Cyclades, area: int) -> bool:
    """Whether Medusa stands there: nobody may enter or leave (CYC-LAND-05, CYC-C-MEDUSA)."""
    return s.creature_area[MEDUSA] == area


def place_soldier(s: Cyclades, faction: int, area: int) -> None:
    """Put a regular soldier from the supply into a land area of its faction."""
    s.soldier_supply[faction] -= 1
    s.soldiers[area] += 1


def remove_soldier(s: Cyclades, area: int) -> None:
    """Take a regular soldier of the controller back to its supply."""
    s.soldiers[area] -= 1
    s.soldier_supply[s.owner[area]] += 1


def place_mercenary(s: Cyclades, area: int) -> None:
    """Put a mercenary from the bank into a land area of the faction that gets it."""
    s.mercenary_bank -= 1
    s.mercenaries[area] += 1


def remove_mercenary(s: Cyclades, area: int) -> None:
    """Take a mercenary of a land area back to the bank."""
    s.mercenaries[area] -= 1
    s.mercenary_bank += 1


# -- sea --------------------------------------------------------------------------------------------------------


def closed_seas(s: Cyclades) -> int:
    """Mask of the sea areas no ship may enter: Kraken's, and those next to Polyphemus (CYC-SEA-03)."""
    mask = 0
    kraken = s.creature_area[KRAKEN]
    if kraken != NOBODY:
        mask = 1 << (kraken - s.facts.first_sea)
    polyphemus = s.creature_area[POLYPHEMUS]
    if polyphemus != NOBODY:
        mask |= s.chart.sea_mask[polyphemus]
    return mask


def is_closed(s: Cyclades, sea: int) -> bool:
    """Whether no ship may enter a sea area (CYC-SEA-03, CYC-RECRUIT-02)."""
    return bool(closed_seas(s) >> (sea - s.facts.first_sea) & 1)


def occupied_seas(s: Cyclades) -> int:
    """Mask of the sea areas with ships of anybody."""
    mask = 0
    for seas in s.seas:
        mask |= seas
    return mask


def coast(s: Cyclades, faction: int) -> int:
    """Mask of the sea areas next to land a faction controls."""
    mask = 0
    sea_mask = s.chart.sea_mask
    land = s.lands[faction]
    while land:
        bit = land & -land
        mask |= sea_mask[bit.bit_length() - 1]
        land ^= bit
    return mask


def add_ships(s: Cyclades, faction: int, sea: int, count: int) -> None:
    """Let ships that are already in hand stand in a sea area that is empty or the faction's own (CYC-AREA-04)."""
    if count:
        s.ships[sea] += count
        s.owner[sea] = faction
        s.seas[faction] |= 1 << (sea - s.facts.first_sea)


def lift_ships(s: Cyclades, sea: int, count: int) -> None:
    """Take ships of its controller out of a sea area; an emptied area belongs to nobody (CYC-AREA-04)."""
    s.ships[sea] -= count
    if s.ships[sea] == 0:
        s.seas[s.owner[sea]] &= ~(1 << (sea - s.facts.first_sea))
        s.owner[sea] = NOBODY


def place_ship(s: Cyclades, faction: int, sea: int) -> None:
    """Put a ship from the supply into a sea area that is empty or the faction's own."""
    s.ship_supply[faction] -= 1
    add_ships(s, faction, sea, 1)


def sink_ships(s: Cyclades, sea: int, count: int) -> None:
    """Return ships of a sea area to the supply of their faction."""
    if count:
        s.ship_supply[s.owner[sea]] += count
        lift_ships(s, sea, count)


def coastal_places(s: Cyclades, faction: int) -> int:
    """Mask of the sea areas at a faction's coast that are empty or its own and not closed: a free ship goes there
    (CYC-POS-01, CYC-RECRUIT-02)."""
    return coast(s, faction) & (~occupied_seas(s) | s.seas[faction]) & ~closed_seas(s)


def fleet_places(s: Cyclades, faction: int) -> int:
    """Mask of the sea areas for bought ships: those of its coast, and wherever it has ships (CYC-POS-02)."""
    return (s.seas[faction] | (coast(s, faction) & ~occupied_seas(s))) & ~closed_seas(s)
