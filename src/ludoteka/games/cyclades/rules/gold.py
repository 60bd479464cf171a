"""Gold behind the screens: earned and spent aloud, stolen and fined in secret (CYC-INFO-01, CYC-INFO-03).

Income and prices are public, so everybody could count along; `gold_low` and `gold_high` are what such a count gives.
Only what Griffin takes and what a fine costs is not said aloud.
"""

from __future__ import annotations

from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import audience


def purse(s: Cyclades, faction: int) -> int:
    """The gold a faction can spend: its side's pool (CYC-TEAM-02)."""
    return s.gold[s.terms.side_of[faction]]


def earn(s: Cyclades, faction: int, amount: int) -> None:
    """Take gold from the bank, seen by all."""
    side = s.terms.side_of[faction]
    s.gold[side] += amount
    s.gold_low[side] += amount
    s.gold_high[side] += amount


def pay(s: Cyclades, faction: int, amount: int) -> None:
    """Pay a price to the bank, seen by all; the caller knows that the gold is there."""
    side = s.terms.side_of[faction]
    s.gold[side] -= amount
    low = s.gold_low[side] - amount
    s.gold_low[side] = low if low > 0 else 0
    s.gold_high[side] -= amount


def show_at_least(s: Cyclades, side: int, amount: int) -> None:
    """Everybody has seen that a side can pay this much."""
    if s.gold_low[side] < amount:
        s.gold_low[side] = amount


def show_less_than(s: Cyclades, side: int, amount: int) -> None:
    """Everybody has seen that a side cannot pay this much."""
    if s.gold_high[side] >= amount:
        s.gold_high[side] = amount - 1
    if s.gold_low[side] >= amount:
        s.gold_low[side] = amount - 1


def lose_share(s: Cyclades, side: int, divisor: int) -> int:
    """A side loses a share of its gold, rounded down; the amount is not announced."""
    lost = s.gold[side] // divisor
    s.gold[side] -= lost
    s.gold_low[side] -= s.gold_low[side] // divisor
    s.gold_high[side] -= s.gold_high[side] // divisor
    return lost


def steal_share(s: Cyclades, thief: int, victim: int, divisor: int) -> int:
    """A faction takes a share of another side's gold; only the two sides learn how much (CYC-INFO-03, CYC-TEAM-06)."""
    side_of = s.terms.side_of
    robber = side_of[thief]
    robbed = side_of[victim]
    low = s.gold_low[robbed] // divisor
    high = s.gold_high[robbed] // divisor
    amount = lose_share(s, robbed, divisor)
    s.gold[robber] += amount
    s.gold_low[robber] += low
    s.gold_high[robber] += high
    s.tell(("robbed", thief, victim))
    s.whisper(side_audience(s, robber) | side_audience(s, robbed), ("robbed-of", thief, victim, amount))
    return amount


def side_audience(s: Cyclades, side: int) -> int:
    """The seats of a side, who share its gold and its secrets about gold (CYC-TEAM-07)."""
    mask = 0
    terms = s.terms
    for faction in range(side, terms.factions, terms.sides):
        mask |= audience(terms.seat_of[faction])
    return mask
