"""The council: everyone hails, bids for the order of turns and pledges a card, side by side and in secret."""

from __future__ import annotations

from typing import Any

from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step
from teaching.rules.turn import TakeTurn
from teaching.state import NO_BID, STORM, Coast, distinct


class OpenCouncil(Step[Coast]):
    """Everyone sits down at once; the turns follow when all are done (TCH-COUNCIL-01)."""

    __slots__ = ()

    def run(self, s: Coast) -> None:
        """Open a lane for each seat."""
        lanes: dict[int, list[Step[Any]]] = {}
        for seat in range(s.seats):
            if not s.out[seat]:
                lanes[seat] = [Hail(seat), Bid(seat), Pledge(seat)]
        s.then(CloseCouncil())
        s.together(lanes)


class Hail(Choice[Coast]):
    """Offer a rival a gold for passage, or stay silent (TCH-HAIL-01)."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        """Rivals who can be hailed, or silence."""
        out: list[Action] = [("done",)]
        out += [("hail", other) for other in range(s.seats) if closed_to(s, self.seat, other) is None]
        return out

    def take(self, s: Coast, action: Action) -> None:
        """Lay the gold down and wait for the answer."""
        match action:
            case ("hail", int(other)):
                s.spend(self.seat, 1)
                s.tell(("hails", self.seat, other))
                s.then_for(other, Answer(other, self.seat))

    def why_not(self, s: Coast, action: Action) -> Action | None:
        """Storm, poverty, friendship or death."""
        match action:
            case ("hail", int(other)) if 0 <= other < s.seats:
                return closed_to(s, self.seat, other)
        return None


def closed_to(s: Coast, seat: int, other: int) -> Action | None:
    """Why a seat may not hail another, or None if it may (TCH-HAIL-01)."""
    if s.weather == STORM:
        return ("storm",)
    if s.gold[seat] < 1:
        return ("no-gold", 1)
    if s.out[other]:
        return ("is-out", other)
    if s.allied(seat, other):
        return ("is-friend", other)
    return None


class Answer(Choice[Coast]):
    """Whoever was hailed takes the gold and lets the other draw a card, or sends it back (TCH-HAIL-01)."""

    __slots__ = ("asker",)

    def __init__(self, seat: int, asker: int) -> None:
        super().__init__(seat)
        self.asker = asker

    def options(self, s: Coast) -> list[Action]:
        return [("agree",), ("refuse",)]

    def take(self, s: Coast, action: Action) -> None:
        match action:
            case ("agree",):
                s.tell(("agrees", self.seat, self.asker))
                s.earn(self.seat, 1)
                s.draw_card(self.asker)
            case ("refuse",):
                s.tell(("refuses", self.seat, self.asker))
                s.earn(self.asker, 1)

    def prompt(self, s: Coast) -> Action:
        return ("answer", self.asker)


class Bid(Choice[Coast]):
    """Bid gold for an early turn, unseen by the others (TCH-BID-01)."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        """From nothing to what one has."""
        most = min(s.facts.highest_bid, s.gold[self.seat])
        return [("bid", amount) for amount in range(most + 1)]

    def take(self, s: Coast, action: Action) -> None:
        """Note it down; it is paid when all bids are shown."""
        match action:
            case ("bid", int(amount)):
                s.bids[self.seat] = amount
                s.tell(("has-bid", self.seat))

    def why_not(self, s: Coast, action: Action) -> Action | None:
        match action:
            case ("bid", int(amount)):
                if amount > s.facts.highest_bid:
                    return ("bid-limit", s.facts.highest_bid)
                if amount > s.gold[self.seat]:
                    return ("no-gold", amount)
        return None


class Pledge(Choice[Coast]):
    """Lay a card face down that is sold when the bids are shown, or keep all (TCH-BID-02)."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        """Nothing or any card of the hand."""
        out: list[Action] = [("keep",)]
        out += [("pledge", card) for card in distinct(s.hands[self.seat])]
        return out

    def take(self, s: Coast, action: Action) -> None:
        match action:
            case ("pledge", int(card)):
                s.hands[self.seat].remove(card)
                s.pledges[self.seat].append(card)
                s.tell(("has-pledged", self.seat))


class CloseCouncil(Step[Coast]):
    """Show bids and pledges, pay, and take turns from the highest bid down; luck breaks ties (TCH-BID-03)."""

    __slots__ = ()

    def run(self, s: Coast) -> None:
        """Set the order of turns."""
        order = [seat for seat in range(s.seats) if not s.out[seat]]
        s.chance.shuffle(order)
        order.sort(key=lambda seat: -s.bids[seat])
        for seat in order:
            s.tell(("bids", seat, s.bids[seat]))
            s.spend(seat, s.bids[seat])
            s.bids[seat] = NO_BID
            if s.pledges[seat]:
                card = s.pledges[seat].pop()
                s.discard.append(card)
                s.tell(("pledged", seat, card))
                s.earn(seat, 1 + s.facts.power[card])
        for seat in reversed(order):
            s.then(TakeTurn(seat))
