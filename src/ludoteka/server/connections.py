"""Connections: how many one address may hold, and how long a request may take to arrive.

What uvicorn leaves open: it waits forever for the rest of a request, and takes connections until no descriptor is left.
"""

from __future__ import annotations

import asyncio
import ipaddress
import resource
import time
from collections import Counter
from functools import cache
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludoteka.server import metrics
from ludoteka.server.hosts import is_loopback
from ludoteka.server.limits import group_of
from ludoteka.server.settings import Settings, from_environment

RESERVED: Final = 128
"""Descriptors kept for the database, the referees and files."""
LEAST: Final = 16
MOST_HEAD: Final = 64 << 10
"""The largest head of a request in bytes."""
TAKING_SECONDS: Final = 30.0
"""How long a client may take none of an answer."""
SAID_AT_ONCE: Final = 256 << 10
SAID_A_SECOND: Final = 32 << 10
"""How many bytes a client may send over a live connection."""
MOST_UNTAKEN: Final = 4 << 20
"""How many bytes may wait for a client that does not take them while it asks for more."""
PHRASES: Final = {
    403: b"Forbidden",
    408: b"Request Timeout",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}


class Crowd:
    """The connections there are, by address."""

    def __init__(self, each: int, together: int) -> None:
        self.each = each
        self.together = together
        self.held: dict[asyncio.BaseTransport, str] = {}
        self.count: Counter[str] = Counter()

    def enter(self, transport: asyncio.BaseTransport, address: str, *, trusted: bool) -> bool:
        """Let a connection in if there is room; a proxy that is trusted speaks for many."""
        if len(self.held) >= self.together:
            return False
        if self.each and not trusted and self.count[address] >= self.each:
            return False
        self.held[transport] = address
        self.count[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        address = self.held.pop(transport, None)
        if address is not None:
            self.count[address] -= 1
            if self.count[address] <= 0:
                del self.count[address]


@cache
def settings() -> Settings:
    """The settings of this process."""
    return from_environment()


@cache
def crowd() -> Crowd:
    """All connections of this process, fewer than it may have descriptors."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    together = 1 << 30 if limit == resource.RLIM_INFINITY else max(LEAST, limit - RESERVED)
    return Crowd(settings().most_connections, together)


def is_trusted(address: str, proxies: list[str] | str | None) -> bool:
    """Whether a connection comes from a proxy of ours."""
    for proxy in proxies.split(",") if isinstance(proxies, str) else proxies or ():
        try:
            if proxy.strip() == "*" or ipaddress.ip_address(address) in ipaddress.ip_network(proxy.strip()):
                return True
        except ValueError:
            continue
    return False


class Door(HttpToolsProtocol):
    """A connection over which requests come."""

    timer: asyncio.TimerHandle | None = None
    gone = False
    in_head = True
    head = 0

    def connection_made(self, transport: Any) -> None:
        """Somebody knocks."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        trusted = self.config.proxy_headers and is_trusted(peer, self.config.forwarded_allow_ips)
        if settings().behind_proxy and not trusted and not is_loopback(peer):
            metrics.LIMITED.labels("connections").inc()
            self.turn_away(403)
        elif crowd().enter(transport, group_of(peer), trusted=trusted):
            self.allow(settings().header_seconds)
        else:
            metrics.LIMITED.labels("connections").inc()
            self.turn_away(503)

    def connection_lost(self, exc: Exception | None) -> None:
        self.disallow()
        crowd().leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes, up to the largest head."""
        if self.gone:
            return
        if self.in_head:
            self.head += len(data)
        super().data_received(data)
        if self.in_head and self.head > MOST_HEAD:
            self.turn_away(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        if self.timer is None:
            self.allow(settings().header_seconds)

    def on_headers_complete(self) -> None:
        self.in_head, self.head = False, 0
        self.allow(settings().body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.disallow()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.disallow()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The client takes nothing of the answer at the moment."""
        super().pause_writing()
        self.allow(TAKING_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.disallow()

    def allow(self, seconds: float) -> None:
        """Allow this much time for what comes next."""
        self.disallow()
        self.timer = self.loop.call_later(seconds, self.too_slow)

    def disallow(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def too_slow(self) -> None:
        """The time is over."""
        self.timer = None
        if self.flow.write_paused:
            self.transport.abort()
            return
        metrics.LIMITED.labels("slow").inc()
        self.turn_away(408)

    def turn_away(self, status: int) -> None:
        """Say why not, as far as nothing has been answered yet, and hang up."""
        self.gone = True
        self.disallow()
        cycle: RequestResponseCycle | None = self.cycle
        if not self.transport.is_closing() and (cycle is None or cycle.response_complete or not cycle.response_started):
            wait = b"retry-after: 5\r\n" if status == 503 else b""
            start = b"HTTP/1.1 %d %s\r\n" % (status, PHRASES[status])
            self.transport.write(start + wait + b"content-length: 0\r\nconnection: close\r\n\r\n")
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()


class LiveConnection(WebSocketsSansIOProtocol):
    """A live connection; its place was taken when it came as a request.

    Messages wait until they are read, but pings are answered at once, so whoever sends far more than a client has to
    say, or takes none of the answers, is hung up on.
    """

    said = 0.0
    heard_at = 0.0

    def data_received(self, data: bytes) -> None:
        now = time.monotonic()
        self.said = max(0.0, self.said - (now - self.heard_at) * SAID_A_SECOND) + len(data)
        self.heard_at = now
        if self.said > SAID_AT_ONCE or self.transport.get_write_buffer_size() > MOST_UNTAKEN:
            metrics.LIMITED.labels("live").inc()
            self.transport.abort()
        else:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        crowd().leave(self.transport)
        super().connection_lost(exc)
