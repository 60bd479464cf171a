"""Damage tokens that obelisks give, to be laid on dragons in later combats (dragon_tokens, H3-MAP-12)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.state import Heroes3

TOKENS: Final = "dragon_tokens"
"""In the ledger: how many damage tokens each player keeps."""


def tokens_of(s: Heroes3, seat: int) -> int:
    """How many damage tokens a player keeps."""
    return s.ledger.get(TOKENS, [0] * s.seats)[seat]


def change_tokens(s: Heroes3, seat: int, amount: int) -> None:
    """Tokens come or go."""
    counts = s.ledger.get(TOKENS, [0] * s.seats).copy()
    counts[seat] += amount
    s.ledger[TOKENS] = counts


def obelisk_gives_token(s: Heroes3, seat: int) -> None:
    """An obelisk gives a token to each player who flags it."""
    if special(s, TOKENS) is not None:
        change_tokens(s, seat, 1)
        s.tell(("token-gained", seat))
