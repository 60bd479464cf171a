"""Hoplites that die, and Aegis that saves some of them (LOH-TERM-06, LOH-MPHASE-05)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import AEGIS
from ludoteka.games.lords_of_hellas.rules.control import army_in, in_region, remove_hoplites
from ludoteka.games.lords_of_hellas.rules.treasure import discharge, ready
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def bury(s: LordsOfHellas, seat: int, region: int, count: int) -> None:
    """Hoplites die and nothing can save them: a price, or no way to withdraw (LOH-BATTLE-13)."""
    count = min(count, in_region(s, seat, region))
    if count > 0:
        remove_hoplites(s, seat, region, count)
        s.tell(("hoplites-died", seat, region, count))


def kill(s: LordsOfHellas, seat: int, region: int, count: int) -> None:
    """Hoplites of a player in a region die, fewer if fewer are there, fortified ones last; the owner of a charged Aegis
    is asked first (LOH-MPHASE-06, LOH-BATTLE-12, LOH-BATTLE-27).

    Push what follows onto the agenda first.
    """
    count = min(count, in_region(s, seat, region))
    if count <= 0:
        return
    if ready(s, seat, AEGIS):
        s.then(Aegis(seat, region, count))
    else:
        bury(s, seat, region, count)


def kill_there(s: LordsOfHellas, region: int, count: int) -> None:
    """Hoplites in a region die, whoever they belong to (LOH-CTRL-08)."""
    seat = army_in(s, region)
    if seat >= 0:
        kill(s, seat, region, count)


class Kill(Step[LordsOfHellas]):
    """Hoplites of a player in a region die (LOH-TERM-06)."""

    __slots__ = ("count", "region", "seat")

    def __init__(self, seat: int, region: int, count: int) -> None:
        self.seat = seat
        self.region = region
        self.count = count

    def run(self, s: LordsOfHellas) -> None:
        kill(s, self.seat, self.region, self.count)


class Aegis(Choice[LordsOfHellas]):
    """The owner of a charged Aegis saves some of the hoplites that would die, or lets them die (LOH-ART-03)."""

    __slots__ = ("count", "region")

    def __init__(self, seat: int, region: int, count: int) -> None:
        super().__init__(seat)
        self.region = region
        self.count = count

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says how many would die where."""
        return ("aegis", self.region, self.count)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Let them die, or save one or more."""
        return [("let-die",), *(("save", saved) for saved in range(1, self.most(s) + 1))]

    def most(self, s: LordsOfHellas) -> int:
        """How many can be saved."""
        return min(self.count, s.facts.artifact[AEGIS].saves)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Too many, or nobody."""
        match action:
            case ("save", int() as saved) if not 0 < saved <= self.most(s):
                return ("number-between", 1, self.most(s))
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("save", int() as saved):
                discharge(s, self.seat, AEGIS)
                bury(s, self.seat, self.region, self.count - saved)
            case _:
                bury(s, self.seat, self.region, self.count)
