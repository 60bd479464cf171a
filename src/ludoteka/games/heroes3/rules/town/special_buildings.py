"""Special buildings that look into decks or change a search or a price (H3-TOWN-04)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteka.games.heroes3.facts import ABILITY, BUILDINGS, COMMON_DECKS, NOBODY, SPELL, STATISTIC
from ludoteka.games.heroes3.figures import BuildingChoice
from ludoteka.games.heroes3.rules.cards.piles import (
    discard_card,
    discard_neutral,
    distinct,
    gain_openly,
    refill_discard,
    take_top,
    to_common_discard,
)
from ludoteka.games.heroes3.rules.common import DECLINE
from ludoteka.games.heroes3.rules.map.card_locations import take_from_pile
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import Choice

SCHOOLS: Final = ("air", "earth", "fire", "water")
PILES: Final = ("ability", "artifact", "spell", "bronze", "silver", "gold", "azure", "astrologers", "event", "own")
"""The face-down decks that can be looked at, in the order of the kind `pile`; those of players come by their seat."""


def has_building(s: Heroes3, seat: int, deed: str) -> int:
    """The number of a player's building that does a deed, -1 if none stands."""
    player = s.players[seat]
    first = player.faction * BUILDINGS
    for place in range(BUILDINGS):
        choices = s.facts.building[first + place].choices
        if player.built >> place & 1 and any(choice.deed == deed for choice in choices):
            return first + place
    return NOBODY


# -- taking cards -----------------------------------------------------------------------------------------------


