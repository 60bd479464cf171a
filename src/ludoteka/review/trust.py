"""How far chances to win may be trusted: what the card of a game's judgement says about games it had not learned."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteka.kernel.game import Game
from ludoteka.kernel.judgement_file import read_weights


class Tenth(msgspec.Struct, frozen=True):
    """Sides that were given about the same chance: the chance on average, the share that won, and how many they are."""

    foretold: float
    won: float
    count: int


class Trust(msgspec.Struct, frozen=True):
    """How well chances were foretold: games and positions, Brier score, and that of equal chances for everybody."""

    games: int
    positions: int
    brier: float
    even: float
    reliability: list[Tenth]


class Score(msgspec.Struct, frozen=True):
    """A row of the card."""

    group: str
    brier: list[float]


class Card(msgspec.Struct, frozen=True):
    """What is read of the card."""

    games: int
    positions: int
    scores: list[Score]
    reliability: list[Tenth]


def trust_in(game: Game[Any]) -> Trust | None:
    """What is known about a game's judgement; None if nothing is."""
    weights = read_weights(game.folder)
    if weights is None:
        return None
    try:
        card = msgspec.convert(weights.card, Card)
    except msgspec.ValidationError:
        return None
    for score in card.scores:
        if score.group == "all":
            return Trust(card.games, card.positions, score.brier[0], score.brier[-1], card.reliability)
    return None
