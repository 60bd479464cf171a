"""The facts of the teaching game, typed and checked."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ludoteka.kernel.content import load_content
from ludoteka.kernel.errors import BadContent

Source = Literal["rulebook", "public", "recall", "designed"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything with a name and an origin."""

    id: str
    source: Source


class CoveEntry(Entry, frozen=True, forbid_unknown_fields=True):
    """A cove: where one can go from it and what it is worth."""

    neighbours: tuple[str, ...]
    value: Positive
    home: bool = False


class CardEntry(Entry, frozen=True, forbid_unknown_fields=True):
    """A card: how many there are and its power in battle."""

    count: Count
    power: Count


class WeatherEntry(Entry, frozen=True, forbid_unknown_fields=True):
    """A weather: on how many faces of the weather die it stands."""

    share: Positive


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the game."""

    source: Source
    short_rounds: Positive
    long_rounds: Positive
    gold: Positive
    start_gold: Count
    start_cards: Count
    dawn_cards: Count
    start_crew: Positive
    crew: Positive
    cove_limit: Positive
    hand_limit: Positive
    highest_bid: Count
    actions: Positive
    sides: Positive
    sale: Count


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of it."""

    coves: tuple[CoveEntry, ...]
    cards: tuple[CardEntry, ...]
    weathers: tuple[WeatherEntry, ...]
    figures: Figures


def load(packs: Sequence[Path] = ()) -> Content:
    """The content with packs laid over it."""
    content = load_content(files("teaching") / "content", Content, packs)
    check(content)
    return content


def check(content: Content) -> None:
    """Raise BadContent for what types cannot express: paths go both ways and there are homes for four."""
    paths = {cove.id: cove.neighbours for cove in content.coves}
    for cove in content.coves:
        for other in cove.neighbours:
            if cove.id not in paths.get(other, ()):
                raise BadContent(f"coves: {cove.id} leads to {other!r}, but no path leads back")
    if sum(cove.home for cove in content.coves) < 4:
        raise BadContent("coves: four of them must be homes")
