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


class Holdings:
    """What the factions of a side have, counted together."""

    def __init__(self) -> None:
        self.buildings = [0] * BUILDING_TYPES
        self.philosophers = 0
        self.priestesses = 0
        self.income = 0
        self.lands = 0
        self.sites = 0
        self.soldiers = 0
        self.ships = 0
        self.seas = 0
        self.strength = 0
        """Of the heroes in hand."""
        self.fit = 0
        """Heroes in hand who could be sacrificed now."""
        self.ahead = 0
        """Factions whose turn of this epoch is going on or still to come."""


def holdings(s: Cyclades, side: int) -> Holdings:
    """What the factions of a side have that still play."""
    found = Holdings()
    for faction in range(side, s.terms.factions, s.terms.sides):
        if s.eliminated[faction]:
            continue
        found.philosophers += s.philosophers[faction]
        found.priestesses += s.priestesses[faction]
        found.income += income_of(s, faction)
        found.ships += s.facts.ships - s.ship_supply[faction]
        found.seas += len(listed(s.seas[faction]))
        for area in listed(s.lands[faction]):
            found.lands += 1
            found.soldiers += s.soldiers[area] + s.mercenaries[area]
            found.sites += free_sites(s, area)
            for building in range(BUILDING_TYPES):
                found.buildings[building] += s.buildings[area * BUILDING_TYPES + building]
        for hero in listed(s.hero_hand[faction]):
            found.strength += s.facts.hero[hero].strength
            found.fit += why_unfit(s, faction, hero, hero) is None
        waits = s.active != NOBODY and s.bid_god[faction] != NOBODY and faction not in s.track
        found.ahead += s.active == faction or waits
    return found


def features(s: Cyclades, side: int) -> list[float]:
    """How a side stands, in numbers."""
    terms = s.terms
    count = metropolises_of_side(s, side)
    rival = max([metropolises_of_side(s, other) for other in range(terms.sides) if other != side], default=0)
    has = holdings(s, side)
    creatures = [holder for holder in s.creature_holder if holder != NOBODY and terms.side_of[holder] == side]
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
        float(sum(number > 0 for number in has.buildings)),
        float(sum(number > 1 for number in has.buildings)),
        float(has.philosophers),
        float(has.priestesses),
        float(min(gold, PURSE)),
        float(max(0, gold - PURSE)),
        float(has.income),
        float(has.lands),
        float(has.sites),
        float(has.soldiers),
        float(has.ships),
        float(has.seas),
        float(has.strength),
        float(has.fit),
        float(len(creatures)),
        dangers(s, side),
        prospects(s, side),
        battles,
        side_worth(s, side),
        float(has.ahead),
        float(s.epoch),
        float(bids_are_open(s)),
        float(terms.sides),
        value,
        value * max(count, rival) / terms.to_win,
    ]
