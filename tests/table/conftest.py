"""Two hosts of the same tables: a server with its database and processes, and a browser's house in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from ludoteka.anywhere.house import House
from ludoteka.anywhere.referees import Thinker
from ludoteka.anywhere.routes import answer
from ludoteka.anywhere.shelf import Keep, Row
from server.kit import Player, inside


class Memory(Keep):
    """Rows in a dictionary, as a browser would keep them; takes its time, as a browser does."""

    def __init__(self) -> None:
        self.rows: dict[str, bytes] = {}

    async def put(self, rows: list[Row]) -> None:
        await asyncio.sleep(0)
        for key, data in rows:
            if data is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = data

    async def all(self, prefix: str) -> list[tuple[str, bytes]]:
        await asyncio.sleep(0)
        return [(key, self.rows[key]) for key in sorted(self.rows) if key.startswith(prefix)]


class Doors(httpx.AsyncBaseTransport):
    """Takes requests to a house without a server, as the page's worker does."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        address = request.url.raw_path.decode().removeprefix("/api")
        found = await answer(self.house, request.method, address, await request.aread())
        return httpx.Response(found.status, headers={"Content-Type": found.kind}, content=found.body)


async def fetch(game: str) -> str:
    """Where the games of the tests are loaded from."""
    return {"teaching": "teaching:load", "hadrians_wall": "ludoteka.games.hadrians_wall:load"}.get(game, "")


@asynccontextmanager
async def browser(keep: Memory) -> AsyncIterator[House]:
    """A house over what a browser kept."""

    async def think(question: bytes, seconds: float) -> bytes:
        await asyncio.sleep(0)
        return Thinker(house.games).answer(question)

    house = House(keep, fetch, think, lambda game: None)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


@asynccontextmanager
async def at_browser(keep: Memory) -> AsyncIterator[Player]:
    """Eva at a browser of her own."""
    async with browser(keep) as house:
        house.call_me("Eva")
        async with httpx.AsyncClient(transport=Doors(house), base_url="http://browser.test", timeout=60) as client:
            yield Player(client, "Eva")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture
def keep() -> Memory:
    """What a browser keeps."""
    return Memory()


@pytest.fixture(params=["server", "browser"])
async def eva(request: pytest.FixtureRequest, tmp_path: Path, keep: Memory) -> AsyncIterator[Player]:
    """Eva at a server, and Eva at a browser alone: she cannot tell which."""
    if request.param == "server":
        async with inside(f"sqlite:///{tmp_path / 'server.db'}") as here:
            player = await Player.come(here, "Eva")
            yield player
            await player.close()
        return
    async with at_browser(keep) as player:
        yield player
