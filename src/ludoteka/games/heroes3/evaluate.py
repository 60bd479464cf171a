"""How well a seat stands, for bots: army, town, income, level, cards, flags, and what its heroes can reach.

One unit of worth is about one gold coin. The weights are rules of thumb, proven by play. What things are worth by
themselves is in `worths.py`, how a fight may go in `odds.py`, how far heroes have to walk in `ways.py`.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import (
    AI,
    BUILDINGS,
    CAMPAIGN,
    CITADEL,
    CITY_HALL,
    COLUMNS,
    COOPERATIVE,
    DWELLING_BRONZE,
    DWELLING_GOLD,
    DWELLING_SILVER,
    GOLD,
    MAIN,
    MATERIALS,
    NEUTRALS,
    NOBODY,
    RANGED,
    RESOURCES,
    SECONDARY,
    SPACES,
    VALUABLES,
)
from ludoteka.games.heroes3.odds import (
    CARD_DAMAGE,
    Outlook,
    Ranks,
    chance_between,
    play_out,
    ranks_of,
    strike_under_way,
)
from ludoteka.games.heroes3.rules.battlefield.board import BACK_ROW
from ludoteka.games.heroes3.rules.battlefield.moments import has_deck
from ludoteka.games.heroes3.rules.combat.end import experience
from ludoteka.games.heroes3.rules.combat.start import (
    DefendTown,
    Deploy,
    GiveUpHero,
    Place,
    PlaceNeutral,
    PlaceNeutrals,
    StartCombat,
    army_tiers,
)
from ludoteka.games.heroes3.rules.combat.windows import SILENT
from ludoteka.games.heroes3.rules.map.moving import home_army
from ludoteka.games.heroes3.rules.marks import STORY_RESULT
from ludoteka.games.heroes3.rules.resources import income_of
from ludoteka.games.heroes3.rules.world.fields import guard_at, is_enemy_flag, is_haven, is_town, own_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.games.heroes3.storm import FIELD_UNITS, MOST_CARDS, ROUTED, lead, purse, storm_chance
from ludoteka.games.heroes3.ways import FARTHEST, ways
from ludoteka.games.heroes3.worths import (
    COIN,
    EXPERIENCE,
    MORALE,
    OTHER_CARD,
    Aims,
    Worths,
    aims_of,
    worths,
)

LOST_STORY: Final = 4e6
"""A scenario that everybody has lost, beside what a bot adds for the end of a game."""
WON_STORY: Final = 1e4
PLENTY: Final = [14, 9, 4]
"""How much of each resource can be used soon; what is beyond counts half, beyond twice as much a tenth."""
SAVED: Final = [0.0, 1.5, 3.5]
"""What a resource counts more that the next dwelling needs."""
GUARD_ROUNDS: Final = 3
"""So many rounds against neutral units a hero can usually pay for."""
UNPAID: Final = 0.8
"""The chance to take a town whose owner cannot pay for its defence now."""
RESERVE: Final = 0.3
"""What a unit is worth that finds no place in a combat."""
IN_HAND: Final = 0.4
SECOND_HERO: Final = 2.0
IDLE_HERO: Final = -10.0
"""The same while its price is needed for the storm of a town."""
HELPER: Final = 0.35
"""What the prospects of a secondary hero count."""
IDLER: Final = 0.1
"""The same while a town has to be stormed and gold is better spent on units."""
HOMELESS: Final = 40.0
OUT: Final = 400.0
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
BEATEN: Final = 14.0
"""What a beaten main hero loses besides units: its place and its time."""
SPOILS: Final = 7.0
"""Gold and morale that a beaten main hero loses to the winner."""
LAST_STAND: Final = 50.0
"""What a town is worth to its defenders whose loss ends the game, however small their hope."""
ASIDE: Final = 0.1
"""What buildings that help no army count while a town has to be stormed."""
WALLED: Final = 2.5
"""What the citadel counts, which strengthens the army and the town alike."""
STORMED: Final = 3.0
"""How much more a town counts in a fight for it than as a prospect."""
STALLED: Final = 50.0
"""What it costs to be held up by neutral units on the way to a town."""
DEAR: Final = 1.5
"""How much more a lost unit counts before the storm of a town."""
HURT: Final = 0.4
"""What share of the army a lost fight may cost."""
PRESS: Final = 0.35
"""A point of damage dealt."""
LONG_FIGHT: Final = 6
"""So many rounds a fight may last before anybody who runs a side grows impatient."""
IMPATIENCE: Final = 0.5
"""A point of life left on the other side, or a step to it, for every round after that."""
STANCE: Final = 0.2
"""A unit that stands where its kind fights best."""
ROUND_PRICE: Final = 2.0
"""Movement that another round of combat costs."""
SILENCE: Final = 0.001
"""What it costs to be asked for cards no more in a fight: nothing but what cards could have done."""
RIVAL: Final = 0.5
OTHERS: Final = 0.1
ALLY: Final = 0.4
PRICED: Final = 0.9
"""What share of later income counts now."""
FOR_ARMY: Final = (CITADEL, DWELLING_BRONZE, DWELLING_SILVER, DWELLING_GOLD)


def evaluate(s: Heroes3, seat: int) -> float:
    """How well a seat stands."""
    tables = worths(s.facts)
    aims = aims_of(s.facts, s.scenario, s.seats)
    swings = [0.0] * s.seats
    busy = fight_swings(s, tables, aims, swings)
    value = worth(s, seat, seat, tables, aims) + swings[seat] + story_worth(s)
    if not s.players[seat].out and (s.round or aims.march):
        value += prospects(s, seat, tables, aims, busy) - danger(s, seat, tables, aims, busy)
    rival = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        theirs = worth(s, other, seat, tables, aims) + swings[other]
        if s.players[other].team == s.players[seat].team:
            value += ALLY * theirs
        else:
            value -= OTHERS * theirs
            rival = max(rival, theirs)
    return value - RIVAL * rival


def story_worth(s: Heroes3) -> float:
    """How a scenario that is played alone or together has ended."""
    if s.mode not in (CAMPAIGN, COOPERATIVE) or not s.places:
        return 0.0
    return WON_STORY if s.story[STORY_RESULT] == 1 else -LOST_STORY


# -- what a player has ------------------------------------------------------------------------------------------


def worth(s: Heroes3, seat: int, reader: int, tables: Worths, aims: Aims) -> float:
    """Everything a player owns, as far as the reader knows it."""
    player = s.players[seat]
    if player.out:
        return -OUT
    left = max(0, s.last_round - s.round)
    value = stock_worth(s, player, left, aims) + income_worth(s, seat) + town_worth(s, player, tables, left, aims)
    value += army_worth(player, tables)
    value += hand_worth(player, tables) if seat == reader else (OTHER_CARD + IN_HAND) * len(player.hand)
    value += pile_worth(player, tables)
    value += EXPERIENCE * player.xp + aims.level * player.level
    value += MORALE * player.morale - (2.0 if player.discard_due else 0.0)
    if player.at[SECONDARY] >= 0:
        value += (IDLE_HERO if aims.storm else SECOND_HERO) * min(1.0, left / 3)
    cubes = 0
    for won in player.cubes:
        cubes += won
    value += aims.cube * cubes
    flags = 0
    for owner in s.flag:
        if owner == seat:
            flags += 1
    return value + aims.flag * flags - (HOMELESS if player.homeless or not flags else 0.0)


def stock_worth(s: Heroes3, player: Player, left: int, aims: Aims) -> float:
    """What resources are worth: most what the next dwelling needs, less beyond any use, and towards the end."""
    value = 0.0
    goal = next_dwelling(s, player) if left > 2 else NOBODY
    for resource in range(RESOURCES):
        amount = player.stock[resource]
        plenty = PLENTY[resource] * 2 if aims.march else PLENTY[resource]
        use = min(amount, plenty) + 0.5 * min(max(0, amount - plenty), plenty) + 0.1 * max(0, amount - 2 * plenty)
        value += use * COIN[resource]
        if goal != NOBODY:
            value += min(amount, s.facts.building_cost[goal][resource]) * SAVED[resource] * (1.0 + aims.storm / 300)
    value *= 0.35 + 0.65 * min(1.0, left / 4)
    if aims.gold:
        value += aims.gold * (player.stock[GOLD] + player.stock[MATERIALS] + 3 * player.stock[VALUABLES])
    return value


def pays_left(s: Heroes3) -> int:
    """How many resource rounds are still to come."""
    return max(0, (s.last_round + 1) // 2 - (s.round + 1) // 2)


def income_worth(s: Heroes3, seat: int) -> float:
    """What income will bring."""
    value = 0.0
    for resource in range(RESOURCES):
        value += income_of(s, seat, resource) * COIN[resource]
    return value * PRICED * min(4, pays_left(s)) * 0.7


def town_worth(s: Heroes3, player: Player, tables: Worths, left: int, aims: Aims) -> float:
    """What the buildings are worth as long as there is time to use them, those for the army most before a march."""
    value = 0.0
    base = player.faction * BUILDINGS
    built = player.built
    for place in range(BUILDINGS):
        if built >> place & 1:
            more = 4.5 * pays_left(s) if place == CITY_HALL else tables.building[base + place] * min(1.0, left / 5)
            if aims.march:
                more *= WALLED if place == CITADEL else 1.0 if place in FOR_ARMY else ASIDE
            value += more
    return value


def army_worth(player: Player, tables: Worths) -> float:
    """What the units are worth: the best five in full, the others in reserve."""
    unit = tables.unit
    army = player.army
    sides = player.sides
    if len(army) <= FIELD_UNITS:
        value = 0.0
        for row in range(len(army)):
            value += unit[army[row] * 2 + sides[row]]
        return value
    values = sorted((unit[army[row] * 2 + sides[row]] for row in range(len(army))), reverse=True)
    return sum(values[:FIELD_UNITS]) + RESERVE * sum(values[FIELD_UNITS:])


def hand_worth(player: Player, tables: Worths) -> float:
    """What the cards in hand are worth."""
    value = 0.0
    for card in player.hand:
        value += tables.card[card] + IN_HAND
    return value


def pile_worth(player: Player, tables: Worths) -> float:
    """What the other cards are worth, those in play most."""
    value = OTHER_CARD * (player.deck.size() + len(player.discard))
    for card in player.permanent:
        value += tables.card[card] + IN_HAND
    return value + (OTHER_CARD + IN_HAND) * len(player.ongoing)


def line_up(player: Player, tables: Worths) -> tuple[int, ...]:
    """The forms of the five best units."""
    forms = [player.army[row] * 2 + player.sides[row] for row in range(len(player.army))]
    forms.sort(key=lambda form: -tables.might[form])
    return tuple(forms[:FIELD_UNITS])


def helping(player: Player) -> int:
    """How many cards in hand help in a fight."""
    return min(MOST_CARDS, len(player.hand))


# -- what heroes can reach --------------------------------------------------------------------------------------


def prospects(s: Heroes3, seat: int, tables: Worths, aims: Aims, busy: int) -> float:
    """What a player's heroes could still get, the nearest first; the field of a fight under way is left out."""
    player = s.players[seat]
    ours = line_up(player, tables)
    cards = helping(player)
    chances = [1.0] * 8
    for level in range(player.level, 8):
        army = tables.guard_forms[s.difficulty][level]
        chances[level] = chance_between(s.facts, ours, army, cards, 0, GUARD_ROUNDS)
    goals: list[int] = []
    prizes: list[float] = []
    extra: list[int] = []
    barred = 0
    spots = s.atlas.spot
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
        prize = tables.field[spot]
        if not prize and s.facts.spot_faction[spot] < 0:
            continue
        if s.black[field] or field == busy or not (tables.goal[spot] or (tables.post[spot] and wants(s, player))):
            continue
        owner = s.flag[field]
        if owner != NOBODY and not is_enemy_flag(s, seat, field):
            continue
        prize = field_prize(s, seat, field, prize, tables, aims, ours)
        guard = s.facts.spot_guard[spot]
        if guard and not s.once[field]:
            chance = chances[guard]
            risk = RISK_BEFORE_STORM if aims.storm else RISK
            prize = (prize + EXPERIENCE * gained(player.level, guard)) * chance - risk * (1.0 - chance)
            if chance < 0.6:
                barred |= 1 << field
        if prize > 0:
            goals.append(field)
            prizes.append(prize)
            extra.append(1 if guard and not s.once[field] and player.level <= guard else 0)
    add_rivals(s, seat, tables, aims, ours, goals, prizes)
    extra += [0] * (len(goals) - len(extra))
    value = EXPLORED * explored * min(1.0, left / 4)
    if aims.march and player.at[MAIN] >= 0:
        value -= aims.march * steps_to_storm(s, player)
    if aims.storm:
        value += aims.storm * storm_chance(s, seat, tables, barred, busy)
    for hero in (MAIN, SECONDARY):
        if player.at[hero] >= 0:
            share = 1.0 if hero == MAIN else IDLER if aims.march else HELPER
            value += share * reach(s, player, hero, tables, goals, prizes, extra, barred)
    return value


