"""Basic buildings: sites, tokens, and building with or without a free site (CYC-BUILD)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import BUILDING_TYPES, TEMPLE
from ludoteka.games.cyclades.rules.control import own_land
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action


def free_sites(s: Cyclades, area: int) -> int:
    """How many building sites of a land area are empty."""
    base = area * BUILDING_TYPES
    buildings = s.buildings
    return (
        s.chart.sites[area]
        - buildings[base]
        - buildings[base + 1]
        - buildings[base + 2]
        - buildings[base + 3]
        - len(s.metropolises[area])
    )


def areas_with_site(s: Cyclades, faction: int) -> list[int]:
    """The land areas of a faction that have an empty site (CYC-BUILD-01)."""
    sites = s.chart.sites
    buildings = s.buildings
    metropolises = s.metropolises
    out: list[int] = []
    for area in own_land(s, faction):
        base = area * BUILDING_TYPES
        used = buildings[base] + buildings[base + 1] + buildings[base + 2] + buildings[base + 3]
        if sites[area] > used + len(metropolises[area]):
            out.append(area)
    return out


def count_buildings(s: Cyclades, faction: int, building: int) -> int:
    """How many basic buildings of a type a faction controls."""
    total = 0
    buildings = s.buildings
    land = s.lands[faction]
    while land:
        bit = land & -land
        total += buildings[(bit.bit_length() - 1) * BUILDING_TYPES + building]
        land ^= bit
    return total


def areas_with_building(s: Cyclades, faction: int, building: int) -> list[int]:
    """The land areas of a faction in which a basic building of a type stands."""
    return [area for area in own_land(s, faction) if s.buildings[area * BUILDING_TYPES + building]]


def why_no_such_building(s: Cyclades, building: int, area: int) -> Action | None:
    """Why no basic building of a type can be taken from a land area; None if one stands there."""
    return None if s.buildings[area * BUILDING_TYPES + building] else ("no-such-building", building, area)


def add_building(s: Cyclades, area: int, building: int) -> None:
    """Put a token from the bank on a site."""
    s.building_bank[building] -= 1
    s.buildings[area * BUILDING_TYPES + building] += 1


def remove_building(s: Cyclades, area: int, building: int) -> None:
    """Return a token to the bank; of several temples in an area one that gave its discount already goes first."""
    s.building_bank[building] += 1
    s.buildings[area * BUILDING_TYPES + building] -= 1
    if building == TEMPLE and s.used_temples[area]:
        s.used_temples[area] -= 1


def can_build(s: Cyclades, faction: int, building: int) -> bool:
    """Whether a faction could put up a basic building of a type: a token, and a site or a building to replace."""
    if not s.building_bank[building]:
        return False
    buildings = s.buildings
    for area in own_land(s, faction):
        base = area * BUILDING_TYPES
        if free_sites(s, area) > 0 or max(buildings[base : base + BUILDING_TYPES]):
            return True
    return False


def building_options(s: Cyclades, faction: int, building: int) -> list[Action]:
    """Where a basic building can go: empty sites, or without any the site of another basic building of the faction
    (CYC-BUILD-01, CYC-BUILD-02)."""
    if not s.building_bank[building]:
        return []
    free: list[Action] = [("build", building, area) for area in areas_with_site(s, faction)]
    if free:
        return free
    return [
        ("rebuild", building, area, old)
        for area in own_land(s, faction)
        for old in range(BUILDING_TYPES)
        if s.buildings[area * BUILDING_TYPES + old]
    ]


def build(s: Cyclades, faction: int, building: int, area: int) -> None:
    """Put up a basic building on an empty site."""
    add_building(s, area, building)
    s.tell(("built", faction, building, area))


def rebuild(s: Cyclades, faction: int, building: int, area: int, old: int) -> None:
    """Put up a basic building where another one of the faction stood."""
    remove_building(s, area, old)
    add_building(s, area, building)
    s.tell(("rebuilt", faction, building, area, old))
