"""A fair comparison: how much better an option does than the first choice, world by world, and whether it is luck."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ludoteka.kernel.action import Action

LEAST: Final = 4
"""How many worlds are played before an option is given up or preferred."""


class Rival:
    """An option beside the first choice: how much better it did, world by world."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def learn(self, better: float) -> None:
        """Note by how much it did better in another world."""
        self.count += 1
        self.total += better
        self.squares += better * better

    def lead(self) -> float:
        """How much better it did on average."""
        return self.total / self.count

    def doubt(self) -> float:
        """The standard error of its lead: what may be luck."""
        mean = self.lead()
        return sqrt(max(0.0, self.squares / self.count - mean * mean) / (self.count - 1))

    def is_worse(self) -> bool:
        """Whether it can be given up."""
        return self.count >= LEAST and self.lead() <= -self.doubt()

    def is_better(self) -> bool:
        """Whether it is surely better than the first choice."""
        return self.count >= LEAST and self.lead() > self.doubt()
