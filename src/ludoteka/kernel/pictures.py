"""Pictures in the rules: small positions, replayed by the engine and drawn by the boards themselves.

A game keeps them in `pictures/pictures.toml`. A picture begins at the position of a lesson, or on the way to it, and
has one moment or, as an example to step through, several. Its words are in `pictures/{en,cs,pl}.ftl`: one message per
picture, named after it, with an attribute for every moment.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, cast

import msgspec

from ludoteka.kernel.action import Action
from ludoteka.kernel.content import read_toml
from ludoteka.kernel.errors import BadContent, LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.lessons import NAME, Lesson, find_lesson, fresh_match, placed


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a picture: the actions that lead to it from the one before, and what is lit in it."""

    id: str
    play: list[str] = []
    """In notation; `p2: pass` where several seats could take one."""
    point: list[str] = []
    """Things that are lit besides those the words point at."""


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of the rule that it explains, or an example if it has several moments."""

    id: str
    rule: str
    lesson: str
    """The lesson at whose position it begins, and through whose learner's eyes it is seen."""
    part: str
    """What of the board is drawn; the game's own drawing in the browser knows these names."""
    moments: list[Moment]
    first: int | None = None
    """Only this many of the actions that lead to the lesson are taken; None for all of them."""


class Pictures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game's pictures."""

    picture: list[Picture]


class Scene(NamedTuple):
    """What the seat sees at a moment, and what it heard on the way there."""

    view: Any
    events: list[Action]


def load_pictures(game: Game[Any]) -> Sequence[Picture]:
    """The pictures of a game; none if it has no folder `pictures`."""
    return read_pictures(cast(Hashable, game.folder))


@lru_cache(maxsize=32)
def read_pictures(folder: Hashable) -> tuple[Picture, ...]:
    """The pictures in a game's folder."""
    assert isinstance(folder, Traversable)
    file = folder / "pictures" / "pictures.toml"
    if not file.is_file():
        return ()
    try:
        found = msgspec.convert(read_toml(file, file.name), Pictures).picture
    except msgspec.ValidationError as error:
        raise BadContent(f"{file.name}: {error}") from None
    names = [picture.id for picture in found]
    for picture in found:
        moments = [moment.id for moment in picture.moments]
        bad = [name for name in (picture.id, *moments) if not NAME.fullmatch(name)]
        if bad or not moments or len(set(moments)) != len(moments) or names.count(picture.id) > 1:
            raise BadContent(f"{file.name}: the picture {picture.id!r} needs a name of its own and named moments")
    return tuple(found)


def find_picture(game: Game[Any], name: str) -> Picture:
    """A picture of a game by its id."""
    for picture in load_pictures(game):
        if picture.id == name:
            return picture
    raise BadContent(f"{game.id} has no picture {name!r}")


def start_of(game: Game[Any], picture: Picture) -> Lesson:
    """The lesson of a picture, with only the actions that lead to where it begins."""
    lesson = find_lesson(game, picture.lesson)
    if picture.first is None:
        return lesson
    return msgspec.structs.replace(lesson, before=lesson.before[: picture.first])


def scenes(game: Game[Any], picture: Picture) -> Iterator[Scene]:
    """The moments of a picture, one after the other."""
    lesson = start_of(game, picture)
    match = fresh_match(game, lesson)
    for moment in picture.moments:
        events: list[Action] = []
        for line in moment.play:
            try:
                seat, text = placed(match, line)
                played = match.play(text, seat)
            except LudotekaError as error:
                raise BadContent(f"picture {picture.id}, {moment.id}: {error}") from error
            events += game.events_for(played.heard, lesson.seat)
        yield Scene(match.view(lesson.seat), events)
