"""Tables: the only place that changes one.

Every change is worked out on a copy and then written in one transaction: the action and its luck, the new position, the
version, the clocks, and the update that is told to all who watch. What was acknowledged is committed. A change is tried
again from the start if another process was first.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from hashlib import blake2b
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludoteka.kernel.game import Game
from ludoteka.server import metrics, schema
from ludoteka.server.boards import (
    AROUND,
    FIXED,
    Board,
    News,
    NewsBody,
    board_row,
    moved_row,
    news_from,
    read_board,
    seat_row,
    text,
)
from ludoteka.server.clocks import next_deadline, ran_out, resumed, started, stopped
from ludoteka.server.errors import Refusal, busy, conflict, not_found, rules_refuse
from ludoteka.server.feed import Feed
from ludoteka.server.moments import Moments
from ludoteka.server.prepared import Prepared
from ludoteka.server.referee import questions as q
from ludoteka.server.referee.process import NotOpenHere, OutOfOrder, Pool, RulesRefuse
from ludoteka.server.settings import Settings
from ludoteka.server.storage import Storage

A = TypeVar("A")

TRIES: Final = 12
CHECKPOINT_EVERY: Final = 32
BOT_GRACE: Final = 3_000
"""So many milliseconds after a bot should have acted any process may see to it."""

log = logging.getLogger("ludoteka.tables")


class Conflict(Exception):
    """Another process changed the table first."""


class Entry:
    """A table this process remembers. `token` names its match at the referee: a dropped entry never finds its match."""

    __slots__ = ("board", "looks", "token")

    def __init__(self, board: Board, token: str, looks: dict[int, q.Look]) -> None:
        self.board = board
        self.token = token
        self.looks = looks


class Letter(msgspec.Struct, frozen=True):
    """Who sent a message, with which key, and a fingerprint of what it says."""

    person: str
    key: str
    digest: str


def letter_from(person: str, what: str, message: Any) -> Letter:
    """The letter of a message with a key."""
    said = blake2b(what.encode() + msgspec.json.encode(message), digest_size=12).hexdigest()
    return Letter(person, message.key, said)


class Receipt(msgspec.Struct, frozen=True):
    """What came of a message: the update it made, and whether it had been done before."""

    version: int
    repeated: bool


class Draft:
    """A change being worked out: the table as it will be, and what has to be written with it."""

    def __init__(self, entry: Entry, now: int) -> None:
        self.entry = entry
        self.before = entry.board
        self.board = entry.board.copy()
        self.board.version += 1
        self.board.touched = now
        self.now = now
        self.kind = ""
        self.seat: int | None = None
        self.action: int | None = None
        self.by = ""
        self.body = NewsBody()
        self.standing: q.Standing | None = None
        self.checkpoint = False
        self.gone: int | None = None
        self.person: str | None = None
        """Whose name is told, where no message of theirs made the change."""
        self.lines: list[dict[str, Any]] = []
        self.looks: list[q.Look] | None = None
        self.undone_by: int | None = None
        self.also: list[Callable[[sa.Connection], None]] = []

    def news(self, kind: str, body: NewsBody, *, seat: int | None = None, action: int | None = None) -> None:
        """What will be told."""
        self.kind = kind
        self.body = body
        self.seat = seat
        self.action = action

    def stand(self, standing: q.Standing) -> None:
        """Take over how the match stands now."""
        board = self.board
        self.standing = standing
        board.placed = board.version
        board.actions = standing.actions
        board.lucky = standing.lucky
        board.waiting = standing.waiting
        board.decisions = standing.decisions
        if standing.unit is not None and (
            not self.before.placed or standing.unit_at - board.checkpoint >= CHECKPOINT_EVERY
        ):
            board.checkpoint = standing.unit_at
            self.checkpoint = True
        if standing.places:
            self.finish("game", standing.places)

    def finish(self, by: str, places: list[int]) -> None:
        """The game is over."""
        board = self.board
        board.status = "finished"
        board.ended = self.now
        board.ended_by = by
        board.places = places
        self.body = msgspec.structs.replace(self.body, places=places)

    def settle(self, bot_seconds: float) -> None:
        """Start and stop clocks and see whether a bot is due."""
        board = self.board
        for seat in board.seats:
            waited = board.status == "playing" and seat.seat in board.waiting and not seat.played_by_bot
            if waited and self.undone_by == seat.seat:
                seat.clock = resumed(board.clock, seat.clock, seat.sleep, self.now)
            elif waited:
                seat.clock = started(board.clock, seat.clock, seat.sleep, self.now)
            elif seat.played_by_bot:
                seat.clock = ran_out(seat.clock)
            else:
                seat.clock = stopped(board.clock, seat.clock, self.now)
        board.deadline = next_deadline(seat.clock for seat in board.seats)
        due = self.now + BOT_GRACE + int(3000 * bot_seconds)
        board.bot_due = due if board.waiting_bots() else None


Edit = Callable[[Draft], Awaitable[None]]


class Tables:
    """All tables of the server, as this process knows them."""

    def __init__(
        self, settings: Settings, storage: Storage, games: Mapping[str, Game[Any]], feed: Feed, moments: Moments
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.games = games
        self.feed = feed
        self.moments = moments
        names = settings.games
        memory = settings.referee_megabytes
        self.referees = Pool("referee", settings.referees, names, settings.open_matches, memory)
        self.desk = Pool("desk", 1, names, 1, memory)
        self.archive = Pool("archive", 1, names, 1, memory)
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.changed: Callable[[Board], None] = lambda board: None
        """Called after every change; the bots' driver listens here."""
        self.work: set[asyncio.Task[Any]] = set()

    # -- what is known ------------------------------------------------------------------------------------------

    async def entry(self, table: str) -> Entry:
        """A table as it is now; where other processes may change it the database is asked for its version."""
        entry = self.entries.get(table)
        if entry is not None and self.storage.shared():
            version = await self.storage.read(lambda c: c.execute(SELECT_VERSION, {"id": table}).scalar())
            if version != entry.board.version:
                if self.entries.get(table) is entry:
                    self.drop(table)
                entry = None
        if entry is None:
            board = await self.storage.read(lambda c: read_board(c, table))
            if board is None:
                raise not_found("table")
            entry = self.entries.get(table)
            if entry is None or entry.board.version < board.version:
                entry = Entry(board, secrets.token_hex(8), {})
                self.remember(entry)
        if table in self.entries:  # another request may have dropped it while the database was asked
            self.entries.move_to_end(table)
        return entry

    async def board(self, table: str) -> Board:
        """A table as it is now."""
        return (await self.entry(table)).board

    def remember(self, entry: Entry) -> None:
        """Know a table."""
        self.entries[entry.board.id] = entry
        self.entries.move_to_end(entry.board.id)
        while len(self.entries) > self.settings.open_matches:
            self.entries.popitem(last=False)
        metrics.TABLES.set(len(self.entries))

    def drop(self, table: str) -> None:
        """Forget what is known of a table."""
        self.entries.pop(table, None)

    def lock(self, table: str) -> asyncio.Lock:
        """Whoever changes a table in this process holds its lock."""
        lock = self.locks.get(table)
        if lock is None:
            lock = self.locks[table] = asyncio.Lock()
        return lock

    # -- changing -----------------------------------------------------------------------------------------------

    async def change(self, table: str, edit: Edit, letter: Letter | None = None) -> Receipt:
        """Work out a change and commit it; a message that was done before is not done again.

        The work goes on to its end even if whoever asked goes away.
        """
        task = asyncio.create_task(self.change_locked(table, edit, letter))
        self.work.add(task)
        task.add_done_callback(self.work.discard)
        return await asyncio.shield(task)

    async def change_locked(self, table: str, edit: Edit, letter: Letter | None) -> Receipt:
        """Work out a change while no other is worked out."""
        async with self.lock(table):
            for _ in range(TRIES):
                entry = await self.entry(table)
                draft = Draft(entry, self.moments.now())
                try:
                    await edit(draft)
                    if not draft.kind:
                        return Receipt(entry.board.version, True)
                    draft.settle(self.settings.bot_seconds)
                    await self.commit(entry, draft, letter)
                except Refusal:
                    done = await self.receipt(table, letter)
                    if done is not None:
                        return done
                    raise
                except Conflict:
                    metrics.CONFLICTS.inc()
                    self.drop(table)
                    continue
                except IntegrityError:
                    self.drop(table)
                    done = await self.receipt(table, letter)
                    if done is not None:
                        return done
                    continue
                except BaseException:
                    self.drop(table)
                    raise
                return Receipt(draft.board.version, False)
        raise busy("the table is very busy; try again")

    async def receipt(self, table: str, letter: Letter | None) -> Receipt | None:
        """What came of a message that may have been done before."""
        if letter is None:
            return None
        values = {"id": table, "person": letter.person, "key": letter.key}
        found = await self.storage.read(lambda c: c.execute(SELECT_RECEIPT, values).first())
        if found is None:
            return None
        if found.digest != letter.digest:
            raise conflict("key-used", "this key was used for another message; choose a new one")
        return Receipt(found.n, True)

    async def commit(self, entry: Entry, draft: Draft, letter: Letter | None) -> None:
        """Write a change in one transaction, then tell all who watch."""
        begun = time.perf_counter()
        await self.storage.keep(lambda c: self.write(c, draft, letter))
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - begun)
        board = draft.board
        moved = board.placed == board.version
        if not moved:
            looks = entry.looks
        else:
            looks = {look.seat: look for look in draft.looks or ()}
        token = entry.token if draft.gone is None else secrets.token_hex(8)
        self.remember(Entry(board, token, looks))
        self.feed.publish(board.id, News(board.version, draft.now, draft.kind, draft.seat, draft.action, draft.body))
        self.changed(board)

    def write(self, c: sa.Connection, draft: Draft, letter: Letter | None) -> None:
        """All that a change writes."""
        board, before = draft.board, draft.before
        if write_board(c, board, before) != 1:
            raise Conflict
        if draft.standing is not None:
            write_position(c, draft)
        for seat, old in zip(board.seats, before.seats, strict=True):
            if seat != old:
                values = seat_row(board.id, seat)
                values["b_board"], values["b_seat"] = values.pop("board"), values.pop("seat")
                UPDATE_SEAT.run(c, values)
        if draft.gone is not None:
            c.execute(DELETE_ACTIONS, {"id": board.id, "n": draft.gone})
        for line in draft.lines:
            KEEP_ACTION.run(c, line)
        for also in draft.also:
            also(c)
        KEEP_NEWS.run(
            c,
            {
                "board": board.id,
                "n": board.version,
                "at": draft.now,
                "kind": draft.kind,
                "seat": draft.seat,
                "action": draft.action,
                "person": draft.person if letter is None else letter.person,
                "key": None if letter is None else letter.key,
                "digest": None if letter is None else letter.digest,
                "body": text(draft.body),
            },
        )
        self.storage.announce(c, f"table {board.id}")

    def hear(self, announcement: str) -> None:
        """Another process changed something."""
        what, _, name = announcement.partition(" ")
        if what == "table":
            self.feed.wake(name)
        elif what == "drop":
            self.drop(name)
        elif not what:
            self.feed.wake_all()

    # -- the referee --------------------------------------------------------------------------------------------

    async def ask(self, entry: Entry, question: q.Question, kind: type[A]) -> A:
        """Ask the referee about the match of a table, which is opened if need be."""
        table = entry.board.id
        seconds = self.settings.rules_seconds
        try:
            try:
                return await self.referees.ask_about(table, question, kind, seconds)
            except NotOpenHere:
                opening = await self.opening(entry.board)
                opened = q.Open(entry.token, entry.board.placed, opening)
                await self.referees.ask_about(table, opened, q.Ready, seconds)
                return await self.referees.ask_about(table, question, kind, seconds)
        except RulesRefuse as refused:
            raise rules_refuse(refused.problem) from None
        except (OutOfOrder, NotOpenHere) as error:
            raise busy("the rules could not be applied in time; nothing was changed") from error

    async def ask_desk(self, question: q.Question, kind: type[A]) -> A:
        """Ask for something that may take longer, beside the games that go on."""
        return await self.ask_pool(self.desk, question, kind)

    async def ask_pool(self, pool: Pool, question: q.Question, kind: type[A]) -> A:
        """Ask any process of a pool."""
        try:
            return await pool.ask_any(question, kind, self.settings.desk_seconds)
        except RulesRefuse as refused:
            raise rules_refuse(refused.problem) from None
        except OutOfOrder as error:
            raise busy("it could not be worked out in time; nothing was changed") from error

    async def ask_archive(self, question: q.Question, kind: type[A]) -> A:
        """Ask for something about the past, which may take long, beside what players wait for."""
        return await self.ask_pool(self.archive, question, kind)

    async def opening(self, board: Board) -> q.Opening:
        """All it takes to go on with the match of a table."""
        game = self.games.get(board.game)
        if game is None:
            raise conflict("game-missing", f"the game {board.game} is not installed on this server any more")
        kept = await self.storage.read(lambda c: read_position(c, board.id, board.placed))
        if kept is None:
            raise conflict("not-started", "the game has not started")
        state, unit_at, unit, tail = kept
        return q.Opening(
            game=board.game,
            options=board.options,
            players=[seat.name for seat in board.seats],
            seed=board.seed,
            lucky=board.lucky,
            unit_at=unit_at,
            unit=unit,
            tail=tail,
            state=state,
            decisions=board.decisions,
            same_rules=(board.rules, board.content) == (game.rules_version, game.content_version),
        )

    async def opening_now(self, table: str) -> tuple[Board, q.Opening]:
        """A table and all it takes to go on with its match, both of one moment."""
        for _ in range(TRIES):
            board = await self.board(table)
            try:
                return board, await self.opening(board)
            except Conflict:
                if self.entries.get(table) is None or self.entries[table].board is board:
                    self.drop(table)
        raise busy("the table is very busy; try again")

    async def looks(self, table: str, seats: set[int]) -> tuple[Board, dict[int, q.Look]]:
        """A table and what these seats see there, all of one moment."""
        for _ in range(TRIES):
            entry = await self.entry(table)
            board = entry.board
            if not board.placed:
                return board, {}
            missing = seats - entry.looks.keys()
            if not missing:
                return board, entry.looks
            async with self.lock(table):
                now = self.entries.get(table)
                if now is not entry:
                    continue
                try:
                    seen = await self.ask(entry, q.See(entry.token, board.placed, sorted(missing)), q.Seen)
                except Conflict:
                    self.drop(table)
                    continue
                entry.looks.update({look.seat: look for look in seen.looks})
                return board, entry.looks
        raise busy("the table is very busy; try again")

    async def news(self, table: str, after: int, until: int) -> list[News]:
        """The updates after one number up to another."""
        at_hand = self.feed.at_hand(table, after, until)
        if at_hand is not None:
            return at_hand
        values = {"id": table, "after": after, "until": until}
        return await self.storage.read(lambda c: [news_from(row) for row in c.execute(SELECT_NEWS, values)])

    async def close(self) -> None:
        """Finish what is being worked out and let the referees go."""
        if self.work:
            await asyncio.wait(self.work, timeout=10)
        await asyncio.gather(self.referees.close(), self.desk.close(), self.archive.close())


