"""Laws about playing: games end, choices have options, options are in order and apply, nothing gets lost."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.conformance.effort import Effort
from ludoteka.kernel.conformance.law import Law
from ludoteka.kernel.conformance.trace import Failure, Trace
from ludoteka.kernel.conformance.violation import said
from ludoteka.kernel.errors import BrokenLaw, StuckGame
from ludoteka.kernel.state import Choice, State, pending, take


@Law
def ends(trace: Trace, effort: Effort) -> None:
    """A random game ends within the game's bound, with a place for every seat, and never runs in a circle."""
    if trace.failure is not None:
        if ran_in_circles(trace.failure):
            raise complaint(trace, "ends", trace.failure)
        return
    if not trace.ended():
        raise trace.violation("ends", f"the game is not over after {trace.game.bound} random decisions")
    places, seats = trace.moments[-1].after.places, trace.mode.seats
    if trace.game.may_be_lost and places == [2] * seats:
        return
    if len(places) != seats or min(places) != 1 or max(places) > seats:
        raise trace.violation("ends", f"the places are {places}; expected one from 1 to {seats} for every seat")


@Law
def applies(trace: Trace, effort: Effort) -> None:
    """Every pending choice has an option, and every option of every open decision can be taken."""
    failure = trace.failure
    if failure is not None and failure.doing != "save" and not ran_in_circles(failure):
        raise complaint(trace, "applies", failure)
    for moment in trace.sample(effort.every, effort.most):
        picks = Chance.of(trace.seed, "tries", moment.number)
        for seat in range(moment.before.seats):
            for choice in trace.game.decisions(moment.before, seat):
                for action in some(choice.options(moment.before), effort.tries, picks):
                    try_option(trace, moment.number - 1, moment.before, choice, action)


def ran_in_circles(failure: Failure) -> bool:
    """Whether the rules ran without end or ran dry after an action: a matter of `ends`, not of the options."""
    return isinstance(failure.error, StuckGame) and failure.doing != "choose"


def some(options: list[Action], most: int, picks: Chance) -> list[Action]:
    """The options, or at most this many of them."""
    if len(options) <= most:
        return options
    chosen = options.copy()
    picks.shuffle(chosen)
    return chosen[:most]


def try_option(trace: Trace, number: int, s: State, choice: Choice[Any], action: Action) -> None:
    """Take an option on a copy: it must go through, break no law of the game and lead to a choice that has options."""
    words = f"{trace.words(action)} by seat {choice.seat} tried after it"
    t = s.copy()
    try:
        take(t, choice, action, Chance.of(trace.seed, "tried", number))
        dead = next((asked for asked in pending(t) if not asked.options(t)), None)
    except Exception as error:
        raise trace.violation("applies", f"{words} raises {said(error)}", number) from error
    if dead is not None:
        what = f"{words} leads to {type(dead).__name__} of seat {dead.seat}, which offers nothing"
        raise trace.violation("applies", what, number)
    if not t.places and not pending(t):
        raise trace.violation("applies", f"{words} leaves nobody to choose, but the game is not over", number)
    try:
        trace.game.check(t)
    except BrokenLaw as error:
        raise trace.violation("conserves", f"{words}: {error}", number) from error


def complaint(trace: Trace, law: str, failure: Failure) -> Exception:
    """The Violation for a trace that broke off."""
    doing = {"begin": "setting up", "choose": "asking", "take": "taking it", "save": "saving it"}[failure.doing]
    by = "" if failure.action is None else f"{trace.words(failure.action)} by seat {failure.seat}"
    violation = trace.violation(law, f"{doing} raises {said(failure.error)}", failure.number, by)
    violation.__cause__ = failure.error
    return violation


