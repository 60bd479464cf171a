"""Searching the ability, artifact and spell decks (H3-CARD-04, H3-CARD-05, H3-CARD-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.entries.parts import Search as SearchFigures
from ludoteka.games.heroes3.facts import COMMON_DECKS, NOBODY, SPELL
from ludoteka.games.heroes3.rules.cards.astrologers import deeper_looks
from ludoteka.games.heroes3.rules.cards.piles import (
    distinct,
    gain_openly,
    gain_secretly,
    refill_discard,
    take_top,
    to_common_discard,
)
from ludoteka.games.heroes3.rules.common import DECLINE
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice, Step

DECK_NAMES: Final = ("ability", "artifact", "spell")
ARTIFACT_LEVELS: Final = ("minor", "major", "relic")
SPELL_LEVELS: Final = ("basic", "expert")


def deck_mask(decks: tuple[str, ...]) -> int:
    """A mask of common decks from their words."""
    mask = 0
    for deck in decks:
        mask |= 1 << DECK_NAMES.index(deck)
    return mask


def can_search(s: Heroes3, decks: int) -> bool:
    """Whether any of the decks has a card left (R-82)."""
    for deck in range(COMMON_DECKS):  # noqa: SIM110  # asked often: a loop is quicker than `any`
        if decks >> deck & 1 and (s.discards[deck] or s.decks[deck].size()):
            return True
    return False


def fits_level(s: Heroes3, card: int, level: str) -> bool:
    """Whether a card has a level that is asked for: one, either of two, or any."""
    if level == "any":
        return True
    own = s.facts.card[card].level
    words = level.split("_or_")
    levels = SPELL_LEVELS if s.facts.card_kind[card] == SPELL else ARTIFACT_LEVELS
    return own in words or not any(word in levels for word in words)


def push_search(s: Heroes3, seat: int, figures: SearchFigures, optional: bool) -> None:
    """Search as a card, field or building says, as many times as it says (H3-CARD-04)."""
    for _ in range(figures.times):
        s.then(Search(seat, deck_mask(figures.decks), figures.looks, figures.level, optional))


@mypyc_attr(free_list_len=1)
class Search(Choice[Heroes3]):
    """Look at the top of a deck and take one card, or take the top card of its discard pile (H3-CARD-04).

    `decks` is a mask of the decks one is chosen from, `level` limits what may be taken of the artifact deck.
    """

    __slots__ = ("decks", "level", "looks", "optional")

    def __init__(self, seat: int, decks: int, looks: int, level: str, optional: bool) -> None:
        super().__init__(seat)
        self.decks = decks
        self.looks = looks
        self.level = level
        self.optional = optional

    def prompt(self, s: Heroes3) -> Action:
        """Says how many cards are looked at."""
        return ("search", self.looks)

    def options(self, s: Heroes3) -> list[Action]:
        """Each deck, the top of each discard pile, and nothing if the search may be declined (H3-MAP-08)."""
        out: list[Action] = []
        for deck in range(COMMON_DECKS):
            if self.deck_closed(s, deck) is None:
                out.append(("search", deck))
                if deck == SPELL and s.omens and deeper_looks(s) > self.looks:
                    out.append(("search-deep", deck))
            pile = s.discards[deck]
            if pile and self.discarded_closed(s, pile[-1]) is None:
                out.append(("take-discarded", pile[-1]))
        if out:
            s.facts.book.search_options(s, self.seat, self.decks, self.looks, out)
        if self.optional or not out:
            out.append(DECLINE)
        out.sort()
        return out

    def deck_closed(self, s: Heroes3, deck: int) -> Action | None:
        """Why a deck cannot be searched: the search is for others, or nothing lies under its open card."""
        if not self.decks >> deck & 1:
            return ("deck-not-searched", deck)
        return None if s.decks[deck].size() or len(s.discards[deck]) > 1 else ("deck-empty", deck)

    def discarded_closed(self, s: Heroes3, card: int) -> Action | None:
        """Why a discarded card cannot be taken: another deck, not on top, another level."""
        deck = s.facts.card_kind[card]
        if deck >= COMMON_DECKS or not s.discards[deck] or s.discards[deck][-1] != card:
            return ("not-on-top", card)
        if not self.decks >> deck & 1:
            return ("deck-not-searched", deck)
        return None if fits_level(s, card, self.level) else ("other-level", card)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a deck or a card is not open to this search."""
        match action:
            case ("search" | "search-deep", int() as deck):
                return self.deck_closed(s, deck)
            case ("take-discarded", int() as card):
                return self.discarded_closed(s, card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Look, or take the open card at once."""
        seat = self.seat
        match action:
            case ("search" | "search-deep", int() as deck):
                looks = deeper_looks(s) if action[0] == "search-deep" else self.looks
                s.tell(("searches", seat, deck))
                s.then(TakeFound(seat, deck, self.level))
                look_at(s, seat, deck, looks)
            case ("take-discarded", int() as card):
                deck = s.facts.card_kind[card]
                s.own_piles()
                s.discards[deck].pop()
                gain_openly(s, seat, card)
                refill_discard(s, deck)
                s.facts.book.after_search(s, seat, deck, self.looks, self.level)
            case ("use", *_):
                s.facts.book.use_university(s, seat)
            case ("find-spell", int() as school):
                s.facts.book.take_school_spell(s, seat, school)
            case ("play", int() as card, int() as number):
                way = number - 1
                s.then(Search(seat, self.decks, s.facts.card[card].plays[way].looks, self.level, self.optional))
                s.facts.book.begin_play(s, seat, card, way)


def look_at(s: Heroes3, seat: int, deck: int, looks: int) -> None:
    """The top cards of a common deck lie before a player, seen by nobody else (H3-CARD-04, R-06)."""
    s.looker = seat
    for _ in range(looks):
        card = take_top(s, deck)
        if card == NOBODY:
            break
        s.looked.append(card)
        s.whisper(audience(seat), ("looks-at", seat, card))


@mypyc_attr(free_list_len=1)
class TakeFound(Choice[Heroes3]):
    """Take exactly one of the cards looked at; the others are discarded (H3-CARD-04).

    A card that only another faction may play can be exchanged for the next one (H3-CARD-11).
    """

    __slots__ = ("deck", "level")

    def __init__(self, seat: int, deck: int, level: str) -> None:
        super().__init__(seat)
        self.deck = deck
        self.level = level

    def prompt(self, s: Heroes3) -> Action:
        return ("take-found", self.deck)

    def options(self, s: Heroes3) -> list[Action]:
        """Each card once, and each card of another faction to be exchanged."""
        out: list[Action] = []
        for card in distinct(s.looked):
            if fits_level(s, card, self.level):
                out.append(("take", card))
            if self.may_exchange(s, card):
                out.append(("exchange", card))
        if not out:
            out.append(DECLINE)
        out.sort()
        return out

    def may_exchange(self, s: Heroes3, card: int) -> bool:
        """Whether a card is another faction's and there is a next one (H3-CARD-11)."""
        faction = s.players[self.seat].faction
        return s.facts.card[card].faction not in (NOBODY, faction) and bool(s.decks[self.deck].size())

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be taken or exchanged."""
        match action:
            case ("take" | "exchange", int() as card):
                if card not in s.looked:
                    return ("not-looked-at", card)
                if action[0] == "take":
                    return None if fits_level(s, card, self.level) else ("other-level", card)
                return None if self.may_exchange(s, card) else ("no-other-faction", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Keep it, or exchange it; what is discarded lies open, so nothing is taken back."""
        s.seal()
        seat = self.seat
        looks = len(s.looked)
        match action:
            case ("exchange", int() as card):
                s.looked.remove(card)
                to_common_discard(s, card)
                s.then(TakeFound(seat, self.deck, self.level))
                look_at(s, seat, self.deck, 1)
                return
            case ("take", int() as card):
                s.looked.remove(card)
                gain_secretly(s, seat, card)
        s.then(DiscardFound(seat, self.deck, looks, self.level))
        settle_found(s, seat)


def settle_found(s: Heroes3, seat: int) -> None:
    """Nothing more to be ordered: the last card looked at goes at once."""
    if len(s.looked) == 1:
        to_common_discard(s, s.looked.pop())


@mypyc_attr(free_list_len=1)
class DiscardFound(Step[Heroes3]):
    """The cards not taken go to the discard pile, in an order of choice (H3-CARD-04)."""

    __slots__ = ("deck", "level", "looks", "seat")

    def __init__(self, seat: int, deck: int, looks: int, level: str) -> None:
        self.seat = seat
        self.deck = deck
        self.looks = looks
        self.level = level

    def run(self, s: Heroes3) -> None:
        """Ask for the next one, or end the search."""
        if len(distinct(s.looked)) > 1:
            s.then(OrderFound(self.seat, self.deck, self.looks, self.level))
            return
        while s.looked:
            to_common_discard(s, s.looked.pop())
        s.looker = NOBODY
        refill_discard(s, self.deck)
        s.facts.book.after_search(s, self.seat, self.deck, self.looks, self.level)


class OrderFound(Choice[Heroes3]):
    """Which card goes to the discard pile next; the last one lies on top (H3-CARD-04)."""

    __slots__ = ("deck", "level", "looks")

    def __init__(self, seat: int, deck: int, looks: int, level: str) -> None:
        super().__init__(seat)
        self.deck = deck
        self.looks = looks
        self.level = level

    def options(self, s: Heroes3) -> list[Action]:
        return [("discard", card) for card in distinct(s.looked)]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot go."""
        match action:
            case ("discard", int() as card) if card not in s.looked:
                return ("not-looked-at", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard it and go on."""
        match action:
            case ("discard", int() as card):
                s.seal()
                s.looked.remove(card)
                to_common_discard(s, card)
                s.then(DiscardFound(self.seat, self.deck, self.looks, self.level))
