"""Studies: a tree of lines over a record, that grows, is cut, fits into its limits and can be verified."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteka.bots import bot
from ludoteka.bots.play import play_bots
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadRecord
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import read_record
from ludoteka.kernel.state import pending, take
from ludoteka.review import studies
from ludoteka.review.studies import FORMAT, Mark, Move, Note, StudyFile, StudyFull, StudyLine, Tree
from teaching import load

GAME = load()
MOVE = Move(0, "done", [], "x")


def line(number: int, parent: int, at: int, moves: int = 1) -> StudyLine:
    return StudyLine(number, parent, at, [MOVE] * moves)


def tree_of(*lines: StudyLine, notes: tuple[Note, ...] = ()) -> Tree:
    return Tree(list(lines), list(notes), max((one.id for one in lines), default=0) + 1)


TREE = tree_of(line(1, 0, 5, 3), line(2, 1, 7, 2), line(3, 0, 5))
"""Two lines leave the record after five actions, and one the first of them."""


def test_a_moment_before_a_line_leaves_belongs_to_its_parent() -> None:
    assert studies.moment_of(TREE, 2, 8, 20) == (2, 8)
    assert studies.moment_of(TREE, 2, 7, 20) == (1, 7)
    assert studies.moment_of(TREE, 2, 5, 20) == (0, 5)
    assert studies.moment_of(TREE, 2, 10, 20) is None
    assert studies.moment_of(TREE, 0, 21, 20) is None
    assert studies.moment_of(TREE, 9, 1, 20) is None


def test_the_way_to_a_moment_goes_along_its_lines() -> None:
    assert studies.way_to(TREE, 0, 4) == (4, [])
    at, moves = studies.way_to(TREE, 2, 9)
    assert (at, len(moves)) == (5, 4)


def test_a_line_grows_at_its_end_and_is_left_in_the_middle() -> None:
    longer, number = studies.grown(TREE, 1, 8, MOVE)
    assert number == 1
    assert longer.line(1) == line(1, 0, 5, 4)
    branched, number = studies.grown(TREE, 1, 6, MOVE)
    assert number == 4
    assert branched.line(4) == line(4, 1, 6)
    assert branched.fresh == 5


def test_what_is_there_already_is_followed() -> None:
    tree = tree_of(StudyLine(1, 0, 5, [Move(0, "bid 1", [3], "x"), Move(1, "bid 2", [], "y")]))
    assert studies.continuation(tree, 0, 5, 0, "bid 1") == 1
    assert studies.continuation(tree, 1, 6, 1, "bid 2") == 1
    assert studies.continuation(tree, 0, 5, 1, "bid 1") is None
    assert studies.continuation(tree, 0, 5, 0, "bid 1", [3]) == 1
    assert studies.continuation(tree, 0, 5, 0, "bid 1", [4]) is None


def test_a_cut_takes_all_that_follows_and_nothing_else() -> None:
    said = tuple(Note(number, at, "here", []) for number, at in ((0, 9), (1, 6), (1, 7), (2, 8), (3, 6)))
    tree = Tree(TREE.lines, list(said), 4)
    less = studies.cut(tree, 1, 7)
    assert less.lines == [line(1, 0, 5, 1), line(3, 0, 5)]
    assert [(note.line, note.at) for note in less.notes] == [(0, 9), (1, 6), (3, 6)]
    none = studies.cut(tree, 1, 6)
    assert none.lines == [line(3, 0, 5)]
    assert [(note.line, note.at) for note in none.notes] == [(0, 9), (3, 6)]
    assert none.fresh == 4


def test_a_note_replaces_the_one_at_its_moment_and_an_empty_one_goes() -> None:
    tree = studies.noted(Tree(), Note(0, 3, "first", []))
    tree = studies.noted(tree, Note(0, 3, "second", [Mark("cove:amber")]))
    assert [note.text for note in tree.notes] == ["second"]
    assert studies.noted(tree, Note(0, 3, "  ", [])).notes == []


def test_a_study_has_limits() -> None:
    wide = tree_of(*(line(number, 0, 1) for number in range(1, studies.MOST_LINES + 1)))
    with pytest.raises(StudyFull):
        studies.grown(wide, 0, 2, MOVE)
    with pytest.raises(StudyFull):
        studies.grown(tree_of(line(1, 0, 1, studies.MOST_MOVES)), 1, 1 + studies.MOST_MOVES, MOVE)
    wordy = Tree([], [Note(0, at, "x" * studies.LONGEST_TEXT, []) for at in range(studies.LARGEST // 2000)])
    with pytest.raises(StudyFull):
        studies.noted(wordy, Note(0, 1000, "x", []))


@pytest.mark.parametrize(
    ("tree", "problem"),
    [
        (tree_of(line(1, 0, 21)), "leaves line 0"),
        (tree_of(line(2, 1, 3)), "does not come before"),
        (tree_of(line(1, 0, 3), line(2, 1, 3)), "leaves line 1"),
        (tree_of(line(1, 0, 3), line(1, 0, 4)), "appears twice"),
        (Tree([line(7, 0, 3)], [], 2), "too high"),
        (tree_of(notes=(Note(0, 21, "", []),)), "at moment 21"),
        (tree_of(line(1, 0, 3), notes=(Note(1, 3, "", []),)), "at moment 3"),
        (tree_of(notes=(Note(0, 1, "", []), Note(0, 1, "", []))), "one moment"),
        (tree_of(notes=(Note(0, 1, "", [Mark("moon:blue")]),)), "no such things"),
        (tree_of(notes=(Note(0, 1, "", [Mark("cove:a", "cove:a")]),)), "to itself"),
    ],
)
def test_a_tree_whose_parts_do_not_fit_is_refused(tree: Tree, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        studies.check_tree(tree, 20, GAME.lexicon.kinds)


def ventured(s: Any, seed: str) -> Move:
    """The last option of whoever is asked first, taken with luck from a seed."""
    choice = pending(s)[0]
    action = choice.options(s)[-1]
    luck = Chance.of(seed, "study")
    luck.recording = True
    take(s, choice, action, luck)
    return Move(choice.seat, GAME.text(action), luck.outcomes, GAME.hash(s))


def some_study() -> StudyFile:
    """A game of the teaching game with a line and one that leaves it."""
    match = Match.new(GAME, 2, {}, "a study", ["Eva", "Adam"])
    play_bots(match, {seat: bot("random", f"study {seat}") for seat in range(2)}, 30)
    s = match.at(4)
    moves = [ventured(s, f"first {n}") for n in range(6)]
    other = match.at(4)
    for move in moves[:3]:
        studies.play_move(GAME, other, move)
    lines = [StudyLine(1, 0, 4, moves), StudyLine(2, 1, 7, [ventured(other, "second")])]
    tree = Tree(lines, [Note(2, 8, "Look!", [])], 3)
    return StudyFile(ludoteka=FORMAT, title="Mine", record=match.record().to_bytes().decode(), tree=tree)


def verified(file: StudyFile) -> None:
    """Check all of a study."""
    studies.verify_lines(GAME, file.tree, Match.load(GAME, read_record(file.record.encode())))


def test_a_study_is_verified_like_a_record() -> None:
    file = some_study()
    assert studies.read_study(msgspec.json.encode(file)) == file
    verified(file)


def bent(file: StudyFile, **change: Any) -> StudyFile:
    """A study with something else as the last move of its first line."""
    first, second = file.tree.lines
    moves = [*first.moves[:-1], msgspec.structs.replace(first.moves[-1], **change)]
    tree = Tree([msgspec.structs.replace(first, moves=moves), second], file.tree.notes, 3)
    return msgspec.structs.replace(file, tree=tree)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"hash": "0" * 16}, "another hash"),
        ({"luck": [0] * 40}, "more chance outcomes"),
        ({"do": "juggle"}, "not an action"),
        ({"seat": 7}, "not possible"),
    ],
)
def test_a_line_that_was_bent_is_found_out(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        verified(bent(some_study(), **change))


@pytest.mark.parametrize(
    "text", ["", "[]", '{"ludoteka": 1}', '{"ludoteka":"study 9","title":"","record":"","tree":{}}']
)
def test_what_is_not_a_study_says_so(text: str) -> None:
    with pytest.raises(BadRecord):
        studies.read_study(text.encode())
