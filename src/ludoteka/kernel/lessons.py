"""Lessons: short tasks at the real table, written as content and checked by the engine.

A lesson is a file `lessons/<nn>_<id>.toml` in a game's folder. It says how its position comes about (options, seed and
actions in notation), what the learner has to bring about, and how. Its words are in `lessons/{en,cs,pl}.ftl`: one
message per lesson, named after it, with an attribute for every sentence (`words_of` lists them).

Nothing here knows of a server or a screen. Whoever shows a lesson keeps the actions taken in it and asks:

    lecture = Lecture(game, lesson)         # the prepared position
    lecture.wrong("bid ares 7")             # which kind answer this move deserves; empty if it is right
    lecture.play(seat, "bid ares 7")
    lecture.reply()                         # what another seat does now
    lecture.task, lecture.done
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.content import read_toml, toml_files
from ludoteka.kernel.errors import BadContent, LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.lean import LeanMatch, Played
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import pending_for

OTHER: Final = "other"
"""The answer to a wrong move for which the lesson has no words of its own."""
OVER: Final = "over"
"""The answer to a move after the last task is done."""
MOST_REPLIES: Final = 200
"""More actions than other seats ever take in a row in a lesson."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SEATED: Final = re.compile(r"p(\d+): *(.+)")
PART: Final = re.compile(r"(\w+)?(?:\[(\w+)=([^\]]+)\])?")


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a lesson's file: a misspelt key is an error."""


class Condition(Strict, frozen=True):
    """Something that has to be true; everything it names must hold.

    `event` is what the learner has to hear since the task began and `did` what the learner has to do, in notation,
    with `*` for any word and a closing `...` for any further words; `times` counts either. `asked` is the prompt that
    waits for the learner. `see` is a path into the learner's View (`players.0.gold`, `areas[area=naxos].troops`) whose
    value `is` something, or is at `least` or at `most` a number; for a list or table its length counts.
    """

    event: str = ""
    did: str = ""
    times: int = 1
    asked: str = ""
    see: str = ""
    is_: bool | int | str | None = msgspec.field(default=None, name="is")
    least: int | None = None
    most: int | None = None
    over: bool = False


class Wrong(Strict, frozen=True):
    """A mistake a beginner makes: moves that fit a pattern, and the name of the words that answer it."""

    move: str
    say: str


class Step(Strict, frozen=True):
    """One page of a lesson: something to read, or a task with its solution.

    `show` is the solution: the learner's actions in notation. Every other move is answered kindly and not made, unless
    it fits one of `also`, the step is `free` or the move reaches the goal; a mistake in `wrong` is always answered.
    `replies` are what other seats answer, in order; when there are none left they decline what they can. `lost` is
    what makes the goal impossible in a free step.
    """

    id: str
    goal: list[Condition] = []
    show: list[str] = []
    free: bool = False
    also: list[str] = []
    wrong: list[Wrong] = []
    lost: list[Condition] = []
    replies: list[str] = []
    point: list[str] = []
    """Things on the board that are lit while the step is shown, besides those its words point at."""
    rule: str = ""
    """The rule that the step teaches."""


class Lesson(Strict, frozen=True):
    """A lesson: where it starts and its steps."""

    id: str
    seats: int
    steps: list[Step]
    seat: Seat = 0
    """The learner's."""
    seed: str = "lesson"
    options: dict[str, bool | int | str] = {}
    before: list[str] = []
    """Actions that lead to the position, in notation; `p2: pass` where several seats could take one."""
    minutes: int = 2

    @property
    def tasks(self) -> list[Step]:
        """The steps that ask for something, in order."""
        return [step for step in self.steps if step.goal]


Course = Sequence[Lesson]
"""All lessons of a game in the order a newcomer needs them."""


# -- reading --------------------------------------------------------------------------------------------------------


def load_course(game: Game[Any]) -> Course:
    """The lessons of a game; none if it has no folder `lessons`."""
    return read_course(cast(Hashable, game.folder))


