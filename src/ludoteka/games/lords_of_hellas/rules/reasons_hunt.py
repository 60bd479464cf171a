"""Why a hunt, a blessing or a quest is closed: the same guards that filter the options, asked one by one."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import (
    EXILE,
    HERO_MOVE,
    HEROS_APPRENTICE,
    HEROS_WRATH,
    HOPLITE_MOVE,
    LEADERSHIP,
    LOCAL_VOLUNTEERS,
    NOBODY,
    PUSH_UPS,
    SHOOT_TO_KILL,
    USE_ARTIFACTS,
    WILD_HUNT,
    WINGED_BOOTS,
)
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.control import blessed, listed
from ludoteka.games.lords_of_hellas.rules.lairs import monsters_in
from ludoteka.games.lords_of_hellas.rules.marks import EXILE_USED, SHOT_USED, WRATH_USED
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action


def hunt_closed(s: LordsOfHellas, seat: int) -> Action:
    """Why there is nothing to hunt: the hero is away, no monster is there, or its evolution asks for more (LOH-HUNT-01,
    LOH-HUNT-19)."""
    region = s.hero_region[seat]
    if region < 0 and s.quest[seat] >= 0:
        return ("on-quest", s.quest[seat])
    monsters = monsters_in(s, region)
    for monster in monsters:
        for card in listed(s.evolutions[monster]):
            evolution = s.facts.event_evolution[card]
            if s.pool[seat] < evolution.needs_priests:
                return ("prey-needs-priests", monster, evolution.needs_priests)
            if attribute(s, seat, LEADERSHIP) < evolution.needs_leadership:
                return ("prey-needs-leadership", monster, evolution.needs_leadership)
    return ("no-prey", region)


def blessing_closed(s: LordsOfHellas, seat: int, blessing: int) -> Action:
    """Why a blessing cannot be used in the own turn now (LOH-BLESS-04, LOH-HMOVE-07)."""
    if not blessed(s, seat, blessing):
        return ("not-your-blessing", blessing)
    marks = {HEROS_WRATH: WRATH_USED, SHOOT_TO_KILL: SHOT_USED, EXILE: EXILE_USED}
    if s.marks & marks.get(blessing, 0):
        return ("blessing-spent", blessing)
    replaced = NOBODY
    if blessing in (PUSH_UPS, WILD_HUNT, HEROS_APPRENTICE):
        replaced = HERO_MOVE
    elif blessing in (LOCAL_VOLUNTEERS, WINGED_BOOTS):
        replaced = HOPLITE_MOVE
    if replaced != NOBODY and s.done >> (replaced - USE_ARTIFACTS) & 1:
        return ("already-done", replaced)
    return ("blessing-of-no-use", blessing)


def quest_closed(s: LordsOfHellas, seat: int, quest: int, step: int) -> Action:
    """Why a quest cannot be started at a step (LOH-QUEST-01)."""
    if quest not in s.quest_slots or s.facts.quest_region[quest] != s.hero_region[seat]:
        return ("no-quest-there", quest)
    return ("step-closed", quest, step)


def wound_closed(s: LordsOfHellas, action: Action, open_places: list[int]) -> Action | None:
    """Why a wound cannot be dealt (LOH-HUNT-06)."""
    place = action[-1]
    if not isinstance(place, int):
        return None
    if place not in open_places:
        return ("place-closed", place)
    match action:
        case ("wound", int(card), _, _):
            return ("wrong-symbol", card)
        case ("wound-with-set", int(symbol), _, _):
            return ("no-set", symbol, s.facts.symbol_any_with[symbol])
    return None
