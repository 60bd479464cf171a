"""How well a seat stands, for bots: metropolises, what leads to them, income, units, and what is in danger.

One unit of worth is about half a gold coin early in the game. The weights are rules of thumb, proven by play. Between
two epochs nothing is under way, and the weights are those that foretold best who won some hundred games of greedy bots.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.cyclades.facts import (
    APOLLO,
    ARES,
    ATHENA,
    BUILDING_TYPES,
    FORTRESS,
    HERA,
    MINOTAUR,
    NOBODY,
    POSEIDON,
    ZEUS,
)
from ludoteka.games.cyclades.rules.actions import Duties, MandatoryActions
from ludoteka.games.cyclades.rules.battle_odds import battle_chance
from ludoteka.games.cyclades.rules.building import count_buildings, free_sites
from ludoteka.games.cyclades.rules.control import listed
from ludoteka.games.cyclades.rules.income import income_of
from ludoteka.games.cyclades.rules.metropolis import metropolises_of_side
from ludoteka.games.cyclades.rules.offerings import bids_are_open, cost_of_bid
from ludoteka.games.cyclades.rules.reach import forbidden_land, friendly_links, one_step
from ludoteka.games.cyclades.rules.sacrifice import why_unfit
from ludoteka.games.cyclades.state import Attack, Cyclades

METROPOLIS: Final = 120.0
DECISION: Final = 400.0
"""Having enough metropolises to win at the end of the epoch."""
TYPES: Final = [0.0, 22.0, 48.0, 80.0]
"""Basic buildings of so many types on the way to a set; the next step is a metropolis."""
SPARE_BUILDING: Final = 3.0
BUILDING: Final = 15.0
"""A basic building in an area that somebody else might take: it may be the missing one."""
PHILOSOPHERS: Final = [0.0, 22.0, 48.0, 80.0]
"""Philosophers on the way to a metropolis; the next step is a metropolis."""
PRIESTESS: Final = 7.0
HERO: Final = 8.0
FIT_HERO: Final = 25.0
"""A hero whose sacrifice is possible as things stand."""
SOLDIER: Final = 4.5
SHIP: Final = 3.0
SEA: Final = 1.5
LAND: Final = 7.0
SITE: Final = 2.5
ENOUGH_SITES: Final = 5
CREATURE: Final = 2.0
GOLD: Final = [2.0, 0.9, 0.1]
"""A gold coin up to what a turn can use, up to twice as much, and beyond."""
TURN_GOLD: Final = 10
INCOME: Final = [5.0, 2.5, 0.3]
"""A gold coin of income up to a good one, up to a very good one, and beyond."""
GOOD_INCOME: Final = 5
RIVAL: Final = 0.45
OTHERS: Final = 0.12
DANGER: Final = 0.3
SURPRISE: Final = 0.05
TOLL: Final = 0.4
"""What share of the smaller force the winner of a battle loses."""

OUTLOOK: Final = 0.55
"""What a unit of the outlook between two epochs is beside one of worth."""
OUTLOOK_TYPES: Final = [0.0, 30.0, 51.0, 89.0, 120.0]
OUTLOOK_PHILOSOPHERS: Final = [0.0, 0.0, 35.0, 50.0, 120.0]
OUTLOOK_GOLD: Final = [13.0, 4.0, 2.0]
"""A gold coin up to what both bids and a turn need, up to half as much again, and beyond."""
OUTLOOK_INCOME: Final = [9.0, 4.5, 1.0]
"""A gold coin of a side's income up to a fair one, up to a good one, and beyond."""
FAIR_INCOME: Final = 6
OUTLOOK_DANGER: Final = 2.6
OUTLOOK_DOUBLE: Final = 18.0
"""A type of basic building of which a side has more than one: the beginning of another set."""
OUTLOOK_LAND: Final = 5.5
OUTLOOK_SITE: Final = 5.5
OUTLOOK_SOLDIER: Final = 6.0
OUTLOOK_SHIP: Final = 4.0
OUTLOOK_SEA: Final = 6.0
OUTLOOK_PRIESTESS: Final = 0.5
OUTLOOK_HERO: Final = 2.0
"""A point of strength of a hero; units in the garrison count more."""
OUTLOOK_FIT_HERO: Final = 20.0
OUTLOOK_CREATURE: Final = 4.0
OUTLOOK_PLACE: Final = 4.0
"""A space further back in the turn order: to bid later is better."""


