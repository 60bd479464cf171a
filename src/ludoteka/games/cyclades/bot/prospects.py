"""What the gods promise the factions that bid for them."""

from __future__ import annotations

from ludoteka.games.cyclades.bot.weights import (
    GOLD,
    GOOD_INCOME,
    INCOME,
    METROPOLIS,
    PHILOSOPHERS,
    PRIESTESS,
    RIVAL,
    SEA,
    SHIP,
    SOLDIER,
    SPARE_BUILDING,
    TYPES,
)
from ludoteka.games.cyclades.bot.worth import area_worth, gold_worth, next_horn, shrinking, units_of
from ludoteka.games.cyclades.facts import APOLLO, ARES, ATHENA, BUILDING_TYPES, FORTRESS, HERA, NOBODY, POSEIDON, ZEUS
from ludoteka.games.cyclades.rules.actions import Duties, MandatoryActions
from ludoteka.games.cyclades.rules.building import count_buildings, free_sites
from ludoteka.games.cyclades.rules.control import listed
from ludoteka.games.cyclades.rules.income import income_of
from ludoteka.games.cyclades.rules.offerings import bids_are_open, cost_of_bid
from ludoteka.games.cyclades.rules.reach import forbidden_land, friendly_links, one_step
from ludoteka.games.cyclades.state import Cyclades


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
    """What a turn with a god brings a faction with this much gold left for it."""
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
    """What a basic building brings, any missing type if it is -1; without a site for it little, and nothing if it
    would only take the place of another type."""
    terms = s.terms
    side = terms.side_of[faction]
    missing = 0
    spare = False
    has = False
    for one in range(BUILDING_TYPES):
        count = 0
        for ally in range(side, terms.factions, terms.sides):
            count += count_buildings(s, ally, one)
        if not count:
            missing += 1
        elif one == building:
            has = True
        if count > 1 and one != building:
            spare = True
    if building == NOBODY:
        has = missing == 0
    value = SPARE_BUILDING
    if not has and missing:
        value = next_step(TYPES, BUILDING_TYPES - missing)
    for area in listed(s.lands[faction]):
        if free_sites(s, area) > 0:
            return value
    return 0.4 * value if spare else 0.0


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
