"""A house for one browser: its tables and bots, and who plays at it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from ludoteka.anywhere.referees import Ask, Beside, Expect, Here
from ludoteka.anywhere.shelf import BrowserShelf, Keep
from ludoteka.anywhere.studies import BrowserStudies
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game
from ludoteka.table import wire
from ludoteka.table.advice import Advising
from ludoteka.table.bots import Bots
from ludoteka.table.commands import AtTables
from ludoteka.table.errors import Refusal, conflict, not_found
from ludoteka.table.feed import Feed
from ludoteka.table.live import Watching
from ludoteka.table.moments import Moments
from ludoteka.table.person import Person
from ludoteka.table.played import played_game
from ludoteka.table.puzzling import Puzzling
from ludoteka.table.reading import Reading
from ludoteka.table.reviewing import Reviewing
from ludoteka.table.studying import Studying
from ludoteka.table.table import Table
from ludoteka.table.tables import Tables

ME: Final = "me"
"""The only person a browser knows; several may share its screen."""
SWEEP_SECONDS: Final = 1.0
ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)

Tell = Callable[[str], None]
"""Takes a message to whoever watches."""
Fetch = Callable[[str], Awaitable[str | None]]
"""Brings a game to where it can be imported: how it is loaded, `module:function`, or None if it did not come."""


class Settings(msgspec.Struct, frozen=True):
    """What is set about the tables of a browser."""

    open_matches: int = 50
    rules_seconds: float = 30.0
    desk_seconds: float = 60.0
    bot_seconds: float = 5.0
    stand_in: str = "greedy"


class House:
    """Everything a browser's worker holds."""

    def __init__(self, keep: Keep, fetch: Fetch, think: Ask, expect: Expect, moments: Moments | None = None) -> None:
        self.games: dict[str, Game[Any]] = {}
        self.fetch = fetch
        self.expect = expect
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.moments = Moments() if moments is None else moments
        self.settings = Settings()
        self.shelf = BrowserShelf(keep, "")
        self.feed = Feed()
        here = Here(self.games)
        self.tables = Tables(
            self.settings, self.shelf, self.games, self.feed, self.moments, referees=here, desk=here, archive=here
        )
        self.commands = AtTables(self.tables)
        self.reading = Reading(self.tables)
        beside = Beside(think, expect)
        self.bots = Bots(self.tables, self.commands, beside)
        self.advice = Advising(self.tables, self.reading, beside)
        self.puzzling = Puzzling(self.tables)
        self.reviewing = Reviewing(self.tables, self.reading, self.commands, beside)
        self.studies = BrowserStudies(keep)
        self.studying = Studying(self.tables, self.reading, self.commands, self.studies)
        self.tables.changed = self.bots.wake
        self.me = Person(ME, "", None, None, "", "")
        self.sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Find the tables that are kept, and let clocks run."""
        await self.shelf.open()
        await self.studies.open()
        self.sweeping = asyncio.create_task(self.sweep())

    def call_me(self, name: str) -> None:
        """Whoever plays here wants to be called this."""
        self.me = msgspec.structs.replace(self.me, name=name)
        self.shelf.host = name

    async def need(self, game: str) -> None:
        """Have a game ready to be played; it is fetched once."""
        if game in self.games:
            return
        if game not in self.loading:
            self.loading[game] = asyncio.create_task(self.load(game))
        try:
            await self.loading[game]
        finally:
            self.loading.pop(game, None)

    async def load(self, game: str) -> None:
        loader = await self.fetch(game)
        if loader is None:
            raise conflict("not-kept", "this game is not in this browser yet, and there is no network")
        if not loader:
            raise not_found("game")
        self.games[game] = load_game(loader)

    async def at(self, table_id: str) -> Table:
        """A table whose game is ready."""
        table = await self.tables.table(table_id)
        await self.need(table.game)
        if table.status == "playing" and any(seat.played_by_bot for seat in table.seats):
            self.expect(table.game)
        return table

    async def remove(self, table_id: str) -> None:
        """Forget a table for good."""
        await self.tables.table(table_id)
        async with self.tables.lock(table_id):
            await self.studies.remove_of(table_id)
            await self.shelf.remove(table_id)
            self.tables.drop(table_id)

    def played(self, game: str | None) -> wire.PlayedGames:
        """All finished games, the latest first."""
        over = [
            table
            for table in self.shelf.tables.values()
            if table.status == "finished"
            and not table.lesson
            and (not table.imported or table.actions > table.imported)
        ]
        over.sort(key=lambda table: (table.ended or 0, table.id), reverse=True)
        counts: dict[str, list[int]] = {}
        for table in over:
            count = counts.setdefault(table.game, [0, 0])
            count[0] += 1
            count[1] += any(table.places[seat.seat] == 1 for seat in table.seats_of(ME) if table.places)
        return wire.PlayedGames(
            games=[played_game(table, ME) for table in over if game in (None, table.game)],
            counts=[wire.PlayedCount(game=name, played=all_of, won=won) for name, (all_of, won) in counts.items()],
            next=None,
        )

    async def sweep(self) -> None:
        """Look every second for clocks that ran out."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = self.moments.now()
            for table in list(self.shelf.tables.values()):
                if table.status == "playing" and table.deadline is not None and table.deadline <= now:
                    await self.commands.expire(table.id)

    async def close(self) -> None:
        if self.sweeping is not None:
            self.sweeping.cancel()
            await asyncio.gather(self.sweeping, return_exceptions=True)
        await self.reviewing.close()
        await self.bots.close()
        await self.tables.close()


