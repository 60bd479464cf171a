"""What a client may ask of a house without a server: the addresses and answers of a server's tables."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final
from urllib.parse import parse_qsl

import msgspec

from ludoteka.anywhere.house import House
from ludoteka.kernel import record as records
from ludoteka.kernel.errors import LudotekaError
from ludoteka.review import studies
from ludoteka.table import wire
from ludoteka.table.errors import Refusal, forbidden, malformed, not_found
from ludoteka.table.referee.duties import problem_of
from ludoteka.table.requests import read
from ludoteka.table.shelf import Wanted

JSON: Final = "application/json"
RECORD: Final = "application/x-ndjson"
ENCODER = msgspec.json.Encoder()


class Asked(msgspec.Struct, frozen=True):
    """A request, taken apart."""

    house: House
    parts: tuple[str, ...]
    """What the address names: a table, a game, a number."""
    query: Mapping[str, str]
    body: bytes

    @property
    def table(self) -> str:
        return self.parts[0]

    def seat(self) -> int | None:
        """The seat to look from."""
        return number(self.query["seat"]) if "seat" in self.query else None

    def own_seat(self) -> int:
        """The seat to look from, which has to be given."""
        seat = self.seat()
        if seat is None:
            raise malformed("seat: expected a number")
        return seat


class Answer(msgspec.Struct, frozen=True):
    """What is answered: a status as HTTP has them, the kind of the body, and the body."""

    status: int
    kind: str
    body: bytes


Handler = Callable[[Asked], Awaitable[object]]


def number(text: str) -> int:
    """A whole number in an address."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise malformed("expected a number")
    return int(text)


# -- tables ---------------------------------------------------------------------------------------------------------


async def get_tables(asked: Asked) -> object:
    query = asked.query
    wanted = Wanted(
        game=query.get("game"),
        status=query.get("status"),
        clock=query.get("clock"),
        seat=query.get("seat"),
        mine=query.get("mine") == "yes",
        cursor=query.get("cursor"),
    )
    return await asked.house.reading.lobby(asked.house.me, wanted)


async def new_table(asked: Asked) -> object:
    house, wanted = asked.house, read(wire.NewTable, asked.body)
    if not all(isinstance(plan, (wire.MySeat, wire.BotSeat)) for plan in wanted.seats):
        raise nobody_else()
    await house.need(wanted.game)
    table = await house.commands.create(house.me, wanted)
    return await house.reading.table(table.id, house.me, "")


async def import_table(asked: Asked) -> object:
    house, wanted = asked.house, read(wire.ImportedTable, asked.body)
    if not all(isinstance(plan, (wire.MySeat, wire.BotSeat)) for plan in wanted.seats):
        raise nobody_else()
    game = records.read_record(wanted.record.encode()).header.game
    await house.need(game)
    table = await house.commands.import_record(house.me, wanted)
    return await house.reading.table(table.id, house.me, "")


async def get_table(asked: Asked) -> object:
    return await asked.house.reading.table(asked.table, asked.house.me, "")


async def remove_table(asked: Asked) -> object:
    await asked.house.remove(asked.table)
    return None


async def change_seat(asked: Asked) -> object:
    house, data = asked.house, read(wire.ChangeSeat, asked.body)
    if not isinstance(data.plan, (wire.MySeat, wire.BotSeat)):
        raise nobody_else()
    return await house.reading.done(
        house.me, asked.table, await house.commands.change_seat(asked.table, house.me, data)
    )


async def join(asked: Asked) -> object:
    house = asked.house
    receipt = await house.commands.join(asked.table, house.me, read(wire.Join, asked.body))
    return await house.reading.done(house.me, asked.table, receipt)


async def start(asked: Asked) -> object:
    house = asked.house
    await house.at(asked.table)
    receipt = await house.commands.start(asked.table, house.me, read(wire.Start, asked.body))
    return await house.reading.done(house.me, asked.table, receipt)


async def leave(asked: Asked) -> object:
    house = asked.house
    await house.at(asked.table)
    receipt = await house.commands.leave(asked.table, house.me, read(wire.Command, asked.body))
    return await house.reading.done(house.me, asked.table, receipt)


async def close(asked: Asked) -> object:
    house = asked.house
    await house.at(asked.table)
    receipt = await house.commands.close(asked.table, house.me, read(wire.Command, asked.body))
    return await house.reading.done(house.me, asked.table, receipt)


