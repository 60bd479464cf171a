"""Battle odds, exact: every round of a battle thought through to its end, without rolling a die.

>>> army, garrison, die = troops(3), troops(2), [0, 1, 1, 2, 2, 3]
>>> round(float(take_odds(army, garrison, die, 2)), 4)
0.902

Dice come from the content: `faces` is what the die of a side shows, `fixed` what it shows while Helen fights.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeVar

FIXED_DIE: Final = 1
"""Helen: the side's die always shows the same."""
WINS_TIES: Final = 2
"""Penthesilea: a tied round is won."""
BREACHES: Final = 4
"""Odysseus in an attack: the defender's walls add nothing."""
REROLLS: Final = 8
"""Croesus: the side may roll its die again for gold."""
STANDS: Final = 16
"""Minotaur: the side cannot retreat."""

ATTACKER: Final = 1
DEFENDER: Final = 2
"""The two sides, as a mask where both can be meant."""

N = TypeVar("N", float, Fraction)
"""A chance: as a fraction where it must be exact, as a float where it must be fast."""


class Force:
    """One side of a battle as it shrinks, in the order in which its owner gives up units.

    `strengths[n]` is what the side adds to its die after n losses and `powers[n]` what the heroes still standing can
    do (a mask of the constants above); both have one entry per unit. `walls` is what the place adds besides:
    fortresses and metropolises for the defender of land, ports and metropolises at sea. `rerolls` is how many more
    dice the side can pay for. A side whose chance of winning falls below `nerve` retreats if it may; with nerve 0 it
    stands fast.
    """

    __slots__ = ("nerve", "powers", "rerolls", "strengths", "walls")

    def __init__(self, strengths: list[int], powers: list[int], walls: int, rerolls: int, nerve: float) -> None:
        self.strengths = strengths
        self.powers = powers
        self.walls = walls
        self.rerolls = rerolls
        self.nerve = nerve


def troops(
    units: int,
    walls: int = 0,
    heroes: list[tuple[int, int]] | None = None,
    rerolls: int = 0,
    nerve: float = 0.0,
    strength: int = 1,
) -> Force:
    """Soldiers or ships of a strength, which are lost first, and behind them heroes or the Minotaur as pairs of
    strength and powers, in the order in which they are lost (CYC-BATTLE-01, CYC-NAVAL-01).

    >>> troops(2, heroes=[(1, WINS_TIES), (2, 0)]).strengths
    [5, 4, 3, 2]
    """
    strengths: list[int] = []
    powers: list[int] = []
    total = 0
    power = 0
    if heroes is not None:
        for place in range(len(heroes) - 1, -1, -1):
            total += heroes[place][0]
            power |= heroes[place][1]
            strengths.append(total)
            powers.append(power)
    for _ in range(units):
        total += strength
        strengths.append(total)
        powers.append(power)
    strengths.reverse()
    powers.reverse()
    return Force(strengths, powers, walls, rerolls, nerve)


# -- the whole battle -------------------------------------------------------------------------------------------


class Outcome:
    """How a battle may end; all chances are exact.

    `left[a][d]` is the chance that it ends with a attackers and d defenders alive; where both are left, one side
    has retreated, so `takes` (the attacker has the area) is told apart.
    """

    __slots__ = ("left", "takes")

    def __init__(self, takes: Fraction, left: list[list[Fraction]]) -> None:
        self.takes = takes
        self.left = left

    def both_fall(self) -> Fraction:
        """The chance that nobody is left."""
        return self.left[0][0]


def take_odds(attacker: Force, defender: Force, faces: list[int], fixed: int) -> Fraction:
    """The exact chance that the attacker takes the area, on land or at sea.

    >>> take_odds(troops(1), troops(2), [0, 1, 1, 2, 2, 3], 2)
    Fraction(65, 1296)
    """
    return solve(attacker, defender, faces, fixed, Fraction(1))[-1][0][0]


def take_chance(attacker: Force, defender: Force, faces: list[int], fixed: int) -> float:
    """The same as `take_odds`, fast."""
    return kept_chance(key_of(attacker), key_of(defender), tuple(faces), fixed)


