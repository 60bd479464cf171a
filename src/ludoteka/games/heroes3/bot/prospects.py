"""What a player's heroes can reach, and what enemy heroes threaten."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.bot.conquest import conquest, is_goal
from ludoteka.games.heroes3.bot.odds import chance_between, rout_between
from ludoteka.games.heroes3.bot.pursuit import is_story, pursuit
from ludoteka.games.heroes3.bot.standing import (
    BEATEN,
    PRICED,
    SPOILS,
    army_worth,
    beaten_price,
    helping,
    line_up,
    next_dwelling,
    pays_left,
    rout_price,
)
from ludoteka.games.heroes3.bot.storm import STRIDE, forces, lead, purse, storm_chance
from ludoteka.games.heroes3.bot.together import army_danger, defenders_chance, raids, tranche_danger
from ludoteka.games.heroes3.bot.ways import FARTHEST, journeys, ways
from ludoteka.games.heroes3.bot.worths import COIN, EXPERIENCE, Aims, Worths
from ludoteka.games.heroes3.facts import AI, CITADEL, GOLD, HEROES, MAIN, MATERIALS, NOBODY, SECONDARY, VALUABLES
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.map.moving import home_army
from ludoteka.games.heroes3.rules.marks import STORY_GRAIL_FIELD
from ludoteka.games.heroes3.rules.world.bomb import grail_field, is_enemy_town, may_bomb
from ludoteka.games.heroes3.rules.world.fields import guard_at, is_enemy_flag, is_untouchable, own_town
from ludoteka.games.heroes3.rules.world.quests import ASIDE, PLACE, owns_card, quest_cards
from ludoteka.games.heroes3.rules.world.scenario_map import (
    HELD_FIRST,
    has_defenders,
    is_stronghold,
    named_field,
    stronghold_field,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero, Player

GUARD_ROUNDS: Final = 3
"""How many rounds against neutral units a hero can usually pay for."""
UNPAID: Final = 0.8
"""The chance to take a town whose owner cannot pay for its defence now."""
HELPER: Final = 0.35
"""The share that the prospects of a secondary hero count."""
IDLER: Final = 0.1
"""The same while a town has to be stormed and gold is better spent on units."""
EXPLORED: Final = 1.2
"""A tile that lies open."""
UNKNOWN: Final = 4.0
"""A tile that lies face down, for a hero who could turn it."""
PATIENCE: Final = 0.8
"""What is left of a prospect for each turn it is away."""
NEARER: Final = 0.012
"""How much a prospect loses for each step."""
BEST: Final = 0.75
REST: Final = 0.05
"""What the best prospect of a hero and what all of them count."""
RISK: Final = 2.0
"""What the prospect of a fight loses where it may be lost."""
RISK_BEFORE_STORM: Final = 15.0
"""The same where every unit is needed for the storm of a town."""
ERRAND: Final = 60.0
"""The next step of a quest that wins the scenario."""
CALLED: Final = 9.0
"""What it costs to be called home before a siege: gold, morale, a card and a turn."""
HURT: Final = 0.4
"""What share of the army a lost fight may cost."""


def prospects(s: Heroes3, seat: int, worths: Worths, aims: Aims, busy: int) -> float:
    """What a player's heroes could still get, the nearest first; the field of a fight under way is left out."""
    player = s.players[seat]
    ours = line_up(player, worths)
    chances = guard_chances(s, player, worths, ours)
    routed = rout_price(s, seat, aims)
    goals: list[int] = []
    prizes: list[float] = []
    extra: list[int] = []
    barred = 0
    spots = s.atlas.spot
    rules = s.facts.scenario_rules[s.scenario]
    left = s.last_round - s.round
    explored = 0
    for field in range(len(spots)):
        spot = spots[field]
        if spot == NOBODY:
            if field % 7 == 3 and left > 0:
                goals.append(field)
                prizes.append(UNKNOWN)
                extra.append(-2)
            continue
        if field % 7 == 3:
            explored += 1
        prize = worths.field[spot]
        if not prize and s.facts.spot_faction[spot] < 0:
            continue
        if s.black[field] or field == busy or not (worths.goal[spot] or (worths.post[spot] and wants(s, player))):
            continue
        owner = s.flag[field]
        if owner != NOBODY and not is_enemy_flag(s, seat, field):
            continue
        prize = field_prize(s, seat, field, prize, worths, aims, ours)
        guard = guard_at(s, field) if aims.regraded else s.facts.spot_guard[spot]
        if guard and not s.once[field]:
            chance = chances[guard]
            if "settlement_defenders" in rules and has_defenders(s, field):
                chance = defenders_chance(s, seat, field, ours, worths)
            prize = guarded_prize(s, player, guard, prize, chance, worths, aims, ours, routed)
            if chance < 0.6:
                barred |= 1 << field
        if prize > 0:
            goals.append(field)
            prizes.append(prize)
            extra.append(1 if guard and not s.once[field] and player.level <= guard else 0)
    add_rivals(s, seat, worths, aims, ours, goals, prizes)
    extra += [0] * (len(goals) - len(extra))
    value = EXPLORED * explored * min(1.0, left / 4)
    if aims.march and player.at[MAIN] >= 0:
        value -= aims.march * steps_to_storm(s, player)
    if is_story(s):
        value += pursuit(s, seat, worths, aims, barred, busy)
    else:
        value += conquests(s, seat, worths, aims, barred, busy)
    for hero in (MAIN, SECONDARY):
        if player.at[hero] >= 0:
            share = 1.0 if hero == MAIN else IDLER if aims.march else HELPER
            value += share * reach(s, player, hero, worths, goals, prizes, extra, barred)
    return value


