"""The race to the isle: who comes first leads from then on, who comes in the same round stops there (portals)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import HEROES
from ludoteka.games.heroes3.rules.world.portals import FIRST_THERE
from ludoteka.games.heroes3.state import Heroes3


def isle_reached(s: Heroes3, seat: int) -> None:
    """A hero comes out of the portal on the isle: the first player there is the starting player from now on."""
    if FIRST_THERE not in s.ledger:
        s.ledger[FIRST_THERE] = [seat, s.round]
        s.first = seat
        s.tell(("first-on-isle", seat))
    if s.ledger[FIRST_THERE][1] == s.round:
        s.players[seat].moves = [0] * HEROES
