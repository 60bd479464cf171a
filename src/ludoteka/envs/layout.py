"""What a seat knows as a row of numbers: the same columns in every position of a game.

The row is made from the View alone, field by field in the order of its type:

- a number is one column; true and false are 1 and 0
- a word (the slug of a card, a place) is one column: its place in the field's vocabulary counted from 1; 0 is no word,
  and one more than the vocabulary has is a word that it lacks
- what may be missing has a column before it that says whether it is there; where it is not, the rest is 0
- a list is its length, then its items, filled up with zeros to the room it has; what does not fit is left out, and the
  length still tells
- a table with words as keys is, for every word of its vocabulary in turn, a column that says whether it is there, then
  its value; a table with a large vocabulary is a list of its entries in the order of the vocabulary: the word, then its
  value

Before the View comes the question: whether the seat is asked now, the prompt it is asked by and its arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, Literal

import msgspec
from msgspec import inspect

from ludoteka.envs.numbering import Form
from ludoteka.envs.shapes import ITEM, VALUE, Shapes, field_of, kept_shapes, probe
from ludoteka.kernel.action import Seat
from ludoteka.kernel.codec import fingerprint
from ludoteka.kernel.game import Game
from ludoteka.kernel.phrase import Lexicon
from ludoteka.kernel.row import Columns, RowWriter
from ludoteka.kernel.state import State

Writer = Callable[[Any, list[float]], None]
"""Adds the columns of one value to a row."""

ColumnKind = Literal["number", "flag", "word", "length"]


class Column(msgspec.Struct, frozen=True):
    """One number of the row: `factions[2].gold`; a word's column also has its vocabulary."""

    name: str
    kind: ColumnKind
    words: tuple[str, ...] = ()


class Part(msgspec.Struct, frozen=True):
    """How one type of value becomes columns; their names begin with the path of the value."""

    columns: list[Column]
    write: Writer


QUESTION: Final = "question"


