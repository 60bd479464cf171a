"""One's own history: the games a person has finished, with result, opponents and where to see them again."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.kept import table_from
from ludoteka.server.storage import Storage
from ludoteka.table import wire
from ludoteka.table.errors import malformed
from ludoteka.table.person import Person
from ludoteka.table.played import played_game
from ludoteka.table.table import Table

PAGE: Final = 20


class Played:
    """Finds the finished games of a person."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, person: Person, game: str | None, cursor: str | None) -> wire.PlayedGames:
        """A page of finished games, the latest first."""
        found = await self.storage.read(lambda c: find_played(c, person.id, game, cursor))
        last = found[PAGE - 1] if len(found) > PAGE else None
        return wire.PlayedGames(
            games=[played_game(table, person.id) for table in found[:PAGE]],
            counts=await self.storage.read(lambda c: count_played(c, person.id)),
            next=None if last is None else f"{last.ended}.{last.id}",
        )


def finished_by(person: str) -> tuple[sa.ColumnElement[bool], ...]:
    """Games played here to their end with this person at the table; a record that was only opened does not count."""
    board, seat = schema.board, schema.seat
    sits = sa.select(seat.c.board).where(seat.c.person == person, seat.c.kind == "person")
    played_here = sa.or_(board.c.imported == 0, board.c.actions > board.c.imported)
    return (board.c.status == "finished", board.c.lesson == "", board.c.id.in_(sits), played_here)


def find_played(c: sa.Connection, person: str, game: str | None, cursor: str | None) -> list[Table]:
    """Finished games of a person, one more than a page."""
    board, seat = schema.board, schema.seat
    query = sa.select(board).where(*finished_by(person))
    if game is not None:
        query = query.where(board.c.game == game)
    if cursor is not None:
        ended, _, last = cursor.partition(".")
        if not (ended.isascii() and ended.isdigit() and len(ended) < 16):
            raise malformed("cursor: expected what `next` said")
        same = sa.and_(board.c.ended == int(ended), board.c.id < last)
        query = query.where(sa.or_(board.c.ended < int(ended), same))
    rows = c.execute(query.order_by(board.c.ended.desc(), board.c.id.desc()).limit(PAGE + 1)).all()
    seats: dict[str, list[Any]] = {row.id: [] for row in rows}
    if rows:
        for row in c.execute(sa.select(seat).where(seat.c.board.in_(seats)).order_by(seat.c.board, seat.c.seat)):
            seats[row.board].append(row)
    return [table_from(row, seats[row.id]) for row in rows]


def count_played(c: sa.Connection, person: str) -> list[wire.PlayedCount]:
    """How many games of each kind a person has finished, and how many of them were won."""
    board, seat = schema.board, schema.seat
    games: dict[str, list[int]] = {}
    query = (
        sa.select(board.c.id, board.c.game, board.c.places, seat.c.seat)
        .join(seat, seat.c.board == board.c.id)
        .where(*finished_by(person), seat.c.person == person, seat.c.kind == "person")
    )
    best: dict[str, tuple[str, bool]] = {}
    for row in c.execute(query):
        places = msgspec.json.decode(row.places, type=list[int])
        won = row.seat < len(places) and places[row.seat] == 1
        best[row.id] = (row.game, won or best.get(row.id, ("", False))[1])
    for game, won in best.values():
        count = games.setdefault(game, [0, 0])
        count[0] += 1
        count[1] += won
    return [wire.PlayedCount(game=game, played=count[0], won=count[1]) for game, count in sorted(games.items())]
