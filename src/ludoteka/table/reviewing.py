"""Reviews of finished games: worked out beside the tables a few actions at a time, and kept.

A review is asked for once, by anybody who may see the game. Whoever plays comes first: reviews are worked out where
bots think, when nobody waits for one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

import msgspec

from ludoteka.bots.hints import measure_of
from ludoteka.kernel import record as records
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.review.moments import Deal, Moment
from ludoteka.review.review import Review, put_together
from ludoteka.review.standing import Knowledge
from ludoteka.table import wire
from ludoteka.table.advice import hint_of, reasons_of
from ludoteka.table.commands.setting_up import SettingUp
from ludoteka.table.errors import busy, conflict, not_found
from ludoteka.table.person import Person
from ludoteka.table.reading import Reading, record_of
from ludoteka.table.referee import counsel
from ludoteka.table.referee.advising import reasons_of as plain_reasons
from ludoteka.table.referee.asking import OutOfOrder, Referees, RulesRefuse
from ludoteka.table.referee.wording import message
from ludoteka.table.table import Table
from ludoteka.table.tables import Tables
from ludoteka.table.turns import Room

SLICE: Final = 4
SLICE_SECONDS: Final = 2.0
"""How many actions are looked at first, and for how long the next ones should take."""
MOST: Final = 200
"""No more actions than this are looked at in one go."""
PATIENCE: Final = 60.0
"""After how many seconds a slice is given up."""
BUDGET: Final = 1200.0
"""After how many seconds a review is given up."""
TOGETHER: Final = 8
FAILED: Final = 100
"""How many failed reviews are remembered."""

log = logging.getLogger("ludoteka.reviews")

Key = tuple[str, Knowledge]


class Work:
    """A review under way."""

    def __init__(self, total: int) -> None:
        self.done = 0
        self.total = total
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Reviewing:
    """Everything that looks back at finished games."""

    def __init__(self, tables: Tables, reading: Reading, commands: SettingUp, pool: Referees) -> None:
        self.tables = tables
        self.reading = reading
        self.commands = commands
        self.pool = pool
        self.room = Room(1, TOGETHER)
        self.works: dict[Key, Work] = {}

    async def finished(self, table_id: str, person: Person | None, code: str) -> Table:
        """A game that is over, for whoever may see it."""
        table = await self.reading.seen(table_id, person, code)
        if not table.over():
            raise conflict("not-over", "the game is not over")
        if table.lesson:
            raise not_found("game")
        return table

    async def state(self, table_id: str, person: Person | None, code: str, knowledge: Knowledge) -> wire.ReviewState:
        """How far the review of a game is."""
        table = await self.finished(table_id, person, code)
        kept = await self.tables.shelf.review(table_id, knowledge)
        if kept is not None:
            told = msgspec.json.decode(kept, type=Review)
            shown = shown_review(self.tables.games[table.game], table, told)
            return wire.ReviewState(status="ready", done=table.actions, total=table.actions, review=shown)
        work = self.works.get((table_id, knowledge))
        if work is None:
            return wire.ReviewState(status="none", done=0, total=table.actions, review=None)
        status: Any = "failed" if work.failed else "working"
        return wire.ReviewState(status=status, done=work.done, total=work.total, review=None)

    async def ask(self, table_id: str, person: Person, code: str, knowledge: Knowledge) -> wire.ReviewState:
        """Have a game reviewed, unless it has been; how far it is."""
        now = await self.state(table_id, person, code, knowledge)
        if now.status in ("ready", "working"):
            return now
        table = await self.finished(table_id, person, code)
        if table.game not in self.tables.games:
            raise conflict("game-missing", f"the game {table.game} is not installed on this server any more")
        if not reviewable(self.tables.games[table.game], table):
            raise conflict("no-review", "there are no chances to win to be told, as where all play on one side")
        if not self.room.enter(person.id):
            raise busy("another game is being reviewed; try again in a moment", retry=5)
        key = (table_id, knowledge)
        work = self.works[key] = Work(table.actions)
        work.task = asyncio.create_task(self.run(key, table, work, person))
        return wire.ReviewState(status="working", done=0, total=table.actions, review=None)

    async def run(self, key: Key, table: Table, work: Work, person: Person) -> None:
        """Work a review out and keep it."""
        try:
            told = await self.reviewed(table, work, key[1], person)
            body = msgspec.json.encode(told)
            await self.tables.shelf.keep_review(table.id, key[1], body, self.tables.moments.now())
            del self.works[key]
        except asyncio.CancelledError:
            del self.works[key]
            raise
        except (OutOfOrder, RulesRefuse) as error:
            log.warning("review failed", extra={"table": table.id, "problem": str(error)})
            work.failed = True
        except Exception:
            log.exception("review broke down", extra={"table": table.id})
            work.failed = True
        finally:
            self.room.leave(person.id)
            failed = [each for each, one in self.works.items() if one.failed]
            for old in failed[:-FAILED]:
                del self.works[old]

    async def reviewed(self, table: Table, work: Work, knowledge: Knowledge, person: Person) -> Review:
        """Look at the actions of a game, a few at a time."""
        begun = time.monotonic()
        kept = await self.tables.shelf.moment(table.id, table.actions, 0)
        if kept is None:
            raise OutOfOrder("the beginning of the game is not kept")
        state, tail = kept
        lines = [records.Line(n, line.seat, line.do, line.luck, line.hash) for n, line in enumerate(tail, 1)]
        moments: list[Moment] = []
        deal: Deal | None = None
        size, over = SLICE, False
        while deal is None or work.done < len(lines):
            part = lines[work.done : work.done + size]
            question = counsel.Review(table.game, state, part, knowledge, table.options if deal is None else None)
            since = time.monotonic()
            told = await self.pool.ask_any(question, counsel.Reviewed, PATIENCE, person.id, low=True)
            took = time.monotonic() - since
            state, over, deal = told.state, told.over, deal or told.deal
            moments += told.moments
            work.done += len(part)
            size = max(1, min(MOST, round(size * min(4.0, SLICE_SECONDS / max(took, 0.01)))))
            if time.monotonic() - begun > BUDGET:
                raise OutOfOrder(f"the review takes longer than {BUDGET:g} s")
        assert deal is not None
        players = [seat.name for seat in table.seats]
        game = self.tables.games[table.game]
        return put_together(game, players, told.measure, knowledge, deal, moments, over=over)

    async def branch(self, table_id: str, person: Person, code: str, wanted: wire.Branch) -> Table:
        """A new table at which somebody plays on from a moment of a finished game, against bots."""
        table = await self.finished(table_id, person, code)
        if wanted.at > table.actions or (table.places and wanted.at == table.actions):
            raise not_found("moment")
        if wanted.seat >= len(table.seats):
            raise not_found("seat")
        record = cut_at(record_of(table, await self.tables.shelf.whole(table_id)), wanted.at)
        plans: list[wire.SeatPlan] = [wire.BotSeat(wanted.bot) for _ in table.seats]
        plans[wanted.seat] = wire.MySeat()
        made = await self.commands.import_record(
            person,
            wire.ImportedTable(record=record.to_bytes().decode(), seats=plans, key=wanted.key, public=False),
        )
        if made.status == "open":
            await self.commands.start(made.id, person, wire.Start(key=f"{wanted.key[:50]}.start"))
        return await self.tables.table(made.id)

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def cut_at(record: records.Record, at: int) -> records.Record:
    """A record up to a moment, as if the game had been broken off there; the luck to come stays unknown."""
    header = msgspec.structs.replace(
        record.header, commitment="", seed="", scheme=1, nonces=[], secret="", imported=None
    )
    checkpoints = [one for one in record.checkpoints if one.at <= at]
    return records.Record(header, record.lines[:at], checkpoints, records.End(at, []))


def reviewable(game: Game[Any], table: Table) -> bool:
    """Whether a review has anything to measure in a game; if it cannot be set up here, the review itself will tell."""
    try:
        s = game.start(len(table.seats), game.read_options(table.options))
    except LudotekaError:
        return True
    return measure_of(game, s, 0) != "none"


def shown_review(game: Game[Any], table: Table, told: Review) -> wire.Review:
    """A review for the wire, with what was done as messages."""
    return wire.Review(
        table=table.id,
        game=told.game,
        measure=told.measure,
        knowledge=told.knowledge,
        over=told.over,
        start=told.deal.start,
        dealt=told.deal.standing,
        moments=[shown_moment(game, moment) for moment in told.moments],
        seats=[wire.ReviewSeat(**msgspec.structs.asdict(seat)) for seat in told.seats],
        turning=told.turning,
        best=told.best,
        worst=told.worst,
        trust=None if told.trust is None else msgspec.convert(msgspec.to_builtins(told.trust), wire.ReviewTrust),
    )


def shown_moment(game: Game[Any], moment: Moment) -> wire.ReviewMoment:
    """A moment for the wire."""
    better = moment.better
    hint = None
    if better is not None:
        hint = hint_of(game, counsel.Hint(better.action, better.value / 1_000_000, plain_reasons(better.reasons)))
    return wire.ReviewMoment(
        n=moment.n,
        seat=moment.seat,
        label=message(game, "verb", game.lexicon.verbs, game.parse(moment.action)),
        standing=moment.standing,
        decision=moment.decision,
        luck=moment.luck,
        lucky=moment.lucky,
        given=moment.given,
        lead=moment.lead,
        better=hint,
        reasons=reasons_of(plain_reasons(moment.reasons)),
    )
