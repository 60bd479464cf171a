"""Routes of tables: making them, sitting down, talking, ending."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, patch, post, put
from litestar.params import FromQuery, RawBody
from msgspec import Meta

from ludoteka.server.routes.common import SIGNED, CodeQuery, Cursor, Services, Signed, TableId, Visitor
from ludoteka.server.services import Server
from ludoteka.table import wire
from ludoteka.table.changes import Receipt
from ludoteka.table.person import Person
from ludoteka.table.requests import read
from ludoteka.table.shelf import Wanted
from ludoteka.table.table import Table


@get("/api/tables")
async def get_tables(
    server: Services,
    visitor: Visitor,
    game: FromQuery[Annotated[str, Meta(max_length=40, pattern=wire.NO_CONTROL)] | None] = None,
    status: FromQuery[wire.Status | None] = None,
    clock: FromQuery[Literal["none", "live", "days"] | None] = None,
    seat: FromQuery[Literal["open"] | None] = None,
    mine: FromQuery[Literal["yes"] | None] = None,
    cursor: FromQuery[Cursor | None] = None,
) -> wire.Tables:
    """The lobby: public tables that wait for players or play, or one's own, filtered."""
    wanted = Wanted(game=game, status=status, clock=clock, seat=seat, mine=mine is not None, cursor=cursor)
    return await server.reading.lobby(visitor, wanted)


@post("/api/tables", status_code=201, opt={**SIGNED, "takes": wire.NewTable})
async def new_table(server: Services, signed: Signed, body: RawBody) -> wire.TableInfo:
    """Set up a table."""
    data = read(wire.NewTable, body)
    return await shown(server, signed, await server.commands.create(signed, data))


@post("/api/tables/import", status_code=201, opt={**SIGNED, "takes": wire.ImportedTable, "large": True})
async def import_table(server: Services, signed: Signed, body: RawBody) -> wire.TableInfo:
    """Set up a table that goes on from a record."""
    data = read(wire.ImportedTable, body)
    return await shown(server, signed, await server.commands.import_record(signed, data))


@get("/api/tables/{table:str}")
async def get_table(server: Services, visitor: Visitor, table: TableId, code: CodeQuery = "") -> wire.TableInfo:
    """A table, without what is on it."""
    return await server.reading.table(table, visitor, code)


@patch("/api/tables/{table:str}/seat", opt={**SIGNED, "takes": wire.ChangeSeat})
async def change_seat(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Done:
    """Give a seat another use before the game starts (host only)."""
    data = read(wire.ChangeSeat, body)
    return await done(server, signed, table, await server.commands.change_seat(table, signed, data))


@post("/api/tables/{table:str}/join", status_code=200, opt={**SIGNED, "takes": wire.Join})
async def join(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Done:
    """Sit down at a table."""
    data = read(wire.Join, body)
    return await done(server, signed, table, await server.commands.join(table, signed, data))


@post("/api/tables/{table:str}/leave", status_code=200, opt={**SIGNED, "takes": wire.Command})
async def leave(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Done:
    """Stand up before the start; later, walk away and let a bot play until one comes back."""
    data = read(wire.Command, body)
    return await done(server, signed, table, await server.commands.leave(table, signed, data))


@post("/api/tables/{table:str}/start", status_code=200, opt={**SIGNED, "takes": wire.Start})
async def start(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Done:
    """Begin the game (host only)."""
    data = read(wire.Start, body)
    return await done(server, signed, table, await server.commands.start(table, signed, data))


@post("/api/tables/{table:str}/back", status_code=200, opt={**SIGNED, "takes": wire.SeatCommand})
async def come_back(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Done:
    """Take one's seat back from the bot that stood in."""
    data = read(wire.SeatCommand, body)
    receipt = await server.commands.come_back(table, signed, data)
    return await done(server, signed, table, receipt, data.seat, watching=data.watching)


@post("/api/tables/{table:str}/resign", status_code=200, opt={**SIGNED, "takes": wire.SeatCommand})
async def resign(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Done:
    """Give up."""
    data = read(wire.SeatCommand, body)
    receipt = await server.commands.resign(table, signed, data)
    return await done(server, signed, table, receipt, data.seat, watching=data.watching)


@post("/api/tables/{table:str}/rematch", status_code=200, opt={**SIGNED, "takes": wire.Command})
async def rematch(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.TableInfo:
    """A new table with the same game and people; everybody who asks gets the same one."""
    data = read(wire.Command, body)
    return await shown(server, signed, await server.commands.rematch(table, signed, data))


@post("/api/tables/{table:str}/close", status_code=200, opt={**SIGNED, "takes": wire.Command})
async def close(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Done:
    """End a table nobody else plays at (host only)."""
    data = read(wire.Command, body)
    return await done(server, signed, table, await server.commands.close(table, signed, data))


@post("/api/tables/{table:str}/chat", status_code=200, opt={**SIGNED, "takes": wire.Chat})
async def chat(server: Services, signed: Signed, table: TableId, body: RawBody, code: CodeQuery = "") -> wire.Done:
    """Say something to everybody at the table."""
    data = read(wire.Chat, body)
    return await done(server, signed, table, await server.commands.chat(table, signed, data, code))


@get("/api/tables/{table:str}/notes", opt=SIGNED)
async def get_notes(server: Services, signed: Signed, table: TableId, code: CodeQuery = "") -> wire.Notes:
    """One's own notes about a table."""
    return await server.reading.notes(table, signed, code)


@put("/api/tables/{table:str}/notes", opt={**SIGNED, "takes": wire.Note})
async def put_notes(
    server: Services, signed: Signed, table: TableId, body: RawBody, code: CodeQuery = ""
) -> wire.Notes:
    """Keep one's own notes about a table."""
    data = read(wire.Note, body)
    return await server.reading.write_notes(table, signed, data.text, code)


async def shown(server: Server, person: Person, table: Table) -> wire.TableInfo:
    """A table as its host sees it."""
    return await server.reading.table(table.id, person, table.code)


async def done(
    server: Server, person: Person, table: str, receipt: Receipt, seat: int | None = None, *, watching: bool = False
) -> wire.Done:
    """What came of a command."""
    return await server.reading.done(person, table, receipt, seat, watching=watching)


ROUTES = [
    get_tables,
    new_table,
    import_table,
    get_table,
    change_seat,
    join,
    leave,
    start,
    come_back,
    resign,
    rematch,
    close,
    chat,
    get_notes,
    put_notes,
]
