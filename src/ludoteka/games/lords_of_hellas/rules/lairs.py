"""What monsters do to the regions they stand in without being asked: abilities and entry kills (LOH-MPHASE-06)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.rules.control import listed
from ludoteka.games.lords_of_hellas.state import LordsOfHellas


def monsters_in(s: LordsOfHellas, region: int) -> list[int]:
    """The monsters in a region (LOH-MPHASE-04)."""
    return [monster for monster in range(s.facts.monsters) if s.monster_region[monster] == region]


def lairs_of(s: LordsOfHellas, passive: int) -> int:
    """Mask of the regions where a passive ability works (LOH-MPHASE-06)."""
    mask = 0
    for monster in s.facts.lair_keepers[passive]:
        if s.monster_region[monster] >= 0:
            mask |= 1 << s.monster_region[monster]
    return mask


def entry_kills(s: LordsOfHellas, region: int) -> int:
    """How many of the hoplites that enter a region die at once (LOH-MOVE-11)."""
    kills = 0
    for monster in range(s.facts.monsters):
        if s.monster_region[monster] == region and s.evolutions[monster]:
            for card in listed(s.evolutions[monster]):
                kills += s.facts.evolution[card].entry_kills
    return kills
