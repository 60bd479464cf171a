"""Routes of puzzles: the list of a game, one of them, and an answer."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, RawBody

from ludoteka.server.routes.common import Services, Visitor
from ludoteka.server.routes.games import found
from ludoteka.table import wire
from ludoteka.table.reading import id_of
from ludoteka.table.requests import read


@get("/api/games/{game:str}/puzzles")
async def get_puzzles(server: Services, game: FromPath[str]) -> wire.Puzzles:
    """The puzzles of a game, and the one of today."""
    found(server.games, game)
    return server.puzzling.listed(game)


@get("/api/games/{game:str}/puzzles/{puzzle:str}")
async def get_puzzle(
    server: Services, visitor: Visitor, game: FromPath[str], puzzle: FromPath[wire.PuzzleId]
) -> wire.Puzzle:
    """A puzzle as its seat sees it."""
    found(server.games, game)
    return await server.puzzling.posed(game, puzzle, id_of(visitor))


@post("/api/games/{game:str}/puzzles/{puzzle:str}/answer", status_code=200, opt={"takes": wire.PuzzleTry})
async def answer_puzzle(
    server: Services, visitor: Visitor, game: FromPath[str], puzzle: FromPath[wire.PuzzleId], body: RawBody
) -> wire.PuzzleVerdict:
    """Whether an action is the solution; without an action, the solution."""
    found(server.games, game)
    return await server.puzzling.tried(game, puzzle, read(wire.PuzzleTry, body), id_of(visitor))


ROUTES = [get_puzzles, get_puzzle, answer_puzzle]
