"""What the judgement of Cyclades is made from: a side's metropolises, what leads there, its means and its dangers."""

from __future__ import annotations

from typing import Final

from ludoteka.games.cyclades.bot.evaluate import battle_worth, evaluate
from ludoteka.games.cyclades.bot.prospects import prospects
from ludoteka.games.cyclades.bot.worth import dangers, side_worth
from ludoteka.games.cyclades.facts import BUILDING_TYPES, NOBODY
from ludoteka.games.cyclades.rules.building import free_sites
from ludoteka.games.cyclades.rules.control import listed
from ludoteka.games.cyclades.rules.income import income_of
from ludoteka.games.cyclades.rules.metropolis import metropolises_of_side
from ludoteka.games.cyclades.rules.offerings import bids_are_open
from ludoteka.games.cyclades.rules.sacrifice import why_unfit
from ludoteka.games.cyclades.state import Cyclades

NAMES: Final = (
    "metropolises",
    "one-short",
    "enough",
    "rival-metropolises",
    "rival-enough",
    "building-types",
    "double-buildings",
    "philosophers",
    "priestesses",
    "gold",
    "spare-gold",
    "income",
    "lands",
    "sites",
    "soldiers",
    "ships",
    "seas",
    "hero-strength",
    "fit-heroes",
    "creatures",
    "danger",
    "prospects",
    "battles",
    "worth",
    "turns-ahead",
    "epoch",
    "bidding",
    "sides",
    "evaluation",
    "evaluation-late",
)
TOLD: Final = {
    "metropolises": 1,
    "one-short": 1,
    "enough": 1,
    "building-types": 1,
    "philosophers": 1,
    "priestesses": 1,
    "gold": 1,
    "spare-gold": 1,
    "income": 1,
    "lands": 1,
    "sites": 1,
    "soldiers": 1,
    "ships": 1,
    "seas": 1,
    "hero-strength": 1,
    "fit-heroes": 1,
    "creatures": 1,
    "danger": -1,
    "prospects": 1,
}
"""What is told to people: 1 if more is better, -1 if less is."""
PURSE: Final = 10
"""The gold that bids and a turn need."""


def features(s: Cyclades, side: int) -> list[float]:
    """How a side stands, in numbers."""
    terms = s.terms
    count = metropolises_of_side(s, side)
    rival = 0
    for other in range(terms.sides):
        if other != side:
            rival = max(rival, metropolises_of_side(s, other))
    buildings = [0] * BUILDING_TYPES
    philosophers = priestesses = income = lands = sites = soldiers = ships = seas = 0
    strength = fit = ahead = 0
    for faction in range(side, terms.factions, terms.sides):
        if s.eliminated[faction]:
            continue
        philosophers += s.philosophers[faction]
        priestesses += s.priestesses[faction]
        income += income_of(s, faction)
        ships += s.facts.ships - s.ship_supply[faction]
        seas += len(listed(s.seas[faction]))
        for area in listed(s.lands[faction]):
            lands += 1
            soldiers += s.soldiers[area] + s.mercenaries[area]
            sites += free_sites(s, area)
            for building in range(BUILDING_TYPES):
                buildings[building] += s.buildings[area * BUILDING_TYPES + building]
        heroes = s.hero_hand[faction]
        while heroes:
            bit = heroes & -heroes
            heroes ^= bit
            hero = bit.bit_length() - 1
            strength += s.facts.hero[hero].strength
            fit += why_unfit(s, faction, hero, hero) is None
        ahead += s.active == faction or (s.active != NOBODY and s.bid_god[faction] != NOBODY and faction not in s.track)
    types = doubles = 0
    for number in buildings:
        types += number > 0
        doubles += number > 1
    creatures = 0
    for holder in s.creature_holder:
        creatures += holder != NOBODY and terms.side_of[holder] == side
    battles = 0.0
    for battle in s.battles:
        battles += battle_worth(s, battle, side)
    gold = s.gold[side]
    value = evaluate(s, side)
    return [
        float(count),
        float(count == terms.to_win - 1),
        float(count >= terms.to_win),
        float(rival),
        float(rival >= terms.to_win),
        float(types),
        float(doubles),
        float(philosophers),
        float(priestesses),
        float(min(gold, PURSE)),
        float(max(0, gold - PURSE)),
        float(income),
        float(lands),
        float(sites),
        float(soldiers),
        float(ships),
        float(seas),
        float(strength),
        float(fit),
        float(creatures),
        dangers(s, side),
        prospects(s, side),
        battles,
        side_worth(s, side),
        float(ahead),
        float(s.epoch),
        float(bids_are_open(s)),
        float(terms.sides),
        value,
        value * max(count, rival) / terms.to_win,
    ]
