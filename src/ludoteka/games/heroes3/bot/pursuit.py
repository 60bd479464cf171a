"""What a scenario that is played alone or together still asks for, for bots: its tasks and the hope to do each in time.

Such a scenario is won or lost; nothing else counts in the end. Its conditions are taken apart into tasks: an army that
waits somewhere, a place to be held. Of each the eye here asks how far it is, what has to be beaten there, and with
which army the player can stand before it by when. Far below parity it still tells a stronger army from a weaker one.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.bot.conquest import guards_of, is_covered, is_goal
from ludoteka.games.heroes3.bot.errand import errand
from ludoteka.games.heroes3.bot.odds import chance_between, hope_between
from ludoteka.games.heroes3.bot.storm import (
    MOST_CARDS,
    STRIDE,
    TIGHT,
    army_in,
    forces,
    forms_of,
    lead,
    lined_up,
    rounds_for,
    storm_chance,
)
from ludoteka.games.heroes3.bot.together import DEFENDERS_LEAD, PLANNED
from ludoteka.games.heroes3.bot.ways import FARTHEST, journeys
from ludoteka.games.heroes3.bot.worths import Aims, Worths
from ludoteka.games.heroes3.entries.scenarios import Win
from ludoteka.games.heroes3.facts import (
    AZURE,
    CAMPAIGN,
    CENTER,
    COOPERATIVE,
    DWELLING_GOLD,
    FIELDS,
    MAIN,
    MIDDLE,
    NEAR,
    NOBODY,
)
from ludoteka.games.heroes3.rules.combat.armies import army_tiers
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.marks import STORY_ARMIES, WON_LEVEL_7
from ludoteka.games.heroes3.rules.scenario.armies import plan_number, tiers_of
from ludoteka.games.heroes3.rules.victory.wins import first_parts_met, flags_abroad, met, part_met, settlements_flagged
from ludoteka.games.heroes3.rules.world.fields import guard_at, is_location, is_untouchable, obelisks_of, own_town
from ludoteka.games.heroes3.rules.world.scenario_map import (
    STRONGHOLD,
    has_defenders,
    is_stronghold,
    named_field,
    slot_names,
    stronghold_field,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero

GOAL: Final = 400.0
"""The victory in a scenario that is played alone or together."""
HIDDEN: Final = 0.8
"""What is left of a hope whose place still lies face down."""
MISSED: Final = 0.3
"""What is left of a hope for each round it comes too late."""
TOP: Final = 7
SOONER: Final = 0.95
"""What is left of a hope for each round it is put off."""
NEARER: Final = 0.01
"""What a hope loses for each step: who stands near can still choose the day."""
HINDERED: Final = 2
"""How far the main hero walks in a round on the map as it is: tiles have to be turned and guards beaten on the way."""
LATE: Final = 0.8
"""What is left of a hope for each round that a hindered march would come too late."""
DETOUR: Final = 3
"""Steps more where the only way leads over units that are too strong."""
HERO, ARMY, WANDERING = 0, 1, 2
"""Kinds of AI armies: the hero of the scenario, a warlord or second army, a wandering one."""
AFTERWARDS: Final = 3
"""How many rounds the next task of a sequence usually takes."""
FIGHTS: Final = 3
"""How many rounds the garrison of a stronghold usually takes once a hero stands before it."""
FAR_GUARD: Final = 2
NEAR_GUARD: Final = 4
"""The guards to be expected on a tile that still lies face down."""
UNDER_WAY: Final = 0.5
"""What a dwelling counts for the unit that has to be recruited there."""


class Task:
    """Something to be done at a field: who has to be beaten there, and what share of the victory it is."""

    __slots__ = ("after", "day", "drawn", "field", "group", "lead", "most", "theirs", "weight")

    def __init__(
        self,
        field: int,
        theirs: tuple[int, ...],
        lead: int,
        most: int,
        weight: float,
        group: int = -1,
        day: int = 0,
        after: int = 0,
        drawn: bool = False,
    ) -> None:
        self.field = field
        """Where it is done, -1 where the enemy comes by itself."""
        self.theirs = theirs
        self.lead = lead
        """How many cards in hand the cards of the enemy are worth."""
        self.most = most
        """How many combat rounds there are, 0 for any number."""
        self.weight = weight
        self.group = group
        """Of the tasks of a group one is enough; -1 for none."""
        self.day = day
        """In how many rounds it can be done at the earliest."""
        self.after = after
        """How many rounds what comes after it will take."""
        self.drawn = drawn
        """Whether the enemy is only drawn when it is met."""


class Tasks:
    """What is done of a way to win, and what is left."""

    __slots__ = ("done", "groups", "left")

    def __init__(self) -> None:
        self.done = 0.0
        self.left: list[Task] = []
        self.groups = 0


def is_story(s: Heroes3) -> bool:
    """Whether the scenario is played alone or together."""
    return s.mode in (CAMPAIGN, COOPERATIVE)


def pursuit(s: Heroes3, seat: int, worths: Worths, aims: Aims, barred: int, busy: int) -> float:
    """What the way to victory is worth: what is done of it, and the hope for the rest."""
    best = 0.0
    for win in s.facts.scenario[s.scenario].wins:
        if win.players and s.seats not in win.players:
            continue
        best = max(best, progress(s, seat, win, worths, aims, barred, busy))
    return GOAL * best


def progress(s: Heroes3, seat: int, win: Win, worths: Worths, aims: Aims, barred: int, busy: int) -> float:
    """How much of a condition is done or to be hoped for, from 0 to 1."""
    quest = s.facts.scenario[s.scenario].quest
    if quest is not None and win.kind == "quest_done":
        return errand(s, seat, quest, barred)
    tasks = tasks_of(s, seat, win, worths, aims)
    player = s.players[seat]
    start = player.at[MAIN] if player.at[MAIN] >= 0 else own_town(s, seat)
    total = tasks.done
    if start >= 0 and tasks.left:
        best = [0.0] * tasks.groups
        free = journeys(s, start, barred)
        far = journeys(s, start, 0) if barred else free
        for task in tasks.left:
            if task.field == busy and busy >= 0:
                continue
            value = task.weight * hope(s, seat, task, steps_of(task, free, far), worths)
            if task.group < 0:
                total += value
            elif value > best[task.group]:
                total += value - best[task.group]
                best[task.group] = value
    if aims.storm and (win.kind == "capture_enemy_town" or "hold_enemy_town" in win.parts):
        total += aims.storm / GOAL * storm_chance(s, seat, worths, barred, busy) / max(1, len(win.parts))
    return total


def steps_of(task: Task, free: list[int], far: list[int]) -> int:
    """How far a task is, avoiding units that are too strong if there is a way around them."""
    if task.field < 0:
        return 0
    if far[task.field] < 0:
        return FARTHEST
    return far[task.field] + DETOUR if free[task.field] < 0 else min(free[task.field], far[task.field] + DETOUR)


def share_at(s: Heroes3, seat: int, field: int, worths: Worths, aims: Aims) -> float:
    """What winning a fight on a field is worth as a step to victory."""
    best = 0.0
    for win in s.facts.scenario[s.scenario].wins:
        if not win.players or s.seats in win.players:
            tasks = tasks_of(s, seat, win, worths, aims)
            here = [task.weight for task in tasks.left if task.field == field and not task.day]
            best = max(best, sum(here, 0.0))
    return GOAL * best


def hope(s: Heroes3, seat: int, task: Task, steps: int, worths: Worths) -> float:
    """The hope to do a task in time, with the best day and army there is for it."""
    player = s.players[seat]
    left = max(0, s.last_round - s.round - task.after)
    first = max(task.day, rounds_for(steps, player.moves[MAIN], STRIDE))
    best = 0.0
    limit = s.facts.hand_limit[player.level]
    last = max(first, left)
    for at in (first, (first + last) // 2, last - 1, last):
        if at < first:
            continue
        cards = len(player.hand) if at == 0 else max(len(player.hand), limit)
        ours = army_in(s, seat, at, 0)
        value = hope_against(s, ours, task, min(MOST_CARDS, cards), worths)
        value *= SOONER**at
        if at > left:
            value *= MISSED ** (at - left)
        elif left - at < len(TIGHT):
            value *= TIGHT[left - at]
        best = max(best, value)
    ready = lined_up(forms_of(player), worths.might)
    if not left and not first:
        return chance_between(s.facts, ready, task.theirs, min(MOST_CARDS, len(player.hand)), task.lead, task.most)
    now = hope_against(s, ready, task, min(MOST_CARDS, limit), worths)
    late = max(0, rounds_for(steps, player.moves[MAIN], HINDERED) - left)
    return (PLANNED * best + (1.0 - PLANNED) * min(best, now)) * (1.0 - NEARER * steps) * LATE**late


def hope_against(s: Heroes3, ours: tuple[int, ...], task: Task, cards: int, worths: Worths) -> float:
    """The hope to beat whoever waits; of dragons that are still to be drawn some are much weaker than others."""
    dragon = worths.typical[AZURE]
    if not task.drawn or task.theirs.count(dragon) != 1:
        return hope_between(s.facts, ours, task.theirs, cards, task.lead, task.most)
    total = 0.0
    kinds = s.facts.neutral_cards[AZURE]
    for troop in kinds:
        theirs = tuple(troop * 2 if form == dragon else form for form in task.theirs)
        total += hope_between(s.facts, ours, theirs, cards, task.lead, task.most)
    return total / len(kinds)


# -- what a condition asks for ----------------------------------------------------------------------------------


def tasks_of(s: Heroes3, seat: int, win: Win, worths: Worths, aims: Aims) -> Tasks:
    """What is done of a condition, and what is left to do."""
    tasks = Tasks()
    parts = win.parts or (win.kind,)
    weight = 1.0 / len(parts)
    for part in parts:
        if part_met(s, seat, win, part) if win.parts else met(s, seat, win):
            tasks.done += weight
        elif part in ("beat_ai_hero", "beat_second_army", "beat_wandering_army"):
            add_armies(s, seat, win, part, weight, worths, tasks)
        elif part == "all_ai_armies_beaten":
            add_all_armies(s, seat, win, weight, worths, tasks)
        elif part == "hold_places":
            add_places(s, seat, win.places, weight, worths, tasks)
        elif part == "flag_all_settlements":
            add_settlements(s, weight, worths, tasks)
        elif part == "stronghold_cleared":
            add_stronghold(s, weight, worths, tasks)
        elif aims.conquest:
            add_guarded(s, seat, weight, worths, aims, tasks, AFTERWARDS if part != parts[-1] else 0)
        if part == "hold_settlements_or_mines":
            add_abroad(s, seat, win, weight, worths, tasks)
        elif part == "visit_obelisks":
            add_obelisks(s, seat, win, weight, worths, tasks)
        elif part == "own_dragons_unit" and s.players[seat].built >> DWELLING_GOLD & 1:
            tasks.done += weight * UNDER_WAY
    return tasks


def add_armies(s: Heroes3, seat: int, win: Win, part: str, weight: float, worths: Worths, tasks: Tasks) -> None:
    """AI armies that have to be beaten, as they stand now."""
    kind = (HERO, ARMY, WANDERING)[("beat_ai_hero", "beat_second_army", "beat_wandering_army").index(part)]
    times = max(1, win.times) if part == "beat_ai_hero" else 1
    for ai in s.ais:
        if ai.kind == kind and not ai.out:
            tasks.done += weight * min(ai.beaten, times - 1) / times
            field = ai.home if win.in_enemy_town else ai.at
            walls = (s.facts.tower * 2,) if ai.citadel and field == ai.home else ()
            after = AFTERWARDS if win.parts and part != win.parts[-1] else 0
            after = max(after, s.last_round - s.round - grows_in(s, ai))
            theirs = forces(s, ai, seat, worths) + walls
            later = int(win.kind == "sequence" and not first_parts_met(s, seat))
            tasks.left.append(Task(field, theirs, lead(ai), 0, weight / times, day=later, after=after))


def grows_in(s: Heroes3, ai: AiHero) -> int:
    """In how many rounds an AI hero becomes much stronger by what it is marching to; never for most."""
    rule = special(s, "ai_reaches_utopia")
    if rule is None or rule.unit is None or s.facts.troop_number[rule.unit] in [form // 2 for form in ai.army]:
        return s.last_round
    far = journeys(s, ai.at, 0)
    steps = [far[at] for at in range(len(far)) if far[at] >= 0 and is_location(s, at, "dragon_utopia")]
    return rounds_for(min(steps), 0, ai.movement) if steps and ai.movement else s.last_round


def add_all_armies(s: Heroes3, seat: int, win: Win, weight: float, worths: Worths, tasks: Tasks) -> None:
    """All armies of a scenario: those on the map, and those that have still to come."""
    each = weight / max(1, win.amount)
    tasks.done += each * s.story[STORY_ARMIES]
    open_ones = win.amount - s.story[STORY_ARMIES]
    for number in range(len(s.ais)):
        ai = s.ais[number]
        if not ai.out and ai.at >= 0 and open_ones > 0:
            open_ones -= 1
            field = NOBODY if is_untouchable(s, number) else ai.at
            tasks.left.append(Task(field, forces(s, ai, seat, worths), lead(ai), 0, each))
    for event in s.facts.scenario[s.scenario].timed:
        for when in event.rounds:
            if event.army is not None and when > s.round and open_ones > 0:
                open_ones -= 1
                tasks.left.append(
                    Task(NOBODY, declared(s, event.army, seat, worths), 0, 0, each, day=when - s.round + 1)
                )


def declared(s: Heroes3, name: str, seat: int, worths: Worths) -> tuple[int, ...]:
    """The units to be expected in an army that the scenario declares."""
    army = s.facts.scenario[s.scenario].armies[plan_number(s, name)]
    forms = [s.facts.troop_number[one.unit] * 2 + (one.side == "pack") for one in army.units if one.unit]
    if army.tiers is not None:
        forms += [worths.typical[tier] for tier in tiers_of(s, army.tiers)]
    return tuple(forms)


def add_places(s: Heroes3, seat: int, places: tuple[str, ...], weight: float, worths: Worths, tasks: Tasks) -> None:
    """Fields that have to be held, each against whoever waits there."""
    for name in places:
        field = named_field(s, name)
        holder = s.flag[field]
        if 0 <= holder < s.seats and s.allied(seat, holder):
            tasks.done += weight / len(places)
            continue
        theirs: tuple[int, ...] = ()
        cards = 0
        for ai in s.ais:
            if not ai.out and ai.at == field:
                theirs = forces(s, ai, seat, worths)
                cards = lead(ai)
        if not theirs and s.atlas.spot[field] != NOBODY and guard_at(s, field) and not s.once[field]:
            theirs = guards_of(s, field, worths)[0]
        tasks.left.append(Task(field, theirs, cards, 0, weight / len(places)))


def add_settlements(s: Heroes3, weight: float, worths: Worths, tasks: Tasks) -> None:
    """Settlements that have to be taken from their defenders."""
    flagged, wanted = settlements_flagged(s)
    each = weight / max(1, wanted)
    tasks.done += each * flagged
    for field in range(len(s.flag)):
        if s.atlas.spot[field] == NOBODY or not is_location(s, field, "settlement") or 0 <= s.flag[field] < s.seats:
            continue
        theirs = tuple(worths.typical[tier] for tier in army_tiers(s, field, guard_at(s, field)))
        tasks.left.append(Task(field, theirs, DEFENDERS_LEAD if has_defenders(s, field) else 0, 0, each))


def add_stronghold(s: Heroes3, weight: float, worths: Worths, tasks: Tasks) -> None:
    """The guarded middles of the other center tiles open the stronghold; then its garrison has to be beaten."""
    names = slot_names(s)
    field = stronghold_field(s)
    places = [at for at in range(len(names)) if s.atlas.kind[at] == CENTER and at != field // FIELDS]
    each = weight / (len(places) + 2)
    back = journeys(s, field, 0)
    for at in places:
        inside = [f for f in range(at * FIELDS, at * FIELDS + FIELDS) if s.atlas.spot[f] != NOBODY]
        seven = next((f for f in inside if s.facts.spot_guard[s.atlas.spot[f]] == TOP), at * FIELDS + MIDDLE)
        if 0 <= s.flag[seven] < s.seats:
            tasks.done += each
        elif not inside or s.facts.spot_guard[s.atlas.spot[seven]] == TOP:
            theirs = worths.guard_forms[s.difficulty][TOP] if not inside else guards_of(s, seven, worths)[0]
            after = FIGHTS + rounds_for(back[seven], 0, STRIDE) if back[seven] >= 0 else AFTERWARDS
            tasks.left.append(Task(seven, theirs, 0, 0, each * (1.0 if inside else HIDDEN), after=after, drawn=True))
    if STRONGHOLD in s.ledger and is_stronghold(s, field):
        garrison = [form for ai in s.ais if ai.kind == HERO + 3 and not ai.out for form in ai.army]
        beaten = s.ledger[STRONGHOLD][1]
        tasks.done += 2 * each * beaten / max(1, beaten + len(garrison))
        best = sorted(garrison, key=lambda form: -worths.might[form])[:5]
        tasks.left.append(Task(field, tuple(best), 0, 0, 2 * each * len(garrison) / max(1, beaten + len(garrison))))


def add_guarded(s: Heroes3, seat: int, weight: float, worths: Worths, aims: Aims, tasks: Tasks, after: int) -> None:
    """A guarded place that wins: any of those in sight, or one that still lies face down."""
    if aims.goal:
        held = [f for f in range(len(s.flag)) if is_goal(s, f, aims) and 0 <= s.flag[f] < s.seats]
        if any(s.allied(seat, s.flag[f]) for f in held):
            tasks.done += weight
            return
        if aims.goal == "grail" and s.grail >= 0 and s.allied(seat, s.grail // 2):
            tasks.done += weight
            return
    elif s.feats[seat] & WON_LEVEL_7:
        tasks.done += weight
        return
    group = tasks.groups
    tasks.groups += 1
    found = False
    for field in range(len(s.flag)):
        if is_goal(s, field, aims):
            found = True
            theirs, most = guards_of(s, field, worths)
            lead_there = guard_lead(s, field)
            tasks.left.append(Task(field, theirs, lead_there, most, weight, group, after=after, drawn=not lead_there))
    for field in range(MIDDLE, len(s.flag), FIELDS):
        if not found and is_covered(s, field):
            theirs = worths.guard_forms[s.difficulty][TOP]
            tasks.left.append(Task(field, theirs, 0, 0, weight * HIDDEN, group, after=after, drawn=True))


def guard_lead(s: Heroes3, field: int) -> int:
    """How many cards in hand the AI cards of a guarded place are worth, where the scenario gives it some."""
    side = s.facts.scenario[s.scenario].ai
    guarded = side is not None and side.kind == "utopia_guard" and is_location(s, field, "dragon_utopia")
    return lead(s.ais[0]) if guarded and s.ais else 0


def add_abroad(s: Heroes3, seat: int, win: Win, weight: float, worths: Worths, tasks: Tasks) -> None:
    """Mines and settlements outside the player's starting tile, those in sight or on tiles still to be turned."""
    held = len(flags_abroad(s, seat))
    each = weight / max(1, win.amount)
    tasks.done += each * min(held, win.amount)
    if held >= win.amount:
        return
    group = tasks.groups
    tasks.groups += 1
    home = own_town(s, seat)
    for field in range(len(s.flag)):
        if home >= 0 and field // FIELDS == home // FIELDS:
            continue
        if s.atlas.spot[field] == NOBODY:
            if field % FIELDS == MIDDLE:
                tasks.left.append(Task(field, worths.guard_forms[s.difficulty][FAR_GUARD], 0, 0, each * HIDDEN, group))
        elif s.flag[field] != seat and (is_location(s, field, "mine") or is_location(s, field, "settlement")):
            theirs = guards_of(s, field, worths)[0] if not s.once[field] else ()
            tasks.left.append(Task(field, theirs, 0, 0, each, group))


def add_obelisks(s: Heroes3, seat: int, win: Win, weight: float, worths: Worths, tasks: Tasks) -> None:
    """Obelisks that have to be visited; those that still lie face down are to be found."""
    seen = obelisks_of(s, seat)
    each = weight / max(1, win.amount)
    tasks.done += each * min(seen, win.amount)
    if seen >= win.amount:
        return
    group = tasks.groups
    tasks.groups += 1
    for field in range(len(s.flag)):
        if s.atlas.spot[field] == NOBODY:
            if field % FIELDS == MIDDLE and s.atlas.kind[field // FIELDS] == NEAR:
                theirs = worths.guard_forms[s.difficulty][NEAR_GUARD]
                tasks.left.append(Task(field, theirs, 0, 0, each * HIDDEN, group, after=AFTERWARDS))
        elif is_location(s, field, "obelisk") and not s.stars[field] >> seat & 1:
            theirs = guards_of(s, field, worths)[0] if not s.once[field] else ()
            tasks.left.append(Task(field, theirs, 0, 0, each, group, after=AFTERWARDS))
