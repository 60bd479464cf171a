"""What bots know of Lords of Hellas, in the form they ask for it."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.bot import features as told
from ludoteka.games.lords_of_hellas.bot.evaluate import evaluate
from ludoteka.games.lords_of_hellas.bot.winning import near
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Seat
from ludoteka.kernel.lore import Levels, Lore, Searching

LEVELS: Final = Levels(
    1.5, Searching(80.0, top=3, depth=2), Searching(80.0, top=8, depth=2), hard_walks=8, expert_walks=48
)


class HellasLore(Lore[LordsOfHellas]):
    """How a player stands on the way to each of the victories."""

    def evaluate(self, s: LordsOfHellas, seat: Seat) -> float:
        return evaluate(s, seat)

    def near(self, s: LordsOfHellas, seat: Seat) -> int:
        return near(s, seat)

    def feature_names(self) -> tuple[str, ...]:
        return told.NAMES

    def told_features(self) -> dict[str, int]:
        return told.TOLD

    def features(self, s: LordsOfHellas, seat: Seat) -> list[float]:
        return told.features(s, seat)

    def levels(self) -> Levels:
        return LEVELS
