"""Routes of the rules' pictures: their words, and what is seen in them."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath
from msgspec import Meta

from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.pictures import find_picture
from ludoteka.server.limits import address_of
from ludoteka.server.routes.common import AnyRequest, Services
from ludoteka.server.routes.games import Language, found
from ludoteka.table import wire
from ludoteka.table.errors import not_found
from ludoteka.table.library import picture_book, scenes_of
from ludoteka.table.referee import questions as q

PictureName = Annotated[str, Meta(max_length=60, pattern=r"^[a-z][a-z0-9-]*$(?!\n)")]


@get("/api/games/{game:str}/pictures/{language:str}")
async def get_pictures(server: Services, game: FromPath[str], language: FromPath[Language]) -> wire.Pictures:
    """The pictures of a game's rules in one language, without what is seen in them."""
    return picture_book(found(server.games, game), language)


@get("/api/games/{game:str}/picture/{picture:str}")
async def get_picture(
    server: Services, request: AnyRequest, game: FromPath[str], picture: FromPath[PictureName]
) -> wire.Scenes:
    """What is seen in a picture, moment by moment. It is worked out once and the same for everybody."""
    kept = server.pictures.get((game, picture))
    if kept is not None:
        return kept
    try:
        find_picture(found(server.games, game), picture)
    except BadContent:
        raise not_found("picture") from None
    shown = await server.tables.ask_desk(q.Depict(game, picture), q.Depicted, address_of(request.scope))
    kept = server.pictures[game, picture] = scenes_of(shown)
    return kept


ROUTES = [get_pictures, get_picture]
