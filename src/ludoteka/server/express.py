"""The express lane: actions and looks, which are nearly all that is asked of a busy server, on the shortest way.

What it gains is measured by benchmarks/express_lane.py: a look takes less than a quarter of the processor time.

They are answered by the same functions as on the routes, with the same checks in the same order and the same bytes.
Whatever is out of the ordinary about a request (another spelling of its address, no length, too large, a strange host)
goes the usual way.
"""

from __future__ import annotations

import re
from gzip import compress
from typing import Any, Final

import msgspec

from ludoteka.server.front import App, Message, Receive, Scope, Send, headers_of
from ludoteka.server.routes.common import Failure, failure, visitor_of
from ludoteka.server.routes.tables import done
from ludoteka.server.services import Server
from ludoteka.table import wire
from ludoteka.table.errors import not_signed_in
from ludoteka.table.requests import read

ACT: Final = re.compile(r"/api/tables/([a-z0-9]{1,16})/action")
LOOK: Final = re.compile(r"/api/tables/([a-z0-9]{1,16})/view")
SEAT: Final = re.compile(rb"seat=([0-9]|[12][0-9]|3[01])")
LENGTH: Final = re.compile(rb"[0-9]{1,9}")
HOST: Final = re.compile(rb"[A-Za-z0-9.-]{1,200}(:[0-9]{1,5})?")
ROUTES: Final = {"act": "/api/tables/{table}/action", "look": "/api/tables/{table}/view"}
GZIP_FROM: Final = 2048
"""Answers of at least this many bytes are compressed for clients that accept it."""
GZIP_LEVEL: Final = 3

ENCODER = msgspec.json.Encoder()
JSON: Final = (b"content-type", b"application/json")
GZIPPED: Final = ((b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding"))


class Express:
    """An ASGI application in front of the real one that answers the most frequent requests itself."""

    def __init__(self, app: App, server: Server) -> None:
        self.app = app
        self.server = server
        self.most = server.settings.body_kilobytes << 10

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an ordinary action or look; leave all else to the real application."""
        if scope["type"] == "http":
            method, path = scope["method"], scope["path"]
            if method == "POST" and (found := ACT.fullmatch(path)) and not scope["query_string"]:
                headers = headers_of(scope)
                length = headers.get(b"content-length", b"")
                if LENGTH.fullmatch(length) and int(length) <= self.most and plain(headers):
                    body = await whole_body(receive)
                    if body is not None:
                        await self.answer(scope, send, headers, "act", found[1], body)
                    return
            elif method == "GET" and (found := LOOK.fullmatch(path)):
                headers = headers_of(scope)
                query = scope["query_string"]
                seat = SEAT.fullmatch(query)
                if (seat or not query) and plain(headers):
                    await self.answer(scope, send, headers, "look", found[1], seat[1] if seat else b"")
                    return
        await self.app(scope, receive, send)

    async def answer(
        self, scope: Scope, send: Send, headers: dict[bytes, bytes], what: str, table_id: str, given: bytes
    ) -> None:
        """Do what is asked, or say why not."""
        scope["path_template"] = ROUTES[what]
        added: tuple[tuple[bytes, bytes], ...] = ()
        status = 200
        try:
            body = ENCODER.encode(await (self.act if what == "act" else self.look)(scope, table_id, given))
        except Exception as error:  # whatever it is, it is answered as on the routes
            failed: Failure = failure(error, ROUTES[what])
            status, body = failed.status, ENCODER.encode(failed.problem)
            added = tuple((name.lower().encode(), value.encode()) for name, value in failed.headers.items())
        if len(body) >= GZIP_FROM and b"gzip" in headers.get(b"accept-encoding", b""):
            body = compress(body, GZIP_LEVEL, mtime=0)
            added = (*added, *GZIPPED)
        length = (b"content-length", str(len(body)).encode())
        begin: Message = {"type": "http.response.start", "status": status, "headers": [JSON, length, *added]}
        await send(begin)
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def act(self, scope: Scope, table_id: str, body: bytes) -> wire.Done:
        person = await visitor_of(self.server, scope)
        if person is None:
            raise not_signed_in()
        move = read(wire.Move, body)
        receipt = await self.server.commands.act(table_id, person, move)
        return await done(self.server, person, table_id, receipt, move.seat, watching=move.watching)

    async def look(self, scope: Scope, table_id: str, seat: bytes) -> wire.Position:
        """Look from a seat, or as a spectator."""
        person = await visitor_of(self.server, scope)
        return await self.server.reading.position(table_id, person, int(seat) if seat else None, "")


def plain(headers: dict[bytes, bytes]) -> bool:
    """Whether a request says in the ordinary way where it goes."""
    return HOST.fullmatch(headers.get(b"host", b"")) is not None


async def whole_body(receive: Receive) -> bytes | None:
    """The body of a request; None if whoever sends it has gone away."""
    parts: list[bytes] = []
    while True:
        message: Any = await receive()
        if message["type"] != "http.request":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)
