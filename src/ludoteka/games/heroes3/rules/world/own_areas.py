"""Areas that players lay out for themselves: tiles never touch another player's, the obelisk comes last (own_areas)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import FIELD_Q, FIELD_R, FIELDS
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP, distance
from ludoteka.games.heroes3.rules.world.town_tiles import fits, supply_of
from ludoteka.games.heroes3.state import Heroes3

TOUCHING: list[tuple[int, int]] = [
    (dq, dr) for dq in range(-2, 3) for dr in range(-2, 3) if max(abs(dq), abs(dr), abs(dq + dr)) == 2
]
"""Centres of tiles that touch a hex, as steps from it."""


def lays_own_area(s: Heroes3) -> bool:
    """Whether players lay out areas of their own."""
    return special(s, "own_areas") is not None


def area_of(s: Heroes3, place: int) -> list[int]:
    """The tiles that are connected with one."""
    atlas = s.atlas
    found = [place]
    for here in found:
        for other in range(len(atlas.tile)):
            away = distance(atlas.q[here] - atlas.q[other], atlas.r[here] - atlas.r[other])
            if away == 3 and other not in found and atlas.q[other] != OFF_MAP:
                found.append(other)
    return found


def own_sites(s: Heroes3, field: int) -> list[tuple[int, int]]:
    """The centres of tiles that would touch a field, two tiles of its area if it has two, and no other area."""
    atlas = s.atlas
    place = field // FIELDS
    q = atlas.q[place] + FIELD_Q[field % FIELDS]
    r = atlas.r[place] + FIELD_R[field % FIELDS]
    area = area_of(s, place)
    wanted = min(2, len(area))
    out: list[tuple[int, int]] = []
    for dq, dr in TOUCHING:
        touched = 0
        for other in range(len(atlas.tile)):
            if atlas.q[other] == OFF_MAP:
                continue
            away = distance(q + dq - atlas.q[other], r + dr - atlas.r[other])
            if away < 3 or (away == 3 and other not in area):
                break
            touched += away == 3
        else:
            if touched >= wanted:
                out.append((q + dq, r + dr))
    return out


def layable(s: Heroes3, seat: int, kind: int) -> list[int]:
    """The far or near tiles of a player's supply that may be laid now: the one with the obelisk last (own_areas)."""
    own = supply_of(s, seat, kind)
    if not own or special(s, "obelisk_tile_last") is None:
        return own
    rest = [tile for tile in s.players[seat].far_tiles if not fits(s.facts, tile, "obelisk")]
    return [tile for tile in own if not rest or tile in rest]
