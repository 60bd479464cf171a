"""A position as plain text, drawn by the game itself."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console
from rich.markup import escape

from ludoteka.i18n import Value, Words, default_language
from ludoteka.kernel.action import Seat
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import State

WIDTH = 120


def picture(game: Game[Any], s: State, seat: Seat) -> str:
    """The position as a seat, or a spectator, sees it."""
    words = Words(default_language(), game)

    def say(message: str, /, **values: Value) -> str:
        return escape(words.say(message, **values))

    page = StringIO()
    Console(file=page, width=WIDTH, highlight=False, emoji=False, no_color=True).print(game.draw(s, seat, say))
    return page.getvalue().rstrip()
