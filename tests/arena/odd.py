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


def deadly(packs: Sequence[Path] = ()) -> Teaching:
    """Ends a worker process in the middle of the second deal of the seed "s"."""
    return Deadly(packs)


def flawed(packs: Sequence[Path] = ()) -> Teaching:
    """Divides by zero in the second deal of the seed "s"."""
    return Flawed(packs)


def noted(packs: Sequence[Path] = ()) -> Teaching:
    """Notes in a file, given in place of a content pack, which process begins a game."""
    return Noted(packs)


def second_deal(chance: Chance) -> bool:
    """Whether this is the luck that the second deal of the seed "s" is set up with."""
    other = Chance.of("s", "setup", 1)
    return (chance.a, chance.b, chance.c) == (other.a, other.b, other.c)


class Deadly(Teaching):
    """Set-up of one deal ends a worker."""

    def __init__(self, packs: Sequence[Path]) -> None:
        self.__dict__.update(load(packs).__dict__)

    def setup(self, seats: int, options: Options, chance: Chance) -> Coast:
        if second_deal(chance) and multiprocessing.parent_process() is not None:
            os._exit(3)
        return super().setup(seats, options, chance)


class Flawed(Teaching):
    """Set-up of one deal fails."""

    def __init__(self, packs: Sequence[Path]) -> None:
        self.__dict__.update(load(packs).__dict__)

    def setup(self, seats: int, options: Options, chance: Chance) -> Coast:
        if second_deal(chance):
            raise ZeroDivisionError("on purpose")
        return super().setup(seats, options, chance)


class Crashing(Teaching):
    """Set-up fails in a worker."""

    def __init__(self, packs: Sequence[Path]) -> None:
        self.__dict__.update(load(packs).__dict__)

    def setup(self, seats: int, options: Options, chance: Chance) -> Coast:
        if multiprocessing.parent_process() is not None:
            raise ZeroDivisionError("on purpose")
        return super().setup(seats, options, chance)


class Noted(Teaching):
    """Every set-up is one line of the file."""

    def __init__(self, packs: Sequence[Path]) -> None:
        self.__dict__.update(load(()).__dict__)
        (self.begun,) = packs

    def setup(self, seats: int, options: Options, chance: Chance) -> Coast:
        with self.begun.open("a", encoding="utf-8") as file:
            file.write(f"{os.getpid()} {chance.a}\n")
        return super().setup(seats, options, chance)
