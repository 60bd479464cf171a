"""Checks a whole database: every game in it is played again, and every position compared with its hash."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import verify
from ludoteka.server import schema
from ludoteka.server.kept import read_table
from ludoteka.server.shelf import read_whole
from ludoteka.table.reading import record_of
from ludoteka.table.table import Table


class Checked(msgspec.Struct):
    """What was found in a database."""

    tables: int = 0
    replayed: int = 0
    """Games that were played again from the first action."""
    actions: int = 0
    older: int = 0
    """Games of other rules, or of games that are not installed, of which only the numbers were checked."""
    faults: list[str] = msgspec.field(default_factory=list)


def check_database(c: sa.Connection, games: Mapping[str, Game[Any]]) -> Checked:
    """Play every game again; what does not fit is a fault."""
    found = Checked()
    for table_id in c.execute(sa.select(schema.board.c.id).order_by(schema.board.c.id)).scalars().all():
        table = read_table(c, table_id)
        if table is None:
            continue
        found.tables += 1
        found.faults += [f"table {table_id}: {fault}" for fault in miscounted(c, table)]
        game = games.get(table.game)
        if table.started is None or c.execute(sa.select(schema.position.c.board).where(of(table_id))).first() is None:
            continue
        if game is None or (table.rules, table.content) != (game.rules_version, game.content_version):
            found.older += 1
            continue
        try:
            found.actions += len(verify(game, record_of(table, read_whole(c, table_id))).played)
            found.replayed += 1
        except LudotekaError as error:
            found.faults.append(f"table {table_id}: {error}")
    return found


def of(table_id: str) -> sa.ColumnElement[bool]:
    return schema.position.c.board == table_id


def miscounted(c: sa.Connection, table: Table) -> list[str]:
    """Where updates or actions are missing or too many: both are numbered without gaps."""
    faults: list[str] = []
    for name, rows, last in (("updates", schema.news, table.version), ("actions", schema.action, table.actions)):
        query = sa.select(sa.func.count(), sa.func.max(rows.c.n)).where(rows.c.board == table.id)
        count, newest = c.execute(query).one()
        if (count, newest or 0) != (last, last):
            faults.append(f"{count} {name}, the last number {newest or 0}, but {last} were counted")
    return faults