def guarded_prize(
    s: Heroes3,
    player: Player,
    guard: int,
    prize: float,
    chance: float,
    worths: Worths,
    aims: Aims,
    ours: tuple[int, ...],
    routed: float,
) -> float:
    """What a guarded field is worth, by the chance to beat its guards and what a defeat would cost."""
    risk = RISK_BEFORE_STORM if aims.storm else RISK
    value = (prize + EXPERIENCE * gained(player.level, guard)) * chance - risk * (1.0 - chance)
    if routed:
        army = worths.guard_forms[s.difficulty][guard]
        value -= routed * rout_between(s.facts, ours, army, helping(player), 0, GUARD_ROUNDS)
    return value


def conquests(s: Heroes3, seat: int, worths: Worths, aims: Aims, barred: int, busy: int) -> float:
    """What the towns and places are worth that win the scenario, by the hope to take them."""
    value = 0.0
    storm = aims.storm_later if HELD_FIRST in s.ledger else aims.storm
    if storm:
        value += storm * storm_chance(s, seat, worths, barred, busy)
    if aims.conquest:
        value += conquest(s, seat, worths, aims, barred, busy)
    if aims.settlement:
        value += raids(s, seat, worths, aims, barred, busy)
    return value


def guard_chances(s: Heroes3, player: Player, worths: Worths, ours: tuple[int, ...]) -> list[float]:
    """The chance to beat the guards of a field, by their level."""
    chances = [1.0] * 8
    for level in range(player.level, 8):
        army = worths.guard_forms[s.difficulty][level]
        chances[level] = chance_between(s.facts, ours, army, helping(player), 0, GUARD_ROUNDS)
    return chances


def steps_to_storm(s: Heroes3, player: Player) -> int:
    """How far the main hero is from the nearest town of an AI hero."""
    far = ways(s.facts, s.atlas, player.at[MAIN], 0)
    best = FARTHEST
    for ai in s.ais:
        if ai.home >= 0 and s.flag[ai.home] == AI and 0 <= far[ai.home] < best:
            best = far[ai.home]
    return best


def gained(own: int, difficulty: int) -> int:
    """Experience for winning against a difficulty at a level."""
    return 2 if difficulty > own else 1 if difficulty == own else 0


