"""Where each entry of a reference comes from: the rulebook, the printed pieces, an FAQ, a ruling, or our own pen.

The figures' origin has one truth, the `source` fields of the content: an entry about a component (`monster:cerberus`)
takes its marks from there, and a rule names the place in the content it speaks of (`> rulebook, content bid_scale`).
A content pack that corrects a figure and its source so corrects the mark too. Everything else is said by the reference;
where it is silent, an entry is the rulebook's.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.game import Game
from ludoteka.kernel.reference import MARKS, Entry, Mark, Reference, load_reference

OF_SOURCE = {"rulebook": "rulebook", "public": "printed", "recall": "unsure", "designed": "own"}
DOUBTFUL = ("own", "unsure")
"""Marks of figures that an owner of the game may have to correct."""


@lru_cache(maxsize=64)
def reference_of(game: Game[Any], language: str) -> Reference:
    """A game's reference in a language, every entry with its marks."""
    book = load_reference(game.folder, language)
    entries = [msgspec.structs.replace(entry, marks=marks_of(game, entry)) for entry in book.entries]
    return Reference(book.title, entries, book.opening)


def marks_of(game: Game[Any], entry: Entry) -> tuple[Mark, ...]:
    """Where an entry comes from, what calls for doubt first."""
    found = [mark for said in entry.marks for mark in ([said] if said.mark in MARKS else told_by_content(game, said))]
    component = component_of(game, entry.key)
    if component is not None:
        found += component
    if not any(mark.mark == "rulebook" or mark.mark == "printed" or whole(mark) for mark in found):
        found.append(Mark("rulebook"))
    return tuple(sorted(dict.fromkeys(found), key=lambda mark: MARKS.index(mark.mark)))


def whole(mark: Mark) -> bool:
    """Whether a mark is about all of an entry."""
    return not mark.part and not mark.note


def told_by_content(game: Game[Any], said: Mark) -> list[Mark]:
    """The doubtful sources at a place in the content that a rule speaks of: `bid_scale`, `boards`, `tile.borders`."""
    key, _, part = said.place.partition(".")
    value = getattr(game.content, key, None)
    if value is None:
        raise BadContent(f"reference of {game.id}: the content has no {key!r}")
    field = f"{part}_source" if part else "source"
    one = isinstance(value, msgspec.Struct)
    sources = {getattr(each, field) for each in ([value] if one else value)}
    place = f"[{key}]" if one else f"[[{key}]]"
    return [
        Mark(OF_SOURCE[source], said.note, part, place)
        for source in OF_SOURCE
        if source in sources and OF_SOURCE[source] in DOUBTFUL
    ]


def component_of(game: Game[Any], key: str) -> list[Mark] | None:
    """The marks of a component by its key, `monster:cerberus`; None if the content has no such entry."""
    kind, _, slug = key.partition(":")
    for listed in game.content_lists.get(kind, (kind,)):
        entries = getattr(game.content, listed, None)
        for each in entries if slug and isinstance(entries, (tuple, list)) else ():
            if getattr(each, "id", None) == slug:
                place = f'[[{listed}]] id = "{slug}"'
                return [mark for field, source in sources_of(each) for mark in of_field(field, source, place)]
    return None


def sources_of(entry: msgspec.Struct) -> Iterator[tuple[str, str]]:
    """The fields of an entry that tell where its figures come from."""
    for field in entry.__struct_fields__:
        if field == "source" or field.endswith("_source"):
            yield field, getattr(entry, field)


def of_field(field: str, source: str | None, place: str) -> list[Mark]:
    """The mark that a source field gives: `source` is about the whole entry, `sheet_source` about its sheet."""
    mark = OF_SOURCE.get(source or "", "")
    part = field.removesuffix("_source") if field != "source" else ""
    if not mark or (part and mark not in DOUBTFUL):
        return []
    return [Mark(mark, part=part, place=place if mark in DOUBTFUL else "")]


def doubtful_parts(game: Game[Any]) -> set[str]:
    """The parts of components whose figures are doubtful: each is worded by a message `source-<part>`."""
    entries = reference_of(game, "en").entries
    return {mark.part for entry in entries for mark in entry.marks if mark.part and not mark.note}
