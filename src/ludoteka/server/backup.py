"""Backups of an embedded database, taken while the server runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from ludoteka.server.storage import BadDatabase

PAGES = 1000
"""So many pages are copied at a time, so that the server can write between them."""


def copy_database(url: str, target: Path, *, replace: bool) -> int:
    """Copy a SQLite database and check the copy; its size in bytes. An older copy is replaced only by a sound one."""
    if not url.startswith("sqlite"):
        raise BadDatabase("this backup is for SQLite; for PostgreSQL use pg_dump, which also works while it runs")
    source = Path(make_url(url).database or "")
    if not source.is_file():
        raise BadDatabase(f"{source}: there is no such database")
    if target.exists() and not replace:
        raise BadDatabase(f"{target} exists; choose another name, or --force to replace it")
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old, closing(sqlite3.connect(partial)) as new:
        old.backup(new, pages=PAGES)
        new.execute("PRAGMA journal_mode=DELETE")
        (found,) = new.execute("PRAGMA integrity_check").fetchone()
    if found != "ok":
        partial.unlink()
        raise BadDatabase(f"{source}: the copy is not sound: {found}")
    partial.replace(target)
    return target.stat().st_size
