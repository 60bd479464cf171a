"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """No game has been reviewed yet."""
    op.create_table(
        "review",
        sa.Column("board", sa.String(length=16), nullable=False),
        sa.Column("knowledge", sa.String(length=8), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["board"], ["board.id"], name=op.f("fk_review_board_board")),
        sa.PrimaryKeyConstraint("board", "knowledge", name=op.f("pk_review")),
    )
