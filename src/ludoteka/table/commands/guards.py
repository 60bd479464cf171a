"""Who may do what at a table, and what is refused."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteka.bots import bot as make_bot
from ludoteka.kernel.errors import BadOption
from ludoteka.table import clocks, wire
from ludoteka.table.errors import Refusal, conflict, forbidden, not_found
from ludoteka.table.person import Person
from ludoteka.table.table import Seat, Table

LONGEST_SLEEP = 12 * 60


def may_see(table: Table, person: Person | None, code: str) -> None:
    """Refuse whoever a private table is not for, as if it were not there."""
    if table.public or (person is not None and (table.host == person.id or table.expects(person.id))):
        return
    if code and (code == table.code or any(seat.code == code for seat in table.seats)):
        return
    raise not_found("table")


def own_seat(table: Table, person: Person, number: int) -> Seat:
    """The seat, if it belongs to this person."""
    if not table.public and table.host != person.id and not table.expects(person.id):
        raise not_found("table")
    for seat in table.seats_of(person.id):
        if seat.seat == number:
            return seat
    raise forbidden("not-your-seat", f"seat {number + 1} is not yours")


def seat_of(table: Table, number: int) -> Seat:
    """The seat of this number."""
    if number >= len(table.seats):
        raise not_found("seat")
    return table.seats[number]


def must_host(table: Table, person: Person) -> None:
    """Refuse everybody but the host."""
    if table.host != person.id:
        raise not_found("table") if not table.public else forbidden("not-host", "only the host may do that")


def must_be_open(table: Table) -> None:
    """Refuse if the game has begun."""
    if table.status != "open":
        raise conflict("not-open", "this table is not waiting for players any more")


def must_be_playing(table: Table) -> None:
    """Refuse unless a game is going on."""
    if table.status != "playing":
        message = "the game has not started" if table.status == "open" else "the game is over"
        raise conflict("not-playing", message)


def free_seat(table: Table, person: Person, wanted: wire.Join) -> Seat:
    """The seat somebody wants to take: the one asked for, or the first of those that are best meant for them."""
    if wanted.seat is not None:
        seat = seat_of(table, wanted.seat)
        if welcome_at(table, seat, person, wanted.code) is not None:
            return seat
        if seat.kind == "invited":
            raise forbidden("invited-only", "this seat is for whoever has its link")
        raise conflict("taken", "this seat is taken")
    ranked = [(welcome_at(table, seat, person, wanted.code), seat) for seat in table.seats]
    fitting = [(rank, seat.seat) for rank, seat in ranked if rank is not None]
    if not fitting:
        raise conflict("full", "no seat is free")
    return table.seats[min(fitting)[1]]


def welcome_at(table: Table, seat: Seat, person: Person, code: str) -> int | None:
    """How well a seat is meant for somebody: 0 for one kept for them, then free ones; None if they may not have it.

    Whoever has the table's own link is a friend of those who sit there: seats for invited guests are for them too, and
    before the game starts a bot makes room for a friend.
    """
    friend = code != "" and code == table.code
    if seat.kind == "invited" and (seat.person == person.id or (code != "" and seat.code == code)):
        return 0
    if seat.kind == "open":
        return 1
    if friend and seat.kind == "invited" and seat.person is None:
        return 2
    return 3 if friend and seat.kind == "bot" else None


def wrong_count(counts: Iterable[int], seats: int) -> Refusal:
    """The game is not played by this number of players."""
    possible = ", ".join(str(count) for count in counts)
    return conflict("seat-count", f"the game is played by {possible}, not by {seats}", counts=possible, seats=seats)


def checked_bot(name: str) -> str:
    """The name of a bot that exists."""
    try:
        return make_bot(name).name
    except BadOption as error:
        raise conflict("unknown-bot", str(error)) from None


def check_clock(clock: clocks.Clock) -> None:
    """Refuse a window of sleep that makes no sense."""
    if isinstance(clock, clocks.DaysClock) and clock.sleep is not None:
        check_sleep(clock.sleep)


def check_sleep(sleep: clocks.Sleep) -> None:
    """Refuse an unknown time zone or a sleep of more than half a day."""
    if not clocks.known_zone(sleep.zone):
        raise conflict(
            "unknown-zone", f"there is no time zone {sleep.zone}; expected one like Europe/Prague", zone=sleep.zone
        )
    start, end = (int(clock[:2]) * 60 + int(clock[3:]) for clock in (sleep.start, sleep.end))
    if (end - start) % (24 * 60) > LONGEST_SLEEP:
        raise conflict("long-sleep", "the window of sleep may be 12 hours at most", hours=LONGEST_SLEEP // 60)
