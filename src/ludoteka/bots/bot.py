"""Bot: somebody at a seat who is not a person."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from typing import Final, Self

from ludoteka.bots.mind import Mind
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption

RECENT: Final = 8
"""How many of its last decisions a bot knows again."""


class Bot(ABC):
    """Chooses for a seat; `name` is how it is called in commands and reports, `chance` its own stream of luck.

    Whoever lets it play may set `seconds`, the longest it may think about one decision; 0 leaves it to the bot. A bot
    that searches stops in time and answers with the best it has found so far, bots that answer at once ignore it.
    A bot that was stopped by the clock may choose differently the next time; without the clock equal seeds choose
    alike. `answers` counts its choices, and `besides` says after how many of them it
    last did what besides, and how often in a row. `recent` holds its last decisions, and `trodden` what it did where
    since it began to repeat them.
    """

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.chance = Chance.of(seed, "bot")
        self.seconds = 0.0
        self.answers = 0
        self.besides: dict[Action, tuple[int, int]] = {}
        self.recent: deque[tuple[tuple[Action, ...], Action]] = deque(maxlen=RECENT)
        self.repeats = 0
        self.trodden: dict[bytes, set[Action]] = {}

    @classmethod
    def made(cls, name: str, setting: str, seed: str) -> Self:
        """The bot of a name such as `careful:3`, with `3` as its setting; a bot that takes settings overrides this."""
        if setting:
            called = name.removesuffix(f":{setting}")
            raise BadOption(f"bot {name!r}: {called} takes no setting; expected just {called}")
        return cls(name, seed)

    @abstractmethod
    def choose(self, mind: Mind) -> Action:
        """One of the options of the decision that waits for its seat."""

    def aside(self, mind: Mind) -> Action | None:
        """One of the options of something it may do besides, or None to let it be."""
        return None
