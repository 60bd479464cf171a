"""What cards do with the player's deck, hand and discard pile, in and outside combat (H3-CARD-02, H3-CARD-10)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteka.games.heroes3.facts import COMMON_DECKS, NOBODY, SPELL, STATISTIC
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.cards.piles import (
    cards_to_draw,
    discard_card,
    distinct,
    draw_cards,
    kinds_mask,
    remove_card,
    remove_from_hand,
)
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.games.heroes3.rules.common import DECLINE, DONE
from ludoteka.games.heroes3.rules.map.card_locations import take_from_pile
from ludoteka.games.heroes3.rules.play.playing import shuffle_discard_in
from ludoteka.games.heroes3.rules.town.buildings import TakeOwn
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice

# -- the player's discard pile ----------------------------------------------------------------------------------


TAKEN_BACK: Final = "taken_back"
"""In the ledger: cards that take others back and were themselves taken back in this turn, each after its taker."""


def brought_back_by(s: Heroes3, card: int) -> list[int]:
    """The cards to which a card owes it that it was taken back in this turn, the last one first."""
    pairs = s.ledger.get(TAKEN_BACK, [])
    out: list[int] = []
    for at in range(len(pairs) - 2, -1, -2):
        if pairs[at + 1] == card:
            card = pairs[at]
            out.append(card)
    return out


def forget_taken_back(s: Heroes3) -> None:
    """A turn begins: every card may take back every other again."""
    s.ledger.pop(TAKEN_BACK, None)


def wanted(s: Heroes3, seat: int, card: int, play: Play) -> list[int]:
    """The cards of the player's discard pile that a card may take back.

    Not those that brought it back itself in this turn: that would only undo what they did, without end.
    """
    pile = s.players[seat].discard
    if TAKEN_BACK in s.ledger:
        pile = [one for one in pile if one not in brought_back_by(s, card)]
    if play.looks:
        pile = pile[-play.looks :]
    kinds = kinds_mask(play.kinds)
    named = [s.facts.card_number[slug] for slug in play.cards]
    return [card for card in distinct(pile) if kinds >> s.facts.card_kind[card] & 1 and (not named or card in named)]


def can_take_back(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the player's discard pile holds a card to take, or is shuffled in anyway."""
    return bool(wanted(s, seat, card, play)) or (play.shuffles_discard and bool(s.players[seat].discard))


