"""What counts for victory: flags, points, wealth, rankings and the conditions of scenarios (H3-END-01, H3-END-09)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.scenarios import Win
from ludoteka.games.heroes3.facts import FIELDS, GOLD, NOBODY, RESOURCES
from ludoteka.games.heroes3.rules.common import enemies, scenario, special
from ludoteka.games.heroes3.rules.marks import (
    BEAT_AI,
    BEAT_AI_AT_HOME,
    BEAT_AI_LATER,
    BEAT_SECOND,
    BEAT_WANDERING,
    FLAGGED_UTOPIA,
    STORY_ARMIES,
    STORY_HELD,
    STORY_HOLDER,
    WON_LEVEL_7,
)
from ludoteka.games.heroes3.rules.victory.countdown import COUNTDOWN, countdown_won
from ludoteka.games.heroes3.rules.victory.points import enemy_seats, heroes_beaten, points_of
from ludoteka.games.heroes3.rules.victory.tally import team_points
from ludoteka.games.heroes3.rules.victory.tranches import can_settle_all
from ludoteka.games.heroes3.rules.world.bosses import BOSS_SLAIN
from ludoteka.games.heroes3.rules.world.fields import (
    held_fields,
    is_location,
    is_town,
    location_at,
    obelisks_of,
    own_town,
)
from ludoteka.games.heroes3.rules.world.scenario_map import holds_all
from ludoteka.games.heroes3.state import Heroes3

TWO: Final = 2
"""Obelisks that win where a single one is not enough."""

# -- what is counted --------------------------------------------------------------------------------------------


def town_faction(s: Heroes3, field: int) -> int:
    """The faction whose town a field is, -1 for no town."""
    spot = s.atlas.spot[field]
    return NOBODY if spot == NOBODY else s.facts.spot_faction[spot]


def enemy_towns(s: Heroes3, seat: int) -> list[int]:
    """The towns of enemy players, the eliminated ones too, and of AI heroes."""
    factions = [other.faction for other in s.players if other.team != s.players[seat].team]
    factions += [ai.faction for ai in s.ais]
    spots = s.atlas.spot
    owner = s.facts.spot_faction
    return [
        field
        for field in range(len(spots))
        if spots[field] != NOBODY and owner[spots[field]] != NOBODY and owner[spots[field]] in factions
    ]


def count_flagged(s: Heroes3, seat: int, slug: str) -> int:
    """How many fields of a location a player holds."""
    return sum(1 for field in held_fields(s, seat) if is_location(s, field, slug))


def towns_held(s: Heroes3, seat: int) -> int:
    """How many towns a player holds, the home town included."""
    return sum(1 for field in held_fields(s, seat) if is_town(s, field))


def flags_of(s: Heroes3, seat: int) -> int:
    """Towns, settlements and mines a player holds; a captured town may count for more."""
    rule = special(s, "captured_town_flags")
    captured = 1 if rule is None else rule.amount
    total = count_flagged(s, seat, "settlement") + count_flagged(s, seat, "mine")
    for field in held_fields(s, seat):
        if is_town(s, field):
            total += 1 if town_faction(s, field) == s.players[seat].faction else captured
    return total


def holds_level_7(s: Heroes3, seat: int) -> int:
    """Whether a player holds a flag on a field of difficulty 7."""
    for field in range(len(s.flag)):
        if s.flag[field] == seat and s.facts.spot_guard[s.atlas.spot[field]] == 7:
            return 1
    return 0


def holds_middle_obelisk(s: Heroes3, seat: int) -> bool:
    """Whether a player has a cube on the obelisk of the tile that lies in the middle of the map."""
    return any(
        s.stars[field] >> seat & 1 and is_location(s, field, "obelisk")
        for field in range(len(s.stars))
        if s.atlas.q[field // FIELDS] == 0 and s.atlas.r[field // FIELDS] == 0
    )


def measure(s: Heroes3, seat: int, what: str) -> int:
    """What a ranking compares, for one player."""
    player = s.players[seat]
    if what == "hero_level":
        return player.level
    if what == "flags":
        return flags_of(s, seat)
    if what == "gold":
        return player.stock[GOLD]
    if what == "holds_level_7_field":
        return holds_level_7(s, seat)
    if what == "carries_grail":
        return 1 if s.grail >= 0 and s.grail // 2 == seat else 0
    if what == "obelisks":
        return obelisks_of(s, seat)
    if what == "two_obelisks":
        return int(obelisks_of(s, seat) >= TWO)
    if what == "middle_obelisk":
        return int(holds_middle_obelisk(s, seat))
    if what == "cubes":
        return sum(player.cubes)
    return count_flagged(s, seat, "settlement") + count_flagged(s, seat, "mine")


def score(s: Heroes3, seat: int, win: Win) -> list[int]:
    """How a player stands after the last round, most important first; ties go by level, then gold (R-50)."""
    if win.kind == "points":
        points = (
            towns_held(s, seat) * win.town
            + count_flagged(s, seat, "settlement") * win.settlement
            + count_flagged(s, seat, "mine") * win.mine
            + sum(s.players[seat].cubes) * win.cube
        )
        first = [points]
    elif win.kind == "victory_points":
        first = [points_of(s, seat, win)]
    elif win.kind == "wealth":
        stock = s.players[seat].stock
        worth = [win.worth.gold, win.worth.building_materials, win.worth.valuables]
        first = [sum(stock[resource] * worth[resource] for resource in range(RESOURCES))]
    else:
        first = [measure(s, seat, what) for what in win.order]
    return [*first, s.players[seat].level, s.players[seat].stock[GOLD]]


# -- conditions -------------------------------------------------------------------------------------------------


def met(s: Heroes3, seat: int, win: Win) -> bool:
    """Whether a player fulfils a condition now."""
    kind = win.kind
    if kind == "capture_enemy_town":
        return any(s.flag[field] == seat for field in enemy_towns(s, seat))
    if kind == "capture_every_enemy_town":
        towns = enemy_towns(s, seat)
        return bool(towns) and all(s.flag[field] >= 0 and s.allied(seat, s.flag[field]) for field in towns)
    if kind == "cube_of_every_enemy":
        return has_every_cube(s, seat)
    if kind == "beat_enemy_main_hero":
        return s.players[seat].beaten >= win.times
    if kind == "beat_ai_hero":
        return beaten_ai(s, seat, win)
    if kind in ("flag_location", "hold_location"):
        return win.location is not None and count_flagged(s, seat, win.location) >= max(1, win.amount)
    if kind == "points_reached":
        return team_points(s, seat, win) >= win.amount
    if kind == "bring_token_home":
        return grail_at_home(s, seat, win)
    if kind == "slay_boss":
        return s.ledger.get(BOSS_SLAIN) == [seat]
    if kind == "last_standing":
        return not enemies(s, seat)
    if kind == "all_ai_armies_beaten":
        return s.story[STORY_ARMIES] >= win.amount
    if kind == "each_player_won_level_7":
        return all(s.feats[other] & WON_LEVEL_7 for other in range(s.seats))
    if kind == "flag_all_mines_and_settlements":
        return everything_flagged(s)
    if kind in ("flag_obelisks", "hold_obelisks"):
        return obelisks_of(s, seat) >= win.amount
    if kind == "beat_every_enemy_main_hero":
        return heroes_beaten(s, seat) == enemy_seats(s, seat)
    if kind == "flag_all_settlements":
        flagged, wanted = settlements_flagged(s)
        return flagged >= wanted
    if kind in ("stronghold_cleared", "quest_done"):
        return kind in s.ledger
    if kind == "hold_places":
        return holds_all(s, seat, win.places)
    if kind in ("all_of", "sequence"):
        return all(part_met(s, seat, win, part) for part in win.parts)
    return False


def met_at_round_end(s: Heroes3, seat: int, win: Win) -> bool:
    """Whether a player fulfils a condition of the end of a round."""
    if win.from_round and s.round < win.from_round:
        return False
    if win.kind == "resource_at_round_end":
        resource = ("gold", "building_materials", "valuables").index(win.resource)
        return s.players[seat].stock[resource] >= win.amount
    if win.kind == COUNTDOWN:
        return countdown_won(s, seat, win)
    if win.kind == "grail_and_tranches":
        return can_settle_all(s, seat)
    if win.kind == "hold_location":
        return s.story[STORY_HOLDER] == seat + 1 and s.story[STORY_HELD] >= win.rounds_held
    if win.kind == "flag_lead":
        mine = flags_of(s, seat)
        return mine >= win.amount and all(mine >= flags_of(s, other) + win.lead for other in enemies(s, seat))
    return met(s, seat, win)


def has_every_cube(s: Heroes3, seat: int) -> bool:
    """Whether a player holds a faction cube of every enemy (H3-END-06)."""
    team = s.players[seat].team
    cubes = s.players[seat].cubes
    found = False
    for other, player in enumerate(s.players):
        if player.team != team:
            if not cubes[other]:
                return False
            found = True
    return found


def beaten_ai(s: Heroes3, seat: int, win: Win) -> bool:
    """Whether the AI hero was beaten often enough, and where the scenario wants it."""
    if win.in_enemy_town:
        return bool(s.feats[seat] & BEAT_AI_AT_HOME)
    return any(ai.kind == 0 and ai.beaten >= max(1, win.times) for ai in s.ais)


def grail_at_home(s: Heroes3, seat: int, win: Win) -> bool:
    """Whether the Grail's carrier stands in the player's town, held by its owner; or in an ally's (R-81)."""
    if s.grail < 0 or s.grail // 2 != seat:
        return False
    field = s.players[seat].at[s.grail % 2]
    homes = [seat]
    if win.ally_town_too:
        homes = [other for other in range(s.seats) if s.allied(seat, other)]
    return any(field == own_town(s, home) and s.flag[field] == home for home in homes if field != NOBODY)


