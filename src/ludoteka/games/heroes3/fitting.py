"""Whether a scenario fits a table: its number of players, the boxes in play, their factions and tiles (H3-MODE-01)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.words import TILE_KIND_IDS
from ludoteka.games.heroes3.facts import TILE_KINDS, Facts
from ludoteka.kernel.action import Action
from ludoteka.kernel.errors import BadOption

FIRST: Final = {
    1: "community_emerald_island",
    2: "community_emerald_island",
    3: "community_emerald_island",
    4: "community_emerald_island",
    5: "community_astral_run_short",
    6: "community_astral_run_short",
}
"""The scenario that people who chose none begin with, by their number: one that was played by many (`sets.ts`)."""
AGAINST_BOTS: Final = {2: "community_force_of_will", 3: "community_force_of_will"}
"""The same where bots are to be enemies."""
FIRST_BOXES: Final = {3: ("tower",), 4: ("tower",), 5: ("tower", "rampart"), 6: ("tower", "rampart", "fortress")}
"""The boxes that its tiles and a town for everybody come from."""


def scenario_of(facts: Facts, wanted: str, seats: int, boxes: int) -> int:
    """The number of the scenario to play, after checking that it fits the table (H3-MODE-01)."""
    scenarios = facts.scenario
    if wanted == "auto":
        for number in range(len(scenarios)):
            if misfit(facts, number, seats, boxes) is None:
                return number
        raise BadOption(
            f"no scenario for {seats} players with these boxes: switch on more boxes",
            ("no-scenario", seats),
            "scenario",
        )
    number = next(at for at, one in enumerate(scenarios) if one.id == wanted)
    insist_on_fit(facts, number, seats, boxes)
    return number


def insist_on_fit(facts: Facts, number: int, seats: int, boxes: int) -> None:
    """Raise BadOption unless these players can play a scenario with these boxes."""
    fault = misfit(facts, number, seats, boxes)
    if fault is not None:
        text, reason = fault
        raise BadOption(f"scenario {facts.scenario[number].id}: {text}", reason, "scenario")


def misfit(facts: Facts, number: int, seats: int, boxes: int) -> tuple[str, Action] | None:
    """Why these players cannot play a scenario with these boxes, as text and as a reason; None if they can."""
    one = facts.scenario[number]
    if seats not in one.players:
        reason: Action = ("scenario-players", number, one.players[0])
        if len(one.players) > 1:
            reason = ("scenario-players-range", number, one.players[0], one.players[-1])
        return f"is for {' or '.join(str(count) for count in one.players)} players, not {seats}", reason
    on = [box.id for at, box in enumerate(facts.content.box) if boxes >> at & 1]
    missing = [box for box in one.boxes if box not in on]
    if missing:
        names = [box.id for box in facts.content.box]
        return f"needs the boxes {', '.join(missing)}", ("scenario-box", number, names.index(missing[0]))
    factions = [faction.id for faction in facts.content.faction if faction.box in on]
    if one.ai is not None and one.ai.faction in factions:
        factions.remove(one.ai.faction)
    if len(factions) < seats:
        text = f"needs {seats} factions, and the boxes in play have only {len(factions)}: switch on more boxes"
        return text, ("scenario-factions", number, seats, len(factions))
    return tiles_missing(facts, number, seats, boxes)


def tiles_missing(facts: Facts, number: int, seats: int, boxes: int) -> tuple[str, Action] | None:
    """Why the tiles of the boxes in play are not enough for a scenario, None if they are."""
    one = facts.scenario[number]
    slots = next(layout.slots for layout in one.maps if layout.players == seats)
    fixed = {slot.tile for slot in slots if slot.tile is not None}
    wanted: list[str] = [slot.kind for slot in slots if slot.tile is None and not slot.seat]
    for kind in range(1, TILE_KINDS):
        needed = wanted.count(TILE_KIND_IDS[kind])
        if not needed:
            continue
        tiles = [tile for tile in facts.tiles_of[kind] if facts.tile_boxes[tile] & boxes]
        have = sum(facts.tile_slugs[tile] not in fixed for tile in tiles)
        if needed > have:
            text = f"needs {needed} {TILE_KIND_IDS[kind]} tiles, the boxes in play have {have}: switch on more boxes"
            return text, ("scenario-tiles", number)
    return None


def check_campaign(facts: Facts, scenario: int, boxes: int) -> None:
    """Raise BadOption unless a scenario belongs to a campaign whose later parts can be played too (H3-END-07)."""
    here = facts.scenario[scenario]
    if here.campaign is None:
        raise BadOption(
            f"whole_campaign: scenario {here.id} belongs to no campaign; choose one that does",
            ("no-campaign", scenario),
            "whole_campaign",
        )
    for number, other in enumerate(facts.scenario):
        part = other.campaign
        if part is None or part.campaign != here.campaign.campaign or part.number <= here.campaign.number:
            continue
        fault = misfit(facts, number, other.players[0], boxes)
        if fault is not None:
            text, reason = fault
            raise BadOption(f"whole_campaign: its scenario {other.id} {text}", reason, "whole_campaign")


def check_teams(facts: Facts, scenario: int, seats: int, pairs: bool) -> None:
    """Raise BadOption unless a scenario says how this number of players forms teams, or pairs (H3-MODE-04)."""
    here = facts.scenario[scenario]
    plans = [plan for plan in here.alliances if plan.players == seats and plan.pairs == pairs]
    if not plans and (pairs or here.mode != "alliance"):
        option = "pairs" if pairs else "teams"
        raise BadOption(
            f"{option}: scenario {here.id} has no {option} for {seats} players; leave it off",
            ("no-teams", scenario),
            option,
        )
