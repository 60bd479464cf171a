"""Selling a barrel out of turn."""

from __future__ import annotations

from typing import Any

from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice
from teaching.state import CALM, Coast, distinct


def asides(s: Coast) -> list[Choice[Any]]:
    """In calm weather whoever holds a barrel may sell it, whoever's turn it is (TCH-SELL-01)."""
    if s.weather != CALM:
        return []
    barrel = s.facts.barrel
    return [Sell(seat) for seat in range(s.seats) if barrel in s.hands[seat] and not s.sold[seat]]


class Sell(Choice[Coast]):
    """Sell a barrel although it is somebody else's turn, once a round (TCH-SELL-01)."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        return [("sell", s.facts.barrel)]

    def take(self, s: Coast, action: Action) -> None:
        """The barrel goes, the seller names the price."""
        barrel = s.facts.barrel
        s.hands[self.seat].remove(barrel)
        s.discard.append(barrel)
        s.sold[self.seat] = True
        s.tell(("sells", self.seat, barrel))
        s.then(Payment(self.seat))


class Payment(Choice[Coast]):
    """A seller takes gold, or one of the three cards discarded last (TCH-SELL-02)."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        """Gold or a card."""
        out: list[Action] = [("gold",)]
        out += [("salvage", card) for card in distinct(sorted(s.discard[-3:]))]
        return out

    def take(self, s: Coast, action: Action) -> None:
        match action:
            case ("gold",):
                s.earn(self.seat, s.facts.sale)
            case ("salvage", int(card)):
                s.discard.remove(card)
                hand = s.hands[self.seat]
                hand.append(card)
                hand.sort()
                s.tell(("salvages", self.seat, card))


def coves_with_room(s: Coast, seat: int) -> list[int]:
    """The coves a seat holds that are not full."""
    limit = s.facts.cove_limit
    return [cove for cove in range(len(s.owner)) if s.owner[cove] == seat and s.crew[cove] < limit]


def land(s: Coast, seat: int, cove: int) -> None:
    """Put one crew from the supply into a cove."""
    s.supply[seat] -= 1
    s.crew[cove] += 1
    s.tell(("lands", seat, cove))