def evaluate(s: Cyclades, seat: int) -> float:
    """How well a seat's side stands against the others."""
    terms = s.terms
    side = seat % terms.sides
    if is_between_epochs(s):
        return outlook(s, side)
    value = side_worth(s, side) - dangers(s, side) + prospects(s, side)
    rival = -1000.0
    for other in range(terms.sides):
        if other != side:
            worth = side_worth(s, other)
            value -= OTHERS * worth
            if worth > rival:
                rival = worth
    value -= RIVAL * rival
    for battle in s.battles:
        value += battle_worth(s, battle, side)
    return value


# -- what a side has --------------------------------------------------------------------------------------------


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
    """What so many of something are worth if each step of them is worth less than the one before."""
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


# -- what is in danger ------------------------------------------------------------------------------------------


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


# -- battles under way ------------------------------------------------------------------------------------------


def battle_worth(s: Cyclades, battle: Attack, side: int) -> float:
    """What a battle under way promises a side, beyond what stands in the lists of areas."""
    terms = s.terms
    chance = battle_chance(s, battle, side)
    area = battle.area
    defender = s.owner[area]
    if area < s.facts.first_sea:
        prize = area_worth(s, area, next_horn(s, battle.attacker))
        loss = area_worth(s, area, next_horn(s, defender))
        mine = battle.soldiers + battle.mercenaries
        theirs = s.soldiers[area] + s.mercenaries[area]
        unit = SOLDIER
        counted = 0.0
    else:
        prize = SEA + s.horns[area] * next_horn(s, battle.attacker)
        loss = SEA + s.horns[area] * next_horn(s, defender)
        mine = battle.ships
        theirs = s.ships[area]
        unit = SHIP
        counted = mine * SHIP
    shared = min(mine, theirs) * TOLL
    attack = chance * (prize + (mine - shared) * unit) - counted
    defence = -chance * (loss + theirs * unit) - (1.0 - chance) * shared * unit
    if terms.side_of[battle.attacker] == side:
        return attack - (RIVAL + OTHERS) * defence
    if defender != NOBODY and terms.side_of[defender] == side:
        return defence - (RIVAL + OTHERS) * attack
    return -OTHERS * (attack + defence)


# -- what the gods promise --------------------------------------------------------------------------------------


def prospects(s: Cyclades, side: int) -> float:
    """What the gods at which a side's columns stand will bring, less what unpaid bids will cost."""
    terms = s.terms
    bidding = bids_are_open(s)
    value = 0.0
    cost = 0
    for faction in range(side, terms.factions, terms.sides):
        god = s.bid_god[faction]
        if s.eliminated[faction]:
            continue
        if god == NOBODY:
            if bidding:
                value += modest_god_worth(s, faction)
            continue
        if bidding:
            keeps = chance_to_keep(s, faction, god)
            price = cost_of_bid(s, faction, s.bid[faction])
            value += keeps * god_worth(s, faction, god, s.gold[side] - cost - price)
            value += (1.0 - keeps) * modest_god_worth(s, faction)
            value -= keeps * (gold_worth(s.gold[side] - cost) - gold_worth(s.gold[side] - cost - price))
            cost += price
        elif turn_is_ahead(s, faction):
            value += god_worth(s, faction, god, s.gold[side])
    return value


def turn_is_ahead(s: Cyclades, faction: int) -> bool:
    """Whether a faction has not begun to use its god, or is still at what the god demands."""
    if s.active == faction:
        return any(isinstance(step, (Duties, MandatoryActions)) for step in s.agenda)
    return s.active == NOBODY or faction not in s.track


