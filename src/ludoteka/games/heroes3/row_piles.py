"""The common decks and piles of Heroes III as numbers."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import COMMON_DECKS
from ludoteka.games.heroes3.row_words import add_deck
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.row import Columns, Row, add_last_words, add_words, add_zeros

ASTROLOGERS: Final = 0
EVENTS: Final = 1
SEEN: Final = 2
DECKS: Final = 3
"""The first of the common decks; the neutral ones follow, then the piles of cards."""
MOST_DECKS: Final = 20
PILES: Final = DECKS + MOST_DECKS
MOST_PILES: Final = 20
PILE_PARTS: Final = PILES + 2 * MOST_PILES


class SeenPiles:
    """Decks and piles as a row holds them."""

    decks: list[Deck]
    neutral_decks: list[Deck]
    astrologers_deck: Deck
    event_deck: Deck
    discards: list[list[int]]
    neutral_discards: list[list[int]]
    astrologers_discard: list[int]
    event_discard: list[int]
    machines: list[int]
    removed: list[int]
    known: bool
    """Whether anybody knows where a card of a deck is."""
    seat: int

    def __init__(self, s: Heroes3) -> None:
        self.seat = -1
        self.keep(s)

    def are_same(self, s: Heroes3) -> bool:
        """Whether nothing was drawn, discarded or removed."""
        return (
            self.decks is s.decks
            and self.neutral_decks is s.neutral_decks
            and self.astrologers_deck is s.astrologers_deck
            and self.event_deck is s.event_deck
            and self.discards is s.discards
            and self.neutral_discards is s.neutral_discards
            and self.astrologers_discard is s.astrologers_discard
            and self.event_discard is s.event_discard
            and self.machines is s.machines
            and self.removed is s.removed
        )

    def keep(self, s: Heroes3) -> None:
        self.decks = s.decks
        self.neutral_decks = s.neutral_decks
        self.astrologers_deck = s.astrologers_deck
        self.event_deck = s.event_deck
        self.discards = s.discards
        self.neutral_discards = s.neutral_discards
        self.astrologers_discard = s.astrologers_discard
        self.event_discard = s.event_discard
        self.machines = s.machines
        self.removed = s.removed
        known = bool(s.astrologers_deck.top or s.astrologers_deck.bottom or s.event_deck.top or s.event_deck.bottom)
        for deck in s.decks:
            if deck.top or deck.bottom:
                known = True
        for deck in s.neutral_decks:
            if deck.top or deck.bottom:
                known = True
        self.known = known


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
        """Bring decks and piles up to date.

        They are lent to the row as they are to a copy, so they have not changed while they are the same objects.
        """
        held = row.held[self.first_part + SEEN]
        if isinstance(held, SeenPiles):
            if not held.are_same(s):
                held.keep(s)
                self.write_decks(s, row)
                self.write_piles(s, row)
            elif held.known and held.seat != row.seat:
                self.write_decks(s, row)
        else:
            held = SeenPiles(s)
            row.held[self.first_part + SEEN] = held
            self.write_decks(s, row)
            self.write_piles(s, row)
        held.seat = row.seat
        s.piles_lent = True

    def write_decks(self, s: Heroes3, row: Row) -> None:
        """The sizes of all decks, and what the seat knows of their tops and bottoms."""
        base = self.first_part
        for i in range(len(s.decks)):
            self.write_deck(row, base + DECKS + i, self.decks[i], s.decks[i], self.card, self.deck_room, True)
        first = base + DECKS + len(s.decks)
        for i in range(len(s.neutral_decks)):
            self.write_neutral(row, first + 3 * i, i, s.neutral_decks[i])
        room = self.rooms["astrologers_deck.top"]
        self.write_deck(row, base + ASTROLOGERS, self.astrologers_deck, s.astrologers_deck, self.astrologer, room)
        room = self.rooms["event_deck.top"]
        self.write_deck(row, base + EVENTS, self.event_deck, s.event_deck, self.event, room)

    def write_deck(
        self, row: Row, part: int, first: int, deck: Deck, numbers: list[int], room: int, entry: bool = False
    ) -> None:
        """A deck that is not just as large as before, or of which something is known."""
        size = -1 if deck.top or deck.bottom else len(deck.pool)
        if size >= 0 and row.marks[part] == size:
            return
        row.marks[part] = size
        out = [1] if entry else []
        add_deck(out, deck, row.seat, numbers, room)
        row.put(part, first, out)

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
        size = -1 if deck.top or deck.bottom else len(deck.pool)
        if size >= 0 and row.marks[part] == size:
            return
        row.marks[part] = size
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
        row.kept[part] = cards
        out = [1] if entry else []
        add_last_words(out, cards, numbers, room)
        row.put(part + 1, first, out)
