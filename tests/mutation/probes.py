"""Which tests run some lines: each of their statements gets a probe, and all tests run once.

    reach = probed("heroes3", {path: {207, 311}})

Quicker than the map of all lines where a sample is to be judged once: a probe costs nothing where the tests do not pass
it, while recording every line makes the rules several times slower.
"""

from __future__ import annotations

import ast
import builtins
import tempfile
import time
from collections.abc import Generator, Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path
from types import CodeType

import msgspec
import pytest

from mutation.reach import QUIET, Only, Reach, in_a_child, name_of, test_files
from mutation.swap import Broken, Finder

PROBE = "__line_is_run__"
BODIES = ("body", "orelse", "finalbody")
Lines = Mapping[Path, set[int]]


def with_probes(source: str, path: str, lines: AbstractSet[int]) -> CodeType:
    """A module that tells when a statement that begins in one of some lines is about to run."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for name in BODIES:
            body = getattr(node, name, None)
            if isinstance(body, list):
                setattr(node, name, [each for stmt in body for each in (*probe(stmt, path, lines), stmt)])
    return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


def probe(stmt: ast.stmt, path: str, lines: AbstractSet[int]) -> list[ast.stmt]:
    """What tells that a statement is run, if anybody wants to know."""
    if not isinstance(stmt, ast.stmt) or stmt.lineno not in lines or is_future(stmt):
        return []
    call = ast.Call(ast.Name(PROBE, ast.Load()), [ast.Constant(path), ast.Constant(stmt.lineno)], [])
    return [ast.copy_location(ast.Expr(call), stmt)]


def is_future(stmt: ast.stmt) -> bool:
    """Whether a statement has to stay at the top."""
    return isinstance(stmt, ast.ImportFrom) and stmt.module == "__future__"


class Probed(Broken):
    """Reads one module with probes in it."""

    lines: frozenset[int] = frozenset()

    def get_code(self, fullname: str) -> CodeType:
        return with_probes(self.source, self.path, self.lines)


class ProbeFinder(Finder):
    """Finds the modules that get probes."""

    def __init__(self, path: Path, lines: frozenset[int]) -> None:
        super().__init__(path, path.read_text(encoding="utf-8"))
        self.lines = lines

    def loader(self, fullname: str) -> Broken:
        loader = Probed(fullname, self.path)
        loader.lines = self.lines
        return loader


class Listener(Only):
    """Notes which tests pass which probe, and how long they take."""

    def __init__(self, game: str, reach: Reach) -> None:
        super().__init__(game)
        self.reach = reach
        self.heard: set[tuple[str, int]] = set()
        setattr(builtins, PROBE, self.hear)

    def hear(self, path: str, line: int) -> None:
        self.heard.add((path, line))

    def pytest_collection_finish(self) -> None:
        """All that has run until now runs before the first test."""
        for path, line in self.heard:
            self.reach.collected.setdefault(name_of(Path(path)), []).append(line)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Run a test and note what it passes."""
        self.heard.clear()
        began = time.process_time()
        result = yield
        number = len(self.reach.seconds)
        self.reach.seconds[item.nodeid] = round(time.process_time() - began, 4)
        for path, line in self.heard:
            self.reach.lines.setdefault(name_of(Path(path)), {}).setdefault(line, []).append(number)
        return result


def probed(game: str, lines: Lines) -> Reach:
    """Which tests of a game run statements that begin in some lines."""
    print(f"finding the tests of {game} that run {sum(map(len, lines.values()))} lines", flush=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="probes-") as folder:
        out = Path(folder) / "reach"

        def work() -> int:
            for path, wanted in lines.items():
                ProbeFinder(path, frozenset(wanted)).install()
            listener = Listener(game, Reach(""))
            code = int(pytest.main([*QUIET, *(name_of(path) for path in test_files(game))], plugins=[listener]))
            out.write_bytes(msgspec.json.encode(listener.reach))
            return code

        if in_a_child(work) != 0:
            raise SystemExit(f"the tests of {game} fail on the sources as they are")
        found = msgspec.json.decode(out.read_bytes(), type=Reach)
    print(f"  took {time.monotonic() - began:.0f} s", flush=True)
    return found
