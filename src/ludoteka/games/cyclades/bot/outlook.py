"""How a side stands between two epochs, when nothing is under way."""

from __future__ import annotations

from ludoteka.games.cyclades.bot.weights import (
    DECISION,
    ENOUGH_SITES,
    FAIR_INCOME,
    METROPOLIS,
    OUTLOOK,
    OUTLOOK_CREATURE,
    OUTLOOK_DANGER,
    OUTLOOK_DOUBLE,
    OUTLOOK_FIT_HERO,
    OUTLOOK_GOLD,
    OUTLOOK_HERO,
    OUTLOOK_INCOME,
    OUTLOOK_LAND,
    OUTLOOK_PHILOSOPHERS,
    OUTLOOK_PLACE,
    OUTLOOK_PRIESTESS,
    OUTLOOK_SEA,
    OUTLOOK_SHIP,
    OUTLOOK_SITE,
    OUTLOOK_SOLDIER,
    OUTLOOK_TYPES,
)
from ludoteka.games.cyclades.bot.worth import dangers, shrinking
from ludoteka.games.cyclades.facts import BUILDING_TYPES, NOBODY
from ludoteka.games.cyclades.rules.building import free_sites
from ludoteka.games.cyclades.rules.control import listed
from ludoteka.games.cyclades.rules.income import income_of
from ludoteka.games.cyclades.rules.metropolis import metropolises_of_side
from ludoteka.games.cyclades.rules.offerings import bids_are_open
from ludoteka.games.cyclades.rules.sacrifice import why_unfit
from ludoteka.games.cyclades.state import Cyclades


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
