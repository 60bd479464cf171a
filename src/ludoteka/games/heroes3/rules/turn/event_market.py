"""Events at which cards are sold, auctioned and exchanged (H3-EXP-05)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteka.games.heroes3.entries.cards import EventChoice
from ludoteka.games.heroes3.facts import ARTIFACT, COMMON_DECKS, GOLD, MAIN, NOBODY
from ludoteka.games.heroes3.rules.cards.gains import can_pay_price, gain_figures, pay_price
from ludoteka.games.heroes3.rules.cards.piles import (
    distinct,
    gain_openly,
    gain_secretly,
    leave_hand,
    owned,
    refill_discard,
    removable,
    take_top,
    to_common_discard,
)
from ludoteka.games.heroes3.rules.common import DECLINE, DONE
from ludoteka.games.heroes3.rules.resources import gain, lose, too_expensive
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Fair
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice, Step


def fair_of(s: Heroes3) -> Fair:
    """What lies on the table for the event."""
    assert s.fair is not None
    return s.fair


def card_prices(choice: EventChoice) -> list[int]:
    """The gold that minor, major and relic artifacts cost."""
    return [choice.minor_gold, choice.major_gold, choice.relic_gold]


def price_of(s: Heroes3, card: int, prices: list[int]) -> int:
    """What an artifact of its level costs (H3-CARD-13)."""
    return prices[("minor", "major", "relic").index(s.facts.card[card].level)]


def affordable(s: Heroes3, seat: int, cards: list[int], prices: list[int]) -> list[int]:
    """The artifacts among cards that a player can pay."""
    return [card for card in distinct(cards) if price_of(s, card, prices) <= s.players[seat].stock[GOLD]]


# -- A Shady Auction --------------------------------------------------------------------------------------------


class Auction(Step[Heroes3]):
    """An artifact is revealed and everybody bids in secret (A Shady Auction)."""

    __slots__ = ("order",)

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def run(self, s: Heroes3) -> None:
        """Reveal it and ask."""
        card = take_top(s, ARTIFACT)
        if card == NOBODY:
            return
        fair = fair_of(s)
        fair.market = [card]
        fair.bids = [NOBODY] * s.seats
        s.tell(("card-shown", card))
        s.then_each([*(Bid(seat) for seat in self.order), Knockdown(self.order)])


class Bid(Choice[Heroes3]):
    """How much gold to bid for the artifact; the others do not see it yet (A Shady Auction)."""

    __slots__ = ()

    def prompt(self, s: Heroes3) -> Action:
        return ("bid", fair_of(s).market[0])

    def options(self, s: Heroes3) -> list[Action]:
        """From nothing to all the gold there is."""
        return [("bid", amount) for amount in range(s.players[self.seat].stock[GOLD] + 1)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Note it in secret."""
        match action:
            case ("bid", int() as gold):
                fair_of(s).bids[self.seat] = gold
                s.whisper(audience(self.seat), ("own-bid", self.seat, gold))
                s.tell(("has-bid", self.seat))


class Knockdown(Step[Heroes3]):
    """The highest bid pays and takes the artifact; without one, or with two, it is discarded (A Shady Auction)."""

    __slots__ = ("order",)

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def run(self, s: Heroes3) -> None:
        fair = fair_of(s)
        for seat in self.order:
            s.tell(("bid-shown", seat, fair.bids[seat]))
        best = max(fair.bids)
        card = fair.market.pop()
        if best > 0 and fair.bids.count(best) == 1:
            winner = fair.bids.index(best)
            lose(s, winner, GOLD, best)
            gain_openly(s, winner, card)
        else:
            to_common_discard(s, card)
        fair.bids = []
        refill_discard(s, ARTIFACT)


# -- Artifact Merchant ------------------------------------------------------------------------------------------


