"""The two sides of a land battle: who is left, and how strong they are (CYC-BATTLE-01).

The innermost battle is `s.battles[-1]`. Its attacker's soldiers are counted there, the defender's in the area; heroes
of both sides stand in the area.
"""

from __future__ import annotations

from ludoteka.games.cyclades.facts import BUILDING_TYPES, FORTRESS, MINOTAUR, ODYSSEUS
from ludoteka.games.cyclades.rules.figures import guarded_by_minotaur
from ludoteka.games.cyclades.rules.heroes import heroes_of, stands_with
from ludoteka.games.cyclades.state import Attack, Cyclades


def attackers_left(s: Cyclades, battle: Attack) -> bool:
    """Whether the attacker has units in the battle."""
    return bool(battle.soldiers or battle.mercenaries or heroes_of(s, battle.attacker, battle.area))


def defenders_left(s: Cyclades, battle: Attack) -> bool:
    """Whether the defender has units in the battle, the Minotaur included (CYC-LAND-04, CYC-C-MINOTAUR)."""
    area = battle.area
    return bool(
        s.soldiers[area] or s.mercenaries[area] or s.figures[area] == MINOTAUR or heroes_of(s, s.owner[area], area)
    )


def on_attack(s: Cyclades, faction: int) -> bool:
    """Whether a faction is the attacker of the innermost battle."""
    return s.battles[-1].attacker == faction


def soldiers_in_battle(s: Cyclades, faction: int) -> int:
    """Regular soldiers of one side in the innermost battle."""
    battle = s.battles[-1]
    return battle.soldiers if battle.attacker == faction else s.soldiers[battle.area]


def mercenaries_in_battle(s: Cyclades, faction: int) -> int:
    """Mercenaries of one side in the innermost battle."""
    battle = s.battles[-1]
    return battle.mercenaries if battle.attacker == faction else s.mercenaries[battle.area]


def strength_of(s: Cyclades, faction: int, soldiers: int, area: int) -> int:
    """Strength of one side's soldiers, hired or not, and heroes in an area (CYC-BATTLE-01, CYC-HERO-02)."""
    facts = s.facts
    total = soldiers * facts.soldier_strength
    heroes = heroes_of(s, faction, area)
    while heroes:
        bit = heroes & -heroes
        total += facts.hero[bit.bit_length() - 1].strength
        heroes ^= bit
    return total


def attack_strength(s: Cyclades, battle: Attack) -> int:
    """The attacker's strength without the die (CYC-BATTLE-01)."""
    return strength_of(s, battle.attacker, battle.soldiers + battle.mercenaries, battle.area)


def defence_strength(s: Cyclades, battle: Attack) -> int:
    """The defender's strength without the die: units, Minotaur, and fortresses unless Odysseus attacks
    (CYC-BATTLE-01, CYC-BUILD-04, CYC-METRO-01, CYC-HX-ODYSSEUS)."""
    area = battle.area
    facts = s.facts
    total = strength_of(s, s.owner[area], s.soldiers[area] + s.mercenaries[area], area)
    if guarded_by_minotaur(s, area):
        total += facts.creature[MINOTAUR].strength
    if not stands_with(s, battle.attacker, ODYSSEUS, area):
        walls = s.buildings[area * BUILDING_TYPES + FORTRESS] + len(s.metropolises[area])
        total += walls * facts.building[FORTRESS].defence
    return total
