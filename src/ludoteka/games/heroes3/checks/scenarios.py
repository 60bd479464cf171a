"""Whether the scenarios of Heroes III can be set up: maps that fit, enough tiles, armies and cards that exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ludoteka.games.heroes3.checks.areas import area_faults
from ludoteka.games.heroes3.checks.armies import declared_army_faults
from ludoteka.games.heroes3.checks.map import footprint
from ludoteka.games.heroes3.checks.places import place_faults
from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.map import Tile
from ludoteka.games.heroes3.entries.scenarios import AiSide, Scenario, ScenarioMap, Slot, StartUnit

LACKS = "no_"
"""How a slot says what its tile must not hold."""
LOCATION_WANTED = {
    "obelisk": "obelisk",
    "settlement": "settlement",
    "gold_mine": "mine",
    "grail": "grail",
    "dragon_utopia": "dragon_utopia",
    "random_town": "random_town",
}


def scenario_faults(content: Content) -> Iterator[str]:
    """Everything that keeps a scenario from being played, in plain words (H3-MODE-01, H3-SETUP-03)."""
    for scenario in content.scenario:
        yield from faults_of(content, scenario)
    yield from campaign_faults(content)


def faults_of(content: Content, scenario: Scenario) -> Iterator[str]:
    """Everything that keeps one scenario from being played."""
    where = f"scenario {scenario.id!r}"
    yield from player_faults(content, where, scenario)
    for plan in scenario.maps:
        yield from plan_faults(content, f"{where}: map for {plan.players}", scenario, plan)
    yield from end_faults(content, where, scenario)
    yield from force_faults(content, where, scenario)
    yield from place_faults(content, where, scenario)
    yield from declared_army_faults(content, where, scenario)


def player_faults(content: Content, where: str, scenario: Scenario) -> Iterator[str]:
    """There is one map for each number of players, and everybody is in a team."""
    if sorted(plan.players for plan in scenario.maps) != sorted(scenario.players):
        yield f"{where}: there must be one map for each of {list(scenario.players)} players"
    if max(scenario.players) > content.game.max_players:
        yield f"{where}: more players than the game allows"
    if (scenario.mode == "alliance") != bool(scenario.teams):
        yield f"{where}: alliances, and only they, have teams"
    members = sorted(seat for team in scenario.teams for seat in team)
    if scenario.teams and members != list(range(1, max(scenario.players) + 1)):
        yield f"{where}: each seat must be in exactly one team"
    if (scenario.mode == "campaign") != (scenario.campaign is not None):
        yield f"{where}: campaign scenarios, and only they, belong to a campaign"


def plan_faults(content: Content, where: str, scenario: Scenario, plan: ScenarioMap) -> Iterator[str]:
    """A map has a starting tile for each seat, no overlaps, no gaps and enough tiles."""
    names = [slot.slot for slot in plan.slots]
    for name, times in Counter(names).items():
        if times > 1:
            yield f"{where}: slot {name} appears {times} times"
    seats = sorted(slot.seat for slot in plan.slots if slot.seat)
    shared = any(rule.rule == "shared_realm" for rule in scenario.rules)
    wanted = [1] if shared else list(range(1, plan.players + 1))
    if seats != wanted and not scenario.start.carried_over:
        yield f"{where}: the seats are {seats}; expected {wanted}"
    tiles = {tile.id: tile for tile in content.tile}
    for slot in plan.slots:
        if (slot.seat or slot.ai) and slot.kind != "starting":
            yield f"{where}: slot {slot.slot}: a seat needs a starting tile"
        yield from slot_faults(tiles, f"{where}: slot {slot.slot}", slot)
    laid = [(slot.slot, slot.at) for slot in plan.slots if slot.at is not None]
    covered: dict[tuple[int, int], str] = {}
    for name, centre in laid:
        for cell in footprint(content, centre):
            if cell in covered:
                yield f"{where}: slots {covered[cell]} and {name} overlap"
                break
            covered[cell] = name
    yield from area_faults(content, where, plan, any(rule.rule == "portals" for rule in scenario.rules))
    yield from supply_faults(content, where, scenario, plan)


def slot_faults(tiles: Mapping[str, Tile], where: str, slot: Slot) -> Iterator[str]:
    """A named tile exists and is of the slot's kind."""
    for one in (*slot.tile_from, *([] if slot.tile is None else [slot.tile])):
        tile = tiles.get(one)
        if tile is None:
            yield f"{where}: tile {one!r} does not exist"
        elif tile.kind != slot.kind:
            yield f"{where}: tile {one!r} is a {tile.kind} tile, not a {slot.kind} tile"
    if slot.seat and slot.ai:
        yield f"{where}: belongs to a seat and to the AI"
    if slot.blocked is not None and slot.kind != "starting":
        yield f"{where}: only a starting tile has a blocked field that says how it is turned"
    if slot.rotation is not None and not slot.face_up:
        yield f"{where}: a rotation needs a tile that lies face up"


