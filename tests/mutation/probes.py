"""Which tests run some lines: each of their statements gets a probe, and all tests run once.

    reach = probed("heroes3", {path: {207, 311}})

A probe sets one byte before its statement runs, so the rules hardly get slower however many there are.
"""

from __future__ import annotations

import ast
import builtins
import re
import tempfile
import time
from collections.abc import Generator, Mapping
from pathlib import Path
from types import CodeType
from typing import ClassVar

import msgspec
import pytest

from mutation.reach import QUIET, Only, Reach, in_a_child, name_of, test_files
from mutation.swap import Broken, Finder

PROBE = "__lines_run__"
"""Under this name all modules find the bytes, one for each probe."""
BODIES = ("body", "orelse", "finalbody")
Numbers = Mapping[int, int]
"""The numbers of probes by line."""


def with_probes(source: str, path: str, numbers: Numbers) -> CodeType:
    """A module that tells when a statement that begins in one of some lines is about to run."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for name in BODIES:
            body = getattr(node, name, None)
            if isinstance(body, list):
                setattr(node, name, [each for stmt in body for each in (*probe(stmt, numbers), stmt)])
    return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


def probe(stmt: ast.stmt, numbers: Numbers) -> list[ast.stmt]:
    """What tells that a statement is run, if anybody wants to know."""
    number = numbers.get(stmt.lineno)
    if number is None or is_future(stmt):
        return []
    byte = ast.Subscript(ast.Name(PROBE, ast.Load()), ast.Constant(number), ast.Store())
    return [ast.copy_location(ast.Assign([byte], ast.Constant(1)), stmt)]


def is_future(stmt: ast.stmt) -> bool:
    """Whether a statement has to stay at the top."""
    return isinstance(stmt, ast.ImportFrom) and stmt.module == "__future__"


class Probed(Broken):
    """Reads one module with probes in it."""

    numbers: ClassVar[Numbers] = {}

    def get_code(self, fullname: str) -> CodeType:
        return with_probes(self.source, self.path, self.numbers)


class ProbeFinder(Finder):
    """Finds the modules that get probes."""

    def __init__(self, path: Path, numbers: Numbers) -> None:
        super().__init__(path, path.read_text(encoding="utf-8"))
        self.numbers = numbers

    def loader(self, fullname: str) -> Broken:
        loader = Probed(fullname, self.path)
        loader.numbers = self.numbers  # type: ignore[misc]
        return loader


class Listener(Only):
    """Notes which tests pass which probe, and how long they take."""

    def __init__(self, game: str, lines: Mapping[Path, set[int]]) -> None:
        super().__init__(game)
        self.reach = Reach()
        self.places = [(name_of(path), line) for path, wanted in lines.items() for line in sorted(wanted)]
        self.bytes = bytearray(len(self.places))
        setattr(builtins, PROBE, self.bytes)
        numbers = iter(range(len(self.places)))
        for path, wanted in lines.items():
            ProbeFinder(path, dict(zip(sorted(wanted), numbers, strict=False))).install()

    def passed(self) -> list[tuple[str, int]]:
        """The modules and lines whose probes were passed since this was last asked."""
        found = [self.places[match.start()] for match in re.finditer(b"\1", self.bytes)]
        self.bytes[:] = bytes(len(self.bytes))
        return found

    def pytest_collection_finish(self) -> None:
        """All that has run until now runs before the first test."""
        for module, line in self.passed():
            self.reach.collected.setdefault(module, []).append(line)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Run a test and note what it passes."""
        began = time.process_time()
        result = yield
        number = len(self.reach.seconds)
        self.reach.seconds[item.nodeid] = round(time.process_time() - began, 4)
        for module, line in self.passed():
            self.reach.lines.setdefault(module, {}).setdefault(line, []).append(number)
        return result


def probed(game: str, lines: Mapping[Path, set[int]]) -> Reach:
    """Which tests of a game run statements that begin in some lines."""
    print(f"finding the tests of {game} that run {sum(map(len, lines.values()))} statements", flush=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="probes-") as folder:
        out = Path(folder) / "reach"

        def work() -> int:
            listener = Listener(game, lines)
            code = int(pytest.main([*QUIET, *(name_of(path) for path in test_files(game))], plugins=[listener]))
            out.write_bytes(msgspec.json.encode(listener.reach))
            return code

        if in_a_child(work) != 0:
            raise SystemExit(f"the tests of {game} fail on the sources as they are")
        found = msgspec.json.decode(out.read_bytes(), type=Reach)
    print(f"  took {time.monotonic() - began:.0f} s", flush=True)
    return found
