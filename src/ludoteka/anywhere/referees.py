"""Referees of a browser: rules in this very worker, bots in the one beside it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from ludoteka.kernel.game import Game
from ludoteka.table.referee import questions as q
from ludoteka.table.referee.asking import OutOfOrder, Referees, expected
from ludoteka.table.referee.duties import Referee

A = TypeVar("A")
OPEN_MATCHES: Final = 4
PATIENCE: Final = 4
"""A browser may be this many times slower than a server before a bot is given up."""

log = logging.getLogger("ludoteka.referee")

Ask = Callable[[bytes, float], Awaitable[bytes]]
"""Sends a question to the other worker and waits for its answer; raises TimeoutError if that takes too long."""
Expect = Callable[[str], None]
"""Has the other worker get ready for questions about a game."""


class Here(Referees):
    """A referee in this thread."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self.referee = Referee(games, OPEN_MATCHES)

    async def ask_about(self, table_id: str, question: q.Question, kind: type[A], seconds: float) -> A:
        return expected(sound(self.referee.reply(question)), kind)

    async def ask_any(self, question: q.Question, kind: type[A], seconds: float, who: str, *, low: bool = False) -> A:
        return expected(sound(self.referee.reply(question)), kind)

    async def close(self) -> None:
        """There is nothing to let go."""


class Beside(Referees):
    """A referee in another worker, where bots may think as long as they need without holding up the table."""

    def __init__(self, ask: Ask, expect: Expect) -> None:
        self.ask = ask
        self.expect = expect
        self.encoder = msgspec.msgpack.Encoder()
        self.decoder = msgspec.msgpack.Decoder(q.Answer)

    async def ask_about(self, table_id: str, question: q.Question, kind: type[A], seconds: float) -> A:
        return await self.ask_any(question, kind, seconds, "")

    async def ask_any(self, question: q.Question, kind: type[A], seconds: float, who: str, *, low: bool = False) -> A:
        game = getattr(question, "game", "")
        if game:
            self.expect(game)
        try:
            data = await self.ask(self.encoder.encode(question), seconds * PATIENCE)
        except TimeoutError as error:
            raise OutOfOrder(f"a bot took longer than {seconds * PATIENCE:g} s") from error
        return expected(sound(self.decoder.decode(data)), kind)

    async def close(self) -> None:
        """Whoever started the other worker ends it."""


def sound(answer: q.Answer) -> q.Answer:
    """An answer, unless the rules or a bot broke down over it."""
    if isinstance(answer, q.Failed):
        log.error("rules failed: %s", answer.trace)
        raise OutOfOrder("the rules broke down")
    return answer


class Thinker:
    """The other worker: answers what bots are asked."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self.referee = Referee(games, 0)
        self.decoder = msgspec.msgpack.Decoder(q.Question)

    def answer(self, data: bytes) -> bytes:
        return msgspec.msgpack.encode(self.referee.reply(self.decoder.decode(data)))
