"""Routes of lessons: the course of a game, and the table at which one lesson is learned."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, RawBody

from ludoteka.server.routes.common import SIGNED, Services, Signed, TableId
from ludoteka.server.routes.games import Language, found
from ludoteka.server.routes.tables import shown
from ludoteka.table import wire
from ludoteka.table.commands.guards import own_seat
from ludoteka.table.library import course_book
from ludoteka.table.requests import read


@get("/api/games/{game:str}/lessons/{language:str}")
async def get_lessons(server: Services, game: FromPath[str], language: FromPath[Language]) -> wire.Lessons:
    """The course of a game in one language."""
    return course_book(found(server.games, game), language)


@post("/api/games/{game:str}/lesson", status_code=201, opt={**SIGNED, "takes": wire.NewLesson})
async def new_lesson(server: Services, signed: Signed, game: FromPath[str], body: RawBody) -> wire.TableInfo:
    """Set up a lesson at a table of one's own. Of the lessons somebody starts only the last three are kept."""
    found(server.games, game)
    table = await server.commands.begin_lesson(signed, game, read(wire.NewLesson, body))
    return await shown(server, signed, table)


@get("/api/tables/{table:str}/lesson", opt=SIGNED)
async def get_standing(server: Services, signed: Signed, table: TableId) -> wire.LessonStanding:
    """How far the lesson of a table has come."""
    here = await server.reading.seen(table, signed, "")
    own_seat(here, signed, here.seats_of(signed.id)[0].seat if here.seats_of(signed.id) else 0)
    return await server.commands.lesson_stands(here)


ROUTES = [get_lessons, new_lesson, get_standing]
