"""What luck could have brought: all outcomes where they are few, otherwise some of them, drawn anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance, Recorded
from ludoteka.kernel.errors import BadRecord
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import State, take

FEW: Final = 36
"""Up to this many outcomes are all looked at: two dice."""
DRAWS: Final = 16
"""How many outcomes are drawn where there are more."""


class Odometer(Chance):
    """Luck that yields given outcomes, then always the first of the possible ones, and notes how many there were."""

    __slots__ = ("given", "ways")

    def __init__(self, given: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.given = given
        self.ways: list[int] = []

    def below(self, n: int) -> int:
        number = len(self.ways)
        self.ways.append(n)
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
        s = run(luck)
        share = 1.0
        for ways in luck.ways:
            share /= ways
        if share * FEW < 0.999 or len(found) >= FEW:
            return
        found.append((s, share))
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
