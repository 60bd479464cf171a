"""The battle under way in figures: sides, hoplites, army strength and where the beaten may go (LOH-BATTLE)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.numbers import ACHILLES, HEROIC_PRESENCE, NO_WITHDRAWAL, NOBODY, STALWART_DEFENSE
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.control import (
    enemies_in,
    enemy_camps,
    enemy_held,
    fortified_of,
    in_region,
    listed,
    loose,
)
from ludoteka.games.lords_of_hellas.rules.entering import closed_to
from ludoteka.games.lords_of_hellas.rules.lairs import lairs_of
from ludoteka.games.lords_of_hellas.state import Battle, LordsOfHellas
from ludoteka.kernel.action import Action

ATTACKING: Final = 0
DEFENDING: Final = 1


def new_battle(s: LordsOfHellas, region: int, attacker: int, defender: int) -> Battle:
    """A battle before its first card (LOH-BATTLE-01)."""
    demands = s.facts.battle.loser_losses
    battle = Battle()
    battle.region = region
    battle.attacker = attacker
    battle.defender = defender
    battle.origins = s.origins[region]
    battle.played = [[], []]
    battle.bonus = [0, 0]
    battle.losses = [0, 0]
    battle.demands = [demands, demands]
    battle.passed = [False, False]
    battle.used = 0
    battle.winner = NOBODY
    return battle


def current(s: LordsOfHellas) -> Battle:
    """The battle under way."""
    return s.battles[-1]


def side_of(battle: Battle, seat: int) -> int:
    """ATTACKING or DEFENDING: the place of a player in the lists of a battle."""
    return ATTACKING if seat == battle.attacker else DEFENDING


def opponent(battle: Battle, seat: int) -> int:
    """Whom a player fights."""
    return battle.defender if seat == battle.attacker else battle.attacker


def fighters(s: LordsOfHellas, seat: int) -> int:
    """How many hoplites a player has in the battle under way, fortified ones included (LOH-BATTLE-01)."""
    return in_region(s, seat, s.battles[-1].region)


def outnumbers(s: LordsOfHellas, seat: int) -> bool:
    """Whether a player has more hoplites in the battle than the opponent."""
    return fighters(s, seat) > fighters(s, opponent(s.battles[-1], seat))


def hero_bonus(s: LordsOfHellas, seat: int) -> int:
    """Achilles adds the lower of two attributes where he stands; an injured one counts 1 (LOH-BATTLE-08)."""
    if s.hero[seat] != ACHILLES or s.hero_region[seat] != s.battles[-1].region:
        return 0
    lowest = s.facts.hero[ACHILLES].lower_of
    return min(attribute(s, seat, which) for which in lowest)


def blessing_bonus(s: LordsOfHellas, seat: int) -> int:
    """Army strength by blessings that are counted at the comparison (LOH-BATTLE-24)."""
    blessings = s.blessings[seat]
    if not blessings:
        return 0
    battle = s.battles[-1]
    bonus = 0
    if blessings >> HEROIC_PRESENCE & 1 and s.hero_region[seat] == battle.region:
        bonus += s.facts.blessing[HEROIC_PRESENCE].strength
    if blessings >> STALWART_DEFENSE & 1 and seat == battle.defender:
        bonus += s.facts.blessing[STALWART_DEFENSE].strength
    return bonus


def fortification(s: LordsOfHellas, seat: int) -> int:
    """Army strength by the defender's fortified hoplites (LOH-MOVE-05)."""
    battle = s.battles[-1]
    if seat != battle.defender:
        return 0
    return fortified_of(s, seat, battle.region) * s.facts.region[battle.region].bonus


def army_strength(s: LordsOfHellas, seat: int) -> int:
    """Hoplites, cards and their effects, fortification, blessings, artifacts and hero ability (LOH-BATTLE-08)."""
    battle = s.battles[-1]
    return (
        fighters(s, seat) * s.facts.hoplite.strength
        + battle.bonus[side_of(battle, seat)]
        + fortification(s, seat)
        + blessing_bonus(s, seat)
        + hero_bonus(s, seat)
    )


# -- withdrawing ------------------------------------------------------------------------------------------------


def refuges(s: LordsOfHellas, seat: int) -> int:
    """Mask of the regions into which hoplites of a player may withdraw as far as their state goes: no control and no
    hoplites of another player, no Helen (LOH-BATTLE-13)."""
    return s.facts.everywhere & ~enemy_held(s, seat) & ~enemy_camps(s, seat) & ~closed_to(s, seat)


def defender_refuges(s: LordsOfHellas, seat: int, region: int) -> int:
    """Where hoplites that were there first may withdraw from a region: any neighbour without Cerberus (LOH-BATTLE-13,
    LOH-BATTLE-14, LOH-USURP-03)."""
    return s.facts.near[region] & refuges(s, seat) & ~lairs_of(s, NO_WITHDRAWAL)


def attacker_refuges(s: LordsOfHellas, battle: Battle) -> int:
    """Where a beaten attacker may withdraw: back to one of the regions of origin, and from afar by the edition
    (LOH-BATTLE-14, LOH-BATTLE-15)."""
    near = s.facts.near[battle.region]
    legal = refuges(s, battle.attacker)
    back = battle.origins & legal
    if s.terms.far_attackers_return:
        return back
    if battle.origins & ~near:
        back |= near & legal & ~(lairs_of(s, NO_WITHDRAWAL) & ~battle.origins)
    return back & near


def reinforcing(s: LordsOfHellas, seat: int) -> list[int]:
    """Neighbours of the battle from which a player could bring in hoplites; none if Helen bars the region
    (LOH-BATTLE-28)."""
    region = s.battles[-1].region
    if closed_to(s, seat) >> region & 1:
        return []
    around = s.facts.near[region] & s.camps[seat]
    return [other for other in listed(around) if reinforcing_closed(s, seat, other) is None]


def reinforcing_closed(s: LordsOfHellas, seat: int, region: int) -> Action | None:
    """Why nobody comes from a region into the battle: no neighbour, nobody free to go, or a battle there
    (LOH-BATTLE-28)."""
    field = s.battles[-1].region
    if not s.facts.near[field] >> region & 1:
        return ("not-neighbours", region, field)
    if closed_to(s, seat) >> field & 1:
        return ("helen-there", field)
    if loose(s, seat, region) > 0:
        return ("enemies-there", region) if enemies_in(s, seat, region) else None
    return ("only-fortified", region) if in_region(s, seat, region) else ("none-of-yours", region)


def withdrawal_closed(s: LordsOfHellas, seat: int, origin: int, region: int) -> Action:
    """Why an army cannot withdraw to a region that is not among those open to it (LOH-BATTLE-13, LOH-BATTLE-14)."""
    if not s.facts.near[origin] >> region & 1:
        return ("not-neighbours", origin, region)
    if (enemy_camps(s, seat) | enemy_held(s, seat)) >> region & 1:
        return ("refuge-taken", region)
    return ("helen-there", region) if closed_to(s, seat) >> region & 1 else ("no-refuge", region)
