"""Luck that is asked for one outcome at a time, so that every roll, draw and shuffle becomes a chance node."""

from __future__ import annotations

from ludoteka.kernel.chance import Chance


class LuckNeeded(Exception):
    """The rules want one of `ways` equally likely outcomes that nobody has given yet."""

    def __init__(self, ways: int) -> None:
        super().__init__(ways)
        self.ways = ways


class GivenLuck(Chance):
    """Yields the outcomes it was given, then asks for the next; what can only come out one way is never asked."""

    def __init__(self, given: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.given = given
        self.position = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.position >= len(self.given):
            raise LuckNeeded(n)
        outcome = self.given[self.position]
        self.position += 1
        return outcome
