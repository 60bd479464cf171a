"""Time and fresh secrets, in one place so that tests can hold them still."""

from __future__ import annotations

import os
import secrets
import time

from ludoteka.kernel.pledge import SECRET_BYTES

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


ANCHOR = "LUDOTEKA_ANCHOR"
"""How `ludoteka serve` hands to all its processes the moment at which the machine's steady clock began."""


def steady() -> int:
    """Milliseconds on a clock that never jumps, the same for all processes of a machine."""
    return time.monotonic_ns() // 1_000_000


def anchor_now() -> int:
    """When the steady clock began, by the wall clock as it is now."""
    return time.time_ns() // 1_000_000 - steady()


class Moments:
    """Where the server takes the time and its secrets from.

    The wall clock is asked only once, when the server starts. From then on time is measured on a clock that never
    jumps, so that setting the wall clock takes nobody's time away and gives nobody more.
    """

    def __init__(self) -> None:
        self.anchor = int(os.environ.get(ANCHOR) or anchor_now())

    def now(self) -> int:
        return self.anchor + steady()

    def set(self, now: int) -> None:
        """Take over the time of servers that run already."""
        self.anchor = now - steady()

    def new_id(self) -> str:
        """A short id that nobody can guess."""
        return "".join(secrets.choice(LETTERS) for _ in range(12))

    def new_secret(self) -> str:
        """A secret for cookies, tokens and links."""
        return secrets.token_urlsafe(24)

    def new_code(self) -> str:
        """A secret short enough for a link."""
        return secrets.token_urlsafe(12)

    def new_guest_number(self) -> int:
        """The number of a guest who chose no name."""
        return 100 + secrets.randbelow(900)

    def new_seed(self) -> str:
        """The seed of what is only shown or thought about, not played."""
        return secrets.token_hex(16)

    def new_pledge(self) -> str:
        """What the server gives towards the seed of a match."""
        return secrets.token_hex(SECRET_BYTES)
