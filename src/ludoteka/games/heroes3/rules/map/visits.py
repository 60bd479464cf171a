"""Visiting a field: cubes, flags and what the location offers (H3-MAP-05, H3-MAP-06, H3-MAP-07, H3-MAP-08, H3-MAP-09,
H3-MAP-10, H3-MAP-11, H3-MAP-12)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.entries.map import Location
from ludoteka.games.heroes3.facts import FLAGGABLE, NOBODY, REVISITABLE, VISITABLE
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.map.flagging import flag_field
from ludoteka.games.heroes3.rules.map.offers import offer
from ludoteka.games.heroes3.rules.world.fields import guard_at, is_enemy_flag, location_at
from ludoteka.games.heroes3.rules.world.places import once_each
from ludoteka.games.heroes3.rules.world.scenario_map import counts_as_visitable
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.state import Step


@mypyc_attr(free_list_len=1)
class Visit(Step[Heroes3]):
    """A hero visits the field it stands on: cube or flag first, then the effect (H3-MAP-05, H3-MAP-06, H3-MAP-07)."""

    __slots__ = ("field", "hero", "seat")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        self.seat = seat
        self.hero = hero
        self.field = field

    def run(self, s: Heroes3) -> None:
        """Mark the field and do what it offers."""
        seat, hero, field = self.seat, self.hero, self.field
        if s.players[seat].out or s.players[seat].at[hero] != field:
            return
        s.facts.book.hero_arrived(s, seat, hero, field)
        if s.places or s.players[seat].at[hero] != field:
            return
        number = location_at(s, field)
        location = s.facts.location[number]
        category = s.facts.location_category[number]
        beaten = guard_at(s, field)
        if beaten == 7 and "level_7_gives_to_others" in s.facts.scenario_rules[s.scenario]:
            s.own_map()
            s.flag[field] = seat
            s.once[field] = 1
            s.tell(("flagged", seat, field))
            s.facts.book.field_visited(s, seat, hero, field, beaten)
            return
        if category == REVISITABLE and counts_as_visitable(s, field):
            category = VISITABLE
        if category in (VISITABLE, REVISITABLE) and once_each(s, field):
            mark_for_one(s, seat, hero, field, location, beaten)
        elif category == VISITABLE:
            if s.black[field]:
                return
            s.own_map()
            s.black[field] = 1
            s.tell(("visited", seat, hero, field, number))
            s.facts.book.field_visited(s, seat, hero, field, beaten)
            offer(s, seat, hero, field, location)
        elif category == REVISITABLE:
            s.tell(("visited", seat, hero, field, number))
            offer(s, seat, hero, field, location)
        elif category == FLAGGABLE:
            if location.many_flags:
                s.facts.book.obelisk_entered(s, seat, hero, field)
                mark_for_one(s, seat, hero, field, location, beaten)
            elif s.flag[field] == NOBODY or is_enemy_flag(s, seat, field):
                s.tell(("visited", seat, hero, field, number))
                flag_field(s, seat, hero, field)
                s.facts.book.field_visited(s, seat, hero, field, beaten)


def mark_for_one(s: Heroes3, seat: int, hero: int, field: int, location: Location, beaten: int) -> None:
    """A cube of the visitor goes beside those of others, once each: obelisks and what a scenario treats alike."""
    if s.stars[field] >> seat & 1:
        return
    first = not s.stars[field] and not s.once[field]
    s.own_map()
    if location.many_flags and special(s, "obelisk_one_holder") is not None:
        s.stars[field] = 0
    s.stars[field] |= 1 << seat
    s.once[field] = 1
    s.tell(("visited", seat, hero, field, location_at(s, field)))
    s.facts.book.field_visited(s, seat, hero, field, beaten)
    offer(s, seat, hero, field, location, first)