# -- statements -----------------------------------------------------------------------------------------------------


def write_board(c: sa.Connection, board: Board, before: Board) -> int:
    """Keep a table if it is still as it was before; 1 if it was. What an action never changes is mostly left out."""
    if all(getattr(board, name) == getattr(before, name) for name in AROUND):
        row = moved_row(board)
        row["b_id"], row["b_version"] = board.id, before.version
        return UPDATE_MOVED.run(c, row)
    row = board_row(board)
    for name in FIXED:
        del row[name]
    row["b_id"], row["b_version"] = board.id, before.version
    return UPDATE_BOARD.run(c, row)


def write_position(c: sa.Connection, draft: Draft) -> None:
    """Keep the newest State, the commit point if it moved, and a checkpoint now and then."""
    standing, board = draft.standing, draft.board
    assert standing is not None
    if standing.unit is None:
        UPDATE_STATE.run(c, {"b_board": board.id, "state": standing.state})
        return
    values = {"state": standing.state, "unit_at": standing.unit_at, "unit": standing.unit}
    if draft.before.placed:
        UPDATE_POSITION.run(c, {"b_board": board.id, **values})
    else:
        c.execute(INSERT_POSITION, {"board": board.id, **values})
    if draft.checkpoint:
        c.execute(INSERT_CHECKPOINT, {"board": board.id, "at": standing.unit_at, "state": standing.unit})


