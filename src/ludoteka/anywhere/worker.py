"""The doors between Python and the page's workers; runs in Pyodide only."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Protocol

from pyodide.ffi import to_js

from ludoteka.anywhere.house import House, Onlooker, Tell
from ludoteka.anywhere.referees import Thinker
from ludoteka.anywhere.routes import answer
from ludoteka.anywhere.shelf import Keep, Row
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game


class Outside(Protocol):
    """What the worker's script offers."""

    def put(self, rows: Any) -> Awaitable[None]: ...

    def all(self, prefix: str) -> Awaitable[Any]: ...

    def fetch(self, game: str) -> Awaitable[str | None]: ...

    def expect(self, game: str) -> None: ...

    def think(self, question: Any, seconds: float) -> Awaitable[Any]: ...


class Browser(Keep):
    """Rows in the browser's own database."""

    def __init__(self, outside: Outside) -> None:
        self.outside = outside

    async def put(self, rows: list[Row]) -> None:
        await self.outside.put(to_js(rows))

    async def all(self, prefix: str) -> list[tuple[str, bytes]]:
        return [(row[0], row[1].to_bytes()) for row in await self.outside.all(prefix)]


class Doors:
    """The house as the worker's script calls it."""

    def __init__(self, outside: Outside) -> None:
        async def think(question: bytes, seconds: float) -> bytes:
            found = await outside.think(to_js(question), seconds)
            if found is None:
                raise TimeoutError
            data: bytes = found.to_bytes()
            return data

        self.house = House(Browser(outside), outside.fetch, think, outside.expect)
        self.onlookers: dict[int, Onlooker] = {}

    async def open(self) -> None:
        await self.house.open()

    async def ask(self, name: str, method: str, address: str, body: str) -> Any:
        """Answer a request: status, kind and body."""
        self.house.call_me(name)
        found = await answer(self.house, method, address, body.encode())
        return to_js([found.status, found.kind, found.body.decode()])

    async def watch(self, number: int, table_id: str, seat: int | None, after: int | None, tell: Tell) -> None:
        """Begin to watch a table."""
        onlooker = self.onlookers[number] = Onlooker(self.house, table_id, tell)
        await onlooker.open(seat, after)

    async def say(self, number: int, text: str) -> None:
        """Take a message of somebody who watches."""
        if number in self.onlookers:
            await self.onlookers[number].hear(text)

    def drawn(self, number: int) -> None:
        """The page has drawn what somebody who watches was told."""
        if number in self.onlookers:
            self.onlookers[number].drawn.set()

    def hang_up(self, number: int) -> None:
        """Somebody watches no more."""
        onlooker = self.onlookers.pop(number, None)
        if onlooker is not None:
            onlooker.close()


class BotDoors:
    """The bots as their worker's script calls them."""

    def __init__(self) -> None:
        self.games: dict[str, Game[Any]] = {}
        self.thinker = Thinker(self.games)

    def load(self, game: str, loader: str) -> None:
        self.games[game] = load_game(loader)

    def think(self, question: Any) -> Any:
        return to_js(self.thinker.answer(question.to_bytes()))
