"""What a scenario makes of locations: other gifts, visits once for each faction (H3-MAP-12)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.places import PlaceRule
from ludoteka.games.heroes3.facts import FIELDS, NOBODY
from ludoteka.games.heroes3.rules.world.fields import location_at
from ludoteka.games.heroes3.rules.world.scenario_map import slot_names
from ludoteka.games.heroes3.state import Heroes3


def place_rule(s: Heroes3, field: int) -> PlaceRule | None:
    """What the scenario says of the location on a field; None if it gives what it always does."""
    rules = s.facts.place_rules[s.scenario]
    if not rules:
        return None
    number = location_at(s, field)
    if number == NOBODY:
        return None
    for rule in rules.get(number, ()):
        if rule.level and s.facts.spot_guard[s.atlas.spot[field]] != rule.level:
            continue
        if rule.tiles and s.facts.tile_slugs[s.atlas.tile[field // FIELDS]] not in rule.tiles:
            continue
        if rule.slots:
            names = slot_names(s)
            place = field // FIELDS
            if place >= len(names) or names[place] not in rule.slots:
                continue
        return rule
    return None


def gives_gifts(s: Heroes3, field: int) -> PlaceRule | None:
    """The rule of a place whose gifts come instead of what is printed."""
    rule = place_rule(s, field)
    return rule if rule is not None and rule.gifts else None


def gives_first(s: Heroes3, field: int) -> bool:
    """Whether a place that gives what it always does gives the first visitor something more."""
    rule = place_rule(s, field)
    return rule is not None and bool(rule.first) and not rule.gifts


def is_doubled(s: Heroes3, field: int) -> bool:
    """Whether the choice of a settlement counts twice."""
    rule = place_rule(s, field)
    return rule is not None and rule.doubled


def must_be_fought(s: Heroes3, field: int) -> bool:
    """Whether the guard of a field cannot be avoided."""
    rule = place_rule(s, field)
    return rule is not None and rule.not_skipped


def once_each(s: Heroes3, field: int) -> bool:
    """Whether every faction can visit a field once."""
    rule = place_rule(s, field)
    return rule is not None and rule.once_each
