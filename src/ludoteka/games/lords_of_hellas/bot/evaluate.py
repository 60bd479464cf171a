"""How well a seat stands, for bots: the four ways to win, what leads there, and what is in danger.

One unit of worth is about half a hoplite. The weights are rules of thumb, proven by play.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.numbers import ATTRIBUTES, BUILD_TEMPLE, HUNT, NOBODY, SPECIAL_ACTIONS, SPEED, USURP
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.cards import hand_limit
from ludoteka.games.lords_of_hellas.rules.control import listed
from ludoteka.games.lords_of_hellas.rules.monster_wounds import open_places, places_of
from ludoteka.games.lords_of_hellas.rules.victory import throne
from ludoteka.games.lords_of_hellas.state import LordsOfHellas

TEMPLES: Final = [0.0, 32.0, 74.0, 130.0, 215.0]
"""Controlled temples on the way to enough of them."""
LAND: Final = 70.0
"""A whole land of those that win; a part of it counts by its square."""
MONSTERS: Final = [0.0, 70.0, 170.0]
"""Figures of slain monsters on the way to enough of them."""
THRONE: Final = [120.0, 85.0, 55.0, 35.0]
"""Controlling the region of the completed monument by the number of tokens left."""
STRANGER: Final = 0.6
"""What the throne is worth while another player removes the tokens."""
GUARDS: Final = 4.0
"""Hoplites that guard that region well."""
UNGUARDED: Final = 0.5
"""What it is worth without any."""
CLAIM: Final = 34.0
"""Being able to take that region soon."""
EMPTY_THRONE: Final = 34.0
"""A completed monument in a region one does not control."""
DOOM: Final = [220.0, 120.0, 60.0, 35.0]
"""Another player controls that region by the number of tokens left."""
MONUMENT: Final = 1.6
"""A monument in a controlled region counts by the square of its level."""
REGION: Final = 7.0
CITY: Final = 4.0
FIRST_CITY: Final = 9.0
"""Controlling any city at all: without one nobody is recruited."""
SITE: Final = 9.0
"""A controlled region where a temple can still be built."""
OPEN_SITE: Final = 3.0
"""The same while Build Temple is not covered."""
HOPLITE: Final = 2.0
FORTIFIED: Final = 0.8
ON_THE_WAY: Final = 4.5
"""Hoplites in a neutral region, for the share of its population they make up."""
ATTRIBUTE: Final = [0.0, 0.0, 6.0, 11.0, 15.0, 18.0]
INJURY: Final = 4.0
PRIEST: Final = 6.0
CARD: Final = 2.2
SPARE_CARD: Final = 0.7
"""A card above the hand limit, in a hunt."""
ARTIFACT: Final = 9.0
CHARGED: Final = 1.5
BLESSING: Final = 10.0
GLORY: Final = 7.0
KEPT_QUEST: Final = 9.0
QUEST_STEP: Final = [4.0, 6.5, 6.5]
"""A hero on a step of a quest: less than the least that finishing one brings, the glory of a land."""
COVERED: Final = 2.6
"""A special action that cannot be used for now."""
CROWDED: Final = 1.4
"""How much more each further covered action weighs."""
WOUND: Final = 2.0
PREY: Final = 45.0
"""A hunted monster by the square of its covered share."""
NEAR_PREY: Final = 5.0
"""A monster beside the hero while Hunt is open, for the share of its wounds that is covered."""
DANGER: Final = 0.2
USURPED: Final = [0.5]
"""The same for a region that a hero with the glory of its land could take, however well it is guarded."""
RIVAL: Final = 0.4
OTHERS: Final = 0.12


def evaluate(s: LordsOfHellas, seat: int) -> float:
    """How well a seat stands against the others."""
    value = worth(s, seat)
    rival = -1000.0
    for other in range(s.seats):
        if other != seat:
            theirs = worth(s, other)
            value -= OTHERS * theirs
            if theirs > rival:
                rival = theirs
    return value - RIVAL * rival + prospects(s, seat)


def worth(s: LordsOfHellas, seat: int) -> float:
    """What a player has on the map, on the boards and in the hand."""
    return realm(s, seat) + paths(s, seat) + belongings(s, seat)


def curve(values: list[float], count: int) -> float:
    """The value of a number of things, going on in the last step beyond the end.

    >>> curve([0.0, 3.0, 8.0], 1), curve([0.0, 3.0, 8.0], 4)
    (3.0, 18.0)
    """
    last = len(values) - 1
    if count <= last:
        return values[count]
    return values[last] + (count - last) * (values[last] - values[last - 1])


# -- the ways to win --------------------------------------------------------------------------------------------


def paths(s: LordsOfHellas, seat: int) -> float:
    """How far a player is on each way to win."""
    value = curve(TEMPLES, (s.held[seat] & s.temples).bit_count())
    value += curve(MONSTERS, s.slayer.count(seat))
    return value + lands(s, seat) + kingdom(s, seat)


def lands(s: LordsOfHellas, seat: int) -> float:
    """The lands nearest to be whole, as many as win."""
    held = s.held[seat]
    masks = s.facts.land_mask
    shares: list[float] = []
    for land in range(len(masks)):
        if not s.terms.lands_left_out >> land & 1:
            share = (held & masks[land]).bit_count() / masks[land].bit_count()
            shares.append(share * share)
    shares.sort()
    value = 0.0
    for at in range(1, s.terms.lands_to_win + 1):
        value += shares[-at]
    return LAND * value


def kingdom(s: LordsOfHellas, seat: int) -> float:
    """The region of a completed monument, or the regions of those that grow."""
    if not s.terms.king_of_kings:
        return 0.0
    if s.king != NOBODY:
        if s.owner[throne(s)] != seat:
            doom = EMPTY_THRONE
            if s.owner[throne(s)] != NOBODY:
                doom = DOOM[min(s.countdown, len(DOOM) - 1)]
            return claim(s, seat, throne(s)) - doom
        value = THRONE[min(s.countdown, len(THRONE) - 1)]
        guards = s.hoplites[seat * s.facts.regions + throne(s)]
        value *= UNGUARDED + (1.0 - UNGUARDED) * min(1.0, guards / GUARDS)
        return value if s.king == seat else STRANGER * value
    value = 0.0
    for god in range(len(s.levels)):
        if s.owner[s.facts.god[god].region] == seat:
            value += MONUMENT * s.levels[god] * s.levels[god]
    return value


def claim(s: LordsOfHellas, seat: int, region: int) -> float:
    """How near a player is to taking the region of the completed monument: hoplites close by, or a hero with glory."""
    facts = s.facts
    base = seat * facts.regions
    force = 0.0
    for place in listed(facts.within[region][2] & s.camps[seat]):
        force += s.hoplites[base + place] * (1.0 if facts.within[region][1] >> place & 1 else 0.5)
    needed = 1
    if s.owner[region] == NOBODY:
        needed = facts.region[region].population
    for other in range(s.seats):
        if other != seat:
            needed = max(needed, 1 + s.hoplites[other * facts.regions + region])
    value = CLAIM * min(1.0, force / needed)
    if s.glory[facts.region[region].land] == seat and not s.covered[seat] >> USURP & 1:
        hero = s.hero_region[seat]
        if hero >= 0 and facts.within[region][attribute(s, seat, SPEED)] >> hero & 1:
            value = max(value, CLAIM * (1.2 if hero == region else 0.8))
    return value


# -- the map ----------------------------------------------------------------------------------------------------


def realm(s: LordsOfHellas, seat: int) -> float:
    """Regions and hoplites of a player, less what could be taken soon."""
    facts = s.facts
    held = s.held[seat]
    value = REGION * held.bit_count() + CITY * (held & facts.cities).bit_count()
    if held & facts.cities:
        value += FIRST_CITY
    left = s.terms.temples - s.temples_built
    sites = held & ~s.temples
    count = min(left, (sites & facts.shrines).bit_count()) + (sites >> facts.delphi & 1)
    value += (SITE if s.covered[seat] >> BUILD_TEMPLE & 1 else SITE + OPEN_SITE) * min(count, 2)
    value += 0.4 * SITE * max(0, count - 2)
    enemies = 0
    for other in range(s.seats):
        if other != seat:
            enemies |= s.camps[other]
    base = seat * facts.regions
    for region in listed(s.camps[seat]):
        there = s.hoplites[base + region]
        value += HOPLITE * there
        if s.owner[region] == seat:
            value += FORTIFIED * s.fortified[region]
        elif s.owner[region] == NOBODY:
            value += ON_THE_WAY * min(1.0, there / facts.region[region].population)
    if enemies:
        for region in listed(held):
            if facts.near[region] & enemies:
                value -= threat(s, seat, region, facts.near[region] & enemies)
    return value - usurpation(s, seat)


def threat(s: LordsOfHellas, seat: int, region: int, near: int) -> float:
    """What a region could cost by the hoplites of others beside it."""
    facts = s.facts
    most = 0
    for other in range(s.seats):
        if other != seat:
            for place in listed(near & s.camps[other]):
                most = max(most, s.hoplites[other * facts.regions + place])
    there = s.hoplites[seat * facts.regions + region]
    if most <= there:
        return 0.0
    return DANGER * stake_of(s, region) * (1.0 if not there else 0.5)


def stake_of(s: LordsOfHellas, region: int) -> float:
    """What losing a region would cost."""
    stake = REGION
    if s.temples >> region & 1:
        stake += 40.0
    if region == throne(s):
        stake += DOOM[min(s.countdown, len(DOOM) - 1)]
    return stake


def usurpation(s: LordsOfHellas, seat: int) -> float:
    """What the heroes of others could take by Usurp: each the dearest region of a land whose glory it has."""
    facts = s.facts
    value = 0.0
    for other in range(s.seats):
        hero = s.hero_region[other]
        if other == seat or hero < 0 or s.covered[other] >> USURP & 1:
            continue
        reach = s.held[seat] & facts.within[hero][attribute(s, other, SPEED)]
        most = 0.0
        for land in range(len(facts.land_mask)):
            if s.glory[land] == other:
                for region in listed(reach & facts.land_mask[land]):
                    most = max(most, stake_of(s, region))
        value += DANGER * USURPED[0] * most
    return value


# -- boards and cards -------------------------------------------------------------------------------------------


def belongings(s: LordsOfHellas, seat: int) -> float:
    """Attributes, priests, cards, artifacts, blessings, glory and open actions of a player."""
    value = 0.0
    for which in range(ATTRIBUTES):
        value += ATTRIBUTE[min(s.attributes[seat * ATTRIBUTES + which], len(ATTRIBUTE) - 1)]
    value -= INJURY * s.injured[seat].bit_count()
    value += PRIEST * s.pool[seat]
    cards = len(s.hands[seat])
    limit = hand_limit(s, seat)
    value += CARD * min(cards, limit) + SPARE_CARD * max(0, cards - limit)
    value += ARTIFACT * s.artifacts[seat].bit_count() + CHARGED * (s.artifacts[seat] & s.charged).bit_count()
    value += BLESSING * s.blessings[seat].bit_count()
    value += GLORY * s.glory.count(seat)
    value += KEPT_QUEST * s.kept_quests[seat].bit_count()
    if s.quest_step[seat] >= 0:
        value += QUEST_STEP[min(s.quest_step[seat], len(QUEST_STEP) - 1)]
    covered = (s.covered[seat] & ((1 << SPECIAL_ACTIONS) - 1)).bit_count()
    return value - COVERED * covered - CROWDED * covered * covered / 2


def prospects(s: LordsOfHellas, seat: int) -> float:
    """A hunt under way, or prey beside the hero."""
    if s.hunts and s.hunts[-1].seat == seat:
        monster = s.hunts[-1].monster
        if s.monster_region[monster] < 0:
            return 0.0
        share = covered_share(s, monster)
        return PREY * share * share + WOUND * s.hunts[-1].covered.bit_count()
    region = s.hero_region[seat]
    if region < 0 or s.covered[seat] >> HUNT & 1:
        return 0.0
    best = 0.0
    for monster in range(s.facts.monsters):
        if s.monster_region[monster] == region:
            best = max(best, NEAR_PREY * (0.2 + covered_share(s, monster)))
    return best


def covered_share(s: LordsOfHellas, monster: int) -> float:
    """The share of a monster's wound places that is covered."""
    places = len(places_of(s, monster))
    return (places - len(open_places(s, monster))) / places
