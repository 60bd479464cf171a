"""People among themselves: talking, asking somebody to leave, and voting about somebody who is not there."""

from __future__ import annotations

import math

import msgspec

from ludoteka.server.limits import Limit
from ludoteka.server.moderation.presence import keeps_waiting, last_here, vote_from, voters
from ludoteka.server.moderation.standing import must_not_be_muted
from ludoteka.server.moderation.welcome import with_removed
from ludoteka.server.storage import Storage
from ludoteka.table import wire
from ludoteka.table.changes import Change, Receipt, letter_from
from ludoteka.table.commands.edits import close_table, pass_on, stand_up
from ludoteka.table.commands.guards import may_see, must_be_open, must_be_playing, must_host, seat_of
from ludoteka.table.errors import Refusal, conflict, forbidden
from ludoteka.table.manners import MINUTE, Poll, Vote, poll_about, result, with_poll, without_poll
from ludoteka.table.moments import Moments
from ludoteka.table.person import Person
from ludoteka.table.referee.questions import Problem
from ludoteka.table.table import NewsBody, Seat, Table
from ludoteka.table.tables import Tables


class Talking:
    """How often one may say something: one person, one who only watches, and all at a table together."""

    def __init__(self, rate: float) -> None:
        self.people = Limit(rate, 20 * rate)
        self.strangers = Limit(rate / 5, 6 * rate)
        self.tables = Limit(4 * rate, 80 * rate)

    def spend(self, table_id: str, person: str, *, sits: bool) -> None:
        """Let somebody say one thing, or refuse it for a while."""
        wait = (self.people if sits else self.strangers).spend(person) or self.tables.spend(table_id)
        if wait:
            raise too_often(wait)


def too_often(wait: float) -> Refusal:
    """How many seconds until it may be done again."""
    seconds = math.ceil(wait)
    message = f"too often; wait {seconds} s"
    return Refusal(429, Problem(error="too-many-requests", message=message, args={"seconds": seconds}))


