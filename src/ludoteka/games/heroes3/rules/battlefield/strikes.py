"""What every part of an attack asks: its kind, stage and dice, the abilities that work in it (H3-COMBAT-18, R-18)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.army import UnitAbility
from ludoteka.games.heroes3.rules.battlefield.figures import NO_FACE, ability
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat, Strike

FIRST: Final = 0
EXTRA: Final = 1
RETALIATION: Final = 2
"""Kinds of attacks: the attack of an activation, one more attack of it, the answer to one (R-18)."""
NO_DIE: Final = 0
ONE: Final = 1
LOW: Final = 2
HIGH: Final = 3
SUM: Final = 4
"""How the attack dice count."""
DECLARED: Final = 0
ROLLED: Final = 1
FALLING: Final = 2
"""Stages of an attack."""
MORALE: Final = 0
BY_UNIT: Final = 1
BY_CARD: Final = 2
AGAIN: Final = 3
"""What a die is rerolled for: the morale token, the unit's ability, a card in effect, a face that may go on and on."""


def striking(c: Combat) -> Strike:
    """The attack in progress."""
    strike = c.strike
    assert strike is not None
    return strike


def hits(s: Heroes3, c: Combat, strike: Strike, code: str) -> UnitAbility | None:
    """An ability of the attacking unit that works in this attack: attack abilities only in the first (H3-UNIT-06)."""
    found = ability(s, c, strike.attacker, code)
    if found is None:
        return None
    trigger = found.trigger
    if trigger == "passive" or (trigger == "attack" and strike.kind == FIRST):
        return found
    return found if trigger == "retaliation" and strike.kind == RETALIATION else None


def roll_face(s: Heroes3) -> int:
    """One attack die."""
    faces = s.facts.attack_faces
    return faces[s.chance.below(len(faces))]


def used_faces(strike: Strike) -> list[int]:
    """The faces that count: one of two kept dice, both of a sum, none without a die."""
    if not strike.dice:
        return []
    if strike.mode == LOW:
        return [min(strike.dice)]
    if strike.mode == HIGH:
        return [max(strike.dice)]
    return strike.dice


def declared(attacker: int, target: int, kind: int, fixed: int) -> Strike:
    """An attack before anything is rolled for it."""
    strike = Strike()
    strike.attacker = attacker
    strike.target = target
    strike.kind = kind
    strike.fixed = fixed
    strike.mode = ONE
    strike.dice = []
    strike.rerolled = 0
    strike.guard = NO_FACE
    strike.stage = DECLARED
    strike.cancelled = False
    return strike