def chance_to_keep(s: Cyclades, faction: int, god: int) -> float:
    """The chance that nobody outbids a faction."""
    if god == APOLLO:
        return 1.0
    terms = s.terms
    bid = s.bid[faction]
    keeps = 1.0
    for other in range(terms.factions):
        if terms.side_of[other] != terms.side_of[faction] and s.bid_god[other] == NOBODY and not s.eliminated[other]:
            means = s.gold[terms.side_of[other]] + s.priestesses[other] * s.facts.priestess_discount
            if means > bid:
                keeps *= 1.0 - 0.9 * (means - bid) / ((means + 2.0) * (terms.factions - 1))
    return keeps


def modest_god_worth(s: Cyclades, faction: int) -> float:
    """What a faction can hope for after it was thrown off."""
    return 0.6 * god_worth(s, faction, APOLLO, s.gold[s.terms.side_of[faction]])


def god_worth(s: Cyclades, faction: int, god: int, gold: int) -> float:
    """What a turn with a god brings a faction that has so much gold left for it."""
    if god == APOLLO:
        income = income_of(s, faction)
        horns = s.facts.god[APOLLO].land_horns + s.facts.god[APOLLO].sea_horns
        more = shrinking(income + horns, INCOME, GOOD_INCOME) - shrinking(income, INCOME, GOOD_INCOME)
        return more + gold_worth(gold + s.facts.god[APOLLO].gain) - gold_worth(gold)
    value = building_worth(s, faction, s.facts.god[god].builds)
    if god == ATHENA:
        philosophers = s.philosophers[faction]
        value += next_step(PHILOSOPHERS, philosophers)
        if gold >= 4:
            more = next_step(PHILOSOPHERS, (philosophers + 1) % 4) - 4 * GOLD[0]
            value += more if more > 0 else 0.0
    elif god == ZEUS:
        value += PRIESTESS + 3.0
    elif god == POSEIDON:
        value += SHIP + SEA + (4.0 if gold >= 2 else 0.0)
    elif god == ARES:
        value += SOLDIER + (best_march(s, faction) if gold >= 1 else 0.0)
    elif god == HERA:
        value += SOLDIER + (4.0 if gold >= s.facts.hero_price + 2 else 0.0)
    return value


def next_step(steps: list[float], done: int) -> float:
    """What one more of something on the way to a metropolis is worth."""
    if done + 1 >= len(steps):
        return METROPOLIS - steps[-1]
    return steps[done + 1] - steps[done]


def building_worth(s: Cyclades, faction: int, building: int) -> float:
    """What a basic building brings, any missing type if it is -1; little without a site for it."""
    terms = s.terms
    side = terms.side_of[faction]
    missing = 0
    has = False
    for one in range(BUILDING_TYPES):
        count = 0
        for ally in range(side, terms.factions, terms.sides):
            count += count_buildings(s, ally, one)
        if not count:
            missing += 1
        elif one == building:
            has = True
    if building == NOBODY:
        has = missing == 0
    value = SPARE_BUILDING
    if not has and missing:
        value = next_step(TYPES, BUILDING_TYPES - missing)
    for area in listed(s.lands[faction]):
        if free_sites(s, area) > 0:
            return value
    return 0.4 * value


def best_march(s: Cyclades, faction: int) -> float:
    """What the best single march of a faction promises."""
    best = 0.0
    links = friendly_links(s, faction)
    closed = forbidden_land(s, faction) | s.lands[faction]
    odds = s.facts.odds
    horn = next_horn(s, faction)
    land = s.lands[faction]
    while land:
        bit = land & -land
        land ^= bit
        area = bit.bit_length() - 1
        units = units_of(s, faction, area)
        if not units:
            continue
        targets = one_step(s, area, links) & ~closed
        while targets:
            target = targets & -targets
            targets ^= target
            place = target.bit_length() - 1
            owner = s.owner[place]
            chance = 1.0
            prize = area_worth(s, place, horn)
            if owner != NOBODY:
                walls = s.buildings[place * BUILDING_TYPES + FORTRESS] + len(s.metropolises[place])
                chance = odds.chance(units, units_of(s, owner, place), walls)
                prize *= 1.0 + RIVAL
            promise = chance * prize - (1.0 - chance) * units * SOLDIER * 0.7 - GOLD[0]
            if promise > best:
                best = promise
    return 0.9 * best


