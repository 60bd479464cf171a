"""Routes of moderation: what people may do about one another, and what everybody is told."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, RawBody

from ludoteka.server.moderation.overview import read_announcements
from ludoteka.server.routes.common import SIGNED, CodeQuery, Services, Signed, TableId, Visitor
from ludoteka.server.routes.tables import done
from ludoteka.table import wire
from ludoteka.table.requests import read


@post("/api/tables/{table:str}/remove", status_code=200, opt={**SIGNED, "takes": wire.Removal})
async def remove(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Done:
    """Ask somebody to leave before the game starts (host only); they cannot sit down again unless invited anew."""
    data = read(wire.Removal, body)
    return await done(server, signed, table, await server.commands.remove(table, signed, data))


@post("/api/tables/{table:str}/talk", status_code=200, opt={**SIGNED, "takes": wire.LetTalk})
async def let_talk(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Done:
    """Say who may talk at the table from now on (host only)."""
    data = read(wire.LetTalk, body)
    return await done(server, signed, table, await server.commands.let_talk(table, signed, data))


@get("/api/tables/{table:str}/company")
async def get_company(server: Services, visitor: Visitor, table: TableId, code: CodeQuery = "") -> wire.Company:
    """Who may talk, who is absent and how the votes stand, and whom of those there one has muted or blocked."""
    return await server.moderation.neighbours.company(table, visitor, code)


@post("/api/tables/{table:str}/vote", status_code=200, opt={**SIGNED, "takes": wire.Ballot})
async def vote(server: Services, signed: Signed, table: TableId, body: RawBody) -> wire.Done:
    """Vote whether a bot shall play for somebody who is not there; most of those present decide, a tie waits."""
    data = read(wire.Ballot, body)
    return await done(server, signed, table, await server.commands.vote(table, signed, data))


@get("/api/me/blocks", opt=SIGNED)
async def get_blocks(server: Services, signed: Signed) -> wire.Blocks:
    """Everybody one has muted or blocked."""
    return await server.moderation.neighbours.blocks(signed)


@post("/api/me/blocks", status_code=200, opt={**SIGNED, "takes": wire.NewBlock, "refuses": (404, 409)})
async def block(server: Services, signed: Signed, body: RawBody, code: CodeQuery = "") -> wire.Blocks:
    """Mute somebody (their words are not shown to one) or block them (nor do they sit down at one's tables)."""
    return await server.moderation.neighbours.block(signed, read(wire.NewBlock, body), code)


@delete("/api/me/blocks/{person:str}", status_code=200, opt=SIGNED)
async def unblock(server: Services, signed: Signed, person: FromPath[wire.Id]) -> wire.Blocks:
    """Hear and meet somebody again."""
    return await server.moderation.neighbours.unblock(signed, person)


@post("/api/reports", status_code=204, opt={**SIGNED, "takes": wire.NewReport, "refuses": (404, 409)})
async def report(server: Services, signed: Signed, body: RawBody, code: CodeQuery = "") -> None:
    """Tell the operators about somebody, or about something that was said; a copy of it is kept."""
    await server.moderation.neighbours.report(signed, read(wire.NewReport, body), code)


@get("/api/announcements")
async def get_announcements(server: Services) -> wire.Announcements:
    """What everybody is told now."""
    now = server.moments.now()
    return await server.storage.read(lambda c: read_announcements(c, now))


ROUTES = [remove, let_talk, get_company, vote, get_blocks, block, unblock, report, get_announcements]
