"""Ending a table, and playing again."""

from __future__ import annotations

from ludoteka.table import wire
from ludoteka.table.changes import Change, Receipt, letter_from
from ludoteka.table.commands.edits import close_table
from ludoteka.table.commands.guards import (
    may_see,
    must_host,
)
from ludoteka.table.commands.setting_up import SettingUp
from ludoteka.table.errors import conflict, forbidden
from ludoteka.table.person import DAY, DELETED, Person
from ludoteka.table.table import NewsBody, Seat, Table

ABANDONED = 3 * DAY
"""Who left a game and was not seen at it for so long has given it up."""


class Ending(SettingUp):
    """What people do around a game and after it."""

    async def close(self, table_id: str, person: Person, wanted: wire.Command) -> Receipt:
        """End a table that nobody else plays at."""

        async def edit(change: Change) -> None:
            table = change.table
            must_host(table, person)
            if table.status not in ("open", "playing"):
                raise conflict("over", "this table is over")
            if table.status == "playing":
                last = await self.last_here(table)
                must_be_abandoned(table, person, last, change.now)
            close_table(change)

        return await self.tables.change(table_id, edit, letter_from(person.id, "close", wanted))

    async def last_here(self, table: Table) -> dict[str, int]:
        """When each person who sits at a table was last there, as far as the host knows."""
        return {}

    async def close_abandoned(self, table_id: str, before: int) -> None:
        """Close a game that nobody has touched for long and no clock ends."""

        async def edit(change: Change) -> None:
            table = change.table
            running = table.deadline is not None and table.deadline > change.now
            if table.status == "playing" and change.before.touched < before and not running:
                close_table(change)

        await self.tables.change(table_id, edit)

    async def close_stale(self, table_id: str, before: int) -> None:
        """Close a table that nobody started."""

        async def edit(change: Change) -> None:
            if change.table.status == "open" and change.before.touched < before:
                close_table(change)

        await self.tables.change(table_id, edit)

    async def rematch(self, table_id: str, person: Person, wanted: wire.Command) -> Table:
        """A new table with the same game, and seats kept for the same people; who asks later gets the one there is."""
        table = await self.tables.table(table_id)
        if not table.seats_of(person.id):
            may_see(table, person, "")
            raise forbidden("not-seated", "you did not sit at this table")
        if not table.over():
            raise conflict("not-over", "the game is not over")
        if table.rematch is None:
            plan = wire.NewTable(
                game=table.game,
                seats=[rematch_plan(seat, person) for seat in table.seats],
                key=f"~rematch:{table_id}",
                options=table.options,
                public=table.public,
                title=table.title,
                clock=table.clock,
                stand_in=table.stand_in,
                chat=table.manners.chat,
                grace=table.manners.grace,
            )
            others = [seat for seat in table.seats if seat.kind == "person" and seat.person != person.id]
            new = await self.create(person, plan, [seat for seat in others if seat.name != DELETED])

            async def edit(change: Change) -> None:
                if change.table.rematch is not None:
                    return
                change.table.rematch = new.id
                change.news("rematch", NewsBody(by=person.name, table=new.id))

            await self.tables.change(table_id, edit, letter_from(person.id, "rematch", wanted))
            table = await self.tables.table(table_id)
            if table.rematch != new.id:
                await self.close_stale(new.id, self.moments.now() + 1)
        assert table.rematch is not None
        return await self.tables.table(table.rematch)


def must_be_abandoned(table: Table, person: Person, last: dict[str, int], now: int) -> None:
    """Refuse to end a game that others may still want to play on: one who is away for a while comes back."""
    for seat in table.seats:
        if seat.kind == "person" and seat.person is not None and seat.person != person.id and not seat.resigned:
            gone = now - last.get(seat.person, 0)
            if not seat.stand_in or gone < ABANDONED:
                raise conflict("others-play", "others have not given this game up; leave or resign instead")


def rematch_plan(seat: Seat, person: Person) -> wire.SeatPlan:
    """The same seat at the next table."""
    if seat.kind == "bot":
        return wire.BotSeat(bot=seat.bot)
    return wire.MySeat(name=seat.name or None) if seat.person == person.id else wire.OpenSeat()
