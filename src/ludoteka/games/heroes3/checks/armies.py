"""Whether the armies that scenarios declare can be mustered, and the rules for them can be kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.scenarios import Army, CountsByDifficulty, Scenario, SpecialRule, TierCounts
from ludoteka.games.heroes3.entries.words import DIFFICULTIES, TIER_IDS

ARMY_DEEDS = ("army_spawns", "wave", "timed_fight", "army_arrives")
"""Timed deeds that name the army that comes."""
SPAWN_PLACES = 4
"""Two dice with two faces each name one of this many slots."""


def declared_army_faults(content: Content, where: str, scenario: Scenario) -> Iterator[str]:
    """Everything that keeps the armies of a scenario from coming, in plain words."""
    names = Counter(army.id for army in scenario.armies)
    for name, times in names.items():
        if times > 1:
            yield f"{where}: army {name!r} is declared {times} times"
    for army in scenario.armies:
        yield from army_faults(content, f"{where}: army {army.id!r}", army)
        yield from leader_faults(content, f"{where}: army {army.id!r}", army)
    for event in scenario.timed:
        here = f"{where}: timed {event.deed}"
        if (event.deed in ARMY_DEEDS) != (event.army is not None):
            yield f"{here}: names an army exactly where one comes: {', '.join(ARMY_DEEDS)}"
        elif event.army is not None and event.army not in names:
            yield f"{here}: army {event.army!r} is not declared"
        if event.deed == "timed_fight" and event.when != "round_end":
            yield f"{here}: is fought at the end of a round, so `when` must be round_end"
    called = {event.army for event in scenario.timed}
    here_first = {army.id for army in scenario.armies if army.from_start}
    for name in names:
        if name not in called and name not in here_first and scenario.quest is None:
            yield f"{where}: army {name!r} never comes: no timed event names it"
    rules: dict[str, SpecialRule] = {rule.rule: rule for rule in scenario.rules}
    yield from rule_faults(content, where, scenario, rules)


def army_faults(content: Content, where: str, army: Army) -> Iterator[str]:
    """An army has units of cards that exist, and spells for its magic cards."""
    neutrals = {one.id: one.tier for one in content.neutral}
    if army.tiers is None and not army.units and army.of_hero_level is None:
        yield f"{where}: has no units"
    if bool(army.units) != (army.faction != "none") and army.of_hero_level is None:
        yield f"{where}: named units need their faction, and a faction needs units"
    factions = {unit.id: unit.faction for unit in content.unit}
    for one in army.units:
        if one.unit is not None and (factions.get(one.unit) == army.faction) == one.foreign:
            yield f"{where}: unit {one.unit!r} does not belong to {army.faction!r}"
    for slug in army.always:
        if slug not in neutrals:
            yield f"{where}: neutral {slug!r} does not exist"
        elif army.tiers is None or all(neutrals[slug] not in getattr(army.tiers, one) for one in DIFFICULTIES):
            yield f"{where}: neutral {slug!r} stands for a {neutrals[slug]} card, but the army has none"
    if (army.joins or army.refill) and army.reserve is None:
        yield f"{where}: units join from a reserve, but it has none"
    if (army.deck.magic or army.deck.cast) and not army.spells:
        yield f"{where}: magic cards need spells"
    spells = {spell.id for spell in content.spell}
    yield from (f"{where}: spell {slug!r} does not exist" for slug in army.spells if slug not in spells)
    if army.tokens and len(army.tokens) != len(DIFFICULTIES):
        yield f"{where}: stack tokens are listed for each of the {len(DIFFICULTIES)} difficulties, or not at all"
    if army.reserve is not None:
        yield from count_faults(content, where, army.reserve)


def leader_faults(content: Content, where: str, army: Army) -> Iterator[str]:
    """An army that is led like an AI hero has a field to stand on, and skills of cards that exist."""
    cards = {one.id for one in (*content.ability, *content.artifact)}
    yield from (f"{where}: skill {slug!r} does not exist" for slug in army.skills if slug not in cards)
    yield from (f"{where}: {slug!r} is none of its skills" for slug in army.expert_skills if slug not in army.skills)
    if bool(army.deck.skill) != bool(army.skills):
        yield f"{where}: skill cards need skills, and skills need skill cards"
    if army.from_start and len(army.starts) != 1:
        yield f"{where}: an army that is there from the start stands on one field, not on {len(army.starts)}"
    led = army.siege_pieces or army.machines or army.skills or army.holds or army.returns_to
    if led and not army.starts:
        yield f"{where}: needs a field to start from"


def count_faults(content: Content, where: str, counts: CountsByDifficulty) -> Iterator[str]:
    """A table asks for no more neutral cards of a tier than there are in all boxes."""
    have = Counter[str]()
    for one in content.neutral:
        have[one.tier] += one.copies
    for difficulty in DIFFICULTIES:
        parts: tuple[TierCounts, ...] = getattr(counts, difficulty)
        if not parts:
            yield f"{where}: nothing is said for difficulty {difficulty}"
        for part in parts:
            for tier in TIER_IDS:
                if getattr(part, tier) > have[tier]:
                    yield f"{where}: needs {getattr(part, tier)} {tier} cards, there are {have[tier]}"


def rule_faults(content: Content, where: str, scenario: Scenario, rules: dict[str, SpecialRule]) -> Iterator[str]:
    """Special rules that need figures have them, and come with what they work on."""
    spawns = rules.get("spawn_by_dice")
    if any(event.deed == "army_spawns" for event in scenario.timed) != (spawns is not None):
        yield f"{where}: armies spawn exactly where the rule spawn_by_dice names the places"
    if spawns is not None and len(spawns.slots) != SPAWN_PLACES:
        yield f"{where}: rule spawn_by_dice: two dice name one of {SPAWN_PLACES} slots, not of {len(spawns.slots)}"
    defenders = rules.get("settlement_defenders")
    if defenders is not None and (defenders.army is None or not defenders.amount):
        yield f"{where}: rule settlement_defenders: needs an army and the experience it gives"
    if (scenario.ai is not None and scenario.ai.kind == "settlement_guard") and defenders is None:
        yield f"{where}: ai: a settlement_guard needs the rule settlement_defenders"
    yield from owner_faults(where, scenario, "far_tiles_of_towns" in rules)
    price = rules.get("center_costs_group")
    if price is not None and price.price is None:
        yield f"{where}: rule center_costs_group: needs the price for each player"
    yield from stronghold_faults(content, where, scenario, rules)
    supply = rules.get("supply_holds")
    if supply is not None and supply.must == "none":
        yield f"{where}: rule supply_holds: `must` has to say what tiles of a supply hold or lack"


def stronghold_faults(content: Content, where: str, scenario: Scenario, rules: dict[str, SpecialRule]) -> Iterator[str]:
    """A stronghold lies on one slot, has a deck for each number of players, and is what has to be cleared."""
    rule = rules.get("stronghold")
    if any(win.kind == "stronghold_cleared" for win in scenario.wins) != (rule is not None):
        yield f"{where}: a stronghold is cleared exactly where the rule stronghold sets one up"
    if rule is None:
        return
    if len(rule.slots) != 1 or not rule.amount:
        yield f"{where}: rule stronghold: needs one slot and how many units meet a hero"
    if sorted(one.players for one in rule.counts) != sorted(scenario.players):
        yield f"{where}: rule stronghold: needs one table for each of {list(scenario.players)} players"
    for counts in rule.counts:
        yield from count_faults(content, f"{where}: rule stronghold, {counts.players} players", counts)
    gives = rules.get("level_7_gives_to_others")
    if gives is None or gives.gains is None or not gives.amount:
        yield f"{where}: rule stronghold: level_7_gives_to_others must flag the other fields of difficulty 7"


def owner_faults(where: str, scenario: Scenario, wanted: bool) -> Iterator[str]:
    """Every seat owns one slot where tiles go by the terrain of the towns, and none elsewhere."""
    for plan in scenario.maps:
        owners = sorted(slot.owner for slot in plan.slots if slot.owner)
        expected = list(range(1, plan.players + 1)) if wanted else []
        if owners != expected:
            yield f"{where}: map for {plan.players}: the slots have the owners {owners}; expected {expected}"
