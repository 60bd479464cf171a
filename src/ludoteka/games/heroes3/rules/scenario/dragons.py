"""A dragon of no faction that the first visitor of a Dragon Utopia may take along (utopia_offers_dragon)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import AZURE, NOBODY
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral, draw_neutral
from ludoteka.games.heroes3.rules.trade.offers import OfferNeutral
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.state import Step


class OfferDragon(Step[Heroes3]):
    """Azure cards are drawn until a dragon of no faction comes; it may be recruited for nothing."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Draw, discard the others and offer it."""
        passed: list[int] = []
        found = draw_neutral(s, AZURE)
        while found != NOBODY and not is_free_dragon(s, found):
            passed.append(found)
            found = draw_neutral(s, AZURE)
        for troop in passed:
            discard_neutral(s, troop)
        if found != NOBODY:
            s.tell(("neutral-shown", self.seat, found))
            s.shown = [found]
            s.then(OfferNeutral(self.seat, "free"))


def is_free_dragon(s: Heroes3, troop: int) -> bool:
    """Whether a neutral unit is a dragon that belongs to no faction."""
    card = s.facts.troop[troop]
    return card.faction == NOBODY and "dragons" in card.families
