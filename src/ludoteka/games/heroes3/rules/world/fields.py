"""What lies on a field and who stands there (H3-MAP-05, H3-MAP-06, H3-MAP-07, H3-COMBAT-01)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.words import TILE_KIND_IDS
from ludoteka.games.heroes3.facts import AI, CAMPAIGN, FIELDS, HAS_PORTALS, HAVEN, MAIN, MIDDLE, NOBODY, SECONDARY, TOWN
from ludoteka.games.heroes3.rules.common import realm, scenario, special
from ludoteka.games.heroes3.rules.world.atlas import havens_among
from ludoteka.games.heroes3.state import Heroes3


def location_at(s: Heroes3, field: int) -> int:
    """The location of a face-up field, -1 while it lies face down."""
    spot = s.atlas.spot[field]
    return NOBODY if spot == NOBODY else s.facts.spot_location[spot]


def is_location(s: Heroes3, field: int, slug: str) -> bool:
    """Whether a field holds this location."""
    return location_at(s, field) == s.facts.location_number[slug]


def is_town(s: Heroes3, field: int) -> bool:
    """Whether a field is a town of a faction, or a random town (H3-MAP-11, H3-MAP-14)."""
    spot = s.atlas.spot[field]
    return spot != NOBODY and bool(s.facts.spot_traits[spot] & TOWN)


def is_haven(s: Heroes3, field: int) -> bool:
    """Whether a field is a town or settlement: heroes are recruited and placed there, and it can be defended."""
    spot = s.atlas.spot[field]
    return spot != NOBODY and bool(s.facts.spot_traits[spot] & HAVEN)


def guard_at(s: Heroes3, field: int) -> int:
    """The difficulty of the neutral units on a field, 0 if none stand there (H3-COMBAT-01, R-11)."""
    spot = s.atlas.spot[field]
    if s.ledger and special(s, "stronghold") is not None and s.facts.book.holds_stronghold(s, field):
        return 7
    if spot == NOBODY or s.black[field] or s.once[field]:
        return 0
    guard = s.facts.spot_guard[spot]
    if s.facts.scenario_traits[s.scenario] & HAS_PORTALS and is_location(s, field, "obelisk"):
        return s.facts.scenario_rules[s.scenario]["portals"].level
    return guard_of_scenario(s, field, guard) if guard else 0


def guard_of_scenario(s: Heroes3, field: int, guard: int) -> int:
    """The difficulty of a field as the scenario has it."""
    rule = s.facts.scenario_rules[s.scenario].get("settlement_unguarded")
    if (
        rule is not None
        and s.facts.tile_slugs[s.atlas.tile[field // FIELDS]] in rule.tiles
        and is_location(s, field, "settlement")
    ):
        return 0
    if guard == 7 and is_location(s, field, "grail") and special(s, "grail_without_combat") is not None:
        return 0
    return graded(s, field, guard)


def graded(s: Heroes3, field: int, guard: int) -> int:
    """A difficulty as the scenario raises it, on tiles of some kinds or from a round on, or lowers it on some tiles."""
    rules = s.facts.scenario_rules[s.scenario]
    rule = rules.get("guards_harder")
    kind = TILE_KIND_IDS[s.atlas.kind[field // FIELDS]]
    if rule is not None and s.round >= rule.round and (not rule.kinds or kind in rule.kinds):
        guard = min(7, guard + rule.amount)
    rule = rules.get("guards_easier")
    if rule is not None and s.facts.tile_slugs[s.atlas.tile[field // FIELDS]] in rule.tiles:
        guard = max(1, guard - rule.amount)
    return guard


def is_untouchable(s: Heroes3, number: int) -> bool:
    """Whether players cannot attack an army of the scenario."""
    plan = s.ais[number].plan
    return plan != NOBODY and scenario(s).armies[plan].untouchable


def hero_on(s: Heroes3, field: int) -> int:
    """The hero of a player on a field as `seat * 2 + hero`, -1 for none; of two the one with the lower number."""
    for seat in range(s.seats):
        at = s.players[seat].at
        if at[MAIN] == field:
            return seat * 2
        if at[SECONDARY] == field:
            return seat * 2 + 1
    return NOBODY


def other_hero_on(s: Heroes3, field: int, seat: int, hero: int) -> int:
    """A hero on a field besides this one, as `seat * 2 + hero`; -1 for none."""
    for other, player in enumerate(s.players):
        main, second = player.at
        if main == field and (other != seat or hero != MAIN):
            return other * 2
        if second == field and (other != seat or hero != SECONDARY):
            return other * 2 + 1
    return NOBODY


def ai_on(s: Heroes3, field: int) -> int:
    """The AI hero on a field, -1 for none."""
    if not s.ais:
        return NOBODY
    for number in range(len(s.ais)):
        if s.ais[number].at == field and not s.ais[number].out:
            return number
    return NOBODY


def held_fields(s: Heroes3, seat: int) -> list[int]:
    """Every field with a player's flag."""
    owner = realm(s, seat)
    return [field for field, holder in enumerate(s.flag) if holder == owner]


