"""How a lesson stands at its table, worked out from the actions that were taken there."""

from __future__ import annotations

from ludoteka.table.errors import conflict
from ludoteka.table.referee.teaching import Follow, Followed
from ludoteka.table.table import Table
from ludoteka.table.tables import Tables


async def follow(tables: Tables, table: Table, move: str = "") -> Followed:
    """How the lesson of a table stands, and how a move would be answered."""
    if not table.lesson:
        raise conflict("no-lesson", "this table is not a lesson")
    taken = [kept.line for kept in await tables.shelf.later(table.id, table.imported) if kept.n <= table.actions]
    question = Follow(table.game, table.lesson, [(line.seat, line.do) for line in taken], move)
    return await tables.ask_desk(question, Followed, table.host)


async def must_fit(tables: Tables, table: Table, move: str) -> None:
    """Refuse a move that the lesson does not ask for, with the name of the words that explain it."""
    stands = await follow(tables, table, move)
    if stands.wrong:
        raise conflict("lesson-wrong", "this is not what the lesson asks for; try again", say=stands.wrong)
