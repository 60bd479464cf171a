"""What a seat knows as a row of numbers, written straight from the State.

The View is the white list: its type gives the columns (`ludoteka.envs.layout`). A game may also have a `RowWriter`
that puts the same numbers into the same columns without making a View. Tests compare both, column by column.

A `Row` belongs to one seat and lives as long as a table. It remembers what it holds, part by part, and writes only what
has changed.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from types import FunctionType
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteka.kernel.action import Seat
from ludoteka.kernel.state import State

CHUNK: Final = 128
"""How many columns are compared and written together where a whole View is."""
NOTHING: Final = [0] * 256
"""Zeros to fill up with; no list of a View has more room."""

READY: Final = 1 << 14
PLACES: Final[list[Any]] = list(range(READY))
REALS: Final[list[Any]] = [float(number) for number in range(READY)]
"""Columns and values as objects that are there already: compiled code would make new ones for every cell."""

BLANK: Final[Any] = memoryview(bytearray(4 * READY)).cast("f")

Writer = Callable[[Any, list[float]], None]
"""Adds the columns of one value of a View."""


class Columns:
    """Where the columns of a View are and how its words are numbered: what a writer has to know beforehand."""

    def __init__(
        self,
        at: Mapping[str, int],
        words: Mapping[str, Sequence[str]],
        rooms: Mapping[str, int],
        writers: Mapping[str, Writer],
        tables: Mapping[str, int],
    ) -> None:
        self.at = dict(at)
        self.words = dict(words)
        self.rooms = dict(rooms)
        self.writers = dict(writers)
        """What turns a field of the View into its columns: `fair`, or `players[]` for one item of a list."""
        self.tables = dict(tables)
        """How many entries a table with a large vocabulary has columns for."""

    def first(self, name: str) -> int:
        """The column of a name: `players[0].gold`, or `players[0].hand#` for the length of a list."""
        found = self.at.get(name)
        if found is None:
            raise KeyError(f"the view has no column {name}")
        return found

    def room(self, path: str) -> int:
        """How many items a list has columns for: `players[].hand`."""
        return self.rooms[path]

    def numbers(self, name: str, slugs: Sequence[str]) -> list[int]:
        """What a column of words holds for each of some slugs; last comes a 0, which is found at -1, for no word."""
        words = self.words[name]
        index = {word: number for number, word in enumerate(words, 1)}
        return [*(index.get(slug, len(words) + 1) for slug in slugs), 0]


class Row:
    """The numbers of one seat; `cells` are 32-bit floats that somebody else may read at any time."""

    seat: Seat
    cells: memoryview[float]
    kept: list[list[int]]
    reals: dict[int, float]
    marks: list[int]
    """A number that the writer may remember a part by; -1 at first."""
    held: list[object]
    """Whatever else the writer wants to remember of a part; None at first."""
    ready: bool
    """Whether to write with objects that are there already: it pays where a call costs little, in compiled code."""
    lists: dict[int, list[list[int]]]
    """Lists that a part is made from, for a writer that looks which of them have changed."""

    def __init__(self, seat: Seat, cells: memoryview[float], parts: int) -> None:
        self.seat = seat
        self.cells = cells
        self.kept = [[] for _ in range(parts)]
        self.reals = {}
        self.marks = [-1] * parts
        self.held = [None] * parts
        self.ready = not isinstance(Row.put, FunctionType)
        self.lists = {}

    def set(self, column: int, value: int) -> None:
        """Write one number."""
        place = PLACES[column] if column < READY else column
        self.cells[place] = REALS[value] if 0 <= value < READY else value

    def put(self, part: int, first: int, values: list[int]) -> None:
        """Values side by side from a column on; where there were more of them, zeros follow.

        The list is kept: hand in a fresh one.
        """
        kept = self.kept[part]
        if kept == values:
            return
        old = len(kept)
        new = len(values)
        cells = self.cells
        ready = self.ready
        for i, (before, after) in enumerate(zip(kept, values)):  # noqa: B905  it would be no plain loop compiled
            if before != after:
                if ready:
                    self.set(first + i, after)
                else:
                    cells[first + i] = after
        for i in range(old, new):
            if values[i]:
                self.set(first + i, values[i])
        if old > new:
            self.blank(first + new, first + old)
        self.kept[part] = values

    def blank(self, first: int, end: int) -> None:
        """Set columns to zero."""
        if end - first <= len(BLANK):
            self.cells[first:end] = BLANK[: end - first]
        else:
            for column in range(first, end):
                self.set(column, 0)

    def put_new(self, part: int, first: int, values: list[int]) -> bool:
        """The same as `put`; whether anything has changed."""
        if self.kept[part] == values:
            return False
        self.put(part, first, values)
        return True

    def overwrite(self, first: int, values: list[int]) -> None:
        """Values side by side from a column on, whatever was there."""
        cells = self.cells
        for i in range(len(values)):
            cells[first + i] = values[i]

    def spread(self, part: int, columns: list[int], values: list[int], numbers: list[int]) -> bool:
        """Values of a list of the State, each in a column of its own (-1 for none), as their numbers in a vocabulary.

        Whether anything has changed. No numbers at all means the values themselves.
        """
        kept = self.kept[part]
        if kept == values:
            return False
        cells = self.cells
        fresh = len(kept) != len(values)
        if fresh:
            kept = values.copy()
            self.kept[part] = kept
        for i in range(len(values)):
            value = values[i]
            if fresh or kept[i] != value:
                kept[i] = value
                if columns[i] >= 0:
                    cells[columns[i]] = numbers[value] if numbers else value
        return True

    def changed(self, part: int, values: list[int]) -> bool:
        """Whether some values differ from those kept before; they are kept now."""
        if self.kept[part] == values:
            return False
        self.kept[part] = values.copy()
        return True

    def real(self, column: int, value: float) -> None:
        """A number that is not whole."""
        if self.reals.get(column, 0.0) != value:
            self.reals[column] = value
            self.cells[column] = value

    def fill(self, part: int, first: int, values: list[float]) -> None:
        """Values of any kind from a column on, always the same number of them; the list is kept."""
        kept = self.held[part]
        if kept == values:
            return
        for start in range(0, len(values), CHUNK):
            chunk = values[start : start + CHUNK]
            if not isinstance(kept, list) or kept[start : start + CHUNK] != chunk:
                self.cells[first + start : first + start + len(chunk)] = array("f", chunk)
        self.held[part] = values

    def clear(self, part: int, end_part: int, first: int, end: int) -> None:
        """Set columns to zero and forget what their parts held."""
        for number in range(part, end_part):
            self.kept[number] = []
        cells = self.cells
        for column in range(first, end):
            cells[column] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class RowWriter:
    """Puts what a seat may know into its Row: exactly what the View of the game shows, in the View's columns."""

    parts: int
    """How many parts a Row has to remember."""

    def write(self, s: State, row: Row) -> None:
        """Bring a Row up to date; it may hold any earlier position of any table with the same number of seats."""
        raise NotImplementedError(f"{type(self).__name__}.write is missing")