def field_prize(
    s: Heroes3, seat: int, field: int, prize: float, worths: Worths, aims: Aims, ours: tuple[int, ...]
) -> float:
    """What taking or visiting a field is worth to a player, its guard aside."""
    facts = s.facts
    spot = s.atlas.spot[field]
    location = facts.location[facts.spot_location[spot]]
    slug = location.id
    if aims.conquest and is_goal(s, field, aims):
        prize += aims.conquest
    if aims.all_or_nothing and field == stronghold_field(s):
        return aims.seven if is_stronghold(s, field) else 0.0
    if slug == "mine":
        resource = facts.spot_resource[spot]
        later = facts.spot_income[spot] * COIN[resource] * PRICED * min(4, pays_left(s)) * 0.7
        return later + aims.flag + (prize if not s.once[field] else 1.0)
    if slug == "settlement":
        return prize + aims.flag + aims.settlement
    if slug == "town":
        return town_prize(s, seat, field, worths, aims, ours, aims.capture)
    if slug == aims.place:
        if 0 <= s.flag[field] < s.seats:
            return town_prize(s, seat, field, worths, aims, ours, aims.hold)
        prize += aims.hold
    if location.many_flags or s.stars[field]:
        more = aims.obelisk if slug == "obelisk" else 0.0
        return 0.0 if s.stars[field] >> seat & 1 else prize + 0.2 * aims.carry + more
    if slug == "dragon_utopia":
        prize += aims.utopia
    elif slug == "grail":
        prize += 0.6 * aims.carry
    if facts.spot_guard[spot] == 7:
        prize += aims.seven
    return prize


def town_prize(
    s: Heroes3, seat: int, field: int, worths: Worths, aims: Aims, ours: tuple[int, ...], won: float
) -> float:
    """What an enemy town is worth as a goal, by the chance to take it and what is won with it."""
    owner = s.flag[field]
    cards = helping(s.players[seat])
    if owner == AI:
        number = home_army(s, field)
        if number == NOBODY:
            return won
        if aims.storm:
            return 0.0
        ai = s.ais[number]
        theirs = tuple(ai.army) + ((s.facts.tower * 2,) if ai.citadel else ())
        return won * chance_between(s.facts, ours, theirs, cards, 0, 0)
    if not 0 <= owner < s.seats:
        return aims.flag
    other = s.players[owner]
    held = helping(other) if other.at[MAIN] == field else 0
    tower = (s.facts.tower * 2,) if other.built >> CITADEL & 1 and own_town(s, owner) == field else ()
    chance = chance_between(s.facts, ours, line_up(other, worths) + tower, cards, held, 0)
    if other.at[MAIN] != field and other.stock[GOLD] < s.facts.content.combat.defence_gold:
        chance = max(chance, UNPAID)
    return won * chance


def add_rivals(
    s: Heroes3,
    seat: int,
    worths: Worths,
    aims: Aims,
    ours: tuple[int, ...],
    goals: list[int],
    prizes: list[float],
) -> None:
    """Enemy heroes are goals too, for those who would beat them."""
    player = s.players[seat]
    cards = helping(player)
    for other in s.players:
        if other.team == player.team or other.out:
            continue
        theirs = line_up(other, worths)
        for hero in (MAIN, SECONDARY):
            if other.at[hero] >= 0:
                held = helping(other) if hero == MAIN else 0
                chance = chance_between(s.facts, ours, theirs, cards, held, 0)
                spoils = SPOILS + aims.hero * unbeaten(s, seat, other) if hero == MAIN else 0.0
                prize = chance * (aims.cube + spoils) - (1.0 - chance) * (BEATEN + SPOILS)
                if prize > 0:
                    goals.append(other.at[hero])
                    prizes.append(prize)
    for number in range(len(s.ais)):
        ai = s.ais[number]
        if not ai.out and ai.at >= 0:
            if is_untouchable(s, number):
                continue
            chance = ai_beaten(s, number, forces(s, ai, seat, worths), ours, cards)
            prize = aims.slay * chance - rout_price(s, seat, aims) * (1.0 - chance)
            if prize > 0:
                goals.append(ai.at)
                prizes.append(prize)
    if s.facts.scenario[s.scenario].quest is not None:
        field = quest_field(s, seat)
        if field != NOBODY:
            goals.append(field)
            prizes.append(ERRAND)
    if aims.bomb:
        add_bomb(s, seat, worths, aims, ours, goals, prizes)
    elif s.grail >= 0 and s.grail // 2 == seat:
        home = own_town(s, seat)
        if home != NOBODY:
            goals.append(home)
            prizes.append(2.0 * aims.carry)


