"""Writing to SQLite: what comes while the disk is busy with one commit is kept together by the next.

The disk decides how often a file can be committed, so units of work that wait share a commit: each behind a savepoint
of its own, so that one that fails takes nothing of another with it, and each told that it is done only when the commit
is. Short units run in the event loop, where nobody has to wait for a thread; only the commit itself does, in a thread.
Long ones run in the thread, each in a transaction of its own.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, ProgrammingError

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

TOGETHER: Final = 64
"""The most units of work that share a commit."""
PATIENCE: Final = 20.0
"""How many seconds another program may hold the file before a write fails."""
PAUSE: Final = 0.02
OWN_FAULT: Final = (IntegrityError, ProgrammingError, DataError)
"""What a statement does wrong by itself; the transaction goes on without it."""


class Unit:
    """A unit of work, and whoever waits for it."""

    __slots__ = ("done", "error", "result", "short", "work")

    def __init__(self, work: Work[Any], done: asyncio.Future[Any], short: bool) -> None:
        self.work = work
        self.done = done
        self.short = short
        self.result: Any = None
        self.error: BaseException | None = None


Group = tuple[asyncio.AbstractEventLoop, list[Unit], bool]
"""Units to be committed together, where they are waited for, and whether their work is done already."""


class Writer:
    """The one connection that writes to a file."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.connection: sa.Connection | None = None
        self.waiting: deque[Unit] = deque()
        self.groups: SimpleQueue[Group | None] = SimpleQueue()
        self.thread = Thread(target=self.keep_finishing, name="writer", daemon=True)
        self.busy = False
        self.idle = asyncio.Event()
        self.idle.set()

    async def write(self, work: Work[T], *, short: bool) -> T:
        """Do a unit of work; when this returns it is committed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.waiting.append(Unit(work, done, short))
        if not self.busy:
            self.busy = True
            self.idle.clear()
            loop.call_soon(self.go_on, loop)
        return await done

    def go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin with what waits."""
        group = self.next_group()
        if not group:
            self.busy = False
            self.idle.set()
            return
        at_once = group[0].short and self.begin(group)
        if at_once:
            self.work_off(group)
        if not self.thread.is_alive():
            self.thread.start()
        self.groups.put((loop, group, at_once))

    def keep_finishing(self) -> None:
        """Commit one group after another; what the thread does."""
        while (group := self.groups.get()) is not None:
            self.finish(*group)

    def next_group(self) -> list[Unit]:
        """The short units that wait next to each other, or one long one; nobody waits any more for some."""
        group: list[Unit] = []
        while self.waiting and len(group) < TOGETHER and (not group or (group[0].short and self.waiting[0].short)):
            unit = self.waiting.popleft()
            if not unit.done.done():
                group.append(unit)
        return group

    def begin(self, group: list[Unit]) -> bool:
        """Begin a transaction at once, unless another program holds the file; then the thread waits for it."""
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
            self.connection.begin()
        except OperationalError as error:
            if is_held(error):
                return False
            self.give_up(group, error)
        except DBAPIError as error:
            self.give_up(group, error)
        return True

    def begin_patiently(self, group: list[Unit]) -> None:
        """Begin a transaction, waiting for another program that holds the file; in the thread."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if self.connection is None:
                    self.connection = self.engine.connect()
                self.connection.begin()
                return
            except DBAPIError as error:
                if not is_held(error) or time.monotonic() > end:
                    self.give_up(group, error)
                    return
            time.sleep(PAUSE)

    def work_off(self, group: list[Unit]) -> None:
        """Do the units of a group, each of which may fail without the others."""
        connection = self.connection
        if connection is None:
            return
        alone = len(group) == 1
        driver: Any = connection.connection.driver_connection
        for unit in group:
            try:
                if not alone:
                    driver.execute("SAVEPOINT unit")
                unit.result = unit.work(connection)
                if not alone:
                    driver.execute("RELEASE unit")
            except BaseException as error:
                if isinstance(error, DBAPIError) and not isinstance(error, OWN_FAULT):
                    self.give_up(group, error)
                    return
                unit.error = error
                try:
                    for statement in ("ROLLBACK",) if alone else ("ROLLBACK TO unit", "RELEASE unit"):
                        driver.execute(statement)
                except Exception as worse:  # the driver's own errors: what was done by the others is gone too
                    self.give_up(group, worse)
                    return

    def finish(self, loop: asyncio.AbstractEventLoop, group: list[Unit], begun: bool) -> None:
        """Commit a group, in the thread, and have those told who wait for it."""
        try:
            if not begun:
                self.begin_patiently(group)
                self.work_off(group)
            if self.connection is not None:
                transaction = self.connection.get_transaction()
                if transaction is not None:
                    transaction.commit()
        except BaseException as error:
            self.give_up(group, error)
        loop.call_soon_threadsafe(self.tell, loop, group)

    def give_up(self, group: list[Unit], error: BaseException) -> None:
        """Nothing of a group is kept; the next one begins on a new connection."""
        for unit in group:
            unit.error = error
        connection, self.connection = self.connection, None
        if connection is not None:
            try:
                connection.invalidate()
            finally:
                connection.close()

    def tell(self, loop: asyncio.AbstractEventLoop, group: list[Unit]) -> None:
        """Tell what came of each unit, and go on with what came meanwhile."""
        for unit in group:
            if unit.done.done():
                continue
            if unit.error is None:
                unit.done.set_result(unit.result)
            else:
                unit.done.set_exception(unit.error)
        self.go_on(loop)

    async def close(self) -> None:
        """Finish what waits, then close the connection."""
        await self.idle.wait()
        if self.thread.is_alive():
            self.groups.put(None)
            await asyncio.to_thread(self.thread.join)
        if self.connection is not None:
            self.connection.close()


def is_held(error: DBAPIError) -> bool:
    """Whether another program holds the file."""
    return getattr(error.orig, "sqlite_errorname", "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))
