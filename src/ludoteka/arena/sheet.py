"""The parts of a page: chapters with texts, pictures and tables."""

from __future__ import annotations

import msgspec

LONG = 15
"""Tables longer than this are folded."""


class TableLine(msgspec.Struct):
    """A row of a table."""

    name: str
    cells: list[str]
    style: str = ""


class Table(msgspec.Struct):
    """A table; `folded` is what to click on to see it."""

    head: list[str]
    rows: list[TableLine]
    folded: str = ""
    prose: bool = False
    """Whether the last column is running text."""


class Picture(msgspec.Struct):
    """A drawing and what it shows."""

    label: str
    svg: str


class Section(msgspec.Struct):
    """A chapter of the page."""

    id: str
    title: str
    texts: list[str] = []
    pictures: list[Picture] = []
    tables: list[Table] = []
