"""What several commands do to a table: somebody stands up or gives up, or it closes."""

from __future__ import annotations

from ludoteka.table import clocks, wire
from ludoteka.table.changes import Change
from ludoteka.table.table import NewsBody, Seat


def pass_on(seat: Seat, now: int) -> None:
    """A bot plays for a seat until its player comes back, to the same clock."""
    seat.stand_in, seat.clock = True, clocks.left_alone(seat.clock, now)


def stand_up(change: Change, person: str) -> None:
    """Leave a table that has not started; the next one becomes host, or the table closes."""
    table = change.table
    seats = table.seats_of(person)
    for seat in seats:
        kind: wire.SeatKind = "invited" if seat.code else "open"
        table.seats[seat.seat] = Seat(seat.seat, kind, code=seat.code)
    change.news("seat", NewsBody(by=seats[0].name, what="left"), seat=seats[0].seat)
    if table.host == person:
        others = [seat.person for seat in table.seats if seat.person is not None]
        if others and others[0] is not None:
            table.host, table.key = (
                others[0],
                f"~{table.id}",
            )  # the key was the first host's; nobody can choose this one
        else:
            close_table(change)


def close_table(change: Change) -> None:
    """The table is no more."""
    table = change.table
    table.status, table.ended, table.ended_by = "closed", change.now, "closed"
    change.news("closed", NewsBody(by=change.body.by))


def give_up(change: Change, seat: Seat) -> None:
    """A seat resigns; the game ends if only one has not, or only bots have not."""
    table = change.table
    seat.resigned = True
    change.news("seat", NewsBody(by=seat.name, what="resigned"), seat=seat.seat)
    left = [each for each in table.seats if not each.resigned]
    if len(left) <= 1 or all(each.kind == "bot" for each in left):
        last = max(2, 1 + len(left))
        change.finish("resigned", [last if each.resigned else 1 for each in table.seats])
