"""How long a bot may think about one decision."""

from __future__ import annotations

import time


class Clock:
    """Runs from now on until the first of some limits in seconds; 0 is no limit."""

    def __init__(self, *limits: float) -> None:
        self.begun = time.monotonic()
        self.limit = min((seconds for seconds in limits if seconds), default=0.0)

    def past(self, share: float = 1.0) -> bool:
        """Whether the time, or a share of it, is over."""
        return self.limit > 0.0 and time.monotonic() > self.begun + self.limit * share

    def part(self, share: float) -> Clock:
        """One that began with this one and ends after a share of its time."""
        clock = Clock.__new__(Clock)
        clock.begun = self.begun
        clock.limit = self.limit * share
        return clock
