"""Ways between fields that do not lie side by side: joins of areas and monoliths (H3-MOVE-02, H3-MOVE-03)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import NOBODY, FarWay
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas


def ways_from(s: Heroes3, field: int) -> list[FarWay]:
    """The ways of the map that begin on a field."""
    found = s.facts.far_ways[s.scenario].get(s.seats)
    return found.get(field, []) if found else []


def far_goals(s: Heroes3, field: int) -> list[int]:
    """The fields that open ways lead to from a field, whatever happens."""
    return [way.goal for way in ways_from(s, field) if not way.bound and is_open(s.atlas, field, way)]


def working_ways(s: Heroes3, field: int) -> list[int]:
    """The fields that ways with a condition lead to now, as far as they lie face up."""
    bound = [way for way in ways_from(s, field) if way.bound]
    return [way.goal for way in bound if s.atlas.spot[way.goal] != NOBODY and works(s, way)]


def works(s: Heroes3, way: FarWay) -> bool:
    """Whether the condition of a way is met: fields that players hold, a field that somebody has visited."""
    if way.visited >= 0 and not s.stars[way.visited]:
        return False
    return all(0 <= s.flag[field] < s.seats for field in way.held)


def is_open(atlas: Atlas, field: int, way: FarWay) -> bool:
    """Whether no border closes a way at either end (H3-MOVE-03)."""
    if way.leaving < 0:
        return True
    return not atlas.closed[field] >> way.leaving & 1 and not atlas.closed[way.goal] >> way.arriving & 1
