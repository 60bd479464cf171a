"""What bots know of Cyclades, in the form they ask for it."""

from __future__ import annotations

from typing import Final

from ludoteka.games.cyclades.bot import features as told
from ludoteka.games.cyclades.bot.evaluate import evaluate
from ludoteka.games.cyclades.bot.horizons import horizon, is_past
from ludoteka.games.cyclades.rules.metropolis import metropolises_of_side
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.lore import Levels, Lore, Searching

LEVELS: Final = Levels(
    1.0,
    Searching(120.0, top=5, depth=2),
    Searching(120.0, top=8, depth=2, rounds=True, equal=True, thrift=True),
    hard_walks=24,
    expert_walks=80,
)


class CycladesLore(Lore[Cyclades]):
    """How a side stands in the islands."""

    def evaluate(self, s: Cyclades, seat: Seat) -> float:
        return evaluate(s, seat)

    def horizon(self, s: Cyclades, seat: Seat) -> int:
        return horizon(s)

    def is_past(self, s: Cyclades, seat: Seat, horizon: int) -> bool:
        return is_past(s, seat % s.terms.sides, horizon)

    def modest(self, action: Action, options: list[Action]) -> Action:
        if action[0] != "bid":
            return action
        return next(option for option in options if option[:2] == action[:2])

    def near(self, s: Cyclades, seat: Seat) -> int:
        return max(0, s.terms.to_win - metropolises_of_side(s, seat % s.terms.sides))

    def feature_names(self) -> tuple[str, ...]:
        return told.NAMES

    def told_features(self) -> dict[str, int]:
        return told.TOLD

    def features(self, s: Cyclades, seat: Seat) -> list[float]:
        return told.features(s, seat % s.terms.sides)

    def side(self, s: Cyclades, seat: Seat) -> int:
        return seat % s.terms.sides

    def levels(self) -> Levels:
        return LEVELS
