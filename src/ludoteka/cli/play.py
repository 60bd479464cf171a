"""`ludoteka play`: a match at this terminal, with people at one keyboard and bots."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from ludoteka.cli.common import GameOptions, Language, Packs, language_of, read_pairs, seats_or_default
from ludoteka.cli.orders import Leave, offer_to_save
from ludoteka.cli.records import names_for
from ludoteka.cli.screen import Screen
from ludoteka.cli.seating import admit_players, has_bots, seat_players
from ludoteka.cli.session import Session
from ludoteka.i18n import Words
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import Record, load_record
from ludoteka.kernel.registry import load_game

INTERRUPTED = 130


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's id, or module:function.")] = None,
    seats: Annotated[int | None, typer.Option("--seats", "--players", metavar="N", help="How many play.")] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="BOT[,BOT]", help="Bots for the seats that people leave free.")
    ] = None,
    human: Annotated[
        list[int] | None,
        typer.Option(metavar="SEAT", help="A seat held by a person, from 1; may be repeated; 0 for bots only."),
    ] = None,
    name: Annotated[list[str] | None, typer.Option(metavar="NAME", help="A person's name; may be repeated.")] = None,
    option: GameOptions = None,
    content: Packs = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help="Fix all luck; by default it is drawn.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the match saved in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved match.")] = None,
    do: Annotated[
        list[str] | None, typer.Option(metavar="ACTION", help="Take this action first, in notation; may be repeated.")
    ] = None,
    lang: Language = None,
) -> None:
    """Play a game here: several people at one keyboard, against bots, or both."""
    language = language_of(ctx, lang)
    if resume is not None:
        record = load_record(resume)
        rules = load_game(game or record.header.game, content or ())
        match = resumed(rules, record)
        if human or bots or name:
            match.players = seat_players(match.state.seats, human, bots, name)
        else:
            admit_players(match.players, str(resume))
    elif game is not None:
        if save is not None and save.exists():
            raise BadOption(f"{save} is there already; expected a new file, or --resume to go on with it")
        rules = load_game(game, content or ())
        count = seats_or_default(rules, seats)
        players = seat_players(count, human, bots, name)
        options = rules.first_options(count, read_pairs(option), has_bots(players))
        match = Match.new(rules, count, options, seed, players)
    else:
        raise BadOption("which game? expected a GAME or --resume FILE; `ludoteka games` lists them")
    again = ["ludoteka", "play", *([] if game is None else [game])]
    again += [word for pack in content or () for word in ("--content", str(pack))]
    sit_down(match, language, save or resume, again, do or ())


def resumed(game: Game[Any], record: Record) -> Match:
    """A saved match: played again where the rules are still the same, else taken up from its last position."""
    header = record.header
    if (header.rules, header.content) == (game.rules_version, game.content_version):
        return Match.load(game, record)
    return Match.resumed(game, record)


def sit_down(match: Match, language: str, save: Path | None, again: Sequence[str], first: Sequence[str] = ()) -> None:
    """Play a match at this terminal, after some first actions, until it is over or somebody leaves.

    `again` is the command with which a saved match goes on.
    """
    words = Words(language, match.game, names_for(match.players, Words(language)))
    session = Session(match, Screen(words), save)
    if match.past:
        session.screen.say("ui-other-version")
    session.keep()
    session.begin_with(first)
    code = 0
    try:
        session.run()
        return
    except Leave:
        pass
    except EOFError:
        session.screen.console.print()
    except KeyboardInterrupt:
        session.screen.console.print()
        code = INTERRUPTED
        with suppress(KeyboardInterrupt, EOFError):
            offer_to_save(session)
    part(session, again)
    if code:
        raise typer.Exit(code)


def part(session: Session, again: Sequence[str]) -> None:
    """Keep the match where it is to be kept, and say how to go on with it."""
    file = session.keep()
    if file is not None:
        command = shlex.join([*again, "--resume", str(file)])
        session.screen.say_whole("ui-parted-saved", file=str(file), command=command)
    elif session.match.played:
        session.screen.say("ui-parted-unsaved")
