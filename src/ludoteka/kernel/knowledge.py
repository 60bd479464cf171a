"""Who learns what: whether an action revealed something, and what a preview may show.

Nothing here is declared by rule authors. A seat's knowledge is its View and its events; what it does not know is what
`Game.resample` may draw anew. An action told a seat something if the same action, taken in positions this seat could
not tell apart before, no longer looks the same to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteka.kernel.action import SPECTATOR, Action, Seat
from ludoteka.kernel.chance import NO_CHANCE, Chance, Recorded
from ludoteka.kernel.errors import BadRecord, ChanceNeeded
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import STEP_BUDGET, Choice, State, offering, pending, take, take_forced

SAMPLES = 12
"""How many other positions are tried: a reveal of one of two equally likely things is missed once in 4096."""


class Preview(msgspec.Struct, frozen=True):
    """What an option would do, up to the first chance or reveal; `stopped_by` is "", "chance" or "reveal"."""

    events: list[Action]
    view: msgspec.Struct
    stopped_by: str


def reveals(game: Game[Any], before: State, seat: Seat, action: Action, outcomes: list[int]) -> bool:
    """Whether an action told any seat, or a spectator, something it could not know.

    What the action itself says is the acting seat's own; what the position answers to it is not.
    """
    after, heard = outcome_of(game, before, seat, action, outcomes)
    for watcher in (seat, *(other for other in range(before.seats) if other != seat), SPECTATOR):
        seen = game.view(after, watcher), game.events_for(heard, watcher)
        for number in range(SAMPLES):
            guess = game.resample(before, watcher, Chance.of("reveals", "", number))
            if offering(guess, seat, action) is None:
                continue
            try:
                other, told = outcome_of(game, guess, seat, action, outcomes)
            except (ChanceNeeded, BadRecord):
                return True
            if (game.view(other, watcher), game.events_for(told, watcher)) != seen:
                return True
    return False


def outcome_of(
    game: Game[Any], before: State, seat: Seat, action: Action, outcomes: list[int]
) -> tuple[State, list[tuple[int, Action]]]:
    """The position after an action with the given luck, and what was told on the way."""
    s = before.copy()
    heard: list[tuple[int, Action]] = []
    s.heard = heard
    choice = offering(s, seat, action)
    if choice is None:
        raise game.refuse(s, seat, action)
    take(s, choice, action, Recorded(outcomes))
    s.heard = None
    return s, heard


def preview(game: Game[Any], s: State, seat: Seat, action: Action) -> Preview:
    """What an option would lead to, as far as the seat may know without luck or a reveal."""
    if offering(s, seat, action) is None:
        raise game.refuse(s, seat, action)
    truth = list(moments(game, s, seat, action))
    shown = len(truth)
    for number in range(SAMPLES):
        guess = game.resample(s, seat, Chance.of("preview", "", number))
        shown = min(shown, common_start(truth, list(moments(game, guess, seat, action))))
    if shown == 0:
        return Preview([], game.view(s, seat), "reveal")
    view, events, ended = truth[shown - 1]
    stopped = "reveal" if shown < len(truth) else "" if ended else "chance"
    return Preview(events, view, stopped)


Moment = tuple[msgspec.Struct, list[Action], bool]


def common_start(truth: list[Moment], guess: list[Moment]) -> int:
    """How many moments look the same in both."""
    same = 0
    for one, other in zip(truth, guess, strict=False):
        if one != other:
            break
        same += 1
    return same


def moments(game: Game[Any], start: State, seat: Seat, action: Action) -> Iterator[Moment]:
    """View and events after each step that an action sets off, until it waits, ends or needs luck.

    The last moment says whether everything was done (True) or luck was needed (False).
    """
    s = start.copy()
    heard: list[tuple[int, Action]] = []
    s.heard = heard
    choice = offering(s, seat, action)
    assert choice is not None
    stack = s.lanes[seat] if s.lanes else s.agenda
    if stack and stack[-1] is choice:
        stack.pop()
    s.stack = stack
    s.chance = NO_CHANCE
    untouched = start.copy()
    try:
        choice.take(s, action)
    except ChanceNeeded:
        yield game.view(untouched, seat), [], False
        return
    for _ in range(STEP_BUDGET):
        events = game.events_for(heard, seat)
        view = game.view(s, seat)
        copy = s.copy()
        copy.heard = list(heard)
        try:
            more = advance(copy)
        except ChanceNeeded:
            yield view, events, False
            return
        yield view, events, not more
        if not more:
            return
        s = copy
        heard = copy.heard


def advance(s: State) -> bool:
    """Run one automatic step; False if there is none, because a seat must choose or the game is over."""
    if s.places:
        return False
    for stack in s.lanes or [s.agenda]:
        s.stack = stack
        if stack and not stack[-1].waits():
            stack.pop().run(s)
            return True
        if stack and take_forced(s, stack[-1], stack):
            return True
    if s.lanes and not any(s.lanes):
        s.lanes = []
        s.stack = s.agenda
        return True
    return False


def waiting_seats(s: State) -> list[Seat]:
    """The seats somebody waits for."""
    return [choice.seat for choice in pending(s)]


def same_decision(s: State, t: State, seat: Seat) -> bool:
    """Whether a seat is asked the same thing, with the same options, in both positions."""
    return asked(s, seat) == asked(t, seat)


def asked(s: State, seat: Seat) -> list[tuple[Action, list[Action]]]:
    """Prompt and options of the open Choice of a seat."""
    waiting: list[Choice[Any]] = [choice for choice in pending(s) if choice.seat == seat]
    return [(choice.prompt(s), choice.options(s)) for choice in waiting]