def holds(tile: Tile, must: str) -> bool:
    """Whether a tile has what a slot must hold."""
    if must.startswith(LACKS):
        return not holds(tile, must.removeprefix(LACKS))
    wanted = LOCATION_WANTED[must]
    return any(field.location == wanted and (must != "gold_mine" or field.resource == "gold") for field in tile.fields)


def supply_faults(content: Content, where: str, scenario: Scenario, plan: ScenarioMap) -> Iterator[str]:
    """The boxes hold enough tiles for the map and the pools of far tiles (H3-SETUP-03, H3-MAP-03)."""
    boxes = {box.id for box in content.box} if scenario.more_boxes else set(scenario.boxes)
    tiles = [tile for tile in content.tile if boxes & set(tile.boxes)]
    for kind in ("far", "near", "center"):
        slots = [slot for slot in plan.slots if slot.kind == kind]
        pools = {"far": scenario.start.far_pool, "near": scenario.start.near_pool}
        needed = len(slots) + pools.get(kind, 0) * plan.players
        found = [tile for tile in tiles if tile.kind == kind]
        if needed > len(found):
            yield f"{where}: needs {needed} {kind} tiles, the boxes hold {len(found)}"
        for must, times in Counter(slot.must for slot in slots if slot.must != "none").items():
            fitting = sum(holds(tile, must) for tile in found)
            if times > fitting:
                yield f"{where}: needs {times} {kind} tiles with {must}, the boxes hold {fitting}"
    for rule in scenario.rules:
        kind = {"far_tiles_hold": "far", "near_tiles_hold": "near", "far_pool_holds": "far"}.get(rule.rule, "")
        if kind and sum(holds(tile, rule.must) for tile in tiles if tile.kind == kind) < rule.amount:
            yield f"{where}: rule {rule.rule}: the boxes hold too few {kind} tiles with {rule.must}"


