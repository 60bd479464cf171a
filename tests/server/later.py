"""A server whose time can be moved on, and somebody who looks after it."""

from __future__ import annotations

import asyncio

from ludoteka.server.moderation.audit import Actor
from ludoteka.server.moderation.orders import Grant
from ludoteka.table.moments import Moments
from server.kit import PATIENCE, Inside, Player

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Later(Moments):
    """Time that can be moved on."""

    def __init__(self) -> None:
        super().__init__()
        self.shift = 0

    def now(self) -> int:
        return super().now() + self.shift


async def register(player: Player, login: str) -> None:
    """Make an account from a guest."""
    wanted = {"login": login, "password": "correct horse", "name": player.name}
    player.client.headers["X-CSRF-Token"] = (await player.post("/api/register", wanted))["csrf"]


async def operator(here: Inside, login: str = "olga") -> Player:
    """An operator, appointed on the command line."""
    olga = await Player.come(here, "Olga")
    await register(olga, login)
    await here.server.moderation.operator.obey(Grant("appointed", login), Actor(console="root"))
    return olga


async def glance(here: Inside, player: Player, table: str, seat: int) -> int:
    """Open a live connection to a server in this process, watch a seat, hang up; how often the position was told."""
    told = 0
    to_server: asyncio.Queue[dict[str, object]] = asyncio.Queue()
    to_server.put_nowait({"type": "websocket.connect"})

    async def send(message: dict[str, object]) -> None:
        nonlocal told
        if message["type"] == "websocket.close":
            to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        said = str(message.get("text") or bytes(message.get("bytes") or b"").decode())  # type: ignore[call-overload]
        if '"type":"position"' in said:
            told += 1
            if told == 1:
                watch = f'{{"type": "watch", "seat": {seat}, "after": 0}}'
                to_server.put_nowait({"type": "websocket.receive", "text": watch})
            else:
                to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})

    scope = {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": f"/api/tables/{table}/live",
        "raw_path": f"/api/tables/{table}/live".encode(),
        "query_string": f"seat={seat}&after=0".encode(),
        "root_path": "",
        "headers": [(b"host", b"table.test"), (b"cookie", f"ludoteka={player.cookie}".encode())],
        "client": ("127.0.0.1", 1234),
        "server": ("table.test", 80),
        "subprotocols": [],
    }
    await asyncio.wait_for(here.app(scope, to_server.get, send), PATIENCE)
    return told
