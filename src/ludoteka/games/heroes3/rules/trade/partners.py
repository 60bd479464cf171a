"""Players who trade with one another where an event of the scenario lets them (H3-TRADE-05)."""

from __future__ import annotations

from bisect import insort

from ludoteka.games.heroes3.facts import BUILD_TOKEN, NOBODY, RESOURCES
from ludoteka.games.heroes3.rules.cards.piles import kind_closed, leave_hand
from ludoteka.games.heroes3.rules.common import DECLINE, clockwise, special
from ludoteka.games.heroes3.rules.resources import gain, lose
from ludoteka.games.heroes3.rules.trade.alliance import TRADED, tradable
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def two_tokens(s: Heroes3) -> bool:
    """Whether cards change hands only if both players spend their building tokens (build_token_trades)."""
    rule = special(s, "build_token_trades")
    return rule is not None and rule.amount > 1


def cards_closed(s: Heroes3, other: int, paired: bool) -> Action | None:
    """Why no cards can be given to a player: that player's building token is spent (H3-TOWNA-04)."""
    if not two_tokens(s) or paired or s.players[other].tokens & BUILD_TOKEN:
        return None
    return ("partner-token-spent", other)


def giving_closed(s: Heroes3, seat: int, partner: int, action: Action) -> Action | None:
    """Why a resource or a card cannot be given: another partner, not there, or not one at a time (H3-TRADE-05)."""
    match action:
        case ("give" | "give-card", int() as other, *_) if other == seat or partner not in (NOBODY, other):
            return ("not-your-partner", other)
        case ("give", _, int() as amount, int() as resource):
            if not s.players[seat].stock[resource]:
                return ("has-only", 0, resource)
            return None if amount == 1 else ("one-at-a-time",)
        case ("give-card", _, int() as card):
            return kind_closed(s, seat, card, TRADED)
    return None


class TradeWithOne(Choice[Heroes3]):
    """A player gives resources, artifacts or spells to one other player, who answers by agreement (H3-TRADE-05).

    `partner` is fixed by the first gift; then both give in turn as they like. `paired` says that the partner has spent
    a building token too, for cards.
    """

    __slots__ = ("paired", "partner")

    def __init__(self, seat: int, partner: int, paired: bool = False) -> None:
        super().__init__(seat)
        self.partner = partner
        self.paired = paired

    def options(self, s: Heroes3) -> list[Action]:
        """A resource or a card to give, or no more."""
        player = s.players[self.seat]
        out: list[Action] = [DECLINE]
        others = [self.partner] if self.partner != NOBODY else sorted(clockwise(s, self.seat)[1:])
        cards = tradable(s, self.seat)
        for other in others:
            out += [("give", other, 1, resource) for resource in range(RESOURCES) if player.stock[resource]]
            if cards_closed(s, other, self.paired) is None:
                out += [("give-card", other, card) for card in cards]
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why something cannot be given."""
        closed = giving_closed(s, self.seat, self.partner, action)
        match action:
            case ("give-card", int() as other, _) if closed is None:
                return cards_closed(s, other, self.paired)
        return closed

    def take(self, s: Heroes3, action: Action) -> None:
        """Give it and go on; when the giver has done, the partner may give back."""
        if action[0] == "decline":
            if self.partner != NOBODY and s.active != self.partner and (self.paired or not two_tokens(s)):
                s.then(GiveBack(self.partner, self.seat))
            return
        match action:
            case ("give", int() as other, _, int() as resource):
                s.then(TradeWithOne(self.seat, other, self.paired))
                lose(s, self.seat, resource, 1)
                gain(s, other, resource, 1)
            case ("give-card", int() as other, int() as card):
                s.then(TradeWithOne(self.seat, other, True))
                if two_tokens(s) and not self.paired:
                    s.players[other].tokens &= ~BUILD_TOKEN
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
        if not two_tokens(s):
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
            case ("give", _, _, int() as resource):
                lose(s, self.seat, resource, 1)
                gain(s, self.partner, resource, 1)
            case ("give-card", _, int() as card):
                hand_card_over(s, self.seat, self.partner, card)


def hand_card_over(s: Heroes3, giver: int, taker: int, card: int) -> None:
    """A card goes from hand to hand, for everybody to see (H3-TRADE-07)."""
    leave_hand(s, giver, card)
    insort(s.players[taker].hand, card)
    s.tell(("takes-card", taker, card))
