"""Mind: all that a bot may use to choose, and nothing it could not know at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import StuckGame
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import Choice, State, pending_for


class Mind:
    """One decision as the seat that has to make it sees it.

    There is no way from here to the true State: `view()` is the seat's white list, and `sample(chance)` gives a
    position in which everything hidden from the seat is drawn anew, for the bot to play on in as it likes.
    `chance` is the bot's own stream of luck. `aside` is the number of the aside that is asked about, or -1 for the
    choice that the table waits for.
    """

    __slots__ = ("aside", "chance", "game", "options", "prompt", "sample", "seat", "view")

    def __init__(
        self,
        game: Game[Any],
        seat: Seat,
        aside: int,
        prompt: Action,
        options: list[Action],
        chance: Chance,
        view: Callable[[], msgspec.Struct],
        sample: Callable[[Chance], State],
    ) -> None:
        self.game = game
        self.seat = seat
        self.aside = aside
        self.prompt = prompt
        self.options = options
        self.chance = chance
        self.view = view
        self.sample = sample

    def decision(self, s: State) -> Choice[Any]:
        """The same decision in a sampled position."""
        if self.aside < 0:
            choice = pending_for(s, self.seat)
            if choice is not None:
                return choice
        else:
            asides = self.game.asides_for(s, self.seat)
            if self.aside < len(asides):
                return asides[self.aside]
        raise StuckGame(f"a position sampled for seat {self.seat + 1} does not ask it what the real one asks")


def mind_of(game: Game[Any], s: State, choice: Choice[Any], aside: int, chance: Chance) -> Mind:
    """The mind of the seat a choice belongs to."""
    seat = choice.seat

    def view() -> msgspec.Struct:
        return game.view(s, seat)

    def sample(luck: Chance) -> State:
        guess: State = game.resample(s, seat, luck)
        return guess.copy() if guess is s else guess

    return Mind(game, seat, aside, choice.prompt(s), choice.options(s), chance, view, sample)