class Company:
    """What people at a table do to one another."""

    tables: Tables
    moments: Moments
    storage: Storage
    talking: Talking

    # -- talking ------------------------------------------------------------------------------------------------

    async def chat(self, table_id: str, person: Person, wanted: wire.Chat, code: str) -> Receipt:
        """Say something to the table."""

        async def edit(change: Change) -> None:
            table = change.table
            may_see(table, person, code)
            seats = table.seats_of(person.id)
            may_talk(table, person)
            self.talking.spend(table_id, person.id, sits=bool(seats))
            name = seats[0].name if seats else person.name
            among = "players" if table.manners.chat == "players" else ""
            change.news("chat", NewsBody(by=name, text=wanted.text, among=among), seat=seats[0].seat if seats else None)

        return await self.tables.change(table_id, edit, letter_from(person.id, "chat", wanted))

    async def let_talk(self, table_id: str, person: Person, wanted: wire.LetTalk) -> Receipt:
        """The host says who may talk at the table."""

        async def edit(change: Change) -> None:
            table = change.table
            must_host(table, person)
            if table.manners.chat != wanted.chat:
                table.manners = msgspec.structs.replace(table.manners, chat=wanted.chat)
                change.news("talk", NewsBody(by=person.name, what=wanted.chat))

        return await self.tables.change(table_id, edit, letter_from(person.id, "talk", wanted))

    # -- asking somebody to leave -------------------------------------------------------------------------------

    async def remove(self, table_id: str, person: Person, wanted: wire.Removal) -> Receipt:
        """The host asks somebody to leave before the game starts; who was asked does not sit down here again."""

        async def edit(change: Change) -> None:
            table = change.table
            must_host(table, person)
            must_be_open(table)
            seat = seat_of(table, wanted.seat)
            if seat.kind != "person" or seat.person is None:
                raise conflict("seat-empty", "nobody sits there")
            if seat.person == person.id:
                raise conflict("yourself", "this is your own seat; stand up instead")
            for each in table.seats_of(seat.person):
                kind: wire.SeatKind = "invited" if each.code else "open"
                code = self.moments.new_code() if each.code else ""  # whoever was asked to leave knows the old one
                table.seats[each.seat] = Seat(each.seat, kind, code=code)
            table.manners = with_removed(table.manners, seat.person)
            change.news("seat", NewsBody(by=person.name, what="removed"))  # nobody needs to read who it was

        return await self.tables.change(table_id, edit, letter_from(person.id, "remove", wanted))

    async def unseat(self, table_id: str, person: str) -> None:
        """Have somebody who was suspended stand up from a table that has not started, and host it no more."""

        async def edit(change: Change) -> None:
            table = change.table
            if table.status == "open" and table.seats_of(person):
                stand_up(change, person)
            elif table.status == "open" and table.host == person:
                close_table(change)

        await self.tables.change(table_id, edit)

    # -- votes --------------------------------------------------------------------------------------------------

    async def vote(self, table_id: str, person: Person, wanted: wire.Ballot) -> Receipt:
        """Say whether a bot shall play for somebody who is not there."""

        async def edit(change: Change) -> None:
            table = change.table
            mine = table.seats_of(person.id)
            if not mine:
                may_see(table, person, "")
                raise forbidden("not-seated", "you do not sit at this table")
            must_be_playing(table)
            if all(seat.played_by_bot for seat in mine):
                raise conflict("left", "a bot plays for you; come back first")
            seat = seat_of(table, wanted.seat)
            if seat.person == person.id:
                raise conflict("yourself", "you cannot vote about yourself")
            if not keeps_waiting(table, seat) or seat.person is None:
                raise conflict("not-absent", "nobody waits for a person there")
            last = await self.storage.read(lambda c: last_here(c, table))
            poll = poll_about(table.manners, seat.person)
            if poll is None:
                if seat.person in self.watching(table_id):
                    raise conflict("not-absent", f"{seat.name} is here")
                early = vote_from(table, seat.person, last[seat.person]) - change.now
                if early > 0:
                    minutes = math.ceil(early / MINUTE)
                    raise conflict("vote-early", f"wait {minutes} minutes more before you vote", minutes=minutes)
                poll = Poll(seat.person, seat.seat, change.now, {})
            votes: dict[str, Vote] = {**poll.votes, person.id: wanted.choice}
            table.manners = with_poll(table.manners, msgspec.structs.replace(poll, votes=votes))
            change.news("vote", NewsBody(by=mine[0].name, what=wanted.choice), seat=seat.seat)
            self.count(change, seat.person, last)

        return await self.tables.change(table_id, edit, letter_from(person.id, "vote", wanted))

    def watching(self, table_id: str) -> set[str]:
        """Who looks at a table from a seat there, in this process."""
        return {each.person for each in self.tables.feed.watchers.get(table_id, ()) if each.seat >= 0}

    def count(self, change: Change, absent: str, last: dict[str, int]) -> None:
        """Do what a vote has decided, if it has."""
        table = change.table
        poll = poll_about(table.manners, absent)
        assert poll is not None
        present = voters(table, absent, last, self.watching(table.id), change.now)
        counted = [vote for person, vote in poll.votes.items() if person in present]
        decided = result(counted.count("replace"), counted.count("wait"), len(present))
        if decided is None:
            return
        table.manners = without_poll(table.manners, absent)
        seats = [seat for seat in table.seats_of(absent) if not seat.played_by_bot]
        if decided == "replace":
            for seat in seats:
                pass_on(seat, change.now)
            change.news("seat", NewsBody(what="replaced"), seat=seats[0].seat)
            return
        until = vote_from(table, absent, change.now)
        patience = {**table.manners.patience, absent: until}
        table.manners = msgspec.structs.replace(table.manners, patience=patience)
        change.news("vote", NewsBody(what="waits"), seat=seats[0].seat)

    async def end_poll(self, table_id: str, absent: str) -> None:
        """Somebody is back: there is nothing to vote about."""

        async def edit(change: Change) -> None:
            table = change.table
            poll = poll_about(table.manners, absent)
            if poll is not None:
                table.manners = without_poll(table.manners, absent)
                change.news("vote", NewsBody(what="returned"), seat=poll.seat)

        await self.tables.change(table_id, edit)

    async def recount(self) -> None:
        """Count the votes that are open in this process again: some who would have to vote may have gone."""
        open_polls = [
            (table.id, poll.person)
            for table in [entry.table for entry in self.tables.entries.values()]
            for poll in table.manners.polls
        ]
        for table_id, absent in open_polls:
            await self.recount_one(table_id, absent)

    async def recount_one(self, table_id: str, absent: str) -> None:
        """Count one vote again."""

        async def edit(change: Change) -> None:
            table = change.table
            poll = poll_about(table.manners, absent)
            if table.status == "playing" and poll is not None and poll.votes:
                last = await self.storage.read(lambda c: last_here(c, table))
                self.count(change, absent, last)

        await self.tables.change(table_id, edit)


def may_talk(table: Table, person: Person) -> None:
    """Refuse whoever may not say anything at a table."""
    must_not_be_muted(person.standing)
    if table.seats_of(person.id):
        return
    if person.id in table.manners.removed:
        raise forbidden("removed", "the host has asked you not to join this table")
    if table.manners.chat == "players" and table.host != person.id:
        raise forbidden("talk-closed", "only those who sit at this table may talk here")
