"""Groups of unit abilities that the rules ask for together, as bits of one number by form (H3-UNIT-06).

Most units have none of a group, and one bit shows it at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

ON_ACTIVATION: Final = 1
"""They work when their unit activates."""
AFTER_BLOW: Final = 2
"""They work after a blow of their unit."""
MORE_ATTACKS: Final = 4
"""They give extra attacks before the first target strikes back."""
AFTER_ANSWER: Final = 2048
"""They work when the target of their unit has struck back."""
ATTACK_BONUSES: Final = 8
AGAINST_DEFENSE: Final = 16
DEFENSE_BONUSES: Final = 32
"""They change the figures of an attack."""
BETTER_DICE: Final = 64
FORCED_REROLLS: Final = 128
OPEN_REROLLS: Final = 256
"""They concern the dice of their unit's attacks."""
DIE_VALUE: Final = 4096
"""They change what the dice of their unit's attacks add."""
WHEN_STRUCK: Final = 8192
"""They change attacks on their unit."""
AGAINST_CASTING: Final = 16384
"""They keep enemies from casting, or make it dearer."""
AGAINST_SPELLS: Final = 32768
"""They keep spells off their unit."""
PEEKS: Final = 512
ROLLS_FOR_MORALE: Final = 1024
"""They may be used once in each turn of their player."""

GROUPS: Final[dict[str, int]] = {
    "damage_any_unit_as_free_spell": ON_ACTIVATION,
    "enemy_discards_random": ON_ACTIVATION,
    "enemy_loses_positive_morale_token": ON_ACTIVATION,
    "heal_friendly_else_attack_bonus": ON_ACTIVATION,
    "heal_self": ON_ACTIVATION | AFTER_BLOW,
    "damage_another_adjacent_enemy": AFTER_BLOW,
    "draw_on_die_face": AFTER_BLOW,
    "enemy_discards_on_own_attack": AFTER_BLOW,
    "enemy_discards_random_or_power_card": AFTER_BLOW,
    "mill_own_deck_take_one_spell": AFTER_BLOW,
    "paralyse_on_die_face": AFTER_BLOW,
    "paralyse_target": AFTER_BLOW,
    "place_corrosion": AFTER_BLOW,
    "place_weakness_token": AFTER_BLOW,
    "poison": AFTER_BLOW,
    "roll_to_damage_target": AFTER_BLOW,
    "roll_to_paralyse": AFTER_BLOW,
    "roll_to_push_target": AFTER_BLOW,
    "roll_two_kill_target": AFTER_BLOW,
    "splash_damage_adjacent_to_target": AFTER_BLOW,
    "strip_enemy_ongoing_from_target": AFTER_BLOW,
    "attack_all_adjacent": MORE_ATTACKS,
    "attack_multiple_adjacent": MORE_ATTACKS,
    "breath_second_space": MORE_ATTACKS,
    "second_attack_same_target": MORE_ATTACKS | AFTER_ANSWER,
    "splash_attack_adjacent_to_target": MORE_ATTACKS,
    "attack_another_adjacent_on_kill": AFTER_ANSWER,
    "may_return_to_origin": AFTER_ANSWER,
    "attack_bonus_if_flipped_this_combat": ATTACK_BONUSES,
    "attack_bonus_on_own_face": ATTACK_BONUSES,
    "attack_bonus_vs_unit": ATTACK_BONUSES,
    "attack_bonus_while_stacked": ATTACK_BONUSES,
    "elemental_damage": AGAINST_DEFENSE,
    "ignore_printed_defense": AGAINST_DEFENSE,
    "reduce_target_defense": AGAINST_DEFENSE,
    "reduce_target_defense_on_die_face": AGAINST_DEFENSE,
    "defense_bonus_vs_retaliation": DEFENSE_BONUSES,
    "defense_on_attacker_face": DEFENSE_BONUSES,
    "attack_roll_two_keep_high": BETTER_DICE,
    "roll_two_sum_both": BETTER_DICE,
    "die_result_bonus": DIE_VALUE,
    "own_die_ignored": DIE_VALUE,
    "attacker_die_set": WHEN_STRUCK,
    "damage_cap_per_attack": WHEN_STRUCK,
    "retaliation_attack_penalty": WHEN_STRUCK,
    "retaliation_rolls_two_keep_low": WHEN_STRUCK,
    "enemy_cannot_cast_while_stacked": AGAINST_CASTING,
    "enemy_spell_costs_extra_power_card": AGAINST_CASTING,
    "enemy_spell_power_penalty": AGAINST_CASTING,
    "immune_ongoing": AGAINST_SPELLS,
    "immune_ongoing_spells": AGAINST_SPELLS,
    "immune_spell_effects": AGAINST_SPELLS,
    "immune_spells": AGAINST_SPELLS,
    "reroll_all_minus_one": FORCED_REROLLS,
    "reroll_die_face": FORCED_REROLLS,
    "may_reroll_die_face": OPEN_REROLLS,
    "may_reroll_die_if_moved": OPEN_REROLLS,
    "once_per_turn_peek_any_deck_top_or_bottom": PEEKS,
    "once_per_turn_roll_for_morale": ROLLS_FOR_MORALE,
}
"""The groups that an ability belongs to, by its code."""


def groups_of(codes: Iterable[str]) -> int:
    """Mask of the groups that some of these abilities belong to.

    >>> groups_of(["reroll_die_face", "flies"]) == FORCED_REROLLS
    True
    """
    mask = 0
    for code in codes:
        mask |= GROUPS.get(code, 0)
    return mask
