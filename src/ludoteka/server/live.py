"""The live feed of a server: watching a table over a WebSocket."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludoteka.server import metrics
from ludoteka.server.limits import Limit
from ludoteka.server.moderation.standing import must_not_be_suspended
from ludoteka.server.storage import DatabaseDown
from ludoteka.table import wire
from ludoteka.table.errors import Refusal
from ludoteka.table.live import Watching
from ludoteka.table.manners import poll_about
from ludoteka.table.person import Person
from ludoteka.table.table import Table

if TYPE_CHECKING:
    from ludoteka.server.services import Server

SEND_SECONDS = 30.0
GOING_AWAY = 1012
TRY_AGAIN = 1013
REFUSED = 4403

log = logging.getLogger("ludoteka.live")

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Connection(Watching):
    """One live connection."""

    def __init__(
        self,
        server: Server,
        socket: WebSocket[Any, Any, Any],
        person: Person | None,
        table_id: str,
        code: str,
        curious: bool = False,
    ) -> None:
        # Who watches at other processes is not known here, so several of them tell nothing.
        super().__init__(server.reading, person, table_id, code, curious and server.settings.workers == 1)
        self.server = server
        self.socket = socket
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
            self.leave()

    async def watch(self, seat: int | None, after: int | None) -> Table:
        if self.person is not None:
            must_not_be_suspended(self.person.standing)
        table = await super().watch(seat, after)
        if self.person is not None and seat is not None and poll_about(table.manners, self.person.id) is not None:
            await self.server.commands.end_poll(self.table_id, self.person.id)
        return table

    async def who(self) -> Person | None:
        person = self.person
        if person is not None:
            person = await self.server.people.by_digest(person.digest, person.csrf)
        if person is not None:
            must_not_be_suspended(person.standing)
        return person

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
