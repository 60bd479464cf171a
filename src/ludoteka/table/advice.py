"""Advice at a table: hints, caution and reasons, for whoever plays against bots or alone.

Where another person sits at the table nobody is advised. An adviser gets a position made for the eyes of the seat that
asks, never the real one, and works in a process beside the tables, as bots do.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final, TypeVar

from ludoteka.kernel.game import Game
from ludoteka.table import wire
from ludoteka.table.changes import Conflict, Entry
from ludoteka.table.commands.guards import own_seat
from ludoteka.table.errors import busy, conflict, forbidden, not_found, rules_refuse
from ludoteka.table.person import Person
from ludoteka.table.reading import Reading
from ludoteka.table.referee import counsel
from ludoteka.table.referee import questions as q
from ludoteka.table.referee.asking import OutOfOrder, Referees, RulesRefuse
from ludoteka.table.referee.wording import message
from ludoteka.table.table import Table
from ludoteka.table.tables import Tables
from ludoteka.table.turns import Room

A = TypeVar("A")

SECONDS: Final = 2.5
"""For how long an adviser thinks about a decision."""
QUICK: Final = 1.0
"""For how long it weighs one action."""
PATIENCE: Final = 10.0
"""After how many seconds an adviser is given up."""
SERIOUS: Final = {"chance": 0.12, "points": 6.0, "none": float("inf")}
"""What an action must give away for a coach to speak up."""
TOGETHER: Final = 64
KEPT: Final = 200
"""How many answers are kept, in case somebody asks again about the same position."""
TRIES: Final = 4
LONGEST: Final = 40
"""Moves of at most this many actions are explained."""


def may_be_advised(table: Table, person: Person, seat: int) -> None:
    """Refuse whoever does not hold the seat, and everybody where another person sits at the table."""
    own_seat(table, person, seat)
    if table.lesson or any(other.kind != "bot" for other in table.seats if other.seat != seat):
        raise forbidden("no-hints", "hints are for games against bots and for games played alone")


class Advising:
    """Everything that advises."""

    def __init__(self, tables: Tables, reading: Reading, pool: Referees) -> None:
        self.tables = tables
        self.reading = reading
        self.pool = pool
        self.room = Room(2, TOGETHER)
        self.kept: OrderedDict[tuple[str, int, int], wire.Hints] = OrderedDict()

    async def hints(self, table_id: str, person: Person, seat: int) -> wire.Hints:
        """The best options of what a seat is asked."""
        entry = await self.advised(table_id, person, seat)
        key = (table_id, entry.table.placed, seat)
        if key not in self.kept:
            entry, state = await self.sample(entry, person, seat)
            table = entry.table
            key = (table_id, table.placed, seat)
            question = counsel.Advise(table.game, state, seat, self.seconds(SECONDS))
            told = await self.ask(question, counsel.Advised, person)
            game = self.tables.games[table.game]
            self.kept[key] = wire.Hints(
                table=table_id,
                version=table.placed,
                seat=seat,
                measure=told.measure,
                value=told.value,
                hints=[hint_of(game, hint) for hint in told.hints],
            )
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        return self.kept[key]

    async def caution(self, table_id: str, person: Person, wanted: wire.Trial) -> wire.Caution:
        """What an action gives away."""
        entry, state = await self.sample(await self.advised(table_id, person, wanted.seat), person, wanted.seat)
        game = self.tables.games[entry.table.game]
        question = counsel.Weigh(game.id, state, wanted.seat, wanted.action, self.seconds(QUICK))
        told = await self.ask(question, counsel.Weighed, person)
        return wire.Caution(
            action=wanted.action,
            measure=told.measure,
            given=told.given,
            serious=told.given >= SERIOUS[told.measure],
            best=None if told.best is None else hint_of(game, told.best),
        )

    async def why(self, table_id: str, person: Person, seat: int, at: int) -> wire.Why:
        """What a move of another seat changed, as far as one's own may know: the actions in a row it is one of."""
        table = (await self.advised(table_id, person, seat, waiting=False)).table
        if not 1 <= at <= table.actions:
            raise not_found("moment")
        past = await self.tables.shelf.past(table_id)
        seats = [kept.line.seat for kept, _ in past.actions]
        first, last = run_around(seats, at)
        kept = await self.tables.shelf.moment(table_id, last, first - 1)
        if kept is None:
            raise not_found("moment")
        question = q.Explain(table.game, *kept, last - first + 1, seat)
        told = await self.tables.ask_archive(question, counsel.Explained, person.id)
        return wire.Why(
            seat=seats[at - 1],
            first=first,
            last=last,
            measure=told.measure,
            before=told.before,
            after=told.after,
            reasons=reasons_of(told.reasons),
        )

    async def advised(self, table_id: str, person: Person, seat: int, *, waiting: bool = True) -> Entry:
        """A table at which somebody may be advised; with `waiting`, one that has a question for the seat."""
        await self.reading.seen(table_id, person, "")
        entry = await self.tables.entry(table_id)
        may_be_advised(entry.table, person, seat)
        if entry.table.status != "playing":
            raise conflict("not-playing", "there is no game going on")
        if waiting and seat not in entry.table.waiting:
            raise conflict("stale", "there is nothing to choose now")
        return entry

    async def sample(self, entry: Entry, person: Person, seat: int) -> tuple[Entry, bytes]:
        """The position as the seat knows it, the same for all positions that it cannot tell apart, and the table as it
        was then."""
        table_id = entry.table.id
        for _ in range(TRIES):
            placed = entry.table.placed
            question = q.Sample(entry.token, placed, seat, f"{table_id} {placed}")
            try:
                async with self.tables.lock(table_id):
                    return entry, (await self.tables.ask(entry, question, q.Sampled)).state
            except Conflict:  # somebody has acted meanwhile
                self.tables.drop(table_id)
                entry = await self.advised(table_id, person, seat)
        raise busy("the table is very busy; try again")

    async def ask(self, question: q.Question, kind: type[A], person: Person) -> A:
        """Ask in a process beside the tables; each person a little at a time."""
        if not self.room.enter(person.id):
            raise busy("you wait for several answers already; try again in a moment")
        try:
            return await self.pool.ask_any(question, kind, PATIENCE, person.id)
        except RulesRefuse as refused:
            raise rules_refuse(refused.problem) from None
        except OutOfOrder as error:
            raise busy("it could not be worked out in time; nothing was changed") from error
        finally:
            self.room.leave(person.id)

    def seconds(self, wanted: float) -> float:
        """How long an adviser may think, no longer than bots here."""
        return min(wanted, self.tables.settings.bot_seconds)


def run_around(seats: list[int], at: int) -> tuple[int, int]:
    """The first and the last of the actions in a row, counted from 1, that one seat took around one of them.

    >>> run_around([0, 1, 1, 1, 0], 3)
    (2, 4)
    """
    first = last = at
    while first > 1 and seats[first - 2] == seats[at - 1] and last - first < LONGEST:
        first -= 1
    while last < len(seats) and seats[last] == seats[at - 1] and last - first < LONGEST:
        last += 1
    return first, last


def hint_of(game: Game[Any], hint: counsel.Hint) -> wire.Hint:
    """A hint for the wire."""
    action = game.parse(hint.action)
    return wire.Hint(
        action=hint.action,
        label=message(game, "verb", game.lexicon.verbs, action),
        refs=game.lexicon.refs(action),
        value=hint.value,
        reasons=reasons_of(hint.reasons),
    )


def reasons_of(reasons: Iterable[counsel.Reason]) -> list[wire.Reason]:
    """Reasons for the wire."""
    return [
        wire.Reason(message=q.Message(one.message, {"count": one.count}), seat=one.seat, good=one.good)
        for one in reasons
    ]
