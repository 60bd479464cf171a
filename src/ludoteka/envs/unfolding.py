"""A game whose luck is asked for: between an action and the next question the rules wait for one outcome after another.

The rules themselves cannot pause. So an action that needs luck is tried on a copy with the outcomes given so far; where
they do not suffice, it is known how many ways there are, and the action is tried again with one outcome more.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludoteka.envs.luck import GivenLuck, LuckNeeded
from ludoteka.envs.position import NOBODY, Position
from ludoteka.envs.setting import Setting, setting_of
from ludoteka.kernel.action import Action, Seat, audience, hears
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.state import State

Heard = tuple[int, Action]
"""What was said, and to whom."""

DID = "did"
"""Begins an entry of a seat's own log: what it did itself."""


class Saved(msgspec.Struct, frozen=True):
    """An Unfolding as plain data."""

    state: bytes
    last: int
    declined: int
    steps: int
    log: list[tuple[int, list[str | int]]]
    action: int
    outcomes: list[int]


class Unfolding:
    """The position before the present action (none before the setup is done), the action, and its luck so far."""

    __slots__ = ("action", "before", "log", "outcomes", "setting", "ways")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.before: Position | None = None
        self.action = NOBODY
        self.outcomes: list[int] = []
        self.ways = 0
        self.log: list[Heard] = []

    @classmethod
    def new(cls, setting: Setting) -> Unfolding:
        """A game at its very beginning: the setup waits for its first outcome."""
        fresh = cls(setting)
        fresh.go_on()
        return fresh

    # -- copies and saves ---------------------------------------------------------------------------------------

    def copy(self) -> Unfolding:
        """An independent copy; positions are never changed, so they are shared."""
        twin = Unfolding(self.setting)
        twin.before = self.before
        twin.action = self.action
        twin.outcomes = self.outcomes.copy()
        twin.ways = self.ways
        twin.log = self.log.copy()
        return twin

    def __deepcopy__(self, memo: object) -> Unfolding:
        """OpenSpiel clones its states by this."""
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Unfolding], tuple[object, ...]]:
        """OpenSpiel saves its states by this: the key of the setting, and JSON."""
        return restore, (self.setting.key, self.save())

    def save(self) -> bytes:
        """Everything but the setting, as JSON."""
        before = self.before
        state = b"" if before is None else self.setting.game.encode(before.state)
        last, declined, steps = (NOBODY, 0, 0) if before is None else (before.last, before.declined, before.steps)
        log = [(mask, list(event)) for mask, event in self.log]
        return msgspec.json.encode(Saved(state, last, declined, steps, log, self.action, self.outcomes))

    # -- what comes next ----------------------------------------------------------------------------------------

    def needs_luck(self) -> bool:
        """Whether an outcome is needed before anything else."""
        return self.ways > 0

    @property
    def position(self) -> Position:
        """The position of the last question."""
        if self.before is None:
            raise IllegalAction("the setup is not done: luck must be given first")
        return self.before

    def give(self, outcome: int) -> None:
        """Give the outcome that is needed."""
        if not 0 <= outcome < self.ways:
            raise IllegalAction(f"outcome {outcome}; expected 0 to {self.ways - 1}")
        self.outcomes.append(outcome)
        self.go_on()

    def act(self, number: int) -> None:
        """Let the asked seat take an action."""
        self.position.answer(number)
        self.action = number
        self.go_on()

    def go_on(self) -> None:
        """Try the present action, or the setup, with the luck given so far."""
        heard: list[Heard] = []
        try:
            after = self.attempt(GivenLuck(self.outcomes), heard)
        except LuckNeeded as need:
            self.ways = need.ways
            return
        if self.before is not None:
            choice, action = self.before.answer(self.action)
            if choice is not None:
                self.log.append((audience(self.before.asked), (DID, *action)))
        self.log += heard
        self.before = after
        self.action = NOBODY
        self.outcomes = []
        self.ways = 0

    def attempt(self, luck: Chance, heard: list[Heard]) -> Position:
        """The position after the present action or the setup."""
        setting = self.setting
        if self.before is None:
            state: State = setting.game.start(setting.seats, setting.options, luck, heard)
            return Position(setting, state)
        after = self.before.copy()
        after.state.heard = heard
        try:
            after.act(self.action, luck)
        finally:
            after.state.heard = None
        return after

    def resampled(self, seat: Seat, chance: Chance) -> Unfolding:
        """A copy in which all that a seat cannot know is drawn anew; only where a seat is asked, not amid luck."""
        if self.needs_luck():
            raise IllegalAction("luck is needed first: resample where a seat is asked")
        at = self.position
        twin = self.copy()
        state: State = self.setting.game.resample(at.state, seat, chance)
        twin.before = Position(self.setting, state, at.last, at.declined, at.steps)
        twin.log = [(mask, event) for mask, event in self.log if hears(mask, seat)]
        return twin

    def told(self, seat: Seat) -> list[Action]:
        """All that a seat has done and was told, from the beginning."""
        return [event for mask, event in self.log if hears(mask, seat)]


def restore(key: tuple[object, ...], data: bytes) -> Unfolding:
    """An Unfolding from its saved form."""
    setting: Setting = setting_of(*key)
    saved = msgspec.json.decode(data, type=Saved)
    unfolding = Unfolding(setting)
    if saved.state:
        state: State = setting.game.decode(saved.state)
        unfolding.before = Position(setting, state, saved.last, saved.declined, saved.steps)
    unfolding.log = [(mask, tuple(event)) for mask, event in saved.log]
    unfolding.action = saved.action
    unfolding.outcomes = saved.outcomes
    if saved.action != NOBODY or not saved.state:
        unfolding.go_on()
    return unfolding
