"""Offers: what is open on a player's sheets, whatever lies on the board, kept up to date box by box."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import (
    BATHS,
    BRIBE,
    BUILD,
    BUILT,
    CIPPI,
    COHORTS,
    COURTHOUSE,
    DRILL,
    EXCHANGE,
    EXPLORE,
    FIGHT,
    FILL,
    FORT,
    GUARD,
    LUDUS,
    MINING,
    OPEN,
    PATRICIANS,
    REACH,
    RECRUIT,
    RULE,
    SHOW,
    STALE,
    THEATRE,
    TRADE,
    TRAIN,
    WALL,
)
from ludoteka.games.hadrians_wall.rules.baths import bribe_closed
from ludoteka.games.hadrians_wall.rules.buildings import building_closed
from ludoteka.games.hadrians_wall.rules.citizens import citizens_closed
from ludoteka.games.hadrians_wall.rules.courthouse import ruling_closed
from ludoteka.games.hadrians_wall.rules.diplomats import diplomat_closed
from ludoteka.games.hadrians_wall.rules.fort import cippi_closed, fort_closed, wall_closed
from ludoteka.games.hadrians_wall.rules.forum import forum_closed
from ludoteka.games.hadrians_wall.rules.ludus import battle_closed, training_closed
from ludoteka.games.hadrians_wall.rules.market import market_closed
from ludoteka.games.hadrians_wall.rules.mining import mining_closed
from ludoteka.games.hadrians_wall.rules.scouts import scout_closed
from ludoteka.games.hadrians_wall.rules.temples import temple_closed
from ludoteka.games.hadrians_wall.rules.theatre import show_closed
from ludoteka.games.hadrians_wall.rules.wall_guard import guard_closed
from ludoteka.games.hadrians_wall.rules.wall_guard import training_closed as grounds_closed
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


def group_closed(s: Frontier, seat: Seat, row: list[int], group: int) -> Action | None:
    """Why a group of offers is closed on the sheets; None if it is open (HW-GEN-01)."""
    kind = s.facts.groups[group]
    what = s.facts.group_whats[group]
    if kind == FILL:
        return track_closed(s, row, what)
    if kind == BUILD:
        return building_closed(s, row, what)
    if kind == TRADE:
        return market_closed(s, row)
    if kind == SHOW:
        return show_closed(s, row, what)
    if kind == TRAIN:
        return training_closed(s, row, what)
    if kind == FIGHT:
        return battle_closed(s, row, what)
    if kind == BRIBE:
        return bribe_closed(s, row, what)
    if kind == RULE:
        return ruling_closed(s, row, what)
    if kind == EXCHANGE:
        return forum_closed(s, row)
    if kind == RECRUIT:
        return diplomat_closed(s, row)
    if kind == EXPLORE:
        return scout_closed(s, seat, row, what)
    if kind == DRILL:
        return grounds_closed(s, row)
    return None


def track_closed(s: Frontier, row: list[int], track: int) -> Action | None:
    """Why the next box of a track cannot be paid for."""
    if track < COHORTS:
        return citizens_closed(s, row, track)
    if track == FORT:
        return fort_closed(s, row)
    if track == WALL:
        return wall_closed(s, row)
    if track == CIPPI:
        return cippi_closed(s, row)
    if track == MINING:
        return mining_closed(s, row)
    if track == GUARD:
        return guard_closed(s, row)
    return temple_closed(s, row, track)


def look_again(s: Frontier, seat: Seat, row: list[int]) -> None:
    """Open and close the offers that a filled box, a building or a new year may have touched."""
    f = s.facts
    stale = row[STALE] & row[REACH]
    row[STALE] = 0
    opened = row[OPEN]
    while stale:
        lowest = stale & -stale
        stale ^= lowest
        group = lowest.bit_length() - 1
        opened |= f.group_bits[group]
        if group_closed(s, seat, row, group) is not None:
            opened ^= f.group_bits[group]
    row[OPEN] = opened & f.playable[s.seats]


def look_again_each_year(s: Frontier, row: list[int]) -> None:
    """Mark what a new year opens: boxes that note a year, and the patterns of new prospect cards (HW-GEN-05)."""
    of_kind = s.facts.groups_of_kind
    built = row[BUILT]
    stale = of_kind[EXCHANGE] | of_kind[DRILL]
    if row[PATRICIANS]:
        stale |= of_kind[EXPLORE]
    if built >> THEATRE & 1:
        stale |= of_kind[SHOW]
    if built >> LUDUS & 1:
        stale |= of_kind[FIGHT]
    if built >> BATHS & 1:
        stale |= of_kind[BRIBE]
    if built >> COURTHOUSE & 1:
        stale |= of_kind[RULE]
    row[STALE] |= stale


def work_out(s: Frontier, seat: Seat) -> None:
    """Set what is open on a player's sheets from nothing but what is filled in."""
    row = s.rows[seat]
    row[REACH] = within_reach(s, row)
    row[OPEN] = all_open(s, seat)
    row[STALE] = 0


def within_reach(s: Frontier, row: list[int]) -> int:
    """The groups that the buildings do not rule out: nothing stands twice, inner boxes need their building."""
    f = s.facts
    reach = f.playable_groups[s.seats]
    for building in range(len(f.building_group)):
        if row[BUILT] >> building & 1:
            reach &= ~f.building_group[building]
        else:
            reach &= ~f.building_reach[building]
    return reach


def all_open(s: Frontier, seat: Seat) -> int:
    """What is open on a player's sheets, worked out from nothing."""
    f = s.facts
    opened = 0
    for group in range(len(f.groups)):
        if f.playable_groups[s.seats] >> group & 1 and group_closed(s, seat, s.rows[seat], group) is None:
            opened |= f.group_bits[group]
    return opened & f.playable[s.seats]
