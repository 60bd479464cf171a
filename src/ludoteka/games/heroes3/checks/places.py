"""Whether what a scenario makes of its map can be played: changed fields, links, gifts of places, points, events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.map import Tile
from ludoteka.games.heroes3.entries.places import PlaceDeed, PlaceRule
from ludoteka.games.heroes3.entries.scenarios import Scenario, Slot

HALVES = 2
"""Ends of a link."""


def place_faults(content: Content, where: str, scenario: Scenario) -> Iterator[str]:
    """Everything wrong with the fields, links and places of a scenario, in plain words."""
    yield from change_faults(content, where, scenario)
    yield from gift_faults(content, where, scenario)
    yield from count_faults(content, where, scenario)


def tiles_for(content: Content, slot: Slot) -> list[Tile]:
    """The tiles that may lie in a slot."""
    named = (*slot.tile_from, *([] if slot.tile is None else [slot.tile]))
    wanted = slot.must not in ("none", "no_obelisk")
    return [
        tile
        for tile in content.tile
        if tile.kind == slot.kind
        and tile.environment != "sea"
        and (not named or tile.id in named)
        and (not wanted or any(field.location == slot.must for field in tile.fields))
    ]


def change_faults(content: Content, where: str, scenario: Scenario) -> Iterator[str]:
    """Changed fields and links name slots and locations that exist, and the tiles there have such a field."""
    places = {one.id for one in content.location}
    slots = {slot.slot: slot for plan in scenario.maps for slot in plan.slots}
    wanted = [(slot, change.on, "fields") for change in scenario.fields for slot in change.slots]
    wanted += [(end.slot, end.on, "links") for link in scenario.links for end in link.ends]
    for name, on, what in wanted:
        here = f"{where}: {what}: slot {name}"
        if name not in slots:
            yield f"{here} does not exist"
        elif on not in places and on != "middle":
            yield f"{here}: location {on!r} does not exist"
        elif what == "links":
            for tile in tiles_for(content, slots[name]):
                if not any(field.location == on for field in tile.fields):
                    yield f"{here}: tile {tile.id} may lie there and has no {on} field"
    for change in scenario.fields:
        if change.location is not None and change.location not in places:
            yield f"{where}: fields: location {change.location!r} does not exist"
        if change.location is None and not change.guard:
            yield f"{where}: fields: {change.on} changes neither location nor guard"
    for link in scenario.links:
        if link.location not in places:
            yield f"{where}: links: location {link.location!r} does not exist"
        if len({end.slot for end in link.ends}) < HALVES:
            yield f"{where}: links: both ends lie in slot {link.ends[0].slot}"


def gift_faults(content: Content, where: str, scenario: Scenario) -> Iterator[str]:
    """Places and events give something, and each location is spoken of once."""
    places = {one.id for one in content.location}
    slots = {slot.slot for plan in scenario.maps for slot in plan.slots}
    for rule in scenario.places:
        here = f"{where}: places: {rule.location}"
        if rule.location != "any" and rule.location not in places:
            yield f"{here}: this location does not exist"
        if not (rule.gifts or rule.first or rule.once_each or any(more_of(rule))):
            yield f"{here}: says nothing of what it gives or how it is guarded"
        for name in rule.tiles:
            if all(tile.id != name for tile in content.tile):
                yield f"{here}: tile {name!r} does not exist"
        for name in rule.slots:
            if name not in slots:
                yield f"{here}: slot {name} does not exist"
        for gift in rule.gifts:
            yield from deed_faults(here, gift.deeds)
        yield from deed_faults(here, (*rule.first, *rule.always))
    for name, times in Counter(rule.location for rule in scenario.places if rule.gifts).items():
        if times > 1:
            yield f"{where}: places: {name} has gifts {times} times"
    for event in scenario.timed:
        here = f"{where}: timed {event.deed}"
        if (event.deed == "remove_tiles") != bool(event.kinds):
            yield f"{here}: remove_tiles, and only it, names kinds of tiles"
        if (event.deed == "gains") != bool(event.gifts):
            yield f"{here}: gains, and only they, have gifts"
        if (event.deed in ("refresh_all_but", "refresh_named")) != bool(event.locations):
            yield f"{here}: refresh_all_but and refresh_named, and only they, name locations"
        for slug in event.locations:
            if slug not in places:
                yield f"{here}: location {slug!r} does not exist"


def more_of(rule: PlaceRule) -> tuple[object, ...]:
    """What a place may have besides gifts."""
    return rule.always, rule.doubled, rule.not_skipped, rule.army, rule.more


def deed_faults(where: str, deeds: tuple[PlaceDeed, ...]) -> Iterator[str]:
    """Deeds have the figures they need."""
    for deed in deeds:
        if deed.deed in ("search_own_deck", "income_steps") and not deed.amount:
            yield f"{where}: {deed.deed} needs an amount"
        if deed.deed == "take_pool_cards" and not deed.amount:
            yield f"{where}: take_pool_cards needs an amount"
        if deed.deed == "take_own_card" and not deed.kinds:
            yield f"{where}: take_own_card needs kinds of cards"


def count_faults(content: Content, where: str, scenario: Scenario) -> Iterator[str]:
    """Victory points have items, other ends have none; teams of an alliance hold every seat once."""
    for win in scenario.wins:
        if win.triggers and (win.kind != "victory_points" or win.when != "end_of_round"):
            yield f"{where}: win {win.kind}: triggers are for victory_points at the end of a round"
        if win.kind in ("flag_obelisks", "hold_obelisks") and not win.amount:
            yield f"{where}: win {win.kind}: needs an amount"
    for mode in scenario.modes:
        if mode.players not in scenario.players:
            yield f"{where}: modes: for {mode.players} players, which the scenario does not allow"
        if mode.mode == "alliance" and all(plan.players != mode.players for plan in scenario.alliances):
            yield f"{where}: modes: an alliance of {mode.players} players needs its teams under alliances"
    for plan in scenario.alliances:
        members = sorted(seat for team in plan.teams for seat in team)
        if members != list(range(1, plan.players + 1)):
            yield f"{where}: alliances: with {plan.players} players each seat must be in exactly one team"
        if plan.pairs and any(len(team) != 2 for team in plan.teams):
            yield f"{where}: alliances: pairs are teams of two"
        if plan.players not in scenario.players:
            yield f"{where}: alliances: for {plan.players} players, which the scenario does not allow"
