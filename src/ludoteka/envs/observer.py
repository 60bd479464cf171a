"""What a seat sees of a position, in buffers that are written again and again.

An Observer belongs to one table at a time and shows it to one seat after another. Its `cells` are the row of what the
seat knows, 32-bit floats in the columns of the Layout, written by the game's own RowWriter where it has one and else by
way of the View. Most of a row is the same for all seats, so only what differs is written when another seat looks, and
a position that the seat has seen already costs nothing.
"""

from __future__ import annotations

from typing import Any

from ludoteka.envs.numbering import Form, words_of
from ludoteka.envs.position import Position
from ludoteka.kernel.action import NOTHING, Action, Seat
from ludoteka.kernel.row import Row, RowWriter
from ludoteka.kernel.state import pending_for


class Observer:
    """The eyes of whichever seat looks."""

    layout: Any
    game: Any
    writer: RowWriter | None
    prompts: dict[str, Form]
    start: int
    """How many columns the question has, before those of the View."""
    cells: memoryview[float]
    row: Row
    seen: Position | None
    seen_step: int
    prompt: Action
    """The question that stands in the cells, and whether the seat was asked."""
    asked: int
    question: list[int]
    __slots__ = tuple(__annotations__)

    def __init__(self, layout: Any, seats: int, cells: memoryview[float] | None = None) -> None:
        self.layout = layout
        self.game = layout.game
        self.writer = layout.writer(seats)
        self.prompts = layout.prompt_forms
        self.start = layout.question_width
        self.cells = memoryview(bytearray(4 * layout.width)).cast("f") if cells is None else cells
        self.row = Row(0, self.cells, 1 if self.writer is None else self.writer.parts)
        self.seen = None
        self.seen_step = -1
        self.prompt = NOTHING
        self.asked = 0
        self.question = [0] * (self.start - 1)

    def look(self, position: Position, seat: Seat) -> None:
        """Bring the cells up to date for a seat."""
        row = self.row
        if self.seen is position and self.seen_step == position.steps and row.seat == seat:
            return
        self.seen = None
        row.seat = seat
        self.ask(position, seat)
        writer = self.writer
        if writer is None:
            shown: list[float] = []
            self.layout.write_view(self.game.view(position.state, seat), shown)
            row.fill(0, self.start, shown)
        else:
            writer.write(position.state, row)
        self.seen = position
        self.seen_step = position.steps

    def ask(self, position: Position, seat: Seat) -> None:
        """Write how the seat is asked."""
        s = position.state
        choice = pending_for(s, seat)
        if choice is None and position.asides is not None and not s.places:
            for aside in position.asides(s):
                if aside.seat == seat:
                    choice = aside
                    break
        prompt: Action = NOTHING if choice is None else choice.prompt(s)
        asked = 1 if position.asked == seat else 0
        if asked != self.asked:
            self.asked = asked
            self.cells[0] = asked
        if prompt == self.prompt:
            return
        self.prompt = prompt
        if prompt:
            name = prompt[0]
            assert isinstance(name, str)
            words = words_of(self.prompts[name], prompt, self.start - 1)
        else:
            words = [0] * (self.start - 1)
        question = self.question
        for i in range(len(words)):
            if question[i] != words[i]:
                self.cells[i + 1] = words[i]
        self.question = words
