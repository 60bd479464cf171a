"""Where the heroes of the active player can walk."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import FLAGGABLE, HEROES, NO_CATEGORY, NOBODY, REVISITABLE, VISITABLE
from ludoteka.games.heroes3.rules.map.moving import steps_from
from ludoteka.games.heroes3.rules.world.fields import ai_on, guard_at, is_enemy_flag, location_at, other_hero_on
from ludoteka.games.heroes3.rules.world.links import is_gate
from ludoteka.games.heroes3.rules.world.places import once_each
from ludoteka.games.heroes3.state import Heroes3


class Walk:
    """A walk of a hero: the fields on the way, the goal last, and whether a fight waits there."""

    __slots__ = ("fight", "hero", "way")

    def __init__(self, hero: int, way: list[int], fight: bool) -> None:
        self.hero = hero
        self.way = way
        self.fight = fight


def walks(s: Heroes3) -> list[Walk]:
    """Where the heroes of the active player can walk with the movement they have left (H3-MOVE-02)."""
    out: list[Walk] = []
    if 0 <= s.active < s.seats and s.combat is None:
        for hero in range(HEROES):
            add_walks(out, s, s.active, hero)
    return out


def add_walks(out: list[Walk], s: Heroes3, seat: int, hero: int) -> None:
    """The fields one hero can walk to; a walk ends at a field where something happens."""
    start = s.players[seat].at[hero]
    moves = s.players[seat].moves[hero]
    if start == NOBODY or moves <= 0:
        return
    ways: dict[int, list[int]] = {start: []}
    edge = [start]
    for spent in range(moves):
        further: list[int] = []
        for field in edge:
            if field != start and not is_calm(s, seat, hero, field):
                continue
            way = ways[field]
            for other in steps_from(s, seat, hero, field, moves - spent):
                if other not in ways:
                    ways[other] = [*way, other]
                    further.append(other)
        edge = further
    for field, way in ways.items():
        if field != start:
            out.append(Walk(hero, way, guard_at(s, field) != 0))


def is_calm(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether a hero walks across a field without anything happening: nobody there, nothing left to visit."""
    if guard_at(s, field) or other_hero_on(s, field, seat, hero) != NOBODY or ai_on(s, field) != NOBODY:
        return False
    number = location_at(s, field)
    category = s.facts.location_category[number]
    if category == NO_CATEGORY:
        return not is_gate(s, field)
    if category in (VISITABLE, REVISITABLE) and once_each(s, field):
        return bool(s.stars[field] >> seat & 1)
    if category == VISITABLE:
        return bool(s.black[field])
    if category != FLAGGABLE:
        return False
    if s.facts.location[number].many_flags:
        return bool(s.stars[field] >> seat & 1)
    return s.flag[field] != NOBODY and not is_enemy_flag(s, seat, field)
