"""Turns: whoever shares something with others gets it in turn, however much each of them asks for.

The bots' processes, the desk and the archive are shared. Whoever asks for a hundred things waits for their own, and
does not make everybody else wait for them: people are served one after another, each person's requests in their order.
What nobody waits for, such as a game of bots alone, comes only when there is nothing else to do.
"""

from __future__ import annotations

import asyncio
import collections
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class Queue(Generic[T]):
    """People in a queue that goes round: the first is served once and goes to the end of it.

    >>> queue = Queue[str]()
    >>> for who, what in [("Eva", "a"), ("Eva", "b"), ("Eva", "c"), ("Bob", "d")]:
    ...     queue.put(who, what)
    >>> [queue.take() for _ in range(4)]
    ['a', 'd', 'b', 'c']
    """

    def __init__(self) -> None:
        self.people: OrderedDict[str, deque[T]] = OrderedDict()
        self.size = 0

    def put(self, who: str, what: T) -> None:
        """Somebody wants one more thing."""
        self.people.setdefault(who, deque()).append(what)
        self.size += 1

    def take(self, last: str | None = None) -> T:
        """What is served next; there has to be something. Who was served last comes after all others."""
        if last is not None and last in self.people:
            self.people.move_to_end(last)
        who, wanted = self.people.popitem(last=False)
        what = wanted.popleft()
        self.size -= 1
        if wanted:
            self.people[who] = wanted
        return what

    def remove(self, who: str, what: T) -> None:
        """Somebody has gone away, if it was not their turn yet."""
        wanted = self.people.get(who)
        if wanted is None or what not in wanted:
            return
        wanted.remove(what)
        self.size -= 1
        if not wanted:
            del self.people[who]

    def count(self, who: str) -> int:
        """How many things somebody waits for."""
        return len(self.people.get(who, ()))


class Turns(Generic[T]):
    """Two queues: one for what people wait for, and one that is served when the first is empty.

    >>> turns = Turns[str]()
    >>> turns.put("Eva", "a game of bots", low=True)
    >>> turns.put("Bob", "a bot at Bob's table")
    >>> turns.take(), turns.take(), turns.take()
    ("a bot at Bob's table", 'a game of bots', None)
    """

    def __init__(self) -> None:
        self.high = Queue[T]()
        self.low = Queue[T]()

    def put(self, who: str, what: T, *, low: bool = False) -> None:
        """Somebody wants one more thing."""
        (self.low if low else self.high).put(who, what)

    def take(self, last: str | None = None) -> T | None:
        """What is served next, None if nobody waits."""
        for queue in (self.high, self.low):
            if queue.size:
                return queue.take(last)
        return None

    def remove(self, who: str, what: T, *, low: bool = False) -> None:
        """Somebody has gone away."""
        (self.low if low else self.high).remove(who, what)

    def count(self, who: str) -> int:
        """How many things somebody waits for."""
        return self.high.count(who) + self.low.count(who)

    @property
    def size(self) -> int:
        """How many things are waited for."""
        return self.high.size + self.low.size


class TooMany(Exception):
    """Somebody, or all together, wait for too many things already."""


class Counter(Generic[T]):
    """Lends some things, such as processes, to people in turn.

    `each` is how many requests of one person may wait, `together` how many of all; without a limit if it is 0.
    """

    def __init__(self, things: Iterable[T], each: int = 0, together: int = 0) -> None:
        self.free = deque(things)
        self.each = each
        self.together = together
        self.turns: Turns[asyncio.Future[T]] = Turns()

    @asynccontextmanager
    async def lend(self, who: str, *, low: bool = False) -> AsyncIterator[T]:
        """Something of what is lent, when it is this person's turn."""
        thing = await self.take(who, low=low)
        try:
            yield thing
        finally:
            self.give_back(thing, who)

    async def take(self, who: str, *, low: bool) -> T:
        """Wait for one's turn."""
        if self.free:
            return self.free.popleft()
        if (self.each and self.turns.count(who) >= self.each) or (self.together and self.turns.size >= self.together):
            raise TooMany
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.turns.put(who, turn, low=low)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.turns.remove(who, turn, low=low)
            else:
                self.give_back(turn.result(), who)
            raise

    def give_back(self, thing: T, who: str) -> None:
        """Pass something on to whoever is next and has not gone away."""
        while (turn := self.turns.take(who)) is not None:
            if not turn.done():
                turn.set_result(thing)
                return
        self.free.append(thing)


class Room:
    """How much may be held at a time, by each and by all together.

    >>> room = Room(each=2, together=3)
    >>> room.enter("Eva", 2), room.enter("Eva", 1), room.enter("Bob", 2), room.enter("Bob", 1)
    (True, False, False, True)
    """

    def __init__(self, each: int, together: int) -> None:
        self.each = each
        self.together = together
        self.held: collections.Counter[str] = collections.Counter()
        self.sum = 0

    def enter(self, who: str, size: int = 1) -> bool:
        """Hold something, if there is room for it."""
        if self.held[who] + size > self.each or self.sum + size > self.together:
            return False
        self.held[who] += size
        self.sum += size
        return True

    def leave(self, who: str, size: int = 1) -> None:
        """Let it go."""
        self.sum -= size
        self.held[who] -= size
        if not self.held[who]:
            del self.held[who]
