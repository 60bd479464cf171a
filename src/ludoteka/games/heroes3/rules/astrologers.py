"""Astrologers cards: drawing, lasting effects and what they change (H3-ROUND-04, H3-ROUND-08)."""

from __future__ import annotations

from ludoteka.games.heroes3.state import Effect, Heroes3


def draw_astrologers(s: Heroes3) -> None:
    """Draw and resolve an astrologers card (H3-ROUND-04, H3-ROUND-08)."""


def omen(s: Heroes3, name: str) -> Effect | None:
    """The astrologers effect with this deed that holds now."""
    for effect in s.omens:
        if effect.name == name:
            return effect
    return None


def hand_limit_change(s: Heroes3, seat: int) -> int:
    """How the hand limit changes."""
    return 0


def movement_change(s: Heroes3, seat: int) -> int:
    """How the movement points of every hero of a player change (R-52)."""
    return 0


def income_changes(s: Heroes3, seat: int) -> list[int]:
    """How the income of each resource changes (R-53)."""
    return [0, 0, 0]


def heroes_at_peace(s: Heroes3) -> bool:
    """Whether heroes may not attack one another."""
    return False
