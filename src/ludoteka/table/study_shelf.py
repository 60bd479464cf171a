"""Where a host keeps studies."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from ludoteka.review.studies import Tree

MOST_STUDIES: Final = 100
"""How many studies one person may keep."""


class KeptStudy(msgspec.Struct, frozen=True):
    """A study as it is kept. `key` came with the message that began it."""

    id: str
    table: str
    person: str
    author: str
    """What the author is called now."""
    title: str
    version: int
    created: int
    changed: int
    key: str
    tree: Tree


class StudyShelf(Protocol):
    """What studies ask of wherever they are kept."""

    async def study(self, study_id: str) -> KeptStudy | None:
        """A study by its id."""

    async def begun_by(self, person: str, key: str) -> KeptStudy | None:
        """The study that a message with this key began."""

    async def insert(self, study: KeptStudy) -> None:
        """Keep a new study; refused if its author has as many as one may. Raises Repeated if its key was used."""

    async def keep(self, study: KeptStudy) -> bool:
        """Keep a study in place of the version before it; False if that is not the one there is."""

    async def remove(self, study_id: str) -> None:
        """Keep a study no longer."""

    async def studies_of(self, person: str) -> list[KeptStudy]:
        """The studies of somebody, the latest changed first."""
