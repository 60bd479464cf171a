"""Time and fresh secrets, in one place so that tests can hold them still."""

from __future__ import annotations

import secrets
import time

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class Moments:
    """Where the server takes the time and its secrets from."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

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
        """The seed of a match."""
        return secrets.token_hex(16)
