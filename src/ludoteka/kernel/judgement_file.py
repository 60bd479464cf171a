"""The file of a judgement: the weights a game has learned, and the card that says how."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.judgement import Judgement

NAME: Final = "judgement.json"


class BadJudgement(LudotekaError):
    """A file of weights does not fit the game; says what was expected."""


class Weights(msgspec.Struct, frozen=True):
    """What a file holds; `card` is for readers only."""

    features: tuple[str, ...]
    centre: list[float]
    scale: list[float]
    direct: list[float]
    hidden: list[list[float]]
    bias: list[float]
    out: list[float]
    card: dict[str, Any] = {}


def read_weights(folder: Traversable) -> Weights | None:
    """The weights beside a game's bots, None if it has not learned any."""
    file = folder / "bot" / NAME
    if not file.is_file():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Weights)
    except msgspec.MsgspecError as error:
        raise BadJudgement(f"{NAME} of {folder.name}: {error}; expected what `ludoteka train` writes") from None


def read_judgement(folder: Traversable, names: tuple[str, ...]) -> Judgement | None:
    """The judgement beside a game's bots, for the features that the game tells; None if it has not learned any."""
    weights = read_weights(folder)
    return None if weights is None or weights.features != names else judgement_of(weights)


def judgement_of(weights: Weights) -> Judgement:
    """Weights in the form that bots use."""
    return Judgement(
        weights.features,
        weights.centre,
        weights.scale,
        weights.direct,
        weights.hidden,
        weights.bias,
        weights.out,
    )
