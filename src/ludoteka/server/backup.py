"""Backups of an embedded database, taken while the server runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from ludoteka.server.storage import PRIVATE, BadDatabase, take_file

PAGES = 1000
"""How many pages are copied at a time, so that the server can write between them."""


def copy_database(url: str, target: Path, *, replace: bool) -> int:
    """Copy a SQLite database and check the copy; its size in bytes. An older copy is replaced only by a sound one."""
    if not url.startswith("sqlite"):
        raise BadDatabase("this backup is for SQLite; for PostgreSQL use pg_dump, which also works while it runs")
    source = Path(make_url(url).database or "")
    if not source.is_file():
        raise BadDatabase(f"{source}: there is no such database")
    if target.exists() and not replace:
        raise BadDatabase(f"{target} exists; choose another name, or --force to replace it")
    if target.exists() and target.samefile(source):
        raise BadDatabase(f"{target} is the database itself; choose another name")
    if not target.absolute().parent.is_dir():
        raise BadDatabase(f"{target.parent}: there is no such folder")
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    try:
        partial.touch(PRIVATE)
        copy_soundly(source, partial)
        put_in_place(partial, target)
    except sqlite3.Error as error:
        raise BadDatabase(f"{source}: cannot be copied: {error}") from None
    finally:
        partial.unlink(missing_ok=True)
    return target.stat().st_size


def copy_soundly(source: Path, target: Path) -> None:
    """Copy page by page what is committed, and check that the copy is whole."""
    address = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new, pages=PAGES)
        new.execute("PRAGMA journal_mode=DELETE")
        (found,) = new.execute("PRAGMA integrity_check").fetchone()
    if found != "ok":
        raise BadDatabase(f"{source}: the copy is not sound: {found}")


def put_in_place(partial: Path, target: Path) -> None:
    """Replace an older copy, which no server may use meanwhile; nothing of it may be read into the new one."""
    lock = target.with_name(target.name + ".lock")
    if lock.exists():
        take_file(target).close()
    for rest in ("-wal", "-shm"):
        target.with_name(target.name + rest).unlink(missing_ok=True)
    partial.replace(target)
