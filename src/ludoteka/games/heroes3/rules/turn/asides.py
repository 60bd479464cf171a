"""Everything a seat may do although it is not asked: town and morale actions, and cards while something is chosen."""

from __future__ import annotations

from typing import Any

from ludoteka.games.heroes3.rules.play.moments import meanwhile
from ludoteka.games.heroes3.rules.town.any_time import Open, any_time_choices
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.state import Choice


def asides(s: Heroes3) -> list[Choice[Any]]:
    """The asides of all seats (H3-TURN-05, H3-TOWNA-02, H3-CARD-06, R-01)."""
    if s.combat is not None or not s.agenda or s.lanes:
        return []
    if isinstance(s.agenda[-1], Open):
        return any_time_choices(s)
    played = meanwhile(s)
    return [] if played is None else [played]
