"""The numbers behind the names: cells of a player's row, tokens, buildings, sources, measures and kinds of offers.

A player's two sheets and board are one row of whole numbers; the constants below name its cells. Tracks, items and
citizens keep the same number everywhere: `row[WALL]` is how many wall boxes are filled, and the token `PIETY` in a
box's gain is the track it fills.
"""

from __future__ import annotations

from typing import Final

# -- the cells of a row -------------------------------------------------------------------------------------------

# What lies on the player's board.
SOLDIER: Final = 0
BUILDER: Final = 1
SERVANT: Final = 2
CIVILIAN: Final = 3
RESOURCE: Final = 4
ITEMS: Final = ("soldier", "builder", "servant", "civilian", "resource")

# Tracks: how many boxes are filled, left to right.
RENOWN: Final = 5
PIETY: Final = 6
VALOUR: Final = 7
DISCIPLINE: Final = 8
TRADERS: Final = 9
PERFORMERS: Final = 10
PRIESTS: Final = 11
APPARITORES: Final = 12
PATRICIANS: Final = 13
COHORTS: Final = 14  # left, centre, right
MINING: Final = 17
GUARD: Final = 18
CIPPI: Final = 19
WALL: Final = 20
FORT: Final = 21
PRODUCTION: Final = 22
TRAINING: Final = 23
TEMPLES: Final = 24  # small, medium, large
STRENGTH: Final = 27  # red, blue
TRACKS_END: Final = 29

TRACKS: Final = RENOWN
"""The first track; the number of an area is that of its track less this."""

ATTRIBUTES: Final = ("renown", "piety", "valour", "discipline")
CITIZENS: Final = ("traders", "performers", "priests", "apparitores", "patricians")
SIDES: Final = ("left", "centre", "right")
COLUMNS: Final = ("small", "medium", "large")
GLADIATORS: Final = ("red", "blue")
AREAS: Final = (
    *ATTRIBUTES, *CITIZENS, "left-cohort", "centre-cohort", "right-cohort", "mining", "guard", "cippi", "wall", "fort",
    "production", "training", "small-temple", "medium-temple", "large-temple", "red-gladiator", "blue-gladiator",
    "forum", "market", "theatre", "baths", "courthouse", "diplomats", "scouts", "infrastructure", "disdain",
)  # fmt: skip
FORUM_AREA: Final = 24
MARKET_AREA: Final = 25
THEATRE_AREA: Final = 26
BATHS_AREA: Final = 27
COURTHOUSE_AREA: Final = 28
DIPLOMATS_AREA: Final = 29
SCOUTS_AREA: Final = 30
INFRASTRUCTURE_AREA: Final = 31
DISDAIN_AREA: Final = 32

# Counts and bit masks.
WOUNDS: Final = 29  # red, blue
FORUM: Final = 31
DIPLOMATS: Final = 32
SCOUTS: Final = 33
BUILT: Final = 34  # a bit per building
MAP: Final = 35  # a bit per cell
DISDAIN: Final = 36  # circled boxes
FORGIVEN: Final = 37  # circled boxes that a bribe filled
TEMPLE_FAVOURS: Final = 38
TEMPLE_FAVOURS_SPENT: Final = 39
COHORT_FAVOURS: Final = 40  # by side
COHORT_FAVOURS_SPENT: Final = 43  # by side
IGNORED: Final = 46  # by side: cards of the open attack that favours took away
SERVES: Final = 49  # by diplomat: 1 + side, 0 for none

# Boxes that note a year, 0 while free.
TRAINING_YEARS: Final = 52
FORUM_YEARS: Final = 57
SHOW_YEARS: Final = 61
BRIBE_YEARS: Final = 67
RULING_YEARS: Final = 73  # three a side
BATTLE_YEARS: Final = 82  # six a gladiator
GOODS: Final = 94  # by hexagon: the good in it, 0 while free
PLACED: Final = 102  # by scout: the bits of the cells it covered

RULINGS_ROOM: Final = 3
BATTLES_ROOM: Final = 6

# Cards, -1 for none.
PATHS: Final = 107  # by year
PROSPECTS: Final = 113  # by year
HAND: Final = 119  # the two cards drawn this year, sorted
CHOSEN: Final = 121  # which of them is the path card

# What is open on the sheets, whatever lies on the board.
OPEN: Final = 122  # a bit per offer
STALE: Final = 123  # a bit per group of offers to look at again before the player is asked
REACH: Final = 124  # a bit per group of offers that the buildings do not rule out
CELLS: Final = 125

# -- tokens that are neither track nor item -----------------------------------------------------------------------

COHORT: Final = 100
SWORD: Final = 101
FAVOUR: Final = 102
COHORT_FAVOUR: Final = 103
REMOVE_DISDAIN: Final = 104
SCOUT: Final = 105

# Needs other than tracks.
INFRASTRUCTURE: Final = 106
ACTIVE_DISDAIN: Final = 107

# -- buildings ----------------------------------------------------------------------------------------------------

BUILDINGS: Final = (
    "small-granary", "medium-granary", "large-granary",
    "small-hotel", "large-hotel", "small-workshop", "large-workshop", "small-road", "large-road",
    "small-precinct", "medium-precinct", "large-precinct",
    "market", "theatre", "ludus", "small-gardens", "large-gardens",
    "small-temple", "medium-temple", "large-temple", "baths", "courthouse",
    "archway", "monolith", "column", "statue",
)  # fmt: skip
MEDIUM_GRANARY: Final = 1
LARGE_GRANARY: Final = 2
PRECINCT: Final = 9
MARKET: Final = 12
THEATRE: Final = 13
LUDUS: Final = 14
TEMPLE: Final = 17  # small, medium, large
BATHS: Final = 20
COURTHOUSE: Final = 21
LANDMARK: Final = 22

CHOSEN_ATTRIBUTE: Final = 5
"""What roads yield each year, where other buildings name an item."""

# -- where goods and patterns come from ---------------------------------------------------------------------------

SOURCES: Final = ("fate", "own", "left", "right", "first-neutral", "second-neutral")
FATE: Final = 0
OWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
NEUTRAL: Final = 4

# -- paths --------------------------------------------------------------------------------------------------------

MEASURES: Final = (
    "landmarks", "active-disdain", "wall-columns", "large-buildings", "cohorts", "production",
    "goods", "citizen-tracks", "temples", "map-columns", "gladiator-strength", "guard-columns",
)  # fmt: skip

# -- kinds of offers ----------------------------------------------------------------------------------------------

FILL: Final = 0
BUILD: Final = 1
TRADE: Final = 2
SHOW: Final = 3
TRAIN: Final = 4
FIGHT: Final = 5
BRIBE: Final = 6
RULE: Final = 7
EXCHANGE: Final = 8
RECRUIT: Final = 9
EXPLORE: Final = 10
DRILL: Final = 11
END: Final = 12
