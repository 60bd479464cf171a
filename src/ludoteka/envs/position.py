"""A game under way as an environment sees it: one seat after another is asked, and answers with a number.

Where several seats may choose at once, they are asked in turn: the first waiting seat after the one that acted last,
going round the table. With `asides="always"` every seat that may do something besides, and is not waited for, is asked
before that, once after every change of the position.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.envs.actions import WAIT
from ludoteka.envs.rewards import place_rewards
from ludoteka.envs.setting import Setting
from ludoteka.kernel.action import Action, Seat, audience
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import IllegalAction, StuckGame
from ludoteka.kernel.state import Choice, State, pending, pending_for, take

NOBODY: Final = -1

Open = dict[int, tuple[Choice[Any] | None, Action]]
"""What a seat may answer: the decision and the action behind each number; WAIT has none."""


class Position:
    """A State, who is asked, and what was answered so far."""

    __slots__ = ("asked", "declined", "last", "offers", "setting", "state", "steps")

    def __init__(self, setting: Setting, state: State, last: Seat = NOBODY, declined: int = 0, steps: int = 0) -> None:
        self.setting = setting
        self.state = state
        self.last = last
        self.declined = declined
        self.steps = steps
        self.asked = self.next_asked()
        self.offers: Open | None = None

    def copy(self) -> Position:
        return Position(self.setting, self.state.copy(), self.last, self.declined, self.steps)

    # -- who is asked -------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.places)

    def cut_off(self) -> bool:
        """Whether the game was cut off before its end."""
        return not self.state.places and self.steps >= self.setting.max_steps

    def next_asked(self) -> Seat:
        """The seat that is asked now; NOBODY at the end."""
        s = self.state
        if s.places or self.steps >= self.setting.max_steps:
            return NOBODY
        waiting = [choice.seat for choice in pending(s)]
        if not waiting:
            raise StuckGame("nobody has anything to choose, but the game is not over")
        around = [(self.last + step) % s.seats for step in range(1, s.seats + 1)]
        if self.setting.always:
            for seat in around:
                if seat not in waiting and not self.declined >> seat & 1 and self.has_aside(seat):
                    return seat
        return next(seat for seat in around if seat in waiting)

    def has_aside(self, seat: Seat) -> bool:
        """Whether a seat may do something besides."""
        return any(aside.options(self.state) for aside in self.setting.game.asides_for(self.state, seat))

    # -- what it may answer -------------------------------------------------------------------------------------

    def open(self) -> Open:
        """What the asked seat may answer, by number, in rising order."""
        if self.offers is None:
            self.offers = self.open_for(self.asked) if self.asked != NOBODY else {}
        return self.offers

    def open_for(self, seat: Seat) -> Open:
        """The decisions of a seat, its choice before its asides, and their options by number."""
        s = self.state
        choice = pending_for(s, seat)
        offered: dict[Action, Choice[Any]] = {}
        for decision in ([] if choice is None else [choice]) + self.setting.game.asides_for(s, seat):
            for action in decision.options(s):
                offered.setdefault(action, decision)
        numbers = self.setting.encoding.numbers(list(offered))
        out: Open = {} if choice is not None else {WAIT: (None, ("wait",))}
        out.update({number: (offered[action], action) for number, action in numbers.items()})
        return out

    def text(self, number: int) -> str:
        """An answer in the game's notation."""
        choice, action = self.answer(number)
        return "wait" if choice is None else self.setting.game.text(action)

    def answer(self, number: int) -> tuple[Choice[Any] | None, Action]:
        """The decision and the action behind a number."""
        found = self.open().get(number)
        if found is None:
            raise IllegalAction(f"action {number} is not open to seat {self.asked}; the action mask has those that are")
        return found

    # -- what it does -------------------------------------------------------------------------------------------

    def act(self, number: int, chance: Chance) -> None:
        """Do what the asked seat answers, in place."""
        choice, action = self.answer(number)
        if choice is None:
            self.declined |= audience(self.asked)
        else:
            take(self.state, choice, action, chance)
            self.last = self.asked
            self.declined = 0
        self.steps += 1
        self.asked = self.next_asked()
        self.offers = None

    # -- what is seen and won -----------------------------------------------------------------------------------

    def row(self, seat: Seat) -> list[float]:
        """What a seat knows, as numbers."""
        return self.setting.layout.row(self.state, seat, seat == self.asked)

    def rewards(self) -> list[float]:
        """What every seat gets now: nothing before the end of the game."""
        s, game = self.state, self.setting.game
        if not s.places:
            return [0.0] * s.seats
        scores = game.scores(s)
        if self.setting.by_scores and scores is not None:
            return [float(score) for score in scores]
        return place_rewards(s.places, game.sides(s), scores)
