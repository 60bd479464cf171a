"""What bots foresee of armies that a scenario sends: waves against towns, defenders of settlements, timed fights."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.bot.odds import chance_between
from ludoteka.games.heroes3.bot.standing import helping
from ludoteka.games.heroes3.bot.storm import (
    LATER,
    MOST_CARDS,
    STRIDE,
    TIGHT,
    army_in,
    forms_of,
    lined_up,
    rounds_for,
    steps_to,
)
from ludoteka.games.heroes3.bot.ways import FARTHEST
from ludoteka.games.heroes3.bot.worths import Aims, Worths, worths_of
from ludoteka.games.heroes3.facts import CITADEL, MAIN, NOBODY
from ludoteka.games.heroes3.rules.combat.armies import army_tiers
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.resources import income_of
from ludoteka.games.heroes3.rules.scenario.armies import plan_number, tiers_of
from ludoteka.games.heroes3.rules.scenario.together import wave_due
from ludoteka.games.heroes3.rules.victory.tranches import rates, team_of, team_worth
from ludoteka.games.heroes3.rules.world.fields import guard_at, own_town
from ludoteka.games.heroes3.rules.world.scenario_map import has_defenders
from ludoteka.games.heroes3.state import Heroes3

SOON: Final = 0.6
"""What is left of a danger for each round it is away."""
DEFENDERS_LEAD: Final = 2
"""How many cards in hand the AI cards of defenders are worth."""
PLANNED: Final = 0.5
"""What share the army to come counts; the rest counts with the units that stand ready."""
MISSED: Final = 30.0
"""What it costs to be a round too far from the last settlement to be taken."""
LOST_FIGHT: Final = 200.0
"""What a lost timed fight costs."""
SHORT: Final = 4.0
"""What each gold coin costs that is missing for a tranche."""
DEFAULT: Final = 250.0
FAR_SHORT: Final = 10
"""What it costs to miss a tranche by this much or more: the scenario is lost with it."""
MARCH: Final = 3
"""How many rounds an army usually needs to the town."""
FORESIGHT: Final = 4
"""How many rounds ahead a wave counts."""


def expected_army(s: Heroes3, name: str, worths: Worths) -> tuple[int, ...]:
    """The units to be expected in a declared army."""
    army = scenario(s).armies[plan_number(s, name)]
    return () if army.tiers is None else tuple(worths.typical[tier] for tier in tiers_of(s, army.tiers))


def defenders_chance(s: Heroes3, seat: int, field: int, ours: tuple[int, ...], worths: Worths) -> float:
    """The chance to beat the scenario's own army that defends a field."""
    theirs = tuple(worths.typical[tier] for tier in army_tiers(s, field, guard_at(s, field)))
    return chance_between(s.facts, ours, theirs, helping(s.players[seat]), DEFENDERS_LEAD, 0)


def raid_chance(s: Heroes3, seat: int, steps: int, theirs: tuple[int, ...], lead: int, most: int) -> float:
    """The chance to beat an army that waits this many steps away in time, with the best day and army there is for it.

    `most` is how many combat rounds there are, 0 for any number.
    """
    player = s.players[seat]
    left = s.last_round - s.round
    turns = rounds_for(steps, player.moves[MAIN], STRIDE)
    best = 0.0
    for at in range(turns, left + 1):
        cards = len(player.hand) if at == 0 else max(len(player.hand), s.facts.hand_limit[player.level])
        ours = army_in(s, seat, at, 0)
        chance = chance_between(s.facts, ours, theirs, min(MOST_CARDS, cards), lead, most) * LATER**at
        best = max(best, chance * (TIGHT[left - at] if left - at < len(TIGHT) else 1.0))
    ready = lined_up(forms_of(player), worths_of(s.facts).might)
    now = chance_between(s.facts, ready, theirs, min(MOST_CARDS, s.facts.hand_limit[player.level]), lead, most)
    return PLANNED * best + (1.0 - PLANNED) * min(best, now)


def raids(s: Heroes3, seat: int, worths: Worths, aims: Aims, barred: int, busy: int) -> float:
    """What the most promising settlement still to be taken from its defenders is worth."""
    best = 0.0
    late = FARTHEST
    for field in range(len(s.flag)):
        if field != busy and s.atlas.spot[field] != NOBODY and has_defenders(s, field):
            theirs = tuple(worths.typical[tier] for tier in army_tiers(s, field, guard_at(s, field)))
            free = barred & ~(1 << field)
            start = s.players[seat].at[MAIN] if s.players[seat].at[MAIN] >= 0 else own_town(s, seat)
            steps = FARTHEST if start < 0 else steps_to(s, start, field, free)
            best = max(best, raid_chance(s, seat, steps, theirs, DEFENDERS_LEAD, 0))
            late = min(late, rounds_for(steps, s.players[seat].moves[MAIN], STRIDE) - (s.last_round - s.round))
    return aims.settlement * best - (MISSED * late if 0 < late < FARTHEST else 0.0)


