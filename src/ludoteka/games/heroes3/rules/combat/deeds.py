"""What cards do in a combat beyond plain figures, by the name of their deed (H3-CARD-12 to H3-CARD-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.figures import anywhere, fight, is_ranged, owner_of, tier_of, units_of
from ludoteka.games.heroes3.rules.battlefield.moments import AFTER_ROLL, LETHAL, ROUND_END
from ludoteka.games.heroes3.rules.battlefield.siege import siege_pieces, tower_fighter
from ludoteka.games.heroes3.rules.battlefield.strikes import striking
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
from ludoteka.games.heroes3.rules.spells.casting import castable_from, do_casting_deed
from ludoteka.games.heroes3.rules.spells.targets import may_cancel
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat

Deed = Callable[[Heroes3, int, int, int, Play, tuple[int, ...]], bool]
"""A deed: state, seat, side, card, the play, the spaces chosen; whether the card stays in play."""


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
    return DEEDS[name](s, seat, side, card, play, chosen)


def permanent(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """A permanent card comes into play; another one goes (H3-CARD-09)."""
    if play.timing != "permanent":
        return False
    lay_permanent(s, seat, card)
    return True


def deed_open(s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int, play: Play) -> bool:
    """Whether a deed makes sense now: what it answers or needs is there (H3-CARD-16)."""
    name = play.deed
    player = s.players[seat]
    if name in ("ignore_die", "set_die", "reroll_die"):
        return die_open(s, c, side, moment, play)
    if name == "cancel_lethal_attack":
        return moment == LETHAL and can_save(s, c, seat, side, play)
    if name in ("cancel_spell", "cancel_spell_on_roll"):
        return may_cancel(c, side, play)
    if name == "extend_combat":
        return moment == ROUND_END and c.limited and not c.azure and not extended(c)
    if name in ("return_spell", "return_spell_and_power"):
        return c.casting is not None and c.casting.card >= 0 and not returning(c)
    if name in ("cast_from_hand", "cast_from_discard", "cast_common_discard", "cast_free_of_power"):
        return bool(castable_from(s, c, seat, side, play))
    if name == "repeat_war_machine":
        return repeated(c, seat, play.machine) != NOBODY
    if name in ("fire_war_machine", "double_war_machine", "aim_war_machine"):
        return has_machine(s, c, side, play.machine)
    if name == "destroy_siege_pieces":
        return tower_fighter(c) >= 0 if "arrow_tower" in play.pieces else bool(siege_pieces(c))
    if name == "swap_units":
        return len(units_of(c, side)) > 1
    if name == "enemy_loses_morale_token":
        enemy = owner_of(c, 1 - side)
        return enemy < s.seats and player.team != s.players[enemy].team
    if name == "add_neutral":
        assert play.neutral is not None
        return free_home(c, side) != NOBODY and neutral_there(s, s.facts.troop_number[play.neutral])
    if name in COMMON_DEEDS:
        return can_do(s, seat, card, play)
    if name == "activate_unit_again":
        return not c.attacked and not c.moved
    return name in DEEDS or name in ("figures", "school_power")


def die_open(s: Heroes3, c: Combat, side: int, moment: int, play: Play) -> bool:
    """Whether dice are there that a card may ignore, set or reroll."""
    strike = c.strike
    if strike is None or (play.dice and "attack" not in play.dice):
        return False
    if play.deed == "set_die":
        return strike.stage == 0 and (not play.every_die or c.side[strike.attacker] == side)
    if moment != AFTER_ROLL or not strike.dice:
        return False
    if play.deed == "reroll_die":
        return c.side[strike.attacker] == side and anywhere(c, "no_morale_or_rerolls") is None
    return play.target != "ranged_unit" or is_ranged(s, c, strike.attacker)


def can_save(s: Heroes3, c: Combat, seat: int, side: int, play: Play) -> bool:
    """Whether the power played is enough to save the unit attacked (R-76)."""
    strike = striking(c)
    tier = tier_of(s, c, strike.target)
    powers = play.tier_power
    if powers is None or c.side[strike.target] != side or not 0 <= tier < 3:
        return False
    need = (powers.bronze, powers.silver, powers.gold)[tier]
    return s.players[seat].power >= need


def extended(c: Combat) -> bool:
    """Whether the next round against neutrals is paid for already."""
    return any(effect.name == "extend_combat" and effect.since == c.round for effect in c.effects)


def returning(c: Combat) -> bool:
    """Whether the spell just cast goes back to the hand already."""
    return anywhere(c, "spell_returns") is not None


def machine_deed(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Ballista, tent and cannon work more often or better."""
    return do_machine_deed(s, fight(s), seat, side, card, play)


