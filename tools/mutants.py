"""Draws random one-place mutants of the rules and tells how many the tests catch.

    python tools/mutants.py                                   40 mutants of all games, another sample each time
    python tools/mutants.py --game cyclades --count 20        of one game
    python tools/mutants.py --seed 7                          the sample of seed 7 again
    python tools/mutants.py --game kernel                     of the kernel
    python tools/mutants.py --at heroes3/rules/town/town.py:200    every mutant of one line

A mutant is a module of the rules, the set-up or the Views with one small mistake in it (tests/mutation/places.py). It
is put into a copy of the sources in a temporary folder, never into the source tree, and the game's tests run against
it, the golden games first, then the tests of the module, then the rest, until one fails. Mutants that no test catches
are listed; those that change nothing anybody could tell are named, with the reason, in tests/mutation/equivalent.toml
and do not count.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import NamedTuple

import msgspec

from mutation.places import Mutant, mutants_of

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "ludoteka"
TESTS = ROOT / "tests"
EQUIVALENT = TESTS / "mutation" / "equivalent.toml"
GAMES = tuple(sorted(path.parent.name for path in SOURCES.glob("games/*/game.py")))
KERNEL = "kernel"
SCOPE = {KERNEL: ("kernel/*.py",)}
"""What is changed, where it is not the rules, the set-up and the Views of a game."""
PATIENCE = 4
"""A mutant's tests may take this many times as long as those of the unchanged sources, and a minute."""

