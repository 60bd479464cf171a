"""What people have learned: the lessons of each person, kept with the account or the guest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import sqlalchemy as sa

from ludoteka.kernel.game import Game
from ludoteka.kernel.lessons import load_course
from ludoteka.server import schema
from ludoteka.server.storage import Storage
from ludoteka.table import wire


class LearnedLessons:
    """Which lessons somebody has learned."""

    def __init__(self, storage: Storage, games: Mapping[str, Game[Any]]) -> None:
        self.storage = storage
        self.games = games

    async def of(self, person: str) -> wire.Learned:
        """The lessons that somebody has learned."""
        return told(await self.storage.read(lambda c: rows_of(c, person)))

    async def add(self, person: str, lessons: Mapping[str, Iterable[str]]) -> wire.Learned:
        """Keep lessons besides those that are kept; names that no game has are left out."""
        fresh = {(game, lesson) for game, names in lessons.items() for lesson in names if self.has(game, lesson)}

        def work(c: sa.Connection) -> list[tuple[str, str]]:
            known = set(rows_of(c, person))
            for game, lesson in sorted(fresh - known):
                c.execute(sa.insert(schema.learned), {"person": person, "game": game, "lesson": lesson})
            return sorted(known | fresh)

        return told(await self.storage.write(work))

    async def forget(self, person: str, game: str) -> wire.Learned:
        """Begin the course of a game anew."""
        mine = (schema.learned.c.person == person) & (schema.learned.c.game == game)

        def work(c: sa.Connection) -> list[tuple[str, str]]:
            c.execute(sa.delete(schema.learned).where(mine))
            return rows_of(c, person)

        return told(await self.storage.write(work))

    def has(self, game: str, lesson: str) -> bool:
        """Whether a game has a lesson."""
        return game in self.games and any(each.id == lesson for each in load_course(self.games[game]))


def rows_of(c: sa.Connection, person: str) -> list[tuple[str, str]]:
    """The games and lessons that are kept for a person."""
    learned = schema.learned.c
    rows = c.execute(sa.select(learned.game, learned.lesson).where(learned.person == person))
    return sorted((row.game, row.lesson) for row in rows)


def told(rows: Iterable[tuple[str, str]]) -> wire.Learned:
    """Games and lessons as they are sent."""
    lessons: dict[str, list[str]] = {}
    for game, lesson in rows:
        lessons.setdefault(game, []).append(lesson)
    return wire.Learned(lessons=lessons)