async def rematch(asked: Asked) -> object:
    house = asked.house
    await house.at(asked.table)
    table = await house.commands.rematch(asked.table, house.me, read(wire.Command, asked.body))
    return await house.reading.table(table.id, house.me, "")


async def come_back(asked: Asked) -> object:
    house, data = asked.house, read(wire.SeatCommand, asked.body)
    await house.at(asked.table)
    receipt = await house.commands.come_back(asked.table, house.me, data)
    return await house.reading.done(house.me, asked.table, receipt, data.seat, watching=data.watching)


async def resign(asked: Asked) -> object:
    house, data = asked.house, read(wire.SeatCommand, asked.body)
    await house.at(asked.table)
    receipt = await house.commands.resign(asked.table, house.me, data)
    return await house.reading.done(house.me, asked.table, receipt, data.seat, watching=data.watching)


async def company(asked: Asked) -> object:
    table = await asked.house.tables.table(asked.table)
    return wire.Company(chat=table.manners.chat, may_talk=False, absent=[], shunned=[])


async def get_notes(asked: Asked) -> object:
    return await asked.house.reading.notes(asked.table, asked.house.me, "")


async def put_notes(asked: Asked) -> object:
    words = read(wire.Note, asked.body).text
    return await asked.house.reading.write_notes(asked.table, asked.house.me, words, "")


# -- play -----------------------------------------------------------------------------------------------------------


async def view(asked: Asked) -> object:
    await asked.house.at(asked.table)
    return await asked.house.reading.position(asked.table, asked.house.me, asked.seat(), "")


async def act(asked: Asked) -> object:
    house, data = asked.house, read(wire.Move, asked.body)
    await house.at(asked.table)
    receipt = await house.commands.act(asked.table, house.me, data)
    return await house.reading.done(house.me, asked.table, receipt, data.seat, watching=data.watching)


async def undo(asked: Asked) -> object:
    house, data = asked.house, read(wire.SeatCommand, asked.body)
    await house.at(asked.table)
    receipt = await house.commands.undo(asked.table, house.me, data)
    return await house.reading.done(house.me, asked.table, receipt, data.seat, watching=data.watching)


async def preview(asked: Asked) -> object:
    await asked.house.at(asked.table)
    return await asked.house.reading.preview(asked.table, asked.house.me, read(wire.Trial, asked.body))


async def why(asked: Asked) -> object:
    await asked.house.at(asked.table)
    return await asked.house.reading.verdicts(asked.table, asked.house.me, read(wire.Doubts, asked.body))


async def hints(asked: Asked) -> object:
    await asked.house.at(asked.table)
    return await asked.house.advice.hints(asked.table, asked.house.me, asked.own_seat())


async def caution(asked: Asked) -> object:
    await asked.house.at(asked.table)
    return await asked.house.advice.caution(asked.table, asked.house.me, read(wire.Trial, asked.body))


async def reasons(asked: Asked) -> object:
    await asked.house.at(asked.table)
    at = number(asked.parts[1])
    return await asked.house.advice.why(asked.table, asked.house.me, asked.own_seat(), at)


async def get_review(asked: Asked) -> object:
    await asked.house.at(asked.table)
    knowledge = read(wire.ReviewWanted, ENCODER.encode({"knowledge": asked.query.get("knowledge", "seats")})).knowledge
    return await asked.house.reviewing.state(asked.table, asked.house.me, "", knowledge)


async def ask_review(asked: Asked) -> object:
    await asked.house.at(asked.table)
    knowledge = read(wire.ReviewWanted, asked.body).knowledge
    return await asked.house.reviewing.ask(asked.table, asked.house.me, "", knowledge)


async def branch(asked: Asked) -> object:
    house = asked.house
    await house.at(asked.table)
    made = await house.reviewing.branch(asked.table, house.me, "", read(wire.Branch, asked.body))
    return await house.reading.table(made.id, house.me, "")


async def updates(asked: Asked) -> object:
    after = number(asked.query.get("after", "0"))
    return await asked.house.reading.updates(asked.table, asked.house.me, asked.seat(), "", after)


async def since(asked: Asked) -> object:
    return await asked.house.reading.since(asked.table, asked.house.me, asked.own_seat())


async def history(asked: Asked) -> object:
    return await asked.house.reading.history(asked.table, asked.house.me, asked.seat(), "")


async def past(asked: Asked) -> object:
    await asked.house.at(asked.table)
    at = number(asked.parts[1])
    return await asked.house.reading.past(asked.table, asked.house.me, asked.seat(), "", at)


