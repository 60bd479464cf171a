"""`ludoteka puzzles`: positions in which one way is clearly best, to solve, to make and to prove."""

from __future__ import annotations

from datetime import date
from itertools import count
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.markup import escape

from ludoteka.cli.common import GameName, Language, Packs, language_of, out
from ludoteka.cli.screen import Screen
from ludoteka.i18n import Words
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game
from ludoteka.review.puzzles import Puzzle, Shelf, explained, of_day, posed, read_puzzles
from ludoteka.review.quarry import Quarry, Wanted, proved
from ludoteka.review.standing import MILLION

SHARE = 6
"""No kind of puzzle is more than one in so many."""
LEVELS = ("normal", "normal", "normal", "hard", "normal")
SEATS = (2, 2, 3)
FEW = 2
"""Who plays the games that puzzles are looked for in, and how many."""


def puzzles(
    ctx: typer.Context,
    game: GameName,
    number: Annotated[int | None, typer.Option("--number", metavar="N", help="Which one; else today's.")] = None,
    wanted: Annotated[
        int | None, typer.Option("--make", min=1, metavar="N", help="Make this many from games of bots.")
    ] = None,
    file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where new puzzles are added.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Prove every puzzle once more, in other worlds.")] = False,
    seed: Annotated[str, typer.Option(metavar="S", help="Equal seeds make equal puzzles.")] = "puzzle",
    content: Packs = None,
    lang: Language = None,
) -> None:
    """Solve today's puzzle of a game; or make new ones, or prove those there are."""
    rules = load_game(game, content or ())
    words = Words(language_of(ctx, lang), rules)
    if wanted is not None:
        make_some(rules, wanted, file, seed, words)
        return
    kept = read_puzzles(rules.folder) if file is None else read_file(file)
    if not kept:
        out().print(escape(words.say("puzzle-none", game=words.say("game-title"))))
        return
    if check:
        if not prove_all(rules, kept, words):
            raise typer.Exit(1)
        return
    if number is not None and not 1 <= number <= len(kept):
        raise BadOption(f"there is no puzzle {number}; expected 1 to {len(kept)}")
    puzzle = of_day(kept, date.today()) if number is None else kept[number - 1]
    ask(rules, puzzle, kept.index(puzzle) + 1, len(kept), words)


def read_file(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Shelf).puzzles
    except (OSError, msgspec.MsgspecError) as error:
        raise BadOption(f"{path}: {error}; expected a file that --make wrote") from None


def make_some(game: Game[Any], wanted: int, file: Path | None, seed: str, words: Words) -> None:
    """Play games until enough puzzles were found; each is written as soon as it is.

    Games differ in their number of players and in who plays; no kind of puzzle takes more than its share.
    """
    if file is None:
        raise BadOption("--make needs --out FILE, where the puzzles are added")
    levels = game.lore.levels()
    levels.hard_seconds = levels.expert_seconds = 0.0  # on a busy machine the clock would make them play worse
    found = read_file(file) if file.exists() else []
    known = {puzzle.id for puzzle in found}
    most = len(found) + wanted
    share = max(2, most // SHARE)

    def open_to(kind: str) -> bool:
        return sum(puzzle.kind == kind for puzzle in found) < share

    for number in count():
        if len(found) >= most:
            break
        for puzzle in quarry(game, f"{seed} {number}", number, open_to).puzzles():
            if puzzle.id in known or len(found) >= most:
                continue
            found.append(puzzle)
            file.write_bytes(msgspec.json.format(msgspec.json.encode(Shelf(found)), indent=1) + b"\n")
            made = len(found) - len(known)
            out().print(escape(words.say("puzzle-made", count=made, games=number + 1, file=str(file))))


def quarry(game: Game[Any], seed: str, number: int, wanted: Wanted) -> Quarry:
    """A game to look for puzzles in: they differ in players, and where it is played for points also in options."""
    level = LEVELS[number % len(LEVELS)]
    if 1 in game.seat_counts and game.lore.expects_points(game.start(1)):
        modes = [mode for mode in game.modes() if mode.seats <= FEW]
        mode = modes[number % len(modes)]
        return Quarry(game, seed, mode.seats, dict(mode.options), level, wanted, by_chance=False)
    seats = SEATS[number % len(SEATS)]
    return Quarry(game, seed, seats if seats in game.seat_counts else FEW, {}, level, wanted)


def prove_all(game: Game[Any], kept: list[Puzzle], words: Words) -> bool:
    """Prove every puzzle once more; whether all hold."""
    failed = 0
    for number, puzzle in enumerate(kept, 1):
        if not proved(game, puzzle):
            failed += 1
            out().print(escape(words.say("puzzle-refuted", number=number)))
    out().print(escape(words.say("puzzle-proved", count=len(kept) - failed, all=len(kept))))
    return not failed


def ask(game: Game[Any], puzzle: Puzzle, number: int, all_of: int, words: Words) -> None:
    """Show a puzzle and take answers until one is right or nobody wants to go on."""
    match, choice = posed(game, puzzle)
    screen = Screen(words)
    screen.board(match, puzzle.seat)
    console = screen.console
    player = words.player(puzzle.seat)
    console.print(
        escape(words.say("puzzle-title", number=number, count=all_of, grade=puzzle.grade, player=player)), style="bold"
    )
    console.print(escape(words.prompt(choice.prompt(match.state))))
    options = choice.options(match.state)
    for at, action in enumerate(options, 1):
        console.print(f"[cyan]{at}[/]  {escape(words.action(action))}")
    solution = game.parse(puzzle.solution)
    while True:
        try:
            line = console.input("> ").strip()
        except EOFError:
            line = ""
        if not line:
            break
        if not (line.isascii() and line.isdigit() and 1 <= int(line) <= len(options)):
            console.print(escape(words.say("puzzle-numbers", most=len(options))))
        elif options[int(line) - 1] == solution:
            console.print(escape(words.say("puzzle-right")))
            break
        else:
            console.print(escape(words.say("puzzle-wrong")))
    (hint,) = explained(game, puzzle)
    console.print(escape(solution_of(puzzle, words.action(solution), words)))
    if puzzle.line:
        goes_on = ", ".join(words.action(game.parse(action)) for action in puzzle.line)
        console.print(escape(words.say("puzzle-line", what=goes_on)))
    for reason in hint.reasons:
        said = words.say(reason.message, count=reason.count)
        console.print(f"  {escape(words.player(reason.seat))}: {escape(said)}")


def solution_of(puzzle: Puzzle, action: str, words: Words) -> str:
    """The solution, and how much worse anything else is."""
    if puzzle.measure == "points":
        points, behind = round(puzzle.value / MILLION), round(puzzle.gap / MILLION)
        return words.say("puzzle-solution-points", action=action, points=points, behind=behind)
    return words.say("puzzle-solution", action=action, percent=round(puzzle.gap / MILLION * 100))
