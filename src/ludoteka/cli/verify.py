"""`ludoteka verify`: whether a record is what it says it is."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from ludoteka.cli.common import Json, Language, Packs, language_of, out, print_json
from ludoteka.cli.records import RecordFile, RecordGame, open_record
from ludoteka.i18n import Words
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.match import verify as check_record
from ludoteka.kernel.pledge import SHARED, check_noted
from ludoteka.kernel.record import Header


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

    A seed that many made together is checked too: the server's secret against its commitment, the seed against the
    secret and the nonces of all seats.
    """
    words = Words(language_of(ctx, lang))
    try:
        found, rules = open_record(record, game, content)
        match = check_record(rules, found)
        check_noted(found.header, commitment, nonce or ())
    except LudotekaError as error:
        if json:
            print_json({"record": str(record), "ok": False, "error": str(error)})
        raise
    header = found.header
    if json:
        print_json(
            {
                "record": str(record),
                "ok": True,
                "game": header.game,
                "players": header.players,
                "actions": len(found.lines),
                "over": match.over,
                "places": match.places,
                "luck_checked": bool(header.seed),
                "scheme": header.scheme,
                "nonces": header.nonces,
                "imported": header.imported,
                "hash": rules.hash(match.state),
            }
        )
        return
    console = out()
    console.print(escape(words.say("ui-verified", actions=len(found.lines), file=record.name)))
    for line in about_luck(header, words):
        console.print(escape(line))
    if commitment or nonce:
        console.print(escape(words.say("ui-luck-noted")))


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
