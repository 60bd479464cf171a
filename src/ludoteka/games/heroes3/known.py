"""What everybody knows of a player's hidden cards (H3-CARD-15)."""

from __future__ import annotations

from ludoteka.games.heroes3.rules.cards.own_cards import aside, unknown
from ludoteka.games.heroes3.rules.town.buildings import TakeOwn
from ludoteka.games.heroes3.state import Heroes3


def known_cards(s: Heroes3, number: int) -> list[int]:
    """The cards in hand or deck that everybody knows a player has: all but those gained in secret (H3-CARD-15)."""
    player = s.players[number]
    shelved = aside(number) in s.ledger
    held = s.ledger[aside(number)] if shelved else player.hand
    secret = s.ledger[unknown(number)] if shelved else player.secret
    known = held + player.deck.pool + player.deck.top + player.deck.bottom
    if s.looker == number and looks_at_own_deck(s):
        known += s.looked
    for card in secret:
        known.remove(card)
    return sorted(known)


def looks_at_own_deck(s: Heroes3) -> bool:
    """Whether the cards looked at are of the looker's own deck, not of a common one."""
    return any(isinstance(step, TakeOwn) for step in s.agenda)
