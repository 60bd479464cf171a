"""The errand of a scenario: where its cards are and who bears one (H3-END-01)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.state import Heroes3

ASIDE: Final = "quest_cards"
"""In the ledger: the cards of the quest that nobody has yet."""
PLACE: Final = "quest_place"
"""In the ledger, once it is known: the field on which the wanted card lies."""
WOKEN: Final = "quest_woken"
"""In the ledger once the armies of the scenario have come."""


def quest_cards(s: Heroes3) -> list[int]:
    """The two cards of the quest: the wanted one and the one given for it."""
    quest = scenario(s).quest
    return [] if quest is None else [s.facts.card_number[quest.wants], s.facts.card_number[quest.gives]]


def owns_card(s: Heroes3, seat: int, card: int) -> bool:
    """Whether a card is in a player's hand, deck, discard pile or in play."""
    player = s.players[seat]
    return card in player.hand or card in player.deck.cards() or card in player.discard or card in player.permanent


def quest_bearer(s: Heroes3) -> int:
    """The player who has a card of the quest, -1 for nobody."""
    for seat in range(s.seats):
        if any(owns_card(s, seat, card) for card in quest_cards(s)):
            return seat
    return NOBODY
