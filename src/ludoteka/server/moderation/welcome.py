"""Who is welcome at a table: not whom its host asked to leave, nor whom somebody there has blocked."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from ludoteka.server.moderation import rows
from ludoteka.table.errors import forbidden
from ludoteka.table.manners import Manners
from ludoteka.table.table import Table


def with_removed(manners: Manners, person: str) -> Manners:
    removed = tuple(dict.fromkeys((*manners.removed, person)))
    return msgspec.structs.replace(manners, removed=removed)


def must_be_welcome(c: sa.Connection, table: Table, person: str) -> None:
    """Refuse to seat somebody at the table of people who blocked them."""
    there = {table.host, *(seat.person for seat in table.seats if seat.kind == "person")}
    block = rows.block.c
    blocked = sa.select(block.person).where(block.other == person, block.kind == "block", block.person.in_(there))
    if c.execute(blocked).first() is not None:
        raise forbidden("not-welcome", "this table is not open to you; choose another, or open one yourself")
