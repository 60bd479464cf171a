"""A bomb that is carried into enemy towns: who carries it, whose town may be bombed (bomb, enemy_towns_closed)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import CLASH, HEROES, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.world.fields import is_location, own_town
from ludoteka.games.heroes3.state import Heroes3

BOMBED: Final = "bombed"
"""In the ledger: the owner of the town that was bombed last."""
HANDLED: Final = "bomb_handled"
"""In the ledger: the heroes, as `seat * 2 + hero`, who have carried the bomb since the turn began."""


def carries_bomb(s: Heroes3, seat: int, hero: int) -> bool:
    """Whether a hero carries the bomb, for which the Grail token stands."""
    return s.grail >= 0 and s.grail == seat * 2 + hero and special(s, "bomb") is not None


def town_owner(s: Heroes3, field: int) -> int:
    """The player whose own town a field is, -1 for none."""
    if not is_location(s, field, "town"):
        return NOBODY
    faction = s.facts.spot_faction[s.atlas.spot[field]]
    for seat in range(s.seats):
        if s.players[seat].faction == faction:
            return seat
    return NOBODY


def is_enemy_town(s: Heroes3, seat: int, field: int) -> bool:
    """Whether a field is an enemy player's own town."""
    owner = town_owner(s, field)
    return owner != NOBODY and not s.allied(seat, owner)


def may_bomb(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether a hero may storm a town with the bomb: not the one bombed last where more than two play alone."""
    if not carries_bomb(s, seat, hero):
        return False
    return s.mode != CLASH or s.seats == 2 or s.ledger.get(BOMBED) != [town_owner(s, field)]


def town_is_safe(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether the scenario keeps a hero out of an enemy's town."""
    return (
        special(s, "enemy_towns_closed") is not None
        and is_enemy_town(s, seat, field)
        and not may_bomb(s, seat, hero, field)
    )


def carrier_is_safe(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether the carrier of the bomb stands on a field and cannot be attacked from the attacker's own town."""
    if s.grail < 0 or special(s, "bomb") is None:
        return False
    carrier = s.grail // 2
    if s.allied(seat, carrier) or s.players[carrier].at[s.grail % 2] != field:
        return False
    return s.players[seat].at[hero] == own_town(s, seat)


def grail_field(s: Heroes3) -> int:
    """The field on which the Grail was at the start, -1 while its tile lies face down."""
    for field in range(len(s.flag)):
        if is_location(s, field, "grail"):
            return field
    return NOBODY


def heroes_on(s: Heroes3, field: int) -> list[int]:
    """The heroes of players on a field, as `seat * 2 + hero`."""
    return [
        seat * 2 + hero
        for seat in range(s.seats)
        for hero in range(HEROES)
        if field != NOBODY and s.players[seat].at[hero] == field
    ]


def friends_of_carrier(s: Heroes3) -> list[int]:
    """The other heroes of the carrier's player and of allies on the map, as `seat * 2 + hero`."""
    carrier = s.grail
    return [
        seat * 2 + hero
        for seat in range(s.seats)
        for hero in (MAIN, SECONDARY)
        if seat * 2 + hero != carrier and s.allied(seat, carrier // 2) and s.players[seat].at[hero] != NOBODY
    ]


def takers_beside(s: Heroes3) -> list[int]:
    """The heroes next to the carrier who may take the bomb over; who has had it in this turn does not get it back."""
    seat, hero = divmod(s.grail, HEROES)
    here = s.players[seat].at[hero]
    handled = s.ledger.get(HANDLED, [])
    out: list[int] = []
    for friend in friends_of_carrier(s):
        there = s.players[friend // HEROES].at[friend % HEROES]
        if friend not in handled and (there == here or there in s.atlas.near[here * 6 : here * 6 + 6]):
            out.append(friend)
    return out
