"""Priests: gained into the pool, sacrificed from it, sent to monuments and back (LOH-LIM-02, LOH-TERM-09)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.state import LordsOfHellas


def priests_in_supply(s: LordsOfHellas, seat: int) -> int:
    """Priests a player could still gain (LOH-LIM-02)."""
    left = s.facts.priests - s.pool[seat]
    for god in range(len(s.levels)):
        left -= s.praying[god * s.seats + seat]
    return left


def gain_priests(s: LordsOfHellas, seat: int, count: int) -> int:
    """Put priests from the supply into the pool, as many as there are; a gain beyond that is lost (LOH-LIM-02)."""
    count = min(count, priests_in_supply(s, seat))
    if count > 0:
        s.pool[seat] += count
        s.tell(("priests-gained", seat, count))
    return count


def sacrifice_priests(s: LordsOfHellas, seat: int, count: int) -> None:
    """Return priests from the pool to the supply (LOH-TERM-06)."""
    if count > 0:
        s.pool[seat] -= count
        s.tell(("priests-sacrificed", seat, count))


def priests_at(s: LordsOfHellas, god: int) -> int:
    """How many priests stand at a monument."""
    count = 0
    for seat in range(s.seats):
        count += s.praying[god * s.seats + seat]
    return count
