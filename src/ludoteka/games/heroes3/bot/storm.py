"""What the storm of an AI hero's town promises, for bots: with which army, in which round, and whether home holds.

Where a scenario is won by taking the town of an AI hero, everything else serves that day. The eye here looks ahead in
whole rounds: which units the resources of the next rounds buy, how long the main hero has to walk, when the AI hero
reaches the player's town, and which order of these events is the most promising.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteka.games.heroes3.bot.odds import chance_between, hope_between
from ludoteka.games.heroes3.bot.ways import FARTHEST, ways
from ludoteka.games.heroes3.bot.worths import Worths, worths_of
from ludoteka.games.heroes3.entries.words import BUILDING_IDS
from ludoteka.games.heroes3.facts import (
    AI,
    BUILDINGS,
    CAMPAIGN,
    CITADEL,
    COOPERATIVE,
    DWELLING_BRONZE,
    DWELLING_GOLD,
    DWELLING_SILVER,
    FEW,
    FIELDS,
    GOLD,
    MAIN,
    NOBODY,
    PACK,
    RESOURCES,
    Facts,
)
from ludoteka.games.heroes3.rules.resources import income_of
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero, Player

STRIDE: Final = 3
"""How far the main hero walks in a round."""
DETOUR: Final = 3
"""Steps more where the only way leads over units that are too strong."""
LATER: Final = 0.97
"""What is left of a plan for each round it takes: something may get in its way."""
TIGHT: Final = (0.8, 0.93)
"""What is left of a plan that ends in the last round, or one round before."""
TOO_LATE: Final = 0.1
"""What is left of a plan for each round it comes too late."""
WORN: Final = 0.8
"""What is left of the chance to storm after a siege was survived."""
ROUTED: Final = 0.85
"""What a main hero beaten in the open loses of the chance to storm."""
UNREADY: Final = 0.15
"""What a plan loses while the army is still to be bought: units in hand are better than gold."""
AGAIN: Final = 0.5
"""How much more likely an AI hero beats the main hero that has just fought it: losses are not replaced yet."""
MEETS: Final = 0.7
"""The chance to meet an AI hero that has still to pass the main hero on its march."""
CROSSED: Final = 0.6
"""The chance to meet an AI hero that comes along the same road."""
ASTRAY: Final = 0.1
"""The same beside its road, or near the player's town."""
FIELD_UNITS: Final = 5
MOST_CARDS: Final = 5
REMEMBERED: Final = 4096
BEFORE: Final = {DWELLING_SILVER: DWELLING_BRONZE, DWELLING_GOLD: DWELLING_SILVER}
"""The dwelling that has to stand before another one is planned."""


def storm_chance(s: Heroes3, seat: int, worths: Worths, barred: int, busy: int) -> float:
    """The chance to take a town of an AI hero in time, by the best plan there is; 0 if there is none to take."""
    player = s.players[seat]
    home = own_town(s, seat)
    start = player.at[MAIN] if player.at[MAIN] >= 0 else home
    if start < 0:
        return 0.0
    best = 0.0
    for ai in s.ais:
        if ai.home >= 0 and not ai.out and s.flag[ai.home] == AI and ai.home != busy:
            best = max(best, plan(s, seat, ai, start, home, worths, barred, busy))
    return best


