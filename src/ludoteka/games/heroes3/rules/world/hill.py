"""What a scenario limits around a hill: one attack in a turn, walls that its holder has paid for."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.world.fields import holder_of, is_enemy_flag, is_haven, is_location
from ludoteka.games.heroes3.state import Heroes3

HILL: Final = "the_hill"
FORTIFIED: Final = "fortified"
"""In the ledger: who has paid for walls on the hill since that player's last turn began."""
ATTACKED: Final = "attacked"
"""In the ledger: who has attacked a player in the turn that is being played."""


def is_fortified(s: Heroes3, seat: int, field: int) -> bool:
    """Whether walls and an arrow tower stand on the hill for the player who holds it (hill_walls)."""
    return s.ledger.get(FORTIFIED) == [seat] and is_location(s, field, HILL) and s.flag[field] == seat


def hill_holder(s: Heroes3) -> int:
    """Who holds the hill, -1 for nobody."""
    return holder_of(s, HILL)


def note_attack(s: Heroes3, seat: int) -> None:
    """A player attacks another: remembered where there is one attack in a turn."""
    if special(s, "one_attack_per_turn") is not None:
        s.ledger[ATTACKED] = [seat]


def has_attacked(s: Heroes3, seat: int) -> bool:
    """Whether a player has no attack left in this turn (one_attack_per_turn)."""
    return ATTACKED in s.ledger and s.ledger[ATTACKED] == [seat]


def haven_is_safe(s: Heroes3, seat: int, field: int) -> bool:
    """Whether a town or settlement of an enemy player cannot be attacked any more in this turn."""
    owner = s.flag[field]
    if owner == NOBODY or owner >= s.seats or not has_attacked(s, seat):
        return False
    return is_enemy_flag(s, seat, field) and is_haven(s, field)
