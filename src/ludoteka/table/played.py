"""A finished game, as one of its players looks back at it."""

from __future__ import annotations

from ludoteka.table import wire
from ludoteka.table.table import Seat, Table


def played_game(table: Table, person: str) -> wire.PlayedGame:
    """A finished game as one of its players looks back at it."""
    assert table.ended is not None
    return wire.PlayedGame(
        table=table.id,
        game=table.game,
        title=table.title,
        options=table.options,
        started=table.started or table.created,
        ended=table.ended,
        ended_by=table.ended_by,  # type: ignore[arg-type]
        actions=table.actions,
        players=[played_seat(table, seat, person) for seat in table.seats],
    )


def played_seat(table: Table, seat: Seat, person: str) -> wire.PlayedSeat:
    """One of those who played."""
    return wire.PlayedSeat(
        seat=seat.seat,
        name=seat.name,
        bot=seat.bot,
        yours=seat.person == person and seat.kind == "person",
        resigned=seat.resigned,
        place=table.places[seat.seat] if seat.seat < len(table.places) else None,
    )
