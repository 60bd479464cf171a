"""Errands: orders from the command line.

A server that holds its SQLite file finds them there and answers; otherwise the command line does the work itself.
"""

from __future__ import annotations

from functools import partial

import msgspec
import sqlalchemy as sa

from ludoteka.server.moderation import orders, rows
from ludoteka.server.moderation.audit import Actor, answer_errand
from ludoteka.server.moderation.operator import Operator
from ludoteka.server.moderation.orders import Outcome
from ludoteka.table.errors import Refusal


class Errand(msgspec.Struct, frozen=True):
    """An order and who gave it."""

    order: orders.AnyOrder
    console: str


class Errands:
    """Carries out what the command line left in the database."""

    def __init__(self, operator: Operator) -> None:
        self.operator = operator

    async def run(self) -> None:
        """All errands that wait, one after another."""
        errand = rows.errand
        query = sa.select(errand.c.id, errand.c.wanted).where(errand.c.answer.is_(None)).order_by(errand.c.at)
        for row in await self.operator.storage.read(lambda c: c.execute(query).all()):
            outcome = await self.outcome(row.wanted, row.id)
            await self.operator.storage.write(partial(answer_errand, errand=row.id, outcome=outcome))

    async def outcome(self, wanted: str, errand_id: str = "") -> Outcome:
        """Carry out one errand. What it does and that it was done are one transaction."""
        try:
            errand = msgspec.json.decode(wanted, type=Errand)
            return Outcome(made=await self.operator.obey(errand.order, Actor(console=errand.console, errand=errand_id)))
        except Refusal as refusal:
            return Outcome(refused=refusal.problem.message)
        except msgspec.DecodeError as error:
            return Outcome(refused=f"not an order this server knows: {error}")
