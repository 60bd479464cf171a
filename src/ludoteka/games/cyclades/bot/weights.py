"""The weights of the evaluation: rules of thumb, proven by play.

One unit of worth is about half a gold coin early in the game. The weights of the outlook between two epochs are those
that foretold best who won some hundred games of greedy bots.
"""

from __future__ import annotations

from typing import Final

METROPOLIS: Final = 120.0
DECISION: Final = 400.0
"""Having enough metropolises to win at the end of the epoch."""
TYPES: Final = [0.0, 22.0, 48.0, 80.0]
"""Basic buildings on the way to a set, by how many types there are; the next step is a metropolis."""
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
