"""Studies in a browser: in memory, and written through to whatever the browser keeps."""

from __future__ import annotations

import msgspec

from ludoteka.anywhere.shelf import Keep
from ludoteka.table.changes import Repeated
from ludoteka.table.errors import conflict
from ludoteka.table.study_shelf import MOST_STUDIES, KeptStudy, StudyShelf

ENCODER = msgspec.msgpack.Encoder()


class BrowserStudies(StudyShelf):
    """Keeps studies in the browser; all of them are one's own."""

    def __init__(self, keep: Keep) -> None:
        self.rows = keep
        self.studies: dict[str, KeptStudy] = {}

    async def open(self) -> None:
        """Read which studies there are."""
        for _, data in await self.rows.all("study/"):
            study = msgspec.msgpack.decode(data, type=KeptStudy)
            self.studies[study.id] = study

    async def write(self, study: KeptStudy) -> None:
        await self.rows.put([(f"study/{study.id}", ENCODER.encode(study))])
        self.studies[study.id] = study

    async def study(self, study_id: str) -> KeptStudy | None:
        return self.studies.get(study_id)

    async def begun_by(self, person: str, key: str) -> KeptStudy | None:
        return next((one for one in self.studies.values() if (one.person, one.key) == (person, key)), None)

    async def insert(self, study: KeptStudy) -> None:
        if await self.begun_by(study.person, study.key) is not None:
            raise Repeated
        if len(self.studies) >= MOST_STUDIES:
            raise conflict("too-many-studies", f"you have {MOST_STUDIES} studies; delete one first", most=MOST_STUDIES)
        await self.write(study)

    async def keep(self, study: KeptStudy) -> bool:
        there = self.studies.get(study.id)
        if there is None or there.version != study.version - 1:
            return False
        await self.write(study)
        return True

    async def remove(self, study_id: str) -> None:
        await self.rows.put([(f"study/{study_id}", None)])
        self.studies.pop(study_id, None)

    async def studies_of(self, person: str) -> list[KeptStudy]:
        return sorted(self.studies.values(), key=lambda one: (-one.changed, one.id))

    async def remove_of(self, table_id: str) -> None:
        """Forget the studies of a table that is forgotten."""
        for study in [one for one in self.studies.values() if one.table == table_id]:
            await self.remove(study.id)
