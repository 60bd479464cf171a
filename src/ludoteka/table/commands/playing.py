"""Playing: acting, undoing, resigning, and who plays for whom."""

from __future__ import annotations

from ludoteka.kernel.lessons import MOST_REPLIES
from ludoteka.table import clocks, wire
from ludoteka.table.changes import Change, Conflict, Edit, KeptLine, Receipt, letter_from
from ludoteka.table.commands.edits import give_up
from ludoteka.table.commands.guards import (
    must_be_playing,
    own_seat,
)
from ludoteka.table.errors import conflict
from ludoteka.table.following import follow, must_fit
from ludoteka.table.person import Person
from ludoteka.table.referee import questions as q
from ludoteka.table.table import NewsBody, Seat
from ludoteka.table.tables import Tables


class Playing:
    """What people and bots do in a game."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.moments = tables.moments

    async def act(self, table_id: str, person: Person, wanted: wire.Move) -> Receipt:
        """Take an action for one's seat."""

        async def edit(change: Change) -> None:
            table = change.table
            seat = own_seat(table, person, wanted.seat)
            must_be_playing(table)
            if seat.resigned:
                raise conflict("resigned", "you have resigned")
            if table.decisions[wanted.seat] != wanted.decision:
                now = table.decisions[wanted.seat]
                raise conflict("stale", "the table has moved on; look again and decide anew", decision=now)
            sit_back(change, seat)
            if table.lesson:
                await must_fit(self.tables, table, wanted.action)
            await self.play(change, wanted.seat, wanted.action, "")

        receipt = await self.tables.change(table_id, edit, letter_from(person.id, "act", wanted))
        if (await self.tables.known(table_id)).table.lesson:
            await self.answer_in_lesson(table_id)
        return receipt

    async def answer_in_lesson(self, table_id: str) -> None:
        """Let the other seats of a lesson do what it says until the learner is asked again."""
        for _ in range(MOST_REPLIES):
            stands = await follow(self.tables, (await self.tables.known(table_id)).table)
            if stands.reply is None:
                return
            seat, action = stands.reply

            async def edit(change: Change, seat: int = seat, action: str = action) -> None:
                if change.table.status == "playing" and seat in change.table.waiting:
                    await self.play(change, seat, action, f"bot {change.table.seats[seat].bot}")

            await self.tables.change(table_id, edit)

    async def act_for_bot(self, table_id: str, placed: int, number: int, action: str, bot: str) -> None:
        """Take an action for a seat that a bot plays, if the position is still the one the bot thought about."""

        async def edit(change: Change) -> None:
            table = change.table
            if table.status == "playing" and table.placed == placed and table.seats[number].played_by_bot:
                await self.play(change, number, action, f"bot {bot}")

        await self.tables.change(table_id, edit)

    async def play(self, change: Change, seat: int, action: str, by: str) -> None:
        """Let the referee take an action, and take over what came of it."""
        table = change.table
        watching = self.tables.feed.seats_watched(table.id) | (set() if by else {seat})
        act = q.Act(change.entry.token, change.before.placed, table.version, seat, action, sorted(watching))
        acted = await self.tables.ask(change.entry, act, q.Acted)
        number = acted.standing.actions
        change.news("action", NewsBody(by=by, do=acted.line.do, heard=acted.heard), seat=seat, action=number)
        change.lines = [KeptLine(number, acted.line, by, change.now, table.version)]
        change.looks = acted.looks
        change.stand(acted.standing)
        sitting = table.seats[seat]
        sitting.acted = table.version
        own = sitting.clock
        sitting.clock = clocks.acted_by_bot(own, change.now) if by else clocks.acted_by_player(own)
        self.tables.counts.action(table.game, "bot" if by else "player")

    async def undo(self, table_id: str, person: Person, wanted: wire.SeatCommand) -> Receipt:
        """Take back the last action of one's seat."""

        async def edit(change: Change) -> None:
            table = change.table
            seat = own_seat(table, person, wanted.seat)
            must_be_playing(table)
            if seat.resigned:
                raise conflict("resigned", "you have resigned")
            sit_back(change, seat)
            opening = await self.tables.opening(change.before)
            undone = await self.tables.ask_desk(q.Undo(opening, table.version, wanted.seat), q.Undone, person.id)
            later = await self.tables.shelf.later(table_id, undone.gone)
            if len(later) != len(undone.again):
                raise Conflict
            change.gone = undone.gone
            change.lines = [
                KeptLine(kept.n - 1, line, kept.by, kept.at, kept.news)
                for kept, line in zip(later, undone.again, strict=True)
            ]
            change.undone_by = wanted.seat
            change.news("undo", NewsBody(), seat=wanted.seat, action=undone.gone)
            change.stand(undone.standing)

        return await self.tables.change(table_id, edit, letter_from(person.id, "undo", wanted))

    async def come_back(self, table_id: str, person: Person, wanted: wire.SeatCommand) -> Receipt:
        """Take one's seat back from the bot that stood in."""
        return await self.tables.change(
            table_id, self.coming_back(person, wanted.seat), letter_from(person.id, "back", wanted)
        )

    def coming_back(self, person: Person, number: int) -> Edit:
        """The edit that gives a seat back."""

        async def edit(change: Change) -> None:
            table = change.table
            seat = own_seat(table, person, number)
            if table.status != "playing" or seat.resigned or not seat.stand_in:
                return
            sit_back(change, seat)
            change.person = person.id
            change.news("seat", NewsBody(by=seat.name, what="back"), seat=number)

        return edit

    async def resign(self, table_id: str, person: Person, wanted: wire.SeatCommand) -> Receipt:
        """Give up; a bot plays on, unless only one seat is left that has not."""

        async def edit(change: Change) -> None:
            table = change.table
            seat = own_seat(table, person, wanted.seat)
            must_be_playing(table)
            if seat.resigned:
                raise conflict("resigned", "you have resigned already")
            give_up(change, seat)

        return await self.tables.change(table_id, edit, letter_from(person.id, "resign", wanted))

    async def expire(self, table_id: str) -> None:
        """Hand the seats whose time is up to bots."""

        async def edit(change: Change) -> None:
            table = change.table
            late = [seat for seat in table.seats if not seat.played_by_bot and clocks.late(seat.clock, change.now)]
            if table.status != "playing" or not late:
                return
            for seat in late:
                seat.stand_in, seat.clock = True, clocks.ran_out(seat.clock)
                self.tables.counts.out_of_time()
            change.person = late[0].person
            change.news("seat", NewsBody(by=late[0].name, what="out-of-time"), seat=late[0].seat)

        await self.tables.change(table_id, edit)


def sit_back(change: Change, seat: Seat) -> None:
    """Let a player act for their own seat, who comes back by that; refused if there is no time left for it."""
    table, now = change.table, change.now
    if not seat.stand_in:
        if clocks.late(seat.clock, now):
            raise conflict("out-of-time", "your time has run out; come back to go on playing")
        return
    clock = clocks.returned(table.clock, seat.clock, now)
    if clock is None:
        raise conflict("time-used-up", "your time is used up, and so is what you got when you came back")
    seat.stand_in, seat.clock = False, clock
    if seat.seat in table.waiting:
        seat.clock = clocks.started(table.clock, clock, seat.sleep, now)
