"""What is asked of the scenarios of Heroes III often, worked out once: traits of rules, ends, gifts of places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteka.games.heroes3.entries.places import PlaceRule
from ludoteka.games.heroes3.entries.scenarios import Scenario
from ludoteka.games.heroes3.facts import (
    BINDS_BUILDING,
    BINDS_MOVEMENT,
    BOTH_LEAD,
    HAS_BOMB,
    HAS_PORTALS,
    LAYS_OWN_AREAS,
    RECRUITS_AWAY,
    SELLS_WALLS,
    SHARES_REALM,
    SHARES_UNITS,
    TOWN_MOVEMENT,
    Facts,
)

RULE_TRAITS: Final = {
    "shared_army": SHARES_UNITS,
    "units_handed_over": SHARES_UNITS,
    "no_building": BINDS_BUILDING,
    "build_token_trades": BINDS_BUILDING,
    "build_token_trading_post": BINDS_BUILDING,
    "recruit_in_other_towns": RECRUITS_AWAY,
    "level_movement": BINDS_MOVEMENT,
    "grail_carrier_slow": BINDS_MOVEMENT,
    "bomb": BINDS_MOVEMENT | HAS_BOMB,
    "portals": HAS_PORTALS,
    "shared_realm": SHARES_REALM,
    "hill_walls": SELLS_WALLS,
    "secondary_as_main": BOTH_LEAD,
    "town_arrival_movement": TOWN_MOVEMENT,
    "own_areas": LAYS_OWN_AREAS,
}
CLOSING_RULES: Final = {
    "boss_on_tile",
    "enemy_homes_closed",
    "center_closed_until",
    "tile_closed_until_ai_beaten",
    "grail_main_hero_only",
    "grail_needs_obelisks",
    "grail_without_combat",
    "level_7_once_per_player",
    "center_costs_group",
    "stronghold",
    "bomb",
    "enemy_towns_closed",
    "one_attack_per_turn",
    "portals",
    "hero_stays_on_tiles",
    "one_round_capture",
    "tile_closed_until_held",
}
"""Scenario rules that close fields."""


def number_scenarios(facts: Facts) -> None:
    """Scenarios, and what is asked of their rules often."""
    facts.scenario = list(facts.content.scenario)
    facts.scenario_rules = [{rule.rule: rule for rule in one.rules} for one in facts.scenario]
    facts.scenario_traits = [traits_of(rules) for rules in facts.scenario_rules]
    facts.scenario_closes = [
        bool(one.links) or one.quest is not None or any(rule in CLOSING_RULES for rule in rules)
        for one, rules in zip(facts.scenario, facts.scenario_rules, strict=True)
    ]
    facts.place_rules = [place_rules(facts, one) for one in facts.scenario]
    facts.sudden_wins = [[win for win in one.wins if win.when == "immediate"] for one in facts.scenario]
    facts.counted_items = [{one.item for win in played.wins for one in win.points} for played in facts.scenario]
    facts.turn_wins = [[win for win in one.wins if win.when == "turn_start"] for one in facts.scenario]
    facts.round_wins = [[win for win in one.wins if win.when == "end_of_round"] for one in facts.scenario]


def place_rules(facts: Facts, one: Scenario) -> dict[int, list[PlaceRule]]:
    """What a scenario says of locations, by their numbers; "any" stands for all."""
    out: dict[int, list[PlaceRule]] = {}
    for rule in one.places:
        for number, location in enumerate(facts.location):
            if rule.location in ("any", location.id):
                out.setdefault(number, []).append(rule)
    return out


def traits_of(rules: Iterable[str]) -> int:
    """Mask of those special rules that are asked for often."""
    mask = 0
    for name in rules:
        mask |= RULE_TRAITS.get(name, 0)
    return mask
