"""What bots know of Cyclades, in the form they ask for it."""

from __future__ import annotations

from typing import Final

from ludoteka.games.cyclades.bot.evaluate import evaluate
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Seat
from ludoteka.kernel.lore import Levels, Lore, Searching

LEVELS: Final = Levels(
    1.0,
    Searching(120.0, top=5, depth=2),
    Searching(120.0, top=8, depth=2, rounds=True),
    hard_walks=24,
    expert_walks=80,
)


class CycladesLore(Lore[Cyclades]):
    """How a side stands in the islands."""

    def evaluate(self, s: Cyclades, seat: Seat) -> float:
        return evaluate(s, seat)

    def levels(self) -> Levels:
        return LEVELS
