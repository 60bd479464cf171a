"""Moves that cards allow over fields a hero could not pass; the last field alone is resolved (H3-MOVE-04)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import CENTER, DIRECTIONS, FIELDS, NOBODY
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.map.grail import bound_by_grail
from ludoteka.games.heroes3.rules.map.moving import (
    closed_edges,
    crowding,
    enter_closed,
    spend_movement,
    step_to,
    steps_from,
)
from ludoteka.games.heroes3.rules.world.fields import ai_on, both_heroes, guard_at, is_free, location_at, other_hero_on
from ludoteka.games.heroes3.rules.world.scenario_map import field_is_closed
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action

CENTER_GUARDS: Final = "center_guards"
"""Neutral units of the center tile, where a scenario lets heroes pass them."""
EVERYTHING: Final = frozenset(("borders", "blocked", "guards", "enemy_heroes", "allied_heroes", "fields"))


def passes_of(s: Heroes3, seat: int, hero: int) -> frozenset[str]:
    """What a hero may pass in this turn by cards in play (Pathfinding, Angel Wings, Dessa, Fly)."""
    found: frozenset[str] = frozenset()
    for effect in s.players[seat].ongoing:
        if effect.target == hero and effect.name == "pass_fields":
            if s.facts.card_slugs[effect.card] == "angel_wings" and bound_by_grail(s, seat, hero):
                continue
            found |= frozenset(s.facts.card[effect.card].plays[effect.play].passes)
        elif effect.target == hero and effect.name == "fly":
            found |= {"blocked"}
    return found if special(s, "center_passable") is None else found | {CENTER_GUARDS}


def is_passable(s: Heroes3, field: int) -> bool:
    """Whether neutral units of the center tile let heroes by, where the scenario says so (center_passable)."""
    rule = special(s, "center_passable")
    center = s.atlas.kind[field // FIELDS] == CENTER
    return rule is not None and center and guard_at(s, field) == rule.level


def can_pass(s: Heroes3, seat: int, hero: int, field: int, words: frozenset[str]) -> bool:
    """Whether a hero may go over a field without stopping there (R-55, R-59)."""
    location = location_at(s, field)
    if location == NOBODY or field_is_closed(s, seat, hero, field):
        return False
    if location == s.facts.location_number["blocked"]:
        return "blocked" in words
    other = other_hero_on(s, field, seat, hero)
    if other != NOBODY:
        return s.allied(seat, other // 2) or "enemy_heroes" in words
    if ai_on(s, field) != NOBODY:
        return "enemy_heroes" in words
    if guard_at(s, field):
        return "guards" in words or (CENTER_GUARDS in words and is_passable(s, field))
    return "fields" in words or is_free(s, seat, field)


def can_stop(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether a hero may end such a move on a field: as by any move, but not with an allied hero (H3-MOVE-05)."""
    other = other_hero_on(s, field, seat, hero)
    if other != NOBODY and s.allied(seat, other // 2):
        return False
    return enter_closed(s, seat, hero, field, 1) is None


def reach(s: Heroes3, seat: int, hero: int, steps: int, words: frozenset[str]) -> dict[int, int]:
    """The fields a hero can stop on after at most this many steps, with the number of steps."""
    start = s.players[seat].at[hero]
    seen = {start: 0}
    found: dict[int, int] = {}
    edge = [start]
    for step in range(1, steps + 1):
        further: list[int] = []
        for field in edge:
            closed = 0 if "borders" in words else closed_edges(s, seat, field)
            for way in range(DIRECTIONS):
                other = s.atlas.near[field * DIRECTIONS + way]
                if other == NOBODY or other in seen or closed >> way & 1:
                    continue
                if s.atlas.spot[other] == NOBODY:
                    continue
                if other not in found and can_stop(s, seat, hero, other):
                    found[other] = step
                if can_pass(s, seat, hero, other, words):
                    seen[other] = step
                    further.append(other)
        edge = further
    return found


def pass_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add the moves over other fields that cards in play allow: `("pass-to", hero, field)`."""
    player = s.players[seat]
    if not player.ongoing and special(s, "center_passable") is None:
        return
    crowded = crowding(s, seat)
    for hero in both_heroes(s, seat):
        moves = player.moves[hero]
        words = passes_of(s, seat, hero)
        if not words or moves <= 0 or (crowded != NOBODY and player.at[hero] != crowded):
            continue
        plain = steps_from(s, seat, hero, player.at[hero], moves)
        out += [("pass-to", hero, field) for field in reach(s, seat, hero, moves, words) if field not in plain]


def pass_to(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero spends a movement point for each field and resolves only the last one (H3-MOVE-04)."""
    steps = reach(s, seat, hero, s.players[seat].moves[hero], passes_of(s, seat, hero))[field]
    spend_movement(s, seat, hero, steps)
    step_to(s, seat, hero, field)