def army_danger(s: Heroes3, seat: int, ours: tuple[int, ...], worths: Worths, aims: Aims) -> float:
    """What waves and timed fights to come threaten."""
    return (
        wave_danger(s, seat, ours, worths, aims)
        + fight_danger(s, seat, ours, worths)
        + charge_danger(s, seat, ours, aims)
    )


def tranche_danger(s: Heroes3, seat: int) -> float:
    """What the next tranche threatens: the more the nearer it is and the more is missing for it."""
    for event in scenario(s).timed:
        if event.deed != "tranche" or (event.players and s.seats not in event.players):
            continue
        away = min((number - s.round for number in event.rounds if number > s.round), default=0)
        if away:
            team = team_of(s, seat)
            paid = (s.round + away + 1) // 2 - (s.round + 1) // 2
            coming = sum(paid * income_of(s, other, at) * rate for other in team for at, rate in enumerate(rates(s)))
            missing = event.amount - team_worth(s, seat) - coming
            danger = SHORT * missing + DEFAULT * min(1.0, missing / FAR_SHORT)
            return max(0.0, danger * LATER**away)
    return 0.0


def charge_danger(s: Heroes3, seat: int, ours: tuple[int, ...], aims: Aims) -> float:
    """What armies threaten that have still to appear and will charge at the town."""
    home = own_town(s, seat)
    player = s.players[seat]
    if home == NOBODY or s.flag[home] != seat:
        return 0.0
    walls = (s.facts.tower * 2,) if player.built >> CITADEL & 1 else ()
    cards = min(MOST_CARDS, s.facts.hand_limit[player.level])
    worst = 0.0
    for event in scenario(s).timed:
        if event.deed != "army_arrives" or event.army is None:
            continue
        army = scenario(s).armies[plan_number(s, event.army)]
        away = min((number - s.round for number in event.rounds if number > s.round), default=0)
        if not away or army.seeks != "town":
            continue
        theirs = tuple(s.facts.troop_number[one.unit] * 2 + (one.side == "pack") for one in army.units if one.unit)
        lead = 2 * (army.deck.might + army.deck.skill)
        falls = chance_between(s.facts, theirs, ours + walls, lead, cards, 0)
        then = army_in(s, seat, min(away + MARCH, s.last_round - s.round), 0)
        planned = chance_between(s.facts, theirs, then + walls, lead, cards, 0)
        falls = PLANNED * planned + (1.0 - PLANNED) * falls
        worst = max(worst, float(aims.home * falls * LATER ** (away + MARCH)))
    return worst


def fight_danger(s: Heroes3, seat: int, ours: tuple[int, ...], worths: Worths) -> float:
    """What the next timed fight threatens: the scenario, by the chance that a player loses it."""
    player = s.players[seat]
    if player.at[MAIN] == NOBODY:
        return 0.0
    for event in scenario(s).timed:
        away = min((number - s.round for number in event.rounds if number >= s.round), default=FORESIGHT + 1)
        if event.deed == "timed_fight" and event.army is not None and away <= FORESIGHT:
            theirs = expected_army(s, event.army, worths)
            falls = chance_between(s.facts, theirs, ours, 0, helping(player), 0)
            return float(LOST_FIGHT * falls * SOON**away)
    return 0.0


def is_timed_fight(s: Heroes3, number: int) -> bool:
    """Whether an army is one that an event sends and somebody has to beat: who loses to it loses the whole army."""
    if not 0 <= number < len(s.ais) or s.ais[number].plan == NOBODY:
        return False
    name = scenario(s).armies[s.ais[number].plan].id
    return any(event.deed == "timed_fight" and event.army == name for event in scenario(s).timed)


def wave_danger(s: Heroes3, seat: int, ours: tuple[int, ...], worths: Worths, aims: Aims) -> float:
    """What the next wave against a player's town threatens: the town, by the chance that it falls."""
    home = own_town(s, seat)
    if home == NOBODY or s.flag[home] != seat:
        return 0.0
    player = s.players[seat]
    for event in scenario(s).timed:
        if event.deed != "wave" or event.army is None:
            continue
        away = min((number - s.round for number in event.rounds if number > s.round), default=FORESIGHT + 1)
        if s.round in event.rounds and wave_due(s, seat) != NOBODY:
            away = 0
        if away > FORESIGHT:
            continue
        walls = (s.facts.tower * 2,) if player.built >> CITADEL & 1 else ()
        cards = helping(player) if player.at[MAIN] == home else 0
        falls = chance_between(s.facts, expected_army(s, event.army, worths), ours + walls, 0, cards, 0)
        return float(aims.home * falls * SOON**away)
    return 0.0
