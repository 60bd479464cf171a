"""Offers: what is open on a player's sheets, whatever lies on the board, kept up to date box by box."""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.figures import Group
from ludoteka.games.hadrians_wall.numbers import (
    APPARITORES,
    BATHS,
    BRIBE,
    BUILD,
    BUILT,
    CIPPI,
    COURTHOUSE,
    DRILL,
    END,
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
    PERFORMERS,
    PRIESTS,
    REACH,
    RECRUIT,
    RULE,
    SHOW,
    STALE,
    TEMPLES,
    THEATRE,
    TRADE,
    TRADERS,
    TRAIN,
    WALL,
)
from ludoteka.games.hadrians_wall.rules.baths import GiveBribe
from ludoteka.games.hadrians_wall.rules.buildings import Build
from ludoteka.games.hadrians_wall.rules.citizens import JoinCitizens
from ludoteka.games.hadrians_wall.rules.courthouse import MakeRuling
from ludoteka.games.hadrians_wall.rules.deeds import Deed, FillBox
from ludoteka.games.hadrians_wall.rules.diplomats import SendDiplomat
from ludoteka.games.hadrians_wall.rules.fort import CIPPUS, FORT_BOX, WALL_BOX
from ludoteka.games.hadrians_wall.rules.forum import ExchangeWorkers
from ludoteka.games.hadrians_wall.rules.ludus import Fight, TrainGladiator
from ludoteka.games.hadrians_wall.rules.market import Trade
from ludoteka.games.hadrians_wall.rules.mining import MINING_BOX
from ludoteka.games.hadrians_wall.rules.scouts import Explore
from ludoteka.games.hadrians_wall.rules.temples import ServeTemple
from ludoteka.games.hadrians_wall.rules.theatre import GiveShow
from ludoteka.games.hadrians_wall.rules.wall_guard import GUARD_BOX, TrainGuard
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat

BY_KIND: Final[dict[int, Deed]] = {
    FILL: FillBox(),
    BUILD: Build(),
    TRADE: Trade(),
    SHOW: GiveShow(),
    TRAIN: TrainGladiator(),
    FIGHT: Fight(),
    BRIBE: GiveBribe(),
    RULE: MakeRuling(),
    EXCHANGE: ExchangeWorkers(),
    RECRUIT: SendDiplomat(),
    EXPLORE: Explore(),
    DRILL: TrainGuard(),
    END: Deed(),
}
BY_TRACK: Final[dict[int, Deed]] = {
    MINING: MINING_BOX,
    GUARD: GUARD_BOX,
    CIPPI: CIPPUS,
    WALL: WALL_BOX,
    FORT: FORT_BOX,
    TRADERS: JoinCitizens(),
    PERFORMERS: JoinCitizens(),
    PRIESTS: JoinCitizens(),
    APPARITORES: JoinCitizens(),
    PATRICIANS: JoinCitizens(),
    TEMPLES: ServeTemple(),
    TEMPLES + 1: ServeTemple(),
    TEMPLES + 2: ServeTemple(),
}
"""What closes the next box of a track, for offers of the kind FILL."""


def group_closed(s: Frontier, seat: Seat, row: list[int], group: Group) -> Action | None:
    """Why a group of offers is closed on the sheets; None if it is open (HW-GEN-01)."""
    deed = BY_TRACK[group.what] if group.kind == FILL else BY_KIND[group.kind]
    return deed.closed(s, seat, row, group.what)


def look_again(s: Frontier, seat: Seat, row: list[int]) -> None:
    """Open and close the offers that a filled box, a building or a new year may have touched."""
    f = s.facts
    stale = row[STALE] & row[REACH]
    row[STALE] = 0
    opened = row[OPEN]
    while stale:
        lowest = stale & -stale
        stale ^= lowest
        group = f.group[lowest.bit_length() - 1]
        opened |= group.offers
        if group_closed(s, seat, row, group) is not None:
            opened ^= group.offers
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
    """Set what is open on a player's sheets by what is filled in alone."""
    row = s.rows[seat]
    row[REACH] = within_reach(s, row)
    row[OPEN] = all_open(s, seat)


def within_reach(s: Frontier, row: list[int]) -> int:
    """The groups that the buildings do not rule out: each is built once, and inner boxes need their building."""
    f = s.facts
    reach = f.playable_groups[s.seats]
    for number, building in enumerate(f.building):
        if row[BUILT] >> number & 1:
            reach &= ~building.group
        else:
            reach &= ~building.reach
    return reach


def all_open(s: Frontier, seat: Seat) -> int:
    """What is open on a player's sheets, worked out from the beginning."""
    f = s.facts
    opened = 0
    for number, group in enumerate(f.group):
        if f.playable_groups[s.seats] >> number & 1 and group_closed(s, seat, s.rows[seat], group) is None:
            opened |= group.offers
    return opened & f.playable[s.seats]