Key = tuple[tuple[int, ...], tuple[int, ...], int, int, float]
"""A Force as a value."""


def key_of(force: Force) -> Key:
    """All that makes a Force."""
    return tuple(force.strengths), tuple(force.powers), force.walls, force.rerolls, force.nerve


def force_of(key: Key) -> Force:
    """The Force that a key was made of."""
    strengths, powers, walls, rerolls, nerve = key
    return Force(list(strengths), list(powers), walls, rerolls, nerve)


@lru_cache(maxsize=4096)
def kept_chance(attacker: Key, defender: Key, faces: tuple[int, ...], fixed: int) -> float:
    """The chance of a battle, kept: bots weigh the same battles over and over, and rerolls make one slow to solve."""
    return solve(force_of(attacker), force_of(defender), list(faces), fixed, 1.0)[-1][0][0]


def outcome(attacker: Force, defender: Force, faces: list[int], fixed: int) -> Outcome:
    """Everything that can come of a battle, for a player who weighs it.

    >>> result = outcome(troops(1), troops(1), [0, 1, 1, 2, 2, 3], 2)
    >>> str(result.takes), str(result.both_fall())
    ('13/36', '5/18')
    """
    one = Fraction(1)
    values = solve(attacker, defender, faces, fixed, one)
    attackers = len(attacker.strengths)
    defenders = len(defender.strengths)
    reached = [[[one * 0] * (defenders + 1) for _ in range(attackers + 1)] for _ in values]
    reached[-1][0][0] = one
    left = [[one * 0] * (defenders + 1) for _ in range(attackers + 1)]
    for lost in range(attackers + 1):
        for fallen in range(defenders + 1):
            for rolls in range(len(values) - 1, -1, -1):
                mass = reached[rolls][lost][fallen]
                if not mass:
                    continue
                further = branches(attacker, defender, lost, fallen, rolls, values, faces, fixed, one)
                if not further or (
                    (lost or fallen)
                    and leaver(attacker, defender, lost, fallen, mean(further, values, lost, fallen, one), one)
                ):
                    left[attackers - lost][defenders - fallen] += mass
                    continue
                for chance, then, more, beyond in further:
                    reached[then][lost + more][fallen + beyond] += mass * chance
    return Outcome(values[-1][0][0], left)


def solve(attacker: Force, defender: Force, faces: list[int], fixed: int, one: N) -> list[list[list[N]]]:
    """The chance to take the area by rerolls left, attackers lost and defenders lost (CYC-BATTLE-05, CYC-BATTLE-06,
    CYC-NAVAL-03, CYC-NAVAL-04)."""
    attackers = len(attacker.strengths)
    defenders = len(defender.strengths)
    nothing = one * 0
    rolls = max(attacker.rerolls, defender.rerolls)
    values: list[list[list[N]]] = []
    for _ in range(rolls + 1):
        table: list[list[N]] = []
        for lost in range(attackers + 1):
            row = [nothing] * (defenders + 1)
            if lost < attackers:
                row[defenders] = one
            table.append(row)
        values.append(table)
    for lost in range(attackers - 1, -1, -1):
        for fallen in range(defenders - 1, -1, -1):
            for left in range(rolls + 1):
                further = branches(attacker, defender, lost, fallen, left, values, faces, fixed, one)
                value = mean(further, values, lost, fallen, one)
                leaves = leaver(attacker, defender, lost, fallen, value, one) if lost or fallen else 0
                if leaves:
                    value = nothing if leaves == ATTACKER else one
                values[left][lost][fallen] = value
    return values


def mean(further: list[tuple[N, int, int, int]], values: list[list[list[N]]], lost: int, fallen: int, one: N) -> N:
    """The chance to take the area over all that a round can lead to."""
    value = one * 0
    for chance, then, more, beyond in further:
        value += chance * values[then][lost + more][fallen + beyond]
    return value


