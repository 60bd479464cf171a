"""Routes of the rules' pictures: their words, and what is seen in them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromPath
from msgspec import Meta

from ludoteka.i18n.pictures import pictures_in
from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.pictures import find_picture
from ludoteka.server.limits import address_of
from ludoteka.server.routes.common import AnyRequest, Services
from ludoteka.server.routes.games import Language, found
from ludoteka.table import wire
from ludoteka.table.errors import not_found
from ludoteka.table.referee import questions as q

PictureName = Annotated[str, Meta(max_length=60, pattern=r"^[a-z][a-z0-9-]*$(?!\n)")]


@get("/api/games/{game:str}/pictures/{language:str}")
async def get_pictures(server: Services, game: FromPath[str], language: FromPath[Language]) -> wire.Pictures:
    """The pictures of a game's rules in one language, without what is seen in them."""
    return wire.Pictures(
        game=game,
        pictures=[
            wire.PictureInfo(
                id=told.picture.id,
                rule=told.picture.rule,
                part=told.picture.part,
                title=told.title,
                moments=[
                    wire.PictureMoment(text=told.word(moment.id), points=moment.point)
                    for moment in told.picture.moments
                ],
            )
            for told in pictures_in(found(server.games, game), language)
        ],
    )


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
    scenes = [wire.Scene(view=msgspec.Raw(view), events=events) for view, events in shown.scenes]
    kept = server.pictures[game, picture] = wire.Scenes(seat=shown.seat, seats=shown.seats, scenes=scenes)
    return kept


ROUTES = [get_pictures, get_picture]
