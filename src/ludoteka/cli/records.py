"""Reading the record that a command was given, and the game it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from ludoteka.i18n import Words
from ludoteka.kernel.game import Game
from ludoteka.kernel.record import Record, load_record, read_record
from ludoteka.kernel.registry import load_game

BOT = "bot:"
"""A player named `bot:greedy` in a record is that bot."""

GUEST = "guest:"
"""A player named `guest:123` in a record was a guest who chose no name."""

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="The file of a recorded match.")]
RecordGame = Annotated[
    str | None,
    typer.Option("--game", metavar="GAME", help="The record's game as module:function, if it is not installed."),
]


def open_record(
    path: Path, game: str | None, packs: Sequence[Path] | None, text: str | None = None
) -> tuple[Record, Game[Any]]:
    """A record from a file, or from a text found in it, and its game."""
    record = load_record(path) if text is None else read_record(text.encode(), path.name)
    return record, load_game(game or record.header.game, packs or ())


def names_for(players: Sequence[str], words: Words) -> list[str]:
    """The players of a record as they are called in the reader's language."""
    return [name_for(seat, name, words) for seat, name in enumerate(players)]


def name_for(seat: int, name: str, words: Words) -> str:
    """A player's name; bots are named after their kind, guests who chose no name by their number."""
    if name.startswith(BOT):
        return words.say("ui-bot-name", number=seat + 1, bot=name.removeprefix(BOT))
    if name.startswith(GUEST):
        return words.say("ui-guest", number=name.removeprefix(GUEST))
    return name or words.say("ui-player", number=seat + 1)
