"""Studies: a record with comments, marks and lines that leave it, played out by the engine.

A study is a tree over a record. Line 0 is the record itself; every other line leaves its parent after a number of
actions and has its own actions with their luck, so that it can be played again and verified like a record. A moment is
a line and the number of actions played so far, counted from the beginning of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from ludoteka.kernel.chance import Recorded
from ludoteka.kernel.errors import BadRecord, IllegalAction, LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import State, take

FORMAT: Final = "study 1"
RECORD: Final = 0
"""The line that is the record itself."""
MOST_LINES: Final = 100
MOST_MOVES: Final = 1000
MOST_NOTES: Final = 300
MOST_MARKS: Final = 24
LONGEST_TEXT: Final = 2000
LARGEST: Final = 256 << 10
"""How many bytes of lines and comments a study may have."""

Ref = Annotated[str, Meta(min_length=3, max_length=80, pattern=r"^[a-z][a-z0-9_-]*:[A-Za-z0-9_.:-]+$(?!\n)")]
"""A thing on the board: its kind and its name."""
NoRef = Annotated[str, Meta(max_length=80, pattern=r"^([a-z][a-z0-9_-]*:[A-Za-z0-9_.:-]+)?$(?!\n)")]
Text = Annotated[str, Meta(max_length=LONGEST_TEXT, pattern=r"^[^\u0000]*$(?!\n)")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class StudyFull(LudotekaError):
    """A study has no room for more."""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action of a line with its luck, and the hash of the State after it."""

    seat: Annotated[int, Meta(ge=0, le=31)]
    do: Annotated[str, Meta(min_length=1, max_length=200)]
    luck: Annotated[list[Number], Meta(max_length=2000)]
    hash: Annotated[str, Meta(max_length=32)]


class StudyLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions that leave another line after `at` actions."""

    id: Annotated[int, Meta(ge=1, le=1_000_000)]
    parent: Number
    at: Number
    moves: Annotated[list[Move], Meta(min_length=1, max_length=MOST_MOVES)]

    @property
    def end(self) -> int:
        """How many actions lead to the end of this line."""
        return self.at + len(self.moves)


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that points at a thing on the board: an arrow from its origin, or a ring where it has none."""

    thing: Ref
    origin: NoRef = ""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the author says and shows at a moment."""

    line: Number
    at: Number
    text: Text
    marks: Annotated[list[Mark], Meta(max_length=MOST_MARKS)]


class Tree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lines and notes of a study. `fresh` is the number of the next line; numbers are not used again."""

    lines: Annotated[list[StudyLine], Meta(max_length=MOST_LINES)] = []
    notes: Annotated[list[Note], Meta(max_length=MOST_NOTES)] = []
    fresh: Annotated[int, Meta(ge=1, le=1_000_001)] = 1

    def line(self, number: int) -> StudyLine | None:
        """A line by its number; None if there is none, or it is the record."""
        return next((line for line in self.lines if line.id == number), None)


class StudyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A study as a file, together with its record."""

    ludoteka: str
    title: str
    record: str
    tree: Tree


def read_study(data: bytes, name: str = "study") -> StudyFile:
    """A study from its file."""
    try:
        found = msgspec.json.decode(data, type=StudyFile)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"{name}: this is not a study: {error}") from None
    if found.ludoteka != FORMAT:
        raise BadRecord(f"{name}: {found.ludoteka!r} found; expected {FORMAT!r}")
    return found


# -- finding one's way ----------------------------------------------------------------------------------------------


def moment_of(tree: Tree, line: int, at: int, actions: int) -> tuple[int, int] | None:
    """A moment by the line that it belongs to: what lies before a line leaves its parent belongs to the parent.

    `actions` is the length of the record. None if there is no such moment.
    """
    found = tree.line(line)
    if line != RECORD and found is None:
        return None
    if at > (actions if found is None else found.end):
        return None
    while found is not None and at <= found.at:
        line = found.parent
        found = tree.line(line)
    return line, at


def way_to(tree: Tree, line: int, at: int) -> tuple[int, list[Move]]:
    """How many actions of the record lead to a moment, and the actions of lines after them."""
    moves: list[Move] = []
    found = tree.line(line)
    while found is not None:
        moves[:0] = found.moves[: max(0, at - found.at)]
        at = min(at, found.at)
        found = tree.line(found.parent)
    return at, moves


def leaving(tree: Tree, line: int, at: int) -> Iterator[StudyLine]:
    """The lines that leave a line at a moment."""
    return (one for one in tree.lines if (one.parent, one.at) == (line, at))


def alike(move: Move, seat: int, do: str, luck: list[int] | None) -> bool:
    """Whether a move is this action, with any luck or with this one."""
    return (move.seat, move.do) == (seat, do) and luck in (None, move.luck)


def continuation(tree: Tree, line: int, at: int, seat: int, do: str, luck: list[int] | None = None) -> int | None:
    """The line that goes on with an action from a moment; the record itself is not looked at."""
    own = tree.line(line)
    if own is not None and at < own.end and alike(own.moves[at - own.at], seat, do, luck):
        return line
    return next((one.id for one in leaving(tree, line, at) if alike(one.moves[0], seat, do, luck)), None)


# -- changing -------------------------------------------------------------------------------------------------------


def grown(tree: Tree, line: int, at: int, move: Move) -> tuple[Tree, int]:
    """The tree with one more action after a moment, and the line that it is part of."""
    own = tree.line(line)
    if own is not None and at == own.end:
        longer = StudyLine(own.id, own.parent, own.at, [*own.moves, move])
        lines = [longer if one.id == own.id else one for one in tree.lines]
        return fitting(Tree(lines, tree.notes, tree.fresh)), own.id
    lines = [*tree.lines, StudyLine(tree.fresh, line, at, [move])]
    return fitting(Tree(lines, tree.notes, tree.fresh + 1)), tree.fresh


def cut(tree: Tree, line: int, at: int) -> Tree:
    """The tree without the action that leads to a moment of a line, and without all that follows."""
    lines: list[StudyLine] = []
    ends: dict[int, int] = {}
    for one in sorted(tree.lines, key=lambda each: each.id):  # a parent has a lower number
        if one.parent in ends and one.at > ends[one.parent]:
            ends[one.id] = -1
            continue
        kept = one
        if one.id == line:
            ends[line] = at - 1
            kept = StudyLine(one.id, one.parent, one.at, one.moves[: at - 1 - one.at])
        if kept.moves:
            lines.append(kept)
    there = {RECORD, *(one.id for one in lines)}
    notes = [note for note in tree.notes if note.line in there and note.at <= ends.get(note.line, note.at)]
    return Tree(lines, notes, tree.fresh)


def noted(tree: Tree, note: Note) -> Tree:
    """The tree with another note at its moment, or without one if nothing is said there."""
    others = [one for one in tree.notes if (one.line, one.at) != (note.line, note.at)]
    said = [note] if note.text.strip() or note.marks else []
    return fitting(Tree(tree.lines, sorted([*others, *said], key=lambda one: (one.line, one.at)), tree.fresh))


def fitting(tree: Tree) -> Tree:
    """The tree, if it is not too large."""
    moves = sum(len(line.moves) for line in tree.lines)
    if (
        len(tree.lines) > MOST_LINES
        or moves > MOST_MOVES
        or len(tree.notes) > MOST_NOTES
        or len(msgspec.json.encode(tree)) > LARGEST
    ):
        raise StudyFull("this study has no room for more lines or comments")
    return tree


# -- checking -------------------------------------------------------------------------------------------------------


def check_tree(tree: Tree, actions: int, kinds: Iterable[str]) -> None:
    """Raise BadRecord if the parts of a tree do not fit together, or a mark points at nothing of the game."""
    ends = {RECORD: actions}
    starts = {RECORD: -1}
    for line in tree.lines:
        if line.id in ends or line.id >= tree.fresh:
            raise BadRecord(f"line {line.id} of the study appears twice, or its number is too high")
        if line.parent not in ends or line.parent > line.id:
            raise BadRecord(f"line {line.id} of the study leaves line {line.parent}, which does not come before it")
        if not starts[line.parent] < line.at <= ends[line.parent]:
            raise BadRecord(f"line {line.id} of the study leaves line {line.parent} where it has no action {line.at}")
        ends[line.id], starts[line.id] = line.end, line.at
    moments = [(note.line, note.at) for note in tree.notes]
    if len(set(moments)) != len(moments):
        raise BadRecord("two notes of the study are at one moment")
    for line_id, at in moments:
        if line_id not in ends or not starts[line_id] < at <= ends[line_id]:
            raise BadRecord(f"a note of the study is at moment {at} of line {line_id}, which there is not")
    check_marks((mark for note in tree.notes for mark in note.marks), kinds)
    fitting(tree)


def check_marks(marks: Iterable[Mark], kinds: Iterable[str]) -> None:
    """Raise BadRecord if a mark points at a kind of thing that the game does not have."""
    known = set(kinds)
    for mark in marks:
        for ref in filter(None, (mark.thing, mark.origin)):
            if ref.partition(":")[0] not in known:
                raise BadRecord(f"a mark points at {ref!r}; the game has no such things")
        if mark.thing == mark.origin:
            raise BadRecord(f"an arrow leads from {mark.thing!r} to itself")


def play_move(game: Game[Any], s: State, move: Move) -> None:
    """Play an action of a line again, with its luck; raise BadRecord if it does not lead where it did."""
    luck = Recorded(move.luck)
    try:
        action = game.parse(move.do)
    except IllegalAction as error:
        raise BadRecord(f"{move.do!r} of the study is not an action: {error}") from None
    choice = game.offering(s, move.seat, action)
    if choice is None:
        raise BadRecord(f"{move.do!r} of the study is not possible there")
    take(s, choice, action, luck)
    if not luck.exhausted():
        raise BadRecord(f"{move.do!r} of the study has more chance outcomes than the rules use")
    if game.hash(s) != move.hash:
        raise BadRecord(f"after {move.do!r} the State has another hash than the study says")


def retrace(game: Game[Any], tree: Tree, positions: Mapping[int, State]) -> None:
    """Play all lines of a tree again; `positions` are those of the record at which lines leave it."""
    states: dict[tuple[int, int], State] = {(RECORD, at): s for at, s in positions.items()}
    wanted = {(line.parent, line.at) for line in tree.lines}
    for line in tree.lines:
        s = states[line.parent, line.at].copy()
        for number, move in enumerate(line.moves, line.at + 1):
            play_move(game, s, move)
            if (line.id, number) in wanted:
                states[line.id, number] = s.copy()


def branching(tree: Tree) -> set[int]:
    """After how many actions lines leave the record."""
    return {line.at for line in tree.lines if line.parent == RECORD}


def verify_lines(game: Game[Any], tree: Tree, match: Match) -> None:
    """Check the tree of a study against its record: that its parts fit together, and every action of its lines."""
    check_tree(tree, len(match.played), game.lexicon.kinds)
    retrace(game, tree, {at: match.at(at) for at in branching(tree)})


def load_study(path: Path) -> StudyFile:
    """A study from a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from None
    return read_study(data, path.name)
