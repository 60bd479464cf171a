"""How far the options of a decision are followed, so that all of them are judged at the same moment."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.state import ACTIONS, CARDS, Frontier


def moment(s: Frontier, seat: int) -> int:
    """How far the game has come for a player: it grows with the end of a year's actions, with what the attack asks of
    the player, and with the new year."""
    if s.phase == CARDS:
        return 4 * s.year
    busy = bool(s.lanes) and bool(s.lanes[seat])
    if s.phase == ACTIONS:
        return 4 * s.year + (0 if busy else 1)
    return 4 * s.year + (2 if busy else 3)
