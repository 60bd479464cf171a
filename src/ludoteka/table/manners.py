"""The manners of a table: who may talk there, who was asked to leave, and votes about somebody who is not there."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ludoteka.table.clocks import Clock, DaysClock, LiveClock

Talk = Literal["players", "everyone"]
Vote = Literal["replace", "wait"]

MINUTE: Final = 60_000
LIVE_GRACE: Final = 5
QUIET_GRACE: Final = 60


class Poll(msgspec.Struct, frozen=True):
    """A vote about somebody who is not there: let a bot play, or wait."""

    person: str
    seat: int
    opened: int
    votes: dict[str, Vote]
    """The votes by person."""


class Manners(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is agreed at a table beside the rules of its game."""

    chat: Talk = "players"
    grace: int | None = None
    """Minutes that somebody may be away before the others may vote; None for what fits the clock."""
    removed: tuple[str, ...] = ()
    """Whom the host asked to leave."""
    polls: tuple[Poll, ...] = ()
    patience: dict[str, int] = {}
    """Until when the others have agreed to wait for somebody."""


def grace_minutes(clock: Clock, chosen: int | None) -> int:
    """How long somebody may be away before the others may vote: as the table says, else as fits its clock."""
    if chosen is not None:
        return chosen
    if isinstance(clock, DaysClock):
        return clock.hours * 60
    return LIVE_GRACE if isinstance(clock, LiveClock) else QUIET_GRACE


def welcomed(manners: Manners, person: str) -> Manners:
    """The same, but this person was asked to come back."""
    return msgspec.structs.replace(manners, removed=tuple(each for each in manners.removed if each != person))


def poll_about(manners: Manners, person: str) -> Poll | None:
    return next((poll for poll in manners.polls if poll.person == person), None)


def without_poll(manners: Manners, person: str) -> Manners:
    """The same, but no vote about this person is going on."""
    return msgspec.structs.replace(manners, polls=tuple(poll for poll in manners.polls if poll.person != person))


def with_poll(manners: Manners, poll: Poll) -> Manners:
    """The same, with this vote as it stands now."""
    return msgspec.structs.replace(manners, polls=(*without_poll(manners, poll.person).polls, poll))


def result(replace: int, wait: int, voters: int) -> Vote | None:
    """What a vote has decided: more than half of those present replace; a tie waits; None while it is open.

    >>> result(1, 0, 1), result(1, 0, 2), result(1, 1, 2), result(2, 1, 3)
    ('replace', None, 'wait', 'replace')
    """
    if 2 * replace > voters:
        return "replace"
    still_silent = max(0, voters - replace - wait)
    return None if 2 * (replace + still_silent) > voters else "wait"