async def course(asked: Asked) -> object:
    await asked.house.at(asked.table)
    return await asked.house.reading.course(asked.table, asked.house.me, "")


async def export(asked: Asked) -> object:
    house = asked.house
    await house.at(asked.table)
    return await house.reading.export(asked.table, house.me, asked.seat(), "", whole=asked.query.get("whole") == "yes")


async def standing(asked: Asked) -> object:
    return await asked.house.commands.lesson_stands(await asked.house.at(asked.table))


# -- games and history ----------------------------------------------------------------------------------------------


async def check_set_up(asked: Asked) -> object:
    await asked.house.need(asked.parts[0])
    return await asked.house.reading.check(asked.parts[0], read(wire.SetUp, asked.body), asked.house.me.id)


async def read_file(asked: Asked) -> object:
    await asked.house.need(asked.parts[0])
    return await asked.house.reading.read_file(asked.parts[0], read(wire.OwnFile, asked.body), asked.house.me.id)


async def new_lesson(asked: Asked) -> object:
    house, game = asked.house, asked.parts[0]
    await house.need(game)
    table = await house.commands.begin_lesson(house.me, game, read(wire.NewLesson, asked.body))
    return await house.reading.table(table.id, house.me, "")


async def puzzles(asked: Asked) -> object:
    await asked.house.need(asked.parts[0])
    return asked.house.puzzling.listed(asked.parts[0])


async def puzzle(asked: Asked) -> object:
    await asked.house.need(asked.parts[0])
    return await asked.house.puzzling.posed(asked.parts[0], asked.parts[1], asked.house.me.id)


async def answer_puzzle(asked: Asked) -> object:
    await asked.house.need(asked.parts[0])
    wanted = read(wire.PuzzleTry, asked.body)
    return await asked.house.puzzling.tried(asked.parts[0], asked.parts[1], wanted, asked.house.me.id)


# -- studies --------------------------------------------------------------------------------------------------------


async def studied(asked: Asked) -> str:
    """The study of a request, whose game is ready."""
    study = await asked.house.studying.found(asked.parts[0])
    await asked.house.at(study.table)
    return study.id


async def get_studies(asked: Asked) -> object:
    return await asked.house.studying.mine(asked.house.me)


async def new_study(asked: Asked) -> object:
    await asked.house.at(asked.table)
    return await asked.house.studying.begin(asked.table, asked.house.me, "", read(wire.NewStudy, asked.body))


async def bring_study(asked: Asked) -> object:
    house, wanted = asked.house, read(wire.StudyBrought, asked.body)
    file = studies.read_study(wanted.file.encode())
    await house.need(records.read_record(file.record.encode()).header.game)
    return await house.studying.bring(house.me, wanted)


async def get_study(asked: Asked) -> object:
    return await asked.house.studying.study(await studied(asked), asked.house.me)


async def study_moves(asked: Asked) -> object:
    return await asked.house.studying.moves(await studied(asked))


async def study_moment(asked: Asked) -> object:
    line, at = number(asked.query.get("line", "0")), number(asked.query.get("at", "0"))
    return await asked.house.studying.moment(await studied(asked), asked.house.me, line, at, asked.seat())


async def study_file(asked: Asked) -> object:
    return msgspec.Raw(await asked.house.studying.file(await studied(asked)))


async def rename_study(asked: Asked) -> object:
    return await asked.house.studying.rename(await studied(asked), asked.house.me, read(wire.StudyTitle, asked.body))


async def remove_study(asked: Asked) -> object:
    await asked.house.studying.remove(asked.parts[0], asked.house.me)
    return None


async def play_study(asked: Asked) -> object:
    return await asked.house.studying.play(await studied(asked), asked.house.me, read(wire.StudyPlay, asked.body))


async def cut_study(asked: Asked) -> object:
    return await asked.house.studying.cut(await studied(asked), asked.house.me, read(wire.StudyCut, asked.body))


async def remark_study(asked: Asked) -> object:
    return await asked.house.studying.remark(await studied(asked), asked.house.me, read(wire.StudyRemark, asked.body))


async def played(asked: Asked) -> object:
    return asked.house.played(asked.query.get("game"))


def nobody_else() -> Refusal:
    """Something that needs other people."""
    return forbidden("alone", "this needs other people, and there are none without a server")


