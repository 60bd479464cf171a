"""Clocks: none, a bank of time with an increment, or days for each move with a window to sleep in.

Times are whole milliseconds, the server's, which never jump (`moments.py`). A clock runs while a seat is waited for,
even if its player has left: leaving and coming back changes nothing. The increment is granted when a player has taken a
turn, and taken away again if the action is taken back: no request ever gains time.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, time, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo, available_timezones

import msgspec

SECOND = 1000
HOUR = 3600 * SECOND
SPARE = 30 * SECOND
"""What a player gets who comes back after the time was up, on a live clock; more if the increment is."""
SPARE_OF_DAYS = HOUR
"""The same on a clock of days."""
HOLD = 30 * SECOND
"""How long all clocks stand still when a server has started, so that people can find their way back."""

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
    """A moment in the future if the clocks stand still until then, after a restart of the server."""
    deadline: int | None = None
    granted: int = 0
    """The increment it gained when it last stopped; lost again if the seat takes its action back."""
    left: int | None = None
    """What was left of a turn of days when the clock last stopped."""
    moved: bool = False
    """Whether the seat has acted since the clock started; only then its turn is over when the clock stops."""
    out: bool = False
    """Its time is up, and its player has not come back."""
    spared: bool = False
    """Its player came back after the time was up: once a game on a live clock, once a turn on one of days."""


def fresh(clock: Clock) -> SeatClock:
    """A seat's clock at the start of a game."""
    return SeatClock(bank=clock.bank * SECOND) if isinstance(clock, LiveClock) else SeatClock()


def started(clock: Clock, own: SeatClock, sleep: Sleep | None, now: int) -> SeatClock:
    """The clock of a seat somebody begins to wait for. A turn that was interrupted goes on with what was left of it."""
    if own.since is not None or own.out or isinstance(clock, NoClock):
        return own
    if isinstance(clock, LiveClock):
        bank = own.bank or 0
        return SeatClock(bank=bank, since=now, deadline=now + bank, spared=own.spared)
    if own.left is not None and not own.moved:
        return running_days(clock, own, sleep, now, own.left)
    return SeatClock(since=now, deadline=awake_after(now, clock.hours * HOUR, sleep or clock.sleep))


def running_days(clock: DaysClock, own: SeatClock, sleep: Sleep | None, now: int, left: int) -> SeatClock:
    """A clock of days that goes on with what is left."""
    return SeatClock(since=now, deadline=awake_after(now, left, sleep or clock.sleep), spared=own.spared)


def stopped(clock: Clock, own: SeatClock, sleep: Sleep | None, now: int) -> SeatClock:
    """The clock of a seat nobody waits for any more; only a turn that was taken earns the increment."""
    if own.since is None or isinstance(clock, NoClock):
        return SeatClock() if own.out and isinstance(clock, DaysClock) else own
    if isinstance(clock, LiveClock):
        granted = clock.increment * SECOND if own.moved else 0
        return SeatClock(bank=bank_left(own, now) + granted, granted=granted, spared=own.spared)
    return SeatClock(left=days_left(clock, own, sleep, now), moved=own.moved, spared=own.spared)


def resumed(clock: Clock, own: SeatClock, sleep: Sleep | None, now: int) -> SeatClock:
    """The clock of a seat that took its action back: as if it had never stopped."""
    if own.since is not None:
        return msgspec.structs.replace(own, moved=False)
    if isinstance(clock, LiveClock):
        own = SeatClock(bank=max(0, (own.bank or 0) - own.granted), out=own.out, spared=own.spared)
    elif isinstance(clock, DaysClock) and own.left is not None:
        return running_days(clock, own, sleep, now, own.left)
    return started(clock, own, sleep, now)


def bank_left(own: SeatClock, now: int) -> int:
    """What is left of a bank."""
    used = 0 if own.since is None else max(0, now - own.since)
    return max(0, (own.bank or 0) - used)


def days_left(clock: DaysClock, own: SeatClock, sleep: Sleep | None, now: int) -> int:
    """What is left of a turn of days."""
    if own.deadline is None:
        return 0
    return awake_between(max(now, own.since or 0), own.deadline, sleep or clock.sleep)


def late(own: SeatClock, now: int) -> bool:
    """Whether its time is up."""
    return own.deadline is not None and own.deadline <= now


def ran_out(own: SeatClock) -> SeatClock:
    """The clock of a seat whose time is up."""
    return SeatClock(bank=None if own.bank is None else 0, out=True, spared=own.spared)


# -- who goes away, and comes back ----------------------------------------------------------------------------------


def acted_by_player(own: SeatClock) -> SeatClock:
    """The clock of a seat whose player has just acted."""
    return own if own.since is None else msgspec.structs.replace(own, moved=True)


def acted_by_bot(own: SeatClock, now: int) -> SeatClock:
    """The clock of a seat for which a bot has just acted: that took none of the player's time, and earns nothing."""
    if own.since is None:
        return own
    if own.bank is None:
        return msgspec.structs.replace(own, moved=True)
    return msgspec.structs.replace(own, since=now, deadline=now + own.bank, moved=False)


def left_alone(own: SeatClock, now: int) -> SeatClock:
    """The clock of a player who goes away. It runs on until the bot acts: who comes back before that has not rested."""
    if own.since is None:
        return own
    if late(own, now):
        return ran_out(own)
    if own.bank is None:
        return own
    return msgspec.structs.replace(own, bank=bank_left(own, now), since=max(now, own.since))


def returned(clock: Clock, own: SeatClock, now: int) -> SeatClock | None:
    """The clock of a player who comes back: what was left of it. Whose time is up gets a little more, but only once."""
    if not own.out and not late(own, now) and own.bank != 0:
        return own
    if own.spared:
        return None
    if isinstance(clock, LiveClock):
        return SeatClock(bank=max(clock.increment * SECOND, SPARE), spared=True)
    return SeatClock(left=SPARE_OF_DAYS, spared=True)


def held_over(clock: Clock, own: SeatClock, sleep: Sleep | None, was: int, now: int) -> SeatClock:
    """A running clock after no server was there for a while: it has what it had then, and waits until people are back.

    Neither moment is compared with the other, so it does not matter what the wall clock did in between.
    """
    if own.since is None:
        return own
    again = now + HOLD
    if isinstance(clock, DaysClock):
        end = awake_after(again, days_left(clock, own, sleep, was), sleep or clock.sleep)
        return msgspec.structs.replace(own, since=again, deadline=end)
    bank = bank_left(own, was)
    return msgspec.structs.replace(own, bank=bank, since=again, deadline=again + bank)


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


def awake_between(start: int, end: int, sleep: Sleep | None) -> int:
    """How much time awake there is between two moments.

    >>> night = Sleep("22:00", "06:00", "UTC")
    >>> awake_between(21 * HOUR, 31 * HOUR, night) == 2 * HOUR
    True
    """
    if sleep is None or sleep.start == sleep.end:
        return max(0, end - start)
    zone = ZoneInfo(sleep.zone)
    at, found = start, 0
    while at < end:
        at = wakes_at(at, sleep, zone) or at
        tired = next_at(at, sleep.start, zone)
        found += max(0, min(tired, end) - at)
        at = tired
    return found


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
