"""Every deed of a card that works outside combat, by name: what it needs and what it does (H3-CARD-16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.combat.deeds_of_attack import DiscardForDraw
from ludoteka.games.heroes3.rules.play import deeds as card_deeds
from ludoteka.games.heroes3.rules.play import map_deeds as card_deeds_map
from ludoteka.games.heroes3.rules.play import map_spells
from ludoteka.games.heroes3.state import Heroes3

Deed = Callable[[Heroes3, int, int, int, Play], None]
"""A deed: state, seat, card, way and the play."""
Test = Callable[[Heroes3, int, int, Play], bool]
"""Whether a deed has anything to work on: state, seat, card and the play; the card may still be in hand."""


def discard_for_draw(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A card is discarded; a spell brings a new one (Blackshard of the Dead Knight)."""
    if s.players[seat].hand:
        s.then(DiscardForDraw(seat, play.draws))


def has_more_cards(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the hand holds another card."""
    return len(s.players[seat].hand) > 1


CAN: Final[dict[str, Test]] = {
    "take_from_discard": card_deeds.can_take_back,
    "look_at_discard": card_deeds.can_take_back,
    "search_own_discard": card_deeds.can_take_back,
    "shuffle_discard": card_deeds.can_shuffle,
    "search_own_deck": card_deeds.has_own_deck,
    "draw_and_keep": card_deeds.has_own_deck,
    "draw_keep_kinds": card_deeds.has_own_deck,
    "mill_and_return": card_deeds.has_own_deck,
    "remove_card": card_deeds.has_other_card,
    "replace_card": card_deeds.can_replace,
    "empower_statistics": card_deeds.has_statistic,
    "take_top_artifact": card_deeds.has_artifacts,
    "dig_spell": card_deeds.has_spells,
    "enemy_loses_morale_token": card_deeds.foe_is_glad,
    "search_and_cast": card_deeds.can_search_spells,
    "recruit_neutral": card_deeds_map.can_recruit_neutral,
    "take_neutral": card_deeds_map.can_take_neutral,
    "trade_for_neutral": card_deeds_map.can_trade_unit,
    "reinforce": card_deeds_map.can_reinforce,
    "cheaper_recruit": card_deeds_map.can_use_discount,
    "cheaper_spell_book": card_deeds_map.can_use_spell_book,
    "gain_war_machine": card_deeds_map.has_machine_to_gain,
    "discover_tile": card_deeds_map.can_discover,
    "reroll_dice": card_deeds_map.in_own_turn,
    "free_step": card_deeds_map.on_the_map,
    "pass_fields": card_deeds_map.on_the_map,
    "ignore_negative_morale": card_deeds_map.on_the_map,
    "more_location_dice": card_deeds_map.on_the_map,
    "extra_war_machine": card_deeds_map.on_the_map,
    "cast_common_discard": map_spells.can_cast_by_card,
    "cast_free_of_power": map_spells.can_cast_by_card,
    "draw_if_spell_discarded": has_more_cards,
    "skip_neutral_combat": map_spells.never_by_itself,
    "deeper_search": map_spells.never_by_itself,
    "repeat_search": map_spells.never_by_itself,
    "reroll_die": map_spells.never_by_itself,
    "set_die": map_spells.never_by_itself,
    "return_spell": map_spells.never_by_itself,
    "return_spell_and_power": map_spells.never_by_itself,
}
"""What a deed needs; one that is not here always finds something to do."""

DEEDS: Final[dict[str, Deed]] = {
    "take_from_discard": card_deeds.take_back,
    "look_at_discard": card_deeds.take_back,
    "search_own_discard": card_deeds.take_back,
    "shuffle_discard": card_deeds.shuffle_discard,
    "search_own_deck": card_deeds.draw_and_keep,
    "draw_and_keep": card_deeds.draw_and_keep,
    "draw_keep_kinds": card_deeds.draw_keep_kinds,
    "mill_and_return": card_deeds.mill_and_return,
    "remove_card": card_deeds.remove_any,
    "replace_card": card_deeds.replace_card,
    "empower_statistics": card_deeds.empower_statistics,
    "take_top_artifact": card_deeds.take_top_artifact,
    "dig_spell": card_deeds.dig_spell,
    "enemy_loses_morale_token": card_deeds.enemy_loses_morale,
    "roll_for_morale": card_deeds.roll_for_morale,
    "search_and_cast": card_deeds.search_spells,
    "recruit_neutral": card_deeds_map.recruit_neutral,
    "take_neutral": card_deeds_map.take_neutral,
    "trade_for_neutral": card_deeds_map.trade_for_neutral,
    "reinforce": card_deeds_map.reinforce,
    "cheaper_recruit": card_deeds_map.cheaper_recruit,
    "cheaper_spell_book": card_deeds_map.cheaper_spell_book,
    "gain_war_machine": card_deeds_map.gain_war_machine,
    "extra_war_machine": card_deeds_map.extra_war_machine,
    "discover_tile": card_deeds_map.discover_tile,
    "reroll_dice": card_deeds_map.stays_in_turn,
    "free_step": card_deeds_map.stays_in_turn,
    "ignore_negative_morale": card_deeds_map.stays_in_turn,
    "more_location_dice": card_deeds_map.stays_in_turn,
    "pass_fields": card_deeds_map.pass_fields,
    "cast_common_discard": map_spells.cast_by_card,
    "cast_free_of_power": map_spells.cast_by_card,
    "return_spell": map_spells.return_spell,
    "return_spell_and_power": map_spells.return_spell,
    "draw_if_spell_discarded": discard_for_draw,
    "skip_neutral_combat": card_deeds_map.answered,
    "deeper_search": card_deeds_map.answered,
    "repeat_search": card_deeds_map.answered,
    "reroll_die": card_deeds_map.answered,
    "set_die": card_deeds_map.answered,
}
"""What a card does outside combat, by the name of its deed."""

PERMANENT: Final = frozenset(("school_power", "first_spell_of_school"))
"""Deeds of permanent cards: they work by lying in play."""

CONDITIONAL: Final = frozenset(
    ("roll_for_morale", "set_die", "draw_if_spell_discarded", "pass_fields", "draw_per_spell")
)
"""Deeds that give the figures of their play themselves."""
