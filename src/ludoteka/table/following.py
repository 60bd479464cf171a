"""How a lesson stands at its table, worked out from the actions that were taken there."""

from __future__ import annotations

from ludoteka.table.boards import Board
from ludoteka.table.errors import conflict
from ludoteka.table.referee import questions as q
from ludoteka.table.tables import Tables


async def follow(tables: Tables, board: Board, move: str = "") -> q.Followed:
    """How the lesson of a table stands, and how a move would be answered."""
    if not board.lesson:
        raise conflict("no-lesson", "this table is not a lesson")
    taken = [kept.line for kept in await tables.shelf.later(board.id, board.imported) if kept.n <= board.actions]
    question = q.Follow(board.game, board.lesson, [(line.seat, line.do) for line in taken], move)
    return await tables.ask_desk(question, q.Followed, board.host)


async def must_fit(tables: Tables, board: Board, move: str) -> None:
    """Refuse a move that the lesson does not ask for, with the name of the words that explain it."""
    stands = await follow(tables, board, move)
    if stands.wrong:
        raise conflict("lesson-wrong", "this is not what the lesson asks for; try again", say=stands.wrong)
