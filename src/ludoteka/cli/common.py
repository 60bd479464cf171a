"""What the commands share: their options, how they read names and values, and how they print."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from ludoteka.i18n import default_language, read_language
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help="Language: en, cs or pl; default from LUDOTEKA_LANG or the locale."),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's id, or module:function.")]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Packs = Annotated[
    list[Path] | None, typer.Option("--content", metavar="FOLDER", help="A content pack; may be repeated.")
]


def language_of(ctx: typer.Context, asked: str | None) -> str:
    """The language of a command: its own --lang, the one before the command, or the reader's default."""
    if asked is not None:
        return read_language(asked)
    return ctx.obj if isinstance(ctx.obj, str) else default_language()


def read_pairs(pairs: Sequence[str] | None) -> dict[str, object]:
    """Options of a game from `name=value` texts."""
    out: dict[str, object] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise BadOption(f"option {pair!r}; expected name=value")
        out[name.strip()] = value.strip()
    return out


def seats_or_default(game: Game[Any], seats: int | None) -> int:
    """How many play: what was asked for, or the fewest the game takes beyond one."""
    if seats is not None:
        if seats not in game.seat_counts:
            counts = ", ".join(str(count) for count in game.seat_counts)
            raise BadOption(f"{game.id} is not played by {seats}; expected one of: {counts}")
        return seats
    return next((count for count in sorted(game.seat_counts) if count > 1), game.seat_counts[0])


def print_json(document: object) -> None:
    """Print one JSON document."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n")
    sys.stdout.flush()


def out() -> Console:
    """Where a command prints for people."""
    return Console(highlight=False, emoji=False)


def err() -> Console:
    """Where a command prints beside its output: progress, notes."""
    return Console(stderr=True, highlight=False, emoji=False)
