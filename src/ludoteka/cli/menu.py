"""`ludoteka menu`: choose a game, the players and the language, and play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from ludoteka.bots import admit, installed, offered
from ludoteka.cli.common import Language, language_of, out, seats_or_default
from ludoteka.cli.paths import saves
from ludoteka.cli.play import resumed, sit_down
from ludoteka.cli.records import BOT
from ludoteka.cli.seating import has_bots, seat_players
from ludoteka.i18n import LANGUAGES, Value, Words
from ludoteka.kernel.errors import BadOption, LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import Record, load_record
from ludoteka.kernel.reference import plain
from ludoteka.kernel.registry import game_ids, load_game

SAVES = 5
"""How many saved matches are listed, the newest first."""


def menu(
    ctx: typer.Context,
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Offer only these; module:function for others.")
    ] = None,
    lang: Language = None,
) -> None:
    """Choose a game and play it."""
    offered = names or game_ids()
    if not offered:
        raise BadOption("no game is installed; expected at least one under the entry point ludoteka.games")
    games = [load_game(name) for name in offered]
    try:
        chosen = Menu(games, Words(language_of(ctx, lang))).choose()
    except (EOFError, KeyboardInterrupt):
        out().print()
        return
    if chosen is not None:
        match, language, path = chosen
        name = offered[[game.id for game in games].index(match.game.id)]
        sit_down(match, language, path, ["ludoteka", "play", name])


class Menu:
    """Asks one thing after the other; Enter alone takes what stands in brackets."""

    def __init__(self, games: Sequence[Game[Any]], words: Words) -> None:
        self.games = games
        self.by_id = {game.id: game for game in games}
        self.words = words
        self.console = out()

    def choose(self) -> tuple[Match, str, Path | None] | None:
        """A match to play, the language to play it in and where it is kept; None to leave."""
        while True:
            kept = self.saved()
            self.show(kept)
            line = self.ask("ui-menu-game", default="1")
            if line in LANGUAGES:
                self.words = Words(line)
            elif line in ("q", "quit", plain(self.words.say("ui-order-quit"))):
                return None
            elif line.isascii() and line.isdigit() and 1 <= int(line) <= len(self.games) + len(kept):
                number = int(line) - 1
                if number >= len(self.games):
                    path, record = kept[number - len(self.games)]
                    admit(name.removeprefix(BOT) for name in record.header.players if name.startswith(BOT))
                    return resumed(self.by_id[record.header.game], record), self.words.language, path
                return self.new_match(self.games[number]), self.words.language, None

    def show(self, kept: Sequence[tuple[Path, Record]]) -> None:
        """The games and the saved matches, numbered."""
        self.console.print(f"[bold]{escape(self.words.say('ui-menu-title'))}[/]")
        for number, game in enumerate(self.games, 1):
            words = Words(self.words.language, game)
            seats = ", ".join(map(str, game.seat_counts))
            about = self.words.say("ui-menu-line", seats=seats, minutes=game.minutes)
            self.console.print(f"[bold cyan]{number}[/]  {escape(words.say('game-title'))}  [dim]{escape(about)}[/]")
        for number, (path, record) in enumerate(kept, len(self.games) + 1):
            title = Words(self.words.language, self.by_id[record.header.game]).say("game-title")
            line = self.words.say("ui-menu-saved", game=title, count=len(record.lines))
            self.console.print(f"[bold cyan]{number}[/]  {escape(line)}  [dim]{escape(path.name)}[/]")

    def saved(self) -> list[tuple[Path, Record]]:
        """The newest saved matches of these games that are not over."""
        found: list[tuple[Path, Record]] = []
        for path in saves():
            if len(found) == SAVES:
                break
            try:
                record = load_record(path)
            except LudotekaError:
                continue
            if record.header.game in self.by_id and not record.end.places:
                found.append((path, record))
        return found

    def new_match(self, game: Game[Any]) -> Match:
        """Ask for everything a new match needs."""
        counts = sorted(game.seat_counts)
        seats = counts[0]
        if len(counts) > 1:
            seats = self.number("ui-menu-seats", counts, seats_or_default(game, None))
        people = self.number("ui-menu-people", list(range(seats + 1)), 1)
        bots = None if people == seats else self.pick("ui-menu-bots", [*offered(), *installed()])
        players = seat_players(seats, list(range(1, people + 1)) or [0], bots)
        options = game.first_options(seats, self.options(game), has_bots(players))
        return Match.new(game, seats, options, None, players)

    def options(self, game: Game[Any]) -> dict[str, object]:
        """The game's options, if somebody wants others than the usual."""
        rows = [row for row in game.describe_options() if row["choices"]]
        if not rows or not self.yes("ui-menu-options"):
            return {}
        words = Words(self.words.language, game)
        chosen: dict[str, object] = {}
        for row in rows:
            name, choices = str(row["name"]), row["choices"]
            assert isinstance(choices, list)
            self.console.print(f"[bold]{escape(words.option(name))}[/]")
            for number, value in enumerate(choices, 1):
                self.console.print(f"  [bold cyan]{number}[/]  {escape(words.option_value(name, value))}")
            usual = choices.index(row["default"]) + 1 if row["default"] in choices else 1
            chosen[name] = choices[self.number("ui-menu-choose", list(range(1, len(choices) + 1)), usual) - 1]
        return chosen

    # -- asking -------------------------------------------------------------------------------------------------

    def ask(self, message: str, default: str, **values: Value) -> str:
        """A line, without accents and case; the default for an empty one."""
        line = input(f"{self.words.say(message, **values)} [{default}] ")
        return plain(line.strip()) or default

    def number(self, message: str, allowed: Sequence[int], default: int) -> int:
        """One of some numbers."""
        choices = ", ".join(map(str, allowed))
        while True:
            line = self.ask(message, str(default), choices=choices)
            if line.isascii() and line.isdigit() and int(line) in allowed:
                return int(line)

    def pick(self, message: str, allowed: Sequence[str]) -> str:
        """One of some names."""
        while True:
            line = self.ask(message, allowed[0], choices=", ".join(allowed))
            if line.partition(":")[0] in allowed:
                return line

    def yes(self, message: str) -> bool:
        """Yes or no; no if nothing is said."""
        no = self.words.say("ui-no")
        return self.ask(message, no)[0] in ("y", plain(self.words.say("ui-yes"))[0])
