"""The parts of a page: chapters with texts, pictures and tables."""

from __future__ import annotations

import msgspec

LONG = 15
"""Tables longer than this are folded."""


class GridRow(msgspec.Struct):
    """One row of a grid."""

    name: str
    cells: list[str]
    style: str = ""


class Grid(msgspec.Struct):
    """Rows and columns on a page; `folded` is what to click on to see them."""

    head: list[str]
    rows: list[GridRow]
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
    tables: list[Grid] = []
