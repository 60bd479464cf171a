"""What many Steps and Choices have in common: whose they are, how many, how many are left."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.state import Choice, Step


class SeatStep(Step[LordsOfHellas]):
    """A step of one player."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CountStep(Step[LordsOfHellas]):
    """A step of one player about a number of things."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class RepeatedStep(Step[LordsOfHellas]):
    """A step of one player that comes several times."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left
        """What is still to be done, this time included."""


class RegionStep(Step[LordsOfHellas]):
    """A step of one player in a region."""

    __slots__ = ("region", "seat")

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region


class RepeatedChoice(Choice[LordsOfHellas]):
    """A choice that a player makes several times."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left
        """What is still to be done, this time included."""
