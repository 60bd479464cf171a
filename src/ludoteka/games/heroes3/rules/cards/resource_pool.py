"""Cards that give resources, kept apart as an open pool where the scenario says so (resource_card_pool)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.state import Heroes3

POOL: Final = "resource_cards"
"""In the ledger: the cards of the pool, sorted."""
SIGHT: Final = ("view_air", "view_earth")
"""Spells whose deed gives resources."""


def gives_resources(s: Heroes3, card: int) -> bool:
    """Whether one of the ways to play a card gives resources."""
    one = s.facts.card[card]
    if one.spell is not None:
        return one.spell.deed in SIGHT
    return any(
        play.gold > 0 or play.building_materials > 0 or play.valuables > 0 or play.resource_dice is not None
        for play in one.plays
    )


def form_pool(s: Heroes3, common: list[list[int]]) -> None:
    """Before the game all cards that give resources leave their decks."""
    if special(s, "resource_card_pool") is None:
        return
    pool: list[int] = []
    for at, cards in enumerate(common):
        pool += [card for card in cards if gives_resources(s, card)]
        common[at] = [card for card in cards if not gives_resources(s, card)]
    s.ledger[POOL] = sorted(pool)


def starting_ability(s: Heroes3, ability: int) -> int:
    """The ability a hero starts with: another one instead of a card of the pool."""
    rule = special(s, "resource_card_pool")
    if rule is None or not rule.cards or not gives_resources(s, ability):
        return ability
    return s.facts.card_number[rule.cards[0]]


def back_to_pool(s: Heroes3, card: int) -> bool:
    """Whether a card that leaves the game goes back to the pool instead; it does then."""
    if POOL not in s.ledger or not gives_resources(s, card):
        return False
    pool = s.ledger[POOL].copy()
    insort(pool, card)
    s.ledger[POOL] = pool
    return True


def out_of_pool(s: Heroes3, card: int) -> None:
    """A card is taken out of the pool."""
    pool = s.ledger[POOL].copy()
    pool.remove(card)
    s.ledger[POOL] = pool