@lru_cache(maxsize=32)
def read_course(folder: Hashable) -> tuple[Lesson, ...]:
    """The lessons in a game's folder."""
    assert isinstance(folder, Traversable)
    home = folder / "lessons"
    if not home.is_dir():
        return ()
    lessons = tuple(read_lesson(file) for file in toml_files(home))
    seen: set[str] = set()
    for lesson in lessons:
        if lesson.id in seen:
            raise BadContent(f"lessons: the id {lesson.id!r} appears twice")
        seen.add(lesson.id)
    return lessons


def read_lesson(file: Path | Traversable) -> Lesson:
    """A lesson from its file, checked as far as it can be without playing it."""
    try:
        lesson = msgspec.convert(read_toml(file, file.name), Lesson)
    except msgspec.ValidationError as error:
        raise BadContent(f"{file.name}: {error}") from None
    for fault in faults_of(lesson):
        raise BadContent(f"{file.name}: {fault}")
    return lesson


def faults_of(lesson: Lesson) -> Iterable[str]:
    """What is wrong with a lesson by itself."""
    names = [lesson.id, *(step.id for step in lesson.steps)]
    names += [wrong.say for step in lesson.steps for wrong in step.wrong]
    yield from (
        f"{name!r} is not a name: small letters, digits and hyphens" for name in names if not NAME.fullmatch(name)
    )
    yield from (f"{step.id!r} is a name every lesson uses" for step in lesson.steps if step.id in ("idea", "end"))
    if len({step.id for step in lesson.steps}) != len(lesson.steps):
        yield "two steps have the same id"
    if not lesson.tasks or not lesson.steps[-1].goal:
        yield "the last step must be a task: it needs a goal that the engine checks"
    for step in lesson.steps:
        if bool(step.goal) != bool(step.show):
            yield f"step {step.id}: a goal and a solution (`show`) belong together"
        if not step.goal and (step.free or step.also or step.wrong or step.lost or step.replies):
            yield f"step {step.id} has no goal: it is only read, and must not say how moves are answered"
        if any(condition == Condition() for condition in [*step.goal, *step.lost]):
            yield f"step {step.id}: a condition is empty"


def find_lesson(game: Game[Any], name: str) -> Lesson:
    """A lesson of a game by its id."""
    for lesson in load_course(game):
        if lesson.id == name:
            return lesson
    raise BadContent(f"{game.id} has no lesson {name!r}")


def words_of(lesson: Lesson) -> list[str]:
    """The attributes that the message of a lesson needs: its idea, the words of every step, its end."""
    names = ["idea"]
    for step in lesson.steps:
        names.append(step.id)
        if step.goal:
            names.append(f"{step.id}-hint")
        names += dict.fromkeys(f"{step.id}-{wrong.say}" for wrong in step.wrong)
        names += [f"{step.id}-lost"] if step.lost else []
    return [*names, "end"]


# -- playing --------------------------------------------------------------------------------------------------------


