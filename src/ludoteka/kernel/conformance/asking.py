"""Why not? asked at random: any verb with any arguments of its kinds, in any position.

A person may click anything, so the question may be about anything. It is never answered by an error; how often a reason
is given is told by `ask`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.conformance.effort import Effort
from ludoteka.kernel.conformance.law import Law
from ludoteka.kernel.conformance.trace import Trace
from ludoteka.kernel.conformance.violation import said
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.game import Game, Mode
from ludoteka.kernel.phrase import Phrase
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.state import State, take

QUESTIONS = 12
"""The number of questions the law asks each seat at one position."""

PER_POSITION = 20
"""The number of questions a count asks at one position."""

POSITIONS_APART = 7
"""Decisions between the positions that a count looks at, on average."""


class Answers(msgspec.Struct):
    """What came of asking "why not?" at random."""

    game: str
    questions: int = 0
    raised: dict[str, int] = {}
    """The errors it was answered by, where and how often; empty if all is well."""
    on_offer: int = 0
    """The questions about an action whose verb was on offer, but not with these arguments."""
    answered: int = 0
    """How many of them got a reason."""
    silent: dict[str, int] = {}
    """How many of them did not, by choice and verb."""

    def share(self) -> float:
        """How many of the questions whose verb was on offer got a reason; 1 if there were none."""
        return self.answered / self.on_offer if self.on_offer else 1.0

    def ask(self, game: Game[Any], s: State, seat: Seat, picks: Chance) -> None:
        verbs = verbs_on_offer(game, s, seat)
        action = question(game, s, verbs, picks)
        about = str(action[0])
        self.questions += 1
        try:
            refusal = answer(game, s, seat, action)
        except Exception as error:
            where = f"{about}: {said(error)}"
            self.raised[where] = self.raised.get(where, 0) + 1
            return
        if refusal is None or about not in verbs:
            return
        self.on_offer += 1
        if refusal.reason is not None:
            self.answered += 1
        else:
            who = f"{type(refusal.choice).__name__} {about}"
            self.silent[who] = self.silent.get(who, 0) + 1


def verbs_on_offer(game: Game[Any], s: State, seat: Seat) -> list[str]:
    """The verbs of all that a seat may do now."""
    return sorted({str(action[0]) for action in game.options(s, seat)})


def question(game: Game[Any], s: State, on_offer: list[str], picks: Chance) -> Action:
    """An action to ask about: half of the time with a verb on offer, else with any."""
    verbs = game.lexicon.verbs
    return made_up(game, verbs[picks.pick(on_offer if on_offer and picks.below(2) else list(verbs))], s.seats, picks)


def answer(game: Game[Any], s: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Why not, after checking that the reason is declared and fits its declaration."""
    refusal = game.why_not(s, seat, action)
    if refusal is not None and refusal.reason is not None:
        game.lexicon.arguments(game.lexicon.reasons[str(refusal.reason[0])], refusal.reason)
    return refusal


def made_up(game: Game[Any], phrase: Phrase, seats: int, picks: Chance) -> Action:
    """A verb with arguments of their kinds, whatever they are."""
    action: list[str | int] = [phrase.name]
    for _, name in phrase.parts:
        kind = game.lexicon.kinds[name]
        if kind.name == "seat":
            action.append(picks.below(seats))
        elif kind.is_number():
            action.append(picks.below(10) if picks.below(4) else picks.below(101) - 1)
        else:
            action.append(kind.value(picks.pick(list(kind.slugs))))
    return tuple(action)


def ask(
    game: Game[Any],
    questions: int,
    seed: str = "why not",
    modes: Sequence[Mode] | None = None,
    on_question: Callable[[int], None] | None = None,
) -> Answers:
    """Play random games, the modes in turn, and ask that many questions at random positions of them."""
    ways = list(game.modes() if modes is None else modes)
    answers = Answers(game.id)
    number = 0
    while answers.questions < questions:
        mode = ways[number % len(ways)]
        picks = Chance.of(seed, "questions", number)
        chance = Chance.of(seed, "luck", number)
        s: State = game.start(mode.seats, game.read_options(mode.options), chance)
        number += 1
        look = True
        while not s.places and answers.questions < questions:
            if look:
                for _ in range(PER_POSITION):
                    answers.ask(game, s, picks.below(s.seats), picks)
                if on_question is not None:
                    on_question(answers.questions)
            choice, action = random_decision(game, s, picks)
            take(s, choice, action, chance)
            look = not picks.below(POSITIONS_APART)
    return answers


@Law
def answers(trace: Trace, effort: Effort) -> None:
    """`why_not` never fails, whatever it is asked about, and its reasons are declared."""
    game = trace.game
    for moment in trace.sample(effort.every, effort.most):
        s = moment.before
        picks = Chance.of(trace.seed, "answers", moment.number)
        for seat in range(s.seats):
            verbs = verbs_on_offer(game, s, seat)
            for _ in range(QUESTIONS):
                action = question(game, s, verbs, picks)
                try:
                    answer(game, s, seat, action)
                except Exception as error:
                    what = f"why_not of {trace.words(action)} for seat {seat} raises {said(error)}"
                    raise trace.violation("answers", what, moment.number - 1) from error
