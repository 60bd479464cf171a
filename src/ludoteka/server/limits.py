"""Rate limits: buckets that fill again with time, one per person or address."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final

from ludoteka.server.settings import Settings

MOST_BUCKETS = 50_000
ENTRY_BURST: Final = 40
HOME: Final = 64
"""The bits of an IPv6 address that are one customer's; whoever has one address of them has them all."""


def group_of(address: str) -> str:
    """What counts as one address.

    >>> group_of("192.0.2.7"), group_of("2001:db8:1:2:3:4:5:6"), group_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> HOME << HOME))


def address_of(scope: Mapping[str, Any]) -> str:
    """The address a request comes from."""
    return group_of((scope.get("client") or ("unknown",))[0])


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


class Limits:
    """The limits of a server. Who somebody is counts only once it has been verified; until then, only the address."""

    def __init__(self, settings: Settings) -> None:
        burst = settings.burst_seconds
        self.people = Limit(settings.rate, settings.rate * burst)
        self.addresses = Limit(settings.address_rate, settings.address_rate * burst)
        self.entries = Limit(settings.entry_rate, settings.entry_rate * ENTRY_BURST)
