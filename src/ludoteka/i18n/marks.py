"""Where entries of a reference come from, in words."""

from __future__ import annotations

import msgspec

from ludoteka.i18n.words import Words
from ludoteka.kernel.marks import DOUBTFUL
from ludoteka.kernel.reference import Mark


class ToldMark(msgspec.Struct, frozen=True):
    """A mark as a reader sees it."""

    mark: str
    label: str
    """Two words: `our ruling`."""
    text: str
    """A sentence or two: what exactly it is about, and what it means."""
    correct: str = ""
    """How a content pack corrects the figure, in one line; empty where there is nothing to correct."""


def told(words: Words, mark: Mark) -> ToldMark:
    """A mark in words."""
    label, meaning = words.say(f"ui-mark-{mark.mark}"), words.say(f"ui-mark-{mark.mark}-means")
    about = mark.note or (words.say("ui-mark-part", part=words.say(f"source-{mark.part}")) if mark.part else "")
    correct = words.say("ui-mark-correct", place=mark.place) if mark.place and mark.mark in DOUBTFUL else ""
    return ToldMark(mark.mark, label, f"{about} {meaning}".strip(), correct)