def take_back(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Cards of the player's discard pile come to the hand (Scholar, Rib Cage, Mystic Orb of Mana and others)."""
    s.then(TakeBack(seat, card, way, play.amount or play.takes))


class TakeBack(Choice[Heroes3]):
    """Which card of the player's discard pile comes to the hand."""

    __slots__ = ("card", "left", "way")

    def __init__(self, seat: int, card: int, way: int, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.way = way
        self.left = left

    def forced(self) -> bool:
        """A single card is taken; nothing fits: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        cards = wanted(s, self.seat, self.card, s.facts.card[self.card].plays[self.way]) if self.left else []
        return [("take-own", card) for card in cards] or [DONE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it and ask again."""
        match action:
            case ("take-own", int() as card):
                player = s.players[self.seat]
                take_from_pile(player.discard, card)
                insort(player.hand, card)
                s.tell(("takes-card", self.seat, card))
                if any(play.deed == "take_from_discard" for play in s.facts.card[card].plays):
                    s.ledger[TAKEN_BACK] = [*s.ledger.get(TAKEN_BACK, []), self.card, card]
                if self.left > 1:
                    s.then(TakeBack(self.seat, self.card, self.way, self.left - 1))


def can_shuffle(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether there is a discard pile to shuffle, or a card to draw."""
    return bool(s.players[seat].discard) or bool(play.draws and cards_to_draw(s, seat))


def shuffle_discard(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """The player's discard pile is shuffled into the deck (Deemer)."""
    shuffle_discard_in(s, seat)


# -- the player's deck ------------------------------------------------------------------------------------------


def has_own_deck(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether cards could be drawn."""
    return cards_to_draw(s, seat) > 0


def next_own(s: Heroes3, seat: int) -> int:
    """The top card of the player's deck, refilled from the discard pile; -1 if there is none (H3-CARD-02)."""
    player = s.players[seat]
    if not player.deck.size():
        if not player.discard:
            return NOBODY
        shuffle_discard_in(s, seat)
    return player.deck.draw(s.chance)


def draw_and_keep(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """The top cards of the player's deck are looked at and some are kept (Shackles of War, Adrienne)."""
    s.looker = seat
    for _ in range(play.looks):
        found = next_own(s, seat)
        if found != NOBODY:
            s.looked.append(found)
            s.whisper(audience(seat), ("looks-at", seat, found))
    s.then(KeepDrawn(seat, play.takes))


class KeepDrawn(TakeOwn):
    """Which of the player's cards looked at is kept; the others are discarded."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Heroes3) -> list[Action]:
        return [("take", card) for card in distinct(s.looked)] or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Keep it; what is discarded lies open, so nothing is taken back."""
        s.seal()
        player = s.players[self.seat]
        match action:
            case ("take", int() as card):
                s.looked.remove(card)
                insort(player.hand, card)
        if self.left > 1 and s.looked:
            s.then(KeepDrawn(self.seat, self.left - 1))
            return
        rest = s.looked
        s.looked = []
        s.looker = NOBODY
        for card in rest:
            insort(player.hand, card)
            discard_card(s, self.seat, card)


def draw_keep_kinds(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Cards are drawn; those of the kinds named are kept, the others discarded (Jeddite)."""
    player = s.players[seat]
    kinds = kinds_mask(play.kinds)
    drawn: list[int] = []
    for _ in range(play.looks):
        found = next_own(s, seat)
        if found != NOBODY:
            drawn.append(found)
            insort(player.hand, found)
            s.whisper(audience(seat), ("drew", seat, found))
    s.tell(("draws", seat, len(drawn)))
    for found in drawn:
        if not kinds >> s.facts.card_kind[found] & 1:
            discard_card(s, seat, found)


def mill_and_return(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Cards of the player's deck are discarded and one of them comes to the hand (Solmyr)."""
    s.then(MillCards(seat, play.looks))


class MillCards(Choice[Heroes3]):
    """How many cards of the player's deck are discarded (Solmyr)."""

    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def options(self, s: Heroes3) -> list[Action]:
        """From one to as many as the card says."""
        return [("mill", count) for count in range(1, min(self.most, cards_to_draw(s, self.seat)) + 1)] or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """They fall; then one is chosen."""
        match action:
            case ("mill", int() as count):
                player = s.players[self.seat]
                fallen: list[int] = []
                for _ in range(count):
                    card = next_own(s, self.seat)
                    insort(player.hand, card)
                    discard_card(s, self.seat, card)
                    fallen.append(card)
                s.then(TakeFallen(self.seat, distinct(fallen)))


class TakeFallen(Choice[Heroes3]):
    """Which of the cards just discarded from the player's deck comes to the hand (Solmyr)."""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards = cards

    def forced(self) -> bool:
        """A single card is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        return [("take-own", card) for card in self.cards]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("take-own", int() as card):
                player = s.players[self.seat]
                take_from_pile(player.discard, card)
                insort(player.hand, card)
                s.tell(("takes-card", self.seat, card))


# -- removing and replacing -------------------------------------------------------------------------------------


def has_other_card(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether hand or discard pile hold another card to remove."""
    player = s.players[seat]
    return len(player.hand) > 1 or bool(player.discard)


def remove_any(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A card of hand or discard pile leaves the game (Spellbinder's Hat)."""
    s.then(RemoveOwn(seat))


class RemoveOwn(Choice[Heroes3]):
    """Which card of hand or discard pile leaves the game (H3-CARD-10)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        player = s.players[self.seat]
        out: list[Action] = [("remove", card) for card in distinct(player.hand)]
        out += [("remove-discarded", card) for card in distinct(player.discard)]
        return sorted(out) or [DONE]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("remove", int() as card):
                remove_from_hand(s, self.seat, card)
            case ("remove-discarded", int() as card):
                take_from_pile(s.players[self.seat].discard, card)
                remove_card(s, self.seat, card)


def replace_card(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A card of the hand leaves the game, its deck is searched (Spellbinder's Hat, Miriam)."""
    s.then(ReplaceByCard(seat, kinds_mask(play.price.removes_kinds), play.looks))


def can_replace(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the hand holds another card of the kinds named, and its deck has cards."""
    kinds = kinds_mask(play.price.removes_kinds)
    hand = s.players[seat].hand.copy()
    if card in hand:
        hand.remove(card)
    return any(kinds >> s.facts.card_kind[other] & 1 and s.facts.card_kind[other] < COMMON_DECKS for other in hand)


class ReplaceByCard(Choice[Heroes3]):
    """Which card leaves the game; its deck is searched (H3-CARD-10)."""

    __slots__ = ("kinds", "looks")

    def __init__(self, seat: int, kinds: int, looks: int) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.looks = looks

    def options(self, s: Heroes3) -> list[Action]:
        """Each card of the kinds named."""
        kind = s.facts.card_kind
        cards = [card for card in distinct(s.players[self.seat].hand) if self.kinds >> kind[card] & 1]
        return [("remove", card) for card in cards if kind[card] < COMMON_DECKS] or [DONE]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("remove", int() as card):
                remove_from_hand(s, self.seat, card)
                s.then(Search(self.seat, 1 << s.facts.card_kind[card], self.looks, "any", False))


def plain_statistics(s: Heroes3, seat: int) -> list[int]:
    """The statistics of hand and discard pile that are not empowered."""
    player = s.players[seat]
    return [
        card
        for card in distinct(player.hand + player.discard)
        if s.facts.card_kind[card] == STATISTIC and not s.facts.card[card].empowered
    ]


def has_statistic(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether a statistic can be empowered."""
    return bool(plain_statistics(s, seat))


def empower_statistics(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Statistics leave the game for different empowered ones (Scholar)."""
    s.then(EmpowerSeveral(seat, play.amount, ()))


class EmpowerSeveral(Choice[Heroes3]):
    """Which statistic goes for which empowered one; the new cards lie on top of the discard pile (H3-EXP-04)."""

    __slots__ = ("left", "taken")

    def __init__(self, seat: int, left: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.taken = taken

    def options(self, s: Heroes3) -> list[Action]:
        """Each pair, and enough."""
        facts = s.facts
        new = [facts.card_number[f"empowered_{one.id}"] for one in facts.content.statistic]
        out: list[Action] = [DONE]
        for old in plain_statistics(s, self.seat):
            out += [("swap", old, card) for card in new if card not in self.taken]
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Swap them and ask again."""
        match action:
            case ("swap", int() as old, int() as new):
                player = s.players[self.seat]
                if old in player.discard:
                    take_from_pile(player.discard, old)
                    remove_card(s, self.seat, old)
                else:
                    remove_from_hand(s, self.seat, old)
                player.discard.append(new)
                s.tell(("takes-card", self.seat, new))
                if self.left > 1:
                    s.then(EmpowerSeveral(self.seat, self.left - 1, (*self.taken, new)))


# -- search and cast --------------------------------------------------------------------------------------------


class DiscardForDraw(Choice[Heroes3]):
    """Discard a card; a spell brings a new card (Blackshard of the Dead Knight)."""

    __slots__ = ("draws",)

    def __init__(self, seat: int, draws: int) -> None:
        super().__init__(seat)
        self.draws = draws

    def options(self, s: Heroes3) -> list[Action]:
        return [("discard", card) for card in distinct(s.players[self.seat].hand)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard it, and draw for a spell."""
        match action:
            case ("discard", int() as card):
                discard_card(s, self.seat, card)
                if s.facts.card_kind[card] == SPELL:
                    draw_cards(s, self.seat, self.draws)
