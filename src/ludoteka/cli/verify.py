"""`ludoteka verify`: whether a record is what it says it is."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.markup import escape

from ludoteka.cli.common import Json, Language, Packs, language_of, out, print_json
from ludoteka.cli.records import RecordFile, RecordGame, open_record
from ludoteka.i18n import Words
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.match import Match
from ludoteka.kernel.match import verify as check_record
from ludoteka.kernel.pledge import SHARED, check_noted
from ludoteka.kernel.record import Header, Record
from ludoteka.review.studies import load_study, verify_lines

STUDY: Final = ".study"
"""How the file of a study ends."""


def verify(
    ctx: typer.Context,
    record: RecordFile,
    game: RecordGame = None,
    content: Packs = None,
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The commitment you were shown before the game; must be the record's.")
    ] = "",
    nonce: Annotated[
        list[str] | None,
        typer.Option(metavar="HEX", help="A nonce you gave; a seat of the record must have it. May be repeated."),
    ] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Play a record again and compare every position; if it tells its seed, check that all luck came from it.

    The file of a study (`.study`) is checked with all its lines.

    A seed that many made together is checked too: the server's secret against its commitment, the seed against the
    secret and the nonces of all seats.
    """
    words = Words(language_of(ctx, lang))
    try:
        study = load_study(record) if record.suffix == STUDY else None
        found, rules = open_record(record, game, content, None if study is None else study.record)
        match = check_record(rules, found)
        if study is not None:
            verify_lines(rules, study.tree, match)
        check_noted(found.header, commitment, nonce or ())
    except LudotekaError as error:
        if json:
            print_json({"record": str(record), "ok": False, "error": str(error)})
        raise
    header = found.header
    if json:
        lines = {} if study is None else {"lines": len(study.tree.lines)}
        print_json({"record": str(record), "ok": True, **told(found, match), **lines})
        return
    console = out()
    console.print(escape(words.say("ui-verified", actions=len(found.lines), file=record.name)))
    if study is not None:
        console.print(escape(words.say("ui-study-verified", lines=len(study.tree.lines))))
    for line in about_luck(header, words):
        console.print(escape(line))
    if commitment or nonce:
        console.print(escape(words.say("ui-luck-noted")))


def told(record: Record, match: Match) -> dict[str, object]:
    """What was found about a sound record."""
    header = record.header
    return {
        "game": header.game,
        "players": header.players,
        "actions": len(record.lines),
        "over": match.over,
        "places": match.places,
        "luck_checked": bool(header.seed),
        "scheme": header.scheme,
        "nonces": header.nonces,
        "imported": header.imported,
        "hash": match.game.hash(match.state),
    }


def about_luck(header: Header, words: Words) -> list[str]:
    """Where the luck of a record comes from, as far as that was checked."""
    if not header.seed:
        return [words.say("ui-luck-unchecked")]
    if header.imported is None:
        lines = [words.say("ui-luck-checked")]
    else:
        lines = [words.say("ui-luck-adopted", actions=header.imported)]
    if header.scheme == SHARED:
        given = sum(1 for nonce in header.nonces if nonce)
        lines.append(words.say("ui-luck-shared", given=given, seats=header.seats))
    return lines
