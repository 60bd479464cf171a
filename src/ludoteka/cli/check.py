"""`ludoteka check`: whether a server's database, or a copy of it, is whole."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from ludoteka.cli.serve import default_database, split
from ludoteka.kernel.registry import game_ids, load_game


def check(
    database: Annotated[
        str | None,
        typer.Option(envvar="LUDOTEKA_DATABASE", help="The database; by default the one in your data folder."),
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option(
            "--game", envvar="LUDOTEKA_GAMES", metavar="GAME", help="Games of its tables; by default all installed."
        ),
    ] = None,
) -> None:
    """Play every game in a database again and compare all hashes; exit code 1 if something does not fit.

    The server may run meanwhile. Use it on a backup that was restored.
    """
    from ludoteka.server.checking import check_database
    from ludoteka.server.moderation.console import look

    games = {each.id: each for each in map(load_game, split(game) or game_ids())}
    found = look(database or default_database(), lambda c: check_database(c, games))
    for fault in found.faults:
        print(fault, file=sys.stderr)
    told = f"{found.tables} tables, {found.replayed} games with {found.actions} actions played again"
    print(told + (f", {found.older} of other rules only counted" if found.older else ""))
    if found.faults:
        print(f"{len(found.faults)} faults", file=sys.stderr)
        raise typer.Exit(1)
    print("sound: every position fits its hash")
