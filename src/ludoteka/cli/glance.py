"""A glance at the board: all of it where it fits the window, else what changed since one last looked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from rich.console import Console, RenderableType
from rich.segment import Segment, SegmentLines

from ludoteka.kernel.action import Seat

Line = list[Segment]

DRAWN = re.compile(r"[│┌┐└┘├┤┬┴┼─]|(?:(?:^|\s\s)·.*){4}")
"""Lines of a drawn map; the games list in words what stands there, which reads better out of its place."""


class Glances:
    """What each person saw of the board last."""

    def __init__(self) -> None:
        self.seen: dict[Seat, list[str]] = {}

    def board(self, console: Console, seat: Seat, drawing: RenderableType, rows: int) -> bool:
        """Print a board, or what is new of it if it takes more than some rows; whether all of it was printed."""
        lines = console.render_lines(drawing, pad=False)
        texts = [text_of(line) for line in lines]
        before = self.seen.get(seat)
        self.seen[seat] = texts
        if before is None or len(lines) <= rows or not console.is_terminal:
            put(console, lines)
            return True
        put(console, [lines[number] for number in with_headings(texts, changed(before, texts))])
        return False


def text_of(line: Line) -> str:
    """A line without its colours."""
    return "".join(segment.text for segment in line if not segment.control).rstrip()


def put(console: Console, lines: Sequence[Line]) -> None:
    """Print lines that are ready."""
    console.print(SegmentLines(lines, new_lines=True), end="")


def changed(before: Sequence[str], now: Sequence[str]) -> list[int]:
    """The numbers of the lines that were not there before.

    >>> changed(["gold 3", "ships 1"], ["gold 5", "ships 1", "a temple"])
    [0, 2]
    """
    found: list[int] = []
    for what, _, _, start, end in SequenceMatcher(None, before, now, autojunk=False).get_opcodes():
        if what != "equal":
            found += [number for number in range(start, end) if now[number] and not DRAWN.search(now[number])]
    return found


def with_headings(lines: Sequence[str], numbers: Sequence[int]) -> list[int]:
    """Some lines and, before each, those it stands under: the nearest above it that are indented less.

    >>> with_headings(["Anna", "  gold 3", "  ships 1", "Boris", "  gold 4"], [2, 4])
    [0, 2, 3, 4]
    """
    out: set[int] = set()
    for number in numbers:
        out.add(number)
        deep = indent(lines[number])
        for above in range(number - 1, -1, -1):
            if deep == 0:
                break
            if lines[above] and indent(lines[above]) < deep:
                out.add(above)
                deep = indent(lines[above])
    return sorted(out)


def indent(line: str) -> int:
    return len(line) - len(line.lstrip())