class Layout:
    """The columns of a game's rows, and the rows themselves."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        kept = kept_shapes(game)
        self.shapes = probe(game) if kept is None else kept
        self.prompts = {name: number for number, name in enumerate(sorted(game.lexicon.prompts), 1)}
        self.most_arguments = max((len(phrase.parts) for phrase in game.lexicon.prompts.values()), default=0)
        view = Parts(self.shapes, game.lexicon).part(inspect.type_info(game.view_type()), "")
        shown = [Column(column.name.removeprefix("."), column.kind, column.words) for column in view.columns]
        self.columns = [*self.question_columns(), *shown]
        self.write_view = view.write
        self.width = len(self.columns)
        self.question_width = 2 + self.most_arguments
        self.prompt_forms = {name: self.prompt_form(name) for name in self.prompts}
        self.writers: dict[int, RowWriter | None] = {}

    def writer(self, seats: int) -> RowWriter | None:
        """What writes rows straight from a State; None for a game that has only its View."""
        if seats not in self.writers:
            self.writers[seats] = self.game.row_writer(self.places(), seats)
        return self.writers[seats]

    def places(self) -> Columns:
        """Where the columns are, for a writer."""
        at = {column.name: number for number, column in enumerate(self.columns)}
        words = {column.name: column.words for column in self.columns if column.kind == "word"}
        return Columns(at, words, self.shapes.lists, self.field_writers(), self.shapes.tables)

    def field_writers(self) -> dict[str, Writer]:
        """What writes each field of the View, and each item of those that are lists."""
        parts = Parts(self.shapes, self.game.lexicon)
        kind = inspect.type_info(self.game.view_type())
        assert isinstance(kind, inspect.StructType)
        found = {field.name: parts.part(field.type, field.name).write for field in kind.fields}
        for field in kind.fields:
            if isinstance(field.type, inspect.ListType):
                found[field.name + ITEM] = parts.part(field.type.item_type, field.name + ITEM).write
        return found

    def prompt_form(self, name: str) -> Form:
        """How a prompt becomes numbers."""
        kinds = [self.game.lexicon.kinds[kind] for _, kind in self.game.lexicon.prompts[name].parts]
        form = Form()
        form.name = name
        form.first = self.prompts[name]
        form.sizes = [len(kind.slugs) for kind in kinds]
        form.index = [dict(kind.index) for kind in kinds]
        form.things = [int(not kind.is_number()) for kind in kinds]
        return form

    def question_columns(self) -> list[Column]:
        """The columns before those of the View."""
        arguments = [Column(f"{QUESTION}.argument[{number}]", "number") for number in range(self.most_arguments)]
        return [
            Column(f"{QUESTION}.asked", "flag"),
            Column(f"{QUESTION}.prompt", "word", tuple(self.prompts)),
            *arguments,
        ]

    def row(self, s: State, seat: Seat, asked: bool) -> list[float]:
        """What a seat knows now."""
        out: list[float] = [float(asked)]
        prompts = self.game.prompts(s, seat)
        out += self.question(prompts[0]) if prompts else [0.0] * (1 + self.most_arguments)
        self.write_view(self.game.view(s, seat), out)
        return out

    def question(self, prompt: tuple[str | int, ...]) -> list[float]:
        """A prompt and its arguments; a thing counts from 1 by its place in its Kind."""
        lexicon = self.game.lexicon
        phrase = lexicon.prompts[str(prompt[0])]
        out = [float(self.prompts[phrase.name])]
        for (_, kind), value in zip(phrase.parts, prompt[1:], strict=True):
            known = lexicon.kinds[kind]
            out.append(float(value if isinstance(value, int) else known.index[value]) + float(not known.is_number()))
        return out + [0.0] * (1 + self.most_arguments - len(out))

    def fingerprint(self) -> str:
        """Changes when any column may mean something else: keep it beside what was trained."""
        return fingerprint(msgspec.json.encode(self.columns))


def named(column: Column, path: str) -> Column:
    """A column under a longer path."""
    return Column(path + column.name, column.kind, column.words)


class Parts:
    """Makes the columns of types."""

    def __init__(self, shapes: Shapes, lexicon: Lexicon) -> None:
        self.shapes = shapes
        self.lexicon = lexicon

    def part(self, kind: inspect.Type, path: str) -> Part:
        """The columns of a type at a path."""
        match kind:
            case inspect.BoolType():
                return Part([Column("", "flag")], write_number)
            case inspect.IntType() | inspect.FloatType():
                return Part([Column("", "number")], write_number)
            case inspect.StrType() | inspect.LiteralType() | inspect.EnumType():
                return word_part(self.words(path))
            case inspect.UnionType(types=types):
                return self.optional(types, path)
            case inspect.ListType(item_type=item):
                return list_part(self.part(item, path + ITEM), self.shapes.lists.get(path, 0))
            case inspect.TupleType(item_types=items):
                return tuple_part([self.part(item, f"{path}[{number}]") for number, item in enumerate(items)])
            case inspect.DictType(value_type=value):
                part = self.part(value, path + VALUE)
                room = self.shapes.tables.get(path, 0)
                return entries_part(part, self.keys(path), room) if room else dict_part(part, self.keys(path))
            case inspect.StructType(fields=fields):
                return struct_part(
                    {one.name: self.part(one.type, f"{path}.{one.name}".removeprefix(".")) for one in fields}
                )
        raise TypeError(f"{path}: a View with {type(kind).__name__} has no columns")

    def optional(self, types: tuple[inspect.Type, ...], path: str) -> Part:
        """What may be missing; a word has 0 for that."""
        there = [kind for kind in types if not isinstance(kind, inspect.NoneType)]
        if len(there) != 1:
            raise TypeError(f"{path}: a View with a union of {len(there)} types has no columns")
        part = self.part(there[0], path)
        return part if isinstance(there[0], inspect.StrType | inspect.LiteralType) else optional_part(part)

    def words(self, path: str) -> tuple[str, ...]:
        """The vocabulary of a text."""
        return self.vocabulary(self.shapes.words.get(path), path)

    def keys(self, path: str) -> tuple[str, ...]:
        """The vocabulary of a table's keys."""
        return self.vocabulary(self.shapes.keys.get(path), path)

    def vocabulary(self, found: str | list[str] | None, path: str) -> tuple[str, ...]:
        """Words that were found, or the Kind that the field is named after."""
        if found is not None:
            return self.shapes.vocabulary(found, self.lexicon)
        fitting = [kind for kind in self.lexicon.kinds.values() if kind.slugs and kind.name in field_of(path)]
        return max(fitting, key=lambda kind: (len(kind.name), kind.name)).slugs if fitting else ()


