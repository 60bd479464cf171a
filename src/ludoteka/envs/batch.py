"""Several tables of one setting side by side: what every step of a vector environment runs.

Rows and masks are written into buffers that belong to the caller. A table is shown to the seat that is asked; where
others play the other seats, it is always the same seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteka.envs.numbering import Form, words_of
from ludoteka.envs.observer import Observer
from ludoteka.envs.position import NOBODY, Position
from ludoteka.envs.setting import Setting
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import State

GOES_ON: Final = 0
OVER: Final = 1
CUT_OFF: Final = 2
ILLEGAL: Final = 3

Player = Callable[[Position], int]
"""Answers for a seat with one of the numbers that are open."""


class Marks:
    """The mask of open actions in a buffer of bytes, from a first byte on; only what changes is written."""

    cells: Any
    first: int
    marked: list[int]
    __slots__ = tuple(__annotations__)

    def __init__(self, cells: Any, first: int) -> None:
        self.cells = cells
        self.first = first
        self.marked = []

    def show(self, numbers: list[int]) -> None:
        """Mark these numbers and no others."""
        if self.marked == numbers:
            return
        cells = self.cells
        first = self.first
        for number in self.marked:
            cells[first + number] = 0
        for number in numbers:
            cells[first + number] = 1
        self.marked = numbers


class Describer:
    """What each open option is, as a verb and arguments in a buffer of 16-bit numbers; a line for every slot."""

    cells: Any
    first: int
    forms: dict[str, Form]
    width: int
    shown: int
    __slots__ = tuple(__annotations__)

    def __init__(self, cells: Any, first: int, forms: dict[str, Form], width: int) -> None:
        self.cells = cells
        self.first = first
        self.forms = forms
        self.width = width
        self.shown = 0

    def show(self, numbers: list[int], actions: list[Action]) -> None:
        """Describe the options behind these numbers; lines of other slots are zeros."""
        cells = self.cells
        width = self.width
        last = 0
        for i in range(len(numbers)):
            verb = actions[i][0]
            assert isinstance(verb, str)
            form = self.forms.get(verb)
            if form is None:
                continue
            words = words_of(form, actions[i], width)
            start = self.first + numbers[i] * width
            for j in range(width):
                cells[start + j] = words[j]
            if numbers[i] > last:
                last = numbers[i]
        for i in range(self.first + (last + 1) * width, self.first + (self.shown + 1) * width):
            cells[i] = 0
        self.shown = last


class Window:
    """What seats see of one table, in arrays of their own: `row`, `mask` and `lines` are copied after each look."""

    observer: Observer
    marks: Marks
    describer: Describer | None
    row: Any
    mask: Any
    lines: Any
    __slots__ = tuple(__annotations__)

    def __init__(
        self, observer: Observer, marks: Marks, describer: Describer | None, row: Any, mask: Any, lines: Any
    ) -> None:
        self.observer = observer
        self.marks = marks
        self.describer = describer
        self.row = row
        self.mask = mask
        self.lines = lines

    def see(self, position: Position, seat: Seat) -> dict[str, Any]:
        """What a seat knows, and what it may do if it is asked."""
        self.observer.look(position, seat)
        numbers: list[int] = []
        actions: list[Action] = []
        if seat == position.asked:
            position.list_answers()
            numbers = position.numbers
            actions = position.actions
        self.marks.show(numbers)
        seen: dict[str, Any] = {"observation": self.row.copy(), "action_mask": self.mask.copy()}
        if self.describer is not None:
            self.describer.show(numbers, actions)
            seen["options"] = self.lines.copy()
        return seen


class Table:
    """One table of a batch."""

    position: Position
    luck: Chance
    seed: str
    episode: int
    observer: Observer
    marks: Marks
    describer: Describer | None
    players: list[Player | None]
    """By seat: who plays it, None for whoever steps the batch."""
    __slots__ = tuple(__annotations__)


class Batch:
    """Tables that are stepped together.

    `rows` are 32-bit floats, `masks` bytes and `lines` 16-bit numbers (None where the encoding has no description of
    options), each for one table after another.
    """

    def __init__(self, setting: Setting, count: int, rows: memoryview[float], masks: Any, lines: Any) -> None:
        self.setting = setting
        self.count = count
        self.seats: int = setting.seats
        self.width: int = setting.layout.width
        self.game = setting.game
        self.tables: list[Table] = []
        for number in range(count):
            table = Table()
            table.seed = ""
            table.episode = 0
            table.observer = Observer(setting.layout, self.seats, rows[number * self.width : (number + 1) * self.width])
            table.marks = Marks(masks, number * setting.encoding.size)
            table.describer = None
            if lines is not None:
                width = setting.encoding.features
                first = number * setting.encoding.size * width
                table.describer = Describer(lines, first, setting.encoding.forms, width)
            table.players = [None] * self.seats
            self.tables.append(table)

    def begin(self, number: int) -> int:
        """Begin the next game at a table; CUT_OFF, if it ends before anybody is asked."""
        table = self.tables[number]
        setting = self.setting
        setup = Chance.of(table.seed, "setup", table.episode)
        state: State = self.game.start(self.seats, setting.options, setup)
        table.luck = Chance.of(table.seed, "luck", table.episode)
        table.episode += 1
        table.position = Position(setting, state)
        return self.others(table)

    def act(self, number: int, action: int) -> int:
        """Take an action at a table and let the other players answer; how it stands then."""
        table = self.tables[number]
        position = table.position
        if not position.try_to(action, table.luck):
            return ILLEGAL
        return self.others(table)

    def others(self, table: Table) -> int:
        """Let the other players answer until somebody is asked who steps the batch."""
        position = table.position
        while position.asked != NOBODY:
            player = table.players[position.asked]
            if player is None:
                return GOES_ON
            position.act(player(position), table.luck)
        return OVER if position.over() else CUT_OFF

    def show(self, number: int, seat: Seat) -> None:
        """Write what a seat sees, and its mask if it is asked."""
        table = self.tables[number]
        position = table.position
        table.observer.look(position, seat)
        if position.asked == seat:
            position.list_answers()
            table.marks.show(position.numbers)
            if table.describer is not None:
                table.describer.show(position.numbers, position.actions)
        else:
            table.marks.show([])
            if table.describer is not None:
                table.describer.show([], [])

    def step(self, actions: list[int], seats: list[int]) -> list[int]:
        """Take one action at every table (-1 for none) and show it; how each stands then.

        `seats` are who is asked at each table: whoever acted last, where a game has ended.
        """
        out: list[int] = []
        for number in range(self.count):
            action = actions[number]
            result = GOES_ON
            if action >= 0:
                result = self.act(number, action)
                asked = self.tables[number].position.asked
                if asked != NOBODY:
                    seats[number] = asked
                self.show(number, seats[number])
            out.append(result)
        return out

    def picks(self, chance: Chance) -> list[int]:
        """An open action at every table, each equally likely; 0 at tables that have ended."""
        out: list[int] = []
        for table in self.tables:
            position = table.position
            position.list_answers()
            count = len(position.numbers)
            out.append(position.numbers[chance.below(count)] if count else 0)
        return out


class RandomPlayer:
    """Answers at random."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def answer(self, position: Position) -> int:
        """One of the open numbers."""
        position.list_answers()
        return position.numbers[self.chance.below(len(position.numbers))]
