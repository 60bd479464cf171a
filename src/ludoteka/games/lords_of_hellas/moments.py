"""Which part of a turn the table is in, for the eyes of everybody."""

from __future__ import annotations

from typing import Literal

from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.event import EventPhase
from ludoteka.games.lords_of_hellas.rules.movement import HopliteMove
from ludoteka.games.lords_of_hellas.rules.prayer import DivinePower
from ludoteka.games.lords_of_hellas.rules.special import EndOfSpecial
from ludoteka.games.lords_of_hellas.state import LordsOfHellas

Phase = Literal["start", "regular", "special", "monsters", "over"]


def phase(s: LordsOfHellas) -> Phase:
    """The part of the turn: regular actions, the special action, or the monsters that move after a monument was built
    (LOH-TURN-01, LOH-BUILD-02)."""
    if s.places:
        return "over"
    if not s.turn:
        return "start"
    special = False
    for step in s.agenda:
        if isinstance(step, EventPhase):
            return "monsters"
        if isinstance(step, EndOfSpecial):
            special = True
    return "special" if special else "regular"


def prayed_to(s: LordsOfHellas) -> int:
    """The god whose power somebody may use now, -1 for none (LOH-PRAY-03)."""
    god = NOBODY
    for step in s.agenda:
        if isinstance(step, DivinePower):
            god = step.god
    return god


def hoplites_left(s: LordsOfHellas) -> int | None:
    """How many hoplites may still move while a hoplite move is under way (LOH-MOVE-01)."""
    left: int | None = None
    for step in s.agenda:
        if isinstance(step, HopliteMove):
            left = step.left
    return left
