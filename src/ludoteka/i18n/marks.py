"""Where entries of a reference come from, in words."""

from __future__ import annotations

import msgspec

from ludoteka.i18n.words import Words
from ludoteka.kernel.marks import DOUBTFUL
from ludoteka.kernel.reference import Mark

LABELS = {
    "rulebook": ("ui-mark-rulebook", "ui-mark-rulebook-means"),
    "printed": ("ui-mark-printed", "ui-mark-printed-means"),
    "faq": ("ui-mark-faq", "ui-mark-faq-means"),
    "ruling": ("ui-mark-ruling", "ui-mark-ruling-means"),
    "own": ("ui-mark-own", "ui-mark-own-means"),
    "unsure": ("ui-mark-unsure", "ui-mark-unsure-means"),
}
"""By mark: the messages of its label and of what it means."""


class ToldMark(msgspec.Struct, frozen=True):
    """A mark as a reader sees it."""

    mark: str
    label: str
    """Two words: `our ruling`."""
    text: str
    """A sentence or two: what exactly it is about, and what it means."""
    correct: str = ""
    """How a content pack corrects the figure, in one line; empty where there is nothing to correct."""


def label_of(words: Words, mark: str) -> str:
    """A mark in two words."""
    return words.say(LABELS[mark][0])


def told(words: Words, mark: Mark) -> ToldMark:
    """A mark in words."""
    label, meaning = label_of(words, mark.mark), words.say(LABELS[mark.mark][1])
    about = mark.note or (words.say("ui-mark-part", part=words.say(f"source-{mark.part}")) if mark.part else "")
    correct = words.say("ui-mark-correct", place=mark.place) if mark.place and mark.mark in DOUBTFUL else ""
    return ToldMark(mark.mark, label, f"{about} {meaning}".strip(), correct)