def casting_deed(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Spells are cast, cancelled or returned by a card."""
    return do_casting_deed(s, fight(s), seat, side, card, play)


DEEDS: Final[dict[str, Deed]] = {
    "triple_die": strike_bonus,
    "sure_trigger": strike_bonus,
    "reduce_retaliation": strike_bonus,
    "attack_by_initiative": strike_bonus,
    "weakness_token": strike_bonus,
    "strike_without_retaliation": strike_bonus,
    "mark_retaliated": mark_retaliated,
    "draw_if_spell_discarded": draw_if_spell_discarded,
    "discard_for_attack": discard_for,
    "discard_for_defense": discard_for,
    "discard_for_power": discard_for,
    "ignore_die": ignore_die,
    "set_die": set_die,
    "reroll_die": reroll_die,
    "cancel_lethal_attack": cancel_lethal,
    "swap_units": swap_units,
    "move_unit": move_unit,
    "activate_unit": activate_unit,
    "activate_unit_again": activate_again,
    "cleanse": cleanse,
    "remove_paralysis": remove_paralysis,
    "remove_ongoing": remove_ongoing,
    "paralyse": paralyse_deed,
    "flip_retaliation_cube": flip_cube,
    "defense_tokens": defense_tokens,
    "horde": horde,
    "destroy_siege_pieces": destroy_pieces,
    "meteor_shower": meteor_shower,
    "fire_wall": fire_wall,
    "forgetfulness": forgetful,
    "elemental_damage": elemental,
    "extend_combat": extend_combat,
    "free_spell": free_spell,
    "add_neutral": add_neutral,
    "spend_permanent": spend_permanent,
    "ranged_bonus": on_side,
    "no_ranged_penalties": on_side,
    "ignore_defense": on_side,
    "any_card_attack": on_side,
    "no_spell_damage": on_side,
    "spell_immunities_off": on_side,
    "unit_abilities_off": on_side,
    "no_surrender": on_side,
    "no_morale_or_rerolls": on_side,
    "school_power": on_side,
    "double_power": on_side,
    "no_casting": on_side,
    "no_casting_without_power": on_side,
    "draw_per_spell": on_side,
    "immune_to_paralysis": on_unit,
    "ward_unit": on_unit,
    "rolls_low": on_unit,
    "retaliation_rolls_low": on_unit,
    "thorns": on_unit,
    "haste_and_guard": on_unit,
    "spell_damage_off": on_unit,
    "fire_war_machine": machine_deed,
    "extra_war_machine": machine_deed,
    "extra_war_machine_and_fire": machine_deed,
    "repeat_war_machine": machine_deed,
    "double_war_machine": machine_deed,
    "aim_war_machine": machine_deed,
    "cast_from_hand": casting_deed,
    "cast_from_discard": casting_deed,
    "cast_common_discard": casting_deed,
    "cast_free_of_power": casting_deed,
    "search_and_cast": casting_deed,
    "return_spell": casting_deed,
    "return_spell_and_power": casting_deed,
    "cancel_spell": casting_deed,
    "cancel_spell_on_roll": casting_deed,
}
"""The deeds of cards that are played in a combat."""
