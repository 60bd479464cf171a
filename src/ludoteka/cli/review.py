"""`ludoteka review`: what a game turned on, with luck kept apart from skill."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from ludoteka.cli.common import Json, Language, Packs, err, language_of, out, print_json
from ludoteka.cli.progress import progress_bar
from ludoteka.cli.records import RecordFile, RecordGame, names_for, open_record
from ludoteka.i18n import Words
from ludoteka.review.page import Page
from ludoteka.review.review import review as look_back


def review(
    ctx: typer.Context,
    record: RecordFile,
    game: RecordGame = None,
    content: Packs = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Judge with everything known, not with what each seat knew.")
    ] = False,
    file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.html", help="Write a page with the graph.")
    ] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Look back at a game: chances to win, turning points, what was given away, and luck apart from skill."""
    language = language_of(ctx, lang)
    found, rules = open_record(record, game, content)
    with progress_bar(Words(language).say("review-moments"), len(found.lines)) as bar:
        told = look_back(rules, found, "all" if everything else "seats", bar)
    words = Words(language, rules, names_for(found.header.players, Words(language)))
    shown = Page(told, rules, words)
    if file is not None:
        file.write_text(shown.whole(), encoding="utf-8")
        err().print(escape(words.say("review-written", file=str(file))))
    if json:
        print_json(told)
        return
    for one in told.seats:
        out().print(
            escape(
                words.say(
                    "review-summary",
                    player=words.player(one.seat),
                    start=shown.amount(one.start),
                    decisions=shown.change(one.own + one.others),
                    luck=shown.change(one.luck),
                    result=shown.amount(one.result),
                    given=shown.amount(one.given),
                )
            )
        )
