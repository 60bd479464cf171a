"""The figures of fighters: abilities in force, attack, defense, HP and initiative with all effects (H3-UNIT-02)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.army import UnitAbility
from ludoteka.games.heroes3.entries.parts import Horde
from ludoteka.games.heroes3.facts import (
    AI,
    FLYING,
    GROUND,
    MAIN,
    NOBODY,
    RANGED,
    SPACES,
    TOWER,
)
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING, NEIGHBOURS
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import Effect

STACK_ATTACK: Final = 1
STACK_DEFENSE: Final = 2
STACK_HP: Final = 4
STACK_INITIATIVE: Final = 8
"""Stack tokens of bank guards."""

FLIPPED: Final = 1
SURVIVED: Final = 2
SAVED: Final = 4
REWARDED: Final = 8
SPELL_BONUS: Final = 16
CLONE: Final = 32
SUMMONED_HERE: Final = 64
"""Marks of a fighter: turned to Few in this combat, stayed at 1 HP, saved a friend, paid for a kill, its spell bonus of
the round is spent, a clone, brought by a spell until the combat ends."""

NO_FACE: Final = -9
"""No die was rolled."""

OFF_FOR_ONE: Final = frozenset(("ability_off", "disrupting_ray"))
"""Effects under which a single unit has no abilities."""

SPELL_ABILITIES: Final = frozenset(
    (
        "immune_spell_effects",
        "immune_spell_damage",
        "immune_spells",
        "immune_damage_from",
        "immune_spell_and_specialty_non_damage",
        "immune_ongoing_spells",
        "reduce_spell_damage",
        "resist_spell_or_specialty_on_roll",
        "enemy_spell_power_penalty",
        "enemy_spell_costs_extra_power_card",
        "enemy_cannot_cast_while_stacked",
        "enemy_discards_when_casting",
        "first_spell_power_bonus",
    )
)
"""Abilities that concern spells, off under the Orb of Vulnerability."""


def fight(s: Heroes3) -> Combat:
    """The combat in progress."""
    c = s.combat
    assert c is not None
    return c


def alive(c: Combat, fighter: int) -> bool:
    """Whether a fighter is still in the combat."""
    return c.space[fighter] >= 0


def fighters_of(c: Combat, side: int) -> list[int]:
    """The fighters of a side that are still in the combat, the arrow tower included."""
    sides = c.side
    return [fighter for fighter, space in enumerate(c.space) if space >= 0 and sides[fighter] == side]


def units_of(c: Combat, side: int) -> list[int]:
    """The units of a side on the board: without the arrow tower (H3-SIEGE-04)."""
    sides = c.side
    return [fighter for fighter, space in enumerate(c.space) if 0 <= space < SPACES and sides[fighter] == side]


def has_units(c: Combat, side: int) -> bool:
    """Whether a side has a unit on the board: the arrow tower is none (H3-SIEGE-04)."""
    sides = c.side
    for fighter, space in enumerate(c.space):  # noqa: SIM110  # quicker than a generator
        if 0 <= space < SPACES and sides[fighter] == side:
            return True
    return False


def owner_of(c: Combat, side: int) -> int:
    """Whose units a side's are: a seat, AI or NEUTRALS."""
    return c.attacker if side == ATTACKING else c.defender


def is_tower(s: Heroes3, c: Combat, fighter: int) -> bool:
    """Whether a fighter is the arrow tower (R-70)."""
    return s.facts.troop[c.form[fighter] >> 1].kind == TOWER


def tier_of(s: Heroes3, c: Combat, fighter: int) -> int:
    """Its tier, -1 for the tower."""
    return s.facts.troop[c.form[fighter] >> 1].tier


def movement_of(s: Heroes3, c: Combat, fighter: int) -> int:
    """Ground, flying or ranged (H3-UNIT-07)."""
    return s.facts.movement[c.form[fighter]]


def ground_or_flying(s: Heroes3, c: Combat, fighter: int) -> bool:
    """Whether it fights hand to hand."""
    return movement_of(s, c, fighter) in (GROUND, FLYING)


def is_ranged(s: Heroes3, c: Combat, fighter: int) -> bool:
    return movement_of(s, c, fighter) == RANGED


# -- effects ----------------------------------------------------------------------------------------------------


def effect_on(c: Combat, name: str, target: int) -> Effect | None:
    """The first effect of that name on a fighter."""
    for effect in c.effects:
        if effect.target == target and effect.name == name:
            return effect
    return None


def side_effect(c: Combat, name: str, side: int) -> Effect | None:
    """The first effect of that name that a side has for all its units."""
    owner = owner_of(c, side)
    for effect in c.effects:
        if effect.target == NOBODY and effect.name == name and effect.owner == owner:
            return effect
    return None


def anywhere(c: Combat, name: str) -> Effect | None:
    """The first effect of that name, whoever's it is."""
    for effect in c.effects:
        if effect.name == name:
            return effect
    return None


def total(s: Heroes3, c: Combat, name: str, fighter: int) -> int:
    """The sum of all effects of that name on a fighter; what its abilities shield it from does not count."""
    if not c.effects:
        return 0
    out = 0
    for effect in c.effects:
        if effect.target == fighter and effect.name == name and applies(s, c, effect, fighter):
            out += effect.amount
    return out


def applies(s: Heroes3, c: Combat, effect: Effect, fighter: int) -> bool:
    """Whether an ongoing effect holds for a fighter (abilities immune_ongoing, immune_ongoing_spells)."""
    if effect.card < 0 or effect.until == "attack":
        return True
    if ability(s, c, fighter, "immune_ongoing") is not None:
        return False
    return s.facts.card[effect.card].spell is None or ability(s, c, fighter, "immune_ongoing_spells") is None


