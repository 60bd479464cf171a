"""Studies of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has written a study yet."""
    op.create_table(
        "study",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("board", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("tree", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["board"], ["board.id"], name=op.f("fk_study_board_board")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_study_person_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_study")),
        sa.UniqueConstraint("person", "key", name=op.f("uq_study_person")),
    )
    op.create_index(op.f("ix_study_board"), "study", ["board"], unique=False)
