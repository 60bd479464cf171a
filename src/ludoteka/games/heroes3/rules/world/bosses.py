"""The boss of a scenario: which one it is, where it waits, and its figures (boss_on_tile)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.bosses import Boss, BossFigures
from ludoteka.games.heroes3.facts import FIELDS, MIDDLE
from ludoteka.games.heroes3.rules.common import scenario, special
from ludoteka.games.heroes3.state import Heroes3

BOSS: Final = "boss"
"""In the ledger: the number of the boss that was picked."""
BOSS_SLAIN: Final = "boss_slain"
"""In the ledger: who has slain it."""


def boss_of(s: Heroes3) -> Boss | None:
    """The boss that is hunted, None where there is none or it is not picked yet."""
    picked = s.ledger.get(BOSS)
    return None if picked is None else scenario(s).bosses[picked[0]]


def boss_figures(s: Heroes3, boss: Boss) -> BossFigures:
    """What the difficulty makes of a boss."""
    return (boss.easy, boss.normal, boss.hard, boss.impossible)[s.difficulty]


def is_boss_field(s: Heroes3, field: int) -> bool:
    """Whether the boss waits on a field: the middle of the tile that the scenario names."""
    if BOSS not in s.ledger or field % FIELDS != MIDDLE:
        return False
    rule = special(s, "boss_on_tile")
    if rule is None:
        return False
    place = field // FIELDS
    for one in scenario(s).maps:
        if one.players == s.seats:
            return place < len(one.slots) and one.slots[place].slot in rule.slots
    return False


def boss_slain(s: Heroes3, seat: int, field: int) -> None:
    """A player has won a combat on a field: if the boss was there, it is dead."""
    if is_boss_field(s, field):
        s.ledger[BOSS_SLAIN] = [seat]
        s.tell(("boss-slain", seat))
