"""The live feed, and the server's health."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludoteka.table.referee.questions import Problem
from ludoteka.table.wire.basics import (
    Answer,
    SeatNumber,
    Time,
)
from ludoteka.table.wire.play import (
    Position,
    Update,
)


class Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="watch", tag_field="type"):
    """From the client: look from this seat (or as a spectator), send what came after this number."""

    seat: SeatNumber | None = None
    after: Annotated[int, Meta(ge=0)] | None = None


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """From the client: are you there?"""


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """To the client: yes."""

    now: Time


class UpdatesMessage(msgspec.Struct, frozen=True, tag="updates", tag_field="type"):
    """To the client: what it has missed, in order."""

    updates: list[Update]


class PositionMessage(msgspec.Struct, frozen=True, tag="position", tag_field="type"):
    """To the client: the position after the last update that was sent."""

    position: Position


class ProblemMessage(msgspec.Struct, frozen=True, tag="problem", tag_field="type"):
    """To the client: why it gets nothing."""

    problem: Problem


class PresenceMessage(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    """To the client, if it asked for it: the seats that are watched by their players now, and how many others watch."""

    seats: list[int]
    spectators: int


FromClient = Watch | Ping
ToClient = Pong | UpdatesMessage | PositionMessage | ProblemMessage | PresenceMessage


class Health(Answer, frozen=True):
    """Whether the server and its database answer."""

    status: Literal["ok"]
    version: str
    revision: str


class Ready(Answer, frozen=True):
    """Whether the server can keep what it is told."""

    status: Literal["ready"]
