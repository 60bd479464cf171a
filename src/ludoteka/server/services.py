"""The server's parts, put together."""

from __future__ import annotations

import logging
from typing import Any, Final

from ludoteka.bots import allow
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game
from ludoteka.server import metrics
from ludoteka.server.commands import Commands
from ludoteka.server.drivers import Sweeper
from ludoteka.server.learned import LearnedLessons
from ludoteka.server.limits import Limits
from ludoteka.server.live import Crowd
from ludoteka.server.moderation.service import Moderation
from ludoteka.server.people import People
from ludoteka.server.played import Played
from ludoteka.server.pulse import beat, wake_up
from ludoteka.server.readiness import Readiness
from ludoteka.server.referee.process import Pool
from ludoteka.server.settings import Settings
from ludoteka.server.shelf import DatabaseShelf
from ludoteka.server.storage import DatabaseDown, storage_at
from ludoteka.server.studies import DatabaseStudies
from ludoteka.table import wire
from ludoteka.table.advice import Advising
from ludoteka.table.bots import Bots
from ludoteka.table.feed import Feed
from ludoteka.table.moments import Moments
from ludoteka.table.puzzling import Puzzling
from ludoteka.table.reading import Reading
from ludoteka.table.reviewing import Reviewing
from ludoteka.table.studying import Studying
from ludoteka.table.tables import Tables

MOST_WAITING: Final = 8
"""How many previews, or looks into the past, of one person may wait; more are refused."""

log = logging.getLogger("ludoteka.services")


class Server:
    """Everything one server process holds."""

    def __init__(self, settings: Settings, moments: Moments | None = None) -> None:
        self.settings = settings
        self.moments = Moments() if moments is None else moments
        allow(settings.allow_bots)
        self.games: dict[str, Game[Any]] = {game.id: game for game in map(load_game, settings.games)}
        self.storage = storage_at(settings.database)
        self.feed = Feed()
        self.limits = Limits(settings)
        self.readiness = Readiness(self.storage, self.moments)
        self.learned = LearnedLessons(self.storage, self.games)
        self.pictures: dict[tuple[str, str], wire.Scenes] = {}
        """Pictures of the rules that were worked out, by game and name."""
        self.people = People(self.storage, self.moments, settings.session_days)
        games, memory = settings.games, settings.referee_megabytes
        self.referees = Pool("referee", settings.referees, games, settings.open_matches, memory)
        self.desk = Pool("desk", 1, games, 1, memory, MOST_WAITING)
        self.archive = Pool("archive", 1, games, 1, memory, MOST_WAITING)
        self.thinkers = Pool("bot", settings.bot_processes, games, 1, memory, bots=settings.allow_bots)
        self.tables = Tables(
            settings,
            DatabaseShelf(self.storage),
            self.games,
            self.feed,
            self.moments,
            referees=self.referees,
            desk=self.desk,
            archive=self.archive,
            counts=metrics.Counted(),
        )
        self.commands = Commands(self.tables, self.storage, settings.chat_rate)
        self.reading = Reading(self.tables)
        self.played = Played(self.storage)
        self.bots = Bots(self.tables, self.commands, self.thinkers, settings.bot_processes)
        self.advice = Advising(self.tables, self.reading, self.thinkers)
        self.reviewing = Reviewing(self.tables, self.reading, self.commands, self.thinkers)
        self.puzzling = Puzzling(self.tables)
        self.studying = Studying(self.tables, self.reading, self.commands, DatabaseStudies(self.storage))
        self.sweeper = Sweeper(self.tables, self.storage, self.commands, self.bots, settings.waiting_days)
        self.moderation = Moderation(self.people, self.tables, self.commands, self.reading, settings)
        self.sweeper.chores.append(self.moderation.see_to)
        self.crowd = Crowd(settings.most_sockets)
        self.tables.changed = self.bots.wake
        self.storage.listen(self.hear)

    async def open(self) -> None:
        await self.storage.open()
        alone = self.storage.alone()
        await self.storage.write(lambda c: wake_up(c, self.moments, alone=alone))
        self.sweeper.start()

    async def close(self) -> None:
        """Finish what is being done, then let everything go."""
        self.feed.close()
        await self.sweeper.close()
        await self.last_beat()
        await self.reviewing.close()
        await self.bots.close()
        await self.tables.close()
        self.people.hashing.close()
        await self.storage.close()

    async def last_beat(self) -> None:
        """Write down until when the clocks ran."""
        now = self.moments.now()
        try:
            await self.storage.keep(lambda c: beat(c, now))
        except DatabaseDown as error:
            log.warning("no last beat", extra={"problem": str(error)[:300]})

    def hear(self, announcement: str) -> None:
        """Another process changed something."""
        what, _, name = announcement.partition(" ")
        if what == "person":
            self.people.forget(name)
            self.feed.latest.clear()  # who was deleted may have said something that is at hand here
            self.feed.wake_all()  # who was suspended watches no more
        elif what == "hushed":
            self.feed.latest.pop(name, None)
        elif not what:
            self.people.known.clear()
        self.tables.hear(announcement)
