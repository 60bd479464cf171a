"""What operators see: reports, people, tables, announcements. Nothing of what is on a table, and no private talk."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.moderation import rows
from ludoteka.server.moderation.neighbours import Copied
from ludoteka.table import wire

PAGE: Final = 50


def read_reports(c: sa.Connection, *, closed: bool) -> wire.Reports:
    """The reports that wait, the oldest first; or those that are closed, the latest first."""
    report, people = rows.report, schema.person
    who, whom = people.alias("who"), people.alias("whom")
    query = (
        sa.select(report, who.c.name.label("reporter_name"), whom.c.name.label("name"))
        .join(who, who.c.id == report.c.reporter)
        .join(whom, whom.c.id == report.c.person)
        .limit(PAGE)
    )
    if closed:
        query = query.where(report.c.closed.is_not(None)).order_by(report.c.closed.desc(), report.c.id)
    else:
        query = query.where(report.c.closed.is_(None)).order_by(report.c.at, report.c.id)
    return wire.Reports(reports=[report_info(row) for row in c.execute(query)])


def report_info(row: sa.Row[Any]) -> wire.Report:
    """A report as operators see it."""
    copied = msgspec.json.decode(row.copy, type=Copied)
    return wire.Report(
        id=row.id,
        at=row.at,
        reporter=row.reporter,
        reporter_name=row.reporter_name,
        person=row.person,
        name=row.name,
        called=copied.called,
        table=row.board,
        message=row.message,
        reason=row.reason,
        text=row.text,
        lines=copied.lines,
        closed=row.closed,
        answer=row.answer,
    )


def like(words: str) -> str:
    """A pattern that finds these words anywhere, whatever signs they contain."""
    plain = words.lower().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{plain}%"


def read_people(c: sa.Connection, words: str, now: int) -> wire.PersonInfos:
    """People by their name, login or id, those last seen first; without words those with a sanction first."""
    people, sanction = schema.person, rows.sanction
    query = sa.select(people).where(~people.c.deleted).order_by(people.c.seen.desc(), people.c.id).limit(PAGE)
    if words:
        fits = like(words)
        named = sa.or_(
            sa.func.lower(people.c.name).like(fits, escape="\\"),
            people.c.login.like(fits, escape="\\"),
            people.c.id == words,
        )
        found = list(c.execute(query.where(named)))
    else:
        punished = people.c.id.in_(sa.select(sanction.c.person))
        found = [*c.execute(query.where(punished)), *c.execute(query.where(~punished))]
    ids = [row.id for row in found[:PAGE]]
    sanctions: dict[str, list[wire.SanctionInfo]] = {}
    for row in c.execute(sa.select(sanction).where(sanction.c.person.in_(ids))):
        if row.until is None or row.until > now:
            one = wire.SanctionInfo(kind=row.kind, until=row.until, why=row.why)
            sanctions.setdefault(row.person, []).append(one)
    return wire.PersonInfos(people=persons(c, found[:PAGE], ids, sanctions))


def persons(
    c: sa.Connection, found: list[Any], ids: list[str], sanctions: dict[str, list[wire.SanctionInfo]]
) -> list[wire.PersonInfo]:
    """People with what hangs on them."""
    seat, board, report = schema.seat.c, schema.board.c, rows.report.c
    sits = (
        sa.select(seat.person, sa.func.count(sa.distinct(seat.board)))
        .join(schema.board, board.id == seat.board)
        .where(seat.person.in_(ids), board.status.in_(("open", "playing")))
        .group_by(seat.person)
    )
    told = (
        sa.select(report.person, sa.func.count())
        .where(report.person.in_(ids), report.closed.is_(None))
        .group_by(report.person)
    )
    tables = {row[0]: row[1] for row in c.execute(sits)}
    reports = {row[0]: row[1] for row in c.execute(told)}
    operators = set(c.execute(sa.select(rows.operator.c.person).where(rows.operator.c.person.in_(ids))).scalars())
    return [
        wire.PersonInfo(
            id=row.id,
            name=row.name,
            login=row.login,
            created=row.created,
            seen=row.seen,
            operator=row.id in operators,
            deleted=row.deleted,
            tables=tables.get(row.id, 0),
            reports=reports.get(row.id, 0),
            sanctions=sanctions.get(row.id, []),
        )
        for row in found
    ]


def read_tables(c: sa.Connection, words: str) -> wire.TableSummaries:
    """Tables that have not ended, by their title, id or who sits there, the most recently used first."""
    board, seat, people = schema.board, schema.seat, schema.person
    query = (
        sa.select(board, people.c.name.label("host_name"))
        .join(people, people.c.id == board.c.host)
        .where(board.c.status.in_(("open", "playing")))
        .order_by(board.c.touched.desc(), board.c.id)
        .limit(PAGE)
    )
    if words:
        fits = like(words)
        sits = sa.select(seat.c.board).where(sa.func.lower(seat.c.name).like(fits, escape="\\"))
        titled = sa.func.lower(board.c.title).like(fits, escape="\\")
        query = query.where(sa.or_(titled, board.c.id == words, board.c.id.in_(sits)))
    found = c.execute(query).all()
    players: dict[str, list[str]] = {row.id: [] for row in found}
    for row in c.execute(sa.select(seat).where(seat.c.board.in_(players)).order_by(seat.c.board, seat.c.seat)):
        players[row.board].append(row.name if row.kind in ("person", "bot") else "")
    return wire.TableSummaries(
        tables=[
            wire.TableSummary(
                id=row.id,
                game=row.game,
                title=row.title,
                status=row.status,
                public=row.public,
                host=row.host_name,
                players=players[row.id],
                touched=row.touched,
            )
            for row in found
        ]
    )


def read_announcements(c: sa.Connection, now: int) -> wire.Announcements:
    """What everybody is told now, the latest first."""
    said = rows.announcement
    query = sa.select(said).where(sa.or_(said.c.until.is_(None), said.c.until > now)).order_by(said.c.at.desc())
    found = [
        wire.Announcement(id=row.id, at=row.at, until=row.until, texts=msgspec.json.decode(row.texts))
        for row in c.execute(query.limit(10))
    ]
    return wire.Announcements(announcements=found)
