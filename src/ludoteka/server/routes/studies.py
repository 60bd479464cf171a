"""Routes of studies: comments, marks and lines on a finished game, read by whoever has the link."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, RawBody

from ludoteka.review.studies import Number
from ludoteka.server.routes.common import SIGNED, CodeQuery, SeatQuery, Services, Signed, TableId, Visitor
from ludoteka.table import wire
from ludoteka.table.requests import read

StudyId = FromPath[wire.Id]
FILE = "application/json"


@get("/api/me/studies", opt=SIGNED)
async def get_studies(server: Services, signed: Signed) -> wire.Studies:
    """Your own studies."""
    return await server.studying.mine(signed)


@post("/api/tables/{table:str}/studies", status_code=201, opt={**SIGNED, "takes": wire.NewStudy})
async def new_study(
    server: Services, signed: Signed, table: TableId, body: RawBody, code: CodeQuery = ""
) -> wire.Study:
    """Begin a study of a finished game. Whoever knows its id may read it; it is in no list but yours."""
    return await server.studying.begin(table, signed, code, read(wire.NewStudy, body))


@post("/api/studies", status_code=201, opt={**SIGNED, "takes": wire.StudyBrought, "large": True})
async def bring_study(server: Services, signed: Signed, body: RawBody) -> wire.Study:
    """A study from a file, after its record and all its lines were played again."""
    return await server.studying.bring(signed, read(wire.StudyBrought, body))


@get("/api/studies/{study:str}")
async def get_study(server: Services, visitor: Visitor, study: StudyId) -> wire.Study:
    """A study: its lines and what is said."""
    return await server.studying.study(study, visitor)


@get("/api/studies/{study:str}/moves")
async def get_study_moves(server: Services, visitor: Visitor, study: StudyId) -> wire.StudyMoves:
    """The actions of the game that is studied."""
    return await server.studying.moves(study)


@get("/api/studies/{study:str}/moment")
async def get_study_moment(
    server: Services,
    visitor: Visitor,
    study: StudyId,
    line: FromQuery[Number] = 0,
    at: FromQuery[Number] = 0,
    seat: SeatQuery = None,
) -> wire.StudyMoment:
    """A moment of a study as a seat sees it; by default the first seat that is waited for."""
    return await server.studying.moment(study, visitor, line, at, seat)


@get("/api/studies/{study:str}/file", opt={"answers": {FILE: str}})
async def get_study_file(server: Services, visitor: Visitor, study: StudyId) -> Response[Any]:
    """A study as a file, together with its record."""
    name = f'attachment; filename="{study}.study"'
    return Response(await server.studying.file(study), media_type=FILE, headers={"Content-Disposition": name})


@patch("/api/studies/{study:str}", opt={**SIGNED, "takes": wire.StudyTitle})
async def rename_study(server: Services, signed: Signed, study: StudyId, body: RawBody) -> wire.Study:
    """Call your study something else."""
    return await server.studying.rename(study, signed, read(wire.StudyTitle, body))


@delete("/api/studies/{study:str}", opt=SIGNED)
async def remove_study(server: Services, signed: Signed, study: StudyId) -> None:
    """Take your study away for good."""
    await server.studying.remove(study, signed)


@post("/api/studies/{study:str}/play", status_code=200, opt={**SIGNED, "takes": wire.StudyPlay})
async def play_study(server: Services, signed: Signed, study: StudyId, body: RawBody) -> wire.StudyPlayed:
    """Take an action at a moment of your study: the line that has it is followed, or one grows."""
    return await server.studying.play(study, signed, read(wire.StudyPlay, body))


@post("/api/studies/{study:str}/cut", status_code=200, opt={**SIGNED, "takes": wire.StudyCut})
async def cut_study(server: Services, signed: Signed, study: StudyId, body: RawBody) -> wire.Study:
    """Take an action of a line away, and all that follows it."""
    return await server.studying.cut(study, signed, read(wire.StudyCut, body))


@put("/api/studies/{study:str}/note", opt={**SIGNED, "takes": wire.StudyRemark})
async def remark_study(server: Services, signed: Signed, study: StudyId, body: RawBody) -> wire.Study:
    """Say and show something at a moment of your study."""
    return await server.studying.remark(study, signed, read(wire.StudyRemark, body))


ROUTES = [
    get_studies,
    new_study,
    bring_study,
    get_study,
    get_study_moves,
    get_study_moment,
    get_study_file,
    rename_study,
    remove_study,
    play_study,
    cut_study,
    remark_study,
]
