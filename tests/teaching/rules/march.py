"""Marching from cove to cove."""

from __future__ import annotations

from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice
from teaching.rules.battle import Commit
from teaching.state import NOBODY, Coast


def closed_way(s: Coast, seat: int, cove: int) -> Action | None:
    """Why a seat's crew may not enter a cove (TCH-MARCH-01)."""
    owner = s.owner[cove]
    if owner == seat:
        return ("full", cove) if s.crew[cove] >= s.facts.cove_limit else None
    if owner != NOBODY and s.allied(seat, owner):
        return ("is-friend", owner)
    return None


def may_march(s: Coast, seat: int, source: int) -> bool:
    """Whether there is anywhere to go from a cove (TCH-MARCH-01)."""
    owner = s.owner
    for cove in s.facts.neighbours[source]:  # noqa: SIM110  # a generator would be slower
        if owner[cove] == NOBODY or closed_way(s, seat, cove) is None:
            return True
    return False


class Destination(Choice[Coast]):
    """Choose where to march from a cove (TCH-MARCH-01)."""

    __slots__ = ("source",)

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def options(self, s: Coast) -> list[Action]:
        """Neighbours that can be entered."""
        seat = self.seat
        return [("to", cove) for cove in s.facts.neighbours[self.source] if closed_way(s, seat, cove) is None]

    def take(self, s: Coast, action: Action) -> None:
        match action:
            case ("to", int(cove)):
                s.then(Strength(self.seat, self.source, cove))

    def prompt(self, s: Coast) -> Action:
        return ("destination", self.source)

    def why_not(self, s: Coast, action: Action) -> Action | None:
        """Too far, or closed."""
        match action:
            case ("to", int(cove)) if 0 <= cove < len(s.owner):
                if cove not in s.facts.neighbours[self.source]:
                    return ("too-far", self.source, cove)
                return closed_way(s, self.seat, cove)
        return None


class Strength(Choice[Coast]):
    """Choose how many march; one always stays behind (TCH-MARCH-02)."""

    __slots__ = ("source", "target")

    def __init__(self, seat: int, source: int, target: int) -> None:
        super().__init__(seat)
        self.source = source
        self.target = target

    def options(self, s: Coast) -> list[Action]:
        """From one to all but one, as many as fit."""
        most = s.crew[self.source] - 1
        if s.owner[self.target] == self.seat:
            most = min(most, s.room(self.target))
        return [("crew", number) for number in range(1, most + 1)]

    def forced(self) -> bool:
        """The numbers on the board are public, so a single one need not be asked for."""
        return True

    def take(self, s: Coast, action: Action) -> None:
        """March: join, settle or fight."""
        match action:
            case ("crew", int(number)):
                seat = self.seat
                target = self.target
                holder = s.owner[target]
                s.crew[self.source] -= number
                s.tell(("marches", seat, self.source, target, number))
                if holder in (seat, NOBODY):
                    s.owner[target] = seat
                    s.crew[target] += number
                else:
                    s.then(Commit(seat, holder, self.source, target, number))

    def prompt(self, s: Coast) -> Action:
        """From where to where."""
        return ("strength", self.source, self.target)
