"""Zeus' look at the top creature card (CYC-ZEUS-03)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import ZEUS
from ludoteka.games.cyclades.rules.asking import FactionChoice, FactionStep
from ludoteka.games.cyclades.rules.creatures import play_creature
from ludoteka.games.cyclades.rules.figures import shuffle_discards_in
from ludoteka.games.cyclades.rules.gold import pay, purse
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action, audience


def can_peek(s: Cyclades) -> bool:
    """Whether there is a card to look at, in the deck or in a discard pile to make a new one of."""
    return bool(s.creature_deck.size() or s.creature_discard)


class Peek(FactionStep):
    """The faction looks at the top card, nobody else does (CYC-ZEUS-03, CYC-INFO-02)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Look, then ask whether to play it."""
        seat = s.terms.seat_of[self.faction]
        if not s.creature_deck.size():
            shuffle_discards_in(s)
        seen = s.creature_deck.look(1, audience(seat), s.chance)
        s.tell(("peeked", self.faction))
        s.whisper(audience(seat), ("peeked-at", self.faction, seen[0]))
        s.then(PlayPeeked(seat, self.faction))


class PlayPeeked(FactionChoice):
    """Pay to play the card at once, or put it back face down (CYC-ZEUS-03)."""

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        """The card if one can pay, or not."""
        out: list[Action] = []
        if self.can_pay(s):
            out.append(("play-card", top_card(s)))
        out.append(("put-back",))
        return out

    def can_pay(self, s: Cyclades) -> bool:
        """Whether the purse holds the price of the card."""
        return purse(s, self.faction) >= s.facts.god[ZEUS].peek_price

    def take(self, s: Cyclades, action: Action) -> None:
        """Play it, or leave it where it is."""
        match action:
            case ("put-back",):
                s.tell(("put-back", self.faction))
            case ("play-card", _):
                pay(s, self.faction, s.facts.god[ZEUS].peek_price)
                creature = s.creature_deck.draw(s.chance)
                s.tell(("bribed", self.faction, creature, s.facts.god[ZEUS].peek_price))
                play_creature(s, self.faction, creature)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Only the card looked at can be played; it has its price, which temples do not lower."""
        match action:
            case ("play-card", int() as creature):
                if creature != top_card(s):
                    return ("not-looked-at", creature)
                return None if self.can_pay(s) else ("too-expensive", s.facts.god[ZEUS].peek_price)
        return None


def top_card(s: Cyclades) -> int:
    """The card that was looked at."""
    deck = s.creature_deck
    return deck.top[0] if deck.top else deck.bottom[0]
