"""How far heroes have to walk, for bots: steps across the map as far as it is known."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import DIRECTIONS, FIELDS, GATE, NOBODY, Facts, FarWay
from ludoteka.games.heroes3.rules.world.far_ways import is_open, works
from ludoteka.games.heroes3.rules.world.links import gate_beyond, gate_closed, is_gate
from ludoteka.games.heroes3.rules.world.portals import has_portals, own_portals, portal_goals, shared_portal
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas

REMEMBERED: Final = 4096
FARTHEST: Final = 30

Found = tuple[Facts, list[int], list[int], list[int], list[int]]
FOUND: Final[dict[tuple[int, int, int, int], Found]] = {}
"""Ways worked out before, with the map they belong to: positions that differ only in what lies face down share it."""


def ways(
    facts: Facts, atlas: Atlas, start: int, barred: int, far_ways: dict[int, list[FarWay]] | None = None
) -> list[int]:
    """By field: the movement it takes to get there, -1 if there is no way or it is too far.

    Fields in the mask `barred` can be entered but not passed. A tile that lies face down costs one more to turn.
    """
    key = (id(atlas.spot), start, barred, sum(len(row) for row in far_ways.values()) if far_ways else 0)
    found = FOUND.get(key)
    if (
        found is not None
        and found[0] is facts
        and found[1] is atlas.spot
        and found[2] is atlas.near
        and found[3] is atlas.closed
    ):
        return found[4]
    far = work_out(facts, atlas, start, barred, far_ways or {})
    if len(FOUND) >= REMEMBERED:
        FOUND.clear()
    FOUND[key] = (facts, atlas.spot, atlas.near, atlas.closed, far)
    return far


def journeys(s: Heroes3, start: int, barred: int) -> list[int]:
    """The ways from a field, also by joins, monoliths and open gates where the map has some."""
    far_ways = open_ways(s)
    far = ways(s.facts, s.atlas, start, barred, far_ways)
    if start >= 0 and has_portals(s):
        return through_portals(s, far, barred)
    if start < 0 or not s.facts.scenario[s.scenario].links:
        return far
    best = far
    for gate in range(len(s.atlas.spot)):
        if not is_gate(s, gate) or gate_closed(s, gate):
            continue
        before = min((far[other] for other in doorsteps(s, gate) if far[other] >= 0), default=FARTHEST)
        beyond = gate_beyond(s, gate)
        if before >= FARTHEST or beyond < 0:
            continue
        after = ways(s.facts, s.atlas, beyond, barred, far_ways)
        if best is far:
            best = far.copy()
        for field in range(len(best)):
            steps = before + 1 + after[field]
            if after[field] >= 0 and (best[field] < 0 or steps < best[field]):
                best[field] = steps
    return best


def through_portals(s: Heroes3, far: list[int], barred: int) -> list[int]:
    """The ways from a field, also by the open portals of the player who could have come there."""
    best = far
    for seat in range(s.seats):
        for portal in [*own_portals(s, seat), shared_portal(s)]:
            if portal < 0 or best[portal] < 0:
                continue
            for goal in portal_goals(s, seat, portal):
                after = ways(s.facts, s.atlas, goal, barred)
                if best is far:
                    best = far.copy()
                for field in range(len(best)):
                    steps = best[portal] + 1 + after[field]
                    if after[field] >= 0 and (best[field] < 0 or steps < best[field]):
                        best[field] = steps
    return best


def open_ways(s: Heroes3) -> dict[int, list[FarWay]] | None:
    """The joins and monoliths of the map that lead somewhere now."""
    found = s.facts.far_ways[s.scenario].get(s.seats)
    if not found or not any(way.bound for row in found.values() for way in row):
        return found
    return {field: [way for way in row if not way.bound or works(s, way)] for field, row in found.items()}


def doorsteps(s: Heroes3, gate: int) -> list[int]:
    """The fields from which a gate is entered: those beside it on its own tile."""
    beside = s.atlas.near[gate * DIRECTIONS : gate * DIRECTIONS + DIRECTIONS]
    return [other for other in beside if other >= 0 and other // FIELDS == gate // FIELDS]


def work_out(facts: Facts, atlas: Atlas, start: int, barred: int, far_ways: dict[int, list[FarWay]]) -> list[int]:
    """The ways from a field, ring by ring."""
    spot = atlas.spot
    blocked = facts.location_number["blocked"]
    far = [NOBODY] * len(spot)
    if start < 0:
        return far
    far[start] = 0
    rings: list[list[int]] = [[start]]
    steps = 0
    while steps < len(rings) and steps < FARTHEST:
        for field in rings[steps]:
            if far[field] != steps or (barred >> field & 1 and field != start):
                continue
            closed = atlas.closed[field]
            for way in range(DIRECTIONS):
                other = atlas.near[field * DIRECTIONS + way]
                if other < 0 or closed >> way & 1:
                    continue
                there = spot[other]
                if there >= 0 and (facts.spot_location[there] == blocked or facts.spot_traits[there] & GATE):
                    continue
                after = steps + (2 if there < 0 and other // FIELDS != field // FIELDS else 1)
                if far[other] < 0 or after < far[other]:
                    far[other] = after
                    while len(rings) <= after:
                        rings.append([])
                    rings[after].append(other)
            for far_way in far_ways.get(field, ()):
                other = far_way.goal
                there = spot[other]
                if there < 0 or facts.spot_location[there] == blocked or not is_open(atlas, field, far_way):
                    continue
                if far[other] < 0 or steps + 1 < far[other]:
                    far[other] = steps + 1
                    if len(rings) == steps + 1:
                        rings.append([])
                    rings[steps + 1].append(other)
        steps += 1
    return far
