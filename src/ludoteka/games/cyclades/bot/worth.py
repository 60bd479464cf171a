"""What a side has on the map and in hand, and what others could take from it."""

from __future__ import annotations

from ludoteka.games.cyclades.bot.weights import (
    BUILDING,
    CREATURE,
    DANGER,
    DECISION,
    ENOUGH_SITES,
    FIT_HERO,
    GOLD,
    GOOD_INCOME,
    HERO,
    INCOME,
    LAND,
    METROPOLIS,
    PHILOSOPHERS,
    PRIESTESS,
    SEA,
    SHIP,
    SITE,
    SOLDIER,
    SPARE_BUILDING,
    SURPRISE,
    TURN_GOLD,
    TYPES,
)
from ludoteka.games.cyclades.facts import BUILDING_TYPES, FORTRESS, MINOTAUR
from ludoteka.games.cyclades.rules.income import income_of
from ludoteka.games.cyclades.rules.reach import friendly_links, one_step
from ludoteka.games.cyclades.rules.sacrifice import why_unfit
from ludoteka.games.cyclades.state import Cyclades


def side_worth(s: Cyclades, side: int) -> float:
    """What a side has, gold included."""
    terms = s.terms
    value = gold_worth(s.gold[side])
    counts = [0] * (BUILDING_TYPES + 1)
    for faction in range(side, terms.factions, terms.sides):
        if not s.eliminated[faction]:
            value += faction_worth(s, faction, counts) + shrinking(income_of(s, faction), INCOME, GOOD_INCOME)
    metropolises = counts[BUILDING_TYPES]
    value += metropolises * METROPOLIS
    if metropolises >= terms.to_win:
        value += DECISION
    types = 0
    for building in range(BUILDING_TYPES):
        count = counts[building]
        if count:
            types += 1
            value += (count - 1) * SPARE_BUILDING
    return value + (TYPES[types] if types < BUILDING_TYPES else METROPOLIS)


def gold_worth(gold: int) -> float:
    """What gold is worth: less and less beyond what a turn can use."""
    return shrinking(gold, GOLD, TURN_GOLD)


def shrinking(count: int, worth: list[float], step: int) -> float:
    """The worth of a number of things if each step of them is worth less than the one before."""
    if count <= step:
        return count * worth[0]
    if count <= 2 * step:
        return step * worth[0] + (count - step) * worth[1]
    return step * (worth[0] + worth[1]) + (count - 2 * step) * worth[2]


def faction_worth(s: Cyclades, faction: int, counts: list[int]) -> float:
    """Land, units, cards and heroes of a faction; its buildings by type and its metropolises are added to `counts`."""
    value = 0.0
    soldiers = s.soldiers
    mercenaries = s.mercenaries
    buildings = s.buildings
    metropolises = s.metropolises
    sites = s.chart.sites
    land = s.lands[faction]
    units = 0
    open_sites = 0
    counts[BUILDING_TYPES] += len(s.stored[faction])
    while land:
        bit = land & -land
        land ^= bit
        area = bit.bit_length() - 1
        value += LAND
        units += soldiers[area] + mercenaries[area]
        used = len(metropolises[area])
        counts[BUILDING_TYPES] += used
        base = area * BUILDING_TYPES
        for building in range(BUILDING_TYPES):
            count = buildings[base + building]
            if count:
                counts[building] += count
                used += count
        open_sites += sites[area] - used
    value += units * SOLDIER + (open_sites if open_sites < ENOUGH_SITES else ENOUGH_SITES) * SITE
    ships = s.facts.ships - s.ship_supply[faction]
    value += ships * SHIP
    sea = s.seas[faction]
    while sea:
        sea &= sea - 1
        value += SEA
    count = s.priestesses[faction]
    value += count * PRIESTESS - (0.5 * (count - 3) * PRIESTESS if count > 3 else 0.0)
    philosophers = s.philosophers[faction]
    value += PHILOSOPHERS[philosophers] if philosophers < len(PHILOSOPHERS) else METROPOLIS
    heroes = s.hero_hand[faction]
    while heroes:
        bit = heroes & -heroes
        heroes ^= bit
        hero = bit.bit_length() - 1
        value += HERO + s.facts.hero[hero].strength * SOLDIER
        if why_unfit(s, faction, hero, hero) is None:
            value += FIT_HERO
    for holder in s.creature_holder:
        if holder == faction:
            value += CREATURE
    return value


def area_worth(s: Cyclades, area: int, horn: float) -> float:
    """What a land area is worth to the one who has it; `horn` is what a horn brings that one."""
    value = LAND + s.horns[area] * horn + len(s.metropolises[area]) * METROPOLIS
    base = area * BUILDING_TYPES
    buildings = 0
    for building in range(BUILDING_TYPES):
        buildings += s.buildings[base + building]
    if buildings:
        value += buildings * BUILDING
    if s.chart.priestess[area]:
        value += PRIESTESS
    return value + (s.chart.sites[area] - buildings - len(s.metropolises[area])) * SITE


def next_horn(s: Cyclades, faction: int) -> float:
    """What a coin more of income is worth to a faction."""
    income = income_of(s, faction)
    if income < GOOD_INCOME:
        return INCOME[0]
    return INCOME[1] if income < 2 * GOOD_INCOME else INCOME[2]


# -- what is in danger ----------------------------------------------------------------------------------------------


def dangers(s: Cyclades, side: int) -> float:
    """What others could take from a side, weighed by the odds and by how seldom they get to try."""
    terms = s.terms
    attackers = [0] * s.facts.first_sea
    own = 0
    for faction in range(side, terms.factions, terms.sides):
        own |= s.lands[faction]
    for other in range(terms.factions):
        if terms.side_of[other] == side or s.eliminated[other]:
            continue
        links = friendly_links(s, other)
        land = s.lands[other]
        while land:
            bit = land & -land
            land ^= bit
            area = bit.bit_length() - 1
            units = units_of(s, other, area)
            if not units:
                continue
            near = one_step(s, area, links) & own
            while near:
                target = near & -near
                near ^= target
                place = target.bit_length() - 1
                if units > attackers[place]:
                    attackers[place] = units
    odds = s.facts.odds
    value = 0.0
    horn = next_horn(s, side)
    while own:
        bit = own & -own
        own ^= bit
        area = bit.bit_length() - 1
        garrison = units_of(s, s.owner[area], area)
        walls = s.buildings[area * BUILDING_TYPES + FORTRESS] + len(s.metropolises[area])
        risk = SURPRISE * odds.chance(3, garrison, walls)
        if attackers[area]:
            risk += DANGER * odds.chance(attackers[area], garrison, walls)
        value += risk * area_worth(s, area, horn)
    return value


def units_of(s: Cyclades, faction: int, area: int) -> int:
    """The strength of a faction's units in a land area."""
    units = s.soldiers[area] + s.mercenaries[area]
    heroes = s.heroes[area] & s.hero_hand[faction]
    while heroes:
        bit = heroes & -heroes
        heroes ^= bit
        units += s.facts.hero[bit.bit_length() - 1].strength
    if s.figures[area] == MINOTAUR:
        units += s.facts.creature[MINOTAUR].strength
    return units
