"""`ludoteka scenario`: check a scenario or map that a player wrote, and begin one from another program's file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from ludoteka.cli.common import Language, Packs, language_of, out
from ludoteka.i18n import Words
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadContent, BadOption
from ludoteka.kernel.game import Game, Mode
from ludoteka.kernel.play import play_randomly
from ludoteka.kernel.registry import game_ids, load_game

commands = typer.Typer(no_args_is_help=True, help="Check scenarios and maps of your own, or begin one from a map file.")

GameOfFile = Annotated[
    str | None,
    typer.Option("--game", metavar="GAME", help="The game; needed where several games are set up from such files."),
]


@commands.command()
def check(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The scenario, a TOML file.")],
    game: GameOfFile = None,
    games: Annotated[int, typer.Option(min=0, help="Random games to try it with, for each way to play it.")] = 2,
    content: Packs = None,
    lang: Language = None,
) -> None:
    """Say whether a scenario can be played: what is wrong, what is odd, and how random games of it end."""
    words = Words(language_of(ctx, lang))
    rules = game_for(game, content)
    text = read(file)
    value = rules.value_of_file(text, file.name)
    console = out()
    console.print(escape(words.say("ui-scenario-sound", file=file.name)))
    for doubt in rules.doubts_of_file(text, file.name):
        console.print(escape(words.say("ui-scenario-doubt", doubt=doubt)))
    for mode in rules.trials_of_file(value):
        if games:
            console.print(escape(words.say("ui-scenario-trial", players=mode.seats, **trial(rules, mode, games))))


@commands.command("import")
def import_(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The other program's file.")],
    target: Annotated[Path, typer.Argument(metavar="TARGET", help="The scenario file to write.")],
    game: GameOfFile = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if there is one.")] = False,
    lang: Language = None,
) -> None:
    """Begin a scenario with the map of another program, such as a map editor."""
    words = Words(language_of(ctx, lang))
    text = game_for(game, None).converted(read(file), file.name)
    if target.exists() and not force:
        raise BadOption(f"{target}: there is a file already; add --force to replace it")
    target.write_text(text, encoding="utf-8")
    out().print(escape(words.say("ui-scenario-made", file=target.name)))


def game_for(name: str | None, packs: list[Path] | None) -> Game[Any]:
    """The game that was named, or else the one that is set up from scenario files."""
    if name is not None:
        return load_game(name, packs or ())
    found = [one for one in game_ids() if load_game(one).file_option == "scenario"]
    if len(found) != 1:
        raise BadOption(f"{len(found)} games are set up from scenario files; name one with --game")
    return load_game(found[0], packs or ())


def read(file: Path) -> str:
    """The text of a file."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(f"{file}: cannot be read: {error}") from None


def trial(game: Game[Any], mode: Mode, games: int) -> dict[str, int]:
    """How many decisions random games of one way to play take, on average."""
    options = game.read_options(mode.options)
    decisions = 0
    for number in range(games):
        luck = Chance.of("trial", str(number))
        s = game.start(mode.seats, options, luck)
        decisions += play_randomly(game, s, luck, Chance.of("picks", str(number)), game.bound)
    return {"games": games, "decisions": decisions // games}