def havens_on_map(s: Heroes3) -> list[int]:
    """All towns and settlements of the map, kept with its tiles."""
    fields = s.atlas.havens
    if fields is None:
        fields = havens_among(s.facts, s.atlas, range(len(s.atlas.spot)))
        s.atlas.havens = fields
    return fields


def havens(s: Heroes3, seat: int) -> list[int]:
    """The towns and settlements a player holds (H3-HERO-02, H3-END-02)."""
    owner = realm(s, seat)
    flag = s.flag
    return [field for field in havens_on_map(s) if flag[field] == owner]


def holds_haven(s: Heroes3, seat: int) -> bool:
    """Whether a player holds a town or settlement (H3-END-02)."""
    owner = realm(s, seat)
    flag = s.flag
    for field in havens_on_map(s):  # noqa: SIM110  # quicker than a generator
        if flag[field] == owner:
            return True
    return False


def own_town(s: Heroes3, seat: int) -> int:
    """The field of a player's own town, whoever holds it; -1 if there is none on the map.

    That is the town of the faction, or another one that the scenario lets the player start in.
    """
    faction = s.players[seat].faction
    for field in range(len(s.flag)):
        spot = s.atlas.spot[field]
        if spot != NOBODY and s.facts.spot_faction[spot] == faction and is_location(s, field, "town"):
            return field
    if s.mode == CAMPAIGN and s.atlas.spot:
        for place, slot in enumerate(scenario(s).maps[0].slots):
            if slot.seat == seat + 1 and is_location(s, place * FIELDS + MIDDLE, "town"):
                return place * FIELDS + MIDDLE
    return NOBODY


def is_enemy_flag(s: Heroes3, seat: int, field: int) -> bool:
    """Whether a field carries the flag of an enemy player or the AI."""
    owner = s.flag[field]
    return owner != NOBODY and (owner == AI or not s.allied(seat, owner))


def is_free(s: Heroes3, seat: int, field: int) -> bool:
    """Whether a field is empty for free steps: no hero, no guard, nothing to visit (R-59)."""
    if hero_on(s, field) != NOBODY or ai_on(s, field) != NOBODY or guard_at(s, field):
        return False
    location = location_at(s, field)
    if location == NOBODY or location == s.facts.location_number["blocked"]:
        return False
    return (
        location == s.facts.location_number["empty"]
        or bool(s.black[field])
        or (s.flag[field] != NOBODY and not is_enemy_flag(s, seat, field))
    )


def obelisks_of(s: Heroes3, seat: int) -> int:
    """How many obelisks a player has a cube on (H3-MAP-12)."""
    return sum(1 for field in range(len(s.stars)) if s.stars[field] >> seat & 1 and is_location(s, field, "obelisk"))


def both_heroes(s: Heroes3, seat: int) -> list[int]:
    """The heroes of a player that stand on the map."""
    at = s.players[seat].at
    return [hero for hero in (MAIN, SECONDARY) if at[hero] != NOBODY]


def holder_of(s: Heroes3, slug: str) -> int:
    """Who holds a location of which there is one, -1 for nobody."""
    for field in range(len(s.flag)):
        if is_location(s, field, slug) and s.flag[field] not in (NOBODY, AI):
            return s.flag[field]
    return NOBODY
