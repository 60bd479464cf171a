"""The server's parts, put together."""

from __future__ import annotations

from typing import Any

from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game
from ludoteka.server import boards, wire
from ludoteka.server.commands import Commands
from ludoteka.server.drivers import Bots, Sweeper
from ludoteka.server.feed import Feed
from ludoteka.server.live import Crowd
from ludoteka.server.moments import Moments
from ludoteka.server.people import People, Person
from ludoteka.server.played import Played
from ludoteka.server.reading import Reading
from ludoteka.server.referee.questions import Look
from ludoteka.server.settings import Settings
from ludoteka.server.storage import storage_at
from ludoteka.server.tables import Tables


class Server:
    """Everything one server process holds."""

    def __init__(self, settings: Settings, moments: Moments | None = None) -> None:
        self.settings = settings
        self.moments = Moments() if moments is None else moments
        games = [load_game(name) for name in settings.games]
        self.games: dict[str, Game[Any]] = {game.id: game for game in games}
        self.storage = storage_at(settings.database)
        self.feed = Feed()
        self.people = People(self.storage, self.moments, settings.session_days)
        self.tables = Tables(settings, self.storage, self.games, self.feed, self.moments)
        self.commands = Commands(self.tables)
        self.reading = Reading(self.tables)
        self.played = Played(self.storage)
        self.bots = Bots(self.tables, self.commands)
        self.sweeper = Sweeper(self.tables, self.commands, self.bots)
        self.crowd = Crowd(settings.most_sockets)
        self.tables.changed = self.bots.wake
        self.storage.listen(self.hear)

    async def open(self) -> None:
        await self.storage.open()
        self.sweeper.start()

    async def close(self) -> None:
        """Finish what is being done, then let everything go."""
        self.feed.close()
        await self.sweeper.close()
        await self.bots.close()
        await self.tables.close()
        await self.storage.close()

    def hear(self, announcement: str) -> None:
        """Another process changed something."""
        what, _, name = announcement.partition(" ")
        if what == "person":
            self.people.forget(name)
            self.feed.latest.clear()  # who was deleted may have said something that is at hand here
        elif not what:
            self.people.known.clear()
        self.tables.hear(announcement)

    def position(self, board: boards.Board, person: Person | None, seat: int, look: Look | None) -> wire.Position:
        """A table as a seat, or a spectator, sees it now."""
        return boards.position(board, person, seat, look, self.moments.now())
