"""What the broken variants have in common."""

from __future__ import annotations

import sys
from collections.abc import Callable

from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec
from ludoteka.kernel.options import Options
from ludoteka.kernel.state import Choice, Step
from teaching import content
from teaching.game import RULES, Teaching
from teaching.state import Coast

REST: Action = ("rest",)
SWEAR: Action = ("swear",)
STEPS = ("base", "choices", "games")
"""The modules whose steps the codec has to know."""


class Broken(Teaching):
    """The teaching game with one step more at its beginning."""

    def __init__(self, first: Callable[[], Step[Coast]] | None = None) -> None:
        super().__init__(content.load())
        self.first = first
        self.codec = Codec(Coast, (*RULES, *(sys.modules[f"teaching.broken.{name}"] for name in STEPS)))

    def setup(self, seats: int, options: Options, chance: Chance) -> Coast:
        """Begin with the bad step."""
        s = super().setup(seats, options, chance)
        if self.first is not None:
            s.then(self.first())
        return s


class Bad(Choice[Coast]):
    """A choice between resting and swearing that does nothing; its children each do one thing wrong."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        return [REST, SWEAR]

    def take(self, s: Coast, action: Action) -> None:
        """Nothing happens."""

    def prompt(self, s: Coast) -> Action:
        """A prompt that the game declares."""
        return ("bid",)
