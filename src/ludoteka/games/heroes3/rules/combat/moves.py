"""Where a unit may move and whom it may attack in a combat (H3-UNIT-07, H3-COMBAT-14, H3-COMBAT-15)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import AI, FLYING, NEUTRALS, NOBODY, RANGED, SPACES, TOWER
from ludoteka.games.heroes3.rules.battlefield.board import (
    ATTACKING,
    NEIGHBOURS,
    TOUCHING,
    adjacent,
    distance,
    free_spaces,
    spaces_in,
    spread,
    way_between,
    within_reach,
)
from ludoteka.games.heroes3.rules.battlefield.damage import over, place, wound
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import (
    ability,
    alive,
    anywhere,
    effect_on,
    is_tower,
    movement_of,
)
from ludoteka.games.heroes3.rules.battlefield.siege import break_piece, pieces_in_reach
from ludoteka.games.heroes3.rules.combat.strike import declare
from ludoteka.games.heroes3.rules.spells.hits import spell_damage_to
from ludoteka.games.heroes3.rules.spells.on_board import EMPTY_SAND, SAND
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action


def targets_from(s: Heroes3, c: Combat, fighter: int, space: int) -> list[int]:
    """The enemy fighters a unit could attack from a space (H3-UNIT-07, H3-UNIT-08)."""
    side = c.side[fighter]
    ranged = s.facts.movement[c.form[fighter]] == RANGED
    if not ranged or not is_tower(s, c, fighter):
        touching = TOUCHING[space]
        near = [
            other
            for other in range(len(c.form))
            if c.side[other] != side and c.space[other] >= 0 and touching >> c.space[other] & 1
        ]
        if near or not ranged:
            return near
    return [other for other in range(len(c.form)) if c.side[other] != side and c.space[other] >= 0]


def enemy_spaces(c: Combat, side: int) -> int:
    """Mask of the spaces where enemies of a side stand."""
    mask = 0
    sides = c.side
    for other, space in enumerate(c.space):
        if space >= 0 and sides[other] != side:
            mask |= 1 << space
    return mask


def may_move(s: Heroes3, c: Combat, fighter: int) -> bool:
    """Whether a unit may move in this activation (ability enemy_starting_activation_adjacent_cannot_move)."""
    form = c.form[fighter]
    facts = s.facts
    if c.moved or facts.troop[form >> 1].kind == TOWER or (c.attacked and facts.movement[form] != RANGED):
        return False
    if c.space[fighter] != c.from_space:
        return True
    side = c.side[fighter]
    for near in NEIGHBOURS[c.space[fighter]]:
        there = c.board[near]
        if (
            there >= 0
            and c.side[there] != side
            and "enemy_starting_activation_adjacent_cannot_move" in facts.abilities[c.form[there]]
            and ability(s, c, there, "enemy_starting_activation_adjacent_cannot_move") is not None
        ):
            return False
    return True


def moves_of(s: Heroes3, c: Combat, fighter: int) -> int:
    """Mask of the spaces a unit may move to now (H3-UNIT-07, H3-COMBAT-15)."""
    if c.moved or not may_move(s, c, fighter):
        return 0
    form = c.form[fighter]
    if "teleport_move_any_empty_space" in s.facts.abilities[form] and (
        ability(s, c, fighter, "teleport_move_any_empty_space") is not None
    ):
        return free_spaces(c)
    movement = s.facts.movement[form]
    if c.effects and anywhere(c, "frozen") is not None:
        if effect_on(c, "boss", fighter) is not None:
            return free_spaces(c)
        return within_reach(c, c.side[fighter], c.space[fighter], movement, 1)
    return within_reach(c, c.side[fighter], c.space[fighter], movement, s.facts.combat_steps[movement])


def move_options(s: Heroes3, c: Combat, fighter: int) -> list[int]:
    """The spaces a unit may move to now (H3-UNIT-07, H3-COMBAT-15)."""
    return spaces_in(moves_of(s, c, fighter))


def attacks_of(s: Heroes3, c: Combat, fighter: int) -> int:
    """Mask of the spaces a unit may attack from where it stands: enemies, walls, gate (H3-UNIT-07, H3-SIEGE-02)."""
    if c.attacked or (c.effects and effect_on(c, "forgetfulness", fighter) is not None):
        return 0
    ranged = s.facts.movement[c.form[fighter]] == RANGED
    if c.moved and ranged:
        return 0
    here = c.space[fighter]
    enemies = enemy_spaces(c, c.side[fighter])
    mask = enemies & TOUCHING[here]
    if ranged:
        return mask if mask and not is_tower(s, c, fighter) else enemies
    if c.siege:
        for space in pieces_in_reach(s, c, fighter, here):
            mask |= 1 << space
    return mask


def neutral_run(c: Combat, side: int) -> bool:
    """Whether a side is neutral units run by an opponent: they must attack and never defend (H3-COMBAT-13)."""
    return (c.attacker if side == ATTACKING else c.defender) == NEUTRALS and c.controllers[side] != AI


def attack_positions(s: Heroes3, c: Combat, fighter: int, spaces: int) -> int:
    """Mask of those of the spaces from which the unit could attack somebody."""
    if s.facts.movement[c.form[fighter]] == RANGED:
        return 0
    if c.effects and effect_on(c, "forgetfulness", fighter) is not None:
        return 0
    return spaces & spread(enemy_spaces(c, c.side[fighter]))


def march_closed(s: Heroes3, c: Combat, fighter: int, space: int) -> Action | None:
    """Why a unit cannot move to a space; None if it can (H3-UNIT-07, H3-COMBAT-15)."""
    if moves_of(s, c, fighter) >> space & 1:
        return None
    if c.moved:
        return ("has-moved",)
    if c.board[space] != NOBODY:
        return ("space-taken", space)
    return ("out-of-reach", space) if may_move(s, c, fighter) else ("cannot-move", c.form[fighter] >> 1)


def attack_closed(s: Heroes3, c: Combat, fighter: int, space: int) -> Action | None:
    """Why a unit cannot attack what stands on a space; None if it can (H3-UNIT-07, H3-COMBAT-14)."""
    if attacks_of(s, c, fighter) >> space & 1:
        return None
    if c.attacked:
        return ("has-attacked",)
    target = c.board[space]
    if target == NOBODY or (target >= 0 and c.side[target] == c.side[fighter]):
        return ("no-enemy-there", space)
    return ("out-of-reach", space)


def attack_space(s: Heroes3, c: Combat, fighter: int, space: int) -> None:
    """A unit attacks what stands on a space: a unit, or a wall or gate that simply falls (H3-SIEGE-02)."""
    target = c.board[space]
    if target >= 0:
        declare(s, c, fighter, target)
    else:
        c.attacked = True
        break_piece(s, c, space)


def is_safe(c: Combat) -> bool:
    """Whether nothing on the board strikes who moves across it."""
    return not c.traps and (not c.effects or anywhere(c, "fire_wall") is None)


def march(s: Heroes3, c: Combat, fighter: int, goal: int) -> None:
    """A unit moves to a free space; what lies in wait on its way strikes it (H3-UNIT-07)."""
    start = c.space[fighter]
    c.moved = True
    s.tell(("marches", start, goal, c.form[fighter] >> 1))
    if is_safe(c):
        place(c, fighter, goal)
        return
    way = [goal]
    movement = movement_of(s, c, fighter)
    if movement != FLYING and ability(s, c, fighter, "teleport_move_any_empty_space") is None:
        way = way_between(c, c.side[fighter], start, goal, movement)
    for space in way:
        if c.board[space] == NOBODY:
            place(c, fighter, space)
        if not survives_space(s, c, fighter, space):
            return


def survives_space(s: Heroes3, c: Combat, fighter: int, space: int) -> bool:
    """What a unit meets on a space it enters: fire, mines, quicksand; whether it can go on."""
    for effect in c.effects.copy():
        if effect.name == "fire_wall" and effect.target == space:
            wound(s, c, fighter, spell_damage_to(s, c, fighter, effect.amount, "fire_wall"), NOBODY)
            if over(s) or not alive(c, fighter):
                return False
    for trap in c.traps:
        if trap[0] != space:
            continue
        at = c.traps.index(trap)
        c.traps = c.traps[:at] + c.traps[at + 1 :]
        s.tell(("trap", space, trap[1] if trap[1] != EMPTY_SAND else 0))
        if trap[1] > 0:
            wound(s, c, fighter, spell_damage_to(s, c, fighter, trap[1], "land_mine"), NOBODY)
            if over(s) or not alive(c, fighter):
                return False
        elif trap[1] == SAND:
            lay_plain(c, "stuck", NOBODY, fighter, 0, "activation")
            return False
    return True


def berserk_options(s: Heroes3, c: Combat, fighter: int, moves: list[int]) -> list[Action]:
    """A berserk unit must attack the nearest unit, friend or foe, moving if needed (spell berserk)."""
    here = c.space[fighter]
    others = [other for other in range(len(c.form)) if other != fighter and 0 <= c.space[other] < SPACES]
    if c.attacked or not others:
        return [("hold",)]
    nearest = min(distance(here, c.space[other]) for other in others)
    prey = [other for other in others if distance(here, c.space[other]) == nearest]
    if movement_of(s, c, fighter) == RANGED and not c.moved:
        return sorted(("attack", c.space[other]) for other in prey)
    close = [other for other in prey if adjacent(here, c.space[other])]
    if close:
        return sorted(("attack", c.space[other]) for other in close)
    goals = [space for space in moves if any(adjacent(space, c.space[other]) for other in prey)]
    if goals:
        return [("march", space) for space in goals]
    nearer = [space for space in moves if min(distance(space, c.space[other]) for other in prey) < nearest]
    return [("march", space) for space in nearer] or [("hold",)]