class MarketRound(Step[Heroes3]):
    """The artifacts on offer go round, from the drawer to the left (Artifact Merchant)."""

    __slots__ = ("event", "order")

    def __init__(self, order: list[int], event: int) -> None:
        self.order = order
        self.event = event

    def run(self, s: Heroes3) -> None:
        """Ask the next player, until they are sold out."""
        if self.order and fair_of(s).market:
            s.then(BuyArtifacts(self.order[0], self.event, False), MarketRound(self.order[1:], self.event))


class BuyArtifacts(Choice[Heroes3]):
    """Buy any of the artifacts on offer, or the open one of the discard pile instead (Artifact Merchant)."""

    __slots__ = ("bought", "event")

    def __init__(self, seat: int, event: int, bought: bool) -> None:
        super().__init__(seat)
        self.event = event
        self.bought = bought

    def forced(self) -> bool:
        """Nothing to buy: go on."""
        return True

    def prices(self, s: Heroes3) -> list[int]:
        """The prices by level."""
        return card_prices(s.facts.event[self.event].choices[0])

    def options(self, s: Heroes3) -> list[Action]:
        """What can be paid, and enough."""
        out: list[Action] = [DONE]
        out += [("buy-card", card) for card in affordable(s, self.seat, fair_of(s).market, self.prices(s))]
        if not self.bought:
            top = s.discards[ARTIFACT][-1:]
            out += [("buy-discarded", card) for card in affordable(s, self.seat, top, self.prices(s))]
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why an artifact cannot be bought."""
        match action:
            case ("buy-card", int() as card):
                if card not in fair_of(s).market:
                    return ("card-not-on-offer", card)
                return too_expensive(s, self.seat, [price_of(s, card, self.prices(s)), 0, 0])
            case ("buy-discarded", int() as card):
                if card not in s.discards[ARTIFACT][-1:]:
                    return ("not-on-top", card)
                return too_expensive(s, self.seat, [price_of(s, card, self.prices(s)), 0, 0])
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Pay and take it."""
        match action:
            case ("buy-card" | "buy-discarded", int() as card):
                lose(s, self.seat, GOLD, price_of(s, card, self.prices(s)))
                if action[0] == "buy-card":
                    s.then(BuyArtifacts(self.seat, self.event, True))
                    fair_of(s).market.remove(card)
                    gain_openly(s, self.seat, card)
                else:
                    s.own_piles()
                    s.discards[ARTIFACT].pop()
                    gain_openly(s, self.seat, card)
                    refill_discard(s, ARTIFACT)


# -- spells -----------------------------------------------------------------------------------------------------

SHUFFLED_IN: Final = ("mage_laboratory",)
"""Events whose buyers shuffle deck, discard pile and the new card together."""