class Lecture:
    """A lesson being played: the position, which task is on, and what a move is worth."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.match = fresh_match(game, lesson)
        self.task = 0
        """How many tasks are done, which is the number of the one that is on."""
        self.lost = False
        """Whether the goal of the task has become impossible: it has to be tried again."""
        self.heard: list[str] = []
        self.acts: list[str] = []
        self.answered = 0
        self.check()

    # -- asking -------------------------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        """Whether the last task is done."""
        return self.task >= len(self.lesson.tasks)

    @property
    def step(self) -> Step:
        """The task that is on."""
        return self.lesson.tasks[self.task]

    def left(self) -> list[str]:
        """What is left of the solution, empty if the learner has gone another way."""
        if self.done:
            return []
        mine = len(self.acts)
        return self.step.show[mine:] if self.acts == self.step.show[:mine] else []

    def wrong(self, text: str) -> str:
        """Which words answer a move of the learner that is on offer; empty if it may be made."""
        if self.done:
            return OVER
        step, left = self.step, self.left()
        if (left and left[0] == text) or any(fits(text, also) for also in step.also):
            return ""
        for wrong in step.wrong:
            if fits(text, wrong.move):
                return wrong.say
        return "" if step.free or self.reaches(text) else OTHER

    def reaches(self, text: str) -> bool:
        """Whether a move would reach the goal at once."""
        trial = Lecture.__new__(Lecture)
        trial.game, trial.lesson, trial.task, trial.lost = self.game, self.lesson, self.task, False
        trial.match = LeanMatch(self.game, self.match.seed, self.match.state, self.match.lucky)
        trial.heard, trial.acts, trial.answered = list(self.heard), list(self.acts), self.answered
        try:
            trial.play(self.lesson.seat, text)
        except LudotekaError:
            return False
        return trial.task > self.task

    # -- acting -------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, text: str) -> Played:
        """Take an action and see whether a task is done by it."""
        learner = self.lesson.seat
        if seat == learner:
            self.acts.append(text)
        elif self.scripted() == (seat, text):
            self.answered += 1
        played = self.match.play(text, seat)
        self.heard += [self.told(event) for event in self.game.events_for(played.heard, learner)]
        self.check()
        return played

    def reply(self) -> tuple[Seat, str] | None:
        """What another seat does now; None if the learner is asked, or the lesson has ended."""
        match, learner = self.match, self.lesson.seat
        waiting = [] if self.done or self.lost or match.over else match.waiting()
        if not waiting or learner in waiting:
            return None
        scripted = self.scripted()
        if scripted is not None and scripted[0] in waiting:
            return scripted
        return waiting[0], self.game.text(declined(self.game, match.state, waiting[0]))

    def scripted(self) -> tuple[Seat, str] | None:
        """The next reply that the task has written out, if the way the learner has gone allows it."""
        replies = [] if self.done else self.step.replies[self.answered :]
        try:
            seat, text = placed(self.match, replies[0]) if replies else (-1, "")
        except LudotekaError:
            return None
        offers = seat >= 0 and self.game.offering(self.match.state, seat, self.game.parse(text)) is not None
        return (seat, text) if offers else None

    def answer(self) -> None:
        """Let the others act until the learner is asked."""
        for _ in range(MOST_REPLIES):
            reply = self.reply()
            if reply is None:
                return
            self.play(*reply)
        raise BadContent(f"lesson {self.lesson.id}: the others act on and on; the learner is never asked")

    def check(self) -> None:
        """Go on to the next task if this one is done."""
        while not self.done and self.holds_all(self.step.goal):
            self.task += 1
            self.heard, self.acts, self.answered, self.lost = [], [], 0, False
        if not self.done:
            self.lost = any(self.holds(condition) for condition in self.step.lost)

    # -- conditions ---------------------------------------------------------------------------------------------

    def holds_all(self, conditions: Iterable[Condition]) -> bool:
        """Whether all of several conditions hold."""
        return all(self.holds(condition) for condition in conditions)

    def holds(self, condition: Condition) -> bool:
        """Whether a condition holds now."""
        match, learner = self.match, self.lesson.seat
        if condition.event and sum(fits(event, condition.event) for event in self.heard) < condition.times:
            return False
        if condition.did and sum(fits(act, condition.did) for act in self.acts) < condition.times:
            return False
        if condition.over and not match.over:
            return False
        if condition.asked:
            choice = pending_for(match.state, learner)
            if choice is None or choice.prompt(match.state)[0] != condition.asked:
                return False
        return not condition.see or self.sees(condition)

    def sees(self, condition: Condition) -> bool:
        """Whether the learner's View is as a condition says."""
        value = found_in(msgspec.to_builtins(self.match.view(self.lesson.seat)), condition.see)
        if condition.is_ is not None and value != condition.is_:
            return False
        number = len(value) if isinstance(value, (list, dict, str)) else value
        if not isinstance(number, int):
            return condition.least is None and condition.most is None
        if condition.least is not None and number < condition.least:
            return False
        return condition.most is None or number <= condition.most

    def told(self, event: Action) -> str:
        """An event in notation, players as p1, p2."""
        lexicon = self.game.lexicon
        phrase = lexicon.events[str(event[0])]
        return " ".join([phrase.name, *(slug for _, slug in lexicon.slugs(phrase, event))])


