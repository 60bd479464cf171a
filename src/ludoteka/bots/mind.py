"""Mind: all that a bot may use to choose, and nothing it could not know at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ludoteka.bots.outlook import Outlook
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import IllegalAction, StuckGame
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import Choice, State, pending_for, take

AHEAD: Final = 4
"""In how many positions `after` tries an action, unless told otherwise."""


class Mind:
    """One decision as the seat that has to make it sees it.

    There is no way from here to the true State: `view()` is the seat's white list, and `sample(chance)` gives a
    position in which everything hidden from the seat is drawn anew, for the bot to play on in as it likes.
    `after(action)` does so for a bot that looks one action ahead.
    `chance` is the bot's own stream of luck. `aside` is the number of the aside that is asked about, or -1 for the
    choice that the table waits for.
    """

    __slots__ = ("_seed", "_worlds", "aside", "chance", "game", "options", "prompt", "sample", "seat", "view")

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
        self._seed = ""
        self._worlds: list[State] = []

    def after(self, action: Action | None, samples: int = AHEAD) -> list[Outlook]:
        """How an action may turn out: one outlook for each of some positions that the seat considers possible.

        All actions of a decision are tried in the same positions and with the same luck, so that outlooks with the
        same number can be compared. None stands for doing nothing: the positions as they are.
        """
        if action is not None and action not in self.options:
            raise IllegalAction(f"{action!r} is not offered; expected one of mind.options")
        if samples < 1:
            raise ValueError(f"{samples} samples; expected at least 1")
        self._seed = self._seed or f"{self.chance.word()}-{self.chance.word()}"
        while len(self._worlds) < samples:
            self._worlds.append(self.sample(Chance.of(self._seed, "sample", len(self._worlds))))
        outlooks: list[Outlook] = []
        for number, world in enumerate(self._worlds[:samples]):
            s = world.copy()
            if action is not None:
                take(s, self.decision(s), action, Chance.of(self._seed, "luck", number))
            outlooks.append(Outlook(self.game, s, self.seat))
        return outlooks

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
