"""Arcane spikes: tokens that obelisks give to whoever holds them (arcane_spikes, H3-MAP-12)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.world.fields import obelisks_of
from ludoteka.games.heroes3.state import Heroes3

SPIKES: Final = "arcane_spikes"
"""In the ledger: how many spikes each player has."""
SEEN: Final = "obelisks_seen"
"""In the ledger: the obelisks that gave their first spike."""


def spikes_of(s: Heroes3, seat: int) -> int:
    """How many arcane spikes a player has."""
    return s.ledger.get(SPIKES, [0] * s.seats)[seat]


def change_spikes(s: Heroes3, seat: int, amount: int) -> None:
    """Spikes come or go."""
    counts = s.ledger.get(SPIKES, [0] * s.seats).copy()
    counts[seat] += amount
    s.ledger[SPIKES] = counts
    if amount > 0:
        s.tell(("spikes-gained", seat, amount))


def obelisk_gives_spike(s: Heroes3, seat: int, field: int) -> None:
    """The first visit to an obelisk brings a spike."""
    seen = s.ledger.get(SEEN, [])
    if special(s, "arcane_spikes") is not None and field not in seen:
        s.ledger[SEEN] = [*seen, field]
        change_spikes(s, seat, 1)


def spikes_at_turn_start(s: Heroes3, seat: int) -> None:
    """Each obelisk that a player holds brings a spike at the start of the turn."""
    if special(s, "arcane_spikes") is not None and obelisks_of(s, seat):
        change_spikes(s, seat, obelisks_of(s, seat))