class BuySpell(Choice[Heroes3]):
    """Which of the open spells to buy, and for what (Library of Enlightenment, Mage Laboratory, Shrine)."""

    __slots__ = ("at", "event")

    def __init__(self, seat: int, event: int, at: int) -> None:
        super().__init__(seat)
        self.event = event
        self.at = at

    def options(self, s: Heroes3) -> list[Action]:
        """Each spell for either price that can be paid."""
        choice = s.facts.event[self.event].choices[self.at]
        cards = distinct(fair_of(s).market)
        out: list[Action] = []
        if can_pay_price(s, self.seat, MAIN, choice.price):
            out += [("buy-card", card) for card in cards]
        if choice.or_price is not None and can_pay_price(s, self.seat, MAIN, choice.or_price):
            out += [("buy-otherwise", card) for card in cards]
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Pay and take it."""
        match action:
            case ("buy-card" | "buy-otherwise", int() as card):
                one = s.facts.event[self.event]
                choice = one.choices[self.at]
                fair_of(s).market.remove(card)
                other = choice.or_price
                pay_price(s, self.seat, MAIN, choice.price if action[0] == "buy-card" or other is None else other)
                if one.id in SHUFFLED_IN:
                    player = s.players[self.seat]
                    player.deck.shuffle_in([*player.discard, card])
                    player.discard = []
                    s.tell(("takes-card", self.seat, card))
                    s.tell(("reshuffled", self.seat))
                else:
                    gain_openly(s, self.seat, card)


# -- Messenger with Supplies ------------------------------------------------------------------------------------


class Messenger(Choice[Heroes3]):
    """Buy one of two artifacts, or discard both for resource dice (Messenger with Supplies)."""

    __slots__ = ("event",)

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def options(self, s: Heroes3) -> list[Action]:
        """Those that can be paid, or the dice."""
        prices = card_prices(s.facts.event[self.event].choices[0])
        out: list[Action] = [("take", card) for card in affordable(s, self.seat, s.looked, prices)]
        return sorted([*out, ("roll-instead",)])

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it, the other is shuffled back; or discard and roll."""
        s.seal()
        buy, dice = s.facts.event[self.event].choices
        match action:
            case ("take", int() as card):
                lose(s, self.seat, GOLD, price_of(s, card, card_prices(buy)))
                s.looked.remove(card)
                gain_secretly(s, self.seat, card)
                s.own_piles()
                s.decks[ARTIFACT].shuffle_in(s.looked)
            case _:
                for card in s.looked:
                    to_common_discard(s, card)
                gain_figures(s, self.seat, MAIN, dice, True)
        s.looked = []
        s.looker = NOBODY
        refill_discard(s, ARTIFACT)


# -- Magical Forest ---------------------------------------------------------------------------------------------


class PutInPool(Choice[Heroes3]):
    """Put a card of the hand, or a fresh one, into the pool (Magical Forest).

    A card that the others know of lies open there; one they never saw stays hidden, but for its deck.
    """

    __slots__ = ("kinds",)

    def __init__(self, seat: int, kinds: int) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def options(self, s: Heroes3) -> list[Action]:
        """Each card of the kinds asked for, and each deck."""
        out: list[Action] = [("put-in", card) for card in removable(s, self.seat, self.kinds)]
        out += [
            ("put-fresh", deck)
            for deck in range(COMMON_DECKS)
            if self.kinds >> deck & 1 and (s.decks[deck].size() or s.discards[deck])
        ]
        return sorted(out) or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        fair = fair_of(s)
        match action:
            case ("put-fresh", int() as deck):
                card = take_top(s, deck)
                insort(fair.hidden, card)
                refill_discard(s, deck)
                s.tell(("pool-grows", self.seat, deck))
            case ("put-in", int() as card):
                player = s.players[self.seat]
                if card in player.secret and owned(player, card) <= player.secret.count(card):
                    player.secret.remove(card)
                    player.hand.remove(card)
                    insort(fair.hidden, card)
                    s.tell(("pool-grows", self.seat, s.facts.card_kind[card]))
                else:
                    leave_hand(s, self.seat, card)
                    insort(fair.pool, card)
                    s.tell(("put-in-pool", self.seat, card))


class TakeFromPool(Choice[Heroes3]):
    """Take a random card of the pool, or gold instead (Magical Forest)."""

    __slots__ = ("gold",)

    def __init__(self, seat: int, gold: int) -> None:
        super().__init__(seat)
        self.gold = gold

    def options(self, s: Heroes3) -> list[Action]:
        """A card if one is left, or the gold."""
        fair = fair_of(s)
        out: list[Action] = [("take-gold", self.gold)]
        if fair.pool or fair.hidden:
            out.append(("take-from-pool",))
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        if action[0] == "take-gold":
            gain(s, self.seat, GOLD, self.gold)
            return
        fair = fair_of(s)
        at = s.chance.below(len(fair.pool) + len(fair.hidden))
        if at < len(fair.pool):
            gain_openly(s, self.seat, fair.pool.pop(at))
        else:
            gain_secretly(s, self.seat, fair.hidden.pop(at - len(fair.pool)))
