"""The screen of a match: boards, events, standings, and the moment when one player hands over to another."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table

from ludoteka.cli.common import out
from ludoteka.cli.glance import Glances
from ludoteka.i18n import Value, Words
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import State

NEWS = 12
"""How many of the latest events are shown before a turn; the log has them all."""


class Screen:
    """Prints a match for one reader's language."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = out() if console is None else console
        self.glances = Glances()

    def say(self, message: str, /, **values: Value) -> None:
        self.console.print(escape(self.words.say(message, **values)))

    def say_whole(self, message: str, /, **values: Value) -> None:
        """Print a message on one line, however long: a command or a file name to be copied."""
        self.console.print(escape(self.words.say(message, **values)), soft_wrap=True)

    def text(self, text: str, style: str = "") -> None:
        self.console.print(escape(text), style=style or None)

    def clear(self) -> None:
        """Begin a fresh screen."""
        self.control("\x1b[2J\x1b[H")

    def wipe(self) -> None:
        """Begin a fresh screen and forget what was scrolled away, so that nobody reads what was for another."""
        self.control("\x1b[2J\x1b[3J\x1b[H")

    def control(self, codes: str) -> None:
        """Send codes to a terminal; where there is none, a line parts what was from what comes."""
        if self.console.is_terminal:
            self.console.file.write(codes)
            self.console.file.flush()
        else:
            self.console.print(Rule(style="dim"))

    def board(self, match: Match, seat: Seat, s: State | None = None) -> None:
        """The position as a seat sees it."""
        self.console.print(self.drawing(match, seat, s))

    def glance(self, match: Match, seat: Seat, others: int) -> None:
        """The position if it fits the window with some other rows, else what changed since the seat last saw it."""
        rows = self.console.height - others
        if not self.glances.board(self.console, seat, self.drawing(match, seat), rows):
            self.console.print(f"[dim]{escape(self.words.say('ui-board-changes'))}[/]")

    def drawing(self, match: Match, seat: Seat, s: State | None = None) -> RenderableType:
        """The position as the game draws it for a seat."""

        def say(message: str, /, **values: Value) -> str:
            return escape(self.words.say(message, **values))

        return match.game.draw(match.state if s is None else s, seat, say)

    def events(self, rows: Sequence[tuple[int, Action]], limit: int | None = None) -> None:
        """What happened, the latest at the bottom."""
        shown = rows if limit is None else rows[-limit:]
        if len(shown) < len(rows):
            self.console.print(f"[dim]{escape(self.words.say('ui-earlier', count=len(rows) - len(shown)))}[/]")
        for _, event in shown:
            self.console.print(f"[dim]·[/] {escape(self.words.event(event))}")

    def scores(self, match: Match, s: State | None = None) -> None:
        """Points now, and places once the game is over."""
        position = match.state if s is None else s
        scores = match.game.scores(position)
        places = position.places
        if scores is None and not places:
            self.say("ui-no-scores")
            return
        table = Table(box=None, padding=(0, 2, 0, 0))
        if places:
            table.add_column(self.words.say("ui-place"), justify="right")
        table.add_column(self.words.say("ui-name"))
        if scores is not None:
            table.add_column(self.words.say("ui-score"), justify="right")
        order = sorted(range(position.seats), key=lambda seat: places[seat] if places else seat)
        for seat in order:
            cells = [str(places[seat])] if places else []
            cells.append(escape(self.words.player(seat)))
            cells += [] if scores is None else [str(scores[seat])]
            table.add_row(*cells)
        self.console.print(table)

    def end(self, match: Match) -> None:
        """The end of a game: who won, places and points."""
        winners = [self.words.player(seat) for seat, place in enumerate(match.places) if place == 1]
        self.console.print(Rule(style="dim"))
        if winners:
            self.console.print(
                f"[bold]{escape(self.words.say('ui-winners', count=len(winners), names=', '.join(winners)))}[/]"
            )
        else:
            self.console.print(f"[bold]{escape(self.words.say('ui-no-winner'))}[/]")
        self.scores(match)
