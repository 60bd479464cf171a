"""The pulse: when a server was last alive, so that clocks do not run while there is none.

Every few seconds the server writes its time down. The next one takes over all running clocks with what they had left
then. What the wall clock says in between does not matter: it may be days later, or earlier.
"""

from __future__ import annotations

import logging
from typing import Final

import msgspec
import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.kept import seat_from, text
from ludoteka.table.clocks import Clock, NoClock, held_over, next_deadline
from ludoteka.table.moments import Moments

BEAT: Final = 5_000
"""Milliseconds between two beats; what people gain at most when a server is killed."""
APART: Final = 30_000
"""A process whose time differs by more milliseconds from that of its fellows takes over theirs."""

log = logging.getLogger("ludoteka.pulse")


def beat(c: sa.Connection, now: int) -> None:
    """Write down that the server is alive."""
    pulse = schema.pulse
    c.execute(sa.update(pulse).where(pulse.c.id == 1, pulse.c.at < now).values(at=now))


def wake_up(c: sa.Connection, moments: Moments, *, alone: bool) -> None:
    """Begin to serve: with the time of those who serve already, or with the clocks as the last one left them."""
    pulse = schema.pulse
    was: int | None = c.execute(sa.select(pulse.c.at).where(pulse.c.id == 1)).scalar()
    now = moments.now()
    if was is not None and not alone:
        if abs(now - was) > APART:
            log.warning("another time than the other servers", extra={"seconds": (now - was) // 1000})
            moments.set(was)
        return
    last = was or c.execute(sa.select(sa.func.max(schema.board.c.touched))).scalar()
    if last is not None:
        hold_clocks(c, last, now)
    c.execute(sa.delete(pulse))
    c.execute(sa.insert(pulse), {"id": 1, "at": now})


def hold_clocks(c: sa.Connection, was: int, now: int) -> None:
    """Let all running clocks go on from where they were when a server was last alive."""
    board, seat = schema.board, schema.seat
    query = sa.select(board.c.id, board.c.clock).where(board.c.status == "playing")
    for table in c.execute(query).all():
        clock = msgspec.json.decode(table.clock, type=Clock)
        if isinstance(clock, NoClock):
            continue
        seats = [seat_from(row) for row in c.execute(sa.select(seat).where(seat.c.board == table.id)).all()]
        for each in seats:
            each.clock = held_over(clock, each.clock, each.sleep, was, now)
            here = (seat.c.board == table.id) & (seat.c.seat == each.seat)
            c.execute(sa.update(seat).where(here).values(clock=text(each.clock)))
        deadline = next_deadline(each.clock for each in seats if not each.played_by_bot)
        c.execute(sa.update(board).where(board.c.id == table.id).values(deadline=deadline))
