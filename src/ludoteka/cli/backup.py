"""`ludoteka backup`: a copy of a server's SQLite database, taken while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.cli.serve import default_database
from ludoteka.kernel.extras import need_server


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy.")],
    database: Annotated[
        str | None,
        typer.Option(envvar="LUDOTEKA_DATABASE", help="The server's database; by default the one in your data folder."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace an older copy.")] = False,
) -> None:
    """Copy the database of a server, which may go on serving meanwhile; the copy is whole and checked."""
    need_server()
    from ludoteka.server.backup import copy_database

    size = copy_database(database or default_database(), target, replace=force)
    print(f"{target}: {size:,} bytes, sound")