@Law
def lists(trace: Trace, effort: Effort) -> None:
    """Options are tuples of declared verbs, sorted, without duplicates, not too many, and the same when asked again."""
    known: set[Action] = set()
    for number, s in trace.positions():
        for lane, stack in enumerate(s.lanes):
            top = stack[-1] if stack else None
            if isinstance(top, Choice) and top.seat != lane:
                raise trace.violation("lists", f"{name(top)} waits in the lane of seat {lane}", number)
        for choice in [*pending(s), *trace.game.asides(s)]:
            options = choice.options(s)
            check_list(trace, effort, number, choice, options)
            if options != choice.options(s):
                raise trace.violation("lists", f"{name(choice)} offers something else when asked again", number)
            for action in options:
                if action not in known:
                    check_form(trace, number, choice, action)
                    known.add(action)
    for moment in trace.sample(effort.every, effort.most):
        before = trace.game.hash(moment.before)
        for seat in range(moment.before.seats):
            trace.game.options(moment.before, seat)
            trace.game.prompts(moment.before, seat)
        if trace.game.hash(moment.before) != before:
            raise trace.violation("lists", "asking for options or prompts changes the State", moment.number - 1)


def name(choice: Choice[Any]) -> str:
    """A choice for a message."""
    return f"{type(choice).__name__} of seat {choice.seat}"


def check_list(trace: Trace, effort: Effort, number: int, choice: Choice[Any], options: list[Action]) -> None:
    """One list of options by itself."""
    if len(options) >= effort.options:
        what = f"{name(choice)} offers {len(options)} options; expected fewer than {effort.options}"
        raise trace.violation("lists", what, number)
    for one, next_one in pairwise(options):
        if one == next_one:
            raise trace.violation("lists", f"{name(choice)} offers {trace.words(one)} twice", number)
        try:
            ordered = one < next_one
        except TypeError:
            what = f"{name(choice)} offers {one!r} and {next_one!r}: arguments of one verb must have the same types"
            raise trace.violation("lists", what, number) from None
        if not ordered:
            what = f"{name(choice)} offers {trace.words(one)} before {trace.words(next_one)}: not sorted"
            raise trace.violation("lists", what, number)


def check_form(trace: Trace, number: int, choice: Choice[Any], action: Action) -> None:
    """One option: a plain tuple that fits the declaration of its verb, with proper refs."""
    lexicon = trace.game.lexicon
    plain = type(action) is tuple and all(type(part) in (str, int) for part in action)
    if not plain or not action or not isinstance(action[0], str):
        raise trace.violation(
            "lists", f"{name(choice)} offers {action!r}, which is not a verb with plain arguments", number
        )
    if action[0] not in lexicon.verbs:
        raise trace.violation("lists", f"{name(choice)} offers the undeclared verb {action[0]!r}", number)
    try:
        refs = lexicon.refs(action)
        lexicon.arguments(lexicon.verbs[action[0]], action)
    except ValueError as error:
        raise trace.violation("lists", f"{name(choice)} offers {action!r}: {error}", number) from None
    for ref in refs:
        kind, colon, slug = ref.partition(":")
        if not (kind and colon and slug) or kind not in lexicon.kinds:
            raise trace.violation("lists", f"{trace.words(action)} has the ref {ref!r}; expected kind:slug", number)


@Law
def asides(trace: Trace, effort: Effort) -> None:
    """What a seat may do besides is never also an option of its open choice, nor of another aside."""
    for number, s in trace.positions():
        if not trace.game.asides(s):
            continue
        for seat in range(s.seats):
            offered: dict[Action, str] = {}
            for choice in trace.game.decisions(s, seat):
                for action in choice.options(s):
                    if action in offered:
                        what = f"{trace.words(action)} is offered by {name(choice)} and by {offered[action]}"
                        raise trace.violation("asides", what, number)
                    offered[action] = name(choice)


@Law
def conserves(trace: Trace, effort: Effort) -> None:
    """The conservation laws of the game hold after the set-up and after every action."""
    for number, s in trace.positions():
        try:
            trace.game.check(s)
        except BrokenLaw as error:
            raise trace.violation("conserves", str(error), number) from error
