"""State, Step and Choice: what is true now, what the rules still have to do, and what waits for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteka.kernel.action import EVERYONE, Action, Seat
from ludoteka.kernel.chance import NO_CHANCE, Chance
from ludoteka.kernel.errors import StuckGame

STEP_BUDGET: Final = 100_000
"""How many automatic steps may follow one action before the rules are taken to run in a circle."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true now, as plain data.

    A game's State declares its fields, is made from its number of seats, and copies itself field by field; its set-up
    gives every field its first value:

        class Duel(State):
            gold: list[int]
            winner: int
            __slots__ = tuple(__annotations__)

            def copy(self) -> Duel:
                twin = Duel(self.seats)
                twin.gold = self.gold.copy()
                twin.winner = self.winner
                self.carry(twin)
                return twin

    A field named `facts` is the game's immutable content: shared by copies and left out of the saved form. Fields in
    `unsaved` are left out too; `relink` works them out again after loading.
    """

    seats: int
    agenda: list[Step[Any]]
    lanes: list[list[Step[Any]]]
    places: list[int]
    chance: Chance
    heard: list[tuple[int, Action]] | None
    stack: list[Step[Any]]
    final: bool
    opened: bool
    listed: list[Action]
    """The options of a choice that was listed to see whether it is forced, so that random play need not again."""
    listed_by: Choice[Any] | None
    __slots__ = tuple(__annotations__)

    unsaved: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.agenda = []
        self.lanes = []
        self.places = []
        self.chance = NO_CHANCE
        self.heard = None
        self.stack = self.agenda
        self.final = False
        self.opened = False
        self.listed = []
        self.listed_by = None

    # -- what a game writes -------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent copy, without the luck and the listener of the original."""
        raise NotImplementedError(f"{type(self).__name__}.copy is missing, see State")

    def relink(self) -> None:
        """Set the fields in `unsaved` after loading, when all others and `facts` are set."""

    # -- what the rules say to it -------------------------------------------------------------------------------

    def then(
        self,
        step: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        fourth: Step[Any] | None = None,
        fifth: Step[Any] | None = None,
    ) -> None:
        """Do these steps next, in this order, before anything that already waits."""
        stack = self.stack
        if second is not None:
            if third is not None:
                if fourth is not None:
                    if fifth is not None:
                        stack.append(fifth)
                    stack.append(fourth)
                stack.append(third)
            stack.append(second)
        stack.append(step)

    def then_each(self, steps: Sequence[Step[Any]]) -> None:
        """Do the steps of a list next, in its order; it may be empty."""
        self.stack.extend(steps[::-1])

    def then_for(self, seat: Seat, *steps: Step[Any]) -> None:
        """Put steps on top of another seat's lane: it has something new to do, even if its lane was empty."""
        if not self.lanes:
            raise StuckGame(f"then_for(seat {seat}): no lanes are open")
        lane = self.lanes[seat]
        for i in range(len(steps) - 1, -1, -1):
            lane.append(steps[i])

    def together(self, lanes: dict[Seat, list[Step[Any]]]) -> None:
        """Give each seat its own steps, to be done side by side; the common agenda goes on when all are done."""
        if self.lanes:
            raise StuckGame("together: lanes are open already, lanes inside lanes are not a thing")
        opened: list[list[Step[Any]]] = []
        for seat in range(self.seats):
            steps = lanes.get(seat)
            opened.append([] if steps is None else steps[::-1])
        self.lanes = opened
        self.opened = True

    def tell(self, event: Action) -> None:
        """Say to everyone what happened."""
        heard = self.heard
        if heard is not None:
            heard.append((EVERYONE, event))

    def whisper(self, mask: int, event: Action) -> None:
        """Say to an audience only what happened (`audience(seat, ...)`)."""
        heard = self.heard
        if heard is not None:
            heard.append((mask, event))

    def seal(self) -> None:
        """Close the undo behind this action because a printed rule says so; luck and reveals close it by themselves."""
        self.final = True

    def finish(self, places: list[int]) -> None:
        """End the game: the place of each seat, 1 for the winners, equal numbers for shared places.

        Where everybody has lost, all share the second place. Steps that a rule still adds after this are never done.
        """
        self.places = places
        self.agenda.clear()
        self.lanes = []
        self.stack = []

    # -- what the kernel asks -----------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.places)

    def carry(self, twin: State) -> None:
        """Give a copy the agenda, the lanes and the places of this State."""
        twin.agenda = self.agenda.copy()
        twin.stack = twin.agenda
        lanes = self.lanes
        if lanes:
            twin.lanes = [lane.copy() for lane in lanes]
        if self.places:
            twin.places = self.places.copy()


