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
from ludoteka.kernel.chance import Chance, Recorded
from ludoteka.kernel.errors import BadRecord, ChanceNeeded
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import Choice, State, Step, pending, take, take_forced

SAMPLES = 12
"""How many other positions are tried: a reveal of one of two equally likely things is missed once in 4096."""


DONE = ""
CHANCE = "chance"
REVEAL = "reveal"


class Preview(msgspec.Struct, frozen=True):
    """What an option would do, up to the first chance or reveal; `stopped_by` is "", "chance" or "reveal".

    `odds` is what the game says of the dice to come, where it does.
    """

    events: list[Action]
    view: msgspec.Struct
    stopped_by: str
    odds: msgspec.Struct | None = None


def reveals(game: Game[Any], before: State, seat: Seat, action: Action, outcomes: list[int]) -> bool:
    """Whether an action told any seat, or a spectator, something it could not know.

    What the action itself says is the acting seat's own; what the position answers to it is not.
    """
    after, heard = outcome_of(game, before, seat, action, outcomes)
    for watcher in (seat, *(other for other in range(before.seats) if other != seat), SPECTATOR):
        seen = game.view(after, watcher), game.events_for(heard, watcher)
        for number in range(SAMPLES):
            guess = game.resample(before, watcher, Chance.of("reveals", "", number))
            if game.offering(guess, seat, action) is None:
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
    choice = game.offering(s, seat, action)
    if choice is None:
        raise game.refuse(s, seat, action)
    take(s, choice, action, Recorded(outcomes))
    s.heard = None
    return s, heard


def preview(game: Game[Any], s: State, seat: Seat, action: Action) -> Preview:
    """What an option would lead to, as far as the seat may know without luck or a reveal.

    Only positions the seat cannot tell from the true one are looked at, never the true one: a preview that stopped
    earlier because of what is really there would give it away.
    """
    if game.offering(s, seat, action) is None:
        raise game.refuse(s, seat, action)
    shown: list[Moment] = []
    odds: msgspec.Struct | None = None
    for number in range(SAMPLES):
        guess = game.resample(s, seat, Chance.of("preview", "", number))
        seen = list(moments(game, guess, seat, action))
        shown = common_start(shown, seen) if number else seen
        if number == 0:
            odds = game.odds(guess, seat, action)
    view, events, stopped_by = shown[-1]
    return Preview(events, view, stopped_by, odds)


Moment = tuple[msgspec.Struct, list[Action], str]
"""What a seat sees and has heard at one moment, and what keeps it from seeing more; REVEAL if more follows."""


def common_start(one: list[Moment], other: list[Moment]) -> list[Moment]:
    """The moments that look the same in both; the last is a reveal unless both stop there for one reason."""
    same: list[Moment] = []
    for (view, events, stop), (other_view, other_events, other_stop) in zip(one, other, strict=False):
        if view != other_view or events != other_events:
            break
        same.append((view, events, stop if stop == other_stop else REVEAL))
    return same


def moments(game: Game[Any], start: State, seat: Seat, action: Action) -> Iterator[Moment]:
    """View and events before an action and after each step it sets off, until a seat must choose or luck is needed."""
    s = start.copy()
    heard: list[tuple[int, Action]] = []
    s.heard = heard
    view: msgspec.Struct = game.view(s, seat)
    events: list[Action] = []
    try:
        for _ in stepwise(game, s, seat, action):
            yield view, events, REVEAL
            view, events = game.view(s, seat), game.events_for(heard, seat)
    except ChanceNeeded:
        yield view, events, CHANCE
    else:
        yield view, events, DONE


def stepwise(game: Game[Any], s: State, seat: Seat, action: Action) -> Iterator[None]:
    """Take an action without luck and run the rules on in the order of `settle`, with a pause after each step."""
    choice = game.offering(s, seat, action)
    if choice is None:
        return
    stack = s.lanes[seat] if s.lanes else s.agenda
    if stack and stack[-1] is choice:
        stack.pop()
    s.stack = stack
    choice.take(s, action)
    yield
    while not s.places:
        if not s.lanes:
            for _ in run_stack(s, s.agenda):
                yield
                if s.lanes:
                    break
            else:
                return
        moved = True
        while moved:
            moved = False
            for lane in s.lanes:
                for _ in run_stack(s, lane):
                    moved = True
                    yield
        if any(s.lanes):
            return
        s.lanes = []
        s.stack = s.agenda


def run_stack(s: State, stack: list[Step[Any]]) -> Iterator[None]:
    """Run the automatic steps of an agenda or a lane, with a pause after each."""
    s.stack = stack
    while stack and not s.places:
        step = stack[-1]
        if not isinstance(step, Choice):
            stack.pop()
            step.run(s)
        elif not step.forced() or not take_forced(s, step, stack):
            return
        yield


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