def add_numbers(out: list[int], values: list[int], room: int) -> None:
    """Add the columns of a list of numbers: its length, the items that have room, and zeros."""
    size = len(values)
    out.append(size)
    if size >= room:
        out += values if size == room else values[:room]
    else:
        out += values
        out += NOTHING[: room - size]


def add_words(out: list[int], values: list[int], numbers: list[int], room: int) -> None:
    """Add the columns of a list of things: its length, the numbers of the words that have room, and zeros."""
    size = len(values)
    out.append(size)
    if size > room:
        values = values[:room]
    out += [numbers[value] for value in values]
    if size < room:
        out += NOTHING[: room - size]


def add_last_words(out: list[int], values: list[int], numbers: list[int], room: int) -> None:
    """The same at the end of a part, where no zeros are needed."""
    size = len(values)
    out.append(size)
    if size > room:
        values = values[:room]
    out += [numbers[value] for value in values]


def add_bits(out: list[int], mask: int, numbers: list[int], room: int) -> None:
    """Add the columns of the things in a bit mask, as those of a list."""
    at = len(out)
    out.append(0)
    if not mask:
        out += NOTHING[:room]
        return
    count = 0
    thing = 0
    while mask:
        if mask & 1:
            if count < room:
                out.append(numbers[thing])
            count += 1
        mask >>= 1
        thing += 1
    out[at] = count
    if count < room:
        out += NOTHING[: room - count]


def add_zeros(out: list[int], count: int) -> None:
    """Add columns that hold nothing; none for a count below 1."""
    if count <= 0:
        return
    while count > len(NOTHING):
        out += NOTHING
        count -= len(NOTHING)
    out += NOTHING[:count]
