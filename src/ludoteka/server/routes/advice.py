"""Routes of advice: hints, a word of caution, and why a bot did something. Only against bots, or alone."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, RawBody

from ludoteka.server.routes.common import SIGNED, Services, Signed, TableId
from ludoteka.server.routes.play import Number
from ludoteka.table import wire
from ludoteka.table.requests import read


@get("/api/tables/{table:str}/hints", opt=SIGNED)
async def get_hints(server: Services, signed: Signed, table: TableId, seat: FromQuery[wire.SeatNumber]) -> wire.Hints:
    """The best options of what one's seat is asked; refused where another person sits at the table."""
    return await server.advice.hints(table, signed, seat)


@post("/api/tables/{table:str}/caution", status_code=200, opt={**SIGNED, "takes": wire.Trial})
async def caution(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Caution:
    """What an action would give away; nothing is taken. Refused where another person sits at the table."""
    return await server.advice.caution(table, signed, read(wire.Trial, body))


@get("/api/tables/{table:str}/reasons/{at:int}", opt=SIGNED)
async def get_reasons(
    server: Services, signed: Signed, table: TableId, at: FromPath[Number], seat: FromQuery[wire.SeatNumber]
) -> wire.Why:
    """What the move that an action is part of changed, as far as one's seat may know."""
    return await server.advice.why(table, signed, seat, at)


ROUTES = [get_hints, caution, get_reasons]
