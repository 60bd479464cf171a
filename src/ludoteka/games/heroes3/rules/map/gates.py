"""Gates and monoliths: where they lead and who may come out there (R-55)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import DIRECTIONS, FIELDS, NOBODY
from ludoteka.games.heroes3.rules.common import DECLINE
from ludoteka.games.heroes3.rules.map.heroes import may_attack
from ludoteka.games.heroes3.rules.world.fields import ai_on, is_location, location_at, other_hero_on
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def gate_exits(s: Heroes3, seat: int, hero: int, field: int) -> list[int]:
    """Where a gate or monolith leads: not to a hero who cannot be fought."""
    slug = s.facts.location[location_at(s, field)].id
    return [
        other
        for other in range(len(s.flag))
        if other != field
        and is_location(s, other, slug)
        and (slug != "subterranean_gate" or tiles_touch(s, field, other))
        and ((there := other_hero_on(s, other, seat, hero)) == NOBODY or may_attack(s, seat, there // 2, other))
    ]


def tiles_touch(s: Heroes3, one: int, other: int) -> bool:
    """Whether the tiles of two fields touch."""
    first = one // FIELDS * FIELDS
    for field in range(first, first + FIELDS):
        for way in range(DIRECTIONS):
            near = s.atlas.near[field * DIRECTIONS + way]
            if near != NOBODY and near // FIELDS == other // FIELDS:
                return True
    return False


class GoThrough(Choice[Heroes3]):
    """Which gate or monolith a hero comes out of, or stay."""

    __slots__ = ("field", "hero")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.field = field

    def options(self, s: Heroes3) -> list[Action]:
        """Every exit, or none."""
        return [DECLINE, *(("place-hero", other) for other in gate_exits(s, self.seat, self.hero, self.field))]

    def take(self, s: Heroes3, action: Action) -> None:
        """Go, and fight who stands there."""
        match action:
            case ("place-hero", int() as field):
                if other_hero_on(s, field, self.seat, self.hero) != NOBODY or ai_on(s, field) != NOBODY:
                    s.facts.book.step_to(s, self.seat, self.hero, field)
                    return
                player = s.players[self.seat]
                player.came_from[self.hero] = player.at[self.hero]
                player.at[self.hero] = field
                s.tell(("moved", self.seat, self.hero, field))
