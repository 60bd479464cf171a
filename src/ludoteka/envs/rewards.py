"""What seats get at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence


def place_rewards(places: Sequence[int]) -> list[float]:
    """Places as numbers from 1 for the only winner to -1 for the only last, equal steps between, that add up to 0.

    Seats that share a place share what their places would bring. If all share the first place it is 0 for everybody,
    and for a player alone 1; if nobody is first, all have lost and get -1.

    >>> place_rewards([2, 1, 3])
    [0.0, 1.0, -1.0]
    >>> place_rewards([1, 2, 2, 2])
    [1.0, -0.33333333333333326, -0.33333333333333326, -0.33333333333333326]
    >>> place_rewards([1, 1]), place_rewards([2, 2]), place_rewards([1])
    ([0.0, 0.0], [-1.0, -1.0], [1.0])
    """
    seats = len(places)
    if min(places) > 1:
        return [-1.0] * seats
    if seats == 1:
        return [1.0]
    out: list[float] = []
    for place in places:
        before = sum(other < place for other in places)
        sharing = sum(other == place for other in places)
        out.append(1.0 - (2.0 * before + sharing - 1) / (seats - 1))
    return out
