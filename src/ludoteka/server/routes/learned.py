"""Routes of what somebody has learned."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, RawBody

from ludoteka.server.routes.common import SIGNED, Services, Signed
from ludoteka.server.routes.games import found
from ludoteka.table import wire
from ludoteka.table.requests import read


@get("/api/me/learned", opt=SIGNED)
async def get_learned(server: Services, signed: Signed) -> wire.Learned:
    """The lessons you have learned."""
    return await server.learned.of(signed.id)


@post("/api/me/learned", status_code=200, opt={**SIGNED, "takes": wire.NewlyLearned})
async def add_learned(server: Services, signed: Signed, body: RawBody) -> wire.Learned:
    """Keep lessons as learned, besides those that are."""
    return await server.learned.add(signed.id, read(wire.NewlyLearned, body).lessons)


@delete("/api/me/learned/{game:str}", status_code=200, opt=SIGNED)
async def forget_learned(server: Services, signed: Signed, game: FromPath[str]) -> wire.Learned:
    """Begin the course of a game anew."""
    found(server.games, game)
    return await server.learned.forget(signed.id, game)


ROUTES = [get_learned, add_learned, forget_learned]
