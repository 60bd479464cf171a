"""Tells which mutants the tests catch.

The tests are imported and collected once. Then each mutant gets a process forked from there, its code is put into the
functions that are imported already, and the tests that run the changed line run until one fails. Lines that run while
modules are imported need a process that has imported nothing yet, and all tests.
"""

from __future__ import annotations

import ast
import os
import resource
import signal
import sys
import time
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from mutation.places import Mutant
from mutation.reach import KERNEL, PINNED, QUIET, Only, Reach, in_a_child, name_of, test_files
from mutation.swap import CannotSwap, Finder, swap

CAUGHT, SURVIVED, HUNG, UNREACHED = "caught", "SURVIVED", "hung", "UNREACHED"
CODES = {0: SURVIVED, 1: CAUGHT, -signal.SIGXCPU: HUNG, -signal.SIGKILL: HUNG, -signal.SIGVTALRM: HUNG}
CANNOT_SWAP = 64
PATIENCE = 4
"""A test may take this many times as long as on the unchanged sources, and a few seconds, of processor time."""
LENIENCE = 5
MEMORY = 4 << 30


class Drawn(NamedTuple):
    """A mutant of the sample: of which game, in which module."""

    game: str
    path: Path
    mutant: Mutant

    @property
    def source(self) -> str:
        """The module as it is."""
        return self.path.read_text(encoding="utf-8")

    @property
    def broken(self) -> str:
        """The module with the mistake."""
        return self.mutant.applied(self.source)

    def __str__(self) -> str:
        return f"{name_of(self.path).removeprefix('src/ludoteka/')}:{self.mutant.line}  {self.mutant}"


def statement_lines(source: str, line: int) -> range:
    """The lines of the statement that a line belongs to; of an `if`, a loop or a `match` only its head."""
    return all_statement_lines(source).get(line, range(line, line + 1))


@lru_cache(maxsize=4)
def all_statement_lines(source: str) -> dict[int, range]:
    """The same for every line that belongs to a statement."""
    found: dict[int, range] = {}
    for node in ast.walk(ast.parse(source)):  # from the outside inwards
        if isinstance(node, ast.stmt):
            inner = [child.lineno for child in ast.walk(node) if isinstance(child, ast.stmt) and child is not node]
            lines = range(node.lineno, min(inner) if inner else (node.end_lineno or 0) + 1)
            found.update(dict.fromkeys(lines, lines))
            for case in node.cases if isinstance(node, ast.Match) else ():
                found.update(dict.fromkeys(range(case.pattern.lineno, case.body[0].lineno), lines))
    return found


class Judge(Only):
    """Instead of running the tests once, runs those that matter for each mutant."""

    def __init__(self, game: str, drawn: list[Drawn], reach: Reach, jobs: int, until: float) -> None:
        super().__init__(game)
        self.drawn = drawn
        self.reach = reach
        self.jobs = jobs
        self.until = until
        self.verdicts: dict[int, str] = {}
        self.running: dict[int, tuple[int, float]] = {}
        self.failed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Judge all mutants, some at a time."""
        items = {item.nodeid: item for item in session.items}
        for number, one in enumerate(self.drawn):
            if time.monotonic() > self.until:
                break
            while len(self.running) >= self.jobs:
                self.wait()
            tests = self.reach.tests_of(one.path, statement_lines(one.source, one.mutant.line))
            self.start(number, [items[test] for test in tests])
        while self.running:
            self.wait()
        return True

    def start(self, number: int, items: list[pytest.Item]) -> None:
        """Try a mutant in a process of its own."""
        sys.stdout.flush()
        child = os.fork()
        if child:
            self.running[child] = (number, time.monotonic())
            return
        code = 1
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            one = self.drawn[number]
            swap(one.path, one.source, one.broken)
            code = int(self.is_caught(items))
        except CannotSwap:
            code = CANNOT_SWAP
        finally:
            os._exit(code)

    def is_caught(self, items: list[pytest.Item]) -> bool:
        """Whether one of some tests fails."""
        for item, following in zip(items, [*items[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_VIRTUAL, self.reach.seconds[item.nodeid] * PATIENCE + LENIENCE)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return True
        return False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note that a test failed."""
        self.failed |= report.failed

    def wait(self) -> None:
        """Wait for a process to end."""
        child, status = os.wait()
        number, began = self.running.pop(child)
        code = os.waitstatus_to_exitcode(status)
        self.verdicts[number] = "" if code == CANNOT_SWAP else CODES.get(code, CAUGHT)
        if self.verdicts[number]:
            tell(self.verdicts[number], began, self.drawn[number])


def tell(verdict: str, began: float, one: Drawn) -> None:
    print(f"{verdict:9} {time.monotonic() - began:5.1f} s  {one}", flush=True)


def bound(seconds: float) -> None:
    """Let this process end when it takes much longer than it should, or more memory than there is."""
    limit = int(time.process_time() + seconds * PATIENCE + LENIENCE)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def judged_together(game: str, drawn: list[Drawn], reach: Reach, jobs: int, until: float, out: Path) -> dict[int, str]:
    """The verdicts on mutants that imported modules can take, by number; the others are missing or empty."""

    def work() -> int:
        judge = Judge(game, drawn, reach, jobs, until)
        pytest.main([*QUIET, *(name_of(path) for path in test_files(game))], plugins=[judge])
        out.write_bytes(msgspec.json.encode(judge.verdicts))
        return 0

    in_a_child(work)
    return msgspec.json.decode(out.read_bytes(), type=dict[int, str])


def judged_alone(one: Drawn, reach: Reach) -> str:
    """The verdict on a mutant that is imported from the beginning; what is quick to import is tried first."""
    pinned = [name_of(path) for path in PINNED]
    others = [name_of(path) for path in test_files(one.game) if path not in PINNED]

    def work() -> int:
        bound(sum(reach.seconds.values()))
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        Finder(one.path, one.broken).install()
        first, then = (others, pinned) if one.game == KERNEL else (pinned, others)
        only = Only(one.game)
        return int(
            pytest.main([*QUIET, "-x", *first], plugins=[only]) or pytest.main([*QUIET, "-x", *then], plugins=[only])
        )

    began = time.monotonic()
    verdict = CODES.get(in_a_child(work), CAUGHT)
    tell(verdict, began, one)
    return verdict
