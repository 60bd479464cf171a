"""`ludoteka verify`: whether a record is what it says it is."""

from __future__ import annotations

import typer
from rich.markup import escape

from ludoteka.cli.common import Json, Language, Packs, language_of, out, print_json
from ludoteka.cli.records import RecordFile, RecordGame, open_record
from ludoteka.i18n import Words
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.match import verify as check_record


def verify(
    ctx: typer.Context,
    record: RecordFile,
    game: RecordGame = None,
    content: Packs = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Play a record again and compare every position; if it tells its seed, check that all luck came from it."""
    words = Words(language_of(ctx, lang))
    try:
        found, rules = open_record(record, game, content)
        match = check_record(rules, found)
    except LudotekaError as error:
        if json:
            print_json({"record": str(record), "ok": False, "error": str(error)})
        raise
    seeded = bool(found.header.seed)
    if json:
        print_json(
            {
                "record": str(record),
                "ok": True,
                "game": found.header.game,
                "players": found.header.players,
                "actions": len(found.lines),
                "over": match.over,
                "places": match.places,
                "luck_checked": seeded,
                "hash": rules.hash(match.state),
            }
        )
        return
    console = out()
    console.print(escape(words.say("ui-verified", actions=len(found.lines), file=record.name)))
    console.print(escape(words.say("ui-luck-checked") if seeded else words.say("ui-luck-unchecked")))
