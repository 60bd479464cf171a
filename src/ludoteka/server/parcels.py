"""Parcels: all that an ordinary change of a table writes, as plain rows, and how they are written one at a time."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.prepared import Prepared

FIXED = ("id", "game", "created")
"""What never changes about a table."""
AROUND = (
    "host",
    "key",
    "rules",
    "content",
    "options",
    "title",
    "public",
    "code",
    "clock",
    "stand_in",
    "seed",
    "commitment",
    "setup_luck",
    "start_hash",
    "rematch",
    "imported",
    "started",
    "manners",
    "secret",
    "adopted",
    "lesson",
)
"""What no action changes about a table."""
BOARD_COLUMNS = [column.name for column in schema.board.columns]
MOVED_COLUMNS = [name for name in BOARD_COLUMNS if name not in (*FIXED, *AROUND)]


class Parcel(msgspec.Struct, frozen=True):
    """All that an ordinary change writes, as plain rows: what playing, talking and clocks are made of."""

    table: str
    before: int
    """The version that the table must have."""
    board: dict[str, Any]
    position: dict[str, Any] | None
    """Without a commit point if that did not move."""
    checkpoint: dict[str, Any] | None
    seats: list[dict[str, Any]]
    lines: list[dict[str, Any]]
    news: dict[str, Any]


def write_parcel(c: sa.Connection, parcel: Parcel) -> bool:
    """Write an ordinary change, if its table is as it has to be; whether it was."""
    driver = c.connection.driver_connection
    if UPDATE_MOVED.run_on(c, driver, parcel.board | {"b_id": parcel.table, "b_version": parcel.before}) != 1:
        return False
    position = parcel.position
    if position is not None:
        if position["unit"] is None:
            UPDATE_STATE.run_on(c, driver, {"b_board": parcel.table, "state": position["state"]})
        else:
            rest = {name: value for name, value in position.items() if name != "board"}
            UPDATE_POSITION.run_on(c, driver, {"b_board": parcel.table, **rest})
    if parcel.checkpoint is not None:
        KEEP_CHECKPOINT.run_on(c, driver, parcel.checkpoint)
    for row in parcel.seats:
        write_seat(c, row)
    for line in parcel.lines:
        KEEP_ACTION.run_on(c, driver, line)
    KEEP_NEWS.run_on(c, driver, parcel.news)
    return True


def write_seat(c: sa.Connection, row: dict[str, Any]) -> None:
    """Write what has changed about a seat."""
    values = row | {"b_board": row["board"], "b_seat": row["seat"]}
    del values["board"], values["seat"]
    UPDATE_SEAT.run(c, values)


def bound(table: sa.Table, *leave_out: str) -> dict[str, sa.BindParameter[Any]]:
    """A parameter for every column but some."""
    return {column.name: sa.bindparam(column.name) for column in table.columns if column.name not in leave_out}


SELECT_VERSION = sa.select(schema.board.c.version).where(schema.board.c.id == sa.bindparam("id"))
AT_VERSION = (schema.board.c.id == sa.bindparam("b_id")) & (schema.board.c.version == sa.bindparam("b_version"))
UPDATE_MOVED = Prepared(sa.update(schema.board).where(AT_VERSION).values(bound(schema.board, *FIXED, *AROUND)))
UPDATE_SEAT = Prepared(
    sa.update(schema.seat)
    .where(schema.seat.c.board == sa.bindparam("b_board"), schema.seat.c.seat == sa.bindparam("b_seat"))
    .values(bound(schema.seat, "board", "seat"))
)
INSERT_ACTION = sa.insert(schema.action)
INSERT_NEWS = sa.insert(schema.news)
INSERT_POSITION = sa.insert(schema.position)
INSERT_CHECKPOINT = sa.insert(schema.checkpoint)
KEEP_ACTION = Prepared(INSERT_ACTION)
KEEP_CHECKPOINT = Prepared(INSERT_CHECKPOINT)
KEEP_NEWS = Prepared(INSERT_NEWS)
UPDATE_STATE = Prepared(
    sa.update(schema.position)
    .where(schema.position.c.board == sa.bindparam("b_board"))
    .values(state=sa.bindparam("state"))
)
UPDATE_POSITION = Prepared(
    sa.update(schema.position)
    .where(schema.position.c.board == sa.bindparam("b_board"))
    .values(bound(schema.position, "board"))
)
