"""Neighbours: whom one mutes, blocks or reports, named by where they sit or what they said."""

from __future__ import annotations

from typing import Final

import msgspec
import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.kept import news_from, text
from ludoteka.server.limits import Limit
from ludoteka.server.moderation import rows
from ludoteka.server.moderation.company import too_often
from ludoteka.server.moderation.presence import keeps_waiting, last_here, vote_from, voters
from ludoteka.server.people import People, take_turn
from ludoteka.table import wire
from ludoteka.table.commands.guards import seat_of
from ludoteka.table.errors import conflict, not_found
from ludoteka.table.person import Person
from ludoteka.table.reading import Reading
from ludoteka.table.table import News, NewsBody, Table

MOST_BLOCKS: Final = 500
MOST_REPORTS: Final = 20
"""How many of one's reports may be open at a time."""
REPORTS_AN_HOUR: Final = 6
BEFORE, AFTER = 12, 6
"""How many lines around one that is reported are kept with it."""


class Found(msgspec.Struct, frozen=True):
    """Somebody at a table, and what they are called there."""

    person: str
    name: str


class Copied(msgspec.Struct, frozen=True):
    """What is kept with a report: what the person was called, and what was said."""

    called: str
    lines: list[wire.SaidLine]


class Neighbours:
    """What people may do about one another beyond a table."""

    def __init__(self, people: People, reading: Reading) -> None:
        self.people = people
        self.reading = reading
        self.storage = people.storage
        self.moments = people.moments
        self.reporting = Limit(REPORTS_AN_HOUR / 3600, REPORTS_AN_HOUR)

    async def company(self, table_id: str, person: Person | None, code: str) -> wire.Company:
        """The people at a table as one of them, or a spectator, stands with the others."""
        table = await self.reading.seen(table_id, person, code)
        me = "" if person is None else person.id
        absent: list[wire.Absence] = []
        if any(keeps_waiting(table, seat) and seat.person != me for seat in table.seats):
            absent = await self.absent(table, me)
        shunned = [] if person is None else await self.storage.read(lambda c: find_shunned(c, table, me))
        return wire.Company(chat=table.manners.chat, may_talk=talks(table, person), absent=absent, shunned=shunned)

    async def absent(self, table: Table, me: str) -> list[wire.Absence]:
        """Everybody else the table waits for who is not there, and how the votes about them stand."""
        last = await self.storage.read(lambda c: last_here(c, table))
        now = self.moments.now()
        feed = self.reading.tables.feed
        watching = {each.person for each in feed.watchers.get(table.id, ()) if each.seat >= 0}
        found: list[wire.Absence] = []
        for seat in table.seats:
            who = seat.person
            if not keeps_waiting(table, seat) or who is None or who == me or who in watching:
                continue
            poll = next((poll for poll in table.manners.polls if poll.person == who), None)
            votes = {} if poll is None else poll.votes
            found.append(
                wire.Absence(
                    seat=seat.seat,
                    since=last[who],
                    vote_from=now if poll is not None else vote_from(table, who, last[who]),
                    replace=list(votes.values()).count("replace"),
                    wait=list(votes.values()).count("wait"),
                    voters=len(voters(table, who, last, watching, now) | ({me} & set(last))),
                    yours=votes.get(me),
                )
            )
        return found

    # -- blocks -------------------------------------------------------------------------------------------------

    async def blocks(self, person: Person) -> wire.Blocks:
        """Everybody one has muted or blocked."""
        block, people = rows.block, schema.person
        query = (
            sa.select(block, people.c.name)
            .join(people, people.c.id == block.c.other)
            .where(block.c.person == person.id)
            .order_by(block.c.at.desc(), block.c.other)
        )
        found = await self.storage.read(lambda c: c.execute(query).all())
        listed = [wire.Block(person=row.other, name=row.name, kind=row.kind, at=row.at) for row in found]
        return wire.Blocks(blocks=listed)

    async def block(self, person: Person, wanted: wire.NewBlock, code: str) -> wire.Blocks:
        """Mute or block somebody; whoever was muted can be blocked, and the other way round."""
        _, _, found = await self.find(person, wanted.table, wanted.whom, code)
        values = {"person": person.id, "other": found.person, "kind": wanted.kind, "at": self.moments.now()}

        def work(c: sa.Connection) -> None:
            take_turn(c, person.id)
            mine = rows.block.c.person == person.id
            count = c.execute(sa.select(sa.func.count()).select_from(rows.block).where(mine)).scalar() or 0
            c.execute(sa.delete(rows.block).where(mine, rows.block.c.other == found.person))
            if count >= MOST_BLOCKS:
                raise conflict("too-many-blocks", f"you have blocked {MOST_BLOCKS} people", most=MOST_BLOCKS)
            c.execute(sa.insert(rows.block), values)
            self.people.announce(c, person.id)

        await self.storage.write(work)
        self.people.forget(person.id)
        return await self.blocks(person)

    async def unblock(self, person: Person, other: str) -> wire.Blocks:
        """Hear and meet somebody again."""
        mine = (rows.block.c.person == person.id) & (rows.block.c.other == other)

        def work(c: sa.Connection) -> None:
            if c.execute(sa.delete(rows.block).where(mine)).rowcount != 1:
                raise not_found("block")
            self.people.announce(c, person.id)

        await self.storage.write(work)
        self.people.forget(person.id)
        return await self.blocks(person)

    async def find(self, person: Person, table_id: str, whom: wire.Whom, code: str) -> tuple[Table, News | None, Found]:
        """Who sits at a seat, or said something, at a table that one may see."""
        table = await self.reading.seen(table_id, person, code)
        said: News | None = None
        if isinstance(whom, wire.AtSeat):
            sits = seat_of(table, whom.seat)
            found = None if sits.kind != "person" or sits.person is None else Found(sits.person, sits.name)
        else:
            row = await self.storage.read(lambda c: find_said(c, table_id, whom.message))
            said = None if row is None else news_from(row)
            hidden = said is None or not said.body.text or not said.shown(table, -1, person).text
            if said is None or said.person is None or (hidden and said.person not in person.standing.deaf_to):
                raise not_found("message")
            found = Found(said.person, said.body.by)
        if found is None:
            raise not_found("person")
        if found.person == person.id:
            raise conflict("yourself", "this is yourself")
        return table, said, found

    # -- reports ------------------------------------------------------------------------------------------------

    async def report(self, person: Person, wanted: wire.NewReport, code: str) -> None:
        """Tell the operators, with a copy of what was said, which stays even if it is deleted."""
        table, said, found = await self.find(person, wanted.table, wanted.whom, code)
        same = same_report(person.id, found.person, table.id, None if said is None else said.n, wanted)
        if await self.storage.read(lambda c: c.execute(same).first()) is not None:
            return
        wait = self.reporting.spend(person.id)
        if wait:
            raise too_often(wait)
        now, new_id = self.moments.now(), self.moments.new_id()

        def work(c: sa.Connection) -> None:
            take_turn(c, person.id)
            open_ones = sa.select(sa.func.count()).select_from(rows.report)
            mine = open_ones.where(rows.report.c.reporter == person.id, rows.report.c.closed.is_(None))
            if (c.execute(mine).scalar() or 0) >= MOST_REPORTS:
                raise conflict("too-many-reports", f"{MOST_REPORTS} of your reports are open", most=MOST_REPORTS)
            copied = Copied(found.name, copy_lines(c, table.id, None if said is None else said.n))
            values = {
                "id": new_id,
                "at": now,
                "reporter": person.id,
                "person": found.person,
                "board": table.id,
                "message": None if said is None else said.n,
                "reason": wanted.reason,
                "text": wanted.text,
                "copy": text(copied),
                "closed": None,
                "answer": "",
            }
            c.execute(sa.insert(rows.report), values)

        await self.storage.write(work)


