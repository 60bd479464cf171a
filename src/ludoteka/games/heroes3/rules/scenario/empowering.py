"""Cards that a scenario empowers: statistics for their empowered ones, abilities by a token (H3-EXP-04)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import ABILITY
from ludoteka.games.heroes3.rules.cards.piles import distinct, leave_hand, put_in, remove_card, uncover
from ludoteka.games.heroes3.rules.common import DECLINE
from ludoteka.games.heroes3.rules.map.card_locations import take_from_pile
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

IN_HAND: Final = 1
DISCARDED: Final = 2
IN_DECK: Final = 4
EVERYWHERE: Final = IN_HAND | DISCARDED | IN_DECK


class EmpowerCard(Choice[Heroes3]):
    """Which card of hand, discard pile or deck becomes its empowered one; it stays where it is (H3-EXP-04).

    `kinds` and `where` are masks, `only` names a single card, -1 for any.
    """

    __slots__ = ("kinds", "only", "where")

    def __init__(self, seat: int, kinds: int, where: int, only: int = -1) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.where = where
        self.only = only

    def forced(self) -> bool:
        """Nothing to empower: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each plain card, or none."""
        out: list[Action] = [DECLINE]
        for verb in ("empower", "empower-discarded", "empower-in-deck"):
            cards = distinct(self.cards(s, verb))
            out += [(verb, card) for card in cards if self.card_closed(s, card) is None]
        out.sort()
        return out

    def cards(self, s: Heroes3, verb: str) -> list[int]:
        """The cards that a verb is about, none where they stay as they are."""
        player = s.players[self.seat]
        if verb == "empower":
            return player.hand if self.where & IN_HAND else []
        if verb == "empower-discarded":
            return player.discard if self.where & DISCARDED else []
        return player.deck.cards() if self.where & IN_DECK else []

    def card_closed(self, s: Heroes3, card: int) -> Action | None:
        """Why a card cannot be empowered: another kind, or it is empowered already."""
        if not self.kinds >> s.facts.card_kind[card] & 1 or self.only not in (-1, card):
            return ("other-kind", card)
        return ("already-empowered", card) if s.facts.card[card].empowered else None

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be empowered."""
        match action:
            case ("empower" | "empower-discarded" | "empower-in-deck" as verb, int() as card):
                closed = self.card_closed(s, card)
                return closed or (None if card in self.cards(s, verb) else ("card-elsewhere", card))
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        player = s.players[self.seat]
        match action:
            case ("empower", int() as card):
                leave_hand(s, self.seat, card)
                put_in(player.hand, empowered_by(s, self.seat, card))
            case ("empower-discarded", int() as card):
                take_from_pile(player.discard, card)
                player.discard.append(empowered_by(s, self.seat, card))
            case ("empower-in-deck", int() as card):
                uncover(player, card)
                player.deck.remove(card)
                player.deck.shuffle_in([empowered_by(s, self.seat, card)])


def empowered_by(s: Heroes3, seat: int, card: int) -> int:
    """The empowered card: a statistic leaves the game for it, an ability is still the same card, with a token on it."""
    new = s.facts.card_number[f"empowered_{s.facts.card_slugs[card]}"]
    if s.facts.card_kind[card] != ABILITY:
        remove_card(s, seat, card)
    s.tell(("empowered", seat, new))
    return new
