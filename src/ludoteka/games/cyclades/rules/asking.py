"""What most choices and steps of the rules have in common: the faction they are about."""

from __future__ import annotations

from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step, kebab


class FactionStep(Step[Cyclades]):
    """A step for one faction."""

    __slots__ = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction


class FactionChoice(Choice[Cyclades]):
    """A choice of one faction, made by its seat, in its turn or outside it (CYC-ACT-06). Its prompt names it."""

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        self.seat = seat
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        return (kebab(type(self).__name__), self.faction)
