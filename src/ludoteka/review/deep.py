"""A deep look at one decision: every option played on in many worlds, in the same ones with the same luck."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import msgspec

from ludoteka.bots.hints import Measure, measured
from ludoteka.bots.mind import Mind
from ludoteka.bots.search_looker import Looker
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import pending, take

WIDTH: Final = 12
LOOKS: Final = 60
"""How many options, and how many positions, the eye looks at that plays on."""
WIDER: Final = 24
MORE_LOOKS: Final = 240
"""The same for an eye that takes its time."""
LONGEST: Final = 60
"""No option is followed for more decisions than this in a turn."""
SURE: Final = 3.0
"""By how many standard errors a difference must stand out to be sure."""


class Weighed(msgspec.Struct, frozen=True):
    """An option: how much worse than the best it does on average, and by how many standard errors; 0 for the best."""

    action: Action
    value: float
    behind: float
    surely: float


class DeepLook:
    """Plays options of a decision on until its seat has to choose again after others have, everybody as a quick eye
    likes it, and asks the judgement there.

    With more `turns` it goes on until the seat has been through that many; a `careful` look lets the seat itself choose
    with a wider eye.
    """

    def __init__(
        self, mind: Mind, measure: Measure, seed: str = "deep", turns: int = 1, *, careful: bool = False
    ) -> None:
        self.mind = mind
        self.measure: Measure = measure
        self.seed = seed
        self.turns = turns
        self.careful = careful
        self.values: dict[Action, list[float]] = {action: [] for action in mind.options}
        self.delayed: dict[Action, list[float]] = {}
        """What options come to if the best one is taken as soon as it is offered again."""

    def look(self, actions: list[Action], worlds: int) -> None:
        """Play each of the options on in more worlds, up to so many."""
        for action in actions:
            found = self.values[action]
            for number in range(len(found), worlds):
                found.append(self.play_on(action, number))

    def look_for_delays(self, best: Action, worlds: int) -> None:
        """Play every other option on once more with the best one after it: where the order does not matter, both are
        as good."""
        self.delayed = {
            action: [self.play_on(action, number, best) for number in range(worlds)]
            for action in self.values
            if action != best
        }

    def play_on(self, action: Action, number: int, wish: Action | None = None) -> float:
        """How an option turns out in one world; the seat takes its `wish`, if it has one, as soon as it is offered."""
        mind = self.mind
        game: Game[Any] = mind.game
        s = mind.sample(Chance.of(self.seed, "sample", number))
        luck = Chance.of(self.seed, "luck", number)
        picks = Chance.of(self.seed, "picks", number)
        eye = Looker(game.lore, WIDTH, LOOKS)
        own = Looker(game.lore, WIDER, MORE_LOOKS) if self.careful else eye
        take(s, mind.decision(s), action, luck)
        turns, others = 0, False
        for _ in range(LONGEST * self.turns):
            if s.places:
                break
            choice = pending(s)[0]
            mine = choice.seat == mind.seat
            if mine and others:
                turns += 1
                if turns == self.turns:
                    break
            others = not mine
            options = choice.options(s)
            usual = game.lore.habit(s, options) if len(options) > 1 else options[0]
            if wish is not None and mine and wish in options:
                usual, wish = wish, None
            take(s, choice, usual or (own if mine else eye).look(s, choice, options, picks)[0].action, luck)
        return measured(game, s, mind.seat, self.measure)

    def ranked(self) -> list[Weighed]:
        """The options that were looked at, the best first; of two ways to play one on the better counts."""
        looked = {action: found for action, found in self.values.items() if found}
        for action, found in self.delayed.items():
            if sum(found) / len(found) > sum(looked[action]) / len(looked[action]):
                looked[action] = found
        worlds = min(len(found) for found in looked.values())
        means = {action: sum(found[:worlds]) / worlds for action, found in looked.items()}
        order = sorted(means, key=lambda action: -means[action])
        best = looked[order[0]][:worlds]
        return [weighed(action, means[action], best, looked[action][:worlds]) for action in order]


def weighed(action: Action, mean: float, best: list[float], mine: list[float]) -> Weighed:
    """An option beside the best one, in the same worlds."""
    lags = [first - other for first, other in zip(best, mine, strict=True)]
    behind = sum(lags) / len(lags)
    spread = sum((lag - behind) ** 2 for lag in lags) / max(1, len(lags) - 1)
    error = sqrt(spread / len(lags))
    surely = behind / error if error > 0.0 else (0.0 if behind <= 0.0 else 99.0)
    return Weighed(action, mean, behind, surely)


def only_way(ranked: list[Weighed], gap: float, sure: float = SURE) -> bool:
    """Whether the best option is surely better than every other, by at least this much."""
    return len(ranked) > 1 and all(one.behind >= gap and one.surely >= sure for one in ranked[1:])
