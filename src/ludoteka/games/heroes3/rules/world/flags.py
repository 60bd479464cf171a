"""Flags on the map and the income they bring (H3-MAP-06, H3-MAP-09, H3-MAP-10)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import GOLD, NOBODY, RESOURCES
from ludoteka.games.heroes3.rules.common import OPT_DOUBLE_INCOME, optional, special
from ludoteka.games.heroes3.rules.resources import change_income
from ludoteka.games.heroes3.rules.world.fields import is_location
from ludoteka.games.heroes3.rules.world.places import is_doubled
from ludoteka.games.heroes3.state import Heroes3

SEVERAL: Final = 8
"""A settled field that raises several incomes: this number plus the mask of the resources."""


def mine_resource(s: Heroes3, field: int) -> int:
    """What a mine digs for."""
    return s.facts.spot_resource[s.atlas.spot[field]]


def mine_income(s: Heroes3, field: int) -> int:
    """The income of a mine (H3-MAP-09)."""
    spot = s.atlas.spot[field]
    amount = s.facts.spot_income[spot]
    rule = special(s, "gold_mine_pays")
    if rule is not None and s.facts.spot_resource[spot] == GOLD:
        amount = rule.amount
    return amount * 2 if optional(s, OPT_DOUBLE_INCOME) else amount


def settlement_step(s: Heroes3, resource: int, field: int = NOBODY) -> int:
    """What a settlement adds to an income, twice as much where the scenario doubles its choice (H3-MAP-10)."""
    step = s.facts.income_step[resource]
    if field != NOBODY and is_doubled(s, field):
        step *= 2
    return step * 2 if optional(s, OPT_DOUBLE_INCOME) else step


def settled_incomes(s: Heroes3, field: int) -> list[int]:
    """The resources whose incomes a field raises by a step each: one, or several where the scenario says so."""
    settled = s.settled[field]
    if settled < SEVERAL:
        return [] if settled == NOBODY else [settled]
    return [resource for resource in range(RESOURCES) if settled - SEVERAL >> resource & 1]


def unflag(s: Heroes3, field: int) -> None:
    """A flag goes, and with it the income it brought (H3-MAP-09, H3-MAP-10, R-64)."""
    owner = s.flag[field]
    s.own_map()
    s.flag[field] = NOBODY
    if not 0 <= owner < s.seats:
        s.settled[field] = NOBODY
        return
    if is_location(s, field, "mine"):
        change_income(s, owner, mine_resource(s, field), -mine_income(s, field))
    elif is_location(s, field, "random_town"):
        change_income(s, owner, GOLD, -s.facts.content.random_town.income_gold)
    if s.settled[field] != NOBODY:
        for resource in settled_incomes(s, field):
            change_income(s, owner, resource, -settlement_step(s, resource, field))
        s.settled[field] = NOBODY
