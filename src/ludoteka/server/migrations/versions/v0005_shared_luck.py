"""Seeds that are made of a secret of the server and of what each seat gives."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables there are keep the seed that was promised for them: they have no secret."""
    op.add_column("board", sa.Column("secret", sa.String(length=64), nullable=True))
    op.add_column("board", sa.Column("adopted", sa.Integer(), nullable=True))
    op.add_column("seat", sa.Column("nonce", sa.String(length=64), nullable=True))
