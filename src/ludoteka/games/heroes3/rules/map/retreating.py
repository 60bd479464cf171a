"""Where a hero goes who leaves a combat with neutral units (H3-COMBAT-25, R-08, R-09)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import DIRECTIONS, NOBODY
from ludoteka.games.heroes3.rules.map.heroes import placing_fields
from ludoteka.games.heroes3.rules.world.fields import (
    ai_on,
    guard_at,
    is_enemy_flag,
    is_haven,
    location_at,
    other_hero_on,
)
from ludoteka.games.heroes3.state import Heroes3


def retreat_field(s: Heroes3, seat: int, hero: int, field: int) -> int:
    """The field the hero came from; if it is taken, the nearest free one from there, at last a home (R-08, R-09)."""
    player = s.players[seat]
    start = player.came_from[hero]
    seen = [start]
    for here in seen:
        if here != NOBODY and here != field and can_stay(s, seat, hero, here):
            return here
        for way in range(DIRECTIONS) if here != NOBODY else ():
            other = s.atlas.near[here * DIRECTIONS + way]
            if other in (NOBODY, field) or other in seen or s.atlas.closed[here] >> way & 1:
                continue
            if location_at(s, other) not in (NOBODY, s.facts.location_number["blocked"]):
                seen.append(other)
    homes = placing_fields(s, seat)
    return homes[0] if homes else player.at[hero]


def can_stay(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether a hero can stand on a field without meeting anybody (R-09)."""
    if other_hero_on(s, field, seat, hero) != NOBODY or ai_on(s, field) != NOBODY or guard_at(s, field):
        return False
    return not (is_haven(s, field) and is_enemy_flag(s, seat, field))