def read_position(c: sa.Connection, table: str, placed: int) -> tuple[bytes, int, bytes, list[q.Line]] | None:
    """The newest State, the commit point and the actions since, if the position is still the one of this version."""
    row = c.execute(SELECT_POSITION, {"id": table}).first()
    if row is None:
        return None
    if c.execute(SELECT_PLACED, {"id": table}).scalar() != placed:
        raise Conflict
    return row.state, row.unit_at, row.unit, read_lines(c, table, row.unit_at, 1 << 30)


def read_lines(c: sa.Connection, table: str, after: int, until: int) -> list[q.Line]:
    """The actions after one number up to another."""
    rows = c.execute(SELECT_LINES, {"id": table, "after": after, "until": until})
    return [q.Line(row.seat, row.do, msgspec.json.decode(row.luck), row.hash, row.final) for row in rows]


def line_row(board: str, n: int, line: q.Line, by: str, at: int, news: int) -> dict[str, Any]:
    """An action as a row."""
    return {
        "board": board,
        "n": n,
        "seat": line.seat,
        "do": line.do,
        "luck": text(line.luck),
        "hash": line.hash,
        "final": line.final,
        "by": by,
        "at": at,
        "news": news,
    }


def bound(table: sa.Table, *leave_out: str) -> dict[str, sa.BindParameter[Any]]:
    """A parameter for every column but some."""
    return {column.name: sa.bindparam(column.name) for column in table.columns if column.name not in leave_out}


