"""Watching a table: who watches tells the last update they have, gets exactly what they missed, then whatever comes.

Updates are numbered without gaps. After each burst of them comes the position they lead to.
"""

from __future__ import annotations

from ludoteka.kernel.action import SPECTATOR
from ludoteka.table import wire
from ludoteka.table.commands.guards import may_see
from ludoteka.table.feed import Watcher
from ludoteka.table.person import Person
from ludoteka.table.reading import Reading
from ludoteka.table.table import Table, position

BATCH = 200


class Watching:
    """Somebody who watches a table; whoever makes one says how to reach them."""

    def __init__(
        self, reading: Reading, person: Person | None, table_id: str, code: str, curious: bool = False
    ) -> None:
        self.reading = reading
        self.tables = reading.tables
        self.person = person
        self.table_id = table_id
        self.code = code
        self.curious = curious
        self.watcher: Watcher | None = None
        self.last = 0
        self.shown = -1
        self.present: tuple[list[int], int] | None = None

    async def send(self, message: wire.ToClient) -> None:
        """Tell whoever watches."""
        raise NotImplementedError

    async def who(self) -> Person | None:
        """Whoever watches, as the host knows them now."""
        return self.person

    async def watch(self, seat: int | None, after: int | None) -> Table:
        """Look from a seat. Who is away stays away: a connection that comes back by itself is not a person who does."""
        table, eyes = await self.reading.eyes(self.table_id, self.person, seat, self.code)
        watcher = Watcher(self.table_id, eyes, self.curious, "" if self.person is None else self.person.id)
        self.leave()
        self.tables.feed.add(watcher)
        self.last = table.version if after is None else min(after, table.version)
        self.shown = -1
        self.watcher = watcher
        watcher.wake()
        return table

    def leave(self) -> None:
        """Watch no more."""
        if self.watcher is not None:
            self.tables.feed.remove(self.watcher)
            self.watcher.wake()

    async def catch_up(self, watcher: Watcher) -> None:
        """Send all updates the client lacks, and then the position after the last of them."""
        while self.watcher is watcher:
            table, looks = await self.tables.looks(self.table_id, {watcher.seat}, known=True)
            if not await self.still_theirs(table, watcher):
                continue
            if table.version < self.last or (table.version == self.last and self.shown == self.last):
                return
            while self.last < table.version and self.watcher is watcher:
                until = min(table.version, self.last + BATCH)
                news = await self.tables.news(self.table_id, self.last, until)
                if self.watcher is not watcher:
                    return
                self.last = until  # before it is sent: meanwhile the client may ask to look from another seat
                await self.send(wire.UpdatesMessage([each.shown(table, watcher.seat, self.person) for each in news]))
            if self.watcher is watcher:
                look = looks.get(watcher.seat)
                shown = position(table, self.person, watcher.seat, look, self.tables.moments.now())
                self.shown = table.version
                await self.send(wire.PositionMessage(shown))

    async def still_theirs(self, table: Table, watcher: Watcher) -> bool:
        """Whether who watches may still look from that seat; who signed out or stood up becomes a spectator."""
        self.person = await self.who()
        may_see(table, self.person, self.code)
        seats = [] if self.person is None else table.seats_of(self.person.id)
        if watcher.seat < 0 or watcher.seat in (seat.seat for seat in seats):
            return True
        watcher.seat, self.shown = SPECTATOR, -1
        self.tables.feed.look_around(self.table_id)
        return False

    async def tell_who_is_here(self, watcher: Watcher) -> None:
        """Tell a client that asked for it who watches, if that has changed."""
        present = self.tables.feed.present(self.table_id)
        if watcher.curious and present != self.present:
            self.present = present
            await self.send(wire.PresenceMessage(*present))
