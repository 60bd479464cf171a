"""Tables: the only place that changes one.

Every change is worked out on a copy and then written in one transaction: the action and its luck, the new position, the
version, the clocks, and the update that is told to all who watch. What was acknowledged is committed. A change is tried
again from the start if another process was first.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar
from weakref import WeakValueDictionary

from ludoteka.kernel.game import Game
from ludoteka.table.changes import Change, Conflict, Edit, Entry, Letter, Receipt, Repeated
from ludoteka.table.counts import Counts
from ludoteka.table.errors import Refusal, busy, conflict, not_found, rules_refuse
from ludoteka.table.feed import Feed
from ludoteka.table.moments import Moments
from ludoteka.table.referee import questions as q
from ludoteka.table.referee.asking import NotOpenHere, OutOfOrder, Referees, RulesRefuse
from ludoteka.table.shelf import Shelf
from ludoteka.table.table import News, Table
from ludoteka.table.turns import Room, TooMany

A = TypeVar("A")

TRIES: Final = 12
LINGER: Final = 60.0
"""Seconds for which a game that is over is kept at hand."""
MOST_IMPORTS: Final = 2
"""How many records of one person are examined or wait for it at a time."""
IMPORTS_TOGETHER: Final = 16
NOBODY: Final = ""
"""All who are not signed in, as one."""

log = logging.getLogger("ludoteka.tables")


class Settings(Protocol):
    """What a host sets about its tables."""

    @property
    def open_matches(self) -> int:
        """How many tables are remembered."""

    @property
    def rules_seconds(self) -> float:
        """An action that takes longer is refused and changes nothing."""

    @property
    def desk_seconds(self) -> float:
        """A preview, a look into the past or an import that takes longer is refused."""

    @property
    def bot_seconds(self) -> float:
        """A bot that thinks longer is replaced by a simpler one for this decision."""

    @property
    def stand_in(self) -> str:
        """The bot that plays for players who left or ran out of time."""


class Tables:
    """All tables of a host, as this process knows them."""

    def __init__(
        self,
        settings: Settings,
        shelf: Shelf,
        games: Mapping[str, Game[Any]],
        feed: Feed,
        moments: Moments,
        *,
        referees: Referees,
        desk: Referees,
        archive: Referees,
        counts: Counts | None = None,
    ) -> None:
        self.settings = settings
        self.shelf = shelf
        self.games = games
        self.feed = feed
        self.moments = moments
        self.referees = referees
        self.desk = desk
        self.archive = archive
        self.counts = Counts() if counts is None else counts
        self.imports = Room(MOST_IMPORTS, IMPORTS_TOGETHER)
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.changed: Callable[[Table], None] = lambda table: None
        """Called after every change; the bots' driver listens here."""
        self.work: set[asyncio.Task[Any]] = set()

    # -- what is known ------------------------------------------------------------------------------------------

    async def entry(self, table_id: str) -> Entry:
        """A table as it is now; where other processes may change it the database is asked for its version."""
        entry = self.entries.get(table_id)
        if entry is not None and not await self.newest(entry):
            if self.entries.get(table_id) is entry:
                self.drop(table_id)
            entry = None
        if entry is None:
            table = await self.shelf.table(table_id)
            if table is None:
                raise not_found("table")
            entry = self.entries.get(table_id)
            if entry is None or entry.table.version < table.version:
                entry = Entry(table, secrets.token_hex(8), {})
                self.remember(entry)
        if table_id in self.entries:  # another request may have dropped it while the database was asked
            self.entries.move_to_end(table_id)
        return entry

    async def known(self, table_id: str) -> Entry:
        """A table as this process last saw it. Others tell when they change one, so it is hardly ever outdated.

        Enough for a change, whose commit finds out, and for whoever is woken by the next update.
        """
        entry = self.entries.get(table_id)
        if entry is None:
            return await self.entry(table_id)
        self.entries.move_to_end(table_id)
        return entry

    async def newest(self, entry: Entry) -> bool:
        """Whether nobody has changed a table since."""
        return not self.shelf.shared() or await self.shelf.version_of(entry.table.id) == entry.table.version

    async def table(self, table_id: str) -> Table:
        """A table as it is now."""
        return (await self.entry(table_id)).table

    def remember(self, entry: Entry) -> None:
        known = entry.table.id in self.entries
        self.entries[entry.table.id] = entry
        self.entries.move_to_end(entry.table.id)
        while len(self.entries) > self.settings.open_matches:
            self.entries.popitem(last=False)
        if not known:
            self.counts.in_memory(len(self.entries))

    def let_go(self, table_id: str, token: str) -> None:
        """Make room: a game that is over is looked at for a while, and then seldom."""
        entry = self.entries.get(table_id)
        if entry is not None and entry.token == token:
            del self.entries[table_id]
            self.counts.in_memory(len(self.entries))
            task = asyncio.create_task(self.forget(table_id, token))
            self.work.add(task)
            task.add_done_callback(self.work.discard)

    async def forget(self, table_id: str, token: str) -> None:
        """Have the referee let go of a match, if it can be bothered."""
        with suppress(OutOfOrder):
            await self.referees.ask_about(table_id, q.Forget(token), q.Ready, self.settings.rules_seconds)

    def drop(self, table_id: str) -> None:
        """Forget what is known of a table."""
        self.entries.pop(table_id, None)

    def lock(self, table_id: str) -> asyncio.Lock:
        """Whoever changes a table in this process holds its lock."""
        lock = self.locks.get(table_id)
        if lock is None:
            lock = self.locks[table_id] = asyncio.Lock()
        return lock

    # -- changing -----------------------------------------------------------------------------------------------

    async def change(self, table_id: str, edit: Edit, letter: Letter | None = None) -> Receipt:
        """Work out a change and commit it; a message that was done before is not done again.

        The work goes on to its end even if whoever asked goes away.
        """
        task = asyncio.create_task(self.change_locked(table_id, edit, letter))
        self.work.add(task)
        task.add_done_callback(self.work.discard)
        return await asyncio.shield(task)

    async def change_locked(self, table_id: str, edit: Edit, letter: Letter | None) -> Receipt:
        """Work out a change while no other is worked out."""
        async with self.lock(table_id):
            for _ in range(TRIES):
                entry = await self.known(table_id)
                change = Change(entry, self.moments.now())
                try:
                    await edit(change)
                    if not change.kind:
                        if await self.newest(entry):
                            return Receipt(entry.table.version, True)
                        raise Conflict
                    change.settle(self.settings.bot_seconds)
                    await self.commit(entry, change, letter)
                except Refusal:
                    done = await self.receipt(table_id, letter)
                    if done is not None:
                        return done
                    if await self.newest(entry):
                        raise
                    self.drop(table_id)
                    continue
                except Conflict:
                    self.counts.conflict()
                    self.drop(table_id)
                    continue
                except Repeated:
                    self.drop(table_id)
                    done = await self.receipt(table_id, letter)
                    if done is not None:
                        return done
                    continue
                except BaseException:
                    self.drop(table_id)
                    raise
                return Receipt(change.table.version, False)
        raise busy("the table is very busy; try again")

    async def receipt(self, table_id: str, letter: Letter | None) -> Receipt | None:
        """What came of a message that may have been done before."""
        if letter is None:
            return None
        found = await self.shelf.receipt(table_id, letter)
        if found is None:
            return None
        version, digest = found
        if digest != letter.digest:
            raise conflict("key-used", "this key was used for another message; choose a new one")
        return Receipt(version, True)

    async def commit(self, entry: Entry, change: Change, letter: Letter | None) -> None:
        """Keep a change, then tell all who watch."""
        begun = time.perf_counter()
        await self.shelf.keep(change, letter)
        self.counts.committed(time.perf_counter() - begun)
        table = change.table
        moved = table.placed == table.version
        if not moved:
            looks = entry.looks
        else:
            looks = {look.seat: look for look in change.looks or ()}
        token = entry.token if change.gone is None else secrets.token_hex(8)
        self.remember(Entry(table, token, looks))
        self.feed.publish(table.id, change.told(letter))
        self.changed(table)
        if table.over():
            asyncio.get_running_loop().call_later(LINGER, self.let_go, table.id, token)

    def hear(self, announcement: str) -> None:
        """Another process changed something."""
        what, _, name = announcement.partition(" ")
        if what == "tables":
            for each in name.split(","):
                table_id, _, version = each.partition(":")
                entry = self.entries.get(table_id)
                if entry is not None and entry.table.version < int(version):
                    self.drop(table_id)
                self.feed.wake(table_id)
        elif what == "drop":
            self.drop(name)
        elif not what:
            self.entries.clear()
            self.feed.wake_all()

    # -- the referee --------------------------------------------------------------------------------------------

    async def ask(self, entry: Entry, question: q.Question, kind: type[A]) -> A:
        """Ask the referee about the match of a table, which is opened if need be."""
        table_id = entry.table.id
        seconds = self.settings.rules_seconds
        try:
            try:
                return await self.referees.ask_about(table_id, question, kind, seconds)
            except NotOpenHere:
                opening = await self.opening(entry.table)
                opened = q.Open(entry.token, entry.table.placed, opening)
                await self.referees.ask_about(table_id, opened, q.Ready, seconds)
                return await self.referees.ask_about(table_id, question, kind, seconds)
        except RulesRefuse as refused:
            raise rules_refuse(refused.problem) from None
        except (OutOfOrder, NotOpenHere) as error:
            raise busy("the rules could not be applied in time; nothing was changed") from error

    async def ask_desk(self, question: q.Question, kind: type[A], who: str) -> A:
        """Ask for something that may take longer, beside the games that go on."""
        return await self.ask_pool(self.desk, question, kind, who)

    async def ask_pool(self, pool: Referees, question: q.Question, kind: type[A], who: str) -> A:
        """Ask any process of a pool, in turn with other people."""
        try:
            return await pool.ask_any(question, kind, self.settings.desk_seconds, who)
        except TooMany:
            raise busy("you wait for several answers already; try again in a moment") from None
        except RulesRefuse as refused:
            raise rules_refuse(refused.problem) from None
        except OutOfOrder as error:
            raise busy("it could not be worked out in time; nothing was changed") from error

    async def ask_archive(self, question: q.Question, kind: type[A], who: str) -> A:
        """Ask for something about the past, which may take long, beside what players wait for."""
        return await self.ask_pool(self.archive, question, kind, who)

    async def examine(self, record: str, who: str) -> q.Examined:
        """Have a record played again, unless it or others of this person would wait for too long in memory."""
        if not self.imports.enter(who):
            raise busy("records are being imported already; try again in a moment", retry=5)
        try:
            return await self.ask_archive(q.Examine(record.encode()), q.Examined, who)
        finally:
            self.imports.leave(who)

    async def opening(self, table: Table) -> q.Opening:
        """All it takes to go on with the match of a table."""
        game = self.games.get(table.game)
        if game is None:
            raise conflict("game-missing", f"the game {table.game} is not installed on this server any more")
        kept = await self.shelf.position(table.id, table.placed)
        if kept is None:
            raise conflict("not-started", "the game has not started")
        return q.Opening(
            game=table.game,
            options=table.options,
            players=[seat.name for seat in table.seats],
            seed=table.seed,
            lucky=table.lucky,
            unit_at=kept.unit_at,
            unit=kept.unit,
            tail=kept.tail,
            state=kept.state,
            decisions=table.decisions,
            same_rules=(table.rules, table.content) == (game.rules_version, game.content_version),
        )

    async def opening_now(self, table_id: str) -> tuple[Table, q.Opening]:
        """A table and all it takes to go on with its match, both of one moment."""
        for _ in range(TRIES):
            table = await self.table(table_id)
            try:
                return table, await self.opening(table)
            except Conflict:
                if self.entries.get(table_id) is None or self.entries[table_id].table is table:
                    self.drop(table_id)
        raise busy("the table is very busy; try again")

    async def looks(self, table_id: str, seats: set[int], *, known: bool = False) -> tuple[Table, dict[int, q.Look]]:
        """A table and what these seats see there, all of one moment: of now, or of the last that is known here."""
        for _ in range(TRIES):
            entry = await (self.known(table_id) if known else self.entry(table_id))
            table = entry.table
            if not table.placed:
                return table, {}
            missing = seats - entry.looks.keys()
            if not missing:
                return table, entry.looks
            async with self.lock(table_id):
                now = self.entries.get(table_id)
                if now is not entry:
                    continue
                try:
                    seen = await self.ask(entry, q.See(entry.token, table.placed, sorted(missing)), q.Seen)
                except Conflict:
                    self.drop(table_id)
                    continue
                entry.looks.update({look.seat: look for look in seen.looks})
                return table, entry.looks
        raise busy("the table is very busy; try again")

    async def news(self, table_id: str, after: int, until: int) -> list[News]:
        """The updates after one number up to another."""
        at_hand = self.feed.at_hand(table_id, after, until)
        if at_hand is not None:
            return at_hand
        return await self.shelf.news(table_id, after, until)

    async def close(self) -> None:
        """Finish what is being worked out and let the referees go."""
        if self.work:
            await asyncio.wait(self.work, timeout=10)
        await asyncio.gather(self.referees.close(), self.desk.close(), self.archive.close())