def write_number(value: float, out: list[float]) -> None:
    """A number, or true and false, which count as 1 and 0."""
    out.append(value)


def word_part(words: tuple[str, ...]) -> Part:
    """A word of a vocabulary."""
    numbers: dict[str | None, float] = {word: float(number) for number, word in enumerate(words, 1)}
    numbers[None] = 0.0
    other = float(len(words) + 1)

    def write(value: str | None, out: list[float]) -> None:
        out.append(numbers.get(value, other))

    return Part([Column("", "word", words)], write)


def optional_part(part: Part) -> Part:
    """Something that may be missing."""
    nothing = [0.0] * (1 + len(part.columns))

    def write(value: object, out: list[float]) -> None:
        if value is None:
            out += nothing
        else:
            out.append(1.0)
            part.write(value, out)

    return Part([Column("?", "flag"), *part.columns], write)


def list_part(item: Part, room: int) -> Part:
    """A list with room for a number of items."""
    width = len(item.columns)

    nothing = [0.0] * (width * room)
    write_item = item.write

    def write(value: list[Any], out: list[float]) -> None:
        out.append(len(value))
        if write_item is write_number:
            out += value[:room]
        else:
            for one in value[:room]:
                write_item(one, out)
        out += nothing[width * len(value) :]

    columns = [named(column, f"[{number}]") for number in range(room) for column in item.columns]
    return Part([Column("#", "length"), *columns], write)


def tuple_part(parts: list[Part]) -> Part:
    """Several values of their own types."""

    def write(value: tuple[object, ...], out: list[float]) -> None:
        for part, one in zip(parts, value, strict=True):
            part.write(one, out)

    return Part([named(column, f"[{n}]") for n, part in enumerate(parts) for column in part.columns], write)


def dict_part(part: Part, keys: tuple[str, ...]) -> Part:
    """A table with words as keys."""
    nothing = [0.0] * (1 + len(part.columns))

    def write(value: dict[str, object], out: list[float]) -> None:
        for key in keys:
            if key in value:
                out.append(1.0)
                part.write(value[key], out)
            else:
                out += nothing

    inner = [Column("??", "flag") if column.name == "?" else column for column in part.columns]
    columns = [Column("?", "flag"), *inner]
    return Part([named(column, f"{{{key}}}") for key in keys for column in columns], write)


def entries_part(part: Part, keys: tuple[str, ...], room: int) -> Part:
    """A table with words as keys of which few are there at a time."""
    numbers = {key: number for number, key in enumerate(keys, 1)}
    other = len(keys) + 1
    width = 1 + len(part.columns)
    nothing = [0.0] * (width * room)

    def write(value: dict[str, object], out: list[float]) -> None:
        out.append(len(value))
        for key in sorted(value, key=lambda key: numbers.get(key, other))[:room]:
            out.append(numbers.get(key, other))
            part.write(value[key], out)
        out += nothing[width * len(value) :]

    one = [Column("{key}", "word", keys), *part.columns]
    columns = [named(column, f"[{number}]") for number in range(room) for column in one]
    return Part([Column("#", "length"), *columns], write)


def struct_part(parts: dict[str, Part]) -> Part:
    """A View, or a part of one; numbers that stand side by side are taken together, which is faster."""
    writers: list[Writer] = []
    for plain, group in groupby(parts.items(), key=lambda item: item[1].write is write_number):
        names = [name for name, _ in group]
        writers += [numbers_writer(names)] if plain else [field_writer(name, parts[name].write) for name in names]

    def write(value: object, out: list[float]) -> None:
        for write_fields in writers:
            write_fields(value, out)

    return Part([named(column, f".{name}") for name, part in parts.items() for column in part.columns], write)


def numbers_writer(names: list[str]) -> Writer:
    """Writes several fields that are numbers."""
    if len(names) == 1:
        return field_writer(names[0], write_number)
    several = attrgetter(*names)

    def write(value: object, out: list[float]) -> None:
        out += several(value)

    return write


def field_writer(name: str, write_field: Writer) -> Writer:
    def write(value: object, out: list[float]) -> None:
        write_field(getattr(value, name), out)

    return write
