"""Every deed of a card that works outside combat, by name: what it needs and what it does (H3-CARD-16)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.book import CardDeed
from ludoteka.games.heroes3.rules.play import common_deeds, deeds, map_deeds, map_spells
from ludoteka.games.heroes3.rules.play.deeds import DiscardForDraw
from ludoteka.games.heroes3.state import Heroes3


def discard_for_draw(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A card is discarded; a spell brings a new one (Blackshard of the Dead Knight)."""
    if s.players[seat].hand:
        s.then(DiscardForDraw(seat, play.draws))


def has_more_cards(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the hand holds another card."""
    return len(s.players[seat].hand) > 1


DEEDS: Final[dict[str, CardDeed]] = {
    "take_from_discard": CardDeed(deeds.take_back, deeds.can_take_back),
    "look_at_discard": CardDeed(deeds.take_back, deeds.can_take_back),
    "search_own_discard": CardDeed(deeds.take_back, deeds.can_take_back),
    "shuffle_discard": CardDeed(deeds.shuffle_discard, deeds.can_shuffle),
    "search_own_deck": CardDeed(deeds.draw_and_keep, deeds.has_own_deck),
    "draw_and_keep": CardDeed(deeds.draw_and_keep, deeds.has_own_deck),
    "draw_keep_kinds": CardDeed(deeds.draw_keep_kinds, deeds.has_own_deck),
    "mill_and_return": CardDeed(deeds.mill_and_return, deeds.has_own_deck),
    "remove_card": CardDeed(deeds.remove_any, deeds.has_other_card),
    "replace_card": CardDeed(deeds.replace_card, deeds.can_replace),
    "empower_statistics": CardDeed(deeds.empower_statistics, deeds.has_statistic),
    "take_top_artifact": CardDeed(common_deeds.take_top_artifact, common_deeds.has_artifacts),
    "dig_spell": CardDeed(common_deeds.dig_spell, common_deeds.has_spells),
    "enemy_loses_morale_token": CardDeed(common_deeds.enemy_loses_morale, common_deeds.foe_is_glad),
    "roll_for_morale": CardDeed(common_deeds.roll_for_morale, gives_figures=True),
    "search_and_cast": CardDeed(common_deeds.search_spells, common_deeds.can_search_spells),
    "recruit_neutral": CardDeed(map_deeds.recruit_neutral, map_deeds.can_recruit_neutral),
    "take_neutral": CardDeed(map_deeds.take_neutral, map_deeds.can_take_neutral),
    "trade_for_neutral": CardDeed(map_deeds.trade_for_neutral, map_deeds.can_trade_unit),
    "reinforce": CardDeed(map_deeds.reinforce, map_deeds.can_reinforce),
    "cheaper_recruit": CardDeed(map_deeds.cheaper_recruit, map_deeds.can_use_discount),
    "cheaper_spell_book": CardDeed(map_deeds.cheaper_spell_book, map_deeds.can_use_spell_book),
    "gain_war_machine": CardDeed(map_deeds.gain_war_machine, map_deeds.has_machine_to_gain),
    "extra_war_machine": CardDeed(map_deeds.extra_war_machine, map_deeds.on_the_map),
    "discover_tile": CardDeed(map_deeds.discover_tile, map_deeds.can_discover),
    "reroll_dice": CardDeed(map_deeds.stays_in_turn, map_deeds.in_own_turn),
    "free_step": CardDeed(map_deeds.stays_in_turn, map_deeds.on_the_map),
    "ignore_negative_morale": CardDeed(map_deeds.stays_in_turn, map_deeds.on_the_map),
    "more_location_dice": CardDeed(map_deeds.stays_in_turn, map_deeds.on_the_map),
    "pass_fields": CardDeed(map_deeds.pass_fields, map_deeds.on_the_map, gives_figures=True),
    "cast_common_discard": CardDeed(map_spells.cast_by_card, map_spells.can_cast_by_card),
    "cast_free_of_power": CardDeed(map_spells.cast_by_card, map_spells.can_cast_by_card),
    "return_spell": CardDeed(map_spells.return_spell, map_spells.never_by_itself),
    "return_spell_and_power": CardDeed(map_spells.return_spell, map_spells.never_by_itself),
    "draw_if_spell_discarded": CardDeed(discard_for_draw, has_more_cards, gives_figures=True),
    "skip_neutral_combat": CardDeed(map_deeds.answered, map_spells.never_by_itself),
    "deeper_search": CardDeed(map_deeds.answered, map_spells.never_by_itself),
    "repeat_search": CardDeed(map_deeds.answered, map_spells.never_by_itself),
    "reroll_die": CardDeed(map_deeds.answered, map_spells.never_by_itself),
    "set_die": CardDeed(map_deeds.answered, map_spells.never_by_itself, gives_figures=True),
}
"""What a card does outside combat, by the name of its deed, with what that needs."""

PERMANENT: Final = frozenset(("school_power", "first_spell_of_school"))
"""Deeds of permanent cards: they work by lying in play."""
