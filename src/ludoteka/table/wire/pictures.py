"""Pictures of the rules: their words in one language, and what is seen in them."""

from __future__ import annotations

from typing import Any

from ludoteka.table.referee.questions import Message
from ludoteka.table.wire.basics import Answer


class PictureMoment(Answer, frozen=True):
    """A moment of a picture. Words point at things on the board: `[the fort](area:fort)`."""

    text: str
    points: list[str]
    """Things that are lit besides those the words point at."""


class PictureInfo(Answer, frozen=True):
    """A picture of a rule; with several moments an example to step through."""

    id: str
    rule: str
    part: str
    """What of the board is drawn."""
    title: str
    moments: list[PictureMoment]


class Pictures(Answer, frozen=True):
    """All pictures of a game's rules."""

    game: str
    pictures: list[PictureInfo]


class Scene(Answer, frozen=True):
    """What is seen at a moment of a picture, and the events that led to it."""

    view: Any
    events: list[Message]


class Scenes(Answer, frozen=True):
    """A picture as one seat sees it, moment by moment."""

    seat: int
    seats: int
    scenes: list[Scene]
