"""The odds of a battle on the map: who would fight, with what strength and which heroes (CYC-BATTLE, CYC-NAVAL).

The figures themselves are in `odds.py`. A side is taken to give up its weakest units first: soldiers, then heroes
without a say in this battle, then those with one, then those of strength 2 and the Minotaur. Gold for Croesus' rerolls
is counted only for the side that asks; of others just what everybody knows them to have.
"""

from __future__ import annotations

from ludoteka.games.cyclades.facts import (
    BUILDING_TYPES,
    CROESUS,
    FORTRESS,
    HELEN,
    MINOTAUR,
    ODYSSEUS,
    PENTHESILEA,
    PORT,
)
from ludoteka.games.cyclades.odds import (
    ATTACKER,
    BREACHES,
    DEFENDER,
    FIXED_DIE,
    REROLLS,
    STANDS,
    WINS_TIES,
    Force,
    branches,
    solve,
    take_chance,
    troops,
)
from ludoteka.games.cyclades.rules.heroes import heroes_of
from ludoteka.games.cyclades.rules.sea_battle import ports_at
from ludoteka.games.cyclades.state import Attack, Cyclades


def walls_of(s: Cyclades, area: int) -> int:
    """What fortresses and metropolises add for the defender of a land area (CYC-BUILD-04, CYC-METRO-01)."""
    walls = s.buildings[area * BUILDING_TYPES + FORTRESS] + len(s.metropolises[area])
    return walls * s.facts.building[FORTRESS].defence


def gold_known(s: Cyclades, faction: int, asking: int) -> int:
    """The gold a faction has for rerolls as far as the asking side knows."""
    side = s.terms.side_of[faction]
    return s.gold[side] if side == asking else s.gold_low[side]


def land_force(
    s: Cyclades, faction: int, soldiers: int, heroes: int, walls: int, minotaur: bool, attacks: bool, asking: int
) -> Force:
    """One side of a land battle; `soldiers` are regular ones and mercenaries together (CYC-BATTLE-01)."""
    facts = s.facts
    specials: list[tuple[int, int]] = []
    mask = heroes
    while mask:
        bit = mask & -mask
        mask ^= bit
        hero = bit.bit_length() - 1
        power = 0
        if hero == HELEN:
            power = FIXED_DIE
        elif hero == PENTHESILEA:
            power = WINS_TIES
        elif hero == ODYSSEUS and attacks:
            power = BREACHES
        elif hero == CROESUS:
            power = REROLLS
        specials.append((facts.hero[hero].strength, power))
    if minotaur:
        specials.append((facts.creature[MINOTAUR].strength, STANDS))
    specials.sort()
    rerolls = 0
    if heroes >> CROESUS & 1 and not heroes >> HELEN & 1:
        rerolls = gold_known(s, faction, asking) // facts.hero[CROESUS].reroll_price
    return troops(soldiers, walls, specials, rerolls, strength=facts.soldier_strength)


def forces_in_battle(s: Cyclades, battle: Attack, asking: int) -> tuple[Force, Force]:
    """Both sides of a battle under way, on land or at sea, between two rounds."""
    area = battle.area
    defender = s.owner[area]
    if area >= s.facts.first_sea:
        return forces_at_sea(s, battle.attacker, area, battle.ships)
    minotaur = s.figures[area] == MINOTAUR
    mine = heroes_of(s, battle.attacker, area)
    theirs = heroes_of(s, defender, area)
    return (
        land_force(s, battle.attacker, battle.soldiers + battle.mercenaries, mine, 0, False, True, asking),
        land_force(
            s, defender, s.soldiers[area] + s.mercenaries[area], theirs, walls_of(s, area), minotaur, False, asking
        ),
    )


def forces_at_sea(s: Cyclades, attacker: int, sea: int, ships: int) -> tuple[Force, Force]:
    """Both sides of a sea battle (CYC-NAVAL-01, CYC-NAVAL-05)."""
    facts = s.facts
    defender = s.owner[sea]
    there = ports_at(s, defender, sea) * facts.building[PORT].sea_strength
    here = ports_at(s, attacker, sea) * facts.building[PORT].sea_strength
    strength = facts.ship_strength
    return troops(ships, here, strength=strength), troops(s.ships[sea], there, strength=strength)


def battle_chance(s: Cyclades, battle: Attack, asking: int) -> float:
    """The chance that the attacker of a battle under way takes the area if nobody retreats."""
    attack, defence = forces_in_battle(s, battle, asking)
    return take_chance(attack, defence, s.facts.die, s.facts.hero[HELEN].die_shows)


class Forecast:
    """A battle as players weigh it: what each side adds to its die, the next round, and how it ends if nobody
    retreats. All chances are the attacker's."""

    __slots__ = ("attack", "defence", "loses", "takes", "ties", "wins")

    def __init__(self, attack: int, defence: int, takes: float, wins: float, ties: float, loses: float) -> None:
        self.attack = attack
        self.defence = defence
        self.takes = takes
        self.wins = wins
        """The chance that only the defender loses a unit in the next round."""
        self.ties = ties
        """The chance that both lose one."""
        self.loses = loses
        """The chance that only the attacker loses one."""


def battle_forecast(s: Cyclades, battle: Attack, asking: int) -> Forecast:
    """What a battle under way may bring (CYC-BATTLE-01, CYC-BATTLE-02, CYC-NAVAL-01)."""
    attack, defence = forces_in_battle(s, battle, asking)
    faces = s.facts.die
    values = solve(attack, defence, faces, s.facts.hero[HELEN].die_shows, 1.0)
    further = branches(attack, defence, 0, 0, len(values) - 1, values, faces, s.facts.hero[HELEN].die_shows, 1.0)
    chances = [0.0, 0.0, 0.0, 0.0]
    for chance, _, lost, fallen in further:
        chances[lost | fallen << 1] += chance
    walls = 0 if attack.powers and attack.powers[0] & BREACHES else defence.walls
    return Forecast(
        attack=(attack.strengths[0] if attack.strengths else 0) + attack.walls,
        defence=(defence.strengths[0] if defence.strengths else 0) + walls,
        takes=values[-1][0][0],
        wins=chances[DEFENDER],
        ties=chances[ATTACKER | DEFENDER],
        loses=chances[ATTACKER],
    )
