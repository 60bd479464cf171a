"""Fate deck: one draw pile and one discard pile for everybody."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.state import Frontier


def draw_fate(s: Frontier) -> int:
    """Turn over the top fate card; an empty pile is first made anew from the discards; -1 if there is no card at all.

    The card belongs to no pile yet: whoever draws it discards it or lays it open. HW-SETUP-01, HW-FATE-03.
    """
    if not s.fate:
        if not s.discard:
            return -1
        s.fate = sorted(s.discard)
        s.discard = []
        s.tell(("reshuffled",))
    return s.fate.pop(s.chance.below(len(s.fate)))


def flip_fate(s: Frontier) -> int:
    """Turn over a fate card for a year, a good or a battle and discard it (HW-FATE-01).

    There is always one: these cards are flipped while no attack lies open, so none is out of both piles.
    """
    card = draw_fate(s)
    s.discard.append(card)
    return card