def same_report(
    reporter: str, person: str, table_id: str, message: int | None, wanted: wire.NewReport
) -> sa.Select[tuple[str]]:
    """Asks for an open report that says the same: one that was sent again because its answer was not heard."""
    report = rows.report.c
    return sa.select(report.id).where(
        report.reporter == reporter,
        report.person == person,
        report.board == table_id,
        report.message.is_(None) if message is None else report.message == message,
        report.reason == wanted.reason,
        report.text == wanted.text,
        report.closed.is_(None),
    )


def talks(table: Table, person: Person | None) -> bool:
    """Whether somebody may say something at a table."""
    if person is None:
        return table.manners.chat == "everyone"
    if person.standing.muted is not None:
        return False
    return table.manners.chat == "everyone" or table.host == person.id or bool(table.seats_of(person.id))


def find_shunned(c: sa.Connection, table: Table, person: str) -> list[wire.Neighbour]:
    """The seats of those whom somebody has muted or blocked."""
    block = rows.block.c
    kinds = {row.other: row.kind for row in c.execute(sa.select(block.other, block.kind).where(block.person == person))}
    return [
        wire.Neighbour(seat=seat.seat, person=seat.person, kind=kinds[seat.person])
        for seat in table.seats
        if seat.kind == "person" and seat.person is not None and seat.person in kinds
    ]


def find_said(c: sa.Connection, table_id: str, n: int) -> sa.Row[tuple[object, ...]] | None:
    """Something that was said at a table."""
    news = schema.news
    return c.execute(sa.select(news).where(news.c.board == table_id, news.c.n == n, news.c.kind == "chat")).first()


def copy_lines(c: sa.Connection, table_id: str, n: int | None) -> list[wire.SaidLine]:
    """What was said around a line, or last, at a table."""
    news = schema.news
    said = sa.select(news).where(news.c.board == table_id, news.c.kind == "chat")
    until = sa.true() if n is None else news.c.n <= n
    before = c.execute(said.where(until).order_by(news.c.n.desc()).limit(BEFORE + 1)).all()[::-1]
    after = [] if n is None else c.execute(said.where(news.c.n > n).order_by(news.c.n).limit(AFTER)).all()
    lines: list[wire.SaidLine] = []
    for row in [*before, *after]:
        body = msgspec.json.decode(row.body, type=NewsBody)
        lines.append(wire.SaidLine(n=row.n, at=row.at, by=body.by, text=body.text, reported=row.n == n))
    return lines