def plan(s: Heroes3, seat: int, ai: AiHero, start: int, home: int, worths: Worths, barred: int, busy: int) -> float:
    """The best of three plans: storm before the AI hero besieges the town, or after its siege is paid or fought off."""
    player = s.players[seat]
    left = s.last_round - s.round
    moves = player.moves[MAIN]
    turns = rounds_for(steps_to(s, start, ai.home, barred), moves, STRIDE)
    siege = siege_comes(s, ai, home, busy)
    best = 0.0
    behind = ways(s.facts, s.atlas, ai.home, 0)
    ahead = marches(s, ai) and 0 <= behind[place(ai, busy)] <= behind[start]
    for at in range(turns, max(turns, left) + 1):
        chance = storm(s, seat, ai, at, busy) * LATER**at
        if ahead:
            chance *= 1.0 - MEETS * ROUTED * falls(s, seat, ai, at // 2, worths)
        if at > left:
            chance *= TOO_LATE ** (at - left)
        elif left - at < len(TIGHT):
            chance *= TIGHT[left - at]
        if at > siege:
            chance *= WORN * paid_defence(s, seat, ai, siege)
        best = max(best, chance)
    if siege < left and home >= 0 and rounds_for(steps_to(s, start, home, barred), moves, STRIDE) <= siege:
        at = siege + 1 + rounds_for(steps_to(s, home, ai.home, 0), STRIDE, STRIDE)
        if at <= left:
            chance = WORN * led_defence(s, seat, ai, siege) * storm(s, seat, ai, at, busy)
            chance *= 1.0 - MEETS * ROUTED * falls(s, seat, ai, siege + 1, worths)
            chance *= LATER**at * (TIGHT[left - at] if left - at < len(TIGHT) else 1.0)
            best = max(best, chance)
    cards = min(MOST_CARDS, s.facts.hand_limit[player.level])
    best *= 1.0 - UNREADY * routed(s, ai, lined_up(forms_of(player), worths.might), 1, cards)
    fought = ai.at == busy
    if start != home:
        beaten = falls(s, seat, ai, 0, worths)
        if fought:
            beaten = min(1.0, beaten + AGAIN)
        best *= 1.0 - met(s, ai, place(ai, busy), start, home) * ROUTED * beaten
    return best * WORN if fought else best


def marches(s: Heroes3, ai: AiHero) -> bool:
    """Whether an AI hero leaves its town in this scenario."""
    side = s.facts.scenario[s.scenario].ai
    return side is not None and side.moves and ai.movement > 0


def place(ai: AiHero, busy: int) -> int:
    """Where an AI hero stands, or will stand once the fight it is in was won by the player: in its town (R-72)."""
    return ai.home if ai.at == busy else ai.at


def met(s: Heroes3, ai: AiHero, at: int, start: int, home: int) -> float:
    """How likely an AI hero is to attack the main hero soon: certain on the tiles it reaches in its next turn.

    It turns to a hero only on the tile it stands on (H3-AI-01): beside its road it passes by.
    """
    if at < 0 or not marches(s, ai):
        return 0.0
    far = ways(s.facts, s.atlas, at, 0)
    if far[start] < 0:
        return 0.0
    tile = start // FIELDS
    if at // FIELDS == tile:
        return 1.0
    if far[start] > 2 * ai.movement:
        return 0.0
    if tile not in road(s, at, home):
        return ASTRAY
    if far[start] <= ai.movement:
        return 1.0
    near = home >= 0 and 0 <= ways(s.facts, s.atlas, start, 0)[home] <= STRIDE
    return ASTRAY if near else CROSSED


def road(s: Heroes3, start: int, home: int) -> set[int]:
    """The tiles on an AI hero's shortest ways to the player's town."""
    if home < 0:
        return set()
    far = ways(s.facts, s.atlas, start, 0)
    back = ways(s.facts, s.atlas, home, 0)
    return {
        field // FIELDS
        for field in range(len(far))
        if far[field] >= 0 and back[field] >= 0 and far[field] + back[field] <= far[home] + 1
    }


def falls(s: Heroes3, seat: int, ai: AiHero, rounds: int, worths: Worths) -> float:
    """The chance that the main hero is beaten by an AI hero in the open, now or after some rounds of preparation."""
    player = s.players[seat]
    if not rounds:
        return routed(s, ai, lined_up(forms_of(player), worths.might), 1, min(MOST_CARDS, len(player.hand)))
    cards = min(MOST_CARDS, s.facts.hand_limit[player.level])
    return routed(s, ai, army_in(s, seat, rounds, 0), rounds, cards)


def routed(s: Heroes3, ai: AiHero, ours: tuple[int, ...], rounds: int, cards: int) -> float:
    """The chance that an AI hero beats an army in the open after some rounds."""
    return chance_between(s.facts, enemy_in(s, ai, rounds), ours, lead(ai), cards, 0)


def enemy_in(s: Heroes3, ai: AiHero, rounds: int) -> tuple[int, ...]:
    """An AI army as the scenario will have changed it after this many rounds."""
    army = ai.army
    for event in s.facts.scenario[s.scenario].timed:
        if event.unit is None or not any(s.round < when <= s.round + rounds for when in event.rounds):
            continue
        form = s.facts.troop_number[event.unit] * 2
        if event.deed == "ai_reinforce":
            army = [form + PACK if one == form else one for one in army]
        elif event.deed == "ai_add_unit":
            army = [*army, form + (PACK if event.side == "pack" else FEW)]
    return tuple(army)


def steps_to(s: Heroes3, start: int, goal: int, barred: int) -> int:
    """How far it is, avoiding units that are too strong if there is a way around them."""
    free = ways(s.facts, s.atlas, start, barred)[goal]
    far = ways(s.facts, s.atlas, start, 0)[goal]
    if far < 0:
        return FARTHEST
    return far + DETOUR if free < 0 else min(free, far + DETOUR)


def rounds_for(steps: int, moves: int, stride: int) -> int:
    """How many rounds from now a hero arrives: 0 in this one.

    >>> rounds_for(3, 3, 3), rounds_for(4, 3, 3), rounds_for(4, 0, 3)
    (0, 1, 2)
    """
    return 0 if steps <= moves else (steps - moves + stride - 1) // stride


def siege_comes(s: Heroes3, ai: AiHero, home: int, busy: int) -> int:
    """In how many rounds an AI hero may reach the player's town, after the player's turn of that round."""
    if home < 0 or ai.at < 0 or not marches(s, ai):
        return FARTHEST
    far = ways(s.facts, s.atlas, place(ai, busy), 0)[home]
    return FARTHEST if far < 0 else max(0, rounds_for(far, ai.movement, ai.movement))


def storm(s: Heroes3, seat: int, ai: AiHero, at: int, busy: int) -> float:
    """The chance to take the town with the army of this many rounds from now."""
    player = s.players[seat]
    ours = army_in(s, seat, at, 0)
    theirs = enemy_in(s, ai, at) + ((s.facts.tower * 2,) if ai.citadel else ())
    cards = len(player.hand) if at == 0 else max(len(player.hand), s.facts.hand_limit[player.level])
    stays = place(ai, busy) == ai.home and (at == 0 or not marches(s, ai))
    held = lead(ai) if stays else 0
    if s.mode in (CAMPAIGN, COOPERATIVE):
        return hope_between(s.facts, ours, theirs, min(MOST_CARDS, cards), held, 0)
    return chance_between(s.facts, ours, theirs, min(MOST_CARDS, cards), held, 0)


def paid_defence(s: Heroes3, seat: int, ai: AiHero, siege: int) -> float:
    """The chance that the town withstands a siege without the main hero, for the gold it costs (H3-COMBAT-04)."""
    price = s.facts.content.combat.defence_gold
    if purse(s, seat, siege)[GOLD] < price:
        return 0.0
    return defence(s, seat, ai, siege, price, 0)


def led_defence(s: Heroes3, seat: int, ai: AiHero, siege: int) -> float:
    """The chance that the town withstands a siege when the main hero defends it."""
    return defence(s, seat, ai, siege, 0, min(MOST_CARDS, s.facts.hand_limit[s.players[seat].level]))


def defence(s: Heroes3, seat: int, ai: AiHero, siege: int, price: int, cards: int) -> float:
    """The chance that the town withstands a siege with the army of that day."""
    ours = army_in(s, seat, siege, price)
    walls = (s.facts.tower * 2,) if s.players[seat].built >> CITADEL & 1 else ()
    return 1.0 - chance_between(s.facts, enemy_in(s, ai, siege), ours + walls, lead(ai), cards, 0)


def lead(ai: AiHero) -> int:
    """How many cards in hand the deck of an AI hero is worth: it draws one for every unit that acts (H3-AI-06)."""
    return 2 * len(ai.deck)


def forces(s: Heroes3, ai: AiHero, seat: int, worths: Worths) -> tuple[int, ...]:
    """The units of an AI army that a player meets: its own, and those to be expected by the level of the hero."""
    side = s.facts.scenario[s.scenario].ai
    army = ai.army
    if side is not None and ai.kind == 0 and ai.plan == NOBODY:
        if side.change is not None:
            lost = [s.facts.troop_number[slug] for slug in side.change.loses]
            joined = [s.facts.troop_number[slug] * 2 for slug in side.change.neutrals]
            army = [form for form in army if form // 2 not in lost and form not in joined] + joined
        if side.neutral_army_of_hero_level:
            army = army + list(worths.guard_forms[s.difficulty][s.players[seat].level])
    own = tuple(army + ai.reserve)
    hired = None if ai.plan == NOBODY else s.facts.scenario[s.scenario].armies[ai.plan].of_hero_level
    if hired is None:
        return own
    return own + worths.guard_forms[s.difficulty][min(hired.most, s.players[seat].level + hired.above)]


def forms_of(player: Player) -> tuple[int, ...]:
    """The forms of all units of a player."""
    return tuple(sorted(player.army[row] * 2 + player.sides[row] for row in range(len(player.army))))


# -- the army to come -------------------------------------------------------------------------------------------


def purse(s: Heroes3, seat: int, rounds: int) -> list[int]:
    """What a player will have after this many rounds if nothing is spent; odd rounds pay."""
    stock = s.players[seat].stock
    paid = (s.round + rounds + 1) // 2 - (s.round + 1) // 2
    return [stock[resource] + paid * income_of(s, seat, resource) for resource in range(RESOURCES)]


def army_in(s: Heroes3, seat: int, rounds: int, kept: int) -> tuple[int, ...]:
    """The army a player may lead after this many rounds, with some gold kept back."""
    player = s.players[seat]
    gold, materials, valuables = purse(s, seat, rounds)
    return mustered(
        s.facts,
        player.faction,
        player.built,
        forms_of(player),
        max(0, gold - kept),
        materials,
        valuables,
        rounds + 1,
        never_built(s.facts, s.scenario),
    )


@lru_cache(maxsize=64)
def never_built(facts: Facts, scenario: int) -> int:
    """The buildings that a scenario does not allow, as a mask."""
    for rule in facts.scenario[scenario].rules:
        if rule.rule == "no_building":
            if not rule.buildings:
                return (1 << BUILDINGS) - 1
            return sum(1 << BUILDING_IDS.index(slug) for slug in rule.buildings)
    return 0


@lru_cache(maxsize=REMEMBERED)
def mustered(
    facts: Facts,
    faction: int,
    built: int,
    forms: tuple[int, ...],
    gold: int,
    materials: int,
    valuables: int,
    builds: int,
    never: int = 0,
) -> tuple[int, ...]:
    """The strongest five units these resources buy, with the buildings that are worth their price for it."""
    might = worths_of(facts).might
    best = lined_up(forms, might)
    most = -1.0
    places = [
        place
        for place in (CITADEL, DWELLING_BRONZE, DWELLING_SILVER, DWELLING_GOLD)
        if not (built | never) >> place & 1 and (place not in BEFORE or built >> BEFORE[place] & 1)
    ]
    for choice in range(1 << len(places)):
        wanted = [places[at] for at in range(len(places)) if choice >> at & 1]
        if len(wanted) > builds:
            continue
        stock = [gold, materials, valuables]
        for place in wanted:
            cost = facts.building_cost[faction * BUILDINGS + place]
            stock = [stock[resource] - cost[resource] for resource in range(RESOURCES)]
        if min(stock) < 0:
            continue
        standing = built
        for place in wanted:
            standing |= 1 << place
        army = bought(facts, faction, standing, list(forms), stock, might)
        strength = sum((might[form] for form in army), 0.0)
        if strength > most:
            best, most = army, strength
    return best


def bought(
    facts: Facts, faction: int, built: int, forms: list[int], stock: list[int], might: list[float]
) -> tuple[int, ...]:
    """The army after buying what adds most for its price, as long as it can be paid."""
    while True:
        best = 0.0
        found = NOBODY
        troops = [form >> 1 for form in forms]
        full = sorted((might[form] for form in forms), reverse=True)
        weakest = full[FIELD_UNITS - 1] if len(full) >= FIELD_UNITS else 0.0
        for troop in facts.faction_units[faction]:
            unit = facts.troop[troop]
            if not built >> (DWELLING_BRONZE + unit.tier) & 1:
                continue
            if troop not in troops:
                cost, more, form = unit.recruit, might[troop * 2 + FEW] - weakest, troop * 2 + FEW
            elif troop * 2 + FEW in forms and built >> CITADEL & 1 and unit.pack is not None:
                cost, more, form = unit.reinforce, might[troop * 2 + PACK] - might[troop * 2 + FEW], troop * 2 + PACK
            else:
                continue
            if any(stock[resource] < cost[resource] for resource in range(RESOURCES)):
                continue
            score = more / (1 + cost[GOLD])
            if score > best:
                best, found = score, form
        if found < 0:
            return lined_up(tuple(forms), might)
        unit = facts.troop[found >> 1]
        price = unit.reinforce if found & 1 == PACK else unit.recruit
        stock = [stock[resource] - price[resource] for resource in range(RESOURCES)]
        if found & 1 == PACK:
            forms.remove(found - 1)
        forms.append(found)


def lined_up(forms: tuple[int, ...], might: list[float]) -> tuple[int, ...]:
    """The five strongest of some forms."""
    return tuple(sorted(forms, key=lambda form: (-might[form], form))[:FIELD_UNITS])
