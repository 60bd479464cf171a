"""What people may read of a table: the lobby, positions, updates, the past, and records."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteka.kernel import record as records
from ludoteka.kernel.action import SPECTATOR
from ludoteka.kernel.pledge import OWN, Pledge
from ludoteka.table import wire
from ludoteka.table.changes import Receipt
from ludoteka.table.commands.guards import may_see, own_seat, wrong_count
from ludoteka.table.errors import conflict, not_found, not_signed_in
from ludoteka.table.person import Person
from ludoteka.table.referee import questions as q
from ludoteka.table.referee.matches import unpack
from ludoteka.table.shelf import Past, Wanted, Whole
from ludoteka.table.table import Table, audible, position, table_info
from ludoteka.table.tables import NOBODY, Tables

PAGE = 30
MOST_UPDATES = 500
COURSE_POINTS = 120


class Reading:
    """Everything that only looks at tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.shelf = tables.shelf

    # -- who looks ----------------------------------------------------------------------------------------------

    async def seen(self, table_id: str, person: Person | None, code: str) -> Table:
        """A table, if this person may see it."""
        table = await self.tables.table(table_id)
        may_see(table, person, code)
        return table

    async def eyes(self, table_id: str, person: Person | None, seat: int | None, code: str) -> tuple[Table, int]:
        """A table and the seat to look from: one's own, or a spectator's place."""
        table = await self.seen(table_id, person, code)
        if seat is None:
            return table, SPECTATOR
        if person is None:
            raise not_signed_in()
        own_seat(table, person, seat)
        return table, seat

    # -- tables -------------------------------------------------------------------------------------------------

    async def table(self, table_id: str, person: Person | None, code: str) -> wire.TableInfo:
        """A table as somebody sees it."""
        table = await self.seen(table_id, person, code)
        return table_info(table, person, await self.shelf.host_name(table.host))

    async def lobby(self, person: Person | None, wanted: Wanted) -> wire.Tables:
        """Tables by game, status and more, the most recently used first."""
        found = await self.shelf.find(person, wanted, PAGE + 1)
        cards = [table_info(table, person, host) for table, host in found[:PAGE]]
        last = found[PAGE - 1][0] if len(found) > PAGE else None
        return wire.Tables(tables=cards, next=None if last is None else f"{last.touched}.{last.id}")

    async def check(self, game: str, wanted: wire.SetUp, who: str) -> wire.SetUpCheck:
        """Whether a game could be set up, and which choices of its options are closed."""
        counts = self.tables.games[game].seat_counts
        if wanted.seats not in counts:
            return wire.SetUpCheck(game=game, refused=wrong_count(counts, wanted.seats).problem, closed=[], view=None)
        seed = self.tables.moments.new_seed() if wanted.show else ""
        question = q.Check(game, wanted.seats, dict(wanted.options), True, seed)
        checked = await self.tables.ask_desk(question, q.Checked, who)
        closed = [
            wire.ClosedChoice(option=each.option, value=each.value, reason=each.problem.reason, rule=each.problem.rule)
            for each in checked.closed
        ]
        return wire.SetUpCheck(
            game=game,
            refused=checked.problem,
            closed=closed,
            view=None if checked.view is None else msgspec.Raw(checked.view),
        )

    async def read_file(self, game: str, file: wire.OwnFile, who: str) -> wire.FileRead:
        """What a file that somebody wrote sets."""
        found = await self.tables.ask_desk(q.ReadFile(game, file.name, file.text), q.FileRead, who)
        option = self.tables.games[game].file_option
        return wire.FileRead(option=option, value=found.value, fault=found.fault, doubts=found.doubts)

    # -- now ----------------------------------------------------------------------------------------------------

    async def position(self, table_id: str, person: Person | None, seat: int | None, code: str) -> wire.Position:
        """What a seat or a spectator sees now."""
        _, eyes = await self.eyes(table_id, person, seat, code)
        return await self.position_from(table_id, person, eyes)

    async def position_from(
        self, table_id: str, person: Person | None, eyes: int, *, known: bool = False
    ) -> wire.Position:
        """What is seen now, or was when this process last saw it, from a place that was checked."""
        table, looks = await self.tables.looks(table_id, {eyes}, known=known)
        return position(table, person, eyes, looks.get(eyes), self.tables.moments.now())

    async def done(
        self, person: Person, table_id: str, receipt: Receipt, seat: int | None = None, *, watching: bool = False
    ) -> wire.Done:
        """What came of a command: seen from the seat it was for, or from the first one the person holds."""
        if watching:
            return wire.Done(version=receipt.version, repeated=receipt.repeated, position=None)
        fresh = not receipt.repeated  # this process has just changed it
        table = (await self.tables.known(table_id)).table if fresh else await self.tables.table(table_id)
        own = table.seats_of(person.id)
        eyes = seat if seat is not None else own[0].seat if own else -1
        position = await self.position_from(table_id, person, eyes, known=fresh)
        return wire.Done(version=receipt.version, repeated=receipt.repeated, position=position)

    async def own_opening(self, table_id: str, person: Person, seat: int) -> tuple[Table, q.Opening]:
        """The game that goes on at a table, for whoever holds this seat."""
        table = await self.seen(table_id, person, "")
        own_seat(table, person, seat)
        if table.status != "playing":
            raise conflict("not-playing", "there is no game going on")
        return await self.tables.opening_now(table_id)

    async def preview(self, table_id: str, person: Person, wanted: wire.Trial) -> wire.Preview:
        """What an action would do."""
        table, opening = await self.own_opening(table_id, person, wanted.seat)
        question = q.Foresee(table.game, opening.state, wanted.seat, wanted.action)
        shown = await self.tables.ask_desk(question, q.Foreseen, person.id)
        stopped: Any = shown.stopped_by
        view, odds = msgspec.Raw(shown.view), msgspec.Raw(shown.odds)
        return wire.Preview(game=table.game, events=shown.events, stopped_by=stopped, view=view, odds=odds)

    async def verdicts(self, table_id: str, person: Person, wanted: wire.Doubts) -> wire.Verdicts:
        """Why actions are not on offer."""
        table, opening = await self.own_opening(table_id, person, wanted.seat)
        question = q.Doubt(table.game, opening.state, wanted.seat, wanted.actions)
        answered = await self.tables.ask_desk(question, q.Doubted, person.id)
        answers = [
            wire.Verdict(
                action=action,
                allowed=problem is None,
                reason=None if problem is None else problem.reason,
                rule="" if problem is None else problem.rule,
            )
            for action, problem in zip(wanted.actions, answered.problems, strict=True)
        ]
        return wire.Verdicts(answers=answers)

    # -- updates ------------------------------------------------------------------------------------------------

    async def updates(
        self, table_id: str, person: Person | None, seat: int | None, code: str, after: int
    ) -> wire.Updates:
        """What came after an update."""
        table, eyes = await self.eyes(table_id, person, seat, code)
        until = min(table.version, after + MOST_UPDATES)
        news = await self.tables.news(table_id, after, until)
        shown = [each.shown(table, eyes, person) for each in news]
        return wire.Updates(updates=shown, version=table.version, more=until < table.version)

    async def since(self, table_id: str, person: Person, seat: int) -> wire.Updates:
        """What came after the last action of one's seat."""
        table, _ = await self.eyes(table_id, person, seat, "")
        return await self.updates(table_id, person, seat, "", table.seats[seat].acted)

    # -- the past -----------------------------------------------------------------------------------------------

    async def history(self, table_id: str, person: Person | None, seat: int | None, code: str) -> wire.History:
        """Every action so far, as a seat may know it."""
        table, eyes = await self.eyes(table_id, person, seat, code)
        setup, actions = told_to(table, await self.shelf.past(table.id), eyes)
        return wire.History(setup=setup, actions=actions)

    async def past(self, table_id: str, person: Person | None, seat: int | None, code: str, at: int) -> wire.PastView:
        """What a seat saw after a number of actions."""
        table, eyes = await self.eyes(table_id, person, seat, code)
        if not table.placed:
            raise conflict("not-started", "the game has not started")
        if at > table.actions:
            raise not_found("moment")
        kept = await self.shelf.moment(table_id, at)
        if kept is None:
            raise not_found("moment")
        looks = await self.tables.ask_archive(q.Past(table.game, kept[0], kept[1], eyes), q.Seen, id_of(person))
        view = msgspec.Raw(looks.looks[0].view)
        return wire.PastView(game=table.game, at=at, seat=seat, view=view)

    async def course(self, table_id: str, person: Person | None, code: str) -> wire.Course:
        """How the points of all seats went; told once the game is over, for points may rest on secrets."""
        table = await self.seen(table_id, person, code)
        if not table.over():
            raise conflict("not-over", "the game is not over")
        kept = await self.shelf.moment(table_id, table.actions, 0)
        if kept is None:
            raise not_found("moment")
        every = max(1, table.actions // COURSE_POINTS)
        told = await self.tables.ask_archive(q.Course(table.game, kept[0], kept[1], every), q.Told, id_of(person))
        return wire.Course(points=[wire.CoursePoint(n=n, scores=scores) for n, scores in told.points])

    # -- records ------------------------------------------------------------------------------------------------

    async def export(
        self, table_id: str, person: Person | None, seat: int | None, code: str, *, whole: bool = False
    ) -> wire.SeatRecord | records.Record:
        """The whole record once the game is over; before that only what the seat knows.

        Whoever plays with bots only may have all of it, to play on elsewhere, where luck is drawn anew.
        """
        table, eyes = await self.eyes(table_id, person, seat, code)
        if not table.placed:
            raise conflict("not-started", "the game has not started")
        if table.over():
            return record_of(table, await self.shelf.whole(table_id))
        if whole and person is not None and table.only_with_bots(person.id):
            table = table.copy()
            table.seed = ""
            return record_of(table, await self.shelf.whole(table_id))
        table, looks = await self.tables.looks(table_id, {eyes})
        setup, actions = told_to(table, await self.shelf.past(table.id), eyes)
        return wire.SeatRecord(
            ludoteka="seat record 1",
            game=table.game,
            rules=table.rules,
            content=table.content,
            options=table.options,
            players=[each.name for each in table.seats],
            seat=seat,
            commitment=table.commitment,
            nonces=table.pledge().nonces,
            setup=setup,
            actions=actions,
            view=msgspec.Raw(looks[eyes].view),
        )

    # -- notes --------------------------------------------------------------------------------------------------

    async def notes(self, table_id: str, person: Person, code: str) -> wire.Notes:
        await self.seen(table_id, person, code)
        return await self.shelf.notes(table_id, person.id)

    async def write_notes(self, table_id: str, person: Person, words: str, code: str) -> wire.Notes:
        """Keep one's own notes."""
        await self.seen(table_id, person, code)
        now = self.tables.moments.now()
        await self.shelf.keep_notes(table_id, person.id, words, now)
        return wire.Notes(text=words, at=now if words else None)


def id_of(person: Person | None) -> str:
    """Whose turn it is; all who are not signed in are served as one."""
    return NOBODY if person is None else person.id


def told_to(table: Table, past: Past, eyes: int) -> tuple[list[q.Message], list[wire.PastAction]]:
    """What was told at the start and each action since, as a seat may know it."""
    setup = [event for body in past.setup for event in audible(body.heard, eyes)]
    actions = [
        wire.PastAction(
            n=kept.n,
            seat=kept.line.seat,
            by=kept.by or table.seats[kept.line.seat].name,
            at=kept.at,
            do=kept.line.do if kept.line.seat == eyes else None,
            events=audible(body.heard, eyes),
        )
        for kept, body in past.actions
    ]
    return setup, actions


def record_of(table: Table, whole: Whole) -> records.Record:
    """The whole record of a table whose game is over; its seed only if it is known which luck came from it."""
    lines = [records.Line(n, line.seat, line.do, line.luck, line.hash) for n, line in enumerate(whole.lines, 1)]
    pledge = table.pledge()
    if not table.seed or (pledge.scheme == OWN and table.imported):
        pledge = Pledge(commitment="", scheme=OWN)
    header = records.Header(
        ludoteka=records.FORMAT,
        game=table.game,
        rules=table.rules,
        content=table.content,
        seats=len(table.seats),
        options=table.options,
        players=[seat.name for seat in table.seats],
        luck=table.setup_luck,
        hash=table.start_hash,
        seed=table.seed if pledge.commitment else "",
        **msgspec.structs.asdict(pledge),
    )
    states = {at: unpack(state) for at, state in whole.checkpoints}
    if lines:
        states[len(lines)] = unpack(whole.state)
    checkpoints = [records.Checkpoint(at, msgspec.Raw(state)) for at, state in sorted(states.items())]
    places = table.places if table.ended_by == "game" else []
    return records.Record(header, lines, checkpoints, records.End(len(lines), places))
