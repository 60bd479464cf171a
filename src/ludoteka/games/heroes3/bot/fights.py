"""What a combat, announced or under way, promises each player."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.bot.odds import CARD_DAMAGE, Outlook, Ranks, play_out, ranks_of, rout, strike_under_way
from ludoteka.games.heroes3.bot.prospects import field_prize
from ludoteka.games.heroes3.bot.pursuit import is_story, share_at
from ludoteka.games.heroes3.bot.standing import SPOILS, beaten_price, rout_price
from ludoteka.games.heroes3.bot.storm import FIELD_UNITS, MOST_CARDS, forces, lead, storm_chance
from ludoteka.games.heroes3.bot.together import LOST_FIGHT, is_timed_fight
from ludoteka.games.heroes3.bot.worths import EXPERIENCE, Aims, Worths
from ludoteka.games.heroes3.facts import AI, COLUMNS, GOLD, MAIN, NEUTRALS, NOBODY, RANGED, SECONDARY, SPACES
from ludoteka.games.heroes3.rules.battlefield.board import BACK_ROW
from ludoteka.games.heroes3.rules.battlefield.moments import has_deck
from ludoteka.games.heroes3.rules.combat.armies import Deploy, Place, army_tiers
from ludoteka.games.heroes3.rules.combat.end import experience
from ludoteka.games.heroes3.rules.combat.placing import LineUp, PlaceNeutral, PlaceNeutrals
from ludoteka.games.heroes3.rules.combat.start import DefendTown, GiveUpHero, StartCombat
from ludoteka.games.heroes3.rules.combat.windows import SILENT
from ludoteka.games.heroes3.rules.world.fields import guard_at, is_enemy_flag, is_haven, is_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat

LAST_STAND: Final = 50.0
"""What a town is worth to its defenders if its loss ends the game, however small their hope."""
STORMED: Final = 3.0
"""How much more a town counts in a fight for it than as a prospect."""
STALLED: Final = 50.0
"""What it costs to be held up by neutral units on the way to a town."""
DEAR: Final = 1.5
"""How much more a lost unit counts before the storm of a town."""
NOTHING_TO_LOSE: Final = 0.02
"""What a lost unit counts in the last round of a scenario that is lost without a victory in it."""
PRESS: Final = 0.35
"""A point of damage dealt."""
LONG_FIGHT: Final = 6
"""How many rounds a fight may last before those who run a side grow impatient."""
IMPATIENCE: Final = 0.5
"""A point of life left on the other side, or a step to it, for every round after that."""
STANCE: Final = 0.2
"""A unit that stands where its kind fights best."""
ROUND_PRICE: Final = 2.0
"""Movement that another round of combat costs."""
SILENCE: Final = 0.001
"""What it costs not to be asked for cards any more in a fight: only what the cards could have done."""


def fight_swings(s: Heroes3, worths: Worths, aims: Aims, swings: list[float]) -> int:
    """Add what an announced combat, or one under way, promises each player; return its field, -1 for none."""
    c = s.combat
    if c is not None:
        combat_swings(s, c, worths, aims, swings)
        return c.field
    if s.places:
        return NOBODY
    for at in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[at]
        if isinstance(step, StartCombat):
            announced_swings(s, step, worths, aims, swings)
            return step.field
        if isinstance(step, (DefendTown, GiveUpHero)):
            hero = SECONDARY if isinstance(step, GiveUpHero) else NOBODY
            start = StartCombat(step.attacker, step.attacker_hero, step.seat, hero, step.ai, step.field)
            announced_swings(s, start, worths, aims, swings)
            return step.field
    return NOBODY


def combat_swings(s: Heroes3, c: Combat, worths: Worths, aims: Aims, swings: list[float]) -> None:
    """What a combat under way promises."""
    ranks = ranks_of(s, c)
    waiting = [False, False]
    for step in s.agenda:
        if isinstance(step, (Place, Deploy)):
            waiting[step.side] = True
        elif isinstance(step, (PlaceNeutral, PlaceNeutrals)):
            for form in step.forms:
                ranks.add(s.facts, form, step.side, NOBODY, NOBODY)
        elif isinstance(step, LineUp):
            for form in step.ready + step.waiting:
                ranks.add(s.facts, form, step.side, NOBODY, NOBODY)
    for side in (0, 1):
        owner = c.attacker if side == 0 else c.defender
        if waiting[side]:
            placed = [c.origin[at] for at in range(len(c.form)) if c.side[at] == side]
            met_by = c.defender if side == 0 else c.attacker
            add_army(s, ranks, side, owner, met_by, c.ai, c.field, placed, worths)
        if owner < s.seats and has_deck(s, c, side):
            ranks.pool[side] = CARD_DAMAGE * min(MOST_CARDS, len(s.players[owner].hand))
            if c.used[side] & SILENT:
                swings[owner] -= SILENCE
    strike_under_way(s, c, ranks, worths)
    press(s, c, ranks, swings)
    limited = c.limited and not c.azure and c.attacker < s.seats
    most = 1 + s.players[c.attacker].moves[c.attacker_hero] if limited else 0
    before = [worths.unit[form] for form in ranks.form]
    if c.winner >= 0:
        held = c.retreated and c.attacker == AI and not is_town(s, c.field)
        outlook = Outlook(0.0 if held else 1.0 - c.winner, 0.0 if c.retreated else float(c.winner), 1, before)
    else:
        outlook = play_out(s.facts, worths, ranks, most)
    start = StartCombat(c.attacker, c.attacker_hero, c.defender, c.defender_hero, c.ai, c.field)
    stakes(s, start, c.level, outlook, ranks, before, worths, aims, swings)
    if limited:
        swings[c.attacker] -= ROUND_PRICE * (outlook.rounds - 1)
    if not c.round:
        for side in (0, 1):
            if c.controllers[side] < s.seats:
                swings[c.controllers[side]] += stance(s, c, side)


def press(s: Heroes3, c: Combat, ranks: Ranks, swings: list[float]) -> None:
    """Damage dealt is better than damage to come, however certain a fight may be; nobody waits for ever."""
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
    """The distances from each unit of a side to the nearest unit of the other side, added up."""
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


def announced_swings(s: Heroes3, start: StartCombat, worths: Worths, aims: Aims, swings: list[float]) -> None:
    """What a combat promises that has only been announced."""
    ranks = Ranks()
    add_army(s, ranks, 0, start.seat, start.defender, start.ai, start.field, [], worths)
    free = start.defender < s.seats and start.defender_hero == NOBODY
    gives_up = free and s.players[start.defender].stock[GOLD] < s.facts.content.combat.defence_gold
    if not gives_up:
        add_army(s, ranks, 1, start.defender, start.seat, start.ai, start.field, [], worths)
    for side, owner, hero in ((0, start.seat, start.hero), (1, start.defender, start.defender_hero)):
        if owner < s.seats and hero == MAIN:
            ranks.pool[side] = CARD_DAMAGE * min(MOST_CARDS, len(s.players[owner].hand))
        elif owner == AI and hero == MAIN and start.ai >= 0:
            ranks.pool[side] = CARD_DAMAGE * lead(s.ais[start.ai])
    limited = start.defender == NEUTRALS and start.seat < s.seats
    most = 1 + s.players[start.seat].moves[start.hero] if limited else 0
    before = [worths.unit[form] for form in ranks.form]
    outlook = Outlook(1.0, 0.0, 1, before) if gives_up else play_out(s.facts, worths, ranks, most)
    level = 0
    if start.defender == NEUTRALS:
        level = guard_at(s, start.field)
    elif start.defender < s.seats and start.defender_hero == MAIN:
        level = s.players[start.defender].level
    stakes(s, start, level, outlook, ranks, before, worths, aims, swings)
    if limited:
        swings[start.seat] -= ROUND_PRICE * (outlook.rounds - 1)


def add_army(
    s: Heroes3, ranks: Ranks, side: int, owner: int, met_by: int, ai: int, field: int, placed: list[int], worths: Worths
) -> None:
    """Add the units a side has not placed yet, as far as they are known; `met_by` is who fights against it."""
    facts = s.facts
    if owner < s.seats:
        player = s.players[owner]
        rows = [row for row in range(len(player.army)) if row not in placed]
        rows.sort(key=lambda row: -worths.might[player.army[row] * 2 + player.sides[row]])
        for row in rows[: max(0, FIELD_UNITS - len(placed))]:
            ranks.add(facts, player.army[row] * 2 + player.sides[row], side, NOBODY, NOBODY)
    elif owner == AI:
        if ai >= 0:
            for form in forces(s, s.ais[ai], met_by if 0 <= met_by < s.seats else 0, worths):
                ranks.add(facts, form, side, NOBODY, NOBODY)
    elif not placed:
        for form in expected_guard(s, field, worths):
            ranks.add(facts, form, side, NOBODY, NOBODY)


def expected_guard(s: Heroes3, field: int, worths: Worths) -> list[int]:
    """The army to be expected on a field (H3-DIFF-01)."""
    level = guard_at(s, field)
    if not level:
        return []
    usual = s.facts.armies[s.difficulty][level]
    if army_tiers(s, field, level) == usual:
        return list(worths.guard_forms[s.difficulty][level])
    return [worths.typical[tier] for tier in army_tiers(s, field, level)]


def stakes(
    s: Heroes3,
    start: StartCombat,
    level: int,
    outlook: Outlook,
    ranks: Ranks,
    before: list[float],
    worths: Worths,
    aims: Aims,
    swings: list[float],
) -> None:
    """Add what winning and losing mean for both sides, and the units it may cost."""
    losses = [0.0, 0.0]
    for at in range(len(before)):
        losses[ranks.side[at]] += before[at] - outlook.left[at]
    if aims.storm:
        losses = [loss * DEAR for loss in losses]
    beaten = beaten_price
    if s.round >= s.last_round and (aims.all_or_nothing or is_story(s)):
        losses = [loss * NOTHING_TO_LOSE for loss in losses]
        beaten = no_price
    attacker = start.seat
    defender = start.defender
    won = outlook.won
    lost = outlook.lost
    field = start.field
    seat = attacker if attacker < s.seats else defender
    hope = aims.storm * storm_chance(s, seat, worths, 0, field) if aims.storm and seat < s.seats else 0.0
    if attacker < s.seats:
        prize = attack_prize(s, start, level, worths, aims)
        if is_story(s):
            prize = max(prize, share_at(s, attacker, field, worths, aims))
        swings[attacker] += won * prize - lost * beaten(start.hero, defender < s.seats, hope) - losses[0]
        if aims.routed and start.hero == MAIN:
            swings[attacker] -= rout_price(s, attacker, aims) * min(lost, rout(outlook.ahead))
        if is_timed_fight(s, start.ai):
            swings[attacker] -= LOST_FIGHT * (1.0 - won)
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
            price += beaten(start.defender_hero, attacker < s.seats, hope)
            price += rout_price(s, defender, aims) if start.defender_hero == MAIN else 0.0
        swings[defender] -= won * price + losses[1]
        if start.defender_hero == MAIN:
            swings[defender] += lost * (aims.cube + SPOILS if attacker < s.seats else aims.slay)


def no_price(hero: int, by_player: bool, hope: float) -> float:
    """What a beaten hero costs when the scenario is lost without a victory now: nothing."""
    return 0.0


def attack_prize(s: Heroes3, start: StartCombat, level: int, worths: Worths, aims: Aims) -> float:
    """What the attacker gains by winning."""
    seat = start.seat
    field = start.field
    spot = s.atlas.spot[field]
    main = start.hero == MAIN
    if start.defender == NEUTRALS:
        prize = field_prize(s, seat, field, worths.field[spot], worths, aims, ())
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
