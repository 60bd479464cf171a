"""What a seat sees of a position, in buffers that are written again and again.

An Observer belongs to one seat of one table at a time. Its `cells` are the row of what the seat knows, 32-bit floats in
the columns of the Layout, written by the game's own RowWriter where it has one and else by way of the View. A position
that was seen already costs nothing.
"""

from __future__ import annotations

from typing import Any

from ludoteka.envs.numbering import Form, words_of
from ludoteka.envs.position import Position
from ludoteka.kernel.action import Seat
from ludoteka.kernel.row import Row, RowWriter
from ludoteka.kernel.state import Choice, pending_for


class Observer:
    """The eyes of a seat."""

    seat: Seat
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
    question: list[int]
    __slots__ = tuple(__annotations__)

    def __init__(self, layout: Any, seats: int, seat: Seat, cells: memoryview[float] | None = None) -> None:
        self.seat = seat
        self.layout = layout
        self.game = layout.game
        self.writer = layout.writer(seats)
        self.prompts = layout.prompt_forms
        self.start = layout.question_width
        self.cells = memoryview(bytearray(4 * layout.width)).cast("f") if cells is None else cells
        self.row = Row(seat, self.cells, 1 if self.writer is None else self.writer.parts)
        self.seen = None
        self.seen_step = -1
        self.question = [0] * self.start

    def look(self, position: Position) -> None:
        """Bring the cells up to date."""
        if self.seen is position and self.seen_step == position.steps:
            return
        self.seen = None
        self.ask(position)
        writer = self.writer
        if writer is None:
            shown: list[float] = []
            self.layout.write_view(self.game.view(position.state, self.seat), shown)
            self.row.fill(0, self.start, shown)
        else:
            writer.write(position.state, self.row)
        self.seen = position
        self.seen_step = position.steps

    def ask(self, position: Position) -> None:
        """Write how the seat is asked."""
        s = position.state
        choice = pending_for(s, self.seat)
        if choice is None:
            asides: list[Choice[Any]] = self.game.asides_for(s, self.seat)
            choice = asides[0] if asides else None
        if choice is None:
            words = [0] * (self.start - 1)
        else:
            prompt = choice.prompt(s)
            name = prompt[0]
            assert isinstance(name, str)
            words = words_of(self.prompts[name], prompt, self.start - 1)
        asked = int(position.asked == self.seat)
        question = self.question
        cells = self.cells
        if question[0] != asked:
            question[0] = asked
            cells[0] = asked
        for i in range(len(words)):
            if question[i + 1] != words[i]:
                question[i + 1] = words[i]
                cells[i + 1] = words[i]
