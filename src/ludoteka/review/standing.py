"""How the seats stand in a position, in whole millionths, so that sums of changes come out exactly."""

from __future__ import annotations

from typing import Any, Final, Literal

from ludoteka.bots.hints import Measure, measure_of
from ludoteka.bots.judgement import ended
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import State

MILLION: Final = 1_000_000
SAMPLES: Final = 6
"""In how many positions that a seat considers possible its chance is worked out."""

Knowledge = Literal["seats", "all"]
"""Whose eyes a review looks with: each seat's own, or those of somebody who sees everything."""


class NoReview(LudotekaError):
    """The game has nothing that a review could measure."""


def measured_by(game: Game[Any], s: State) -> Measure:
    """What a review of a game tells; an error if there is nothing to tell."""
    measure = measure_of(game, s, 0)
    if measure == "none":
        raise NoReview("this game cannot be reviewed: it has no chances to win and no points to expect")
    return measure


class Standing:
    """Works out how the seats stand, with the eyes of a review."""

    def __init__(self, game: Game[Any], measure: Measure, knowledge: Knowledge) -> None:
        self.game = game
        self.measure: Measure = measure
        self.knowledge: Knowledge = knowledge

    def of(self, s: State) -> list[int]:
        """How every seat stands: its chance to win, or the points it may expect, in millionths."""
        game = self.game
        if s.places:
            return self.at_end(s)
        if self.knowledge == "all":
            return [round(value * MILLION) for value in self.values(s)]
        return [
            round(
                sum(
                    self.values(game.resample(s, seat, Chance.of("review", "sample", number)))[seat]
                    for number in range(SAMPLES)
                )
                * MILLION
                / SAMPLES
            )
            for seat in range(s.seats)
        ]

    def values(self, s: State) -> list[float]:
        """How every seat stands in a position that is known."""
        lore = self.game.lore
        if self.measure == "chance":
            return list(lore.chances(s))
        return [lore.evaluate(s, seat) for seat in range(s.seats)]

    def at_end(self, s: State) -> list[int]:
        """How it ended."""
        if self.measure == "chance":
            return [round(share * MILLION) for share in ended(self.game, s)]
        scores = self.game.scores(s)
        assert scores is not None, "a game that expects points counts them"
        return [score * MILLION for score in scores]
