"""Study: tries a few kinds of judgement on held-out games, keeps the best, and says how good it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludoteka.kernel.extras import need
from ludoteka.kernel.judgement_file import Weights
from ludoteka.learning.fit import FOLDS, Model, Sample, brier, even, learn, log_loss, squashed, temper_of
from ludoteka.learning.positions import PHASES, Position

if TYPE_CHECKING:
    from ludoteka.learning.fit import Numbers

TRUSTED: Final = "evaluation"
"""The feature that is the game's `evaluate`: learning begins with it and adds to it."""
KINDS: Final = (
    ("linear", 0, 0.003),
    ("linear", 0, 0.03),
    ("linear", 0, 0.3),
    ("linear", 0, 3.0),
    ("hidden 6", 6, 0.003),
    ("hidden 6", 6, 0.03),
    ("hidden 12", 12, 0.01),
)
"""What is tried: a name, hidden units, and how strongly large weights are held back."""
BINS: Final = 10
LEAST: Final = 2 * FOLDS
"""Fewer games teach nothing."""


class Score(msgspec.Struct, frozen=True):
    """How well some positions were foretold by three judges: the learned one, `evaluate` squashed, an even split."""

    group: str
    """Which positions: `all`, those of a `part` of their games, with this many `players`, or between `equals`."""
    number: int
    positions: int
    games: int
    log_loss: list[float]
    brier: list[float]


class Reliable(msgspec.Struct, frozen=True):
    """Of all the chances in one tenth: what was foretold on average, how many were won, and how many there were."""

    foretold: float
    won: float
    count: int


class Study(msgspec.Struct, frozen=True):
    """What came of learning: the weights and how they do on games they were not learned from."""

    kind: str
    weights: Weights
    scores: list[Score]
    reliability: list[Reliable]
    tried: dict[str, float]


def fold_of(position: Position) -> int:
    """The fold a position belongs to: that of its game."""
    return position.of % FOLDS


def held_out(positions: Sequence[Position], units: int, decay: float, trusted: int) -> Numbers:
    """The chances in each position by weights that were learned without its game.

    For each fold the others but one are learned from; that one says when to stop.
    """
    np = need("numpy", "train")
    folds = np.array([fold_of(one) for one in positions])
    found: Numbers = np.zeros_like(Sample(positions).won)
    for fold in range(FOLDS):
        tested = [one for one in positions if fold_of(one) == fold]
        stopping = [one for one in positions if fold_of(one) == (fold + 1) % FOLDS]
        learned = [one for one in positions if fold_of(one) not in (fold, (fold + 1) % FOLDS)]
        if tested:
            chances = learn(Sample(learned), Sample(stopping), units, decay, trusted).chances(Sample(tested))
            found[folds == fold, : chances.shape[1]] = chances
    return found


def squashed_out(positions: Sequence[Position]) -> Numbers:
    """The chances by `evaluate` squashed, its scale found on the other games."""
    np = need("numpy", "train")
    sample = Sample(positions)
    folds = np.array([fold_of(one) for one in positions])
    found: Numbers = np.zeros_like(sample.won)
    for fold in range(FOLDS):
        temper = temper_of(Sample([one for one in positions if fold_of(one) != fold]))
        found[folds == fold] = squashed(sample, temper)[folds == fold]
    return found


def study(names: tuple[str, ...], positions: Sequence[Position], card: dict[str, Any]) -> Study:
    """Try the kinds of judgement, keep the one that foretells held-out games best, and fit it to all of them."""
    np = need("numpy", "train")
    games = len({one.of for one in positions})
    if games < LEAST:
        raise ValueError(f"{games} games; expected at least {LEAST} to learn from")
    sample = Sample(positions)
    trusted = names.index(TRUSTED) if TRUSTED in names else -1
    tried: dict[str, float] = {}
    best: tuple[float, str, int, float, Numbers] | None = None
    for kind, units, decay in KINDS:
        chances = held_out(positions, units, decay, trusted)
        loss = log_loss(np, chances, sample.won)
        tried[f"{kind}, decay {decay}"] = round(loss, 4)
        if best is None or loss < best[0]:
            best = (loss, kind, units, decay, chances)
    assert best is not None
    _, kind, units, decay, chances = best
    judges = [chances, squashed_out(positions), even(sample)]
    scores = scores_of(positions, sample, judges)
    stopping = [one for one in positions if fold_of(one) == 0]
    model = learn(Sample([one for one in positions if fold_of(one)]), Sample(stopping), units, decay, trusted)
    told = {"kind": kind, "decay": decay, "games": games, "positions": len(positions), "tried": tried}
    report = {"scores": msgspec.to_builtins(scores), "reliability": msgspec.to_builtins(reliability(sample, chances))}
    weights = weights_of(names, model, {**card, **told, **report})
    return Study(kind, weights, scores, reliability(sample, chances), tried)


def scores_of(positions: Sequence[Position], sample: Sample, judges: Sequence[Numbers]) -> list[Score]:
    """Scores of all positions, by phase, by the number of seats, and of games between equals without slips."""
    groups: list[tuple[str, int, Callable[[Position], bool]]] = [("all", 0, lambda one: True)]
    groups += [("part", phase + 1, in_phase(phase)) for phase in range(PHASES)]
    groups += [("players", seats, with_seats(seats)) for seats in sorted({one.seats for one in positions})]
    groups.append(("equals", 0, lambda one: one.earnest))
    return [
        score(group, number, positions, sample, judges, belongs)
        for group, number, belongs in groups
        if any(belongs(one) for one in positions)
    ]


def in_phase(phase: int) -> Callable[[Position], bool]:
    """Whether a position is of a part of its game."""
    return lambda one: one.phase == phase


def with_seats(seats: int) -> Callable[[Position], bool]:
    """Whether a position has this many players."""
    return lambda one: one.seats == seats


def score(
    group: str,
    number: int,
    positions: Sequence[Position],
    sample: Sample,
    judges: Sequence[Numbers],
    belongs: Callable[[Position], bool],
) -> Score:
    """How well the judges foretold the positions of a group."""
    np = need("numpy", "train")
    chosen = np.array([belongs(one) for one in positions])
    won = sample.won[chosen]
    return Score(
        group,
        number,
        int(chosen.sum()),
        len({one.of for one in positions if belongs(one)}),
        [round(log_loss(np, chances[chosen], won), 4) for chances in judges],
        [round(brier(chances[chosen], won), 4) for chances in judges],
    )


def reliability(sample: Sample, chances: Numbers) -> list[Reliable]:
    """Chances by tenths: foretold and won."""
    np = need("numpy", "train")
    there = sample.mask == 0.0
    foretold, won = chances[there], sample.won[there]
    tenth = np.minimum((foretold * BINS).astype(int), BINS - 1)
    return [
        Reliable(
            round(float(foretold[tenth == one].mean()), 3),
            round(float(won[tenth == one].mean()), 3),
            int((tenth == one).sum()),
        )
        for one in range(BINS)
        if (tenth == one).any()
    ]


def weights_of(names: tuple[str, ...], model: Model, card: dict[str, Any]) -> Weights:
    """What was learned, in the form of the file: five digits are more than enough."""
    direct, hidden, bias, out = model.parts

    def plain(numbers: Any) -> Any:
        return [plain(one) for one in numbers] if getattr(numbers, "ndim", 0) else float(f"{float(numbers):.5g}")

    return Weights(
        names,
        plain(model.centre),
        plain(model.scale),
        plain(direct),
        plain(hidden),
        plain(bias),
        plain(out),
        card,
    )
