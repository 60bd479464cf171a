"""Lessons: a small table of one's own, set up as the lesson says."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.lessons import Lesson, find_lesson
from ludoteka.kernel.record import commitment
from ludoteka.table import wire
from ludoteka.table.changes import letter_from
from ludoteka.table.commands.setting_up import SettingUp, brought
from ludoteka.table.errors import not_found
from ludoteka.table.following import follow
from ludoteka.table.person import Person
from ludoteka.table.referee import questions as q
from ludoteka.table.referee.teaching import Teach
from ludoteka.table.table import Table

KEPT: Final = 3
"""How many lessons of one person are kept: starting another takes the oldest away."""
PARTNER: Final = "easy"
"""The name at the other seats of a lesson; what they do is in the lesson."""


class Learning(SettingUp):
    """What people do to learn a game."""

    async def begin_lesson(self, person: Person, game: str, wanted: wire.NewLesson) -> Table:
        """A new table at which a lesson is learned; it is in no list, and only its learner sees it."""
        lesson = self.lesson_of(game, wanted.lesson)
        question = Teach(game, lesson.id, min(wanted.task, len(lesson.tasks) - 1))
        found = await self.tables.ask_desk(question, q.Examined, person.id)
        seats: list[wire.SeatPlan] = [wire.BotSeat(PARTNER) for _ in range(lesson.seats)]
        seats[lesson.seat] = wire.MySeat()
        plan = wire.NewTable(game=game, seats=seats, key=wanted.key, public=False)
        table = self.new_table(person, plan, game, found.options)
        self.furnish(table, lesson, found)
        made = await self.insert(brought(table, letter_from(person.id, "lesson", wanted), found))
        for table_id in await self.tables.shelf.forget_lessons(person.id, KEPT):
            self.tables.drop(table_id)
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

    def furnish(self, table: Table, lesson: Lesson, found: q.Examined) -> None:
        """Put the position of a lesson on its table. Its luck is the same for everybody: that of the lesson's seed."""
        standing = found.standing
        table.lesson = lesson.id
        table.seed, table.commitment, table.secret = lesson.seed, commitment(lesson.seed), None
        table.imported, table.actions, table.lucky = len(lesson.before), standing.actions, standing.lucky
        table.version = table.placed = 1 + standing.actions
        table.setup_luck, table.start_hash = found.luck, found.hash
        table.waiting, table.decisions = standing.waiting, [table.version] * found.seats
        table.checkpoint = max(number for number, _ in found.checkpoints)
        table.status, table.started = "playing", table.created

    async def lesson_stands(self, table: Table) -> wire.LessonStanding:
        """How far the learner has come."""
        stands = await follow(self.tables, table)
        return wire.LessonStanding(
            lesson=table.lesson,
            version=table.version,
            task=stands.task,
            done=stands.done,
            lost=stands.lost,
            left=stands.left,
        )
