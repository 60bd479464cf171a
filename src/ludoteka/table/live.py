"""Watching a table: who watches tells the last update they have, gets exactly what they missed, then whatever comes.

Updates are numbered without gaps. After each burst of them comes the position they lead to.
"""

from __future__ import annotations

from ludoteka.kernel.action import SPECTATOR
from ludoteka.table import wire
from ludoteka.table.boards import Board, position
from ludoteka.table.commands.guards import may_see
from ludoteka.table.feed import Watcher
from ludoteka.table.person import Person
from ludoteka.table.reading import Reading

BATCH = 200


class Watching:
    """Somebody who watches a table; whoever makes one says how to reach them."""

    def __init__(self, reading: Reading, person: Person | None, table: str, code: str, curious: bool = False) -> None:
        self.reading = reading
        self.tables = reading.tables
        self.person = person
        self.table = table
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

    async def watch(self, seat: int | None, after: int | None) -> Board:
        """Look from a seat. Who is away stays away: a connection that comes back by itself is not a person who does."""
        board, eyes = await self.reading.eyes(self.table, self.person, seat, self.code)
        watcher = Watcher(self.table, eyes, self.curious, "" if self.person is None else self.person.id)
        self.leave()
        self.tables.feed.add(watcher)
        self.last = board.version if after is None else min(after, board.version)
        self.shown = -1
        self.watcher = watcher
        watcher.wake()
        return board

    def leave(self) -> None:
        """Watch no more."""
        if self.watcher is not None:
            self.tables.feed.remove(self.watcher)
            self.watcher.wake()

    async def catch_up(self, watcher: Watcher) -> None:
        """Send all updates the client lacks, and then the position after the last of them."""
        while self.watcher is watcher:
            board, looks = await self.tables.looks(self.table, {watcher.seat}, known=True)
            if not await self.still_theirs(board, watcher):
                continue
            if board.version < self.last or (board.version == self.last and self.shown == self.last):
                return
            while self.last < board.version and self.watcher is watcher:
                until = min(board.version, self.last + BATCH)
                news = await self.tables.news(self.table, self.last, until)
                if self.watcher is not watcher:
                    return
                self.last = until  # before it is sent: meanwhile the client may ask to look from another seat
                await self.send(wire.UpdatesMessage([each.shown(board, watcher.seat, self.person) for each in news]))
            if self.watcher is watcher:
                look = looks.get(watcher.seat)
                shown = position(board, self.person, watcher.seat, look, self.tables.moments.now())
                self.shown = board.version
                await self.send(wire.PositionMessage(shown))

    async def still_theirs(self, board: Board, watcher: Watcher) -> bool:
        """Whether who watches may still look from that seat; who signed out or stood up becomes a spectator."""
        self.person = await self.who()
        may_see(board, self.person, self.code)
        seats = [] if self.person is None else board.seats_of(self.person.id)
        if watcher.seat < 0 or watcher.seat in (seat.seat for seat in seats):
            return True
        watcher.seat, self.shown = SPECTATOR, -1
        self.tables.feed.look_around(self.table)
        return False

    async def tell_who_is_here(self, watcher: Watcher) -> None:
        """Tell a client that asked for it who watches, if that has changed."""
        present = self.tables.feed.present(self.table)
        if watcher.curious and present != self.present:
            self.present = present
            await self.send(wire.PresenceMessage(*present))
