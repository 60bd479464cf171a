"""What bots know of Hadrian's Wall, in the form they ask for it."""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.bot import features as told
from ludoteka.games.hadrians_wall.bot import years
from ludoteka.games.hadrians_wall.bot.evaluate import Judge
from ludoteka.games.hadrians_wall.facts import Facts
from ludoteka.games.hadrians_wall.state import ACTIONS, Frontier
from ludoteka.kernel.action import Seat
from ludoteka.kernel.judgement import Judgement
from ludoteka.kernel.lore import Levels, Lore, Searching

LEVELS: Final = Levels(2.5, Searching(12.0, top=2), Searching(12.0, top=12, equal=True), hard_walks=4, expert_walks=96)


class FrontierLore(Lore[Frontier]):
    """What boxes, buildings and years to come are worth."""

    def __init__(self, facts: Facts, judgement: Judgement | None = None) -> None:
        super().__init__(judgement)
        self.judge = Judge(facts)

    def evaluate(self, s: Frontier, seat: Seat) -> float:
        return self.judge.evaluate(s, seat)

    def horizon(self, s: Frontier, seat: Seat) -> int:
        return years.moment(s, seat)

    def is_past(self, s: Frontier, seat: Seat, horizon: int) -> bool:
        return years.moment(s, seat) != horizon

    def feature_names(self) -> tuple[str, ...]:
        return told.NAMES

    def told_features(self) -> dict[str, int]:
        return told.TOLD

    def expects_points(self, s: Frontier) -> bool:
        return s.seats == 1

    def plays_out_alone(self, s: Frontier, seat: Seat) -> bool:
        """In the last year, once the others are ready."""
        last = s.year == s.facts.years and s.phase == ACTIONS and bool(s.lanes)
        return last and not any(lane for other, lane in enumerate(s.lanes) if other != seat)

    def features(self, s: Frontier, seat: Seat) -> list[float]:
        return told.features(self.judge, s, seat)

    def levels(self) -> Levels:
        return LEVELS
