"""Hints: what an expert would do in a position, what else looks good, and why.

The first hint is what the level `expert` chooses in the time it is given. The others are the options that look best
next to it. How well each does is told by the game's judgement, in positions in which everything hidden from the seat
was drawn anew: hints depend on what the seat may know and on nothing else.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from ludoteka.bots.bot import Bot
from ludoteka.bots.clock import Clock
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.judgement import ended, followed
from ludoteka.bots.levels import EXPERT, LevelBot
from ludoteka.bots.mind import Mind, mind_of
from ludoteka.bots.reasons import Reason, reasons_between
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import State, pending_for

HINTS: Final = 3
CANDIDATES: Final = 5
"""How many options are looked at closely."""
WORLDS: Final = 8
FEWEST: Final = 2
"""In how many positions options are judged, and in how many at least if time is short."""
THINKING: Final = 0.6
"""The share of the time that the expert thinks for itself."""

Measure = Literal["chance", "points", "none"]
"""What options are measured by: the chance to win, the points to expect, or nothing that can be told as a number."""


class Hint(msgspec.Struct, frozen=True):
    """An option: how well it does by the measure, and what it changes."""

    action: Action
    value: float | None
    reasons: list[Reason]


class Hints(msgspec.Struct, frozen=True):
    """The best options of a decision, the expert's choice first, and how the seat stands before it."""

    seat: Seat
    measure: Measure
    value: float | None
    hints: list[Hint]


def measure_of(game: Game[Any], s: State, seat: Seat) -> Measure:
    """What can be told about a seat's prospects."""
    sides = {game.lore.side(s, other) for other in range(s.seats)}
    if len(sides) > 1:
        return "chance" if game.lore.judgement is not None else "none"
    return "points" if game.lore.expects_points(s) else "none"


def measured(game: Game[Any], s: State, seat: Seat, measure: Measure) -> float:
    """How a seat stands in a position, by a measure."""
    if measure == "chance":
        return float(ended(game, s)[seat] if s.places else game.lore.chances(s)[seat])
    if measure == "points":
        scores = game.scores(s) if s.places else None
        return float(scores[seat]) if scores is not None else float(game.lore.evaluate(s, seat))
    return 0.0


def hints(game: Game[Any], s: State, seat: Seat, seconds: float, adviser: Bot | None = None) -> Hints:
    """What an expert would do for a seat, and the next best options, within about this many seconds; 0 for no limit.

    What the expert would do besides the decision that waits comes before it, as where bots play. Another bot may be
    asked in place of the expert.
    """
    expert = LevelBot(EXPERT, "hints", EXPERT) if adviser is None else adviser
    expert.seconds = seconds * THINKING
    clock = Clock(seconds)
    for number, aside in enumerate(game.asides_for(s, seat)):
        mind = mind_of(game, s, aside, number, expert.chance)
        wanted = expert.aside(mind) if mind.options else None
        if wanted is not None:
            return told(mind, wanted, clock)
    choice = pending_for(s, seat)
    if choice is None:
        raise IllegalAction("there is nothing to choose now")
    mind = mind_of(game, s, choice, -1, expert.chance)
    return told(mind, expert.choose(mind), clock)


def told(mind: Mind, first: Action, clock: Clock) -> Hints:
    """An expert's choice with the next best options, each with its worth and its reasons."""
    measure = measure_of(mind.game, mind.sample(Chance.of("hints", "sample", 0)), mind.seat)
    judged = Judged(mind, measure)
    hints_found = judged.look([first, *rivals(mind, first)], clock)
    best = hints_found[0]
    others = sorted(hints_found[1:], key=lambda hint: -(hint.value or 0.0))
    chosen = [judged.reasoned(hint) for hint in (best, *others[: HINTS - 1])]
    return Hints(mind.seat, measure, judged.before(), in_order(chosen[0], chosen[1:]))


def rivals(mind: Mind, first: Action) -> list[Action]:
    """The options that look best besides the first."""
    if len(mind.options) == 1:
        return []
    values, _ = GreedyBot("hints", "hints", FEWEST).values(mind)
    order = sorted(range(len(values)), key=lambda number: -values[number])
    return [mind.options[number] for number in order if mind.options[number] != first][: CANDIDATES - 1]


def in_order(best: Hint, others: list[Hint]) -> list[Hint]:
    """Hints in the expert's order. It has looked further than the judgement: where the judgement would put another
    option before its choice, both get their mean."""
    values = [best.value, *(other.value for other in others)]
    if best.value is None:
        return [best, *others]
    numbers = [value for value in values if value is not None]
    pool = 1
    while pool < len(numbers) and sum(numbers[:pool]) / pool < numbers[pool]:
        pool += 1
    mean = sum(numbers[:pool]) / pool
    fair = [mean] * pool + numbers[pool:]
    return [msgspec.structs.replace(hint, value=value) for hint, value in zip([best, *others], fair, strict=True)]


class Judged:
    """Options of a decision, judged in the same positions with the same luck."""

    def __init__(self, mind: Mind, measure: Measure) -> None:
        self.mind = mind
        self.measure: Measure = measure
        self.worlds: list[State] = []
        self.after: dict[Action, list[State]] = {}

    def before(self) -> float | None:
        """How the seat stands before the decision."""
        return self.mean(self.worlds)

    def mean(self, positions: list[State]) -> float | None:
        """The average of the measure over positions."""
        if self.measure == "none":
            return None
        mind = self.mind
        values = [measured(mind.game, s, mind.seat, self.measure) for s in positions]
        return sum(values) / len(values)

    def look(self, actions: list[Action], clock: Clock, worlds: int = WORLDS) -> list[Hint]:
        """What comes of each of the options, in up to this many positions."""
        mind = self.mind
        after: list[list[State]] = [[] for _ in actions]
        for number in range(worlds):
            world = mind.sample(Chance.of("hints", "sample", number))
            self.worlds.append(world)
            for positions, action in zip(after, actions, strict=True):
                positions.append(followed(mind, world, action, number))
            if number + 1 >= FEWEST and clock.past():
                break
        self.after = dict(zip(actions, after, strict=True))
        return [Hint(action, self.mean(positions), []) for action, positions in self.after.items()]

    def reasoned(self, hint: Hint) -> Hint:
        """A hint with what the option changes."""
        reasons = reasons_between(self.mind.game, self.mind.seat, self.worlds, self.after[hint.action])
        return msgspec.structs.replace(hint, reasons=reasons)


class Loss(msgspec.Struct, frozen=True):
    """What an option gives away against the best one that was found: that one, and the difference in the measure."""

    measure: Measure
    given: float
    best: Hint


def given_away(game: Game[Any], s: State, seat: Seat, action: Action, seconds: float) -> Loss | None:
    """What an option of the decision that waits gives away; None where that cannot be told, as for what is done
    besides or where there is nothing to choose."""
    choice = pending_for(s, seat)
    if choice is None or action not in choice.options(s):
        return None
    mind = mind_of(game, s, choice, -1, Chance.of("given away"))
    measure = measure_of(game, s, seat)
    if measure == "none" or len(mind.options) == 1:
        return None
    judged = Judged(mind, measure)
    mine, *others = judged.look([action, *rivals(mind, action)], Clock(seconds))
    best = max(others, key=lambda hint: hint.value or 0.0)
    given = (best.value or 0.0) - (mine.value or 0.0)
    return Loss(measure, max(given, 0.0), judged.reasoned(best if given > 0.0 else mine))
