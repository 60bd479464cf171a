"""Whoever sits at a table or looks at one, as a host knows them."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteka.table.clocks import Sleep

DAY: Final = 24 * 3600 * 1000
DELETED: Final = "?"
GUEST: Final = "guest:"
"""How the name of a guest begins who chose none: a number follows, and clients put it into the reader's language."""


class Sanction(msgspec.Struct, frozen=True):
    """Something an operator decided about a person: until when, and why."""

    until: int | None
    why: str


class Standing(msgspec.Struct, frozen=True):
    """How a person stands with the host and with others."""

    operator: bool = False
    suspended: Sanction | None = None
    muted: Sanction | None = None
    deaf_to: frozenset[str] = frozenset()
    """The people whose words are not shown to them."""


GOOD = Standing()


class Person(msgspec.Struct, frozen=True):
    """Somebody who is signed in, and how."""

    id: str
    name: str
    login: str | None
    sleep: Sleep | None
    digest: str
    """Of the secret they showed."""
    csrf: str
    """What a browser has to send with every change; empty for a program with a token."""
    standing: Standing = GOOD
    scope: str = ""
    """What a token may do; empty for a browser, which may do everything."""
    until: int = 0
    """When the session or the token ends."""
