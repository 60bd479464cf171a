"""The teaching game gone wrong, each in a way that a worker process must survive or report."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Sequence
from pathlib import Path

from ludoteka.kernel.chance import Chance
from ludoteka.kernel.options import Options
from teaching import load
from teaching.game import Teaching
from teaching.state import Coast

MERCY = 300.0
"""A held process goes on after this many seconds if nobody has killed it."""
GLANCE = 0.05


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
    """Notes in a file, given in place of a content pack, which process begins a game, and holds those it is told to."""
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
    """Every set-up is one line of the file.

    The file `….hold` names a machine of a Ray cluster: its second game never gets beyond the set-up, which the file
    `….held` says, and games on other machines wait until then.
    """

    def __init__(self, packs: Sequence[Path]) -> None:
        self.__dict__.update(load(()).__dict__)
        (self.begun,) = packs
        self.games = 0

    def setup(self, seats: int, options: Options, chance: Chance) -> Coast:
        with self.begun.open("a", encoding="utf-8") as file:
            file.write(f"{os.getpid()} {chance.a}\n")
        self.games += 1
        hold = self.begun.with_suffix(".hold")
        if hold.exists():
            self.wait(hold.read_text(encoding="utf-8"), self.begun.with_suffix(".held"))
        return super().setup(seats, options, chance)

    def wait(self, machine: str, held: Path) -> None:
        """Wait to be killed, or for the other machine to be about to be."""
        import ray  # type: ignore[import-not-found,unused-ignore]  # only where it is installed

        never = threading.Event()
        if ray.get_runtime_context().get_node_id() == machine:
            if self.games > 1:
                held.touch()
                never.wait(MERCY)
            return
        for _ in range(int(MERCY / GLANCE)):
            if held.exists():
                return
            never.wait(GLANCE)
