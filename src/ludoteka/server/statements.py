"""What is written and read with every change of a table."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.kept import moved_row, seat_row, table_row, text
from ludoteka.server.parcels import (
    AROUND,
    AT_VERSION,
    FIXED,
    INSERT_CHECKPOINT,
    INSERT_POSITION,
    UPDATE_MOVED,
    UPDATE_POSITION,
    UPDATE_STATE,
    Parcel,
    bound,
)
from ludoteka.server.prepared import Prepared
from ludoteka.table.changes import Change, Conflict, KeptLine, Letter
from ludoteka.table.referee import questions as q
from ludoteka.table.shelf import Position
from ludoteka.table.table import Table


def parcel_of(change: Change, news: dict[str, Any]) -> Parcel | None:
    """A change as plain rows; None if it writes more than an ordinary one."""
    table, before = change.table, change.before
    standing = change.standing
    if change.also or change.gone is not None or (standing is not None and not before.placed):
        return None
    if not same_around(table, before):
        return None
    position: dict[str, Any] | None = None
    checkpoint: dict[str, Any] | None = None
    if standing is not None:
        moved = standing.unit is not None
        unit_at = standing.unit_at if moved else None
        position = {"board": table.id, "state": standing.state, "unit_at": unit_at, "unit": standing.unit}
        if moved and change.checkpoint:
            checkpoint = {"board": table.id, "at": standing.unit_at, "state": standing.unit}
    seats = [seat_row(table.id, seat) for seat, old in zip(table.seats, before.seats, strict=True) if seat != old]
    lines = [line_row(table.id, line) for line in change.lines]
    return Parcel(table.id, before.version, moved_row(table), position, checkpoint, seats, lines, news)


def same_around(table: Table, before: Table) -> bool:
    """Whether nothing has changed that no action changes."""
    return bool(AROUND_VALUES(table) == AROUND_VALUES(before))


def news_row(change: Change, letter: Letter | None) -> dict[str, Any]:
    """The update that a change makes."""
    return {
        "board": change.table.id,
        "n": change.table.version,
        "at": change.now,
        "kind": change.kind,
        "seat": change.seat,
        "action": change.action,
        "person": change.person if letter is None else letter.person,
        "key": None if letter is None else letter.key,
        "digest": None if letter is None else letter.digest,
        "body": text(change.body),
    }


def write_table(c: sa.Connection, table: Table, before: Table) -> int:
    """Keep a table if it is still as it was before; 1 if it was. What an action never changes is mostly left out."""
    if same_around(table, before):
        row = moved_row(table)
        row["b_id"], row["b_version"] = table.id, before.version
        return UPDATE_MOVED.run(c, row)
    row = table_row(table)
    for name in FIXED:
        del row[name]
    row["b_id"], row["b_version"] = table.id, before.version
    return UPDATE_BOARD.run(c, row)


def write_position(c: sa.Connection, change: Change) -> None:
    """Keep the newest State, the commit point if it moved, and a checkpoint now and then."""
    standing, table = change.standing, change.table
    assert standing is not None
    if standing.unit is None:
        UPDATE_STATE.run(c, {"b_board": table.id, "state": standing.state})
        return
    values = {"state": standing.state, "unit_at": standing.unit_at, "unit": standing.unit}
    if change.before.placed:
        UPDATE_POSITION.run(c, {"b_board": table.id, **values})
    else:
        c.execute(INSERT_POSITION, {"board": table.id, **values})
    if change.checkpoint:
        c.execute(INSERT_CHECKPOINT, {"board": table.id, "at": standing.unit_at, "state": standing.unit})


def read_position(c: sa.Connection, table_id: str, placed: int) -> Position | None:
    """The newest State, the commit point and the actions since, if the position is still the one of this version."""
    row = c.execute(SELECT_POSITION, {"id": table_id}).first()
    if row is None:
        return None
    if c.execute(SELECT_PLACED, {"id": table_id}).scalar() != placed:
        raise Conflict
    return Position(row.state, row.unit_at, row.unit, read_lines(c, table_id, row.unit_at, 1 << 30))


def read_lines(c: sa.Connection, table_id: str, after: int, until: int) -> list[q.KeptAction]:
    """The actions after one number up to another."""
    rows = c.execute(SELECT_LINES, {"id": table_id, "after": after, "until": until})
    return [line_from(row) for row in rows]


def line_from(row: sa.Row[Any]) -> q.KeptAction:
    """An action from its row."""
    return q.KeptAction(row.seat, row.do, msgspec.json.decode(row.luck), row.hash, row.final)


def line_row(table: str, kept: KeptLine) -> dict[str, Any]:
    """An action as a row."""
    line = kept.line
    return {
        "board": table,
        "n": kept.n,
        "seat": line.seat,
        "do": line.do,
        "luck": text(line.luck),
        "hash": line.hash,
        "final": line.final,
        "by": kept.by,
        "at": kept.at,
        "news": kept.news,
    }


AROUND_VALUES = attrgetter(*AROUND)
SELECT_PLACED = sa.select(schema.board.c.placed).where(schema.board.c.id == sa.bindparam("id"))
SELECT_RECEIPT = sa.select(schema.news.c.n, schema.news.c.digest).where(
    schema.news.c.board == sa.bindparam("id"),
    schema.news.c.person == sa.bindparam("person"),
    schema.news.c.key == sa.bindparam("key"),
)
UPDATE_BOARD = Prepared(sa.update(schema.board).where(AT_VERSION).values(bound(schema.board, *FIXED)))
DELETE_ACTIONS = sa.delete(schema.action).where(
    schema.action.c.board == sa.bindparam("id"), schema.action.c.n >= sa.bindparam("n")
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
