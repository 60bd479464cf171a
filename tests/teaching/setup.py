"""How a game begins."""

from __future__ import annotations

from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck
from teaching.facts import Facts
from teaching.rules.rounds import NextRound
from teaching.state import CALM, NO_BID, NOBODY, Coast


def set_up(facts: Facts, seats: int, teams: bool, rounds: int, chance: Chance) -> Coast:
    """Crews land at homes drawn by lot, everyone gets gold and cards (TCH-SETUP-01)."""
    coves = len(facts.value)
    homes = facts.homes.copy()
    chance.shuffle(homes)
    owner = [NOBODY] * coves
    crew = [0] * coves
    for seat in range(seats):
        owner[homes[seat]] = seat
        crew[homes[seat]] = facts.start_crew
    deck = Deck.of(facts.whole_deck)
    hands = [sorted([deck.draw(chance) for _ in range(facts.start_cards)]) for _ in range(seats)]
    s = Coast(
        seats,
        facts,
        teams,
        rounds,
        0,
        CALM,
        owner,
        crew,
        [facts.crew - facts.start_crew] * seats,
        [facts.start_gold] * seats,
        facts.gold - facts.start_gold * seats,
        hands,
        [[] for _ in range(seats)],
        [NO_BID] * seats,
        deck,
        [],
        [False] * seats,
        [False] * seats,
        [False] * seats,
    )
    s.then(NextRound())
    return s
