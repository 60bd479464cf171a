"""Portals: a player's own two, which open together, and one that all share on an isle (portals, H3-MOVE-02)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import FIELDS, HAS_PORTALS, NOBODY
from ludoteka.games.heroes3.rules.common import scenario, special
from ludoteka.games.heroes3.rules.world.fields import is_location, obelisks_of, own_town
from ludoteka.games.heroes3.state import Heroes3

FIRST_THERE: Final = "isle_reached"
"""In the ledger: who was the first on the isle, and the round of that."""


def has_portals(s: Heroes3) -> bool:
    """Whether the scenario has portals."""
    return bool(s.facts.scenario_traits[s.scenario] & HAS_PORTALS)


def portals_open(s: Heroes3, seat: int) -> bool:
    """Whether a player has beaten the army at the obelisk, which opens both of the player's portals."""
    return obelisks_of(s, seat) > 0


def own_portals(s: Heroes3, seat: int) -> list[int]:
    """The portal of a player's starting tile and the obelisk that the player has flagged."""
    home = own_town(s, seat)
    out: list[int] = []
    for field in range(len(s.flag)):
        at_home = home != NOBODY and field // FIELDS == home // FIELDS and is_location(s, field, "portal")
        if at_home or (s.stars[field] >> seat & 1 and is_location(s, field, "obelisk")):
            out.append(field)
    return out


def shared_portal(s: Heroes3) -> int:
    """The portal on the isle, where any number of heroes may stand; -1 if there is none."""
    rule = special(s, "portals")
    if rule is None:
        return NOBODY
    for one in scenario(s).maps:
        if one.players == s.seats:
            place = [slot.slot for slot in one.slots].index(rule.slots[0])
            for field in range(place * FIELDS, min(len(s.flag), place * FIELDS + FIELDS)):
                if is_location(s, field, "sanctuary"):
                    return field
    return NOBODY


def is_shared(s: Heroes3, field: int) -> bool:
    """Whether any number of heroes may stand on a field."""
    return has_portals(s) and field == shared_portal(s)


def portal_goals(s: Heroes3, seat: int, field: int) -> list[int]:
    """Where a step through a portal leads from a field: between the player's own and to the isle, from there home."""
    if not has_portals(s) or not portals_open(s, seat):
        return []
    isle = shared_portal(s)
    if field == isle:
        home = own_town(s, seat)
        return [] if home == NOBODY else [home]
    mine = own_portals(s, seat)
    return sorted([*(other for other in mine if other != field), isle]) if field in mine else []


def portal_is_closed(s: Heroes3, seat: int, field: int) -> bool:
    """Whether a field is a portal that still sleeps."""
    return has_portals(s) and is_location(s, field, "portal") and not portals_open(s, seat)
