"""Clocks: none, a bank of time with an increment, or days for each move with a window to sleep in.

Times are whole milliseconds, the server's. A clock runs while a seat is waited for. The increment is granted when the
waiting ends, and taken away again if the seat takes its action back: undoing never gains time.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, time, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo, available_timezones

import msgspec

SECOND = 1000
HOUR = 3600 * SECOND
AT_LEAST = 30 * SECOND
"""So much time a player who comes back has at least."""

Clock24 = Annotated[str, msgspec.Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)", examples=["23:00"])]


class Sleep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hours in which a player's clock of days stands still, in the player's time zone."""

    start: Clock24
    end: Clock24
    zone: Annotated[str, msgspec.Meta(max_length=60, examples=["Europe/Prague"])]


class NoClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="none", tag_field="kind"):
    """Everybody may take all the time in the world."""


class LiveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="live", tag_field="kind"):
    """A bank of seconds for the whole game, and seconds added after each turn."""

    bank: Annotated[int, msgspec.Meta(ge=1, le=86400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class DaysClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="days", tag_field="kind"):
    """Hours for each turn; hours of sleep do not count."""

    hours: Annotated[int, msgspec.Meta(ge=1, le=720)]
    sleep: Sleep | None = None


Clock = NoClock | LiveClock | DaysClock


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of one seat: what is left in its bank, since when it runs, and when it runs out."""

    bank: int | None = None
    since: int | None = None
    deadline: int | None = None
    granted: int = 0
    before: int | None = None
    """The deadline it had when it last stopped."""


def fresh(clock: Clock) -> SeatClock:
    """A seat's clock at the start of a game."""
    return SeatClock(bank=clock.bank * SECOND) if isinstance(clock, LiveClock) else SeatClock()


def started(clock: Clock, own: SeatClock, sleep: Sleep | None, now: int) -> SeatClock:
    """The clock of a seat somebody begins to wait for."""
    if own.since is not None or isinstance(clock, NoClock):
        return own
    if isinstance(clock, LiveClock):
        bank = own.bank or 0
        return SeatClock(bank=bank, since=now, deadline=now + bank)
    return SeatClock(since=now, deadline=awake_after(now, clock.hours * HOUR, sleep or clock.sleep))


def stopped(clock: Clock, own: SeatClock, now: int) -> SeatClock:
    """The clock of a seat nobody waits for any more."""
    if own.since is None:
        return own
    if isinstance(clock, LiveClock):
        granted = clock.increment * SECOND
        left = max(0, (own.bank or 0) - (now - own.since))
        return SeatClock(bank=left + granted, granted=granted)
    return SeatClock(before=own.deadline)


def resumed(clock: Clock, own: SeatClock, sleep: Sleep | None, now: int) -> SeatClock:
    """The clock of a seat that took its action back: as if it had never stopped."""
    if own.since is not None:
        return own
    if isinstance(clock, LiveClock):
        bank = max(0, (own.bank or 0) - own.granted)
        return SeatClock(bank=bank, since=now, deadline=now + bank)
    if isinstance(clock, DaysClock) and own.before is not None:
        return SeatClock(since=now, deadline=own.before)
    return started(clock, own, sleep, now)


def ran_out(own: SeatClock) -> SeatClock:
    """The clock of a seat whose time is up."""
    return SeatClock(bank=None if own.bank is None else 0)


def refilled(own: SeatClock, clock: Clock) -> SeatClock:
    """The clock of a player who comes back: enough to find out what happened."""
    if not isinstance(clock, LiveClock):
        return SeatClock()
    return SeatClock(bank=max(own.bank or 0, clock.increment * SECOND, AT_LEAST))


def next_deadline(clocks: Iterable[SeatClock]) -> int | None:
    """When the first of several clocks runs out."""
    return min((own.deadline for own in clocks if own.deadline is not None), default=None)


def known_zone(zone: str) -> bool:
    """Whether there is such a time zone."""
    return zone in available_timezones()


def awake_after(start: int, span: int, sleep: Sleep | None) -> int:
    """The moment at which this much time awake has passed.

    >>> night = Sleep("22:00", "06:00", "UTC")
    >>> awake_after(21 * HOUR, 2 * HOUR, night) == 31 * HOUR
    True
    """
    if sleep is None or sleep.start == sleep.end:
        return start + span
    zone = ZoneInfo(sleep.zone)
    at, left = start, span
    while True:
        rises = wakes_at(at, sleep, zone)
        if rises is not None:
            at = rises
        tired = next_at(at, sleep.start, zone)
        if tired - at >= left:
            return at + left
        left -= tired - at
        at = tired


def wakes_at(at: int, sleep: Sleep, zone: ZoneInfo) -> int | None:
    """When the sleep that goes on at this moment ends; None if the player is awake."""
    now = datetime.fromtimestamp(at / SECOND, zone).strftime("%H:%M")
    if sleep.start < sleep.end:
        asleep = sleep.start <= now < sleep.end
    else:
        asleep = now >= sleep.start or now < sleep.end
    return next_at(at, sleep.end, zone) if asleep else None


def next_at(at: int, clock: str, zone: ZoneInfo) -> int:
    """The next moment after this one at which it is so late."""
    here = datetime.fromtimestamp(at / SECOND, zone)
    day = here.date()
    hour, minute = map(int, clock.split(":"))
    while True:
        moment = datetime.combine(day, time(hour, minute), zone)
        found = int(moment.timestamp() * SECOND)
        if found > at:
            return found
        day += timedelta(days=1)
