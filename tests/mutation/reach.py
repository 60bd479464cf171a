"""Which tests run which line, so that a mutant meets only tests that could catch it.

    reach = probed("cyclades", {path: {207}})
    reach.tests_of(path, {207})           the tests that run a line, the quickest first

What a test finds ready because an earlier one made it, in a cache or in a fixture of the module, does not count as run
by it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "ludoteka"
TESTS = ROOT / "tests"
KERNEL = "kernel"
GOLDEN = TESTS / "records" / "test_golden.py"
WALKS = TESTS / "records" / "test_walks.py"
PINNED = {GOLDEN: "test_a_golden_game_goes_as_recorded[", WALKS: "test_a_walk_goes_as_recorded["}
"""Files with recorded games of all games, and how the names of the tests that play them begin."""
QUIET = ("-q", "-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", "--no-summary", "--capture=sys")


class Reach(msgspec.Struct):
    """What the tests of a game run."""

    seconds: dict[str, float] = {}
    """How long each test takes, of processor time."""
    lines: dict[str, dict[int, list[int]]] = {}
    """By module and line: the tests that run it, by their numbers in `seconds`."""
    collected: dict[str, list[int]] = {}
    """By module: lines that run before the first test, while modules are imported and tests are collected."""

    def tests_of(self, path: Path, lines: Iterable[int]) -> list[str]:
        """The tests that run one of some lines, the quickest first."""
        module = self.lines.get(name_of(path), {})
        tests = list(self.seconds)
        numbers = {number for line in lines for number in module.get(line, ())}
        return sorted((tests[number] for number in numbers), key=self.seconds.__getitem__)

    def runs_early(self, path: Path, lines: Iterable[int]) -> bool:
        """Whether one of some lines runs before the first test."""
        return not set(lines).isdisjoint(self.collected.get(name_of(path), ()))


def name_of(path: Path) -> str:
    """A file of this repository, as the map names it."""
    return path.relative_to(ROOT).as_posix()


def test_files(game: str) -> list[Path]:
    """The files with tests of a game or of the kernel, the recorded games first."""
    folder = TESTS / KERNEL if game == KERNEL else TESTS / "games" / game
    return [*PINNED, *sorted(folder.glob("test_*.py"))]


def in_a_child(work: Callable[[], int]) -> int:
    """Do something in a process of its own, which imports the game afresh; what it comes to."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        code = 70
        try:
            code = work()
            sys.stdout.flush()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


class Only:
    """Keeps the golden games and walks of one game only, and of their files nothing else."""

    def __init__(self, game: str) -> None:
        self.game = "" if game == KERNEL else f"{game}-"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what belongs to other games."""
        items[:] = [
            item for item in items if item.path not in PINNED or item.name.startswith(f"{PINNED[item.path]}{self.game}")
        ]
