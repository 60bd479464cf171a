"""How a referee answers those who want advice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludoteka.bots import hints as found
from ludoteka.bots import reasons as why
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import State
from ludoteka.review import puzzles
from ludoteka.review.moments import Moment, Reviewer
from ludoteka.table.referee import counsel as q
from ludoteka.table.referee.wording import ENCODER, asks

SAMPLES: Final = 8
"""In how many positions that the reader considers possible a move is explained."""


def advised(game: Game[Any], s: State, question: q.Advise) -> q.Advised:
    """An expert's choice and the next best options."""
    told = found.hints(game, s, question.seat, question.seconds)
    return q.Advised(told.measure, told.value, [hint_of(game, hint) for hint in told.hints])


def weighed(game: Game[Any], s: State, question: q.Weigh) -> q.Weighed:
    """What an action gives away."""
    loss = found.given_away(game, s, question.seat, game.parse(question.action), question.seconds)
    if loss is None:
        return q.Weighed("none", 0.0, None)
    return q.Weighed(loss.measure, loss.given, hint_of(game, loss.best) if loss.given else None)


def explained(game: Game[Any], before: State, after: State, seat: int, reader: int) -> q.Explained:
    """What moves of a seat changed, in positions that the reader considers possible."""
    old = [game.resample(before, reader, Chance.of("why", "sample", number)) for number in range(SAMPLES)]
    new = [game.resample(after, reader, Chance.of("why", "sample", number)) for number in range(SAMPLES)]
    measure = found.measure_of(game, before, seat)
    changes = why.reasons_between(game, seat, old, new, known=True)
    if measure == "none":
        return q.Explained(measure, None, None, reasons_of(changes))
    values = [sum(found.measured(game, s, seat, measure) for s in some) / SAMPLES for some in (old, new)]
    return q.Explained(measure, values[0], values[1], reasons_of(changes))


def reviewed(game: Game[Any], s: State, question: q.Review) -> tuple[q.Reviewed, State]:
    """What actions changed, with the position after them still to be saved."""
    reviewer = Reviewer(game, question.knowledge, s)
    deal = None
    if question.options is not None:
        deal = reviewer.deal(s.seats, game.read_options(question.options), s)
    moments: list[Moment] = []
    for line in question.lines:
        moment, s = reviewer.look(s, line)
        moments.append(moment)
    return q.Reviewed(reviewer.standing.measure, deal, moments, b"", bool(s.places)), s


def posed(game: Game[Any], question: q.Pose) -> q.Posed:
    """A puzzle as its seat sees it."""
    puzzle = find_puzzle(game, question.puzzle)
    match, choice = puzzles.posed(game, puzzle)
    s = match.state
    view = ENCODER.encode(game.view(s, puzzle.seat))
    return q.Posed(view, asks(game, [(choice.prompt(s), choice.options(s), False)]))


def solved(game: Game[Any], question: q.Solve) -> q.Solved:
    """The verdict on an answer."""
    puzzle = find_puzzle(game, question.puzzle)
    if question.action is None:
        (solution,) = puzzles.explained(game, puzzle)
        return q.Solved(False, None, hint_of(game, solution))
    tried = game.parse(question.action)
    match, choice = puzzles.posed(game, puzzle)
    if tried not in choice.options(match.state):
        raise IllegalAction(f"{question.action} is not offered")
    solution, *others = puzzles.explained(game, puzzle, tried)
    if others:
        return q.Solved(False, hint_of(game, others[0]), None)
    return q.Solved(True, hint_of(game, solution), hint_of(game, solution))


def find_puzzle(game: Game[Any], name: str) -> puzzles.Puzzle:
    """A puzzle by its id."""
    for puzzle in puzzles.read_puzzles(game.folder):
        if puzzle.id == name:
            return puzzle
    raise IllegalAction(f"there is no puzzle {name}")


def hint_of(game: Game[Any], hint: found.Hint) -> q.Hint:
    """A hint as plain data."""
    return q.Hint(game.text(hint.action), hint.value, reasons_of(hint.reasons))


def reasons_of(reasons: Iterable[why.Reason]) -> list[q.Reason]:
    """Reasons as plain data."""
    return [q.Reason(one.message, one.count, one.seat, one.good) for one in reasons]
