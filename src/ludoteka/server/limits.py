"""Rate limits: buckets that fill again with time, one per session, address or login."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 50_000


class Limit:
    """A rate per second that may be kept up, and a burst that may come at once.

    >>> limit = Limit(1.0, 2.0, clock=lambda: 0.0)
    >>> [limit.spend("somebody") for _ in range(3)]
    [0.0, 0.0, 1.0]
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = max(1.0, burst)
        self.clock = clock
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str) -> float:
        """Take one from a bucket: 0 if there was one, otherwise the seconds to wait."""
        if self.rate <= 0:
            return 0.0
        now = self.clock()
        left, then = self.buckets.get(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        wait = 0.0 if left >= 1 else (1 - left) / self.rate
        self.buckets[who] = (left if wait else left - 1, now)
        self.buckets.move_to_end(who)
        while len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return wait
