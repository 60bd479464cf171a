"""Studies of finished games: read by whoever has the link, written by their author, played out by the engine."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteka.bots.levels import LEVELS
from ludoteka.kernel import record as records
from ludoteka.kernel.errors import BadRecord, IllegalAction
from ludoteka.kernel.game import Game
from ludoteka.review import studies
from ludoteka.review.studies import RECORD, Move, Note, StudyFull, Tree
from ludoteka.table import wire
from ludoteka.table.changes import Repeated
from ludoteka.table.commands.setting_up import SettingUp, as_name
from ludoteka.table.errors import Refusal, conflict, forbidden, not_found, rules_refuse
from ludoteka.table.person import Person
from ludoteka.table.reading import Reading, id_of, record_of
from ludoteka.table.referee import studies as q
from ludoteka.table.referee.duties import problem_of
from ludoteka.table.referee.matches import record_lines
from ludoteka.table.referee.wording import message
from ludoteka.table.study_shelf import KeptStudy, StudyShelf
from ludoteka.table.table import Table
from ludoteka.table.tables import Tables


class Studying:
    """Everything about studies."""

    def __init__(self, tables: Tables, reading: Reading, commands: SettingUp, shelf: StudyShelf) -> None:
        self.tables = tables
        self.reading = reading
        self.commands = commands
        self.shelf = shelf

    # -- reading ------------------------------------------------------------------------------------------------

    async def found(self, study_id: str) -> KeptStudy:
        """A study by its id, which only those know who were given it."""
        study = await self.shelf.study(study_id)
        if study is None:
            raise not_found("study")
        return study

    async def table_of(self, study: KeptStudy) -> Table:
        """The table of a study; whoever may read the study may look at its game, which is over."""
        return await self.tables.table(study.table)

    def game(self, table: Table) -> Game[Any]:
        game = self.tables.games.get(table.game)
        if game is None:
            raise conflict("game-missing", f"the game {table.game} is not installed on this server any more")
        return game

    async def study(self, study_id: str, person: Person | None) -> wire.Study:
        """A study as somebody reads it."""
        return await self.shown(await self.found(study_id), person)

    async def shown(self, study: KeptStudy, person: Person | None) -> wire.Study:
        table = await self.table_of(study)
        game = self.game(table)
        return wire.Study(
            id=study.id,
            table=table.id,
            game=table.game,
            title=study.title,
            author=study.author,
            yours=person is not None and person.id == study.person,
            version=study.version,
            changed=study.changed,
            options=table.options,
            players=players_of(table),
            actions=table.actions,
            lines=[
                wire.StudyLine(id=one.id, parent=one.parent, at=one.at, moves=shown_moves(game, one.moves))
                for one in study.tree.lines
            ],
            notes=[
                wire.StudyNote(line=one.line, at=one.at, text=one.text, marks=one.marks) for one in study.tree.notes
            ],
        )

    async def moves(self, study_id: str) -> wire.StudyMoves:
        """The actions of the game that is studied."""
        table = await self.table_of(await self.found(study_id))
        kept = await self.tables.shelf.later(table.id, 0)
        moves = [Move(one.line.seat, one.line.do, one.line.luck, one.line.hash) for one in kept]
        return wire.StudyMoves(moves=shown_moves(self.game(table), moves))

    async def moment(
        self, study_id: str, person: Person | None, line: int, at: int, seat: int | None
    ) -> wire.StudyMoment:
        """A moment of a study as a seat sees it, by default the first that is waited for."""
        study = await self.found(study_id)
        table = await self.table_of(study)
        line, at = placed(study.tree, line, at, table)
        state, tail, moves = await self.way(study, table, line, at)
        question = q.Explore(table.game, state, tail, moves, seat)
        told = await self.tables.ask_archive(question, q.Explored, id_of(person))
        return wire.StudyMoment(
            line=line,
            at=at,
            seat=told.seat,
            waiting=told.waiting,
            over=told.over,
            events=msgspec.Raw(told.events),  # type: ignore[arg-type]
            asks=msgspec.Raw(told.asks),  # type: ignore[arg-type]
            view=msgspec.Raw(told.view),
        )

    async def way(
        self, study: KeptStudy, table: Table, line: int, at: int
    ) -> tuple[bytes, list[records.Line], list[Move]]:
        """A position that is kept, and the actions of the record and of lines from there to a moment."""
        number, moves = studies.way_to(study.tree, line, at)
        kept = await self.tables.shelf.moment(table.id, number)
        if kept is None:
            raise not_found("moment")
        return kept[0], record_lines(kept[1], number - len(kept[1])), moves

    async def mine(self, person: Person) -> wire.Studies:
        """One's own studies."""
        found = []
        for study in await self.shelf.studies_of(person.id):
            table = await self.table_of(study)
            found.append(
                wire.StudyInfo(
                    id=study.id,
                    table=table.id,
                    game=table.game,
                    title=study.title,
                    players=players_of(table),
                    lines=len(study.tree.lines),
                    notes=len(study.tree.notes),
                    changed=study.changed,
                )
            )
        return wire.Studies(studies=found)

    # -- beginning and ending -----------------------------------------------------------------------------------

    async def begin(self, table_id: str, person: Person, code: str, wanted: wire.NewStudy) -> wire.Study:
        """A new study of a game that is over."""
        table = await self.reading.seen(table_id, person, code)
        if not table.over():
            raise conflict("not-over", "the game is not over")
        if table.lesson:
            raise not_found("game")
        self.game(table)
        return await self.insert(person, table.id, wanted.title, wanted.key, Tree())

    async def insert(self, person: Person, table_id: str, title: str, key: str, tree: Tree) -> wire.Study:
        """Keep a new study, unless the same message began one before; the study there is then."""
        now = self.tables.moments.now()
        made = KeptStudy(
            id=self.tables.moments.new_id(),
            table=table_id,
            person=person.id,
            author=person.name,
            title=title,
            version=1,
            created=now,
            changed=now,
            key=key,
            tree=tree,
        )
        try:
            await self.shelf.insert(made)
        except Repeated:
            before = await self.shelf.begun_by(person.id, key)
            if before is None or before.table != table_id:
                raise conflict("key-used", "this key was used for another study; choose a new one") from None
            made = before
        return await self.shown(made, person)

    async def remove(self, study_id: str, person: Person) -> None:
        """Take a study away for good."""
        await self.own(study_id, person)
        await self.shelf.remove(study_id)

    # -- writing ------------------------------------------------------------------------------------------------

    async def own(self, study_id: str, person: Person) -> KeptStudy:
        """A study, if this person wrote it."""
        study = await self.found(study_id)
        if study.person != person.id:
            raise forbidden("not-author", "only the author may change a study")
        return study

    async def opened(self, study_id: str, person: Person, version: int) -> KeptStudy:
        """One's own study, if it is still as it was when it was last read."""
        study = await self.own(study_id, person)
        if study.version != version:
            raise changed_elsewhere()
        return study

    async def keep(self, study: KeptStudy, person: Person, **new: Any) -> wire.Study:
        """Keep a change of a study."""
        now = self.tables.moments.now()
        kept = msgspec.structs.replace(study, version=study.version + 1, changed=now, **new)
        if not await self.shelf.keep(kept):
            raise changed_elsewhere()
        return await self.shown(kept, person)

    async def rename(self, study_id: str, person: Person, wanted: wire.StudyTitle) -> wire.Study:
        study = await self.opened(study_id, person, wanted.version)
        return await self.keep(study, person, title=wanted.title)

    async def play(self, study_id: str, person: Person, wanted: wire.StudyPlay) -> wire.StudyPlayed:
        """Take an action at a moment: follow what is there, or let a line grow."""
        study = await self.opened(study_id, person, wanted.version)
        table = await self.table_of(study)
        line, at = placed(study.tree, wanted.line, wanted.at, table)
        there = None
        if not wanted.anew:
            there = await self.following(study, table, line, at, wanted.seat, wanted.action, None)
        if there is None:
            state, tail, moves = await self.way(study, table, line, at)
            seed = self.tables.moments.new_seed()
            question = q.Venture(table.game, state, tail, moves, wanted.seat, wanted.action, seed)
            move = (await self.tables.ask_desk(question, q.Ventured, person.id)).move
            there = await self.following(study, table, line, at, move.seat, move.do, move.luck)
            if there is None:
                tree, grown = grown_tree(study.tree, line, at, move)
                return wire.StudyPlayed(study=await self.keep(study, person, tree=tree), line=grown, at=at + 1)
        return wire.StudyPlayed(study=await self.shown(study, person), line=there, at=at + 1)

    async def following(
        self, study: KeptStudy, table: Table, line: int, at: int, seat: int, do: str, luck: list[int] | None
    ) -> int | None:
        """The line that goes on with an action from a moment, whatever luck it had unless that is told."""
        if line == RECORD and at < table.actions:
            kept = await self.tables.shelf.moment(table.id, at + 1, at)
            if kept is not None and kept[1]:
                taken = kept[1][-1]
                if studies.alike(Move(taken.seat, taken.do, taken.luck, taken.hash), seat, do, luck):
                    return RECORD
        return studies.continuation(study.tree, line, at, seat, do, luck)

    async def cut(self, study_id: str, person: Person, wanted: wire.StudyCut) -> wire.Study:
        """Take the action away that leads to a moment, and all that follows it; the game itself stays."""
        study = await self.opened(study_id, person, wanted.version)
        line, at = placed(study.tree, wanted.line, wanted.at, await self.table_of(study))
        if line == RECORD:
            raise not_found("line")
        return await self.keep(study, person, tree=studies.cut(study.tree, line, at))

    async def remark(self, study_id: str, person: Person, wanted: wire.StudyRemark) -> wire.Study:
        """Say and show something at a moment."""
        study = await self.opened(study_id, person, wanted.version)
        table = await self.table_of(study)
        line, at = placed(study.tree, wanted.line, wanted.at, table)
        game = self.game(table)
        try:
            studies.check_marks(wanted.marks, game.lexicon.kinds)
            tree = studies.noted(study.tree, Note(line, at, wanted.text, list(wanted.marks)))
        except StudyFull:
            raise full() from None
        except BadRecord as error:
            raise rules_refuse(problem_of(game, error)) from None
        return await self.keep(study, person, tree=tree)

    # -- files --------------------------------------------------------------------------------------------------

    async def file(self, study_id: str) -> bytes:
        """A study as a file, together with its record."""
        study = await self.found(study_id)
        table = await self.table_of(study)
        record = record_of(table, await self.tables.shelf.whole(table.id))
        found = studies.StudyFile(
            ludoteka=studies.FORMAT, title=study.title, record=record.to_bytes().decode(), tree=study.tree
        )
        return msgspec.json.encode(found)

    async def bring(self, person: Person, wanted: wire.StudyBrought) -> wire.Study:
        """A study from a file: its record is played again at a table of one's own, and so is every line."""
        try:
            file = studies.read_study(wanted.file.encode())
        except BadRecord as error:
            raise rules_refuse(problem_of(None, error)) from None
        found = await self.tables.examine(file.record, person.id)
        start = found.checkpoints[0][1]
        question = q.Retrace(found.game, start, record_lines(found.lines, 0), file.tree)
        await self.tables.ask_archive(question, q.Retraced, person.id)
        table = await self.commands.adopt(
            person,
            wire.ImportedTable(
                record=file.record,
                seats=[plan_of(name) for name in found.players],
                key=f"{wanted.key[:50]}.record",
                public=False,
            ),
            found,
            over=True,
        )
        return await self.insert(person, table.id, as_title(file.title), wanted.key, file.tree)


