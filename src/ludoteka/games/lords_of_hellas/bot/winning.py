"""How near a player is to each of the four victories."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.victory import monsters_slain, temples_held, throne
from ludoteka.games.lords_of_hellas.state import LordsOfHellas


def near(s: LordsOfHellas, seat: int) -> int:
    """How many steps a player is from winning, on the shortest of the ways: 0 for the one who has won."""
    victory = s.facts.victory
    steps = min(victory.temples - temples_held(s, seat), victory.monsters - monsters_slain(s, seat))
    steps = min(steps, missing_regions(s, seat))
    if s.king != NOBODY and s.terms.king_of_kings:
        steps = min(steps, s.countdown + (s.owner[throne(s)] != seat))
    return max(0, steps)


def missing_regions(s: LordsOfHellas, seat: int) -> int:
    """How many regions a player lacks for enough whole lands."""
    held = s.held[seat]
    masks = s.facts.land_mask
    left_out = s.terms.lands_left_out
    missing = [(masks[land] & ~held).bit_count() for land in range(len(masks)) if not left_out >> land & 1]
    missing.sort()
    total = 0
    for number in range(s.terms.lands_to_win):
        total += missing[number]
    return total