def end_faults(content: Content, where: str, scenario: Scenario) -> Iterator[str]:
    """Somebody can win, and what happens does so within the rounds (H3-END-01, H3-END-09)."""
    last = scenario.rounds + scenario.extra_rounds
    places = {one.id for one in content.location}
    if not scenario.wins:
        yield f"{where}: nobody can win"
    for win in scenario.wins:
        here = f"{where}: win {win.kind}"
        if not set(win.players) <= set(scenario.players):
            yield f"{here}: for {list(win.players)} players, which the scenario does not allow"
        if win.location is not None and win.location not in places:
            yield f"{here}: location {win.location!r} does not exist"
        if (win.kind in ("all_of", "sequence")) != bool(win.parts):
            yield f"{here}: all_of and sequence, and only they, have parts"
        if win.kind == "control_after_countdown":
            if win.location is None or bool(win.rounds_after) == bool(win.turns_after):
                yield f"{here}: needs a location, and either rounds_after or turns_after"
        elif win.turns_after and (win.kind != "ranking" or not win.amount):
            yield f"{here}: turns_after is for a countdown, or for a ranking with an amount of flags"
        if win.kind == "slay_boss" and not scenario.bosses:
            yield f"{here}: there is no boss to slay"
        if (win.kind in ("victory_points", "points_reached")) != bool(win.points):
            yield f"{here}: victory_points and points_reached, and only they, have points"
        if win.kind in ("holders_fight", "hold_location", "flag_location") and win.location is None:
            yield f"{here}: needs a location"
        if win.kind == "points_reached" and not win.amount:
            yield f"{here}: needs an amount of points"
        if win.sudden_death and (win.kind != "victory_points" or win.when != "after_last_round"):
            yield f"{here}: sudden_death is for victory_points after the last round"
        if (win.kind == "ranking") != bool(win.order):
            yield f"{here}: rankings, and only they, have an order"
    for defeat in scenario.defeats:
        here = f"{where}: defeat {defeat.kind}"
        if defeat.kind in ("last_round_ends", "grail_never_taken") and not scenario.rounds <= defeat.round <= last:
            yield f"{here}: round {defeat.round} is not the end of the scenario"
        if defeat.location is not None and defeat.location not in places:
            yield f"{here}: location {defeat.location!r} does not exist"
        if defeat.kind == "nobody_holds_location" and (defeat.location is None or not 0 < defeat.round <= last):
            yield f"{here}: needs a location and a round from 1 to {last}"
    for event in scenario.timed:
        here = f"{where}: timed {event.deed}"
        if (event.when in ("round", "round_end")) != bool(event.rounds):
            yield f"{here}: an event has rounds exactly when it waits for a round"
        latest = last + max(win.sudden_death for win in scenario.wins) if scenario.wins else last
        if any(number > latest for number in event.rounds):
            yield f"{here}: comes after round {latest}"


def force_faults(content: Content, where: str, scenario: Scenario) -> Iterator[str]:
    """Armies, bonuses, opponents and special rules name what exists."""
    faction = None if scenario.campaign is None else scenario.campaign.faction
    units = {unit.id: unit.faction for unit in content.unit}
    cards = {one.id for one in (*content.ability, *content.artifact, *content.spell)}
    slots = {slot.slot for plan in scenario.maps for slot in plan.slots}
    yield from army_faults(f"{where}: start", scenario.start.units, units, faction)
    if scenario.start.hero_slot is not None and scenario.start.hero_slot not in slots:
        yield f"{where}: start: there is no slot {scenario.start.hero_slot}"
    if not scenario.start.units and not scenario.start.carried_over:
        yield f"{where}: start: nobody has an army"
    for bonus in (*scenario.bonus, *scenario.start.extra_bonus):
        joining = [] if bonus.joins is None else [bonus.joins]
        yield from army_faults(f"{where}: bonus", joining, units, faction)
        yield from missing(f"{where}: bonus", "unit", bonus.reinforces, units)
        yield from missing(f"{where}: bonus", "card", bonus.cards, cards)
        neutrals = {one.id for one in content.neutral}
        yield from missing(f"{where}: bonus", "neutral", [bonus.neutral] if bonus.neutral else [], neutrals)
    for event in scenario.timed:
        here = f"{where}: timed {event.deed}"
        yield from missing(here, "unit", [] if event.unit is None else [event.unit], units)
        if event.deed in ("ai_reinforce", "ai_add_unit") and (event.unit is None or scenario.ai is None):
            yield f"{here}: needs a unit and an AI opponent"
        elif event.unit is not None and event.deed.startswith("ai_") and scenario.ai is not None:
            yield from army_faults(here, [StartUnit(side="few", unit=event.unit)], units, scenario.ai.faction)
    for rule in scenario.rules:
        here = f"{where}: rule {rule.rule}"
        yield from missing(here, "slot", rule.slots, slots)
        yield from missing(here, "tile", rule.tiles, {tile.id for tile in content.tile})
        yield from missing(here, "unit", [] if rule.unit is None else [rule.unit], units)
    yield from boss_faults(content, where, scenario)
    if scenario.ai is not None:
        yield from ai_faults(content, f"{where}: ai", scenario.ai, units, slots)


