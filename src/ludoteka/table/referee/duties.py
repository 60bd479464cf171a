"""How a referee answers each question."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from functools import singledispatchmethod
from typing import Any, Final

import msgspec

from ludoteka.bots import bot
from ludoteka.bots.play import answer, decide_aside
from ludoteka.kernel.action import SPECTATOR, Seat
from ludoteka.kernel.chance import Chance, Recorded
from ludoteka.kernel.errors import BadContent, BadOption, BadRecord, IllegalAction, LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.knowledge import preview
from ludoteka.kernel.lean import LeanMatch
from ludoteka.kernel.lessons import find_lesson, followed, up_to
from ludoteka.kernel.match import Match
from ludoteka.kernel.options import Options
from ludoteka.kernel.pictures import find_picture, scenes, start_of
from ludoteka.kernel.record import read_record
from ludoteka.kernel.state import State, pending_for, take
from ludoteka.table.referee import counsel, studies
from ludoteka.table.referee import matches as at
from ludoteka.table.referee import questions as q
from ludoteka.table.referee.advising import advised, explained, posed, reviewed, solved, weighed
from ludoteka.table.referee.exploring import explored, retraced, ventured
from ludoteka.table.referee.teaching import Follow, Followed, Teach
from ludoteka.table.referee.wording import event_message, heard_messages, message

ENCODER = msgspec.json.Encoder()


class Referee:
    """Answers questions about games; holds open the matches it was asked to open."""

    def __init__(self, games: Mapping[str, Game[Any]], most_open: int) -> None:
        self.games = games
        self.open = at.Open(most_open)

    def game(self, name: str) -> Game[Any]:
        """A game by its id."""
        if name not in self.games:
            raise BadRecord(f"the game {name!r} is not played here")
        return self.games[name]

    def reply(self, question: q.Question) -> q.Answer:
        """The answer to a question; what the rules or the record refuse is an answer too."""
        try:
            return self.answer(question)
        except LudotekaError as error:
            return q.Refused(problem_of(None, error))
        except Exception as error:
            if isinstance(error, RecursionError) and isinstance(question, q.Examine):
                return q.Refused(problem_of(None, BadRecord("the record is nested too deeply")))
            return q.Failed(traceback.format_exc())

    @singledispatchmethod
    def answer(self, question: q.Question) -> q.Answer:
        """The answer to one kind of question."""
        raise TypeError(f"a referee is not asked {type(question).__name__}")

    @answer.register
    def _(self, question: q.Hello) -> q.Answer:
        return q.Ready()

    @answer.register
    def _(self, question: q.Forget) -> q.Answer:
        self.open.forget(question.table)
        return q.Ready()

    @answer.register
    def _(self, question: q.Begin) -> q.Answer:
        game = self.game(question.game)
        try:
            match = Match.new(game, question.seats, question.options, question.seed, question.players)
        except BadOption as error:
            return q.Refused(problem_of(game, error))
        lean = LeanMatch(game, match.seed, match.state, saved=match.save_state())
        live = at.Live(lean, question.version, 0, [question.version] * question.seats)
        heard = heard_messages(game, match.setup_told)
        self.open.keep(question.table, live)
        return q.Begun(
            match.setup_luck, match.start_hash, heard, live.standing(moved=True), live.looks(question.watching)
        )

    @answer.register
    def _(self, question: q.Open) -> q.Answer:
        live = at.opened(self.game(question.opening.game), question.opening, question.at)
        self.open.keep(question.table, live)
        return q.Ready()

    @answer.register
    def _(self, question: q.Act) -> q.Answer:
        live = self.open.find(question.table, question.at)
        if live is None:
            return q.NotOpen()
        game = live.match.game
        try:
            played = live.play(question.seat, question.action)
        except IllegalAction as error:
            return q.Refused(problem_of(game, error))
        except BaseException:
            self.open.forget(question.table)
            raise
        standing = live.moved_on(question.version, question.seat)
        return q.Acted(
            at.kept_line(game, played), heard_messages(game, played.heard), standing, live.looks(question.watching)
        )

    @answer.register
    def _(self, question: q.See) -> q.Answer:
        live = self.open.find(question.table, question.at)
        return q.NotOpen() if live is None else q.Seen(live.looks(question.seats))

    @answer.register
    def _(self, question: q.Sample) -> q.Answer:
        live = self.open.find(question.table, question.at)
        if live is None:
            return q.NotOpen()
        game = live.match.game
        guess = game.resample(live.match.state, question.seat, Chance.of(question.seed, "sample"))
        return q.Sampled(at.pack(game.encode(guess)), bool(game.asides_for(live.match.state, question.seat)))

    @answer.register
    def _(self, question: q.Undo) -> q.Answer:
        game = self.game(question.opening.game)
        match = at.replayed(game, question.opening)
        live = at.Live(match, 0, question.opening.unit_at, question.opening.decisions)
        seats = [played.seat for played in match.played]
        match.undo(question.seat)
        gone = len(seats) - 1 - seats[::-1].index(question.seat)
        again = [at.kept_line(game, played) for played in match.played[gone:]]
        return q.Undone(question.opening.unit_at + gone + 1, again, live.moved_on(question.version, question.seat))

    @answer.register
    def _(self, question: q.Foresee) -> q.Answer:
        game = self.game(question.game)
        s = game.decode(at.unpack(question.state))
        try:
            shown = preview(game, s, question.seat, game.parse(question.action))
        except IllegalAction as error:
            return q.Refused(problem_of(game, error))
        events = [event_message(game, event) for event in shown.events]
        return q.Foreseen(events, ENCODER.encode(shown.view), shown.stopped_by, ENCODER.encode(shown.odds))

    @answer.register
    def _(self, question: q.Doubt) -> q.Answer:
        game = self.game(question.game)
        s = game.decode(at.unpack(question.state))
        offered = {game.text(action) for action in game.options(s, question.seat)}
        return q.Doubted(
            [None if text in offered else doubted(game, s, question.seat, text) for text in question.actions]
        )

    @answer.register
    def _(self, question: q.Course) -> q.Answer:
        game = self.game(question.game)
        s = game.decode(at.unpack(question.state))
        points: list[tuple[int, list[int]]] = []
        for number in range(len(question.tail) + 1):
            if number:
                again(game, s, question.tail[number - 1])
            if number % question.every == 0 or number == len(question.tail):
                scores = game.scores(s)
                if scores is None:
                    break
                points.append((number, list(scores)))
        return q.Told(points)

    @answer.register
    def _(self, question: q.Past) -> q.Answer:
        game = self.game(question.game)
        s = game.decode(at.unpack(question.state))
        for line in question.tail:
            again(game, s, line)
        return q.Seen([q.Look(question.seat, ENCODER.encode(game.view(s, question.seat)), b"[]", False)])

    @answer.register
    def _(self, question: q.Examine) -> q.Answer:
        record = read_record(question.record)
        game = self.game(record.header.game)
        match = Match.load(game, record)
        live = at.Live(match, 0, 0, [0] * match.state.seats)
        return examined(match, record.header.options, record.header.players, live)

    @answer.register
    def _(self, question: Teach) -> q.Answer:
        game = self.game(question.game)
        lesson = find_lesson(game, question.lesson)
        match, _ = up_to(game, lesson, question.task)
        sealed = LeanMatch(game, match.seed, match.state, match.lucky)
        live = at.Live(sealed, 0, len(match.played), [0] * match.state.seats)
        return examined(match, msgspec.to_builtins(match.options), match.players, live)

    @answer.register
    def _(self, question: Follow) -> q.Answer:
        game = self.game(question.game)
        lecture = followed(game, find_lesson(game, question.lesson), question.played)
        wrong = lecture.wrong(question.move) if question.move else ""
        return Followed(lecture.task, lecture.done, lecture.lost, lecture.left(), lecture.reply(), wrong)

    @answer.register
    def _(self, question: q.Depict) -> q.Answer:
        game = self.game(question.game)
        picture = find_picture(game, question.picture)
        lesson = start_of(game, picture)
        shown = [
            (ENCODER.encode(scene.view), [event_message(game, event) for event in scene.events])
            for scene in scenes(game, picture)
        ]
        return q.Depicted(lesson.seat, lesson.seats, shown)

    @answer.register
    def _(self, question: q.Check) -> q.Answer:
        game = self.game(question.game)
        try:
            options = game.sent_options(question.options)
        except BadOption as error:
            return q.Checked(problem_of(game, error), [], None)
        problem = set_up_problem(game, question.seats, options)
        closed = closed_choices(game, question.seats, options) if question.closed else []
        view = None
        if question.seed and problem is None:
            s = game.start(question.seats, options, Chance.of(question.seed, "setup"))
            view = ENCODER.encode(game.view(s, SPECTATOR))
        return q.Checked(problem, closed, view)

    @answer.register
    def _(self, question: q.ReadFile) -> q.Answer:
        game = self.game(question.game)
        try:
            value = game.value_of_file(question.text, question.name)
            return q.FileRead(value, "", game.doubts_of_file(question.text, question.name))
        except BadContent as error:
            return q.FileRead("", str(error), [])

    @answer.register
    def _(self, question: q.Think) -> q.Answer:
        game = self.game(question.game)
        s = game.decode(at.unpack(question.state))
        thinker = bot(question.bot, question.seed)
        thinker.seconds = question.seconds
        if question.asides:
            decided = decide_aside(game, s, {question.seat: thinker})
            return q.Thought(None if decided is None else game.text(decided[1]))
        choice = pending_for(s, question.seat)
        if choice is None:
            raise IllegalAction(f"nobody waits for seat {question.seat + 1}")
        return q.Thought(game.text(answer(game, s, choice, thinker)))

    @answer.register
    def _(self, question: counsel.Advise) -> q.Answer:
        game = self.game(question.game)
        return advised(game, game.decode(at.unpack(question.state)), question)

    @answer.register
    def _(self, question: counsel.Weigh) -> q.Answer:
        game = self.game(question.game)
        return weighed(game, game.decode(at.unpack(question.state)), question)

    @answer.register
    def _(self, question: q.Explain) -> q.Answer:
        game = self.game(question.game)
        s = game.decode(at.unpack(question.state))
        start = len(question.tail) - question.moves
        for line in question.tail[:start]:
            again(game, s, line)
        before = s.copy()
        for line in question.tail[start:]:
            again(game, s, line)
        return explained(game, before, s, question.tail[-1].seat, question.reader)

    @answer.register
    def _(self, question: counsel.Pose) -> q.Answer:
        return posed(self.game(question.game), question)

    @answer.register
    def _(self, question: counsel.Solve) -> q.Answer:
        return solved(self.game(question.game), question)

    @answer.register
    def _(self, question: counsel.Review) -> q.Answer:
        game = self.game(question.game)
        told, s = reviewed(game, game.decode(at.unpack(question.state)), question)
        return msgspec.structs.replace(told, state=at.pack(game.encode(s)))

    @answer.register
    def _(self, question: studies.Explore) -> q.Answer:
        game = self.game(question.game)
        return explored(game, game.decode(at.unpack(question.state)), question)

    @answer.register
    def _(self, question: studies.Venture) -> q.Answer:
        game = self.game(question.game)
        try:
            return ventured(game, game.decode(at.unpack(question.state)), question)
        except IllegalAction as error:
            return q.Refused(problem_of(game, error))

    @answer.register
    def _(self, question: studies.Retrace) -> q.Answer:
        game = self.game(question.game)
        return retraced(game, game.decode(at.unpack(question.state)), question)


def examined(match: Match, options: dict[str, Any], players: list[str], live: at.Live) -> q.Examined:
    """A match with all that led to it, ready to be kept."""
    game = match.game
    return q.Examined(
        game=game.id,
        options=options,
        seats=match.state.seats,
        players=players,
        luck=match.setup_luck,
        hash=match.start_hash,
        heard=heard_messages(game, match.setup_told),
        lines=[at.kept_line(game, played) for played in match.played],
        told=[heard_messages(game, played.heard) for played in match.played],
        checkpoints=[(number, at.pack(state)) for number, state in sorted(match.checkpoints.items())],
        standing=live.standing(moved=True),
    )


def again(game: Game[Any], s: State, line: q.KeptAction) -> None:
    """Take an action of the past once more, with the luck it had."""
    action = game.parse(line.do)
    choice = game.offering(s, line.seat, action)
    if choice is None:
        raise BadRecord("this moment cannot be shown: the rules of the game were changed since")
    take(s, choice, action, Recorded(line.luck))


def doubted(game: Game[Any], s: State, seat: Seat, text: str) -> q.Problem:
    """Why an action is not offered."""
    try:
        return problem_of(game, game.refuse(s, seat, game.parse(text)))
    except IllegalAction as error:
        return problem_of(game, error)


CODES: Final = {IllegalAction: "not-offered", BadOption: "bad-option", BadRecord: "bad-record"}
UNKNOWN: Final = "refused"
"""The code of a refusal that has none of its own."""


def problem_of(game: Game[Any] | None, error: LudotekaError) -> q.Problem:
    """Why something is refused, as a message of the game where the rules gave a reason."""
    code = CODES.get(type(error), UNKNOWN)
    reason = None
    if game is not None and isinstance(error, (IllegalAction, BadOption)) and error.reason is not None:
        reason = message(game, "reason", game.lexicon.reasons, error.reason)
    rule = "" if reason is None else reason.rule
    option = error.option if isinstance(error, BadOption) else ""
    return q.Problem(error=code, message=str(error), reason=reason, rule=rule, option=option)


def set_up_problem(game: Game[Any], seats: int, options: Options) -> q.Problem | None:
    """Why the rules refuse a game for this number of seats with these options, None if they do not."""
    try:
        game.check_options(seats, options)
    except BadOption as error:
        return problem_of(game, error)
    return None


def closed_choices(game: Game[Any], seats: int, options: Options) -> list[q.Closed]:
    """The choices of each option that the rules refuse because of that very option, all others left as they are."""
    closed: list[q.Closed] = []
    for row in game.describe_options():
        name, choices = str(row["name"]), row["choices"]
        assert isinstance(choices, list)
        for value in choices:
            problem = set_up_problem(game, seats, msgspec.structs.replace(options, **{name: value}))
            if problem is not None and problem.option == name:
                closed.append(q.Closed(name, value, problem))
    return closed
