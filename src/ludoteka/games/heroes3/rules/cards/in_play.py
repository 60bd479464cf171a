"""Ongoing cards that lie in play outside combat, and how they end (H3-CARD-08)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.cards.piles import remove_card
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect

RETURNING: Final = "returning"
"""The effect that sends an ongoing card back to the hand when it ends (Knowledge)."""


POWER_PAID: Final = "power_paid"
"""The effect that stands for a card played for power and not yet used (H3-SPELL-02)."""


def in_play(s: Heroes3, seat: int, name: str) -> Effect | None:
    """The first effect of a name that a player has in play, in that player's turn."""
    if s.active == seat:
        for effect in s.players[seat].ongoing:
            if effect.name == name:
                return effect
    return None


def removed_for_power(s: Heroes3, paid: Effect) -> bool:
    """Whether a card played for power leaves the game with it (H3-CARD-10)."""
    plays = s.facts.card[paid.card].plays
    return 0 <= paid.play < len(plays) and plays[paid.play].removes_self


def end_effects(s: Heroes3, seat: int, ended: list[Effect]) -> None:
    """Effects end; their cards are discarded, or go back to the hand if Knowledge was played for them (H3-CARD-08)."""
    player = s.players[seat]
    player.ongoing = [effect for effect in player.ongoing if effect not in ended]
    for effect in ended:
        if effect.card == NOBODY or effect.name == RETURNING:
            continue
        back = next((one for one in player.ongoing if one.name == RETURNING and one.card == effect.card), None)
        if effect.name == POWER_PAID and removed_for_power(s, effect):
            remove_card(s, seat, effect.card)
            continue
        if back is None:
            player.discard.append(effect.card)
            continue
        player.ongoing.remove(back)
        insort(player.hand, effect.card)
        s.tell(("card-returns", seat, effect.card))
