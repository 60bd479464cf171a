"""Whom a card that is played in a combat is meant for (H3-CARD-16, H3-CARD-17)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import COLUMNS, NOBODY, SPACES
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.board import NEIGHBOURS, distance, empty_spaces
from ludoteka.games.heroes3.rules.battlefield.figures import (
    ability,
    fighters_of,
    ground_or_flying,
    is_ranged,
    is_tower,
    tier_of,
    units_of,
)
from ludoteka.games.heroes3.rules.battlefield.siege import siege_pieces, tower_fighter
from ludoteka.games.heroes3.rules.battlefield.strikes import DECLARED
from ludoteka.games.heroes3.rules.battlefield.town_help import attack_figure, defense_figure
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import every_fighter, spaces_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat

TIER_WORDS: Final = ("bronze", "silver", "gold", "azure")

STRIKE_DEEDS: Final = frozenset(
    (
        "figures", "draw_if_spell_discarded", "discard_for_attack", "discard_for_defense", "triple_die",
        "sure_trigger", "attack_by_initiative", "strike_without_retaliation", "mark_retaliated", "weakness_token",
        "elemental_damage", "reduce_retaliation",
    )
)  # fmt: skip
"""Deeds whose attack or defense goes to the unit that attacks or is attacked, without a choice."""


def struck_by_card(s: Heroes3, c: Combat, side: int, play: Play) -> int:
    """The unit a bonus for one attack goes to: the attacker or the unit attacked, else the active one; -1 for none."""
    strike = c.strike
    helps_attack = play.deed not in ("discard_for_defense", "reduce_retaliation")
    if defense_figure(s, play) and not attack_figure(s, play):
        helps_attack = False
    if strike is not None and strike.stage == DECLARED:
        fighter = strike.attacker if helps_attack else strike.target
    else:
        fighter = c.active
    if fighter < 0 or c.side[fighter] != side:
        return NOBODY
    return fighter if unit_fits(s, c, side, play.target, fighter) else NOBODY


def unit_fits(s: Heroes3, c: Combat, side: int, target: str, fighter: int) -> bool:
    """Whether a fighter is the kind of unit a card names."""
    own = c.side[fighter] == side
    if target in ("own_unit", "own_attacker", "own_defender", "own_units"):
        return own
    if target == "enemy_unit":
        return not own
    if target == "own_ranged_unit":
        return own and is_ranged(s, c, fighter)
    if target == "own_ground_or_flying_unit":
        return own and ground_or_flying(s, c, fighter)
    if target == "ranged_unit":
        return is_ranged(s, c, fighter) and not is_tower(s, c, fighter)
    if target == "ground_or_flying_unit":
        return ground_or_flying(s, c, fighter)
    return True


def is_bonus(play: Play) -> bool:
    """Whether a play is a bonus for one attack that needs no aiming."""
    if play.deed not in STRIKE_DEEDS or play.lasts not in ("instant", "attack"):
        return False
    return bool(play.attack or play.defense) or play.deed != "figures"


def in_tiers(s: Heroes3, c: Combat, play: Play, fighter: int) -> bool:
    """Whether a unit has one of the tiers a card names; none named means any."""
    if not play.tiers:
        return True
    tier = tier_of(s, c, fighter)
    return tier >= 0 and TIER_WORDS[tier] in play.tiers


def targets_of(s: Heroes3, c: Combat, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> list[int]:
    """The spaces to choose the next target from; empty when the card is aimed."""
    deed = play.deed
    count = len(chosen)
    target = play.target
    if deed == "weakness_token":
        return spaces_of(c, every_fighter(c)) if count == 0 else []
    if is_bonus(play):
        return []
    if deed == "swap_units":
        return [c.space[f] for f in units_of(c, side) if c.space[f] not in chosen] if count < 2 else []
    if deed == "move_unit":
        if count == 0:
            return [c.space[f] for f in units_of(c, side) if steps_around(c, f)]
        return steps_around(c, c.board[chosen[0]]) if count == 1 else []
    if deed == "meteor_shower":
        if count == 0:
            return spaces_of(c, every_fighter(c))
        if count > play.amount:
            return []
        return [x for x in NEIGHBOURS[chosen[0]] if c.board[x] >= 0 and x not in chosen]
    if deed == "destroy_siege_pieces":
        if "arrow_tower" in play.pieces:
            return [SPACES] if tower_fighter(c) >= 0 and count == 0 else []
        left = [space for space in siege_pieces(c) if space not in chosen]
        return left if count < play.amount and len(left) + count > play.amount else []
    if target == "two_enemy_units":
        left = [space for space in spaces_of(c, fighters_of(c, 1 - side)) if space not in chosen]
        return left if count < 2 else []
    if target == "unit_and_nearest":
        return nearest_targets(c, chosen, len([one for one in play.damages if one]))
    if count:
        return []
    if target in ("neighbours_of_space", "space_and_neighbours"):
        return list(range(SPACES))
    if target == "line_of_five":
        return list(range(COLUMNS))
    if target == "empty_space":
        return empty_spaces(c)
    if deed == "remove_ongoing":
        return sorted({c.space[one.target] for one in c.effects if one.card >= 0 and 0 <= one.target < len(c.form)})
    return unit_targets(s, c, side, card, play)


def steps_around(c: Combat, fighter: int) -> list[int]:
    """The empty spaces next to a unit."""
    return [space for space in NEIGHBOURS[c.space[fighter]] if c.board[space] == NOBODY]


def nearest_targets(c: Combat, chosen: tuple[int, ...], hits: int) -> list[int]:
    """A unit, then the others nearest to it; the player breaks ties (Chain Lightning)."""
    if not chosen:
        return spaces_of(c, every_fighter(c))
    if len(chosen) >= hits:
        return []
    left = [space for space in spaces_of(c, every_fighter(c)) if space not in chosen]
    if not left:
        return []
    close = min(distance(chosen[0], space) for space in left)
    return [space for space in left if distance(chosen[0], space) == close and c.board[space] >= 0]


def unit_targets(s: Heroes3, c: Combat, side: int, card: int, play: Play) -> list[int]:
    """The units one of which is chosen; empty if the card is meant for none or for all."""
    deed = play.deed
    target = play.target
    if target not in ("unit", "own_unit", "enemy_unit", "own_ranged_unit", "own_ground_or_flying_unit", "ranged_unit"):
        return []
    out: list[int] = []
    for fighter in every_fighter(c):
        if not unit_fits(s, c, side, target, fighter) or not in_tiers(s, c, play, fighter):
            continue
        if is_tower(s, c, fighter) and (play.tiers or not play.damage):
            continue
        if deed == "activate_unit" and c.activated[fighter]:
            continue
        if deed == "horde" and not horde_fits(s, c, play, fighter):
            continue
        if deed == "flip_retaliation_cube" and play.family not in s.facts.troop[c.form[fighter] >> 1].families:
            continue
        if deed == "remove_paralysis" and not c.paralysed[fighter]:
            continue
        if deed == "elemental_damage" and s.facts.troop[c.form[fighter] >> 1].unit != play.unit:
            continue
        if play.heals and deed == "figures" and not c.damage[fighter] and not play.draws:
            continue
        if play.lasts != "instant" and ability(s, c, fighter, "immune_ongoing") is not None:
            continue
        out.append(c.space[fighter])
    return sorted(out)


def horde_fits(s: Heroes3, c: Combat, play: Play, fighter: int) -> bool:
    """Whether a horde card may be laid on a unit (R-44)."""
    horde = play.horde
    assert horde is not None
    if s.facts.troop[c.form[fighter] >> 1].unit != horde.unit:
        return False
    state = "horde" if c.layers[fighter] else "pack" if c.form[fighter] & 1 else "few"
    return state in horde.on


def needs_target(play: Play) -> bool:
    """Whether a card must be aimed at something."""
    return play.target in (
        "unit", "own_unit", "enemy_unit", "own_ranged_unit", "own_ground_or_flying_unit", "ranged_unit",
        "two_enemy_units", "unit_and_nearest", "empty_space", "unit_and_adjacent",
    ) or play.deed in ("swap_units", "move_unit", "remove_ongoing")  # fmt: skip