def boss_faults(content: Content, where: str, scenario: Scenario) -> Iterator[str]:
    """Bosses, their company, spells and artifacts exist, and one of them is in a box that the scenario needs."""
    neutrals = {one.id for one in content.neutral}
    artifacts = {one.id for one in content.artifact}
    for boss in scenario.bosses:
        here = f"{where}: boss {boss.unit}"
        yield from missing(here, "neutral", (boss.unit, *boss.company, *(meal.unit for meal in boss.meals)), neutrals)
        yield from missing(here, "spell", boss.spells, {one.id for one in content.spell})
        yield from missing(here, "artifact", (*boss.weapons, *boss.armour), artifacts)
    if scenario.bosses and not any(boss.box in scenario.boxes for boss in scenario.bosses):
        yield f"{where}: no boss comes in the boxes that it needs"


def missing(where: str, what: str, named: Sequence[str], known: Iterable[str]) -> Iterator[str]:
    """Names that do not exist."""
    for one in named:
        if one not in known:
            yield f"{where}: {what} {one!r} does not exist"


def army_faults(where: str, army: Sequence[StartUnit], units: Mapping[str, str], faction: str | None) -> Iterator[str]:
    """A unit of an army is named or picked, and belongs to the faction."""
    for one in army:
        if (one.unit is None) == (one.pick is None):
            yield f"{where}: a unit is either named or picked"
        elif one.unit is not None and one.unit not in units:
            yield f"{where}: unit {one.unit!r} does not exist"
        elif one.unit is not None and faction is not None and (units[one.unit] == faction) == one.foreign:
            yield f"{where}: unit {one.unit!r} does not belong to {faction!r}"


def ai_faults(content: Content, where: str, ai: AiSide, units: Mapping[str, str], slots: set[str]) -> Iterator[str]:
    """An AI hero has an army of its faction, and cards that the boxes hold (H3-AI-05)."""
    yield from army_faults(where, (*ai.army, *ai.second_army), units, ai.faction)
    if ai.kind == "hero" and not ai.army:
        yield f"{where}: has no army"
    yield from missing(where, "spell", ai.spells, {spell.id for spell in content.spell})
    yield from missing(where, "skill", [] if ai.skill is None else [ai.skill], {one.id for one in content.ability})
    yield from missing(where, "specialty", ai.skill_specialties, {one.id for one in content.specialty})
    yield from missing(where, "slot", [one for one in (ai.start_slot, ai.second_slot) if one is not None], slots)
    if bool(ai.second_army) != (ai.second_slot is not None):
        yield f"{where}: a second army needs a second slot, and the other way round"
    if ai.change is not None:
        yield from missing(where, "neutral", ai.change.neutrals, {one.id for one in content.neutral})
        yield from missing(where, "specialty", ai.change.specialties, {one.id for one in content.specialty})
    for name, wanted in (("might", ai.deck.might), ("magic", ai.deck.magic), ("skill", ai.deck.skill)):
        found = sum(card.copies for card in content.ai_card if card.kind == name)
        if wanted > found:
            yield f"{where}: the deck needs {wanted} {name} cards, but there are {found}"
    if ai.deck.magic and not ai.spells:
        yield f"{where}: magic cards need spells"
    if (ai.deck.skill > 0) != (ai.skill is not None or bool(ai.skill_specialties)):
        yield f"{where}: skill cards need a skill, and a skill needs skill cards"


def campaign_faults(content: Content) -> Iterator[str]:
    """The scenarios of a campaign are numbered from 1 and led by heroes of one faction (H3-MODE-03, H3-END-07)."""
    heroes = {hero.id: hero.faction for hero in content.hero}
    numbers: dict[str, list[int]] = {}
    for scenario in content.scenario:
        part = scenario.campaign
        if part is None:
            continue
        numbers.setdefault(part.campaign, []).append(part.number)
        for hero in (*part.heroes, *part.second_heroes):
            if heroes.get(hero) != part.faction:
                yield f"scenario {scenario.id!r}: hero {hero!r} is not a hero of {part.faction!r}"
    for campaign, found in numbers.items():
        if sorted(found) != list(range(1, len(found) + 1)):
            yield f"scenario: campaign {campaign!r}: the scenarios are numbered {sorted(found)}"
