"""Laws about words: notation, declared prompts and events, and answers to "why not?"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.conformance.effort import Effort
from ludoteka.kernel.conformance.law import Law
from ludoteka.kernel.conformance.moving import name
from ludoteka.kernel.conformance.trace import Moment, Trace
from ludoteka.kernel.conformance.violation import said
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.phrase import Phrase
from ludoteka.kernel.state import Choice, pending

STRANGERS = 8
"""How many actions that are not offered are asked about at one position."""

OFFERED = 60
"""How many options of a decision its guard is asked about, if it has more."""


@Law
def notation(trace: Trace, effort: Effort) -> None:
    """Every option has a text that means it, and no other option of the same seat."""
    texts: dict[Action, str] = {}
    for number, s in trace.positions():
        for choice in [*pending(s), *trace.game.asides(s)]:
            read: dict[str, Action] = {}
            for action in choice.options(s):
                if action not in texts:
                    texts[action] = text_of(trace, number, action)
                other = read.setdefault(texts[action], action)
                if other != action:
                    what = f"{name(choice)} offers {other!r} and {action!r}, both written {texts[action]!r}"
                    raise trace.violation("notation", what, number)


def text_of(trace: Trace, number: int, action: Action) -> str:
    """The notation of an action, after checking that it is read back as the same action."""
    try:
        text = trace.game.text(action)
        back = trace.game.parse(text)
    except (LudotekaError, KeyError, ValueError) as error:
        raise trace.violation("notation", f"{action!r} cannot be written and read: {said(error)}", number) from None
    if back != action:
        raise trace.violation("notation", f"{action!r} is written {text!r}, which is read as {back!r}", number)
    return text


@Law
def words(trace: Trace, effort: Effort) -> None:
    """Every prompt and event is declared and fits its declaration."""
    lexicon = trace.game.lexicon
    checked: set[tuple[str, Action]] = set()

    def check(family: str, table: Mapping[str, Phrase], said: Action, number: int) -> None:
        if (family, said) in checked:
            return
        checked.add((family, said))
        problem = misfit(trace, table, said)
        if problem:
            raise trace.violation("words", f"the {family} {said!r} {problem}", number)

    for _, event in trace.told:
        check("event", lexicon.events, event, 0)
    for moment in trace.moments:
        for _, event in moment.told:
            check("event", lexicon.events, event, moment.number)
    for number, s in trace.positions():
        for choice in [*pending(s), *trace.game.asides(s)]:
            check("prompt", lexicon.prompts, choice.prompt(s), number)


def misfit(trace: Trace, table: Mapping[str, Phrase], said: Action) -> str:
    """What is wrong with a prompt, event or reason; empty if nothing is."""
    if type(said) is not tuple or not said or not isinstance(said[0], str):
        return "is not a tuple that begins with a name"
    phrase = table.get(said[0])
    if phrase is None:
        return "is not declared"
    try:
        trace.game.lexicon.arguments(phrase, said)
    except ValueError as error:
        return f"does not fit its declaration: {error}"
    return ""


@Law
def refusals(trace: Trace, effort: Effort) -> None:
    """`why_not` of a decision has nothing against what it offers, and answers with a declared reason or none for what
    is not offered.

    Nobody asks a guard about an option, but one that refuses it does not ask what `options` asks, and may give a wrong
    reason for something else.
    """
    known = list(dict.fromkeys(moment.action for moment in trace.moments))
    for moment in trace.sample(effort.every, effort.most):
        s = moment.before
        picks = Chance.of(trace.seed, "why", moment.number)
        before = trace.game.hash(s)
        for seat in range(s.seats):
            offered: list[Action] = []
            for choice in trace.game.decisions(s, seat):
                options = choice.options(s)
                offered += options
                for action in options[:: 1 + len(options) // OFFERED]:
                    ask_about_offered(trace, moment, choice, action)
            for _ in range(STRANGERS if known else 0):
                stranger = picks.pick(known)
                if stranger not in offered:
                    ask_why_not(trace, moment, seat, stranger)
        if trace.game.hash(s) != before:
            raise trace.violation("refusals", "asking why not changes the State", moment.number - 1)


def ask_about_offered(trace: Trace, moment: Moment, choice: Choice[Any], action: Action) -> None:
    """Ask a decision about one of its options; there must be nothing against it."""
    about = f"{name(choice)} offers {trace.words(action)}"
    try:
        reason = choice.why_not(moment.before, action)
    except Exception as error:
        what = f"{about}, and why_not of it raises {said(error)}"
        raise trace.violation("refusals", what, moment.number - 1) from error
    if reason is not None:
        raise trace.violation("refusals", f"{about} and refuses it: {reason!r}", moment.number - 1)


def ask_why_not(trace: Trace, moment: Moment, seat: Seat, action: Action) -> None:
    """Ask about an action that is not offered; the answer must be one."""
    game = trace.game
    about = f"why_not of {trace.words(action)} for seat {seat}"
    try:
        refusal = game.why_not(moment.before, seat, action)
    except KeyError as error:
        raise trace.violation("refusals", f"{about} gives the undeclared reason {error}", moment.number - 1) from None
    except Exception as error:
        raise trace.violation("refusals", f"{about} raises {said(error)}", moment.number - 1) from error
    if refusal is None or not str(refusal):
        raise trace.violation("refusals", f"{about} finds nothing, but it is not offered", moment.number - 1)
    if refusal.reason is not None:
        problem = misfit(trace, game.lexicon.reasons, refusal.reason)
        if problem:
            what = f"{about} gives the reason {refusal.reason!r}, which {problem}"
            raise trace.violation("refusals", what, moment.number - 1)
