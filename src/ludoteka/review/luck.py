"""What luck could have brought: all outcomes where they are few, otherwise some of them, drawn anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance, Recorded
from ludoteka.kernel.errors import BadRecord, LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import State, take

FEW: Final = 36
"""Up to this many outcomes are all looked at: two dice."""
DRAWS: Final = 16
"""How many outcomes are drawn where there are more."""
MOST: Final = 1_000
"""How often luck may be asked for although it can fall in one way only."""


class TooManyWays(LudotekaError):
    """Luck can fall in more ways than are looked at one by one."""


class Odometer(Chance):
    """Luck that yields given outcomes, then always the first of the possible ones, and notes how many there were.

    It stops the rules as soon as there are too many: a rule that draws until something comes would otherwise never end,
    because the first outcome comes for ever.
    """

    __slots__ = ("given", "share", "ways")

    def __init__(self, given: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.given = given
        self.share = 1.0
        """How likely what was yielded is."""
        self.ways: list[int] = []

    def below(self, n: int) -> int:
        number = len(self.ways)
        self.ways.append(n)
        self.share /= n
        if self.share * FEW < 0.999 or number >= MOST:
            raise TooManyWays(f"more than {FEW} ways")
        self.used += 1
        return self.given[number] if number < len(self.given) else 0


def outcomes(run: Callable[[Chance], State]) -> Iterator[tuple[State, float]]:
    """Every way in which luck can fall with its probability, if they are few; nothing otherwise.

    >>> from ludoteka.kernel.chance import Chance
    >>> sorted((s, round(p, 3)) for s, p in outcomes(lambda luck: luck.below(2) * 10 + luck.below(3)))[:2]
    [(0, 0.167), (1, 0.167)]
    """
    given: list[int] = []
    found: list[tuple[State, float]] = []
    while True:
        luck = Odometer(given)
        try:
            s = run(luck)
        except TooManyWays:
            return
        if len(found) >= FEW:
            return
        found.append((s, luck.share))
        given = [*given, *(0 for _ in range(len(luck.ways) - len(given)))]
        while given and given[-1] + 1 >= luck.ways[len(given) - 1]:
            given.pop()
        if not given:
            break
        given[-1] += 1
    yield from found


def mean_of(run: Callable[[Chance], State], value: Callable[[State], list[int]], seed: str) -> list[int]:
    """What values are on average over the luck of an action, rounded to whole millionths."""
    all_of = list(outcomes(run))
    if not all_of:
        all_of = [(run(Chance.of(seed, "draw", number)), 1.0 / DRAWS) for number in range(DRAWS)]
    rows = [(value(s), share) for s, share in all_of]
    return [round(sum(row[seat] * share for row, share in rows)) for seat in range(len(rows[0][0]))]


def again(game: Game[Any], s: State, seat: Seat, action: Action, luck: Chance) -> State:
    """A position after an action was taken in it with some luck; the position itself stays as it is."""
    twin = s.copy()
    choice = game.offering(twin, seat, action)
    if choice is None:
        raise BadRecord(f"{game.text(action)} is not offered: the rules of the game were changed since")
    take(twin, choice, action, luck)
    return twin


def recorded(luck: list[int]) -> Recorded:
    """The luck that was written down."""
    return Recorded(list(luck))
