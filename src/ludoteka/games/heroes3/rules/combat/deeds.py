"""What cards do in a combat beyond plain figures, by the name of their deed (H3-CARD-12, H3-CARD-13, H3-CARD-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteka.games.heroes3.facts import AZURE, NOBODY
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.figures import anywhere, is_ranged, owner_of, tier_of, units_of
from ludoteka.games.heroes3.rules.battlefield.moments import AFTER_ROLL, LETHAL, ROUND_END
from ludoteka.games.heroes3.rules.battlefield.siege import siege_pieces, tower_fighter
from ludoteka.games.heroes3.rules.battlefield.strikes import DECLARED, striking
from ludoteka.games.heroes3.rules.combat.cards import COMMON_DEEDS, plain_figures
from ludoteka.games.heroes3.rules.combat.deeds_of_attack import (
    cancel_lethal,
    discard_for,
    draw_if_spell_discarded,
    ignore_die,
    mark_retaliated,
    reroll_die,
    set_die,
    strike_bonus,
)
from ludoteka.games.heroes3.rules.combat.deeds_on_units import (
    activate_again,
    activate_unit,
    cleanse,
    defense_tokens,
    destroy_pieces,
    fire_wall,
    flip_cube,
    horde,
    meteor_shower,
    move_unit,
    paralyse_deed,
    remove_ongoing,
    remove_paralysis,
    swap_units,
)
from ludoteka.games.heroes3.rules.combat.deeds_that_last import (
    add_neutral,
    elemental,
    extend_combat,
    forgetful,
    free_home,
    free_spell,
    neutral_there,
    on_side,
    on_unit,
    spend_permanent,
)
from ludoteka.games.heroes3.rules.combat.machines import do_machine_deed, has_machine, repeated
from ludoteka.games.heroes3.rules.play.playing import can_do, lay_permanent, play_in_combat
from ludoteka.games.heroes3.rules.spells.by_cards import castable_from, do_casting_deed
from ludoteka.games.heroes3.rules.spells.castable import may_cancel
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat

Use = Callable[[Heroes3, Combat, int, int, int, Play, tuple[int, ...]], bool]
"""Does a deed: state, combat, seat, side, card, the play, the spaces chosen; whether the card stays in play."""
Usable = Callable[[Heroes3, Combat, int, int, int, Play], bool]
"""Whether what a deed answers or needs is there: state, combat, seat, side, moment, the play."""


class CombatDeed:
    """What a card does in a combat beyond plain figures, and when that makes sense (H3-CARD-16)."""

    __slots__ = ("usable", "use")

    def __init__(self, use: Use, usable: Usable | None = None) -> None:
        self.use = use
        self.usable = usable
        """None for a deed that needs a target at most."""


def do_deed(
    s: Heroes3, c: Combat, seat: int, side: int, card: int, way: int, play: Play, chosen: tuple[int, ...]
) -> bool:
    """A card that was paid and aimed works; whether it stays in play (H3-CARD-08, H3-CARD-17)."""
    name = play.deed
    if name == "figures":
        return permanent(s, seat, card, play) or plain_figures(s, c, seat, side, card, play, chosen)
    if name in ("school_power", "first_spell_of_school") and play.timing == "permanent":
        return permanent(s, seat, card, play)
    if name in COMMON_DEEDS:
        play_in_combat(s, seat, card, way)
        return True
    return DEEDS[name].use(s, c, seat, side, card, play, chosen)


def permanent(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """A permanent card comes into play; another one goes (H3-CARD-09)."""
    if play.timing != "permanent":
        return False
    lay_permanent(s, seat, card)
    return True


def deed_open(s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int, play: Play) -> bool:
    """Whether a deed makes sense now: what it answers or needs is there (H3-CARD-16)."""
    name = play.deed
    if name in COMMON_DEEDS:
        return common_open(s, c, seat, side, card, play)
    deed = DEEDS.get(name)
    if deed is None:
        return name == "figures"
    return deed.usable is None or deed.usable(s, c, seat, side, moment, play)


def common_open(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play) -> bool:
    """Whether a deed that works on the map too has something to work on in a combat."""
    if play.deed == "enemy_loses_morale_token":
        enemy = owner_of(c, 1 - side)
        return enemy < s.seats and s.players[seat].team != s.players[enemy].team
    return can_do(s, seat, card, play)


def is_set_before_roll(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether attack dice are about to be rolled that a card may set."""
    strike = c.strike
    if strike is None or (play.dice and "attack" not in play.dice):
        return False
    return strike.stage == DECLARED and (not play.every_die or c.side[strike.attacker] == side)