def leaver(attacker: Force, defender: Force, lost: int, fallen: int, value: N, one: N) -> int:
    """Who has lost its nerve and leaves before the next round, the defender asked first; 0 if nobody
    (CYC-RETREAT-01, CYC-RETREAT-03)."""
    if one - value < defender.nerve and not defender.powers[fallen] & STANDS:
        return DEFENDER
    if value < attacker.nerve and not attacker.powers[lost] & STANDS:
        return ATTACKER
    return 0


def branches(
    attacker: Force,
    defender: Force,
    lost: int,
    fallen: int,
    rolls: int,
    values: list[list[list[N]]],
    faces: list[int],
    fixed: int,
    one: N,
) -> list[tuple[N, int, int, int]]:
    """What one round can lead to: chance, rerolls left, further attackers lost, further defenders lost; nothing if one
    side is gone.

    Croesus' owner rolls again exactly where that is better for it (CYC-HX-CROESUS).
    """
    if lost == len(attacker.powers) or fallen == len(defender.powers):
        return []
    power = attacker.powers[lost]
    resistance = defender.powers[fallen]
    lead = attacker.strengths[lost] + attacker.walls - defender.strengths[fallen]
    if not power & BREACHES:
        lead -= defender.walls
    on_tie = ATTACKER | DEFENDER
    if power & WINS_TIES:
        on_tie = DEFENDER
    elif resistance & WINS_TIES:
        on_tie = ATTACKER
    own = [fixed] if power & FIXED_DIE else faces
    other = [fixed] if resistance & FIXED_DIE else faces
    if rolls and power & REROLLS and attacker.rerolls:
        return with_rerolls(lead, own, other, on_tie, lost, fallen, rolls, values, True, one)
    if rolls and resistance & REROLLS and defender.rerolls:
        return with_rerolls(lead, other, own, on_tie, lost, fallen, rolls, values, False, one)
    counts = [0, 0, 0, 0]
    for mine in own:
        for yours in other:
            counts[result_of(lead + mine - yours, on_tie)] += 1
    whole = len(own) * len(other)
    return [(one * counts[who] / whole, rolls, who & 1, who >> 1) for who in (1, 2, 3) if counts[who]]


def result_of(margin: int, on_tie: int) -> int:
    """Who loses a unit after a round, as a mask."""
    if margin > 0:
        return DEFENDER
    return ATTACKER if margin < 0 else on_tie


def with_rerolls(
    lead: int,
    own: list[int],
    other: list[int],
    on_tie: int,
    lost: int,
    fallen: int,
    rolls: int,
    values: list[list[list[N]]],
    attacks: bool,
    one: N,
) -> list[tuple[N, int, int, int]]:
    """A round in which one side, having seen both dice, may roll its own again as often as it can pay; `own` is that
    side's die."""
    out: list[tuple[N, int, int, int]] = []
    for seen in other:
        again: list[N] = []
        for left in range(rolls + 1):
            total = one * 0
            for die in own:
                kept = value_after(lead, die, seen, on_tie, lost, fallen, values[left], attacks)
                total += again[left - 1] if left and better(again[left - 1], kept, attacks) else kept
            again.append(total / len(own))
        mass = one / len(other)
        left = rolls
        while mass:
            rolled_again = one * 0
            for die in own:
                kept = value_after(lead, die, seen, on_tie, lost, fallen, values[left], attacks)
                if left and better(again[left - 1], kept, attacks):
                    rolled_again += mass / len(own)
                else:
                    who = result_of(lead + die - seen if attacks else lead + seen - die, on_tie)
                    out.append((mass / len(own), left, who & 1, who >> 1))
            mass = rolled_again
            left -= 1
    return out


def value_after(
    lead: int, die: int, seen: int, on_tie: int, lost: int, fallen: int, table: list[list[N]], attacks: bool
) -> N:
    """The chance to take the area once these dice count."""
    who = result_of(lead + die - seen if attacks else lead + seen - die, on_tie)
    return table[lost + (who & 1)][fallen + (who >> 1)]


def better(one: N, other: N, attacks: bool) -> bool:
    """Whether a side would rather have the first chance that the area is taken."""
    return one > other if attacks else one < other
