"""Lessons that people have learned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody has learned anything yet."""
    op.create_table(
        "learned",
        sa.Column("person", sa.String(16), sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("lesson", sa.String(60), primary_key=True),
    )
