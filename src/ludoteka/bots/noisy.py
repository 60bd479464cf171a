"""The beginner's opponent: sees what the greedy bot sees, but not clearly."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.mind import Mind
from ludoteka.bots.outlook import END
from ludoteka.kernel.action import Action

GRAIN: Final = 1 << 20


class NoisyBot(GreedyBot):
    """Mistakes the worth of each option by up to `noise` times what the options usually differ; never misses a win."""

    def __init__(self, name: str, seed: str, samples: int, noise: float) -> None:
        super().__init__(name, seed, samples)
        self.noise = noise

    def choose(self, mind: Mind) -> Action:
        """The option that seems best."""
        if len(mind.options) == 1:
            return mind.options[0]
        values, _ = self.values(mind)
        most = max(values)
        if most > END / 2:
            return self.best(mind, values)
        close = [value for value in values if value > most - END / 2]
        middle = sum(close) / len(close)
        usual = (sum((value - middle) ** 2 for value in close) / len(close)) ** 0.5
        seen = [value + self.noise * usual * (mind.chance.below(GRAIN) / GRAIN - 0.5) * 2 for value in values]
        return self.best(mind, seen)