def players_of(table: Table) -> list[wire.StudyPlayer]:
    """Who played at a table."""
    return [wire.StudyPlayer(name=seat.name, bot=seat.bot) for seat in table.seats]


def plan_of(name: str) -> wire.SeatPlan:
    """A seat for somebody whom a record names; bots are named by their level."""
    return wire.BotSeat(bot=name) if name in LEVELS else wire.MySeat(name=as_name(name) or None)


def placed(tree: Tree, line: int, at: int, table: Table) -> tuple[int, int]:
    """A moment by the line that it belongs to; refused if there is none."""
    found = studies.moment_of(tree, line, at, table.actions)
    if found is None:
        raise not_found("moment")
    return found


def grown_tree(tree: Tree, line: int, at: int, move: Move) -> tuple[Tree, int]:
    """The tree with one more action, and the line that it is part of; refused if it would be too large."""
    try:
        return studies.grown(tree, line, at, move)
    except StudyFull:
        raise full() from None


def as_title(text: str) -> str:
    """A title from a file as people may give one."""
    try:
        return msgspec.convert(text, wire.StudyName)
    except msgspec.ValidationError:
        return as_name(text)


def shown_moves(game: Game[Any], moves: list[Move]) -> list[wire.StudyMove]:
    """Actions for the wire."""
    try:
        return [
            wire.StudyMove(
                seat=move.seat,
                action=move.do,
                label=message(game, "verb", game.lexicon.verbs, game.parse(move.do)),
                lucky=bool(move.luck),
            )
            for move in moves
        ]
    except IllegalAction:
        changed = BadRecord("this study cannot be shown: the rules of the game were changed since")
        raise rules_refuse(problem_of(game, changed)) from None


def changed_elsewhere() -> Refusal:
    """The study was changed since it was last read."""
    return conflict("study-changed", "this study was changed meanwhile; read it again")


def full() -> Refusal:
    """There is no room for more."""
    return conflict("study-full", "this study has no room for more lines or comments")
