"""Armies that charge: whom they go for, what they take on their way, whom they drive home (H3-AI-01, H3-AI-02)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.scenarios import Army
from ludoteka.games.heroes3.facts import DIRECTIONS, FIELDS, MAIN, NOBODY
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import discard_at_random
from ludoteka.games.heroes3.rules.cards.morale import lose_morale
from ludoteka.games.heroes3.rules.common import clockwise, scenario, special
from ludoteka.games.heroes3.rules.map.flagging import flag_for_ai
from ludoteka.games.heroes3.rules.map.heroes import place_hero
from ludoteka.games.heroes3.rules.resources import amounts, lose
from ludoteka.games.heroes3.rules.world.fields import is_location, own_town
from ludoteka.games.heroes3.rules.world.quests import quest_bearer
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero


def charge_plan(s: Heroes3, ai: AiHero) -> Army | None:
    """The declaration of an army that goes for something of its own, None for those that go as AI heroes do."""
    if ai.plan == NOBODY:
        return None
    plan = scenario(s).armies[ai.plan]
    return None if plan.seeks == "all" else plan


# -- where it goes ----------------------------------------------------------------------------------------------


def charge_goals(s: Heroes3, ai: AiHero, plan: Army) -> list[int]:
    """Where a charging army goes: a main hero on its tile, a mine on its way, the town, or who bears the quest."""
    wanted: list[int] = []
    if plan.seeks == "quest_bearer":
        seat = quest_bearer(s)
        wanted = [] if seat == NOBODY or s.players[seat].at[MAIN] == NOBODY else [s.players[seat].at[MAIN]]
    else:
        if plan.seeks == "main_hero":
            near = [player.at[MAIN] for player in s.players if player.at[MAIN] // FIELDS == ai.at // FIELDS]
            near = [field for field in near if field != NOBODY and not is_location(s, field, "sanctuary")]
            if near:
                return near
        homes = [own_town(s, seat) for seat in clockwise(s, s.first)]
        wanted = sorted({home for home in homes if home not in (NOBODY, ai.at)})
    if plan.flags == "player_mines" and wanted:
        return mines_on_the_way(s, ai, wanted) or wanted
    return wanted


def mines_on_the_way(s: Heroes3, ai: AiHero, wanted: list[int]) -> list[int]:
    """The players' mines on an army's tile that lie no farther from its goal than the army: it never turns back."""
    far = distances(s, wanted)
    tile = ai.at // FIELDS
    return [
        field
        for field in range(tile * FIELDS, tile * FIELDS + FIELDS)
        if 0 <= s.flag[field] < s.seats
        and field != ai.at
        and is_location(s, field, "mine")
        and 0 <= far[field] <= far[ai.at]
    ]


def distances(s: Heroes3, goals: list[int]) -> list[int]:
    """By field: how many steps it is to the nearest goal across open fields, -1 without a way."""
    atlas = s.atlas
    far = [NOBODY] * len(atlas.spot)
    queue = list(goals)
    for goal in goals:
        far[goal] = 0
    while queue:
        field = queue.pop(0)
        for way in range(DIRECTIONS):
            other = atlas.near[field * DIRECTIONS + way]
            if other == NOBODY or far[other] >= 0 or atlas.closed[field] >> way & 1:
                continue
            if is_location(s, other, "blocked"):
                continue
            far[other] = far[field] + 1
            queue.append(other)
    return far


def turn_sequence(s: Heroes3) -> list[int]:
    """The order in which AI armies move: as they came, but those that pass each other closest first."""
    numbers = list(range(len(s.ais)))
    plans = [charge_plan(s, ai) for ai in s.ais]
    if not any(plan is not None and plan.passes_others for plan in plans):
        return numbers
    homes = [own_town(s, seat) for seat in clockwise(s, s.first)]
    far = distances(s, [home for home in homes if home != NOBODY])
    rest: list[int] = []
    for ai in s.ais:
        steps = far[ai.at] if ai.at != NOBODY else NOBODY
        rest.append(len(far) if steps < 0 else steps - ai.movement)
    return sorted(numbers, key=lambda number: (rest[number], number))


# -- what it does there -----------------------------------------------------------------------------------------


def take_on_the_way(s: Heroes3, ai: AiHero, plan: Army, field: int) -> None:
    """A charging army takes what it takes of a field it crosses, and rests its horses."""
    if plan.flags == "player_mines" and is_location(s, field, "mine") and 0 <= s.flag[field] < s.seats:
        flag_for_ai(s, field)
    if plan.stables and is_location(s, field, "stables"):
        ai.moves += 1


def call_home(s: Heroes3, seat: int) -> None:
    """A main hero whom a charging army comes upon, or whose town it attacks, is back in the town at once (called_home).

    That costs the movement left, gold, morale and cards at random.
    """
    rule = special(s, "called_home")
    player = s.players[seat]
    town = own_town(s, seat)
    if rule is None or player.at[MAIN] in (NOBODY, town) or town == NOBODY:
        return
    player.moves[MAIN] = 0
    place_hero(s, seat, MAIN, town)
    s.tell(("called-home", seat))
    if rule.price is not None:
        for resource, amount in enumerate(amounts(rule.price)):
            lose(s, seat, resource, amount)
    lose_morale(s, seat)
    discard_at_random(s, seat, rule.amount)


def drive_home(s: Heroes3, ai: AiHero, before: int) -> None:
    """An army has entered a field: heroes of the tile it came to, or of the very field, are called home."""
    if special(s, "called_home") is None:
        return
    for seat in clockwise(s, s.first):
        at = s.players[seat].at[MAIN]
        if at == ai.at or (at != NOBODY and at // FIELDS == ai.at // FIELDS != before // FIELDS):
            call_home(s, seat)
