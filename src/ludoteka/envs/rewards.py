"""What seats get at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence


def place_rewards(places: Sequence[int], sides: Sequence[int], scores: Sequence[int] | None = None) -> list[float]:
    """Places as numbers from 1 for the only winner to -1 for the only last, equal steps between, that add up to 0.

    Seats that share a place share what their places would bring. Where all play on one side, or one plays alone, there
    is nobody to be better than: the first place is 1 and any other -1, and where the game counts points, so is a first
    place without any. Rivals of whom nobody is first have all lost.

    >>> place_rewards([2, 1, 3], sides=[0, 1, 2])
    [0.0, 1.0, -1.0]
    >>> place_rewards([1, 1], sides=[0, 1]), place_rewards([2, 2], sides=[0, 1])
    ([0.0, 0.0], [-1.0, -1.0])
    >>> place_rewards([1, 1], sides=[0, 0]), place_rewards([2], sides=[0])
    ([1.0, 1.0], [-1.0])
    >>> place_rewards([1], sides=[0], scores=[31]), place_rewards([1, 1], sides=[0, 0], scores=[0, 0])
    ([1.0], [-1.0, -1.0])
    """
    seats = len(places)
    if len(set(sides)) == 1:
        points = [1] * seats if scores is None else scores
        return [1.0 if place == 1 and score > 0 else -1.0 for place, score in zip(places, points, strict=True)]
    if min(places) > 1:
        return [-1.0] * seats
    out: list[float] = []
    for place in places:
        before = sum(other < place for other in places)
        sharing = sum(other == place for other in places)
        out.append(1.0 - (2.0 * before + sharing - 1) / (seats - 1))
    return out
