"""Units that join an army of the scenario in a combat, and heroes who leave a combat with one."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import AI, NEUTRALS, NOBODY, RANGED
from ludoteka.games.heroes3.rules.battlefield.board import (
    ATTACKING,
    BACK_ROW,
    DEFENDING,
    FRONT_ROW,
    row_spaces,
)
from ludoteka.games.heroes3.rules.battlefield.damage import HAS_RESERVE, add_fighter
from ludoteka.games.heroes3.rules.battlefield.figures import owner_of, units_of
from ludoteka.games.heroes3.rules.common import is_seat
from ludoteka.games.heroes3.rules.scenario.armies import join_from_reserve, plan_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat

TOKENS: Final = {"attack": 1, "defense": 2, "hp": 4, "initiative": 8}
"""What a stack token raises, as a bit of `Combat.stack`."""


def expect_reserve(s: Heroes3, c: Combat, side: int) -> None:
    """A side whose army has a reserve is not beaten while units of it wait."""
    used = c.used.copy()
    used[side] = used[side] & ~HAS_RESERVE | (HAS_RESERVE if s.ais[c.ai].reserve else 0)
    c.used = used


def lay_tokens(s: Heroes3, c: Combat) -> None:
    """Random units of an army get the stack tokens of the difficulty, each another one."""
    plan = plan_of(s, c.ai)
    if plan is None or not plan.tokens or c.defender == NEUTRALS:
        return
    side = ATTACKING if owner_of(c, ATTACKING) == AI else DEFENDING
    units = units_of(c, side)
    stack = c.stack.copy()
    for token in plan.tokens[s.difficulty][: len(units)]:
        unit = units.pop(s.chance.below(len(units)))
        stack[unit] = TOKENS[token] if token in TOKENS else s.chance.pick(list(TOKENS.values()))
    c.stack = stack


def reserve_joins(s: Heroes3, c: Combat) -> None:
    """At the start of a further combat round units of the reserve join: a few, or more if hardly any unit is left."""
    plan = plan_of(s, c.ai)
    if plan is None or not s.ais[c.ai].reserve:
        return
    side = ATTACKING if owner_of(c, ATTACKING) == AI else DEFENDING
    here = len(units_of(c, side))
    count = plan.refill - here if here <= 1 else min(plan.joins, s.facts.most_units - here)
    spaces = [space for row in (BACK_ROW, FRONT_ROW) for space in row_spaces(row[side]) if c.board[space] == NOBODY]
    joined = join_from_reserve(s, s.ais[c.ai], min(count, len(spaces)))
    joined.sort(key=lambda form: (s.facts.movement[form] != RANGED, s.facts.initiative[form], form))
    for form, space in zip(joined, spaces, strict=False):
        add_fighter(c, form, side, NOBODY, space, ())
        s.tell(("deployed", form >> 1, space))
    expect_reserve(s, c, side)


def may_withdraw(s: Heroes3, c: Combat, side: int) -> bool:
    """Whether a player may leave this combat with an army of the scenario."""
    plan = plan_of(s, c.ai)
    return plan is not None and plan.may_retreat and is_seat(s, owner_of(c, side)) and c.defender != NEUTRALS


def withdraw_now(s: Heroes3, c: Combat, side: int) -> None:
    """The player's hero leaves; the army stays as it is."""
    s.tell(("retreats", owner_of(c, side)))
    c.retreated = True
    c.active = NOBODY
    c.winner = 1 - side
