"""Bots at tables: who thinks when, and who is asked instead of a bot that fails."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

import msgspec

from ludoteka.table.changes import Conflict, Entry, ShelfDown
from ludoteka.table.commands.playing import Playing
from ludoteka.table.errors import Refusal
from ludoteka.table.referee import questions as q
from ludoteka.table.referee.asking import OutOfOrder, Referees, RulesRefuse
from ludoteka.table.table import Seat, Table
from ludoteka.table.tables import Tables
from ludoteka.table.turns import Counter

MOST_ASIDES: Final = 3
"""How many asides a bot may take before it makes the choice it is waited for."""

THINKING: Final = 0.5
"""A bot is told to think for this part of the time after which it is replaced; it must also look, copy and choose."""

IDLE_THINKING: Final = 1.0
"""Seconds that a bot thinks at most where no person plays: so long somebody else's bot may have to wait for it."""

SIMPLER: Final = ("greedy", "random")
"""Who is asked instead of a bot that fails, in this order."""

log = logging.getLogger("ludoteka.bots")


class Bots:
    """Lets bots act at the tables that wait for one."""

    def __init__(self, tables: Tables, commands: Playing, pool: Referees, together: int = 1) -> None:
        self.tables = tables
        self.commands = commands
        self.seconds = tables.settings.bot_seconds
        self.pool = pool
        self.leisure = Counter(range(together))
        """Games of bots alone go on one action at a time, in turn for those who host them."""
        self.driving: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """A table changed: if it waits for a bot, drive it."""
        if table.waiting_bots():
            self.drive(table.id)

    def drive(self, table_id: str) -> None:
        """Let the bots of a table act until a person must choose."""
        if table_id not in self.driving:
            task = asyncio.create_task(self.keep_driving(table_id))
            self.driving[table_id] = task

    async def keep_driving(self, table_id: str) -> None:
        """Drive a table; whatever goes wrong leaves it as it was, and it is tried again later."""
        try:
            await self.act_until_waiting(table_id)
        except (Refusal, Conflict, OutOfOrder, ShelfDown) as error:
            log.warning("bots stopped", extra={"table": table_id, "problem": str(error)})
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bots broke down", extra={"table": table_id})
        finally:
            del self.driving[table_id]

    async def act_until_waiting(self, table_id: str) -> None:
        """One action after another; where no person plays, only as often as it is the host's turn."""
        asides = 0
        while True:
            table = (await self.tables.known(table_id)).table
            if not table.waiting_bots():
                return
            if table.only_bots():
                async with self.leisure.lend(table.host, low=True):
                    asides = await self.act_once(table_id, asides)
            else:
                asides = await self.act_once(table_id, asides)

    async def act_once(self, table_id: str, asides: int) -> int:
        """Let a bot act, if one is waited for; how many asides have been taken in a row."""
        entry = await self.tables.known(table_id)
        table = entry.table
        waiting = table.waiting_bots()
        if not waiting:
            return 0
        seat = waiting[0]
        async with self.tables.lock(table_id):
            if self.tables.entries.get(table_id) is not entry:
                return asides
            try:
                sampled = await self.sample(entry, seat)
            except Conflict:  # another process was faster
                self.tables.drop(table_id)
                return asides
        action = None
        name = table.bot_of(seat)
        if sampled is None:
            name, action = "first", await self.first(table, seat)
        elif sampled.asides and asides < MOST_ASIDES:
            action = await self.aside(table, seat, name, sampled.state)
            asides += 1
        if action is None:
            assert sampled is not None
            asides = 0
            name, action = await self.choice(table, seat, name, sampled.state)
        try:
            await self.commands.act_for_bot(table_id, table.placed, seat.seat, action, name)
        except Refusal as refusal:
            if refusal.problem.error != "not-offered":
                raise
            await self.commands.act_for_bot(table_id, table.placed, seat.seat, await self.first(table, seat), "first")
        return asides

    async def sample(self, entry: Entry, seat: Seat) -> q.Sampled | None:
        """The position as the seat knows it; None if the game fails to make one, which no bot can help."""
        question = q.Sample(entry.token, entry.table.placed, seat.seat, secrets.token_hex(8))
        try:
            return await self.tables.ask(entry, question, q.Sampled)
        except Refusal as refusal:
            if refusal.problem.error not in ("busy", "refused"):
                raise
            self.fell_back(entry.table, seat, entry.table.bot_of(seat), refusal)
            return None

    async def aside(self, table: Table, seat: Seat, name: str, state: bytes) -> str | None:
        """What the bot wants to do besides."""
        try:
            return (await self.think(table, seat, name, state, asides=True)).action
        except (OutOfOrder, RulesRefuse) as error:
            self.fell_back(table, seat, name, error)
            return None

    async def choice(self, table: Table, seat: Seat, name: str, state: bytes) -> tuple[str, str]:
        """What the bot chooses, or a simpler one if it fails, or at last the first option there is; and who chose."""
        for each in dict.fromkeys((name, *SIMPLER)):
            try:
                thought = await self.think(table, seat, each, state, asides=False)
            except (OutOfOrder, RulesRefuse) as error:
                self.fell_back(table, seat, each, error)
                continue
            if thought.action is not None:
                return each, thought.action
        return "first", await self.first(table, seat)

    async def think(self, table: Table, seat: Seat, name: str, state: bytes, *, asides: bool) -> q.Thought:
        """Ask a bot in a process of its own; it gets a position made for its seat's eyes, never the real one."""
        idle = table.only_bots()
        time = min(self.seconds * THINKING, IDLE_THINKING if idle else self.seconds)
        question = q.Think(table.game, state, seat.seat, name, secrets.token_hex(8), asides, time)
        return await self.pool.ask_any(question, q.Thought, self.seconds, table.host, low=idle)

    async def first(self, table: Table, seat: Seat) -> str:
        """The first option of a seat."""
        _, looks = await self.tables.looks(table.id, {seat.seat})
        asks = msgspec.json.decode(looks[seat.seat].asks, type=list[q.Ask])
        return next(option.action for ask in asks if not ask.optional for option in ask.options)

    def fell_back(self, table: Table, seat: Seat, name: str, error: Exception) -> None:
        """Say in the log that a simpler bot has to do it."""
        details = {"table": table.id, "seat": seat.seat, "bot": name, "problem": str(error)}
        log.warning("bot fallback", extra=details)
        self.tables.counts.fallback(name.partition(":")[0])

    async def close(self) -> None:
        tasks = list(self.driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()
