"""What happens to a visitor by the scenario's rules: gifts of places, gates that lead elsewhere (H3-MAP-12, R-55)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.map.moving import step_to
from ludoteka.games.heroes3.rules.scenario.choices import ChooseGains
from ludoteka.games.heroes3.rules.scenario.gifts import give, push_deeds
from ludoteka.games.heroes3.rules.world.fields import ai_on, other_hero_on
from ludoteka.games.heroes3.rules.world.links import gate_beyond, gate_closed, is_gate, place_beyond
from ludoteka.games.heroes3.rules.world.places import place_rule
from ludoteka.games.heroes3.rules.world.tiles import discover
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.state import Step


def place_gives(s: Heroes3, seat: int, hero: int, field: int, first: bool) -> None:
    """A place gives what the scenario says: its gift, or one of several; the first visitor may get more."""
    rule = place_rule(s, field)
    if rule is None:
        return
    push_deeds(s, seat, hero, rule.always)
    if first:
        push_deeds(s, seat, hero, rule.first)
    elif rule.first_only:
        return
    if len(rule.gifts) == 1:
        give(s, seat, hero, rule.gifts[0])
    elif rule.gifts:
        s.then(ChooseGains(seat, hero, f"place_{rule.location}", len(rule.gifts)))


# -- gates ------------------------------------------------------------------------------------------------------


def gate_entered(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero who enters an open gate goes on to the other end; a tile that lies face down is turned up first."""
    if not is_gate(s, field) or gate_closed(s, field):
        return
    beyond = gate_beyond(s, field)
    if beyond != NOBODY and s.players[seat].came_from[hero] == beyond:
        return
    place = place_beyond(s, field)
    if place == NOBODY:
        return
    s.then(GoThroughGate(seat, hero, field))
    if s.atlas.rotation[place] == NOBODY:
        discover(s, seat, place)


class GoThroughGate(Step[Heroes3]):
    """A hero comes out of the other gate, and meets who stands there."""

    __slots__ = ("field", "hero", "seat")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        self.seat = seat
        self.hero = hero
        self.field = field

    def run(self, s: Heroes3) -> None:
        """Go, unless the hero was taken away meanwhile."""
        player = s.players[self.seat]
        beyond = gate_beyond(s, self.field)
        if player.at[self.hero] != self.field or beyond == NOBODY:
            return
        if other_hero_on(s, beyond, self.seat, self.hero) != NOBODY or ai_on(s, beyond) != NOBODY:
            step_to(s, self.seat, self.hero, beyond)
            return
        player.came_from[self.hero] = self.field
        player.at[self.hero] = beyond
        s.tell(("through-gate", self.seat, self.hero, beyond))
