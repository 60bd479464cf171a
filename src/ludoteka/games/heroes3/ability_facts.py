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
ATTACK_BONUSES: Final = 8
AGAINST_DEFENSE: Final = 16
DEFENSE_BONUSES: Final = 32
"""They change the figures of an attack."""
BETTER_DICE: Final = 64
FORCED_REROLLS: Final = 128
OPEN_REROLLS: Final = 256
"""They concern the dice of their unit's attacks."""
PEEKS: Final = 512
ROLLS_FOR_MORALE: Final = 1024
"""They may be used once in each turn of their player."""

GROUPS: Final[list[tuple[int, frozenset[str]]]] = [
    (
        ON_ACTIVATION,
        frozenset(
            (
                "heal_self",
                "enemy_discards_random",
                "enemy_loses_positive_morale_token",
                "heal_friendly_else_attack_bonus",
                "damage_any_unit_as_free_spell",
            )
        ),
    ),
    (
        AFTER_BLOW,
        frozenset(
            (
                "damage_another_adjacent_enemy",
                "draw_on_die_face",
                "enemy_discards_on_own_attack",
                "enemy_discards_random_or_power_card",
                "heal_self",
                "mill_own_deck_take_one_spell",
                "paralyse_on_die_face",
                "paralyse_target",
                "place_corrosion",
                "place_weakness_token",
                "poison",
                "roll_to_damage_target",
                "roll_to_paralyse",
                "roll_to_push_target",
                "roll_two_kill_target",
                "splash_damage_adjacent_to_target",
                "strip_enemy_ongoing_from_target",
            )
        ),
    ),
    (
        MORE_ATTACKS,
        frozenset(
            (
                "attack_all_adjacent",
                "attack_multiple_adjacent",
                "breath_second_space",
                "second_attack_same_target",
                "splash_attack_adjacent_to_target",
            )
        ),
    ),
    (
        ATTACK_BONUSES,
        frozenset(
            (
                "attack_bonus_if_flipped_this_combat",
                "attack_bonus_on_own_face",
                "attack_bonus_vs_unit",
                "attack_bonus_while_stacked",
            )
        ),
    ),
    (
        AGAINST_DEFENSE,
        frozenset(
            ("elemental_damage", "ignore_printed_defense", "reduce_target_defense", "reduce_target_defense_on_die_face")
        ),
    ),
    (DEFENSE_BONUSES, frozenset(("defense_bonus_vs_retaliation", "defense_on_attacker_face"))),
    (BETTER_DICE, frozenset(("attack_roll_two_keep_high", "roll_two_sum_both"))),
    (FORCED_REROLLS, frozenset(("reroll_all_minus_one", "reroll_die_face"))),
    (OPEN_REROLLS, frozenset(("may_reroll_die_face", "may_reroll_die_if_moved"))),
    (PEEKS, frozenset(("once_per_turn_peek_any_deck_top_or_bottom",))),
    (ROLLS_FOR_MORALE, frozenset(("once_per_turn_roll_for_morale",))),
]


def groups_of(codes: Iterable[str]) -> int:
    """Mask of the groups that some of these abilities belong to.

    >>> groups_of(["reroll_die_face", "flies"]) == FORCED_REROLLS
    True
    """
    found = frozenset(codes)
    mask = 0
    for bit, names in GROUPS:
        if names & found:
            mask |= bit
    return mask
