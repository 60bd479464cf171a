"""Tables as rows of the database, and back."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.parcels import BOARD_COLUMNS, MOVED_COLUMNS
from ludoteka.table.clocks import Clock, SeatClock, Sleep
from ludoteka.table.manners import Manners
from ludoteka.table.table import News, NewsBody, Seat, Table

LISTS = ("options", "setup_luck", "waiting", "decisions", "places")
MOVED_LISTS = ("waiting", "decisions", "places")
ENCODER = msgspec.json.Encoder()
SEAT_COLUMNS = [column.name for column in schema.seat.columns if column.name != "board"]
MOVED_VALUES = attrgetter(*MOVED_COLUMNS)
SEAT_VALUES = attrgetter(*SEAT_COLUMNS)


def text(value: object) -> str:
    """A value as JSON text."""
    return ENCODER.encode(value).decode()


def table_row(table: Table) -> dict[str, Any]:
    """A table as a row."""
    row = {name: getattr(table, name) for name in BOARD_COLUMNS}
    for name in LISTS:
        row[name] = text(row[name])
    row["clock"] = text(table.clock)
    row["manners"] = text(table.manners)
    return row


def moved_row(table: Table) -> dict[str, Any]:
    """What an action may change of a table, as a row."""
    row = dict(zip(MOVED_COLUMNS, MOVED_VALUES(table), strict=True))
    for name in MOVED_LISTS:
        row[name] = text(row[name])
    return row


def seat_row(table: str, seat: Seat) -> dict[str, Any]:
    """A seat as a row."""
    row = dict(zip(SEAT_COLUMNS, SEAT_VALUES(seat), strict=True))
    row["board"] = table
    row["clock"] = text(seat.clock)
    row["sleep"] = None if seat.sleep is None else text(seat.sleep)
    return row


def read_table(c: sa.Connection, table_id: str) -> Table | None:
    """A table by its id."""
    row = c.execute(SELECT_BOARD, {"id": table_id}).first()
    if row is None:
        return None
    seats = c.execute(SELECT_SEATS, {"id": table_id}).all()
    return table_from(row, seats)


def table_from(row: sa.Row[Any], seats: Any) -> Table:
    """A table from its row and those of its seats."""
    values = {name: row._mapping[name] for name in BOARD_COLUMNS}
    for name in LISTS:
        values[name] = msgspec.json.decode(values[name])
    values["clock"] = msgspec.json.decode(values["clock"], type=Clock)
    values["manners"] = msgspec.json.decode(values["manners"], type=Manners)
    return Table(**values, seats=[seat_from(seat) for seat in seats])


def seat_from(row: sa.Row[Any]) -> Seat:
    """A seat from its row."""
    values = {name: row._mapping[name] for name in SEAT_COLUMNS}
    values["clock"] = msgspec.json.decode(values["clock"], type=SeatClock)
    values["sleep"] = None if values["sleep"] is None else msgspec.json.decode(values["sleep"], type=Sleep)
    return Seat(**values)


def news_from(row: sa.Row[Any]) -> News:
    """An update from its row."""
    body = msgspec.json.decode(row.body, type=NewsBody)
    return News(row.n, row.at, row.kind, row.seat, row.action, body, row.person)


SELECT_BOARD = sa.select(schema.board).where(schema.board.c.id == sa.bindparam("id"))
SELECT_SEATS = sa.select(schema.seat).where(schema.seat.c.board == sa.bindparam("id")).order_by(schema.seat.c.seat)