def steps_to_storm(s: Heroes3, player: Player) -> int:
    """How far the main hero is from the nearest town of an AI hero."""
    far = ways(s.facts, s.atlas, player.at[MAIN], 0)
    best = FARTHEST
    for ai in s.ais:
        if ai.home >= 0 and s.flag[ai.home] == AI and 0 <= far[ai.home] < best:
            best = far[ai.home]
    return best


def gained(own: int, difficulty: int) -> int:
    """Experience for a difficulty at a level."""
    return 2 if difficulty > own else 1 if difficulty == own else 0


def field_prize(
    s: Heroes3, seat: int, field: int, prize: float, tables: Worths, aims: Aims, ours: tuple[int, ...]
) -> float:
    """What taking or visiting a field is worth to a player, its guard aside."""
    facts = s.facts
    spot = s.atlas.spot[field]
    location = facts.location[facts.spot_location[spot]]
    slug = location.id
    if slug == "mine":
        resource = facts.spot_resource[spot]
        later = facts.spot_income[spot] * COIN[resource] * PRICED * min(4, pays_left(s)) * 0.7
        return later + aims.flag + (prize if not s.once[field] else 1.0)
    if slug == "settlement":
        return prize + aims.flag
    if slug == "town":
        return town_prize(s, seat, field, tables, aims, ours)
    if location.many_flags:
        return 0.0 if s.stars[field] >> seat & 1 else prize + 0.2 * aims.carry
    if slug == "dragon_utopia":
        prize += aims.utopia
    elif slug == "grail":
        prize += 0.6 * aims.carry
    if facts.spot_guard[spot] == 7:
        prize += aims.seven
    return prize


