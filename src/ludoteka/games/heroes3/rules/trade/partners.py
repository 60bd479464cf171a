"""Players who trade with one another where an event of the scenario lets them (H3-TRADE-05)."""

from __future__ import annotations

from bisect import insort

from ludoteka.games.heroes3.facts import NOBODY, RESOURCES
from ludoteka.games.heroes3.rules.cards.piles import kind_closed, leave_hand
from ludoteka.games.heroes3.rules.common import DECLINE, clockwise
from ludoteka.games.heroes3.rules.resources import gain, lose
from ludoteka.games.heroes3.rules.trade.alliance import TRADED, tradable
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def giving_closed(s: Heroes3, seat: int, partner: int, action: Action) -> Action | None:
    """Why a resource or a card cannot be given: another partner, not there, or not one at a time (H3-TRADE-05)."""
    match action:
        case ("give" | "give-card", int(other), *_) if other == seat or partner not in (NOBODY, other):
            return ("not-your-partner", other)
        case ("give", _, int(), int(resource)):
            return ("one-at-a-time",) if s.players[seat].stock[resource] else ("has-only", 0, resource)
        case ("give-card", _, int(card)):
            return kind_closed(s, seat, card, TRADED)
    return None


class TradeWithOne(Choice[Heroes3]):
    """A player gives resources, artifacts or spells to one other player, who answers by agreement (H3-TRADE-05).

    `partner` is fixed by the first gift; then both give in turn as they like.
    """

    __slots__ = ("partner",)

    def __init__(self, seat: int, partner: int) -> None:
        super().__init__(seat)
        self.partner = partner

    def options(self, s: Heroes3) -> list[Action]:
        """A resource or a card to give, or no more."""
        player = s.players[self.seat]
        out: list[Action] = [DECLINE]
        others = [self.partner] if self.partner != NOBODY else sorted(clockwise(s, self.seat)[1:])
        cards = tradable(s, self.seat)
        for other in others:
            out += [("give", other, 1, resource) for resource in range(RESOURCES) if player.stock[resource]]
            out += [("give-card", other, card) for card in cards]
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why something cannot be given."""
        return giving_closed(s, self.seat, self.partner, action)

    def take(self, s: Heroes3, action: Action) -> None:
        """Give it and go on; when the giver has done, the partner may give back."""
        if action[0] == "decline":
            if self.partner != NOBODY and s.active != self.partner:
                s.then(GiveBack(self.partner, self.seat))
            return
        match action:
            case ("give", int(other), _, int(resource)):
                s.then(TradeWithOne(self.seat, other))
                lose(s, self.seat, resource, 1)
                gain(s, other, resource, 1)
            case ("give-card", int(other), int(card)):
                s.then(TradeWithOne(self.seat, other))
                hand_card_over(s, self.seat, other, card)


class GiveBack(Choice[Heroes3]):
    """The partner of a trade answers with resources or cards, as agreed (H3-TRADE-05)."""

    __slots__ = ("partner",)

    def __init__(self, seat: int, partner: int) -> None:
        super().__init__(seat)
        self.partner = partner

    def options(self, s: Heroes3) -> list[Action]:
        """A resource or a card to give, or no more."""
        player = s.players[self.seat]
        cards = tradable(s, self.seat)
        out: list[Action] = [DECLINE]
        out += [("give", self.partner, 1, resource) for resource in range(RESOURCES) if player.stock[resource]]
        out += [("give-card", self.partner, card) for card in cards]
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why something cannot be given."""
        return giving_closed(s, self.seat, self.partner, action)

    def take(self, s: Heroes3, action: Action) -> None:
        """Give it and go on."""
        if action[0] == "decline":
            return
        s.then(GiveBack(self.seat, self.partner))
        match action:
            case ("give", _, _, int(resource)):
                lose(s, self.seat, resource, 1)
                gain(s, self.partner, resource, 1)
            case ("give-card", _, int(card)):
                hand_card_over(s, self.seat, self.partner, card)


def hand_card_over(s: Heroes3, giver: int, taker: int, card: int) -> None:
    """A card goes from hand to hand, for everybody to see (H3-TRADE-07)."""
    leave_hand(s, giver, card)
    insort(s.players[taker].hand, card)
    s.tell(("takes-card", taker, card))
