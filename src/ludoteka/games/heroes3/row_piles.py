"""The common decks and piles of Heroes III as numbers."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.heroes3.facts import COMMON_DECKS
from ludoteka.games.heroes3.row_words import add_deck
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.row import Columns, Row, add_words, add_zeros

ASTROLOGERS: Final = 0
EVENTS: Final = 1
SIZES: Final = 2
SEEN: Final = 3
DECKS: Final = 4
"""The first of the common decks; the neutral ones follow, then the piles of cards."""
MOST_DECKS: Final = 20
PILES: Final = DECKS + MOST_DECKS
MOST_PILES: Final = 20
PILE_PARTS: Final = PILES + 2 * MOST_PILES


class PileWriter:
    """Writes decks and piles; a pile that is the same as before costs a comparison."""

    def __init__(self, columns: Columns, names: dict[str, list[str]], first_part: int) -> None:
        at = columns.first
        self.first_part = first_part
        decks = names["decks"][:COMMON_DECKS]
        tiers = names["tiers"]
        self.decks = [at(f"decks{{{name}}}?") for name in decks]
        self.discards = [at(f"discards{{{name}}}?") for name in decks]
        self.tiers = [at(f"neutral_decks{{{name}}}?") for name in tiers]
        self.tops = [at(f"neutral_tops{{{name}}}?") for name in tiers]
        self.bottoms = [at(f"neutral_bottoms{{{name}}}?") for name in tiers]
        self.neutral_discards = [at(f"neutral_discards{{{name}}}?") for name in tiers]
        self.astrologers_deck = at("astrologers_deck.size")
        self.astrologers_discard = at("astrologers_discard#")
        self.event_deck = at("event_deck.size")
        self.event_discard = at("event_discard#")
        self.machines = at("machines#")
        self.removed = at("removed#")
        self.card = columns.numbers("machines[0]", names["cards"])
        self.unit = columns.numbers("shown[0]", names["units"])
        self.astrologer = columns.numbers("astrologers_discard[0]", names["astrologers"])
        self.event = columns.numbers("event_discard[0]", names["events"])
        self.deck_room = columns.room("decks{}.top")
        self.discard_room = columns.room("discards{}")
        self.top_room = columns.room("neutral_tops{}")
        self.neutral_room = columns.room("neutral_discards{}")
        self.rooms = dict(columns.rooms)

    def write(self, s: Heroes3, row: Row) -> None:
        """Bring decks and piles up to date."""
        base = self.first_part
        sizes = [len(s.astrologers_deck.pool), len(s.event_deck.pool)]
        known = bool(s.astrologers_deck.top or s.astrologers_deck.bottom or s.event_deck.top or s.event_deck.bottom)
        for deck in s.decks:
            sizes.append(len(deck.pool))
            if deck.top or deck.bottom:
                known = True
        for deck in s.neutral_decks:
            sizes.append(len(deck.pool))
            if deck.top or deck.bottom:
                known = True
        if known or row.held[base + SIZES] != sizes:
            row.held[base + SIZES] = None if known else sizes
            self.write_decks(s, row)
        piles: list[Any] = [
            s.discards, s.neutral_discards, s.astrologers_discard, s.event_discard, s.machines, s.removed
        ]  # fmt: skip
        if row.held[base + SEEN] != piles:
            row.held[base + SEEN] = [
                [pile.copy() for pile in s.discards], [pile.copy() for pile in s.neutral_discards],
                s.astrologers_discard.copy(), s.event_discard.copy(), s.machines.copy(), s.removed.copy(),
            ]  # fmt: skip
            self.write_piles(s, row)

    def write_decks(self, s: Heroes3, row: Row) -> None:
        """The sizes of all decks, and what the seat knows of their tops and bottoms."""
        base = self.first_part
        seat = row.seat
        for i in range(len(s.decks)):
            out = [1]
            add_deck(out, s.decks[i], seat, self.card, self.deck_room)
            row.put(base + DECKS + i, self.decks[i], out)
        first = base + DECKS + len(s.decks)
        for i in range(len(s.neutral_decks)):
            self.write_neutral(row, first + 3 * i, i, s.neutral_decks[i])
        out = []
        add_deck(out, s.astrologers_deck, seat, self.astrologer, self.rooms["astrologers_deck.top"])
        row.put(base + ASTROLOGERS, self.astrologers_deck, out)
        out = []
        add_deck(out, s.event_deck, seat, self.event, self.rooms["event_deck.top"])
        row.put(base + EVENTS, self.event_deck, out)

    def write_piles(self, s: Heroes3, row: Row) -> None:
        """Discard piles and supplies."""
        for i in range(len(s.discards)):
            self.pile(row, i, self.discards[i], s.discards[i], self.card, self.discard_room, True)
        for i in range(len(s.neutral_discards)):
            number = len(s.discards) + i
            self.pile(row, number, self.neutral_discards[i], s.neutral_discards[i], self.unit, self.neutral_room, True)
        number = len(s.discards) + len(s.neutral_discards)
        rooms = self.rooms
        self.pile(
            row, number, self.astrologers_discard, s.astrologers_discard, self.astrologer, rooms["astrologers_discard"]
        )
        self.pile(row, number + 1, self.event_discard, s.event_discard, self.event, rooms["event_discard"])
        self.pile(row, number + 2, self.machines, s.machines, self.card, rooms["machines"])
        self.pile(row, number + 3, self.removed, s.removed, self.card, rooms["removed"])

    def write_neutral(self, row: Row, part: int, tier: int, deck: Deck) -> None:
        """A deck of neutral units, in three places of the View."""
        row.put(part, self.tiers[tier], [1, deck.size()])
        out = [1]
        if deck.top:
            add_words(out, deck.known_top(row.seat), self.unit, self.top_room)
        else:
            add_zeros(out, 1 + self.top_room)
        row.put(part + 1, self.tops[tier], out)
        out = [1]
        if deck.bottom:
            add_words(out, deck.known_bottom(row.seat), self.unit, self.top_room)
        else:
            add_zeros(out, 1 + self.top_room)
        row.put(part + 2, self.bottoms[tier], out)

    def pile(
        self, row: Row, number: int, first: int, cards: list[int], numbers: list[int], room: int, entry: bool = False
    ) -> None:
        """A pile of cards, if it has changed; an entry of a table says first that it is there."""
        part = self.first_part + PILES + 2 * number
        if row.kept[part] == cards and row.kept[part + 1]:
            return
        row.kept[part] = cards.copy()
        out = [1] if entry else []
        add_words(out, cards, numbers, room)
        row.put(part + 1, first, out)
