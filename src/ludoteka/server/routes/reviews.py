"""Routes of reviews: looking back at finished games, and playing on from one of their moments."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromQuery, RawBody

from ludoteka.server.routes.common import SIGNED, CodeQuery, Services, Signed, TableId, Visitor
from ludoteka.server.routes.tables import shown
from ludoteka.table import wire
from ludoteka.table.requests import read


@get("/api/tables/{table:str}/review")
async def get_review(
    server: Services,
    visitor: Visitor,
    table: TableId,
    knowledge: FromQuery[wire.Knowledge] = "seats",
    code: CodeQuery = "",
) -> wire.ReviewState:
    """The review of a finished game, or how far it is."""
    return await server.reviewing.state(table, visitor, code, knowledge)


@post("/api/tables/{table:str}/review", status_code=200, opt={**SIGNED, "takes": wire.ReviewWanted})
async def ask_review(
    server: Services, signed: Signed, table: TableId, body: RawBody, code: CodeQuery = ""
) -> wire.ReviewState:
    """Have a finished game reviewed; it is worked out beside the tables and kept."""
    return await server.reviewing.ask(table, signed, code, read(wire.ReviewWanted, body).knowledge)


@post("/api/tables/{table:str}/branch", status_code=201, opt={**SIGNED, "takes": wire.Branch})
async def branch(
    server: Services, signed: Signed, table: TableId, body: RawBody, code: CodeQuery = ""
) -> wire.TableInfo:
    """Play on from a moment of a finished game, against bots, at a new table that is in no list."""
    made = await server.reviewing.branch(table, signed, code, read(wire.Branch, body))
    return await shown(server, signed, made)


ROUTES = [get_review, ask_review, branch]
