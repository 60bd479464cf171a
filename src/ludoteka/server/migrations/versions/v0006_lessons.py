"""Tables that are lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """No table there was a lesson."""
    op.add_column("board", sa.Column("lesson", sa.String(length=60), nullable=False, server_default=""))