def fresh_match(game: Game[Any], lesson: Lesson) -> LeanMatch:
    """The match of a lesson at its beginning; nothing before it can be undone."""
    state, lucky = prepared(game, lesson)
    return LeanMatch(game, lesson.seed, game.decode(state), lucky)


PREPARED: dict[tuple[str, str, str, str], tuple[bytes, int]] = {}
"""Positions of lessons that were worked out: the State as it is saved and the number of actions with luck."""


def prepared(game: Game[Any], lesson: Lesson) -> tuple[bytes, int]:
    """The position of a lesson, played to only once."""
    key = (game.id, game.content_version, lesson.id, repr(lesson))
    if key not in PREPARED:
        match = begun(game, lesson)
        PREPARED[key] = (match.save_state(), match.lucky)
    return PREPARED[key]


def begun(game: Game[Any], lesson: Lesson) -> Match:
    """The match of a lesson with all that led to its position."""
    try:
        match = Match.new(game, lesson.seats, lesson.options, lesson.seed)
        for line in lesson.before:
            seat, text = placed(match, line)
            match.play(text, seat)
    except LudotekaError as error:
        raise BadContent(f"lesson {lesson.id}: {error}") from error
    return match


def up_to(game: Game[Any], lesson: Lesson, task: int) -> tuple[Match, Lecture]:
    """A lesson as it stands when a task begins, all tasks before it solved as the lesson shows."""
    match, lecture = begun(game, lesson), Lecture(game, lesson)
    while lecture.task < min(task, len(lesson.tasks)):
        reply = lecture.reply()
        seat, text = (lesson.seat, lecture.left()[0]) if reply is None else reply
        match.play(text, seat)
        lecture.play(seat, text)
    while not lecture.done and (reply := lecture.reply()) is not None:
        match.play(reply[1], reply[0])
        lecture.play(*reply)
    return match, lecture


def followed(game: Game[Any], lesson: Lesson, played: Iterable[tuple[Seat, str]]) -> Lecture:
    """A lesson after the actions that were taken in it."""
    lecture = Lecture(game, lesson)
    for seat, text in played:
        lecture.play(seat, text)
    return lecture


# -- small things ---------------------------------------------------------------------------------------------------


def placed(match: LeanMatch, line: str) -> tuple[Seat, str]:
    """The seat and the action of a line: `p2: pass`, or just `pass` where only one seat can."""
    named = SEATED.fullmatch(line)
    if named is not None:
        return int(named[1]) - 1, named[2]
    return match.seat_for(match.read(line)), line


def declined(game: Game[Any], s: Any, seat: Seat) -> Action:
    """What a seat does that a lesson has no words for: it declines if it can, or else takes its first option."""
    choice = pending_for(s, seat)
    assert choice is not None
    options = choice.options(s)
    verbs = game.lexicon.verbs
    return next((action for action in options if verbs[str(action[0])].last), options[0])


def fits(text: str, pattern: str) -> bool:
    """Whether a text in notation fits a pattern: `*` is any word, a closing `...` any words.

    >>> fits("bid ares 7", "bid * 7"), fits("bid ares 7", "bid ..."), fits("bid ares 7", "bid *")
    (True, True, False)
    """
    words, wanted = text.split(), pattern.split()
    if wanted and wanted[-1] == "...":
        wanted = wanted[:-1]
        words = words[: len(wanted)]
    return len(words) == len(wanted) and all(w in ("*", word) for word, w in zip(words, wanted, strict=True))


def found_in(tree: Any, path: str) -> Any:
    """The value at a path of a View; None if there is none.

    >>> found_in({"areas": [{"area": "naxos", "troops": 3}]}, "areas[area=naxos].troops")
    3
    """
    for part in path.split("."):
        named = PART.fullmatch(part)
        if named is None or tree is None:
            return None
        name, key, value = named.groups()
        if name is not None:
            if isinstance(tree, list):
                tree = tree[int(name)] if name.isdigit() and int(name) < len(tree) else None
            else:
                tree = tree.get(name) if isinstance(tree, dict) else None
        if key is not None:
            rows = tree if isinstance(tree, list) else []
            tree = next((row for row in rows if isinstance(row, dict) and str(row.get(key)) == value), None)
    return tree
