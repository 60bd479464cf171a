"""Moderation as one part of the server, and what it does by itself every now and then."""

from __future__ import annotations

from ludoteka.server.commands import Commands
from ludoteka.server.moderation.errands import Errands
from ludoteka.server.moderation.expiry import Expiry
from ludoteka.server.moderation.neighbours import Neighbours
from ludoteka.server.moderation.operator import Operator
from ludoteka.server.moderation.presence import Presence
from ludoteka.server.people import People
from ludoteka.server.settings import Settings
from ludoteka.table.reading import Reading
from ludoteka.table.tables import Tables


class Moderation:
    """Everything that keeps people safe from one another."""

    def __init__(
        self, people: People, tables: Tables, commands: Commands, reading: Reading, settings: Settings
    ) -> None:
        self.commands = commands
        self.storage = people.storage
        self.neighbours = Neighbours(people, reading)
        self.operator = Operator(people, tables, commands)
        self.errands = Errands(self.operator)
        self.presence = Presence(tables, people.storage)
        self.expiry = Expiry(people, tables, commands, settings)

    async def see_to(self, now: int) -> None:
        """Note who is here, count votes again, do errands of the command line, let go what has expired."""
        if await self.presence.beat(now):
            await self.commands.recount()
        if not self.storage.shared():
            await self.errands.run()
        await self.expiry.tidy(now)
