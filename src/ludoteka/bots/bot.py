"""Bot: somebody at a seat who is not a person."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ludoteka.bots.mind import Mind
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance


class Bot(ABC):
    """Chooses for a seat; `name` is how it is called in commands and reports, `chance` its own stream of luck."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.chance = Chance.of(seed, "bot")

    @abstractmethod
    def choose(self, mind: Mind) -> Action:
        """One of the options of the decision that waits for its seat."""

    def aside(self, mind: Mind) -> Action | None:
        """One of the options of something it may do besides, or None to let it be."""
        return None
