"""Priestesses and philosophers: taken from the bank, returned, and stolen (CYC-LIMIT-01)."""

from __future__ import annotations

from ludoteka.games.cyclades.state import Cyclades


def take_priestess(s: Cyclades, faction: int) -> None:
    """Take a priestess card from the bank, if there is one."""
    if s.priestess_bank:
        s.priestess_bank -= 1
        s.priestesses[faction] += 1
        s.tell(("priestess-gained", faction))


def return_priestesses(s: Cyclades, faction: int, count: int) -> None:
    """Put priestess cards back into the bank."""
    s.priestesses[faction] -= count
    s.priestess_bank += count


def take_philosopher(s: Cyclades, faction: int) -> None:
    """Take a philosopher card from the bank, if there is one; the caller pushes CheckConversions afterwards."""
    if s.philosopher_bank:
        s.philosopher_bank -= 1
        s.philosophers[faction] += 1
        s.tell(("philosopher-gained", faction))


def return_philosophers(s: Cyclades, faction: int, count: int) -> None:
    """Put philosopher cards back into the bank."""
    s.philosophers[faction] -= count
    s.philosopher_bank += count
