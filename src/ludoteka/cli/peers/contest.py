"""The contest: every engine in a process of its own, all on one core, turn by turn for some rounds.

Nobody is measured twice before everybody was measured once, so what slows the machine for a while slows everybody.
Medians of the rounds count; the spread beside them is half of what lies between the least and the most.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

import msgspec

import ludoteka
from ludoteka.cli.doctor import build
from ludoteka.cli.peers.entrant import Turn
from ludoteka.cli.peers.worker import Sign
from ludoteka.kernel.errors import LudotekaError

RIVALS = ("catanatron", "openspiel", "pettingzoo", "cartpole")
YARDSTICK = "catanatron"


class Figure(msgspec.Struct, frozen=True):
    """A median and its spread, as a share of it."""

    median: float
    spread: float


class Row(msgspec.Struct, frozen=True):
    """One game of one engine; ratios are to Catanatron's and, for a compiled game, to the same one pure.

    Decisions are without observations and steps with them; a figure is None where the engine does not offer it.
    """

    engine: str
    version: str
    build: str
    game: str
    players: int
    decisions_per_second: Figure | None
    copies_per_second: Figure | None
    games: int
    decisions_per_game: float
    times_catanatron: float | None = None
    copies_times_catanatron: float | None = None
    times_pure: float | None = None
    copies_times_pure: float | None = None
    steps_per_second: Figure | None = None
    many_per_second: Figure | None = None
    """Steps of many tables at once, each table counted."""
    steps_times_pure: float | None = None
    many_times_pure: float | None = None


class Contest(msgspec.Struct, frozen=True):
    """All rows of a contest, and who did not take part."""

    ludoteka: str
    python: str
    machine: str
    rounds: int
    seconds: float
    rows: list[Row]
    skipped: dict[str, str]


class Process:
    """One engine at work."""

    def __init__(self, module: str, words: Sequence[str], label: str, folder: Path | None) -> None:
        environment = dict(os.environ)
        if folder is not None:
            environment["PYTHONPATH"] = os.pathsep.join([str(folder), *elsewhere()])
        self.label = label
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludoteka.cli.peers", module, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        )
        self.sign = msgspec.json.decode(self.line(), type=Sign)
        self.turns: list[list[Turn]] = [[] for _ in self.sign.games]

    def line(self) -> bytes:
        """The next line it says."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise LudotekaError(f"{self.label}: its process ended, see above")
        return line

    def turn(self, number: int, seconds: float) -> None:
        """Let one entrant take a turn."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{number} {seconds}\n".encode())
        self.process.stdin.flush()
        self.turns[number].append(msgspec.json.decode(self.line(), type=Turn))

    def end(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def contest(
    games: Sequence[str],
    rounds: int,
    seconds: float,
    compiled: Path | None,
    rivals: Sequence[str] = RIVALS,
    on_round: Callable[[object], None] | None = None,
) -> Contest:
    """Measure our games on both builds beside the rivals."""
    skipped: dict[str, str] = {}
    processes: list[Process] = []
    try:
        starts = [("ours", games, label, folder) for label, folder in our_builds(compiled, skipped).items()]
        starts += [(rival, [], rival, None) for rival in rivals]
        for module, words, label, folder in starts:
            process = Process(module, words, label, folder)
            processes.append(process)
            if process.sign.missing:
                skipped[label] = process.sign.missing
        for number in range(rounds):
            for process in processes:
                for entrant in range(len(process.sign.games)):
                    process.turn(entrant, seconds)
            if on_round is not None:
                on_round(number)
    finally:
        for process in processes:
            process.end()
    rows = [row_of(process, number) for process in processes for number in range(len(process.sign.games))]
    machine = platform.processor() or platform.machine()
    return Contest(
        ludoteka.__version__, platform.python_version(), machine, rounds, seconds, with_ratios(rows), skipped
    )


def elsewhere() -> list[str]:
    """The folders of PYTHONPATH but for that of the loaded build: games compiled with it fit no other build."""
    here = Path(ludoteka.__file__).parents[1]
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return [path for path in paths if path and Path(path).resolve() != here]


def our_builds(compiled: Path | None, skipped: dict[str, str]) -> dict[str, Path | None]:
    """Where our builds are: the one that is loaded, and the other one beside it."""
    here = Path(ludoteka.__file__).parents[1]
    if build() == "compiled":
        pure = here.parents[1] / "src"
        if (pure / "ludoteka").is_dir():
            return {"pure": pure, "compiled": here}
        skipped["pure"] = "only the compiled build is installed here"
        return {"compiled": here}
    found: dict[str, Path | None] = {"pure": here}
    folder = here.parent / "build" / "compiled" if compiled is None else compiled
    if (folder / "ludoteka").is_dir():
        found["compiled"] = folder
    else:
        skipped["compiled"] = f"not built: make compiled (looked in {folder})"
    return found


def figure(values: Sequence[float]) -> Figure:
    middle = median(values)
    return Figure(middle, (max(values) - min(values)) / 2 / middle)


def row_of(process: Process, number: int) -> Row:
    """What one entrant did over all rounds."""
    turns = process.turns[number]
    game, players = process.sign.games[number]
    games = sum(turn.games for turn in turns)
    return Row(
        engine=process.sign.engine,
        version=process.sign.version,
        build=process.label if process.label in ("pure", "compiled") else "",
        game=game,
        players=players,
        decisions_per_second=rate([(turn.decisions, turn.play_seconds) for turn in turns]),
        copies_per_second=rate([(turn.copies, turn.copy_seconds) for turn in turns]),
        games=games,
        decisions_per_game=sum(turn.decisions for turn in turns) / games if games else 0.0,
        steps_per_second=rate([(turn.steps, turn.step_seconds) for turn in turns]),
        many_per_second=rate([(turn.many_steps, turn.many_seconds) for turn in turns]),
    )


def rate(turns: Sequence[tuple[int, float]]) -> Figure | None:
    """How much was done a second, None where nothing was."""
    return figure([done / seconds for done, seconds in turns]) if all(done for done, _ in turns) else None


def with_ratios(rows: list[Row]) -> list[Row]:
    """The rows with their ratios."""
    yardstick = next((row for row in rows if row.engine == YARDSTICK), None)
    pure = {row.game: row for row in rows if row.build == "pure"}
    out: list[Row] = []
    for row in rows:
        other = pure.get(row.game) if row.build == "compiled" else None
        out.append(
            msgspec.structs.replace(
                row,
                times_catanatron=times(row, yardstick, "decisions_per_second"),
                copies_times_catanatron=times(row, yardstick, "copies_per_second"),
                times_pure=times(row, other, "decisions_per_second"),
                copies_times_pure=times(row, other, "copies_per_second"),
                steps_times_pure=times(row, other, "steps_per_second"),
                many_times_pure=times(row, other, "many_per_second"),
            )
        )
    return out


def times(one: Row, other: Row | None, name: str) -> float | None:
    """How many times as much, where both have the figure."""
    figures = [getattr(one, name), getattr(other, name, None)]
    return None if None in figures else figures[0].median / figures[1].median
