"""Guarded places that win a scenario, for bots: how likely a player takes one in time, with the army to come.

The guards of a Dragon Utopia or of a Grail are far too strong for the army of the first rounds. Who only looks at the
odds of today never arms for them; so the eye here looks ahead like that of `storm.py`: to the best round for it, with
the units that the resources of the rounds before buy.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.bot.together import raid_chance
from ludoteka.games.heroes3.bot.ways import FARTHEST, journeys
from ludoteka.games.heroes3.bot.worths import Aims, Worths
from ludoteka.games.heroes3.entries.words import TILE_KIND_IDS
from ludoteka.games.heroes3.facts import FIELDS, MAIN, NOBODY
from ludoteka.games.heroes3.rules.combat.armies import army_tiers
from ludoteka.games.heroes3.rules.marks import WON_LEVEL_7
from ludoteka.games.heroes3.rules.world.fields import guard_at, is_location, own_town
from ludoteka.games.heroes3.rules.world.portals import has_portals, portals_open
from ludoteka.games.heroes3.rules.world.random_towns import garrison
from ludoteka.games.heroes3.state import Heroes3

TOP: Final = 7
"""The difficulty of the fields that win where any of them does."""
CENTER: Final = TILE_KIND_IDS.index("center")
MIDDLE: Final = 3
HIDDEN: Final = 0.7
"""What is left of the hope for a place that still lies face down."""
PAID: Final = 3
"""How many rounds against neutral units a hero can usually pay for."""
HALFWAY: Final = 0.5
"""What an open portal counts on the way to the place that wins."""


def conquest(s: Heroes3, seat: int, worths: Worths, aims: Aims, barred: int, busy: int) -> float:
    """What the place that wins is worth to a player: all of it once it is taken, before that the hope to take it."""
    if is_done(s, seat, aims):
        return aims.conquest
    player = s.players[seat]
    start = player.at[MAIN] if player.at[MAIN] >= 0 else own_town(s, seat)
    if start < 0:
        return 0.0
    far = journeys(s, start, barred)
    free = journeys(s, start, 0) if barred else far
    if has_portals(s) and not portals_open(s, seat):
        obelisks = [at for at in range(len(far)) if is_location(s, at, "obelisk")]
        return HALFWAY * aims.conquest * best_hope(s, seat, worths, busy, far, free, obelisks)
    fields = [at for at in range(len(far)) if is_goal(s, at, aims)]
    hope = best_hope(s, seat, worths, busy, far, free, fields)
    if not fields:
        covered = [at for at in range(MIDDLE, len(far), FIELDS) if is_covered(s, at)]
        hope = HIDDEN * best_hope(s, seat, worths, busy, far, free, covered)
    if has_portals(s):
        hope = HALFWAY + (1.0 - HALFWAY) * hope
    return aims.conquest * hope


def is_done(s: Heroes3, seat: int, aims: Aims) -> bool:
    """Whether a player has what wins, or the player's part of it."""
    if aims.goal == "grail":
        return s.grail >= 0 and s.allied(seat, s.grail // 2)
    if aims.goal:
        return any(
            0 <= s.flag[field] < s.seats and s.allied(seat, s.flag[field]) and is_location(s, field, aims.goal)
            for field in range(len(s.flag))
        )
    return bool(s.feats[seat] & WON_LEVEL_7)


def is_goal(s: Heroes3, field: int, aims: Aims) -> bool:
    """Whether a field wins for those who beat its guards."""
    if s.atlas.spot[field] == NOBODY:
        return False
    return is_location(s, field, aims.goal) if aims.goal else guard_at(s, field) == TOP


def is_covered(s: Heroes3, field: int) -> bool:
    """Whether a field is the middle of a center tile that lies face down."""
    return s.atlas.spot[field] == NOBODY and s.atlas.kind[field // FIELDS] == CENTER


def best_hope(
    s: Heroes3, seat: int, worths: Worths, busy: int, far: list[int], free: list[int], fields: list[int]
) -> float:
    """The chance to take the most promising of some fields in time; those that another player holds are left out."""
    best = 0.0
    for field in fields:
        steps = far[field] if far[field] >= 0 else free[field]
        if field == busy or 0 <= s.flag[field] < s.seats:
            continue
        theirs, most = guards_of(s, field, worths)
        best = max(best, raid_chance(s, seat, FARTHEST if steps < 0 else steps, theirs, 0, most))
    return best


def guards_of(s: Heroes3, field: int, worths: Worths) -> tuple[tuple[int, ...], int]:
    """The army to be expected on a field, and how many rounds against it can usually be paid, 0 for any number."""
    if s.atlas.spot[field] == NOBODY:
        return worths.guard_forms[s.difficulty][TOP], 0
    if is_location(s, field, "random_town") and s.lords[field] != NOBODY:
        return tuple(garrison(s, field)), 0
    level = guard_at(s, field)
    if not level:
        return (), 0
    return tuple(worths.typical[tier] for tier in army_tiers(s, field, level)), 0 if level == TOP else PAID
