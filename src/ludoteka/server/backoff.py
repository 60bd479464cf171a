"""Wrong passwords: whoever guesses has to wait longer and longer, without shutting out the owner of the account."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

K = TypeVar("K", bound=Hashable)

FREE: Final = 5
"""How many wrong passwords cost nothing."""
LONGEST: Final = 300.0
"""The longest wait in seconds, for one address at one account."""
MANY: Final = 30
"""After this many wrong passwords from anywhere, an address has no free ones left once its first was wrong."""
FORGOTTEN: Final = 3600.0
"""Seconds after which a wrong password is forgotten."""
MOST: Final = 50_000


class Misses(Generic[K]):
    """How often something went wrong lately, and when it last did."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.kept: OrderedDict[K, tuple[int, float]] = OrderedDict()

    def of(self, key: K) -> tuple[int, float]:
        count, at = self.kept.get(key, (0, 0.0))
        return (0, 0.0) if self.clock() - at > FORGOTTEN else (count, at)

    def add(self, key: K) -> None:
        self.kept[key] = (self.of(key)[0] + 1, self.clock())
        self.kept.move_to_end(key)
        while len(self.kept) > MOST:
            self.kept.popitem(last=False)


class Backoff:
    """Waits by account and address: a stranger's guesses never make the owner wait, who comes from elsewhere.

    >>> backoff = Backoff(clock=lambda: 100.0)
    >>> for _ in range(7): backoff.missed("eva", "10.0.0.1")
    >>> backoff.wait("eva", "10.0.0.1"), backoff.wait("eva", "10.0.0.2")
    (4.0, 0.0)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.here: Misses[tuple[str, str]] = Misses(clock)
        self.anywhere: Misses[str] = Misses(clock)

    def wait(self, login: str, address: str) -> float:
        """How many seconds an address has to wait before it may try another password for an account."""
        missed, at = self.here.of((login, address))
        if missed and self.anywhere.of(login)[0] >= MANY:
            missed += FREE
        if missed < FREE:
            return 0.0
        return max(0.0, at + min(LONGEST, 2.0 ** (missed - FREE)) - self.clock())

    def missed(self, login: str, address: str) -> None:
        """The password was wrong."""
        self.here.add((login, address))
        self.anywhere.add(login)

    def fitted(self, login: str, address: str) -> None:
        """The password was right."""
        self.here.kept.pop((login, address), None)
