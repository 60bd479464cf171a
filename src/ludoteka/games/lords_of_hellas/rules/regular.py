"""The regular actions of a turn: each is used once, or replaced by a blessing (LOH-TURN-01, LOH-HMOVE-07)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import USE_ARTIFACTS
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action


def is_used(s: LordsOfHellas, action: int) -> bool:
    """Whether a regular action has been used in this turn (LOH-TURN-01)."""
    return bool(s.done >> (action - USE_ARTIFACTS) & 1)


def used_up(s: LordsOfHellas, action: int) -> Action | None:
    """Why a regular action is closed: it has been used in this turn (LOH-TURN-01)."""
    return ("already-done", action) if is_used(s, action) else None


def use_up(s: LordsOfHellas, action: int) -> None:
    """A regular action is used up for this turn, by itself or by what replaces it (LOH-TURN-01, LOH-HMOVE-07)."""
    s.done |= 1 << (action - USE_ARTIFACTS)
