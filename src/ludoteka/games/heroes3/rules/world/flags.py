"""Flags on the map and the income they bring (H3-MAP-06, H3-MAP-09, H3-MAP-10)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import GOLD, NOBODY
from ludoteka.games.heroes3.rules.common import OPT_DOUBLE_INCOME, optional, special
from ludoteka.games.heroes3.rules.resources import change_income
from ludoteka.games.heroes3.rules.world.fields import is_location
from ludoteka.games.heroes3.state import Heroes3


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


def settlement_step(s: Heroes3, resource: int) -> int:
    """What a settlement adds to an income (H3-MAP-10)."""
    step = s.facts.income_step[resource]
    return step * 2 if optional(s, OPT_DOUBLE_INCOME) else step


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
    elif s.settled[field] != NOBODY:
        change_income(s, owner, s.settled[field], -settlement_step(s, s.settled[field]))
        s.settled[field] = NOBODY
