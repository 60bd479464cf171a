"""How far the errand of a scenario is, for bots: the seer, the card he wants, the seer again, the end.

The way that is left decides, whoever of the allies walks it: a card that passes from hand to hand travels with the
movement of both.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.bot.storm import STRIDE, rounds_for
from ludoteka.games.heroes3.bot.ways import FARTHEST, journeys
from ludoteka.games.heroes3.entries.places import Quest
from ludoteka.games.heroes3.facts import MAIN, NOBODY
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.games.heroes3.rules.world.quests import ASIDE, PLACE, quest_bearer
from ludoteka.games.heroes3.rules.world.scenario_map import named_field
from ludoteka.games.heroes3.state import Heroes3

CARDS: Final = 2
"""The card that the seer wants and the one he gives."""
LEGS: Final = 4
"""How many ways the errand has: to the seer, to the card, back to the seer, to the end."""
LONGEST: Final = 24
"""The longest way that still counts."""
WALKED: Final = 0.8
"""What share of a leg is its way; the rest is its end."""
LATE: Final = 0.03
"""What each round costs that the end will come too late."""
MOST_LATE: Final = 8
BESIDE: Final = 0.03
"""What it counts that the other heroes are where they are needed next."""


def errand(s: Heroes3, seat: int, quest: Quest, barred: int) -> float:
    """How much of the errand is done or to be hoped for, from 0 to 1."""
    seer = named_field(s, quest.seer)
    goal = named_field(s, quest.goal)
    bearer = quest_bearer(s)
    aside = s.ledger[ASIDE]
    back = journeys(s, seer, 0)
    last = back[goal]
    if len(aside) < CARDS:
        leg = 3 - len(aside)
        if bearer == NOBODY:
            return leg / LEGS
        now = steps(s, bearer, seer if aside else goal, seat, barred)
        later = last if aside else 0
    elif PLACE in s.ledger:
        place = s.ledger[PLACE][0]
        leg, now, later = 1, nearest(s, seat, place, barred), back[place] + last
    else:
        places = [named_field(s, name) for name in quest.places]
        way = sum([back[place] for place in places]) // len(places)
        leg, now, later = 0, nearest(s, seat, seer, barred), way + way + last
    left = max(0, s.last_round - s.round)
    late = min(MOST_LATE, max(0, rounds_for(now + later, STRIDE, STRIDE) - left))
    open_part = WALKED * (1.0 - min(now, LONGEST) / LONGEST) / LEGS
    return float(leg / LEGS + open_part - LATE * late + BESIDE * ready(s, seat, leg, seer, quest))


def steps(s: Heroes3, walker: int, field: int, seat: int, barred: int) -> int:
    """How far a player's main hero is from a field; units that are too strong bar the way of the one who asks."""
    at = s.players[walker].at[MAIN]
    far = journeys(s, at if at >= 0 else own_town(s, walker), barred if walker == seat else 0)[field]
    return FARTHEST if far < 0 else far


def nearest(s: Heroes3, seat: int, field: int, barred: int) -> int:
    """How far the nearest of the allies is from a field."""
    return min(steps(s, other, field, seat, barred) for other in range(s.seats) if s.allied(seat, other))


def ready(s: Heroes3, seat: int, leg: int, seer: int, quest: Quest) -> float:
    """Whether the player's hero waits where the errand leads next: at the places of the card, or beside the bearer."""
    bearer = quest_bearer(s)
    if bearer == seat:
        return 1.0
    if bearer == NOBODY:
        others = [steps(s, other, seer, seat, 0) for other in range(s.seats) if other != seat and s.allied(seat, other)]
        mine = steps(s, seat, seer, seat, 0)
        if leg == 1 or not others or mine <= min(others):
            return 0.0
        far = max(steps(s, seat, named_field(s, name), seat, 0) for name in quest.places)
    else:
        far = steps(s, seat, s.players[bearer].at[MAIN], seat, 0)
    return 1.0 - min(far, LONGEST) / LONGEST
