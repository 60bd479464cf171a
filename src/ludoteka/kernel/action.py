"""The smallest words of the kernel: who acts and what an action is."""

from __future__ import annotations

from typing import Final

Seat = int
"""A place at the table, counted from 0 in the order of play around it."""

SPECTATOR: Final = -1
"""The eyes of somebody who holds no seat and therefore no secret."""

EVERYONE: Final = -1
"""The audience of an event that all seats and spectators may know; any other audience is a bit mask of seats."""

Action = tuple[str | int, ...]
"""A verb and its arguments, `("bid", "ares", 7)`; events, prompts and reasons are tuples of the same form."""

NOTHING: Final[Action] = ()
"""No action at all, where one could be."""


def audience(*seats: Seat) -> int:
    """The audience made of these seats only.

    >>> audience(0, 2)
    5
    """
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def hears(mask: int, seat: Seat) -> bool:
    """Whether somebody at this seat belongs to the audience.

    >>> hears(audience(0, 2), 1), hears(audience(0, 2), 2), hears(EVERYONE, SPECTATOR)
    (False, True, True)
    """
    return mask == EVERYONE or (seat >= 0 and bool(mask >> seat & 1))