def add_bomb(
    s: Heroes3,
    seat: int,
    worths: Worths,
    aims: Aims,
    ours: tuple[int, ...],
    goals: list[int],
    prizes: list[float],
) -> None:
    """The bomb: where it lies, who carries it, and the towns it can be carried into."""
    if s.grail < 0:
        field = s.story[STORY_GRAIL_FIELD] - 1
        goals.append(field if field >= 0 else grail_field(s))
        prizes.append(aims.bomb)
        if goals[-1] == NOBODY:
            goals.pop()
            prizes.pop()
        return
    carrier, hero = divmod(s.grail, HEROES)
    if carrier == seat:
        for field in range(len(s.flag)):
            if is_enemy_town(s, seat, field) and may_bomb(s, seat, hero, field):
                goals.append(field)
                prizes.append(town_prize(s, seat, field, worths, aims, ours, 3.0 * aims.bomb))
    elif not s.allied(seat, carrier):
        other = s.players[carrier]
        held = helping(other)
        goals.append(other.at[hero])
        prizes.append(
            aims.bomb * chance_between(s.facts, ours, line_up(other, worths), helping(s.players[seat]), held, 0)
        )


def quest_field(s: Heroes3, seat: int) -> int:
    """Where a player goes on with the quest: the seer, the place of the wanted card, the seer again, the end."""
    quest = s.facts.scenario[s.scenario].quest
    assert quest is not None
    wanted, given = quest_cards(s)
    if owns_card(s, seat, given):
        return named_field(s, quest.goal)
    if PLACE not in s.ledger or owns_card(s, seat, wanted):
        return named_field(s, quest.seer)
    return s.ledger[PLACE][0] if wanted in s.ledger[ASIDE] else NOBODY


def unbeaten(s: Heroes3, seat: int, other: Player) -> bool:
    """Whether a player's main hero was never beaten by another, where the scenario remembers that."""
    beaten = s.ledger.get("heroes_beaten")
    return beaten is None or not beaten[seat] >> s.players.index(other) & 1


def ai_beaten(s: Heroes3, number: int, theirs: tuple[int, ...], ours: tuple[int, ...], cards: int) -> float:
    """The chance to beat an AI hero, with its cards."""
    return chance_between(s.facts, ours, theirs, cards, lead(s.ais[number]), 0)


def wants(s: Heroes3, player: Player) -> bool:
    """Whether a trading post would help: something is missing for the next dwelling, and there is enough to give."""
    goal = next_dwelling(s, player)
    if goal == NOBODY or s.last_round - s.round < 3:
        return False
    cost = s.facts.building_cost[goal]
    stock = player.stock
    missing = max(0, cost[MATERIALS] - stock[MATERIALS]) * 2 + max(0, cost[VALUABLES] - stock[VALUABLES]) * 6
    return 0 < missing <= stock[GOLD] - cost[GOLD] + 2 * max(0, stock[MATERIALS] - cost[MATERIALS])


def reach(
    s: Heroes3,
    player: Player,
    hero: int,
    worths: Worths,
    goals: list[int],
    prizes: list[float],
    extra: list[int],
    barred: int,
) -> float:
    """What a hero makes of the prizes around it: the best one counts most, far ones less.

    `extra` is the movement a prize takes besides getting there: another round of combat, less for turning a tile.
    """
    start = player.at[hero]
    far = journeys(s, start, barred)
    stride = 3 if hero == MAIN else 2
    moves = 0 if worths.tireless[s.atlas.spot[start]] else player.moves[hero]
    left = s.last_round - s.round
    best = 0.0
    total = 0.0
    for at in range(len(goals)):
        steps = far[goals[at]]
        if steps < 0:
            continue
        prize = prizes[at]
        steps += extra[at]
        turns = 0 if steps <= moves else (steps - moves + stride - 1) // stride
        if turns > left:
            continue
        value = prize * PATIENCE**turns * (1.0 - NEARER * steps)
        total += value
        if value > best:
            best = value
    return BEST * best + REST * total


