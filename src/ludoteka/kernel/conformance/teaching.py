"""The law of lessons: every solution works, and every wrong move is answered kindly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteka.kernel.conformance.violation import Violation, said
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.lessons import OTHER, OVER, Lecture, Lesson, Step, begun, fits, followed, load_course, up_to
from ludoteka.kernel.state import pending_for


class Taught:
    """What playing the lessons of a game has proved."""

    def __init__(self) -> None:
        self.lessons = 0
        self.tasks = 0
        self.wrong = 0
        """Moves beside the solution that were answered and not made."""


def teaches(game: Game[Any]) -> Taught:
    """Every lesson of a game can be solved as it shows, and no other move is simply swallowed."""
    taught = Taught()
    for lesson in load_course(game):
        try:
            teach(game, lesson, taught)
        except LudotekaError as error:
            raise Violation("lessons", f"{game.id}, {lesson.id}", said(error)) from error
    return taught


def teach(game: Game[Any], lesson: Lesson, taught: Taught) -> None:
    """Play one lesson as its solution says and try everything else on the way."""
    lecture = Lecture(game, lesson)
    played: list[tuple[int, str]] = []
    answered: set[tuple[str, str]] = set()
    where = f"{game.id}, {lesson.id}"
    if lecture.match.over or pending_for(lecture.match.state, lesson.seat) is None:
        raise Violation("lessons", where, "the learner has nothing to decide when it begins")
    if lecture.task:
        raise Violation("lessons", where, f"{lesson.tasks[0].id} is done before it begins")
    while not lecture.done:
        begins = lecture.task
        step = lecture.step
        for line in step.show:
            if lecture.task != begins:
                raise Violation("lessons", where, f"{step.id} is done before its solution comes to {line!r}")
            taught.wrong += sum(1 for _ in wrong_moves(lecture, step, line, where, answered))
            if lecture.wrong(line):
                raise Violation("lessons", where, f"{step.id}: its own solution {line!r} is answered as wrong")
            lecture.play(lesson.seat, line)
            played.append((lesson.seat, line))
            while (reply := lecture.reply()) is not None and lecture.task == begins:
                lecture.play(*reply)
                played.append(reply)
        if lecture.task != begins + 1:
            raise Violation("lessons", where, f"the solution of {step.id} does not reach its goal, or reaches two")
        while (reply := lecture.reply()) is not None:
            lecture.play(*reply)
            played.append(reply)
        taught.tasks += 1
        check_resumed(game, lesson, lecture, played, where)
    unmet = [f"{step.id}: {w.move}" for step in lesson.tasks for w in step.wrong if (step.id, w.move) not in answered]
    if unmet:
        raise Violation("lessons", where, f"no move on the way fits these mistakes: {', '.join(unmet)}")
    taught.lessons += 1


def wrong_moves(lecture: Lecture, step: Step, right: str, where: str, answered: set[tuple[str, str]]) -> Iterator[str]:
    """Every move on offer beside the solution that is answered, each with words of the lesson or the general ones."""
    game, seat = lecture.game, lecture.lesson.seat
    offered = [game.text(action) for action in game.options(lecture.match.state, seat)]
    if right not in offered:
        raise Violation(
            "lessons", where, f"{step.id}: {right!r} of its solution is not on offer; there are {offered[:12]}"
        )
    before = lecture.match.save_state()
    for text in offered:
        say = lecture.wrong(text)
        answered |= {(step.id, wrong.move) for wrong in step.wrong if fits(text, wrong.move)}
        if say and say not in (OTHER, *(wrong.say for wrong in step.wrong)):
            raise Violation("lessons", where, f"{step.id}: {text!r} is answered with {say!r}, which has no words")
        if say:
            yield text
    if lecture.match.save_state() != before:
        raise Violation("lessons", where, f"{step.id}: judging moves changed the position")


def check_resumed(game: Game[Any], lesson: Lesson, lecture: Lecture, played: list[tuple[int, str]], where: str) -> None:
    """A lesson that is followed from its actions, or begun at a task, stands where the one that was played does."""
    again = followed(game, lesson, played)
    match, jumped = up_to(game, lesson, lecture.task)
    states = {each.save_state() for each in (lecture.match, again.match, match, jumped.match)}
    if len(states) != 1 or {again.task, jumped.task} != {lecture.task} or again.left() != lecture.left():
        raise Violation("lessons", where, f"after task {lecture.task} it does not go on from where it was left")
    if lecture.done and lecture.wrong("anything") != OVER:
        raise Violation("lessons", where, "moves after the end are not answered")
    if len(begun(game, lesson).played) != len(lesson.before):
        raise Violation("lessons", where, "its position takes other actions than it names")
