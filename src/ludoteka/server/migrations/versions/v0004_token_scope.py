"""What a token may do, and until when."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

YEAR = 365 * 24 * 3600 * 1000


def upgrade() -> None:
    """Tokens there are may play for another year."""
    until = int(time.time() * 1000) + YEAR
    with op.batch_alter_table("token") as token:
        token.add_column(sa.Column("scope", sa.String(length=8), nullable=False, server_default="play"))
        token.add_column(sa.Column("expires", sa.BigInteger(), nullable=False, server_default=str(until)))
    with op.batch_alter_table("token") as token:
        token.alter_column("scope", server_default=None, existing_type=sa.String(length=8), existing_nullable=False)
        token.alter_column("expires", server_default=None, existing_type=sa.BigInteger(), existing_nullable=False)