def town_prize(s: Heroes3, seat: int, field: int, tables: Worths, aims: Aims, ours: tuple[int, ...]) -> float:
    """What an enemy town is worth as a goal, by the chance to take it."""
    owner = s.flag[field]
    cards = helping(s.players[seat])
    if owner == AI:
        number = home_army(s, field)
        if number == NOBODY:
            return aims.capture
        if aims.storm:
            return 0.0
        ai = s.ais[number]
        theirs = tuple(ai.army) + ((s.facts.tower * 2,) if ai.citadel else ())
        return aims.capture * chance_between(s.facts, ours, theirs, cards, 0, 0)
    if not 0 <= owner < s.seats:
        return aims.flag
    other = s.players[owner]
    held = helping(other) if other.at[MAIN] == field else 0
    tower = (s.facts.tower * 2,) if other.built >> CITADEL & 1 and own_town(s, owner) == field else ()
    chance = chance_between(s.facts, ours, line_up(other, tables) + tower, cards, held, 0)
    if other.at[MAIN] != field and other.stock[GOLD] < s.facts.content.combat.defence_gold:
        chance = max(chance, UNPAID)
    return aims.capture * chance


def add_rivals(
    s: Heroes3,
    seat: int,
    tables: Worths,
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
        theirs = line_up(other, tables)
        for hero in (MAIN, SECONDARY):
            if other.at[hero] >= 0:
                held = helping(other) if hero == MAIN else 0
                chance = chance_between(s.facts, ours, theirs, cards, held, 0)
                prize = chance * (aims.cube + (SPOILS if hero == MAIN else 0.0)) - (1.0 - chance) * (BEATEN + SPOILS)
                if prize > 0:
                    goals.append(other.at[hero])
                    prizes.append(prize)
    for number in range(len(s.ais)):
        ai = s.ais[number]
        if not ai.out and ai.at >= 0:
            prize = aims.slay * ai_beaten(s, number, ours, cards)
            if prize > 0:
                goals.append(ai.at)
                prizes.append(prize)
    if s.grail >= 0 and s.grail // 2 == seat:
        home = own_town(s, seat)
        if home != NOBODY:
            goals.append(home)
            prizes.append(2.0 * aims.carry)


def ai_beaten(s: Heroes3, number: int, ours: tuple[int, ...], cards: int) -> float:
    """The chance to beat an AI hero, with its cards."""
    ai = s.ais[number]
    return chance_between(s.facts, ours, tuple(ai.army), cards, lead(ai), 0)


def wants(s: Heroes3, player: Player) -> bool:
    """Whether a trading post would help: something is missing for the next dwelling, and there is enough to give."""
    goal = next_dwelling(s, player)
    if goal == NOBODY or s.last_round - s.round < 3:
        return False
    cost = s.facts.building_cost[goal]
    stock = player.stock
    missing = max(0, cost[MATERIALS] - stock[MATERIALS]) * 2 + max(0, cost[VALUABLES] - stock[VALUABLES]) * 6
    return 0 < missing <= stock[GOLD] - cost[GOLD] + 2 * max(0, stock[MATERIALS] - cost[MATERIALS])


def next_dwelling(s: Heroes3, player: Player) -> int:
    """The dwelling to save for, -1 if all stand."""
    for place in (DWELLING_BRONZE, DWELLING_SILVER, DWELLING_GOLD):
        if not player.built >> place & 1:
            return player.faction * BUILDINGS + place
    return NOBODY


def reach(
    s: Heroes3,
    player: Player,
    hero: int,
    tables: Worths,
    goals: list[int],
    prizes: list[float],
    extra: list[int],
    barred: int,
) -> float:
    """What a hero makes of the prizes around: the best one counts most, far ones less.

    `extra` is the movement a prize takes besides getting there: another round of combat, less for turning a tile.
    """
    start = player.at[hero]
    far = ways(s.facts, s.atlas, start, barred)
    stride = 3 if hero == MAIN else 2
    moves = 0 if tables.tireless[s.atlas.spot[start]] else player.moves[hero]
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


def danger(s: Heroes3, seat: int, tables: Worths, aims: Aims, busy: int) -> float:
    """What enemy heroes on their way threaten: the own town, if they do not storm it already, and the own hero."""
    home = own_town(s, seat)
    player = s.players[seat]
    if home != NOBODY and s.flag[home] != seat:
        home = NOBODY
    ours = line_up(player, tables)
    value = 0.0
    for number in range(len(s.ais)):
        ai = s.ais[number]
        if not ai.out and ai.at >= 0 and ai.movement and (ai.at != busy or busy != home):
            cards = lead(ai)
            value += threat(s, seat, ours, home, tuple(ai.army), cards, ai.at, ai.movement, tables, aims)
    for other in s.players:
        if other.team != player.team and not other.out and other.at[MAIN] >= 0:
            theirs = line_up(other, tables)
            value += 0.3 * threat(s, seat, ours, home, theirs, helping(other), other.at[MAIN], 3, tables, aims)
    return value


def threat(
    s: Heroes3,
    seat: int,
    ours: tuple[int, ...],
    home: int,
    theirs: tuple[int, ...],
    cards: int,
    start: int,
    stride: int,
    tables: Worths,
    aims: Aims,
) -> float:
    """What an enemy hero threatens: a town it may reach, a hero it may reach in its next turn."""
    player = s.players[seat]
    far = ways(s.facts, s.atlas, start, 0)
    value = 0.0
    stays = player.at[MAIN] == home and home != NOBODY
    if home != NOBODY and not aims.storm:
        near = nearness(far[home], stride)
        if near:
            walls = (s.facts.tower * 2,) if player.built >> CITADEL & 1 else ()
            falls = 1.0
            if stays or purse(s, seat, (far[home] - 1) // stride)[GOLD] >= s.facts.content.combat.defence_gold:
                falls = chance_between(s.facts, theirs, ours + walls, cards, helping(player) if stays else 0, 0)
            value = aims.home * falls * near
    at = player.at[MAIN]
    if not stays and not aims.storm and at >= 0 and 0 < far[at] <= stride:
        falls = chance_between(s.facts, theirs, ours, cards, helping(player), 0)
        value += falls * (beaten_price(MAIN, True, 0.0) + HURT * army_worth(player, tables))
    return value


def nearness(steps: int, stride: int) -> float:
    """How soon a hero could stand before a town so far away: 1 for its next turn, less for each turn more.

    >>> nearness(3, 3), nearness(4, 3), nearness(-1, 3)
    (1.0, 0.5, 0.0)
    """
    return 0.0 if steps < 0 or steps > 5 * stride else float(0.5 ** ((steps - 1) // stride))


# -- fights under way -------------------------------------------------------------------------------------------


def fight_swings(s: Heroes3, tables: Worths, aims: Aims, swings: list[float]) -> int:
    """Add what a combat announced or under way promises each player; its field, -1 for none."""
    c = s.combat
    if c is not None:
        combat_swings(s, c, tables, aims, swings)
        return c.field
    if s.places:
        return NOBODY
    for at in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[at]
        if isinstance(step, StartCombat):
            announced_swings(s, step, tables, aims, swings)
            return step.field
        if isinstance(step, (DefendTown, GiveUpHero)):
            hero = SECONDARY if isinstance(step, GiveUpHero) else NOBODY
            start = StartCombat(step.attacker, step.attacker_hero, step.seat, hero, step.ai, step.field)
            announced_swings(s, start, tables, aims, swings)
            return step.field
    return NOBODY


def combat_swings(s: Heroes3, c: Combat, tables: Worths, aims: Aims, swings: list[float]) -> None:
    """What a combat under way promises."""
    ranks = ranks_of(s, c)
    waiting = [False, False]
    for step in s.agenda:
        if isinstance(step, (Place, Deploy)):
            waiting[step.side] = True
        elif isinstance(step, (PlaceNeutral, PlaceNeutrals)):
            for form in step.forms:
                ranks.add(s.facts, form, step.side, NOBODY, NOBODY)
    for side in (0, 1):
        owner = c.attacker if side == 0 else c.defender
        if waiting[side]:
            placed = [c.origin[at] for at in range(len(c.form)) if c.side[at] == side]
            add_army(s, ranks, side, owner, c.ai, c.field, placed, tables)
        if owner < s.seats and has_deck(s, side):
            ranks.pool[side] = CARD_DAMAGE * min(MOST_CARDS, len(s.players[owner].hand))
            if c.used[side] & SILENT:
                swings[owner] -= SILENCE
    strike_under_way(s, c, ranks, tables)
    press(s, c, ranks, swings)
    limited = c.limited and not c.azure and c.attacker < s.seats
    most = 1 + s.players[c.attacker].moves[c.attacker_hero] if limited else 0
    before = [tables.unit[form] for form in ranks.form]
    if c.winner >= 0:
        outlook = Outlook(1.0 - c.winner, 0.0 if c.retreated else float(c.winner), 1, before)
    else:
        outlook = play_out(s.facts, tables, ranks, most)
    start = StartCombat(c.attacker, c.attacker_hero, c.defender, c.defender_hero, c.ai, c.field)
    stakes(s, start, c.level, outlook, ranks, before, tables, aims, swings)
    if limited:
        swings[c.attacker] -= ROUND_PRICE * (outlook.rounds - 1)
    if not c.round:
        for side in (0, 1):
            if c.controllers[side] < s.seats:
                swings[c.controllers[side]] += stance(s, c, side)


def press(s: Heroes3, c: Combat, ranks: Ranks, swings: list[float]) -> None:
    """Damage dealt is better than damage to come, however sure a fight may be; nobody waits for ever."""
    lives = [0.0, 0.0]
    for at in range(len(ranks.form)):
        if not ranks.fixed[at]:
            lives[ranks.side[at]] += max(0.0, ranks.life[at])
    for side in (0, 1):
        if c.controllers[side] < s.seats:
            swings[c.controllers[side]] += PRESS * (lives[side] - lives[1 - side])
            if c.round > LONG_FIGHT:
                distance = lives[1 - side] + steps_apart(c, side)
                swings[c.controllers[side]] -= IMPATIENCE * (c.round - LONG_FIGHT) * distance


def steps_apart(c: Combat, side: int) -> int:
    """How far the units of a side stand from the nearest of the other side, together."""
    total = 0
    for one in range(len(c.form)):
        if c.side[one] == side and 0 <= c.space[one] < SPACES:
            near = SPACES
            for other in range(len(c.form)):
                if c.side[other] != side and 0 <= c.space[other] < SPACES:
                    rows = abs(c.space[one] // COLUMNS - c.space[other] // COLUMNS)
                    near = min(near, rows + abs(c.space[one] % COLUMNS - c.space[other] % COLUMNS))
            total += near
    return total


def stance(s: Heroes3, c: Combat, side: int) -> float:
    """How well units are placed: archers behind, the others in front, and near the middle."""
    value = 0.0
    for fighter in range(len(c.form)):
        space = c.space[fighter]
        if c.side[fighter] == side and 0 <= space < SPACES:
            back = space // COLUMNS == BACK_ROW[side]
            value += STANCE if back == (s.facts.movement[c.form[fighter]] == RANGED) else -STANCE
            value += 0.3 * STANCE if space % COLUMNS in (1, 2) else 0.0
    return value


def announced_swings(s: Heroes3, start: StartCombat, tables: Worths, aims: Aims, swings: list[float]) -> None:
    """What a combat promises that was only announced."""
    ranks = Ranks()
    add_army(s, ranks, 0, start.seat, start.ai, start.field, [], tables)
    free = start.defender < s.seats and start.defender_hero == NOBODY
    gives_up = free and s.players[start.defender].stock[GOLD] < s.facts.content.combat.defence_gold
    if not gives_up:
        add_army(s, ranks, 1, start.defender, start.ai, start.field, [], tables)
    for side, owner, hero in ((0, start.seat, start.hero), (1, start.defender, start.defender_hero)):
        if owner < s.seats and hero == MAIN:
            ranks.pool[side] = CARD_DAMAGE * min(MOST_CARDS, len(s.players[owner].hand))
        elif owner == AI and hero == MAIN and start.ai >= 0:
            ranks.pool[side] = CARD_DAMAGE * lead(s.ais[start.ai])
    limited = start.defender == NEUTRALS and start.seat < s.seats
    most = 1 + s.players[start.seat].moves[start.hero] if limited else 0
    before = [tables.unit[form] for form in ranks.form]
    outlook = Outlook(1.0, 0.0, 1, before) if gives_up else play_out(s.facts, tables, ranks, most)
    level = 0
    if start.defender == NEUTRALS:
        level = guard_at(s, start.field)
    elif start.defender < s.seats and start.defender_hero == MAIN:
        level = s.players[start.defender].level
    stakes(s, start, level, outlook, ranks, before, tables, aims, swings)
    if limited:
        swings[start.seat] -= ROUND_PRICE * (outlook.rounds - 1)


def add_army(
    s: Heroes3, ranks: Ranks, side: int, owner: int, ai: int, field: int, placed: list[int], tables: Worths
) -> None:
    """Add the units a side has not placed yet, as far as they are known."""
    facts = s.facts
    if owner < s.seats:
        player = s.players[owner]
        rows = [row for row in range(len(player.army)) if row not in placed]
        rows.sort(key=lambda row: -tables.might[player.army[row] * 2 + player.sides[row]])
        for row in rows[: max(0, FIELD_UNITS - len(placed))]:
            ranks.add(facts, player.army[row] * 2 + player.sides[row], side, NOBODY, NOBODY)
    elif owner == AI:
        if ai >= 0:
            for form in s.ais[ai].army:
                ranks.add(facts, form, side, NOBODY, NOBODY)
    elif not placed:
        for form in expected_guard(s, field, tables):
            ranks.add(facts, form, side, NOBODY, NOBODY)


def expected_guard(s: Heroes3, field: int, tables: Worths) -> list[int]:
    """An army as it may be expected on a field (H3-DIFF-01)."""
    level = guard_at(s, field)
    if not level:
        return []
    usual = s.facts.armies[s.difficulty][level]
    if army_tiers(s, field, level) == usual:
        return list(tables.guard_forms[s.difficulty][level])
    return [tables.typical[tier] for tier in army_tiers(s, field, level)]


def stakes(
    s: Heroes3,
    start: StartCombat,
    level: int,
    outlook: Outlook,
    ranks: Ranks,
    before: list[float],
    tables: Worths,
    aims: Aims,
    swings: list[float],
) -> None:
    """Add what winning and losing mean for both sides, and the units it may cost."""
    losses = [0.0, 0.0]
    for at in range(len(before)):
        losses[ranks.side[at]] += before[at] - outlook.left[at]
    if aims.storm:
        losses = [loss * DEAR for loss in losses]
    attacker = start.seat
    defender = start.defender
    won = outlook.won
    lost = outlook.lost
    field = start.field
    seat = attacker if attacker < s.seats else defender
    hope = aims.storm * storm_chance(s, seat, tables, 0, field) if aims.storm and seat < s.seats else 0.0
    if attacker < s.seats:
        prize = attack_prize(s, start, level, tables, aims)
        swings[attacker] += won * prize - lost * beaten_price(start.hero, defender < s.seats, hope) - losses[0]
        if aims.storm and defender == NEUTRALS:
            swings[attacker] -= STALLED * (1.0 - won)
    if defender < s.seats:
        held = 0.0
        if is_town(s, field) and s.flag[field] == defender:
            held = LAST_STAND + hope if aims.storm else aims.home
        if not held and is_haven(s, field) and s.flag[field] == defender:
            held = 8.0 + aims.flag
        price = held
        if start.defender_hero >= 0 and not (held and aims.storm):
            price += beaten_price(start.defender_hero, attacker < s.seats, hope)
        swings[defender] -= won * price + losses[1]
        if start.defender_hero == MAIN:
            swings[defender] += lost * (aims.cube + SPOILS if attacker < s.seats else aims.slay)


def beaten_price(hero: int, by_player: bool, hope: float) -> float:
    """What a beaten hero costs its player, who had some hope to storm a town with it."""
    if hero == SECONDARY:
        return SECOND_HERO
    return BEATEN + ROUTED * hope + (SPOILS if by_player else 0.0)


def attack_prize(s: Heroes3, start: StartCombat, level: int, tables: Worths, aims: Aims) -> float:
    """What the attacker gains by winning."""
    seat = start.seat
    field = start.field
    spot = s.atlas.spot[field]
    main = start.hero == MAIN
    if start.defender == NEUTRALS:
        prize = field_prize(s, seat, field, tables.field[spot], tables, aims, ())
        return prize + (EXPERIENCE * experience(s, level, s.players[seat].level) if main else 0.0)
    prize = 0.0
    if is_enemy_flag(s, seat, field):
        prize = (aims.storm or aims.capture * STORMED) if is_town(s, field) else 8.0 + aims.flag
    if start.defender == AI:
        return prize + aims.slay
    if start.defender_hero == NOBODY:
        return prize
    prize += aims.cube
    if start.defender_hero == MAIN:
        prize += SPOILS + (EXPERIENCE * experience(s, level, s.players[seat].level) if main else 0.0)
    return prize
