"""Routes of games: what can be played here, and the words for it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, RawBody

from ludoteka.bots import DEFAULT, LEVELS, allowed_name, longest_thought, offered
from ludoteka.i18n import Words
from ludoteka.i18n.catalog import read_messages
from ludoteka.i18n.marks import told
from ludoteka.kernel.game import Game
from ludoteka.kernel.marks import reference_of
from ludoteka.kernel.phrase import Kind
from ludoteka.server import wire
from ludoteka.server.drivers import THINKING
from ludoteka.server.errors import not_found
from ludoteka.server.limits import address_of
from ludoteka.server.routes.common import AnyRequest, Services, read

Language = Literal["en", "cs", "pl"]
CACHE = "public, max-age=3600"


@get("/api/games")
async def get_games(server: Services) -> wire.Games:
    """The games that can be played here, with their options, and the bots by level."""
    bots = [allowed_name(each) for each in server.settings.allow_bots]
    games = [game_info(game, server.settings.bot_seconds, bots) for game in server.games.values()]
    return wire.Games(games=games, bots=offered(), usual=DEFAULT, stand_in=server.settings.stand_in)


@get("/api/games/{game:str}/messages/{language:str}", media_type="text/plain")
async def get_messages(
    server: Services, request: AnyRequest, game: FromPath[str], language: FromPath[Language]
) -> Response[bytes]:
    """The words of a game in one language, as a Fluent file."""
    words = read_messages(found(server.games, game).folder, language).encode()
    if not words:
        raise not_found("language")
    headers = {"Cache-Control": CACHE, "ETag": f'"{blake2b(words, digest_size=12).hexdigest()}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(words, media_type=MediaType.TEXT, headers=headers)


@get("/api/games/{game:str}/reference/{language:str}")
async def get_reference(server: Services, game: FromPath[str], language: FromPath[Language]) -> wire.ReferenceBook:
    """The rules of a game in a player's words, each entry with where it comes from."""
    played = found(server.games, game)
    book, words = reference_of(played, language), Words(language, played)
    entries = [
        wire.ReferenceEntry(
            key=entry.key,
            title=entry.title,
            chapter=entry.chapter,
            text=entry.text,
            marks=[wire.ReferenceMark(**msgspec.structs.asdict(told(words, mark))) for mark in entry.marks],
        )
        for entry in book.entries
    ]
    return wire.ReferenceBook(title=book.title, opening=book.opening, entries=entries)


@get("/api/games/{game:str}/vocabulary")
async def get_vocabulary(server: Services, game: FromPath[str]) -> wire.Vocabulary:
    """The words of a game's notation: its kinds of things and its verbs."""
    lexicon = found(server.games, game).lexicon
    kinds = [
        wire.KindInfo(name=kind.name, slugs=list(kind.slugs), on_board=kind.on_board, worded=kind.worded)
        for kind in lexicon.kinds.values()
        if kind.slugs
    ]
    verbs = [
        wire.VerbInfo(
            name=verb.name,
            arguments=[argument_info(name, lexicon.kinds[kind]) for name, kind in verb.parts],
            rule=verb.rule,
        )
        for verb in lexicon.verbs.values()
    ]
    return wire.Vocabulary(kinds=kinds, verbs=verbs)


def argument_info(name: str, kind: Kind) -> wire.ArgumentInfo:
    """An argument of a verb as clients see it."""
    return wire.ArgumentInfo(name=name, kind=kind.name, number=kind.is_number(), amount=kind.is_amount())


@post("/api/games/{game:str}/check", status_code=200, opt={"takes": wire.SetUp})
async def check_set_up(server: Services, request: AnyRequest, game: FromPath[str], body: RawBody) -> wire.SetUpCheck:
    """Whether a game could be set up with these options, and which choices are closed; nothing is made."""
    found(server.games, game)
    return await server.reading.check(game, read(wire.SetUp, body), address_of(request.scope))


@post("/api/games/{game:str}/file", status_code=200, opt={"takes": wire.OwnFile})
async def read_file(server: Services, request: AnyRequest, game: FromPath[str], body: RawBody) -> wire.FileRead:
    """What a map or scenario file of somebody's own sets, for the set-up of a table; nothing is made or kept."""
    found(server.games, game)
    return await server.reading.read_file(game, read(wire.OwnFile, body), address_of(request.scope))


def found(games: dict[str, Game[Any]], game: str) -> Game[Any]:
    """A game by its id."""
    if game not in games:
        raise not_found("game")
    return games[game]


def game_info(game: Game[Any], bot_seconds: float, bots: Sequence[str] = ()) -> wire.GameInfo:
    """A game as clients see it."""
    options = [
        wire.GameOption(name=str(row["name"]), default=row["default"], choices=row["choices"])  # type: ignore[arg-type]
        for row in game.describe_options()
    ]
    return wire.GameInfo(
        id=game.id,
        seats=list(game.seat_counts),
        minutes=game.minutes,
        options=options,
        rules_version=game.rules_version,
        content_version=game.content_version,
        levels=[
            wire.BotLevel(name=level, seconds=min(longest_thought(level, game), bot_seconds * THINKING))
            for level in LEVELS
        ]
        + [wire.BotLevel(name=name, seconds=bot_seconds * THINKING) for name in bots],
    )


ROUTES = [get_games, get_messages, get_reference, get_vocabulary, check_set_up, read_file]
