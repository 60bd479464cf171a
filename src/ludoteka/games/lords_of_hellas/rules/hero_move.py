"""The hero move: up to speed in regions, or one step of a quest (LOH-HMOVE)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import HEROS_WRATH, SPEED
from ludoteka.games.lords_of_hellas.rules import quests
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.control import blessed, listed
from ludoteka.games.lords_of_hellas.rules.marks import HERO_MOVED
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action


def hero_moves(s: LordsOfHellas, seat: int) -> list[Action]:
    """Where the hero can go; on the spot only if that is of use (LOH-HMOVE-01, LOH-HMOVE-02, LOH-HMOVE-05)."""
    region = s.hero_region[seat]
    if region < 0:
        return [("advance-quest",)] if s.quest[seat] >= 0 else []
    targets = s.facts.within[region][attribute(s, seat, SPEED)]
    if not (quests.can_start(s, seat, region) or blessed(s, seat, HEROS_WRATH)):
        targets &= ~(1 << region)
    to_region = s.facts.to_region
    return [to_region[other] for other in listed(targets)]


def move_hero(s: LordsOfHellas, seat: int, region: int) -> None:
    """The hero goes there and may start a quest (LOH-HMOVE-03, LOH-HMOVE-04)."""
    s.hero_region[seat] = region
    s.marks |= HERO_MOVED
    s.tell(("hero-moved", seat, region))
    quests.hero_has_moved(s, seat)
