"""The units and cards that gods give and sell (CYC-RECRUIT-01, CYC-LIMIT-01)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import ARES, ATHENA, HERA, NOBODY, POSEIDON, ZEUS
from ludoteka.games.cyclades.rules.cards import take_philosopher, take_priestess
from ludoteka.games.cyclades.rules.control import (
    coastal_places,
    fleet_places,
    is_closed,
    listed,
    own_land,
    place_mercenary,
    place_ship,
    place_soldier,
)
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action

GAIN_VERB = ("take-philosopher", "take-priestess", "place-ship", "place-soldier", "place-mercenary")
"""The free unit or card of each god, by god."""


BUY_VERB = ("buy-philosopher", "buy-priestess", "buy-ship", "buy-soldier", "buy-mercenary")
"""The further ones one can pay for, by god (CYC-ATH-02, CYC-ZEUS-02, CYC-POS-02, CYC-ARES-02, CYC-HERA-02)."""


def can_gain(s: Cyclades, faction: int, god: int) -> bool:
    """Whether the unit or card a god gives is in supply and has a place; it lapses otherwise (CYC-RECRUIT-01)."""
    if god == ATHENA:
        return s.philosopher_bank > 0
    if god == ZEUS:
        return s.priestess_bank > 0
    if god == POSEIDON:
        return s.ship_supply[faction] > 0 and coastal_places(s, faction) != 0
    if god == ARES:
        return s.soldier_supply[faction] > 0
    return s.mercenary_bank > 0


def unit_places(s: Cyclades, faction: int, god: int, verb: str) -> list[Action]:
    """Where a unit of the god can go, or its card if the bank has one (CYC-RECRUIT-01, CYC-LIMIT-01)."""
    if god == POSEIDON:
        if not s.ship_supply[faction]:
            return []
        places = coastal_places(s, faction) if verb == "place-ship" else fleet_places(s, faction)
        return [(verb, sea) for sea in listed(places, s.facts.first_sea)]
    if god == ARES:
        return [(verb, area) for area in own_land(s, faction)] if s.soldier_supply[faction] else []
    if god == HERA:
        return [(verb, area) for area in own_land(s, faction)] if s.mercenary_bank else []
    if god == ZEUS:
        return [(verb,)] if s.priestess_bank else []
    return [(verb,)] if s.philosopher_bank else []


def place_unit(s: Cyclades, faction: int, action: Action) -> None:
    """Put the unit where the action says, or take the card."""
    match action:
        case ("take-philosopher" | "buy-philosopher",):
            take_philosopher(s, faction)
        case ("take-priestess" | "buy-priestess",):
            take_priestess(s, faction)
        case ("place-ship" | "buy-ship", int() as sea):
            place_ship(s, faction, sea)
            s.tell(("ship-placed", faction, sea))
        case ("place-soldier" | "buy-soldier", int() as area):
            place_soldier(s, faction, area)
            s.tell(("soldier-placed", faction, area))
        case ("place-mercenary" | "buy-mercenary", int() as area):
            place_mercenary(s, area)
            s.tell(("mercenary-placed", faction, area))


def why_no_ship(s: Cyclades, faction: int, area: int, places: int) -> Action | None:
    """Why a new ship cannot be put into an area; `places` masks the sea areas that take one."""
    if not s.ship_supply[faction]:
        return ("supply-empty",)
    if area < s.facts.first_sea:
        return ("not-sea", area)
    if is_closed(s, area):
        return ("sea-closed", area)
    if s.owner[area] not in (NOBODY, faction):
        return ("enemy-ships", area, s.owner[area])
    return None if places >> (area - s.facts.first_sea) & 1 else ("not-at-your-coast", area)
