"""A game whose rules, and bots whose thoughts, fail in every way there is."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

from ludoteka.bots import BOTS, Bot, Mind
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from teaching import content
from teaching.game import Teaching
from teaching.state import Coast


class Mischief(Teaching):
    """The teaching game, but certain words make its rules fail."""

    id = "mischief"

    def parse(self, text: str) -> Action:
        """Fail as the text says."""
        match text:
            case "loop":
                while True:
                    pass
            case "die":
                os._exit(1)
            case "break":
                raise ZeroDivisionError("by mischief")
            case "eat":
                hoard = [bytes(1 << 20)]
                while True:
                    hoard.append(bytes(1 << 24))
            case "print":
                print("this must not disturb the answers", flush=True)
                return super().parse("done")
        return super().parse(text)


class Blind(Teaching):
    """The teaching game, but nobody can be told what a seat knows."""

    id = "blind"

    def resample(self, s: Coast, seat: Seat, chance: Chance) -> Coast:
        raise ZeroDivisionError("by mischief")


class Failing(Bot):
    """A bot that does not choose."""

    def choose(self, mind: Mind) -> Action:
        """Fail as the name says."""
        match self.name:
            case "sleepy":
                time.sleep(60)
            case "deadly":
                os._exit(1)
            case "broken":
                raise ZeroDivisionError("by mischief")
        return ("fly", "to", "the", "moon")


class Hurried(Bot):
    """A bot that acts only if it is told to be ready well before it is given up."""

    def choose(self, mind: Mind) -> Action:
        """The first option, if there is a time to keep."""
        if not 0 < self.seconds <= GIVEN_UP / 2:
            raise ValueError(f"{self.seconds} seconds to think")
        return mind.options[0]


def hurried(name: str, setting: str, seed: str) -> Bot:
    """A bot that keeps its time."""
    return Hurried(name, seed)


def make(name: str, setting: str, seed: str) -> Bot:
    return Failing(name, seed)


GIVEN_UP = 4.0
"""How many seconds the tests wait for bots."""
FAILING = ("sleepy", "deadly", "broken", "cheating")


def load_blind(packs: Sequence[Path] = ()) -> Blind:
    """The game that cannot be resampled."""
    return Blind(content.load(packs))


def load(packs: Sequence[Path] = ()) -> Mischief:
    """The game; its bots come along."""
    BOTS.update(dict.fromkeys(FAILING, make), hurried=hurried)
    return Mischief(content.load(packs))
