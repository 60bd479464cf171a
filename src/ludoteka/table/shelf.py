"""The shelf: where a host keeps its tables between changes, whatever it is made of."""

from __future__ import annotations

from typing import Protocol

import msgspec

from ludoteka.table.changes import Change, Conflict, KeptLine, Letter
from ludoteka.table.person import Person
from ludoteka.table.referee.questions import KeptAction, Standing
from ludoteka.table.table import News, NewsBody, Table
from ludoteka.table.wire import Notes

__all__ = ["Birth", "Conflict", "Past", "Position", "Shelf", "Wanted", "Whole"]


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables somebody looks for."""

    game: str | None = None
    status: str | None = None
    clock: str | None = None
    seat: str | None = None
    mine: bool = False
    cursor: str | None = None


class Birth(msgspec.Struct, frozen=True):
    """A new table and all that is kept of it from the start."""

    table: Table
    letter: Letter
    news: list[News]
    standing: Standing | None = None
    lines: list[KeptLine] = []
    checkpoints: list[tuple[int, bytes]] = []


class Position(msgspec.Struct, frozen=True):
    """The newest State of a match, its last commit point, and the actions since."""

    state: bytes
    unit_at: int
    unit: bytes
    tail: list[KeptAction]


class Past(msgspec.Struct, frozen=True):
    """What was told before the first action, and every action with what was told of it."""

    setup: list[NewsBody]
    actions: list[tuple[KeptLine, NewsBody]]


class Whole(msgspec.Struct, frozen=True):
    """All actions of a match, its checkpoints after the start, and its last State."""

    lines: list[KeptAction]
    checkpoints: list[tuple[int, bytes]]
    state: bytes


class Shelf(Protocol):
    """What tables ask of wherever they are kept. Whatever it was told to keep is not lost when it answers."""

    def shared(self) -> bool:
        """Whether somebody else may change what is kept here."""

    async def version_of(self, table_id: str) -> int | None:
        """The version of a table now."""

    async def table(self, table_id: str) -> Table | None:
        """A table by its id."""

    async def receipt(self, table_id: str, letter: Letter) -> tuple[int, str] | None:
        """The update that a message with this key made before, and the fingerprint of that message."""

    async def made_by(self, letter: Letter) -> tuple[str, str] | None:
        """The table that a message with this key made before, and the fingerprint of that message."""

    async def insert(self, birth: Birth) -> None:
        """Keep a new table. Raises Repeated if its host has used the key before."""

    async def keep(self, change: Change, letter: Letter | None) -> None:
        """Keep a change. Raises Conflict if the table has changed meanwhile, Repeated if the key was used before."""

    async def position(self, table_id: str, placed: int) -> Position | None:
        """How the match of a table stands. Raises Conflict if its position is not that of this version any more."""

    async def later(self, table_id: str, after: int) -> list[KeptLine]:
        """The actions after a number."""

    async def news(self, table_id: str, after: int, until: int) -> list[News]:
        """The updates after one number up to another."""

    async def past(self, table_id: str) -> Past:
        """What has happened at a table."""

    async def moment(self, table_id: str, at: int, latest: int | None = None) -> tuple[bytes, list[KeptAction]] | None:
        """The last checkpoint before a moment, or not after `latest`, and the actions from there to the moment."""

    async def whole(self, table_id: str) -> Whole:
        """Everything that a record is made of."""

    async def host_name(self, person: str) -> str:
        """What somebody who hosts a table is called."""

    async def find(self, person: Person | None, wanted: Wanted, most: int) -> list[tuple[Table, str]]:
        """Tables with their hosts' names, the most recently used first."""

    async def forget_lessons(self, host: str, kept: int) -> list[str]:
        """Take away the lessons of somebody but for the newest; which they were."""

    async def notes(self, table_id: str, person: str) -> Notes:
        """What somebody has noted about a table."""

    async def keep_notes(self, table_id: str, person: str, text: str, now: int) -> None:
        """Keep what somebody notes about a table."""

    async def review(self, table_id: str, knowledge: str) -> bytes | None:
        """The review of a finished game that was kept, as it was given."""

    async def keep_review(self, table_id: str, knowledge: str, body: bytes, now: int) -> None:
        """Keep a review in place of an earlier one."""