def take_necromancy(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """Necromancy Amplifier: a Necromancy is looked for in the ability deck, which is shuffled in any case."""
    s.own_piles()
    deck = s.decks[ABILITY]
    card = s.facts.card_number["necromancy"]
    if card in deck.cards():
        deck.remove(card)
        gain_openly(s, seat, card)
    else:
        deck.shuffle_in([])


def named_statistics(s: Heroes3, seat: int, choice: BuildingChoice) -> list[int]:
    """The statistics of the player's discard pile that a building names, plain or empowered."""
    facts = s.facts
    return [
        card
        for card in distinct(s.players[seat].discard)
        if facts.card_kind[card] == STATISTIC and facts.card_slugs[facts.card[card].base] in choice.statistics
    ]


def take_statistic(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """Library: a Knowledge or a Power comes back from the discard pile."""
    s.then(TakeStatistic(seat, named_statistics(s, seat, choice)))


class TakeStatistic(Choice[Heroes3]):
    """Which statistic comes back from the player's discard pile (Library of the Tower)."""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards = cards

    def prompt(self, s: Heroes3) -> Action:
        """As for any card of a kind."""
        return ("take-kind",)

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them, or none."""
        return [DECLINE, *(("take-own", card) for card in self.cards)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("take-own", int() as card):
                player = s.players[self.seat]
                take_from_pile(player.discard, card)
                insort(player.hand, card)
                s.tell(("takes-card", self.seat, card))


# -- Magic University -------------------------------------------------------------------------------------------


def university_open(s: Heroes3, seat: int) -> int:
    """The Magic University of a player that can replace a spell search this round, -1 for none."""
    used = any(one.name == "university" and one.since == s.round for one in s.players[seat].ongoing)
    return NOBODY if used or not s.decks[SPELL].size() else has_building(s, seat, "spell_of_named_school")


def use_university(s: Heroes3, seat: int) -> None:
    """A school is named instead of a spell search, once a round (Magic University)."""
    player = s.players[seat]
    player.ongoing = [one for one in player.ongoing if one.name != "university"]
    player.ongoing.append(Effect("university", seat, NOBODY, NOBODY, NOBODY, 0, "round", s.round))
    s.then(NameSchool(seat))


class NameSchool(Choice[Heroes3]):
    """The school whose next spell of the deck is gained (Magic University)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        return [("school", school) for school in range(4)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Turn over spells until one of the school comes; the others are discarded."""
        match action:
            case ("school", int() as school):
                name = SCHOOLS[school]
                for _ in range(s.decks[SPELL].size()):
                    card = take_top(s, SPELL)
                    spell = s.facts.card[card].spell
                    if spell is not None and spell.school in (name, "any"):
                        gain_openly(s, self.seat, card)
                        break
                    to_common_discard(s, card)
                refill_discard(s, SPELL)


# -- Thieves' Guild ---------------------------------------------------------------------------------------------


def pile_of(s: Heroes3, seat: int, pile: int) -> Deck:
    """A face-down deck by its number among the piles."""
    if pile < COMMON_DECKS:
        return s.decks[pile]
    name = PILES[pile]
    if name == "astrologers":
        return s.astrologers_deck
    if name == "event":
        return s.event_deck
    return s.players[seat].deck if name == "own" else s.neutral_decks[pile - COMMON_DECKS]


def show_top(s: Heroes3, seat: int, owner: int, pile: int, count: int) -> int:
    """A player looks in secret at the top of a deck: how many cards there were. `owner` is whose own deck it is."""
    s.own_piles()
    seen = pile_of(s, owner, pile).look(count, audience(seat), s.chance)
    name = {"astrologers": "looks-at-astrologers", "event": "looks-at-event"}.get(PILES[pile], "looks-at")
    if COMMON_DECKS <= pile < COMMON_DECKS + len(s.neutral_decks):
        name = "looks-at-unit"
    for card in seen:
        s.whisper(audience(seat), (name, seat, card))
    if owner == seat:
        s.tell(("peeks", seat, pile))
    else:
        s.tell(("peeks-at", seat, owner))
    return len(seen)


def other_decks(s: Heroes3, seat: int) -> list[Action]:
    """The decks of the other players that can be looked at."""
    others = [other for other in range(s.seats) if other != seat and not s.players[other].out]
    return [("peek-at", other) for other in others if s.players[other].deck.size()]


def look_at_decks(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """Thieves' Guild: the top cards of any deck are looked at, one goes to its discard pile."""
    s.then(ThievesLook(seat, choice.looks))


class ThievesLook(Choice[Heroes3]):
    """Whose or which deck is looked at (Thieves' Guild)."""

    __slots__ = ("looks",)

    def __init__(self, seat: int, looks: int) -> None:
        super().__init__(seat)
        self.looks = looks

    def options(self, s: Heroes3) -> list[Action]:
        """Each deck with cards, those of the other players too."""
        out: list[Action] = [("peek", pile) for pile in range(len(PILES)) if pile_of(s, self.seat, pile).size()]
        return sorted(out + other_decks(s, self.seat)) or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("peek", int() as pile):
                self.look(s, self.seat, pile)
            case ("peek-at", int() as owner):
                self.look(s, owner, PILES.index("own"))

    def look(self, s: Heroes3, owner: int, pile: int) -> None:
        """The top cards are seen; then one may go."""
        s.then(ThievesDiscard(self.seat, owner, pile, show_top(s, self.seat, owner, pile, self.looks)))


class ThievesDiscard(Choice[Heroes3]):
    """Which of the cards looked at goes to its discard pile; the other one stays on top (Thieves' Guild)."""

    __slots__ = ("count", "owner", "pile")

    def __init__(self, seat: int, owner: int, pile: int, count: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.pile = pile
        self.count = count

    def prompt(self, s: Heroes3) -> Action:
        return ("thieves-discard", self.pile)

    def verb(self) -> str:
        """How discarding a card of this deck is written."""
        name = PILES[self.pile]
        if name in ("astrologers", "event"):
            return f"discard-{name}"
        return "discard-unit" if COMMON_DECKS <= self.pile < COMMON_DECKS + 4 else "discard"

    def options(self, s: Heroes3) -> list[Action]:
        deck = pile_of(s, self.owner, self.pile)
        return [(self.verb(), card) for card in distinct((deck.top + deck.bottom)[: self.count])]

    def take(self, s: Heroes3, action: Action) -> None:
        """It goes, for everybody to see."""
        match action:
            case (_, int() as card):
                s.seal()
                s.own_piles()
                deck = pile_of(s, self.owner, self.pile)
                row, known = (
                    (deck.top, deck.top_known) if card in deck.top[: self.count] else (deck.bottom, deck.bottom_known)
                )
                known.pop(row.index(card))
                row.remove(card)
                name = PILES[self.pile]
                if self.pile < COMMON_DECKS:
                    to_common_discard(s, card)
                elif name == "own":
                    insort(s.players[self.owner].hand, card)
                    discard_card(s, self.owner, card)
                elif name == "astrologers":
                    s.astrologers_discard.append(card)
                elif name == "event":
                    s.event_discard.append(card)
                else:
                    s.tell(("unit-discarded", self.seat, card))
                    discard_neutral(s, card)


# -- Pub --------------------------------------------------------------------------------------------------------


def cheaper_reinforcement(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """Pub: one reinforcement of this round costs less gold."""
    player = s.players[seat]
    player.ongoing = [one for one in player.ongoing if one.name != "cheaper_reinforce"]
    player.ongoing.append(Effect("cheaper_reinforce", seat, NOBODY, NOBODY, NOBODY, choice.gold, "round", s.round))