def is_rolled(c: Combat, moment: int, play: Play) -> bool:
    """Whether attack dice lie on the table that a card may change."""
    strike = c.strike
    if strike is None or (play.dice and "attack" not in play.dice):
        return False
    return moment == AFTER_ROLL and bool(strike.dice)


def may_reroll(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether a die of an attack of this side can be rolled again (R-15)."""
    if not is_rolled(c, moment, play):
        return False
    return c.side[striking(c).attacker] == side and anywhere(c, "no_morale_or_rerolls") is None


def may_ignore(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether the roll of an attack can be ignored."""
    if not is_rolled(c, moment, play):
        return False
    return play.target != "ranged_unit" or is_ranged(s, c, striking(c).attacker)


def can_save(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether the power played is enough to save the unit attacked (R-76)."""
    if moment != LETHAL:
        return False
    strike = striking(c)
    tier = tier_of(s, c, strike.target)
    powers = play.tier_power
    if powers is None or c.side[strike.target] != side or not 0 <= tier < AZURE:
        return False
    need = (powers.bronze, powers.silver, powers.gold)[tier]
    return s.players[seat].power >= need


def cancels_spell(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether a spell is being cast that the card may cancel (H3-SPELL-07)."""
    return may_cancel(c, side, play)


def returns_spell(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether a spell was just cast that does not go back to the hand already."""
    return c.casting is not None and c.casting.card >= 0 and not returning(c)


def finds_spell(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether there is a spell that the card lets its player cast."""
    return bool(castable_from(s, c, seat, side, play))


def may_extend(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether another round of a combat against neutrals can be paid for by a card (H3-COMBAT-24)."""
    return moment == ROUND_END and c.limited and not c.azure and not extended(c)


def has_worked(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether a war machine has worked this round and can do so again."""
    return repeated(c, seat, play.machine) != NOBODY


def machine_there(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether the war machine of a card works for this side."""
    return has_machine(s, c, side, play.machine)


def pieces_there(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether the walls, gate or tower of a card still stand."""
    return tower_fighter(c) >= 0 if "arrow_tower" in play.pieces else bool(siege_pieces(c))


def two_units(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether a side has two units to change places."""
    return len(units_of(c, side)) > 1


def unit_may_join(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether the neutral unit of a card is free and has room."""
    assert play.neutral is not None
    return free_home(c, side) != NOBODY and neutral_there(s, s.facts.troop_number[play.neutral])


def not_acted(s: Heroes3, c: Combat, seat: int, side: int, moment: int, play: Play) -> bool:
    """Whether the activating unit has neither moved nor attacked."""
    return not c.attacked and not c.moved


def extended(c: Combat) -> bool:
    """Whether the next round against neutrals is paid for already."""
    return any(effect.name == "extend_combat" and effect.since == c.round for effect in c.effects)


def returning(c: Combat) -> bool:
    """Whether the spell just cast goes back to the hand already."""
    return anywhere(c, "spell_returns") is not None


def machine_deed(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Ballista, tent and cannon work more often or better."""
    return do_machine_deed(s, c, seat, side, card, play)


def casting_deed(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Spells are cast, cancelled or returned by a card."""
    return do_casting_deed(s, c, seat, side, card, play)


DEEDS: Final[dict[str, CombatDeed]] = {
    "triple_die": CombatDeed(strike_bonus),
    "sure_trigger": CombatDeed(strike_bonus),
    "reduce_retaliation": CombatDeed(strike_bonus),
    "attack_by_initiative": CombatDeed(strike_bonus),
    "weakness_token": CombatDeed(strike_bonus),
    "strike_without_retaliation": CombatDeed(strike_bonus),
    "mark_retaliated": CombatDeed(mark_retaliated),
    "draw_if_spell_discarded": CombatDeed(draw_if_spell_discarded),
    "discard_for_attack": CombatDeed(discard_for),
    "discard_for_defense": CombatDeed(discard_for),
    "discard_for_power": CombatDeed(discard_for),
    "ignore_die": CombatDeed(ignore_die, may_ignore),
    "set_die": CombatDeed(set_die, is_set_before_roll),
    "reroll_die": CombatDeed(reroll_die, may_reroll),
    "cancel_lethal_attack": CombatDeed(cancel_lethal, can_save),
    "swap_units": CombatDeed(swap_units, two_units),
    "move_unit": CombatDeed(move_unit),
    "activate_unit": CombatDeed(activate_unit),
    "activate_unit_again": CombatDeed(activate_again, not_acted),
    "cleanse": CombatDeed(cleanse),
    "remove_paralysis": CombatDeed(remove_paralysis),
    "remove_ongoing": CombatDeed(remove_ongoing),
    "paralyse": CombatDeed(paralyse_deed),
    "flip_retaliation_cube": CombatDeed(flip_cube),
    "defense_tokens": CombatDeed(defense_tokens),
    "horde": CombatDeed(horde),
    "destroy_siege_pieces": CombatDeed(destroy_pieces, pieces_there),
    "meteor_shower": CombatDeed(meteor_shower),
    "fire_wall": CombatDeed(fire_wall),
    "forgetfulness": CombatDeed(forgetful),
    "elemental_damage": CombatDeed(elemental),
    "extend_combat": CombatDeed(extend_combat, may_extend),
    "free_spell": CombatDeed(free_spell),
    "add_neutral": CombatDeed(add_neutral, unit_may_join),
    "spend_permanent": CombatDeed(spend_permanent),
    "ranged_bonus": CombatDeed(on_side),
    "no_ranged_penalties": CombatDeed(on_side),
    "ignore_defense": CombatDeed(on_side),
    "any_card_attack": CombatDeed(on_side),
    "no_spell_damage": CombatDeed(on_side),
    "spell_immunities_off": CombatDeed(on_side),
    "unit_abilities_off": CombatDeed(on_side),
    "no_surrender": CombatDeed(on_side),
    "no_morale_or_rerolls": CombatDeed(on_side),
    "school_power": CombatDeed(on_side),
    "double_power": CombatDeed(on_side),
    "no_casting": CombatDeed(on_side),
    "no_casting_without_power": CombatDeed(on_side),
    "draw_per_spell": CombatDeed(on_side),
    "immune_to_paralysis": CombatDeed(on_unit),
    "ward_unit": CombatDeed(on_unit),
    "rolls_low": CombatDeed(on_unit),
    "retaliation_rolls_low": CombatDeed(on_unit),
    "thorns": CombatDeed(on_unit),
    "haste_and_guard": CombatDeed(on_unit),
    "spell_damage_off": CombatDeed(on_unit),
    "fire_war_machine": CombatDeed(machine_deed, machine_there),
    "extra_war_machine": CombatDeed(machine_deed),
    "extra_war_machine_and_fire": CombatDeed(machine_deed),
    "repeat_war_machine": CombatDeed(machine_deed, has_worked),
    "double_war_machine": CombatDeed(machine_deed, machine_there),
    "aim_war_machine": CombatDeed(machine_deed, machine_there),
    "cast_from_hand": CombatDeed(casting_deed, finds_spell),
    "cast_from_discard": CombatDeed(casting_deed, finds_spell),
    "cast_common_discard": CombatDeed(casting_deed, finds_spell),
    "cast_free_of_power": CombatDeed(casting_deed, finds_spell),
    "search_and_cast": CombatDeed(casting_deed),
    "return_spell": CombatDeed(casting_deed, returns_spell),
    "return_spell_and_power": CombatDeed(casting_deed, returns_spell),
    "cancel_spell": CombatDeed(casting_deed, cancels_spell),
    "cancel_spell_on_roll": CombatDeed(casting_deed, cancels_spell),
}
"""The deeds of cards that are played in a combat."""
