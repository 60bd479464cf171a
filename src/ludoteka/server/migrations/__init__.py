"""The schema through time: every step from an empty database to the present one, applied when a server starts."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

HEAD = "0009"
"""The newest revision: a database that says so needs nothing done, and Alembic need not even be loaded."""


def revision(connection: sa.Connection) -> str | None:
    """The revision a database is at; None if it is empty."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found


def upgrade(engine: sa.Engine) -> None:
    """Bring a database up to date in one transaction."""
    with engine.begin() as connection:
        upgrade_on(connection)


def upgrade_on(connection: sa.Connection, target: str = "head") -> None:
    """Bring a database up to date, or to a given revision, on an open transaction."""
    if target == "head" and revision(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
