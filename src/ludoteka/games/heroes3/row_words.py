"""What the row writers of Heroes III share: numbers of owners and marks, units, lasting effects, decks."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import AI, NEUTRALS, NOBODY
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.row import Columns, add_words, add_zeros

OWNERS = (*range(AI), AI, NEUTRALS)


def owner_word(number: int) -> str:
    """An owner as the View names it."""
    if number == AI:
        return "ai"
    return "neutrals" if number == NEUTRALS else f"p{number + 1}"


def owner_numbers(columns: Columns, name: str) -> dict[int, int]:
    """By owner: what a column of owners holds; 0 for nobody."""
    numbers = columns.numbers(name, [owner_word(one) for one in OWNERS])
    found = {one: numbers[i] for i, one in enumerate(OWNERS)}
    found[NOBODY] = 0
    return found


class MarkColumns:
    """How bits become a list of words."""

    def __init__(self, columns: Columns, name: str, words: dict[int, str]) -> None:
        self.bits = list(words)
        self.numbers = columns.numbers(f"{name}[0]", list(words.values()))

    def add(self, out: list[int], marks: int, room: int) -> None:
        """Add the columns of the bits that are set."""
        if not marks:
            add_zeros(out, 1 + room)
            return
        add_words(out, [i for i in range(len(self.bits)) if marks & self.bits[i]], self.numbers, room)


class EffectColumns:
    """The columns of a list of lasting effects."""

    def __init__(self, columns: Columns, path: str, general: str, cards: list[str]) -> None:
        words = columns.words
        self.room = columns.room(general)
        self.names = {word: number for number, word in enumerate(words[f"{path}[0].name"], 1)}
        self.untils = {word: number for number, word in enumerate(words[f"{path}[0].until"], 1)}
        self.owner = owner_numbers(columns, f"{path}[0].owner")
        self.card = columns.numbers(f"{path}[0].card", cards)

    def add(self, out: list[int], effects: list[Effect]) -> None:
        """Add the effects that have room."""
        out.append(len(effects))
        for i in range(min(len(effects), self.room)):
            effect = effects[i]
            out.append(self.names.get(effect.name, len(self.names) + 1))
            out.append(self.owner[effect.owner])
            out.append(self.card[effect.card])
            out.append(effect.target)
            out.append(effect.amount)
            out.append(self.untils.get(effect.until, len(self.untils) + 1))
        add_zeros(out, 6 * (self.room - len(effects)))


class UnitColumns:
    """The columns of a list of units."""

    def __init__(self, columns: Columns, path: str, general: str, units: list[str], sides: list[str]) -> None:
        self.room = columns.room(general)
        self.unit = columns.numbers(f"{path}[0].unit", units)
        self.side = columns.numbers(f"{path}[0].side", sides)
        self.layers_room = columns.room(f"{general}[].layers")
        self.layer = [0]

    def add(self, out: list[int], army: list[int], sides: list[int], layers: list[tuple[int, ...]]) -> None:
        """Add units with what lies on them."""
        out.append(len(army))
        for i in range(min(len(army), self.room)):
            out.append(self.unit[army[i]])
            out.append(self.side[sides[i]])
            add_words(out, list(layers[i]), self.layer, self.layers_room)
        add_zeros(out, (3 + self.layers_room) * (self.room - len(army)))

    def add_forms(self, out: list[int], forms: list[int]) -> None:
        """Add units that have no layers, by their forms."""
        out.append(len(forms))
        for i in range(min(len(forms), self.room)):
            out.append(self.unit[forms[i] // 2])
            out.append(self.side[forms[i] % 2])
            add_zeros(out, 1 + self.layers_room)
        add_zeros(out, (3 + self.layers_room) * (self.room - len(forms)))


def add_deck(out: list[int], deck: Deck, seat: int, numbers: list[int], room: int) -> None:
    """Add the size of a deck, and what a seat knows of its top and bottom."""
    out.append(deck.size())
    if deck.top:
        add_words(out, deck.known_top(seat), numbers, room)
    else:
        add_zeros(out, 1 + room)
    if deck.bottom:
        add_words(out, deck.known_bottom(seat), numbers, room)
    else:
        add_zeros(out, 1 + room)
