"""The first schema: people, tables, their positions and their past."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("sleep", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("deleted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("login", name=op.f("uq_person_login")),
    )
    op.create_table(
        "board",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("content", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("code", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("stand_in", sa.String(length=40), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("setup_luck", sa.Text(), nullable=False),
        sa.Column("start_hash", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("placed", sa.Integer(), nullable=False),
        sa.Column("actions", sa.Integer(), nullable=False),
        sa.Column("lucky", sa.Integer(), nullable=False),
        sa.Column("checkpoint", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("decisions", sa.Text(), nullable=False),
        sa.Column("places", sa.Text(), nullable=False),
        sa.Column("ended_by", sa.String(length=12), nullable=False),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("imported", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("bot_due", sa.BigInteger(), nullable=True),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name=op.f("fk_board_host_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_board")),
        sa.UniqueConstraint("host", "key", name=op.f("uq_board_host")),
    )
    op.create_index(op.f("ix_board_bot_due"), "board", ["bot_due"], unique=False)
    op.create_index(op.f("ix_board_deadline"), "board", ["deadline"], unique=False)
    op.create_index(op.f("ix_board_host"), "board", ["host"], unique=False)
    op.create_index("ix_board_lobby", "board", ["status", "public", "touched", "id"], unique=False)
    op.create_table(
        "session",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_session_person_person")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_session")),
    )
    op.create_index(op.f("ix_session_expires"), "session", ["expires"], unique=False)
    op.create_index(op.f("ix_session_person"), "session", ["person"], unique=False)
    op.create_table(
        "token",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_token_person_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_token")),
        sa.UniqueConstraint("digest", name=op.f("uq_token_digest")),
    )
    op.create_index(op.f("ix_token_person"), "token", ["person"], unique=False)
    op.create_table(
        "action",
        sa.Column("board", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("do", sa.Text(), nullable=False),
        sa.Column("luck", sa.Text(), nullable=False),
        sa.Column("hash", sa.String(length=32), nullable=False),
        sa.Column("final", sa.Boolean(), nullable=False),
        sa.Column("by", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("news", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["board"], ["board.id"], name=op.f("fk_action_board_board")),
        sa.PrimaryKeyConstraint("board", "n", name=op.f("pk_action")),
    )
    op.create_table(
        "checkpoint",
        sa.Column("board", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["board"], ["board.id"], name=op.f("fk_checkpoint_board_board")),
        sa.PrimaryKeyConstraint("board", "at", name=op.f("pk_checkpoint")),
    )
    op.create_table(
        "news",
        sa.Column("board", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("action", sa.Integer(), nullable=True),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("digest", sa.String(length=32), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["board"], ["board.id"], name=op.f("fk_news_board_board")),
        sa.PrimaryKeyConstraint("board", "n", name=op.f("pk_news")),
        sa.UniqueConstraint("board", "person", "key", name=op.f("uq_news_board")),
    )
    op.create_table(
        "note",
        sa.Column("board", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["board"], ["board.id"], name=op.f("fk_note_board_board")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_note_person_person")),
        sa.PrimaryKeyConstraint("board", "person", name=op.f("pk_note")),
    )
    op.create_table(
        "position",
        sa.Column("board", sa.String(length=16), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("unit_at", sa.Integer(), nullable=False),
        sa.Column("unit", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["board"], ["board.id"], name=op.f("fk_position_board_board")),
        sa.PrimaryKeyConstraint("board", name=op.f("pk_position")),
    )
    op.create_table(
        "seat",
        sa.Column("board", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("code", sa.String(length=32), nullable=False),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("acted", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("sleep", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["board"], ["board.id"], name=op.f("fk_seat_board_board")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seat_person_person")),
        sa.PrimaryKeyConstraint("board", "seat", name=op.f("pk_seat")),
    )
    op.create_index(op.f("ix_seat_person"), "seat", ["person"], unique=False)
