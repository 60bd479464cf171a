"""How a referee explores the moments of a study: it plays the record up to there, then the lines."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance, Recorded
from ludoteka.kernel.codec import fingerprint
from ludoteka.kernel.errors import BadRecord, IllegalAction
from ludoteka.kernel.game import Game
from ludoteka.kernel.knowledge import waiting_seats
from ludoteka.kernel.record import Line
from ludoteka.kernel.state import State, take
from ludoteka.review.studies import Move, branching, check_tree, play_move, retrace
from ludoteka.table.referee import studies as q
from ludoteka.table.referee.matches import Asked
from ludoteka.table.referee.wording import event_message

ENCODER = msgspec.json.Encoder()


def brought_to(game: Game[Any], s: State, tail: list[Line], moves: list[Move]) -> list[tuple[int, Action]]:
    """Play a position on to a moment; what was told of the last action."""
    heard: list[tuple[int, Action]] = []
    for line in tail:
        heard = []
        s.heard = heard
        replay(game, s, line)
    for move in moves:
        heard = []
        s.heard = heard
        play_move(game, s, move)
    s.heard = None
    return heard


def replay(game: Game[Any], s: State, line: Line) -> None:
    """Take an action of the record once more, with the luck it had."""
    action = game.parse(line.do)
    choice = game.offering(s, line.seat, action)
    if choice is None:
        raise BadRecord("this moment cannot be shown: the rules of the game were changed since")
    take(s, choice, action, Recorded(line.luck))


def explored(game: Game[Any], s: State, question: q.Explore) -> q.Explored:
    """A moment as a seat sees it."""
    heard = brought_to(game, s, question.tail, question.moves)
    waiting = waiting_seats(s)
    seat = question.seat if question.seat is not None else waiting[0] if waiting else 0
    if not 0 <= seat < s.seats:
        raise IllegalAction(f"there is no seat {seat + 1}; expected 1 to {s.seats}")
    events = [event_message(game, event) for event in game.events_for(heard, seat)]
    return q.Explored(
        seat=seat,
        waiting=waiting,
        over=s.over(),
        view=ENCODER.encode(game.view(s, seat)),
        asks=b"[]" if s.over() else Asked(game, s, seat).asks(game),
        events=ENCODER.encode(events),
    )


def ventured(game: Game[Any], s: State, question: q.Venture) -> q.Ventured:
    """An action taken at a moment, with fresh luck."""
    brought_to(game, s, question.tail, question.moves)
    if not 0 <= question.seat < s.seats or s.over():
        raise IllegalAction(f"{question.action}: nobody can do anything there any more")
    action = game.parse(question.action)
    choice = game.offering(s, question.seat, action)
    if choice is None:
        raise game.refuse(s, question.seat, action)
    luck = Chance.of(question.seed, "study")
    luck.recording = True
    take(s, choice, action, luck)
    return q.Ventured(Move(question.seat, game.text(action), luck.outcomes, fingerprint(game.encode(s))))


def retraced(game: Game[Any], s: State, question: q.Retrace) -> q.Retraced:
    """Whether all lines of a study can be played as it says."""
    check_tree(question.tree, len(question.tail), game.lexicon.kinds)
    wanted = branching(question.tree)
    positions = {0: s.copy()} if 0 in wanted else {}
    for number, line in enumerate(question.tail, 1):
        replay(game, s, line)
        if number in wanted:
            positions[number] = s.copy()
    retrace(game, question.tree, positions)
    return q.Retraced()
