"""What people may do at the tables of a server: what they may at any, and what needs others or the database.

Each command is an edit that `Tables.change` works out on the newest version of the table and commits.
"""

from __future__ import annotations

from ludoteka.server.commands.leaving import Leaving
from ludoteka.server.moderation.company import Company, Talking
from ludoteka.server.moderation.presence import last_here
from ludoteka.server.moderation.welcome import must_be_welcome
from ludoteka.server.people import take_turn
from ludoteka.server.shares import must_not_idle
from ludoteka.server.storage import Storage
from ludoteka.table.changes import Change
from ludoteka.table.commands import AtTables
from ludoteka.table.person import Person
from ludoteka.table.table import Table
from ludoteka.table.tables import Tables


class Commands(Company, Leaving, AtTables):
    """Everything that changes tables on somebody's behalf."""

    def __init__(self, tables: Tables, storage: Storage, chat_rate: float) -> None:
        super().__init__(tables)
        self.storage = storage
        self.talking = Talking(chat_rate)

    async def check_blocks(self, table: Table, person: Person) -> None:
        await self.storage.read(lambda c: must_be_welcome(c, table, person.id))

    async def check_idle(self, table: Table) -> None:
        await self.storage.read(lambda c: must_not_idle(c, table))

    def with_join(self, change: Change, person: Person) -> None:
        change.also.append(lambda c: take_turn(c, person.id))

    def with_idle_start(self, change: Change, person: Person) -> None:
        change.also.append(lambda c: take_turn(c, person.id))
        change.also.append(lambda c: must_not_idle(c, change.table))

    async def last_here(self, table: Table) -> dict[str, int]:
        return await self.storage.read(lambda c: last_here(c, table))
