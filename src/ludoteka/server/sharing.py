"""What a link to a table shows where it is posted: title, description and a picture (Open Graph)."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final

import msgspec

from ludoteka.i18n import LANGUAGES, Words
from ludoteka.kernel.action import SPECTATOR
from ludoteka.table import wire
from ludoteka.table.errors import Refusal
from ludoteka.table.person import GUEST
from ludoteka.table.table import Seat, Table
from ludoteka.table.tables import Tables

MOMENTS: Final = {
    "epoch": "ui-share-epoch",
    "year": "ui-share-year",
    "round": "ui-share-round",
    "turn": "ui-share-turn",
}
"""The field of a View that tells how far a game is, and how it is said."""

PICTURE: Final = "share/{game}.png"
"""Where the browser client keeps the picture of a game."""

WIDTH, HEIGHT = 1200, 630


class Shared(msgspec.Struct, frozen=True):
    """What is told of a table."""

    title: str
    description: str
    game: str


async def shared(tables: Tables, table_id: str, language: str) -> Shared | None:
    """What may be told of a table to everybody: nothing of one that is private or not there."""
    try:
        table = await tables.table(msgspec.convert(table_id, wire.Id))
    except (Refusal, msgspec.ValidationError):
        return None
    game = tables.games.get(table.game)
    if not table.public or game is None:
        return None
    words = Words(language, game)
    name = words.say("game-title")
    said = description(table, words, await moment(tables, table, words))
    return Shared(f"{table.title} · {name}" if table.title else name, said, table.game)


def description(table: Table, words: Words, when: str) -> str:
    """Who plays, and how it stands."""
    names = ", ".join(name_of(seat, words) for seat in table.seats)
    if table.status == "open":
        return words.say("ui-share-open", names=names)
    if table.status == "playing":
        return words.say("ui-share-playing", names=names, moment=when)
    winners = [name_of(seat, words) for seat, place in zip(table.seats, table.places, strict=False) if place == 1]
    if not winners:
        return words.say("ui-share-over", names=names)
    return words.say("ui-share-won", names=names, winners=", ".join(winners))


def name_of(seat: Seat, words: Words) -> str:
    """Whoever sits there, as the reader's language calls them."""
    if seat.kind == "bot":
        return words.say("ui-share-bot")
    if seat.kind != "person":
        return words.say("ui-share-free")
    if seat.name.startswith(GUEST):
        return words.say("ui-guest", number=seat.name.removeprefix(GUEST))
    return seat.name or words.say("ui-player", number=seat.seat + 1)


async def moment(tables: Tables, table: Table, words: Words) -> str:
    """How far the game is: the epoch, year or round that everybody sees, else the number of the move."""
    told = words.say("ui-share-move", number=table.actions)
    if not table.placed:
        return told
    try:
        _, looks = await tables.looks(table.id, {SPECTATOR})
    except Refusal:
        return told
    view: dict[str, object] = msgspec.json.decode(looks[SPECTATOR].view)
    for field, message in MOMENTS.items():
        number = view.get(field)
        if isinstance(number, int) and number > 0:
            return words.say(message, number=number)
    return told


def reader_of(header: str) -> str:
    """The language a browser asks for, by its `Accept-Language`; English where it asks for none of ours.

    >>> reader_of("de;q=0.9, cs-CZ;q=0.8")
    'cs'
    """
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, rest = part.strip().partition(";")
        quality = rest.strip().removeprefix("q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        wanted.append((-weight, tag.lower().partition("-")[0]))
    return next((language for _, language in sorted(wanted, key=lambda each: each[0]) if language in LANGUAGES), "en")


def tags(told: Shared, address: str, base: str, pictures: Mapping[str, Any]) -> str:
    """The tags for the head of the page."""
    picture = PICTURE.format(game=told.game)
    properties = {
        "og:type": "website",
        "og:site_name": "Ludoteka",
        "og:title": told.title,
        "og:description": told.description,
        "og:url": address,
    }
    if picture in pictures:
        properties |= {
            "og:image": f"{base}/{picture}",
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": told.title,
        }
    card = "summary_large_image" if picture in pictures else "summary"
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    return "\n".join([*lines, f'<meta name="twitter:card" content="{card}" />'])
