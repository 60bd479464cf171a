"""Routes of games: what can be played here, and the words for it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Literal

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, RawBody

from ludoteka.bots import allowed_name
from ludoteka.i18n.catalog import read_messages
from ludoteka.kernel.game import Game
from ludoteka.server.limits import address_of
from ludoteka.server.routes.common import AnyRequest, Services
from ludoteka.table import wire
from ludoteka.table.errors import not_found
from ludoteka.table.library import games_on_offer, reference_book, vocabulary
from ludoteka.table.requests import read

Language = Literal["en", "cs", "pl"]
CACHE = "public, max-age=3600"


@get("/api/games")
async def get_games(server: Services) -> wire.Games:
    """The games that can be played here, with their options, and the bots by level."""
    bots = [allowed_name(each) for each in server.settings.allow_bots]
    return games_on_offer(server.games.values(), server.settings.bot_seconds, server.settings.stand_in, bots)


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
    return reference_book(found(server.games, game), language)


@get("/api/games/{game:str}/vocabulary")
async def get_vocabulary(server: Services, game: FromPath[str]) -> wire.Vocabulary:
    """The words of a game's notation: its kinds of things and its verbs."""
    return vocabulary(found(server.games, game))


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


ROUTES = [get_games, get_messages, get_reference, get_vocabulary, check_set_up, read_file]