# -- abilities --------------------------------------------------------------------------------------------------


def ability(s: Heroes3, c: Combat, fighter: int, code: str) -> UnitAbility | None:
    """The ability of that code if the fighter has it and nothing switches it off (H3-UNIT-06)."""
    codes = s.facts.abilities[c.form[fighter]]
    if not codes or c.layers[fighter]:
        return None
    found = codes.get(code)
    if found is None:
        return None
    for effect in c.effects:
        name = effect.name
        if name == "unit_abilities_off" or (name in OFF_FOR_ONE and effect.target == fighter):
            return None
        if name == "spell_immunities_off" and code in SPELL_ABILITIES:
            return None
    if found.when == "stacked" and not c.stack[fighter]:
        return None
    return found


# -- figures ----------------------------------------------------------------------------------------------------


def top_layer(s: Heroes3, c: Combat, fighter: int) -> Horde | None:
    """The horde card that stands for the unit, if one lies on it (R-44)."""
    layers = c.layers[fighter]
    if not layers:
        return None
    return s.facts.card[layers[-1]].plays[0].horde


def attack_of(s: Heroes3, c: Combat, fighter: int) -> int:
    """Attack before the die, at least 0 (H3-COMBAT-19)."""
    layer = top_layer(s, c, fighter) if c.layers[fighter] else None
    value = s.facts.attack[c.form[fighter]] if layer is None else layer.attack
    if c.stack[fighter] & STACK_ATTACK:
        value += s.facts.content.stack_tokens.attack
    if c.effects:
        value += (
            total(s, c, "attack", fighter)
            + total(s, c, "attack_token", fighter)
            + total(s, c, "weakness_token", fighter)
        )
    return max(0, value)


def printed_defense(s: Heroes3, c: Combat, fighter: int) -> int:
    """The defense its card shows."""
    layer = top_layer(s, c, fighter) if c.layers[fighter] else None
    return s.facts.defense[c.form[fighter]] if layer is None else layer.defense


def defense_of(s: Heroes3, c: Combat, fighter: int) -> int:
    """What tokens and effects add to the printed defense (H3-COMBAT-19, R-17)."""
    value = total(s, c, "defense", fighter) + total(s, c, "corrosion", fighter) if c.effects else 0
    if c.stack[fighter] & STACK_DEFENSE:
        value += s.facts.content.stack_tokens.defense
    return value


def hp_of(s: Heroes3, c: Combat, fighter: int) -> int:
    """HP of the current side or topmost horde, with what cards add (R-79)."""
    if c.marks[fighter] & CLONE:
        return 1
    layer = top_layer(s, c, fighter) if c.layers[fighter] else None
    value = s.facts.hp[c.form[fighter]] if layer is None else layer.hp
    if c.stack[fighter] & STACK_HP:
        value += s.facts.content.stack_tokens.hp
    return value + total(s, c, "hp", fighter) if c.effects else value


def left_hp(s: Heroes3, c: Combat, fighter: int) -> int:
    """HP left on the current side."""
    return hp_of(s, c, fighter) - c.damage[fighter]


def speeds(name: str, movement: int) -> bool:
    """Whether an effect for a whole side changes the initiative of units that move so."""
    if name == "ranged_initiative":
        return movement == RANGED
    return name == "units_initiative" or (name == "ground_initiative" and movement == GROUND)


def initiative_of(s: Heroes3, c: Combat, fighter: int) -> int:
    """Initiative with all effects, at least 0 (R-12)."""
    layer = top_layer(s, c, fighter) if c.layers[fighter] else None
    value = s.facts.initiative[c.form[fighter]] if layer is None else layer.initiative
    if c.stack[fighter] & STACK_INITIATIVE:
        value += s.facts.content.stack_tokens.initiative
    if not c.effects:
        return value
    least = 0
    owner = owner_of(c, c.side[fighter])
    movement = s.facts.movement[c.form[fighter]]
    for effect in c.effects:
        if effect.target == fighter:
            if effect.name == "initiative" and applies(s, c, effect, fighter):
                value += effect.amount
            elif effect.name == "initiative_floor" and effect.amount > least:
                least = effect.amount
        elif effect.target == NOBODY and effect.owner == owner and speeds(effect.name, movement):
            value += effect.amount if applies(s, c, effect, fighter) else 0
    return max(least, value)


def enemies_next_to(c: Combat, fighter: int) -> list[int]:
    """Enemy fighters on the spaces around a fighter."""
    side = c.side[fighter]
    out: list[int] = []
    for near in NEIGHBOURS[c.space[fighter]]:
        there = c.board[near]
        if there >= 0 and c.side[there] != side:
            out.append(there)
    return out


def friends_next_to(c: Combat, fighter: int) -> list[int]:
    """Friends on the spaces around a fighter."""
    side = c.side[fighter]
    out: list[int] = []
    for near in NEIGHBOURS[c.space[fighter]]:
        there = c.board[near]
        if there >= 0 and c.side[there] == side:
            out.append(there)
    return out


def next_to(c: Combat, space: int) -> list[int]:
    """All fighters on the spaces around a space."""
    out: list[int] = []
    for near in NEIGHBOURS[space]:
        there = c.board[near]
        if there >= 0:
            out.append(there)
    return out


def fights_with_cards(c: Combat) -> bool:
    """Whether the AI hero itself takes part, so that its cards are drawn (R-73)."""
    hero = c.attacker_hero if owner_of(c, ATTACKING) == AI else c.defender_hero
    return c.ai >= 0 and hero == MAIN
