"""Judgement: the chance of each side to win, worked out from a few numbers that a game tells about each seat.

The weights were learned from practice games (`ludoteka train`); nothing but additions, products and exponentials is
needed to use them. Every side gets a score from its own features by the same function, and the chances are the scores'
shares, so that they add up to one at a table of any size.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Final

MOST: Final = 8.0
"""No feature counts for more deviations from its mean than this: beyond what practice showed nothing is known."""


class Judgement:
    """The learned weights: a direct one for each feature, and those of a small hidden layer.

    `names` are the features in their order. Each is centred and scaled before use. `hidden` has one row of weights for
    each unit, `bias` and `out` one number.
    """

    names: tuple[str, ...]
    centre: list[float]
    scale: list[float]
    direct: list[float]
    hidden: list[list[float]]
    bias: list[float]
    out: list[float]

    def __init__(
        self,
        names: tuple[str, ...],
        centre: list[float],
        scale: list[float],
        direct: list[float],
        hidden: list[list[float]],
        bias: list[float],
        out: list[float],
    ) -> None:
        size = len(names)
        if not (len(centre) == len(scale) == len(direct) == size and all(len(row) == size for row in hidden)):
            raise ValueError(f"a judgement of {size} features needs as many numbers in each of its lists")
        if not len(hidden) == len(bias) == len(out):
            raise ValueError(f"a judgement of {len(hidden)} hidden units needs as many biases and weights")
        self.names = names
        self.centre = centre
        self.scale = scale
        self.direct = direct
        self.hidden = hidden
        self.bias = bias
        self.out = out

    def score(self, features: list[float]) -> float:
        """How strong a side is; only differences between sides mean something."""
        size = len(features)
        scaled: list[float] = []
        value = 0.0
        for number in range(size):
            x = (features[number] - self.centre[number]) * self.scale[number]
            if x > MOST:
                x = MOST
            elif x < -MOST:
                x = -MOST
            scaled.append(x)
            value += self.direct[number] * x
        for unit in range(len(self.hidden)):
            row = self.hidden[unit]
            total = self.bias[unit]
            for number in range(size):
                total += row[number] * scaled[number]
            value += self.out[unit] * tanh(total)
        return value

    def chances(self, sides: list[list[float]]) -> list[float]:
        """The chance of each side to win, from its features; together 1.

        >>> even = Judgement(("points",), [0.0], [1.0], [0.5], [], [], [])
        >>> even.chances([[3.0], [3.0]])
        [0.5, 0.5]
        """
        scores = [self.score(features) for features in sides]
        most = max(scores)
        shares = [exp(score - most) for score in scores]
        total = sum(shares)
        return [share / total for share in shares]
