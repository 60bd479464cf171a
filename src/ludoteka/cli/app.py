"""The `ludoteka` command: its subcommands, and what happens when one of them cannot do what it was asked."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ludoteka import __version__
from ludoteka.cli.admin import admin
from ludoteka.cli.arena import arena
from ludoteka.cli.backup import backup
from ludoteka.cli.balance import balance
from ludoteka.cli.bench import bench
from ludoteka.cli.check import check
from ludoteka.cli.coverage import coverage
from ludoteka.cli.doctor import doctor
from ludoteka.cli.games import games
from ludoteka.cli.menu import menu
from ludoteka.cli.play import play
from ludoteka.cli.puzzles import puzzles
from ludoteka.cli.replay import replay
from ludoteka.cli.review import review
from ludoteka.cli.rules import rules
from ludoteka.cli.scenario import commands as scenario_commands
from ludoteka.cli.selfplay import selfplay
from ludoteka.cli.serve import serve
from ludoteka.cli.train import train
from ludoteka.cli.verify import verify
from ludoteka.cli.whynot import whynot
from ludoteka.i18n import read_language
from ludoteka.kernel.errors import LudotekaError


class Commands(TyperGroup):
    """Turns what the library refuses into one line and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except LudotekaError as error:
            print(f"ludoteka: {' '.join(str(error).split())}", file=sys.stderr)
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Play, study and simulate heavy strategy board games.",
)


def show_version(wanted: bool) -> None:
    """Print the version and end."""
    if wanted:
        print(f"ludoteka {__version__}")
        raise typer.Exit


@app.callback()
def start(
    ctx: typer.Context,
    lang: Annotated[str | None, typer.Option(metavar="LANG", help="Language: en, cs or pl.")] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Play, study and simulate heavy strategy board games."""
    ctx.obj = None if lang is None else read_language(lang)


for command in (
    games,
    menu,
    play,
    selfplay,
    arena,
    balance,
    puzzles,
    replay,
    review,
    verify,
    coverage,
    train,
    whynot,
    rules,
    doctor,
    bench,
    serve,
    backup,
    check,
):
    app.command()(command)
app.add_typer(scenario_commands, name="scenario")
app.add_typer(admin, name="admin")


def main() -> None:
    app(prog_name="ludoteka")
