"""Shares: how much of the server one person may take for tables, games of bots alone, and records brought along."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.table.errors import conflict
from ludoteka.table.person import DAY
from ludoteka.table.table import Table

MOST_OPEN: Final = 50
"""How many tables that have not ended one person may host, with the finished games they imported within a day."""
MOST_BOT_GAMES: Final = 5
"""How many games of bots alone one person may have going on."""
BODIES_EACH: Final = 2
"""How many of the largest requests one address may have in memory."""
BODIES_TOGETHER: Final = 16


def must_have_room(c: sa.Connection, host: str, now: int) -> None:
    """Refuse one more table to somebody who hosts as many as one may."""
    board = schema.board.c
    mine = sa.select(sa.func.count()).where(board.host == host, board.lesson == "")
    going_on = board.status.in_(("open", "playing"))
    tables = c.execute(mine.where(going_on)).scalar() or 0
    if tables >= MOST_OPEN:
        raise conflict("too-many-tables", f"you host {MOST_OPEN} tables; close one first", most=MOST_OPEN)
    brought = c.execute(mine.where(~going_on, board.imported > 0, board.created > now - DAY)).scalar() or 0
    if tables + brought >= MOST_OPEN:
        message = f"you host {MOST_OPEN} tables, with the finished games you imported today; wait a day or close one"
        raise conflict("too-many-imports", message, most=MOST_OPEN)


def must_not_idle(c: sa.Connection, table: Table) -> None:
    """Refuse one more game of bots alone to a host who has as many as one may."""
    columns, seat = schema.board.c, schema.seat.c
    people = (
        sa.select(seat.board)
        .where(seat.board == columns.id, seat.kind == "person", ~seat.stand_in, ~seat.resigned)
        .exists()
    )
    mine = (columns.host == table.host) & (columns.id != table.id)
    games = sa.select(sa.func.count()).where(mine, columns.status == "playing", ~people)
    if (c.execute(games).scalar() or 0) >= MOST_BOT_GAMES:
        message = f"you have {MOST_BOT_GAMES} games going on that only bots play; wait until one ends, or close one"
        raise conflict("too-many-bot-games", message, most=MOST_BOT_GAMES)
