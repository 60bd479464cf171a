"""How far the options of a decision are followed, so that all of them are judged at the same moment."""

from __future__ import annotations

from typing import Final

from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.state import Cyclades

EPOCH: Final = 1000
"""More than there are turns in an epoch."""


def horizon(s: Cyclades) -> int:
    """A bid is followed until all factions of its side have acted in this epoch, everything else to the end of the
    turn it happens in. During the starting placement there is no such moment."""
    if s.epoch == 0:
        return 0
    return EPOCH * s.epoch if s.active == NOBODY else EPOCH * s.epoch + 1 + turns_over(s)


def is_past(s: Cyclades, side: int, horizon: int) -> bool:
    """Whether a position has come to the horizon of an earlier one."""
    if s.epoch != horizon // EPOCH:
        return True
    turns = horizon % EPOCH
    if turns:
        return s.active == NOBODY or turns_over(s) >= turns
    if s.active == NOBODY:
        return False
    return all(faction in s.track or s.eliminated[faction] for faction in range(side, s.terms.factions, s.terms.sides))


def turns_over(s: Cyclades) -> int:
    """How many factions have acted in this epoch: their columns are back on the turn-order track."""
    return len(s.track) - s.track.count(NOBODY)
