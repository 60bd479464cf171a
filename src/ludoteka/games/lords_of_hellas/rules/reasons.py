"""Why an action of the turn is closed: the same guards that filter the options, asked one by one."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import (
    BUILD_MONUMENT,
    HERO_MOVE,
    HOPLITE_MOVE,
    HUNT,
    NO_RECRUIT,
    NO_TEMPLE,
    NOBODY,
    PRAYER,
    SHOOT_TO_KILL,
    SPECIAL_ACTIONS,
    SPEED,
    USE_ARTIFACTS,
)
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.control import enemies_in, in_region, loose
from ludoteka.games.lords_of_hellas.rules.entering import closed_to
from ludoteka.games.lords_of_hellas.rules.lairs import lairs_of
from ludoteka.games.lords_of_hellas.rules.priests import priests_at
from ludoteka.games.lords_of_hellas.rules.reasons_hunt import blessing_closed, hunt_closed
from ludoteka.games.lords_of_hellas.rules.treasure import owns
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action


def turn_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why an action of the turn is not offered (LOH-TURN-01)."""
    match action:
        case ("special", int(which)) if which < SPECIAL_ACTIONS:
            return special_closed(s, seat, which)
        case ("pray", int(god)):
            return prayer_closed(s, seat, god)
        case ("move-hero", int(region)):
            return hero_move_closed(s, seat, region)
        case ("move-hoplites",):
            return ("already-done", HOPLITE_MOVE) if used(s, HOPLITE_MOVE) else ("no-hoplites",)
        case ("use-artifact", int(artifact)):
            return artifact_closed(s, seat, artifact)
        case ("use-blessing", int(blessing)):
            return blessing_closed(s, seat, blessing)
        case ("shoot", _):
            return blessing_closed(s, seat, SHOOT_TO_KILL)
    return None


def used(s: LordsOfHellas, action: int) -> bool:
    """Whether a regular action has been used in this turn (LOH-TURN-01)."""
    return bool(s.done >> (action - USE_ARTIFACTS) & 1)


def special_closed(s: LordsOfHellas, seat: int, which: int) -> Action:
    """Why a special action may not be chosen (LOH-SPEC-01, LOH-TURN-03, LOH-2P-04)."""
    if s.covered[seat] >> which & 1:
        return ("covered", which)
    if which == BUILD_MONUMENT:
        return ("nothing-to-repeat",)
    if which == HUNT:
        return hunt_closed(s, seat)
    return ("without-effect", which)


def prayer_closed(s: LordsOfHellas, seat: int, god: int) -> Action:
    """Why there is no prayer at a monument (LOH-PRAY-01, LOH-PRAY-04)."""
    if used(s, PRAYER):
        return ("already-done", PRAYER)
    if not s.pool[seat]:
        return ("no-priest",)
    return ("monument-full", god, priests_at(s, god))


def hero_move_closed(s: LordsOfHellas, seat: int, region: int) -> Action:
    """Why a hero cannot move to a region (LOH-HMOVE-01, LOH-QUEST-05)."""
    if used(s, HERO_MOVE):
        return ("already-done", HERO_MOVE)
    if s.quest[seat] != NOBODY:
        return ("on-quest", s.quest[seat])
    if region == s.hero_region[seat]:
        return ("nothing-there", region)
    return ("too-far", region, attribute(s, seat, SPEED))


def artifact_closed(s: LordsOfHellas, seat: int, artifact: int) -> Action:
    """Why an artifact cannot be used (LOH-ART-01 to LOH-ART-03)."""
    if not owns(s, seat, artifact):
        return ("not-your-artifact", artifact)
    if not s.charged >> artifact & 1:
        return ("discharged", artifact)
    if used(s, USE_ARTIFACTS):
        return ("already-done", USE_ARTIFACTS)
    return ("artifact-of-no-use", artifact)


def hoplite_move_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why a hoplite cannot move so (LOH-MOVE-01 to LOH-MOVE-04)."""
    match action:
        case ("move", int(origin), int(region)):
            if not s.facts.near[origin] >> region & 1:
                return ("not-neighbours", origin, region)
            if closed_to(s, seat) >> region & 1:
                return ("helen-there", region)
            return nobody_can_leave(s, seat, origin)
        case ("fortify", int(region)):
            if s.owner[region] != seat:
                return ("not-controlled", region)
            if s.fortified[region] >= s.facts.region_room[region]:
                return ("no-room", region)
            return nobody_can_leave(s, seat, region)
        case ("leave-city", int(region)):
            return ("nobody-fortified", region)
    return None


def nobody_can_leave(s: LordsOfHellas, seat: int, region: int) -> Action:
    """Why no hoplite of a region can move: none, only fortified ones, or all have moved (LOH-MOVE-02, LOH-MARCH-02)."""
    if not in_region(s, seat, region):
        return ("none-of-yours", region)
    if not loose(s, seat, region):
        return ("only-fortified", region)
    return ("have-moved", region)


def recruit_closed(s: LordsOfHellas, seat: int, region: int) -> Action:
    """Why nobody is recruited in a region (LOH-LIM-01, LOH-CTRL-08, LOH-MPHASE-06)."""
    if not s.supply[seat]:
        return ("supply-empty",)
    if enemies_in(s, seat, region):
        return ("enemies-there", region)
    if lairs_of(s, NO_RECRUIT) >> region & 1:
        return ("sphinx-there", region)
    return ("not-controlled", region) if s.owner[region] != seat else ("not-so-many", s.supply[seat])


def temple_closed(s: LordsOfHellas, seat: int, region: int) -> Action:
    """Why no temple is built in a region (LOH-TEMPLE-01, LOH-TEMPLE-02, LOH-TEMPLE-05)."""
    if s.owner[region] != seat:
        return ("not-controlled", region)
    if s.temples >> region & 1:
        return ("temple-there", region)
    if lairs_of(s, NO_TEMPLE) >> region & 1:
        return ("minotaur-there", region)
    if s.facts.shrines >> region & 1:
        return ("no-temple-left",)
    return ("no-shrine", region)


def withdrawal_closed(s: LordsOfHellas, seat: int, origin: int, region: int) -> Action:
    """Why an army cannot withdraw to a region (LOH-BATTLE-13, LOH-BATTLE-14)."""
    if not s.facts.near[origin] >> region & 1:
        return ("not-neighbours", origin, region)
    owner = s.owner[region]
    if enemies_in(s, seat, region) or owner not in (NOBODY, seat):
        return ("refuge-taken", region)
    if closed_to(s, seat) >> region & 1:
        return ("helen-there", region)
    return ("no-refuge", region)
