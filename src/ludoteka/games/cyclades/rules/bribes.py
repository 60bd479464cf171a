"""Bribing creatures: the market, its prices, and the temples that lower them (CYC-CREA-01, CYC-CREA-02)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import BUILDING_TYPES, NOBODY, TEMPLE
from ludoteka.games.cyclades.rules.control import own_land
from ludoteka.games.cyclades.rules.creatures import play_creature
from ludoteka.games.cyclades.rules.figures import discard_creature, draw_creature
from ludoteka.games.cyclades.rules.gold import pay, purse
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action


def unused_discounts(s: Cyclades, faction: int) -> int:
    """Temples and metropolises of a faction that have not lowered a price in this epoch (CYC-BUILD-05, CYC-METRO-01,
    CYC-CREA-02)."""
    total = len(s.stored[faction]) - s.used_stored[faction]
    buildings = s.buildings
    metropolises = s.metropolises
    land = s.lands[faction]
    while land:
        bit = land & -land
        area = bit.bit_length() - 1
        land ^= bit
        temples = buildings[area * BUILDING_TYPES + TEMPLE]
        if temples:
            total += temples - s.used_temples[area]
        if metropolises[area]:
            total += len(metropolises[area]) - s.used_metropolises[area]
    return total


def creature_price(s: Cyclades, faction: int, space: int) -> int:
    """What the creature on a space of the market costs a faction, all unused discounts counted (CYC-CREA-01)."""
    return creature_prices(s, faction)[space]


def creature_prices(s: Cyclades, faction: int) -> list[int]:
    """What the spaces of the creature market cost a faction, all unused discounts counted (CYC-CREA-01)."""
    saved = unused_discounts(s, faction) * s.facts.building[TEMPLE].discount
    return [price - saved if price > saved else 0 for price in s.facts.creature_prices]


def bribe_options(s: Cyclades, faction: int) -> list[Action]:
    """The creatures of the market a faction can pay, sorted (CYC-CREA-01)."""
    means = purse(s, faction)
    prices = s.facts.creature_prices
    if means < prices[-1]:
        means += unused_discounts(s, faction) * s.facts.building[TEMPLE].discount
    out: list[Action] = []
    for space in range(len(prices)):
        if prices[space] > means:
            break
        creature = s.creature_market[space]
        if creature != NOBODY:
            out.append(("bribe", creature))
    if len(out) > 1:
        out.sort()
    return out


def bribe(s: Cyclades, faction: int, creature: int) -> None:
    """Pay for a creature of the market and carry out its card at once (CYC-CREA-01)."""
    space = s.creature_market.index(creature)
    price = creature_price(s, faction, space)
    use_discounts(s, faction, s.facts.creature_prices[space] - price)
    pay(s, faction, price)
    s.creature_market[space] = NOBODY
    s.tell(("bribed", faction, creature, price))
    play_creature(s, faction, creature)


def use_discounts(s: Cyclades, faction: int, gold: int) -> None:
    """Mark temples, then metropolises, as used for a discount (CYC-BUILD-05)."""
    worth = s.facts.building[TEMPLE].discount
    for area in own_land(s, faction):
        while gold > 0 and s.used_temples[area] < s.buildings[area * BUILDING_TYPES + TEMPLE]:
            s.used_temples[area] += 1
            gold -= worth
    for area in own_land(s, faction):
        while gold > 0 and s.used_metropolises[area] < len(s.metropolises[area]):
            s.used_metropolises[area] += 1
            gold -= worth
    while gold > 0 and s.used_stored[faction] < len(s.stored[faction]):
        s.used_stored[faction] += 1
        gold -= worth


def refresh_discounts(s: Cyclades) -> None:
    """A new epoch: every temple and metropolis can lower a price again (CYC-BUILD-05)."""
    s.used_temples = [0] * len(s.used_temples)
    s.used_metropolises = [0] * len(s.used_metropolises)
    s.used_stored = [0] * len(s.used_stored)


def refill_creature_market(s: Cyclades) -> None:
    """Discard the creature on the cheapest space, slide the others down and fill up, cheapest space first
    (CYC-EPOCH-03)."""
    market = s.creature_market
    leaving = s.facts.creature_discard_space
    cheapest = market[leaving]
    if cheapest != NOBODY:
        market[leaving] = NOBODY
        s.tell(("creature-left", cheapest))
        discard_creature(s, cheapest)
    left = [creature for creature in market if creature != NOBODY]
    for space in range(len(market)):
        if space < len(left):
            market[space] = left[space]
        else:
            market[space] = draw_creature(s)
            if market[space] != NOBODY:
                s.tell(("creature-offered", market[space], s.facts.creature_prices[space]))