SELECT_VERSION = sa.select(schema.board.c.version).where(schema.board.c.id == sa.bindparam("id"))
SELECT_PLACED = sa.select(schema.board.c.placed).where(schema.board.c.id == sa.bindparam("id"))
SELECT_RECEIPT = sa.select(schema.news.c.n, schema.news.c.digest).where(
    schema.news.c.board == sa.bindparam("id"),
    schema.news.c.person == sa.bindparam("person"),
    schema.news.c.key == sa.bindparam("key"),
)
AT_VERSION = (schema.board.c.id == sa.bindparam("b_id")) & (schema.board.c.version == sa.bindparam("b_version"))
UPDATE_BOARD = Prepared(sa.update(schema.board).where(AT_VERSION).values(bound(schema.board, *FIXED)))
UPDATE_MOVED = Prepared(sa.update(schema.board).where(AT_VERSION).values(bound(schema.board, *FIXED, *AROUND)))
UPDATE_SEAT = Prepared(
    sa.update(schema.seat)
    .where(schema.seat.c.board == sa.bindparam("b_board"), schema.seat.c.seat == sa.bindparam("b_seat"))
    .values(bound(schema.seat, "board", "seat"))
)
DELETE_ACTIONS = sa.delete(schema.action).where(
    schema.action.c.board == sa.bindparam("id"), schema.action.c.n >= sa.bindparam("n")
)
INSERT_ACTION = sa.insert(schema.action)
INSERT_NEWS = sa.insert(schema.news)
INSERT_POSITION = sa.insert(schema.position)
INSERT_CHECKPOINT = sa.insert(schema.checkpoint)
KEEP_ACTION = Prepared(INSERT_ACTION)
KEEP_NEWS = Prepared(INSERT_NEWS)
UPDATE_STATE = Prepared(
    sa.update(schema.position)
    .where(schema.position.c.board == sa.bindparam("b_board"))
    .values(state=sa.bindparam("state"))
)
UPDATE_POSITION = Prepared(
    sa.update(schema.position)
    .where(schema.position.c.board == sa.bindparam("b_board"))
    .values(bound(schema.position, "board"))
)
SELECT_POSITION = sa.select(schema.position).where(schema.position.c.board == sa.bindparam("id"))
SELECT_LINES = (
    sa.select(schema.action)
    .where(
        schema.action.c.board == sa.bindparam("id"),
        schema.action.c.n > sa.bindparam("after"),
        schema.action.c.n <= sa.bindparam("until"),
    )
    .order_by(schema.action.c.n)
)
SELECT_NEWS = (
    sa.select(schema.news)
    .where(
        schema.news.c.board == sa.bindparam("id"),
        schema.news.c.n > sa.bindparam("after"),
        schema.news.c.n <= sa.bindparam("until"),
    )
    .order_by(schema.news.c.n)
)