class Onlooker(Watching):
    """Somebody who watches a table in this browser.

    Nothing more is told before the page has drawn what it was told: while bots act faster than it draws, their actions
    gather, and whoever acts in between does not wait until each of them was drawn.
    """

    def __init__(self, house: House, table_id: str, tell: Tell) -> None:
        super().__init__(house.reading, house.me, table_id, "", curious=True)
        self.house = house
        self.tell = tell
        self.unsent: list[str] = []
        self.drawn = asyncio.Event()
        self.drawn.set()
        self.writing: asyncio.Task[None] | None = None

    async def send(self, message: wire.ToClient) -> None:
        self.unsent.append(ENCODER.encode(message).decode())

    def post(self) -> None:
        """Tell everything at once, a message a line, so that it is drawn once."""
        if self.unsent:
            self.drawn.clear()
            self.tell("\n".join(self.unsent))
            self.unsent.clear()

    async def open(self, seat: int | None, after: int | None) -> None:
        """Begin to watch; a bot that is waited for begins to think."""
        try:
            table = await self.house.at(self.table_id)
            await self.watch(seat, after)
        except Refusal as refusal:
            await self.send(wire.ProblemMessage(refusal.problem))
            self.post()
            return
        self.writing = asyncio.create_task(self.write())
        self.house.bots.wake(table)

    async def hear(self, text: str) -> None:
        """Do what the client asks."""
        message = DECODER.decode(text)
        if isinstance(message, wire.Ping):
            await self.send(wire.Pong(self.house.moments.now()))
            self.post()
            return
        try:
            await self.watch(message.seat, message.after)
        except Refusal as refusal:
            await self.send(wire.ProblemMessage(refusal.problem))
            self.post()

    async def write(self) -> None:
        """Tell what is new whenever the bell rings and the page has drawn the last of it."""
        while True:
            watcher = self.watcher
            assert watcher is not None
            await watcher.bell.wait()
            await self.drawn.wait()
            watcher.bell.clear()
            await self.catch_up(watcher)
            await self.tell_who_is_here(watcher)
            self.post()

    def close(self) -> None:
        self.leave()
        if self.writing is not None:
            self.writing.cancel()
