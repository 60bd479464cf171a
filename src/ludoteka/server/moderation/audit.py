"""The audit log: who did what to whom, when and why. It is only ever added to."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.moderation import rows
from ludoteka.server.moderation.orders import Outcome
from ludoteka.table import wire

PAGE: Final = 50


class Actor(msgspec.Struct, frozen=True):
    """Who acts: an operator who is signed in, or somebody at the command line."""

    person: str | None = None
    console: str = ""
    errand: str = ""
    """The errand that is carried out, if the command line left one."""


class Deed(msgspec.Struct, frozen=True):
    """What an operator did: to whom, or at which table, and why."""

    what: str
    why: str
    person: str | None = None
    table: str | None = None
    details: str = ""
    made: str = ""
    """The id of what it made."""


def write_audit(c: sa.Connection, actor: Actor, deed: Deed, now: int) -> None:
    """Add one line, in the transaction of what it tells. An errand is answered in it too, so that it is done once."""
    values: dict[str, Any] = {
        "at": now,
        "by": actor.person,
        "console": actor.console[:40],
        "what": deed.what,
        "person": deed.person,
        "board": deed.table,
        "details": deed.details,
        "why": deed.why,
    }
    c.execute(sa.insert(rows.audit), values)
    if actor.errand:
        answer_errand(c, actor.errand, Outcome(made=deed.made))


def answer_errand(c: sa.Connection, errand: str, outcome: Outcome) -> None:
    """Write down what came of an errand, unless that is known already."""
    columns = rows.errand.c
    answer = msgspec.json.encode(outcome).decode()
    c.execute(sa.update(rows.errand).where(columns.id == errand, columns.answer.is_(None)).values(answer=answer))


def read_audit(c: sa.Connection, before: int | None) -> wire.AuditLines:
    """A page of the log, the latest first; names are those of today, so who was deleted has none."""
    audit, people = rows.audit, schema.person
    who, whom = people.alias("who"), people.alias("whom")
    query = (
        sa.select(audit, who.c.name.label("by_name"), whom.c.name.label("whom_name"))
        .outerjoin(who, who.c.id == audit.c.by)
        .outerjoin(whom, whom.c.id == audit.c.person)
        .order_by(audit.c.id.desc())
        .limit(PAGE + 1)
    )
    if before is not None:
        query = query.where(audit.c.id < before)
    found = c.execute(query).all()
    lines = [
        wire.AuditLine(
            id=row.id,
            at=row.at,
            by=row.console if row.by is None else row.by_name or "",
            console=row.by is None,
            what=row.what,
            person=row.person,
            name=row.whom_name or "",
            table=row.board,
            details=row.details,
            why=row.why,
        )
        for row in found[:PAGE]
    ]
    return wire.AuditLines(lines=lines, next=lines[-1].id if len(found) > PAGE else None)
