"""What moves tables when nobody does: clocks that run out, bots that should have acted, tables that nobody starts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.commands import Commands
from ludoteka.server.pulse import BEAT, beat
from ludoteka.server.storage import DatabaseDown, Storage
from ludoteka.table.bots import Bots
from ludoteka.table.errors import Refusal
from ludoteka.table.person import DAY
from ludoteka.table.tables import Tables

SWEEP_SECONDS: Final = 1.0

log = logging.getLogger("ludoteka.sweeper")


class Sweeper:
    """Looks every second for clocks that ran out and bots that should have acted, and now and then for stale tables."""

    def __init__(self, tables: Tables, storage: Storage, commands: Commands, bots: Bots, waiting_days: int) -> None:
        self.tables = tables
        self.storage = storage
        self.waiting = waiting_days * DAY
        self.commands = commands
        self.bots = bots
        self.task: asyncio.Task[None] | None = None
        self.beaten = 0
        self.tidied = 0
        self.chores: list[Callable[[int], Awaitable[None]]] = []
        """What else is to be done at every look; each knows how often."""

    def start(self) -> None:
        self.task = asyncio.create_task(self.keep_sweeping())

    async def keep_sweeping(self) -> None:
        """Sweep until the server closes."""
        at_once = not self.storage.shared()
        while True:
            try:
                await self.sweep(at_once)
                at_once = False
            except asyncio.CancelledError:
                raise
            except DatabaseDown as error:
                log.warning("not swept", extra={"problem": str(error)[:300]})
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, at_once: bool) -> None:
        """One look. At the start of the only process all bots that should act are due at once."""
        now = self.tables.moments.now()
        if now - self.beaten >= BEAT:
            self.beaten = now
            await self.storage.keep(lambda c: beat(c, now))
        due = await self.storage.read(lambda c: find_due(c, now, now + DAY if at_once else now))
        for table_id, late in due:
            if late:
                await self.safely(self.commands.expire(table_id))
            else:
                self.bots.drive(table_id)
        for chore in self.chores:
            await self.safely(chore(now))
        if now - self.tidied > DAY // 24:
            self.tidied = now
            before = now - self.waiting
            stale = await self.storage.read(lambda c: find_stale(c, before))
            for table_id in stale:
                await self.safely(self.commands.close_stale(table_id, before))

    async def safely(self, work: Any) -> None:
        """Do something that another process may have done already."""
        try:
            await work
        except Refusal as refusal:
            log.info("not swept", extra={"problem": refusal.problem.message})

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


def find_due(c: sa.Connection, now: int, bots_until: int) -> list[tuple[str, bool]]:
    """The tables where a clock has run out (True) or a bot is due (False)."""
    board = schema.board
    late = sa.select(board.c.id).where(board.c.deadline <= now, board.c.status == "playing").limit(200)
    bots = sa.select(board.c.id).where(board.c.bot_due <= bots_until, board.c.status == "playing").limit(1000)
    return [(row.id, True) for row in c.execute(late)] + [(row.id, False) for row in c.execute(bots)]


def find_stale(c: sa.Connection, before: int) -> list[str]:
    """The tables that nobody started for too long."""
    board = schema.board
    query = sa.select(board.c.id).where(board.c.status == "open", board.c.touched < before).limit(200)
    return [row.id for row in c.execute(query)]
