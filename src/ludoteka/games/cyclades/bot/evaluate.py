"""How well a seat stands: metropolises, what leads to them, income, units, and what is in danger."""

from __future__ import annotations

from ludoteka.games.cyclades.bot.outlook import is_between_epochs, outlook
from ludoteka.games.cyclades.bot.prospects import prospects
from ludoteka.games.cyclades.bot.weights import OTHERS, RIVAL, SEA, SHIP, SOLDIER, TOLL
from ludoteka.games.cyclades.bot.worth import area_worth, dangers, next_horn, side_worth
from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.rules.battle_odds import battle_chance
from ludoteka.games.cyclades.state import Attack, Cyclades


def evaluate(s: Cyclades, seat: int) -> float:
    """How well a seat's side stands against the others."""
    terms = s.terms
    side = seat % terms.sides
    if is_between_epochs(s):
        return outlook(s, side)
    value = side_worth(s, side) - dangers(s, side) + prospects(s, side)
    rival = -1000.0
    for other in range(terms.sides):
        if other != side:
            worth = side_worth(s, other)
            value -= OTHERS * worth
            if worth > rival:
                rival = worth
    value -= RIVAL * rival
    for battle in s.battles:
        value += battle_worth(s, battle, side)
    return value


def battle_worth(s: Cyclades, battle: Attack, side: int) -> float:
    """What a battle under way promises a side, beyond what stands in the lists of areas."""
    terms = s.terms
    chance = battle_chance(s, battle, side)
    area = battle.area
    defender = s.owner[area]
    if area < s.facts.first_sea:
        prize = area_worth(s, area, next_horn(s, battle.attacker))
        loss = area_worth(s, area, next_horn(s, defender))
        mine = battle.soldiers + battle.mercenaries
        theirs = s.soldiers[area] + s.mercenaries[area]
        unit = SOLDIER
        counted = 0.0
    else:
        prize = SEA + s.horns[area] * next_horn(s, battle.attacker)
        loss = SEA + s.horns[area] * next_horn(s, defender)
        mine = battle.ships
        theirs = s.ships[area]
        unit = SHIP
        counted = mine * SHIP
    shared = min(mine, theirs) * TOLL
    attack = chance * (prize + (mine - shared) * unit) - counted
    defence = -chance * (loss + theirs * unit) - (1.0 - chance) * shared * unit
    if terms.side_of[battle.attacker] == side:
        return attack - (RIVAL + OTHERS) * defence
    if defender != NOBODY and terms.side_of[defender] == side:
        return defence - (RIVAL + OTHERS) * attack
    return -OTHERS * (attack + defence)
