"""The turns of AI heroes and armies (H3-AI-01 to H3-AI-04)."""

from __future__ import annotations

from ludoteka.games.heroes3.state import Heroes3


def ai_turns(s: Heroes3) -> None:
    """Push the turns of all AI heroes that move (H3-AI-01)."""


def set_up_ais(s: Heroes3) -> None:
    """Put the AI heroes and armies of the scenario on the map, with decks and armies (H3-AI-01, H3-AI-05)."""


def army_appears(s: Heroes3, number: int) -> None:
    """The first or second warlord army of a cooperative scenario appears on the center tile (H3-ROUND-05)."""
