"""Which tests run which line: recorded once for each game, so that a mutant meets only tests that could catch it.

    reach = up_to_date("cyclades", modules)
    reach.tests_of(path, {207})           the tests that run a line, the quickest first

The map is kept in build/mutants. A changed source is a reason to record all of it again, a changed file of tests to
record that file. What a test finds ready because an earlier one made it, in a cache or in a fixture of the module, does
not count as run by it.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from hashlib import sha256
from pathlib import Path

import coverage
import msgspec
import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "ludoteka"
TESTS = ROOT / "tests"
KEPT = ROOT / "build" / "mutants"
KERNEL = "kernel"
GOLDEN = TESTS / "records" / "test_golden.py"
WALKS = TESTS / "records" / "test_walks.py"
PINNED = {GOLDEN: "test_a_golden_game_goes_as_recorded[", WALKS: "test_a_walk_goes_as_recorded["}
"""Files with recorded games of all games, and how the names of the tests that play them begin."""
PART = 12
"""Files of tests that are recorded in one go; what is recorded is kept if the work is broken off."""
QUIET = ("-q", "-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", "--no-summary", "--capture=sys")


class Reach(msgspec.Struct):
    """What the tests of a game run."""

    sources: str
    """A digest of all that the tests share: if it changes, everything is recorded again."""
    files: dict[str, str] = {}
    """A digest of each file of tests."""
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

    def forget(self, files: Iterable[str]) -> None:
        """Drop what is known of the tests of some files."""
        gone = set(files)
        self.files = {file: digest for file, digest in self.files.items() if file not in gone}
        kept = [number for number, test in enumerate(self.seconds) if test.partition("::")[0] not in gone]
        renumbered = {number: place for place, number in enumerate(kept)}
        tests = list(self.seconds.items())
        self.seconds = dict(tests[number] for number in kept)
        for module in self.lines.values():
            for line, numbers in module.items():
                module[line] = [renumbered[number] for number in numbers if number in renumbered]


def name_of(path: Path) -> str:
    """A file of this repository, as the map names it."""
    return path.relative_to(ROOT).as_posix()


def test_files(game: str) -> list[Path]:
    """The files with tests of a game or of the kernel, the recorded games first."""
    folder = TESTS / KERNEL if game == KERNEL else TESTS / "games" / game
    return [*PINNED, *sorted(folder.glob("test_*.py"))]


def digest_of(paths: Iterable[Path]) -> str:
    """A digest of files: their names and what is in them."""
    out = sha256()
    for path in sorted(paths):
        out.update(name_of(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return out.hexdigest()


def shared_files(game: str) -> Iterator[Path]:
    """What all tests of a game depend on: the kernel, the game, and the helpers beside the tests."""
    for folder in (SOURCES / KERNEL, *([] if game == KERNEL else [SOURCES / "games" / game])):
        yield from (path for path in folder.rglob("*") if path.suffix in (".py", ".toml"))
    tests = set(test_files(game))
    yield from (path for path in test_files(game)[-1].parent.glob("*.py") if path not in tests)
    yield from (TESTS / "records" / name for name in ("golden.py", "walks.py"))
    yield from (TESTS / "records" / "walks").glob("*.toml" if game == KERNEL else f"{game}.toml")


def kept_map(game: str) -> Reach | None:
    """The map of a game, if it was recorded and nothing has changed since."""
    kept = KEPT / f"{game}.json"
    if not kept.exists():
        return None
    reach = msgspec.json.decode(kept.read_bytes(), type=Reach)
    fresh = reach.sources == digest_of(shared_files(game))
    return reach if fresh and reach.files == {name_of(path): digest_of([path]) for path in test_files(game)} else None


def up_to_date(game: str, modules: list[Path]) -> Reach:
    """The map of a game; whatever is not as it was when it was recorded is recorded again."""
    kept = KEPT / f"{game}.json"
    sources = digest_of(shared_files(game))
    reach = Reach(sources)
    if kept.exists():
        old = msgspec.json.decode(kept.read_bytes(), type=Reach)
        reach = old if old.sources == sources else reach
    now = {name_of(path): digest_of([path]) for path in test_files(game)}
    stale = [file for file, digest in now.items() if reach.files.get(file) != digest]
    gone = [file for file in reach.files if file not in now]
    if not stale and not gone:
        return reach
    reach.forget([*stale, *gone])
    print(f"recording which lines of {game} the tests in {len(stale)} files run", flush=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    for first in range(0, len(stale), PART):
        files = stale[first : first + PART]
        reach = recorded(game, modules, files, reach, kept)
        reach.files |= {file: now[file] for file in files}
        kept.write_bytes(msgspec.json.encode(reach))
    print(f"  took {time.monotonic() - began:.0f} s", flush=True)
    return reach


def recorded(game: str, modules: list[Path], files: list[str], reach: Reach, kept: Path) -> Reach:
    """The map with what some files of tests run."""
    part = kept.with_suffix(".part")
    if in_a_child(lambda: record(game, modules, files, reach, part)) != 0:
        raise SystemExit(f"the tests of {game} fail on the sources as they are")
    found = msgspec.json.decode(part.read_bytes(), type=Reach)
    part.unlink()
    return found


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


def record(game: str, modules: list[Path], files: list[str], reach: Reach, out: Path) -> int:
    """Run some files of tests and write the map with what they run."""
    recorder = Recorder(game, modules, reach)
    code = int(pytest.main([*QUIET, *files], plugins=[recorder]))
    if code == pytest.ExitCode.OK:
        recorder.read()
        out.write_bytes(msgspec.json.encode(reach))
    return code


class Only:
    """Keeps the golden games and walks of one game only, and of their files nothing else."""

    def __init__(self, game: str) -> None:
        self.game = "" if game == KERNEL else f"{game}-"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what belongs to other games."""
        items[:] = [
            item for item in items if item.path not in PINNED or item.name.startswith(f"{PINNED[item.path]}{self.game}")
        ]


class Recorder(Only):
    """Notes which lines each test runs, and how long it takes."""

    def __init__(self, game: str, modules: list[Path], reach: Reach) -> None:
        super().__init__(game)
        self.reach = reach
        self.coverage = coverage.Coverage(
            data_file=None, branch=False, config_file=False, messages=False, include=[str(path) for path in modules]
        )
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Run a test with its name on everything that runs."""
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        result = yield
        self.reach.seconds[item.nodeid] = round(time.process_time() - began, 4)
        return result

    def read(self) -> None:
        """Bring what was noted into the map."""
        self.coverage.stop()
        data = self.coverage.get_data()
        number = {test: place for place, test in enumerate(self.reach.seconds)}
        for file in data.measured_files():
            module = name_of(Path(file))
            lines = self.reach.lines.setdefault(module, {})
            early = set(self.reach.collected.get(module, ()))
            for line, contexts in data.contexts_by_lineno(file).items():
                lines.setdefault(line, []).extend(sorted(number[test] for test in contexts if test))
                if "" in contexts:
                    early.add(line)
            self.reach.collected[module] = sorted(early)
