"""Where AI heroes go: their goals, and the shortest ways there (H3-AI-01, R-39, R-75)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import AI, CENTER, DIRECTIONS, FIELD_Q, FIELD_R, FIELDS, MIDDLE, NOBODY
from ludoteka.games.heroes3.rules.ai.charging import charge_goals, charge_plan
from ludoteka.games.heroes3.rules.common import WANDERING, clockwise, scenario, special
from ludoteka.games.heroes3.rules.world.fields import hero_on, is_haven, is_location, location_at, own_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero

FAR_AWAY: Final = 10_000


def center_field(s: Heroes3) -> int:
    """The middle of the center tile."""
    return s.atlas.kind.index(CENTER) * FIELDS + MIDDLE


# -- goals ------------------------------------------------------------------------------------------------------


def goals(s: Heroes3, ai: AiHero) -> list[int]:
    """Where an AI hero goes: heroes on its tile, then what it can flag there, then the player's town (H3-AI-01)."""
    plan = charge_plan(s, ai)
    if plan is not None:
        return charge_goals(s, ai, plan)
    tile = ai.at // FIELDS
    heroes = [
        field
        for player in s.players
        if not player.out
        for field in player.at
        if field != NOBODY and not is_location(s, field, "sanctuary")
    ]
    if ai.kind == WANDERING:
        homes = [field for field in range(len(s.flag)) if 0 <= s.flag[field] < s.seats and is_haven(s, field)]
        return heroes + homes
    near = [field for field in heroes if field // FIELDS == tile]
    if near:
        return near
    flaggable = [
        field
        for field in range(tile * FIELDS, tile * FIELDS + FIELDS)
        if s.flag[field] != AI
        and field != ai.at
        and s.atlas.spot[field] != NOBODY
        and s.facts.location[location_at(s, field)].id in ("mine", "settlement")
    ]
    if flaggable:
        return flaggable
    side = scenario(s).ai
    late = special(s, "ai_goal_from_round")
    if side is not None and (side.goal == "dragon_utopia" or (late is not None and s.round >= late.round)):
        utopia = center_field(s)
        if ai.at != utopia:
            return [utopia]
    return [own_town(s, seat) for seat in clockwise(s, s.first) if own_town(s, seat) not in (NOBODY, ai.at)]


def rank(s: Heroes3, field: int) -> int:
    """What the wandering army prefers of equally near goals: heroes, towns, settlements."""
    if hero_on(s, field) != NOBODY:
        return 0
    return 2 if is_location(s, field, "settlement") else 1


# -- ways -------------------------------------------------------------------------------------------------------


def may_pass(s: Heroes3, ai: AiHero, field: int) -> bool:
    """Whether an AI hero may go over a field: not blocked, nobody it cannot fight, not a tile closed to it."""
    spot = s.atlas.spot[field]
    if spot != NOBODY and ai.kind != WANDERING and s.facts.spot_location[spot] == s.facts.location_number["blocked"]:
        return False
    if any(other is not ai and not other.out and other.at == field for other in s.ais):
        plan = charge_plan(s, ai)
        if plan is None or not plan.passes_others:
            return False
    if is_location(s, field, "sanctuary") and hero_on(s, field) != NOBODY:
        return False
    late = special(s, "ai_goal_from_round")
    return late is None or s.round >= late.round or s.atlas.kind[field // FIELDS] != CENTER


def next_steps(s: Heroes3, ai: AiHero, wanted: list[int]) -> list[int]:
    """The fields that begin a shortest way to the nearest goal; unknown tiles are open and cost one more (R-39).

    Without a way the hero goes as near to a goal as it can; none if it is there.
    """
    atlas = s.atlas
    cost = [FAR_AWAY] * len(atlas.spot)
    first = [0] * len(atlas.spot)
    """By field: mask of the directions in which shortest ways to it begin."""
    cost[ai.at] = 0
    queue = [ai.at]
    reached: list[int] = []
    nearest: list[int] = []
    while queue:
        field = min(queue, key=lambda one: (cost[one], one))
        if nearest and cost[field] > cost[nearest[0]]:
            break
        queue.remove(field)
        reached.append(field)
        if field in wanted and field != ai.at:
            nearest.append(field)
            continue
        for way in range(DIRECTIONS):
            other = atlas.near[field * DIRECTIONS + way]
            if other == NOBODY or atlas.closed[field] >> way & 1 or not may_pass(s, ai, other):
                continue
            unknown = atlas.spot[other] == NOBODY and other // FIELDS != field // FIELDS
            total = cost[field] + (2 if unknown else 1)
            begins = 1 << way if field == ai.at else first[field]
            if total < cost[other]:
                if cost[other] == FAR_AWAY:
                    queue.append(other)
                cost[other] = total
                first[other] = begins
            elif total == cost[other]:
                first[other] |= begins
    if ai.kind == WANDERING and nearest:
        best = min(rank(s, field) for field in nearest)
        nearest = [field for field in nearest if rank(s, field) == best]
    if not nearest:
        nearest = as_near_as_possible(s, reached, wanted)
    mask = 0
    for field in nearest:
        mask |= first[field]
    return sorted(atlas.near[ai.at * DIRECTIONS + way] for way in range(DIRECTIONS) if mask >> way & 1)


def as_near_as_possible(s: Heroes3, reached: list[int], wanted: list[int]) -> list[int]:
    """The fields that can be reached and lie nearest to a goal as the crow flies (R-39)."""
    if not wanted:
        return []
    far = {field: min(crow(s, field, goal) for goal in wanted) for field in reached}
    least = min(far.values())
    return [field for field in reached if far[field] == least]


def crow(s: Heroes3, one: int, other: int) -> int:
    """How many fields lie between two, whatever is there."""
    q = place_q(s, one) - place_q(s, other)
    r = place_r(s, one) - place_r(s, other)
    return (abs(q) + abs(r) + abs(q + r)) // 2


def place_q(s: Heroes3, field: int) -> int:
    """The first coordinate of a field."""
    return s.atlas.q[field // FIELDS] + FIELD_Q[field % FIELDS]


def place_r(s: Heroes3, field: int) -> int:
    """The second coordinate of a field."""
    return s.atlas.r[field // FIELDS] + FIELD_R[field % FIELDS]
