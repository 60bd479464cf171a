"""How well a seat stands, for bots: what it has, what its heroes can reach, what its fights promise.

One unit of worth is about one gold coin. The weights are rules of thumb, proven by play. What things are worth by
themselves is in `worths.py`, how a fight may go in `odds.py`, how far heroes have to walk in `ways.py`.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.bot.fights import fight_swings
from ludoteka.games.heroes3.bot.prospects import danger, prospects
from ludoteka.games.heroes3.bot.pursuit import is_story
from ludoteka.games.heroes3.bot.standing import worth
from ludoteka.games.heroes3.bot.worths import aims_of, worths_of
from ludoteka.games.heroes3.rules.marks import STORY_RESULT
from ludoteka.games.heroes3.state import Heroes3

LOST_STORY: Final = 150.0
"""What losing a scenario costs besides the hope for it, which is all that an attack at bad odds risks in the end."""
WON_STORY: Final = 1000.0
RIVAL: Final = 0.5
OTHERS: Final = 0.1
ALLY: Final = 0.4


def evaluate(s: Heroes3, seat: int) -> float:
    """How well a seat stands, compared with the others."""
    worths = worths_of(s.facts)
    aims = aims_of(s.facts, s.scenario, s.seats)
    swings = [0.0] * s.seats
    busy = fight_swings(s, worths, aims, swings)
    value = worth(s, seat, seat, worths, aims) + swings[seat] + story_worth(s)
    if not s.players[seat].out and (s.round or aims.march) and not (s.places and is_story(s)):
        value += prospects(s, seat, worths, aims, busy) - danger(s, seat, worths, aims, busy)
    rival = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        theirs = worth(s, other, seat, worths, aims) + swings[other]
        if s.players[other].team == s.players[seat].team:
            value += ALLY * theirs
        else:
            value -= OTHERS * theirs
            rival = max(rival, theirs)
    return value - RIVAL * rival


def story_worth(s: Heroes3) -> float:
    """How a scenario that is played alone or together has ended."""
    if not is_story(s) or not s.places:
        return 0.0
    return WON_STORY if s.story[STORY_RESULT] == 1 else -LOST_STORY
