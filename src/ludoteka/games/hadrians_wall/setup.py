"""How a game begins: the fate deck, a deck and two sheets for everybody, and a neutral deck for one or two.

Nothing is shuffled: a card is picked when it is drawn.
"""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import Facts
from ludoteka.games.hadrians_wall.numbers import OPEN, REACH
from ludoteka.games.hadrians_wall.rules.new_year import NewYear
from ludoteka.games.hadrians_wall.rules.offers import work_out
from ludoteka.games.hadrians_wall.rules.scoring import Scoring
from ludoteka.games.hadrians_wall.state import CARDS, Frontier


def open_at_start(facts: Facts, seats: int) -> tuple[int, int]:
    """What is open on an empty sheet with this number of players, and what is within reach: the same in every game."""
    s = set_up(facts, seats, 0, (0, 0))
    work_out(s, 0)
    return s.rows[0][OPEN], s.rows[0][REACH]


def set_up(facts: Facts, seats: int, difficulty: int, opened: tuple[int, int]) -> Frontier:
    """A table with everything in place for the first year, six years ahead and the scoring after them.

    `opened` comes from `open_at_start`.

    HW-SETUP-01, HW-SETUP-03, HW-SETUP-04, HW-SETUP-05, HW-SETUP-06, HW-NEUTRAL-01, HW-SCORE-01.
    """
    cards = list(range(len(facts.card)))
    s = Frontier(seats)
    s.facts = facts
    s.difficulty = difficulty
    s.year = 0
    s.phase = CARDS
    s.rows = [list(facts.start) for _ in range(seats)]
    s.decks = [cards.copy() for _ in range(seats)]
    s.fate = list(range(len(facts.fate)))
    s.discard = []
    s.attackers = []
    s.neutral_deck = cards.copy() if facts.neutral_cards[seats] else []
    s.neutral = []
    s.neutral_resources = []
    s.neutral_soldiers = []
    for row in s.rows:
        row[OPEN], row[REACH] = opened
    s.then_each([*(NewYear() for _ in range(facts.years)), Scoring()])
    return s
