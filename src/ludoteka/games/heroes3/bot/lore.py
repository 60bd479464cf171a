"""What bots know of Heroes III, in the form they ask for it."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.bot import features as told
from ludoteka.games.heroes3.bot.evaluate import evaluate
from ludoteka.games.heroes3.bot.foresight import foresee
from ludoteka.games.heroes3.bot.habits import habit
from ludoteka.games.heroes3.bot.pursuit import is_story
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.lore import Levels, Lore, Rehearsing, Searching

GLANCES: Final = frozenset(
    {
        "activate-which",
        "choose-die",
        "deploy",
        "discard-first",
        "draw-up",
        "place-neutral",
        "reroll-die",
        "return-to-origin",
        "rotate-tile",
        "spell-school",
    }
)
"""Prompts that are answered at first sight."""
LEVELS: Final = Levels(
    3.0,
    Rehearsing(16, 10, 100.0, GLANCES, bouts=8),
    Rehearsing(24, 12, 200.0, GLANCES, bouts=64, asides=4, finals=3),
    search=Searching(60.0, top=6, far=8),
)


class Heroes3Lore(Lore[Heroes3]):
    """A turn holds whole fights with other seats' answers and purchases besides: it is rehearsed, not searched."""

    def evaluate(self, s: Heroes3, seat: Seat) -> float:
        return evaluate(s, seat)

    def foresee(self, s: Heroes3, seat: Seat) -> float:
        return foresee(s, seat)

    def settles(self, s: Heroes3) -> bool:
        return not is_story(s)

    def habit(self, s: Heroes3, options: list[Action]) -> Action:
        return habit(s, options)

    def feature_names(self) -> tuple[str, ...]:
        return told.NAMES

    def told_features(self) -> dict[str, int]:
        return told.TOLD

    def features(self, s: Heroes3, seat: Seat) -> list[float]:
        return told.features(s, seat)

    def side(self, s: Heroes3, seat: Seat) -> int:
        return s.players[seat].team

    def levels(self) -> Levels:
        return LEVELS
