"""Event cards of the Fortress box (H3-EXP-05)."""

from __future__ import annotations

from ludoteka.games.heroes3.state import Heroes3


def draw_event(s: Heroes3) -> None:
    """Draw and resolve an event card, if the box is in play and two or more play (H3-EXP-05)."""
