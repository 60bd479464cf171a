"""Studies in the server's database."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludoteka.review.studies import Tree
from ludoteka.server import schema
from ludoteka.server.people import take_turn
from ludoteka.server.storage import Storage
from ludoteka.table.changes import Repeated
from ludoteka.table.errors import conflict
from ludoteka.table.study_shelf import MOST_STUDIES, KeptStudy, StudyShelf

STUDY = schema.study
NAMED = sa.select(STUDY, schema.person.c.name.label("author")).join(schema.person, schema.person.c.id == STUDY.c.person)


class DatabaseStudies(StudyShelf):
    """Keeps studies in the database."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def study(self, study_id: str) -> KeptStudy | None:
        return await self.one(NAMED.where(STUDY.c.id == study_id))

    async def begun_by(self, person: str, key: str) -> KeptStudy | None:
        return await self.one(NAMED.where(STUDY.c.person == person, STUDY.c.key == key))

    async def one(self, query: sa.Select[Any]) -> KeptStudy | None:
        row = await self.storage.read(lambda c: c.execute(query).first())
        return None if row is None else study_from(row)

    async def insert(self, study: KeptStudy) -> None:
        def work(c: sa.Connection) -> None:
            take_turn(c, study.person)
            must_have_room(c, study)
            c.execute(sa.insert(STUDY), study_row(study))

        try:
            await self.storage.write(work)
        except IntegrityError as error:
            raise Repeated from error

    async def keep(self, study: KeptStudy) -> bool:
        before = (STUDY.c.id == study.id) & (STUDY.c.version == study.version - 1)
        change = sa.update(STUDY).where(before).values(study_row(study))
        return await self.storage.write(lambda c: c.execute(change).rowcount == 1)

    async def remove(self, study_id: str) -> None:
        await self.storage.write(lambda c: c.execute(sa.delete(STUDY).where(STUDY.c.id == study_id)).rowcount)

    async def studies_of(self, person: str) -> list[KeptStudy]:
        query = NAMED.where(STUDY.c.person == person).order_by(STUDY.c.changed.desc(), STUDY.c.id)
        return await self.storage.read(lambda c: [study_from(row) for row in c.execute(query)])


def must_have_room(c: sa.Connection, study: KeptStudy) -> None:
    """Refuse one more study to somebody who has as many as one may, unless it is there already."""
    mine = sa.select(sa.func.count()).where(STUDY.c.person == study.person, STUDY.c.key != study.key)
    if (c.execute(mine).scalar() or 0) >= MOST_STUDIES:
        raise conflict("too-many-studies", f"you have {MOST_STUDIES} studies; delete one first", most=MOST_STUDIES)


def study_row(study: KeptStudy) -> dict[str, Any]:
    """A study as a row."""
    row = {name: getattr(study, name) for name in ("id", "person", "title", "version", "created", "changed", "key")}
    return {**row, "board": study.table, "tree": msgspec.msgpack.encode(study.tree)}


def study_from(row: sa.Row[Any]) -> KeptStudy:
    """A study from its row."""
    return KeptStudy(
        id=row.id,
        table=row.board,
        person=row.person,
        author=row.author,
        title=row.title,
        version=row.version,
        created=row.created,
        changed=row.changed,
        key=row.key,
        tree=msgspec.msgpack.decode(row.tree, type=Tree),
    )
