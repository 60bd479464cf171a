"""The hero move: up to speed in regions, or one step of a quest (LOH-HMOVE)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import HERO_MOVE, HEROS_WRATH, SPEED
from ludoteka.games.lords_of_hellas.rules import quests
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.control import blessed, hero_away, listed
from ludoteka.games.lords_of_hellas.rules.marks import HERO_MOVED
from ludoteka.games.lords_of_hellas.rules.regular import used_up
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action


def hero_moves(s: LordsOfHellas, seat: int) -> list[Action]:
    """Where the hero can go; on the spot only if that is of use (LOH-HMOVE-01, LOH-HMOVE-02, LOH-HMOVE-05)."""
    region = s.hero_region[seat]
    if region < 0:
        return [("advance-quest",)] if s.quest[seat] >= 0 else []
    targets = s.facts.within[region][attribute(s, seat, SPEED)]
    if not may_stay(s, seat, region):
        targets &= ~(1 << region)
    to_region = s.facts.to_region
    return [to_region[other] for other in listed(targets)]


def may_stay(s: LordsOfHellas, seat: int, region: int) -> bool:
    """Whether a move on the spot is of use: a quest there, or Hero's Wrath, which asks for a move (LOH-HMOVE-05)."""
    return quests.can_start(s, seat, region) or blessed(s, seat, HEROS_WRATH)


def target_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why a hero on the map cannot go to a region, and one on a quest only goes on (LOH-HMOVE-01, LOH-HMOVE-05,
    LOH-QUEST-05)."""
    here = s.hero_region[seat]
    match action:
        case ("move-hero", int() as region):
            if here < 0:
                return hero_away(s, seat)
            if region == here:
                return None if may_stay(s, seat, region) else ("nothing-there", region)
            speed = attribute(s, seat, SPEED)
            return None if s.facts.within[here][speed] >> region & 1 else ("too-far", region, speed)
        case ("advance-quest",) if here >= 0:
            return ("on-no-quest",)
    return None


def hero_move_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why a hero does not make this move now (LOH-TURN-01, LOH-HMOVE-01)."""
    return used_up(s, HERO_MOVE) or target_closed(s, seat, action)


def move_hero(s: LordsOfHellas, seat: int, region: int) -> None:
    """The hero goes there and may start a quest (LOH-HMOVE-03, LOH-HMOVE-04)."""
    s.hero_region[seat] = region
    s.marks |= HERO_MOVED
    s.tell(("hero-moved", seat, region))
    quests.hero_has_moved(s, seat)
