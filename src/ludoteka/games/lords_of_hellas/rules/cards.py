"""Combat cards: drawing, discarding and the hand limit (LOH-LIM-03, LOH-LIM-04, LOH-LIM-11).

What a player draws beyond the limit is discarded at once: push what follows on the agenda first, then draw.
"""

from __future__ import annotations

from bisect import insort

from ludoteka.games.lords_of_hellas.numbers import ARMORY
from ludoteka.games.lords_of_hellas.rules.steps import CountStep, RepeatedChoice
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice


def hand_limit(s: LordsOfHellas, seat: int) -> int:
    """How many combat cards a player may keep; Armory raises it (LOH-LIM-03)."""
    if s.blessings[seat] >> ARMORY & 1:
        return s.facts.blessing[ARMORY].hand
    return s.facts.limits.combat_cards


def limit_is_off(s: LordsOfHellas, seat: int) -> bool:
    """Whether a player is hunting, so that the hand limit does not hold (LOH-LIM-04)."""
    return bool(s.hunts) and s.hunts[-1].seat == seat


def cards_to_draw(s: LordsOfHellas) -> int:
    """How many combat cards could still be drawn (LOH-LIM-11)."""
    return s.combat_deck.size() + len(s.combat_discard)


def can_draw(s: LordsOfHellas) -> bool:
    """Whether a combat card could be drawn (LOH-LIM-11)."""
    return bool(s.combat_deck.pool) or bool(s.combat_discard) or s.combat_deck.size() > 0


def draw_cards(s: LordsOfHellas, seat: int, count: int) -> int:
    """Draw combat cards, as many as there are, and ask for the excess over the hand limit at once (LOH-LIM-03,
    LOH-LIM-11)."""
    hand = s.hands[seat]
    drawn = 0
    for _ in range(count):
        if not s.combat_deck.size():
            if not s.combat_discard:
                break
            s.combat_deck.shuffle_in(s.combat_discard)
            s.combat_discard = []
            s.tell(("combat-cards-shuffled",))
        card = s.combat_deck.draw(s.chance)
        insort(hand, card)
        s.whisper(audience(seat), ("card-drawn", seat, card))
        drawn += 1
    if drawn:
        s.tell(("cards-drawn", seat, drawn))
        trim_hand(s, seat)
    return drawn


def trim_hand(s: LordsOfHellas, seat: int) -> None:
    """Ask a player with too many combat cards to discard some (LOH-LIM-03, LOH-LIM-04)."""
    if len(s.hands[seat]) > hand_limit(s, seat) and not limit_is_off(s, seat):
        s.then(HandLimit(seat))


def discard_card(s: LordsOfHellas, seat: int, card: int) -> None:
    """Put a combat card from a hand on the open discard pile (LOH-TERM-10)."""
    s.hands[seat].remove(card)
    insort(s.combat_discard, card)
    s.tell(("discarded", seat, card))


def distinct(cards: list[int]) -> list[int]:
    """The kinds of cards in a sorted list.

    >>> distinct([1, 1, 4])
    [1, 4]
    """
    out: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            out.append(card)
            last = card
    return out


def discard_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why a combat card cannot be discarded: it is not in the hand (LOH-LIM-03)."""
    match action:
        case ("discard", int() as card) if card not in s.hands[seat]:
            return ("not-in-hand", card)
    return None


def discards(s: LordsOfHellas, seat: int) -> list[Action]:
    """The action of discarding each kind of card in a hand."""
    return [("discard", card) for card in distinct(s.hands[seat])]


class HandLimit(Choice[LordsOfHellas]):
    """Discard a combat card of one's choice while the hand is too large (LOH-LIM-03)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every kind of card in the hand."""
        return discards(s, self.seat)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Discard it, and go on if that was not enough."""
        match action:
            case ("discard", int() as card):
                discard_card(s, self.seat, card)
                trim_hand(s, self.seat)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Only a card in the hand."""
        return discard_closed(s, self.seat, action)


class DrawCards(CountStep):
    """A player draws combat cards (LOH-LIM-03)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        draw_cards(s, self.seat, self.count)


class DiscardCards(RepeatedChoice):
    """Discard combat cards of one's choice because something asks for it (LOH-TURN-04)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says how many are left."""
        return ("discard-cards", self.left)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every kind of card in the hand."""
        return discards(s, self.seat)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Only a card in the hand."""
        return discard_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Discard it and go on."""
        match action:
            case ("discard", int() as card):
                discard_card(s, self.seat, card)
                ask_to_discard(s, self.seat, self.left - 1)


def ask_to_discard(s: LordsOfHellas, seat: int, count: int) -> None:
    """Ask a player to discard combat cards, as many as are asked for and in the hand (LOH-TURN-04)."""
    count = min(count, len(s.hands[seat]))
    if count > 0:
        s.then(DiscardCards(seat, count))
