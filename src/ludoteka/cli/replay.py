"""`ludoteka replay`: a recorded match, move by move."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from ludoteka.cli.common import Language, Packs, language_of
from ludoteka.cli.records import RecordFile, RecordGame, names_for, open_record
from ludoteka.cli.screen import Screen
from ludoteka.i18n import Words
from ludoteka.kernel.action import SPECTATOR, Seat
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.match import Match
from ludoteka.kernel.reference import plain


def replay(
    ctx: typer.Context,
    record: RecordFile,
    step: Annotated[bool, typer.Option("--step", help="Go through it with the keyboard, forth and back.")] = False,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="See it with the eyes of this seat, from 1; else as a spectator.")
    ] = None,
    game: RecordGame = None,
    content: Packs = None,
    lang: Language = None,
) -> None:
    """Show a recorded match: what happened action by action, and the final position."""
    language = language_of(ctx, lang)
    found, rules = open_record(record, game, content)
    if seat is not None and not 1 <= seat <= found.header.seats:
        raise BadOption(f"there is no seat {seat}; expected 1 to {found.header.seats}")
    match = Match.load(rules, found)
    screen = Screen(Words(language, rules, names_for(match.players, Words(language))))
    eyes = SPECTATOR if seat is None else seat - 1
    if step:
        step_through(screen, match, eyes)
        return
    for number in range(len(match.played) + 1):
        show_moment(screen, match, number, eyes)
    screen.board(match, eyes)
    if match.over:
        screen.end(match)


def show_moment(screen: Screen, match: Match, number: int, eyes: Seat) -> None:
    """What the n-th action was and did; with the eyes of a seat only its own actions are named, as in the game."""
    if number:
        played = match.played[number - 1]
        who = escape(screen.words.player(played.seat))
        shown = [event for at, event in match.events(eyes, number - 1) if at == number]
        if eyes in (SPECTATOR, played.seat):
            label = escape(screen.words.action(played.action))
            text = escape(match.game.text(played.action))
            screen.console.print(f"[bold cyan]{number}[/] [bold]{who}[/] {label}  [dim]{text}[/]")
    else:
        shown = [event for at, event in match.events(eyes) if at == 0]
    screen.events([(number, event) for event in shown])


def step_through(screen: Screen, match: Match, eyes: Seat) -> None:
    """Forth with Enter, back with b, to any moment by its number, out with q."""
    number = 0
    last = len(match.played)
    while True:
        screen.clear()
        screen.board(match, eyes, match.at(number))
        show_moment(screen, match, number, eyes)
        if match.over and number == last:
            screen.end(match)
        screen.console.print(f"[dim]{escape(screen.words.say('ui-replay-keys', number=number, last=last))}[/]")
        try:
            line = plain(input("> ").strip())
        except (EOFError, KeyboardInterrupt):
            return
        if line in ("q", "quit"):
            return
        if line in ("b", "back"):
            number = max(0, number - 1)
        elif line.isascii() and line.isdigit():
            number = min(int(line), last)
        elif not line:
            number = min(number + 1, last)
