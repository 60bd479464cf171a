"""A game under way as an environment sees it: one seat after another is asked, and answers with a number.

Where several seats may choose at once, they are asked in turn: the first waiting seat after the one that acted last,
going round the table. With `asides="always"` every seat that may do something besides, and is not waited for, is asked
before that, once after every change of the position.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.envs.actions import WAIT
from ludoteka.envs.numbering import Encoding
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

    setting: Setting
    state: State
    last: Seat
    declined: int
    steps: int
    asked: Seat
    offers: Open | None
    numbers: list[int]
    """What the asked seat may answer, once it was listed: the numbers, the actions behind them, and their decisions."""
    actions: list[Action]
    deciders: list[Choice[Any] | None]
    is_listed: bool
    __slots__ = tuple(__annotations__)

    def __init__(self, setting: Setting, state: State, last: Seat = NOBODY, declined: int = 0, steps: int = 0) -> None:
        self.setting = setting
        self.state = state
        self.last = last
        self.declined = declined
        self.steps = steps
        self.forget()
        self.asked = self.next_asked()

    def copy(self) -> Position:
        return Position(self.setting, self.state.copy(), self.last, self.declined, self.steps)

    def forget(self) -> None:
        """What was listed is no longer open."""
        self.offers = None
        self.numbers = []
        self.actions = []
        self.deciders = []
        self.is_listed = False

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
        if not s.lanes and not self.setting.always:
            step = s.agenda[-1] if s.agenda else None
            if isinstance(step, Choice):
                return step.seat
        waiting = [choice.seat for choice in pending(s)]
        if not waiting:
            raise StuckGame("nobody has anything to choose, but the game is not over")
        around = [(self.last + step) % s.seats for step in range(1, s.seats + 1)]
        if self.setting.always:
            for seat in around:
                if seat not in waiting and not self.declined >> seat & 1 and self.has_aside(seat):
                    return seat
        for seat in around:
            if seat in waiting:
                return seat
        raise StuckGame(f"a choice waits for seat {waiting[0]}, which is not at the table")

    def has_aside(self, seat: Seat) -> bool:
        """Whether a seat may do something besides."""
        return any(aside.options(self.state) for aside in self.setting.game.asides_for(self.state, seat))

    # -- what it may answer -------------------------------------------------------------------------------------

    def open(self) -> Open:
        """What the asked seat may answer, by number, in rising order."""
        offers = self.offers
        if offers is None:
            self.list_answers()
            found = sorted(range(len(self.numbers)), key=self.numbers.__getitem__)
            offers = {self.numbers[i]: (self.deciders[i], self.actions[i]) for i in found}
            self.offers = offers
        return offers

    def list_answers(self) -> None:
        """Work out what the asked seat may answer: `numbers`, `actions` and `deciders`, side by side."""
        if self.is_listed:
            return
        self.is_listed = True
        if self.asked == NOBODY:
            return
        s = self.state
        choice = pending_for(s, self.asked)
        actions: list[Action] = []
        deciders: list[Choice[Any] | None] = []
        if choice is None:
            self.numbers.append(WAIT)
            self.actions.append(("wait",))
            self.deciders.append(None)
        else:
            actions = s.listed if s.listed_by is choice else choice.options(s)
            deciders = [choice] * len(actions)
        sure = True
        asides: list[Choice[Any]] = self.setting.game.asides(s)
        for aside in asides:
            if aside.seat == self.asked:
                offered = aside.options(s)
                if offered:
                    actions = actions + offered
                    deciders += [aside] * len(offered)
                    sure = False
        encoding: Encoding = self.setting.encoding
        numbers: list[int] = []
        if not encoding.fill(actions, numbers) or not sure:
            sure = len(set(numbers)) == len(actions) == len(set(actions))
        if sure:
            self.numbers += numbers
            self.actions += actions
            self.deciders += deciders
        else:
            self.list_carefully(actions, deciders)

    def list_carefully(self, actions: list[Action], deciders: list[Choice[Any] | None]) -> None:
        """The same where one option is offered twice, or where two options want one number."""
        offered: dict[Action, Choice[Any] | None] = {}
        for action, decision in zip(actions, deciders, strict=True):
            offered.setdefault(action, decision)
        encoding: Encoding = self.setting.encoding
        for number, action in encoding.numbers(list(offered)).items():
            self.numbers.append(number)
            self.actions.append(action)
            self.deciders.append(offered[action])

    def text(self, number: int) -> str:
        """An answer in the game's notation."""
        choice, action = self.answer(number)
        return "wait" if choice is None else str(self.setting.game.text(action))

    def answer(self, number: int) -> tuple[Choice[Any] | None, Action]:
        """The decision and the action behind a number."""
        self.list_answers()
        if number not in self.numbers:
            raise IllegalAction(f"action {number} is not open to seat {self.asked}; the action mask has those that are")
        at = self.numbers.index(number)
        return self.deciders[at], self.actions[at]

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
        self.forget()
        self.asked = self.next_asked()

    # -- what is seen and won -----------------------------------------------------------------------------------

    def row(self, seat: Seat) -> list[float]:
        """What a seat knows, as numbers, by way of its View; an Observer writes the same faster."""
        row: list[float] = self.setting.layout.row(self.state, seat, seat == self.asked)
        return row

    def rewards(self) -> list[float]:
        """What every seat gets now: nothing before the end of the game."""
        s, game = self.state, self.setting.game
        if not s.places:
            return [0.0] * s.seats
        scores = game.scores(s)
        if self.setting.by_scores and scores is not None:
            return [float(score) for score in scores]
        return place_rewards(s.places, game.sides(s), scores)