# -- between two epochs -----------------------------------------------------------------------------------------


def is_between_epochs(s: Cyclades) -> bool:
    """Whether all have their income and nobody has bid yet."""
    return s.epoch > 0 and bids_are_open(s) and max(s.bid_god) == NOBODY


def outlook(s: Cyclades, side: int) -> float:
    """How much better a side's chances are than those of the best of the others."""
    best = -1e6
    for other in range(s.terms.sides):
        if other != side:
            chances = chances_of(s, other)
            if chances > best:
                best = chances
    return OUTLOOK * (chances_of(s, side) - best)


def chances_of(s: Cyclades, side: int) -> float:
    """What a side has when an epoch begins."""
    terms = s.terms
    metropolises = metropolises_of_side(s, side)
    value = metropolises * METROPOLIS - OUTLOOK_DANGER * dangers(s, side)
    if metropolises >= terms.to_win:
        value += DECISION
    gold = s.gold[side]
    value += gold * OUTLOOK_GOLD[2] + min(gold, 15) * (OUTLOOK_GOLD[1] - OUTLOOK_GOLD[2])
    value += min(gold, 10) * (OUTLOOK_GOLD[0] - OUTLOOK_GOLD[1])
    counts = [0] * BUILDING_TYPES
    income = 0
    for faction in range(side, terms.factions, terms.sides):
        if not s.eliminated[faction]:
            income += income_of(s, faction)
            value += faction_chances(s, faction, counts)
    value += shrinking(income, OUTLOOK_INCOME, FAIR_INCOME)
    types = 0
    for count in counts:
        if count:
            types += 1
            if count > 1:
                value += OUTLOOK_DOUBLE
    for holder in s.creature_holder:
        if holder != NOBODY and terms.side_of[holder] == side:
            value += OUTLOOK_CREATURE
    for place in range(len(s.order)):
        faction = s.order[place]
        if faction != NOBODY and terms.side_of[faction] == side:
            value += place * OUTLOOK_PLACE
    return value + OUTLOOK_TYPES[types]


def faction_chances(s: Cyclades, faction: int, counts: list[int]) -> float:
    """Land, units, cards and heroes of a faction; its basic buildings are added to `counts`."""
    philosophers = s.philosophers[faction]
    last = len(OUTLOOK_PHILOSOPHERS) - 1
    value = OUTLOOK_PHILOSOPHERS[philosophers if philosophers < last else last]
    value += min(s.priestesses[faction], 3) * OUTLOOK_PRIESTESS
    sites = 0
    for area in listed(s.lands[faction]):
        value += OUTLOOK_LAND + (s.soldiers[area] + s.mercenaries[area]) * OUTLOOK_SOLDIER
        sites += free_sites(s, area)
        for building in range(BUILDING_TYPES):
            counts[building] += s.buildings[area * BUILDING_TYPES + building]
    value += min(sites, ENOUGH_SITES) * OUTLOOK_SITE + (s.facts.ships - s.ship_supply[faction]) * OUTLOOK_SHIP
    value += len(listed(s.seas[faction])) * OUTLOOK_SEA
    heroes = s.hero_hand[faction]
    while heroes:
        bit = heroes & -heroes
        heroes ^= bit
        hero = bit.bit_length() - 1
        value += s.facts.hero[hero].strength * OUTLOOK_HERO
        if why_unfit(s, faction, hero, hero) is None:
            value += OUTLOOK_FIT_HERO
    return value
