"""Routes of play: the position, actions, undo, previews, the past, records, and the live feed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response, WebSocket, get, post, websocket
from litestar.params import FromPath, FromQuery, RawBody
from msgspec import Meta

from ludoteka.server.limits import address_of
from ludoteka.server.live import REFUSED, TRY_AGAIN, Connection
from ludoteka.server.routes.common import (
    SIGNED,
    CodeQuery,
    SeatQuery,
    Services,
    Signed,
    TableId,
    Visitor,
    person_of,
)
from ludoteka.server.routes.tables import done
from ludoteka.server.storage import DatabaseDown
from ludoteka.table import wire
from ludoteka.table.errors import Refusal
from ludoteka.table.requests import read

Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
RECORD = "application/x-ndjson"


@get("/api/tables/{table:str}/view")
async def get_view(
    server: Services,
    visitor: Visitor,
    table: TableId,
    seat: SeatQuery = None,
    code: CodeQuery = "",
) -> wire.Position:
    """What one's seat, or a spectator, sees and may do now."""
    return await server.reading.position(table, visitor, seat, code)


@post("/api/tables/{table:str}/action", status_code=200, opt={**SIGNED, "takes": wire.Move})
async def act(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Done:
    """Take an action. Acknowledged means committed; a refused one says why and changes nothing."""
    data = read(wire.Move, body)
    receipt = await server.commands.act(table, signed, data)
    return await done(server, signed, table, receipt, data.seat, watching=data.watching)


@post("/api/tables/{table:str}/undo", status_code=200, opt={**SIGNED, "takes": wire.SeatCommand})
async def undo(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Done:
    """Take back the last action of one's seat, if nothing came to light by it."""
    data = read(wire.SeatCommand, body)
    receipt = await server.commands.undo(table, signed, data)
    return await done(server, signed, table, receipt, data.seat, watching=data.watching)


@post("/api/tables/{table:str}/preview", status_code=200, opt={**SIGNED, "takes": wire.Trial})
async def preview(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Preview:
    """What an action would do, up to the first chance or reveal."""
    data = read(wire.Trial, body)
    return await server.reading.preview(table, signed, data)


@post("/api/tables/{table:str}/why", status_code=200, opt={**SIGNED, "takes": wire.Doubts})
async def why(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Verdicts:
    """Why actions are not on offer; nothing is taken."""
    return await server.reading.verdicts(table, signed, read(wire.Doubts, body))


@get("/api/tables/{table:str}/updates")
async def get_updates(
    server: Services,
    visitor: Visitor,
    table: TableId,
    after: FromQuery[Number] = 0,
    seat: SeatQuery = None,
    code: CodeQuery = "",
) -> wire.Updates:
    """The updates after a number, as one's seat or a spectator may know them."""
    return await server.reading.updates(table, visitor, seat, code, after)


@get("/api/tables/{table:str}/since", opt=SIGNED)
async def get_since(server: Services, signed: Signed, table: TableId, seat: FromQuery[wire.SeatNumber]) -> wire.Updates:
    """What happened since one's last turn."""
    return await server.reading.since(table, signed, seat)


@get("/api/tables/{table:str}/history")
async def get_history(
    server: Services,
    visitor: Visitor,
    table: TableId,
    seat: SeatQuery = None,
    code: CodeQuery = "",
) -> wire.History:
    """Every action so far, as one's seat or a spectator may know it."""
    return await server.reading.history(table, visitor, seat, code)


@get("/api/tables/{table:str}/history/{at:int}")
async def get_past(
    server: Services,
    visitor: Visitor,
    table: TableId,
    at: FromPath[Number],
    seat: SeatQuery = None,
    code: CodeQuery = "",
) -> wire.PastView:
    """What one's seat or a spectator saw after a number of actions."""
    return await server.reading.past(table, visitor, seat, code, at)


@get("/api/tables/{table:str}/course")
async def get_course(server: Services, visitor: Visitor, table: TableId, code: CodeQuery = "") -> wire.Course:
    """How the points of all seats went, once the game is over."""
    return await server.reading.course(table, visitor, code)


@get("/api/tables/{table:str}/export", opt={"answers": {"application/json": wire.SeatRecord, RECORD: str}})
async def export(
    server: Services,
    visitor: Visitor,
    table: TableId,
    seat: SeatQuery = None,
    code: CodeQuery = "",
    whole: FromQuery[Literal["yes"] | None] = None,
) -> Response[Any]:
    """The record of the game: whole once it is over, before that only what one's seat knows.

    Whoever plays with bots only may ask for the `whole` before, to play on elsewhere.
    """
    found = await server.reading.export(table, visitor, seat, code, whole=whole == "yes")
    if isinstance(found, wire.SeatRecord):
        return Response(found)
    name = f'attachment; filename="{table}.ludoteka"'
    return Response(found.to_bytes(), media_type=RECORD, headers={"Content-Disposition": name})


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    server: Services,
    table: TableId,
    seat: SeatQuery = None,
    after: FromQuery[Number | None] = None,
    code: CodeQuery = "",
    presence: FromQuery[Literal["yes"] | None] = None,
) -> None:
    """The live feed of a table."""
    scope: Any = socket.scope
    await socket.accept()
    try:
        person = await person_of(server, scope)
    except Refusal:
        await socket.close(TRY_AGAIN, "too many requests")
        return
    except DatabaseDown:
        await socket.close(TRY_AGAIN, "the database does not answer; try again")
        return
    who = address_of(scope) if person is None else person.id
    if not server.crowd.enter(who):
        await socket.close(REFUSED, "too many live connections")
        return
    connection = Connection(server, socket, person, table, code, presence is not None)
    try:
        await connection.watch(seat, after)
        await connection.run()
    except Refusal as refusal:
        await connection.send(wire.ProblemMessage(refusal.problem))
        await socket.close(REFUSED, refusal.problem.error)
    except DatabaseDown:
        await socket.close(TRY_AGAIN, "the database does not answer; try again")
    finally:
        server.crowd.leave(who)


ROUTES = [get_view, act, undo, preview, why, get_updates, get_since, get_history, get_past, get_course, export, live]