def danger(s: Heroes3, seat: int, worths: Worths, aims: Aims, busy: int) -> float:
    """What approaching enemy heroes threaten: the town, unless they are storming it already, and the main hero."""
    home = own_town(s, seat)
    player = s.players[seat]
    if home != NOBODY and s.flag[home] != seat:
        home = NOBODY
    ours = line_up(player, worths)
    value = army_danger(s, seat, ours, worths, aims) if s.facts.scenario[s.scenario].armies else 0.0
    if "tranches" in s.facts.scenario_rules[s.scenario]:
        value += tranche_danger(s, seat)
    for number in range(len(s.ais)):
        ai = s.ais[number]
        if not ai.out and ai.at >= 0 and ai.movement and (ai.at != busy or busy != home):
            cards = lead(ai)
            theirs = forces(s, ai, seat, worths)
            value += threat(s, seat, ours, home, theirs, cards, ai.at, ai.movement, worths, aims, hunts(s, ai))
    for other in s.players:
        if other.team != player.team and not other.out and other.at[MAIN] >= 0:
            theirs = line_up(other, worths)
            value += 0.3 * threat(s, seat, ours, home, theirs, helping(other), other.at[MAIN], 3, worths, aims, True)
    return value


def hunts(s: Heroes3, ai: AiHero) -> bool:
    """Whether an AI army attacks heroes on its way; some only go for the town."""
    return ai.plan == NOBODY or s.facts.scenario[s.scenario].armies[ai.plan].seeks != "town"


def threat(
    s: Heroes3,
    seat: int,
    ours: tuple[int, ...],
    home: int,
    theirs: tuple[int, ...],
    cards: int,
    start: int,
    stride: int,
    worths: Worths,
    aims: Aims,
    hunting: bool,
) -> float:
    """What an enemy hero threatens: a town it may reach, a hero it may reach in its next turn."""
    player = s.players[seat]
    far = journeys(s, start, 0)
    value = 0.0
    called = home != NOBODY and special(s, "called_home") is not None
    stays = (home != NOBODY and player.at[MAIN] == home) or called
    if not stays and home != NOBODY and far[home] > stride and is_story(s):
        back = journeys(s, home, 0)[player.at[MAIN]] if player.at[MAIN] >= 0 else 0
        stays = 0 <= back <= STRIDE * ((far[home] - 1) // stride)
    if home != NOBODY and not aims.storm:
        near = nearness(far[home], stride)
        if near:
            walls = (s.facts.tower * 2,) if player.built >> CITADEL & 1 else ()
            falls = 1.0
            if stays or purse(s, seat, (far[home] - 1) // stride)[GOLD] >= s.facts.content.combat.defence_gold:
                falls = chance_between(s.facts, theirs, ours + walls, cards, helping(player) if stays else 0, 0)
            value = aims.home * falls * near
    at = player.at[MAIN]
    if called and at >= 0 and at != home and (0 <= far[home] <= stride or 0 <= far[at] <= stride):
        value += CALLED
    if hunting and at != home and not called and not aims.storm and at >= 0 and 0 < far[at] <= stride:
        falls = chance_between(s.facts, theirs, ours, cards, helping(player), 0)
        lost = beaten_price(MAIN, True, 0.0) + rout_price(s, seat, aims)
        value += falls * (lost + HURT * army_worth(player, worths))
    return value


def nearness(steps: int, stride: int) -> float:
    """How soon a hero could stand before a town at this distance: 1 for its next turn, less for each turn more.

    >>> nearness(3, 3), nearness(4, 3), nearness(-1, 3)
    (1.0, 0.5, 0.0)
    """
    return 0.0 if steps < 0 or steps > 5 * stride else float(0.5 ** ((steps - 1) // stride))
