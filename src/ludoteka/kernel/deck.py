"""Decks without a hidden order: a multiset of cards plus the positions that somebody knows."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.kernel.action import EVERYONE, Seat, hears
from ludoteka.kernel.chance import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """A face-down draw pile of card numbers.

    `pool` is what lies in nobody-knows-which order, always sorted; a card is picked from it when it is drawn.
    `top` lies above the pool and `bottom` below it, each from the top down, with the audience that knows each card.
    Copies of the deck share its pool and empty lists: a change puts a new list in the place of the old one.

    >>> deck = Deck.of([3, 1, 2])
    >>> deck.put_on_top(7, EVERYONE)
    >>> len(deck), deck.draw(Chance.of("any")), deck.pool
    (4, 7, [1, 2, 3])
    """

    __slots__ = ("bottom", "bottom_known", "pool", "top", "top_known")

    def __init__(
        self,
        pool: list[int],
        top: list[int],
        top_known: list[int],
        bottom: list[int],
        bottom_known: list[int],
    ) -> None:
        self.pool = pool
        self.top = top
        self.top_known = top_known
        self.bottom = bottom
        self.bottom_known = bottom_known

    @staticmethod
    def of(cards: list[int]) -> Deck:
        """A shuffled deck of these cards."""
        return Deck(sorted(cards), [], [], [], [])

    def copy(self) -> Deck:
        twin = Deck(self.pool, self.top, self.top_known, self.bottom, self.bottom_known)
        if self.top:
            twin.top = self.top.copy()
            twin.top_known = self.top_known.copy()
        if self.bottom:
            twin.bottom = self.bottom.copy()
            twin.bottom_known = self.bottom_known.copy()
        return twin

    def __len__(self) -> int:
        return len(self.pool) + len(self.top) + len(self.bottom)

    def size(self) -> int:
        """How many cards are left."""
        return len(self.pool) + len(self.top) + len(self.bottom)

    def cards(self) -> list[int]:
        """All cards in it, sorted: what is in the deck, not where."""
        return sorted([*self.pool, *self.top, *self.bottom])

    def draw(self, chance: Chance) -> int:
        """Take the top card."""
        top = self.top
        if top:
            self.top_known = self.top_known[1:]
            self.top = top[1:]
            return top[0]
        if self.pool:
            pool = self.pool.copy()
            card = pool.pop(chance.below(len(pool)))
            self.pool = pool
            return card
        bottom = self.bottom
        if bottom:
            self.bottom_known = self.bottom_known[1:]
            self.bottom = bottom[1:]
            return bottom[0]
        raise ValueError("draw from an empty deck: ask size() first")

    def look(self, count: int, mask: int, chance: Chance) -> list[int]:
        """Let an audience look at the top cards without taking them; fewer if the deck is short."""
        pool = self.pool.copy()
        top = self.top.copy()
        top_known = self.top_known.copy()
        while len(top) < count and pool:
            top.append(pool.pop(chance.below(len(pool))))
            top_known.append(0)
        for i in range(min(count, len(top))):
            top_known[i] = EVERYONE if EVERYONE in (mask, top_known[i]) else top_known[i] | mask
        self.pool = pool
        self.top = top
        self.top_known = top_known
        seen = top[:count]
        below = count - len(top)
        if below > 0:
            bottom_known = self.bottom_known.copy()
            for i in range(min(below, len(self.bottom))):
                known = bottom_known[i]
                bottom_known[i] = EVERYONE if EVERYONE in (mask, known) else known | mask
                seen.append(self.bottom[i])
            self.bottom_known = bottom_known
        return seen

    def put_on_top(self, card: int, mask: int) -> None:
        """Put a card on top; the audience knows that it is there."""
        self.top = [card, *self.top]
        self.top_known = [mask, *self.top_known]

    def put_at_bottom(self, card: int, mask: int) -> None:
        """Put a card under the deck; the audience knows that it is there."""
        self.bottom = [*self.bottom, card]
        self.bottom_known = [*self.bottom_known, mask]

    def shuffle_in(self, cards: list[int]) -> None:
        """Shuffle cards into the deck: from now on nobody knows any position."""
        self.pool = sorted([*self.pool, *self.top, *self.bottom, *cards])
        self.top = []
        self.top_known = []
        self.bottom = []
        self.bottom_known = []

    def remove(self, card: int) -> None:
        """Search the deck for a card, take it out and shuffle the rest."""
        self.shuffle_in([])
        self.pool.remove(card)

    def known_top(self, seat: Seat) -> list[int]:
        """What a seat knows of the top, from the top down; -1 for a card that others know and it does not."""
        return [card if hears(known, seat) else -1 for card, known in zip(self.top, self.top_known, strict=True)]

    def known_bottom(self, seat: Seat) -> list[int]:
        """What a seat knows of the bottom, from the top down; -1 for a card that others know and it does not."""
        return [card if hears(known, seat) else -1 for card, known in zip(self.bottom, self.bottom_known, strict=True)]


class Unseen:
    """The cards a seat cannot tell apart: gathered from decks and hands, then dealt out again at random.

    Everything of one kind that the seat does not see must go through one Unseen, so that what comes out depends
    only on what the seat knows:

        unseen = Unseen(chance)
        unseen.take_deck(s.deck, seat)
        unseen.take_hand(s.hands[other])
        unseen.deal()
    """

    __slots__ = ("chance", "decks", "hands", "pool", "seats")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.pool: list[int] = []
        self.decks: list[Deck] = []
        self.seats: list[Seat] = []
        self.hands: list[list[int]] = []

    def take_deck(self, deck: Deck, seat: Seat) -> None:
        """Gather the cards of a deck whose positions the seat does not know."""
        self.pool.extend(deck.pool)
        for i in range(len(deck.top)):
            if not hears(deck.top_known[i], seat):
                self.pool.append(deck.top[i])
        for i in range(len(deck.bottom)):
            if not hears(deck.bottom_known[i], seat):
                self.pool.append(deck.bottom[i])
        self.decks.append(deck)
        self.seats.append(seat)

    def take_hand(self, hand: list[int]) -> None:
        """Gather a hand that the seat does not see; it gets as many cards back."""
        self.pool.extend(hand)
        self.hands.append(hand)

    def deal(self) -> None:
        """Deal everything out again: hands in the order given, then decks."""
        pool = sorted(self.pool)
        for hand in self.hands:
            for i in range(len(hand)):
                hand[i] = pool.pop(self.chance.below(len(pool)))
            hand.sort()
        for d in range(len(self.decks)):
            deck = self.decks[d]
            seat = self.seats[d]
            deck.top = deck.top.copy()
            for i in range(len(deck.top)):
                if not hears(deck.top_known[i], seat):
                    deck.top[i] = pool.pop(self.chance.below(len(pool)))
            deck.bottom = deck.bottom.copy()
            for i in range(len(deck.bottom)):
                if not hears(deck.bottom_known[i], seat):
                    deck.bottom[i] = pool.pop(self.chance.below(len(pool)))
            if d == len(self.decks) - 1:
                deck.pool = pool
            else:
                deck.pool = sorted([pool.pop(self.chance.below(len(pool))) for _ in range(len(deck.pool))])
        if not self.decks and pool:
            raise ValueError("Unseen.deal: cards are left over although no deck was gathered")
