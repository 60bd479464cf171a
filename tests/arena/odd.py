"""The teaching game gone wrong, each in a way that a worker process must survive or report."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from pathlib import Path

from ludoteka.kernel.chance import Chance
from ludoteka.kernel.options import Options
from teaching import load
from teaching.game import Teaching
from teaching.state import Coast


def endless(packs: Sequence[Path] = ()) -> Teaching:
    """Says that three decisions are more than any game takes."""
    game = load(packs)
    game.bound = 3
    return game


def crashing(packs: Sequence[Path] = ()) -> Teaching:
    """Divides by zero, but only in a worker."""
    return Crashing(packs)


def dying(packs: Sequence[Path] = ()) -> Teaching:
    """Ends a worker process without a word."""
    if multiprocessing.parent_process() is not None:
        os._exit(3)
    return load(packs)


class Crashing(Teaching):
    """Set-up fails in a worker."""

    def __init__(self, packs: Sequence[Path]) -> None:
        self.__dict__.update(load(packs).__dict__)

    def setup(self, seats: int, options: Options, chance: Chance) -> Coast:
        if multiprocessing.parent_process() is not None:
            raise ZeroDivisionError("on purpose")
        return super().setup(seats, options, chance)
