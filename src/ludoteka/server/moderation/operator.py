"""The operator: carries out orders, each in one transaction with its line in the audit log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.commands import Commands
from ludoteka.server.kept import text
from ludoteka.server.moderation import orders, rows
from ludoteka.server.moderation.audit import Actor, Deed, write_audit
from ludoteka.server.people import People
from ludoteka.table.changes import Change
from ludoteka.table.commands.edits import close_table
from ludoteka.table.errors import conflict, not_found
from ludoteka.table.person import Person
from ludoteka.table.table import NewsBody
from ludoteka.table.tables import Tables

HOUR: Final = 3_600_000
UNDERTAKEN: Final = {"suspended": "suspend", "muted": "mute"}
LIFTED: Final = {"suspended": "unsuspend", "muted": "unmute"}

REPEATED: Final = 10 * 60_000
"""For so long the very same order counts as one that was sent again because its answer was not heard."""

Work = Callable[[sa.Connection], None]


class Repeated(Exception):
    """The very same order was carried out a moment ago."""

    def __init__(self, made: str = "") -> None:
        super().__init__("carried out before")
        self.made = made


class Operator:
    """Does what operators order."""

    def __init__(self, people: People, tables: Tables, commands: Commands) -> None:
        self.people = people
        self.tables = tables
        self.commands = commands
        self.storage = people.storage
        self.moments = tables.moments

    async def obey(self, order: orders.AnyOrder, actor: Actor) -> str:
        """Carry out an order, once however often it is sent; the id of what it made, if it made anything."""
        try:
            return await self.carry_out(order, actor)
        except Repeated as same:
            return same.made

    async def carry_out(self, order: orders.AnyOrder, actor: Actor) -> str:
        match order:
            case orders.Grant() | orders.Revoke():
                await self.appoint(order, actor)
            case orders.Punish():
                await self.punish(order, actor)
            case orders.Lift():
                await self.lift(order, actor)
            case orders.Delete():
                await self.delete(order, actor)
            case orders.CloseTable():
                await self.close_table(order, actor)
            case orders.Hush():
                await self.hush(order, actor)
            case orders.Resolve():
                await self.resolve(order, actor)
            case orders.Announce():
                return await self.announce(order, actor)
            case orders.EndAnnouncement():
                await self.end_announcement(order, actor)
        return ""

    async def keep(self, actor: Actor, deed: Deed, work: Work) -> None:
        """Do something about the whole server, with its line in the audit log."""
        now = self.moments.now()

        def whole(c: sa.Connection) -> None:
            work(c)
            write_audit(c, actor, deed, now)
            if deed.person is not None:
                self.people.announce(c, deed.person)

        await self.storage.write(whole)
        if deed.person is not None:
            self.people.forget(deed.person)
            self.tables.feed.wake_all()

    # -- people -------------------------------------------------------------------------------------------------

    async def appoint(self, order: orders.Grant | orders.Revoke, actor: Actor) -> None:
        """Make somebody an operator, or one no longer."""
        login = order.login.lower()
        query = sa.select(schema.person.c.id).where(schema.person.c.login == login)
        person = await self.storage.read(lambda c: c.execute(query).scalar())
        if person is None:
            raise not_found(f"account: {order.login}")
        now, grants = self.moments.now(), isinstance(order, orders.Grant)

        def work(c: sa.Connection) -> None:
            c.execute(sa.delete(rows.operator).where(rows.operator.c.person == person))
            if grants:
                c.execute(sa.insert(rows.operator), {"person": person, "since": now})

        await self.keep(actor, Deed("grant" if grants else "revoke", order.why, person=person), work)

    async def punish(self, order: orders.Punish, actor: Actor) -> None:
        """Suspend or mute somebody. Who is suspended stands up where no game has begun; elsewhere clocks decide."""
        await self.must_be_ordinary(order.person, actor)
        now = self.moments.now()
        until = None if order.hours is None else now + order.hours * HOUR
        values = {"person": order.person, "kind": order.kind, "until": until, "why": order.why, "at": now}
        hours = "" if order.hours is None else str(order.hours)

        def work(c: sa.Connection) -> None:
            known = c.execute(sa.select(rows.sanction).where(of(order.person, order.kind))).first()
            if known is not None and same_sanction(known, order, now):
                raise Repeated
            c.execute(sa.delete(rows.sanction).where(of(order.person, order.kind)))
            c.execute(sa.insert(rows.sanction), values)

        # Once before, so that a server that is killed has not left it out, and once after, for who sat down meanwhile.
        await self.unseat(order)
        try:
            await self.keep(actor, Deed(UNDERTAKEN[order.kind], order.why, person=order.person, details=hours), work)
        finally:
            await self.unseat(order)

    async def unseat(self, order: orders.Punish) -> None:
        """Have somebody who is suspended stand up where no game has begun."""
        if order.kind == "suspended":
            for table_id in await self.storage.read(lambda c: open_tables(c, order.person)):
                await self.commands.unseat(table_id, order.person)

    async def lift(self, order: orders.Lift, actor: Actor) -> None:
        def work(c: sa.Connection) -> None:
            if c.execute(sa.delete(rows.sanction).where(of(order.person, order.kind))).rowcount != 1:
                raise not_found("sanction")

        await self.keep(actor, Deed(LIFTED[order.kind], order.why, person=order.person), work)

    async def delete(self, order: orders.Delete, actor: Actor) -> None:
        """Delete a person as they could themselves: seats keep no name, bots play on, nothing said is left."""
        person = await self.must_be_ordinary(order.person, actor)
        await self.commands.erase(person)
        deed, now = Deed("delete", order.why, person=order.person), self.moments.now()
        await self.people.erase(person, lambda c: write_audit(c, actor, deed, now))
        await self.commands.erase_rest(person)
        self.tables.feed.wake_all()

    async def must_be_ordinary(self, person: str, actor: Actor) -> Person:
        """The person, who must exist and be neither an operator nor the one who asks."""
        people = schema.person.c
        query = sa.select(people.name, people.login).where(people.id == person, ~people.deleted)
        row = await self.storage.read(lambda c: c.execute(query).first())
        if row is None:
            raise not_found("person")
        if person == actor.person:
            raise conflict("yourself", "not to yourself")
        operates = sa.select(rows.operator.c.since).where(rows.operator.c.person == person)
        if await self.storage.read(lambda c: c.execute(operates).first()) is not None:
            raise conflict("is-operator", "this is an operator; revoke that on the command line first")
        return Person(person, row.name, row.login, None, "", "")

    # -- tables -------------------------------------------------------------------------------------------------

    async def close_table(self, order: orders.CloseTable, actor: Actor) -> None:
        """End a table, whoever plays there."""

        async def edit(change: Change) -> None:
            if change.table.status not in ("open", "playing"):
                raise conflict("over", "this table is over")
            close_table(change)
            change.news("closed", NewsBody(what="operator"))
            deed = Deed("close", order.why, table=order.table)
            change.also.append(lambda c: write_audit(c, actor, deed, change.now))

        await self.tables.change(order.table, edit)

    async def hush(self, order: orders.Hush, actor: Actor) -> None:
        """Take back something that was said; its place in the numbering stays."""
        news = schema.news

        def work(c: sa.Connection) -> None:
            here = (news.c.board == order.table) & (news.c.n == order.message) & (news.c.kind == "chat")
            body = c.execute(sa.select(news.c.body).where(here)).scalar()
            if body is None:
                raise not_found("message")
            said = msgspec.json.decode(body, type=NewsBody)
            if not said.text:
                raise Repeated
            c.execute(sa.update(news).where(here).values(body=text(msgspec.structs.replace(said, text=""))))
            self.storage.announce(c, f"hushed {order.table}")

        await self.keep(actor, Deed("hush", order.why, table=order.table, details=str(order.message)), work)
        self.tables.feed.latest.pop(order.table, None)

    # -- reports and announcements ------------------------------------------------------------------------------

    async def resolve(self, order: orders.Resolve, actor: Actor) -> None:
        """Close a report."""
        report, now = rows.report, self.moments.now()
        query = sa.select(report.c.person, report.c.board).where(report.c.id == order.report)
        row = await self.storage.read(lambda c: c.execute(query).first())
        if row is None:
            raise not_found("report")
        closing = sa.update(report).where(report.c.id == order.report).values(closed=now, answer=order.why)
        deed = Deed("resolve", order.why, person=row.person, table=row.board, details=order.report)

        def work(c: sa.Connection) -> None:
            if c.execute(closing.where(sa.or_(report.c.closed.is_(None), report.c.answer != order.why))).rowcount != 1:
                raise Repeated

        await self.keep(actor, deed, work)

    async def announce(self, order: orders.Announce, actor: Actor) -> str:
        """Tell everybody something."""
        now, new_id = self.moments.now(), self.moments.new_id()
        until = None if order.hours is None else now + order.hours * HOUR
        texts = {language: said for language, said in order.texts.items() if said.strip()}
        values = {"id": new_id, "at": now, "until": until, "texts": text(texts)}
        deed = Deed("announce", order.why, details=texts.get("en", "")[:200], made=new_id)
        told = rows.announcement.c
        same = sa.select(told.id).where(told.texts == values["texts"], told.at > now - REPEATED)

        def work(c: sa.Connection) -> None:
            if (known := c.execute(same).scalar()) is not None:
                raise Repeated(known)
            c.execute(sa.insert(rows.announcement), values)

        await self.keep(actor, deed, work)
        return new_id

    async def end_announcement(self, order: orders.EndAnnouncement, actor: Actor) -> None:
        """Tell something no longer."""
        mine = rows.announcement.c.id == order.announcement

        def work(c: sa.Connection) -> None:
            if c.execute(sa.delete(rows.announcement).where(mine)).rowcount != 1:
                raise not_found("announcement")

        await self.keep(actor, Deed("end-announcement", order.why, details=order.announcement), work)


def same_sanction(known: sa.Row[Any], order: orders.Punish, now: int) -> bool:
    """Whether a sanction is what an order wants, and was imposed a moment ago."""
    hours = None if known.until is None else (known.until - known.at) // HOUR
    return bool(known.why == order.why and hours == order.hours and known.at > now - REPEATED)


def of(person: str, kind: str) -> sa.ColumnElement[bool]:
    """The sanction of one kind against a person."""
    return (rows.sanction.c.person == person) & (rows.sanction.c.kind == kind)


def open_tables(c: sa.Connection, person: str) -> list[str]:
    """The tables somebody hosts or sits at where no game has begun."""
    board, seat = schema.board.c, schema.seat.c
    sits = sa.select(seat.board).where(seat.person == person, seat.kind == "person")
    query = sa.select(board.id).where(board.status == "open", sa.or_(board.host == person, board.id.in_(sits)))
    return list(c.execute(query).scalars())
