"""Frontier: everything that is true at a table of Hadrian's Wall."""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.facts import Facts
from ludoteka.kernel.state import State

CARDS: Final = 0
ACTIONS: Final = 1
ATTACK: Final = 2
SCORED: Final = 3
PHASES: Final = ("cards", "actions", "attack", "scored")


class Frontier(State):
    """The year, one row of numbers for each player's sheets and board, the decks and the neutral cards.

    The cells of a row are named in `numbers`. Draw piles are sorted lists: a card is picked when it is drawn.
    """

    facts: Facts
    difficulty: int
    year: int
    phase: int
    rows: list[list[int]]
    decks: list[list[int]]
    fate: list[int]
    discard: list[int]
    attackers: list[int]
    neutral_deck: list[int]
    neutral: list[int]
    neutral_resources: list[int]
    neutral_soldiers: list[int]
    __slots__ = tuple(__annotations__)

    def copy(self) -> Frontier:
        twin = Frontier(self.seats)
        twin.facts = self.facts
        twin.difficulty = self.difficulty
        twin.year = self.year
        twin.phase = self.phase
        twin.rows = [row.copy() for row in self.rows]
        twin.decks = [deck.copy() for deck in self.decks]
        twin.fate = self.fate.copy()
        twin.discard = self.discard.copy()
        twin.attackers = self.attackers.copy()
        twin.neutral_deck = self.neutral_deck.copy()
        twin.neutral = self.neutral.copy()
        twin.neutral_resources = self.neutral_resources.copy()
        twin.neutral_soldiers = self.neutral_soldiers.copy()
        self.carry(twin)
        return twin
