"""A finished game, as one of its players looks back at it."""

from __future__ import annotations

from ludoteka.table import wire
from ludoteka.table.boards import Board, Seat


def played_game(board: Board, person: str) -> wire.PlayedGame:
    """A finished game as one of its players looks back at it."""
    assert board.ended is not None
    return wire.PlayedGame(
        table=board.id,
        game=board.game,
        title=board.title,
        options=board.options,
        started=board.started or board.created,
        ended=board.ended,
        ended_by=board.ended_by,  # type: ignore[arg-type]
        actions=board.actions,
        players=[played_seat(board, seat, person) for seat in board.seats],
    )


def played_seat(board: Board, seat: Seat, person: str) -> wire.PlayedSeat:
    """One of those who played."""
    return wire.PlayedSeat(
        seat=seat.seat,
        name=seat.name,
        bot=seat.bot,
        yours=seat.person == person and seat.kind == "person",
        resigned=seat.resigned,
        place=board.places[seat.seat] if seat.seat < len(board.places) else None,
    )
