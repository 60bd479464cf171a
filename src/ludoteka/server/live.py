"""The live feed: a client tells the last update it has and gets exactly what it missed, then whatever comes.

Updates are numbered without gaps. After each burst of them comes the position they lead to.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludoteka.kernel.action import SPECTATOR
from ludoteka.server import metrics, wire
from ludoteka.server.boards import Board
from ludoteka.server.commands.guards import may_see
from ludoteka.server.errors import Refusal
from ludoteka.server.feed import Watcher
from ludoteka.server.limits import Limit
from ludoteka.server.moderation.manners import poll_about
from ludoteka.server.moderation.standing import must_not_be_suspended
from ludoteka.server.people import Person
from ludoteka.server.storage import DatabaseDown

if TYPE_CHECKING:
    from ludoteka.server.services import Server

BATCH = 200
SEND_SECONDS = 30.0
GOING_AWAY = 1012
TRY_AGAIN = 1013
REFUSED = 4403

log = logging.getLogger("ludoteka.live")

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Connection:
    """One live connection."""

    def __init__(
        self,
        server: Server,
        socket: WebSocket[Any, Any, Any],
        person: Person | None,
        table: str,
        code: str,
        curious: bool = False,
    ) -> None:
        self.server = server
        self.socket = socket
        self.person = person
        self.table = table
        self.code = code
        self.watcher: Watcher | None = None
        self.last = 0
        self.shown = -1
        # Who watches at other processes is not known here, so several of them tell nothing.
        self.curious = curious and server.settings.workers == 1
        self.present: tuple[list[int], int] | None = None
        rate = server.settings.rate
        self.limit = Limit(rate, rate * server.settings.burst_seconds)

    async def run(self) -> None:
        """Serve until the client or the server goes."""
        reading = asyncio.create_task(self.read())
        writing = asyncio.create_task(self.write())
        metrics.SOCKETS.inc()
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            metrics.SOCKETS.dec()
            for task in (reading, writing):
                task.cancel()
            for ended in await asyncio.gather(reading, writing, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, (WebSocketDisconnect, TimeoutError, OSError)):
                    log.error("connection failed", exc_info=ended)
            if self.watcher is not None:
                self.server.feed.remove(self.watcher)

    async def watch(self, seat: int | None, after: int | None) -> None:
        """Look from a seat. Who is away stays away: a connection that comes back by itself is not a person who does."""
        if self.person is not None:
            must_not_be_suspended(self.person.standing)
        board, eyes = await self.server.reading.eyes(self.table, self.person, seat, self.code)
        watcher = Watcher(self.table, eyes, self.curious, "" if self.person is None else self.person.id)
        if self.watcher is not None:
            self.server.feed.remove(self.watcher)
            self.watcher.wake()
        self.server.feed.add(watcher)
        self.last = board.version if after is None else min(after, board.version)
        self.shown = -1
        self.watcher = watcher
        watcher.wake()
        if self.person is not None and eyes >= 0 and poll_about(board.manners, self.person.id) is not None:
            await self.server.commands.end_poll(self.table, self.person.id)

    async def read(self) -> None:
        """Do what the client asks."""
        while True:
            try:
                text = await self.socket.receive_text()
            except WebSocketDisconnect:
                return
            while wait := self.limit.spend(""):
                await asyncio.sleep(wait)
            try:
                message = DECODER.decode(text)
                if isinstance(message, wire.Ping):
                    await self.send(wire.Pong(self.server.moments.now()))
                else:
                    await self.watch(message.seat, message.after)
            except msgspec.DecodeError as error:
                await self.send(wire.ProblemMessage(wire.Problem(error="malformed", message=str(error))))
            except Refusal as refusal:
                await self.send(wire.ProblemMessage(refusal.problem))
            except DatabaseDown:
                await self.send(wire.ProblemMessage(wire.Problem(error="database", message="try again")))

    async def write(self) -> None:
        """Send what is new whenever the bell rings."""
        while True:
            watcher = self.watcher
            assert watcher is not None
            await watcher.bell.wait()
            watcher.bell.clear()
            if watcher.closing:
                await self.socket.close(GOING_AWAY, "the server is going away")
                return
            try:
                await self.catch_up(watcher)
                await self.tell_who_is_here(watcher)
            except Refusal as refusal:
                await self.send(wire.ProblemMessage(refusal.problem))
                if refusal.status < 500:
                    await self.socket.close(REFUSED, refusal.problem.error)
                    return
                await asyncio.sleep(1)
                watcher.wake()
            except DatabaseDown:
                await asyncio.sleep(1)
                watcher.wake()

    async def catch_up(self, watcher: Watcher) -> None:
        """Send all updates the client lacks, and then the position after the last of them."""
        while self.watcher is watcher:
            board, looks = await self.server.tables.looks(self.table, {watcher.seat}, known=True)
            if not await self.still_theirs(board, watcher):
                continue
            if board.version < self.last or (board.version == self.last and self.shown == self.last):
                return
            while self.last < board.version and self.watcher is watcher:
                until = min(board.version, self.last + BATCH)
                news = await self.server.tables.news(self.table, self.last, until)
                if self.watcher is not watcher:
                    return
                self.last = until  # before it is sent: meanwhile the client may ask to look from another seat
                await self.send(wire.UpdatesMessage([each.shown(board, watcher.seat, self.person) for each in news]))
            if self.watcher is watcher:
                position = self.server.position(board, self.person, watcher.seat, looks.get(watcher.seat))
                self.shown = board.version
                await self.send(wire.PositionMessage(position))

    async def still_theirs(self, board: Board, watcher: Watcher) -> bool:
        """Whether who watches may still look from that seat; who signed out or stood up becomes a spectator."""
        if self.person is not None:
            self.person = await self.server.people.by_digest(self.person.digest, self.person.csrf)
        if self.person is not None:
            must_not_be_suspended(self.person.standing)
        may_see(board, self.person, self.code)
        seats = [] if self.person is None else board.seats_of(self.person.id)
        if watcher.seat < 0 or watcher.seat in (seat.seat for seat in seats):
            return True
        watcher.seat, self.shown = SPECTATOR, -1
        self.server.feed.look_around(self.table)
        return False

    async def tell_who_is_here(self, watcher: Watcher) -> None:
        """Tell a client that asked for it who watches, if that has changed."""
        present = self.server.feed.present(self.table)
        if watcher.curious and present != self.present:
            self.present = present
            await self.send(wire.PresenceMessage(*present))

    async def send(self, message: wire.ToClient) -> None:
        """Send, unless the client does not take it."""
        text = ENCODER.encode(message).decode()
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(text)


class Crowd:
    """How many live connections each person holds, or each address at which nobody is signed in."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.count: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        """Let one more in, if there is room."""
        if self.count[who] >= self.most:
            return False
        self.count[who] += 1
        return True

    def leave(self, who: str) -> None:
        self.count[who] -= 1
        if self.count[who] <= 0:
            del self.count[who]