CAUGHT, SURVIVED, HUNG, OPEN = "caught", "SURVIVED", "hung", "open"


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant that nobody could tell from the rules as they are."""

    file: str
    line: str
    """The text of the line, without the space around it."""
    was: str
    now: str
    why: str


class Drawn(NamedTuple):
    """A mutant of the sample: of which game, in which module."""

    game: str
    path: Path
    mutant: Mutant

    def __str__(self) -> str:
        return f"{self.path.relative_to(SOURCES)}:{self.mutant.line}  {self.mutant}"

    def is_equivalent(self, known: set[tuple[str, str, str, str]]) -> bool:
        """Whether it is listed as one that changes nothing."""
        line = self.path.read_text(encoding="utf-8").splitlines()[self.mutant.line - 1].strip()
        return (str(self.path.relative_to(SOURCES)), line, self.mutant.was, self.mutant.now) in known


def known_equivalents() -> set[tuple[str, str, str, str]]:
    """The listed mutants that change nothing."""
    rows = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("equivalent", [])
    return {(row.file, row.line, row.was, row.now) for row in msgspec.convert(rows, list[Equivalent])}


# -- drawing ------------------------------------------------------------------------------------------------------


def modules_of(game: str) -> list[Path]:
    """The modules of a game, or of the kernel, that are changed."""
    parts = ("rules/**/*.py", "setup.py", "resample.py", "view*.py")
    patterns = SCOPE.get(game) or tuple(f"games/{game}/{part}" for part in parts)
    return sorted(path for pattern in patterns for path in SOURCES.glob(pattern))


def all_mutants(game: str) -> list[Drawn]:
    """Every mutant of a game."""
    return [
        Drawn(game, path, mutant)
        for path in modules_of(game)
        for mutant in mutants_of(path.read_text(encoding="utf-8"))
    ]


def sample(games: list[str], count: int, seed: str) -> list[Drawn]:
    """A sample of mutants, equally many of each game, none of them a known equivalent."""
    known = known_equivalents()
    drawn: list[Drawn] = []
    for number, game in enumerate(games):
        mutants = all_mutants(game)
        random.Random(f"{seed} {game}").shuffle(mutants)
        share = count // len(games) + (number < count % len(games))
        drawn += [one for one in mutants[: share * 2] if not one.is_equivalent(known)][:share]
    return drawn


def at_line(place: str) -> list[Drawn]:
    """Every mutant of one line, `heroes3/rules/town/town.py:200`."""
    name, _, line = place.rpartition(":")
    path = next(path for path in (SOURCES / name, SOURCES / "games" / name) if path.exists())
    game = KERNEL if path.is_relative_to(SOURCES / KERNEL) else path.relative_to(SOURCES / "games").parts[0]
    mutants = mutants_of(path.read_text(encoding="utf-8"))
    return [Drawn(game, path, mutant) for mutant in mutants if mutant.line == int(line)]


# -- testing ------------------------------------------------------------------------------------------------------


def commands_for(game: str, path: Path | None) -> list[list[str]]:
    """What is run one after another: the golden games, which catch most and start quickly, then the tests of the game,
    those that know the module first."""
    folder = TESTS / KERNEL if game == KERNEL else TESTS / "games" / game
    files = sorted(folder.glob("test_*.py"))
    near = [file for file in files if path is not None and is_near(file, path)]
    rest = [file for file in files if file not in near]
    tests = [str(file.relative_to(ROOT)) for file in (*near, *rest)]
    golden = ["tools/golden.py", "--stop", "--jobs", "1"]
    return [
        golden if game == KERNEL else [*golden, f"{game}-"],
        ["-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", *tests],
    ]


def is_near(file: Path, path: Path) -> bool:
    """Whether a test file is named after a module, or imports it."""
    words = file.stem.removeprefix("test_")
    if words == path.stem or path.stem.startswith(f"{words}_") or words.startswith(f"{path.stem}_"):
        return True
    return re.search(rf"\b{path.stem} import |import {path.stem}\b", file.read_text(encoding="utf-8")) is not None


class Copy:
    """A copy of the sources that one process tests mutants in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(SOURCES, folder / "ludoteka", ignore=shutil.ignore_patterns("web", "__pycache__"))
        subprocess.run([sys.executable, "-m", "compileall", "-q", str(folder)], check=True)

    def run(self, game: str, path: Path | None, limit: float) -> str:
        """Whether the tests fail on the copy as it is now."""
        until = time.monotonic() + limit
        for command in commands_for(game, path):
            verdict = self.run_one(command, until - time.monotonic())
            if verdict != SURVIVED:
                return verdict
        return SURVIVED

    def run_one(self, command: list[str], limit: float) -> str:
        """Whether a command fails on the copy, before the time is over."""
        environment = {**os.environ, "PYTHONPATH": f"{self.folder}{os.pathsep}{TESTS}", "PYTHONDONTWRITEBYTECODE": "1"}
        environment |= {"PYTHONHASHSEED": "0", "HYPOTHESIS_PROFILE": "ci"}
        process = subprocess.Popen(
            [sys.executable, *command],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            self.output, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            process.kill()
            self.output, _ = process.communicate()
            return HUNG
        return SURVIVED if process.returncode == 0 else CAUGHT

    @contextmanager
    def broken(self, one: Drawn) -> Iterator[None]:
        """The copy with a mutant in it."""
        place = self.folder / "ludoteka" / one.path.relative_to(SOURCES)
        source = one.path.read_text(encoding="utf-8")
        for old in (place.parent / "__pycache__").glob(f"{place.stem}.*.pyc"):
            old.unlink()
        place.write_text(one.mutant.applied(source), encoding="utf-8")
        try:
            yield
        finally:
            place.write_text(source, encoding="utf-8")


class Trial:
    """A sample under test: a few copies, and the time each game's tests take when nothing is wrong."""

    def __init__(self, jobs: int, minutes: float, limit: float) -> None:
        self.until = time.monotonic() + minutes * 60
        self.copies: Queue[Copy] = Queue()
        self.jobs = jobs
        self.given = limit
        self.limit: dict[str, float] = {}

    def rehearse(self, game: str) -> None:
        """Run the tests on the sources as they are: they must pass, and the time they take is the measure."""
        if self.given:
            self.limit[game] = self.given
            return
        copy = self.copies.get()
        began = time.monotonic()
        try:
            if copy.run(game, None, 3600) != SURVIVED:
                raise SystemExit(f"the tests of {game} fail on the sources as they are:\n{copy.output[-3000:]}")
        finally:
            self.copies.put(copy)
        took = time.monotonic() - began
        self.limit[game] = took * PATIENCE + 60
        print(f"the tests of {game} take {took:.0f} s", flush=True)

    def judge(self, one: Drawn) -> str:
        """What becomes of a mutant; nothing if the time is over."""
        if time.monotonic() > self.until:
            return ""
        copy = self.copies.get()
        began = time.monotonic()
        try:
            with copy.broken(one):
                verdict = copy.run(one.game, one.path, self.limit[one.game])
        finally:
            self.copies.put(copy)
        if verdict == HUNG and self.given:
            verdict = OPEN  # the given time may just be too short for all tests
        print(f"{verdict:8} {time.monotonic() - began:4.0f} s  {one}", flush=True)
        return verdict

    def run(self, drawn: list[Drawn]) -> list[tuple[Drawn, str]]:
        """Judge all mutants of a sample."""
        with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
            for number in range(self.jobs):
                self.copies.put(Copy(Path(folder) / str(number)))
            for game in sorted({one.game for one in drawn}):
                self.rehearse(game)
            with ThreadPoolExecutor(self.jobs) as pool:
                verdicts = list(pool.map(self.judge, drawn))
        return [(one, verdict) for one, verdict in zip(drawn, verdicts, strict=True) if verdict not in ("", OPEN)]


def report(judged: list[tuple[Drawn, str]], drawn: int) -> float:
    """Tell the score by game and the survivors; the share that was caught."""
    print()
    for game in sorted({one.game for one, _ in judged}):
        verdicts = [verdict for one, verdict in judged if one.game == game]
        print(f"{game:16} {sum(verdict != SURVIVED for verdict in verdicts)} of {len(verdicts)} caught")
    caught = sum(verdict != SURVIVED for _, verdict in judged)
    score = 100 * caught / len(judged) if judged else 100.0
    late = f"; {drawn - len(judged)} were not decided for want of time" if len(judged) < drawn else ""
    print(f"{'score':16} {score:.1f} %: {caught} of {len(judged)}{late}")
    for one, verdict in judged:
        if verdict == SURVIVED:
            print(f"  survived: {one}")
    return score


def main(arguments: list[str]) -> int:
    """Draw a sample, test it and tell the score."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="", help=f"one of {', '.join((*GAMES, KERNEL))}; by default all games")
    parser.add_argument("--count", type=int, default=40, help="size of the sample")
    parser.add_argument("--seed", default="", help="draws the same sample again; by default a fresh one")
    parser.add_argument("--at", default="", metavar="FILE:LINE", help="all mutants of one line instead of a sample")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--minutes", type=float, default=120.0, help="no mutant is begun after so long")
    parser.add_argument(
        "--limit",
        type=float,
        default=0.0,
        help="seconds for one mutant; spares the first run on the sources as they are",
    )
    parser.add_argument("--least", type=float, default=0.0, help="fail if the score is below this percentage")
    parser.add_argument("--list", action="store_true", help="print the sample and test nothing")
    asked = parser.parse_args(arguments)
    if asked.game and asked.game not in (*GAMES, KERNEL):
        parser.error(f"unknown game {asked.game!r}; expected one of {', '.join((*GAMES, KERNEL))}")
    seed = asked.seed or str(random.SystemRandom().randrange(1_000_000))
    drawn = at_line(asked.at) if asked.at else sample([asked.game] if asked.game else list(GAMES), asked.count, seed)
    print(f"{len(drawn)} mutants" + ("" if asked.at else f", seed {seed}"), flush=True)
    if asked.list:
        print("\n".join(str(one) for one in drawn))
        return 0
    return 0 if report(Trial(asked.jobs, asked.minutes, asked.limit).run(drawn), len(drawn)) >= asked.least else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
