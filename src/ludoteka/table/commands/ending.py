"""Ending a table, and playing again."""

from __future__ import annotations

from ludoteka.table import wire
from ludoteka.table.boards import Board, NewsBody, Seat
from ludoteka.table.changes import Change, Receipt, letter_from
from ludoteka.table.commands.edits import close_board
from ludoteka.table.commands.guards import (
    may_see,
    must_host,
)
from ludoteka.table.commands.setting_up import SettingUp
from ludoteka.table.errors import conflict, forbidden
from ludoteka.table.person import DAY, DELETED, Person

ABANDONED = 3 * DAY
"""Who left a game and was not seen at it for so long has given it up."""


class Ending(SettingUp):
    """What people do around a game and after it."""

    async def close(self, table: str, person: Person, wanted: wire.Command) -> Receipt:
        """End a table that nobody else plays at."""

        async def edit(change: Change) -> None:
            board = change.board
            must_host(board, person)
            if board.status not in ("open", "playing"):
                raise conflict("over", "this table is over")
            if board.status == "playing":
                last = await self.last_here(board)
                must_be_abandoned(board, person, last, change.now)
            close_board(change)

        return await self.tables.change(table, edit, letter_from(person.id, "close", wanted))

    async def last_here(self, board: Board) -> dict[str, int]:
        """When each person who sits at a table was last there, as far as the host knows."""
        return {}

    async def close_abandoned(self, table: str, before: int) -> None:
        """Close a game that nobody has touched for long and no clock ends."""

        async def edit(change: Change) -> None:
            board = change.board
            running = board.deadline is not None and board.deadline > change.now
            if board.status == "playing" and change.before.touched < before and not running:
                close_board(change)

        await self.tables.change(table, edit)

    async def close_stale(self, table: str, before: int) -> None:
        """Close a table that nobody started."""

        async def edit(change: Change) -> None:
            if change.board.status == "open" and change.before.touched < before:
                close_board(change)

        await self.tables.change(table, edit)

    async def rematch(self, table: str, person: Person, wanted: wire.Command) -> Board:
        """A new table with the same game, and seats kept for the same people; who asks later gets the one there is."""
        board = await self.tables.board(table)
        if not board.seats_of(person.id):
            may_see(board, person, "")
            raise forbidden("not-seated", "you did not sit at this table")
        if not board.over():
            raise conflict("not-over", "the game is not over")
        if board.rematch is None:
            plan = wire.NewTable(
                game=board.game,
                seats=[rematch_plan(seat, person) for seat in board.seats],
                key=f"~rematch:{table}",
                options=board.options,
                public=board.public,
                title=board.title,
                clock=board.clock,
                stand_in=board.stand_in,
                chat=board.manners.chat,
                grace=board.manners.grace,
            )
            others = [seat for seat in board.seats if seat.kind == "person" and seat.person != person.id]
            new = await self.create(person, plan, [seat for seat in others if seat.name != DELETED])

            async def edit(change: Change) -> None:
                if change.board.rematch is not None:
                    return
                change.board.rematch = new.id
                change.news("rematch", NewsBody(by=person.name, table=new.id))

            await self.tables.change(table, edit, letter_from(person.id, "rematch", wanted))
            board = await self.tables.board(table)
            if board.rematch != new.id:
                await self.close_stale(new.id, self.moments.now() + 1)
        assert board.rematch is not None
        return await self.tables.board(board.rematch)


def must_be_abandoned(board: Board, person: Person, last: dict[str, int], now: int) -> None:
    """Refuse to end a game that others may still want to play on: one who is away for a while comes back."""
    for seat in board.seats:
        if seat.kind == "person" and seat.person is not None and seat.person != person.id and not seat.resigned:
            gone = now - last.get(seat.person, 0)
            if not seat.stand_in or gone < ABANDONED:
                raise conflict("others-play", "others have not given this game up; leave or resign instead")


def rematch_plan(seat: Seat, person: Person) -> wire.SeatPlan:
    """The same seat at the next table."""
    if seat.kind == "bot":
        return wire.BotSeat(bot=seat.bot)
    return wire.MySeat(name=seat.name or None) if seat.person == person.id else wire.OpenSeat()
