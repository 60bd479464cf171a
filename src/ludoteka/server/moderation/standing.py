"""The standing of a person: operator, suspended, muted, and whom they do not want to hear."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

import sqlalchemy as sa

from ludoteka.server.moderation import rows
from ludoteka.table.errors import Refusal, forbidden
from ludoteka.table.person import Sanction, Standing

SanctionKind = Literal["suspended", "muted"]


def read_standing(c: sa.Connection, person: str, now: int) -> Standing:
    """How a person stands at this moment."""
    found: dict[str, Sanction] = {}
    sanction = rows.sanction.c
    for row in c.execute(sa.select(rows.sanction).where(sanction.person == person)):
        if row.until is None or row.until > now:
            found[row.kind] = Sanction(row.until, row.why)
    deaf_to = frozenset(c.execute(sa.select(rows.block.c.other).where(rows.block.c.person == person)).scalars())
    operates = c.execute(sa.select(rows.operator.c.since).where(rows.operator.c.person == person)).first()
    return Standing(operates is not None, found.get("suspended"), found.get("muted"), deaf_to)


def until_words(until: int | None) -> str:
    """When something ends, as plain text that every reader understands; `never` if it does not."""
    return "never" if until is None else datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def must_not_be_suspended(standing: Standing) -> None:
    """Refuse whoever an operator has suspended."""
    if standing.suspended is not None:
        raise sanctioned(forbidden("suspended", f"you are suspended: {standing.suspended.why}"), standing.suspended)


def must_not_be_muted(standing: Standing) -> None:
    """Refuse the words of whoever an operator has muted."""
    if standing.muted is not None:
        raise sanctioned(forbidden("muted", f"you may not talk now: {standing.muted.why}"), standing.muted)


def sanctioned(refusal: Refusal, sanction: Sanction) -> Refusal:
    """A refusal that says until when it is so, and why."""
    refusal.problem.args.update(until=until_words(sanction.until), why=sanction.why)
    return refusal
