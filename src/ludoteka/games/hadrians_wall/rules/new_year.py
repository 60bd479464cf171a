"""New year: a fate card for all, two cards for each player, and what the sheets yield."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.numbers import (
    BUILDINGS,
    BUILT,
    CHOSEN,
    DISCIPLINE,
    HAND,
    PATHS,
    PIETY,
    PRODUCTION,
    PROSPECTS,
    RENOWN,
    VALOUR,
)
from ludoteka.games.hadrians_wall.rules.actions import NextAction
from ludoteka.games.hadrians_wall.rules.attack import Attack, EndOfYear
from ludoteka.games.hadrians_wall.rules.fate import flip_fate
from ludoteka.games.hadrians_wall.rules.gains import RaiseAttribute, gain_item, gain_items
from ludoteka.games.hadrians_wall.rules.offers import look_again_each_year
from ludoteka.games.hadrians_wall.state import ACTIONS, CARDS, Frontier
from ludoteka.kernel.action import Action, Seat, audience
from ludoteka.kernel.state import Choice, Step


class NewYear(Step[Frontier]):
    """Flip a fate card, give its items to everybody and let everybody draw two cards (HW-YEAR-01, HW-YEAR-02)."""

    __slots__ = ()

    def run(self, s: Frontier) -> None:
        f = s.facts
        s.year += 1
        s.phase = CARDS
        card = flip_fate(s)
        if s.year == 1:
            tell_start(s)
        s.tell(("year-began", s.year, card))
        for seat in range(s.seats):
            gain_items(s, seat, s.rows[seat], f.fate[card].items)
        for seat in range(s.seats):
            draw_cards(s, seat)
        s.then(RevealCards(), Attack(), EndOfYear())
        s.together({seat: [ChooseCards(seat)] for seat in range(s.seats)})


def tell_start(s: Frontier) -> None:
    """Say what everybody has built from the beginning (HW-SETUP-05)."""
    for seat in range(s.seats):
        for building in range(len(BUILDINGS)):
            if s.rows[seat][BUILT] >> building & 1:
                s.tell(("started", seat, building))


def draw_cards(s: Frontier, seat: Seat) -> None:
    """Draw two cards from the player's deck (HW-YEAR-02)."""
    deck = s.decks[seat]
    first = deck.pop(s.chance.below(len(deck)))
    second = deck.pop(s.chance.below(len(deck)))
    row = s.rows[seat]
    row[HAND] = min(first, second)
    row[HAND + 1] = max(first, second)
    if s.heard is not None:
        s.whisper(audience(seat), ("drew", seat, row[HAND], row[HAND + 1]))


class ChooseCards(Choice[Frontier]):
    """Choose one of the two cards as path card, face down; the other one is the prospect card (HW-YEAR-02)."""

    __slots__ = ()

    def options(self, s: Frontier) -> list[Action]:
        row = s.rows[self.seat]
        return [("path", row[HAND]), ("path", row[HAND + 1])]

    def take(self, s: Frontier, action: Action) -> None:
        row = s.rows[self.seat]
        row[CHOSEN] = 0 if action == ("path", row[HAND]) else 1
        s.tell(("cards-chosen", self.seat))
        s.whisper(audience(self.seat), ("path-chosen", self.seat, row[HAND + row[CHOSEN]]))

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """Only a card just drawn can be chosen, and that comes first."""
        match action:
            case ("path", card):
                return None if action in self.options(s) else ("not-drawn", card)
        return ("choose-cards-first",)


class RevealCards(Step[Frontier]):
    """Turn over everybody's cards at once, give what they and the sheets yield, and open the year.

    HW-YEAR-02, HW-YEAR-03, HW-YEAR-04, HW-YEAR-05, HW-YEAR-06.
    """

    __slots__ = ()

    def run(self, s: Frontier) -> None:
        for seat in range(s.seats):
            reveal(s, seat)
        flip_neutral(s)
        s.phase = ACTIONS
        s.together({seat: start_of_year(s, seat) for seat in range(s.seats)})


def reveal(s: Frontier, seat: Seat) -> None:
    """The path card goes to the year's slot, the prospect card gives its items (HW-YEAR-03, HW-YEAR-04)."""
    row = s.rows[seat]
    path = row[HAND + row[CHOSEN]]
    prospect = row[HAND + 1 - row[CHOSEN]]
    row[PATHS + s.year - 1] = path
    row[PROSPECTS + s.year - 1] = prospect
    row[HAND] = row[HAND + 1] = row[CHOSEN] = -1
    s.tell(("revealed", seat, path, prospect))
    gain_items(s, seat, row, s.facts.card[prospect].items)


def flip_neutral(s: Frontier) -> None:
    """Lay open the neutral prospect cards of one or two players (HW-YEAR-05, HW-NEUTRAL-02)."""
    for _ in range(s.facts.neutral_cards[s.seats]):
        card = s.neutral_deck.pop(s.chance.below(len(s.neutral_deck)))
        s.neutral.append(card)
        s.neutral_resources.append(0)
        s.neutral_soldiers.append(0)
        s.tell(("neutral-shown", card))


def start_of_year(s: Frontier, seat: Seat) -> list[Step[Frontier]]:
    """Take what production, hotels and workshops yield; roads ask for an attribute each, then the year is open
    (HW-YEAR-07).

    HW-YEAR-06, HW-BUILD-04, HW-PROD-01.
    """
    f = s.facts
    row = s.rows[seat]
    gain_item(s, seat, row, f.yearly_resource, row[PRODUCTION])
    built = row[BUILT]
    for building in f.yearly:
        if built >> building & 1:
            gain_item(s, seat, row, f.building[building].yearly, f.building[building].circles)
    look_again_each_year(s, row)
    return [
        *(RaiseAttribute(seat, (RENOWN, PIETY, VALOUR, DISCIPLINE)) for road in f.roads if built >> road & 1),
        NextAction(seat),
    ]
