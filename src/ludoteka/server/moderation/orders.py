"""What an operator may order; the command line hands orders to a server that runs."""

from __future__ import annotations

import msgspec

from ludoteka.server.moderation.standing import SanctionKind


class Order(msgspec.Struct, frozen=True, tag_field="order"):
    """Something an operator wants done, and why."""

    why: str


class Grant(Order, frozen=True, tag="grant"):
    """Make an account an operator's; only on the command line."""

    login: str


class Revoke(Order, frozen=True, tag="revoke"):
    """Make an account an ordinary one again; only on the command line."""

    login: str


class Punish(Order, frozen=True, tag="punish"):
    """Suspend or mute somebody, for some hours or until it is lifted."""

    person: str
    kind: SanctionKind
    hours: int | None = None


class Lift(Order, frozen=True, tag="lift"):
    """Suspend or mute somebody no longer."""

    person: str
    kind: SanctionKind


class Delete(Order, frozen=True, tag="delete"):
    """Delete a person; the games of others stay."""

    person: str


class CloseTable(Order, frozen=True, tag="close"):
    """End a table, whoever plays there."""

    table: str


class Hush(Order, frozen=True, tag="hush"):
    """Take back something that was said at a table."""

    table: str
    message: int


class Resolve(Order, frozen=True, tag="resolve"):
    """Close a report; `why` is what came of it."""

    report: str


class Announce(Order, frozen=True, tag="announce"):
    """Tell everybody something."""

    texts: dict[str, str]
    hours: int | None = None


class EndAnnouncement(Order, frozen=True, tag="end-announcement"):
    """Tell it no longer."""

    announcement: str


class Outcome(msgspec.Struct, frozen=True):
    """What came of an order: the id of what was made, or why it was refused."""

    made: str = ""
    refused: str = ""


AnyOrder = Grant | Revoke | Punish | Lift | Delete | CloseTable | Hush | Resolve | Announce | EndAnnouncement
