"""Events that bring searches for cards that leave the game, and the cards drawn before (H3-EXP-05)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.cards import EventChoice
from ludoteka.games.heroes3.rules.cards.piles import (
    discard_hand,
    draw_cards,
    hand_limit,
    kind_closed,
    kinds_mask,
    removable,
    remove_from_hand,
)
from ludoteka.games.heroes3.rules.cards.search import Search, deck_mask, push_search
from ludoteka.games.heroes3.rules.common import DONE
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def choice_of(s: Heroes3, event: int, at: int) -> EventChoice:
    """One of the ways to meet an event."""
    return s.facts.event[event].choices[at]


class RemoveForSearch(Choice[Heroes3]):
    """Which cards leave the game; enough of them bring searches (Cursed Swamp, Garden of Revelation and the like)."""

    __slots__ = ("at", "event", "removed")

    def __init__(self, seat: int, event: int, at: int, removed: int) -> None:
        super().__init__(seat)
        self.event = event
        self.at = at
        self.removed = removed

    def forced(self) -> bool:
        """Nothing left to remove: go on."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        """Says how many have gone."""
        return ("remove-for-search", self.removed)

    def options(self, s: Heroes3) -> list[Action]:
        """Each card of the kinds asked for, and enough; the swamp takes at least one."""
        choice = choice_of(s, self.event, self.at)
        cards = removable(s, self.seat, kinds_mask(choice.kinds))
        out: list[Action] = [("remove", card) for card in cards]
        if self.removed or choice.deed != "remove_spells_for_search" or not out:
            out.append(DONE)
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be removed."""
        match action:
            case ("remove", int() as card):
                return kind_closed(s, self.seat, card, kinds_mask(choice_of(s, self.event, self.at).kinds))
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Remove and ask again, or search."""
        match action:
            case ("remove", int() as card):
                s.then(RemoveForSearch(self.seat, self.event, self.at, self.removed + 1))
                remove_from_hand(s, self.seat, card)
                return
        choice = choice_of(s, self.event, self.at)
        if choice.deed == "remove_spells_for_search":
            if self.removed >= choice.amount:
                for search in choice.searches:
                    push_search(s, self.seat, search, False)
            return
        for _ in range(self.removed // choice.per_removed):
            s.then(Search(self.seat, deck_mask(choice.decks), choice.looks, "any", False))


class DrawFrom(Choice[Heroes3]):
    """Draw cards from the player's deck or the top of the discard pile (Garden of Revelation)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def forced(self) -> bool:
        """A single pile is drawn from."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("draw-from", self.count)

    def options(self, s: Heroes3) -> list[Action]:
        out: list[Action] = [("from-deck",)]
        if s.players[self.seat].discard:
            out.append(("from-discard",))
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        if action[0] == "from-deck":
            draw_cards(s, self.seat, self.count)
            return
        player = s.players[self.seat]
        for _ in range(min(self.count, len(player.discard))):
            card = player.discard.pop()
            player.hand = sorted([*player.hand, card])
            s.tell(("takes-card", self.seat, card))


class DrawTo(Step[Heroes3]):
    """Draw to the hand limit and some more (Market of Time, School of Magic and School of War)."""

    __slots__ = ("extra", "seat")

    def __init__(self, seat: int, extra: int) -> None:
        self.seat = seat
        self.extra = extra

    def run(self, s: Heroes3) -> None:
        room = hand_limit(s, self.seat) + self.extra - len(s.players[self.seat].hand)
        draw_cards(s, self.seat, max(0, room))


class NewHand(Step[Heroes3]):
    """The hand is discarded, for everybody to see, and drawn anew to the limit (Garden of Revelation)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        s.then(DrawTo(self.seat, 0))
        discard_hand(s, self.seat)