TABLE: Final = "/tables/([a-z0-9]{1,16})"
GAME: Final = "/games/([a-z0-9_]{1,40})"
STUDY: Final = "/studies/([a-z0-9]{1,16})"
ROUTES: Final[tuple[tuple[str, re.Pattern[str], Handler, int], ...]] = tuple(
    (method, re.compile(path), handler, status)
    for method, path, handler, status in (
        ("GET", "/tables", get_tables, 200),
        ("POST", "/tables", new_table, 201),
        ("POST", "/tables/import", import_table, 201),
        ("GET", TABLE, get_table, 200),
        ("DELETE", TABLE, remove_table, 204),
        ("PATCH", f"{TABLE}/seat", change_seat, 200),
        ("POST", f"{TABLE}/join", join, 200),
        ("POST", f"{TABLE}/start", start, 200),
        ("POST", f"{TABLE}/leave", leave, 200),
        ("POST", f"{TABLE}/close", close, 200),
        ("POST", f"{TABLE}/rematch", rematch, 200),
        ("POST", f"{TABLE}/back", come_back, 200),
        ("POST", f"{TABLE}/resign", resign, 200),
        ("GET", f"{TABLE}/company", company, 200),
        ("GET", f"{TABLE}/notes", get_notes, 200),
        ("PUT", f"{TABLE}/notes", put_notes, 200),
        ("GET", f"{TABLE}/view", view, 200),
        ("POST", f"{TABLE}/action", act, 200),
        ("POST", f"{TABLE}/undo", undo, 200),
        ("POST", f"{TABLE}/preview", preview, 200),
        ("POST", f"{TABLE}/why", why, 200),
        ("GET", f"{TABLE}/hints", hints, 200),
        ("POST", f"{TABLE}/caution", caution, 200),
        ("GET", f"{TABLE}/reasons/([0-9]{{1,9}})", reasons, 200),
        ("GET", f"{TABLE}/review", get_review, 200),
        ("POST", f"{TABLE}/review", ask_review, 200),
        ("POST", f"{TABLE}/branch", branch, 201),
        ("GET", f"{TABLE}/updates", updates, 200),
        ("GET", f"{TABLE}/since", since, 200),
        ("GET", f"{TABLE}/history", history, 200),
        ("GET", f"{TABLE}/history/([0-9]{{1,9}})", past, 200),
        ("GET", f"{TABLE}/course", course, 200),
        ("GET", f"{TABLE}/export", export, 200),
        ("POST", f"{GAME}/check", check_set_up, 200),
        ("POST", f"{GAME}/file", read_file, 200),
        ("POST", f"{GAME}/lesson", new_lesson, 201),
        ("GET", f"{TABLE}/lesson", standing, 200),
        ("GET", f"{GAME}/puzzles", puzzles, 200),
        ("GET", f"{GAME}/puzzles/([a-z0-9_.-]{{1,60}})", puzzle, 200),
        ("POST", f"{GAME}/puzzles/([a-z0-9_.-]{{1,60}})/answer", answer_puzzle, 200),
        ("GET", "/me/games", played, 200),
        ("GET", "/me/studies", get_studies, 200),
        ("POST", f"{TABLE}/studies", new_study, 201),
        ("POST", "/studies", bring_study, 201),
        ("GET", STUDY, get_study, 200),
        ("PATCH", STUDY, rename_study, 200),
        ("DELETE", STUDY, remove_study, 204),
        ("GET", f"{STUDY}/moves", study_moves, 200),
        ("GET", f"{STUDY}/moment", study_moment, 200),
        ("GET", f"{STUDY}/file", study_file, 200),
        ("POST", f"{STUDY}/play", play_study, 200),
        ("POST", f"{STUDY}/cut", cut_study, 200),
        ("PUT", f"{STUDY}/note", remark_study, 200),
    )
)


async def answer(house: House, method: str, address: str, body: bytes) -> Answer:
    """The answer to a request for an address below `/api`."""
    path, _, query = address.partition("?")
    try:
        for verb, pattern, handler, status in ROUTES:
            found = pattern.fullmatch(path) if verb == method else None
            if found:
                return told(status, await handler(Asked(house, found.groups(), dict(parse_qsl(query)), body)))
        raise nobody_else() if method != "GET" else not_found("page")
    except LudotekaError as error:
        return Answer(409, JSON, ENCODER.encode(problem_of(None, error)))
    except Refusal as refusal:
        return Answer(refusal.status, JSON, ENCODER.encode(refusal.problem))


def told(status: int, found: Any) -> Answer:
    """What was found, ready to be sent."""
    if found is None:
        return Answer(204, JSON, b"")
    if isinstance(found, records.Record):
        return Answer(status, RECORD, found.to_bytes())
    return Answer(status, JSON, ENCODER.encode(found))
