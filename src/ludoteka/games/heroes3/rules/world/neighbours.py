"""Which player starts closest to another, where a scenario makes something of that."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.world.cells import distance
from ludoteka.games.heroes3.rules.world.lay_map import slots_of
from ludoteka.games.heroes3.state import Heroes3


def neighbour(s: Heroes3, seat: int) -> int:
    """The player whose starting tile is nearest to this player's; of two the next clockwise, -1 if there is none."""
    homes = {slot.seat - 1: slot.at for slot in slots_of(s) if slot.seat and slot.at is not None}
    home = homes.get(seat)
    best = NOBODY
    least = 0
    if home is None:
        return NOBODY
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        place = homes.get(other)
        if place is None:
            continue
        far = distance(place[0] - home[0], place[1] - home[1])
        if best == NOBODY or far < least:
            best, least = other, far
    return best
