"""What is written and read with every change of a table."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.boards import AROUND, FIXED, Board, board_row, moved_row, text
from ludoteka.server.changes import Change, Conflict
from ludoteka.server.prepared import Prepared
from ludoteka.server.referee import questions as q


def write_board(c: sa.Connection, board: Board, before: Board) -> int:
    """Keep a table if it is still as it was before; 1 if it was. What an action never changes is mostly left out."""
    if all(getattr(board, name) == getattr(before, name) for name in AROUND):
        row = moved_row(board)
        row["b_id"], row["b_version"] = board.id, before.version
        return UPDATE_MOVED.run(c, row)
    row = board_row(board)
    for name in FIXED:
        del row[name]
    row["b_id"], row["b_version"] = board.id, before.version
    return UPDATE_BOARD.run(c, row)


def write_position(c: sa.Connection, change: Change) -> None:
    """Keep the newest State, the commit point if it moved, and a checkpoint now and then."""
    standing, board = change.standing, change.board
    assert standing is not None
    if standing.unit is None:
        UPDATE_STATE.run(c, {"b_board": board.id, "state": standing.state})
        return
    values = {"state": standing.state, "unit_at": standing.unit_at, "unit": standing.unit}
    if change.before.placed:
        UPDATE_POSITION.run(c, {"b_board": board.id, **values})
    else:
        c.execute(INSERT_POSITION, {"board": board.id, **values})
    if change.checkpoint:
        c.execute(INSERT_CHECKPOINT, {"board": board.id, "at": standing.unit_at, "state": standing.unit})


def read_position(c: sa.Connection, table: str, placed: int) -> tuple[bytes, int, bytes, list[q.Line]] | None:
    """The newest State, the commit point and the actions since, if the position is still the one of this version."""
    row = c.execute(SELECT_POSITION, {"id": table}).first()
    if row is None:
        return None
    if c.execute(SELECT_PLACED, {"id": table}).scalar() != placed:
        raise Conflict
    return row.state, row.unit_at, row.unit, read_lines(c, table, row.unit_at, 1 << 30)


def read_lines(c: sa.Connection, table: str, after: int, until: int) -> list[q.Line]:
    """The actions after one number up to another."""
    rows = c.execute(SELECT_LINES, {"id": table, "after": after, "until": until})
    return [q.Line(row.seat, row.do, msgspec.json.decode(row.luck), row.hash, row.final) for row in rows]


def line_row(board: str, n: int, line: q.Line, by: str, at: int, news: int) -> dict[str, Any]:
    """An action as a row."""
    return {
        "board": board,
        "n": n,
        "seat": line.seat,
        "do": line.do,
        "luck": text(line.luck),
        "hash": line.hash,
        "final": line.final,
        "by": by,
        "at": at,
        "news": news,
    }


def bound(table: sa.Table, *leave_out: str) -> dict[str, sa.BindParameter[Any]]:
    """A parameter for every column but some."""
    return {column.name: sa.bindparam(column.name) for column in table.columns if column.name not in leave_out}


SELECT_VERSION = sa.select(schema.board.c.version).where(schema.board.c.id == sa.bindparam("id"))
SELECT_PLACED = sa.select(schema.board.c.placed).where(schema.board.c.id == sa.bindparam("id"))
SELECT_RECEIPT = sa.select(schema.news.c.n, schema.news.c.digest).where(
    schema.news.c.board == sa.bindparam("id"),
    schema.news.c.person == sa.bindparam("person"),
    schema.news.c.key == sa.bindparam("key"),
)
AT_VERSION = (schema.board.c.id == sa.bindparam("b_id")) & (schema.board.c.version == sa.bindparam("b_version"))
UPDATE_BOARD = Prepared(sa.update(schema.board).where(AT_VERSION).values(bound(schema.board, *FIXED)))
UPDATE_MOVED = Prepared(sa.update(schema.board).where(AT_VERSION).values(bound(schema.board, *FIXED, *AROUND)))
UPDATE_SEAT = Prepared(
    sa.update(schema.seat)
    .where(schema.seat.c.board == sa.bindparam("b_board"), schema.seat.c.seat == sa.bindparam("b_seat"))
    .values(bound(schema.seat, "board", "seat"))
)
DELETE_ACTIONS = sa.delete(schema.action).where(
    schema.action.c.board == sa.bindparam("id"), schema.action.c.n >= sa.bindparam("n")
)
INSERT_ACTION = sa.insert(schema.action)
INSERT_NEWS = sa.insert(schema.news)
INSERT_POSITION = sa.insert(schema.position)
INSERT_CHECKPOINT = sa.insert(schema.checkpoint)
KEEP_ACTION = Prepared(INSERT_ACTION)
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
SELECT_POSITION = sa.select(schema.position).where(schema.position.c.board == sa.bindparam("id"))
SELECT_LINES = (
    sa.select(schema.action)
    .where(
        schema.action.c.board == sa.bindparam("id"),
        schema.action.c.n > sa.bindparam("after"),
        schema.action.c.n <= sa.bindparam("until"),
    )
    .order_by(schema.action.c.n)
)
SELECT_NEWS = (
    sa.select(schema.news)
    .where(
        schema.news.c.board == sa.bindparam("id"),
        schema.news.c.n > sa.bindparam("after"),
        schema.news.c.n <= sa.bindparam("until"),
    )
    .order_by(schema.news.c.n)
)
