"""Passwords: which are too easy to guess, and hashing them without keeping anybody waiting for long."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Final, TypeVar

import argon2

from ludoteka.table.errors import busy

T = TypeVar("T")

COMMON: Final = frozenset(Path(__file__).with_name("common_passwords.txt").read_text(encoding="utf-8").split())
"""What people choose most, and so what others guess first; mostly with some digits behind."""
ENDINGS: Final = "0123456789!.?@#$%*_-+ "
LONG: Final = 14
"""Digits and signs alone have to be this many."""
FEW: Final = 3
"""A password with no more different characters than this is guessed at once."""
MOST_WAITING: Final = 12
"""How many passwords are hashed or wait for it; more would wait for seconds."""
MOST_OF_ONE: Final = 4
"""How many of them may come from one address."""
AT_ONCE: Final = 2
RETRY: Final = 2


def too_common(password: str, login: str) -> bool:
    """Whether a password is among those that are guessed first.

    >>> too_common("Password123!", "eva"), too_common("evaevaeva", "eva"), too_common("correct horse", "eva")
    (True, True, False)
    """
    plain = password.casefold()
    word = plain.strip(ENDINGS)
    if word in COMMON or plain in COMMON or word == login:
        return True
    if len(set(plain)) <= FEW or (not word and len(plain) < LONG):
        return True
    steps = {ord(after) - ord(before) for before, after in pairwise(plain)}
    if len(steps) == 1 and steps <= {1, -1}:
        return True
    return any(
        len(plain) % size == 0 and plain == plain[:size] * (len(plain) // size) and plain[:size] in (*COMMON, login)
        for size in range(1, len(plain) // 2 + 1)
    )


class Hashing:
    """Argon2 in threads of its own. Who would have to wait for long is sent away at once."""

    def __init__(self) -> None:
        self.hasher = argon2.PasswordHasher()
        self.threads = ThreadPoolExecutor(AT_ONCE, "argon2")
        self.waiting: Counter[str] = Counter()

    async def hash(self, password: str, address: str) -> str:
        return await self.run(address, lambda: self.hasher.hash(password))

    async def fits(self, stored: str, password: str, address: str) -> bool:
        """Whether a password fits its hash."""
        try:
            return await self.run(address, lambda: self.hasher.verify(stored, password))
        except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
            return False

    async def run(self, address: str, work: Callable[[], T]) -> T:
        """Do a piece of work, unless too much waits already; it is done even if nobody waits for it any more."""
        if self.waiting.total() >= MOST_WAITING or self.waiting[address] >= MOST_OF_ONE:
            raise busy("many people are signing in; try again in a moment", RETRY)
        self.waiting[address] += 1
        done = asyncio.get_running_loop().run_in_executor(self.threads, work)
        done.add_done_callback(lambda _: self.leave(address))
        return await asyncio.shield(done)

    def leave(self, address: str) -> None:
        self.waiting[address] -= 1
        if self.waiting[address] <= 0:
            del self.waiting[address]

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
