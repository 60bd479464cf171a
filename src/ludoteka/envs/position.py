"""A game under way as an environment sees it: one seat after another is asked, and answers with a number.

Where several seats may choose at once, they are asked in turn: the first waiting seat after the one that acted last,
going round the table. With `asides="always"` every seat that may do something besides, and is not waited for, is asked
before that, once after every change of the position.
"""

from __future__ import annotations

from collections.abc import Callable
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
NO_ACTIONS: Final[list[Action]] = []

Open = dict[int, tuple[Choice[Any] | None, Action]]
"""What a seat may answer: the decision and the action behind each number; WAIT has none."""


class Position:
    """A State, who is asked, and what was answered so far."""

    setting: Setting
    encoding: Encoding
    asides: Callable[[State], list[Choice[Any]]] | None
    """What lists the asides of a position; None for a game that has none."""
    always: bool
    max_steps: int
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
        self.encoding = setting.encoding
        self.asides = setting.asides
        self.always = setting.always
        self.max_steps = setting.max_steps
        self.state = state
        self.last = last
        self.declined = declined
        self.steps = steps
        self.is_listed = True
        self.forget()
        self.asked = self.next_asked()

    def copy(self) -> Position:
        return Position(self.setting, self.state.copy(), self.last, self.declined, self.steps)

    def forget(self) -> None:
        """What was listed is no longer open."""
        self.offers = None
        if self.is_listed:
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
        return not self.state.places and self.steps >= self.max_steps

    def next_asked(self) -> Seat:
        """The seat that is asked now; NOBODY at the end."""
        s = self.state
        if s.places or self.steps >= self.max_steps:
            return NOBODY
        if not self.always:
            seat = self.next_waiting()
            if seat != NOBODY:
                return seat
        waiting = [choice.seat for choice in pending(s)]
        if not waiting:
            raise StuckGame("nobody has anything to choose, but the game is not over")
        around = [(self.last + step) % s.seats for step in range(1, s.seats + 1)]
        if self.always:
            for seat in around:
                if seat not in waiting and not self.declined >> seat & 1 and self.has_aside(seat):
                    return seat
        for seat in around:
            if seat in waiting:
                return seat
        raise StuckGame(f"a choice waits for seat {waiting[0]}, which is not at the table")

    def next_waiting(self) -> Seat:
        """The next seat round the table that somebody waits for, in the usual case; else NOBODY."""
        s = self.state
        if not s.lanes:
            if s.agenda:
                step = s.agenda[-1]
                if isinstance(step, Choice):
                    return step.seat
            return NOBODY
        seat = self.last
        for _ in range(s.seats):
            seat += 1
            if seat == s.seats:
                seat = 0
            lane = s.lanes[seat]
            if lane:
                step = lane[-1]
                if isinstance(step, Choice) and step.seat == seat:
                    return seat
        return NOBODY

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
        if choice is None:
            self.numbers.append(WAIT)
            self.actions.append(("wait",))
            self.deciders.append(None)
            self.list_more(NO_ACTIONS, [])
            return
        actions = s.listed if s.listed_by is choice else choice.options(s)
        deciders: list[Choice[Any] | None] = [choice] * len(actions)
        if self.asides is not None and self.list_more(actions, deciders):
            return
        numbers: list[int] = []
        if not self.encoding.fill(actions, numbers) and len(set(numbers)) != len(numbers):
            self.list_carefully(actions, deciders)
            return
        self.numbers = numbers
        self.actions = actions
        self.deciders = deciders

    def list_more(self, actions: list[Action], deciders: list[Choice[Any] | None]) -> bool:
        """Add the asides of the asked seat to its options, if it has any, and number them all; whether it has."""
        if self.asides is None:
            return False
        some = False
        for aside in self.asides(self.state):
            if aside.seat == self.asked:
                offered = aside.options(self.state)
                if offered:
                    actions = actions + offered
                    deciders += [aside] * len(offered)
                    some = True
        if not some:
            return False
        numbers: list[int] = []
        self.encoding.fill(actions, numbers)
        if len(set(numbers)) == len(actions) == len(set(actions)):
            self.numbers += numbers
            self.actions += actions
            self.deciders += deciders
        else:
            self.list_carefully(actions, deciders)
        return True

    def list_carefully(self, actions: list[Action], deciders: list[Choice[Any] | None]) -> None:
        """The same where one option is offered twice, or where two options want one number."""
        offered: dict[Action, Choice[Any] | None] = {}
        for action, decision in zip(actions, deciders, strict=True):
            offered.setdefault(action, decision)
        for number, action in self.encoding.numbers(list(offered)).items():
            self.numbers.append(number)
            self.actions.append(action)
            self.deciders.append(offered[action])

    def text(self, number: int) -> str:
        """An answer in the game's notation."""
        choice, action = self.answer(number)
        return "wait" if choice is None else str(self.setting.game.text(action))

    def answer(self, number: int) -> tuple[Choice[Any] | None, Action]:
        """The decision and the action behind a number."""
        at = self.place_of(number)
        if at < 0:
            raise IllegalAction(f"action {number} is not open to seat {self.asked}; the action mask has those that are")
        return self.deciders[at], self.actions[at]

    def place_of(self, number: int) -> int:
        """Where a number stands among those that are open, -1 if it is none of them."""
        self.list_answers()
        numbers = self.numbers
        for at in range(len(numbers)):
            if numbers[at] == number:
                return at
        return -1

    # -- what it does -------------------------------------------------------------------------------------------

    def act(self, number: int, chance: Chance) -> None:
        """Do what the asked seat answers, in place."""
        if not self.try_to(number, chance):
            self.answer(number)

    def try_to(self, number: int, chance: Chance) -> bool:
        """Do what the asked seat answers, if it may."""
        at = self.place_of(number)
        if at < 0:
            return False
        choice = self.deciders[at]
        if choice is None:
            self.declined |= audience(self.asked)
        else:
            take(self.state, choice, self.actions[at], chance)
            self.last = self.asked
            self.declined = 0
        self.steps += 1
        self.forget()
        self.asked = self.next_asked()
        return True

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