S = TypeVar("S", bound=State, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing the rules still have to do; a value, never changed after it is made.

    A Step with fields has an `__init__` that takes them all under their own names: that is how it is saved and loaded.
    """

    __slots__ = ()

    def run(self, s: S) -> None:
        raise NotImplementedError(f"{type(self).__name__}.run is missing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A Step that waits for a seat: its options, what taking one does, and how it asks."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: S) -> list[Action]:
        """Every legal action, sorted, without duplicates."""
        raise NotImplementedError(f"{type(self).__name__}.options is missing")

    def take(self, s: S, action: Action) -> None:
        """Do what the action, one of the options, means."""
        raise NotImplementedError(f"{type(self).__name__}.take is missing")

    def forced(self) -> bool:
        """Whether a single option is taken for the seat; only where that reveals nothing and nobody would mind."""
        return False

    def prompt(self, s: S) -> Action:
        """How the choice asks: a declared prompt and its arguments; by default the class name, `land-battle`."""
        return (kebab(type(self).__name__),)

    def why_not(self, s: S, action: Action) -> Action | None:
        """Why an action is not offered: a declared reason and its arguments, or None if there is no better answer."""
        return None


KEBABS: Final[dict[str, str]] = {}
"""The names that were asked for before; environments ask for one at every step."""


def kebab(name: str) -> str:
    """A class name as message ids write it.

    >>> kebab("LandBattle")
    'land-battle'
    """
    known = KEBABS.get(name)
    if known is not None:
        return known
    out = ""
    for char in name:
        if char.isupper() and out:
            out += "-"
        out += char.lower()
    KEBABS[name] = out
    return out


# -- running the agenda -----------------------------------------------------------------------------------------


def settle(s: State) -> None:
    """Run automatic steps until a seat must choose or the game is over."""
    budget = STEP_BUDGET
    while not s.places:
        budget = settle_lanes(s, budget) if s.lanes else settle_agenda(s, budget)
        if budget < 0:
            return
        if budget == 0:
            raise StuckGame(f"the rules ran {STEP_BUDGET} automatic steps after one action: an endless loop")


def settle_agenda(s: State, budget: int) -> int:
    """Run the common agenda until lanes open (the budget left), or until it waits or ends (-1)."""
    s.stack = s.agenda
    agenda: list[Any] = s.agenda  # compiled, each look at a list[Step[Any]] would check the type once more
    for left in range(budget - 1, -1, -1):
        if not agenda:
            if s.places:
                return -1
            raise StuckGame("the agenda ran dry, but nobody called finish(places)")
        top = agenda[-1]
        if isinstance(top, Choice):
            choice: Choice[Any] = top
            if not choice.forced():
                return -1
            options = choice.options(s)
            if len(options) != 1:
                s.listed = options
                s.listed_by = choice
                return -1
            agenda.pop()
            choice.take(s, options[0])
        else:
            step: Step[Any] = agenda.pop()
            step.run(s)
        if s.lanes:
            return left
    return 0


def settle_lanes(s: State, budget: int) -> int:
    """Run every lane until all wait (-1), or until all are empty and the common agenda goes on (the budget left)."""
    moved = True
    while moved:
        moved = False
        for seat in range(s.seats):
            lane = s.lanes[seat]
            if not lane:
                continue
            step = lane[-1]
            if isinstance(step, Choice) and not step.forced():
                continue
            s.stack = lane
            while lane and budget > 0:
                step = lane[-1]
                if isinstance(step, Choice):
                    if not step.forced() or not take_forced(s, step, lane):
                        break
                else:
                    lane.pop()
                    step.run(s)
                if s.places:
                    return -1
                moved = True
                budget -= 1
            if budget <= 0:
                return 0
    for lane in s.lanes:
        if lane:
            s.stack = s.agenda
            return -1
    s.lanes = []
    s.stack = s.agenda
    return budget


def take_forced(s: State, step: Choice[Any], stack: list[Step[Any]]) -> bool:
    """Take the only option of a choice that its game marked as forced; False if there are more, or none."""
    options = step.options(s)
    if len(options) != 1:
        return False
    stack.pop()
    step.take(s, options[0])
    return True


# -- asking and acting ------------------------------------------------------------------------------------------


def pending(s: State) -> list[Choice[Any]]:
    """Every open Choice somebody waits for, one per waiting seat, in seat order."""
    waiting: list[Choice[Any]] = []
    if s.places:
        return waiting
    if s.lanes:
        for lane in s.lanes:
            if lane:
                step = lane[-1]
                assert isinstance(step, Choice)
                waiting.append(step)
    elif s.agenda:
        step = s.agenda[-1]
        assert isinstance(step, Choice)
        waiting.append(step)
    return waiting


def pending_for(s: State, seat: Seat) -> Choice[Any] | None:
    """The open Choice of one seat, if somebody waits for it."""
    if s.places:
        return None
    if s.lanes:
        for lane in s.lanes:
            if lane:
                step = lane[-1]
                assert isinstance(step, Choice)
                if step.seat == seat:
                    return step
    elif s.agenda:
        step = s.agenda[-1]
        assert isinstance(step, Choice)
        if step.seat == seat:
            return step
    return None


def take(s: State, choice: Choice[Any], action: Action, chance: Chance) -> None:
    """Take an option of an open decision and run the rules on; the caller knows that it is one of the options."""
    s.stack = s.lanes[choice.seat] if s.lanes else s.agenda
    stack: list[Any] = s.stack
    if stack and stack[-1] is choice:
        stack.pop()
    s.chance = chance
    s.final = False
    s.opened = False
    s.listed_by = None
    try:
        choice.take(s, action)
        if s.lanes or settle_agenda(s, STEP_BUDGET) >= 0:
            settle(s)
    finally:
        s.chance = NO_CHANCE


def begin(s: State, chance: Chance) -> None:
    """Run a State that was just set up to its first choice."""
    s.chance = chance
    s.stack = s.agenda
    try:
        settle(s)
    finally:
        s.chance = NO_CHANCE
