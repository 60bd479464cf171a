"""Routes of the operator's console: only for operators who are signed in with their password."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, RawBody
from msgspec import Meta

from ludoteka.server.moderation import orders
from ludoteka.server.moderation.audit import Actor, read_audit
from ludoteka.server.moderation.overview import read_people, read_reports, read_tables
from ludoteka.server.routes.common import SIGNED, Operating, Services, TableId
from ludoteka.table import wire
from ludoteka.table.requests import read

PersonId = FromPath[wire.Id]
Words = FromQuery[Annotated[str, Meta(max_length=80, pattern=wire.NO_CONTROL)]]


@get("/api/operator/reports", opt=SIGNED)
async def get_reports(
    server: Services, operator: Operating, status: FromQuery[Literal["open", "closed"]] = "open"
) -> wire.Reports:
    """The reports that wait, or those that are closed."""
    return await server.storage.read(lambda c: read_reports(c, closed=status == "closed"))


@get("/api/operator/people", opt=SIGNED)
async def get_people(server: Services, operator: Operating, words: Words = "") -> wire.PersonInfos:
    """People by name, login or id."""
    now = server.moments.now()
    return await server.storage.read(lambda c: read_people(c, words, now))


@get("/api/operator/tables", opt=SIGNED)
async def get_all_tables(server: Services, operator: Operating, words: Words = "") -> wire.TableSummaries:
    """Tables that have not ended, private ones too, without what is on them."""
    return await server.storage.read(lambda c: read_tables(c, words))


@get("/api/operator/audit", opt=SIGNED)
async def get_audit(
    server: Services,
    operator: Operating,
    before: FromQuery[Annotated[int, Meta(ge=0, le=2_000_000_000)] | None] = None,
) -> wire.AuditLines:
    """What operators did, the latest first."""
    return await server.storage.read(lambda c: read_audit(c, before))


@post("/api/operator/reports/{report:str}/resolve", status_code=204, opt={**SIGNED, "takes": wire.Decree})
async def resolve(server: Services, operator: Operating, report: FromPath[wire.Id], body: RawBody) -> None:
    """Close a report and say what came of it."""
    data = read(wire.Decree, body)
    await server.moderation.operator.obey(orders.Resolve(data.why, report), Actor(operator.id))


@post("/api/operator/people/{person:str}/punish", status_code=204, opt={**SIGNED, "takes": wire.NewSanction})
async def punish(server: Services, operator: Operating, person: PersonId, body: RawBody) -> None:
    """Suspend or mute somebody."""
    data = read(wire.NewSanction, body)
    order = orders.Punish(data.why, person, data.kind, data.hours)
    await server.moderation.operator.obey(order, Actor(operator.id))


@post("/api/operator/people/{person:str}/lift", status_code=204, opt={**SIGNED, "takes": wire.Lifting})
async def lift(server: Services, operator: Operating, person: PersonId, body: RawBody) -> None:
    """Suspend or mute somebody no longer."""
    data = read(wire.Lifting, body)
    await server.moderation.operator.obey(orders.Lift(data.why, person, data.kind), Actor(operator.id))


@post("/api/operator/people/{person:str}/delete", status_code=204, opt={**SIGNED, "takes": wire.Decree})
async def delete_person(server: Services, operator: Operating, person: PersonId, body: RawBody) -> None:
    """Delete a person; the games of others go on and stay."""
    data = read(wire.Decree, body)
    await server.moderation.operator.obey(orders.Delete(data.why, person), Actor(operator.id))


@post("/api/operator/tables/{table:str}/close", status_code=204, opt={**SIGNED, "takes": wire.Decree})
async def close_table(server: Services, operator: Operating, table: TableId, body: RawBody) -> None:
    """End a table, whoever plays there."""
    data = read(wire.Decree, body)
    await server.moderation.operator.obey(orders.CloseTable(data.why, table), Actor(operator.id))


@post("/api/operator/tables/{table:str}/hush/{message:int}", status_code=204, opt={**SIGNED, "takes": wire.Decree})
async def hush(
    server: Services,
    operator: Operating,
    table: TableId,
    message: FromPath[Annotated[int, Meta(ge=1, le=1_000_000_000)]],
    body: RawBody,
) -> None:
    """Take back something that was said at a table."""
    data = read(wire.Decree, body)
    await server.moderation.operator.obey(orders.Hush(data.why, table, message), Actor(operator.id))


@post("/api/operator/announcements", status_code=204, opt={**SIGNED, "takes": wire.NewAnnouncement})
async def announce(server: Services, operator: Operating, body: RawBody) -> None:
    """Tell everybody something."""
    data = read(wire.NewAnnouncement, body)
    order = orders.Announce("", {"en": data.en, "cs": data.cs, "pl": data.pl}, data.hours)
    await server.moderation.operator.obey(order, Actor(operator.id))


@post("/api/operator/announcements/{announcement:str}/end", status_code=204, opt=SIGNED)
async def end_announcement(server: Services, operator: Operating, announcement: FromPath[wire.Id]) -> None:
    """Tell something no longer."""
    await server.moderation.operator.obey(orders.EndAnnouncement("", announcement), Actor(operator.id))


ROUTES = [
    get_reports,
    get_people,
    get_all_tables,
    get_audit,
    resolve,
    punish,
    lift,
    delete_person,
    close_table,
    hush,
    announce,
    end_announcement,
]