def is_last_flag(s: Heroes3, field: int) -> bool:
    """Whether a field is the last mine or settlement, which the scenario defends better than the others."""
    if special(s, "last_flag_defended") is None or 0 <= s.flag[field] < s.seats:
        return False
    wanted = is_location(s, field, "mine") or is_location(s, field, "settlement")
    return wanted and everything_flagged(s, field)


def everything_flagged(s: Heroes3, besides: int = NOBODY) -> bool:
    """Whether every tile lies open and every mine and settlement, one field apart, carries a player's flag."""
    for field in range(len(s.flag)):
        if s.atlas.q[field // FIELDS] == 1000 or field == besides:
            continue
        location = location_at(s, field)
        if location == NOBODY:
            return False
        if s.facts.location[location].id in ("mine", "settlement") and not 0 <= s.flag[field] < s.seats:
            return False
    return True


def settlements_flagged(s: Heroes3) -> tuple[int, int]:
    """How many settlements carry a player's flag, and how many the map holds: those in sight and on slots for them."""
    in_sight = [field for field in range(len(s.flag)) if is_location(s, field, "settlement")]
    slots = next((one.slots for one in scenario(s).maps if one.players == s.seats), ())
    turned = s.atlas.rotation or [NOBODY] * len(slots)
    hidden = sum(1 for at, slot in enumerate(slots) if slot.must == "settlement" and turned[at] == NOBODY)
    return sum(1 for field in in_sight if 0 <= s.flag[field] < s.seats), len(in_sight) + hidden


def part_met(s: Heroes3, seat: int, win: Win, part: str) -> bool:
    """Whether one part of a condition is fulfilled."""
    feats = s.feats[seat]
    team = [other for other in range(s.seats) if s.allied(seat, other)]
    if part == "win_level_7":
        return bool(feats & WON_LEVEL_7)
    if part == "beat_ai_hero":
        if win.kind == "sequence":
            return bool(feats & BEAT_AI_LATER) and (not win.in_enemy_town or bool(feats & BEAT_AI_AT_HOME))
        return bool(feats & BEAT_AI)
    if part == "hold_enemy_town":
        return any(s.flag[field] == seat for field in enemy_towns(s, seat))
    if part == "own_dragons_unit":
        return any("dragons" in s.facts.troop[troop].families for troop in s.players[seat].army)
    if part == "hold_settlements_or_mines":
        return len(flags_abroad(s, seat)) >= win.amount
    if part == "visit_obelisks":
        return obelisks_of(s, seat) >= win.amount
    if part == "beat_wandering_army":
        return any(s.feats[other] & BEAT_WANDERING for other in team)
    if part == "beat_second_army":
        return bool(feats & BEAT_SECOND)
    return any(s.feats[other] & FLAGGED_UTOPIA or count_flagged(s, other, "dragon_utopia") for other in team)


def flags_abroad(s: Heroes3, seat: int) -> list[int]:
    """The settlements and mines a player holds outside that player's starting tile."""
    home = own_town(s, seat)
    return [
        field
        for field in held_fields(s, seat)
        if (is_location(s, field, "settlement") or is_location(s, field, "mine"))
        and (home == NOBODY or field // FIELDS != home // FIELDS)
    ]


def first_parts_met(s: Heroes3, seat: int) -> bool:
    """Whether everything is done that a sequence asks for before the AI hero is beaten."""
    for win in scenario(s).wins:
        if win.kind == "sequence":
            return all(part_met(s, seat, win, part) for part in win.parts if part != "beat_ai_hero")
    return False
