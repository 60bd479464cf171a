"""Fitting: the weights that foretell best who wins, found by gradient descent on what practice games showed.

A score for each side by one and the same function, shared out among the sides by a softmax: a conditional logit, with
or without a small hidden layer. Which of them is kept is decided on games that were not learned from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ludoteka.kernel.extras import need
from ludoteka.kernel.judgement import MOST
from ludoteka.learning.positions import Position

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Numbers = NDArray[float64]

FOLDS: Final = 5
PATIENCE: Final = 12
"""After how many rounds without gain it stops."""
ROUNDS: Final = 400
RATE: Final = 0.01
BATCH: Final = 512
ABSENT: Final = -1e9


class Sample:
    """Positions as arrays: features by position, side and number; sides that do not exist are masked."""

    def __init__(self, positions: Sequence[Position]) -> None:
        np = need("numpy", "train")
        most = max(len(one.rows) for one in positions)
        size = len(positions[0].rows[0])
        self.x: Numbers = np.zeros((len(positions), most, size))
        self.won: Numbers = np.zeros((len(positions), most))
        self.mask: Numbers = np.full((len(positions), most), ABSENT)
        self.evaluated: Numbers = np.zeros((len(positions), most))
        for at, one in enumerate(positions):
            sides = len(one.rows)
            self.x[at, :sides] = one.rows
            self.won[at, :sides] = one.won
            self.mask[at, :sides] = 0.0
            self.evaluated[at, :sides] = one.evaluated


class Model:
    """Weights while they are being learned: direct ones, and a hidden layer of some units."""

    def __init__(self, size: int, units: int, seed: int) -> None:
        np = need("numpy", "train")
        self.np = np
        luck = np.random.default_rng(seed)
        self.centre: Numbers = np.zeros(size)
        self.scale: Numbers = np.ones(size)
        self.held: Numbers = np.ones(size)
        """Which direct weights are held back."""
        self.parts: list[Numbers] = [
            np.zeros(size),
            luck.normal(0.0, 0.3 / size**0.5, (units, size)),
            np.zeros(units),
            luck.normal(0.0, 0.1, units),
        ]

    def prepare(self, sample: Sample, trusted: int) -> None:
        """Centre and scale by what the positions to learn from show; begin with `evaluate`, squashed, if it is there.

        `trusted` is the number of the feature that is `evaluate`, -1 for none: large weights are held back but not its.
        """
        np = self.np
        flat = sample.x[sample.mask == 0.0]
        self.centre = flat.mean(axis=0)
        spread = flat.std(axis=0)
        self.scale = np.where(spread > 1e-9, 1.0 / np.maximum(spread, 1e-9), 0.0)
        if trusted >= 0:
            self.parts[0][trusted] = spread[trusted] / temper_of(sample)
            self.held[trusted] = 0.0

    def scaled(self, sample: Sample) -> Numbers:
        """Features as the function takes them."""
        scaled: Numbers = self.np.clip((sample.x - self.centre) * self.scale, -MOST, MOST)
        return scaled

    def forward(self, x: Numbers, mask: Numbers) -> tuple[Numbers, Numbers]:
        """The chances of all sides, and what the hidden units said."""
        np = self.np
        direct, hidden, bias, out = self.parts
        units = np.tanh(x @ hidden.T + bias)
        scores = x @ direct + units @ out + mask
        scores = scores - scores.max(axis=1, keepdims=True)
        shares = np.exp(scores)
        return shares / shares.sum(axis=1, keepdims=True), units

    def slopes(self, x: Numbers, mask: Numbers, won: Numbers, decay: float) -> list[Numbers]:
        """How the log loss changes with each weight."""
        np = self.np
        direct, hidden, _, out = self.parts
        chances, units = self.forward(x, mask)
        wrong = (chances - won) / len(x)
        back = wrong[:, :, None] * out * (1.0 - units**2)
        return [
            np.einsum("ps,psf->f", wrong, x) + decay * self.held * direct,
            np.einsum("psu,psf->uf", back, x) + decay * hidden,
            back.sum(axis=(0, 1)),
            np.einsum("ps,psu->u", wrong, units) + decay * out,
        ]

    def chances(self, sample: Sample) -> Numbers:
        """The chances of all sides in each position."""
        return self.forward(self.scaled(sample), sample.mask)[0]


def log_loss(np: Any, chances: Numbers, won: Numbers) -> float:
    """How surprising the winners were, on average; shared wins by their shares."""
    return float(-(won * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())


def brier(chances: Numbers, won: Numbers) -> float:
    """The mean square of what the chances missed by, summed over the sides."""
    return float(((chances - won) ** 2).sum(axis=1).mean())


def learn(train: Sample, test: Sample, units: int, decay: float, trusted: int = -1, seed: int = 1) -> Model:
    """Weights that foretell best what the second sample shows, learned from the first (Adam, stopped early)."""
    np = need("numpy", "train")
    model = Model(train.x.shape[2], units, seed)
    model.prepare(train, trusted)
    x, check = model.scaled(train), model.scaled(test)
    luck = np.random.default_rng(seed)
    first = [np.zeros_like(part) for part in model.parts]
    second = [np.zeros_like(part) for part in model.parts]
    best, waited, step = log_loss(np, model.forward(check, test.mask)[0], test.won), 0, 0
    kept = [part.copy() for part in model.parts]
    for _ in range(ROUNDS):
        order = luck.permutation(len(x))
        for start in range(0, len(x), BATCH):
            some = order[start : start + BATCH]
            step += 1
            for at, slope in enumerate(model.slopes(x[some], train.mask[some], train.won[some], decay)):
                first[at] = 0.9 * first[at] + 0.1 * slope
                second[at] = 0.999 * second[at] + 0.001 * slope**2
                mean = first[at] / (1.0 - 0.9**step)
                model.parts[at] -= RATE * mean / (np.sqrt(second[at] / (1.0 - 0.999**step)) + 1e-8)
        loss = log_loss(np, model.forward(check, test.mask)[0], test.won)
        if loss < best - 1e-5:
            best, kept, waited = loss, [part.copy() for part in model.parts], 0
        else:
            waited += 1
            if waited >= PATIENCE:
                break
    model.parts = kept
    return model


def temper_of(sample: Sample) -> float:
    """The scale at which `evaluate`, squashed, foretells best: one number, found by trying."""
    np = need("numpy", "train")
    tries = [float(2.0 ** (power / 2)) for power in range(24)]
    return min(tries, key=lambda temper: log_loss(np, squashed(sample, temper), sample.won))


def squashed(sample: Sample, temper: float) -> Numbers:
    """The chances that `evaluate` alone gives."""
    np = need("numpy", "train")
    scores = sample.evaluated / temper + sample.mask
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    result: Numbers = shares / shares.sum(axis=1, keepdims=True)
    return result


def even(sample: Sample) -> Numbers:
    """The same chance for every side."""
    np = need("numpy", "train")
    there = (sample.mask == 0.0).astype(float)
    result: Numbers = there / np.maximum(there.sum(axis=1, keepdims=True), 1.0)
    return result
