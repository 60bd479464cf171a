"""Reasons: what a move changes about how the sides stand, in terms that can be put into words.

The judgement of a game is made from features of each side (`Lore.features`). A reason is one of them that has changed
noticeably between two moments, in positions that somebody considers possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludoteka.kernel.action import Seat
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import State

MOST: Final = 4
"""How many reasons are given."""
NOTICEABLE: Final = 0.12
"""A change smaller than this share of a feature's usual spread is not told."""
OTHERS: Final = 0.6
"""What another side's change counts beside one's own when the largest are chosen."""


class Reason(msgspec.Struct, frozen=True):
    """A feature of a side that changed: by how much, and whether that is good for the side.

    `feature` is one of `lore.told_features()`, `seat` the first seat of the side, `count` the change as a whole number,
    at least 1; `good` is 1 if it is good for that side, -1 if it is bad, 0 if neither.
    """

    feature: str
    seat: Seat
    more: bool
    count: int
    good: int

    @property
    def message(self) -> str:
        """The id of the game's message that words it."""
        return f"{'more' if self.more else 'less'}-{self.feature}"


class Sides:
    """The sides of a game, each by its first seat."""

    def __init__(self, game: Game[Any], s: State) -> None:
        self.game = game
        sides = [game.lore.side(s, seat) for seat in range(s.seats)]
        self.firsts = [seat for seat in range(s.seats) if sides.index(sides[seat]) == seat]
        self.first_of = [sides.index(side) for side in sides]

    def features(self, s: State) -> list[list[float]]:
        """The features of every side."""
        return [self.game.lore.features(s, first) for first in self.firsts]


def reasons_between(
    game: Game[Any],
    seat: Seat,
    before: Sequence[State],
    after: Sequence[State],
    *,
    known: bool = False,
    most: int = MOST,
) -> list[Reason]:
    """What changed between positions before and after a move, the largest changes first; the seat's own side leads.

    With `known`, only what is the same in all positions before, and in all after: what everybody at the table can see.
    """
    lore = game.lore
    judgement = lore.judgement
    told = lore.told_features()
    if judgement is None or not told or not before or not after:
        return []
    sides = Sides(game, before[0])
    old = [sides.features(s) for s in before]
    new = [sides.features(s) for s in after]
    found: list[tuple[float, Reason]] = []
    for side, first in enumerate(sides.firsts):
        own = first == sides.first_of[seat]
        for number, name in enumerate(judgement.names):
            if name not in told:
                continue
            was = [features[side][number] for features in old]
            now = [features[side][number] for features in new]
            if known and not (min(was) == max(was) and min(now) == max(now)):
                continue
            change = sum(now) / len(now) - sum(was) / len(was)
            size = abs(change) * judgement.scale[number]
            if size < NOTICEABLE or (whole(was) and whole(now) and abs(change) < 0.5):
                continue
            sign = told[name] if change > 0 else -told[name]
            count = max(1, round(abs(change)))
            found.append((size * (1.0 if own else OTHERS), Reason(name, first, change > 0, count, sign)))
    found.sort(key=lambda pair: -pair[0])
    chosen = [reason for _, reason in found[:most]]
    mine = sides.first_of[seat]
    return [*(one for one in chosen if one.seat == mine), *(one for one in chosen if one.seat != mine)]


def whole(values: Sequence[float]) -> bool:
    """Whether a feature counts things."""
    return all(value == int(value) for value in values)
