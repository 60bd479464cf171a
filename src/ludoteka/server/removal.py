"""Taking tables out of the database for good."""

from __future__ import annotations

import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.moderation import rows


def remove_table(c: sa.Connection, table: str) -> None:
    """Take all that is kept of a table out of the database."""
    for part in (
        rows.presence,
        schema.note,
        schema.review,
        schema.study,
        schema.checkpoint,
        schema.position,
        schema.action,
        schema.news,
        schema.seat,
    ):
        c.execute(sa.delete(part).where(part.c.board == table))
    c.execute(sa.delete(schema.board).where(schema.board.c.id == table))
