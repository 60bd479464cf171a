"""What a scenario's author has probably not meant: conditions that can never be met, tiles that are never used."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.games.heroes3.checks.scenarios import holds
from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.map import Tile
from ludoteka.games.heroes3.entries.scenarios import Scenario, ScenarioMap, Slot
from ludoteka.games.heroes3.entries.words import BoxId

NEEDS_AI = ("beat_ai_hero", "all_ai_armies_beaten")
NEEDS_RIVALS = ("capture_enemy_town", "capture_every_enemy_town", "cube_of_every_enemy", "beat_enemy_main_hero")


def doubts(content: Content, scenario: Scenario) -> Iterator[str]:
    """Everything odd about a scenario that can be set up all the same, in plain words."""
    for plan in scenario.maps:
        where = f"map for {plan.players}"
        places = possible_places(content, scenario, plan)
        for win in scenario.wins:
            if win.players and plan.players not in win.players:
                continue
            here = f"{where}: win {win.kind}"
            if win.location is not None and win.location not in places:
                yield f"{here}: no tile of this map can have the location {win.location}; it can never be met"
            if win.token == "grail" and "grail" not in places:
                yield f"{here}: no tile of this map can have the Grail; it can never be met"
            if win.kind in NEEDS_AI and scenario.ai is None and not scenario.armies:
                yield f"{here}: there is no AI opponent; it can never be met"
            if win.kind in NEEDS_RIVALS and plan.players == 1 and scenario.ai is None:
                yield f"{here}: a single player has no opponent; it can never be met"
            if win.rounds_held > scenario.rounds + scenario.extra_rounds or win.from_round > scenario.rounds:
                yield f"{here}: asks for more rounds than the scenario has; it can never be met"
    yield from endless(scenario)
    yield from early_events(scenario)


def possible_places(content: Content, scenario: Scenario, plan: ScenarioMap) -> set[str]:
    """The locations that some tile on a map may have."""
    boxes = {box.id for box in content.box} if scenario.more_boxes else set(scenario.boxes)
    found: set[str] = set()
    for slot in plan.slots:
        for tile in content.tile:
            if may_lie(tile, slot, boxes):
                found.update(field.location for field in tile.fields)
    return found | {change.location for change in scenario.fields if change.location is not None}


def may_lie(tile: Tile, slot: Slot, boxes: set[BoxId]) -> bool:
    """Whether a tile may come to lie in a slot."""
    if slot.tile is not None:
        return tile.id == slot.tile
    if slot.tile_from:
        return tile.id in slot.tile_from
    if tile.kind != slot.kind or not boxes & set(tile.boxes):
        return False
    return slot.must == "none" or holds(tile, slot.must)


def endless(scenario: Scenario) -> Iterator[str]:
    """Somebody wins or loses at the end of the last round."""
    decides = any(win.when == "after_last_round" for win in scenario.wins)
    loses = any(defeat.round or defeat.kind == "nobody_holds_location" for defeat in scenario.defeats)
    if not decides and not loses:
        yield f"nothing decides after round {scenario.rounds}: if no condition is met by then, nobody wins"


def early_events(scenario: Scenario) -> Iterator[str]:
    """Events are for numbers of players that the scenario has."""
    for event in scenario.timed:
        strangers = sorted(set(event.players) - set(scenario.players))
        if strangers:
            yield f"timed {event.deed}: for {strangers} players, which the scenario does not allow"
