"""Lessons: a small table of one's own, set up as the lesson says."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.lessons import Lesson, find_lesson
from ludoteka.kernel.record import commitment
from ludoteka.server import schema
from ludoteka.server.removal import remove_table
from ludoteka.server.storage import Storage
from ludoteka.table import wire
from ludoteka.table.boards import Board
from ludoteka.table.changes import letter_from
from ludoteka.table.commands.setting_up import SettingUp, brought
from ludoteka.table.errors import not_found
from ludoteka.table.following import follow
from ludoteka.table.person import Person
from ludoteka.table.referee import questions as q

KEPT: Final = 3
"""How many lessons of one person are kept: starting another takes the oldest away."""
PARTNER: Final = "easy"
"""The name at the other seats of a lesson; what they do is in the lesson."""


class Learning(SettingUp):
    """What people do to learn a game."""

    storage: Storage

    async def begin_lesson(self, person: Person, game: str, wanted: wire.NewLesson) -> Board:
        """A new table at which a lesson is learned; it is in no list, and only its learner sees it."""
        lesson = self.lesson_of(game, wanted.lesson)
        question = q.Teach(game, lesson.id, min(wanted.task, len(lesson.tasks) - 1))
        found = await self.tables.ask_desk(question, q.Examined, person.id)
        seats: list[wire.SeatPlan] = [wire.BotSeat(PARTNER) for _ in range(lesson.seats)]
        seats[lesson.seat] = wire.MySeat()
        plan = wire.NewTable(game=game, seats=seats, key=wanted.key, public=False)
        board = self.new_board(person, plan, game, found.options)
        self.furnish(board, lesson, found)
        made = await self.insert(brought(board, letter_from(person.id, "lesson", wanted), found))
        gone = await self.storage.write(lambda c: remove_older(c, person.id))
        for table in gone:
            self.tables.drop(table)
        return made

    def lesson_of(self, game: str, name: str) -> Lesson:
        """A lesson by its game and its id."""
        played = self.tables.games.get(game)
        if played is None:
            raise not_found("game")
        try:
            return find_lesson(played, name)
        except BadContent:
            raise not_found("lesson") from None

    def furnish(self, board: Board, lesson: Lesson, found: q.Examined) -> None:
        """Put the position of a lesson on its table. Its luck is the same for everybody: that of the lesson's seed."""
        standing = found.standing
        board.lesson = lesson.id
        board.seed, board.commitment, board.secret = lesson.seed, commitment(lesson.seed), None
        board.imported, board.actions, board.lucky = len(lesson.before), standing.actions, standing.lucky
        board.version = board.placed = 1 + standing.actions
        board.setup_luck, board.start_hash = found.luck, found.hash
        board.waiting, board.decisions = standing.waiting, [board.version] * found.seats
        board.checkpoint = max(number for number, _ in found.checkpoints)
        board.status, board.started = "playing", board.created

    async def lesson_stands(self, board: Board) -> wire.LessonStanding:
        """How far the learner has come."""
        stands = await follow(self.tables, board)
        return wire.LessonStanding(
            lesson=board.lesson,
            version=board.version,
            task=stands.task,
            done=stands.done,
            lost=stands.lost,
            left=stands.left,
        )


def remove_older(c: sa.Connection, person: str) -> list[str]:
    """Take away the lessons that make room for a new one; which they were."""
    gone = older_lessons(c, person)
    for table in gone:
        remove_table(c, table)
    return gone


def older_lessons(c: sa.Connection, person: str) -> list[str]:
    """The lessons of a person that make room for a new one, which is there already."""
    board: Any = schema.board.c
    mine = sa.select(board.id).where(board.host == person, board.lesson != "")
    return list(c.execute(mine.order_by(board.created.desc(), board.id).offset(KEPT)).scalars())
